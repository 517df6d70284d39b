"""The deal of a day in the whole program: shown, played, left and taken up again, and how it went."""

import json
import os
import shutil
from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.deals.shared_deal import SharedDeal, new_deal, todays_deal
from game.deals.tables import DealTable
from game.messages.functions import todays_deal as say_todays_deal
from game.play.results.par import LevelPar
from game.play.shared_deals import deal_header
from game.problems.bundled import problem_of_day
from game.rules.presets import preset, rule_set_name
from game.rules.ruleset import PresetId
from game.toolkit.speed import POLLED
from game.ui.rules.rule_page.screen import RulePageScene
from game.ui.shared.requests import GoBack, LookBackAt, OpenRecord, ShowTodaysDeal
from game.ui.start.todays_deal.deal_result import DealResultScene
from game.ui.start.todays_deal.presenter import code_slowly, seats_at
from game.ui.start.todays_deal.screen import TodaysDealScene
from game.ui.start.todays_deal.view_model import DealShown, DealStanding, DealState
from game.ui.system.accessibility.screen_elements import dialog_of
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, labels_folder, par_folder, rules_folder
from saves.library.backup import write_backup
from saves.library.importing import import_files
from saves.players.own_rules import delete_own_rules, save_own_rules
from saves.players.people import GameLabel, mark_seen
from saves.records.record import read_record
from saves.records.replay import good_part
from saves.records.saved_game import SavedGame
from tests.play.matches_in_memory import resumed
from tests.ui.drive import Picture, there
from tests.ui.headers import header as header_of
from tests.ui.house import House, RestingPar
from tests.ui.system.accessibility.test_announcer import Listened

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


def test_a_newcomer_plays_easy_computer_players_for_fun(house: House) -> None:
    """Given somebody who has finished no match, the paper says what the deal is, Easy is chosen and the golden button
    says what that means: the day's own cards are played with easy players and with hints, nothing is compared, and it
    stays so on the paper, which tells the levels of that game; nobody who knows the cards gets a result that counts.
    Left, it is saved, and Continue leads back to it.
    """
    scene = show_today(house)
    assert scene.state.ways_on[1] == say_todays_deal.easy_for_fun()
    assert "your result isn't" not in scene.state.ways_on[1]  # which was taken for a rebuke
    words = [told.words for told in scene.told]
    assert say_todays_deal.the_same_cards(True) in words
    assert say_todays_deal.easy_not_compared() not in words
    house.press("button/play")
    house.until(lambda: house.program.session is not None and house.session.table is not None)
    header, path = house.game.match.header, there(house.game.saved).path
    assert header.deal == todays_deal(FRIDAY.date()).code
    assert house.game.board.rules.rounds == 1
    assert [seat.level for seat in header.seats] == [None, "easy", "easy", "easy"]
    assert house.program.own_deals.may_hint(house.game)
    house.program.ask(ShowTodaysDeal())
    house.until(lambda: house.report.scene == "todays_deal")
    found = house.program.own_deals.of_code(header.deal)
    assert found.standing.is_easy
    assert found.standing.seen
    assert found.first is None
    paper = house.program.screens.scenes[-1]
    assert isinstance(paper, TodaysDealScene)
    assert [seat.level for seat in paper.state.shown.seats] == ["", "easy", "easy", "easy"]
    assert "Continue" in labels(house)["button/play"]
    house.press("button/play")
    house.until(lambda: house.program.session is not None)
    assert there(house.game.saved).path == path


