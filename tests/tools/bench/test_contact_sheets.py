"""Contact sheets show a motion from its first frame to its last."""

from pathlib import Path

import pygame

from tools.bench.contact_sheets import GAP, IN_A_ROW, PICTURES, WIDTH, ContactSheets


def test_a_sheet_shows_the_longest_take_from_its_first_frame_to_its_last(tmp_path: Path) -> None:
    """Given a motion that was seen twice, once broken off, its sheet has the whole one: here a screen that turns from
    black to white.
    """
    screen = pygame.display.set_mode((640, 360))
    sheets = ContactSheets(tmp_path / "new")
    for kind, shades in (("drawing", range(3)), ("melding", range(5)), ("drawing", range(0, 256, 15))):
        for shade in shades:
            screen.fill((shade, shade, shade))
            sheets.take(kind)
    sheets.save()
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["drawing.jpg", "melding.jpg"]
    sheet = pygame.image.load(tmp_path / "new" / "drawing.jpg")
    cell = WIDTH + GAP, WIDTH * 360 // 640 + GAP
    shown = [sheet.get_at((n % IN_A_ROW * cell[0] + 50, n // IN_A_ROW * cell[1] + 50)).r for n in range(PICTURES)]
    assert shown == sorted(shown)
    assert shown[0] < 5
    assert shown[-1] > 250
    assert len(set(shown)) == PICTURES
