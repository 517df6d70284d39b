"""A match that was really played, and an analysis of it as somebody might have found it."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from game.analysis.facts import (
    BetterWay,
    DecisionKind,
    DecisionTheme,
    JudgedDecision,
    LeadPoint,
    Luck,
    MatchAnalysis,
    RoundLuck,
)
from game.cards import Card, Rank
from game.engine.moves import Discard, Draw, MeldCards
from game.reason.purposes import Advice, GuardsPile, KeepsTogether, MakesBook
from saves.records.lines import EndLine, Line, MoveLine, ScoreLine, header_in
from saves.records.record import read_record

MATCH = Path(__file__).resolve().parents[1] / "examples" / "match-web-4.handfoot.jsonl"
LINES = read_record(MATCH).lines
"""Four computer players, four rounds."""


def with_people(*seats: int, lines: Sequence[Line] = LINES) -> tuple[Line, ...]:
    """The same with people in these seats."""
    header = header_in(lines)
    players = [
        replace(info, kind="human" if seat in seats else "computer", level=None if seat in seats else "normal")
        for seat, info in enumerate(header.seats)
    ]
    return (replace(header, seats=tuple(players)), *lines[1:])


def after_rounds(rounds: int, lines: Sequence[Line], moves: int = 0) -> tuple[Line, ...]:
    """The match as it stood after so many rounds, and so many lines of the next."""
    scored = [number for number, line in enumerate(lines, 1) if isinstance(line, ScoreLine)]
    return tuple(lines[: scored[rounds - 1] + moves if rounds else 1 + moves])


def found_in(lines: Sequence[Line], *seats: int) -> MatchAnalysis:
    """Something about every move of these seats, and the luck of the rounds that are over."""
    decisions = tuple(judged(number, line) for number, line in moves_in(lines, seats))
    over = isinstance(lines[-1], EndLine)
    return MatchAnalysis(decisions, luck_in(lines), complete=tuple(seats) if over else ())


def luck_in(lines: Sequence[Line]) -> Luck:
    """Of every round that was scored."""
    header = header_in(lines)
    rounds = [line.n for line in lines if isinstance(line, ScoreLine)]
    players, teams = len(header.seats), len(header.teams)
    cards = tuple(RoundLuck(n, tuple(12.5 * n for _ in range(players)), (30.0,) * teams) for n in rounds)
    scored = [number for number, line in enumerate(lines, 1) if isinstance(line, ScoreLine)]
    lead = tuple(LeadPoint(number, (15.5,) * teams, (-3.25,) * teams, (-1.5,) * players) for number in scored)
    return Luck(cards, lead)


def moves_in(lines: Sequence[Line], seats: Collection[int]) -> Iterator[tuple[int, MoveLine]]:
    """The lay-downs and discards of these seats, with their lines."""
    for number, line in enumerate(lines, 1):
        if isinstance(line, MoveLine) and line.seat in seats and isinstance(line.move, MeldCards | Discard):
            yield number, line


def judged(number: int, line: MoveLine) -> JudgedDecision:
    """Every fifth gave something away."""
    whys = MakesBook("clean", Rank("K")), KeepsTogether(Rank("9"), 2, "meld"), GuardsPile(1, Rank("9"), 5, "threw")
    why = Advice(move=Draw(), purpose=whys[number % 3])
    better = BetterWay((Draw(), Discard(Card("4H"))), 120.5, 20.25, 83, 9, 100, why)
    gave = number % 5 == 0
    return JudgedDecision(
        number,
        1,
        1,
        line.seat,
        DecisionKind.MELD,
        (line.move,),
        120.5 if gave else 0.0,
        20.25 if gave else 0.0,
        (better,) if gave else (),
        DecisionTheme.WILDS if gave else None,
        compared=4,
    )
