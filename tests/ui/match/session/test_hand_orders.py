"""The own order of a hand comes back: after a restart, after the others' turns; and never before other eyes."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.moves import Discard
from game.play.practising.practice import Practice
from game.turn.arrangement import Arrangement, move_cards, settle, sorted_so
from game.ui.match.session.one_seat_game import PracticeGame
from game.ui.match.session.remembered_hands import HandOrders
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableHooks
from game.ui.table.update import layout_of
from saves.disk.folders import games_folder, hands_folder
from saves.players.arranged_hands import ArrangedHand, arranged_hands, encoded_hands
from tests.build import my_view, table
from tests.ui.drive import shared_kit
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_shared_screen import lift
from tests.ui.table.table_games import NAMES


def shown(house: House) -> list[str]:
    """The faces of the hand from the left, as other programs are told them."""
    return [thing.label for thing in house.look().all("hand/")]


def written(house: House) -> list[Path]:
    """The files of arranged hands, once there is one."""
    house.until(lambda: any(hands_folder(house.data).glob("*.json")))
    return sorted(hands_folder(house.data).glob("*.json"))


def last_to_front(house: House) -> list[str]:
    """The last card goes to the front, as a drag would put it."""
    table = house.table
    state = table.state
    arrangement = move_cards(state.arrangement, state.view, [len(state.view.hand) - 1], 0)
    table.state = replace(state, arrangement=arrangement, layout=layout_of(state, arrangement))
    house.settle()
    return shown(house)


def by_suit(house: House) -> list[str]:
    """The other sort."""
    house.go("button/sort")
    return shown(house)


@pytest.mark.parametrize("change", [last_to_front, by_suit])
def test_the_hand_lies_as_it_was_left_after_a_restart(
    open_house: Callable[..., House], change: Callable[[House], list[str]]
) -> None:
    """Given a hand put in an own order, or sorted by suit, and a program that ends, the next one shows it the same."""
    house = open_house()
    house.begin()
    house.settle()
    usual = shown(house)
    order = change(house)
    assert order != usual
    written(house)
    house.close()
    again = open_house()
    again.at_title().go("button/continue")
    assert shown(again) == order
    assert again.table.state.arrangement.sort == ("mine" if change is last_to_front else "suit")


def test_each_person_finds_the_own_order_again_and_nobody_elses(open_house: Callable[..., House]) -> None:
    """Given two people, one of whom puts the hand in an own order: the other's lies sorted as usual, the screen between
    them shows no card, and the first one finds the own order again with what was drawn at its end.
    """
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    lift(house)
    house.settle()
    first = house.game.eyes
    order = last_to_front(house)
    for seat in (first, 1 - first):
        assert house.game.eyes == seat
        if seat != first:
            assert house.table.state.arrangement.sort == Arrangement().sort
            assert shown(house) == [str(card) for card in house.table.state.arrangement.order]
        house.key("d", settles=True)
        card, place = house.look().find(house.useless_card), house.look().find("discard")
        assert card is not None
        assert place is not None
        if seat == first:
            order.remove(card.label)
        house.drag(card.middle, place.middle)
        assert not shown(house)
        house.settle()
        lift(house)
        house.settle()
    assert house.game.eyes == first
    hand = shown(house)
    kept = [face for face in order if face in hand]
    assert hand[: len(order)] == kept
    assert house.table.state.arrangement.sort == "mine"


def test_what_an_undo_brings_back_lies_where_it_lay_after_a_restart(tmp_path: Path) -> None:
    """Given kings melded from the middle of an own order and the program begun anew, an undo puts them there again."""
    hand, left = (my_view(table(hand=cards, phase="play")) for cards in ("4S 2C KH KD KS JC", "4S 2C JC"))
    path, order = tmp_path / "a.json", parse_cards("4S 2C KH KD KS JC")
    melded = settle(settle(Arrangement(sort="mine", order=order), hand), left, can_undo=True)

    def keep(hands: Mapping[int, ArrangedHand]) -> None:
        path.write_bytes(encoded_hands("a", hands))

    HandOrders({}, keep).note(0, melded, 1)
    found = settle(HandOrders(arranged_hands(path, "a")).arrangement(0, 1), left, can_undo=True)
    assert found.order == melded.order
    assert settle(found, hand, is_undone=True).order == order


def test_what_a_spoilt_file_calls_cards_harms_nothing() -> None:
    """Given an order with what is no card, the hand is there, sorted or with melds taken back."""
    view = my_view(table(hand="4S KH JC", phase="play"))
    arrangement = HandOrders({0: ArrangedHand("mine", 1, ("KH", "??"), ("", "KH", "5", "JC"))}).arrangement(0, 1)
    arrangement = settle(arrangement, view, can_undo=True, is_undone=True)
    assert sorted(arrangement.order) == sorted(view.hand)
    assert sorted_so(arrangement, view, "rank", arrangement.sorting).order == parse_cards("KH JC 4S")


def test_a_discard_that_was_only_tried_comes_back_where_it_lay() -> None:
    """Given a position to practise and an own order, a discard that is taken back lies in it where it lay."""
    game = PracticeGame(Practice(my_view(table(hand="4S 2C KH 9D JC", phase="play", pile="5C"))))
    people = make_people(NAMES[:4], (True, False, False, False))
    table_shown = TableScene(game, people, TableHooks(), Preferences(speed="off"))
    table_shown.resize(shared_kit((1280, 720), Preferences()))
    state = table_shown.state
    table_shown.state = replace(state, arrangement=move_cards(state.arrangement, state.view, [0], 3))
    order = table_shown.state.arrangement.order
    assert game.play(Discard(order[2])) is None
    table_shown.update(0.0)
    assert game.undo(1) is None
    table_shown.update(0.0)
    assert table_shown.state.arrangement.order == order


def test_orders_of_games_that_are_over_or_gone_are_cleared_away(open_house: Callable[..., House]) -> None:
    """Given an arranged hand whose record somebody has deleted, the next start leaves nothing of it."""
    house = open_house()
    record = house.begin()
    house.settle()
    last_to_front(house)
    (kept,) = written(house)
    house.close()
    record.unlink()
    assert not any(games_folder(house.data).glob("*.jsonl"))
    again = open_house()
    again.program.show_title()
    again.until(lambda: not kept.exists())
