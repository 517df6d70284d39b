"""Lessons, problems and words of the game."""
