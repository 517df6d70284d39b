"""Before a match: the title, New game, the deal of a day."""
