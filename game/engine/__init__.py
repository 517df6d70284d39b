"""The game itself: frozen tables, moves judged from the mover's own view, events. No chance, clock, files or screen.

Other programs import from here (`from game.engine import apply`; see docs/engine.md for each name). The game's own
packages import from the defining module, so that the import contracts can see it.
"""

from game.engine.apply import IllegalMove, Step, apply
from game.engine.candidates import candidates
from game.engine.events import Event, TeamScore, events_for
from game.engine.legal import why_not
from game.engine.melding.melds import Meld, card_values
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.engine.refusal import Reason, Refusal
from game.engine.score import score_round
from game.engine.table.board import Board, Phase, opening_minimum
from game.engine.table.deal import BadDeal, Deal, deal_round, reshuffle, why_not_deal, why_not_shuffle
from game.engine.table.position import BadPosition, Position, position_of, table_at
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import SPECTATOR, PlayerView, view_of
from game.engine.undo import TurnHistory

__all__ = [
    "SPECTATOR",
    "Answer",
    "BadDeal",
    "BadPosition",
    "Board",
    "Choose",
    "Cut",
    "Deal",
    "Discard",
    "Draw",
    "Event",
    "GoOut",
    "Group",
    "Hold",
    "IllegalMove",
    "Meld",
    "MeldCards",
    "Move",
    "Pass",
    "Peek",
    "Phase",
    "PlayerView",
    "Position",
    "Reason",
    "Refusal",
    "Step",
    "Table",
    "Take",
    "TeamScore",
    "TurnHistory",
    "apply",
    "before_first_deal",
    "candidates",
    "card_values",
    "deal_round",
    "events_for",
    "opening_minimum",
    "position_of",
    "reshuffle",
    "score_round",
    "table_at",
    "view_of",
    "why_not",
    "why_not_deal",
    "why_not_shuffle",
]
