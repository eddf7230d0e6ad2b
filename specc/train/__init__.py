"""Training of policies in built environments, their evaluation in either backend, and the transfer test (level 4 of verification)."""
