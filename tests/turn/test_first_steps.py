"""What a newcomer is taught: which thing is said at which moment, without a table on screen."""

import pytest
from msgspec.structs import replace

from game.cards import Card, Rank, parse_cards
from game.engine.candidates import candidates
from game.engine.draft import Draft
from game.engine.events import BookCompleted, Discarded, Event, FootTaken, Melded, PileTaken
from game.engine.moves import Discard, Draw, Group, MeldCards, Move, Take
from game.lessons.lesson_facts import TableThing, TheGroup, TheMeld, TheSeat
from game.messages.functions import first_round as say
from game.reason.purposes import ShedsCost
from game.rules.presets import preset
from game.turn.arrangement import Arrangement, settle, with_draft
from game.turn.first_steps import ABOUT_PILE, FirstStep, NewThing, first_step, made_dirty, next_step
from tests.build import CAMPUS, WEB, books, clean_book, dirty_book, go_out, lay, my_view, table, take, there, throw

NAMES = ("You", "Walt", "Rosa", "June")
SAID = frozenset(NewThing)
KINGS = ("KS KD KH",)
MAY_TAKE = "With two jacks you may take the discard pile instead. "
MATCHED = " It takes two like the top card."
WILD = "Twos and jokers go with any rank. "


@pytest.mark.parametrize(
    ("hand", "melds", "advised", "said"),
    [
        ("AC AD 2C QC 4S", (), lay("AC AD 2C"), f"{WILD}Meld two aces and a two."),
        ("QC QD 2C 9C 4S", KINGS, lay("QC QD 2C"), f"{WILD}Meld two queens and a two."),
        ("KC 2C 9C 4S", KINGS, lay("KC 2C > 0"), f"{WILD}Add a king and a two."),
        ("KC 2C 9C 4S", KINGS, throw("2C"), "Twos and jokers are wild: they go with any rank."),
    ],
)
def test_what_a_wild_card_is_comes_with_what_to_do_with_it(
    hand: str, melds: tuple[str, ...], advised: Move, said: str
) -> None:
    view = my_view(table(hand, phase="play", melds=melds))
    step = first_step(view, settle(Arrangement(), view), advised, SAID - {NewThing.WILD_CARDS})
    assert step is not None
    assert step.said() == said


@pytest.mark.parametrize(
    ("hand", "melds", "advised", "action", "has_books"),
    [
        ("9H", books(WEB, 1, 1), go_out(discard="9H"), "discard", True),
        ("9H", books(WEB, 1, 0), go_out(discard="9H"), "discard", False),
        ("JH 9H", books(WEB, 1, 1), go_out("JH > 1", discard="9H"), "go_out", True),
        ("KH", books(WEB, 1, 1), go_out("KH > 0"), "go_out", True),
    ],
)
def test_how_a_round_ends(hand: str, melds: tuple[str, ...], advised: Move, action: str, has_books: bool) -> None:
    view = my_view(table(hand, phase="play", melds=melds, played_foot=(0, 2)))
    step = next_step(view, settle(Arrangement(), view), advised)
    assert step is not None
    assert (step.action, step.said()) == (action, say.go_out(has_books))


def test_a_pile_that_a_wild_card_takes_is_not_said_to_be_melded() -> None:
    view = my_view(table("KC 2D AC AD AH", CAMPUS, pile="5D KS"))
    advised = take("KS KC 2D", "AH AD AC")
    step = first_step(view, settle(Arrangement(), view), advised, SAID - {NewThing.WILD_CARDS})
    assert step is not None
    assert (step.action, step.said()) == ("take", "Twos and jokers are wild: they go with any rank.")


