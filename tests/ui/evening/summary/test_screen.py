from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from game.analysis.strength.evening_games import EveningGame
from game.messages.amounts import capital
from game.messages.functions import evening as say, scores as say_scores, screens as say_screens
from game.messages.language import speaking
from game.printed.evening_sheet import evening_sheet
from game.ui.evening.summary.presenter import printed_evening
from game.ui.evening.summary.screen import EveningScene
from game.ui.shared.preferences import Preferences
from saves.library.library import Progress
from saves.library.played_rounds import PlayedRounds, rounds_on_score_pad
from saves.records.evening import evening_of
from saves.records.score_pad_lines import EntryLine
from tests.analysis.evenings import FRIDAY, played, saved
from tests.build import WEB
from tests.saves.score_pads import FIRST, SECOND, header, wrote
from tests.ui.drive import Picture, find
from tests.ui.evenings_shown import LATER, crowded_evening, evening, family_evening, page_of

SIZE = (1366, 768)


def lost_to_computers(one: str, other: str) -> list[EveningGame]:
    """Two matches, each against another computer player."""
    names = ((one, other, "June hard"), (one, "Walt hard" if "hard" in other else other, "Olga hard"))
    return [played(saved(str(n), names=each, totals=(300, 210, 900))) for n, each in enumerate(names)]


def test_the_headline_says_who_leads_by_what() -> None:
    first, second, going_on = family_evening()
    assert page_of([first]).message == "Anna & Rosa win!"
    assert page_of([first, played(saved("again"))]).message == "Anna & Rosa lead, two matches to none"
    assert page_of([first, second, going_on]).message == "One match each: Anna & Rosa are ahead by 540 points"
    assert page_of([going_on]).message == "No match finished yet: Anna & Rosa are ahead by 865 points"
    turned = played(saved("turned", names=("Anna", "Rosa", "Ben", "Ida")))
    assert page_of([first, turned], FRIDAY + timedelta(days=1)).message == "Anna won the evening with two matches won"
    alone = [played(saved(str(n), names=("You", "Walt"))) for n in range(2)]
    assert page_of(alone).message == "You lead, two matches to none"
    assert page_of(lost_to_computers("Anna", "Ben")).message == "No match won: Anna is ahead by 180 points"
    assert page_of(lost_to_computers("Anna", "Rosa hard")).message == "Anna won none of two matches"
    three = [
        played(saved(str(n), names=("Anna", "Ben", "Ida"), totals=totals))
        for n, totals in enumerate(((1000, 100, 990), (100, 900, 890)))
    ]
    assert page_of(three).message == "Two have one match each: Anna is ahead by 100 points"
    third = played(saved("third", names=("Anna", "Ben", "Ida"), totals=(0, 900, 600)))
    assert page_of([*three[:1], third]).message == "Level: two have one match each"
    tie = played(saved("tie", totals=(500, 500)))
    assert page_of([tie, tie]).message == "Level: two matches each"


def test_an_evening_whose_records_cannot_be_read_is_shown() -> None:
    """The bug: on a disk that opened none of its records the page of an evening ended in a report."""
    scene = EveningScene(page_of([]), print, lambda: None)
    assert say.no_round() in Picture(scene, SIZE).words
    assert not find(scene, "button/print").enabled


def test_the_chart_shows_the_lead_of_one_of_two_sides_and_distances_of_more() -> None:
    family = Picture(EveningScene(page_of(family_evening()), print, lambda: None), SIZE).words
    assert {"Anna & Rosa ahead", "Ben & Ida ahead", "1,000", "500"} <= set(family)
    assert not {"+1,000", say_scores.ahead(), "1 match won", "leads by 540"} & set(family)
    never = Picture(EveningScene(page_of(family_evening()[:1]), print, lambda: None), SIZE).words
    assert "Anna & Rosa ahead" in never
    assert "Ben & Ida ahead" not in never
    many = Picture(evening(crowded_evening()), SIZE).words
    assert {say_scores.ahead(), say_scores.behind(), "+2,000", "2 matches won", "1 match won"} <= set(many)
    with speaking("es"):  # the bug: "1 ganadas" where a box is narrow
        assert [say_scores.matches_won_short(count) for count in (1, 2)] == ["1 ganada", "2 ganadas"]
    alone = Picture(EveningScene(page_of(lost_to_computers("Anna", "Rosa hard")), print, lambda: None), SIZE).words
    assert say_scores.ahead() not in alone
    assert {"200", "400"} <= set(alone)


