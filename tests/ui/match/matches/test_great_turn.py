"""The great turn of a match: its swing is what the expected lead did, and it is a good one of the side if it can be."""

import pytest

from game.analysis.chance.luck import luck_of
from game.engine.events import Melded
from game.engine.melding.melds import card_values
from game.engine.moves import MeldCards
from game.engine.score import lead_of
from game.engine.table.view import SPECTATOR
from game.ui.match.matches.great_turn import action_of, great_turn, turn_swings
from game.ui.match.matches.watched_turn import PlayedTurn
from game.ui.shared.moments.film import Film
from saves.records.lines import MoveLine, UndoLine
from tests.ui.looked_back_matches import going_on, match, seated
from tests.ui.shared.moments.test_film import MATCHES

FEW_DRAWS = 8


@pytest.mark.parametrize("name", ["match-web-4", "match-couples-2", "match-couples-8"])
def test_swings_add_up_to_what_the_lead_did_in_each_round(name: str) -> None:
    """Given a match, the swings of a round's turns are together the lead that was scored less the first expected one:
    no turn is left out, counted twice or measured from the wrong moment. The lead is over the best of the others, as in
    Look back; the bug: it was over their average.
    """
    film, luck = Film(match(name)), luck_of(match(name), FEW_DRAWS)
    for team in range(len(film.header.teams)):
        swings = turn_swings(film, luck.lead, team)
        for score in film.scores:
            dealt = film.shots[film.round_bounds(score.moment)[0]].number
            first = next(point for point in luck.lead if point.line >= dealt)
            told = sum(one.swing for one in swings if film.round_at(one.turn.start) == score.round)
            assert told == pytest.approx(lead_of(score.totals, team) - first.over_best(team), abs=0.01)


@pytest.mark.parametrize("name", ["match-web-4"])
def test_the_great_turn_is_the_best_of_the_own_side(name: str) -> None:
    """A good turn of the side itself, and none of it was better; where all its turns were bad, the greatest swing."""
    film, luck = Film(match(name)), luck_of(match(name), FEW_DRAWS)
    for team in range(len(film.header.teams)):
        great, swings = great_turn(film, luck.lead, team), turn_swings(film, luck.lead, team)
        assert great is not None
        assert great.turn.team == team
        assert great.swing == max(one.swing for one in swings if one.turn.team == team) > 0
        assert great.seat == film.seat_of(great.turn)
    assert great_turn(film, (), 0) is None


@pytest.mark.parametrize("name", [*MATCHES[:3], "web-reshuffle-01"])
def test_a_turn_is_played_again_as_it_was(name: str) -> None:
    """Given any turn of a match, its moves lead from the table before it to the one after, and the deed that is told is
    one of its player's own. The bug: the moment of a match was "The discards were shuffled into a new stock".
    """
    film = Film(seated(match(name)))
    for turn in film.turns[:: 7 if len(film.turns) > 7 else 1]:
        played = PlayedTurn(film, turn)
        while played.played < played.moves:
            played.go_on()
        moments = range(turn.start, turn.start + 1 + len(film.shots_of(turn)))
        assert played.view == film.view(moments[-1], played.eyes)
        if played.moves:
            told = {event for moment in moments for event in film.events(moment, SPECTATOR)}
            deed = action_of(film, turn).line
            assert deed.event in told
            assert deed.seat == film.seat_of(turn)


def test_of_several_melds_in_a_turn_the_most_valuable_is_told() -> None:
    """Given turns in which cards were laid down in several moves, the words name the meld that was worth most."""
    several = 0
    for name in MATCHES[:3]:
        film = Film(seated(match(name)))
        for turn in film.turns:
            moments = film.moves_of(turn)
            events = [event for moment in moments for event in film.events(moment, SPECTATOR)]
            values = card_values(film.view(turn.start, SPECTATOR).board.rules)
            worths = [sum(values[card] for card in event.cards) for event in events if isinstance(event, Melded)]
            told = action_of(film, turn).line if moments else None
            if told is not None and isinstance(told.event, Melded) and len(worths) > 1:
                several += 1
                assert sum(values[card] for card in told.event.cards) == max(worths)
    assert several > 10


def test_what_happened_is_told_to_nobody_else_while_a_match_goes_on() -> None:
    """Events of an unfinished match are those that everybody saw, and the only person's."""
    film = Film(going_on((2,)))
    assert film.events(1, 2) is not None
    for other in (0, 1, 3):
        with pytest.raises(ValueError, match="goes on"):
            film.events(1, other)


def test_what_was_taken_back_is_not_played_again() -> None:
    """Given a record with an undone meld, the same turn has the same moves as without it."""
    lines, film = list(match()), Film(match())
    at, meld = next(
        (n, line) for n, line in enumerate(lines) if isinstance(line, MoveLine) and isinstance(line.move, MeldCards)
    )
    undone = Film([*lines[: at + 1], UndoLine(seat=meld.seat, moves=1), *lines[at:]])
    number = film.turn_number(film.moment_of(at + 1) - 1)
    moves, again = film.moves_of(film.turns[number]), undone.moves_of(undone.turns[number])
    assert len(moves) == len(again)
    assert film.view(moves[-1], SPECTATOR) == undone.view(again[-1], SPECTATOR)
