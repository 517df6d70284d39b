"""Cloth, card backs and deck, as a person likes them."""
