from collections.abc import Callable

import msgspec
import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.cards import Card
from game.engine.moves import GoOut
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.messages.functions import screens as say_screens
from game.messages.person import Person
from game.ui.match.session.session import GameScreen
from game.ui.match.session.who_plays import stood_in
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import HandOver, SeeTable
from game.ui.shared.seated_players import PlayedAt, SeatMark
from saves.records.lines import GameLine, MoveLine, Plays, PositionLine
from saves.records.replay import replay_file
from tests.ui.drive import there
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_round_end import OUT
from tests.ui.match.session.test_shared_screen import lift
from tests.ui.match.session.test_taking_time import QUICK
from tests.ui.samples import nothing
from tests.window.window_player import HOLD


def in_turn(house: House, humans: tuple[int, ...] = (0,)) -> int:
    """A person has drawn; whose turn it is."""
    house.take_up([header("web", humans)])
    house.until(lambda: house.game.awaits_person)
    if len(humans) > 1:
        lift(house)
    house.settle()
    house.key("d", settles=True)
    assert house.game.board.phase is Phase.PLAY
    return house.game.board.mover


def test_a_curtain_that_is_being_lifted_stays_when_another_seat_changes_hands(
    open_house: Callable[..., House],
) -> None:
    """The bug: a phone came to somebody else's seat while the button was held; the curtain fell anew, and holding did
    nothing.
    """
    house = open_house()
    house.take_up([header("web", (0, 1, 2))])
    button = there(house.settle().find("button/continue"))
    due = there(house.game.looker_due)
    house.step(Event(pygame.MOUSEBUTTONDOWN, pos=button.middle, button=1))
    house.run(HOLD / 2)
    house.session.ask(HandOver((due + 1) % 3, PlayedAt.COMPUTER))
    house.run(HOLD / 2)
    assert house.game.eyes == due
    assert house.look().scene == "table"


@pytest.mark.parametrize(
    ("line", "screen"),
    [
        (replace(header("web", (0, 1, 2)), seed=None), GameScreen.DECK_CUT),
        (header("partners", (0, 1, 2, 3)), GameScreen.CUT),
        (header("family", (0, 1, 2, 3)), GameScreen.CHOOSE),
    ],
    ids=["the pack", "a packet", "a stack"],
)
def test_whoever_cuts_or_chooses_goes_on_with_it(
    open_house: Callable[..., House], line: GameLine, screen: GameScreen
) -> None:
    """The bug: the pack that somebody had begun to lift lay there uncut when another seat changed hands."""
    house = open_house(preferences=Preferences(sound=False, knows_cut=True))
    house.take_up([line])
    house.until(lambda: house.session.screen is screen and house.game.is_settled and not house.report.busy)
    before = house.app.scene
    pack = house.game.match.waiting_pack
    acts = house.game.board.mover if pack is None else pack.cutter
    house.session.ask(HandOver(0 if acts else 1, PlayedAt.COMPUTER))
    assert house.app.scene is before
    house.session.ask(HandOver(acts, PlayedAt.COMPUTER))
    assert house.app.scene is not before


def test_a_held_card_stays_in_the_hand_that_holds_it(open_house: Callable[..., House]) -> None:
    """The bug: a card on its way fell back into the hand when another seat changed hands. It stays where it is let go,
    and then the table shows who plays.
    """
    house = open_house()
    mover = in_turn(house, (0, 2))
    card, pile = there(house.look().find(house.useless_card)).middle, there(house.look().find("discard")).middle
    held = len(house.game.view.hand)
    house.step(Event(pygame.MOUSEBUTTONDOWN, pos=card, button=1))
    house.step(Event(pygame.MOUSEMOTION, pos=(card[0], card[1] - 60), rel=(0, -60), buttons=(1, 0, 0)))
    house.session.ask(HandOver(2 - mover, PlayedAt.COMPUTER))
    house.step(Event(pygame.MOUSEMOTION, pos=pile, rel=(0, -60), buttons=(1, 0, 0)))
    house.step(Event(pygame.MOUSEBUTTONUP, pos=pile, button=1))
    house.until(lambda: house.game.board.mover != mover)
    assert len(house.game.match.view(mover).hand) == held - 1
    house.until(lambda: there(house.session.table).state.people.by_seat[2 - mover].mark is SeatMark.COMPUTER)


