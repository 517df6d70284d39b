"""Every gesture and key of the table that the scene's other tests leave out, driven with posted events."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event as Posted

from game.engine.moves import Answer, Draw
from game.engine.opinion import Because, Ground, Opinion
from game.rules.explain import Chapter
from game.ui.table.game import TableHooks
from game.ui.text import Drawn
from tests.build import FAMILY, PARTNERS, WEB, go_out, table
from tests.ui.drive import find, middle
from tests.ui.table.playing import Sitting

MANY = "*R 2S AC KD KC QS QH JC JD TC TD 9S 9H 8D 8C 4S 4H"
OPENED = ("KS KH KD", "8C 8S 8D 8H")


def opened(hand: str = "KC 8H 5C 5D 5S QH 2C", **more: object) -> Sitting:
    """Seat 0 has drawn, its team has kings and eights."""
    return Sitting(table(hand=hand, phase="play", melds=OPENED, rules=WEB, pile="4S 9D"), **more)  # type: ignore[arg-type]


def unopened(hand: str = "KC KD KH QH QD QS 5C 5D 4S 3C") -> Sitting:
    """Seat 0 has drawn, nobody has a meld; the minimum is 50."""
    return Sitting(table(hand=hand, phase="play", rules=WEB, pile="4S 9D"))


def point(sitting: Sitting, at: tuple[int, int], held: int = 0) -> None:
    """The pointer goes there, with the left button held or not."""
    sitting.post(Posted(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(held, 0, 0)))


def walk_to(sitting: Sitting, id: str) -> None:
    """Tab until the ring is there."""
    form = sitting.scene.tools.form
    for _ in range(80):
        sitting.key(pygame.K_TAB)
        if form.focused is not None and form.focused.id == id:
            return
    raise AssertionError(f"no Tab leads to {id}")


def note(sitting: Sitting) -> str:
    """What is said at the pointer."""
    said = sitting.scene.frames.notes.note
    return said.words if said is not None else ""


# ---- choosing


def test_ctrl_and_click_chooses_card_after_card() -> None:
    """One beside the other, and a quick second click lets go instead of playing the card."""
    sitting = opened()
    king = sitting.card("KC")
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0, unicode=""))
    sitting.click(sitting.card("5C"))
    sitting.click(sitting.card("5D"))
    assert len(sitting.scene.desk.chosen) == 2
    sitting.double(king)
    assert len(sitting.scene.desk.chosen) == 2
    assert len(sitting.game.view.board.melds[0][0].cards) == 3


def test_a_chooses_the_whole_rank_of_the_card_with_the_ring() -> None:
    """What a double click chooses by mouse."""
    sitting = opened()
    walk_to(sitting, sitting.card("5D"))
    sitting.key(pygame.K_a)
    assert sorted(sitting.hand[i] for i in sitting.scene.desk.chosen) == ["5C", "5D", "5S"]


def test_shift_and_space_choose_a_row_by_keys() -> None:
    """From the card chosen last to the one with the ring, as a click with Shift does."""
    sitting = opened()
    walk_to(sitting, "hand/0")
    sitting.key(pygame.K_SPACE)
    for _ in range(3):
        sitting.key(pygame.K_TAB)
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode=""))
    sitting.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
    assert sorted(sitting.scene.desk.chosen) == [0, 1, 2, 3]


# ---- the hand


def test_an_order_made_by_hand_is_kept_when_cards_come() -> None:
    """Dragged to the other end, the card stays there after the draw; what was drawn comes behind everything."""
    sitting = Sitting(table(hand="KC QD 9H 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    last = sitting.scene.layout.hits["hand/3"]
    sitting.drag("hand/0", (last.right + 40, last.centery))
    arranged = sitting.hand
    assert arranged[-1] == "KC"
    sitting.key(pygame.K_d)
    assert sitting.hand[:4] == arranged
    assert sorted(sitting.hand[4:]) == ["AD", "AS"]
    assert sitting.scene.desk.sort == "mine"


@pytest.mark.parametrize("hand", ["KC QD 4S", MANY])
def test_new_cards_are_marked_until_the_turn_ends(hand: str) -> None:
    """In a fan by a sign, in columns by a rim, where a sign would hide the rank below."""
    sitting = Sitting(table(hand=hand, rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.game.go(Draw())
    sitting.pass_time()
    in_columns = len(sitting.hand) > 16
    signs = [badge for badge in sitting.scene.layout.badges if badge.text == "NEW"]
    rims = [sprite for sprite in sitting.scene.layout.sprites if sprite.mark == "new"]
    assert len(rims if in_columns else signs) == 2
    assert not (signs if in_columns else rims)
    sitting.drag(sitting.card("4S"), "discard")
    assert not any(badge.text == "NEW" for badge in sitting.scene.layout.badges)
    assert not any(sprite.mark == "new" for sprite in sitting.scene.layout.sprites)


# ---- lights, previews, refusals


def test_what_takes_the_chosen_cards_shows_what_it_would_come_to() -> None:
    """Two kings: "+2" on the kings, "5/7" on the button; the eights are dimmed."""
    drawn: list[Drawn] = []
    sitting = Sitting(table(hand="KC KH 5C", phase="play", melds=OPENED, rules=WEB, pile="9D"), watch=drawn.append)
    eights = middle(find(sitting.scene, "meld/0/1"))
    plain = sitting.surface.get_at(eights)
    sitting.click("hand/0")
    drawn.clear()
    sitting.click("hand/1")
    assert any(text.text == "+2" for text in drawn)
    assert any("5/7" in text.text for text in drawn)
    assert sum(sitting.surface.get_at(eights)[:3]) < sum(plain[:3])


def test_a_place_that_would_refuse_says_why_at_the_pointer_while_cards_are_held() -> None:
    """A five over the kings: the reason follows the pointer and is gone elsewhere."""
    sitting = opened()
    sitting.lift(sitting.at(sitting.card("5C")), sitting.at("meld/0/0"))
    assert note(sitting)
    first = sitting.scene.frames.notes.note
    assert first is not None
    at = sitting.at("meld/0/0")
    point(sitting, (at[0] + 5, at[1] + 5), held=1)
    second = sitting.scene.frames.notes.note
    assert second is not None
    assert second.at == (first.at[0] + 5, first.at[1] + 5)
    point(sitting, (640, 320), held=1)
    assert note(sitting) == ""


def test_a_refused_drop_says_why_where_it_was_dropped_and_then_no_more() -> None:
    """Reason and panel agree; after some seconds only the panel says it; the next thing done ends both."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "meld/0/0")
    assert note(sitting)
    assert note(sitting) in sitting.message
    sitting.pass_time(6.0)
    assert note(sitting) == ""
    before = sitting.message
    sitting.click(sitting.card("QH"))
    assert sitting.message != before


