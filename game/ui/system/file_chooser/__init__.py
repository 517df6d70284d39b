"""Where a person chooses a file, to save or to open."""
