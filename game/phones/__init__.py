"""Hands on phones: the door through which browsers on the local network connect, who may connect, what phones show and
ask for.

Nothing here is imported, and no network socket exists, before somebody opens the door. The server is a separate
process; it sees only what the phones see.
"""
