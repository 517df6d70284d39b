"""Texts about going out: what it requires, line by line; the question to a partner, and the answer."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from game.engine.ending.going_out import NeededBook, must_ask, needed_books
from game.engine.melding.melds import BookCounts, card_values, count_books
from game.engine.partners.permission import Because, Opinion
from game.engine.refusal import BooksMissing
from game.engine.score import bonus_if_out
from game.engine.table.board import Board, Phase
from game.engine.table.view import PlayerView
from game.messages.amounts import listed
from game.messages.functions import going_out_texts as say, nouns
from game.messages.language import named
from game.rules.ruleset import BookKind
from game.sentences.at_table.refusals import books_missing
from game.sentences.grammar import members, seat_person, shorter_names


# ---- what it takes
class Need(Struct, frozen=True):
    """One line of what going out requires: whether it is met, what it is, how far along. Permission and the last card
    are met only by going out.
    """

    met: bool
    what: str
    how: str
    who: str = ""
    """The name that `what` begins with, which may be shortened."""
    brief: tuple[str, ...] = ()
    """Shorter forms for narrow places, instead of `what`, or after `who` (with what joins them); the shortest last."""
    is_plain: bool = False
    """Whether the progress says no more than the tick beside it."""


def going_out(view: PlayerView, names: Sequence[str], base: int, me: int | None = None) -> tuple[Need, ...]:
    """What the team of the seat `base` needs before that seat may go out, as facts; while a teammate asks to go out, or
    after one has gone out, what that teammate needs.
    """
    board, rules = view.board, view.board.rules
    goer = board.turn if board.phase == Phase.ANSWER else board.out
    if goer is not None and goer in board.teammates(base):
        base = goer
    is_out = board.out == base
    needs = _books(board, board.team_of(base))
    if rules.foot_needed:
        needs.append(_stack(board, names, base, me))
    needs += _partners(board, names, base, me)
    if must_ask(board):
        needs.append(_leave(board, names, base, me))
    card = rules.final_discard
    needs.append(Need(is_out, say.last_card(card), "", brief=(say.last_card_short(card),)))
    return tuple(needs)


def _books(board: Board, team: int) -> list[Need]:
    """The books that a team must have, each kind with how many it has."""
    return [
        Need(
            one.have >= one.need,
            say.books(one.kind),
            f"{one.have}/{one.need}",
            brief=(say.books_short(one.kind),),
        )
        for one in needed_books(board, team)
    ]


def _stack(board: Board, names: Sequence[str], seat: int, me: int | None, played: bool = False) -> Need:
    """Somebody must have picked up the last stack, or have `played` from it."""
    who, stack = seat_person(names, seat, me), board.last_stack
    met = (board.played_foot if played else board.in_foot)[seat]
    what, short = (say.played_stack, say.played_stack_short) if played else (say.in_stack, say.in_stack_short)
    brief = (f" {short(who, stack.value)}", f": {nouns.stack(stack.value)}")
    return Need(met, what(who, stack.value), say.how("yes" if met else "no"), who.name, brief, is_plain=True)


def _leave(board: Board, names: Sequence[str], base: int, me: int | None) -> Need:
    """Whether the team agrees: not asked yet, being asked now, refused, or agreed."""
    mates = tuple(board.teammates(base))
    agreed = board.out == base
    state: Literal["yes", "ask", "asked", "refused"] = "yes" if agreed else "ask"
    if not agreed and board.turn == base and (board.refused or board.phase == Phase.ANSWER):
        state = "refused" if board.refused else "asked"
    if len(mates) > 1:
        return Need(agreed, say.all_agree(), say.how(state), is_plain=agreed)
    mate = seat_person(names, mates[0], me)
    return Need(agreed, say.agrees(mate), say.how(state), mate.name, is_plain=agreed)


def _partners(board: Board, names: Sequence[str], base: int, me: int | None) -> list[Need]:
    if board.rules.partners_foot == "none":
        return []
    played, mates = board.rules.partners_foot == "played", tuple(board.teammates(base))
    if len(mates) <= MOST_NAMED:
        return [_stack(board, names, seat, me, played) for seat in mates]
    done = board.played_foot if played else board.in_foot
    what = say.all_played("tail" if board.tails else "foot") if played else say.all_in_stack(board.last_stack.value)
    have = sum(done[seat] for seat in (base, *mates))
    return [Need(all(done[seat] for seat in mates), what, f"{have}/{1 + len(mates)}")]


MOST_NAMED: Final = 2
"""Partners who get a line each; beyond that one line gives the number who are ready."""


class NeededFoot(Struct, frozen=True):
    """Somebody's last stack: whether it was picked up, and whether picking it up is all that is required."""

    seat: int
    picked_up: bool
    met: bool


class TeamNeeds(Struct, frozen=True):
    """What going out requires of a team: each book and each foot, and what is still missing in a sentence."""

    books: tuple[tuple[NeededBook, bool], ...]
    """Each with whether the team has it; `any` is one that no other kind requires."""
    feet: tuple[NeededFoot, ...]
    told: str


