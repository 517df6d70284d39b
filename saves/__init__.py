"""What is written to disk: game records, settings, own rule sets. Knows the engine, never the screen or the words."""
