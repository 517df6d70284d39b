"""What is said about going out: what it takes, line by line; the question to a partner, and the answer."""

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec import Struct

from game.engine.board import Board, Phase, StackName
from game.engine.books import BookCounts, count_books
from game.engine.going_out import must_ask
from game.engine.permission import Because, Ground, Opinion
from game.engine.score import bonus_if_out
from game.engine.view import PlayerView
from game.rules.ruleset import for_round, wild_books_needed
from game.words.grammar import (
    agreeing,
    counted,
    listed,
    members,
    number,
    ordinal,
    points,
    seat_name,
    sentences,
    shorter_names,
    signed,
    teammate_names,
)
from game.words.stacks import next_stack


# ---- what it takes
class Need(Struct, frozen=True):
    """One line of what going out takes: whether it is met, what it is, how far it is. Leave and how the last card goes
    are met by going out alone.
    """

    met: bool
    what: str
    how: str
    who: str = ""
    """The name that `what` begins with, which may be shortened."""

    @property
    def is_plain(self) -> bool:
        """Whether how far it is says no more than the tick beside it."""
        return self.how in (_yes(True), _yes(False))

    @property
    def brief(self) -> str:
        """What is said of `who`, in as few letters as can be."""
        rest = self.what.removeprefix(self.who)
        return next((f" {stack}" for stack in ("foot", "tail") if rest.endswith(f" {stack}")), rest)


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
    own = seat_name(names, base, me)
    if rules.foot_needed:
        needs.append(Need(board.in_foot[base], f"{own} in {board.last_stack.value}", _yes(board.in_foot[base]), own))
    needs += _partners(board, names, base, me)
    if must_ask(board):
        needs.append(_leave(board, names, base, me if reader != base else None))
    needs.append(Need(is_out, _LAST_CARD[rules.final_discard], ""))
    return tuple(needs)


_LAST_CARD: Final = {"required": "A last discard", "optional": "Any last card", "never": "A last card to meld"}


def _books(board: Board, team: int) -> list[Need]:
    """The books that a team must have, each kind with how many it has."""
    rules = board.rules
    clean, dirty, wild, *_ = count_books(rules, board.melds[team])
    needs = []
    for have, need, what in (
        (clean, for_round(rules.out_clean, board.round or 1), "Clean books"),
        (dirty, for_round(rules.out_dirty, board.round or 1), "Dirty books"),
        (wild, wild_books_needed(rules), "Books of wilds"),
        (_sevens(board, team), rules.out_sevens, "Book of sevens"),
        (clean + dirty + wild, rules.out_books, "Books in all"),
    ):
        if need:
            needs.append(Need(have >= need, what, f"{have}/{need}"))
    return needs


def _sevens(board: Board, team: int) -> int:
    """How many books of sevens count for going out."""
    tally = count_books(board.rules, board.melds[team])
    return tally.clean_sevens + (0 if board.rules.sevens_kind == "clean" else tally.dirty_sevens)


def _leave(board: Board, names: Sequence[str], base: int, me: int | None) -> Need:
    """Whether the others of the team agree: still to be asked, being asked just now, against it, or for it."""
    mates = tuple(board.teammates(base))
    agreed = board.out == base
    how = _yes(True) if agreed else "ask"
    if not agreed and board.turn == base and (board.refused or board.phase == Phase.ANSWER):
        how = "refused" if board.refused else "asked"
    if len(mates) > 1:
        return Need(agreed, "All agree", how)
    mate = seat_name(names, mates[0], me)
    return Need(agreed, f"{mate} {agreeing(mate, 'agrees')}", how, mate)


def _partners(board: Board, names: Sequence[str], base: int, me: int | None) -> list[Need]:
    asked = board.rules.partners_foot
    if asked == "none":
        return []
    done = board.in_foot if asked == "picked_up" else board.played_foot
    last = board.last_stack.value
    word = f"in {last}" if asked == "picked_up" else f"played {last}"
    mates = {seat: seat_name(names, seat, me) for seat in board.teammates(base)}
    if len(mates) > MOST_NAMED:
        have = sum(done[seat] for seat in (base, *mates))
        played = "All tails played" if board.tails else "All feet played"
        what = f"All in the {last}" if asked == "picked_up" else played
        return [Need(all(done[seat] for seat in mates), what, f"{have}/{1 + len(mates)}")]
    return [Need(done[seat], f"{name} {word}", _yes(done[seat]), name) for seat, name in mates.items()]


