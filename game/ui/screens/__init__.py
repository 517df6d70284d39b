"""The screens, each in a file of its own; they are given models and ask by requests, and never know each other."""
