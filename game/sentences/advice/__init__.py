"""Hints, tips, reasons, and what was better."""
