"""Processes beside this one: how they are started and ended."""
