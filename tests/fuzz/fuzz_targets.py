"""What reads bytes that somebody else wrote: each target takes any bytes and must come to an end without exception."""

import io
import os
import random
import shutil
import zipfile
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import msgspec
from msgspec import Struct

from game.analysis.facts import MatchAnalysis
from game.analysis.kept_matches import GivenAway, KeptMatch, read_kept, signed
from game.analysis.stored_analysis import ANALYSIS_VERSION, encoded, known_analysis
from game.analysis.strength.life_of_games import PlayedMatch, life_of
from game.assets import assets_folder
from game.cli.files.file_errors import reason_words
from game.plain_text import is_plain
from game.play.match import Match
from game.printed.rule_text import rule_text
from game.problems.coming_back import coming_for_second_time, own_waiting
from game.problems.own import own_problems
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, preset, ruleset_fields
from game.rules.rule_code import BadCode, decode, encode
from game.rules.ruleset import RuleSet
from game.sentences.errors import house_trouble, learning_trouble, settings_trouble
from game.sentences.rules_and_scores.house_rules import clash_with_keys, why_not_code, why_not_rules
from game.turn.arrangement import settle, sort_next
from game.ui.learn.problems.asked_problems import asked_problem
from game.ui.match.session.remembered_hands import HandOrders
from game.ui.review.games.match_table import csv_of
from game.ui.review.look_back.looked_back import LookedBack
from game.ui.review.look_back.screen import LookBackScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import LookBackAt
from game.ui.table.layout.plan import BadPlan, load_plan, place
from saves.disk.file_faults import SettingsTrouble
from saves.disk.files import RealDisk
from saves.disk.folders import analysis_folder, games_folder
from saves.disk.lock import GameIsOpen
from saves.library.importing import NotImportable, import_files
from saves.library.kept_analysis import KeptAnalysis, NotKept, keep_analysis, mark_of
from saves.library.library import GameEntry, Library
from saves.players.arranged_hands import ArrangedHand, arranged_hands, encoded_hands
from saves.players.own_rules import BadRulesFile, rules_in_file
from saves.players.people import (
    LONGEST_NAME,
    LONGEST_PERSON,
    Household,
    Learned,
    LearningFile,
    PeopleFile,
    ProblemProgress,
    RegularPlayer,
    encoded_house,
    encoded_learning,
    house_in,
    labels_in,
    learned_in,
    learning_file,
    write_label,
)
from saves.players.settings import Settings
from saves.records.lines import BadRecord, GameLine, encode_line
from saves.records.position_json import position_line
from saves.records.replay import replay_file
from saves.records.side_files import side_file
from tests.analysis.analysed_match import LINES, after_rounds, found_in, with_people
from tests.analysis.lives import anna_and_ben, evening
from tests.fuzz.mutations import renamed, spoiled
from tests.play.analysts import SteadyAnalyser
from tests.play.matches_in_memory import fresh
from tests.saves.hostile_folder import NAMES, named
from tests.ui.house import House
from tests.ui.looked_back_matches import seated
from tests.ui.review.games.games_tour import tour
from tests.ui.thinking_again import judged

EXAMPLES: Final = Path(__file__).parents[1] / "examples"

ACCEPTED: Final = "accepted"

SHORT: Final = after_rounds(1, LINES, 40)
"""A match that goes on."""

Read = Callable[[bytes], str]
"""Reads bytes and tells what became of them in a word or a sentence."""


class Target(Struct, frozen=True):
    """A reader, and the good bytes that are spoiled for it."""

    read: Read
    good: Sequence[bytes]
    slowest: float = 1.0
    """Seconds of computing that one input may take."""
    spoil: Callable[[bytes, Sequence[bytes], random.Random], bytes] = spoiled
    """What is done to good bytes."""
    share: float = 1.0
    """Of all inputs, beside those of the others: what takes longer gets fewer."""


