"""My games: the list of all games, and beside it statistics of the finished ones."""
