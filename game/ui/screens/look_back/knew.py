"""What a computer player knew at a move that is looked back at, why it made it, and a sheet with what it remembered."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from game.ai.advice import hindsight
from game.ai.advice.permission import permission_opinion
from game.ai.style import style_of
from game.engine.moves import Answer
from game.engine.view import PlayerView
from game.ui.boxes import Box, Column, Fitting, OneOf, Panel, Share, Words, paper
from game.ui.core.theme import INK, INK_SOFT, WINE
from game.ui.screens.look_back.film import Film
from game.words import looking_back as words
from game.words.going_out import answered


class Knowledge(Struct, frozen=True):
    """The view that a move was decided from; what was done and, in the player's own words, why."""

    view: PlayerView
    said: tuple[str, str]


def knowledge_at(film: Film, moment: int) -> Knowledge:
    """What the computer player knew who made the move that led to a moment. Raises ValueError unless it may be told."""
    shot, view = film.shots[moment], film.decided_from(moment)
    assert shot.move is not None
    move, seat = shot.move, film.header.seats[view.seat]
    if isinstance(move, Answer):
        why = answered(permission_opinion(view, move.yes, seat.level, style_of(seat.style)), film.names)
    else:
        why = words.own_reason(hindsight.reason_for(view, move, seat.level), film.names)
        plain = hindsight.without_thinking_ahead(view, move, seat.level, style_of(seat.style))
        if plain is not None:
            why += f" {words.without_thinking_ahead(plain)}"
    return Knowledge(hindsight.as_remembered(view, seat.level), (shot.lines[0].text if shot.lines else seat.name, why))


def reason_at(film: Film, moment: int) -> str:
    """Why the computer player made the move that led to a moment, in its own words. Raises ValueError as above."""
    return knowledge_at(film, moment).said[1]


def why_not_told(film: Film, moment: int) -> str:
    """Why nothing is told of a moment, in a few words."""
    by = film.shots[moment].by
    is_computer = by is not None and film.header.seats[by].kind == "computer"
    return words.AFTER_THE_ROUND if is_computer else words.NOT_A_COMPUTER


class Memory(Struct, frozen=True):
    """Paragraphs with their headings."""

    title: str
    paragraphs: tuple[tuple[str, str], ...]


def memory_of(view: PlayerView, names: Sequence[str], why: str = "") -> Memory:
    """Why the seat of a view moved, and what it remembered: the pile as it went by, cards that others took openly."""
    board = view.board
    below = words.buried(board.pile - len(board.pile_seen))
    pile = words.ranks_in_short(board.pile_seen)
    seen = f"{pile}; {below}" if below and board.pile_seen else below or pile
    held = {names[seat]: cards for seat, cards in enumerate(board.taken) if cards and seat != view.seat}
    hidden = board.stock + sum(board.feet) + sum(board.hands) - board.hands[view.seat]
    known = sum(len(cards) for seat, cards in enumerate(board.taken) if seat != view.seat)
    paragraphs = [(words.WHY, why)] if why else []
    paragraphs.append((words.PILE_SEEN, seen))
    if held:
        paragraphs.append((words.HELD_OPENLY, words.held_openly(held)))
    paragraphs.append((words.NOT_SEEN, words.hidden(hidden - known)))
    return Memory(words.what_knew(names[view.seat]), tuple(paragraphs))


def memory_sheet(memory: Memory) -> Box:
    """A sheet of paper, in the largest letters in which all has room; in the smallest what has none is left out."""
    title = Words(memory.title, 31, WINE, "heading", lines=1)

    def parts(size: float) -> Iterator[Box]:
        for heading, words_ in memory.paragraphs:
            yield Column(Words(heading, size, INK, "strong", lines=1), Words(words_, size, INK_SOFT))

    sizes = [Share(Column(title, *parts(size), gap=5)) for size in range(23, 15, -1)]  # words wrap in any width
    return Panel(OneOf(*sizes, Fitting(title, *parts(16), gap=5)), (26, 16), paper)
