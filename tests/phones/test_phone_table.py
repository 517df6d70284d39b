"""What phones ask of a table beyond moves: hints, an order of their own, cutting the deck, what was missed."""

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.cards import USUAL_SORTING, HandSorting
from game.cli.hosted_game import HostedGame
from game.engine.moves import Cut, Discard, Draw
from game.engine.table.board import Phase
from game.messages.functions import (
    errors as say_errors,
    phones as say,
)
from game.messages.language import speaking, spoken
from game.phones.door_lines import AnswerPhone, Asleep, Awake, PhoneAsked
from game.phones.phone_table import PhoneTable
from game.play.match import Match, Recorder
from game.play.seats import SeatPlan, header_of
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from game.sentences.at_table.table import would_bring
from game.turn.gesture_outcomes import Prompt
from game.turn.possible import possible
from saves.records.journal import ON_DISK, DiskAnswer, Failing, SaveState
from saves.records.lines import Line, MoveLine
from tests.build import PARTNERS
from tests.phones.door_at_hand import DoorAtHand

Fact = dict[str, Any]
WEB: Final = preset("web")


class Table:
    """Four phones at a table without a server."""

    def __init__(
        self, seed: str | None = "table", *, cuts: bool = False, rules: RuleSet = WEB, record: Recorder | None = None
    ) -> None:
        plans = [SeatPlan("phone", "human", on_phone=True).named(name) for name in ("Anna", "Walt", "Lea", "Rosa")]
        made = {"game_id": "x", "created": "2026-01-01T00:00:00Z", "app": "0", "name": "x"}
        self.match = Match(header_of(rules, plans, 2, seed=seed, **made), record, asks_for_cuts=cuts)
        self.match.begin_round()
        self.door = DoorAtHand()
        self.game = HostedGame(self.match)
        own: dict[int, HandSorting] = {}
        self.phones = PhoneTable(
            self.game,
            self.door,  # type: ignore[arg-type]
            lambda seat: own.get(seat, USUAL_SORTING),
            own.__setitem__,
        )
        self.phones.step()

    def put(self, seat: int, **wish: object) -> None:
        """One wish."""
        number = len(self.door.answers) + 1
        self.door.asked.append(PhoneAsked(seat, number, json.dumps({"number": number, **wish}).encode()))

    def ask(self, seat: int, **wish: object) -> AnswerPhone:
        """One wish, and its answer."""
        self.put(seat, **wish)
        self.phones.step()
        return self.door.answers[-1]

    def seen(self, seat: int) -> Fact:
        """What the page of that seat draws."""
        page: Fact = json.loads(self.door.shown[seat])["page"]
        return page

    def faces(self, seat: int) -> list[str]:
        """The hand of that page from the left."""
        return [one["card"] for one in self.seen(seat)["cards"]]

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        return self.match.board.mover

    def play(self, turns: int) -> None:
        """Everybody draws and discards."""
        for _ in range(turns):
            self.match.play(self.mover, Draw())
            mind = player_of("easy")
            while (decided := mind.decide(self.match.view(self.mover), Think(0))) and not isinstance(decided, Discard):
                self.match.play(self.mover, decided)
            self.match.play(self.mover, decided)


def test_a_hint_goes_the_same_steps_as_at_the_screen_and_the_record_knows_it() -> None:
    """Given presses of Hint: first what to look at, then the move; a move that follows it is told as hinted, and
    nobody else's page shows any of it. It is gone with the move.
    """
    table = Table()
    mover = table.mover
    other = (mover + 1) % 4
    assert not table.ask(other, deed="hint").is_done
    before = table.door.shown[other]
    assert table.ask(mover, deed="hint").is_done
    for _ in range(2000):
        table.phones.step()
        if table.seen(mover)["hint"]["spots"]:
            break
    first = table.seen(mover)["hint"]
    assert table.ask(mover, deed="hint").is_done
    assert table.seen(mover)["hint"] != first
    assert table.seen(mover)["hint"]["spots"] == ["stock"]
    assert table.door.shown[other] == before
    assert table.ask(mover, deed="draw").is_done
    assert table.seen(mover)["hint"] is None
    assert [line.hinted for line in table.match.lines if isinstance(line, MoveLine)] == [True]


