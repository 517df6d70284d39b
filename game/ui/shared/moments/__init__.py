"""A moment of a match as a picture: used by Look back, problems and a friend's match."""