MOST_NAMED: Final = 2
"""Partners who have a line each; of more one line tells how many are there."""


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def team_needs(board: Board, names: Sequence[str], team: int, me: int | None = None) -> tuple[Need, ...]:
    """What lies open of a team's way out: its books, and for each of its people the foot; leave is asked for last."""
    rules = board.rules
    needs = list(_books(board, team))
    for seat in members(board.players, board.teams, team, me):
        name = seat_name(names, seat, me)
        if board.in_foot[seat] and rules.partners_foot == "played" and board.has_partners:
            needs.append(Need(board.played_foot[seat], f"{name} played from the {board.last_stack.value}", "", name))
        elif rules.foot_needed or rules.partners_foot != "none":
            needs.append(Need(board.in_foot[seat], f"{name} in {board.last_stack.value}", "", name))
    if must_ask(board):
        needs.append(Need(False, ASKS_PARTNER, ""))
    return tuple(needs)


ASKS_PARTNER: Final = "a partner’s yes"
EACH_TEAM: Final = "What each team still needs to go out"
EACH_TEAM_TIP: Final = "What everybody still needs to go out (key T)"
SHOW_EACH: Final = "all"
STILL_LACKING: Final = "still needed, "
EACH_PLAYER: Final = "What every player still needs to go out"


# ---- the question
_A_YES_ENDS: Final = "a yes ends the round at once"
_ALL_MUST_AGREE: Final = "if every partner says yes, the round ends at once"
YES: Final = "Yes, go out"
NO: Final = "No, not yet"


def what_a_yes_does(view: PlayerView) -> str:
    """What whoever is asked is told of the proposal, the books that it would bring, and that the round ends by it."""
    board = view.board
    ends = _A_YES_ENDS if board.players == 2 * board.teams else _ALL_MUST_AGREE
    return sentences("" if view.proposed is None else _brought(board, view.team, view.proposed), ends)


def _brought(board: Board, team: int, gained: BookCounts) -> str:
    """The books of a proposal, the first of a kind by its place: "it brings your third clean book"."""
    has = count_books(board.rules, board.melds[team])
    kinds = (
        (gained.clean, has.clean, "clean book"),
        (gained.dirty + min(0, gained.clean), has.dirty, "dirty book"),
        (gained.wild, has.wild, "book of wilds"),
    )
    books = [
        f"your {ordinal(before + 1)} {name}" if more == 1 else f"{number(more)} more {name.replace('book', 'books')}"
        for more, before, name in kinds
        if more > 0
    ]
    spoiled = f"makes {counted(-gained.clean, 'clean book')} dirty" if gained.clean < 0 else ""
    brings = f"brings {listed(books)}" if books else "" if spoiled else "brings no new book"
    return f"it {listed([part for part in (brings, spoiled) if part])}"


# ---- what is at stake
def ask_button(names: Sequence[str], board: Board, seat: int) -> str:
    """The button that asks, instead of playing: without surnames where nobody else could be meant."""
    mates = teammate_names([_first_name(names, mate) for mate in range(len(names))], board.teams, seat)
    return f"Ask {mates}" if mates else "Ask"


def _first_name(names: Sequence[str], seat: int) -> str:
    first = next((form for form in shorter_names(names[seat]) if not form.endswith(".")), names[seat])
    return first if sum(name.startswith(first) for name in names) == 1 else names[seat]


def at_stake(names: Sequence[str], board: Board, asker: int, worth: float = 0.0) -> str:
    """What the asker's teammates still hold: it counts against the team. `worth` is what a hidden card is worth on an
    average, 0 where nobody can say.
    """
    mates = tuple(board.teammates(asker))
    cards = sum(_cards(board, mate) for mate in mates)
    held = listed([f"{seat_name(names, mate)} {_holds(board, mate)}" for mate in mates])
    if not cards:
        return f"{held}."
    if board.rules.winner_takes:
        return f"{held}: none of it counts if you go out. Your team then scores 0."
    cost = f"about {points(5 * round(worth * cards / 5))} points" if worth else "that counts"
    return f"{held}: {cost} against you. Going out brings {signed(bonus_if_out(board, asker))}."


