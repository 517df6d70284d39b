from pygame import Rect, Surface

from game.toolkit.drawing.text import Drawn
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.seats_round_table import SeatShown, SeatsRoundTable
from tests.ui.drive import kit_at

SEATS = (
    SeatShown(PlayerAtTable("Anna", 0)),
    SeatShown(PlayerAtTable("Maximilian-Alexander", 1), "expert"),
    SeatShown(PlayerAtTable("Rosa", 0), "easy"),
    SeatShown(PlayerAtTable("Bo", 1), "hard"),
)


def test_everybody_has_a_place_with_name_and_level() -> None:
    kit, frame, written = kit_at(), Rect(40, 20, 320, 400), list[Drawn]()
    kit.text.watch = written.append
    pieces = list(SeatsRoundTable(SEATS).place(kit, frame))
    cloth, *seats = pieces
    for piece in pieces:
        piece.paint(kit, Surface((640, 480)), piece.rect)
    front, left, back, right = (piece.rect for piece in seats)
    assert left.centerx < front.centerx == back.centerx < right.centerx
    assert back.centery < left.centery == right.centery < front.centery
    assert all(frame.contains(piece.rect) for piece in pieces)
    assert all(one.rect.collidelist([other.rect for other in seats if other is not one]) < 0 for one in seats)
    assert cloth.rect.center == (frame.centerx, cloth.rect.centery)
    assert cloth.rect.collidepoint(front.midtop)
    assert [piece.words for piece in seats] == ["Anna", "Maximilian-Alexander · expert", "Rosa · easy", "Bo · hard"]
    anna, name, level, *others = written
    assert (anna.text, level.text, [one.text for one in others]) == ("Anna", "expert", ["Rosa · easy", "Bo · hard"])
    assert (name.text[0], name.rect[1] < level.rect[1]) == ("M", True)
    boards = [Rect(one.rect) for one in (anna, name, level, *others)]
    assert all(seats[n].rect.contains(board) for n, board in zip((0, 1, 1, 2, 3), boards, strict=True))
