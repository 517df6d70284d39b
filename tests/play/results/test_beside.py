"""A friend's file beside the own match: what is none, and where two matches of a deal parted."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.analysis.judged.decisions import decisions_of
from game.deals.shared_deal import new_deal, todays_deal
from game.deals.tables import DealTable
from game.engine.moves import Choose, Discard, MeldCards
from game.play.match import Match
from game.play.results.beside import (
    AnotherDeal,
    DamagedFile,
    FriendTrouble,
    Parting,
    Record,
    friends_record,
    parting_of,
    rest_of_turn,
)
from game.play.shared_deals import deal_header
from game.rules.presets import preset
from saves.records.lines import BadRecord, EndLine, MoveLine, RoundLine, UndoLine, header_in
from tests.play.deals_played import FRIDAY, played, text_of
from tests.play.matches_in_memory import header


def kept(folder: Path, text: str) -> Path:
    """A file with that text."""
    path = folder / "ida.handfoot.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


def other_deck(lines: Record) -> Record:
    """The same match, but two cards of the deck have changed places where nobody ever looks."""
    round_ = lines[1]
    assert isinstance(round_, RoundLine)
    *deck, one, other = round_.deck
    assert one != other
    return (lines[0], replace(round_, deck=(*deck, other, one)), *lines[2:])


def abandoned(lines: Record) -> Record:
    """Broken off after ten lines."""
    return (*lines[:10], EndLine(winners=(), totals=(0, 0), reason="abandoned"))


OTHER = new_deal(preset("web"), DealTable(2, ("human", "hard", "hard", "hard")), 7, 1)


def begun(*humans: int) -> Record:
    """Another deal with people there, each called by the number of the seat."""
    match = Match(
        deal_header(OTHER, header(humans=humans).seats, game_id="x", created="2026-01-01T00:00:00Z", app="0", name="x")
    )
    match.begin_round()
    return match.lines


def ida() -> Record:
    """A friend's match, played when it is needed."""
    return played("normal", name="Ida")


TROUBLES: dict[str, tuple[Callable[[], str], FriendTrouble]] = {
    "no record": (lambda: "Dear Anna,\nhere is my game.\n", "no_record"),
    "empty": (lambda: "", "no_record"),
    "nine million bytes": (lambda: "x" * 9_000_000, "too_large"),
    "damaged": (lambda: text_of(ida()[:20]) + "{]\n" + text_of(ida()[20:]), DamagedFile(21)),
    "a move left out": (lambda: text_of(ida()[:8] + ida()[9:]), DamagedFile(9)),
    "no deal": (lambda: text_of((replace(header_in(ida()), deal=None), *ida()[1:])), "no_deal"),
    "a slip": (lambda: text_of((replace(header_in(ida()), deal="YT6Y 94LK KQQ7"), *ida()[1:])), "unreadable_code"),
    "other cards": (lambda: text_of(other_deck(ida())), "other_cards"),
    "goes on": (lambda: text_of(ida()[:-1]), "goes_on"),
    "in the middle": (lambda: text_of(ida()[:30]), "goes_on"),
    "broken off": (lambda: text_of(abandoned(ida())), "broken_off"),
    "the own": (lambda: text_of(played("hard")), "own_game"),
    "another deal, in another chair": (lambda: text_of(begun(2, 3)), AnotherDeal("P2", OTHER.code, None)),
    "another deal, nobody's": (lambda: text_of(begun()), AnotherDeal("P0", OTHER.code, None)),
    "another day": (
        lambda: text_of(played("normal", todays_deal(date(2026, 11, 18)).code, "Ida")),
        AnotherDeal("Ida", todays_deal(date(2026, 11, 18)).code, date(2026, 11, 18)),
    ),
}


@pytest.mark.parametrize("name", TROUBLES)
def test_what_is_no_match_of_the_deal_is_told(tmp_path: Path, name: str) -> None:
    """Each file that cannot be laid beside the own match is told apart, and none is taken for one."""
    make, trouble = TROUBLES[name]
    assert friends_record(kept(tmp_path, make()), played("hard")) == trouble


