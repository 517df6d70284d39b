"""Before a match: the title, New game, a position set up by hand, the deal of a day."""