def for_the_asked(board: Board, seat: int, worth: int) -> str:
    """What whoever is asked should think of before the answer: what would be left in his own hand, whose cards are
    worth so many points, and in a foot that he has not seen.
    """
    hand, lying = board.hands[seat], board.lying(seat)
    if not hand and not lying:
        return "You hold nothing that would count against you."
    ends = "ends" if len(tuple(board.teammates(seat))) == 1 else "may end"
    if board.rules.winner_takes:
        return f"If you say yes, the round {ends}: nothing you hold counts, and your team scores 0."
    unplayed = listed(_lying(board, seat, "your"))
    it = "them" if board.tails and board.tails[seat] else "it"
    if not hand:
        return f"If you say yes, the round {ends}: {unplayed} would cost what is in {it}."
    more = f", and {unplayed} what is in {it}" if lying else ""
    cost = f"{points(worth)} points" if worth else "nothing"
    return f"If you say yes, the round {ends}: your {counted(hand, 'card')} would cost {cost}{more}."


def _holds(board: Board, seat: int) -> str:
    """As everybody sees it: "holds nine cards and a foot of 11"."""
    return f"holds {_hand_and_foot(board, seat)}"


def _hand_and_foot(board: Board, seat: int) -> str:
    hand, lying = board.hands[seat], _lying(board, seat, "a")
    told = [counted(hand, "card")] if hand or not lying else []
    return listed([*told, *lying])


def _lying(board: Board, seat: int, whose: str) -> list[str]:
    """What the seat has not picked up: "a foot of 11", "a tail of 5"."""
    lying = [(next_stack(board, seat), board.feet[seat])]
    if board.tails:
        lying.append((StackName.TAIL.value, board.tails[seat]))
    return [f"{whose} {stack} of {count}" for stack, count in lying if count]


def _cards(board: Board, seat: int) -> int:
    return board.hands[seat] + board.lying(seat)


# ---- the answer of a computer partner
def answered(opinion: Opinion, names: Sequence[str], me: int | None = None) -> str:
    """The answer as a sentence in the words of whoever was asked.

    >>> answered(Opinion(2, "no", (Because(Ground.MUCH_HELD),)), ["Anna", "Walt"])
    'Not yet: my cards would cost us too much.'
    """
    said = "Yes" if opinion.says == "yes" else "Not yet"
    return f"{said}: {_grounds(opinion, names, me)}." if opinion.grounds else f"{said}."


def answer_head(opinion: Opinion, names: Sequence[str]) -> str:
    """Who said what, over the reason.

    >>> answer_head(Opinion(1, "no", ()), ["Anna", "Walt"])
    'Walt says no'
    """
    who = seat_name(names, opinion.seat)
    return f"{who} {agreeing(who, 'says')} {opinion.says}"


def _grounds(opinion: Opinion, names: Sequence[str], me: int | None) -> str:
    parts = [_ground(because, names, me) for because in opinion.grounds]
    return ", ".join(parts[:-1]) + f", and {parts[-1]}" if len(parts) > 1 else listed(parts)


def _ground(because: Because, names: Sequence[str], me: int | None) -> str:
    """A ground in the first person, without a capital or a full stop."""
    match because.ground:
        case Ground.AHEAD:
            return "we should come out ahead"
        case Ground.BEHIND:
            return "we should end up behind"
        case Ground.RIVAL_NEAR:
            rival = seat_name(names, because.seat if because.seat is not None else 0, me)
            return f"{rival} may go out next"
        case Ground.STOCK_LOW:
            return f"the stock has only {counted(because.cards, 'card')} left"
        case Ground.LITTLE_HELD:
            return "my cards would not cost us too much"
        case Ground.MUCH_HELD:
            return "my cards would cost us too much"
        case Ground.MORE_TO_COME:
            return "we can still make more of this round than they can"
        case Ground.THEY_GAIN:
            return "they would make more of the rest than we would"
        case Ground.AGREED:
            return "we agreed to wait until everyone has the foot"
        case _:
            assert_never(because.ground)
