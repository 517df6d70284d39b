"""Luck, and what may still come."""
