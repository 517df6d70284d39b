"""The table scene, driven with posted events: every gesture, the three drafts, what it says and what it hides."""

from collections.abc import Sequence

import pygame
import pytest
from pygame import Surface
from pygame.event import Event as Posted

from game.engine.board import Phase
from game.engine.moves import Discard, Draw, MeldCards
from game.engine.state import Table
from game.engine.view import SPECTATOR
from game.rules.ruleset import RuleSet
from game.ui.preferences import Preferences
from game.ui.table.game import TableHooks
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, lay, table
from tests.ui.table.playing import Sitting

OPENED = ("KS KH KD", "8C 8S 8D 8H")


def opened(hand: str = "KC 8H 5C 5D 5S QH 2C", **more: object) -> Sitting:
    """Seat 0 has drawn, its team has kings and eights."""
    return Sitting(table(hand=hand, phase="play", melds=OPENED, rules=WEB, pile="4S 9D", **more))  # type: ignore[arg-type]


def unopened(hand: str = "KC KD KH QH QD QS 5C 5D 4S 3C") -> Sitting:
    """Seat 0 has drawn, nobody has a meld; the minimum is 50."""
    return Sitting(table(hand=hand, phase="play", rules=WEB, pile="4S 9D"))


# ---- choosing


def test_a_click_chooses_a_card_and_another_lets_it_go() -> None:
    """The card rises and is let go again; nothing is played."""
    sitting = opened()
    before = sitting.game.turn
    sitting.click("hand/0")
    assert list(sitting.scene.desk.chosen) == [0]
    sitting.click("hand/0")
    assert not sitting.scene.desk.chosen
    assert sitting.game.turn == before


def test_shift_and_click_chooses_everything_between() -> None:
    """The first card is clicked, the fourth with Shift: all four are chosen."""
    sitting = opened()
    sitting.click("hand/0")
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode=""))
    sitting.click("hand/3")
    assert sorted(sitting.scene.desk.chosen) == [0, 1, 2, 3]


def test_a_rubber_band_chooses_what_it_touches() -> None:
    """From the bare cloth over the third to fifth card; with Shift it adds; the band is gone from the picture then."""
    sitting = opened()
    first, last = (sitting.scene.layout.hits[f"hand/{i}"] for i in (2, 4))
    start = (first.left + 2, sitting.scene.layout.places.rect("Hand").top - 4)
    assert sitting.scene.layout.hit(start) is None
    sitting.drag_between(start, last.center)
    assert sorted(sitting.scene.desk.chosen) == [2, 3, 4]
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode=""))
    edge = sitting.scene.layout.hits["hand/0"]
    sitting.drag_between((edge.left - 4, edge.top + 4), (edge.left + 2, edge.top + 40))
    assert sorted(sitting.scene.desk.chosen) == [0, 2, 3, 4]
    seen = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.scene.frames.renew()
    sitting.pass_time()
    assert pygame.image.tobytes(sitting.surface, "RGB") == seen


def test_what_takes_the_chosen_cards_is_enabled_and_lit() -> None:
    """A king may go to the kings, the discard pile or nowhere else that the engine would refuse."""
    sitting = opened()
    sitting.click(sitting.card("KC"))
    assert "meld/0/0" in sitting.enabled()
    assert "discard" in sitting.enabled()
    assert "meld/0/1" not in sitting.enabled()
    assert "stock" not in sitting.enabled()


def test_a_double_click_adds_a_card_to_its_meld() -> None:
    """The king goes to the kings at once."""
    sitting = opened()
    sitting.double(sitting.card("KC"))
    assert len(sitting.game.view.board.melds[0][0].cards) == 4


def test_a_double_click_chooses_all_of_a_rank_that_has_no_meld() -> None:
    """Three fives are chosen, nothing is laid."""
    sitting = opened()
    sitting.double(sitting.card("5D"))
    assert sorted(sitting.scene.layout.hand[i] for i in sitting.scene.desk.chosen) == ["5C", "5D", "5S"]


def test_a_click_on_the_bare_cloth_lets_every_card_go() -> None:
    """Whatever was chosen is let go."""
    sitting = opened()
    sitting.click("hand/1")
    sitting.post(*[Posted(kind, pos=(640, 300), button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)])
    assert sitting.scene.desk.chosen == ()


