"""The keys of a screen, and other keys for what they do."""
