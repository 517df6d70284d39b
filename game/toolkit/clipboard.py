"""The clipboard of the operating system."""

import pygame


def put_on_clipboard(text: str) -> bool:
    """Put a text on the clipboard; False if there is none, or it doesn't respond."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True
