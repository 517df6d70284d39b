import pytest
from msgspec.structs import replace

from game.engine.table.board import Board, Phase
from game.sentences.at_table.going_out_texts import Need
from game.sentences.at_table.spoken_text import held, need, player, team_read
from tests.build import WEB, table

NAMES = ("Anna", "Walt", "Rosa", "June")
BOARD = table(
    rules=replace(WEB, red_threes="lay_down", wild_melds="allowed"),
    melds=["KC KD KH KS KC KD 2C", "QC QD QH"],
    their_melds=["2C 2D 2H"],
    red_threes=["3H", "3H 3D"],
    in_foot=(3,),
    hands={1: "4C"},
).board
ALONE = table(players=3, teams=3, melds=["QC QD QH"]).board
OURS = "have kings, dirty book of seven cards, one of them wild; queens, clean meld of three cards; one red three."


@pytest.mark.parametrize(
    ("board", "team", "me", "said"),
    [
        (BOARD, 0, 0, f"You & Rosa {OURS}"),
        (BOARD, 0, None, f"Anna & Rosa {OURS}"),
        (BOARD, 1, 0, "Walt & June have wilds, meld of three cards; two red threes."),
        (ALONE, 0, 0, "You have queens, clean meld of three cards."),
        (ALONE, 1, 0, "Walt has no melds yet."),
        (ALONE, 2, None, "Rosa has no melds yet."),
    ],
)
def test_a_team_is_read_with_its_melds_and_red_threes(board: Board, team: int, me: int | None, said: str) -> None:
    assert team_read(board, NAMES[: board.players], team, me) == said


def test_a_player_is_read_with_cards_and_foot() -> None:
    """And with whose turn it is, who is the partner, and a warning. The bug: of a partner who was asked for permission
    it was said that it's their turn.
    """
    foot = "foot of two cards not picked up yet"
    turns = {Phase.DRAW: "; it's their turn", Phase.ANSWER: "; they're being asked for permission", Phase.ENDED: ""}
    for phase, told in turns.items():
        assert player("Walt", replace(BOARD, mover=1, phase=phase), 1, False, "") == f"Walt, one card, {foot}{told}"
    assert player("Rosa", BOARD, 2, True, "last card!") == f"Rosa, your partner, two cards, {foot}; last card!"
    assert player("June", BOARD, 3, False, "") == "June, two cards, playing from the foot"
    assert (held(BOARD, 1), held(BOARD, 3)) == (f"one card, {foot}", "two cards, playing from the foot")


def test_the_last_card_is_neither_done_nor_lacking() -> None:
    assert (need(Need(False, "Last card", "")), need(Need(True, "Clean books", "2/2"))) == (
        "Last card",
        "done: Clean books, 2/2",
    )
