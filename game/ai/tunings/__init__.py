"""Weights: learned, fixed, and tried for house rules."""
