"""The commands of `specc`, one a file."""
