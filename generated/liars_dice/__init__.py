"""Liar's dice, two players with one die each, the highest face is wild: environments made by specc from specs/liars_dice.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
