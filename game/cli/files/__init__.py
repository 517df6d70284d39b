"""Files that are named on the command line."""
