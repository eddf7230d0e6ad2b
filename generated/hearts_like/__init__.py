"""Hearts, one deal, three cards passed to the left: environments made by specc from specs/hearts_like.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
