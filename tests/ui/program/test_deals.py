"""The deal of a day in the whole program: shown, played, left and taken up again, and how it went."""

import shutil
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.deals.shared_deal import SharedDeal, new_deal, todays_deal
from game.deals.tables import DealTable
from game.messages.functions import todays_deal as say_todays_deal
from game.play.shared_deals import deal_header
from game.rules.presets import preset
from game.ui.shared.requests import LookBackAt, OpenRecord, ShowTodaysDeal
from game.ui.start.todays_deal.deal_result import DealResultScene
from game.ui.start.todays_deal.presenter import seats_at
from game.ui.start.todays_deal.screen import TodaysDealScene
from game.ui.start.todays_deal.view_model import DealStanding, DealState
from game.ui.system.accessibility.screen_elements import dialog_of
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, labels_folder
from saves.players.people import mark_seen
from saves.records.replay import good_part
from saves.records.saved_game import SavedGame
from tests.play.matches_in_memory import resumed
from tests.ui.drive import Picture
from tests.ui.house import House

FRIDAY = datetime(2026, 11, 20, 9, 30)


class Clock:
    """The calendar of this computer, which somebody may set."""

    def __init__(self, now: datetime = FRIDAY) -> None:
        self.now = now

    def __call__(self) -> datetime:
        """What it shows."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """It shows a Friday."""
    return Clock()


@pytest.fixture
def house(open_house: Callable[..., House], clock: Clock) -> House:
    """A program on that day."""
    return open_house(now=clock)


def play_deal(
    folder: Path,
    deal: SharedDeal,
    created: str = "2026-11-20T08:00:00Z",
    turns: int | None = None,
    name: str = "a",
    level: str = "easy",
) -> Path:
    """A record of the deal in which a level plays every seat, to its end or for so many turns."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.handfoot.jsonl"
    header = deal_header(deal, seats_at(deal), game_id=name, created=created, app="0", name=name)
    saved = SavedGame.create(path, header, RealDisk())
    match, player = resumed(saved), player_of(level)
    match.begin_round()
    while not match.is_over and (turns is None or sum(match.board.turns) < turns):
        seat = match.board.mover
        assert match.play(seat, player.decide(match.view(seat), Think())) is None
    assert match.close()
    return path


def show_today(house: House) -> TodaysDealScene:
    """The screen of today's deal."""
    house.program.show_title()
    house.program.ask(ShowTodaysDeal())
    assert house.settle().scene == "todays_deal"
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, TodaysDealScene)
    return scene


def labels(house: House) -> dict[str, str]:
    """What the targets say, by id."""
    return {target.id: target.label for target in house.report.targets}


def test_a_deal_that_was_given_up_counts_no_more(house: House) -> None:
    """Given the day's deal begun and given up, which is said before, it can be played again for fun. The bug: the same
    cards counted as a first try, though Look back shows every hand of the match that was given up. As long as it
    counts, H tells why there is no hint. That day's deal by other rules counts, on the title too.
    """
    scene = show_today(house)
    house.press("field/level/0")
    assert "first try counts" in " ".join(labels(house).values()) + scene.state.ways_on[1]
    house.press("button/play")
    house.until(lambda: house.program.session is not None)
    code = house.game.match.header.deal or ""
    house.until(lambda: house.report.scene == "table" and house.game.awaits_person and house.table.is_resting)
    house.key("H", settles=True)
    assert house.table.state.hint is None
    assert "No hints here" in house.table.state.refusal
    for button in ("button/menu", "button/give_up"):
        house.go(button)
    dialog = dialog_of(house.table)
    assert dialog is not None
    assert "Only the first try of a deal counts" in dialog.told
    house.press("button/yes")
    house.until(lambda: house.report.scene == "end")
    words = " ".join(Picture(house.app.scene, (1366, 768)).words)
    assert "This deal was given up" in words
    assert "It doesn't count. You can play it again" in words
    house.press("button/todays_deal")
    house.until(lambda: house.report.scene == "todays_deal")
    house.settle()
    again = house.program.screens.scenes[-1]
    assert isinstance(again, TodaysDealScene)
    assert house.program.own_deals.of_code(code).standing == DealStanding(DealState.OPEN, seen=True)
    house.press("field/level/0")
    assert again.state.ways_on[1] == say_todays_deal.cards_seen()
    other = todays_deal(FRIDAY.date(), preset("family"))  # other cards
    play_deal(games_folder(house.data), other, "2026-11-20T23:00:00Z")
    show_today(house)
    standing = house.program.own_deals.of_code(other.code).standing
    assert house.program.own_deals.todays_progress == say_todays_deal.played(standing.lead, False)


