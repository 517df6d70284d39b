"""Moves as sequences of a small, fixed set of actions, and a seat's view as a row of numbers: for learning programs.

A lay-down is spelled rank by rank: `rank K`, `new meld`, `natural`, `natural`, `two`, `done`. The last action makes the
move; no sequence is a prefix of another. Possible continuations come from the candidates, so no choice leads into a
dead end, and the actions are the same for every rule set.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import chain
from typing import Final

from game.cards import FACES, JOKER, NATURAL_RANKS, THREE, TWO, Card, is_red_three, rank_of
from game.engine.candidates import candidates
from game.engine.melding.melds import WILD_RANK, BookCounts, natural_rank
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.engine.table.board import Board, Phase, opening_minimum, packet_size
from game.engine.table.view import PlayerView

KINDS: Final = (*NATURAL_RANKS, "black 3", "red 3", TWO, JOKER)
"""The kinds of cards that are distinguished: suits never matter, except for threes."""

TARGETS: Final = (*NATURAL_RANKS, THREE, WILD_RANK)
"""The ranks of melds; the last is that of wilds only."""

_CUT_REACH: Final = 6
"""Cards by which a cut may miss on either side."""

_PLAIN: Final = ("draw", "take", "pass", "peek", "hold", "go out", "yes", "no", "stack 0", "stack 1")
_PARTS: Final = ("new meld", "natural", "two", "joker", "done")

ACTIONS: Final = (
    *_PLAIN,
    *_PARTS,
    *(f"rank {rank}" for rank in TARGETS),
    *(f"discard {kind}" for kind in KINDS),
    *(f"cut {miss:+}" for miss in range(-_CUT_REACH, _CUT_REACH + 1)),
)
"""Every action, indexed by its number."""

_NUMBER: Final = {name: number for number, name in enumerate(ACTIONS)}
_FIRST_RANK: Final = len(_PLAIN) + len(_PARTS)
_FIRST_DISCARD: Final = _FIRST_RANK + len(TARGETS)
_EXACT_CUT: Final = _FIRST_DISCARD + len(KINDS) + _CUT_REACH
_DONE: Final = _NUMBER["done"]
_NEW_MELD: Final = _NUMBER["new meld"]
_TARGET: Final = {rank: place for place, rank in enumerate(TARGETS)}
_SINGLE: Final = {Draw: "draw", Pass: "pass", Peek: "peek", Hold: "hold"}
_PHASES: Final = tuple(phase for phase in Phase if phase is not Phase.ENDED)
_PHASE_TOLD: Final = {phase: [int(phase is one) for one in _PHASES] for phase in Phase}
_LAID: Final = {_NUMBER[name]: place for place, name in enumerate(("natural", "two", "joker"))}
_BEGUN: Final = (_NUMBER["take"], _NUMBER["go out"])
_NO_CARDS: Final = (0,) * len(KINDS)
_SEAT_NUMBERS: Final = 5
_TEAM_NUMBERS: Final = 3


def kind_of(card: Card) -> int:
    """The index of a card in `KINDS`."""
    if card[0] == THREE:
        return KINDS.index("red 3" if is_red_three(card) else "black 3")
    return KINDS.index(card[0])


_KIND: Final = {face: kind_of(face) for face in FACES}
_CARD: Final = {face: _NUMBER[{TWO: "two", JOKER: "joker"}.get(rank_of(face), "natural")] for face in FACES}
"""The action that lays a card."""
_THROWN: Final = {face: (_FIRST_DISCARD + kind,) for face, kind in _KIND.items()}
"""The single action that spells the discard of a card."""


class Spelling:
    """A move of the seat that must act while it is being spelled: what may follow, and the move once it is complete."""

    def __init__(self, view: PlayerView) -> None:
        self.actions: list[int] = []
        """The actions so far."""
        self._board = view.board
        self._begun: dict[int, list[Move]] = {}  # by first action; the rest of a move is spelled once it is chosen
        for move in candidates(view):
            self._begun.setdefault(_first_action(view.board, move), []).append(move)
        self._open: list[tuple[Sequence[int], Move]] = []

    @property
    def follows(self) -> Collection[int]:
        """The actions that may come next; none once the move is complete."""
        given = len(self.actions)
        return {word[given] for word, _ in self._open} if given else self._begun

    def add(self, action: int) -> Move | None:
        """The move if this action completes it, None if more must follow. Raises ValueError if it isn't allowed."""
        given = len(self.actions)
        if given:
            going_on = [spelt for spelt in self._open if spelt[0][given] == action]
        else:
            going_on = [(actions_of(self._board, move), move) for move in self._begun.get(action, ())]
        if not going_on:
            raise ValueError(f"action {action} may not follow {self.actions}")
        self.actions.append(action)
        self._open = going_on
        word, move = going_on[0]
        return move if len(word) == given + 1 else None


def _first_action(board: Board, move: Move) -> int:
    return _rank_action(board, move.groups[0]) if isinstance(move, MeldCards) else actions_of(board, move)[0]


