"""The keys of a screen, and their reassignment."""