def test_a_score_that_is_read_stays_when_another_seat_changes_hands(open_house: Callable[..., House]) -> None:
    """The bug: a phone that fell silent after the last card took the reader back to the first page. It is told anew
    when it calls somebody "You" who is there no more.
    """
    house = open_house(preferences=QUICK)
    house.take_up((header("family", (0, 2)), msgspec.convert(OUT, PositionLine)))
    lift(house)
    house.session.ask(HandOver(2, PlayedAt.COMPUTER))
    assert house.game.play(GoOut((), Card("9C"))) is None
    house.until(lambda: house.session.screen is GameScreen.SCORE)
    before = house.app.scene
    house.session.ask(HandOver(2, PlayedAt.SCREEN))
    assert house.app.scene is before
    house.session.ask(HandOver(0, PlayedAt.COMPUTER))
    assert house.app.scene is not before


def test_who_asks_for_the_next_round_plays_it(open_house: Callable[..., House]) -> None:
    """The bug: the computer had played a round for somebody who then pressed Next round, and it went on in that one,
    too. Given the only person, the round that they ask for is theirs.
    """
    house = open_house(preferences=QUICK)
    house.take_up((header("family", (0,)), msgspec.convert(OUT, PositionLine)))
    house.until(lambda: house.session.table is not None)
    assert house.game.play(GoOut((), Card("9C"))) is None
    house.session.ask(HandOver(0, PlayedAt.COMPUTER))
    house.until(lambda: house.session.screen is GameScreen.SCORE)
    assert house.game.people == ()
    note = stood_in(house.game, nothing)
    assert note is not None
    assert [(one.id, one.key) for one in note.actions] == [("button/play_here", pygame.K_F6)]
    house.press("button/continue")
    house.until(lambda: house.game.awaits_person)
    assert stood_in(house.game, nothing) is None
    assert house.game.played_at(0) is PlayedAt.SCREEN


def test_a_round_nobody_has_moved_in_was_not_played_by_the_computer(open_house: Callable[..., House]) -> None:
    """The bug: the computer had played the round before, somebody asked for the next one and left; back again they read
    "The computer made your last move", of a round in which they hadn't had a turn.
    """
    house = open_house(preferences=QUICK)
    house.take_up((header("family", (0,)), msgspec.convert(OUT, PositionLine)))
    house.until(lambda: house.session.table is not None)
    house.session.ask(HandOver(0, PlayedAt.COMPUTER))
    house.until(lambda: house.session.screen is GameScreen.SCORE)
    house.press("button/continue")
    house.until(lambda: house.game.board.round == 2)
    house.program.open(there(house.game.saved).path)
    assert house.program.screens.notice() is None


def test_another_day_the_person_plays_again(open_house: Callable[..., House]) -> None:
    """Given a computer player that stood in for the person and decided at that seat when the match was left: opened
    again, the seat is the person's, who is told, and nobody moves before the person does. Their next move says so in
    the record. The bug: "the computer plays" was forgotten without a word.
    """
    house = open_house()
    seat = in_turn(house)
    house.session.ask(HandOver(seat, PlayedAt.COMPUTER))
    house.until(lambda: house.game.match.seats[seat].kind == "computer" and house.game.board.mover != seat)
    path = there(house.game.saved).path
    house.program.open(path)
    told = there(house.program.screens.notice())
    assert told.words == "You play again. The computer made your last move."
    house.until(lambda: house.game.awaits_person)
    assert house.game.eyes == seat
    assert house.settle().find("button/play_here") is None
    house.key("d", settles=True)
    last = [line for line in house.game.match.lines if isinstance(line, MoveLine)][-1]
    assert (last.seat, last.plays) == (seat, Plays(kind="human"))
    assert replay_file(path).problem is None
    assert house.program.screens.notice() is None  # the bug: it stood there beside the next hint, and over the score


