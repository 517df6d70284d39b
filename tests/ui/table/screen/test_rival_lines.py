"""A crowded table: each rival team is a line, whose cards open beside the piles."""

from collections.abc import Sequence
from itertools import pairwise, product

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event as Posted

from game.engine.moves import Discard
from game.engine.table.board import Phase
from game.toolkit.drawing.theme import GOLD_PALE
from game.toolkit.input.gamepad import GamepadButton
from game.turn.spots import LaidMeld, RivalLine, SeatPlate, Zone
from game.ui.shared.preferences import Preferences
from game.ui.system.accessibility.screen_elements import tree_of
from game.ui.table.draw.picture import cloth_parts
from game.ui.table.draw.plates import draw_arrow
from game.ui.table.gestures import Click
from game.ui.table.memo import Memo
from tests.build import cards, table, there
from tests.slow import slow_unless
from tests.ui.all_screens.test_gamepad_on_screens import press_of
from tests.ui.drive import SIZES, Picture, click, kit_at, send
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS, SHAPES, crowded
from tests.ui.table.table_games import Sitting, walk_to

LINED = ["6-2v2v2", "6-solo", "7-solo", "8-2v2v2v2", "8-solo"]


def melds_of(sitting: Sitting, team: int) -> set[str]:
    """The targets of a team's melds and books."""
    ids = (target.id for target in sitting.scene.report().targets)
    return {id for id in ids if id.startswith((f"meld/{team}/", f"book/{team}/"))}


HALFWAY = ELEVEN_MELDS[:4] + EIGHT_BOOKS[:2]


@pytest.mark.parametrize(
    ("shape", "melds", "told"),
    [
        ("8-2v2v2v2", HALFWAY, "7 6/7, 6 4/7, 5 5/7, 4 3/7"),
        ("8-2v2v2v2", ELEVEN_MELDS, "A 3/7, K 4/7, Q 4/7, J 3/7, 10 4/7, 9 3/7, 8 3/7, 7 6/7, 6 4/7, 5 5/7, 4 3/7"),
        ("8-solo", HALFWAY, "7 6/7, 6 4/7, 5 5/7, 4 3/7"),
        ("8-solo", ELEVEN_MELDS, "A 3/7, K 4/7, Q 4/7, J 3/7, 10 4/7, 9 3/7, 8 3/7, 7 6/7, 6 4/7, 5 5/7, 4 3/7"),
    ],
)
def test_what_all_rivals_collect_is_seen_without_opening_a_line(shape: str, melds: tuple[str, ...], told: str) -> None:
    """The bug: of the rivals' melds a line named the ranks without their cards, and of a player on their own who was
    next and might go out none; later four of eleven, the nearest to a book first, and "+7", and of a player on their
    own ranks without counts. Every meld has its count, all in one form and in order.
    """
    sitting = Sitting(crowded(shape, melds=melds), (1366, 768))
    picture = Picture(sitting.scene, (1366, 768)).texts
    for team in range(1, SHAPES[shape][1]):
        line = sitting.scene.state.layout.bands[team].rect
        texts = [drawn for drawn in picture if line.contains(pygame.Rect(drawn.rect))]
        assert told.replace(", ", " ") in " ".join(drawn.text.strip() for drawn in texts)


@pytest.mark.parametrize("shape", ["8-2v2v2v2", "8-solo"])
def test_melds_with_wild_cards_are_gold_on_every_line(shape: str) -> None:
    """Given eleven melds, four of them with a wild card: these are pale gold as wild cards are, the others white.
    The bug: without room for its star, such a meld had only a thin rim in gold.
    """
    golds = []
    for melds in (ELEVEN_MELDS, [one for one in ELEVEN_MELDS if "2" not in one and "*" not in one]):
        sitting = Sitting(crowded(shape, melds=list(melds)), (1366, 768))
        picture = Picture(sitting.scene, (1366, 768)).surface
        lines = [sitting.scene.state.layout.bands[team].rect for team in range(1, SHAPES[shape][1])]
        golds.append(
            [pygame.mask.from_threshold(picture.subsurface(line), GOLD_PALE, (6, 6, 6)).count() for line in lines]
        )
    assert min(golds[0]) > 600
    assert max(golds[1]) < 100