def test_a_refusal_tells_number_and_mend() -> None:
    """Three kings and two more of a rank are short; a queen would put it right, and the sentence says so."""
    sitting = unopened("KC KD KH QH QD QS 5C 5D 4S 3C")
    for name in ("KC", "KD", "KH"):
        sitting.drag(sitting.card(name), "new_pile" if name == "KC" else "staged/0/0")
    sitting.click("button/play")
    said = note(sitting)
    assert "30" in said
    assert "50" in said


@pytest.mark.parametrize("how", ["esc", "right button", "focus lost"])
def test_what_is_held_goes_home_when_the_drag_is_broken_off(how: str) -> None:
    """Esc, the right button, or another window in front: no penalty, no note, nothing held."""
    sitting = opened()
    hand = sitting.hand
    sitting.lift(sitting.at(sitting.card("5C")), sitting.at("meld/0/0"))
    assert sitting.scene.busy
    match how:
        case "esc":
            sitting.key(pygame.K_ESCAPE)
        case "right button":
            sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("meld/0/0"), button=3))
        case _:
            sitting.post(Posted(pygame.WINDOWFOCUSLOST))
    sitting.settle()
    assert not sitting.scene.busy
    assert sitting.hand == hand
    assert note(sitting) == ""


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_refusal_leads_to_its_rule(by: str) -> None:
    """The pile that cannot be taken: the sheet at the pointer says Show the rule; a click on it, or R, does."""
    read: list[Chapter] = []
    hooks = TableHooks(on_rule=read.append)
    sitting = Sitting(table(hand="KC 5C 9S", rules=WEB, pile="4S 9D"), hooks=hooks)
    sitting.click("pile")
    said = sitting.scene.frames.notes.note
    assert said is not None
    assert said.chapter is Chapter.PILE
    if by == "key":
        sitting.key(pygame.K_r)
    else:
        at = sitting.scene.frames.notes._rect.center
        before = sitting.scene.desk
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            sitting.post(Posted(kind, pos=at, button=1))
        assert sitting.scene.desk == before
    assert read == [Chapter.PILE]


