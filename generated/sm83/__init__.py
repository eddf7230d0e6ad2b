"""Sharp SM83, the CPU of the Game Boy: environments made by specc from specs/sm83.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
