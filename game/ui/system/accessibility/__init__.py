"""What a screen reader hears: the screen as a tree of elements with words, and its user's actions."""
