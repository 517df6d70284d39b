"""What a screen reader is told: the screen as a tree of elements with words, and what is done there by its user."""