@pytest.mark.parametrize(
    ("phase", "said", "thing"),
    [
        ("play", SAID, NewThing.WILD_CARDS),
        ("play", SAID - {NewThing.LAST_DISCARD}, NewThing.LAST_DISCARD),
        ("draw", SAID - {NewThing.KEEP_CLEAN, NewThing.SIGNS}, NewThing.WILD_CARDS),
    ],
)
def test_what_is_wild_is_said_with_the_first_wild_card(phase: str, said: frozenset[NewThing], thing: NewThing) -> None:
    """The bug: "add no wild card to our six kings", to a player who had just drawn a two and was never told what is
    wild. Given a two in the hand, that comes first, even after the draw, but not before how to end the turn.
    """
    view = my_view(table("2C QC JD 7C 5S", phase=phase, melds=[clean_book("K", 6)]))
    advised = throw("5S") if phase == "play" else None
    said -= {NewThing.WILD_CARDS, NewThing.FIRST_MELD}
    assert there(first_step(view, settle(Arrangement(), view), advised, said)).thing is thing


QUEENS, ALL_QUEENS = lay("QC QD").groups, lay("QC QD QH").groups


@pytest.mark.parametrize(
    ("draft", "melds", "advised", "thing", "cards"),
    [
        (Draft("meld", QUEENS), (), None, NewThing.FINISH_MELD, "QH"),
        (Draft("meld", QUEENS), KINGS, None, NewThing.FINISH_MELD, "QH"),
        (Draft("meld", ALL_QUEENS), (), None, NewThing.ADD_MORE, "9C 9D 9H"),
        (Draft("meld", ALL_QUEENS), (), lay("8C 8D 8H", "QC QD QH"), NewThing.ADD_MORE, "8C 8D 8H"),
        (Draft("meld", ALL_QUEENS), (), throw("4S"), NewThing.ADD_MORE, "9C 9D 9H"),
        (Draft("meld", ALL_QUEENS + lay("9C 9D 9H").groups), (), None, NewThing.PLAY, ""),
        (Draft("meld", ALL_QUEENS), KINGS, None, None, ""),
        (Draft("go_out", ALL_QUEENS), KINGS, None, None, ""),
    ],
)
def test_what_is_laid_out_is_finished_first_then_added_to_then_played(
    draft: Draft, melds: tuple[str, ...], advised: Move | None, thing: NewThing | None, cards: str
) -> None:
    view = my_view(table("QC QD QH 9C 9D 9H 8C 8D 8H 4S", phase="play", melds=melds))
    step = first_step(view, with_draft(settle(Arrangement(), view), draft), advised, frozenset())
    assert (None if step is None else step.thing) == thing
    assert sorted(step.cards if step is not None else ()) == sorted(parse_cards(cards))


def test_a_take_that_is_laid_out_is_left_to_the_player() -> None:
    view = my_view(table("KC KD AC AD AH", pile="5D KS"))
    begun = with_draft(settle(Arrangement(), view), Draft("take", lay("KS KC KD").groups))
    assert first_step(view, begun, None, frozenset()) is None


def test_the_way_again_praises_nothing() -> None:
    view = my_view(table("QC JD 7C 5S", phase="play", melds=KINGS))
    step = next_step(view, settle(Arrangement(), view), throw("5S"))
    assert step is not None
    assert step.thing is NewThing.LAST_DISCARD
    assert not step.said().startswith("Well done!")


@pytest.mark.parametrize("has_laid", [False, True])
def test_a_discard_comes_with_its_reason(has_laid: bool) -> None:
    """The bug: "Well done! To end your turn, discard one card" pointed at a four, and nobody said why just that one."""
    view = my_view(table("QC JD 7C 5S", phase="play", melds=KINGS))
    why = ShedsCost(Card("5S"), 0, lone=1)
    step = there(first_step(view, settle(Arrangement(), view), throw("5S"), frozenset(), has_laid, why=why))
    assert step.said().endswith("discard one card. Easy to spare: it's your only five, with no meld for it.")


def remark(hand: str, thing: NewThing, **more: object) -> FirstStep | None:
    """That remark, if it is made now, with everything else said before."""
    view = my_view(table(hand, **more))  # type: ignore[arg-type]
    lap = (PileTaken(1, Card("4C"), 7, None),)
    return first_step(view, settle(Arrangement(), view), None, SAID - {thing}, lap=lap, names=NAMES)


