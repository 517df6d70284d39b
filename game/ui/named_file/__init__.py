"""Where a person names a file, and what is written there."""
