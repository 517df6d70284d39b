"""What is shown at the small table."""