@pytest.mark.parametrize(("phase", "is_told"), [("draw", True), ("play", False)])
def test_what_a_rival_did_is_told_before_the_draw_and_not_while_playing(phase: str, is_told: bool) -> None:
    assert (remark("QC JD 7C 5S", NewThing.TOOK_PILE, phase=phase) is not None) == is_told


PILE, FOOT = PileTaken(1, Card("4C"), 7, None), FootTaken(3, 11, False, None)


@pytest.mark.parametrize(
    ("lap", "things"),
    [
        ((PILE, FOOT), [NewThing.RIVAL_FOOT, NewThing.TOOK_PILE]),
        ((FOOT, PILE), [NewThing.TOOK_PILE, NewThing.RIVAL_FOOT]),
        ((PILE, Discarded(1, Card("9C")), replace(FOOT, seat=2)), [NewThing.TOOK_PILE]),
        ((replace(PILE, seat=2), Discarded(3, Card("9C"))), [NewThing.TOOK_PILE]),
    ],
)
def test_the_latest_of_rivals_deeds_comes_first(lap: tuple[Event, ...], things: list[NewThing]) -> None:
    view = my_view(table("QC JD 7C 5S"))
    said, found = SAID - {NewThing.RIVAL_FOOT, NewThing.TOOK_PILE}, list[NewThing]()
    while (step := first_step(view, settle(Arrangement(), view), None, said, lap=lap, names=NAMES)) is not None:
        found.append(step.thing)
        said |= {step.thing}
    assert found == things


@pytest.mark.parametrize(
    ("melds", "winner_takes", "is_told"),
    [((), False, False), (KINGS, False, True), ((), True, False), (KINGS, True, False)],
)
def test_what_points_are_for_is_told_where_melds_score(
    melds: tuple[str, ...], winner_takes: bool, is_told: bool
) -> None:
    rules = replace(WEB, winner_takes=winner_takes)
    found = remark("QC 9D 7H 6H 4S", NewThing.CARD_POINTS, rules=rules, melds=melds)
    assert (found is not None) == is_told


@pytest.mark.parametrize(
    ("cost", "red_threes", "said"),
    [
        (0, "penalty", None),
        (1, "penalty", "But a red three lies in it. Left in your hand, it costs 1."),
        (300, "lay_down", None),
    ],
)
def test_red_threes_in_a_pile_are_told_only_where_they_cost_something(
    cost: int, red_threes: str, said: str | None
) -> None:
    rules = replace(WEB, red_three=cost, red_threes=red_threes)
    view = my_view(table("JH JS 4C 9D 8C", rules, pile="5D JC 5S JH", melds=KINGS))
    seen = replace(view, board=replace(view.board, pile_seen=parse_cards("3H JC 5S JH")))
    step = first_step(seen, Arrangement(), None, SAID - {NewThing.THREES_IN_PILE})
    assert (None if step is None else step.said().removeprefix(MAY_TAKE)) == said


def test_nobody_is_told_well_done_who_has_laid_nothing_down_this_turn() -> None:
    """The bug: "Well done! To end your turn" at the first thing of a turn, for a meld of an earlier one."""
    now = my_view(table("QC JD 7C 5S", preset("web"), phase="play", melds=["KS KD KH"], melded=(0,)))
    for has_laid in (False, True):
        step = first_step(now, settle(Arrangement(), now), Discard(Card("5S")), frozenset(), has_laid)
        assert step is not None
        assert step.said().startswith("Well done!") == has_laid
    assert first_step(now, settle(Arrangement(), now), Discard(Card("5S")), {NewThing.FIRST_MELD}) is None  # the same