def test_a_hint_that_takes_time_comes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a slow computer and a hint for what to discard: the page has it as soon as it is there."""
    monkeypatch.setattr("game.turn.hinting.IN_A_FRAME", -1.0)
    table = Table()
    mover = table.mover
    for deed in ("draw", "hint"):
        assert table.ask(mover, deed=deed).is_done
    assert not table.seen(mover)["hint"]["spots"]
    for _ in range(5000):
        table.phones.step()
        if table.seen(mover)["hint"]["spots"]:
            break
    assert table.seen(mover)["hint"]["spots"] == ["discard"]


def test_the_hand_is_sorted_as_somebody_chooses_on_the_phone() -> None:
    """Given somebody who wants low cards on the left, their phone sorts so at once and offers the way back; nobody
    else's does. A hand sorted by suit stays so, one in an order of its own is sorted anew.
    """
    table = Table()
    before, others = table.faces(0), table.faces(1)
    ends = table.seen(0)["sortings"][1]
    assert table.ask(0, sorting=ends["sorting"]).is_done
    assert table.faces(0) != before
    assert sorted(table.faces(0)) == sorted(before)
    assert table.faces(1) == others
    assert table.seen(0)["sortings"][1]["label"] != ends["label"]
    low_left = table.faces(0)
    for wish, order in (({"deed": "sort"}, "suit"), ({"arrange": [0, 3], "before": 7}, "mine")):
        table.ask(0, **wish)
        assert table.seen(0)["sort"] == order
        assert table.ask(0, sorting=ends["sorting"]).is_done
        assert table.seen(0)["sort"] == ("rank" if order == "mine" else order)
    assert table.faces(0) == low_left


def test_a_phone_of_a_hosted_match_announces_the_last_round() -> None:
    """Given nobody at a screen, any phone may say that this round is the last: every phone is told at once, the next
    move records it, and it isn't offered again.
    """
    table = Table()
    assert [table.seen(seat)["may_announce"] for seat in (0, 1)] == [True, True]
    assert table.ask(0, deed="last_round").is_done
    assert [(table.seen(seat)["last"], table.seen(seat)["may_announce"]) for seat in (0, 1)] == [(True, False)] * 2
    assert table.ask(table.match.board.mover, deed="draw").is_done
    assert [line.last for line in table.match.lines if isinstance(line, MoveLine)] == [True]


def test_cards_lie_where_their_owner_puts_them() -> None:
    """Given cards that are put elsewhere, the hand stays in that order through turns of others, a new card lies last,
    and places that are not there change nothing.
    """
    table = Table()
    seat = (table.mover + 1) % 4
    before = table.faces(seat)
    assert table.ask(seat, arrange=[0, 3], before=7).is_done
    own = [*before[1:3], *before[4:7], before[0], before[3], *before[7:]]
    assert table.faces(seat) == own
    table.play(1)
    table.phones.step()
    assert table.faces(seat) == own
    assert table.ask(seat, deed="draw").is_done
    assert table.faces(seat)[: len(own)] == own
    bad: list[Fact] = [
        {"arrange": [40], "before": 0},
        {"arrange": [0], "before": 99},
        {"arrange": [0]},
        {"arrange": []},
    ]
    assert [table.ask(seat, **wish).reason for wish in bad] == ["bad_request"] * len(bad)
    assert table.faces(seat)[: len(own)] == own


def test_whoever_looks_again_is_told_what_was_missed() -> None:
    """Given a phone that sleeps through three turns, which the others see, it is told so when it is looked at again and
    they are not; through its own turn, that the computer played it; while the next round was dealt, that alone.
    """
    table = Table()
    seat = (table.mover + 3) % 4

    def woken(turns: int, *, round: int = 1) -> Fact:
        table.door.asked.append(Asleep(seat))
        table.door.awake -= {seat}
        assert table.phones.step() == (Asleep(seat),)
        assert [one["asleep"] for one in table.seen((seat + 1) % 4)["players"]] == [False, False, True]
        table.phones._slept[seat] = replace(table.phones._slept[seat], round=round)
        table.play(turns)
        table.door.awake |= {seat}
        table.door.asked.append(Awake(seat))
        table.phones.step()
        greeting: Fact = table.seen(seat)["greeting"]
        return greeting

    greeting = woken(3)
    assert greeting["number"] == 1
    assert greeting["head"] == say.welcome(table.match.names[seat])
    assert greeting["body"] == f"{say.your_turn_now()} {say.missed_turns(3)}"
    assert table.seen((seat + 1) % 4)["greeting"] is None
    for number, turns in ((2, 2), (3, 4)):
        greeting = woken(turns)
        assert greeting["body"].endswith(say.computer_played(1))
        assert greeting["number"] == number
    assert woken(2, round=0)["body"] == f"{say.round_began()} {say.your_turn_now()}"


@pytest.mark.parametrize(("seconds", "is_greeted"), [(0.0, False), (59.0, False), (61.0, True)])
def test_whoever_looks_away_for_a_moment_is_not_greeted(
    seconds: float, is_greeted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given nothing missed: after a minute it is said all the same that it is still their turn."""
    table, now = Table(), 1000.0
    for fact, later in ((Asleep(table.mover), 0.0), (Awake(table.mover), seconds)):
        monkeypatch.setattr("game.phones.phone_table.time.monotonic", lambda later=later: now + later)
        table.door.asked.append(fact)
        table.phones.step()
    greeting = table.seen(table.mover)["greeting"]
    assert (greeting is not None) == is_greeted
    assert greeting is None or greeting["body"] == say.still_yours()


