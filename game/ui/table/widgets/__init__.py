"""What of the table takes keys and pointer, and which buttons it offers."""
