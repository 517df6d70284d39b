"""A way through every screen that shows what stands in a saved game: title, list, table, its log and looking back."""

from pathlib import Path

from game.toolkit.targets import TargetsFile
from game.ui.shared.requests import LookBackAt, ShowGames, ShowLog
from tests.ui.house import House


def tour(house: House, path: Path) -> set[str]:
    """Draws them for this record, and what is drawn instead where it cannot be opened; tells which screens came."""
    program = house.program
    targets = TargetsFile(house.data / "targets.json")
    seen = set()

    def look(passes: int = 2) -> None:
        for _ in range(passes):
            house.step()
            targets.write(house.report)
            seen.add(house.report.scene)

    program.show_title()
    look()
    program.ask(ShowGames())
    look()
    program.open(path)
    look(4)
    if program.session is not None:
        program.ask(ShowLog())
        look()
        program.screens.pop()
    program.show_title()
    program.ask(LookBackAt(str(path)))
    look()
    if house.report.scene == "replay":
        for key in ("Right", "Down", "End", "a"):
            house.key(key)
            look(1)
    look()
    return seen