def test_what_is_no_rule_leads_nowhere() -> None:
    """Cards that must be chosen first, and R without a refusal."""
    read: list[Chapter] = []
    hand = table(hand="KC QD 4S", phase="play", melds=OPENED, rules=WEB, pile="9D")
    sitting = Sitting(hand, hooks=TableHooks(on_rule=read.append))
    sitting.key(pygame.K_r)
    sitting.key(pygame.K_m)
    assert sitting.scene.refusal
    sitting.key(pygame.K_r)
    assert read == []


# ---- looking closer, tooltips


def test_the_right_button_looks_closer_at_card_book_and_pile() -> None:
    """Each is shown large over the table until anything is pressed."""
    book = " ".join(("KS KH KD KC KS KH KD",))
    sitting = Sitting(table(hand="KC 5C", phase="play", melds=(book, "8C 8S 8D"), rules=WEB, pile="4S 9D"))
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    for target in ("hand/0", "book/0/0", "meld/0/1", "pile"):
        sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at(target), button=3))
        assert pygame.image.tobytes(sitting.surface, "RGB") != plain
        sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=(3, 700), button=1))
        assert sitting.game.view.hand == ("KC", "5C")


TOLD = {
    "hand/0": "King of clubs: 10 points. Your kings: 3 of 7.",
    "meld/0/1": "Four eights: 40 points; three more naturals for a clean book.",
    "stock": "The stock holds",
    "foot": "Your foot:",
}


@pytest.mark.parametrize("target", TOLD)
def test_a_pointer_that_rests_is_told_count_points_and_what_is_missing(target: str) -> None:
    """After 0.4 seconds, not before."""
    drawn: list[Drawn] = []
    hand = table(hand="KC 5C", phase="play", melds=OPENED, rules=WEB, pile="4S 9D", foot="4C 5C")
    sitting = Sitting(hand, watch=drawn.append)
    point(sitting, sitting.at(target))
    sitting.pass_time(0.3)
    drawn.clear()
    sitting.scene.draw(sitting.surface, True)
    start = TOLD[target].split()[0]
    spot = next(widget for widget in sitting.scene.tools.form.widgets if widget.id == target)
    assert spot.tip().startswith(TOLD[target])
    assert not any(text.text.startswith(" ".join(TOLD[target].split()[:3])) for text in drawn)
    sitting.scene.update(0.2)
    sitting.scene.draw(sitting.surface, False)
    assert any(text.text.startswith(start) for text in drawn)


def test_a_ring_that_rests_is_told_the_same() -> None:
    """By keys alone one learns as much as with the pointer."""
    drawn: list[Drawn] = []
    sitting = Sitting(table(hand="KC 5C", phase="play", melds=OPENED, rules=WEB, pile="9D"), watch=drawn.append)
    walk_to(sitting, "meld/0/1")
    drawn.clear()
    sitting.pass_time(0.5)
    assert any(text.text.startswith("Four eights") for text in drawn)


def test_nothing_is_told_of_a_card_while_it_is_held() -> None:
    """The words that came with the pointer go when the card is lifted."""
    drawn: list[Drawn] = []
    sitting = Sitting(table(hand="KC 5C", phase="play", melds=OPENED, rules=WEB, pile="9D"), watch=drawn.append)
    start = sitting.at("hand/0")
    point(sitting, start)
    sitting.pass_time(0.5)
    sitting.lift(start, sitting.at("meld/0/0"))
    drawn.clear()
    sitting.pass_time(1.0)
    sitting.scene.frames.renew()
    sitting.pass_time(0.1)
    assert not any(text.text.startswith("King of clubs") for text in drawn)


def test_the_pile_says_why_it_cannot_be_taken() -> None:
    """At the start of a turn the tooltip holds the reason, with numbers."""
    sitting = Sitting(table(hand="KC 5C 9S", rules=WEB, pile="4S 9D"))
    pile = next(widget for widget in sitting.scene.tools.form.widgets if widget.id == "pile")
    assert "two" in pile.tip()
    assert "one" in pile.tip()


