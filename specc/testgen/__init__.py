"""testgen package."""