def test_other_rules_than_usual_are_said_and_read(house: House, clock: Clock) -> None:
    """The bug: the paper had 120 words. Given a day with other rules than somebody new plays, it offers the known ones;
    of the day's rules it says the main difference, and all of them at the button that leads to their page. The bug of
    three newcomers: dealt a round by rules just not learned, "Not quite like Web Classic." was all they were told; of a
    customer: "Unlike in Couples", which he had never played. Given a match, they are told beside its rules, and why
    beside these; given one by the day's rules and then one by others, the paper doesn't call the day's rules unusual.
    A clock at its first day has no deal, which a sentence says.
    """
    assert not show_today(house).state.shown.unlike
    clock.now = datetime(2026, 11, 19, 9, 30)
    assert not show_today(house).state.shown.unlike  # a newcomer begins with the known ones

    def campus_beside(*bases: PresetId) -> DealShown:
        for base in bases:
            house.take_up([header_of(base)], base)
            house.at_title()
        scene = show_today(house)
        house.press("field/rules", f"row/{scene.state.shown.rules.index('Campus Books')}")
        return scene.state.shown

    shown = campus_beside()
    assert shown.unlike.startswith("Unlike in Web Classic: ")
    assert "top eight cards" in shown.unlike
    assert shown.differs.startswith("Here you take the top eight cards")
    assert house.go("button/rules").scene == "rule_page"
    page = house.program.screens.scenes[-1]
    assert isinstance(page, RulePageScene)
    assert page.state.rules == preset("campus")
    assert campus_beside("couples").unlike.startswith("Unlike in Couples, your last match: ")
    assert campus_beside("campus", "web").unlike == ""
    clock.now = datetime(1970, 1, 1)
    house.program.show_title()
    house.ask(ShowTodaysDeal())
    assert house.report.scene == "title"
    assert "1 January 1970" in there(house.program.screens.notice()).words


def sheet_words(house: House) -> str:
    """The sheet beside the table of a problem."""
    sheet = house.program.screens.scenes[-1].frames.scenery.practice  # type: ignore[attr-defined]
    return str(sheet.words)


def test_a_problem_by_other_rules_than_the_usual_says_so(house: House) -> None:
    """The bug: somebody who had once played by the rules of the day's problem wasn't told that it isn't played by the
    usual ones. Given a newcomer, and somebody whose last match was by other rules: the sheet beside the table names
    both and what differs. Once a match by the problem's rules is the last one, it says nothing. Once it is solved, the
    page of the day says so.
    """
    problem = problem_of_day(FRIDAY.date())
    assert problem.rule_set.base != "web"
    name = rule_set_name(problem.rule_set.name)
    show_today(house)
    house.press("button/problem")
    house.until(lambda: house.report.scene == "problem")
    assert f" Played by {name} rules, not Web Classic: you " in sheet_words(house)
    back = there(house.settle().find("button/menu") or house.settle().find("button/back"))
    assert back.label == "Back"
    bases: tuple[tuple[PresetId, bool], ...] = (problem.rule_set.base, False), ("web", True)
    for base, told in bases:
        house.program.ask(GoBack())
        house.take_up([header_of(base)], base)
        show_today(house)
        house.press("button/problem")
        house.until(lambda: house.report.scene == "problem")
        assert (f"{name} rules, not Web Classic" in sheet_words(house)) is told
    house.program.learning_players.tried(problem.id, True)
    paper = show_today(house)
    assert there(paper.state.shown.problem).is_solved


def test_what_was_played_tells_how_it_went(house: House) -> None:
    """Given today's deal played to its end, the golden button says the result and leads to it, and to what it came
    from.
    """
    deal = todays_deal(FRIDAY.date())
    path = play_deal(games_folder(house.data), deal)
    end = read_record(path).lines[-1]
    lead = end.totals[0] - end.totals[1]  # type: ignore[union-attr]
    show_today(house)
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, TodaysDealScene)
    assert say_todays_deal.played(lead, False) in scene.message
    assert house.go("button/play").scene == "deal_result"
    assert house.report.message.startswith(say_todays_deal.came_out_by("You & Rosa", False, lead))
    outcome = house.program.screens.scenes[-1].state  # type: ignore[attr-defined]
    assert tuple(map(sum, zip(*(row.values for row in outcome.rows), strict=True))) == outcome.totals
    assert house.go("button/back").scene == "todays_deal"
    assert house.go("button/play").scene == "deal_result"


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


def test_house_rules_that_are_gone_keep_their_game(house: House) -> None:
    """Given today's deal begun by own rules that were deleted since, it can still be gone on with."""
    own = replace(preset("web"), name="Lake house", clean_book=700)
    save_own_rules(rules_folder(house.data), own, house.disk)
    path = play_deal(games_folder(house.data), todays_deal(FRIDAY.date(), own), turns=5)
    delete_own_rules(rules_folder(house.data), "Lake house")
    show_today(house)
    assert labels(house)["field/rules"].endswith("Lake house")
    house.press("button/play")
    house.until(lambda: house.program.session is not None)
    assert house.game.saved is not None
    assert house.game.saved.path == path


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