# ---- staged groups


def staged() -> Sitting:
    """Three kings and two queens are staged, the queens last."""
    sitting = unopened()
    for card, target in (("KC", "new_pile"), ("KD", "staged/0/0"), ("KH", "staged/0/0"), ("QH", "new_pile")):
        sitting.drag(sitting.card(card), target)
    sitting.drag(sitting.card("QD"), "staged/1/0")
    assert sitting.scene.desk.draft is not None
    return sitting


def groups(sitting: Sitting) -> list[str]:
    """The ranks of the staged groups."""
    draft = sitting.scene.desk.draft
    return [group.cards[0][0] for group in draft.groups] if draft else []


def test_the_cross_on_a_staged_group_takes_it_back() -> None:
    """By mouse; the other group stays."""
    sitting = staged()
    sitting.click("button/unstage_0")
    assert groups(sitting) == ["Q"]
    assert {"KC", "KD", "KH"} <= set(sitting.hand)


@pytest.mark.parametrize(("ring", "left"), [("staged/0/1", ["Q"]), ("staged/1/0", ["K"]), ("hand/0", ["K"])])
def test_a_key_takes_a_staged_group_back(ring: str, left: list[str]) -> None:
    """Delete: the group with the ring, else the last one."""
    sitting = staged()
    walk_to(sitting, ring)
    sitting.key(pygame.K_DELETE)
    assert groups(sitting) == left


def test_the_cross_is_reached_by_keys_and_can_be_hit() -> None:
    """44 pixels, and no staged card lies under it."""
    for size in ((1280, 720), (1920, 1080)):
        sitting = Sitting(unopened().game.turn.table, size)
        for card, target in (("KC", "new_pile"), ("KD", "staged/0/0"), ("KH", "staged/0/0")):
            sitting.drag(sitting.card(card), target)
        cross = Rect(find(sitting.scene, "button/unstage_0").rect)
        assert min(cross.size) >= 44
        cards = [Rect(t.rect) for t in sitting.scene.report().targets if t.id.startswith("staged/")]
        assert cards
        assert not any(cross.colliderect(card) for card in cards)
        walk_to(sitting, "button/unstage_0")
        sitting.key(pygame.K_RETURN)
        assert groups(sitting) == []


# ---- keys


