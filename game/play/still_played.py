"""Which games in progress would be given away by looking at another record."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.deals.deal_code import signs_kept
from game.deals.shared_deal import SharedDeal
from game.play.shared_deals import first_round
from saves.library.library import GameEntry, Progress
from saves.records.lines import GameLine, Line, RoundLine
from saves.records.replay import good_part


def still_played(lines: Sequence[Line], games: Iterable[GameEntry], *, itself: bool = False) -> tuple[Path, ...]:
    """The records of those games in progress that have the same cards as this record: it has the code of their deal, or
    one of their rounds. One of which it is the beginning counts only with `itself`, where hidden cards would be shown.
    """
    header, record = lines[0], tuple(lines)
    signs = signs_kept(header.deal) if isinstance(header, GameLine) else None
    return tuple(
        path
        for path, own, has_cards in _games_in_progress(games, signs, _decks(lines))
        if (itself if record == own[: len(record)] else has_cards)
    )


def deal_still_played(deal: SharedDeal, games: Iterable[GameEntry]) -> tuple[Path, ...]:
    """The records of those games in progress in which this deal is played."""
    decks = frozenset({first_round(deal).deck})
    return tuple(path for path, _, has_cards in _games_in_progress(games, signs_kept(deal.code), decks) if has_cards)


def _games_in_progress(
    games: Iterable[GameEntry], signs: str | None, decks: frozenset[object]
) -> Iterator[tuple[Path, tuple[Line, ...], bool]]:
    """Their records, what can be read of them, and whether they have that deal or one of those decks."""
    for game in games:
        if game.progress is not Progress.ACTIVE or game.is_score_pad:
            continue
        try:
            own = good_part(game.path).accepted
        except OSError:
            own = ()
        yield (
            game.path,
            own,
            (signs is not None and signs_kept(game.deal) == signs) or not decks.isdisjoint(_decks(own)),
        )


def _decks(lines: Sequence[Line]) -> frozenset[object]:
    return frozenset(line.deck for line in lines if isinstance(line, RoundLine))
