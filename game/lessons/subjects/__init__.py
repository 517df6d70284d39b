"""What each lesson shows, one file for each."""