@pytest.mark.parametrize("phase", ["play", "draw"])
def test_what_opening_takes_is_told_before_anybody_wonders(phase: str) -> None:
    """The bugs: three eights in the hand, told only to discard; or the partner opened, and nobody said how; and what
    cards count towards it was never told to whom laid no opening out.
    """
    melds = [] if phase == "play" else ["KS KD KH"]
    now = my_view(table("8S 8H 8D QC JD 7C", preset("web"), phase=phase, melds=melds))
    step = first_step(now, settle(Arrangement(), now), Discard(Card("7C")), SAID - {NewThing.OPENING})
    assert step is not None
    assert "50 points" in step.said()
    assert ("can't reach" in step.said()) == (phase == "play")
    worths = ": queens 10, sevens 5." if phase == "play" else ": kings 10."
    assert worths in step.said()
    assert ("we've opened" in step.said()) == (phase == "draw")


def test_the_pile_is_offered_with_every_card_that_it_takes() -> None:
    """The bug: "With a jack" where two are needed, one of which is the same face as the top card."""
    view = my_view(table("JH JS 4C 9D 8C", preset("web"), pile="3S JH", melds=["KS KD KH"]))
    step = first_step(view, Arrangement(), None, SAID - {NewThing.MAY_TAKE})
    assert step is not None
    assert step.said() == "With two jacks you may take the discard pile instead."
    with_signs = my_view(table("JH JS 4C 9D 8C", preset("web"), pile="3S JH", melds=["KS KD KH 2S"]))
    first = first_step(with_signs, Arrangement(), None, SAID - {NewThing.MAY_TAKE, NewThing.SIGNS})
    assert first is not None
    assert first.thing is NewThing.MAY_TAKE  # the signs can wait, the pile can't
    known = SAID - {NewThing.MAY_TAKE, NewThing.TOOK_PILE, NewThing.RIVAL_FOOT}
    first = first_step(view, Arrangement(), None, known, lap=(PILE, FOOT), names=NAMES)
    assert first is not None
    assert first.thing is NewThing.MAY_TAKE  # and so can what rivals did
    take = next(move for move in candidates(view) if isinstance(move, Take))
    step = first_step(view, Arrangement(), take, SAID - {NewThing.FIRST_TAKE})
    assert step is not None
    assert sorted(step.cards) == ["JH", "JS"]


@pytest.mark.parametrize(
    ("hand", "cost", "melded", "thing", "said"),
    [
        ("3H QC JD 9H 7C", 300, "no", NewThing.RED_THREE, "A red three left in your hand costs 300: discard it now."),
        (
            "3H 3D QC JD 9H",
            300,
            "no",
            NewThing.RED_THREE,
            "Red threes left in your hand cost 300 each: discard one now.",
        ),
        ("3H QC JD 9H 7C", 0, "no", NewThing.BLACK_THREE, "Threes can't be melded: discard it now."),
        ("3S QC JD 9H 7C", 300, "no", NewThing.BLACK_THREE, "Threes can't be melded: discard it now."),
        ("3S QC JD 9H 7C", 300, "black_last", NewThing.LAST_DISCARD, "To end your turn, discard one card."),
        ("3H QC JD 9H 7C", 0, "all", NewThing.LAST_DISCARD, "To end your turn, discard one card."),
    ],
)
def test_a_three_is_explained_when_it_can_go(hand: str, cost: int, melded: str, thing: NewThing, said: str) -> None:
    """The bugs: "discard it soon" before the draw, and of two; in a first turn "To end your turn, discard one card" of
    a raised three, and why a three was said later or never; "it costs 0". Given a turn that may end with one, that
    comes first; where threes can be melded nothing else is said.
    """
    rules = replace(preset("web"), red_three=cost, meld_threes=melded)
    before = my_view(table(hand, rules, melds=["KS KD KH"]))
    threes = {NewThing.RED_THREE, NewThing.BLACK_THREE}
    assert first_step(before, settle(Arrangement(), before), None, SAID - threes) is None
    now = my_view(table(hand, rules, phase="play", melds=["KS KD KH"]))
    step = first_step(now, settle(Arrangement(), now), Discard(Card(hand[:2])), frozenset())
    assert step is not None
    assert (step.thing, step.said(), step.cards) == (thing, said, (hand[:2],))
    again = first_step(now, settle(Arrangement(), now), Discard(Card(hand[:2])), {thing})
    assert again is None or again.thing is NewThing.LAST_DISCARD