def team_needs(board: Board, names: Sequence[str], team: int, me: int | None = None) -> TeamNeeds:
    """What a team needs to go out, the reader's own foot first."""
    rules = board.rules
    books = tuple((one.kind, there) for one in needed_books(board, team) for there in one.are_there)
    lacks = Counter(kind for kind, is_there in books if not is_there)
    told = books_missing(
        BooksMissing(
            clean=lacks["clean"],
            dirty=lacks["dirty"],
            wild=lacks["wild"],
            sevens=lacks["sevens"],
            books=lacks.total(),
            any_sevens=rules.sevens_kind == "any",
        )
    )
    must_play = rules.partners_foot == "played" and board.has_partners
    feet = tuple(
        NeededFoot(seat, board.in_foot[seat], (board.played_foot if must_play else board.in_foot)[seat])
        for seat in members(board.players, board.teams, team, me)
        if rules.foot_needed or rules.partners_foot != "none"
    )
    needs_one = rules.partners_foot == "none"  # that of the player who goes out
    if needs_one and any(foot.met for foot in feet):
        feet = tuple(foot for foot in feet if foot.met)
    called = [_first_name(names, seat) for seat in range(len(names))]
    lacking = [
        say.needed_foot(seat_person(called, foot.seat, me), board.last_stack.value, foot.picked_up)
        for foot in feet
        if not foot.met
    ]
    told += [listed(lacking, "or")] if needs_one and lacking else lacking
    if must_ask(board):
        told.append(say.partners_yes())
    return TeamNeeds(books, feet, say.still_needed(told))


# ---- the question
def effect_of_yes(view: PlayerView) -> tuple[str, ...]:
    """What the partner who is asked reads: the books that it makes, that it ends the round, and what it costs."""
    board, values = view.board, card_values(view.board.rules)
    brings = "" if view.proposed is None else _brought(board, view.team, view.proposed)
    ends = say.yes_ends_round(board.players // board.teams - 1)
    costs = for_the_asked(board, view.seat, sum(values[card] for card in view.hand))
    return tuple(filter(None, (brings, ends, costs)))


def _brought(board: Board, team: int, gained: BookCounts) -> str:
    """The books of a proposal; the first of a kind with its ordinal: "+ your third clean book"."""
    has = count_books(board.rules, board.melds[team])
    kinds: tuple[tuple[int, int, BookKind], ...] = (
        (gained.clean, has.clean, "clean"),
        (gained.dirty + min(0, gained.clean), has.dirty, "dirty"),
        (gained.wild, has.wild, "wild"),
    )
    books = [say.books_brought(more, before + 1, kind) for more, before, kind in kinds if more > 0]
    return say.brings(books, max(0, -gained.clean))


# ---- what is at stake
def ask_button(names: Sequence[str], board: Board, seat: int) -> str:
    """The label of the button that asks instead of playing: without surnames if they aren't needed."""
    mates = members(len(names), board.teams, seat % board.teams, seat)[1:]
    return say.ask_button([_first_name(names, mate) for mate in mates])


def _first_name(names: Sequence[str], seat: int) -> str:
    first = next((form for form in shorter_names(names[seat]) if not form.endswith(".")), names[seat])
    return first if sum(name.startswith(first) for name in names) == 1 else names[seat]


def at_stake(names: Sequence[str], board: Board, asker: int, worth: float = 0.0, red: int = 0) -> str:
    """What the asker's teammates still hold, which counts against the team. `worth` is the average value of a hidden
    card other than a red three, 0 if unknown; `red` what one of those would cost.
    """
    mates = tuple(board.teammates(asker))
    cards = sum(board.hands[mate] + board.lying(mate) for mate in mates)
    held = [say.holds(seat_person(names, mate), _hand_and_foot(board, mate)) for mate in mates]
    cost = 5 * round(worth * cards / 5)
    return say.counts(held, cards, board.rules.winner_takes, cost, red, bonus_if_out(board, asker))


def for_the_asked(board: Board, seat: int, worth: int) -> str:
    """What to consider before answering: what would be left in the answerer's own hand, worth `worth` points, and in an
    unseen foot.
    """
    hand = board.hands[seat]
    stacks = [say.your_stack_of(stack.value, cards) for stack, cards in board.lying_stacks(seat)]
    return say.yes_costs(board.rules.winner_takes, hand, worth, stacks)


def _hand_and_foot(board: Board, seat: int) -> list[str]:
    """As everybody sees it: "nine cards", "a foot of 11"."""
    stacks = (say.stack_of(stack.value, cards) for stack, cards in board.lying_stacks(seat))
    return [nouns.cards(board.hands[seat]), *stacks]


# ---- the answer of a computer partner
def answered(opinion: Opinion, names: Sequence[str], me: int | None = None) -> str:
    """The answer as a sentence in the words of the partner who was asked.

    >>> from game.engine.partners.permission import Ground
    >>> answered(Opinion(2, "no", (Because(Ground.MUCH_HELD),)), ["Anna", "Walt"])
    'Not yet: my cards would cost us too much.'
    """
    return say.answer(opinion.says, [_ground(because, names, me) for because in opinion.grounds])


def _ground(because: Because, names: Sequence[str], me: int | None) -> str:
    """A ground in the first person, without a capital or a full stop."""
    who = seat_person(names, because.seat if because.seat is not None else 0, me)
    return named("going_out_texts", because.ground, because, who=who)
