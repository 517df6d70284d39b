"""Table widgets that take keys and pointer, and the buttons on offer."""
