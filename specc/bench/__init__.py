"""`specc bench`: what a step of a built JAX environment costs, beside hand-written environments of the same game.

`sides.py` our side, `peers.py` the others; `choose.py` random legal actions; `rollout.py` the loops that are timed, the same for all;
`measure.py` interleaved timing; `worker.py` one spec in a process of its own; `run.py` starts it.
"""
