"""Key, door and goal, seen through a small window: environments made by specc from specs/gridworld.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