class ReadyPar(RestingPar):
    """Every level has played."""

    def __init__(self, deal: SharedDeal, seat: int) -> None:
        super().__init__(deal, seat)
        self.came = tuple(
            LevelPar(level, (mean,) * 20)  # type: ignore[arg-type]
            for level, mean in (("easy", 130), ("normal", 415), ("hard", 560), ("expert", 905))
        )
        self.is_done, self.is_running = True, False


def test_levels_come_to_a_result_and_play_again_counts_for_nothing(
    open_house: Callable[..., House], clock: Clock
) -> None:
    """Given a result, the averages of the levels come to it; the next time they are there at once, and no level plays.
    Played again, the first result stays the deal's.
    """
    found, house = [130.0, 415.0, 560.0, 905.0], open_house(now=clock, make_par=ReadyPar)
    deal = todays_deal(FRIDAY.date())
    first = play_deal(games_folder(house.data), deal)
    os.utime(first, (FRIDAY.timestamp() - 60,) * 2)  # over before it is played again
    show_today(house)
    house.go("button/play")
    scene = result_scene(house)
    house.until(lambda: not scene.state.waiting)
    assert [one.mean for one in scene.state.levels] == found
    house.program.close()
    assert (par_folder(house.data) / f"{deal.signs}.json").is_file()
    house = open_house(now=clock, make_par=NoPar)
    house.program.open(first)
    house.settle()
    house.run(2 * POLLED)
    shown = result_scene(house).state
    assert [one.mean for one in shown.levels] == found
    assert not shown.waiting
    house.press("button/again")
    house.until(lambda: house.program.session is not None and house.session.table is not None)
    again = house.game
    assert again.saved is not None
    assert again.match.header.deal == deal.code
    assert again.saved.path != first
    assert house.table.state.mode.may_hint
    house.ask(ShowTodaysDeal())
    assert house.program.own_deals.of_code(deal.code).record == str(first)


class NoPar(RestingPar):
    """Nobody may ask for it."""

    def __init__(self, deal: SharedDeal, seat: int) -> None:
        raise AssertionError("the levels are known")


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


@pytest.mark.parametrize(
    ("way", "has_code"),
    [
        *((way, True) for way in ("a file manager", "replay", "brought in, Look back", "brought in, opened")),
        ("a file manager", False),
    ],
)
def test_a_friends_game_of_a_deal_that_goes_on_asks_first(
    house: House, tmp_path: Path, way: str, has_code: bool, open_house: Callable[..., House], clock: Clock
) -> None:
    """Given today's deal under way and a friend's finished game of it, no way shows it before somebody says so; whoever
    does plays for fun from then on, in the next start, too.
    """
    deal = todays_deal(FRIDAY.date())
    mine = play_deal(games_folder(house.data), deal, turns=5)
    theirs = play_deal(tmp_path / "friend", deal, name="theirs", level="normal", created="2026-11-20T08:30:00Z")
    if not has_code:
        head, rest = theirs.read_bytes().split(b"\n", 1)
        header = {key: value for key, value in json.loads(head).items() if key != "deal"}
        theirs.write_bytes(json.dumps(header).encode() + b"\n" + rest)
    house.at_title()
    look = partial(look_at, house, theirs, way)
    look()
    assert house.settle().scene == "title"
    assert {"button/look_anyway", "button/not_now"} <= labels(house).keys()
    house.go("button/not_now")
    assert house.program.own_deals.of_code(deal.code).standing.seen is False
    look()
    house.settle()
    assert house.go("button/look_anyway").scene in ("replay", "deal_result", "end")
    look()
    assert house.settle().scene != "title"
    assert house.program.own_deals.is_seen(deal.code, str(mine))
    house.close()
    (games_folder(house.data) / theirs.name).unlink(missing_ok=True)

    later = open_house(now=clock)
    scene = show_today(later)
    assert later.program.own_deals.of_code(deal.code).standing == DealStanding(DealState.GOING_ON, turn=2, seen=True)
    assert say_todays_deal.seen() in f"{scene.message}."


