"""What is fast and how we know, how the weights were found, and the player who sees everything."""
