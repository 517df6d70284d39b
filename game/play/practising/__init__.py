"""Lessons, coaching, and positions to try."""
