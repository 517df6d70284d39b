import json
from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.cards import Card
from game.rules.ruleset import PresetId
from game.ui.match.deal.deck_cut import DeckCutScene
from game.ui.match.session.session import GameScreen
from game.ui.shared.preferences import Preferences
from saves.disk.folders import games_folder
from saves.records.lines import GameLine, RoundLine, ShuffleLine, decode_line
from saves.records.saved_game import SavedGame
from tests.saves.written_records import POSITION
from tests.toolkit.waiting import PATIENCE
from tests.ui.drive import there
from tests.ui.headers import header
from tests.ui.house import House

NORMAL = Preferences(speed="normal", sound=False, knows_cut=True)
NEWCOMER = replace(NORMAL, knows_cut=False)


def by_chance(rules: PresetId = "web", humans: tuple[int, ...] = (0,), **fields: int) -> GameLine:
    """A match that the system's chance deals."""
    return replace(header(rules, humans, **fields), seed=None)


def scene_of(house: House) -> DeckCutScene:
    """The cut that is on screen."""
    scene = house.app.scene.inner  # type: ignore[attr-defined]  # an OverlaidScene
    assert isinstance(scene, DeckCutScene)
    return scene


def at_the_cut(house: House, line: GameLine | None = None, name: str = "scene") -> DeckCutScene:
    """A new match whose first pack waits to be cut."""
    house.take_up([line or by_chance()], name)
    house.until(lambda: house.report.scene == "deck_cut")
    house.settle()
    return scene_of(house)


def rounds(house: House) -> list[RoundLine]:
    """What the record says of each deal."""
    return [line for line in house.game.match.lines if isinstance(line, RoundLine)]


def pack_of(house: House) -> tuple[Card, ...]:
    """The pack that waits to be cut, top first."""
    line = house.game.match._waiting  # nobody may see it
    assert isinstance(line, RoundLine)
    return line.deck


