"""What going out takes, line by line, as the list beside the table says it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from game.engine.board import Board, Phase
from game.engine.books import tally_of
from game.engine.going_out import must_ask
from game.engine.view import PlayerView
from game.rules.ruleset import for_round
from game.words.names import agreeing, members, seat_name


class Need(Struct, frozen=True):
    """One line of what going out takes: whether it is met, what it is, how far it is. How the last card goes is met
    by going out alone.
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
        return " foot" if rest.endswith(" foot") else rest


def going_out(view: PlayerView, names: Sequence[str], base: int, me: int | None = None) -> tuple[Need, ...]:
    """What the team of the seat `base` needs before that seat may go out, as facts; while a teammate asks for leave to
    go out, what he needs.
    """
    board, rules = view.board, view.board.rules
    reader = base
    if board.phase == Phase.ANSWER and board.turn in board.teammates(base):
        base = board.turn
    needs = _books(board, board.team_of(base))
    own = seat_name(names, base, me)
    needs.append(Need(board.in_foot[base], f"{own} in foot", _yes(board.in_foot[base]), own))
    needs += _partners(board, names, base, me)
    if must_ask(board):
        needs.append(_leave(board, names, base, me if reader != base else None))
    needs.append(Need(False, "A last discard" if rules.final_discard == "required" else "Any last card", ""))
    return tuple(needs)


def _books(board: Board, team: int) -> list[Need]:
    """The books that a team must have, each kind with how many it has."""
    rules = board.rules
    clean, dirty, wild, *_ = tally_of(rules, board.melds[team])
    needs = []
    for have, need, what in (
        (clean, for_round(rules.out_clean, board.round or 1), "Clean books"),
        (dirty, for_round(rules.out_dirty, board.round or 1), "Dirty books"),
        (wild, 1 if rules.wild_melds == "required" else 0, "Books of wilds"),
        (_sevens(board, team), rules.out_sevens, "Book of sevens"),
        (clean + dirty + wild, rules.out_books, "Books in all"),
    ):
        if need:
            needs.append(Need(have >= need, what, f"{have}/{need}"))
    return needs


def _sevens(board: Board, team: int) -> int:
    """How many books of sevens count for going out."""
    tally = tally_of(board.rules, board.melds[team])
    return tally.clean_sevens + (0 if board.rules.sevens_kind == "clean" else tally.dirty_sevens)


def _leave(board: Board, names: Sequence[str], base: int, me: int | None) -> Need:
    """Whether the others of the team agree: still to be asked, being asked just now, or against it."""
    mates = tuple(board.teammates(base))
    how = "ask"
    if board.turn == base and (board.refused or board.phase == Phase.ANSWER):
        how = "refused" if board.refused else "asked"
    if len(mates) > 1:
        return Need(False, "All agree", how)
    mate = seat_name(names, mates[0], me)
    return Need(False, f"{mate} {agreeing(mate, 'agrees')}", how, mate)


def _partners(board: Board, names: Sequence[str], base: int, me: int | None) -> list[Need]:
    asked = board.rules.partners_foot
    if asked == "none":
        return []
    done = board.in_foot if asked == "picked_up" else board.played_foot
    word = "in foot" if asked == "picked_up" else "played foot"
    mates = {seat: seat_name(names, seat, me) for seat in board.teammates(base)}
    return [Need(done[seat], f"{name} {word}", _yes(done[seat]), name) for seat, name in mates.items()]


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def team_needs(board: Board, names: Sequence[str], team: int, me: int | None = None) -> tuple[Need, ...]:
    """What lies open of a team's way out: its books, and for each of its people the foot; leave is asked for last."""
    rules = board.rules
    needs = list(_books(board, team))
    for seat in members(board.players, board.teams, team, me):
        name = seat_name(names, seat, me)
        if board.in_foot[seat] and rules.partners_foot == "played" and board.teams < board.players:
            needs.append(Need(board.played_foot[seat], f"{name} played from the foot", "", name))
        else:
            needs.append(Need(board.in_foot[seat], f"{name} in foot", "", name))
    if must_ask(board):
        needs.append(Need(False, ASKS_PARTNER, ""))
    return tuple(needs)


ASKS_PARTNER: Final = "a partner’s yes"
EACH_TEAM: Final = "What each team still needs to go out"
EACH_TEAM_TIP: Final = "What everybody still needs to go out (key T)"
SHOW_EACH: Final = "all"
STILL_LACKING: Final = "still needed, "
EACH_PLAYER: Final = "What every player still needs to go out"
