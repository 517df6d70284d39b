"""The command line: one file per command. Commands without a window import no pygame."""
