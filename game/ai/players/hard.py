"""The level `hard`: plays by habit, unless the learned judge sees a clearly better lay-down, and looks ahead a little
where habits lose most: wilds for books, and the pile.
"""

from typing import Final

from game.ai.brain.counted_position import MELD, OUT, position_of
from game.ai.player import BALANCED, Think
from game.ai.players.agreed_play import agreed_view
from game.ai.players.expert import ideas_of, most_promising, worths_of
from game.ai.players.tuned_player import Habits
from game.ai.search.ideas import Idea, books_of
from game.ai.search.playouts import PLAYED, Search, laps_ahead
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.learned_weights import learned_tuning_for, preset_played_alike, value_for
from game.cards import is_wild
from game.engine.discard_pile.pile import may_fit, why_no_pile
from game.engine.moves import GoOut, Move, Take
from game.engine.partners.agreements import broken_by
from game.engine.table.board import Board, Phase
from game.engine.table.view import PlayerView
from game.rules.ruleset import PresetId

EFFORT: Final = 160
"""Maximum playouts per decision, about 30 ms; ignores `Think`, so that it plays the same everywhere."""

MOST_IDEAS: Final = 8
"""How many lay-downs besides the default are played out."""

CLEARLY: Final = 40.0
"""Points by which a lay-down, or none, must look better to the learned judge than habit's to be preferred: of the best
in its eyes many are not (tools/training/LOG.md).
"""

JUDGED: Final = frozenset[PresetId]({"couples", "partners"})
"""The rule sets in which the judge has shown in play that it knows better than habit."""


class Hard:
    """Times the opening and the foot, denies the pile, and looks ahead before it hoards wilds or leaves a pile."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        habit = Habits().decide(view, think)
        asks_judge = think.style == BALANCED and _is_judged(view.board)  # other styles open and hold back as they are
        if not _may_be_weak(view, habit, asks_judge):
            return habit
        view = agreed_view(view, think.agreements)
        found = tuple(idea for idea in ideas_of(view, habit) if broken_by(view, idea.move, think.agreements) is None)
        if len(found) < 2 or found[0].move != habit:
            return habit
        board = view.board
        if board.phase == Phase.PLAY:
            lay_downs = _more_wilds(view, found)
            if len(lay_downs) < 2:
                return _judged(view, found).move if asks_judge else habit
            found = lay_downs
        ideas = most_promising(view, found, MOST_IDEAS)
        tuning, value, laps = learned_tuning_for(board), value_for(board), laps_ahead(board)
        search = Search(ideas, Worlds(view), tuning, value, rng_for(view), laps, PLAYED, is_told=False)
        return ideas[search.run(EFFORT).choice].move


def _is_judged(board: Board) -> bool:
    return board.has_partners and board.teams == 2 and preset_played_alike(board.rules) in JUDGED


def _judged(view: PlayerView, ideas: tuple[Idea, ...]) -> Idea:
    """What to follow without looking ahead: habit's lay-down, unless another is clearly better with no fewer books:
    leaving a book gains nothing.
    """
    worths, position, seat, team = worths_of(view, ideas), position_of(view), view.seat, view.team
    clear = [at for at, idea in enumerate(ideas) if idea.kind != OUT and worths[at] >= worths[0] + CLEARLY]
    books = books_of(ideas[0].laid(position, seat), team)
    better = (at for at in clear if books_of(ideas[at].laid(position, seat), team) >= books)
    return ideas[max(better, key=worths.__getitem__, default=0)]


def _more_wilds(view: PlayerView, ideas: tuple[Idea, ...]) -> tuple[Idea, ...]:
    """The first idea and, where more wilds than it lays would make more books, all other lay-downs.

    Other discards are left out: searching among them loses more than it finds (tools/training/LOG.md).
    """
    position, seat, team = position_of(view), view.seat, view.team
    wilds, books = ideas[0].wilds, books_of(ideas[0].laid(position, seat), team)
    lay_downs = tuple(idea for idea in ideas[1:] if idea.kind == MELD)
    makes_more = any(idea.wilds > wilds and books_of(idea.laid(position, seat), team) > books for idea in lay_downs)
    return (ideas[0], *lay_downs) if makes_more else ideas[:1]


def _may_be_weak(view: PlayerView, habit: Move, asks_judge: bool) -> bool:
    """A quick check that saves computing ideas: a pile may be taken, the judge asked, or wilds are close to a book."""
    match view.board.phase:
        case Phase.DRAW:
            return isinstance(habit, Take) or (why_no_pile(view.board) is None and may_fit(view.board, view.hand))
        case Phase.PLAY:
            return not isinstance(habit, GoOut) and (asks_judge or _wilds_near_a_book(view))
        case _:
            return False


def _wilds_near_a_book(view: PlayerView) -> bool:
    """Whether some wilds in the hand, with its naturals, might complete one of the team's melds."""
    wilds, size = sum(map(is_wild, view.hand)), view.board.rules.book_size
    return wilds > 0 and any(
        len(meld.cards) < size <= len(meld.cards) + wilds + sum(card[0] == meld.rank for card in view.hand)
        for meld in view.board.melds[view.team]
    )