# ---- drawing, discarding, undoing


def test_the_stock_is_drawn_from_by_a_click() -> None:
    """Two cards come into the hand and are marked as new."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.click("stock")
    assert sorted(sitting.hand) == sorted(("KC", "QD", "4S", "AS", "AD"))
    assert sorted(sitting.scene.desk.fresh) == ["AD", "AS"]


@pytest.mark.parametrize("way", ["button", "key", "drag", "click on the pile"])
def test_a_card_is_discarded(way: str) -> None:
    """By button, by key, by dragging it and by clicking the pile: the turn ends with it."""
    sitting = opened()
    card = sitting.card("QH")
    if way != "drag":
        sitting.click(card)
    match way:
        case "button":
            sitting.click("button/discard")
        case "key":
            sitting.key(pygame.K_x)
        case "drag":
            sitting.drag(card, "discard")
        case _:
            sitting.click("pile")
    assert sitting.game.view.board.upcard == "QH"
    assert sitting.game.view.board.mover == 1


def test_a_discard_can_be_asked_about_first() -> None:
    """With that preference a question comes; keeping it keeps the card, discarding it ends the turn."""
    sitting = Sitting(table(hand="KC QH", phase="play", melds=OPENED, rules=WEB, pile="9D"), ask_discard="always")
    sitting.drag(sitting.card("QH"), "discard")
    assert sitting.game.view.is_mine
    sitting.click("button/keep_it")
    assert "QH" in sitting.hand
    sitting.drag(sitting.card("QH"), "discard")
    sitting.click("button/discard_it")
    assert sitting.game.view.board.upcard == "QH"


def test_a_key_that_discards_asks_once_in_a_turn() -> None:
    """The first X asks, keeping the card is taken seriously, the second X discards; dragging never asks."""
    for mark, keys in (("first", 2), ("never", 1)):
        hand = table(hand="KC QH", phase="play", melds=OPENED, rules=WEB, pile="9D")
        sitting = Sitting(hand, ask_discard=mark)  # type: ignore[arg-type]  # a word of Asking
        sitting.click(sitting.card("QH"))
        sitting.key(pygame.K_x)
        if keys == 2:
            assert sitting.game.view.is_mine
            sitting.key(pygame.K_ESCAPE)
            assert "QH" in sitting.hand
            if not sitting.scene.desk.chosen:
                sitting.click(sitting.card("QH"))
            sitting.key(pygame.K_x)
        assert sitting.game.view.board.upcard == "QH"
    sitting = Sitting(table(hand="KC QH", phase="play", melds=OPENED, rules=WEB, pile="9D"), ask_discard="first")
    sitting.drag(sitting.card("QH"), "discard")
    assert sitting.game.view.board.upcard == "QH"


def test_the_loudspeaker_in_the_bar_switches_sound_off() -> None:
    """Its click reaches whoever keeps the settings; it shows what holds now."""
    called: list[str] = []
    sitting = Sitting(table(hand="KC QH", rules=WEB), hooks=TableHooks(on_mute=lambda: called.append("mute")))
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.click("button/sound")
    assert called == ["mute"]
    sitting.scene.preferences = Preferences(sound=False, speed="off")
    sitting.scene.refresh()
    sitting.pass_time()
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain


def test_one_step_and_the_whole_turn_are_taken_back() -> None:
    """Two melds; Undo takes back the second, Undo turn what is left."""
    sitting = opened()
    sitting.double(sitting.card("KC"))
    sitting.double(sitting.card("8H"))
    assert sitting.game.undoable == 2
    sitting.click("button/undo")
    assert sitting.game.undoable == 1
    assert "8H" in sitting.hand
    sitting.click("button/undo_turn")
    assert sitting.game.undoable == 0
    assert {"8H", "KC"} <= set(sitting.hand)


def test_a_move_waits_until_the_last_one_is_safe() -> None:
    """While the disk is busy nothing is played; then the move is made by itself."""
    sitting = opened()
    sitting.game.is_settled = False
    sitting.drag(sitting.card("KC"), "meld/0/0")
    assert len(sitting.game.view.board.melds[0][0].cards) == 3
    sitting.game.is_settled = True
    sitting.pass_time()
    assert len(sitting.game.view.board.melds[0][0].cards) == 4


# ---- melding


def test_a_card_dragged_to_its_meld_is_laid_at_once() -> None:
    """An opened team needs no confirmation for a single legal drop."""
    sitting = opened()
    sitting.drag(sitting.card("KC"), "meld/0/0")
    assert len(sitting.game.view.board.melds[0][0].cards) == 4
    assert sitting.scene.desk.draft is None


def test_several_chosen_cards_are_dragged_together() -> None:
    """Three fives are chosen, one of them is dragged to New pile: a new meld of three."""
    sitting = opened()
    sitting.double(sitting.card("5D"))
    sitting.drag(sitting.card("5C"), "new_pile")
    assert [meld.rank for meld in sitting.game.view.board.melds[0]] == ["K", "8", "5"]


def test_chosen_cards_go_where_is_clicked() -> None:
    """Click and click does what a drag does."""
    sitting = opened()
    sitting.double(sitting.card("5D"))
    sitting.click("new_pile")
    assert len(sitting.game.view.board.melds[0]) == 3


def test_a_refused_drop_keeps_the_hand_and_says_why() -> None:
    """A queen on the kings: a sentence, the same cards, the same table."""
    sitting = opened()
    before, hand = sitting.game.turn, sitting.hand
    sitting.drag(sitting.card("QH"), "meld/0/0")
    assert sitting.game.turn == before
    assert sitting.hand == hand
    assert "do not go together" in sitting.message


def test_a_drop_on_another_teams_meld_says_whose_it_is() -> None:
    """Opponents' melds take nothing."""
    sitting = Sitting(table(hand="KC QD", phase="play", melds=OPENED, their_melds=["QS QH QC"], rules=WEB, pile="9D"))
    sitting.drag(sitting.card("QD"), "meld/1/0")
    assert "another team" in sitting.message
    assert "QD" in sitting.hand


