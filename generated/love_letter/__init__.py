"""Love Letter, one round of two players: environments made by specc from specs/love_letter.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
