"""A moment of a match as a picture: used by Look back and problems."""
