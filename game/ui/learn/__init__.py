"""Lessons, and problems."""
