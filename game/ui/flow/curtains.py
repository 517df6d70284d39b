"""What the curtain says: who comes to the screen, why, and what happened meanwhile. Everything on it is public."""

from game.engine.board import Board, Phase
from game.ui.flow.entries import people_of
from game.ui.flow.history import History
from game.ui.flow.open_game import OpenGame
from game.ui.screens import models
from game.words import screens as words
from game.words.grammar import members
from game.words.log import Weight, since_last_turn


def curtain_for(game: OpenGame, history: History, seat: int) -> models.CurtainModel:
    """The curtain before a person's turn to look."""
    board, names = game.board, game.match.names
    people = people_of(game.match.header.seats, board.teams)
    partners = tuple(names[other] for other in members(board.players, board.teams, board.team_of(seat), seat)[1:])
    lines = since_last_turn(history.steps, seat)
    greatest = max((line.weight for line in lines), default=Weight.QUIET)
    return models.CurtainModel(
        person=people[seat],
        partners=partners if board.teams < board.players else (),
        reason=_reason(board, history, names, seat),
        happenings=tuple(
            models.Happening(
                people[line.seat] if line.seat is not None else None,
                line.what,
                line.weight == greatest and line.weight >= Weight.PILE,
            )
            for line in lines
        ),
        where=words.where(board.round, board.rules.rounds, board.rules.name),
    )


def _reason(board: Board, history: History, names: tuple[str, ...], seat: int) -> str:
    if board.phase == Phase.ANSWER:
        return words.asks_you(names[board.turn])
    if board.turn == seat and board.phase == Phase.PLAY:
        answered = next((line for line in reversed(history.lines) if line.seat not in (None, seat)), None)
        return words.turn_goes_on(answered.text) if answered and board.refused else words.GO_ON_TURN
    before = (seat - 1) % board.players
    return words.your_turn_after(names[before]) if sum(board.turns) else words.YOU_BEGIN
