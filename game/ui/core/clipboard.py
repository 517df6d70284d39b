"""The clipboard of the operating system."""

import pygame


def put_on_clipboard(text: str) -> bool:
    """Hand a text to it; False where there is none, or where it does not listen."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True
