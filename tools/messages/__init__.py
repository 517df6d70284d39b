"""From message files to the typed modules that the game imports: `python -m tools.messages`."""
