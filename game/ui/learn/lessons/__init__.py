"""Lessons and problems, to choose from."""
