"""Pendulum-v1, swing-up with a bounded torque, as in gymnasium: environments made by specc from specs/pendulum.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
