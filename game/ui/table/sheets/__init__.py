"""Sheets over the table until they are read or answered."""
