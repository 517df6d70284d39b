"""Joy at the table: exactly when something happens, in nobody's way, and gone without a trace."""

import pygame
import pytest

from game.engine.table.state import Table
from game.ui.table.info.note import not_to_hide
from game.ui.table.motion.celebrations import to_be_read, words_of
from game.ui.table.sheets.round_end import RoundEndSheet, round_end
from game.ui.table.table_game import TableHooks
from tests.build import WEB, clean_book, dirty_book, go_out, lay, table
from tests.ui.drive import click, there
from tests.ui.table.draw.test_table_pictures import drawn_anew, pixels
from tests.ui.table.table_games import Sitting

ONE_SHORT = "KS KH KD KC KS KH"


def almost(seat: int = 0) -> Table:
    """A seat holds the card that completes a book."""
    return table(hand="KC 4S 5S", seat=seat, rules=WEB, phase="play", melds=(ONE_SHORT, "8C 8S 8D"), pile="9D")


def closing(
    speed: str = "normal", seat: int = 0, reduced: bool = False, spoken_text: list[str] | None = None
) -> Sitting:
    """A book has just been completed, and is seen for a moment."""
    hooks = TableHooks(on_sound=lambda name, side=0.0: None if spoken_text is None else spoken_text.append(name))
    sitting = Sitting(almost(seat), speed=speed, reduced_motion=reduced, hooks=hooks)
    assert sitting.scene.frames.celebrations.is_over  # a table that is only opened has nothing to celebrate
    sitting.game.go(lay("KC > 0"))
    sitting.pass_time(0.02)
    return sitting


def words(sitting: Sitting) -> list[str]:
    """What is celebrated now; faces that look up have no words."""
    return [shown.of.words for shown in sitting.scene.frames.celebrations._shown if shown.of.nod is None]


def pass_by(sitting: Sitting, seconds: float) -> None:
    """So many seconds of frames."""
    for _ in range(round(seconds / 0.05)):
        sitting.pass_time(0.05)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_book_is_celebrated_and_the_next_player_waits_for_the_cards_alone(seat: int) -> None:
    """Given a book of anybody, its points are there; the table is at rest with the last card, while they still are; and
    afterwards the picture is that of the table drawn anew.
    """
    spoken_text: list[str] = []
    sitting = closing(seat=seat, spoken_text=spoken_text)
    assert words(sitting) == ["+500"]
    while sitting.scene.frames.is_moving:
        sitting.pass_time(0.05)
    assert words(sitting) == ["+500"]
    assert sitting.scene.busy  # the loop goes on drawing
    if seat == 0:  # the moves of others have their rest besides
        assert sitting.scene.is_resting
        assert not sitting.scene.report().busy
    pass_by(sitting, 2.0)
    assert words(sitting) == []
    assert not sitting.scene.busy
    assert spoken_text.count("clean") == 1
    assert pixels(sitting.surface) == drawn_anew(sitting)


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (6, 6), (8, 8), (8, 2)])
def test_with_any_company_it_is_seen_where_the_book_lies(players: int, teams: int) -> None:
    """Given two to eight at the table, books as cards or as small signs: the points lie within the window, near
    the book that was completed and over no other, and are gone afterwards.
    """
    melds = (ONE_SHORT, "JC JS JD", "8C 8S 8D")
    now = table(hand="KC 4S 5S", players=players, teams=teams, seat=1, phase="play", melds=melds, pile="9D")
    sitting = Sitting(now, speed="normal")
    sitting.game.go(lay("KC > 0"))
    sitting.pass_time(0.02)
    celebrations, kit, seen = sitting.scene.frames.celebrations, sitting.scene.frames.kit, []
    while words(sitting):
        sitting.pass_time(0.05)
        seen += celebrations.draw_under(kit, sitting.surface.copy())
    assert seen
    assert all(sitting.surface.get_rect().contains(rect) for rect in seen)
    band = sitting.scene.state.layout.bands[1]
    book = band.melds.get(0, band.rect)
    assert seen[-1].colliderect(book.inflate(2 * book.h, 2 * book.h))
    others = [sign for meld, sign in sitting.scene.state.layout.bands[1].melds.items() if meld != 0]
    assert not any(seen[-1].colliderect(sign) for sign in others)
    pass_by(sitting, 1.0)
    assert pixels(sitting.surface) == drawn_anew(sitting)


