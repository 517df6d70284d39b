"""The moves that anybody sees: each is advised, or the advice says why not."""

from game.cards import Rank
from game.engine.moves import MeldCards
from game.engine.table.view import PlayerView
from game.messages.language import LANGUAGES, speaking
from game.reason.hint import advice_while_thinking, settled
from game.reason.purposes import (
    Advice,
    Because,
    HoldsPoints,
    KeepsClean,
    LeavesPile,
    ObviousKind,
    PlaysOn,
    SparesPartner,
    WhyNot,
)
from game.sentences.advice.answers import why_not_sentence
from tests.build import clean_book, dirty_book, lay, my_view, table, throw
from tests.sentences.every_purpose import every_purpose

FULL = " ".join(clean_book(rank, 8) for rank in "489T")
"""A stock with which no round is near its end."""


KIND_OF = (
    (HoldsPoints, ObviousKind.YES),
    (LeavesPile, ObviousKind.TAKE),
    (PlaysOn, ObviousKind.OUT),
    (SparesPartner, ObviousKind.OUT),
)
"""What a purpose explains, where that isn't a book."""


def playing(hand: str, *melds: str) -> PlayerView:
    return my_view(table(hand, phase="play", stock=FULL, melds=list(melds), bare=True))


def melded(advice: Advice) -> list[str]:
    groups = advice.move.groups if isinstance(advice.move, MeldCards) else ()
    return sorted(card for group in groups for card in group.cards)


def test_natural_cards_that_fit_go_down() -> None:
    assert "AD" in melded(settled(playing("AD 4C 6D 7D 9S JH", "AS AH AC")))


def test_a_wild_card_kept_from_a_nearly_clean_book_says_why() -> None:
    view = playing("2C QH 9S 5D 4C JD", "8S 8H 8C 8H 8C 8D", dirty_book("K"), clean_book("Q"))
    advice = settled(view)
    assert "2C" not in melded(advice)
    assert advice.answers[0] == WhyNot(ObviousKind.BOOK, Rank("8"), KeepsClean(Rank("8"), 6, 1))
    assert why_not_sentence(advice.answers[0]).startswith("Don't finish the eights yet: ")


def test_every_answer_has_at_most_twelve_words() -> None:
    for language in LANGUAGES:
        with speaking(language):
            for purpose in (*every_purpose(), None):
                if purpose is None or isinstance(purpose, Because):
                    kind = next((kind for of, kind in KIND_OF if isinstance(purpose, of)), ObviousKind.BOOK)
                    words = why_not_sentence(WhyNot(kind, Rank("Q"), purpose, 200, 100)).split()
                    assert len(words) <= 12, words


def test_a_move_asked_about_is_answered_or_called_as_good() -> None:
    view = playing("2C QH 9S 5D 4C JD", "8S 8H 8C 8H 8C 8D", dirty_book("K"), clean_book("Q"))
    *_, advice = advice_while_thinking(view, lay("2C > 0"))
    assert advice is not None
    assert advice.answers[0] == WhyNot(ObviousKind.BOOK, Rank("8"), KeepsClean(Rank("8"), 6, 1))
    *_, wild = advice_while_thinking(view, throw("2C"))
    assert wild is not None
    assert wild.answers[0].kind is ObviousKind.DISCARD
    assert wild.answers[0].points > 60
    best = settled(view)
    *_, same = advice_while_thinking(view, best.move)
    assert same == best
