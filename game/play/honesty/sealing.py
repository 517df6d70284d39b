"""The line of a sealed pack before and after its cut, and who cuts it."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card
from game.deals.seal import Seal, cut_at, pack_of, sealed
from game.engine.table.deal import Draws
from saves.records.kept_pack import SealedLine, cards_of
from saves.records.lines import Line, RoundLine, SeatInfo, ShuffleLine, header_in


class PackToCut(Struct, frozen=True):
    """A pack that is shuffled and sealed and waits to be cut. All of this is public."""

    round: int
    """The round that it will be dealt for, or in which it is reshuffled."""
    is_reshuffle: bool
    cutter: int
    cards: int
    hash: str
    """64 hex digits, which `game.deals.seal.words` turns into words."""
    again: bool
    """Whether another seal was shown before, whose pack was lost."""


class WaitingPack(Struct, frozen=True):
    """What is public about a pack that waits to be cut before its seal may be shown."""

    round: int
    cutter: int
    cards: int
    dealer: int | None
    first: int = 0
    draws: Draws = ()
    """For high card: drawn before the pack is shuffled."""


def _with_cards(line: SealedLine, cards: tuple[Card, ...], seal: Seal) -> SealedLine:
    if isinstance(line, RoundLine):
        return replace(line, deck=cards, seal=seal)
    return replace(line, stock=cards, seal=seal)


def with_seal(line: SealedLine, salt: str, *, again: bool) -> SealedLine:
    """The line with a seal of its cards, which are the uncut pack."""
    return _with_cards(line, cards_of(line), Seal(sealed(cards_of(line), salt), salt, 0, again))


def pack_to_cut(line: SealedLine, now: int, cutter: int) -> PackToCut:
    """What may be shown of the line of a sealed pack in, or after, the round `now`."""
    assert line.seal is not None
    number = line.n if isinstance(line, RoundLine) else now
    return PackToCut(
        number, isinstance(line, ShuffleLine), cutter, len(cards_of(line)), line.seal.hash, line.seal.again
    )


def with_cut(line: SealedLine, cut: int) -> SealedLine:
    """The line of a sealed pack after its cut."""
    assert line.seal is not None
    return _with_cards(line, cut_at(cards_of(line), cut), replace(line.seal, cut=cut))


def as_if_cut(line: SealedLine, salt: str, cut: int) -> SealedLine:
    """The line with its cards unchanged, and a seal of the pack from which that cut makes them."""
    return replace(line, seal=Seal(sealed(pack_of(cards_of(line), cut), salt), salt, cut))


def seed_of_cuts(lines: Sequence[Line]) -> str:
    """The seed for computer players' packet cuts in the last round of a record without a seed."""
    seal = next((line.seal for line in reversed(lines) if isinstance(line, RoundLine)), None)
    return header_in(lines).id if seal is None else seal.hash


def cutter_of_deal(seats: Sequence[SeatInfo], dealer: int) -> int | None:
    """The person to the dealer's right, otherwise the next person clockwise from there; None if there is none."""
    around = [(dealer - 1 + step) % len(seats) for step in range(len(seats))]
    return next((seat for seat in around if seats[seat].kind == "human"), None)
