import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.messages.functions import phones as say, score_pad as say_score_pad
from game.messages.person import Person
from game.phones.door_lines import AnswerPhone, PhoneAsked
from game.portrait_art import face_in, look_in
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from game.ui.evening.score_pad.score_pad_actions import people_at_score_pad
from game.ui.evening.score_pad.score_pad_door import behind_door
from game.ui.evening.score_pad.score_pad_on_phones import ScorePadOnPhones
from game.ui.shared.seated_players import looks_of
from saves.players.people import person_key
from saves.records.journal import ON_DISK, DiskAnswer, Failing
from tests.phones.door_at_hand import DoorAtHand
from tests.saves.score_pads import FIRST
from tests.ui.score_pads_shown import ScorePadAtHand

Fact = dict[str, Any]


class Phones:
    """Phones that look at a pad."""

    def __init__(self, actions: ScorePadAtHand) -> None:
        self.actions, self.door = actions, DoorAtHand()
        self.pad = ScorePadOnPhones(actions, lambda: None, self.door)  # type: ignore[arg-type]
        self.pad.step()

    def tap(self, seat: int, /, **wish: object) -> AnswerPhone:
        """One tap, and its answer."""
        body = json.dumps({"number": len(self.door.answers) + 1, **wish}).encode()
        self.door.asked.append(PhoneAsked(seat, len(self.door.answers) + 1, body))
        self.pad.step()
        return self.door.answers[-1]

    def seen(self, seat: int) -> Fact:
        """The pad as the page of that seat has it."""
        pad: Fact = json.loads(self.door.shown[seat])["page"]["pad"]
        return pad


@pytest.fixture
def phones() -> Phones:
    """A pad before its first round."""
    return Phones(ScorePadAtHand())


def taps_of(entry: RoundEntry) -> Iterator[Fact]:
    """What is tapped to enter a round of Web Classic."""
    for team, written in enumerate(entry.teams):
        for sort in (BookSort.CLEAN, BookSort.DIRTY):
            yield from [{"tap": "more", "field": f"{sort}_{team}"}] * written.books_of(sort)
        for row, points in (("melded", written.melded), ("left", written.left)):
            yield from ({"tap": "digit", "field": f"{row}_{team}", "digits": digit} for digit in str(points))
        yield from [{"tap": "more", "field": f"red_threes_left_{team}"}] * written.red_threes_left
    if entry.out is not None:
        yield {"tap": "out", "seat": entry.out}


def test_taps_of_one_phone_fill_in_a_round_and_everybody_sees_it(phones: Phones) -> None:
    """Given taps one after the other, what stands on the pad is what was entered, each in its own line; other pages
    show the same figures, and the sums are those of the pad itself.
    """
    for tap in taps_of(FIRST):
        assert phones.tap(2, **tap).is_done
    evening = phones.actions.evening
    assert evening.entry(1) == FIRST
    assert phones.seen(0)["rows"] == phones.seen(2)["rows"]
    assert [int(total.replace(",", "")) for total in phones.seen(0)["sums"]] == [
        score.total for score in evening.scores(FIRST)
    ]
    if phones.tap(2, tap="write").is_done and not evening.written.rounds:
        assert phones.seen(2)["question"]["body"]
        phones.tap(2, tap="write_anyway")
    assert evening.written.rounds == (FIRST,)
    assert [one["round"] for one in phones.seen(3)["rounds"]] == [1]


def test_phones_show_the_faces_that_the_screen_shows() -> None:
    """Given a person who chose another face on this computer after the pad was begun, it is on the phones too. The bug:
    they showed the one in the file.
    """
    score_pad = ScorePadAtHand()
    seats = score_pad.evening.header.seats
    faces = {person_key(seats[1].name): look_in(face_in(looks_of(seats)[1]) + 1, 3)}
    table, _ = behind_door(score_pad, lambda: None, faces)
    shown = [person.look for person in people_at_score_pad(score_pad.evening, faces).by_seat]
    assert list(looks_of(table.seats)) == shown != list(looks_of(seats))


def test_only_one_phone_has_the_pen(phones: Phones) -> None:
    phones.tap(1, tap="more", field="clean_0")
    refused = phones.tap(3, tap="more", field="clean_0")
    name = phones.actions.people.called[1]
    assert (refused.is_done, refused.words) == (False, say.is_writing(Person(name)))
    assert phones.seen(3)["writing"] == refused.words
    assert not phones.seen(3)["mine"]
    assert phones.tap(3, tap="let_me").is_done
    assert phones.tap(3, tap="more", field="clean_0").is_done
    assert not phones.tap(1, tap="undo").is_done
    assert phones.actions.evening.entry(1).teams[0].books_of(BookSort.CLEAN) == 2


def test_cards_and_digits_go_on_where_they_were_and_undo_takes_one_tap_back(phones: Phones) -> None:
    for worth in (50, 20, 20):
        phones.tap(0, tap="card", field="melded_0", worth=worth)
    phones.tap(0, tap="digit", field="left_1", digits="8")
    phones.tap(0, tap="digit", field="left_1", digits="5")
    entry = phones.actions.evening.entry(1)
    assert (entry.teams[0].melded, entry.teams[1].left) == (90, 85)
    for tap, field, left in (("erase", "left_1", 8), ("undo", "", 85), ("undo", "", 8)):
        phones.tap(0, tap=tap, field=field)
        assert phones.actions.evening.entry(1).teams[1].left == left
    phones.tap(0, tap="digit", field="left_1", digits="3")
    assert phones.actions.evening.entry(1).teams[1].left == 3


