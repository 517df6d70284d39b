"""Thinking ahead: what might be done is played out in imagined worlds that agree with everything a seat has seen."""