@pytest.mark.parametrize("preferences", [Preferences(), Preferences(text_size="large", interface=150)])
@pytest.mark.parametrize(("melds", "size"), [(4, (1024, 600)), (11, (1024, 600)), (11, (1280, 720))])
def test_all_melds_of_a_column_lie_in_it(melds: int, size: tuple[int, int], preferences: Preferences) -> None:
    """The bug: in a small window eleven melds went down over the piles and the own cards."""
    sitting = Sitting(crowded("8-solo", melds=ELEVEN_MELDS[:melds] + EIGHT_BOOKS), size, is_drawn=False)
    picture = Picture(sitting.scene, size, preferences).texts
    for team in range(1, 8):
        column = sitting.scene.state.layout.bands[team].rect
        told = [drawn.text for drawn in picture if column.contains(pygame.Rect(drawn.rect))]
        assert set("AKQJ98" if melds == 11 else "7654") <= set(told)


@pytest.mark.parametrize("shape", LINED)
def test_rivals_who_play_alone_are_side_by_side_as_they_play(shape: str) -> None:
    """The bug: seven lines in two columns left an empty corner, and figures of 15 pixels. Given everybody on their own,
    rivals are from the left in the order of play, equally high, up to both edges, with an arrow from each to the next.
    """
    sitting = Sitting(crowded(shape), (1366, 768))
    layout, players = sitting.scene.state.layout, SHAPES[shape][0]
    rects = [layout.bands[team].rect for team in range(1, SHAPES[shape][1])]
    assert layout.places.has_columns == (len(rects) == players - 1)
    parts = cloth_parts(kit_at((1366, 768)), layout, sitting.scene.frames.scenery, Memo())
    arrows = [part for part in parts if part.how is draw_arrow]
    assert len(arrows) == layout.places.has_columns * (players - 2)
    if layout.places.has_columns:
        assert {(rect.y, rect.h) for rect in rects} == {(rects[0].y, rects[0].h)}
        assert all(one.right < other.left < one.right + 10 for one, other in pairwise(rects))
        assert rects[0].left == 1366 - rects[-1].right
        texts = Picture(sitting.scene, (1366, 768)).texts
        assert all(drawn.px >= 17 for drawn in texts if drawn.text in ("+4,420", "9", "A"))


@pytest.mark.parametrize("shape", ["6-2v2v2", "8-2v2v2v2"])
def test_lines_say_in_which_order_their_players_play(shape: str) -> None:
    """The bug: players below each other by team didn't say who plays after whom. Given a line for each team, every
    player but the viewer has a number, a partner in the own band as well.
    """
    sitting = Sitting(crowded(shape), (1366, 768))
    players, texts = SHAPES[shape][0], Picture(sitting.scene, (1366, 768)).texts
    for near in range(1, players):
        seat = sitting.scene.state.places.rect("Seat", near)
        before = pygame.Rect(seat.x - 12, seat.y, 32, seat.h)
        assert [drawn.text for drawn in texts if before.contains(pygame.Rect(drawn.rect))] == [str(near)]


@pytest.mark.parametrize("shape", LINED)
def test_a_press_opens_a_line_and_the_next_folds_it(shape: str) -> None:
    """Given a line that was pressed, its melds have the ids that they have elsewhere, and the own melds lie where they
    lay. Another line opens in its place; the same one, a press on the cloth or Escape folds it.
    """
    sitting = Sitting(crowded(shape), (1366, 768), is_drawn=False)
    own = dict(sitting.scene.state.layout.bands[0].melds)
    every = len(own)
    for team, folds in ((1, "line/1"), (2, ""), (1, "Escape")):
        sitting.click(f"line/{team}")
        assert len(melds_of(sitting, team)) == every
        layout = sitting.scene.state.layout
        assert layout.opened is not None
        assert layout.bands[0].melds == own
        assert all(layout.hit(rect.center) == spot for spot, rect in layout.hits.items() if isinstance(spot, LaidMeld))
        for band in layout.opened.bands:
            assert layout.hit((band.rect.centerx, band.rect.bottom - 2)) == RivalLine(team)
        if folds == "Escape":
            sitting.key(pygame.K_ESCAPE)
        elif folds:
            sitting.click(folds)
        else:
            sitting.post(*click((4, 700)))
        assert melds_of(sitting, team) == set()


