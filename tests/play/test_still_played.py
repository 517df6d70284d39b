"""Which games in progress another record would give away."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.deals.shared_deal import new_deal
from game.deals.tables import DealTable
from game.play.match import Match
from game.play.shared_deals import deal_header
from game.play.still_played import deal_still_played, still_played
from saves.library.library import GameEntry, Progress
from saves.records.lines import Line, header_in
from tests.play.deals_played import text_of
from tests.play.matches_in_memory import WEB, fresh, step

MATCH = fresh()
for _ in range(8):
    step(MATCH)
BEGUN, WHOLE = MATCH.lines[:5], MATCH.lines
OTHER = fresh(seed=2).lines
DEALS = [new_deal(WEB, DealTable(4, ("human", "normal", "normal", "normal")), seed) for seed in (7, 8)]
CODED = (replace(header_in(OTHER), deal=DEALS[0].code), *OTHER[1:])


@pytest.mark.parametrize(
    ("record", "game", "itself", "more", "expected"),
    [
        (OTHER, WHOLE, False, {}, False),
        ((OTHER[0], *WHOLE[1:]), WHOLE, False, {}, True),  # the cards of one of its rounds
        ((OTHER[0], *WHOLE[1:]), WHOLE, False, {"progress": Progress.FINISHED}, False),
        ((OTHER[0], *WHOLE[1:]), WHOLE, False, {"is_score_pad": True}, False),
        (BEGUN, WHOLE, False, {}, False),  # its own beginning
        (BEGUN, WHOLE, True, {}, True),
        (WHOLE, BEGUN, False, {}, True),
        (WHOLE, (), False, {}, False),  # the file is gone
        (CODED, (), False, {"deal": DEALS[0].code}, True),
        (CODED, (), False, {"deal": DEALS[1].code}, False),
    ],
)
def test_the_same_cards_are_in_play(
    tmp_path: Path, record: tuple[Line, ...], game: tuple[Line, ...], itself: bool, more: dict[str, object],
    expected: bool,
) -> None:  # fmt: skip
    path = tmp_path / "game.handfoot.jsonl"
    if game:
        path.write_text(text_of(game))
    entry = GameEntry(**({"path": path, "last_played": 0.0} | more))  # type: ignore[arg-type]  # as they are named
    over = GameEntry(path=path, last_played=0.0, progress=Progress.FINISHED)
    asked = {"itself": True} if itself else {}
    assert still_played(record, [over, entry], **asked) == ((path,) if expected else ())


def test_a_deal_is_known_by_its_code_or_by_its_cards(tmp_path: Path) -> None:
    header = deal_header(DEALS[0], MATCH.header.seats, game_id="x", created=MATCH.header.created, app="test", name="x")
    match = Match(header)
    match.begin_round()
    path = tmp_path / "game.handfoot.jsonl"
    path.write_text(text_of(match.lines))
    for code in (DEALS[0].code, None):
        entry = GameEntry(path=path, last_played=0.0, deal=code)
        assert [deal_still_played(deal, [entry]) for deal in DEALS] == [(path,), ()]
