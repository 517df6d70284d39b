"""The screen as a tree of elements, and the way from it to the platform's screen reader."""