def targets(folder: Path) -> dict[str, Target]:
    """All of them by name; `folder` is theirs to write in."""
    codes = [encode(preset(preset_id)).encode() for preset_id in PRESET_IDS]
    plans = [path.read_bytes() for path in sorted((assets_folder() / "tables").glob("*.tmx"))]
    return {
        "record": Target(_records(folder / "record"), records()),
        "library": Target(_libraries(folder / "library"), records()),
        "screens": Target(_screens(folder / "screens"), _drawn_records(), slowest=5.0, spoil=renamed, share=0.2),
        "rules.json": Target(_rules(folder / "json", ".json"), _rule_sets()),
        "rules.toml": Target(_rules(folder / "toml", ".toml"), _toml_rule_sets()),
        "code": Target(_read_code, codes),
        "brought in": Target(_brought_in(folder / "in"), [_backup(), *records()[:4]]),
        "hands": Target(
            _hands(folder / "hands"), [encoded_hands("a", {0: ArrangedHand("mine", 1, ("KS", "*R"), ("KS", "4S"))})]
        ),
        "analysis": Target(_analyses(folder / "analysis"), _good_analyses(), slowest=5.0, share=0.2),
        "labels": Target(_labels(folder / "labels"), _good_labels()),
        "learning": Target(_learning(folder / "learning"), _good_learning()),
        "people": Target(_people(folder / "people"), _good_people()),
        "kept matches": Target(_kept_matches(folder / "kept"), _good_kept()),
        "settings": Target(_settings(folder / "settings"), _good_settings()),
        "plan": Target(_plans(folder / "plan"), plans),
    }


def records() -> list[bytes]:
    """The first two hundred lines of some matches, and their last."""
    found = []
    for path in sorted(EXAMPLES.glob("*.handfoot.jsonl")):
        lines = path.read_bytes().splitlines(keepends=True)
        found += [b"".join(lines[:60]), b"".join(lines[:200])] if len(lines) > 200 else [b"".join(lines)]
    return found


def _records(folder: Path) -> Read:
    folder.mkdir(parents=True)
    path = folder / "game.handfoot.jsonl"

    def read(data: bytes) -> str:
        path.write_bytes(data)
        verdict = replay_file(path)
        if verdict.replay is not None:
            position_line(verdict.replay.table)
        if verdict.problem is None:
            return ACCEPTED
        return _sentence(reason_words(verdict.problem, verdict.replay))

    return read


def _libraries(folder: Path) -> Read:
    folder.mkdir(parents=True)
    path = folder / "game.handfoot.jsonl"
    library = Library(folder, RealDisk())

    def read(data: bytes) -> str:
        path.write_bytes(data)
        entries = library.games()
        assert not any(map(_is_bug, entries)), "a bug was told of as damage"
        try:
            saved = library.open(path)
        except (BadRecord, GameIsOpen) as error:
            return type(error).__name__
        (entry,) = entries
        header, *lines = saved.lines
        assert isinstance(header, GameLine)
        try:
            match = Match(header, saved, lines=lines)
            for seat in range(len(header.seats)):
                match.view(seat)
            assert entry.problem is None
        finally:
            saved.close()
        return ACCEPTED

    return read


def _screens(folder: Path) -> Read:
    """The title with the game on it, the list, the table, its log and looking back: all that a record's words reach."""
    house = House(folder, size=(1024, 600), make_analyser=SteadyAnalyser)
    path = games_folder(folder) / "game.handfoot.jsonl"
    path.parent.mkdir(parents=True)

    def read(data: bytes) -> str:
        path.write_bytes(data)
        seen = tour(house, path)
        assert not any(_is_bug(entry) for entry in house.program.games.entries_within(0)), "a bug was told of as damage"
        return ACCEPTED if "table" in seen else ", ".join(sorted(seen))

    return read


def _is_bug(entry: GameEntry) -> bool:
    return entry.problem is not None and entry.problem.why == "program_stumbled"


def _drawn_records() -> list[bytes]:
    """Records of a few lines: every screen shows some of their words."""
    short = [b"".join(record.splitlines(keepends=True)[:12]) for record in records()[:4]]
    return [*short, *(named(name).encode() for name in NAMES if len(name) < 1000)]


def _rule_sets() -> list[bytes]:
    return [msgspec.json.encode({"version": 1, "rules": ruleset_fields(preset(known))}) for known in PRESET_IDS]


def _toml_rule_sets() -> list[bytes]:
    folder = assets_folder() / "rules"
    return [path.read_bytes() for path in sorted(folder.glob("*.toml"))]


def _rules(folder: Path, suffix: str) -> Read:
    folder.mkdir(parents=True)
    path = folder / f"own{suffix}"

    def read(data: bytes) -> str:
        path.write_bytes(data)
        try:
            rules = rules_in_file(path)
        except BadRulesFile as bad:
            return _sentence(why_not_rules(bad.trouble))
        return _whole(rules)

    return read


def _whole(rules: RuleSet) -> str:
    """What can be told about a rule set that was read."""
    rule_text(rules, with_readings=True)
    again = decode(encode(rules), rules.name)
    assert again == rules, f"its code says something else: {encode(rules)}"
    return next((_sentence(clash_with_keys(clash)) for clash in clashes_of(rules)), ACCEPTED)


def _read_code(data: bytes) -> str:
    try:
        return _whole(decode(data.decode(errors="replace")))
    except BadCode as bad:
        return _sentence(why_not_code(bad))


