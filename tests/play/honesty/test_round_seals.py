"""How a round was sealed, and what anybody checks it with."""

import shutil
import subprocess

import pytest
from msgspec.structs import replace

from game.deals.seal import Seal, holds
from game.play.honesty.round_seals import DealtFrom, check_command, round_seals
from saves.records.lines import GameLine, RoundLine, ScoreLine, ShuffleLine
from tests.build import there
from tests.ui.seals_shown import sealed_record, up_to_score


def test_pack_and_salt_are_there_only_after_the_score() -> None:
    """Given a sealed round, nothing is told of it one line before its score, everything with it; later rounds aside."""
    lines = up_to_score(sealed_record())
    assert isinstance(lines[-1], ScoreLine)
    assert round_seals(lines[:-1], 1) is None
    seals = there(round_seals(lines, 1))
    deal = lines[1]
    assert isinstance(deal, RoundLine)
    assert [pack.seal for pack in seals.packs] == [deal.seal]
    assert seals.packs[0].pack[71:] + seals.packs[0].pack[:71] == deal.deck
    assert seals.packs[0].holds
    assert round_seals(lines, 2) is None


def test_a_reshuffle_belongs_to_its_round() -> None:
    """Given two rounds and discards that were shuffled in the second, that has two packs and the first has one."""
    lines = sealed_record()
    second = next(n for n, line in enumerate(lines) if isinstance(line, RoundLine) and line.n == 2)
    deal = lines[second]
    assert isinstance(deal, RoundLine)
    shuffle = ShuffleLine(stock=deal.deck[:40], seal=Seal("0" * 64, "1" * 32, 3))
    lines = (*lines[: second + 1], shuffle, *lines[second + 1 :])
    first, then = round_seals(lines, 1), round_seals(lines, 2)
    assert first is not None
    assert then is not None
    assert [pack.is_reshuffle for pack in first.packs] == [False]
    assert [pack.is_reshuffle for pack in then.packs] == [False, True]
    assert [pack.holds for pack in then.packs] == [True, False]


def test_a_seal_of_another_pack_is_found_out() -> None:
    """Given a deck in which two unlike cards were swapped, its seal no longer holds, and the words stay those shown."""
    header, deal, *rest = up_to_score(sealed_record())
    assert isinstance(deal, RoundLine)
    assert deal.seal is not None
    other = next(n for n, card in enumerate(deal.deck) if card != deal.deck[0])
    swapped = (deal.deck[other], *deal.deck[1:other], deal.deck[0], *deal.deck[other + 1 :])
    seals = there(round_seals((header, replace(deal, deck=swapped), *rest), 1))
    assert not seals.packs[0].holds
    assert seals.packs[0].seal == deal.seal
    assert not holds(deal.seal, swapped)


@pytest.mark.parametrize(("fields", "source"), [({"seed": 4}, "seed"), ({"deal": "X"}, "code")])
def test_what_decided_the_cards_is_told(fields: dict[str, object], source: DealtFrom) -> None:
    """Given a record with a seed or a deal's code, its rounds say so; without either they come from the system."""
    header, *rest = up_to_score(sealed_record())
    assert isinstance(header, GameLine)
    told, plain = round_seals((replace(header, **fields), *rest), 1), round_seals((header, *rest), 1)
    assert told is not None
    assert plain is not None
    assert (told.dealt_from, plain.dealt_from) == (source, "system")


@pytest.mark.parametrize(
    ("platform", "tool", "services"),
    [
        ("linux", "sha256sum", ("sh", "-c")),
        ("darwin", "shasum", ("sh", "-c")),
        ("win32", "pwsh", ("pwsh", "-NoProfile", "-Command")),
    ],
)
def test_the_command_prints_the_digits(platform: str, tool: str, services: tuple[str, ...]) -> None:
    """Given a round that is scored, the command of each system, as far as it is here, prints the hash of its seal."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not here")
    seals = there(round_seals(up_to_score(sealed_record()), 1))
    pack = seals.packs[0]
    command = check_command(platform, pack.pack, pack.seal.salt)
    said = subprocess.run([*services, command], capture_output=True, check=True, timeout=60)
    assert said.stdout.decode().split()[0] == pack.seal.hash
