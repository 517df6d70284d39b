"""Taking the pile at the table: to open, when open, with one card, and why not."""

import pygame

from tests.build import CAMPUS, COUPLES, FAMILY, WEB, table
from tests.ui.drive import there
from tests.ui.table.table_games import Sitting


def pile_to_open() -> Sitting:
    """A queen lies on a pile of six; seat 0 has two more and three sixes; family opens with 60."""
    return Sitting(
        table(hand="2S AC KD QH QD 6C 6H 6S 4D", pile="4C 5C 7H 7S 8S QS", rules=FAMILY, turns=2, stock="4H 5H 9H TH")
    )


def test_taking_the_pile_begins_a_draft_in_which_upcard_and_pair_lie() -> None:
    """The queen has left the pile for the draft, the pair lies beside it; below it nothing is shown."""
    sitting = pile_to_open()
    sitting.click("pile")
    draft = there(sitting.scene.state.arrangement.draft)
    assert draft.kind == "take"
    assert sorted(draft.groups[0].cards) == ["QD", "QH", "QS"]
    shown = {sprite.card for sprite in sitting.scene.state.layout.sprites if sprite.card}
    assert not shown & {"7S", "8S", "7H", "5C", "4C"}
    assert sitting.game.view.board.pile == 6


def test_a_pile_take_with_opening_melds_is_built_and_played_at_once() -> None:
    """Upcard and pair 30, sixes 15, the two 20: 65 of 60. Play takes five cards and opens."""
    sitting = pile_to_open()
    sitting.drag("pile", "new_pile")
    sitting.double(sitting.card("6H"))
    sitting.drag(sitting.card("6C"), "new_pile")
    assert "button/play" not in sitting.enabled()
    assert "15 more" in str(sitting.scene.frames.scenery.meter)
    sitting.drag(sitting.card("2S"), "staged/1/0")
    sitting.click("button/play")
    board = sitting.game.view.board
    assert [(meld.rank, len(meld.cards)) for meld in board.melds[0]] == [("Q", 3), ("6", 4)]
    assert board.pile == 1
    assert sorted(sitting.hand) == sorted(("AC", "KD", "4D", "8S", "7S", "7H", "5C"))


NINES = {"hand": "9S 9H KC 4S", "melds": ("9C 9S 9C",), "pile": "5C 6C 7H 7S 8S 9D", "rules": FAMILY, "turns": 2}


def groups_of(sitting: Sitting) -> list[tuple[list[str], int | None]]:
    """What is staged, each group with the meld it goes onto."""
    draft = there(sitting.scene.state.arrangement.draft)
    return [(sorted(group.cards), group.onto) for group in draft.groups]


def test_a_wild_upcard_is_laid_on_any_meld_that_takes_it() -> None:
    """Campus: it lies alone until the player clicks it and then a meld."""
    sitting = Sitting(
        table(hand="4S 5S 6S", melds=("QH QD QC", "KH KD KC"), pile="4C 2S", rules=CAMPUS, stock="4H 5H 9H TH")
    )
    sitting.click("pile")
    sitting.click("staged/0/0")
    sitting.click("meld/0/1")
    sitting.click("button/play")
    assert [len(meld.cards) for meld in sitting.game.view.board.melds[0]] == [3, 4]


def test_an_upcard_that_need_not_be_melded_may_be() -> None:
    """Couples, opened: it waits on the pile; a drag or two clicks lay it with the pair as a new meld."""
    queens = {"hand": "QH QD 4S", "melds": ("KS KH KD",), "pile": "4C 5C 7H 7S 8S QS", "rules": COUPLES}
    dragged, clicked = (Sitting(table(**queens, stock="4H 5H 9H TH")) for _ in range(2))  # type: ignore[arg-type]
    dragged.click("pile")
    dragged.drag("pile", "new_pile")
    dragged.drag(dragged.card("QH"), "staged/0/0")
    dragged.drag(dragged.card("QD"), "staged/0/0")
    clicked.click("pile")
    clicked.click(clicked.card("QH"))
    clicked.click(clicked.card("QD"))
    clicked.click("new_pile")
    clicked.click("pile")
    clicked.click("staged/0/0")
    for sitting in (dragged, clicked):
        assert groups_of(sitting) == [(["QD", "QH", "QS"], None)]


def test_a_pile_that_cannot_be_taken_says_why() -> None:
    """Without a pair the click is answered with a sentence that names what is held and needed."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D KS"))
    sitting.click("pile")
    assert sitting.scene.state.arrangement.draft is None
    assert "king" in sitting.message
    assert "pile" not in sitting.enabled()


def test_drawing_waits_while_a_pile_take_is_drafted() -> None:
    """The stock says what to do first; nothing is drawn."""
    sitting = pile_to_open()
    sitting.click("pile")
    sitting.click("stock")
    assert sitting.game.view.board.phase == "draw"
    assert "You've laid out 30 of the 60 points you need: add 30 more, or press Undo." in sitting.message


def test_the_pile_says_why_it_cannot_be_taken() -> None:
    """At the start of a turn the tooltip holds the reason, with numbers."""
    sitting = Sitting(table(hand="KC 5C 9S", rules=WEB, pile="4S 9D"))
    pile = next(widget for widget in sitting.scene.tools.form.widgets if widget.id == "pile")
    assert "two" in pile.tip()
    assert "one" in pile.tip()


def test_an_opened_team_may_take_the_pile_into_the_hand_where_the_rules_allow() -> None:
    """Couples, opened, with a pair: nothing need be staged; Play takes five cards."""
    sitting = Sitting(
        table(hand="QH QD 4S", melds=("KS KH KD",), pile="4C 5C 7H 7S 8S QS", rules=COUPLES, stock="4H 5H 9H TH")
    )
    sitting.click("pile")
    assert sitting.scene.state.arrangement.draft is not None
    sitting.click("button/play")
    assert len(sitting.hand) == 8
    assert sitting.game.view.board.pile == 1


def test_any_play_takes_the_pile_with_a_single_card_onto_a_meld() -> None:
    """Campus: the queen on the pile goes to the queens on the table; one confirmation."""
    sitting = Sitting(table(hand="4S 5S 6S", melds=("QH QD QC",), pile="4C QS", rules=CAMPUS, stock="4H 5H 9H TH"))
    sitting.drag("pile", "meld/0/0")
    sitting.key(pygame.K_RETURN)
    assert len(sitting.game.view.board.melds[0][0].cards) == 4


def test_a_card_like_the_upcard_goes_home_without_the_pile() -> None:
    """Of three nines of diamonds, one of them the pile's, two may go back to the hand; the last is the pile's."""
    sitting = Sitting(table(**NINES | {"hand": "9D 9D KC 4S"}))  # type: ignore[arg-type]
    sitting.click("pile")
    for left in (2, 1):
        sitting.click("staged/0/0")
        assert groups_of(sitting) == [(["9D"] * left, 0)]
    assert sorted(sitting.hand) == ["4S", "9D", "9D", "KC"]
    sitting.drag("staged/0/0", sitting.at("hand/0"))
    assert sitting.scene.state.arrangement.draft is None
