"""The sheet of the coach on the table: where it lies, what can be asked of it, what is written over the cards."""

from functools import cache
from itertools import product

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.analysis.coaching.tips import CanOpen
from game.cards import Card, parse_cards
from game.engine.moves import Group, MeldCards
from game.reason.purposes import Advice
from game.sentences.advice.coach import CardSign, MayIGo
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.drawing.text import Drawn
from game.toolkit.widgets import Widget
from game.turn.spots import HandCard
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.picture import told_sheets
from game.ui.table.gestures import Click
from game.ui.table.layout.table_layout import Layout
from game.ui.table.screen import TableScene
from game.ui.table.sheets.coach_sheet import Bracket, brackets
from game.ui.table.sprites import HiddenInHand, Sprite
from game.ui.table.table_game import TableHooks
from tests.slow import slow_unless
from tests.ui import coached as coached_table
from tests.ui.coached import COACHED, HAND, OPENING, at_table, coached, coached_opening
from tests.ui.drive import Picture, kit_at, press, shared_kit, there
from tests.ui.table.table_games import golden_buttons

SIZES = ((1024, 600), (1280, 720), (1366, 768), (1600, 1200), (1024, 768), (1920, 1080), (2560, 1440))
CHOICES = (Preferences(), Preferences(text_size="large"), Preferences(interface=150), Preferences(letters="easy"))


def type_key(scene: TableScene, letter: str) -> None:
    """A letter on the keyboard."""
    code = pygame.key.key_code(letter)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter))