def test_the_third_card_on_a_staged_group_of_an_opened_team_plays_it() -> None:
    """Two fives wait on New pile; dropping the third one there is the confirmation."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "new_pile")
    sitting.drag(sitting.card("5D"), "staged/0/0")
    assert sitting.game.view.board.melds[0] == sitting.scene.view.board.melds[0]
    assert len(sitting.game.view.board.melds[0]) == 2
    sitting.drag(sitting.card("5S"), "staged/0/0")
    assert len(sitting.game.view.board.melds[0]) == 3
    assert sitting.scene.desk.draft is None


def test_while_cards_are_staged_nothing_is_discarded_and_the_reason_is_told() -> None:
    """The Discard button is off with its reason, and a drop on the pile is refused in a sentence."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "new_pile")
    assert "button/discard" not in sitting.enabled()
    button = sitting.scene.tools.button("discard")
    assert button is not None
    assert button.reason == "cards are staged"
    sitting.drag(sitting.card("QH"), "discard")
    assert "staged" in sitting.message
    assert sitting.game.view.is_mine


def test_a_wild_card_needs_to_be_told_where() -> None:
    """Meld with only a two chosen asks for the meld; the double click does not guess either."""
    sitting = opened()
    sitting.click(sitting.card("2C"))
    sitting.key(pygame.K_m)
    assert "wild" in sitting.message
    assert "2C" in sitting.hand
    sitting.click("meld/0/1")
    assert "2C" not in sitting.hand


# ---- the three drafts


def test_an_opening_is_built_in_any_order_and_played_by_one_confirmation() -> None:
    """Kings, then queens one by one: 60 points, on the table only with Play."""
    sitting = unopened()
    before = sitting.game.turn
    sitting.double(sitting.card("KD"))
    sitting.drag(sitting.card("KC"), "new_pile")
    sitting.drag(sitting.card("QH"), "new_pile")
    sitting.drag(sitting.card("QD"), "staged/1/0")
    assert sitting.game.turn == before
    assert "button/play" not in sitting.enabled()
    sitting.drag(sitting.card("QS"), "staged/1/0")
    assert sitting.game.turn == before
    assert "button/play" in sitting.enabled()
    meter = sitting.scene.frames.scenery.meter
    assert meter is not None
    assert (meter.have, meter.need) == (60, 50)
    sitting.click("button/play")
    assert [meld.rank for meld in sitting.game.view.board.melds[0]] == ["K", "Q"]
    assert sorted(sitting.hand) == sorted(("5C", "5D", "4S", "3C"))


