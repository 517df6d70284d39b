"""A round as it was scored, at the screen or with real cards: what its points were counted for."""

from msgspec import Struct

from game.engine.score import ScoreKind
from game.rules.ruleset import RuleSet
from game.score_pad.counting import points_by_row, scores_of
from game.score_pad.entry import RoundEntry
from game.score_pad.score_pad_rows import Row, blanks_of


class ScoredRound(Struct, frozen=True):
    """All numbers are by team; those of `counted` add up to `points`. Lines worth nothing are left out, except blank
    ones.
    """

    counted: tuple[tuple[ScoreKind | Row, tuple[int | None, ...]], ...]
    """In the order of the score sheet; None if a line of a pad was left blank."""
    points: tuple[int, ...]
    totals: tuple[int, ...]
    """Of the match, after the round."""
    out: int | None


def scored_on_pad(rules: RuleSet, players: int, entry: RoundEntry, totals: tuple[int, ...]) -> ScoredRound:
    """A round that was written down."""
    blank = {*blanks_of(rules, players, entry)}
    counted = tuple(
        (row, tuple(None if (team, row) in blank else amount for team, amount in enumerate(each)))
        for row, each in points_by_row(rules, players, entry).items()
        if any(each) or any(at == row for _, at in blank)
    )
    return ScoredRound(counted, tuple(score.total for score in scores_of(rules, players, entry)), totals, entry.out)
