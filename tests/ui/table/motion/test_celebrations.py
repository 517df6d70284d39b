"""What is celebrated, with which words, and when: exactly what happened, and nothing that anybody may not know."""

from msgspec.structs import replace

from game.cards import Card
from game.engine.apply import apply
from game.engine.events import events_for
from game.engine.moves import Discard, Move
from game.engine.table.state import Table
from game.rules.ruleset import RuleSet
from game.ui.table.motion.celebrations import Celebration, Form, celebrations
from game.ui.table.motion.choreography import choreograph
from game.ui.table.motion.flight import Reel
from tests.build import CAMPUS, FAMILY, WEB, clean_book, lay, table, take
from tests.ui.table.motion.test_choreography import laid

LAST_CARD = table(hand="4D", phase="play", melds=("8C 8S 8D", clean_book("Q")), pile="9D")
PILE = "4C 5C 8C 9D TH QC KS QH KS"
ONE_SHORT = "KS KH KD KC KS KH"
NAMES = ("Anna", "Walt", "Rosa", "June")


def told(
    before: Table, move: Move, me: int | None = 0, form: Form = "full", eyes: int = 0, is_guided: bool = False
) -> tuple[tuple[Celebration, ...], Reel]:
    """What a move brings, and the reel that shows it."""
    step = apply(before, move)
    board, there = step.table.board, laid(step.table, eyes)
    events = events_for(step.events, eyes)
    rivals = () if me is None else tuple(team for team in range(board.teams) if team != board.team_of(me))
    reel = choreograph(laid(before, eyes).sprites, there, events, board.rules, rivals)
    seen = reel if form == "full" else None
    return celebrations(events, board, there, me, form, seen, is_guided=is_guided), reel


def almost(card: str = "KC", seat: int = 0, rules: RuleSet = WEB) -> Table:
    """A seat holds the card that completes a book of kings."""
    return table(hand=f"{card} 4S 5S", seat=seat, rules=rules, phase="play", melds=(ONE_SHORT,))


def test_a_book_that_brings_nothing_tells_what_it_is() -> None:
    """Given no points for dirty books, or a table where only losers score, no number is shown."""
    for rules in (replace(WEB, dirty_book=0), replace(WEB, winner_takes=True, book_at_once=200)):
        (book,), _ = told(almost("2C", rules=rules), lay("2C > 0"))
        assert book.words == "Dirty book"
        assert not book.great


def test_nobody_waits_longer_for_a_book_than_before() -> None:
    """Given an own book, the cards are at rest within a second of closing; what still shines keeps nobody waiting."""
    (book,), reel = told(almost(), lay("KC > 0"))
    assert reel.length - reel.beginnings[1] < 0.95
    assert book.begins + book.lasts > reel.length


def test_nothing_but_a_book_or_a_first_foot_is_celebrated() -> None:
    """Given a meld, a card more on a book, a book turned dirty, a big pile, a foot after the guided round: nothing."""
    for before, move in (
        (table(hand="KC KD KS 4S 5S", phase="play", melds=("QS QH QD",)), lay("KC KD KS")),
        (table(hand="KC 4S 5S", rules=FAMILY, phase="play", melds=(clean_book("K"),)), lay("KC > 0")),
        (table(hand="2C 4S 5S", rules=FAMILY, phase="play", melds=(clean_book("K"),)), lay("2C > 0")),
        (table(hand="QH QD KS 4C", rules=CAMPUS, melds=("KC KD KH",), pile=PILE), take("KS > 0")),
        (LAST_CARD, Discard(Card("4D"))),
    ):
        assert told(before, move)[0] == ()
    foot = told(LAST_CARD, Discard(Card("4D")), is_guided=True)[0]
    assert [one.words for one in foot] == ["On to your foot, a whole new hand!"]
