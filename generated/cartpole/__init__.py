"""CartPole-v1 (Barto, Sutton and Anderson 1983), as in gymnasium: environments made by specc from specs/cartpole.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
