"""One match at the screen, from its deal to its end."""