def test_what_a_phone_had_laid_out_goes_home_when_its_seat_leaves_it() -> None:
    """Given a seat that is played at the screen meanwhile."""
    table = Table()
    seat = table.mover
    assert table.ask(seat, deed="draw").is_done
    card = next(card for card in table.faces(seat) if card[0] not in "23*")
    assert table.ask(seat, drop="new_pile", cards=card).is_done
    assert table.seen(seat)["draft"]["groups"]
    for seats in (tuple({0, 1, 2, 3} - {seat}), (0, 1, 2, 3)):
        table.door.seats = seats
        table.phones.step()
    assert not table.seen(seat)["draft"]["groups"]


def test_a_meld_is_taken_back_on_the_phone_and_nothing_more() -> None:
    """Given one meld of this turn, Undo takes it back once; then there is nothing to take back, says the phone."""
    table = Table("c", rules=replace(WEB, opening=(0,)))
    seat = table.mover
    assert table.ask(seat, deed="draw").is_done
    ranks = [face[0] for face in table.faces(seat)]
    rank = next(rank for rank in ranks if rank not in "23*" and ranks.count(rank) >= 3)
    own = [face for face in table.faces(seat) if face[0] == rank][:3]
    before = sorted(table.faces(seat))
    assert table.ask(seat, move={"move": "meld", "melds": [{"cards": " ".join(own)}]}).is_done
    assert len(table.faces(seat)) == len(before) - 3
    assert table.ask(seat, deed="undo").is_done
    assert sorted(table.faces(seat)) == before
    refused = table.ask(seat, deed="undo")
    assert (refused.reason, refused.is_done) == ("cannot_undo", False)


