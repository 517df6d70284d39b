"""What happens when the program has a bug."""
