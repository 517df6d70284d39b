"""The screen as a tree of elements, and its connection to the platform's screen reader."""
