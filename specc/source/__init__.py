"""source package."""
