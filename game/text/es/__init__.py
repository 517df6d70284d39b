"""Made from the message files by `python -m tools.messages`."""
