"""Pokemon battle, generation 1: environments made by specc from specs/pokemon_gen1.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
