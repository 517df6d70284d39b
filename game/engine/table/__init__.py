"""What is on the table: the open part, the whole of it, what a seat sees, how cards come there."""
