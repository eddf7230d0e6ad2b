"""Environments built from `specs/` by `make generated`: `from generated.connect_four import jax_env`."""
