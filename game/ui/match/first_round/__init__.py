"""A newcomer's first round: the picture before it, and what was achieved in it."""
