"""The screens, each in a file of its own; they know models and callables, never each other."""
