"""Ceremonies of a deal, ordinary and with eight players, for the tests of the screen."""

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from game.cards import Card
from game.messages.functions import game_files as say_game_files, log as say_log
from game.rules.presets import rule_set_name
from game.rules.stack_passing import Way
from game.sentences.grammar import named_person
from game.toolkit.scene import Scene
from game.ui.match.deal.ceremony import Setting
from game.ui.match.deal.choose import ChooseModel, ChooseScene
from game.ui.match.deal.cut import CutModel, CutScene
from game.ui.match.deal.deck_cut import DeckCutModel, DeckCutScene
from game.ui.match.deal.high_card import HighCardScene, HighCardState
from game.ui.match.deal.two_dealers import Dealers, TwoDealersScene
from game.ui.review.games.file_pages import BACK_UP, COPY, IMPORT, backup_brought_in
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.requests import AskInGame
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage, GameAtRisk, Unsaved
from game.ui.system.file_chooser.places import KnownFolders
from game.ui.system.file_chooser.screen import FileChooserScene
from saves.disk.browsing import FoundFile, PlaceKind, UsualPlace
from saves.library.glance import GameGlance
from saves.library.importing import ImportResult, RefusedFile
from tests.ui.drive import Picture, press
from tests.ui.samples import EIGHT, FOUR, nothing

DRAWS = tuple(
    tuple(None if card == "-" else Card(card) for card in row.split())
    for row in ("AS *R *B 9D TD KS 4S 5D", "- KH JD - - - - -")
)
"""Two tie, and draw again."""


def setting(people: tuple[PlayerAtTable, ...], me: int | None = 0) -> Setting:
    """Round 1 of 4, two other games waiting."""
    return Setting(rule_set_name("Partnership"), 1, 4, people, me)


def cut(
    people: tuple[PlayerAtTable, ...] = FOUR,
    mine: bool = True,
    me: int | None = 0,
    passes: Way | None = None,
    ask: AskInGame = nothing,
) -> CutScene:
    """Half of the table has cut, or all where the last one has."""
    first = len(people) // 2
    told = tuple(say_log.cut_short(25, 0, 3, 0) if seat >= first or not mine else None for seat in range(len(people)))
    came = "" if mine else say_log.cut_told(named_person(people[1].name), 25, 0, 3, 0)
    model = CutModel(22, 300, 172, told, 0 if mine else 1, mine, None if mine else 25, came, first=first, passes=passes)
    model = replace(model, for_you=26)
    return CutScene(model, setting(people, me), ask, random.Random(2))


def split(people: tuple[PlayerAtTable, ...] = FOUR, me: int | None = 0, ask: AskInGame = nothing) -> CutScene:
    """The packet is taken, and is to be split."""
    scene = cut(people, me=me, passes="foot_left", ask=ask)
    Picture(scene, (1280, 720))
    press(scene, "button/cut")
    return scene


def deck_cut(
    people: tuple[PlayerAtTable, ...] = FOUR,
    me: int | None = 0,
    dealer: int | None = 1,
    ask: AskInGame = nothing,
    time_scale: float = 0.0,
) -> DeckCutScene:
    """A pack of four decks; seat 0 cuts."""
    model = DeckCutModel(54 * len(people), 0, dealer)
    return DeckCutScene(model, setting(people, me), ask, random.Random(2), time_scale)


def choose(
    people: tuple[PlayerAtTable, ...] = FOUR, passes: Way | None = "left", shown: int | None = None
) -> ChooseScene:
    """Seat 0 chooses, or has chosen."""
    chosen = tuple(seat % 2 if seat > 1 else None for seat in range(len(people)))
    model = ChooseModel(11, passes, chosen, 0, shown is None, shown)
    return ChooseScene(model, setting(people), nothing, 0)


def high_card(people: tuple[PlayerAtTable, ...] = FOUR) -> HighCardScene:
    """All cards lie open."""
    draws = [row[: len(people)] for row in DRAWS]
    return HighCardScene(HighCardState.of(draws, 1), setting(people), nothing, 0)


def two_dealers(people: tuple[PlayerAtTable, ...]) -> TwoDealersScene:
    """Seats 1 and 3 deal; nothing flies."""
    return TwoDealersScene(Dealers(1, 3), setting(people), nothing, 0)


