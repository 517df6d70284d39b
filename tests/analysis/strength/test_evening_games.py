"""One evening: which games belong to it, and who leads."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest

from game.analysis.strength.evening_games import EveningGame, EveningStanding, GameState, games_of_evening, standing_of
from game.score_pad.counting import ScoredRound
from saves.library.library import GameEntry, Progress
from saves.library.played_rounds import PlayedRounds
from saves.players.people import GameLabel, NamesNow
from saves.records.lines import BadRecord
from tests.analysis.evenings import FAMILY, FRIDAY, played, saved
from tests.build import WEB

HOUR = timedelta(hours=1)
AT_SCREEN = saved("match")


def names_with(*others: GameEntry, labels: Mapping[str, GameLabel] | None = None) -> list[str]:
    """The evening of the match at the screen."""
    return [entry.name for entry in games_of_evening((AT_SCREEN, *others), labels or {}, AT_SCREEN.path)]


def won_and_points(standing: EveningStanding) -> dict[str, tuple[int, int]]:
    """By the names of each side."""
    return {"+".join(info.name for info in side.seats): (side.won, side.total) for side in standing.sides}


def test_screen_and_pad_are_one_evening_until_the_small_hours() -> None:
    """Given a pad written before the match and one at half past midnight, both belong to it, in the order in which they
    were played; a pad of the next morning doesn't.
    """
    before = saved("before", FRIDAY - HOUR, is_score_pad=True)
    late = saved("late", FRIDAY + 4.5 * HOUR, is_score_pad=True)
    next_day = saved("next day", FRIDAY + 10 * HOUR, is_score_pad=True)
    assert names_with(next_day, late, before) == ["before", "match", "late"]
    assert games_of_evening((before, late), {}, AT_SCREEN.path) == ()


def test_people_are_known_by_name_however_it_is_written() -> None:
    """Given a pad where somebody wrote "anna " and "BEN", it is the same family."""
    pad = saved("pad", FRIDAY + HOUR, names=("anna", "BEN", "Rosa", "Ida"), is_score_pad=True)
    assert names_with(pad) == ["match", "pad"]
    standing = standing_of([played(AT_SCREEN), played(pad)])
    assert won_and_points(standing) == {"Anna+Rosa": (2, 2410), "Ben+Ida": (0, 1280)}


def test_others_who_play_that_day_have_an_evening_of_their_own() -> None:
    """Given a match that Anna alone played against computers, and one of other people, neither is the family's; given
    her two, they are one evening.
    """
    alone = saved("alone", names=("Anna", "Walt hard", "Ben hard", "June hard"))
    strangers = saved("strangers", names=("Tom", "Eva", "Ruth", "Paul"))
    again = saved("again", FRIDAY + HOUR, names=("anna", "Walt easy"))
    assert names_with(alone, strangers) == ["match"]
    every = (alone, again, AT_SCREEN)
    assert [entry.name for entry in games_of_evening(every, {}, again.path)] == ["alone", "again"]


def test_an_evening_is_the_same_from_each_of_its_games() -> None:
    """Given friends of whom two joined later and two left, every game shows all three."""
    later = saved("later", FRIDAY + HOUR, names=("Anna", "Ben", "Tom", "Eva"))
    last = saved("last", FRIDAY + 2 * HOUR, names=("Tom", "Eva"))
    every = (last, AT_SCREEN, later)
    told = {tuple(entry.name for entry in games_of_evening(every, {}, entry.path)) for entry in every}
    assert told == {("match", "later", "last")}


def test_labels_name_games_and_people_and_a_friends_match_is_not_ours() -> None:
    """Given a match of "You" that was labelled as Ida's, it is Ida's; one that was imported belongs to no evening."""
    mine = saved("You alone", names=("You", "Walt hard"))
    idas = saved("Ida alone", FRIDAY + HOUR, names=("Ida", "Walt hard"))
    friends = saved("friend's", FRIDAY + HOUR, names=("Ida", "Walt hard"))
    labels = {
        mine.path.name: GameLabel(name="Before dinner", person="Ida"),
        friends.path.name: GameLabel(imported=True),
    }
    found = games_of_evening((idas, mine, friends), labels, idas.path)
    assert [entry.name for entry in found] == ["Before dinner", "Ida alone"]
    assert [entry.name for entry in games_of_evening((idas, friends), labels, friends.path)] == ["friend's"]


def test_an_evening_has_the_matches_from_before_somebody_had_this_name() -> None:
    """Given a match of "You", who chose the name Ida since, and one of Ada, as she was called in between, all are games
    of her evening, and count for one person, as in the statistics.
    """
    mine, adas = (saved(name, names=(name, "Walt hard"), created="2026-11-20T19:00Z") for name in ("You", "Ada"))
    idas = saved("Ida", FRIDAY + HOUR, names=("Ida", "Walt hard"))
    names = NamesNow("Ida", former=((datetime(2026, 11, 20, 20, tzinfo=UTC), "ada", "Ida"),))
    found = games_of_evening((idas, mine, adas), {}, mine.path, names)
    assert [entry.name for entry in found] == ["You", "Ada", "Ida"]
    assert won_and_points(standing_of(list(map(played, found)))) == {"Ida": (3, 3615), "Walt": (0, 1920)}


def test_what_nobody_can_read_is_not_left_out() -> None:
    """Given a damaged file of that day that doesn't even tell its players, it is there, and counts for nobody."""
    damaged = saved("damaged", names=(), totals=(), problem=BadRecord(1, "not_json"), progress=Progress.ACTIVE)
    assert names_with(damaged) == ["match", "damaged"]
    standing = standing_of([played(AT_SCREEN), EveningGame(damaged, None)])
    assert [game.state for game in standing.games] == [GameState.FINISHED, GameState.UNREADABLE]
    assert won_and_points(standing) == {"Anna+Rosa": (1, 1205), "Ben+Ida": (0, 640)}