@cache
def coached_tables() -> dict[str, TableScene]:
    """Every table at which it speaks, for those who only lay it out; why, which takes long to find, is not asked."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coached_table, "known_reason", lambda view, move: Advice(move=move))
        made = {name: make() for name, make in COACHED.items()}
    return {name: scene for name, scene in made.items() if isinstance(scene, TableScene)}


def of_coach(scene: TableScene) -> list[Widget]:
    """The buttons on its sheet."""
    ids = ("button/coach_why", "button/coach_stay", "button/coach_away")
    return [one for one in scene.tools.form.widgets if one.id in ids]


def golden(scene: TableScene) -> list[str]:
    """The ids of the golden buttons."""
    return [one.id for one in golden_buttons(scene)]


@pytest.mark.parametrize(
    ("size", "choices"),
    slow_unless(
        lambda size, choices: (
            (size == (1024, 600) and choices == CHOICES[0])
            or (size in ((1024, 600), (1366, 768), (1024, 768)) and choices == CHOICES[2])
        ),
        product(SIZES, CHOICES),
        every=2,
    ),
)
def test_it_never_lies_on_what_is_played_with(size: tuple[int, int], choices: Preferences) -> None:
    """Given any table at which it speaks, neither its sheet nor that with the melds covers a hand, pile, count, button,
    seat or card, and what it writes over the hand stays over it. The stock's frame keeps off its count, and that of
    the pile is round its askew cards.
    """
    for name, scene in coached_tables().items():
        scene.prefer(choices)
        scene.resize(shared_kit(size, choices))
        layout, sheet = scene.state.layout, scene.state.coached
        assert sheet is not None
        place, *beside = (one.rect for one in told_sheets(scene.frames.kit, layout, scene.frames.scenery))
        places = layout.places
        free = [places.rect(role) for role in ("Hand", "Stock", "Discard", "Buttons", "Opening")]
        free += [places.rect("Seat", near) for near in range(1, places.plan.players)]
        assert place.collidelist(free) == -1, name
        cards = [sprite.box for sprite in layout.sprites if sprite.place != HiddenInHand()]
        assert all(one.collidelist([*free[:4], *free[5:], *cards, place]) == -1 for one in beside), name
        assert place.inflate(-4, -4).collidelist(cards) == -1, name
        assert place.collidelist([rect for band in layout.bands.values() for _, rect in band.wanted]) == -1, name
        assert Rect((0, 0), size).contains(place), name
        assert all(place.contains(button.rect) for button in of_coach(scene)), name
        asks = isinstance(sheet.words.tip, MayIGo)
        its = ["button/coach_stay", "button/coach_away"] if asks else ["button/coach_why"]
        assert [button.id for button in of_coach(scene)] == its, name


@pytest.mark.parametrize("name", ["coach, an opening, 4-2v2", "coach, the pile"])
@pytest.mark.parametrize("choices", CHOICES)
def test_melds_are_pictures_on_its_sheet_and_words_for_who_hears_it(name: str, choices: Preferences) -> None:
    """The bug: "Meld three aces, three kings and three queens: 120 points." in small letters. Given several melds, they
    are drawn with what they are worth below; whoever hears the coach hears all of it.
    """
    scene = COACHED[name]()
    assert isinstance(scene, TableScene)
    scene.prefer(choices)
    kit = kit_at((1366, 768), choices)
    scene.resize(kit)
    sheet = there(scene.state.coached)
    assert "three aces" in sheet.spoken_text
    laid, drawn = told_sheets(scene.frames.kit, scene.state.layout, scene.frames.scenery), list[Drawn]()
    scene.frames.kit.text.watch = drawn.append
    for one in laid:
        one.draw(scene.frames.kit, Surface(kit.size))
    scene.frames.kit.text.watch = None
    told = " ".join(one.text for one in drawn)
    assert "aces" not in told
    assert f"{sum(meld.points for meld in sheet.words.melds)} points" in told


def test_shown_how_a_discard_is_lit_and_told_and_stays_in_the_hand() -> None:
    """Given too little to open, Show me how marks the card to discard. The coach has named it: no note does so again,
    but whoever can't see is told what is lit.
    """
    scene = COACHED["coach, too little to open"]()
    assert isinstance(scene, TableScene)
    type_key(scene, "e")
    assert scene.state.advised == (Card("4D"),)
    assert scene.report().message.startswith("Discard the four of diamonds.")
    assert not scene.frames.scenery.note
    assert scene.state.coached is not None


def test_nothing_is_offered_to_show_where_drawing_is_advised() -> None:
    """Given advice to draw, while stock and Draw are lit anyway, there is no Show me how that would change nothing."""
    scene = COACHED["coach, the pile was taken"]()
    assert isinstance(scene, TableScene)
    assert [button.id for button in of_coach(scene)] == ["button/coach_why"]
    type_key(scene, "e")
    assert scene.state.hint is None


@pytest.mark.parametrize("by_key", [False, True])
def test_the_rule_of_an_opening_is_told_at_the_table(by_key: bool) -> None:
    """Given an opening of 90, The rule says over the table where the number comes from; it led away to the rules, which
    are one press further now. The bugs: "90" was on the cloth, in the coach's words and on this button, all at once;
    the box was titled The rule over Show the rule.
    """
    read: list[Chapter] = []
    table = at_table(opened=False, hooks=TableHooks(on_rule=read.append))
    scene = coached(CanOpen, OPENING, table)
    assert of_coach(scene)[0].label == "The rule"
    shown = [drawn.text for drawn in Picture(scene, (1366, 768)).texts if "90" in drawn.text]
    assert shown == ["90 to open"]
    if by_key:
        type_key(scene, "y")
    else:
        press(scene, "button/coach_why")
    assert read == []
    assert scene.modal is not None
    assert scene.modal.title == "Opening"
    assert "60, 90, 120 and 150 points, round by round" in scene.modal.words
    assert "until you press Play" not in scene.modal.words, "that was not the question"
    next(button for button in scene.modal.buttons if button.id == "button/rule").press()
    assert read == [Chapter.OPENING]


def test_put_away_it_goes_at_once_and_says_where_it_comes_back() -> None:
    """Given N, the sheet is gone, the program is told, and a note says where it is."""
    told: list[bool] = []
    scene = coached(CanOpen, OPENING, at_table(opened=False, hooks=TableHooks(on_coach=told.append)))
    type_key(scene, "n")
    assert scene.state.coached is None
    assert told == [False]
    assert "Settings, under Playing" in there(scene.state.note).words


def test_what_it_advises_is_the_golden_button_until_something_is_chosen() -> None:
    """The bug: after the draw no button was golden, so a newcomer didn't know where to press; Draw was, while the
    coach said that the pile could be taken.
    """
    scene = coached_opening()
    assert golden(scene) == ["button/coach_show"]
    scene.feed(Click(HandCard(0)))
    assert golden(scene) != ["button/coach_show"]
    assert "button/meld" in {target.id for target in scene.report().targets}
    pile = COACHED["coach, the pile"]()
    assert isinstance(pile, TableScene)
    assert golden(pile) == ["button/take"]
    press(pile, "button/take")
    draft, advised = pile.state.arrangement.draft, pile.state.coach
    assert draft is not None
    assert advised is not None
    assert draft.move() == there(advised.advice).move


def test_its_keys_do_nothing_without_it() -> None:
    """Given a table without a coach, E, Y and N are nobody's."""
    scene = at_table()
    before = scene.state
    for letter in "eyn":
        type_key(scene, letter)
    assert scene.state.arrangement == before.arrangement
    assert scene.state.hint is None
    assert scene.state.note is None


