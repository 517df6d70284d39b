import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.draft import Draft
from game.engine.moves import Group
from game.engine.refusal import SevenLast
from game.engine.table.view import SPECTATOR, PlayerView, view_of
from game.turn.arrangement import Arrangement, choose_faces, settle, with_draft
from game.turn.offered_buttons import SLOTS, Action, Control, controls
from game.turn.presses import press
from game.turn.undo_words import UndoWords
from tests.build import FAMILY, PARTNERS, WEB, books, my_view, table
from tests.ui.table.table_games import NAMES

MELDS = ("KS KH KD", "8C 8S 8D 8H")


def offered(
    view: PlayerView, chosen: str = "", draft: Draft | None = None, undoable: int = 0, undo: UndoWords | None = None
) -> dict[Action, Control]:
    """The buttons by what they do."""
    arrangement = with_draft(settle(Arrangement(), view), draft)
    arrangement = choose_faces(arrangement, view, parse_cards(chosen))
    return {control.action: control for control in controls(view, arrangement, undoable, NAMES, undo)}


def test_a_turn_begins_with_drawing_or_taking_the_pile() -> None:
    now = offered(my_view(table(hand="KC 4S", pile="5D KS")))
    assert now["draw"].primary
    assert not now["draw"].reason
    assert (now["take"].reason, now["take"].is_idle) == ("needs two kings", True)
    assert "meld" not in now
    both = offered(my_view(table(hand="KC KD AC AD AH", pile="5D KS")))
    assert [(both[action].is_idle, both[action].primary) for action in ("draw", "take")] == [
        (False, True),
        (False, False),
    ]


def test_a_used_up_stock_offers_to_end_the_round() -> None:
    now = offered(my_view(table(hand="KC 4S", stock="5C", pile="5D KS")))
    assert "draw" not in now
    assert not now["pass"].reason


def test_chosen_cards_are_named_on_the_meld_button() -> None:
    view = my_view(table(hand="KC KC 4S 5C", phase="play", melds=MELDS))
    now = offered(view, "KC KC")
    assert now["meld"].label == "Meld 2 kings"
    assert now["meld"].sub == "to kings · 5/7"
    whole = offered(my_view(table(hand="KC KC KS KH 4S", phase="play", melds=MELDS)), "KC KC KS KH")
    assert whole["meld"].sub == "makes a book"
    assert now["meld"].primary
    assert offered(view)["meld"].reason == "choose cards first"
    assert offered(view, "KC 5C")["meld"].reason == "one rank per meld"


def test_one_chosen_card_can_be_discarded() -> None:
    view = my_view(table(hand="KC QC 4S", phase="play", melds=MELDS))
    assert not offered(view, "KC")["discard"].reason
    assert offered(view, "QC")["meld"].reason  # one card is chosen for a discard
    assert offered(view)["discard"].reason == "choose one card"
    assert offered(view, "KC QC")["discard"].reason == "choose one card"


@pytest.mark.parametrize(
    ("hand", "chosen", "melds", "golden"),
    [
        ("KC QC 4S", "", MELDS, []),
        ("KC QC 4S", "QC", MELDS, ["discard"]),
        ("KC QC 4S", "KC", MELDS, ["meld"]),
        ("KC QC 4S", "KC QC", MELDS, []),
        ("QC QD QS 4S", "QC", MELDS, []),
        ("QC QD 2S 4S", "QC", MELDS, []),
        ("QC QD QS 4S", "QC QD QS", MELDS, ["meld"]),
        ("QC QD QS 4S", "QC", (), ["discard"]),
        ("QC QD QS AC AD AH 4S", "QC", (), []),
        ("2C QC 4S", "2C", MELDS, []),
        ("2C QC 4S", "2C", (), []),
        ("2C *R", "2C", (), ["discard"]),
    ],
)
def test_gold_is_the_only_thing_to_do_with_the_chosen_cards(
    hand: str, chosen: str, melds: tuple[str, ...], golden: list[Action]
) -> None:
    """The bugs: somebody who had chosen the first of three kings pressed Discard, which was golden at once; and it was
    golden for a two that a hint said to meld. Only from nothing but wild cards is one urged away.
    """
    now = offered(my_view(table(hand=hand, phase="play", melds=melds)), chosen)
    assert [one.action for one in now.values() if one.primary and not one.reason] == golden