def test_what_going_out_takes_of_the_partner_is_told_while_it_is_open() -> None:
    """The bug: "I must play from my foot first", when she had."""
    for played, is_told in (((), True), ((2,), False)):
        view = my_view(table("JH JS 4C 9D", preset("web"), melds=["KS KD KH"], in_foot=(0,), played_foot=played))
        step = first_step(view, Arrangement(), None, SAID - {NewThing.TO_GO_OUT})
        assert step is not None
        assert ("my foot" in step.said()) == is_told


def test_who_has_all_books_is_told_that_only_cards_are_in_the_way() -> None:
    """The bugs: "To go out: fill both frames", when they were full, and nothing at the table is called a frame; "play
    all your cards" with three red threes, which take as many turns.
    """
    books = [clean_book("K"), dirty_book("A")]
    leaves = "We have the books to go out. I'll leave it to you: play all your cards. End with a discard."
    for hand, melds, said in (
        ("JH JS 4C 9D", books[:1], "To go out, we need one clean and one dirty book. End with a discard."),
        ("JH JS 3H 3D", books[:1], "To go out, we need one clean and one dirty book. End with a discard."),
        ("JH JS 4C 9D", books, leaves),
        ("JH JS JD 3D", books, leaves),  # one three is the last discard
        ("JH 3H 3D 3S", books, "We have the books to go out. Get rid of your threes first, one a turn."),
    ):
        view = my_view(table(hand, preset("web"), melds=melds, in_foot=(0, 2), played_foot=(0, 2)))
        step = first_step(view, Arrangement(), None, SAID - {NewThing.TO_GO_OUT})
        assert step is not None
        assert step.said() == said


@pytest.mark.parametrize(
    ("books", "in_foot", "said"),
    [
        ((), (0, 2), "one clean book and one dirty book"),
        ((dirty_book("A"),), (0, 2), "one clean book"),
        ((dirty_book("A"),), (0,), None),
        ((clean_book("K"), dirty_book("A")), (0, 2), None),
    ],
)
def test_who_plays_from_the_foot_with_the_partner_hears_which_book_is_missing(
    books: tuple[str, ...], in_foot: tuple[int, ...], said: str | None
) -> None:
    """The bug: once both were in the foot nobody said any more what the round was about."""
    view = my_view(table("JH JS 4C 9D", preset("web"), melds=list(books), in_foot=in_foot, played_foot=in_foot))
    step = first_step(view, Arrangement(), None, SAID - {NewThing.BOOK_MISSING})
    whole = None if said is None else f"We both play from the foot now. To go out, we still need {said}."
    assert (None if step is None else step.said()) == whole


def test_an_own_book_is_told_with_its_worth_where_it_scores() -> None:
    """The bug: of the rivals' book the points were told, of one's own only that it has no wild card."""
    for rules, said in (
        (
            preset("web"),
            "Our kings are a clean book, with no wild card: 500 points. Now we need a dirty one, worth 300.",
        ),
        (replace(preset("web"), winner_takes=True), "Our kings are a clean book, with no wild card. Now we need a"),
    ):
        view = my_view(table("JH JS 4C 9D", rules, melds=[clean_book("K")]))
        step = first_step(view, Arrangement(), None, SAID - {NewThing.OUR_CLEAN_BOOK})
        assert step is not None
        assert step.said().startswith(said)


def test_what_the_partner_opened_with_is_told_at_once() -> None:
    """The bug: signs, feet and wild cards came first, and once the learner had melded nothing was said of the minimum:
    "Your team's first melds are down, so their minimum no longer matters" was the first word of it, a match later.
    """
    view = my_view(table("2H JS 4C 9D", preset("web"), melds=["KS KD 2D"], melded=(2,)))
    step = first_step(view, settle(Arrangement(), view), None, frozenset({NewThing.FIRST_DRAW}))
    assert step is not None
    assert step.said() == "First melds need 50 points: twos 20, kings 10. Ours reached that: we've opened."