def test_only_finished_games_are_won_and_given_up_ones_do_not_count() -> None:
    """Given a match each side won, one that goes on and one that was given up, the points of the one that goes on count
    and decide who leads.
    """
    games = [
        played(AT_SCREEN),
        played(saved("pad", is_score_pad=True, totals=(1000, 1565))),
        played(saved("goes on", totals=(300, 400), progress=Progress.ACTIVE)),
        played(saved("given up", totals=(9000, 0), progress=Progress.ABANDONED)),
        EveningGame(saved("damaged", problem=BadRecord(9, "not_json")), None),
    ]
    standing = standing_of(games)
    assert won_and_points(standing) == {"Anna+Rosa": (1, 2505), "Ben+Ida": (1, 2605)}
    assert standing.leaders == (1,)
    assert standing.finished == 2
    assert standing_of([]).sides == ()


def test_a_match_that_began_midway_counts_with_all_its_points() -> None:
    """Given one with a round since, and one without, the sides have what the rows of both show, and the chart has it
    from the first round on. The bug: only the points of its own rounds counted, and who was behind led the evening.
    """
    since = ScoredRound((), (100, 500), (2100, 900), 0)
    midway = EveningGame(saved("midway", totals=(2100, 900), progress=Progress.ACTIVE), PlayedRounds(WEB, (since,)))
    begun = EveningGame(saved("begun", totals=(1000, 1200), progress=Progress.ACTIVE), PlayedRounds(WEB))
    standing = standing_of([begun, midway])
    assert won_and_points(standing) == {"Anna+Rosa": (0, 3100), "Ben+Ida": (0, 2100)}
    assert [side.totals for side in standing.sides] == [(3100,), (2100,)]
    assert won_and_points(standing_of([midway, begun])) == won_and_points(standing)


@pytest.mark.parametrize(("totals", "margin"), [((), 0), ((700,), 700), ((400, 700), 300), ((400, 900, 700), 200)])
def test_the_best_team_is_ahead_of_the_next(totals: tuple[int, ...], margin: int) -> None:
    """Given the points of no team, one, two or three."""
    assert EveningGame(saved("match", totals=totals), None).margin == margin


def test_a_match_counts_for_more_than_points() -> None:
    """Given two close wins and one huge loss, who won twice leads."""
    totals = ((1000, 900), (1000, 900), (0, 9000))
    standing = standing_of([played(saved(str(n), totals=each)) for n, each in enumerate(totals)])
    assert standing.leaders == (0,)


def test_partners_who_part_are_counted_by_themselves() -> None:
    """Given that Ben and Rosa change places after the first match, everybody has a line of their own; points of a
    round that somebody didn't play are none.
    """
    turned = saved("turned", names=("Anna", "Rosa", "Ben", "Ida"), totals=(500, 700))
    without = saved("without Ida", names=("Anna", "Ben"), totals=(50, 20))
    standing = standing_of([played(AT_SCREEN), played(turned), played(without)])
    assert won_and_points(standing) == {"Anna": (2, 1755), "Ben": (0, 1160), "Rosa": (2, 1905), "Ida": (1, 1340)}
    assert [len(side.totals) for side in standing.sides] == [6] * 4
    assert not standing.are_teams
    match = played(turned)
    assert [standing_of([played(AT_SCREEN), match]).side_of(match, team) for team in (0, 1)] == [0, 1]


def test_teams_stay_themselves_wherever_they_sit() -> None:
    """Given a pad for which the other team sat down first, each keeps its line, its colour and its shape."""
    pad = played(saved("pad", names=("Ida", "Anna", "Ben", "Rosa"), totals=(100, 200), is_score_pad=True))
    standing = standing_of([played(AT_SCREEN), pad])
    assert won_and_points(standing) == {"Anna+Rosa": (2, 1405), "Ben+Ida": (0, 740)}
    assert [standing.side_of(pad, team) for team in (0, 1)] == [1, 0]


def test_computer_players_count_only_beside_the_same_people_all_evening() -> None:
    """Given two matches against the same computers, these have their line; given others in the second, only people do,
    and who was always beside them. A computer player called Ben isn't the Ben on the pad.
    """
    first = played(saved("first", names=("Anna", "Ben hard", "Rosa", "June hard")))
    second = played(saved("second", names=("Anna", "Ben hard", "Rosa", "June hard")))
    assert set(won_and_points(standing_of([first, second]))) == {"Anna+Rosa", "Ben+June"}
    others = played(saved("others", names=("Anna", "Olga hard", "Rosa", "Max hard")))
    alone = standing_of([first, others])
    assert won_and_points(alone) == {"Anna+Rosa": (2, 2410)}
    later = played(saved("later", names=("Tom", "Eva", "Walt hard", "June hard")))
    joined = set(won_and_points(standing_of([played(AT_SCREEN), later])))
    assert joined == {"Anna+Rosa", "Ben+Ida", "Tom+Walt", "Eva+June"}
    assert [alone.side_of(others, team) for team in (0, 1)] == [0, 1]
    pad = played(saved("pad", names=FAMILY, is_score_pad=True))
    assert won_and_points(standing_of([first, pad])) == {"Anna+Rosa": (2, 2410), "Ben+Ida": (0, 640)}


def test_two_of_one_name_are_two() -> None:
    """Given two Annas against each other, both have their points."""
    match = played(saved("two", names=("Anna", "Anna"), totals=(300, 200)))
    assert [side.total for side in standing_of([match]).sides] == [300, 200]
