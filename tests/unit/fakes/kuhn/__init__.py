"""A hand-written stand-in for a generated folder."""