def actions_of(board: Board, move: Move) -> Sequence[int]:
    """The actions that spell a move of the seat to act."""
    match move:
        case MeldCards(groups):
            return [*_spelled(board, groups), _DONE]
        case Discard(card):
            return _THROWN[card]
        case Take(groups):
            return [_NUMBER["take"], *_spelled(board, groups), _DONE]
        case GoOut(groups, discard):
            last = _DONE if discard is None else _FIRST_DISCARD + _KIND[discard]
            return [_NUMBER["go out"], *_spelled(board, groups), last]
        case Answer(yes):
            return [_NUMBER["yes" if yes else "no"]]
        case Choose(stack):
            return [_NUMBER[f"stack {stack}"]]
        case Cut(count):
            miss = count - packet_size(board)
            return [_EXACT_CUT + max(-_CUT_REACH, min(_CUT_REACH, miss))]
        case Draw() | Pass() | Peek() | Hold():
            return [_NUMBER[_SINGLE[type(move)]]]


def _spelled(board: Board, groups: Iterable[Group]) -> list[int]:
    word: list[int] = []
    for group in groups:
        word.append(_rank_action(board, group))
        if group.onto is None:
            word.append(_NEW_MELD)
        word += map(_CARD.__getitem__, group.cards)
    return word


def _rank_action(board: Board, group: Group) -> int:
    """The rank of the meld that a group begins or joins, which may have been begun earlier in the same move."""
    melds = board.melds[board.team_of(board.mover)]
    rank = melds[group.onto].rank if group.onto is not None and group.onto < len(melds) else natural_rank(group.cards)
    return _FIRST_RANK + _TARGET[rank]


def layout(players: int, teams: int) -> tuple[tuple[str, int], ...]:
    """The parts of `observed` and then of `spelled`, and their lengths. Seats and teams start with the seat's own."""
    kinds = len(KINDS)
    return (
        ("phase: cut, choose, draw, play, answer", len(_PHASES)),
        ("hand, by kind of card", kinds),
        ("upcard, by kind", kinds),
        ("discards that everybody saw, by kind", kinds),
        ("bottom cards of the own stacks, where the rules show them: each by kind", 2 * kinds),
        ("round, points to open, stock, pile, cards to draw, frozen, refused, peeked, asked", 9),
        ("books that a teammate who asks would have more: clean, dirty, wild, clean and dirty sevens", 5),
        (
            "for each seat: hand, cards still face down, in the foot, has melded, turns; cards openly taken, by kind",
            players * (_SEAT_NUMBERS + kinds),
        ),
        (
            "for each team: total, red threes, cut bonus; for each rank: naturals and wilds in melds that are no book,"
            " clean books, other books",
            teams * (_TEAM_NUMBERS + 4 * len(TARGETS)),
        ),
        ("this move: for each rank the naturals, twos and jokers chosen for it", 3 * len(TARGETS)),
        ("this move: the rank chosen last, taking, going out", len(TARGETS) + len(_BEGUN)),
    )


def observed(view: PlayerView) -> list[int]:
    """What the seat may know, in the order of `layout` up to `this move`."""
    board, seat = view.board, view.seat
    return [
        *_PHASE_TOLD[board.phase],
        *_by_kind(view.hand),
        *_by_kind(_cards_of(board.upcard)),
        *_by_kind(board.pile_seen),
        *chain.from_iterable(_by_kind(_cards_of(card)) for card in view.bottoms or (None, None)),
        *(board.round, opening_minimum(board, view.team), board.stock, board.pile, board.draw_count),
        *(board.frozen is not None, board.refused, board.peeked, view.proposed is not None),
        *(view.proposed or BookCounts()),
        *chain.from_iterable(_of_seat(board, other) for other in board.around(seat)),
        *chain.from_iterable(_of_team(board, team) for team in board.teams_around(seat)),
    ]


def _cards_of(card: Card | None) -> tuple[Card, ...]:
    return () if card is None else (card,)


def _of_seat(board: Board, seat: int) -> tuple[int, ...]:
    has = (board.hands[seat], board.lying(seat), board.in_foot[seat], board.melded[seat], board.turns[seat])
    return (*has, *_by_kind(board.taken[seat]))


def _by_kind(cards: Sequence[Card]) -> Sequence[int]:
    if not cards:
        return _NO_CARDS
    counts = [0] * len(KINDS)
    for kind in map(_KIND.__getitem__, cards):
        counts[kind] += 1
    return counts


def _of_team(board: Board, team: int) -> list[int]:
    told = [0] * (_TEAM_NUMBERS + 4 * len(TARGETS))
    told[:_TEAM_NUMBERS] = board.totals[team], len(board.red_threes[team]), board.cut[team]
    for meld in board.melds[team]:
        place = _TEAM_NUMBERS + 4 * _TARGET[meld.rank]
        if meld.is_book(board.rules):
            told[place + (3 if meld.wilds else 2)] += 1
        else:
            told[place] += meld.naturals
            told[place + 1] += meld.wilds
    return told


def spelled(actions: Sequence[int]) -> list[int]:
    """The part of a move spelled so far, in the order of `layout` from `this move` on."""
    told = [0] * (4 * len(TARGETS) + len(_BEGUN))
    rank: int | None = None
    for action in actions:
        if action in _LAID and rank is not None:
            told[3 * rank + _LAID[action]] += 1
        elif _FIRST_RANK <= action < _FIRST_DISCARD:
            rank = action - _FIRST_RANK
        elif action in _BEGUN:
            told[4 * len(TARGETS) + _BEGUN.index(action)] = 1
    if rank is not None:
        told[3 * len(TARGETS) + rank] = 1
    return told
