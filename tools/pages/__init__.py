"""Pages of docs/ that are made from the code: `python -m tools.pages`."""
