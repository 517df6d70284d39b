"""Past matches: the list of games, Look back."""