@pytest.mark.parametrize("phase", ["draw", "play"])
def test_a_foot_that_has_just_come_is_named(phase: str) -> None:
    """The bugs: the foot was in the hand, and the partner spoke of its fives at once; after a discard that emptied the
    hand it was named only after the next draw, if it was still whole.
    """
    view = my_view(table("QC QD JC JD 9S 9H 8C 7C 6C 5S 4S", phase=phase, melds=KINGS, in_foot=(0,)))
    advised = throw("5S") if phase == "play" else None
    step = first_step(view, settle(Arrangement(), view), advised, SAID - {NewThing.FOOT_TAKEN, NewThing.TO_GO_OUT})
    assert step is not None
    assert (step.thing, step.is_remark) == (NewThing.FOOT_TAKEN, True)
    assert "your foot" in step.said()


def test_cards_that_make_a_meld_of_others_laid_out_point_there() -> None:
    """The bug: one ace was laid out, "add two aces", and the arrow led beside it, to the place for another meld."""
    view = my_view(table("QC QD QH 4S", phase="play", melds=KINGS))
    begun = with_draft(settle(Arrangement(), view), Draft("meld", (Group(parse_cards("QC")),)))
    step = first_step(view, begun, None, frozenset())
    assert step is not None
    assert (step.thing, step.goal) == (NewThing.FINISH_MELD, TheGroup(0))


def test_the_book_among_several_melds_comes_first() -> None:
    """The bug: "add a nine" while an ace of the same advice completed the clean book that the team lacked."""
    view = my_view(table("KC 9D 4S", phase="play", melds=["9S 9H 9C", "KS KD KH KC KS KD"]))
    at = {meld.rank: number for number, meld in enumerate(view.board.melds[0])}
    groups = tuple(Group(parse_cards(card), at[Rank(card[0])]) for card in ("9D", "KC"))
    step = first_step(view, settle(Arrangement(), view), MeldCards(groups), SAID)
    assert step is not None
    assert step.cards == ("KC",)


def test_red_threes_in_a_pile_are_told_before_it_is_taken() -> None:
    """The bugs: a newcomer took a pile with three red threes, and only then heard what they cost; another heard of red
    threes in the pile before anything of what takes it.
    """
    for pile, said in (
        ("3H JC 3D JH", "But two red threes lie in it. Each left in your hand costs 300."),
        ("3H JC 3S JH", "But a red three lies in it. Left in your hand, it costs 300."),
        ("3S JC 3S JH", None),
    ):
        seen = my_view(table("JH JS 4C 9D 8C", preset("web"), pile=pile, melds=["KS KD KH"], watched=True))
        step = first_step(seen, Arrangement(), None, SAID - {NewThing.THREES_IN_PILE})
        assert (step.said() if step is not None else None) == (said and MAY_TAKE + said)


def test_who_may_take_the_pile_can_ask_and_still_take_it() -> None:
    """The bug: who asked before drawing was told to draw, and "Take the pile" was gone until the next action."""
    for hand, is_choice in (("JH JS 4C 9D 8C", True), ("TH JS 4C 9D 8C", False)):
        step = next_step(my_view(table(hand, preset("web"), pile="9C JH", melds=["KS KD KH"])), Arrangement(), Draw())
        assert step is not None
        assert (step.thing, step.is_remark) == (NewThing.FIRST_DRAW, is_choice)
        assert step.said().startswith("You may do either.") == is_choice


