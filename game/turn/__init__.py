"""What one player arranges and is offered in a turn. No pixels: screen, phones and screen readers use it."""
