import re

import pytest

from game.cards import Card, parse_cards
from game.engine.melding.melds import Meld
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.messages.person import Person
from game.sentences.phrases import CardNamed, spoken_text, way_played, way_to_play
from tests.build import WEB, table

MELDS: tuple[Meld, ...] = table(melds=("KS KH KD", "8C 8S 8D"), rules=WEB).board.melds[0]


def lay(*groups: tuple[str, int | None]) -> MeldCards:
    """Cards laid down: as a new meld, or onto one by its number."""
    return MeldCards(tuple(Group(parse_cards(cards), onto) for cards, onto in groups))


CASES: tuple[tuple[list[Move], str, str], ...] = (
    ([Draw()], "You drew.", "Draw"),
    ([Discard(Card("3D"))], "You discarded 3D.", "Discard 3D"),
    (
        [lay(("KC", 0)), Discard(Card("4C"))],
        "You put KC on the kings and discarded 4C.",
        "KC on the kings, discard 4C",
    ),
    (
        [lay(("KC", 0), ("TS TD *R", None)), Discard(Card("4C"))],
        "You put KC on the kings, melded TS TD *R and discarded 4C.",
        "KC on the kings, meld TS TD *R, discard 4C",
    ),
    (
        [lay(("TS TD TH", None)), lay(("9S 9D 9H", None)), Discard(Card("4C"))],
        "You melded TS TD TH, 9S 9D 9H and discarded 4C.",
        "Meld TS TD TH, 9S 9D 9H, discard 4C",
    ),
    (
        [lay(("TS TD TH TC 2C", None))],
        "You melded four tens with 2C.",
        "Meld four tens with 2C",
    ),
    ([lay(("TS TD TH TC 2C 2D", None))], "You melded four tens with 2C 2D.", "Meld four tens with 2C 2D"),
    (
        [lay(("TS TD TH TC 2C 2D *R", None))],
        "You melded four tens with three wild cards.",
        "Meld four tens with three wild cards",
    ),
    ([lay(("2C 2D 2H *R", None))], "You melded four wild cards.", "Meld four wild cards"),
    (
        [Take((Group(parse_cards("KC KD"), 0),))],
        "You took the pile and put KC KD on the kings.",
        "Take the pile, KC KD on the kings",
    ),
    ([GoOut((), Card("4C"))], "You went out and discarded 4C.", "Go out, discard 4C"),
    ([Answer(True)], "You said yes.", "Say yes"),
    ([Hold()], "You kept your last card.", "Keep your last card"),
    ([Pass()], "You ended the round.", "End the round"),
    (
        [lay(*((f"{rank}S {rank}D {rank}H", None) for rank in "56789"))],
        "You melded 15 cards: fives, sixes, sevens, eights and nines.",
        "Meld 15 cards: fives, sixes, sevens, eights and nines",
    ),
)  # fmt: skip


def shown(phrase: tuple[str | CardNamed, ...]) -> str:
    """As it is seen, cards by their signs."""
    parts = [part.card if isinstance(part, CardNamed) else part for part in phrase]
    return re.sub(r" (?=[,.:])", "", " ".join(parts))


@pytest.mark.parametrize(("moves", "played", "advice"), CASES, ids=lambda case: case if isinstance(case, str) else "")
def test_a_way_is_told_as_done_and_as_advice(moves: list[Move], played: str, advice: str) -> None:
    assert shown(way_played(Person("You", is_you=True), moves, MELDS)) == played
    assert shown(way_to_play(moves, MELDS)) == advice


def test_cards_are_heard_by_name() -> None:
    assert spoken_text(way_played(Person("Rosa"), [lay(("KC", 0)), Discard(Card("4C"))], MELDS)) == (
        "Rosa put king of clubs on the kings and discarded four of clubs."
    )