def test_clasps_are_over_the_cards_that_are_spoken_of() -> None:
    """Given three kings with a joker, two tens with a two, and three queens, each clasp spans just these."""
    melds = ("KD KS KH *R", "TC TD 2S", "QS QH QC")
    dirty = MeldCards(tuple(Group(parse_cards(cards)) for cards in melds))
    scene = coached(CanOpen, dirty, at_table(opened=False))
    assert scene.state.coached is not None
    layout = scene.state.layout
    found = {bracket.words: bracket for bracket in brackets(layout, scene.state.coached.signs)}
    assert set(found) == {"80 with the joker", "40 with the 2", "30", "wild"}
    boxes = {card: sprite.box for card, sprite in zip(layout.hand, _hand(scene), strict=True)}
    kings = found["80 with the joker"]
    assert boxes[Card("KS")].left - 8 <= kings.left < boxes[Card("KS")].centerx
    assert kings.right <= boxes[Card("QS")].left + 8
    assert all(abs(boxes[card].bottom - kings.low) < 20 for card in parse_cards("KS KH KD"))


def _hand(scene: TableScene) -> list[Sprite]:
    return [sprite for sprite in scene.state.layout.sprites if sprite.place == HiddenInHand()]


def test_nothing_is_written_over_rows_or_over_cards_that_are_not_there() -> None:
    """Given more cards than a fan holds, or a rank that is not held, there is no clasp."""
    many = at_table(hand=HAND + " 7H 7D 7C 6C 6D 6H 6S", opened=False)
    assert brackets(many.state.layout, (CardSign(parse_cards("KD KS KH"), "30"),)) == ()
    few = at_table(opened=False)
    assert brackets(few.state.layout, (CardSign(parse_cards("JD JS JH"), "30"),)) == ()


RED_THREES = CardSign(parse_cards("3H 3D 3D"), "−300")


@pytest.mark.parametrize(
    ("arranged", "spanned"),
    [
        ("KD KS 3S 3H 3D 3D 3C 9H", ["3H 3D 3D"]),
        ("3D KD 3H 3S KS 3C 3D 9H", ["3D", "3H", "3D"]),
        ("3H 3D 3C KD 9H 3D 3S KS", ["3H 3D", "3D"]),
    ],
)
def test_a_clasp_marks_the_red_threes_and_no_black_one(arranged: str, spanned: list[str]) -> None:
    """Given red threes beside black ones in any arrangement, each row of red neighbours has a clasp, nothing else."""
    layout = _arranged(arranged)
    assert [_under(layout, bracket) for bracket in brackets(layout, (RED_THREES,))] == spanned


def test_points_of_cards_together_are_not_written_over_each_of_them() -> None:
    """Given kings that lie apart, what their meld is worth stands over none of them; that they are kept, over each."""
    kings = parse_cards("KD KS")
    apart, beside = _arranged("KD 9H KS 4S"), _arranged("9H KS KD 4S")
    worth, keep = CardSign(kings, "20", of_all=True), CardSign(kings, "keep")
    assert brackets(apart, (worth,)) == ()
    assert [_under(apart, bracket) for bracket in brackets(apart, (keep,))] == ["KD", "KS"]
    assert [_under(beside, bracket) for bracket in brackets(beside, (worth,))] == ["KS KD"]


def test_of_cards_alike_those_that_lie_together_are_marked() -> None:
    """Given a two away from two that lie together, the clasp is over the pair."""
    layout = _arranged("2S KD 9H 2S 2S 4S")
    (bracket,) = brackets(layout, (CardSign(parse_cards("2S 2S"), "wild"),))
    assert bracket.left > layout.hits[HandCard(2)].left


def _arranged(hand: str) -> Layout:
    """A table whose hand lies in this order."""
    scene = at_table(hand=hand, opened=False)
    scene.state = replace(scene.state, arrangement=replace(scene.state.arrangement, order=parse_cards(hand)))
    scene.resize(shared_kit((1280, 720), Preferences()))
    layout = scene.state.layout
    assert layout.hand == parse_cards(hand)
    return layout


def _under(layout: Layout, bracket: Bracket) -> str:
    """The cards that a clasp spans."""
    strips = {at: layout.hits[HandCard(at)] for at in range(len(layout.hand))}
    return " ".join(
        layout.hand[at] for at, strip in strips.items() if strip.left < bracket.right and bracket.left < strip.right
    )


def test_the_move_that_is_shown_is_the_one_that_was_spoken_of() -> None:
    """Given advice for another lay-down than the cheapest, that one is laid out."""
    scene = coached_opening()
    assert scene.state.coached is not None
    assert scene.state.coached.advice is not None
    assert isinstance(scene.state.coached.advice.move, MeldCards)
    assert sum(len(group.cards) for group in scene.state.coached.advice.move.groups) == 9
