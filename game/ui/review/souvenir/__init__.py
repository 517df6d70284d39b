"""A moment of a match and its round as a page of one file, to keep or to send to somebody."""
