"""Measurements: speed and size, the strength of the levels, luck and chances."""