def test_reaching_the_minimum_plays_nothing_by_itself() -> None:
    """The draft waits, however many points lie in it, and says what to press."""
    sitting = unopened("AS AH AD 4S 5S")
    sitting.double(sitting.card("AH"))
    sitting.drag(sitting.card("AS"), "new_pile")
    assert not sitting.game.view.board.melds[0]
    sitting.key(pygame.K_RETURN)
    assert sitting.game.view.board.melds[0][0].rank == "A"


def test_an_opening_draft_is_taken_back_whole_or_card_by_card() -> None:
    """A drag off the group takes one card home, Esc everything: the table was never touched."""
    sitting = unopened()
    before, hand = sitting.game.turn, sitting.hand
    sitting.double(sitting.card("KD"))
    sitting.drag(sitting.card("KC"), "new_pile")
    sitting.drag("staged/0/1", (640, 640))
    assert sitting.scene.desk.draft is not None
    assert len(sitting.scene.desk.draft.groups[0].cards) == 2
    sitting.click("staged/0/0")
    sitting.key(pygame.K_ESCAPE)
    assert sitting.scene.desk.draft is None
    assert sitting.hand == hand
    assert sitting.game.turn == before


def test_the_cheapest_opening_is_staged_on_request() -> None:
    """Stage for me lays a draft that may be played, and plays nothing."""
    sitting = unopened()
    sitting.click("button/stage")
    assert not sitting.game.view.board.melds[0]
    assert "button/play" in sitting.enabled()


def pile_to_open() -> Sitting:
    """A queen lies on a pile of six; seat 0 has two more and three sixes; family opens with 60."""
    return Sitting(
        table(hand="2S AC KD QH QD 6C 6H 6S 4D", pile="4C 5C 7H 7S 8S QS", rules=FAMILY, turns=2, stock="4H 5H 9H TH")
    )


def test_taking_the_pile_begins_a_draft_in_which_upcard_and_pair_lie() -> None:
    """The queen has left the pile for the draft, the pair lies beside it; below it nothing is shown."""
    sitting = pile_to_open()
    sitting.click("pile")
    draft = sitting.scene.desk.draft
    assert draft is not None
    assert draft.kind == "take"
    assert sorted(draft.groups[0].cards) == ["QD", "QH", "QS"]
    shown = {sprite.card for sprite in sitting.scene.layout.sprites if sprite.card}
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


def test_a_pile_take_is_backed_out_of_half_way() -> None:
    """Esc gives the upcard back to the pile and the cards to the hand; so does clicking the upcard in the draft."""
    sitting = pile_to_open()
    before, hand = sitting.game.turn, sitting.hand
    sitting.click("pile")
    sitting.double(sitting.card("6H"))
    sitting.drag(sitting.card("6C"), "new_pile")
    sitting.key(pygame.K_ESCAPE)
    assert sitting.scene.desk.draft is None
    assert (sitting.hand, sitting.game.turn) == (hand, before)
    sitting.click("upcard")
    sitting.click("staged/0/0")
    assert sitting.scene.desk.draft is None
    assert (sitting.hand, sitting.game.turn) == (hand, before)


