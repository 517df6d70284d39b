"""Pages that are only read."""
