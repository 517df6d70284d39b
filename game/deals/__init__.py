"""Deals that everybody can play: their code of twelve characters, the cards of a code, the deal of a day."""
