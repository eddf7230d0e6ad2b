"""backends.python package."""
