from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.events import BookCompleted, FootTaken, Melded, MeldsTakenBack
from game.ui.match.first_round.achieved import RoundAchievedScene, achieved
from tests.build import table
from tests.ui.drive import Picture
from tests.ui.samples import round_achieved


def test_the_score_is_not_the_smallest_on_the_page() -> None:
    """The bug: the line that says how the round ended was smaller than the buttons below it."""
    scene = round_achieved()
    sizes = {one.text: one.px for one in Picture(scene, (1366, 768)).texts}
    (score,) = (text for text in sizes if ":" in text)
    assert sizes[score] > max(sizes["How it was scored"], sizes["Play again"])


def test_a_clean_book_is_the_first_one() -> None:
    """The bug: "Your first book" showed a dirty one, where the players' page counts clean ones. Given both, the clean
    one is shown; given a dirty one, it is called that.
    """
    events = (BookCompleted(0, 0, 0, "dirty"), BookCompleted(0, 0, 1, "clean"))
    board = table("5S", melds=["9S 9H 9D 9C 9S 9H 2S", "KS KH KD KC KS KH KD"]).board
    told = [achieved(found, board, 0)[0].words() for found in (events, events[:1])]
    assert told == ["Your first clean book.", "Your first dirty book."]


def test_an_own_first_book_is_what_the_players_page_counts() -> None:
    """The bug: "Your first clean book" for the partner's, which the players' page still had to come. Given books of
    both, only the person's own is called that, even if the partner completed one earlier, or it was spoilt later; nor
    is a dirty one that was taken back before the partner completed it.
    """
    board = table("5S", melds=["9S 9H 9D 9C 9S 9H 9D", "KS KH KD KC KS KH 2D"]).board
    partners, spoilt = BookCompleted(2, 0, 0, "clean"), BookCompleted(0, 0, 1, "clean")
    own, dirty = BookCompleted(0, 0, 0, "clean"), BookCompleted(0, 0, 1, "dirty")
    for events, told in (
        ((partners,), "A clean book for your team."),
        ((partners, dirty), "A clean book for your team."),
        ((partners, spoilt), "Your first clean book."),
        ((own,), "Your first clean book."),
        ((dirty,), "Your first dirty book."),
        ((BookCompleted(0, 0, 0, "dirty"), MeldsTakenBack(0, 1), partners), "A clean book for your team."),
    ):
        assert achieved(events, board, 0)[0].words() == told


def test_a_first_is_said_once() -> None:
    """The bug: "Your first clean book" after a second guided round. Given something played before, each plate and the
    headline say what was achieved this time, and nothing is called a first.
    """
    book, foot = BookCompleted(0, 0, 0, "clean"), FootTaken(0, 11, by_discard=False, cards=None)
    melded = Melded(0, 0, 0, parse_cards("KS KH KD"), begun=True)
    board = table("5S", melds=["KS KH KD KC KS KH KD"]).board
    for events in ((book, foot), (melded,), ()):
        first = [plate.words() for plate in achieved(events, board, 0)]
        again = [plate.words() for plate in achieved(events, board, 0, is_again=True)]
        assert all("first" in words for words in first)
        assert not any("first" in words for words in again)
    scene = round_achieved()
    end = scene.state.end
    assert end.own is not None
    totals = tuple(0 if team == end.own else 900 for team in range(len(end.totals)))
    lost = replace(end, winners=(1 - end.own,), totals=totals)
    told = [
        RoundAchievedScene(replace(scene.state, plates=(), end=lost, is_again=again), lambda _: None, 0.0).message
        for again in (False, True)
    ]
    assert ["first" in message for message in told] == [True, False]
