"""What a written round comes to, by the engine's own scoring."""

from collections.abc import Iterator

from game.engine.events import TeamScore
from game.engine.score import RoundCount, team_score
from game.rules.ruleset import RuleSet, decks_in_play
from game.score_pad.entry import RoundEntry, TeamEntry
from game.score_pad.rows import worth_of


def scores_of(rules: RuleSet, players: int, entry: RoundEntry) -> tuple[TeamScore, ...]:
    """Every team's score of a round, as far as it is written."""
    return tuple(
        team_score(rules, players, _count_of(rules, written, is_out))
        for written, is_out in zip(entry.teams, _are_out(entry), strict=True)
    )


def _are_out(entry: RoundEntry) -> Iterator[bool]:
    return (entry.out is not None and entry.out % len(entry.teams) == team for team in range(len(entry.teams)))


def _count_of(rules: RuleSet, entry: TeamEntry, is_out: bool) -> RoundCount:
    return RoundCount(
        melded=entry.melded or 0,
        books=sum(books.count * worth_of(rules, books.sort, books.double) for books in entry.books)
        + entry.at_once * rules.book_at_once,
        is_out=is_out,
        cut=entry.cuts * rules.cut_bonus,
        red_threes=entry.red_threes_laid,
        left=(entry.left or 0) + entry.red_threes_left * rules.red_three,
    )


def red_threes_in_play(rules: RuleSet, players: int) -> int:
    """All the red threes of the pack."""
    return 2 * decks_in_play(rules, players)
