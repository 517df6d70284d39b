import os
import random
import zipfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.rules.presets import preset
from saves.disk import limits
from saves.disk.files import RealDisk, read_small
from saves.disk.folders import (
    analysis_folder,
    doors_folder,
    games_folder,
    hands_folder,
    labels_folder,
    learning_folder,
    people_file,
    rules_draft_file,
    rules_folder,
    settings_file,
)
from saves.library.backup import write_backup
from saves.library.importing import NotImportable, RefusedFile, import_files
from saves.library.library import REMOVED, Library
from saves.players.arranged_hands import ArrangedHand, arranged_hands, encoded_hands
from saves.players.own_rules import own_rule_sets, save_own_rules
from saves.players.people import (
    GameLabel,
    Household,
    Learned,
    LearningFile,
    RegularPlayer,
    encoded_house,
    encoded_learning,
    labels_in,
    learned_in,
    learning_file,
    write_label,
)
from saves.players.rules_draft import UnsavedRules, all_unsaved, keep_unsaved
from saves.records.lines import SCORE_PAD_SUFFIX, BadRecord
from saves.records.open_score_pad import OpenScorePad
from saves.records.side_files import side_file
from tests.saves.disks import FullDisk
from tests.saves.score_pads import FIRST, header

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
MATCH, OTHER, THIRD = (
    EXAMPLES / f"{name}.handfoot.jsonl" for name in ("match-web-4", "match-family-4", "web-opening-01")
)
LAKE = replace(preset("web"), name="Lake house", rounds=3)
IDA = Learned("Ida").with_lesson("melds", 4, done=True)
DISK = RealDisk()


def household(data: Path) -> Path:
    """The folder of a player with two games in the list, one removed, rules, unsaved rules, a hand, settings, and what
    Ida learned, who plays here.
    """
    games = games_folder(data)
    (games / REMOVED).mkdir(parents=True)
    for source, place in ((MATCH, games), (OTHER, games), (THIRD, games / REMOVED)):
        (place / source.name).write_bytes(source.read_bytes())
        os.utime(place / source.name, (1_700_000_000, 1_700_000_000))
    save_own_rules(rules_folder(data), LAKE, DISK)
    keep_unsaved(rules_draft_file(data), UnsavedRules(LAKE, "Lak"), DISK)
    DISK.replace(side_file(hands_folder(data), MATCH), encoded_hands("m", {0: ArrangedHand("suit")}))
    for record in (MATCH, THIRD):
        write_label(labels_folder(data), record, GameLabel(f"Lake, {record.name[:20]}", "Anna"), DISK)
    DISK.replace(learning_file(learning_folder(data), "Ida"), encoded_learning(IDA))
    DISK.replace(settings_file(data), b'{"version":2,"speed":"off"}')
    DISK.replace(people_file(data), encoded_house(Household((RegularPlayer(id="i", name="Ida", face=5),))))
    return data


def files(data: Path) -> dict[str, bytes]:
    """Everything below a folder."""
    return {str(path.relative_to(data)): path.read_bytes() for path in sorted(data.rglob("*")) if path.is_file()}


def test_a_backup_gives_everything_back_on_another_computer(tmp_path: Path) -> None:
    data, there, path = household(tmp_path / "a"), tmp_path / "b", tmp_path / "all.zip"
    for place, name, when in (
        (games_folder(data), "lake", 1_690_000_000),
        (games_folder(data) / REMOVED, "shore", 1_700_000_000),
    ):
        with OpenScorePad.create(place / f"{name}{SCORE_PAD_SUFFIX}", replace(header(), id=name), DISK) as score_pad:
            score_pad.enter(1, FIRST)
        os.utime(score_pad.path, (when, when))
        write_label(labels_folder(data), score_pad.path, GameLabel(f"At the {name}"), DISK)
    backup = write_backup(data, path, DISK)
    assert (backup.games, backup.rules, backup.has_settings, backup.learners, backup.left_out) == (5, 1, True, 1, 0)
    found = import_files(path, there, DISK)
    assert found.is_backup
    assert (len(found.games), found.removed, found.rules, found.known, found.refused) == (3, 2, ["Lake house"], 0, [])
    assert backup.has_people
    assert (found.learners, found.people) == (["Ida"], ["Ida"])
    assert found.settings == settings_file(data).read_bytes()
    before = files(data)
    del before["settings.json"]
    assert files(there) == before
    played, was_played = (
        {entry.path.name: entry.last_played for entry in Library(games_folder(home), DISK).games()}
        for home in (there, data)
    )
    assert played == pytest.approx(was_played, abs=3)