def test_d_draws_and_x_discards_and_x_never_takes_the_pile() -> None:
    """At the start of a turn X says that it is too early; after D it discards the chosen card."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.click(sitting.card("4S"))
    sitting.key(pygame.K_x)
    assert sitting.game.view.board.upcard == "9D"
    assert sitting.scene.desk.draft is None
    assert sitting.scene.refusal
    sitting.key(pygame.K_d)
    assert len(sitting.hand) == 5
    assert sitting.scene.desk.chosen, "drawing lets nothing go"
    sitting.key(pygame.K_x)
    assert sitting.game.view.board.upcard == "4S"


LETTERS = {
    "m": pygame.K_m,
    "x": pygame.K_x,
    "p": pygame.K_p,
    "u": pygame.K_u,
    "o": pygame.K_o,
    "g": pygame.K_g,
    "k": pygame.K_k,
}


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("moment", ["draw", "play", "others"])
def test_a_key_that_can_do_nothing_now_says_why(letter: str, moment: str) -> None:
    """Whether its button is greyed or not even there: one sentence, and nothing happens."""
    sitting = {
        "draw": lambda: Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D")),
        "play": lambda: opened("KC QD 4S"),
        "others": lambda: Sitting(table(hand="4C 5C", seat=1, rules=WEB, pile="9D", hands={0: "KC QD"})),
    }[moment]()
    before = sitting.game.turn
    sitting.key(LETTERS[letter])
    assert sitting.game.turn == before
    assert sitting.scene.refusal.endswith(".")
    if moment == "others":
        assert "Walt" in sitting.scene.refusal


def test_every_greyed_button_says_why_by_mouse_and_by_key() -> None:
    """A click and Enter both end in a sentence."""
    for sitting in (opened("KC QD 4S"), unopened("KC QD 4S"), Sitting(table(hand="KC QD", rules=WEB, pile="9D"))):
        greyed = [
            target.id
            for target in sitting.scene.report().targets
            if target.id.startswith("button/") and not target.enabled
        ]
        assert greyed
        for id in greyed:
            for by_key in (False, True):
                sitting.scene.refusal = ""
                if by_key:
                    walk_to(sitting, id)
                    sitting.key(pygame.K_RETURN)
                else:
                    sitting.click(id)
                assert sitting.scene.refusal.endswith("."), id


def test_without_an_opening_o_says_so_in_a_sentence() -> None:
    """And with one it stages the cheapest."""
    poor = unopened("KC QD 9S 4S")
    poor.key(pygame.K_o)
    assert "minimum" in poor.scene.refusal
    rich = unopened()
    rich.key(pygame.K_o)
    assert rich.scene.desk.draft is not None
    assert "Enough" in str(rich.scene.frames.scenery.meter)


# ---- undo


def test_undo_says_what_it_takes_back_and_what_it_cannot_cross() -> None:
    """Two melds after a draw: Undo names the last, Undo turn both, and the draw stays."""
    sitting = Sitting(table(hand="KC 8H 5C", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.key(pygame.K_d)
    sitting.key(pygame.K_u)
    assert "you have seen what you drew" in sitting.scene.refusal
    sitting.double(sitting.card("KC"))
    sitting.double(sitting.card("8H"))
    buttons = {widget.id: widget for widget in sitting.scene.tools.form.widgets}
    assert "an eight" in buttons["button/undo"].tip()
    assert "a king" not in buttons["button/undo"].tip()
    assert "a king" in buttons["button/undo_turn"].tip()
    assert "seen what you drew" in buttons["button/undo"].tip().replace("You have", "you have")
    sitting.key(pygame.K_u)
    assert "8H" in sitting.hand
    sitting.key(pygame.K_u, pygame.KMOD_SHIFT)
    assert "KC" in sitting.hand


def test_a_taken_pile_is_what_undo_cannot_cross() -> None:
    """The very words: you have seen the pile."""
    sitting = Sitting(table(hand="9C 9H 5C 4D", melds=OPENED, rules=WEB, pile="4S 6H 9D"))
    sitting.key(pygame.K_p)
    sitting.key(pygame.K_RETURN)
    sitting.key(pygame.K_u)
    assert "you have seen the pile" in sitting.scene.refusal


# ---- asking before a discard


@pytest.mark.parametrize("how", ["key", "button by key", "pile by key", "double click"])
def test_a_quick_discard_asks_the_first_time_in_a_turn(how: str) -> None:
    """By key or by a double click on a three; kept, the next one in the same turn is done at once."""
    hand = table(hand="KC QH 3C", phase="play", melds=OPENED, rules=WEB, pile="9D")
    sitting = Sitting(hand, ask_discard="first")

    def discard() -> None:
        three = sitting.card("3C")
        if how == "double click":
            sitting.double(three)
            return
        if int(three.removeprefix("hand/")) not in sitting.scene.desk.chosen:
            sitting.click(three)
        if how == "key":
            sitting.key(pygame.K_x)
            return
        walk_to(sitting, "button/discard" if how == "button by key" else "pile")
        sitting.key(pygame.K_RETURN)

    discard()
    assert sitting.scene.tools.form.dialog is not None
    sitting.click("button/keep_it")
    assert "3C" in sitting.hand
    discard()
    assert sitting.game.view.board.upcard == "3C"


@pytest.mark.parametrize("asks", ["first", "always", "never"])
def test_a_discard_by_drag_or_click_is_asked_about_only_where_that_is_wished(asks: str) -> None:
    """Dragged it is done at once; with "always" even that is asked."""
    hand = table(hand="KC QH 3C", phase="play", melds=OPENED, rules=WEB, pile="9D")
    sitting = Sitting(hand, ask_discard=asks)  # type: ignore[arg-type]  # a word of Asking
    sitting.drag(sitting.card("3C"), "discard")
    assert (sitting.scene.tools.form.dialog is not None) == (asks == "always")
    assert (sitting.game.view.board.upcard == "3C") == (asks != "always")


# ---- others


def test_a_click_is_enough_of_looking_at_what_somebody_did() -> None:
    """The rest after another's move ends with it, and the click still chooses its card."""
    sitting = Sitting(table(hand="4C 5C", seat=1, rules=WEB, pile="9D", hands={0: "KC QD"}), speed="normal")
    sitting.game.go(Draw())
    sitting.pass_time()
    while sitting.scene.frames.is_moving:
        sitting.pass_time(0.05)
    assert not sitting.scene.is_resting
    sitting.post(
        Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("hand/0"), button=1),
        Posted(pygame.MOUSEBUTTONUP, pos=sitting.at("hand/0"), button=1),
    )
    assert sitting.scene.desk.chosen == (0,)
    sitting.settle()
    assert sitting.scene.is_resting


