"""Bots: programs by others that play at seats of a match."""
