"""The seal of a pack: what any other program would compute, its words, and turning the cut back."""

import re
import subprocess
from hashlib import sha256

import pytest
from msgspec.structs import replace

from game.assets import assets_folder
from game.cards import parse_cards
from game.deals.seal import Seal, cut_at, holds, pack_of, sealed, words

PACK = parse_cards("KH QD 2C *R 3S KH")
SALT = "00112233445566778899aabbccddeeff"
DIGITS = "b1a67bc7c24b5cfd5ef22e6c90a38eeaad35d7d4dd2b4c8bcbf7c8b1f0ea5c3d"


def test_sha256sum_gives_the_same_digits() -> None:
    """Given a pack and a salt, the command that the format names prints the seal's hash."""
    command = ["sh", "-c", 'printf \'%s %s\\n\' "$PACK" "$SALT" | sha256sum']
    said = subprocess.run(
        command,
        env={"PACK": "KH QD 2C *R 3S KH", "SALT": SALT, "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=True,
    )
    assert said.stdout.decode().split()[0] == sealed(PACK, SALT)


@pytest.mark.parametrize("cut", range(len(PACK)))
def test_a_cut_can_be_turned_back(cut: int) -> None:
    """Given a pack cut anywhere, none of its cards lifted included, the deck leads back to it, and its seal holds."""
    deck = cut_at(PACK, cut)
    assert deck == PACK[cut:] + PACK[:cut]
    assert pack_of(deck, cut) == PACK
    assert holds(Seal(sealed(PACK, SALT), SALT, cut), deck)


def test_a_seal_holds_for_nothing_else() -> None:
    """Given a sealed deck, two unlike cards swapped, another digit or another cut break the seal; like cards do not."""
    deck = cut_at(PACK, 2)
    seal = Seal(sealed(PACK, SALT), SALT, 2)
    assert not holds(seal, (deck[1], deck[0], *deck[2:]))
    assert not holds(replace(seal, cut=3), deck)
    assert not holds(replace(seal, salt=SALT.replace("0", "1", 1)), deck)
    assert not holds(replace(seal, hash=sealed(PACK, "f" * 32)), deck)
    assert holds(seal, (*deck[:3], deck[4], deck[3], *deck[5:])) == (deck[3] == deck[4])


def test_the_words_are_taken_from_the_highest_bits() -> None:
    """Given a hash, its first 44 bits, eleven at a time, are the numbers of its four words."""
    listed = (assets_folder() / "seal-words.txt").read_text("ascii").split()
    bits = f"{int(DIGITS, 16):0256b}"
    assert words(DIGITS) == tuple(listed[int(bits[11 * place : 11 * place + 11], 2)] for place in range(4))
    assert words("0" * 64) == (listed[0],) * 4
    assert words("f" * 64) == (listed[2047],) * 4


def test_the_words_never_change() -> None:
    """Given the list of words, it is the one that every version has: 2,048 different ones of three to eight letters."""
    data = (assets_folder() / "seal-words.txt").read_bytes()
    listed = data.decode("ascii").split("\n")[:-1]
    assert len(set(listed)) == len(listed) == 2048
    assert all(re.fullmatch("[a-z]{3,8}", word) for word in listed)
    assert sha256(data).hexdigest() == "778669dee9707807d366984b04f16acafa2407c7365358ddb64e6c9cd64e82db"
