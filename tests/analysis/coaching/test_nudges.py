"""What a nudge points at."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.analysis.coaching.nudges import NudgeTopic, nudge_of
from game.engine.moves import Answer, Draw, Move
from game.engine.table.board import Phase
from tests.build import cards, go_out, lay, my_view, table, take, throw

KINGS, ACES = "KS KH KD", "AS AH AD"
END = throw("5S")


@pytest.mark.parametrize(
    ("hand", "more", "played", "best", "topic", "shown"),
    [
        # Wild cards, where one more or another meld makes the difference, whatever goes with them.
        ("2C 2D AC 8H 5S", {}, (lay("2C 2D > 0"), END), (lay("2C > 0", "AC > 1"), END), NudgeTopic.WILDS, "2C 2D"),
        ("2C 2D AC 8H 5S", {}, (lay("2C > 0", "AC > 1"), END), (lay("2C AC > 1"), END), NudgeTopic.WILDS, "2C 2D"),
        ("2C 2D QC 8H 5S", {}, (lay("2C > 0"), END), (lay("2C > 0"), throw("8H")), NudgeTopic.DISCARD, "8H 5S"),
        # Every card of the rank that was laid by one way alone.
        ("QC QD QH QS 8H 5S", {}, (lay("QC QD QH"), END), (END,), NudgeTopic.RANK, "QC QD QH QS"),
        ("QC QD QH 8H 8C 8D 8S 5S", {}, (lay("QC QD QH"), END), (lay("8C 8D 8H 8S"), END), NudgeTopic.RANK,
         "8C 8D 8H 8S"),
        # The discard alone lights both cards, and names neither.
        ("QC 8H 5S", {}, (END,), (throw("8H"),), NudgeTopic.DISCARD, "8H 5S"),
        ("QC 8H 5S", {}, (lay("QC > 0"), END), (lay("QC > 0"), throw("8H")), NudgeTopic.DISCARD, "8H 5S"),
        # To open or not; what to open with isn't that.
        ("KC KD KH QC QD QS 8H", {"melds": []}, (throw("8H"),), (lay("KC KD KH", "QC QD QS"), throw("8H")),
         NudgeTopic.OPENING, "KC KD KH QC QD QS"),
        ("KC KD KH QC QD QS 8H", {"melds": []}, (lay("KC KD KH", "QC QD QS"), throw("8H")), (throw("8H"),),
         NudgeTopic.OPENING, "KC KD KH QC QD QS"),
        ("KC KD KH QC QD QS 8H", {"melds": []}, (lay("KC KD KH"), throw("8H")), (lay("KC KD KH", "QC QD QS"), END),
         NudgeTopic.RANK, "QC QD QS"),
        # The pile lights what fits its upcard; the round's end and answers light nothing.
        ("9C 9H 8H", {"phase": "draw", "pile": "4S 9D"}, (Draw(),), (take("9C 9H 9D"),), NudgeTopic.PILE, "9C 9H"),
        ("8H", {"played_foot": (0, 2)}, (throw("8H"),), (go_out(discard="8H"),), NudgeTopic.GOING_OUT, ""),
        ("8H", {"played_foot": (0, 2)}, (go_out(discard="8H"),), (throw("8H"),), NudgeTopic.GOING_OUT, ""),
    ],
)  # fmt: skip
def test_the_topic_and_cards_of_a_nudge(
    hand: str, more: dict[str, Any], played: tuple[Move, ...], best: tuple[Move, ...], topic: NudgeTopic, shown: str
) -> None:
    """Given what was played and what was better, this is what they differ in, and these cards are lit."""
    nudge = nudge_of(my_view(table(hand, **{"phase": "play", "melds": [KINGS, ACES], **more})), played, best)
    assert (nudge.topic, sorted(nudge.cards)) == (topic, sorted(cards(shown)))


def test_an_answer_is_a_topic_of_its_own() -> None:
    """Given a partner's question, that is what to look at."""
    foot = my_view(table("8H", phase="play", played_foot=(0, 2), melds=[KINGS]))
    asked = replace(foot, board=replace(foot.board, phase=Phase.ANSWER))
    assert nudge_of(asked, (Answer(True),), (Answer(False),)).topic == NudgeTopic.ANSWER
