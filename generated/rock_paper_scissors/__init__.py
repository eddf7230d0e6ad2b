"""Rock, paper, scissors over several rounds: environments made by specc from specs/rock_paper_scissors.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
