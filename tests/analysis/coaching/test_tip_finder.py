"""Which tips are true in a turn."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.analysis.coaching.tip_finder import tips_for
from game.analysis.coaching.tips import (
    CanGoOut,
    CanOpen,
    CanTake,
    DrawFirst,
    EndTurn,
    FootIsNear,
    FootWasTaken,
    KeepPair,
    LayDown,
    MayTake,
    MeldWorth,
    NotEnoughYet,
    PartnerOpened,
    PileWasFrozen,
    PileWasTaken,
    RedThreesCost,
    Tip,
)
from game.cards import Card, Rank
from game.engine.events import Discarded, Event, FootTaken, Melded, PileTaken, RoundBegan, TeamOpened
from game.engine.moves import Draw, Move
from game.rules.presets import ruleset_from
from tests.build import CAMPUS, WEB, cards, clean_book, dirty_book, go_out, group, lay, my_view, table, take, throw

ACES, OPENED = "AC AD AH", {"melds": ["AC AD AH"]}
KINGS_TAKE = CanTake(Card("KS"), cards("KD KC"), None, 2, 2, None, 50)
THREE_ACES = MeldWorth(cards("AS AC AD"), 60)
NEVER = ruleset_from({"take_count": "never"})
BOTTOM = ruleset_from({"take_bottom": True})


@pytest.mark.parametrize(
    ("hand", "move", "more", "expected"),
    [
        # The turn begins with a draw; a pile that could be taken is named beside it.
        ("9C 5C 6C 7C", Draw(), OPENED, [DrawFirst(2)]),
        ("KC KD 6C 7C", Draw(), {**OPENED, "pile": "9C KS"}, [DrawFirst(2), MayTake(KINGS_TAKE, True)]),
        ("KC KD 6C", take("KS KD KC"), {**OPENED, "pile": "9C KS"}, [KINGS_TAKE]),
        ("AC AD 6C 7C", take("AS AC AD"), {"pile": "4C AS"},
         [CanTake(Card("AS"), cards("AC AD"), None, 2, 2, 60, 50, (THREE_ACES,))]),
        ("4C 4D AC AD AH 7C", take("4S 4C 4D", "AC AD AH"), {"pile": "6C 4S"},
         [CanTake(Card("4S"), cards("4C 4D"), None, 2, 2, 75, 50,
                  (MeldWorth(cards("4S 4C 4D"), 15), MeldWorth(cards("AC AD AH"), 60)))]),
        ("KC 6C 7C 8C", take("KS > 0"), {"rules": CAMPUS, "melds": ["KH KD KC"], "pile": "KS"},
         [CanTake(Card("KS"), (), Rank("K"), 1, 1, None, 50)]),
        # Nothing is said of three of which one lies at the bottom of the pile.
        ("4C 4D AC AD 7C", take("4S 4C 4D", "AC AD AS"), {"pile": "AS 6C 4S", "rules": BOTTOM}, []),
        # The foot is near from three cards down, in the hand.
        ("9C 5C 6C", Draw(), OPENED, [DrawFirst(2), FootIsNear(3)]),
        ("9C", Draw(), {**OPENED, "feet": {0: "4C"}}, [DrawFirst(2), FootIsNear(1)]),
        ("9C 5C 6C", Draw(), {**OPENED, "in_foot": (0,)}, [DrawFirst(2)]),
        ("9C 5C 6C", Draw(), {**OPENED, "feet": {0: ""}}, [DrawFirst(2)]),
        # To open: the dearest meld first; the rule, or how much is there, with a discard.
        ("4C 4D 4H QC QD QH 9S", lay("4C 4D 4H", "QC QD QH"), {"phase": "play"},
         [CanOpen((MeldWorth(cards("QC QD QH"), 30), MeldWorth(cards("4C 4D 4H"), 15)), 45, 50)]),
        ("QC QD QH 9S 5C", throw("5C"), {"phase": "play"}, [NotEnoughYet(30, 50, Card("5C"))]),
        ("QC QD 9S 5C", throw("5C"), {"phase": "play"}, [NotEnoughYet(None, 50, Card("5C"))]),
        ("QC QD QH 9S 9C 9D 5C", throw("5C"), {"phase": "play"}, [EndTurn(Card("5C"), None)]),
        # Black threes that only the foot, or the last turn, melds don't count.
        *(
            ("3S 3C 3S QC 9S 5C", throw("5C"), {"phase": "play", "rules": ruleset_from({"meld_threes": when})},
             [NotEnoughYet(None, 50, Card("5C"))])
            for when in ("black_in_foot", "black_last")
        ),
        # A team that has opened lays down and discards.
        ("AS 9C 5C 6C", lay("AS > 0"), {**OPENED, "phase": "play"}, [LayDown((group("AS > 0"),))]),
        ("9C 5C 6C 7C", throw("9C"), {**OPENED, "phase": "play"}, [EndTurn(Card("9C"), None)]),
        ("9C 5C 6C 7C", throw("9C"), {"phase": "play", "in_foot": (0,)}, [EndTurn(Card("9C"), None)]),
        # A pair is kept that can take a pile: the dearest, of no meld, no threes or wilds, and not the one discarded.
        *(
            (hand, throw("5C"), {**OPENED, "phase": "play", "rules": rules}, [EndTurn(Card("5C"), None), *kept])
            for hand, rules, kept in (
                ("9C 9D 5C 6C", WEB, [KeepPair(Card("5C"), cards("9D 9C"))]),
                ("9C 9D 4C 4D 5C", WEB, [KeepPair(Card("5C"), cards("9D 9C"))]),
                ("9C 9D 9H 5C 6C", WEB, []),
                ("AS AC 5C 6C", WEB, []),
                ("2C 2D 3S 3C 5C", WEB, []),
                ("5D 5C 6C 7C", WEB, []),
                ("9C 9D 5C 6C", NEVER, []),
                # three nines are worth too little for a meld
                ("9C 9D 5C 6C", replace(WEB, new_meld_points=31), []),
                ("9C 9D 5C 6C", replace(WEB, new_meld_points=30), [KeepPair(Card("5C"), cards("9D 9C"))]),
            )
        ),
        ("9C 9D 5C 6C", throw("5C"), {"phase": "play"}, [NotEnoughYet(None, 50, Card("5C"))]),
        # Red threes cost, unless the rules lay them down or count nothing for them.
        ("9C 3H 5C 6C", throw("3H"), {**OPENED, "phase": "play"}, [RedThreesCost(cards("3H"), 300, True)]),
        ("9C 9D 3H 5C", throw("3H"), {**OPENED, "phase": "play"},
         [RedThreesCost(cards("3H"), 300, True), KeepPair(Card("3H"), cards("9D 9C"))]),
        ("9C 3H 3D 5C", throw("5C"), {**OPENED, "phase": "play"},
         [EndTurn(Card("5C"), None), RedThreesCost(cards("3H 3D"), 300, False)]),
        ("9C 3H 5C 6C", throw("5C"), {**OPENED, "phase": "play", "rules": ruleset_from({"red_three": 0})},
         [EndTurn(Card("5C"), None)]),
        ("9C 3H 5C 6C", throw("3H"), {**OPENED, "phase": "play", "rules": ruleset_from({"red_three": 0})}, []),
        ("9C 3H 5C 6C", lay("9C > 0"), {"melds": ["9D 9H 9S"], "phase": "play"}, [LayDown((group("9C > 0"),))]),
        # Going out.
        ("AS 9C", go_out("AS > 2", discard="9C"),
         {"phase": "play", "melds": [clean_book("K"), dirty_book("Q"), ACES], "played_foot": (0, 2)},
         [CanGoOut(100, False)]),
        ("AS 9C", go_out("AS > 2", discard="9C"),
         {"phase": "play", "melds": [clean_book("K", 8), dirty_book("Q", 8), ACES], "in_foot": (0, 2), "rules": CAMPUS},
         [CanGoOut(100, True)]),
    ],
)  # fmt: skip
def test_tips_for_a_turn(hand: str, move: Move, more: dict[str, Any], expected: list[Tip]) -> None:
    """Given a hand and a sound move, these tips are true, the most important first."""
    assert list(tips_for(my_view(table(hand, watched=True, **more)), move)) == expected


BEGAN = RoundBegan(1, 0, 0)
TAKEN = PileTaken(1, Card("KS"), 4, None)
ITS_MELD = Melded(1, 1, 0, cards("KS KC KD"), True)


@pytest.mark.parametrize(
    ("happened", "more", "expected"),
    [
        # A rival's take counts the upcard it melded in the same move; not a partner's.
        ([TAKEN], {}, [PileWasTaken(1, 4, 2, 0)]),
        ([replace(TAKEN, melded=True)], {}, [PileWasTaken(1, 5, 2, 0)]),
        ([TAKEN, ITS_MELD], {}, [PileWasTaken(1, 4, 2, 0)]),
        ([replace(TAKEN, seat=2)], {}, []),
        # The partner's opening; not the own, nor a rival's.
        ([TeamOpened(2, 0, 60)], {}, [PartnerOpened(2)]),
        ([TeamOpened(0, 0, 60)], {}, []),
        ([TeamOpened(1, 1, 60)], {}, []),
        # A rival's foot; not the partner's.
        ([FootTaken(1, 11, True, None)], {"in_foot": (1,)}, [FootWasTaken(1, 2)]),
        ([FootTaken(2, 11, True, None)], {"in_foot": (2,)}, []),
        # Somebody else's wild card that still freezes the pile.
        ([Discarded(1, Card("2C"))], {"frozen": 1, "pile": "2C"}, [PileWasFrozen(1, False)]),
        ([Discarded(1, Card("2C"))], {"frozen": 2, "pile": "2C"}, []),
        ([Discarded(0, Card("2C"))], {"frozen": 0, "pile": "2C"}, []),
        ([Discarded(1, Card("2C"))], {"frozen": 1, "pile": "2C", "rules": replace(NEVER, freeze="until_taken")}, []),
        # What was before the round no longer matters.
        ([TAKEN, BEGAN], {}, []),
        ([TAKEN, BEGAN, TeamOpened(2, 0, 60), BEGAN, TAKEN], {}, [PileWasTaken(1, 4, 2, 0)]),
    ],
)
def test_tips_about_other_players(happened: list[Event], more: dict[str, Any], expected: list[Tip]) -> None:
    """Given what was seen since the seat's last turn, this of it still matters."""
    rules = ruleset_from({"freeze": "until_taken"})
    view = my_view(table("9C 5C 6C 7C", **{"rules": rules, **OPENED, **more}))
    assert list(tips_for(view, Draw(), happened))[1:] == expected
