"""Choosing a file, to save or to open."""
