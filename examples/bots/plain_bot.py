"""A bot for Hand and Foot in sixty lines: lays down sets, spends wilds, goes out when it can. See docs/bots.md."""

import json
import sys
from collections.abc import Iterator
from typing import Any

RANKS, KINDS = "456789TJQKA", {"*": "joker", "2": "two", "A": "ace", "3": "black_three"}
YES, LEFT, CUT = {"move": "answer", "yes": True}, {"move": "choose", "stack": 0}, {"move": "cut", "count": 22}


def points(cards: list[str], rules: dict[str, Any]) -> int:
    """What they count."""
    ten = RANKS.index(rules["ten_from"])
    return sum(int(rules[KINDS.get(c[0], "ten_value" if RANKS.find(c[0]) >= ten else "five_value")]) for c in cards)


def groups(view: dict[str, Any], rules: dict[str, Any], team: int, hand: list[str]) -> list[dict[str, Any]]:
    """What can be laid down: more for melds that lie there, sets of three, pairs with a wild to open."""
    melds, opened = [cards.split() for cards in view["melds"][team]], view["opened"][team]
    at = {next((card[0] for card in meld if card[0] in RANKS), "*"): number for number, meld in enumerate(melds)}
    found, worth, wilds = [], 0, [card for card in hand if card[0] in "*2"]
    for rank in reversed(RANKS):
        cards = [card for card in hand if card[0] == rank]
        nearly = 4 < len(melds[at[rank]]) < rules["book_size"] if rank in at else len(cards) == 2 and not opened
        cards += [wilds.pop()] if wilds and nearly and (opened or worth < view["opening"]) else []
        if cards and (rank in at or len(cards) > 2):
            found.append({"cards": " ".join(cards), **({"onto": at[rank]} if rank in at else {})})
            worth += points(cards, rules)
    return found if opened or worth >= view["opening"] else []


def answers(view: dict[str, Any], rules: dict[str, Any], team: int) -> Iterator[dict[str, Any]]:
    """Moves to try, best first: the game refuses what the rules forbid, and only the third refusal is a fault."""
    hand, up, in_foot = view["hand"].split(), view["upcard"] or "-", view["in_foot"][view["seat"]]
    if view["phase"] == "draw":
        if up[0] in RANKS and view["pile"] > 2 and sum(card[0] == up[0] for card in hand) > 1:
            yield {"move": "take", "melds": groups(view, rules, team, [up, *hand])}
        yield {"move": "draw" if view["stock"] >= rules["draw_count"] else "pass"}
    elif view["phase"] == "play":
        melds = groups(view, rules, team, hand)
        left = [card for card in hand if all(card not in group["cards"] for group in melds)]
        if melds and (len(left) > 1 or not in_foot):
            yield {"move": "meld", "melds": melds}
        elif in_foot and len(left) < 2:
            yield {"move": "go_out", "melds": melds, "discard": (left or [None])[0]}
        hand.sort(key=lambda c: (c[0] in "*2", c[0] != "3", view["hand"].count(c[0]), points([c], rules)))
        yield {"move": "discard", "card": hand[0]} if hand else {"move": "hold"}
    yield {"answer": YES, "choose": LEFT, "cut": CUT}.get(view["phase"], {"move": "hold"})


seats = {}
for heard in map(json.loads, sys.stdin):
    if heard["type"] == "hello":
        seats[heard["seat"]] = heard["rules"], heard["seat"] % len(heard["teams"])
        print(json.dumps({"type": "ready", "name": "Plain"}), flush=True)
    if heard["type"] == "ask":
        moves = answers(heard["view"], *seats[heard["view"]["seat"]])
    if heard["type"] in ("ask", "illegal"):
        print(json.dumps(next(moves)), flush=True)
