"""Faces, backs and decks of cards."""
