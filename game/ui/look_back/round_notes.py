"""What is said beside the figures of a round's score as it becomes known: what `hard` makes of the round, and which
turns cost the only person most, once all of them were looked at.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from game.play.round_par import TeamPar
from game.text.said import saying
from game.ui.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.scores.round_score import RoundScoreScene
from game.ui.session.shown_scores import par_of_round, par_spread
from game.words import scores as words
from saves.lines import SeatInfo


def tell_round(
    scene: RoundScoreScene,
    seats: Sequence[SeatInfo],
    me: int | None,
    pars: Callable[[], Sequence[TeamPar] | None],
    looked_back: Callable[[], LookedBack],
) -> None:
    """Tells the scene what is known now; the turns below what `hard` makes of the round, never without it."""
    turns = turns_that_gave(looked_back(), me, scene.state.model.round) if me is not None else None
    known = pars()
    if known is None:
        return
    told = saying(par_of_round, seats, me, known)
    if me is not None and turns is not None:
        own = known[me % len(known)]
        told = saying(words.with_turns, told, turns, own.mean - own.made)
    scene.show_par(told, saying(par_spread, me, known))


def turns_that_gave(found: LookedBack, seat: int, round: int) -> Mapping[int, float] | None:
    """What the turns of a seat gave away in a round, by their numbers; None while not all of them were looked at."""
    if seat not in found.seats or found.stage is not AnalysisStage.DONE:
        return None
    turns: defaultdict[int, float] = defaultdict(float)
    for one in found.decisions:
        if one.seat == seat and one.round == round and one.points > 0:
            turns[one.turn] += one.points
    return turns
