"""One module for each command, imported by its name when it is given."""
