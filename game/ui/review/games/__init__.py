"""My games: the list of all games, and beside the finished ones what each person has played and won."""
