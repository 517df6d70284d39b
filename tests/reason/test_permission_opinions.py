"""Why computer players say yes or no to a going-out: from what their decision went by, and no number is told."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.level_names import LEVELS
from game.ai.player import BALANCED, Think
from game.ai.players.tuned_player import Habits
from game.ai.roster import player_of
from game.ai.search.rest_of_round import RestOfRound, rest_of_round
from game.engine.moves import Answer
from game.engine.partners.agreements import Agreement
from game.engine.partners.permission import Because, Ground
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.reason.ending import why_answer
from game.reason.permission_opinions import _of_the_rest, _Terms, _terms, permission_opinion, rival_near
from game.reason.purposes import GoesOut, HoldsPoints, PlaysOn, Purpose
from game.sentences.at_table.going_out_texts import answered
from tests.build import CAMPUS, WEB, after, books, clean_book, go_out, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")
STOCK = " ".join(clean_book(rank, 8) for rank in "4578")
LONG = "9C 9D 9H 9S TC TD TH TS QC QD QH QS"
HEAVY = "*R *B AC AD AH AS AC AD AH AS KC KD KH KS KC KD KH KS 2C 2D 2H 2S"


def before(**more: Any) -> Table:
    """Seat 0 may propose to go out under Campus; partner 2 holds what is given, rival 1 a long hand."""
    hands = {1: LONG, 3: LONG, **more.pop("hands", {})}
    melds = [*books(CAMPUS, 1, 1), clean_book("A", 3)]
    more = {"rules": CAMPUS, "melds": melds, "stock": STOCK, "played_foot": [0, 2], "hands": hands, **more}
    return table("AS 4C", phase="play", **more)


def asked(**more: Any) -> Table:
    """The same once the question is open."""
    return after(before(**more), go_out("AS > 2", discard="4C"))


RIVAL_READY: dict[str, Any] = {
    "their_melds": [clean_book("Q", 8), f"{clean_book('T', 7)} 2C"],
    "played_foot": [0, 1, 2, 3],
    "hands": {1: "9C TC"},
}
FEW: dict[str, Any] = {"hands": {1: "9C 9D", 3: "TC TD"}}
BEHIND: dict[str, Any] = {"their_melds": [clean_book(rank, 8) for rank in "QT96"]}


READY: dict[str, Any] = {"their_melds": books(WEB, 1, 1), "played_foot": (1, 3)}


@pytest.mark.parametrize(
    ("setting", "most", "rival"),
    [
        (READY, 2, 1),
        (READY, 1, None),
        (READY | {"hands": {1: "9C 9D TC"}}, 2, 3),
        (READY | {"hands": {1: "9C 9D TC"}}, 3, 1),
        (READY | {"played_foot": (3,)}, 2, None),
        (READY | {"played_foot": (1,), "in_foot": (3,)}, 2, 3),
        (READY | {"their_melds": books(WEB, 1, 0)}, 2, None),
        ({"melds": books(WEB, 1, 1), "played_foot": (0, 2)}, 2, None),
    ],
)
def test_which_rival_is_near_the_end(setting: dict[str, Any], most: int, rival: int | None) -> None:
    """The first to play of those in the foot with so few cards, whose team has the books and whose partner has played
    the foot; nobody of the own team.
    """
    assert rival_near(my_view(table("9H 8H", WEB, phase="play", **setting)), most) == rival


def test_what_was_agreed_is_the_reason_for_a_no() -> None:
    """Given three partners of whom one plays from the hand, a no under the agreement names it, and else not."""
    late = before(players=6, hands={1: LONG, 3: LONG, 5: LONG})
    now = view_of(after(late, go_out("AS > 2", discard="4C")), 2)
    agreed = permission_opinion(now, False, "normal", agreements=(Agreement.WAIT_FOR_FOOT,))
    assert [because.ground for because in agreed.grounds] == [Ground.AGREED]
    assert "we agreed" in answered(agreed, NAMES)
    assert Ground.AGREED not in [because.ground for because in permission_opinion(now, False, "normal").grounds]


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "easy"])
def test_a_rival_who_may_go_out_is_named(level: str) -> None:
    """Given a rival with two cards and every book, he is a reason for a yes; a beginner does not watch him."""
    now = view_of(asked(**RIVAL_READY), 2)
    assert Because(Ground.RIVAL_NEAR, seat=1) in permission_opinion(now, True, level).grounds
    assert all(because.seat is None for because in permission_opinion(now, True, "easy").grounds)


def test_a_stock_that_runs_out_is_told_with_its_cards() -> None:
    """Given four cards in the stock, they are a reason."""
    opinion = permission_opinion(view_of(asked(stock="4C 4D 5C 5D"), 2), True, "normal")
    assert Because(Ground.STOCK_LOW, cards=4) in opinion.grounds


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_and_its_reason_agree(level: str) -> None:
    """Given a light hand, yes, for the lead or for what the others would still make; a heavy one, no, where it counts.

    Those who go by the lead say no while behind; those who play the round on, where their side makes more of the rest.
    """
    plays_on = level in ("hard", "expert")
    for held, more in (("QH", {}), (HEAVY, FEW if plays_on else BEHIND)):
        now = asked(**{**more, "hands": {**more.get("hands", {}), 2: held}})
        view = view_of(now, 2)
        move = player_of(level).decide(view, Think())
        assert isinstance(move, Answer)
        opinion = permission_opinion(view, move.yes, level)
        assert (opinion.seat, opinion.says) == (2, "yes" if move.yes else "no")
        assert opinion.grounds
        if move.yes:
            assert opinion.grounds[0].ground in (Ground.AHEAD, Ground.LITTLE_HELD, Ground.RIVAL_NEAR, Ground.THEY_GAIN)
        else:
            assert opinion.grounds[-1].ground == (Ground.MORE_TO_COME if plays_on else Ground.BEHIND)


@pytest.mark.parametrize(("hand", "answer"), [("QH", True), (HEAVY, False)])
def test_the_answer_goes_by_what_the_rest_of_the_round_brings(hand: str, answer: bool) -> None:
    """Given that the round could end, it does where the others would make more of the rest, and else it goes on."""
    view = view_of(asked(hands={**FEW["hands"], 2: hand}), 2)
    rest = rest_of_round(view)
    assert Habits().decide(view, Think()) == Answer(answer)
    assert (rest.own < rest.theirs) == answer
    assert rest.lead > 0  # by the lead both would be a yes


def test_a_heavy_hand_behind_says_no() -> None:
    """Given 350 points in the hand and rivals far ahead, `normal` says no and says both."""
    now = asked(hands={2: HEAVY}, **BEHIND)
    view = view_of(now, 2)
    assert player_of("normal").decide(view, Think()) == Answer(False)
    assert [because.ground for because in permission_opinion(view, False, "normal").grounds] == [
        Ground.MUCH_HELD,
        Ground.BEHIND,
    ]


def test_the_reason_knows_no_more_than_the_seat() -> None:
    """Given other cards in hands that the seat does not see, it says the same."""
    one = asked(hands={1: "9C 9D", 3: "TC TD"})
    other = asked(hands={1: "TC TD", 3: "9C 9D"})
    for level in LEVELS:
        assert permission_opinion(view_of(one, 2), True, level) == permission_opinion(view_of(other, 2), True, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("yes", [True, False])
def test_a_reason_tells_no_number_of_the_hand(level: str, yes: bool) -> None:
    """Given hands of many different sums, all that is said is one of a few sentences: no sum can be read off it."""
    hands = ["QH", "QH KH", "AC", "AC AD 5C", "2C 2D", "*R", HEAVY, f"{HEAVY} 4C", f"{HEAVY} 5C 6C", f"{HEAVY} QH"]
    said = {answered(permission_opinion(view_of(asked(hands={2: held}), 2), yes, level), NAMES) for held in hands}
    assert len(said) <= 4
    assert not any(letter.isdigit() for sentence in said for letter in sentence)


def test_who_holds_nothing_does_not_say_that_its_cards_cost_much() -> None:
    """Given an empty hand and a no all the same, the answer has no reason that is not true."""
    now = view_of(asked(hands={2: ""}), 2)
    assert Ground.MUCH_HELD not in [because.ground for because in permission_opinion(now, False, "expert").grounds]


MORE, LESS = RestOfRound(0, 100, 20, 50, False, 0, 0, 20), RestOfRound(0, -30, 60, 50, False, 0, 0, 20)


@pytest.mark.parametrize(
    ("rest", "yes", "held", "expected"),
    [
        (LESS, True, 10, [Ground.THEY_GAIN]),
        (replace(MORE, gain=0), True, 10, [Ground.LITTLE_HELD]),
        (replace(MORE, gain=200), True, 10, []),
        (replace(LESS, rivals_out=0.25), True, 10, [Ground.THEY_GAIN, Ground.RIVAL_NEAR]),
        (replace(LESS, rivals_out=0.2), True, 10, [Ground.THEY_GAIN]),
        (replace(LESS, decides_match=True), True, 10, [Ground.AHEAD, Ground.THEY_GAIN]),
        (replace(LESS, decides_match=True, lead=1), True, 10, [Ground.AHEAD, Ground.THEY_GAIN]),
        (replace(LESS, decides_match=True, lead=0), True, 10, [Ground.THEY_GAIN]),
        (replace(LESS, decides_match=True, lead=-5), True, 10, [Ground.THEY_GAIN]),
        (replace(LESS, own=5, theirs=5), True, 10, [Ground.LITTLE_HELD]),
        # The others gain half a point; a match that is even is neither won nor lost.
        (replace(LESS, own=-1, theirs=0.5), True, 10, [Ground.THEY_GAIN]),
        (replace(LESS, own=-1, theirs=0), True, 10, [Ground.LITTLE_HELD]),
        (replace(LESS, decides_match=True, lead=0.5), True, 10, [Ground.AHEAD, Ground.THEY_GAIN]),
        (replace(MORE, decides_match=True, lead=0), False, 10, [Ground.MORE_TO_COME]),
        (replace(MORE, decides_match=True, lead=-0.5), False, 10, [Ground.BEHIND, Ground.MORE_TO_COME]),
        (replace(MORE, own=20), False, 9, []),
        (MORE, False, 10, [Ground.MORE_TO_COME]),
        (MORE, False, 50, [Ground.MUCH_HELD, Ground.MORE_TO_COME]),
        (MORE, False, 49, [Ground.MORE_TO_COME]),
        (LESS, False, 50, []),
        (replace(MORE, decides_match=True, lead=-5), False, 10, [Ground.BEHIND, Ground.MORE_TO_COME]),
        (replace(MORE, decides_match=True, lead=5), False, 10, [Ground.MORE_TO_COME]),
        (replace(MORE, own=20), False, 10, [Ground.MUCH_HELD]),
    ],
)
def test_grounds_from_the_rest_of_the_round(rest: RestOfRound, yes: bool, held: int, expected: list[Ground]) -> None:
    """Given what the rest of the round would bring both sides, and points held, these are the grounds."""
    found = _of_the_rest(view_of(asked(), 2), rest, yes, _Terms(50, held, 1, is_stock_low=False))
    assert [because.ground for because in found] == expected


@pytest.mark.parametrize(
    ("rest", "answer", "expected"),
    [
        # Yes: a lead that wins the match, or what the others would gain.
        (LESS, True, GoesOut(-30, 60)),
        (replace(LESS, own=0, theirs=0), True, None),
        (replace(LESS, own=-20, theirs=-40), True, GoesOut(-20, -40)),
        (replace(LESS, own=60, theirs=50), True, None),
        (replace(LESS, decides_match=True, lead=47), True, GoesOut(-30, 60, 50)),
        (replace(LESS, decides_match=True, lead=4), True, GoesOut(-30, 60)),
        # No: the match would be lost, cards are worth a third of what playing on earns, or it earns more.
        (replace(MORE, decides_match=True, lead=-5), False, HoldsPoints(40, is_behind=True)),
        (replace(MORE, decides_match=True, lead=0), False, HoldsPoints(40)),
        (replace(MORE, decides_match=True, lead=5), False, HoldsPoints(40)),
        (MORE, False, HoldsPoints(40)),
        (replace(MORE, own=130), False, PlaysOn(130, 20)),
        (replace(MORE, own=130, theirs=140), False, HoldsPoints(40)),
        (replace(MORE, own=0, theirs=-20), False, PlaysOn(0, -20)),
    ],
)
def test_the_purpose_of_an_answer(
    rest: RestOfRound, answer: bool, expected: Purpose | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given what the rest of the round would bring, and 40 points in the hand, the answer has this purpose."""
    monkeypatch.setattr("game.reason.ending.rest_of_round", lambda *_: rest)
    monkeypatch.setattr("game.reason.ending.points_held", lambda _: 40)
    assert why_answer(view_of(asked(stock=STOCK), 2), Answer(answer)) == expected