@pytest.mark.parametrize(
    ("players", "teams", "size"),
    [(2, 2, (1366, 768)), (4, 2, (1280, 720)), (6, 3, (1366, 768)), (8, 2, (1280, 720))],
)
def test_no_name_count_score_or_frame_is_covered(players: int, teams: int, size: tuple[int, int]) -> None:
    """Given anybody's book and no motion, each name, count, score, card and frame looks just as it does
    once the words are gone.
    """
    for seat in range(players):
        book = table(
            hand="KC 4S 5S",
            players=players,
            teams=teams,
            seat=seat,
            phase="play",
            melds=(ONE_SHORT, "8C 8S 8D", clean_book("Q")),
            rules=WEB,
            pile="9D",
        )
        sitting = Sitting(book, size, speed="off")
        sitting.game.go(lay("KC > 0"))
        sitting.pass_time(0.05)
        assert words(sitting)
        assert sitting.scene.frames.celebrations.words_at or players > 6
        layout, with_words = sitting.scene.state.layout, sitting.surface.copy()
        sitting.pass_time(3.0)
        assert not words(sitting)
        read = [*not_to_hide(layout), *words_of(layout)]
        covered = [
            rect
            for rect in (one.clip(with_words.get_rect()) for one in read)
            if rect.w and rect.h and part(with_words, rect) != part(sitting.surface, rect)
        ]
        assert not covered, seat


def part(picture: pygame.Surface, rect: pygame.Rect) -> bytes:
    """The pixels there."""
    return pygame.image.tobytes(picture.subsurface(rect), "RGB")


def test_a_click_ends_it_and_does_what_it_always_does() -> None:
    """Given the points still above their tray, a click on a card chooses it, and nothing is celebrated any more."""
    sitting = closing()
    sitting.settle()
    sitting.post(*click(sitting.at("hand/0")))
    assert sitting.scene.state.arrangement.chosen == (0,)
    assert words(sitting) == []


@pytest.mark.parametrize(("speed", "reduced"), [("normal", True), ("off", False), ("off", True)])
def test_in_calm_nothing_moves_and_the_chime_is_heard(speed: str, reduced: bool) -> None:
    """Given reduced motion, a frame stands for two seconds; with no motion at all the points alone; then the picture is
    the table's own again.
    """
    spoken_text: list[str] = []
    sitting = closing(speed, reduced=reduced, spoken_text=spoken_text)
    (shown,) = sitting.scene.frames.celebrations._shown
    assert shown.of.stands
    assert shown.of.framed == (speed != "off")
    assert spoken_text.count("clean") == 1
    pass_by(sitting, 0.5)
    assert not sitting.scene.busy
    assert not sitting.scene.frames.must_draw
    before = pixels(sitting.surface)
    assert before != drawn_anew(closing("off", seat=0))
    pass_by(sitting, 2.5)
    assert words(sitting) == []
    assert pixels(sitting.surface) == drawn_anew(sitting)


def ending(seat: int, **more: object) -> Sitting:
    """Somebody has gone out, and it is told."""
    both = (seat, (seat + 2) % 4)
    melds = (clean_book("K"), dirty_book("Q"))
    now = table(hand="9C", rules=WEB, seat=seat, phase="play", in_foot=both, played_foot=both, melds=melds, pile="4S")
    sitting = Sitting(now, **more)  # type: ignore[arg-type]  # what Sitting takes
    sitting.game.go(go_out(discard="9C"))
    sitting.settle()
    state = sitting.scene.state
    ended = there(round_end(sitting.game.events, state.view.board, state.people, 0))
    sitting.scene.ask(RoundEndSheet(ended, lambda: None))
    sitting.pass_time(0.1)
    return sitting


def test_pips_fall_for_the_own_side_alone_and_beside_the_words() -> None:
    """Given the partner out, pips fall beside ribbon and panels and are gone after two seconds; given a rival out,
    reduced motion or none, there are no pips.
    """
    sitting = ending(2, speed="normal")
    falling = there(sitting.scene.frames.celebrations._falling)
    assert falling[0].pips
    dialog = sitting.scene.tools.form.dialog
    assert isinstance(dialog, RoundEndSheet)
    off = [*dialog.needed, *to_be_read(sitting.scene.state.layout)]
    assert all(pip.sweeps.collidelist(off) < 0 for pip in falling[0].pips)
    pass_by(sitting, 2.0)
    assert sitting.scene.frames.celebrations.is_over
    for other in (
        ending(1, speed="normal"),
        ending(2, speed="normal", reduced_motion=True),
        ending(2, speed="off"),
    ):
        assert other.scene.frames.celebrations.is_over
