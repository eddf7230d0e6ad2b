"""MountainCar-v0 (Moore 1990) in exact 32-bit arithmetic: environments made by specc from specs/mountain_car.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