@pytest.mark.parametrize(
    ("is_over", "has_told_end", "asked_again", "reason"),
    [
        (True, True, "", ""),
        (True, True, "new", ""),
        (True, True, None, "late"),
        (True, False, "", "late"),
        (False, True, "", "late"),
    ],
)
def test_another_match_is_asked_for_once_everybody_saw_the_end(
    is_over: bool, has_told_end: bool, asked_again: str | None, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table where phones may ask, and one where nobody could begin it; until the end was told the page says
    what has ended. Over is over: the last round can't be announced any more.
    """
    table, heard = Table(), []
    monkeypatch.setattr(HostedGame, "asked_again", asked_again)
    monkeypatch.setattr(HostedGame, "ask_again", lambda _, seat, again: heard.append((seat, again)))
    table.game.has_told_end = has_told_end
    if is_over:
        table.match.give_up()
    assert table.ask(2, again="same").reason == reason
    assert heard == ([(2, "same")] if not reason else [])
    if not has_told_end:
        assert table.seen(2)["between"]["over"] == say.match_has_ended()
    assert table.ask(2, deed="last_round").is_done != is_over


def test_no_hint_is_given_where_none_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so."""
    table = Table()
    monkeypatch.setattr(HostedGame, "may_hint", False)
    assert table.ask(table.mover, deed="hint").words == Prompt.NO_HINTS()


def test_the_phone_that_cuts_is_asked_and_nobody_else_can() -> None:
    """Given a shuffled pack, one page has the cut to make, the others are told who
    cuts; only that one can, and as many cards as it says are lifted. Until then no button plays anything.
    """
    table = Table(seed=None, cuts=True)
    pack = table.match.waiting_pack
    assert pack is not None
    told = table.seen(pack.cutter)["cut_deck"]
    assert (told["mine"], told["cards"]) == (True, pack.cards)
    other = (pack.cutter + 1) % 4
    assert not table.seen(other)["cut_deck"]["mine"]
    for deed in ("undo", "sort"):
        table.ask(pack.cutter, deed=deed)
    assert table.seen(pack.cutter)["buttons"] == []
    assert table.match.names[pack.cutter] in table.seen(other)["head"]
    assert not table.ask(other, cut_deck=30).is_done
    assert not table.ask(pack.cutter, cut_deck=pack.cards).is_done
    assert table.match.pack_waits
    assert table.ask(pack.cutter, cut_deck=30).is_done
    assert table.match.board.phase is not Phase.ENDED
    assert table.seen(other)["cut_deck"] is None


def test_the_program_cuts_for_a_phone_as_it_cuts_for_itself() -> None:
    """Given packets lifted by eye, a phone that can't judge one asks for a cut: it misses by what the dealer's chance
    says, so it often doesn't earn the points. Nobody can ask for it in another's turn, or once all have cut.
    """
    lifted, misses = list[int](), list[int]()
    for seed in "ab":
        table = Table(seed, rules=PARTNERS)
        assert not table.ask((table.mover + 1) % 4, deed="cut_for_me").is_done
        for _ in range(4):
            misses.append(table.match.cut_miss(table.mover))
            assert table.ask(table.mover, deed="cut_for_me").is_done
        assert not table.ask(table.mover, deed="cut_for_me").is_done
        lines = [line.move for line in table.match.lines if isinstance(line, MoveLine)]
        lifted += [move.count for move in lines if isinstance(move, Cut)]
    assert lifted == [22 + miss for miss in misses]
    assert len({*misses}) > 3


def test_a_button_that_is_off_says_its_own_reason_when_it_is_touched() -> None:
    """Given somebody else's turn, every button names whose turn it is, and no card that should be chosen; given cards
    that are laid out, what needs the whole hand says so and moves nothing.
    """
    table = Table()
    mover, other = table.mover, (table.mover + 1) % 4
    for deed in ("meld", "discard", "go_out", "stage", "draw", "take"):
        assert table.ask(other, deed=deed).reason == "not_your_turn", deed
    assert table.ask(mover, deed="draw").is_done
    assert table.ask(mover, deed="meld", cards="").words == say.tap_cards()
    card = next(card for card in table.faces(mover) if card[0] not in "23*")
    assert table.ask(mover, drop="new_pile", cards=card).is_done
    before = table.seen(mover)
    for deed in ("discard", "go_out", "undo"):
        assert table.ask(mover, deed=deed, cards="").reason == "staged_first", deed
    assert table.seen(mover)["draft"] == before["draft"]


def test_a_look_at_the_pile_is_shown_to_the_one_who_looked() -> None:
    """Given a rule set in which the pile may be looked at: its cards are named on the page of whoever did."""
    table = Table(rules=replace(WEB, take_peek=True))
    table.play(3)
    mover = table.mover
    assert table.seen(mover)["body"] == ""
    assert table.ask(mover, deed="peek").is_done
    assert table.seen(mover)["body"] == would_bring(table.match.view(mover).board.peeked_cards)
    assert table.seen((mover + 1) % 4)["body"] == ""


def test_the_last_moves_name_the_card_that_was_discarded() -> None:
    """Given a discard, every page tells its card beside the words: "Anna discarded" alone says nothing."""
    table = Table()
    table.play(1)
    table.phones.step()
    for seat in range(4):
        discarded = [line for line in table.seen(seat)["log"] if line["card"]][-1]
        assert discarded["card"] == table.match.board.upcard


def test_nobody_waits_at_a_door_that_is_shut() -> None:
    """Given a match that is given up, phones are shown its end and given time to fetch it; where the door shuts
    meanwhile, or is shut already, leaving the table waits for nothing: no clock is needed to get on.
    """
    for is_open, waits in ((True, 3), (False, 0)):
        table = Table()
        table.match.give_up()
        table.game.has_told_end, table.door.is_open = True, is_open
        table.phones.say_goodbye(seconds=3600)
        assert table.door.waits == waits
        assert all(table.seen(seat)["over"] for seat in range(4))


class RecordAtHand:
    """A record whose disk answers as the test wants: `kept` is what it says, None while it takes its time."""

    def __init__(self) -> None:
        self.kept: DiskAnswer | None = ON_DISK
        self.then: DiskAnswer | None = ON_DISK

    def append(self, *lines: Line) -> "RecordAtHand":
        """From now on it answers what comes then."""
        self.kept = self.then if lines else self.kept
        return self

    @property
    def state(self) -> SaveState:
        """What `kept` means for the last line."""
        if self.kept is None:
            return SaveState.WAITING
        return SaveState.IN_MEMORY if self.kept.in_memory else SaveState.ON_DISK

    def wait(self, seconds: float | None = None) -> SaveState:
        """It is not waited for."""
        return self.state

    def close(self) -> bool:
        """Nothing to do."""
        return True


def full(lines: int) -> DiskAnswer:
    """The answer of a record on a full disk."""
    return DiskAnswer(lines, Failing(Path("x"), "No space left on device"))


def test_a_move_is_acknowledged_when_the_record_has_answered_and_not_before() -> None:
    """Given a disk that takes its time, a move has no answer, no page shows it and nobody else is heard; once the disk
    has answered, all of that comes.
    """
    record = RecordAtHand()
    table = Table(record=record)
    mover, before = table.mover, dict(table.door.shown)
    record.then = None
    table.put(mover, deed="draw")
    table.put((mover + 1) % 4, deed="hint")
    for _ in range(3):
        table.phones.step()
    assert (table.door.answers, table.door.shown) == ([], before)
    record.kept = ON_DISK
    table.phones.step()
    assert [(answer.seat, answer.is_done, answer.kept) for answer in table.door.answers] == [
        (mover, True, ON_DISK),
        ((mover + 1) % 4, False, ON_DISK),
    ]
    assert len(table.faces(mover)) == len(json.loads(before[mover])["page"]["cards"]) + 2


def test_on_a_full_disk_no_move_is_acknowledged_and_every_page_says_so_until_there_is_room() -> None:
    """Given a disk that takes nothing, play goes on, every answer counts what waits, the page of each seat has the
    screen's notice, and it goes once everything is written.
    """
    record = RecordAtHand()
    table = Table(record=record)
    assert [table.seen(seat)["unsaved"] for seat in range(4)] == [""] * 4
    record.then = full(1)
    first = table.ask(table.mover, deed="draw")
    record.then = full(2)
    second = table.ask(table.mover, deed="discard", cards=table.faces(table.mover)[-1])
    assert [(answer.is_done, answer.kept.in_memory) for answer in (first, second)] == [(True, 1), (True, 2)]
    notice = say_errors.disk_fails("No space left on device")
    assert [table.seen(seat)["unsaved"] for seat in range(4)] == [notice] * 4
    record.kept = record.then = ON_DISK
    assert table.ask(table.mover, deed="draw").kept == ON_DISK
    assert [table.seen(seat)["unsaved"] for seat in range(4)] == [""] * 4


def test_whatever_row_of_the_list_is_pressed_is_done() -> None:
    """Given a round played by pressing rows of "What can I do now?" on phones alone, each is granted and changes
    something, laid out cards and rows within others included; only a discard leaves the card to choose. Every sentence
    of the list, which is the screen's, has its row, and a card to be drawn is a back.
    """
    table, chance, pressed = Table(seed="rows"), random.Random(3), set[str]()
    while table.match.board.phase in (Phase.DRAW, Phase.PLAY):
        seat = table.mover
        seen = table.seen(seat)
        rows = [row for way in seen["ways"] for row in way["several"] or [way]]
        assert sorted(row["text"] for row in rows) == sorted(seen["possible"])
        if seen["draft"] is None or seen["draft"]["kind"] is None:
            assert seen["possible"] == [one.words for one in possible(table.match.view(seat), None)]
        row = chance.choice(rows)
        pressed |= {row["kind"], *(way["kind"] + "s" for way in seen["ways"] if way["several"])}
        assert {*row["cards"]} == {"hand"} if row["kind"] == "draw" else "hand" not in row["cards"]
        before = table.match.line_count, seen["draft"]
        ask = row["ask"] or {"deed": "discard", "cards": table.faces(seat)[0]}
        assert (row["ask"] is None) == (row["kind"] == "discard")
        assert table.ask(seat, **ask).is_done, row
        assert (table.match.line_count, table.seen(seat)["draft"]) != before, row
    assert pressed >= {"draw", "open", "play", "begin", "add", "wild", "close", "discard", "adds"}


def test_a_spanish_phone_at_an_english_table_is_spanish_throughout() -> None:
    """Given one Spanish phone of four: its heading, spoken cards, buttons with their reasons, refusals and moves are in
    Spanish, the others' and the screen's stay English, and the codes of moves and refusals are the same.
    """
    table, spanish = Table(), Table()
    table.play(2)
    table.phones.step()
    seat, other = table.mover, (table.mover + 1) % 4
    english, before = table.seen(seat), table.door.shown[other]
    table.door.languages[seat] = "es"
    table.phones.step()
    assert spoken() == "en"
    with speaking("es"):
        spanish.play(2)
        spanish.phones.step()
        assert table.seen(seat) == spanish.seen(seat)
    assert table.seen(seat) != english
    assert table.door.shown[other] == before
    assert json.loads(table.door.shown[seat]).keys() == json.loads(before).keys()
    refused = table.ask(other, deed="draw"), table.ask(seat, deed="discard")
    assert [answer.reason for answer in refused] == ["not_your_turn", "one_card"]
    with speaking("es"):
        assert refused[1].words == Prompt.ONE_CARD()
    assert refused[1].words != Prompt.ONE_CARD()
