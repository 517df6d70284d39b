"""Everything written to disk: game records, settings, own rule sets. Knows the engine, never screen or texts."""
