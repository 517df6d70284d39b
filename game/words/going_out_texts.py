"""What is said about going out: what it takes, line by line; the question to a partner, and the answer."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from game.engine.board import Board, Phase, StackName
from game.engine.books import BookCounts, count_books
from game.engine.going_out import must_ask
from game.engine.permission import Because, Opinion
from game.engine.score import bonus_if_out
from game.engine.view import PlayerView
from game.rules.meld_limits import BookKind
from game.rules.ruleset import for_round, wild_books_needed
from game.text.language import named
from game.text.messages import going_out_texts as say
from game.text.messages import nouns
from game.text.person import Person
from game.words.grammar import members, seat_person, shorter_names

# ---- what it takes
NeededBook = Literal["clean", "dirty", "wild", "sevens", "any"]
"""A kind of book that going out takes."""


def books_wanted(board: Board, team: int) -> tuple[NeededBook, ...]:
    """The kinds of books that a team still needs to go out."""
    if board.phase in (Phase.CUT, Phase.CHOOSE):
        return ()
    rules = board.rules
    clean, dirty, wild, *_ = count_books(rules, board.melds[team])
    lacks: list[NeededBook] = ["sevens"] * max(0, rules.out_sevens - books_of_sevens(board, team))
    of_them = len(lacks) if rules.sevens_kind == "clean" else 0  # a book of sevens is one of the clean ones, too
    lacks += ["clean"] * max(0, for_round(rules.out_clean, board.round) - clean - of_them)
    lacks += ["dirty"] * max(0, for_round(rules.out_dirty, board.round) - dirty)
    lacks += ["wild"] * max(0, wild_books_needed(rules) - wild)
    lacks += ["any"] * max(0, rules.out_books - clean - dirty - wild - len(lacks))
    return tuple(lacks)


class Need(Struct, frozen=True):
    """One line of what going out takes: whether it is met, what it is, how far it is. Leave and how the last card goes
    are met by going out alone.
    """

    met: bool
    what: str
    how: str
    who: str = ""
    """The name that `what` begins with, which may be shortened."""
    brief: tuple[str, ...] = ()
    """What is said of `who` where room is short, the shortest last."""
    is_plain: bool = False
    """Whether how far it is says no more than the tick beside it."""
    books: tuple[tuple[NeededBook, bool], ...] = ()
    """Where it is about books each of them, and whether it is there; of all books those that no other line has."""
    seat: int | None = None
    """Where it is about somebody whose."""


def going_out(view: PlayerView, names: Sequence[str], base: int, me: int | None = None) -> tuple[Need, ...]:
    """What the team of the seat `base` needs before that seat may go out, as facts; while a teammate asks for leave to
    go out, or has gone out, what that one needs.
    """
    board, rules = view.board, view.board.rules
    reader = base
    goer = board.turn if board.phase == Phase.ANSWER else board.out
    if goer is not None and goer in board.teammates(base):
        base = goer
    is_out = board.out == base
    needs = _books(board, board.team_of(base))
    if rules.foot_needed:
        needs.append(_in_stack(board, names, base, me))
    needs += _partners(board, names, base, me)
    if must_ask(board):
        needs.append(_leave(board, names, base, me if reader != base else None))
    needs.append(Need(is_out, say.last_card(rules.final_discard), ""))
    return tuple(needs)


def _in_stack(board: Board, names: Sequence[str], seat: int, me: int | None) -> Need:
    who, stack = seat_person(names, seat, me), board.last_stack
    return _of_somebody(
        board.in_foot[seat], who, stack, say.in_stack(who, stack.value), say.in_stack_short(who, stack.value)
    )


def _of_somebody(met: bool, who: Person, stack: StackName, what: str, short: str) -> Need:
    return Need(met, what, say.yes() if met else say.no(), who.name, (short, nouns.stack(stack.value)), is_plain=True)


def _books(board: Board, team: int) -> list[Need]:
    """The books that a team must have, each kind with how many it has."""
    rules = board.rules
    clean, dirty, wild, *_ = count_books(rules, board.melds[team])
    needs: list[Need] = []
    kinds: tuple[tuple[NeededBook, int, int, str], ...] = (
        ("clean", clean, for_round(rules.out_clean, board.round or 1), say.clean_books()),
        ("dirty", dirty, for_round(rules.out_dirty, board.round or 1), say.dirty_books()),
        ("wild", wild, wild_books_needed(rules), say.books_of_wilds()),
        ("sevens", books_of_sevens(board, team), rules.out_sevens, say.book_of_sevens()),
    )
    for kind, have, need, what in kinds:
        if need:
            signs = tuple((kind, n < have) for n in range(need))
            needs.append(Need(have >= need, what, f"{have}/{need}", books=signs))
    if rules.out_books:
        have = clean + dirty + wild
        more = max(0, rules.out_books - sum(need for _, _, need, _ in kinds))
        lacking = sum(max(0, need - held) for _, held, need, _ in kinds)
        signs = tuple(("any", n < more - (rules.out_books - have - lacking)) for n in range(more))
        needs.append(Need(have >= rules.out_books, say.books_in_all(), f"{have}/{rules.out_books}", books=signs))
    return needs


def books_of_sevens(board: Board, team: int) -> int:
    """How many books of sevens count for going out."""
    tally = count_books(board.rules, board.melds[team])
    return tally.clean_sevens + (0 if board.rules.sevens_kind == "clean" else tally.dirty_sevens)


def _leave(board: Board, names: Sequence[str], base: int, me: int | None) -> Need:
    """Whether the others of the team agree: still to be asked, being asked just now, against it, or for it."""
    mates = tuple(board.teammates(base))
    agreed = board.out == base
    how = say.yes() if agreed else say.ask()
    if not agreed and board.turn == base and (board.refused or board.phase == Phase.ANSWER):
        how = say.refused() if board.refused else say.asked()
    if len(mates) > 1:
        return Need(agreed, say.all_agree(), how, is_plain=agreed)
    mate = seat_person(names, mates[0], me)
    return Need(agreed, say.agrees(mate), how, mate.name, is_plain=agreed)


def _partners(board: Board, names: Sequence[str], base: int, me: int | None) -> list[Need]:
    asked = board.rules.partners_foot
    if asked == "none":
        return []
    stack, mates = board.last_stack, tuple(board.teammates(base))
    if asked == "picked_up" and len(mates) <= MOST_NAMED:
        return [_in_stack(board, names, seat, me) for seat in mates]
    done = board.in_foot if asked == "picked_up" else board.played_foot
    if len(mates) > MOST_NAMED:
        have = sum(done[seat] for seat in (base, *mates))
        what = (
            say.all_in_stack(stack.value) if asked == "picked_up" else say.all_played("tail" if board.tails else "foot")
        )
        return [Need(all(done[seat] for seat in mates), what, f"{have}/{1 + len(mates)}")]
    people = [(seat, seat_person(names, seat, me)) for seat in mates]
    return [
        _of_somebody(
            done[seat], who, stack, say.played_stack(who, stack.value), say.played_stack_short(who, stack.value)
        )
        for seat, who in people
    ]


MOST_NAMED: Final = 2
"""Partners who have a line each; of more one line tells how many are there."""


def team_needs(board: Board, names: Sequence[str], team: int, me: int | None = None) -> tuple[Need, ...]:
    """What lies open of a team's way out: its books, and for each of its people the foot; leave is asked for last."""
    rules, stack = board.rules, board.last_stack
    needs = list(_books(board, team))
    for seat in members(board.players, board.teams, team, me):
        who = seat_person(names, seat, me)
        if board.in_foot[seat] and rules.partners_foot == "played" and board.has_partners:
            what = say.played_stack(who, stack.value)
            needs.append(Need(board.played_foot[seat], what, "", who.name, (nouns.stack(stack.value),), seat=seat))
        elif rules.foot_needed or rules.partners_foot != "none":
            what = say.in_stack(who, stack.value)
            needs.append(Need(board.in_foot[seat], what, "", who.name, (nouns.stack(stack.value),), seat=seat))
    if must_ask(board):
        needs.append(Need(False, say.partners_yes(), ""))
    return tuple(needs)


