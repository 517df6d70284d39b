"""Playing on from a moment of another match."""
