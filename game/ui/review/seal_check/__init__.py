"""The seal of a round, computed again, and how anybody checks it."""
