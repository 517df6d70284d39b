"""Hands on phones: how they join, and what they show."""
