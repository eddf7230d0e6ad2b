"""Go, area scoring with positional superko (Tromp-Taylor rules, suicide forbidden): environments made by specc from specs/go.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
