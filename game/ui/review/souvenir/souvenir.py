"""A souvenir of a moment and its round, as facts and sentences: nothing that its owner couldn't know."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from game.analysis.facts import LEAST_POINTS, JudgedDecision
from game.cards import Card, in_hand_order
from game.engine import events as happened
from game.engine.moves import Move
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.functions import looking_back as say_looking_back, souvenir as say, todays_deal as say_days
from game.messages.person import Person
from game.play.match import Match
from game.rules.presets import rule_set_name
from game.sentences.advice.looking_back import better_in_deals
from game.sentences.advice.reasons import reason_sentence
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import standing, weight_of
from game.sentences.grammar import seat_person, sentences
from game.sentences.phrases import deeds, spoken_text, way_to_play
from game.ui.match.scores.cards_left import CardsLeft
from game.ui.match.session.score_views import round_score, so_far
from game.ui.shared.moments.film import Film, FilmTurn, turn_in_round
from game.ui.shared.moments.small_table import TableMoment, cards_played, spoken_moment, table_words
from game.ui.shared.seated_players import People, people_at
from saves.records.lines import GameLine, Line


class SouvenirWay(Struct, frozen=True):
    """An answer: `less` is its points below the best, and whether it was played."""

    said: str
    less: int
    is_played: bool

    @property
    def is_as_good(self) -> bool:
        """Whether the best is not clearly better."""
        return self.less < LEAST_POINTS


class ToldLine(Struct, frozen=True):
    """Something that a seat did, in a sentence."""

    seat: int
    said: str


class Souvenir(Struct, frozen=True, kw_only=True):
    """All of it; its sentences are in the language at its making."""

    name: str
    when: str
    place: str
    who: Person
    """Whose cards are in front."""
    seat: int
    people: People
    teams: int
    totals: tuple[int, ...]
    """After the round, or before it while it was still being played."""
    view: PlayerView
    """As that seat saw it, or as everybody did."""
    raised: tuple[Card, ...]
    spoken_text: tuple[str, ...]
    """The table in sentences."""
    doer: Person
    did: str
    """What the seat to move did in its turn, or decided."""
    ways: tuple[SouvenirWay, ...] = ()
    """The answers to guess from, in a neutral order; empty if nothing was better."""
    reason: str = ""
    lines: tuple[ToldLine, ...] = ()
    """The most important things in the round."""
    turns: tuple[ToldLine, ...] = ()
    """All of a finished round, turn by turn."""
    is_over: bool = True
    """Whether the round is."""
    left: tuple[CardsLeft, ...] = ()


class KeptMoment(Struct, frozen=True):
    """The moment to keep, the viewing seat, and what is known about it."""

    moment: int
    base: int
    decision: JudgedDecision | None = None
    """The decision to come at that moment, or just made there."""


def souvenir_of(lines: Sequence[Line], film: Film, kept: KeptMoment) -> Souvenir:
    """A moment of a match that was dealt. During the match it has only its only person's cards."""
    decision, moment = kept.decision, kept.moment
    if decision is not None:
        moment = max(0, film.moment_of(decision.line) - 1)
    number = film.round_at(moment)
    score = next((one for one in film.scores if one.round == number), None)
    eyes = kept.base if film.is_finished or kept.base == film.own else SPECTATOR
    view, people = film.view(moment, eyes), people_at(film.header)
    raised = () if decision is None or eyes == SPECTATOR else cards_played(decision.moves)
    table = TableMoment(view, people, kept.base, None, raised)
    turn = film.turns[film.turn_number(moment)]
    start = film.view(turn.start, SPECTATOR).board
    seat = start.turn if decision is None else decision.seat
    doer, made = seat_person(film.names, seat), tuple(_moves(film, turn, seat) if decision is None else decision.moves)
    melds = (view if decision is not None else film.view(turn.start, SPECTATOR)).board.melds
    ways, reason = (_ways(decision, view), _reason(decision, film)) if decision is not None else ((), "")
    return Souvenir(
        name=rule_set_name(film.header.name),
        when=say.when(say_days.day(day_played(film.header)), number),
        place=say_looking_back.moment(number, seat_person(film.names, start.turn), turn_in_round(start, start.turn)),
        who=seat_person(film.names, kept.base),
        seat=kept.base,
        people=people,
        teams=len(film.header.teams),
        totals=score.totals if score is not None else view.board.totals,
        view=view,
        raised=raised,
        spoken_text=spoken_moment(table, table_words(table)),
        doer=doer,
        did=sentences(spoken_text(deeds(doer, made, melds[start.team_of(seat)]))),
        ways=ways,
        reason=reason if ways else "",
        lines=_most_told(film, moment),
        turns=_turns_told(film, moment) if score is not None else (),
        is_over=score is not None,
        left=_left(lines, film, score.line) if score is not None else (),
    )


