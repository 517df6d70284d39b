"""A word with a computer partner, at its plate during a match."""

from collections.abc import Callable, Mapping

from game.engine.partners.agreements import Agreement, Habit
from game.messages.functions import partner_agreements as say
from game.ui.shared.seated_players import SeatedPlayer
from saves.disk.folders import games_folder
from saves.records.lines import MoveLine
from saves.records.replay import replay_file
from tests.saves.test_older_folders import FOLDERS
from tests.ui.house import House
from tests.ui.match.session.test_handing_over import in_turn


def partner_of(house: House) -> SeatedPlayer:
    """The partner of the only person, as the table shows it."""
    return house.table.state.people.by_seat[(house.game.base + 2) % 4]


def told(house: House) -> list[Mapping[int, tuple[str, ...]]]:
    """The promises that the record tells so far."""
    return [line.agreements for line in house.game.match.lines if isinstance(line, MoveLine) and line.agreements]


def asked(house: House) -> list[str]:
    """What may be asked of the partner now, by the words of records."""
    house.press(f"seat/{(house.game.base + 2) % 4}", "button/rather")
    ids = [thing.id.removeprefix("button/") for thing in house.look().all("button/")]
    return [word for word in ids if word in tuple(Agreement)]


def test_a_promise_is_shown_at_the_plate_and_told_in_the_record(open_house: Callable[..., House]) -> None:
    """Given a person and a computer partner: the agreements are offered at its plate; the one that is pressed is
    promised in words, shown from now on, and is in the next line of the record. It can be taken back.
    """
    house = open_house()
    seat = in_turn(house)
    words = asked(house)
    assert words == [one for one in Agreement if one is not Agreement.WAIT_FOR_FOOT]  # that is in the rules
    house.press(f"button/{words[0]}")
    assert house.table.state.note is not None
    assert "From now on" in house.table.state.note.words
    assert [one.value for one in partner_of(house).agreed] == words[:1]
    house.press(house.look().all("hand/")[-1].id)
    house.press("button/discard")
    house.until(lambda: bool(told(house)))
    assert told(house) == [{(seat + 2) % 4: (words[0],)}]
    assert house.game.saved is not None
    assert replay_file(house.game.saved.path).problem is None
    house.until(lambda: house.game.awaits_person)
    house.press(f"seat/{(seat + 2) % 4}", "button/rather", f"button/no_{words[0]}")
    assert partner_of(house).agreed == ()


def test_agreements_that_have_gone_are_dropped_with_a_sentence(open_house: Callable[..., House]) -> None:
    """Given a match from an older version whose partner kept to all eighteen agreements: a sentence says that some have
    gone, the six still offered are shown, and the next change records these and the habits alone.
    """
    house = open_house().at_title()
    record = games_folder(house.data) / "agreed.handfoot.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    older = (FOLDERS[-1] / "games" / record.name).read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(older[:20]))  # later somebody else plays there
    house.program.open(record)
    house.run(0.2)
    shown = house.program.screens.notice_shown()
    assert shown is not None
    assert shown.words == say.dropped()
    assert partner_of(house).agreed == tuple(Agreement)
    house.game.agree(2, Agreement.KEEP_PAIRS, keeps=False)
    kept = {*Agreement, *Habit} - {Agreement.KEEP_PAIRS}
    assert {*house.game.match.seats[2].agreements} == {one.value for one in kept}