@pytest.mark.parametrize("melds", [ELEVEN_MELDS + EIGHT_BOOKS, EIGHT_BOOKS, ()])
def test_an_open_line_says_whose_cards_they_are(melds: Sequence[str]) -> None:
    """The bug: cards of the rival in the upper right corner opened under another's line, and were taken for that one's.
    Given any melds, the name stands once over what is open.
    """
    sitting = Sitting(crowded("8-solo", melds=melds), (1366, 768))
    sitting.click("line/5")
    layout, name = sitting.scene.state.layout, sitting.scene.frames.scenery.bands[5].title
    assert layout.opened is not None
    texts = [drawn for drawn in Picture(sitting.scene, (1366, 768)).texts if drawn.text == name]
    over = [
        drawn for drawn in texts if any(band.rect.contains(pygame.Rect(drawn.rect)) for band in layout.opened.bands)
    ]
    assert len(over) == 1


@pytest.mark.parametrize(
    ("size", "melds"),
    slow_unless(
        lambda size, melds: (size == (1024, 600) and len(melds) > 1) or (size == (1366, 768) and len(melds) > 11),
        product(
            [*SIZES, (1366, 768)],
            [ELEVEN_MELDS + EIGHT_BOOKS, ELEVEN_MELDS[:4] + EIGHT_BOOKS[:3], ELEVEN_MELDS[:1]],
        ),
    ),
)
@pytest.mark.parametrize("shape", LINED)
def test_an_open_line_hides_no_pile_and_no_other_line(shape: str, size: tuple[int, int], melds: Sequence[str]) -> None:
    """Whoever wonders what to discard sees a rival's cards beside the piles, their numbers, every line, the own melds
    and the own hand; every meld and book of it is in its frame.
    """
    sitting = Sitting(crowded(shape, melds=melds), size, is_drawn=False)
    layout = sitting.scene.state.layout
    kept = [layout.hits[spot] for spot in (Zone.STOCK, Zone.PILE)]
    kept += [band.rect for band in layout.bands.values()]
    texts = Picture(sitting.scene, size).texts
    words = [pygame.Rect(drawn.rect) for drawn in texts if drawn.text in ("Stock", "128", "Discards", "23")]
    assert len(words) >= 2
    kept += words
    for team in range(1, SHAPES[shape][1]):
        sitting.scene.feed(Click(RivalLine(team)))
        opened = sitting.scene.state.layout.opened
        assert opened is not None
        for band in opened.bands:
            assert not band.rect.collidelistall(kept)
            assert all(band.rect.contains(rect) for rect in band.melds.values())


