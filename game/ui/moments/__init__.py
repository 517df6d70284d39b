"""A moment of a match as a picture: what Look back, problems and a friend's match show it with."""
