"""Melds, books, and how many points open."""