def test_a_partner_who_holds_the_last_card_says_why() -> None:
    """The bug: "last card!" turn after turn beside two full frames, and nobody said what she waited for."""
    books = [clean_book("K"), dirty_book("Q")]
    told = []
    for own in ((0,), ()):
        now = table("JH JS 4C 9D 8C", preset("web"), melds=books, in_foot=(0,), played_foot=(2, *own), hands={2: "6C"})
        step = first_step(my_view(now), Arrangement(), None, SAID - {NewThing.PARTNER_WAITS})
        told.append(None if step is None else (step.said(), step.goal))
    waits = "I'm keeping my last card. I can't go out until you've played from your foot."
    assert told == [None, (waits, TheSeat(2))]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (PileTaken(1, Card("4C"), 7, None, melded=True), f"Walt took eight discards with two fours.{MATCHED}"),
        (PileTaken(1, Card("4C"), 0, None, melded=True), f"Walt took one discard with two fours.{MATCHED}"),
        (PileTaken(1, Card("5C"), 5, None), f"Walt took five discards with two fives.{MATCHED}"),  # it came to the hand
        (PileTaken(3, Card("4C"), 1, None, melded=True), f"June took two discards with two fours.{MATCHED}"),
        (PileTaken(2, Card("4C"), 6, None, melded=True), f"I took seven discards with two fours.{MATCHED}"),
        (BookCompleted(3, 1, 0, "clean"), "June completed a clean book: 500 points for them."),
        (BookCompleted(3, 1, 0, "dirty"), "June completed a dirty book: 300 points for them."),
        (FootTaken(3, 11, False, None), "June picked up a foot: eleven more cards to play."),
    ],
)
def test_what_a_rival_did_is_explained_once(event: PileTaken | BookCompleted | FootTaken, said: str) -> None:
    """The bug: rivals' deeds were never explained. Given one since the last turn, it is told before the draw, where it
    happened, until it was told once; older ones aren't, and of the partner's only a pile: a newcomer never heard how
    it is taken, although both did so.
    """
    books = ["9S 9H 9D 9C 9S 9H 9D"]
    now = my_view(table("QC JD 7C 5S", preset("web"), melds=["KS KD KH"], melded=(0,), their_melds=books))
    told = SAID - {NewThing.TOOK_PILE, NewThing.RIVAL_BOOK, NewThing.RIVAL_FOOT, NewThing.THE_PILE}
    arrangement = settle(Arrangement(), now)
    lap = (event,)
    step = first_step(now, arrangement, None, told, lap=lap, names=NAMES)
    assert step is not None
    assert step.said() == said
    assert step.is_remark
    assert step.goal == (TheMeld(1, 0) if isinstance(event, BookCompleted) else TheSeat(event.seat))
    assert first_step(now, arrangement, None, told | {step.thing}, lap=lap, names=NAMES) is None
    after_reason = first_step(now, arrangement, None, told | {NewThing.THE_PILE}, lap=lap, names=NAMES)
    assert after_reason is not None
    assert after_reason.said() == said.removesuffix(MATCHED)
    ours = first_step(now, arrangement, None, told, lap=(replace(event, seat=2),), names=NAMES)
    assert (ours is not None) == isinstance(event, PileTaken)
    assert first_step(now, arrangement, None, told, names=NAMES) is None


def test_a_pile_taken_without_a_pair_is_told_with_its_upcard() -> None:
    """The bug: where any play takes it, eight cards were called seven."""
    now = my_view(table("QC JD 7C 5S", CAMPUS, melds=["KS KD KH"], melded=(0,)))
    lap = (PileTaken(1, Card("4C"), 7, None, melded=True),)
    step = first_step(now, settle(Arrangement(), now), None, SAID - {NewThing.TOOK_PILE}, lap=lap, names=NAMES)
    assert there(step).said() == "Walt took eight cards from the discard pile."


def test_the_pile_is_explained_though_nobody_can_take_it() -> None:
    """The bug: three newcomers ended a guided round without a word about the pile, since nobody had taken it nor could
    they. Given a team that has opened and nothing newer, it is told once, unless something about the pile was.
    """
    now = my_view(table("QC JD 7C 5S", preset("web"), melds=["KS KD KH"], melded=(0,)))
    for told, is_told in ((SAID - ABOUT_PILE, True), (SAID - ABOUT_PILE | {NewThing.TOOK_PILE}, False)):
        step = first_step(now, settle(Arrangement(), now), None, told)
        assert (step is not None) == is_told
        if step is not None:
            assert step.said() == "With two cards like its top one, you could take the pile."
            assert step.goal is TableThing.PILE


