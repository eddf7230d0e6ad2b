"""Puffer Pong (PufferLib 3.0.0), restated: environments made by specc from specs/pong.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