# ---- the question
def what_a_yes_does(view: PlayerView) -> str:
    """What the partner who is asked hears: the books that it would bring, and that the round ends by it."""
    board = view.board
    ends = say.yes_ends_round(board.players // board.teams - 1)
    return ends if view.proposed is None else f"{_brought(board, view.team, view.proposed)} {ends}"


def _brought(board: Board, team: int, gained: BookCounts) -> str:
    """The books of a proposal, the first of a kind by its place: "It brings your third clean book."."""
    has = count_books(board.rules, board.melds[team])
    kinds: tuple[tuple[int, int, BookKind], ...] = (
        (gained.clean, has.clean, "clean"),
        (gained.dirty + min(0, gained.clean), has.dirty, "dirty"),
        (gained.wild, has.wild, "wild"),
    )
    books = [
        say.your_book(before + 1, kind) if more == 1 else say.more_books(more, kind)
        for more, before, kind in kinds
        if more > 0
    ]
    if gained.clean < 0:
        return say.brings_and_dirties(books, -gained.clean) if books else say.dirties(-gained.clean)
    return say.brings(books) if books else say.brings_nothing()


# ---- what is at stake
def ask_button(names: Sequence[str], board: Board, seat: int) -> str:
    """The button that asks, instead of playing: without surnames where nobody else could be meant."""
    mates = members(len(names), board.teams, seat % board.teams, seat)[1:]
    return say.ask_button([_first_name(names, mate) for mate in mates])


def _first_name(names: Sequence[str], seat: int) -> str:
    first = next((form for form in shorter_names(names[seat]) if not form.endswith(".")), names[seat])
    return first if sum(name.startswith(first) for name in names) == 1 else names[seat]


def at_stake(names: Sequence[str], board: Board, asker: int, worth: float = 0.0) -> str:
    """What the asker's teammates still hold: it counts against the team. `worth` is what a hidden card is worth on an
    average, 0 where nobody can say.
    """
    mates = tuple(board.teammates(asker))
    cards = sum(board.hands[mate] + board.lying(mate) for mate in mates)
    held = [say.holds(seat_person(names, mate), _hand_and_foot(board, mate)) for mate in mates]
    how: Literal["nothing", "free", "unknown", "about"] = "about" if worth else "unknown"
    if board.rules.winner_takes or not cards:
        how = "free" if cards else "nothing"
    return say.counts(held, how, 5 * round(worth * cards / 5), bonus_if_out(board, asker))


def for_the_asked(board: Board, seat: int, worth: int) -> str:
    """What to think of before an answer: what would be left in their own hand, whose cards are
    worth so many points, and in a foot that he has not seen.
    """
    hand = board.hands[seat]
    stacks = [say.your_stack_of(stack.value, cards) for stack, cards in lying_stacks(board, seat)]
    return say.yes_costs(board.rules.winner_takes, hand, worth, stacks)


def _hand_and_foot(board: Board, seat: int) -> list[str]:
    """As everybody sees it: "nine cards", "a foot of 11"."""
    stacks = [say.stack_of(stack.value, cards) for stack, cards in lying_stacks(board, seat)]
    hand = board.hands[seat]
    return [nouns.cards(hand), *stacks] if hand or not stacks else stacks


def lying_stacks(board: Board, seat: int) -> list[tuple[StackName, int]]:
    """What the seat has not picked up yet, with how many cards each has."""
    lying = [(board.next_stack(seat) or board.last_stack, board.feet[seat])]
    if board.tails:
        lying.append((StackName.TAIL, board.tails[seat]))
    return [(stack, cards) for stack, cards in lying if cards]


# ---- the answer of a computer partner
def answered(opinion: Opinion, names: Sequence[str], me: int | None = None) -> str:
    """The answer as a sentence in the words of the partner who was asked.

    >>> from game.engine.permission import Ground
    >>> answered(Opinion(2, "no", (Because(Ground.MUCH_HELD),)), ["Anna", "Walt"])
    'Not yet: my cards would cost us too much.'
    """
    reasons = ""
    for because in opinion.grounds:
        ground = _ground(because, names, me)
        reasons = say.two_reasons(reasons, ground) if reasons else ground
    return say.answer(opinion.says, reasons)


def _ground(because: Because, names: Sequence[str], me: int | None) -> str:
    """A ground in the first person, without a capital or a full stop."""
    who = seat_person(names, because.seat if because.seat is not None else 0, me)
    return named("going_out_texts", because.ground, because, who=who)
