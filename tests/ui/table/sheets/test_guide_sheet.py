"""What the teacher says in a guided round fits its bubble."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final, Literal, get_args, get_origin

import pytest
from pygame import Surface

from game.cards import Card, Rank, parse_cards
from game.engine.moves import Discard
from game.lessons.lesson_facts import TableThing, TheseCards
from game.messages.functions import first_round as say
from game.messages.language import arguments, saying, speaking
from game.reason.purposes import Advice
from game.sentences.advice.hints import headline
from game.sentences.advice.reasons import ToldReason
from game.sentences.grammar import sentences
from game.toolkit.drawing.text import Drawn
from game.toolkit.screen_preferences import TextSize
from game.turn.first_steps import FirstStep, NewThing
from game.turn.spots import HandCard, LaidMeld, StagedCard
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.preferences import Preferences
from game.ui.table.sheets.guide_sheet import GuideSheet, guide_place, lay_guide_sheet
from tests.sentences.every_purpose import every_purpose
from tests.slow import one_in, slow_unless
from tests.ui.drive import shared_kit
from tests.ui.match.session.test_first_round_guide import NAMES, newcomer

SAID_BY_TEACHER: Final = (
    *("draw", "lay_out", "finish_meld", "add_more", "play", "take", "discard", "not_that_card", "no_card_yet"),
    *("add_on", "go_out", "wild_cards", "our_book", "keep_clean", "red_three", "opening", "signs", "card_points"),
    *("took_pile", "rival_book", "rival_foot", "may_take", "threes_in_pile", "partner_waits"),
    *("foot_waits", "to_go_out", "black_three", "book_missing"),
)
LONG: Final = {
    int: (1, 2, 7),
    bool: (False, True),
    str: ("Maximilian",),
    Rank: (Rank("Q"),),
    Sequence[str]: (["jokers 50", "twos 20", "queens 10", "sevens 5"],),
}
"""Values that make long sentences, and those that they choose words by."""
CARDS: Final = (parse_cards("QS"), parse_cards("QS QD"), parse_cards("2S QS QD"), parse_cards("QS QD QH QC 2S"))


def values(type_: Any) -> tuple[Any, ...]:
    """Of an argument of this type."""
    if get_origin(type_) is Literal:
        return get_args(type_)
    return LONG.get(type_, CARDS)


def every_sentence() -> Iterator[str]:
    """Everything that the teacher says, in the language spoken now."""
    for name in SAID_BY_TEACHER:
        for given in product(*map(values, arguments("first_round", name).values())):
            yield getattr(say, name)(*given)
    head = headline(Advice(move=Discard(Card("5S"))), ())
    for purpose in every_purpose():
        yield sentences(head, ToldReason(purpose, NAMES, 0, "you").sentence)


@pytest.mark.parametrize(
    ("interface", "text_size", "code"),
    slow_unless(
        lambda *case: case in ((100, "normal", "en"), (150, "large", "en"), (150, "large", "es")),
        product((100, 150), ("normal", "large"), ("en", "es")),
    ),
)
def test_every_sentence_fits_its_bubble(interface: int, text_size: TextSize, code: str) -> None:
    """The bug: at the largest text two of the five lines of a reason fell out of the paper. Given any sentence of the
    teacher, all its lines are in the bubble, which covers no card, and at least its first sentence is whole.
    """
    kit = shared_kit((1366, 768), Preferences(interface=interface, text_size=text_size))
    scene, _, _ = newcomer("JS JD 5S", melds=["AD AS AC", "TD TS TC", "9D 9S 9C 9H", "8S 8D 8C 8H 8S 8D 2S"])
    scene.resize(kit)
    kit = scene.frames.kit
    layout, surface = scene.state.layout, Surface(kit.size)
    cards = [rect for spot, rect in layout.hits.items() if isinstance(spot, HandCard | LaidMeld | StagedCard)]
    drawn: list[Drawn] = []
    speaker = PlayerAtTable("Rosa", 0, scene.state.people.by_seat[2].look)
    step = FirstStep(thing=NewThing.LAST_DISCARD, goal=TableThing.PILE, action="discard", said=say.card_points)
    with speaking(code):
        for said in one_in(4, sorted(set(every_sentence()), key=len, reverse=True)):
            sheet = GuideSheet(step, saying(str, said), speaker, TheseCards(()), None)
            place = guide_place(kit, layout, sheet)
            assert place.collidelist(cards) < 0, said
            drawn.clear()
            kit.text.watch = drawn.append
            lay_guide_sheet(kit, place, sheet).draw(kit, surface)
            kit.text.watch = None
            told = " ".join(one.text for one in drawn)
            assert all(place.contains(one.rect) for one in drawn), said
            assert told, said
            assert "…" not in told, said
            assert said.startswith(told.replace("\n", " ")), (said, told)
