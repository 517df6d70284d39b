"""Everything with pixels: the only room that imports pygame; it asks `play` and `engine` what is true and never judges a move."""
