"""What a screen reader hears: the screen as a tree of elements with words, and what is done there by its user."""