def test_nothing_but_a_tap_is_taken(phones: Phones) -> None:
    bad: list[Fact] = [
        {"tap": "more", "field": "clean_9"},
        {"tap": "digit", "field": "clean_0", "digits": "7"},
        {"tap": "digit", "field": "melded_0", "digits": "-1"},
        {"tap": "card", "field": "melded_0", "worth": 7},
        {"tap": "out", "seat": 4},
        {"tap": "out"},
        {"tap": "round", "round": 2},
        {"tap": "end"},
        {"tap": "less", "field": ["clean_0"]},
    ]
    before = len(phones.actions.lines)
    assert [phones.tap(0, **tap).reason for tap in bad] == ["bad_request"] * len(bad)
    phones.tap(0, tap="less", field="clean_0")
    phones.tap(0, tap="write_anyway")
    assert phones.seen(0)["said"] == say_score_pad.nothing_entered()
    assert len(phones.actions.lines) == before
    for _ in range(6):
        phones.tap(0, tap="digit", field="melded_0", digits="9")
    assert phones.actions.evening.entry(1).teams[0] == TeamEntry(melded=99_999)
    assert phones.seen(0)["said"]


def test_phones_say_which_round_is_the_last() -> None:
    """Given a last round announced at the screen, it is called so on phones. The bug: a round like any other."""
    phones = Phones(ScorePadAtHand(rounds=1))
    phones.actions.announce_last_round()
    phones.pad.step()
    assert json.loads(phones.door.shown[0])["page"]["head"] == "Round 2 · the last · 90 to open"


def test_a_round_is_corrected_and_what_the_screen_writes_is_shown() -> None:
    phones = Phones(ScorePadAtHand(rounds=2))
    phones.tap(0, tap="round", round=1)
    assert phones.seen(0)["drop"]
    phones.tap(0, tap="more", field="clean_0")
    phones.tap(0, tap="write_anyway")
    assert [one.round for one in phones.actions.evening.written.corrections] == [1]
    phones.actions.enter(3, FIRST)
    phones.pad.step()
    assert phones.seen(1)["sums"] != phones.seen(1)["totals"]
    assert phones.seen(1)["rows"][2]["cells"][0]["value"] == str(FIRST.teams[0].melded)
    phones.actions.write_down(3)
    phones.pad.step()
    phones.tap(0, tap="more", field="clean_0")
    assert [number for number, _ in phones.actions.evening.written.drafts] == [4]
    phones.actions.enter(1, RoundEntry(FIRST.teams, None))
    phones.actions.write_down(1)
    phones.actions.end()
    phones.pad.step()
    assert phones.seen(0)["rounds"][0]["note"] == say_score_pad.changed()


def test_a_question_about_figures_that_are_changed_meanwhile_is_not_asked_any_more(phones: Phones) -> None:
    """Given a phone that asks whether to write down an odd number, and the number put right at the screen, no question
    is left, nor comes with the next odd number. The bug: it stayed, with nothing in it.
    """
    phones.actions.enter(1, FIRST.with_team(0, replace(FIRST.teams[0], left=3)))
    phones.tap(0, tap="write")
    assert phones.seen(0)["question"]["body"]
    phones.actions.enter(1, FIRST)
    phones.pad.step()
    assert phones.seen(0)["question"] is None
    phones.tap(0, tap="digit", field="left_0", digits="3")
    assert (phones.seen(0)["question"], bool(phones.seen(0)["said"])) == (None, False)
    assert phones.tap(0, tap="write").is_done
    assert phones.seen(0)["question"]["body"]


def test_the_end_of_the_evening_puts_a_correction_on_phones_aside() -> None:
    """Given a correction under way on a phone when the evening is ended at the screen, phones show who has won; once
    that is taken back, the round to come. The bug: the correction stayed, and whatever was tapped was a bad request.
    """
    phones = Phones(ScorePadAtHand(rounds=2))
    phones.tap(0, tap="round", round=1)
    phones.tap(0, tap="more", field="clean_0")
    phones.actions.end()
    phones.pad.step()
    assert phones.seen(0)["result"] == "Anna & Bartholomew win!"
    assert "rows" not in phones.seen(0)
    phones.tap(0, tap="undo")
    assert (phones.seen(0)["change"], phones.seen(0)["result"]) == (False, "")


def test_a_tap_is_acknowledged_only_with_the_answer_of_the_disk(phones: Phones) -> None:
    phones.actions.kept = None
    with pytest.raises(IndexError):
        phones.tap(0, tap="more", field="clean_0")
    phones.actions.kept = DiskAnswer(1, Failing(Path("x"), "No space left on device"))
    phones.pad.step()
    assert [(answer.is_done, answer.kept.in_memory) for answer in phones.door.answers] == [(True, 1)]
    pages = [json.loads(shown)["page"]["unsaved"] for shown in phones.door.shown.values()]
    assert pages == [say_score_pad.disk_fails("No space left on device")] * 4
    phones.actions.kept = ON_DISK
    assert phones.tap(0, tap="more", field="clean_0").kept == ON_DISK
    assert {json.loads(shown)["page"]["unsaved"] for shown in phones.door.shown.values()} == {""}
