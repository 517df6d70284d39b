"""Decisions, and what was better."""