def test_the_chart_numbers_matches_as_the_rows_do() -> None:
    first, *others = family_evening()
    given_up = played(saved("given up", progress=Progress.ABANDONED))
    begun = EveningGame(saved("begun", totals=(0, 0), progress=Progress.ACTIVE), PlayedRounds(WEB))
    page = page_of([first, given_up, *others, begun])
    assert page.matches == ((1, 4), (3, 4), (4, 2))
    assert {"Match 1", "Match 3", "Match 4"} <= set(Picture(EveningScene(page, print, lambda: None), SIZE).words)


@pytest.mark.parametrize("preferences", [Preferences(), Preferences(interface=150, text_size="large")])
def test_the_numbers_of_many_matches_keep_apart(preferences: Preferences) -> None:
    page = page_of([played(saved(str(n), path=Path(f"{n}.jsonl")), 1) for n in range(30)])
    texts = Picture(EveningScene(page, print, lambda: None), SIZE, preferences).texts
    lowest = max(drawn.rect[1] for drawn in texts if drawn.text == "30")
    numbers = sorted(drawn.rect[::2] for drawn in texts if drawn.text.isdecimal() and drawn.rect[1] == lowest)
    assert len(numbers) > 2
    assert all(left + width < right for (left, width), (right, _) in pairwise(numbers))


def test_what_does_not_count_is_said() -> None:
    notes = page_of([*family_evening(), *crowded_evening()[-3:]]).notes
    assert notes == (say.given_up(1), say.unreadable(2), say.unfinished(1))
    assert page_of(family_evening()[:2]).notes == ()


def test_a_pad_that_was_ended_before_its_first_round_does_not_count() -> None:
    """Given such a pad beside other matches and alone, nobody has won or tied there, and the evening is printed. The
    bug: printing it ended in a report, and all of them shared the win.
    """
    ended = EveningGame(saved("ended", totals=(), is_score_pad=True, teams=2, round=0), PlayedRounds(WEB))
    for games in ([*family_evening()[:1], ended], [ended]):
        page = page_of(games)
        assert (page.rows[-1].name, page.notes) == (capital(say_screens.given_up()), (say.given_up(1),))
        assert "share" not in page.message
        assert "<td></td>" not in evening_sheet(printed_evening(page))


@pytest.mark.parametrize(("announced", "to_come"), [(False, 3), (True, 1)])
def test_a_printed_pad_has_lines_up_to_its_last_round(announced: bool, to_come: int) -> None:
    """Given one round of four on a pad, there are lines for those to come. The bug: also for those after a round that
    was announced as the last.
    """
    lines = [header(WEB), *wrote(1, FIRST), *[EntryLine(n=2, teams=SECOND.teams, last=True)] * announced]
    entry = saved("pad", is_score_pad=True, teams=2, progress=Progress.ACTIVE)
    page = page_of([EveningGame(entry, rounds_on_score_pad(evening_of(lines)))])
    assert printed_evening(page).matches[0].rounds_to_come == to_come


def test_nothing_is_printed_or_said_of_what_is_still_being_read() -> None:
    scene = evening(family_evening(), is_reading=True)
    Picture(scene, SIZE)
    assert not find(scene, "button/print").enabled
    assert "540" not in scene.report().message
    assert scene.state.notes == ()


def test_of_too_many_sides_the_best_have_a_line() -> None:
    games = [
        played(saved(str(n), FRIDAY + n * LATER / 4, names=(f"A{n}", f"B{n}"), progress=Progress.FINISHED))
        for n in range(5)
    ]
    page = page_of(games)
    assert len(page.standing.sides) == 10
    assert {f"A{n}" for n in range(5)} < {team.name for team in page.teams}
    assert len(page.teams) == 8
