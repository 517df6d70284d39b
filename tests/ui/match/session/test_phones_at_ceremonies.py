from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.moves import GoOut
from game.engine.table.board import Phase
from game.messages.functions import scores as say_scores
from game.phones import room as rooms
from game.rules.ruleset import PresetId
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.match.session.ceremonies import setting_of
from game.ui.match.session.score_views import round_score, so_far
from game.ui.match.session.session import GameScreen
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ShowSettings
from saves.records.lines import PositionLine
from tests.phones.phone_client import PhoneClient
from tests.ui.drive import Picture
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_phones_at_table import meanwhile, phone_for, phones_of
from tests.ui.match.session.test_round_end import OUT
from tests.ui.samples import nothing

LIVELY = Preferences(speed="normal", sound=False, knows_cut=True)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer is in no network: the door is for itself alone, at any port."""
    monkeypatch.setattr(rooms, "local_addresses", tuple)
    monkeypatch.setattr(rooms, "PORT", 0)


def on_phones(house: House, rules: PresetId) -> list[PhoneClient]:
    """Four phones at a match by these rules, whose deck the system shuffled."""
    house.take_up([replace(header(rules, (0, 1, 2, 3), 4, 2), seed=None)])
    house.session.door.open(at_once=(0, 1, 2, 3))
    house.until(lambda: bool(phones_of(house).address))
    return [phone_for(house, seat) for seat in range(4)]


def cut_the_deck(house: House, phones: list[PhoneClient]) -> None:
    """By the phone that has it."""
    match = house.game.match
    house.until(lambda: match.waiting_pack is not None)
    pack = match.waiting_pack
    assert pack is not None
    assert pack.cutter is not None
    assert meanwhile(house, lambda: phones[pack.cutter or 0].do(cut_deck=40)).json["ok"]


def act(house: House, phones: list[PhoneClient]) -> None:
    """The phone whose turn it is cuts its packet, or chooses a stack."""
    board = house.game.board
    wish = {"cut": 30} if board.phase is Phase.CUT else {"stack": 0}
    reply = meanwhile(house, lambda: phones[board.mover].do(**wish)).json
    assert reply["ok"], reply


@pytest.mark.parametrize("rules", ["partners", "family"])
def test_phones_alone_lead_through_every_ceremony(open_house: Callable[..., House], rules: PresetId) -> None:
    house = open_house(preferences=LIVELY)
    phones = on_phones(house, rules)
    cut_the_deck(house, phones)
    house.run(0.2)
    while house.game.board.phase in (Phase.CUT, Phase.CHOOSE):
        act(house, phones)
    house.until(lambda: house.session.screen is GameScreen.TABLE)
    mover = house.game.board.mover
    assert meanwhile(house, lambda: phones[mover].move({"move": "draw"})).json["ok"]


def test_settings_stay_open_when_a_phone_cuts_the_deck(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=LIVELY)
    phones = on_phones(house, "partners")
    house.until(lambda: house.game.match.waiting_pack is not None)
    house.ask(ShowSettings())
    cut_the_deck(house, phones)
    house.run(0.5)
    assert house.report.scene == "settings"
    house.press("button/back")
    house.until(lambda: house.session.screen is GameScreen.CUT)


@pytest.mark.parametrize("rounds", [2, 1])
def test_a_phone_leads_on_from_the_score(open_house: Callable[..., House], rounds: int) -> None:
    house = open_house(preferences=replace(LIVELY, cuts=False))
    house.take_up((header("web", (0, 1), 4, 2, rounds=rounds), msgspec.convert(OUT, PositionLine)))
    house.session.door.open(at_once=(0, 1))
    house.until(lambda: bool(phones_of(house).address))
    first, second = (phone_for(house, seat) for seat in (0, 1))
    assert meanwhile(house, lambda: first.do(deed="next_round")).json["reason"] == "late"
    assert meanwhile(house, lambda: first.do(deed="discard", cards="9C")).json["ok"]
    house.until(lambda: house.session.screen is GameScreen.SCORE)
    label = say_scores.next_round() if rounds == 2 else say_scores.see_result_now()
    assert meanwhile(house, second.hand)["page"]["next_round"] == label
    assert meanwhile(house, lambda: second.do(deed="next_round")).json["ok"]
    after = GameScreen.TABLE if rounds == 2 else GameScreen.END
    house.until(lambda: house.session.screen is after and house.game.board.round == rounds)


def test_a_round_announced_as_the_last_is_not_one_of_one(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(LIVELY, cuts=False))
    match = house.take_up((header("web", (0,), 4, 2), msgspec.convert(OUT, PositionLine)))
    match.announce_last_round()
    assert match.play(0, GoOut((), Card("9C"))) is None
    board = match.board
    assert setting_of(house.game).rounds == 0
    scored = round_score(so_far(match), 0)
    words = Picture(RoundScoreScene(lambda: scored, nothing), (1366, 768)).words
    assert say_scores.last_round(board.round) in words


def test_computers_wait_for_no_press_while_phones_play(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(LIVELY, cuts=False, pause="wait"))
    house.take_up([header("web", (0,), 4, 2)])
    house.session.door.open(at_once=(0,))
    house.until(lambda: bool(phones_of(house).address))
    phone = phone_for(house, 0)
    house.until(lambda: house.game.board.mover == 0)
    turns = house.game.board.turns[0]
    assert meanwhile(house, lambda: phone.do(deed="draw")).json["ok"]
    card = meanwhile(house, phone.hand)["hand"].split()[0]
    assert meanwhile(house, lambda: phone.do(deed="discard", cards=card)).json["ok"]
    house.until(lambda: house.game.board.mover == 0 and house.game.board.turns[0] > turns)
