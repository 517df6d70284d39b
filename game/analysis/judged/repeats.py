"""The same play left unmade turn after turn is one mark: nobody accepts being blamed for one joker five times."""

from collections.abc import Iterable

from msgspec.structs import replace

from game.analysis.facts import JudgedDecision
from game.cards import is_wild
from game.engine.moves import Discard, GoOut, MeldCards, Move

_Play = tuple[str, str]


def without_repeats(decisions: Iterable[JudgedDecision]) -> tuple[JudgedDecision, ...]:
    """The decisions, in order, with one mark for each play that was left unmade in several turns of a seat in a row.

    The dearest of them keeps its points and says for how many turns; the others give nothing away and lead to it.
    """
    every = list(decisions)
    folded: dict[int, JudgedDecision] = {}
    for run in _runs(every):
        dearest = max(run, key=lambda one: one.points)
        for one in run:
            folded[one.line] = (
                replace(one, turns=len({each.turn for each in run}))
                if one is dearest
                else replace(one, points=0.0, error=0.0, theme=None, same_as=dearest.line)
            )
    return tuple(folded.get(one.line, one) for one in every)


def _runs(decisions: Iterable[JudgedDecision]) -> list[list[JudgedDecision]]:
    """The marked decisions of a seat in turns in a row in whose best way one and the same play is made."""
    runs: list[list[JudgedDecision]] = []
    latest: dict[int, tuple[list[JudgedDecision], set[_Play]]] = {}
    for one in sorted((one for one in decisions if one.points > 0 and one.better), key=lambda one: one.line):
        run, shared = latest.get(one.seat, ([], set()))
        plays = _unmade(one)
        if run and run[-1].round == one.round and one.turn - run[-1].turn <= 1 and shared & plays:
            run.append(one)
            plays &= shared
        else:
            run = [one]
            runs.append(run)
        latest[one.seat] = run, plays
    return [run for run in runs if len(run) > 1]


def _unmade(decision: JudgedDecision) -> set[_Play]:
    """What the best way does that wasn't done: cards laid by rank, the card discarded, going out."""
    return _plays(decision.better[0].moves) - _plays(decision.moves)


def _plays(moves: Iterable[Move]) -> set[_Play]:
    made = set[_Play]()
    for move in moves:
        match move:
            case MeldCards(groups):
                made |= {("lay", "wild" if is_wild(card) else card[0]) for group in groups for card in group.cards}
            case Discard(card):
                made.add(("discard", card[0]))
            case GoOut():
                made.add(("out", ""))
    return made