def test_a_pile_that_cannot_be_taken_says_why() -> None:
    """Without a pair the click is answered with a sentence that names what is held and needed."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D KS"))
    sitting.click("pile")
    assert sitting.scene.desk.draft is None
    assert "king" in sitting.message
    assert "pile" not in sitting.enabled()


def test_drawing_waits_while_a_pile_take_is_drafted() -> None:
    """The stock says what to do first; nothing is drawn."""
    sitting = pile_to_open()
    sitting.click("pile")
    sitting.click("stock")
    assert sitting.game.view.board.phase == "draw"
    assert "Esc" in sitting.message


BOOKS = ("KS KH KD KC KS KH KD", "8C 8S 8D 8H 8C 8S 2D", "QS QH QD")


def going_out(hand: str = "QC 5C 5D 5S 4H", rules: RuleSet = WEB, melds: Sequence[str] = BOOKS) -> Sitting:
    """Seat 0 and its partner play their feet, the team has the books it needs."""
    return Sitting(table(hand=hand, phase="play", melds=melds, rules=rules, played_foot=(0, 2), pile="9D"))


PARTNERS_BOOKS = (
    *("KS KH KD KC KS KH KD", "AS AH AD AC AS AH AD", "8C 8S 8D 8H 8C 8S 2D", "9C 9S 9H 9C 9S 9H 2D"),
    "QS QH QD",
)


def test_a_going_out_is_built_by_dragging_and_played_by_one_confirmation() -> None:
    """Fives to New pile, queen to the queens, the four onto the pile: the question is put only with Play."""
    sitting = going_out("QC 5C 5D 5S 4H", PARTNERS, PARTNERS_BOOKS)
    sitting.drag(sitting.card("5C"), "new_pile")
    sitting.drag(sitting.card("QC"), "meld/0/4")
    before = sitting.game.turn
    sitting.drag(sitting.card("5D"), "staged/0/0")
    sitting.drag(sitting.card("5S"), "staged/0/0")
    sitting.drag(sitting.card("4H"), "discard")
    draft = sitting.scene.desk.draft
    assert draft is not None
    assert draft.kind == "go_out"
    assert sitting.game.turn == before
    sitting.key(pygame.K_RETURN)
    assert sitting.game.view.board.phase == "answer"


def test_a_going_out_is_backed_out_of_half_way() -> None:
    """With the fives laid out and the four set aside, Esc brings everything home; the table is as it was."""
    sitting = going_out("5C 5D 5S 4H", PARTNERS, PARTNERS_BOOKS)
    before, hand = sitting.game.turn, sitting.hand
    for card, target in (("5C", "new_pile"), ("5D", "staged/0/0"), ("5S", "staged/0/0"), ("4H", "discard")):
        sitting.drag(sitting.card(card), target)
    draft = sitting.scene.desk.draft
    assert draft is not None
    assert (draft.kind, draft.discard) == ("go_out", "4H")
    sitting.click("pile")
    assert sitting.hand == ("4H",)
    sitting.key(pygame.K_ESCAPE)
    assert sitting.scene.desk.draft is None
    assert sorted(sitting.hand) == sorted(hand)
    assert sitting.game.turn == before


def test_the_last_card_of_the_foot_goes_out_by_one_confirmation() -> None:
    """Dropped on the pile it waits there; Enter sends it, and the round is over."""
    sitting = going_out("4H")
    sitting.drag(sitting.card("4H"), "discard")
    assert sitting.game.view.board.out is None
    sitting.key(pygame.K_RETURN)
    assert sitting.game.view.board.out == 0


def test_go_out_lays_everything_out_or_says_what_is_missing() -> None:
    """With the books a whole proposal lies there to be confirmed; without them the missing ones are named."""
    sitting = going_out()
    sitting.click("button/go_out")
    assert sitting.scene.desk.draft is not None
    assert "button/play" in sitting.enabled()
    poor = Sitting(table(hand="KC 4H", phase="play", melds=OPENED, rules=WEB, played_foot=(0, 2), pile="9D"))
    poor.click("button/go_out")
    assert poor.scene.desk.draft is None
    assert "book" in poor.message


def test_asking_for_permission_leaves_the_table_as_it_is() -> None:
    """Under Partnership the confirmed proposal is a question: the partner must answer."""
    now = table(
        hand="4H",
        phase="play",
        rules=PARTNERS,
        played_foot=(0, 2),
        pile="9D",
        melds=("KS KH KD KC KS KH KD", "AS AH AD AC AS AH AD", "8C 8S 8D 8H 8C 8S 2D", "9C 9S 9D 9H 9C 9S 2D"),
    )
    sitting = Sitting(now)
    sitting.drag(sitting.card("4H"), "discard")
    sitting.key(pygame.K_RETURN)
    assert sitting.game.view.board.phase == "answer"
    assert sitting.game.view.board.mover == 2


# ---- arranging


def test_cards_are_arranged_by_dragging_them_in_the_hand() -> None:
    """The first card dropped at the right end lies there, and the order is one's own."""
    sitting = opened()
    first, *rest = sitting.hand
    right = sitting.scene.layout.hits[f"hand/{len(rest)}"].right - 3
    sitting.drag("hand/0", (right, sitting.at("hand/0")[1]))
    assert sitting.hand == (*rest, first)
    assert sitting.scene.desk.sort == "mine"


