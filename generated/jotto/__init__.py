"""Jotto; guess a secret word by how many of its letters a guess has: environments made by specc from specs/jotto.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
