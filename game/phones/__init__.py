"""Hands on phones: the door through which browsers of the local network come in, and who may come in.

Nothing here is imported, and no network socket exists, before somebody opens the door. The server is a process of its
own; it sees what the phones see and no more.
"""