PLACES = (
    *(
        UsualPlace(kind, Path("/home/rosa", kind.title()))
        for kind in (PlaceKind.DOCUMENTS, PlaceKind.DESKTOP, PlaceKind.DOWNLOADS)
    ),
    UsualPlace(PlaceKind.HOME, Path("/home/rosa")),
    UsualPlace(PlaceKind.DRIVE, Path("/media/rosa/CRDS")),
)
LATEST = datetime(2026, 5, 28, 20, 26, 40)
FOUND = (
    FoundFile(Path("/media/rosa/CRDS/Last winter"), is_folder=True),
    *(
        FoundFile(
            Path(f"/media/rosa/CRDS/20260501-18150{n}-0badcafe.handfoot.jsonl"),
            changed=(LATEST - n * timedelta(days=2, seconds=1420)).timestamp(),
        )
        for n in range(9)
    ),
    FoundFile(
        Path("/media/rosa/CRDS", "long-name-" * 20 + ".zip"), changed=datetime(2023, 11, 14, 22, 13, 20).timestamp()
    ),
)
GLANCES = {
    found.path: GameGlance(name, ("Anna", "Rosa", "Walt", "June"), n % 4 + 1, 4, is_over=n > 5)
    for n, (found, name) in enumerate(
        zip(FOUND[1:8], ("Friday evening", "Lake house", "Sunday at home", "Self-play") * 2, strict=False)
    )
}


def file_chooser(
    page: FilePage,
    name: str = "Lake house.handfoot.jsonl",
    found: tuple[FoundFile, ...] = FOUND,
    at_risk: GameAtRisk | None = None,
) -> FileChooserScene:
    """A chooser over a memory stick."""
    last = Path("/home/rosa/Documents/Cards")
    folders = KnownFolders(
        PLACES,
        last,
        look=lambda folder, endings: found,
        glance=GLANCES.get,
        are_on_one_disk=lambda one, other: one.parts[1] == other.parts[1],
    )
    scene = FileChooserScene(page, name, lambda path: FileOutcome(""), nothing, folders, at_risk)
    scene.show(found)
    scene.set_state(games=GLANCES)
    return scene


def at_risk(moves: int = 12) -> FileChooserScene:
    """While the window is being closed; without moves the disk has taken them meanwhile."""

    def unsaved() -> Unsaved | None:
        return Unsaved(moves, say_game_files.system_reason("full")) if moves else None

    scene = file_chooser(COPY, at_risk=GameAtRisk(unsaved, leaves=True, folder=Path("/home/rosa/games")))
    scene._mark_failing_disk(Path("/home/rosa/games"))()
    return scene


def refused_files(page: FilePage) -> FileChooserScene:
    """What came of the last one in as many words as may be."""
    scene = file_chooser(page, "/media/stick/" + "long-folder/" * 4)
    refused = ["20260501-181500-0badcafe.handfoot.jsonl"] * 9
    found = ImportResult(games=["A game"] * 112, removed=14, rules=["Lake house", "Grandma’s"], known=1204)
    found.refused = [RefusedFile(name, "empty") for name in refused]
    told = backup_brought_in(found)
    scene.tell(FileOutcome(told, is_good=False))
    return scene


LONG_WAY = Path("/media/stick/" + "long-folder/" * 3)


def saved_file(scene: FileChooserScene, folder: Path) -> FileChooserScene:
    """A copy is in this folder."""
    scene.tell(FileOutcome(saved=folder / "Lake house.handfoot.jsonl"))
    return scene


CEREMONIES: dict[str, Callable[[], Scene]] = {
    "cut": cut,
    "cut of eight": lambda: cut(EIGHT, me=None),
    "cut by another": lambda: cut(EIGHT, mine=False),
    "cut, split": split,
    "cut, split of eight": lambda: split(EIGHT, me=None),
    "cut of the deck": deck_cut,
    "cut of the deck of eight": lambda: deck_cut(EIGHT, me=None),
    "cut of the discards": lambda: deck_cut(me=None, dealer=None),
    "choose": choose,
    "choose of eight": lambda: choose(EIGHT, "both_right"),
    "chosen": lambda: choose(shown=1),
    "choose with stacks that cross": lambda: choose(EIGHT, "each_way"),
    "choose without passing": lambda: choose(EIGHT, None),
    "high card": high_card,
    "high card of eight": lambda: high_card(EIGHT),
    "two dealers": lambda: two_dealers(FOUR),
    "two dealers of eight": lambda: two_dealers(EIGHT),
    "save a copy": at_risk,
    "save a copy, no longer at risk": lambda: at_risk(0),
    "copy of a game": lambda: file_chooser(COPY),
    "copy saved": lambda: saved_file(file_chooser(COPY), Path("/home/rosa/Documents/Cards")),
    "copy saved, to leave": lambda: saved_file(at_risk(), LONG_WAY),
    "backup": lambda: refused_files(BACK_UP),
    "bring in": lambda: file_chooser(IMPORT, ""),
    "bring in from an empty folder": lambda: file_chooser(IMPORT, "", ()),
    "bring in, refused": lambda: refused_files(IMPORT),
}