def test_the_other_kind_of_own_book_is_told_as_well() -> None:
    """The bug: once the team's dirty book had been told, nobody heard that it had the clean one, too."""
    now = my_view(table("QC JD 7C 5S", preset("web"), melds=[dirty_book("Q"), clean_book("K")], melded=(0,)))
    step = first_step(now, settle(Arrangement(), now), None, SAID - {NewThing.OUR_CLEAN_BOOK})
    assert step is not None
    assert step.said() == "Our kings are a clean book, with no wild card: 500 points."


def test_the_signs_on_a_dirty_meld_and_what_points_are_for_are_told() -> None:
    """The bug: "4/7" and a star stood there unexplained, and so did every point."""
    now = my_view(table("QC JD 7C 5S", preset("web"), melds=["KS KD KH 2S"], melded=(0,)))
    for thing, said in (
        (NewThing.SIGNS, "4/7: four of seven cards. Each ★ is a wild card."),
        (NewThing.CARD_POINTS, "Melded cards score for us; cards left in the hand cost us."),
    ):
        step = first_step(now, settle(Arrangement(), now), None, SAID - {thing})
        assert step is not None
        assert step.said() == said
    clean = my_view(table("QC JD 7C 5S", preset("web"), melds=["KS KD KH"], melded=(0,)))
    step = first_step(clean, settle(Arrangement(), clean), None, SAID - {NewThing.SIGNS})
    assert step is None or step.thing is not NewThing.SIGNS, "there is no star to explain"


@pytest.mark.parametrize(
    ("melds", "cards", "said"),
    [
        ([], "AC AD AS", "To start a book, meld three aces."),
        (["KS KD KH"], "AC AD AS", "To start a book, meld three aces."),
        ([], "AC AD AS AH 2C 2D 2H", "For a whole dirty book, meld four aces and three twos."),
        (["KS KD KH"], "AC AD AS AH AC AD AS", "For a whole clean book, meld seven aces."),
    ],
)
def test_what_is_staged_is_laid_out_and_the_rest_is_melded(melds: list[str], cards: str, said: str) -> None:
    """The bugs: three words for the same; seven cards "to start a book". Given a new meld, it is laid out only while it
    waits for Play.
    """
    now = my_view(table(f"{cards} 9S 5S 4S", preset("web"), phase="play", melds=melds))
    step = first_step(now, settle(Arrangement(), now), lay(cards), {NewThing.WILD_CARDS})
    assert step is not None
    assert step.said() == said


def test_the_own_first_book_is_told_before_a_rivals() -> None:
    """The bug: the teacher told of the rivals' book, and of the own one only a full turn later. Given both since the
    last turn, the own one comes first, and then the rival's.
    """
    melds, rivals = ["9S 9H 9D 9C 9S 9H 2S"], ["KS KH KD KC KS KH 2D"]
    now = table("QC JD 7C", rules=preset("web"), melds=melds, their_melds=rivals)
    lap = [BookCompleted(0, 0, 0, "dirty"), BookCompleted(1, 1, 0, "dirty")]
    view, said = my_view(now), set[NewThing]()
    for thing in (NewThing.OUR_BOOK, NewThing.RIVAL_BOOK):
        said |= {NewThing.FIRST_DRAW}
        step = first_step(view, settle(Arrangement(), view), None, said, lap=lap, names=NAMES)
        assert step is not None
        assert step.thing is thing
        said.add(thing)


def test_a_dirty_book_is_not_regretted() -> None:
    """The bug: "Your first book! +300", and beside it "That makes our queens dirty, press Undo". Given a wild card of
    one's own on five and on six queens while a clean book is needed, only the shorter meld is spoken of.
    """
    for queens, is_told in (("QS QD QH QC QS 2C", True), ("QS QD QH QC QS QD 2C", False)):
        view = my_view(table("KC 9D 4S", preset("web"), phase="play", melds=[queens]))
        laid = Melded(seat=0, team=0, meld=0, cards=parse_cards("2C"), begun=False)
        assert (made_dirty(view, None, (laid,), can_undo=True) is not None) == is_told
