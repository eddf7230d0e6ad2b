"""2048: environments made by specc from specs/twenty_forty_eight.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
