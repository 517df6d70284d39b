"""The discard pile: who may take it, and how."""
