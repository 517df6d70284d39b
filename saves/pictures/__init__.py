"""Photos, decks and tables from elsewhere."""
