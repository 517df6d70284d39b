"""What an analysis may say about a match, from one seat's view. In an unfinished match these are the only person's
decisions and the finished rounds.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from game.analysis.facts import LeadPoint, only_followed_hints, show_how_one_plays
from game.analysis.strength.level_figures import style_of_play
from game.analysis.strength.life_of_games import RATED_FROM
from game.engine.score import lead_of
from game.engine.table.board import melded_points
from game.engine.table.view import SPECTATOR
from game.messages.functions import looking_back as say
from game.messages.language import saying
from game.messages.person import Person
from game.sentences.advice import looking_back as words
from game.sentences.grammar import seat_person
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.review.look_back.turns.lead_graph import GivenSpot, GraphModel, LeadSpot
from game.ui.shared.moments.film import Film

ROUNDS_OF_WORDS: Final = 4
"""The matches in which the words for points given away were measured; others are scaled to as many."""


class Findings:
    """Made for each state of the analysis; the results about luck are taken over from those `before`."""

    def __init__(self, film: Film, found: LookedBack, base: int, before: "Findings | None" = None) -> None:
        self.film, self.found, self.base = film, found, base
        self.team = base % max(1, len(film.header.teams))
        self.is_me = base == film.own
        may_tell = film.is_finished or film.own is not None
        self.own = tuple(one for one in found.decisions if one.seat == base and may_tell)
        """The decisions of the seat in front."""
        if before is not None and before.found.luck is found.luck and before.base == base:
            self.lead = before.lead

    @property
    def who(self) -> Person:
        return seat_person(self.film.names, self.base, self.film.own)

    @cached_property
    def spots(self) -> tuple[GivenSpot, ...]:
        asked = sorted(one.line for one in self.own if one.points > 0 and one.better)
        return tuple(
            GivenSpot(
                self.film.moment_of(one.line) - 1, one.points, asked.index(one.line) + 1 if one.line in asked else 0
            )
            for one in self.own
            if one.points
        )

    @cached_property
    def given(self) -> dict[int, float]:
        """Points given away by turn of the film."""
        given: dict[int, float] = {}
        for spot in self.spots:
            turn = self.film.turn_number(spot.moment)
            given[turn] = given.get(turn, 0.0) + spot.points
        return given

    @property
    def _points(self) -> list[LeadPoint]:
        luck, scores = self.found.luck, self.film.scores
        if luck is None or not scores:
            return []
        return [point for point in luck.lead if self.film.is_finished or point.line <= scores[-1].line]

    @cached_property
    def lead(self) -> tuple[LeadSpot, ...]:
        film, ends = self.film, {score.line: score.moment for score in self.film.scores}
        return tuple(
            LeadSpot(ends.get(point.line, film.moment_of(point.line)), point.over_best(self.team))
            for point in self._points
        )

    @property
    def _laid(self) -> tuple[LeadSpot, ...]:
        film, scores = self.film, {score.moment: list(score.totals) for score in self.film.scores}
        first = film.view(0, SPECTATOR).board  # of a match that began midway it has points
        each = [total + melded_points(first, team) for team, total in enumerate(first.totals)]
        spots = [*self.lead[-1:]] or [LeadSpot(0, lead_of(each, self.team))]
        start = spots[0].moment
        for turn in film.turns:
            each[turn.team] += turn.points
            each = next((scores[moment] for moment in range(turn.start + 1, turn.end + 1) if moment in scores), each)
            if turn.end > start:
                spots.append(LeadSpot(min(turn.end, len(film) - 1), lead_of(each, self.team)))
        return tuple(spots[: len(spots) if len(spots) > 1 else 0])

    @cached_property
    def graph(self) -> GraphModel:
        rounds = []
        for score in self.film.scores:
            last = [point for point in self._points if point.line <= score.line]
            lead = last[-1].over_best(self.team) if last else None
            rounds.append((score.round, score.totals, lead))
        whose = self.film.names, self.base, self.film.own
        told = saying(_lead_told, rounds, *whose)
        who = seat_person(*whose)
        label = saying(say.how_far_ahead, who)
        return GraphModel(self.team, label, self.lead, self._laid, self.spots, told=told, is_yours=who.is_you)

    @cached_property
    def given_away(self) -> float | None:
        """Points that the seat gave away; None if not analysed, or if it only followed hints."""
        if only_followed_hints(self.own):
            return None
        if self.base not in self.found.seats or (not self.film.is_finished and self.film.own is None):
            return None
        return sum(decision.points for decision in self.own)

    @property
    def asks_whose(self) -> bool:
        """Whether somebody must choose whose decisions are analysed."""
        film, found = self.film, self.found
        return film.is_finished and not film.people and not found.seats and found.stage is not AnalysisStage.IMPOSSIBLE

    @property
    def rating(self) -> str:
        """A word for how the seat played in the rounds that were over: after a match, for a person with two analysed
        ones; "" for none.
        """
        film, rounds = self.film, {score.round for score in self.film.scores}
        is_over = film.is_finished and bool(rounds) and self.found.stage is AnalysisStage.DONE
        is_known = self.is_me and self.found.matches >= RATED_FROM and show_how_one_plays(self.own)
        if self.given_away is None or not is_over or not is_known:
            return ""
        given = sum(one.points for one in self.own if one.round in rounds)
        return say.rating(style_of_play(given * ROUNDS_OF_WORDS / len(rounds)))


def _lead_told(
    rounds: Sequence[tuple[int, Sequence[int], float | None]],
    names: Sequence[str],
    seat: int,
    own: int | None,
) -> str:
    """The graph as sentences, one or two for each finished round: its number, the totals, and what is known of the
    seat's lead.
    """
    told, who = [], seat_person(names, seat, own)
    for number, each, known in rounds:
        told.append(say.score_after(number, words.totals(each)))
        told += [say.lead_after(number, who, round(known))] if known is not None else []
    return " ".join(told)
