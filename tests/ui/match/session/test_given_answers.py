from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.engine.moves import Answer
from game.engine.partners.permission import Ground
from game.engine.table.view import SPECTATOR
from game.ui.shared.preferences import Preferences
from saves.records.lines import GameLine, MoveLine, PositionLine
from tests.ui.headers import MAY_GO_OUT, header
from tests.ui.house import House


def rivals(asker: int, held: str) -> tuple[GameLine, PositionLine]:
    """A computer player asks its partner, who holds these cards; seat 0 is a person of the other team."""
    proposal = {"seat": asker, "melds": [{"cards": "KH KD KS"}], "discard": "9C"}
    hands = ["JC QC", held, "JC QC", held]
    hands[asker] = "KH KD KS 9C"
    fields: dict[str, Any] = {
        **MAY_GO_OUT,
        "type": "position",
        "phase": "answer",
        "dealer": (asker + 3) % 4,
        "seat": (asker + 2) % 4,
        "proposal": proposal,
        "hands": hands,
        "feet": ("TS JS", "", "TS JS", ""),
        "in_foot": (False, True, False, True),
        "played_foot": (False, True, False, True),
    }
    fields["melds"] = tuple(reversed(fields["melds"]))
    return header("partners", [0]), msgspec.convert(fields, PositionLine)


HEAVY = "*R *B *R *B AC AD AH AS AC AD AH AS KC KC KD"


@pytest.mark.parametrize("asker", [1, 3])
@pytest.mark.parametrize("held", [HEAVY, "4C", "AC KC"])
def test_what_rivals_answer_each_other_tells_nothing_of_their_hands(
    open_house: Callable[..., House], asker: int, held: str
) -> None:
    house = open_house(preferences=Preferences(speed="normal", sound=False))
    seen: set[str] = set()

    def read() -> None:
        table = house.session.table
        if table is not None:
            note = table.frames.note.note
            seen.update({house.report.message, note.words if note is not None else ""})

    house.watch = read
    house.take_up(rivals(asker, held))
    house.until(lambda: any(isinstance(line, MoveLine) for line in house.game.match.lines))
    house.run(1.0)
    assert any("said " in line.text for line in house.session.log.lines)
    assert house.game.answers == ()
    assert not any("Yes:" in words or "Not yet" in words or "my cards" in words for words in seen)


def test_a_computer_partner_answers_with_its_reason(open_house: Callable[..., House]) -> None:
    house = open_house()
    playing = msgspec.convert({**MAY_GO_OUT, "type": "position", "phase": "play"}, PositionLine)
    house.take_up([header("partners", [0]), playing])
    house.settle()
    assert not house.game.answers
    house.press("button/go_out", "button/play")
    house.until(lambda: bool(house.game.answers))
    opinion = house.game.answers[0]
    answers = [line.move for line in house.game.match.lines if isinstance(line, MoveLine) and line.seat == 2]
    assert answers == [Answer(opinion.says == "yes")]
    assert opinion.seat == 2
    assert opinion.grounds[0].ground in (Ground.AHEAD, Ground.LITTLE_HELD, Ground.STOCK_LOW)
    for eyes in (1, 2, 3, SPECTATOR):
        house.game.eyes = eyes
        assert house.game.answers == (), eyes
