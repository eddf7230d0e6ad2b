"""Meteors, a small arcade game with sprites: environments made by specc from specs/meteors.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
