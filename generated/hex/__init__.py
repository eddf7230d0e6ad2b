"""Hex with the swap rule: environments made by specc from specs/hex.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