@pytest.mark.parametrize(
    ("lead", "held", "yes", "expected"),
    [
        (1, 10, True, [Ground.AHEAD]),
        (0, 10, True, [Ground.LITTLE_HELD]),
        (0, 10, False, [Ground.MUCH_HELD]),
        (-1, 1, False, [Ground.MUCH_HELD, Ground.BEHIND]),
        (-1, 0, False, [Ground.BEHIND]),
        (1, 0, False, []),
    ],
)
def test_grounds_of_who_goes_by_the_lead(
    lead: int, held: int, yes: bool, expected: list[Ground], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a lead, if only by a point, it is a reason for a yes; if the team is level, for neither."""
    monkeypatch.setattr(
        "game.reason.permission_opinions._terms", lambda *_: _Terms(lead, held, None, is_stock_low=False)
    )
    opinion = permission_opinion(view_of(asked(), 2), yes, "normal")
    assert [because.ground for because in opinion.grounds] == expected


def test_cards_in_the_hand_lessen_the_lead() -> None:
    """Given the same table and number of cards, a hand that costs 40 points more leaves the team 40 less ahead."""
    light, heavy = (_terms(view_of(asked(hands={2: held}), 2), "normal", BALANCED) for held in ("QH 4C", "*R 5C"))
    assert (light.held, heavy.held) == (15, 55)
    assert light.lead - heavy.lead == 40