def test_sorting_goes_from_rank_to_suit_and_back() -> None:
    """S twice gives the order of the beginning."""
    sitting = opened()
    by_rank = sitting.hand
    sitting.key(pygame.K_s)
    assert sitting.hand != by_rank
    sitting.key(pygame.K_s)
    assert sitting.hand == by_rank


def test_a_drag_broken_off_by_the_right_button_changes_nothing() -> None:
    """The card glides home; it is neither laid nor moved."""
    sitting = opened()
    before, hand = sitting.game.turn, sitting.hand
    sitting.lift(sitting.at(sitting.card("KC")), sitting.at("meld/0/0"))
    assert sitting.scene.busy
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("meld/0/0"), button=3))
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=sitting.at("meld/0/0"), button=1))
    assert (sitting.game.turn, sitting.hand) == (before, hand)
    assert not sitting.scene.busy


def test_a_tremble_of_the_hand_is_a_click_and_no_drag() -> None:
    """A few pixels between press and release choose the card."""
    sitting = opened()
    x, y = sitting.at("hand/2")
    sitting.post(
        Posted(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1),
        Posted(pygame.MOUSEMOTION, pos=(x + 4, y + 3), rel=(4, 3), buttons=(1, 0, 0)),
        Posted(pygame.MOUSEBUTTONUP, pos=(x + 4, y + 3), button=1),
    )
    assert sitting.scene.desk.chosen == (2,)


# ---- keys alone


