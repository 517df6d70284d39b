"""What playing ahead showed: how deals end with a move and with the next best one, and what other moves cost."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.ai.advice.played_out_causes import Ways, cause_of
from game.ai.brain.counted_position import DISCARD
from game.ai.expert import Thought
from game.ai.search.courses import Compared, Course
from game.ai.search.playouts import LEAST_GAIN, SURE
from game.cards import is_wild
from game.engine import advice as facts
from game.engine.advice import Advice, Instead, Outcome
from game.engine.legal import lay
from game.engine.moves import MeldCards, Move
from game.engine.refusal import Refusal
from game.engine.view import PlayerView
from game.rules.meld_limits import BookKind
from game.rules.ruleset import RuleSet, as_scored

FEWEST_WORLDS: Final = 8
"""Results are shown only if at least this many deals were played out."""

MOST_OTHERS: Final = 2
"""How many other moves are listed with their price."""

_LEAST: Final = 10.0
"""An outcome is mentioned only if it is worth at least this many points and explains this share of the gain:"""

_SHARE: Final = 0.25

_CLEARLY_MORE: Final = 0.1
"""The foot must be taken up in at least this share of the deals more often to be mentioned."""


def compared_with_others(thought: Thought) -> list[Compared]:
    """Comparisons with other moves in enough deals, the closest first; excluding the same move with a different
    follow-up in the turn.
    """
    ideas = thought.ideas
    return [it for it in thought.compared if it.worlds >= FEWEST_WORLDS and ideas[it.other].move != thought.move]


def explained(view: PlayerView, advice: Advice, thought: Thought) -> Advice:
    """The advice with what the deals showed; at least one move must have enough deals to compare with."""
    told = compared_with_others(thought)
    nearest = told[0]
    others = [Instead(thought.ideas[it.other].move, round(it.gain) if _is_clear(it) else 0) for it in told]
    others = [other for at, other in enumerate(others) if other.move not in [it.move for it in others[:at]]]
    waits = _book_can_wait(view, thought, told)
    if waits is not None:
        priced = [thought.ideas[at].move for at in thought.plain[:1]]
        others = [other for at, other in enumerate(others) if not at or other.move not in priced]
        advice = replace(advice, beside=waits)
    advice = replace(advice, others=tuple(others[:MOST_OTHERS]))
    if isinstance(advice.beside, facts.WildsWait) and any(not it.points and _lays_wilds(it.move) for it in others):
        advice = replace(advice, beside=None)
    if not _is_clear(nearest):
        return advice
    worth, end = max(_differences(view, nearest), key=lambda end: end[0])
    chosen, other = thought.ideas[thought.verdict.choice], thought.ideas[nearest.other]
    # a lay-down is explained by what it is for
    cause = cause_of(Ways(view, chosen, other)) if chosen.kind == DISCARD else None
    why = replace(advice.why, level_with=()) if isinstance(advice.why, facts.MissedLeast) else advice.why
    return replace(
        advice,
        why=cause or why,
        better=nearest.better,
        worse=nearest.worse,
        worlds=nearest.worlds,
        outcome=end if worth >= max(_LEAST, _SHARE * nearest.gain) else None,
    )


def _book_can_wait(view: PlayerView, thought: Thought, told: Sequence[Compared]) -> facts.BookCanWait | None:
    """The dirty book that wild cards in the hand would make now, if a move that keeps them is clearly better."""
    plain = thought.plain[:1]
    against = next((it for it in told if it.other in plain and _is_clear(it)), None)
    if against is None or not view.board.has_opened(view.team) or _lays_wilds(thought.move):
        return None
    move = thought.ideas[against.other].move
    assert isinstance(move, MeldCards)
    board, seat = view.board, view.seat
    laid, size = lay(board, seat, move.groups), board.rules.book_size
    assert not isinstance(laid, Refusal)
    more = against.course.in_foot[seat] - against.instead.in_foot[seat]
    for meld, then in zip(board.melds[view.team], laid, strict=False):
        wilds = then.wilds - meld.wilds
        if wilds and len(meld.cards) < size <= len(then.cards):
            to_foot = not board.in_foot[seat] and more >= _CLEARLY_MORE
            return facts.BookCanWait(meld.rank, wilds, round(against.gain / 10) * 10, to_foot)
    return None


def _lays_wilds(move: Move) -> bool:
    return isinstance(move, MeldCards) and any(is_wild(card) for group in move.groups for card in group.cards)


def _is_clear(compared: Compared) -> bool:
    """Whether the idea is better beyond chance, by the same bar that overrules a default, and better more often than
    worse; otherwise both are about as good.
    """
    is_sure = compared.gain >= LEAST_GAIN and compared.gain > SURE * compared.error
    return is_sure and compared.better > compared.worse


def _differences(view: PlayerView, compared: Compared) -> Iterator[tuple[float, Outcome]]:
    """How the deals end better, each with the points that it is worth."""
    board, rules, own = view.board, as_scored(view.board.rules), view.team
    bonus, deals = rules.go_out_bonus, compared.worlds
    one, other = compared.course, compared.instead
    rivals = [team for team in range(board.teams) if team != own]
    mine, its = (sum(course.goes_out[own :: board.teams]) for course in (one, other))
    yield (mine - its) * bonus, facts.OutMoreOften(round(deals * mine), round(deals * its))
    theirs = [sum(course.goes_out) - out for course, out in ((one, mine), (other, its))]
    less = facts.RivalsOutLessOften(*(round(deals * share) for share in theirs))
    yield (theirs[1] - theirs[0]) * bonus, less
    for kind, worth in _book_worths(rules):
        more = _books(one, own, kind) - _books(other, own, kind)
        yield more * worth, facts.MoreBooks(kind, round(deals * more))
        fewer = sum(_books(other, team, kind) - _books(one, team, kind) for team in rivals)
        yield fewer / len(rivals) * worth, facts.RivalsMakeFewer(kind, round(deals * fewer))
    held = other.sides[own].held - one.sides[own].held
    yield held, facts.LeftWithLess(round(held))
    left = sum(one.sides[team].held - other.sides[team].held for team in rivals) / len(rivals)
    yield left, facts.RivalsLeftWithMore(round(left))


def _book_worths(rules: RuleSet) -> tuple[tuple[BookKind, int], ...]:
    return ("clean", rules.clean_book), ("dirty", rules.dirty_book)


def _books(course: Course, team: int, kind: BookKind) -> float:
    side = course.sides[team]
    return side.clean_books if kind == "clean" else side.dirty_books
