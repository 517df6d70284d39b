"""What the table tells the viewer: the log, hints, notes, what lights up."""
