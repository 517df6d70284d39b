"""Hands on phones at a table of this program: what a phone shows, and what its presses mean. Imports no pygame."""
