"""Thinking ahead: possible moves are played out in imagined worlds consistent with everything a seat has seen."""
