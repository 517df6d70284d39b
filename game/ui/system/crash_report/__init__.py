"""What is shown and done when the program has a bug."""
