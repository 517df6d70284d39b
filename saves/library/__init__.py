"""All games of a player: lists, summaries, backups, what is imported."""
