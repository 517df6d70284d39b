"""Cloth, card backs and deck, chosen to taste."""