@pytest.mark.parametrize(("where", "far"), [("packet", 0), ("packet_place", 0), ("packet", 400)])
def test_a_click_on_the_pack_or_beside_it_cuts(open_house: Callable[..., House], where: str, far: int) -> None:
    house = open_house(preferences=NORMAL)
    scene, pack = at_the_cut(house), pack_of(house)
    x, y = there(house.look().find(where)).middle
    house.step(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    if far:
        house.step(Event(pygame.MOUSEMOTION, pos=(x + far, y), rel=(far, 0), buttons=(1, 0, 0)))
    house.step(Event(pygame.MOUSEBUTTONUP, pos=(x + far, y), button=1))
    lifted = scene._lifting.count
    house.until(lambda: bool(rounds(house)))
    assert 0 < lifted < len(pack)
    assert rounds(house)[0].deck == (*pack[lifted:], *pack[:lifted])


@pytest.mark.parametrize("how", ["back", "escape", "lost"])
def test_a_packet_let_go_elsewhere_is_no_cut(open_house: Callable[..., House], how: str) -> None:
    house = open_house(preferences=NORMAL)
    scene = at_the_cut(house)
    pack = there(house.look().find("packet"))
    x, y = pack.middle[0], pack.rect[1] + pack.rect[3] - 20
    house.step(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    far = 400
    house.step(Event(pygame.MOUSEMOTION, pos=(x + far, y), rel=(far, 0), buttons=(1, 0, 0)))
    assert scene.busy
    if how == "back":
        house.step(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(-far, 0), buttons=(1, 0, 0)))
        house.step(Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
    elif how == "escape":
        house.step(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    else:
        house.step(Event(pygame.MOUSEMOTION, pos=(x + far, y), rel=(0, 0), buttons=(0, 0, 0)))
    assert not scene.busy
    house.run(1.0)
    assert house.report.scene == "deck_cut"
    assert not rounds(house)


def test_keys_move_the_line_and_cut_there(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    scene, pack = at_the_cut(house), pack_of(house)
    before = scene._lifting.count
    for _ in range(3):
        house.key("down")
    lifted = scene._lifting.count
    assert lifted > before
    assert scene.state.is_marked
    house.key("return")
    house.until(lambda: bool(rounds(house)))
    assert rounds(house)[0].deck == (*pack[lifted:], *pack[:lifted])


@pytest.mark.parametrize("key", ["c", "return"])
def test_c_or_enter_let_the_program_cut(open_house: Callable[..., House], key: str) -> None:
    house = open_house(preferences=NORMAL)
    at_the_cut(house)
    pack = pack_of(house)
    house.key(key)
    house.until(lambda: bool(rounds(house)))
    deck = rounds(house)[0].deck
    cut = pack.index(deck[0])
    assert deck != pack
    assert sorted(deck) == sorted(pack)
    assert cut >= 0
    house.settle()
    assert house.report.scene == "table"


def test_a_cut_lasts_a_second_at_most_and_a_click_is_enough_of_it(open_house: Callable[..., House]) -> None:
    for preferences, click in ((replace(NORMAL, speed="slow"), False), (NORMAL, True)):
        house = open_house(preferences=preferences)
        scene = at_the_cut(house, name=f"click {click}")
        house.key("c")
        assert scene.busy
        house.run(0.1)
        assert not rounds(house)
        if click:
            house.step(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=1))
        else:
            house.run(0.9)
        assert rounds(house)
    house = open_house(preferences=replace(NORMAL, reduced_motion=True))
    at_the_cut(house, name="calm")
    house.key("c")
    assert rounds(house)


def test_a_newcomer_is_asked_in_the_second_match_and_may_decline_for_good(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NEWCOMER)

    def begin() -> None:
        number = len(list(games_folder(house.data).glob("*.jsonl")))
        house.at_title()
        house.program.table.begin(replace(by_chance(seed=number), id=f"match {number}"))

    def is_asked() -> bool:
        house.until(lambda: house.session.screen is GameScreen.TABLE or house.report.scene == "deck_cut")
        return house.report.scene == "deck_cut"

    begin()
    assert not is_asked()
    assert len(rounds(house)) == 1
    begin()
    assert is_asked()
    house.settle()
    assert any("where you want to cut it" in told.words for told in scene_of(house).told)
    no_more = there(house.look().find("button/no_more_cuts"))
    assert no_more.label == "Never ask me to cut"
    house.press("button/no_more_cuts")
    assert not is_asked()
    begin()
    assert not is_asked()
    assert len(rounds(house)) == 1
    house.program.prefer(replace(house.app.preferences, cuts=True))
    begin()
    assert is_asked()
    house.settle()
    assert house.look().find("button/no_more_cuts") is None


def test_nobody_is_asked_without_motion(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(NORMAL, speed="off"))
    house.take_up([by_chance()])
    house.until(lambda: house.session.screen is GameScreen.TABLE)
    assert len(rounds(house)) == 1


def test_turning_cuts_off_meanwhile_deals_the_pack_uncut(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    at_the_cut(house)
    shown = pack_of(house)
    house.program.prefer(replace(house.app.preferences, cuts=False))
    house.until(lambda: house.session.screen is GameScreen.TABLE)
    assert [line.deck for line in rounds(house)] == [shown]


def test_a_cut_of_several_people_names_one_and_shows_no_card(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.ui.shared.cards.card_art import CardArt

    house = open_house(preferences=replace(NORMAL, reduced_motion=True))
    scene = at_the_cut(house, by_chance(humans=(0, 1)))
    waiting = there(house.game.match.waiting_pack)
    assert waiting.dealer is not None
    right = (waiting.dealer - 1) % 4
    assert scene.seat == (right if right in (0, 1) else 0)
    assert house.game.match.names[scene.seat] in scene.head()[0]
    faces: list[str] = []
    monkeypatch.setattr(CardArt, "face", lambda self, card, *_: faces.append(card))
    house.app.scene.draw(house.app.window.surface, True)
    assert not faces
    assert not [thing.id for thing in house.look().things if thing.id.startswith("hand")]
    house.key("c")
    monkeypatch.undo()
    house.until(lambda: house.session.screen in (GameScreen.CURTAIN, GameScreen.TABLE))
    house.settle()
    assert house.game.eyes not in house.game.people


def test_reshuffled_discards_are_cut_by_whoever_draws_next(open_house: Callable[..., House]) -> None:
    line = by_chance(humans=(0, 1, 2, 3))
    rules = {**line.rules, "stock_out": "reshuffle"}
    fields = {**POSITION, "stock": "3C", "discards": "4C 5C 6C 7C 8C KS", "seat": 2, "turns": [2, 2, 1, 1]}
    nearly_out = decode_line(json.dumps(fields).encode(), 2)
    house = open_house(preferences=replace(NORMAL, reduced_motion=True))
    together = replace(line, rules=rules)
    path = games_folder(house.data) / "reshuffle.handfoot.jsonl"
    saved = SavedGame.create(path, together, house.disk)
    saved.append(nearly_out).wait(PATIENCE)
    saved.close()
    assert house.program.table.open(path)
    house.until(lambda: house.report.scene == "deck_cut")
    house.settle()
    scene = scene_of(house)
    assert (scene.seat, scene.state.cards, scene.state.dealer) == (2, 5, None)
    house.key("down")
    lifted = scene._lifting.count
    house.key("return")
    house.until(lambda: house.session.screen is GameScreen.CURTAIN)
    shuffle = next(line for line in house.game.match.lines if isinstance(line, ShuffleLine))
    assert lifted == scene._lifting.count
    assert len(shuffle.stock) == 5


def test_game_left_at_the_cut_asks_again(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    path = games_folder(house.data) / "left.handfoot.jsonl"
    SavedGame.create(path, by_chance(), house.disk).close()
    for _ in range(2):
        assert house.program.table.open(path)
        house.until(lambda: house.report.scene == "deck_cut")
        house.program.close_game()


def test_screen_can_skip_the_cut_of_a_sleeping_phone(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(NORMAL, reduced_motion=True))
    scene = at_the_cut(house)
    scene.set_state(on_phone=True)
    pack = pack_of(house)
    house.press("button/skip")
    house.until(lambda: bool(rounds(house)))
    assert rounds(house)[0].deck == pack
