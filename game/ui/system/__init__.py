"""The program around the matches: settings, files, keys, help, players, screen readers."""
