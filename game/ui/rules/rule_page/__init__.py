"""The rules of a set as a page to read."""