def test_what_can_be_found_again_is_left_out(tmp_path: Path) -> None:
    data, path = household(tmp_path / "a"), tmp_path / "all.zip"
    write_backup(data, path, DISK)
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    DISK.replace(side_file(analysis_folder(data), MATCH), b"{}\n{}\n")
    write_backup(data, path, DISK)
    with zipfile.ZipFile(path) as archive:
        assert archive.namelist() == names


def test_bringing_in_again_changes_nothing(tmp_path: Path) -> None:
    data, path = household(tmp_path / "a"), tmp_path / "all.zip"
    write_backup(data, path, DISK)
    before = files(data)
    found = import_files(path, data, DISK)
    assert (found.games, found.removed, found.rules, found.refused, found.settings) == ([], 0, [], [], None)
    assert (found.known, found.known_removed) == (7, 1)
    assert found.learners == []
    assert files(data) == before


def test_a_single_record_is_told_from_games_played_here(tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    write_backup(household(tmp_path / "a"), path, DISK)
    import_files(path, tmp_path / "b", DISK)
    assert not any(label.imported for label in labels_in(labels_folder(tmp_path / "b")).values())
    labels, library = labels_folder(tmp_path / "c"), Library(games_folder(tmp_path / "c"), DISK)
    begun = tmp_path / MATCH.name
    begun.write_bytes(b"".join(MATCH.read_bytes().splitlines(keepends=True)[:40]))
    import_files(begun, tmp_path / "c", DISK)
    assert labels_in(labels) == {MATCH.name: GameLabel(imported=True)}
    named = GameLabel("Walt's", imported=True)
    write_label(labels, begun, named, DISK)
    removed = library.remove(library.folder / MATCH.name)
    whole = import_files(MATCH, tmp_path / "c", DISK).record
    assert whole is not None
    assert labels_in(labels) == {library.put_back(removed).name: named, whole.name: GameLabel(imported=True)}


def test_nothing_is_written_over(tmp_path: Path) -> None:
    data, path = household(tmp_path / "a"), tmp_path / "all.zip"
    longest = replace(LAKE, name="x" * 60)
    save_own_rules(rules_folder(data), longest, DISK)
    write_backup(data, path, DISK)
    games = games_folder(data)
    shorter = b"".join(MATCH.read_bytes().splitlines(keepends=True)[:40])
    (games / MATCH.name).write_bytes(shorter)
    (games / OTHER.name).write_bytes(OTHER.read_bytes() + b'{"type":"note"}\n')
    for rules in (LAKE, longest):
        save_own_rules(rules_folder(data), replace(rules, rounds=5), DISK)
    DISK.replace(settings_file(data), b'{"version":2}')
    before = files(data)
    found = import_files(path, data, DISK)
    after = files(data)
    assert {name: after[name] for name in before} == before
    assert after["games/match-web-4-2.handfoot.jsonl"] == MATCH.read_bytes()
    assert len(found.games) == 1
    assert [own.rules for own in own_rule_sets(rules_folder(data))] == [
        replace(LAKE, rounds=5),
        replace(LAKE, name="Lake house 2"),
        replace(LAKE, name=f"{'x' * 55} 2"),
        replace(longest, rounds=5),
    ]
    assert settings_file(data).read_bytes() == b'{"version":2}'
    hand = side_file(hands_folder(data), games / "match-web-4-2.handfoot.jsonl")
    assert arranged_hands(hand, "m") == {0: ArrangedHand("suit")}
    assert labels_in(labels_folder(data))["match-web-4-2.handfoot.jsonl"].person == "Anna"
    assert len(all_unsaved(rules_draft_file(data))) == 1


def test_what_somebody_learned_joins_what_is_here(tmp_path: Path) -> None:
    data, path = household(tmp_path / "a"), tmp_path / "all.zip"
    folder = learning_folder(data)
    DISK.replace(learning_file(folder, "Walt"), encoded_learning(Learned("Walt").with_lesson("pile", 1)))
    write_backup(data, path, DISK)
    ida = LearningFile(folder, "Ida", DISK)
    ida.change(lambda known: Learned(known.person).with_lesson("pile", 2))
    DISK.replace(ida.path, encoded_learning(ida.value))
    for newer in (learning_file(folder, "Walt"), people_file(data)):
        DISK.replace(newer, b'{"version":99}')
    found = import_files(path, data, DISK)
    assert found.learners == ["Ida"]
    assert [refused.name for refused in found.refused] == [learning_file(folder, "Walt").name, "people.json"]
    together = learned_in(ida.path.read_bytes())
    assert (together.lesson("melds").done, together.lesson("pile").steps) == (True, 2)
    assert {newer.read_bytes() for newer in (learning_file(folder, "Walt"), people_file(data))} == {b'{"version":99}'}


def test_a_record_is_checked_as_verify_does(tmp_path: Path) -> None:
    data = tmp_path / "data"
    found = import_files(MATCH, data, DISK)
    assert found.games == [entry.name for entry in Library(games_folder(data), DISK).games()]
    assert import_files(MATCH, data, DISK).known == 1
    before = files(data)
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(OTHER.read_bytes() + b'{"type":"move","seat":0,"move":"discard","card":"ZZ"}\n')
    (refused,) = import_files(bad, data, DISK).refused
    assert isinstance(refused.why, BadRecord)
    assert refused.why.line == len(OTHER.read_bytes().splitlines()) + 1
    bad.write_text("Dear diary", encoding="utf-8")
    assert len(import_files(bad, data, DISK).refused) == 1
    with pytest.raises(NotImportable):
        import_files(tmp_path, data, DISK)
    with pytest.raises(FileNotFoundError):
        import_files(tmp_path / "none", data, DISK)
    assert files(data) == before


def spoiled(change: Callable[[zipfile.ZipFile], None], path: Path) -> Path:
    """A zip file made by hand."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        change(archive)
    return path


def test_a_zip_file_cannot_reach_out_of_the_folder(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"
    record = MATCH.read_bytes()

    def pack(archive: zipfile.ZipFile) -> None:
        for name in ("../../../evil", "/etc/evil", "games/../../x", "C:\\evil\\y", "__MACOSX/games/._z"):
            archive.writestr(f"{name}.handfoot.jsonl", record)
        archive.writestr("../evil.json", b"{}")
        archive.writestr("rules/../../evil.json", b"{}")
        archive.writestr("readme.txt", b"hello")

    found = import_files(spoiled(pack, tmp_path / "evil.zip"), data, DISK)
    assert len(found.games) == 1
    assert (found.known, found.rules) == (4, [])
    assert {path.parent for path in tmp_path.rglob("*") if path.is_file()} <= {tmp_path, games_folder(data)}


def test_damaged_parts_of_a_backup_are_told_and_the_rest_comes(tmp_path: Path) -> None:
    data, huge = tmp_path / "data", tmp_path / "huge.handfoot.jsonl"
    with huge.open("wb") as file:
        file.truncate(limits.GAME + 1)
    too_large = RefusedFile(huge.name, "too_large")
    assert import_files(huge, data, DISK).refused == [too_large]

    def pack(archive: zipfile.ZipFile) -> None:
        archive.writestr("mine/games/good.handfoot.jsonl", MATCH.read_bytes())
        archive.writestr("mine/games/bad.handfoot.jsonl", MATCH.read_bytes()[50:])
        archive.writestr("mine/games/removed/other.handfoot.jsonl", OTHER.read_bytes())
        archive.writestr("mine/rules/odd.json", b"[]")
        archive.writestr("mine/rules/bomb.json", b" " * 5_000_000)
        archive.writestr("mine/people.json", b"[]")
        archive.writestr(f"mine/{rules_draft_file(Path()).name}", b'{"version":99}')
        archive.write(huge, f"mine/games/{huge.name}")

    path = spoiled(pack, tmp_path / "some.zip")
    found = import_files(path, data, DISK)
    assert (len(found.games), found.removed) == (1, 1)
    assert {refused.name for refused in found.refused} == {
        "bad.handfoot.jsonl",
        "odd.json",
        "bomb.json",
        "people.json",
        rules_draft_file(Path()).name,
        huge.name,
    }
    assert all_unsaved(rules_draft_file(data)) == ()
    assert found.refused.count(too_large) == found.refused.count(RefusedFile("people.json", "damaged_in_zip")) == 1
    before = files(data)
    with pytest.raises(NotImportable, match="nothing_of_ours"):
        import_files(spoiled(lambda archive: archive.writestr("a.txt", b"a"), tmp_path / "other.zip"), data, DISK)
    assert files(data) == before


@pytest.mark.parametrize("bytes_there", [4, 200, -1])
def test_a_backup_cut_short_is_damaged(bytes_there: int, tmp_path: Path) -> None:
    """Given a backup of which a part is missing, as a download leaves it, that is said of it, and not that it were a
    game; nothing comes in.
    """
    write_backup(household(tmp_path / "a"), tmp_path / "all.zip", DISK)
    cut = tmp_path / "cut.zip"
    cut.write_bytes((tmp_path / "all.zip").read_bytes()[:bytes_there])
    with pytest.raises(NotImportable) as refused:
        import_files(cut, tmp_path / "b", DISK)
    assert refused.value.flaw == "damaged_zip"
    assert not (tmp_path / "b").exists()


def with_bytes(path: Path, at: int, new: bytes) -> None:
    """Other bytes in a file, from a place on."""
    data = path.read_bytes()
    path.write_bytes(data[:at] + new + data[at + len(new) :])


DAMAGE: Mapping[str, Callable[[int, int], tuple[int, bytes]]] = {
    "packed bytes that cannot be unpacked": lambda packed, listed: (packed, b"\xff\xff"),
    "other bytes than were packed": lambda packed, listed: (listed + 16, b"\0\0\0\0"),
    "a password": lambda packed, listed: (listed + 8, b"\1"),
    "a way of packing that nobody knows": lambda packed, listed: (listed + 10, b"\x63"),
}
"""What is written over, and where, of a file in a zip whose packed bytes and whose line in the list begin there."""


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_game_in_a_backup_keeps_no_other_from_coming(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "two.zip"
    names = ("bad.handfoot.jsonl", "good.handfoot.jsonl")

    def pack(archive: zipfile.ZipFile) -> None:
        for name, record in zip(names, (MATCH, OTHER), strict=True):
            archive.writestr(f"games/{name}", record.read_bytes())

    spoiled(pack, path)
    with zipfile.ZipFile(path) as archive:
        packed = archive.infolist()[0].header_offset + 30 + len(f"games/{names[0]}")
        listed = archive.start_dir
    with_bytes(path, *DAMAGE[damage](packed, listed))
    found = import_files(path, tmp_path / "b", DISK)
    assert found.refused == [RefusedFile(names[0], "damaged_in_zip")]
    assert [file.read_bytes() for file in games_folder(tmp_path / "b").iterdir()] == [OTHER.read_bytes()]


def test_where_nothing_is_no_backup_is_written(tmp_path: Path) -> None:
    data, there, path = tmp_path / "a", tmp_path / "b", tmp_path / "all.zip"
    assert write_backup(data, path, DISK).is_empty
    assert not path.exists()
    data.mkdir()
    keep_unsaved(rules_draft_file(data), UnsavedRules(LAKE, "Lak"), DISK)
    assert write_backup(data, path, DISK).unsaved == 1
    found = [import_files(path, there, DISK) for _ in range(2)]
    assert [(one.unsaved, one.known) for one in found] == [(1, 0), (0, 1)]
    assert files(there) == files(data)


def test_what_cannot_be_read_is_counted_and_the_rest_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, path = household(tmp_path / "a"), tmp_path / "all.zip"

    def read(file: Path, most: int) -> bytes:
        if file.parent == games_folder(data):
            raise OSError("Input/output error")
        return read_small(file, most)

    monkeypatch.setattr("saves.library.backup.read_small", read)
    for file in (data / "rules").iterdir():
        os.utime(file, (0, 0))  # before the first day that such an archive can tell
    backup = write_backup(data, path, DISK)
    assert (backup.games, backup.rules, backup.learners, backup.left_out) == (1, 1, 1, 2)
    assert any(name.startswith("learning/") for name in zipfile.ZipFile(path).namelist())


def test_a_full_disk_is_told_and_leaves_no_half_backup(tmp_path: Path) -> None:
    data = household(tmp_path / "a")
    with pytest.raises(OSError, match="No space"):
        write_backup(data, tmp_path / "all.zip", FullDisk(0))
    assert not (tmp_path / "all.zip").exists()


def test_a_disk_that_fills_up_while_a_backup_comes_in_is_told(tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    write_backup(household(tmp_path / "a"), path, DISK)
    first = min(MATCH, OTHER)
    found = import_files(path, tmp_path / "b", FullDisk(first.stat().st_size + 10))
    assert len(found.games) == 1
    assert found.stopped is not None
    assert found.stopped == "the disk is full"
    (there,) = games_folder(tmp_path / "b").glob("*.jsonl")
    assert there.read_bytes() == first.read_bytes()
    people = encoded_house(Household((RegularPlayer(id="i", name="Ida"),)))
    only = spoiled(lambda archive: archive.writestr("people.json", people), tmp_path / "only.zip")
    with pytest.raises(OSError, match="the disk is full"):
        import_files(only, tmp_path / "c", FullDisk(10))


@pytest.mark.slow
def test_a_spoiled_file_in_a_backup_takes_no_other_with_it(tmp_path: Path) -> None:
    path, spoilt = tmp_path / "all.zip", tmp_path / "spoilt.zip"
    write_backup(household(tmp_path / "a"), path, DISK)
    good, chance = path.read_bytes(), random.Random(1)
    whole = {MATCH.read_bytes(), OTHER.read_bytes(), THIRD.read_bytes()}
    for number in range(60):
        at = chance.randrange(len(good)) if number % 2 else len(good) - 1 - chance.randrange(900)
        spoilt.write_bytes(good[:at] + bytes([good[at] ^ 1 << chance.randrange(8)]) + good[at + 1 :])
        data = tmp_path / f"b{number}"
        with suppress(NotImportable):
            import_files(spoilt, data, DISK)
        assert {record.read_bytes() for record in data.rglob("*.handfoot.jsonl")} <= whole


SECRET = ("game.json", "game.shown")


def test_the_secrets_of_doors_and_of_sealed_packs_are_in_no_backup(tmp_path: Path) -> None:
    data = household(tmp_path / "data")
    for folder in (doors_folder(data), data / "seals"):
        folder.mkdir()
        for name in SECRET:
            (folder / name).write_text("{}")
    assert write_backup(data, tmp_path / "backup.zip", DISK).games == 3
    assert not [name for name in zipfile.ZipFile(tmp_path / "backup.zip").namelist() if name.endswith(SECRET)]
