"""MountainCarContinuous-v0, as in gymnasium: environments made by specc from specs/mountain_car_continuous.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
