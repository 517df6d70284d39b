"""Hints of fresh matches for somebody who judges them: `python -m tests.sentences.drawn_hints SEED [HINTS]` prints so
many, each with all that its seat sees, drawn by the seed from decisions under all rule sets and three house rules.
"""

import random
import sys
from collections.abc import Iterator, Sequence

from game.cards import Card
from game.engine.ending.going_out import missing_books
from game.engine.melding.melds import Meld
from game.engine.table.board import opening_minimum
from game.engine.table.view import PlayerView
from game.reason.hint import settled
from game.sentences.rules_and_scores.rule_page import changed_lines
from game.turn.arrangement import Arrangement
from game.turn.hint_words import hint_words
from game.turn.hinting import Hint
from tests.build import PRESETS
from tests.properties.random_play import random_seatings
from tests.reason.fresh_decisions import decisions

MATCHES = 2
ROUNDS = 3
"""Rounds of each match of a rule set that are drawn from."""

PLACES = ("You", "Left", "Partner", "Right")
"""Who sits where at a table of four; at another the first is You, too."""


def drawn(seed: int, hints: int) -> Iterator[tuple[str, PlayerView]]:
    """So many decisions, each after the rule set that it was made by."""
    houses = random_seatings(3, beyond_the_seeds=True, first=seed)
    tables = [*((rules, 4, 2) for rules in PRESETS), *((one.rules, one.players, one.teams) for one in houses)]
    found = [
        (rules.name, view)
        for rules, players, teams in tables
        for match in range(MATCHES)
        for view in decisions(rules, seed * 100 + match, ROUNDS, players, teams)
    ]
    yield from random.Random(seed).sample(found, hints)


def house_rules(seed: int) -> str:
    """What the three house rules change, which a seat knows, too."""
    houses = (one.rules for one in random_seatings(3, beyond_the_seeds=True, first=seed))
    return "\n".join(f"{rules.name}: {rules.base}, but {'; '.join(changed_lines(rules))}\n" for rules in houses)


def seen(base: str, view: PlayerView) -> str:
    """All that the seat sees, in four lines."""
    board, team = view.board, view.team
    names = names_around(view)
    need = opening_minimum(board, team)
    rivals = dict.fromkeys(board.team_of(other) for other in board.around(view.seat) if board.team_of(other) != team)
    of = {its: names[next(other for other in board.around(view.seat) if board.team_of(other) == its)] for its in rivals}
    theirs = " / ".join(f"{of[its]}: " * (len(rivals) > 1) + melds(board.melds[its]) for its in rivals)
    held = ", ".join(
        f"{name} {count}{' (foot)' * board.in_foot[at]}"
        for at, (name, count) in enumerate(zip(names, board.hands, strict=True))
    )
    return "\n".join(
        (
            f"[{base}, round {board.round}] {'open' if board.has_opened(team) else f'not open, needs {need}'}; "
            f"{'plays the foot' if board.in_foot[view.seat] else 'foot to come'}; {board.phase}",
            f"  hand: {cards(view.hand)}",
            f"  ours: {melds(board.melds[team])} | theirs: {theirs} | "
            f"to go out we lack {missing_books(board, board.melds[team]) or 'nothing'}",
            f"  pile: {board.pile}, on top {cards(board.pile_seen[-8:])}; stock: {board.stock}; cards held: {held}",
        )
    )


def told(view: PlayerView) -> str:
    """The hint with everything that can be read of it."""
    said = hint_words(Hint(settled(view)), view, Arrangement(), tuple(names_around(view)), view.seat)
    return f"  HINT: {said.head}. {said.reason}\n  why: {' '.join(said.why)}\n  more: {' '.join(said.figures)}"


def names_around(view: PlayerView) -> list[str]:
    """Who sits where, from the seat's chair."""
    places = (
        PLACES if view.board.players == len(PLACES) else ("You", *(f"P{at}" for at in range(1, view.board.players)))
    )
    return [places[(at - view.seat) % len(places)] for at in range(len(places))]


def cards(held: Sequence[Card]) -> str:
    """Cards by rank and suit."""
    return " ".join(card.replace("T", "10").replace("*", "joker ") for card in held) or "none"


def melds(laid: Sequence[Meld]) -> str:
    """Melds by rank: naturals, and wilds after a plus."""
    return (
        ", ".join(
            f"{meld.rank}×{len(meld.cards) - meld.wilds}{f'+{meld.wilds}' if meld.wilds else ''}" for meld in laid
        )
        or "none"
    )


if __name__ == "__main__":
    print(house_rules(int(sys.argv[1])))
    for number, (base, view) in enumerate(drawn(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 60), 1):
        print(f"{number}. {seen(base, view)}\n{told(view)}\n")
