"""Keys, fingers and gamepads."""
