"""What a coach says, and when."""
