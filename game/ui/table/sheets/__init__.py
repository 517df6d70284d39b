"""What lies over the table until it is read or answered."""
