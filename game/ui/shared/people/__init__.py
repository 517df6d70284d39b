"""People as screens show them: portraits, and names as short as the place asks for."""
