"""What a player knew at a move that is looked back at, why a computer player made it or what speaks for a person's, and
a sheet with what was remembered.
"""

from collections.abc import Sequence

from msgspec import Struct

from game.ai.advice import hindsight
from game.ai.advice.permission_reasons import permission_opinion
from game.ai.style import style_of
from game.engine.agreements import agreements_of
from game.engine.moves import Answer, Move
from game.engine.view import PlayerView
from game.text.messages import looking_back as say
from game.ui.moments.film import Film
from game.words import looking_back as words
from game.words.going_out_texts import answered
from game.words.grammar import seat_person
from game.words.hints import move_phrase


class Knowledge(Struct, frozen=True):
    """The view that a move was decided from; what was done, and why: in a computer player's own words, of others what
    speaks for it.
    """

    view: PlayerView
    said: tuple[str, str]


def knowledge_at(film: Film, moment: int) -> Knowledge:
    """What the player knew who made the move that led to a moment. Raises ValueError unless it may be told."""
    shot, view = film.shots[moment], film.decided_from(moment)
    assert shot.move is not None
    seat = film.header.seats[view.seat]
    if seat.kind == "computer":
        why, known = _own_reason(film, view, shot.move), hindsight.as_remembered(view, seat.level)
    else:
        advice, who = hindsight.in_hards_place(view, shot.move), seat_person(film.names, view.seat, film.own)
        why, known = words.speaks_for(advice, shot.move, film.names, who), view
    return Knowledge(known, (shot.lines[0].text if shot.lines else seat.name, why))


def _own_reason(film: Film, view: PlayerView, move: Move) -> str:
    """Why a computer player made a move of this view: what was agreed, if it would have done otherwise without."""
    seat = film.header.seats[view.seat]
    level, style, agreements = seat.level, style_of(seat.style), agreements_of(seat.agreements)
    agreed = hindsight.agreement_behind(view, move, level, style, agreements)
    if agreed is not None:
        return words.as_agreed(agreed, film.rules)
    if isinstance(move, Answer):
        return answered(permission_opinion(view, move.yes, level, style), film.names)
    why = words.own_reason(hindsight.reason_for(view, move, level), film.names)
    plain = hindsight.without_thinking_ahead(view, move, level, style, agreements)
    return why if plain is None else f"{why} {say.without_thinking_ahead(move_phrase(plain))}"


def reason_at(film: Film, moment: int) -> str:
    """Why the move was made that led to a moment, or what speaks for it; "" where only a person can say. Raises
    ValueError as above.
    """
    view, move = film.decided_from(moment), film.shots[moment].move
    if move is None or film.header.seats[view.seat].kind == "computer":
        return knowledge_at(film, moment).said[1]
    return knowledge_at(film, moment).said[1] if hindsight.in_hards_place(view, move).move == move else ""


def why_not_told(film: Film, moment: int) -> str:
    """Why nothing is told of a moment, in a few words."""
    by = film.shots[moment].by
    if by is None:
        return say.not_a_move()
    is_hidden = film.header.seats[by].kind == "human" and by != film.own
    return say.once_over() if is_hidden else say.once_round_over()


class Memory(Struct, frozen=True):
    """Paragraphs with their headings."""

    title: str
    paragraphs: tuple[tuple[str, str], ...]


def memory_of(view: PlayerView, names: Sequence[str], why: str = "") -> Memory:
    """Why the seat of a view moved, and what it remembered: the pile as it went by, cards that others took openly."""
    board = view.board
    seen = words.pile_seen(board.pile_seen, board.pile - len(board.pile_seen))
    held = {seat_person(names, seat): cards for seat, cards in enumerate(board.taken) if cards and seat != view.seat}
    hidden = board.stock + sum(board.feet) + sum(board.tails) + sum(board.hands) - board.hands[view.seat]
    known = sum(len(cards) for seat, cards in enumerate(board.taken) if seat != view.seat)
    paragraphs = [(say.why(), why)] if why else []
    paragraphs.append((say.pile_seen(), seen))
    if held:
        paragraphs.append((say.held_openly(), words.held_openly(held)))
    paragraphs.append((say.not_seen(), say.hidden(hidden - known, bool(board.tails))))
    return Memory(say.what_knew(seat_person(names, view.seat)), tuple(paragraphs))
