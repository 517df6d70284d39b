"""Files and folders, and what can be wrong with them. It knows nothing of games."""
