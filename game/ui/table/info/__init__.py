"""What the table tells whoever looks: the log, hints, notes, what lights up."""
