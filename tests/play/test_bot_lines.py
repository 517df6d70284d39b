"""Tests for game/play/bot_lines.py."""

import json
from typing import Any

import msgspec
import pytest

from game.cards import Card, parse_cards
from game.engine.moves import Answer, Draw, GoOut, Group, Move, Peek, Take
from game.engine.partners.agreements import Agreement
from game.play.bot_lines import bot_view, masked_lines
from game.play.match import Match
from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.ruleset import RuleSet
from saves.records.lines import Plays, PositionLine
from tests.play.matches_in_memory import fresh, header, step

KINGS = "KC KD KH KS KC KD KH"
DIRTY = "QC QD QH QS QC QD 2C"


def heard(match: Match, *seats: int) -> list[dict[str, object]]:
    """What a bot at those seats has heard, through JSON and back."""
    return [json.loads(msgspec.json.encode(fact)) for fact in match.masked_lines_since(0, seats)]


def about_to_ask() -> Match:
    """Partnership-like permission in campus: seat 0, in the foot, can go out and must ask seat 2."""
    campus = header(preset("campus"))
    position = PositionLine(
        phase="play",
        hands=("4C 4D 4H 5C", "6C 6D", "7C 7D", "8C 8D"),
        feet=("", "9C 9D", "9H 9S", "TC TD"),
        in_foot=(True, False, False, False),
        melds=((f"{KINGS} KS", f"{DIRTY} QH"), ()),
        stock="4S 4C 5D 5H",
        discards="JC JD",
    )
    return Match(campus, lines=[position])


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_a_stranger_hears_no_hidden_card(preset_id: str) -> None:
    """Over a whole round somebody without a seat never hears a deck, a stock, or a card drawn, dealt or taken."""
    match = fresh(preset(next(known for known in PRESET_IDS if known == preset_id)))
    while not match.awaits_deal:
        step(match)
    facts = heard(match)
    assert not any("deck" in fact or "stock" in fact for fact in facts)
    for fact in facts:
        if fact["type"] in ("hand", "foot") or fact.get("move") in ("draw", "take"):
            assert "cards" not in fact
            assert isinstance(fact["count"], int)
    assert {"round", "hand", "foot", "move", "score"} <= {fact["type"] for fact in facts}
    is_drawn = match.board.rules.first_player == "high_card"
    assert [is_drawn] == ["draws" in fact for fact in facts if fact["type"] == "round"]


def test_a_bot_hears_with_a_move_what_is_said_at_the_table() -> None:
    """Given a seat handed over, an agreement and an announced last round, the next move tells all of it, as a line of
    the record does; of hints nothing.
    """
    match = fresh()
    seat = match.board.mover
    match.hand_over(seat, Plays(kind="computer", level="hard"))
    match.agree(2, [Agreement.KEEP_CLEAN])
    match.announce_last_round()
    assert match.play(seat, Draw(), hinted=True) is None
    assert heard(match)[-1] == {
        "type": "move",
        "seat": seat,
        "move": "draw",
        "count": 2,
        "plays": {"kind": "computer", "level": "hard"},
        "agreements": {"2": ["keep_clean"]},
        "last": True,
    }


FOLLOWED = [
    preset("web"),
    preset("family"),
    ruleset_from({"red_threes": "lay_down", "take_count": "all"}),
    ruleset_from({"stacks": "bottom_high", "red_threes": "lay_down"}),
]


@pytest.mark.parametrize("rules", FOLLOWED, ids=["web", "family", "lay_down", "bottom_high"])
def test_a_seat_can_follow_its_own_hand(rules: RuleSet) -> None:
    """From the lines alone a bot knows its own cards at every moment: hand, draws, pile, foot, threes, discards."""
    match = fresh(rules, seed=3)
    seat = 1
    mine: list[str] = []
    line = 0
    while not match.awaits_deal:
        upcard = match.board.upcard
        step(match)
        for fact in json.loads(msgspec.json.encode(match.masked_lines_since(line, [seat]))):
            if fact.get("seat") != seat or fact["type"] == "out":
                continue
            if fact["type"] == "red_threes":
                assert len(fact["drawn_cards"].split()) == fact["drawn"]
                mine += fact["drawn_cards"].split()
                for card in fact["cards"].split():
                    mine.remove(card)
                continue
            mine += fact["cards"].split() if "cards" in fact else []
            used = [card for group in fact.get("melds", []) for card in group["cards"].split()]
            if fact.get("move") == "take" and upcard in used:
                used.remove(upcard)
            for card in [*used, *filter(None, [fact.get("card"), fact.get("discard")])]:
                mine.remove(card)
        line = match.line_count
        if not match.awaits_deal:
            assert sorted(mine) == sorted(match.view(seat).hand)


TAKING = Take((Group(parse_cards("KC KD KH")),))