BOOKS = ("5H 5H 5D 5D 5S 5S 5C", "7H 7H 7D 7D 7S 7S 7C", "6H 6H 6D 6D 6S 2C 2D", "8H 8H 8D 8D 8S 2S 2H")


def before_asking() -> Sitting:
    """Anna may go out, and must ask Rosa, who holds two cards and a foot of two."""
    return Sitting(
        table(
            hand="KH KD KS 9C",
            phase="play",
            melds=BOOKS,
            rules=PARTNERS,
            pile="4S",
            played_foot=(0, 2),
            feet={1: "TS JS", 2: "", 3: "TS JS"},
            hands={1: "QC JC", 2: "QC JC TC", 3: "QC JC"},
        )
    )


def test_who_asks_sees_what_is_at_stake() -> None:
    """The button asks by name; the panel tells what the partner holds and what it costs."""
    sitting = before_asking()
    sitting.key(pygame.K_g)
    button = sitting.scene.tools.button("play")
    assert button is not None
    assert button.label == "Ask Rosa"
    assert "Rosa holds three cards" in sitting.message
    assert "points against you" in sitting.message


def answered(opinion: Opinion) -> Sitting:
    """The partner was asked and has just given this answer."""
    sitting = before_asking()
    sitting.key(pygame.K_g)
    sitting.key(pygame.K_RETURN)
    sitting.game.answers = (opinion,)
    sitting.game.go(Answer(opinion.says == "yes"))
    sitting.pass_time()
    return sitting


def test_the_partners_answer_comes_with_a_reason() -> None:
    """At its plate, and in the panel while the turn goes on."""
    sitting = answered(Opinion(2, "no", (Because(Ground.MUCH_HELD, 30),)))
    assert note(sitting) == "Not yet: I still hold 30 points."
    assert sitting.message.startswith("Rosa says no")
    sitting.pass_time(9.0)
    assert note(sitting) == ""
    assert "I still hold 30 points" in sitting.message


def test_a_yes_stands_there_with_its_reason_when_the_round_is_over() -> None:
    """At the partner's plate and in the panel, until the score comes."""
    sitting = answered(Opinion(2, "yes", (Because(Ground.AHEAD, 400),)))
    assert note(sitting) == "Yes: we should be about 400 ahead."
    assert sitting.message == "Rosa says yes. Yes: we should be about 400 ahead."


def test_a_going_out_without_a_question_is_told_where_it_happened() -> None:
    """By name, with the last card."""
    sitting = Sitting(
        table(
            hand="KH KD KS 9C",
            phase="play",
            melds=BOOKS,
            rules=FAMILY,
            pile="4S",
            played_foot=(0,),
            feet={1: "TS JS", 2: "TS JS", 3: "TS JS"},
            hands={1: "QC JC", 2: "QC JC", 3: "QC JC"},
        ),
    )
    sitting.game.go(go_out("KH KD KS", discard="9C"))
    sitting.pass_time()
    assert note(sitting) == "You went out, discarding the nine of clubs."


def test_a_table_without_questions_never_speaks_of_asking() -> None:
    """Family asks nobody."""
    sitting = Sitting(
        table(
            hand="KH KD KS 9C",
            phase="play",
            melds=BOOKS,
            rules=FAMILY,
            pile="4S",
            played_foot=(0,),
            feet={1: "TS JS", 2: "TS JS", 3: "TS JS"},
            hands={1: "QC JC", 2: "QC JC", 3: "QC JC"},
        ),
        hooks=TableHooks(),
    )
    sitting.key(pygame.K_g)
    button = sitting.scene.tools.button("play")
    assert button is not None
    assert button.label == "Play"