def test_the_button_says_whether_cards_are_a_meld_go_on_one_or_what_one_lacks() -> None:
    """The bug: an offer to lay out one queen. Given fewer than a meld, before an opening, too, it says how many more,
    and a press does.
    """
    view = my_view(table(hand="KC QC QD QS 4S", phase="play", melds=MELDS))
    labels = [offered(view, cards)["meld"].label for cards in ("KC", "QC", "QC QD QS")]
    assert labels == ["Meld 1 king", "Meld", "Meld 3 queens"]
    unopened = my_view(table(hand="KC QC QD QS 4S AC AD AS", phase="play"))
    for now, cards, lack in ((view, "QC", "two"), (unopened, "QC", "two"), (unopened, "QC QD", "one")):
        meld = offered(now, cards)["meld"]
        assert (meld.reason, meld.primary) == (f"needs {lack} more", False)
        chosen = choose_faces(settle(Arrangement(), now), now, parse_cards(cards))
        assert press(now, chosen, "meld").refusal is not None
    assert offered(unopened, "QC QD QS")["meld"].label == "Meld 3 queens"


def test_a_draft_is_played_or_taken_back_and_nothing_is_discarded_meanwhile() -> None:
    view = my_view(table(hand="QC QD QS 4S", phase="play"))
    now = offered(view, draft=Draft("meld", (Group(parse_cards("QC QD QS")),)))
    assert now["play"].reason == "20 points short"
    assert now["discard"].reason == "cards are laid out"
    assert not now["take_back"].reason
    enough = my_view(table(hand="AC AD AS 4S", phase="play"))
    assert not offered(enough, draft=Draft("meld", (Group(parse_cards("AC AD AS")),)))["play"].reason


def test_chosen_cards_that_fit_a_draft_can_join_it_with_the_golden_button() -> None:
    """The bug: beside a single ten only Lay it out was offered, which took the ten back. Given cards that complete it,
    the golden button lays them out, too; given cards that don't, Play says what is short.
    """
    view = my_view(table(hand="2H KS KH KC TS TC 8S", phase="play"))
    draft = Draft("meld", (Group(parse_cards("TS")),))
    now = offered(view, "2H TC", draft)
    assert (now["meld"].label, now["meld"].primary) == ("Meld 2 cards", True)
    assert now["stage"].is_idle
    assert "play" not in now
    assert offered(view, "8S", draft)["play"].reason


def test_an_opening_that_the_hand_has_not_is_not_offered() -> None:
    """The bugs: "Lay it out, can't open yet" stood over Meld and Discard under the words "Choose a discard"; with 20 of
    50 points laid out and no more to lay, "Finish it" was a third button that couldn't be pressed.
    """
    view = my_view(table(hand="KC KD KS QH 9S 8H 5C 4S", phase="play"))
    assert offered(view)["stage"].is_idle
    draft = Draft("meld", (Group(parse_cards("KC KD KS")),))
    assert offered(view, draft=draft)["stage"].is_idle
    assert offered(view, draft=draft)["stage"].reason


def test_who_chooses_cards_is_not_offered_other_ones() -> None:
    """The bug: with three queens chosen there were two ways to open on the table."""
    view = my_view(table(hand="KS KH KC QS QH QC 8S", phase="play"))
    assert not offered(view)["stage"].is_idle
    assert offered(view, "QS QH QC")["stage"].is_idle


def test_undoing_is_offered_while_there_is_something_to_undo() -> None:
    view = my_view(table(hand="KC 4S", phase="play", melds=MELDS))
    words = UndoWords(is_all_back=True)
    nothing, something = (offered(view, undoable=count, undo=words) for count in (0, 2))
    assert nothing["undo"].tip == nothing["undo"].reason == words.nothing()
    assert (something["undo"].reason, something["undo"].tip) == ("", words.tip_one)
    assert (something["undo_turn"].reason, something["undo_turn"].tip) == ("", words.tip_turn)


@pytest.mark.parametrize(
    ("hand", "label"),
    [("4S KC", "Sort by rank"), ("KD KC 4D", "Sort by suit"), ("KS 4C", None), ("KC 4C", None), ("KC", None)],
)
def test_sort_is_offered_while_it_changes_something_and_says_what(hand: str, label: str | None) -> None:
    """The bugs: with two cards Sort was gone; on cards sorted by rank it read "Sort: rank"."""
    view = my_view(table(hand=hand, phase="play", melds=MELDS))
    arrangement = replace(settle(Arrangement(sort="mine"), view), order=parse_cards(hand))
    sort = next(one for one in controls(view, arrangement, 0, NAMES) if one.action == "sort")
    assert (None if sort.is_idle else sort.label) == label


