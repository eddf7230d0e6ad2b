"""Backgammon, without the doubling cube: environments made by specc from specs/backgammon.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
