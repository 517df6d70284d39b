"""How the cards of a finished round were sealed, and what anybody needs to check it.

Pack and salt are secret while a round is played, so there is nothing before its score.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from game.cards import Card, cards_text
from game.deals.seal import Seal, pack_of, sealed
from saves.records.kept_pack import cards_of
from saves.records.lines import Line, PositionLine, RoundLine, ScoreLine, ShuffleLine, header_in

DealtFrom = Literal[
    "system",  # the randomness of the operating system
    "seed",
    "code",  # the code of the deal
    "position",  # the round continues from a position: nothing was dealt here
]


class SealedPack(Struct, frozen=True):
    """A shuffled pack, before its cut, top first; `found` is its recomputed hash."""

    seal: Seal
    pack: tuple[Card, ...]
    found: str
    is_reshuffle: bool

    @property
    def holds(self) -> bool:
        """Whether it is the pack that was sealed."""
        return self.found == self.seal.hash


class RoundSeals(Struct, frozen=True):
    """The sealed packs of a round, in order: the deck, then reshuffled discards."""

    round: int
    dealt_from: DealtFrom
    packs: tuple[SealedPack, ...] = ()


def round_seals(lines: Sequence[Line], number: int) -> RoundSeals | None:
    """The seals of a round by its number, from a whole record, header first; None before the round is scored."""
    header = header_in(lines)
    dealer: DealtFrom = "code" if header.deal else "system" if header.seed is None else "seed"
    source, packs = dealer, list[SealedPack]()
    for line in lines[1:]:
        if isinstance(line, RoundLine | PositionLine):
            source, packs = dealer if isinstance(line, RoundLine) else "position", []
        if isinstance(line, RoundLine | ShuffleLine) and line.seal is not None:
            pack = pack_of(cards_of(line), line.seal.cut)
            packs.append(SealedPack(line.seal, pack, sealed(pack, line.seal.salt), isinstance(line, ShuffleLine)))
        if isinstance(line, ScoreLine) and line.n == number:
            return RoundSeals(number, source, tuple(packs))
    return None


_SHELL: Final = "printf '%s %s\\n' {pack} {salt} | "
_COMMANDS: Final = {
    "darwin": (_SHELL + "shasum -a 256", "'{}'", '"${}"'),
    "win32": (
        '$sealed = [Text.Encoding]::ASCII.GetBytes("{pack} {salt}`n"); '
        "$sha = [Security.Cryptography.SHA256]::Create(); "
        "-join ($sha.ComputeHash($sealed) | ForEach-Object ToString x2)",
        "{}",
        "${}",
    ),
}
"""By platform: the command, how it quotes what is sealed, and how it quotes a variable instead."""
_ELSEWHERE: Final = (_SHELL + "sha256sum", "'{}'", '"${}"')


def check_command(platform: str, pack: Sequence[Card], salt: str) -> str:
    """A shell command (PowerShell on Windows) that prints the digits of a seal on a system (`sys.platform`) without
    this program.

    >>> check_command("linux", (Card("KH"), Card("*R")), "00ff")
    "printf '%s %s\\\\n' 'KH *R' '00ff' | sha256sum"
    """
    command, quoted, _ = _COMMANDS.get(platform, _ELSEWHERE)
    return command.format(pack=quoted.format(cards_text(pack)), salt=quoted.format(salt))


def check_command_in_short(platform: str) -> str:
    """The same with names in place of pack and salt, for display.

    >>> check_command_in_short("darwin").split()[3:]
    ['"$PACK"', '"$SALT"', '|', 'shasum', '-a', '256']
    """
    command, _, named = _COMMANDS.get(platform, _ELSEWHERE)
    return command.format(pack=named.format("PACK"), salt=named.format("SALT"))
