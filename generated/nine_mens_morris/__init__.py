"""Nine men's morris; with three men one may jump: environments made by specc from specs/nine_mens_morris.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