def test_a_turn_is_played_by_keys_alone() -> None:
    """Draw, choose three fives with arrows and Space, meld them with M, discard with X."""
    sitting = Sitting(table(hand="5C 5D 5S QH", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.key(pygame.K_d)
    sitting.scene.tools.form.focus_id(sitting.card("5S"))
    for _ in range(3):
        sitting.key(pygame.K_SPACE)
        sitting.key(pygame.K_RIGHT)
    sitting.key(pygame.K_m)
    assert len(sitting.game.view.board.melds[0]) == 3
    sitting.scene.tools.form.focus_id(sitting.card("QH"))
    sitting.key(pygame.K_SPACE)
    sitting.key(pygame.K_x)
    assert sitting.game.view.board.upcard == "QH"


def test_d_draws_and_nothing_else() -> None:
    """Pressed again after the draw, D keeps the chosen card in the hand and says what it is time for."""
    sitting = Sitting(table(hand="5C 5D 5S QH", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.key(pygame.K_d)
    sitting.click(sitting.card("QH"))
    sitting.key(pygame.K_d)
    assert sitting.game.view.board.upcard == "9D"
    assert sitting.scene.refusal


def test_d_ends_the_round_where_the_button_says_so() -> None:
    """The stock is used up: the button in the place of Draw has its key too."""
    sitting = Sitting(table(hand="5C QH", melds=OPENED, rules=WEB, pile="9D", stock=""))
    sitting.key(pygame.K_d)
    assert sitting.game.view.board.phase not in (Phase.DRAW, Phase.PLAY)


def test_escape_opens_the_menu_when_nothing_is_held() -> None:
    """First what is chosen is let go, then the menu opens."""
    called: list[str] = []
    sitting = Sitting(
        table(hand="KC QH", phase="play", rules=WEB), hooks=TableHooks(on_menu=lambda: called.append("menu"))
    )
    sitting.click("hand/0")
    sitting.key(pygame.K_ESCAPE)
    assert called == []
    sitting.key(pygame.K_ESCAPE)
    assert called == ["menu"]


# ---- out of turn, and who may look


def test_out_of_turn_nothing_can_be_played_but_the_hand_can_be_arranged() -> None:
    """A drop on a meld is refused with whose turn it is; choosing and sorting still work."""
    sitting = Sitting(table(hand="QH KC", seat=1, hands={0: "KC 5D"}, phase="play", melds=(), rules=WEB, pile="9D"))
    sitting.click(sitting.card("KC"))
    assert sitting.enabled() & {"discard", "new_pile", "stock", "pile"} == set()
    sitting.drag(sitting.card("KC"), "discard")
    assert "Walt" in sitting.message
    sitting.key(pygame.K_s)
    assert len(sitting.hand) == 2


def test_without_eyes_no_card_of_a_hand_is_shown_or_told() -> None:
    """Nobody looks: the hand lies there from behind, and no target names a card of it."""
    now: Table = table(hand="KC QD 4S", phase="play", rules=WEB, pile="9D")
    sitting = Sitting(now, eyes=SPECTATOR)
    shown = {sprite.card for sprite in sitting.scene.layout.sprites if sprite.card}
    assert shown == {"9D"}
    assert not [target for target in sitting.scene.report().targets if target.id.startswith("hand/")]
    sitting.game.eyes = 0
    sitting.pass_time()
    assert sorted(sitting.hand) == ["4S", "KC", "QD"]
    sitting.game.eyes = SPECTATOR
    sitting.pass_time()
    assert sitting.hand == ()


def test_no_other_hand_and_no_foot_is_ever_told() -> None:
    """Targets and sprites show the own hand, the melds and the upcard, nothing else."""
    sitting = opened()
    known = {
        *sitting.game.view.hand,
        "9D",
        *(c for melds in sitting.game.view.board.melds for m in melds for c in m.cards),
    }
    assert {sprite.card for sprite in sitting.scene.layout.sprites if sprite.card} <= known
    for target in sitting.scene.report().targets:
        if target.id.startswith(("seat", "foot", "stock")):
            assert "card" in target.label or target.label.isdigit()


# ---- motion


def test_at_rest_the_sprites_are_the_layout() -> None:
    """After every motion, played to its end or skipped, exactly what the layout says lies there."""
    for speed in ("slow", "fast", "off"):
        sitting = Sitting(table(hand="KC 8H 5C", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed=speed)
        for move in (Draw(), lay("KC > 0"), Discard(sitting.game.view.hand[-1])):
            sitting.game.go(move)
            sitting.pass_time(0.05)
            if speed != "off":
                assert sitting.scene.busy
            if isinstance(move, MeldCards):
                sitting.settle()
            else:
                sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
            assert not sitting.scene.busy
            assert sitting.scene.frames.sprites == list(sitting.scene.layout.sprites)


def test_a_click_while_cards_fly_brings_them_home_and_does_nothing_else() -> None:
    """The click lands on a card of the hand; it is not chosen."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="slow")
    sitting.key(pygame.K_d)
    assert sitting.scene.busy
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("hand/0"), button=1))
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=sitting.at("hand/0"), button=1))
    assert not sitting.scene.busy
    assert sitting.scene.desk.chosen == ()


def test_at_rest_nothing_is_drawn() -> None:
    """Ten passes without an event ask for no picture."""
    sitting = opened()
    sitting.settle()
    assert not any(sitting.scene.update(0.1) for _ in range(10))


def test_the_screen_is_never_more_than_one_move_behind() -> None:
    """A second move while the first still flies: the first is there at once, the second flies."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="slow")
    sitting.game.go(Draw())
    sitting.pass_time(0.05)
    sitting.game.go(Discard(sitting.game.view.hand[0]))
    sitting.pass_time(0.05)
    assert sitting.scene.view == sitting.game.view
    assert sitting.scene.layout.hand == tuple(sitting.game.view.hand)


def test_a_moving_picture_ends_as_the_same_pixels_as_the_still_one() -> None:
    """Drawn by changed rectangles while cards move, the last frame is what drawing everything gives."""
    sitting = Sitting(table(hand="KC 8H 5C", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="normal")
    sitting.key(pygame.K_d)
    for _ in range(120):
        sitting.pass_time(1 / 60)
    assert not sitting.scene.busy
    fresh = Surface(sitting.size)
    sitting.scene.frames.renew()
    sitting.scene.draw(fresh, True)
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(sitting.surface, "RGB")


def test_a_closer_look_shows_the_cards_of_a_meld_until_anything_is_pressed() -> None:
    """The right button on a meld; a click ends it and does nothing else."""
    sitting = opened()
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.click("meld/0/0", button=3)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.click("hand/0")
    assert not sitting.scene.desk.chosen
    assert pygame.image.tobytes(sitting.surface, "RGB") == plain


def test_a_long_press_looks_closer_at_a_card() -> None:
    """Half a second of rest on a card of the hand shows it large; letting go then chooses nothing."""
    sitting = opened()
    pos = sitting.at("hand/1")
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.pass_time(0.6)
    sitting.pass_time(0.0)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    assert not sitting.scene.desk.chosen


def test_reduced_motion_fades_and_nothing_flies() -> None:
    """For a moment the old picture shines through, every sprite already where it lies; then the screen is at rest."""
    sitting = Sitting(
        table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="normal", reduced_motion=True
    )
    sitting.key(pygame.K_d)
    assert sitting.scene.busy
    assert sitting.scene.frames.sprites == list(sitting.scene.layout.sprites)
    for _ in range(10):
        sitting.pass_time(0.02)
    assert not sitting.scene.busy
    fresh = Surface(sitting.size)
    sitting.scene.frames.renew_cloth()
    sitting.scene.draw(fresh, True)
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(sitting.surface, "RGB")


def test_cards_are_arranged_by_keys() -> None:
    """Ctrl and the arrows move the card that has the keys, chosen ones together; at the ends nothing happens."""
    sitting = opened()
    first, second, third, *rest = sitting.hand
    sitting.scene.tools.form.focus_id("hand/0")
    sitting.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert sitting.hand == (second, first, third, *rest)
    sitting.key(pygame.K_LEFT, pygame.KMOD_CTRL)
    sitting.key(pygame.K_LEFT, pygame.KMOD_CTRL)
    assert sitting.hand == (first, second, third, *rest)
    sitting.key(pygame.K_SPACE)
    sitting.click("hand/1")
    sitting.scene.tools.form.focus_id("hand/0")
    sitting.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert sitting.hand == (third, first, second, *rest)
    assert sorted(sitting.scene.desk.chosen) == [1, 2]


def test_a_staged_card_and_a_closer_look_are_to_be_had_by_keys() -> None:
    """Enter on a staged card takes it home; L shows what has the keys, any key ends it."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "new_pile")
    sitting.scene.tools.form.focus_id("staged/0/0")
    sitting.key(pygame.K_RETURN)
    assert sitting.scene.desk.draft is None
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.scene.tools.form.focus_id("meld/0/0")
    sitting.key(pygame.K_l)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.key(pygame.K_SPACE)
    assert sitting.scene.view.is_mine


def test_the_keys_stay_in_the_hand_when_their_card_has_left_it() -> None:
    """The last card has the keys and is laid: the one that is last then has them."""
    sitting = opened("KC QH 5C")
    sitting.scene.tools.form.focus_id("hand/2")
    sitting.drag(sitting.card("KC"), "meld/0/0")
    sitting.scene.tools.form.focus_id("hand/1")
    sitting.key(pygame.K_SPACE)
    sitting.key(pygame.K_m)
    focused = sitting.scene.tools.form.focused
    assert focused is not None
    assert focused.id == f"hand/{len(sitting.hand) - 1}"


def test_an_opened_team_may_take_the_pile_into_the_hand_where_the_rules_allow() -> None:
    """Couples, opened, with a pair: nothing need be staged; Play takes five cards."""
    sitting = Sitting(
        table(hand="QH QD 4S", melds=("KS KH KD",), pile="4C 5C 7H 7S 8S QS", rules=COUPLES, stock="4H 5H 9H TH")
    )
    sitting.click("pile")
    assert sitting.scene.desk.draft is not None
    sitting.click("button/play")
    assert len(sitting.hand) == 8
    assert sitting.game.view.board.pile == 1


def test_any_play_takes_the_pile_with_a_single_card_onto_a_meld() -> None:
    """Campus: the queen on the pile goes to the queens on the table; one confirmation."""
    sitting = Sitting(table(hand="4S 5S 6S", melds=("QH QD QC",), pile="4C QS", rules=CAMPUS, stock="4H 5H 9H TH"))
    sitting.drag("pile", "meld/0/0")
    sitting.key(pygame.K_RETURN)
    assert len(sitting.game.view.board.melds[0][0].cards) == 4


def test_the_round_is_ended_by_button_when_the_stock_is_used_up() -> None:
    """There is no card to draw; the button says so and ends the round."""
    sitting = Sitting(table(hand="KC 4S", rules=WEB, pile="9D", stock="4H"))
    assert "stock" in sitting.message
    sitting.click("button/pass")
    assert sitting.game.view.board.phase == "ended"
