"""Records with seals: which change of a line is a broken seal, which is no record at all, and who minds."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.cards import cards_text, parse_cards
from game.cli.commands.verify_command import report_on
from game.deals.seal import cut_at, sealed
from saves.records.replay import replay_file
from tests.saves.written_records import GAME, POSITION, ROUND, move, record

SALT = "00112233445566778899aabbccddeeff"
RESHUFFLES = {**GAME, "rules": {"base": "web", "stock_out": "reshuffle"}}
NEARLY_OUT = {**POSITION, "stock": "3C", "discards": "4C 5C 6C KS"}


def sealed_line(line: Mapping[str, Any], key: str, cut: int) -> dict[str, Any]:
    """The line with its cards under `key` as a pack that was sealed and then cut."""
    pack = parse_cards(line[key])
    seal = {"hash": sealed(pack, SALT), "salt": SALT, "cut": cut}
    return {**line, key: cards_text(cut_at(pack, cut)), "seal": seal}


DEALT = sealed_line(ROUND, "deck", 100)
SHUFFLED = sealed_line({"type": "shuffle", "stock": "5C 4C 6C"}, "stock", 1)


def swapped(line: Mapping[str, Any], key: str, one: int, other: int) -> dict[str, Any]:
    """The line with two of its cards in each other's place."""
    cards = line[key].split()
    cards[one], cards[other] = cards[other], cards[one]
    return {**line, key: " ".join(cards)}


def with_seal(line: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
    """The line with other values in its seal."""
    return {**line, "seal": {**line["seal"], **changes}}


OTHER_DIGIT = "f" if DEALT["seal"]["hash"][0] == "e" else "e"


@pytest.mark.parametrize("lines", [(GAME, DEALT), (RESHUFFLES, NEARLY_OUT, SHUFFLED)], ids=["round", "shuffle"])
def test_a_true_seal_is_in_order(tmp_path: Path, lines: tuple[Mapping[str, Any], ...]) -> None:
    """Given a round or a reshuffle that is the sealed pack cut where its seal says, the record is in order."""
    assert report_on(record(tmp_path, *lines)).ok


@pytest.mark.parametrize(
    ("before", "changed"),
    [
        ((GAME,), swapped(DEALT, "deck", 0, 1)),
        ((GAME,), with_seal(DEALT, cut=99)),
        ((GAME,), with_seal(DEALT, salt="0" * 32)),
        ((GAME,), with_seal(DEALT, hash=OTHER_DIGIT + DEALT["seal"]["hash"][1:])),
        ((RESHUFFLES, NEARLY_OUT), swapped(SHUFFLED, "stock", 0, 1)),
        ((RESHUFFLES, NEARLY_OUT), with_seal(SHUFFLED, cut=2)),
    ],
    ids=["cards", "cut", "salt", "hash", "cards of a reshuffle", "cut of a reshuffle"],
)
def test_a_seal_of_other_cards_is_refused_by_verify_alone(
    tmp_path: Path, before: tuple[Mapping[str, Any], ...], changed: Mapping[str, Any]
) -> None:
    """Given a well-formed seal that does not fit, `verify` says bad_seal; everybody else can go on with the game."""
    path = record(tmp_path, *before, changed)
    report = report_on(path)
    assert (report.ok, report.line, report.reason) == (False, len(before) + 1, "bad_seal")
    verdict = replay_file(path)
    assert verdict.problem is None
    assert verdict.replay is not None
    assert verdict.replay.broken_seals == [len(before) + 1]


@pytest.mark.parametrize(
    ("before", "changed", "reason"),
    [
        ((GAME,), {**DEALT, "deck": DEALT["deck"].replace("KH", "KS", 1)}, "bad_deal"),
        ((GAME,), {**DEALT, "deck": DEALT["deck"][3:]}, "bad_deal"),
        ((GAME,), {**DEALT, "deck": DEALT["deck"].replace(" ", "  ", 1)}, "malformed"),
        ((GAME,), with_seal(DEALT, hash=DEALT["seal"]["hash"].upper()), "malformed"),
        ((GAME,), with_seal(DEALT, salt=SALT[1:]), "malformed"),
        ((GAME,), with_seal(DEALT, cut=len(DEALT["deck"].split())), "malformed"),
        ((RESHUFFLES, NEARLY_OUT), {**SHUFFLED, "stock": "5C 4C 7C"}, "bad_deal"),
        ((RESHUFFLES, NEARLY_OUT), with_seal(SHUFFLED, cut=3), "malformed"),
    ],
)
def test_any_other_damage_is_no_matter_of_the_seal(
    tmp_path: Path, before: tuple[Mapping[str, Any], ...], changed: Mapping[str, Any], reason: str
) -> None:
    """Given other cards than the rules have, or a seal of another form, that is what the record is refused for."""
    report = report_on(record(tmp_path, *before, changed))
    assert (report.line, report.reason) == (len(before) + 1, reason)


def test_what_comes_before_a_broken_seal_still_counts(tmp_path: Path) -> None:
    """Given a bad move after a broken seal, `verify` names the seal, which comes first."""
    report = report_on(record(tmp_path, GAME, swapped(DEALT, "deck", 0, 1), move(0, "pass")))
    assert (report.line, report.reason, report.lines) == (2, "bad_seal", 1)
