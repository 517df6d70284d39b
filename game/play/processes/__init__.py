"""Processes beside this one: how they are started, confined and ended."""
