"""A moment of a match and its round as a one-file page, to keep or to send."""
