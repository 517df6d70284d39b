"""A word with a computer partner, at its plate during a match."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.partners.agreements import Agreement
from game.engine.partners.fitting_agreements import USUAL, OpenStep
from game.ui.match.session import who_plays
from game.ui.shared.seated_players import SeatedPlayer
from saves.records.lines import MoveLine
from saves.records.replay import replay_file
from tests.ui.house import House
from tests.ui.match.session.test_handing_over import in_turn
from tests.ui.match.session.test_open_game import game_of, play_until
from tests.ui.samples import nothing


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
    """Given a person and a computer partner: the usual agreements are offered at its plate, after those that its turn
    suggests; the one that is pressed is promised in words, shown from now on, and stands in the next line of the
    record. It can be taken back.
    """
    house = open_house()
    seat = in_turn(house)
    words = asked(house)
    assert len(words) == 6
    assert len({*words} & {*USUAL}) >= 3
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


def test_every_agreement_can_be_found_at_the_plate(open_house: Callable[..., House]) -> None:
    """The bug: the six that were offered changed from turn to turn, and the one wanted was nowhere."""
    house = open_house()
    in_turn(house)
    found = asked(house)
    for _ in range(2):
        house.press("button/other_agreements")
        ids = [thing.id.removeprefix("button/") for thing in house.look().all("button/")]
        found += [word for word in ids if word in tuple(Agreement)]
    assert sorted(found) == sorted(Agreement)
    house.press("button/other_agreements")
    assert f"button/{found[0]}" in [thing.id for thing in house.look().all("button/")]


def test_each_of_two_partners_is_asked_about_its_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given two teams of three, the bug: what was offered at the plate of the one followed from the other's turn."""
    asked: list[tuple[int, set[int]]] = []

    def fitting(turn: Sequence[OpenStep], seat: int, _: object) -> tuple[Agreement, ...]:
        asked.append((seat, {step.before.turn for step in turn}))
        return ()

    monkeypatch.setattr(who_plays, "fitting_agreements", fitting)
    game = game_of([0], players=6)
    play_until(game, 0)
    game.match.play(0, player_of("normal").decide(game.match.view(0), Think()))
    play_until(game, 5)
    for seat in (2, 4):
        who_plays.rather_dialog(game, seat, nothing, nothing)
    assert asked == [(2, {2}), (4, {4})]