def test_a_finished_match_of_the_deal_is_taken(tmp_path: Path) -> None:
    """The file comes back line by line; code without spaces, other names of rules and game do not matter."""
    header = header_in(ida())
    assert friends_record(kept(tmp_path, text_of(ida())), played("hard")) == ida()
    changed = replace(header, deal=FRIDAY.replace(" ", ""), rules={**header.rules, "name": "At Ida's"}, name="Mine")
    found = friends_record(kept(tmp_path, text_of((changed, *ida()[1:]))), played("hard"))
    assert isinstance(found, tuple)


def parted(mine: Record, theirs: Record) -> Parting:
    """Where they did."""
    parting = parting_of(mine, theirs)
    assert isinstance(parting, Parting)
    return parting


def test_they_part_at_the_first_move_that_differs() -> None:
    """Up to the parting both records have the same lines, and there the same seat does something else."""
    for one, other in (("hard", "normal"), ("normal", "easy"), ("easy", "hard")):
        mine, theirs = played(one), played(other)
        parting = parted(mine, theirs)
        line = parting.mine.line
        assert line == parting.theirs.line
        assert mine[1 : line - 1] == theirs[1 : line - 1]
        assert parting.mine.view == parting.theirs.view
        assert parting.mine.moves != parting.theirs.moves
        assert parting.mine.seat == 0


def test_what_was_taken_back_is_no_parting() -> None:
    """Given the same moves throughout, or a meld that one of them took back at once, nobody parted."""
    mine = played("hard")
    assert parting_of(mine, played("hard", name="Ida")) == "all_alike"
    at = next(n for n, line in enumerate(mine) if isinstance(line, MoveLine) and isinstance(line.move, MeldCards))
    meld = mine[at]
    assert isinstance(meld, MoveLine)
    theirs = (*mine[:at], meld, UndoLine(seat=meld.seat, moves=1), *mine[at:])
    assert parting_of(mine, theirs) == "all_alike"


def test_melds_in_another_order_are_no_parting() -> None:
    """Given melds of one turn laid in another order, where nothing is added to them later by number, they go on
    together.
    """
    tried = 0
    for level in ("easy", "normal", "hard"):
        mine = played(level)
        for at, line in enumerate(mine):
            if isinstance(line, MoveLine) and isinstance(line.move, MeldCards) and len(line.move.groups) > 1:
                turned = replace(line, move=MeldCards(tuple(reversed(line.move.groups))))
                try:
                    parting = parting_of(mine, (*mine[:at], turned, *mine[at + 1 :]))
                except BadRecord:
                    continue
                tried += 1
                assert parting == "all_alike"
    assert tried


def test_other_stacks_are_told() -> None:
    """Given rules where stacks are chosen, and other choices, they parted before the first turn."""
    code = new_deal(preset("family"), DealTable(2, ("human", "hard", "hard", "hard")), 4, 1).code
    mine = played("hard", code)
    chosen = [n for n, line in enumerate(mine) if isinstance(line, MoveLine) and isinstance(line.move, Choose)]
    own = next(n for n in chosen if mine[n].seat == 0)  # type: ignore[union-attr]  # moves have seats
    other = mine[own]
    assert isinstance(other, MoveLine)
    assert isinstance(other.move, Choose)
    theirs = (*mine[:own], replace(other, move=Choose(1 - other.move.stack)), *mine[own + 1 : chosen[-1] + 1])
    match = Match(header_in(theirs), lines=theirs[1:])
    while not match.is_over:
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        assert match.play(seat, player_of("normal").decide(match.view(seat), Think())) is None
    assert parting_of(mine, match.lines) == "before_first_turn"


def test_the_rest_of_a_turn_ends_with_it() -> None:
    """From the draw on a turn is told to its discard, and nothing of the next one."""
    decisions = decisions_of(played("hard"), range(4))
    for decision in decisions[:30]:
        moves = rest_of_turn(decision, decisions)
        assert moves[: len(decision.moves)] == decision.moves
        assert sum(isinstance(move, Discard) for move in moves) <= 1
