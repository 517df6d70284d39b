"""What is said at the table: log, refusals, what happened, what is read aloud."""
