"""A decision thought about once more: the table to try it at, and the answer."""
