"""backends.jax package."""
