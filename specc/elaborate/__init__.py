"""elaborate package."""