@pytest.mark.parametrize(
    ("rules", "move", "all_hear", "own"),
    [
        ({}, Draw(), {"move": "draw", "count": 2}, {"cards": "9C 9D"}),
        ({}, TAKING, {"move": "take", "melds": [{"cards": "KC KD KH"}], "count": 2}, {"cards": "6D 8D"}),  # as they lay
        ({"take_then_draw": 1}, TAKING,
         {"move": "take", "melds": [{"cards": "KC KD KH"}], "count": 2, "drawn": 1},
         {"cards": "6D 8D", "drawn_cards": "9C"}),
        ({"take_peek": True}, Peek(), {"move": "peek"}, {"cards": "KH 8D 6D"}),
    ],
)  # fmt: skip
def test_new_cards_are_seen_by_their_owner_alone(
    rules: dict[str, Any], move: Move, all_hear: dict[str, Any], own: dict[str, Any]
) -> None:
    """Given a move that brings cards, or shows them, everybody hears how many, and only the seat which."""
    position = PositionLine(
        hands=("KC KD 4C 5C", "6C 6D", "7C 7D", "8C 8D"),
        feet=("4H 5H", "9C 9D", "9H 9S", "TC TD"),
        turns=(1, 1, 1, 1),
        melds=(("QC QD QH QS",), ()),
        stock="9C 9D 4S 4D",
        discards="6D 8D KH",
    )
    match = Match(header(ruleset_from({"take_count": 3, **rules})), lines=[position])
    assert match.play(0, move) is None
    told = [next(fact for fact in heard(match, seat) if fact["type"] == "move") for seat in range(4)]
    assert told == [{"type": "move", "seat": 0, **all_hear, **own}, *[{"type": "move", "seat": 0, **all_hear}] * 3]


def test_replacements_of_red_threes_are_seen_by_their_owner_alone() -> None:
    """Everybody hears which threes are laid and how many cards are drawn for them, only the seat which."""
    match = fresh(ruleset_from({"red_threes": "lay_down"}), seed=3)
    for _ in range(40):
        step(match)
    laid = [fact for fact in heard(match, 1) if fact["type"] == "red_threes"]
    assert {fact["seat"] == 1 for fact in laid} == {True, False}
    assert all(("drawn_cards" in fact) == (fact["seat"] == 1) for fact in laid)


def test_a_question_shows_its_cards_to_the_asker_alone() -> None:
    """Asking to go out tells the others a number; once the yes lays the cards down everybody hears which."""
    match = about_to_ask()
    out = GoOut((Group(parse_cards("4C 4D 4H")),), Card("5C"))
    assert match.play(0, out) is None
    asked, own = heard(match, 2)[-1], heard(match, 0)[-1]
    assert asked == {"type": "move", "seat": 0, "move": "go_out", "cards": 4}
    assert own == {"type": "move", "seat": 0, "move": "go_out", "melds": [{"cards": "4C 4D 4H"}], "discard": "5C"}
    assert "proposal" not in bot_view(match.view(2))
    assert bot_view(match.view(2))["asker"] == 0
    assert bot_view(match.view(2))["proposed"] == {"clean": 0, "dirty": 0, "wild": 0}
    assert "proposed" not in bot_view(match.view(1))
    assert match.play(2, Answer(True)) is None
    told = [fact for fact in heard(match, 1) if fact["type"] == "out"]
    assert told == [{"type": "out", "seat": 0, "melds": [{"cards": "4C 4D 4H"}], "discard": "5C"}]


def test_a_position_tells_counts_and_ones_own_hand() -> None:
    """A hand-made position is masked as well: hands, feet, stock and buried discards are numbers."""
    facts = heard(about_to_ask(), 1)
    position = facts[0]
    assert position["hands"] == [4, 2, 2, 2]
    assert position["feet"] == [0, 2, 2, 2]
    assert (position["stock"], position["discards"], position["upcard"]) == (4, 2, "JD")
    assert [fact.get("cards") for fact in facts[1:]] == [None, "6C 6D", None, None]


def test_a_position_does_not_tell_what_lies_at_the_bottom_of_feet_or_out_of_the_round() -> None:
    """Given a position with cards set aside, whose seats were shown their bottom cards, nobody hears those of the
    others, nor what nobody may see.
    """
    line = PositionLine(hands=("KH",) * 4, feet=("4C",) * 4, bottoms=("KH 4C",) * 4, aside="5D")
    told = str(list(masked_lines(line, (), [1])))
    assert "4C" not in told
    assert "5D" not in told


def test_the_view_of_an_ask_has_every_key() -> None:
    """The view holds the keys that the protocol names, with the seat's own cards and counts for the others."""
    match = fresh()
    view = json.loads(msgspec.json.encode(bot_view(match.view(match.board.mover))))
    assert set(view) == {
        *("seat", "n", "phase", "turn", "dealer", "hand", "upcard", "pile", "stock", "hands", "feet", "in_foot"),
        *("played_foot", "melded", "turns", "melds", "opening", "opened", "totals", "cut", "refused", "frozen"),
        *("red_threes", "stacks", "asker"),
    }
    assert len(view["hand"].split()) == 11
    assert view["stacks"] == {"counts": [11, 11], "bottoms": None}
    assert view["opening"] == 50
