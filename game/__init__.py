"""Hand and Foot: the rules, the players and the table."""

VERSION = "0.1.0"
