"""What a player has: settings, own rules, names, learning."""
