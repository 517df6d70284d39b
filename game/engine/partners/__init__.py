"""What partners agree on, ask and answer."""
