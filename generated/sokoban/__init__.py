"""Sokoban; the level comes with the episode: environments made by specc from specs/sokoban.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
