"""Notes beside a round's score as they become known: how `hard` does in the round, and which turns cost the only person
most, once all of them were analysed.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from game.analysis.facts import only_followed_hints
from game.messages.language import saying
from game.play.thinking.round_par import TeamPar
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.match.session.score_views import par_details, par_of_round
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from saves.records.lines import SeatInfo


def tell_round(
    scene: RoundScoreScene,
    seats: Sequence[SeatInfo],
    me: int | None,
    pars: Callable[[], Sequence[TeamPar] | None],
    looked_back: Callable[[], LookedBack],
) -> None:
    """Tells the scene the current results; turns only together with the result of `hard`."""
    turns = points_given_by_turn(looked_back(), me, scene.state.model.round) if me is not None else None
    known = pars()
    if known is not None:
        scene.show_par(saying(par_of_round, seats, me, known), saying(par_details, seats, me, known, turns))


def points_given_by_turn(found: LookedBack, seat: int, round: int) -> Mapping[int, float] | None:
    """What each turn of a seat gave away in a round, by turn number; None until all were analysed, or if it
    only followed hints there.
    """
    own = [one for one in found.decisions if one.seat == seat and one.round == round]
    if seat not in found.seats or found.stage is not AnalysisStage.DONE or only_followed_hints(own):
        return None
    turns: defaultdict[int, float] = defaultdict(float)
    for one in own:
        if one.points > 0:
            turns[one.turn] += one.points
    return turns
