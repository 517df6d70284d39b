"""What must hold after every single thing that somebody does."""

from collections import Counter
from typing import Final

from game.cards import cards_text
from game.engine.candidates import candidates
from game.engine.table.board import Board, Phase
from game.play.match import Match
from game.rules.ruleset import cards_set_aside, pack_size
from saves.records.lines import PositionLine
from tests.simulation.broken import Broken
from tests.ui.house import House

WRONG: Final = "the cards do not add up"


def check_board(board: Board, has_whole_decks: bool = True) -> None:
    """Raises Broken unless every card of a round that is being played is somewhere, and once.

    A scenario made by hand need not have whole decks.
    """
    if board.round == 0 or board.phase == Phase.ENDED:
        return
    melded = sum(len(meld.cards) for team in board.melds for meld in team)
    laid = sum(len(cards) for cards in board.red_threes)
    there = sum(board.hands) + sum(board.feet) + sum(board.tails) + board.stock + board.pile + melded + laid
    dealt = pack_size(board.rules, board.players) - cards_set_aside(board.rules, board.players)
    if there != dealt and has_whole_decks:
        raise Broken(WRONG, f"{there} cards, and {dealt} were dealt")
    if not 0 <= board.mover < board.players or min(*board.hands, *board.feet, board.stock, board.pile) < 0:
        raise Broken(WRONG, f"impossible: {board}")


def check_game(match: Match) -> None:
    """Raises Broken where the cards of the round do not add up."""
    made = [line.n for line in match.lines[1:2] if isinstance(line, PositionLine)]
    check_board(match.board, has_whole_decks=match.board.round not in made)


def check_way_on(match: Match) -> None:
    """Raises Broken where somebody must act and nothing may be done."""
    is_dealt = not match.is_over and not match.awaits_deal and not match.pack_waits
    if is_dealt and not candidates(match.view(match.board.mover)):
        raise Broken(WRONG, f"seat {match.board.mover} has no move in {match.board}")


def check_faces(house: House) -> None:
    """Raises Broken where a hand is told of that does not belong to whoever looks; the lowest card of the pile may be
    laid out with it.
    """
    session = house.program.session
    shown = Counter(target.label for target in house.report.targets if target.id.startswith("hand/"))
    if session is None or house.report.scene != "table" or not shown:
        return
    view = session.game.view
    hand = Counter(cards_text((*view.hand, *view.board.lent)).split())
    if shown - hand:
        raise Broken(
            "a hidden card is told", f"{dict(shown - hand)} is no card of whoever looks: seat {session.game.eyes}"
        )