def test_everybody_who_lent_a_seat_to_the_computer_has_it_back_another_day(open_house: Callable[..., House]) -> None:
    house = open_house()
    seat = in_turn(house, (0, 2))
    house.session.ask(HandOver(seat, PlayedAt.COMPUTER))
    house.until(lambda: house.game.board.mover != seat)
    house.program.open(there(house.game.saved).path)
    house.step()
    assert house.game.people == (0, 2)
    told = there(house.program.screens.notice())
    assert told.words.startswith("Anna plays again" if seat == 0 else "Rosa plays again")


def test_who_watches_computer_players_goes_on_watching(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", ())])
    house.until(lambda: sum(house.game.board.turns) > 2)
    house.program.open(there(house.game.saved).path)
    house.step()
    assert house.game.people == ()
    assert house.game.eyes == SPECTATOR


def test_a_plate_lets_somebody_take_over_and_the_curtain_falls(open_house: Callable[..., House]) -> None:
    house = open_house()
    seat = in_turn(house)
    other = (seat + 1) % 4
    house.press(f"seat/{other}", "button/play_here")
    assert house.game.people == tuple(sorted((seat, other)))
    assert house.game.eyes == seat
    assert house.game.me is None
    house.press(house.useless_card)
    sight = house.go("button/discard")
    assert sight.scene == "curtain"
    assert not sight.all("hand/")
    lift(house)
    assert house.game.eyes == other


def test_the_last_person_at_the_screen_lifts_the_curtain_once_more(open_house: Callable[..., House]) -> None:
    house = open_house()
    seat = in_turn(house, (0, 2))
    other = 2 - seat
    house.session.ask(HandOver(seat, PlayedAt.COMPUTER))
    house.step()
    assert house.game.eyes == SPECTATOR
    assert not house.look().all("hand/")
    house.until(lambda: house.session.screen is GameScreen.CURTAIN)
    lift(house)
    assert house.game.eyes == other
    house.settle()
    assert house.look().find("hand/0") is not None


def test_a_plate_is_reached_by_keys(open_house: Callable[..., House]) -> None:
    house = open_house()
    in_turn(house)
    for _ in range(80):
        house.key("Tab")
        if house.report.focus.startswith("seat/"):
            break
    house.step(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert house.look().find("button/play_here") is not None


def test_a_computer_players_box_has_its_name_and_begins_with_what_it_can_be_asked(
    open_house: Callable[..., House],
) -> None:
    """The bug: who pressed Rosa to ask about her was asked who plays for her. Given a partner that has played, the box
    is called Rosa, and why she played so comes first, who takes her seat last; it isn't the name of a person.
    """
    house = open_house()
    house.take_up([header("web", (0,))])
    house.until(lambda: house.game.awaits_person and house.game.board.turns[2] > 0)
    house.settle()
    house.press("seat/2")
    table = house.program.session.table  # type: ignore[union-attr]  # a match is open
    assert table is not None
    dialog = there(table.modal)
    assert dialog.title == house.game.match.names[2]
    assert "playing for" not in dialog.words
    ids = [button.id for button in dialog.extra]
    asked = [id for id in ids if id in ("button/why", "button/rather")]
    assert ids.index("button/play_here") > max(map(ids.index, asked))


def test_the_menu_behind_a_curtain_offers_the_seat_that_is_due(open_house: Callable[..., House]) -> None:
    house = open_house()
    seat = in_turn(house, (0, 2))
    house.press(house.useless_card, "button/discard")
    house.until(lambda: house.session.screen is GameScreen.CURTAIN)
    house.session.ask(SeeTable())
    change = there(house.session.change_for_front())
    assert change.label == say_screens.computer_plays(Person("Rosa" if seat == 0 else "Anna"))