def _moves(film: Film, turn: FilmTurn, seat: int) -> Iterator[Move]:
    """What a seat did in a turn and didn't take back."""
    for moment in film.moves_of(turn):
        shot = film.shots[moment]
        if shot.move is not None and shot.by == seat:
            yield shot.move


def day_played(header: GameLine) -> date:
    """The day on which the match began where this computer stands."""
    return datetime.fromisoformat(header.created).astimezone().date()


def _ways(decision: JudgedDecision, view: PlayerView) -> tuple[SouvenirWay, ...]:
    """The move played and the better ones, in words; none if the words don't distinguish them."""
    if not decision.better:
        return ()
    best = decision.better[0].points
    melds = view.board.melds[view.board.team_of(decision.seat)]
    others = [(way.moves, best - way.points, False) for way in decision.better]
    said: dict[str, SouvenirWay] = {}
    for moves, less, is_played in ((decision.moves, best, True), *others):
        told = sentences(spoken_text(way_to_play(moves, melds)))
        said.setdefault(told, SouvenirWay(told, int(round(less, -1)), is_played))
    ways = sorted(list(said.values())[:3], key=lambda way: way.said)
    return tuple(ways) if any(not way.less for way in ways) else ()


def _reason(decision: JudgedDecision, film: Film) -> str:
    if not decision.better:
        return ""
    best = decision.better[0]
    if best.reason is not None:
        return sentences(reason_sentence(best.reason, film.names, decision.seat))
    return say.better_in(better_in_deals(best))


def _round_told(film: Film, moment: int) -> list[tuple[int, LogLine]]:
    first, end = film.round_bounds(moment)
    steps: Sequence[Sequence[LogLine]] = standing([shot.lines for shot in film.shots[first:end]])
    asides = happened.PermissionAsked | happened.PermissionAnswered
    told = [line for step in steps for line in step if not isinstance(line.event, asides)]
    return [(line.seat, line) for line in told if line.seat is not None]


def _most_told(film: Film, moment: int) -> tuple[ToldLine, ...]:
    """Its most important parts, in order."""
    told = _round_told(film, moment)
    most = sorted(range(len(told)), key=lambda n: (-weight_of(told[n][1]), n))[:5]
    return tuple(_told(film, told[n][0], [told[n][1]]) for n in sorted(most))


def _turns_told(film: Film, moment: int) -> tuple[ToldLine, ...]:
    turns = groupby(_round_told(film, moment), key=itemgetter(0))
    return tuple(_told(film, seat, [line for _, line in lines]) for seat, lines in turns)


def _told(film: Film, seat: int, lines: Sequence[LogLine]) -> ToldLine:
    what = "; ".join(str(line.what) for line in lines)
    return ToldLine(seat, sentences(f"{seat_person(film.names, seat).name} {what}"))


def _left(lines: Sequence[Line], film: Film, scored: int) -> tuple[CardsLeft, ...]:
    """Everybody's leftovers, as the score of the round shows them."""
    return round_score(so_far(Match(film.header, lines=lines[1:scored])), None).left


def hand_of(souvenir: Souvenir) -> tuple[Card, ...]:
    """The visible cards of the seat in front."""
    return in_hand_order(souvenir.view.hand)