def test_the_first_time_counts(house: House) -> None:
    """Given a deal played twice, the earlier record is its result; the later one says that the first time stands, also
    to friends and where its cards were seen meanwhile. Its code leads to the result, which says so itself: no strip
    lies over titles until OK.
    """
    folder, deal = games_folder(house.data), todays_deal(FRIDAY.date())
    first = play_deal(folder, deal, "2026-11-20T08:00:00Z", name="first")
    second = play_deal(folder, deal, "2026-11-20T10:00:00Z", name="second")
    mark_seen(labels_folder(house.data), second, RealDisk())
    show_today(house)
    found = house.program.own_deals.of_code(deal.code)
    assert found.record == str(first)
    house.program.deals.play_named(deal)
    assert house.settle().scene == "deal_result"
    assert say_todays_deal.played_already() in Picture(result_scene(house), (1366, 768)).words
    assert house.program.screens.notice() is None
    house.program.open(second)
    assert house.settle().scene == "deal_result"
    shown = result_scene(house)
    assert shown.state.first_lead == found.standing.lead
    assert shown.state.note == ""
    assert "for fun" not in shown._actions.text_for_friends()
    assert say_todays_deal.seen() not in Picture(shown, (1366, 768)).words


def result_scene(house: House) -> DealResultScene:
    """The result on screen."""
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, DealResultScene)
    return scene


def test_a_damaged_game_of_a_deal_is_told_and_stays(house: House) -> None:
    """Given a damaged record of today's deal, the screen says where it is, and the deal can be begun anew beside it."""
    path = play_deal(games_folder(house.data), todays_deal(FRIDAY.date()), turns=9)
    lines = path.read_bytes().split(b"\n")
    lines[4] = lines[4].replace(b'"seat":', b'"seat":9')
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    scene = show_today(house)
    assert say_todays_deal.damaged().rstrip(".") in scene.message
    house.press("button/play")
    house.until(lambda: house.program.session is not None)
    assert house.game.saved is not None
    assert house.game.saved.path != path
    assert path.read_bytes() == before


def type_code(house: House, code: str) -> None:
    """A friend's code, and Enter."""
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, TodaysDealScene)
    scene.set_state(typed="")
    house.press("field/code")
    house.write(code)
    house.key("Return", settles=True)


def test_a_friends_code_is_played(house: House) -> None:
    """Given one sign of the second group told otherwise, the sentence names that group, and nothing is begun; given a
    deal of house rules that are not here, the way to enter them is offered, and leads there; given the code of a whole
    match against Easy, its table and its cards are begun.
    """
    show_today(house)
    code = todays_deal(date(2026, 11, 18)).signs
    type_code(house, code[:5] + ("A" if code[5] != "A" else "C") + code[6:])
    assert "group 2" in house.report.message
    own = replace(preset("web"), name="Lake house", clean_book=700)
    type_code(house, todays_deal(FRIDAY.date(), own).code)
    assert "house rules you don't have" in house.report.message
    assert house.program.session is None
    assert house.go("button/enter_rules").scene == "rules_share"
    house.go("button/back")
    deal = new_deal(preset("family"), DealTable(2, ("human", "easy", "easy", "easy")), 7)
    type_code(house, deal.code.lower())
    house.until(lambda: house.program.session is not None)
    header = house.game.match.header
    assert (header.deal, [seat.level for seat in header.seats]) == (deal.code, [None, "easy", "easy", "easy"])


def bring_in(house: House, record: Path) -> None:
    """Imports it, as a person does."""
    house.program.show_title()
    house.program.file_pages.import_files(record)
    house.settle()
    assert house.go("button/back").scene == "title"


def look_at(house: House, record: Path, way: str) -> None:
    """Looks at a record from elsewhere in one of the ways there are."""
    program, listed = house.program, games_folder(house.data) / record.name
    match way:
        case "a file manager":
            program.records.look_back_at(record, good_part(record))
        case "replay":
            program.show_record(good_part(record).accepted, record, program.ask)
        case "brought in, Look back":
            shutil.copy(record, listed)
            program.ask(LookBackAt(str(listed)))
        case _:
            shutil.copy(record, listed)
            program.games.entries_within(3.0)
            program.ask(OpenRecord(str(listed)))
