"""Lander, a probe that brakes in thin air over a slope: environments made by specc from specs/lander.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
