"""What is fast and how we know, how strong the levels are, and the player who sees everything."""
