"""Sounds, and the voice that says what is heard."""