def test_a_deal_whose_cards_were_seen_is_not_compared(house: House) -> None:
    """Given a finished game of the deal that was under way when somebody looked, in another window, its result counts
    for nothing, also under a name that it gets here.
    """
    deal = todays_deal(FRIDAY.date())
    mine = play_deal(games_folder(house.data), deal)
    house.at_title()
    mark_seen(labels_folder(house.data), mine, RealDisk())
    assert house.program.games.label(str(mine), GameLabel("The lake")) is None
    play_deal(games_folder(house.data), deal, "2026-11-20T10:00:00Z", name="later")
    show_today(house)
    assert house.program.own_deals.of_code(deal.code).standing.seen
    assert say_todays_deal.counts_once() not in labels(house)["button/play"]
    for record in (mine, mine.with_name("later.handfoot.jsonl")):
        house.program.open(record)
        assert house.settle().scene == "deal_result"
        outcome = result_scene(house).state
        assert (outcome.is_seen, outcome.waiting, outcome.first_lead) == (True, (), None)
        assert "for fun" in result_scene(house)._actions.text_for_friends()


def test_the_result_of_a_deal_is_ones_own(house: House, tmp_path: Path, open_house: Callable[..., House]) -> None:
    """Given a friend's game of today's deal that was imported, and one without a person, the deal is open; one's own
    game counts although it was begun later, also under another name and in a backup that is restored elsewhere. The
    friend's result is not told as one's own second one, nor as one that doesn't count because the own one doesn't.
    """
    deal = todays_deal(FRIDAY.date())
    theirs = play_deal(tmp_path, deal, "2026-11-20T07:00:00Z", name="theirs", level="normal")
    bring_in(house, theirs)
    theirs = games_folder(house.data) / theirs.name
    nobodys = play_deal(games_folder(house.data), deal, "2026-11-20T07:30:00Z", name="nobodys")
    nobodys.write_bytes(nobodys.read_bytes().replace(b'"human"', b'"computer","level":"easy"', 1))
    show_today(house)
    deals = house.program.own_deals
    assert deals.of_code(deal.code).standing.state is DealState.OPEN
    mine = play_deal(games_folder(house.data), deal, name="mine")
    mark_seen(labels_folder(house.data), mine, RealDisk())
    assert house.program.games.label(str(theirs), GameLabel("The lake", "Ben")) is None
    show_today(house)
    assert deals.of_code(deal.code).record == str(mine)
    assert deals.first_time(deal.code, str(mine)) is None
    for record, is_own in ((theirs, False), (mine, True)):
        house.program.open(record)
        assert house.settle().scene == "deal_result"
        assert result_scene(house).state.first_lead is None
        assert result_scene(house).state.is_seen is is_own
        assert ("button/tell" in labels(house)) == is_own
    write_backup(house.data, tmp_path / "all.zip", RealDisk())
    house.close()
    elsewhere = tmp_path / "elsewhere"
    assert len(import_files(tmp_path / "all.zip", elsewhere, RealDisk()).games) == 3
    other = House(elsewhere, now=Clock())
    show_today(other)
    assert Path(other.program.own_deals.of_code(deal.code).record).name == mine.name
    other.close()


def test_a_deal_is_no_usual_game(house: House) -> None:
    """Given a deal by other rules as the last game, a new game on the title still means the usual table."""
    house.program.show_title()
    deal = new_deal(preset("family"), DealTable(2, ("human", "easy", "easy", "easy")), 7)
    play_deal(games_folder(house.data), deal, turns=3)
    house.at_title()
    house.start()
    house.until(lambda: house.program.session is not None)
    assert house.game.board.rules.name == "Web Classic"


def test_the_code_is_said_group_by_group(open_house: Callable[..., House], clock: Clock) -> None:
    """Given a voice, Say it slowly speaks a sentence for each group, with a word for every sign."""
    voice = Listened()
    house = open_house(now=clock, voice=voice)
    show_today(house)
    voice.said.clear()
    house.press("button/say")
    assert voice.said == list(code_slowly(todays_deal(FRIDAY.date()).code.split()))
    assert len(voice.said) == 3