def _settings(folder: Path) -> Read:
    folder.mkdir(parents=True)
    path = folder / "settings.json"

    def read(data: bytes) -> str:
        path.write_bytes(data)
        settings = Settings(path, Preferences(), RealDisk())
        settings.value.theme((1280, 720))
        is_newer = settings.warning == SettingsTrouble("newer")
        assert settings.save(settings.value) is None or is_newer
        return _sentence(settings_trouble(settings.warning)) if settings.warning else ACCEPTED

    return read


def _backup() -> bytes:
    """A small zip file with something of every kind."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("games/a.handfoot.jsonl", records()[-1])
        archive.writestr("games/removed/b.handfoot.jsonl", records()[-2])
        archive.writestr("rules/lake.json", _rule_sets()[0])
        archive.writestr("hands/a.json", encoded_hands("a", {0: ArrangedHand("suit")}))
        archive.writestr("learning/ida-1.json", _good_learning()[0])
        archive.writestr("settings.json", _good_settings()[0])
    return whole.getvalue()


def _brought_in(folder: Path) -> Read:
    folder.mkdir(parents=True)
    path, data = folder / "file", folder / "data"

    def read(given: bytes) -> str:
        path.write_bytes(given)
        shutil.rmtree(data, ignore_errors=True)
        try:
            found = import_files(path, data, RealDisk())
        except NotImportable as error:
            return _sentence(f"{str(error).capitalize()}.")
        came = list(data.rglob("*.handfoot.jsonl"))
        assert len(came) == len(found.games) + found.removed
        assert all(replay_file(record).problem is None for record in came)
        return ACCEPTED if not found.refused else "refused"

    return read


def _hands(folder: Path) -> Read:
    folder.mkdir(parents=True)
    path = folder / "a.json"

    def read(data: bytes) -> str:
        path.write_bytes(data)
        hands = HandOrders(arranged_hands(path, "a"))
        view = fresh().view(0)
        for seat in range(6):
            arrangement = sort_next(settle(hands.arrangement(seat, 1), view, can_undo=True), view)
            assert sorted(settle(arrangement, view, is_undone=True).order) == sorted(view.hand)
        return ACCEPTED

    return read


def _analyses(folder: Path) -> Read:
    """What was found in a match, with a checksum that is right: what is believed of it is shown."""
    house = House(folder, size=(1024, 600))
    lines = with_people(0, lines=SHORT)
    record = games_folder(folder) / "a.handfoot.jsonl"
    record.parent.mkdir(parents=True)
    record.write_text("".join(f"{encode_line(line)}\n" for line in lines), encoding="utf-8")
    path = side_file(analysis_folder(folder), record)
    mark = mark_of(lines)

    def read(data: bytes) -> str:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
        assert isinstance(known_analysis(path, lines), NotKept)
        keep_analysis(path, KeptAnalysis(ANALYSIS_VERSION, len(lines), mark, data), RealDisk())
        found = known_analysis(path, lines)
        if isinstance(found, NotKept):
            return found.value
        house.program.show_title()
        house.program.ask(LookBackAt(str(record)))
        scene = house.program.screens.scenes[-1]
        assert isinstance(scene, LookBackScene)
        scene.show_analysis(LookedBack(seats=(0,), decisions=found.decisions, luck=found.luck))
        for _ in range(6):
            house.key("r")
        assert house.report.scene == "replay"
        return ACCEPTED

    return read


def _good_analyses() -> list[bytes]:
    lines = with_people(0, lines=SHORT)
    return [encoded(found_in(lines, 0), lines).found, encoded(MatchAnalysis(), lines).found]


def _labels(folder: Path) -> Read:
    """Names and persons of games: whatever is believed can be shown, and kept again."""
    folder.mkdir(parents=True)
    record = Path("a.handfoot.jsonl")

    def read(data: bytes) -> str:
        (folder / "a.json").write_bytes(data)
        found = labels_in(folder)
        for label in found.values():
            assert is_plain(label.name, LONGEST_NAME)
            assert is_plain(label.person, LONGEST_PERSON)
            write_label(folder, record, label, RealDisk())
            assert labels_in(folder) == found
        return ACCEPTED if found else "no label"

    return read


def _good_labels() -> list[bytes]:
    return [b'{"version":1,"name":"The lake","person":"Anna"}', b'{"version":1,"person":"Ida"}', b'{"version":1}']


def _learning(folder: Path) -> Read:
    """What somebody learned: whatever lies there, its bytes are kept, and what is believed of it can be asked and kept
    again.
    """
    folder.mkdir(parents=True)
    path = learning_file(folder, "Ida")
    today = date(2026, 11, 20)

    def read(data: bytes) -> str:
        for left in folder.iterdir():
            left.unlink()
        path.write_bytes(data)
        file = LearningFile(folder, "Ida", RealDisk())
        file.read()
        trouble = file.take_learning_trouble()
        waiting = own_waiting(file.value, today)
        assert coming_for_second_time(waiting, file.value) <= len(waiting)
        for one in waiting:
            assert is_plain(one.game)
            asked_problem(one)
        file.change(lambda known: known.with_lesson("melds", 3, done=True))
        file.save()
        assert file.value.lesson("melds").done
        if trouble is None:
            assert learned_in(path.read_bytes()) == file.value
            return ACCEPTED
        assert data in [kept.read_bytes() for kept in folder.iterdir()]
        return _sentence(learning_trouble(trouble))

    return read


def _people(folder: Path) -> Read:
    """The people of the house: a spoiled file is put aside whole, and whatever was taken can be kept."""
    folder.mkdir(exist_ok=True)
    path = folder / "people.json"

    def read(data: bytes) -> str:
        for left in folder.iterdir():
            left.unlink()
        path.write_bytes(data)
        file = PeopleFile(path, RealDisk())
        file.read()
        trouble = file.take_trouble()
        assert all(is_plain(one.name) for one in file.value.regulars)
        file.change(lambda house: house.with_regular_player(RegularPlayer(id="new", name="Nora")))
        file.save()
        assert file.value.named("Nora") is not None
        if trouble is None:
            assert house_in(path.read_bytes()) == file.value
            return ACCEPTED
        assert data in [kept.read_bytes() for kept in folder.iterdir()]
        return _sentence(house_trouble(trouble))

    return read


def _good_people() -> list[bytes]:
    """Two of the house, one with a chosen chair and partner; one who was removed; nobody."""
    ida = RegularPlayer(id="i", name="Ida", face=17, chair=2, partner="t", last_chair=0, last_partner="t")
    tom = RegularPlayer(id="t", name="Tom", removed=True)
    return [encoded_house(Household((ida, tom), "Ida")), encoded_house(Household())]


def _good_learning() -> list[bytes]:
    (problems,) = own_problems(seated(), MatchAnalysis(decisions=tuple(judged())), date(2026, 11, 19)).values()
    known = Learned("Ida").with_lesson("opening", 3).with_own(*problems)
    tried = known.with_problem(problems[0].id, ProblemProgress(1, date(2026, 11, 18), (date(2026, 11, 18),)))
    return [encoded_learning(tried), encoded_learning(known), encoded_learning(Learned("Ida"))]


def _kept_matches(folder: Path) -> Read:
    """What matches come to, with a checksum that is right: what is believed of it can be told."""
    folder.mkdir(parents=True)
    path = folder / "kept.json"

    def read(data: bytes) -> str:
        path.write_bytes(data)
        assert read_kept(path) == {}
        path.write_bytes(signed(data))
        matches = [
            PlayedMatch(name, match.summary, match.given_away)
            for name, match in read_kept(path).items()
            if match.summary is not None
        ]
        assert all(person.won <= person.matches for person in life_of(matches))
        csv_of(matches)
        return ACCEPTED if matches else "no match"

    return read


def _good_kept() -> list[bytes]:
    matches = [evening(3, [900.0, 0.0]), anna_and_ben()[:2]]
    return [
        msgspec.json.encode({one.record: KeptMatch((1, 2), one.summary, (3, 4), _given(one)) for one in some})
        for some in matches
    ]


def _given(match: PlayedMatch) -> GivenAway:
    return {seat: dict(themes) for seat, themes in match.given_away.items()}


def _good_settings() -> list[bytes]:
    fields = {"version": 1, **msgspec.to_builtins(Preferences())}
    return [msgspec.json.encode(fields), b'{"version":1}', b'{"version":2,"speed":"slow"}']


def _plans(folder: Path) -> Read:
    folder.mkdir(parents=True)
    path = folder / "plan.tmx"

    def read(data: bytes) -> str:
        path.write_bytes(data)
        try:
            plan = load_plan(folder, "plan")
            for size in ((1024, 600), (2560, 1440), (1280, 960)):
                place(plan, size)
        except BadPlan as error:
            return str(error)
        return ACCEPTED

    return read


def _sentence(told: str) -> str:
    """What was told, if a person can read it: one line, an end, and not endless."""
    assert told.endswith((".", "?", "!")), f"no sentence: {told}"
    assert "\n" not in told, f"more than a line: {told}"
    assert len(told) < 1000, f"endless: {told[:300]}"
    return told