def test_going_out_and_holding_are_offered_in_the_foot() -> None:
    hand = offered(my_view(table(hand="KC 4S", phase="play", melds=MELDS)))
    assert hand["go_out"].reason == "only from the foot"
    foot = my_view(table(hand="KC 4S", phase="play", melds=MELDS, in_foot=(0,), rules=FAMILY))
    assert offered(foot)["go_out"].reason == "four more books"
    assert "hold" not in offered(foot)
    last = my_view(table(hand="KC", phase="play", melds=MELDS, in_foot=(0,), rules=FAMILY))
    assert "hold" in offered(last)
    assert offered(last)["discard"].reason == "four more books"
    ends = my_view(table(hand="4S", phase="play", melds=books(WEB, 1, 1), played_foot=(0, 2)))
    assert "hold" not in offered(ends)
    assert not offered(ends)["discard"].reason


def test_going_out_is_lit_only_while_it_can_be_done() -> None:
    melds = ("KS KH KD KC KS KH KD", "8C 8S 8D 8H 8C 8S 2D", "QS QH QD QC QS QH QD", "9C 9S 9D 9H 9C 9S 2H")
    for refused in (False, True):
        now = table(hand="KC 4S", phase="play", melds=melds, played_foot=(0, 2), rules=PARTNERS, refused=refused)
        button = offered(my_view(now))["go_out"]
        assert (button.reason, button.is_idle) == ("the answer was no" if refused else "", False)


def test_a_card_that_nothing_can_join_is_not_to_be_melded() -> None:
    kings = ("KC KD KH",)
    assert offered(my_view(table("QC 4S 9D", phase="play", melds=kings)), "QC")["meld"].reason == "needs two more"
    assert offered(my_view(table("QC QD QH 9D", phase="play", melds=kings)), "QC QD QH")["meld"].reason == ""
    assert offered(my_view(table("KC KD KH 9D", phase="play")), "KC KD KH")["meld"].reason == "20 points short"


def test_out_of_turn_the_buttons_say_whose_turn_it_is_and_without_a_seat_there_are_none() -> None:
    now = table(hand="KC 4S", seat=1, phase="play", rules=WEB)
    away = offered(view_of(now, 0))
    assert away["discard"].reason == "Walt's turn"
    assert not away["sort"].reason
    assert offered(view_of(now, SPECTATOR)) == {}
    assert offered(view_of(table(hand="KC 4S", phase="ended"), 1))["meld"].reason == "the round is over"


def test_every_place_has_one_button_in_every_moment() -> None:
    foot = my_view(table(hand="KC", phase="play", melds=MELDS, in_foot=(0,), rules=FAMILY))
    draft = Draft("meld", (Group(parse_cards("KC")),))
    for view in (foot, my_view(table(hand="KC 4S")), my_view(table(hand="KC 4S", phase="play"))):
        for now in (offered(view, undoable=1), offered(view, draft=draft if view.board.phase == "play" else None)):
            assert tuple(control.slot for control in now.values()) == SLOTS
    assert offered(my_view(table(hand="KC 4S")))["stage"].reason == "draw first"


@pytest.mark.parametrize(
    ("hand", "chosen", "can_be_last"),
    [
        ("QC QD QH 4S", "", True),
        ("QC QD QH 4S", "4S", True),
        ("QC QD QH 4S 5S", "", False),
        ("QC QD QH 4S 5S", "5S", True),
        ("QC QD QH 4S 5S", "4S 5S", False),
        ("QC QD QH", "", False),
    ],
)
def test_one_card_is_the_last_beside_a_going_out(hand: str, chosen: str, can_be_last: bool) -> None:
    draft = Draft("go_out", (Group(parse_cards("QC QD QH")),))
    for rules in (WEB, replace(WEB, final_discard="never")):
        view = my_view(table(hand=hand, rules=rules, phase="play", melds=MELDS, played_foot=(0, 2)))
        discard = offered(view, chosen, draft)["discard"]
        reason = "" if can_be_last else "choose one card"
        assert discard.sub == "as your last card"
        assert discard.reason == (reason if rules is WEB else "meld the last card")
    kept = my_view(table(hand.replace("4S", "7S"), replace(WEB, sevens_kept=True), phase="play", played_foot=(0, 2)))
    seven = can_be_last and "5S" not in chosen
    assert offered(kept, chosen.replace("4S", "7S"), draft)["discard"].reason == (
        "not with a seven" if seven else reason
    )
    desk = choose_faces(with_draft(settle(Arrangement(), kept), draft), kept, parse_cards(chosen.replace("4S", "7S")))
    assert isinstance(press(kept, desk, "discard").refusal, SevenLast) == seven
