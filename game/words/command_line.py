"""What the command line says of seats, tables, clusters and windows that are not to be had."""

from collections.abc import Sequence
from typing import Final

NO_DISPLAY: Final = "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."


def no_window(why: str) -> str:
    """The system opens none.

    >>> no_window("No available video device.")
    'No window can be opened here: No available video device.'
    """
    return f"No window can be opened here: {why.rstrip('.')}."


# ---- seats
def no_style(word: str, styles: Sequence[str]) -> str:
    """What stands after the colon of a level."""
    return f"There is no style {word!r}; after a level you can name {', '.join(styles)}."


def no_player(text: str, levels: Sequence[str], example: str, styles: Sequence[str]) -> str:
    """A seat that is neither a person nor a level nor a bot; `example` is a level that styles are shown with."""
    return (
        f"There is no player {text!r}; there are human, {', '.join(levels)} "
        f"(also as {example}:{styles[0]} or :{styles[-1]}), and bot:COMMAND."
    )


def quotes_do_not_match(text: str) -> str:
    """A bot whose command has an open quote."""
    return f"The quotes in {text!r} do not match."


def no_command(text: str) -> str:
    """A bot without a command."""
    return f"{text!r} names no command."


def seats_do_not_fit(seats: int, shape: str, players: int) -> str:
    """Too many seats or too few."""
    return f"You gave {seats} seats, but a table of {shape} has {players}."


def no_shape(text: str) -> str:
    """A word that is no shape of table."""
    return f"{text!r} is no shape of table; there are 2v2, 3v3, 2v2v2, and 2:solo to 6:solo."


# ---- clusters
def no_scheduler(place: str) -> str:
    """Nobody answers there."""
    return f"No Dask scheduler answers at {place}."


def no_workers(place: str) -> str:
    """A scheduler without workers."""
    return f"The cluster at {place} has no workers."


def no_game_there(place: str) -> str:
    """The game is not installed on the cluster."""
    return f"The cluster at {place} does not have the game: install it for the scheduler and the workers."
