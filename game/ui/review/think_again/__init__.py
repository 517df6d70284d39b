"""Thinking about a decision again: the table to try it at, and the answer."""
