"""Putting a game together."""
