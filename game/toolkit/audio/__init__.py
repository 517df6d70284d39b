"""Sounds, and the spoken voice."""
