"""What a bot was asked, as the engine's view of its seat: for bots that play with the game's own parts."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import Card, parse_cards
from game.engine.melding.melds import BookCounts, Meld, meld_of
from game.engine.table.board import Board, Phase
from game.engine.table.view import PlayerView
from game.rules.ruleset import RuleSet


def view_asked(rules: RuleSet, teams: int, ask: Mapping[str, Any]) -> PlayerView:
    """The view of a decoded `ask` as the engine and the PettingZoo environment know it; rules and number of teams come
    from the `hello`. It lacks what neither `candidates` nor `observed` asks for: the history of the seats, who has
    chosen a stack or answered, reshuffles, books made at once, and the cards of the seat's own question.

    Raises KeyError for a missing key, ValueError for cards that don't exist.
    """
    view, seen = ask["view"], ask["seen"]
    phase, seat, bottoms = Phase(view["phase"]), view["seat"], view["stacks"]["bottoms"]
    board = Board(
        rules=rules,
        teams=teams,
        round=view["n"],
        dealer=view["dealer"],
        phase=phase,
        turn=view["turn"],
        first=view["turn"],  # asked for in the round's first turn alone
        mover=seat,
        hands=tuple(view["hands"]),
        feet=tuple(view["feet"]),
        tails=tuple(view.get("tails", ())),
        stock=view["stock"],
        pile=view["pile"],
        upcard=view["upcard"],
        in_foot=tuple(view["in_foot"]),
        played_foot=tuple(view["played_foot"]),
        melded=tuple(view["melded"]),
        turns=tuple(view["turns"]),
        chosen=(None,) * len(view["hands"]),
        answered=(False,) * len(view["hands"]),
        refused=view["refused"],
        melds=tuple(_melds(team) for team in view["melds"]),
        totals=tuple(view["totals"]),
        cut=tuple(view["cut"]),
        red_threes=_each(view["red_threes"]),
        wilds_added=tuple((meld, wilds) for meld, wilds in seen["wilds_added"]),
        peeked=view.get("peeked", False),
        frozen=view["frozen"],
        pile_seen=parse_cards(seen["pile"]),
        taken=_each(seen["taken"]),
    )
    proposed = None if seen["proposed"] is None else BookCounts(*seen["proposed"])
    return PlayerView(
        board, seat, parse_cards(view["hand"]), None if bottoms is None else tuple(bottoms), None, proposed
    )


def _each(texts: Sequence[str]) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(parse_cards, texts))


def _melds(texts: Sequence[str]) -> tuple[Meld, ...]:
    return tuple(map(meld_of, _each(texts)))
