"""Deals that everybody can play: their code of twelve signs, the cards that a code stands for, the deal of a day."""
