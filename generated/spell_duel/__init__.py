"""Spell duel, a small card game of this repository: environments made by specc from specs/spell_duel.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