def test_keys_open_a_line_and_a_finger_does() -> None:
    """Tab leads to each line, Enter opens and folds it; so does a touch."""
    sitting = Sitting(crowded("8-2v2v2v2"), (1366, 768))
    walk_to(sitting, "line/2")
    for is_open in (True, False):
        sitting.key(pygame.K_RETURN)
        assert bool(melds_of(sitting, 2)) == is_open
    at = sitting.at("line/3")
    down, up = (Posted(kind, pos=at, button=1, touch=True) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    sitting.post(down, up)
    assert melds_of(sitting, 3)


@pytest.mark.parametrize("shape", LINED)
def test_a_gamepad_walks_along_a_line_and_opens_it(shape: str) -> None:
    """Given the cross of a pad, right of a rival on a line, or below one in a column, is the next part of that line,
    not a button of the bar above it; confirm opens the line that has the ring, and back folds it.
    """
    sitting = Sitting(crowded(shape), (1366, 768))
    form = sitting.scene.tools.form

    def press(button: GamepadButton) -> str:
        send(sitting.scene.handle, press_of(sitting.scene, button).event(True))
        sitting.settle()
        return form.focused.id if form.focused is not None else ""

    for team in (1, 2):
        form.focus_id(f"seat/{team}")
        is_column = sitting.scene.state.places.has_columns
        found = [press(GamepadButton.DOWN)] if is_column else [press(GamepadButton.RIGHT) for _ in range(2)]
        assert f"line/{team}" in found
        assert not any(id.startswith("button/") for id in found)
    form.focus_id("line/2")
    press(GamepadButton.CONFIRM)
    assert sitting.scene.state.opened == 2
    press(GamepadButton.BACK)
    assert sitting.scene.state.opened is None


def test_a_press_anywhere_below_a_name_opens_the_column() -> None:
    """The bug: on the left half of a rival's melds a press asked who plays, on the right half it opened them."""
    layout = Sitting(crowded("8-solo"), (1366, 768)).scene.state.layout
    for team in range(1, 8):
        column = layout.bands[team].rect
        assert layout.hit((column.x + 30, column.y + 20)) == SeatPlate(team)
        for at in ((column.x + 30, column.bottom - 40), column.center, (column.right - 20, column.y + 20)):
            assert layout.hit(at) == RivalLine(team)


def test_a_press_on_a_face_still_asks_who_plays() -> None:
    """A player's portrait and name are the player; the rest of the line is the team."""
    sitting = Sitting(crowded("8-2v2v2v2"), (1366, 768))
    layout = sitting.scene.state.layout
    for seat in (1, 5):
        plate = layout.hits[SeatPlate(seat)]
        assert layout.hit(plate.center) == SeatPlate(seat)
        assert layout.hit((plate.right + 20, plate.centery)) == RivalLine(1)


@pytest.mark.parametrize("shape", LINED)
def test_a_press_on_red_threes_opens_their_line(shape: str) -> None:
    """The bug: a press where a line begins explained threes; a screen reader still hears of them."""
    now = crowded(shape)
    threes = tuple(cards("3H 3D") for _ in now.board.red_threes)
    sitting = Sitting(replace(now, board=replace(now.board, red_threes=threes)), (1366, 768), is_drawn=False)
    layout = sitting.scene.state.layout
    for team, band in layout.bands.items():
        if band.is_line:
            assert layout.hit(there(band.threes).center) == RivalLine(team)
            elements = tree_of(sitting.scene, (1366, 768)).elements
            assert any("red threes laid down" in elements[id].name for id in elements[f"team/{team}"].children)


def test_a_screen_reader_hears_the_melds_of_a_folded_line() -> None:
    """And how to open it; open, the same melds can be pressed."""
    sitting = Sitting(crowded("8-2v2v2v2"), (1366, 768))
    elements = tree_of(sitting.scene, (1366, 768)).elements
    told = [elements[id] for id in elements["team/1"].children]
    assert len(told) == 20
    assert "show their cards" in told[0].name
    players = [elements[id].name for id in elements["people"].children]
    assert [n for n, name in enumerate(players) if "next" in name.split("; ")] == [0]  # its turn comes after the own
    assert not any(one.pressable for one in told[1:])
    sitting.click("line/1")
    elements = tree_of(sitting.scene, (1366, 768)).elements
    opened = [elements[id] for id in elements["team/1"].children]
    assert [one.name for one in opened[1:]] == [one.name for one in told[1:]]
    assert "fold their cards away" in opened[0].name
    assert all(one.rect is not None for one in opened)


def test_the_stock_can_be_pressed_beside_an_open_line() -> None:
    """Given a line that was opened while others play, a press on the stock draws once it is the viewer's turn."""
    now = table(hand="4S 5S", seat=7, phase="play", hands={7: "KC 9D"}, players=8, teams=4)
    sitting = Sitting(now, (1366, 768))
    sitting.click("line/1")
    sitting.game.go(Discard(sitting.game.turn.table.hands[7][0]))
    sitting.settle()
    assert sitting.scene.state.opened == 1
    sitting.click("stock")
    assert sitting.game.turn.table.board.phase == Phase.PLAY
    assert sitting.scene.state.opened is None


@pytest.mark.parametrize("players", [4, 6])
def test_cards_dropped_on_rivals_are_refused_with_a_reason(players: int) -> None:
    at = table(hand="AC 8H 5C 5D", phase="play", players=players, teams=players // 2, their_melds=("AS AH AD",))
    for spot in Sitting(at).scene.state.layout.hits:
        if isinstance(spot, RivalLine | SeatPlate | LaidMeld) and spot != SeatPlate(players // 2):
            sitting = Sitting(at)
            sitting.drag(sitting.card("AC"), sitting.scene.state.layout.hits[spot].center)
            assert "another team" in str(sitting.scene.state.refusal), spot
            assert not sitting.scene.state.arrangement.chosen
