"""Computer players: a move from a view. They know nothing of deals, records or the match that asks them."""
