"""Japanese auction, the price rises and bidders leave: environments made by specc from specs/japanese_auction.yaml.

`reference.Env`: the reference in plain Python, which is the meaning of the rules.
`jax_env.Env`: the same environment in JAX.
"""
