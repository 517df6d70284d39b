import re
from html import unescape
from itertools import accumulate
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.messages.functions import printed_score_sheet as say
from game.portrait_art import portrait_paths
from game.printed.evening_sheet import PlayedEvening, PrintedMatch, PrintedSide, evening_chart, evening_sheet
from game.rules.ruleset import RuleSet
from game.score_pad.counting import points_by_row, scores_of
from game.score_pad.entry import RoundEntry, TeamEntry
from game.score_pad.score_pad_rows import ScorePadRow, rows_of, with_value
from saves.library.played_rounds import rounds_on_score_pad
from saves.records.evening import evening_of
from tests.build import WEB
from tests.printed.test_rule_sheet import BROWSER, PDFINFO, pages_of
from tests.saves.score_pads import FIRST, SECOND, header, wrote
from tests.ui.score_pads_shown import EVERY_ROW

TEAMS = ("Anna & Rosa", "Ben & Ida")


def match(rules: RuleSet, rounds: int, result: str = "", name: str = "At the lake") -> PrintedMatch:
    """Four with real cards."""
    entries = tuple(FIRST if n % 2 else SECOND for n in range(1, rounds + 1))
    lines = [line for n, entry in enumerate(entries, 1) for line in wrote(n, entry)]
    scored = rounds_on_score_pad(evening_of([header(rules), *lines])).rounds
    to_come = 0 if result else max(0, rules.rounds - rounds)
    people = ("Anna", "Ben", "Rosa", "Ida")
    return PrintedMatch(name, "real cards · 21:00", rules, people, TEAMS, (0, 1), scored, to_come, result)


def evening_with(*matches: PrintedMatch, notes: tuple[str, ...] = ()) -> PlayedEvening:
    """All of them on one day."""
    points = [*zip(*(one.points for match in matches for one in match.rounds), strict=True)] or [(), ()]
    people = (TEAMS[0], (8, 1), 1), (TEAMS[1], (4, 5), 2)
    sides = tuple(
        PrintedSide(*who, tuple(accumulate(each)), sum(each)) for who, each in zip(people, points, strict=True)
    )
    return PlayedEvening("20 November 2026", "Ben & Ida won the evening", sides, matches, notes=notes)


def played(rules: RuleSet, rounds: int, result: str = "") -> PlayedEvening:
    """An evening of one match."""
    return evening_with(match(rules, rounds, result))


def lines_of(page: str) -> list[list[str]]:
    """The rows of the table, cell by cell, and before its own what is beside a round: its number, and a note."""
    page = re.sub(r"(<tr[^>]*>)(<th class=.round.*?)(?:<span>(.*?)</span>)?</th>", r"\1\2</th><td>\3</td></tr>\1", page)
    rows = [re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row) for row in re.findall(r"<tr[^>]*>(.*?)</tr>", page)]
    return [[unescape(re.sub(r"<span.*</span>", "", cell)) for cell in row] for row in rows]


def test_what_was_played_is_printed() -> None:
    page = evening_sheet(played(replace(WEB, rounds=2), 2, "Ben & Ida win!"))
    lines = lines_of(page)
    assert lines[0][1:] == ["◆ Anna & Rosa", "● Ben & Ida"]
    assert lines[1] == ["Round 1", "Anna went out"]
    told = {row[0]: row[1:] for row in lines[2 : lines.index(["Round 2", ""])]}
    assert told["Clean books"] == ["500", "500"]
    assert told["Left over"] == ["0", "−85"]
    assert (told["Went out"], told[say.this_round()], told[say.total()]) == (
        ["100", "0"],
        ["1,205", "640"],
        ["1,205", "640"],
    )
    assert lines[-2:] == [[say.this_round(), "300", "1,200"], [say.total(), "1,505", "1,840"]]
    assert "20 November 2026" in page
    assert "Ben &amp; Ida win!" in page
    assert "<td></td>" not in page


ANNA, BEN = PrintedSide("Anna & Rosa", (8, 1), 1, (500, 1000), 1000), PrintedSide("Ben", (4,), 0, (-200, 300), 300)
IDA = PrintedSide("Ida", (2,), 0, (100, 1200), 1200)


def test_totals_are_drawn_with_names_and_figures_the_leaders_first() -> None:
    page = evening_chart(PlayedEvening("today", "Ida won", (ANNA, BEN, IDA), (), ends=(1,)))
    drawn = re.findall(r'<polyline points="(.*?)" stroke="(.*?)" stroke-width="[.\d]+" ?(.*?)/>', page)
    lines = [[tuple(map(float, point.split(","))) for point in points.split()] for points, _, _ in drawn]
    assert lines[:2] == [[(1, 26), (111, 26)], [(56, 30), (56, 2)]]
    assert lines[2:] == [[(1, 26), (56, y), (111, end)] for y, end in ((24, 2), (16, 6), (30, 20))]
    assert len({dashes for _, _, dashes in drawn[2:]}) == 3
    texts = re.findall(r'<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', page)
    ends = [(sign, float(y)) for x, y, sign in texts if x == "111.6"]
    assert ends == [("▲", 2), ("◆", 6), ("●", 20)]
    heads = [[said for _, y, said in texts if y == line] for line in ("6.9", "17.6", "28.3")]
    assert heads == [["▲", "Ida", "1,200"], ["◆", "Anna &amp; Rosa", "1,000"], ["●", "Ben", "300"]]
    places = [page.index(portrait_paths(look)) for look in (2, 8, 1, 4)]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("sides", "lines"),
    [
        ((), ()),
        ((replace(ANNA, totals=()), replace(BEN, totals=())), ()),
        ((replace(ANNA, totals=(0,)), replace(BEN, totals=(0,))), ("1.0,30.0 111.0,30.0",) * 3),
        ((replace(IDA, totals=(100,)),), ("1.0,30.0 111.0,30.0", "1.0,30.0 111.0,2.0")),
    ],
)
def test_an_evening_without_points_has_no_lines_or_flat_ones(sides: tuple[PrintedSide, ...], lines: tuple[str]) -> None:
    page = evening_chart(PlayedEvening("today", "", sides, ()))
    assert tuple(re.findall(r'<polyline points="(.*?)"', page)) == lines
    assert (portrait_paths(2) in page) == (len(sides) == 1)


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 8])
def test_points_are_as_large_as_their_column_holds(sides: int) -> None:
    size = min(11.5, round((112 / sides - 2) / (7 * 0.35 * 0.6), 1))
    one = PrintedMatch("Match", "", WEB, (), ("n",) * sides, tuple(range(sides)), ())
    assert f"font-size: {size}pt; font-weight: 400" in evening_sheet(PlayedEvening("today", "", (), (one,)))


@pytest.mark.parametrize(
    ("name", "title"), [("At the lake", "At the lake · Web Classic"), ("Web Classic", "Web Classic")]
)
def test_a_single_match_names_the_page(name: str, title: str) -> None:
    plays, won = (
        evening_sheet(evening_with(match(WEB, 1, result, name), notes=("A note.",))) for result in ("", "Ben won!")
    )
    assert f"<h1>{title}</h1>" in plays
    assert re.findall("<p>(.*?)</p>", won.partition("<footer>")[2]) == ["Ben won!", "A note."]
    assert [line[:5] for line in re.findall("<p>(.*?)</p>", plays.partition("<footer>")[2])] == [
        "Cards",
        "To go",
        "A not",
    ]
    assert ("footer { font: 700 16pt" in won, "footer { font: 700 16pt" in plays) == (True, False)


def test_an_evening_that_goes_on_has_lines_for_the_rounds_to_come() -> None:
    lines = lines_of(evening_sheet(played(WEB, 2)))
    assert [row[0] for row in lines if row[0].startswith("Round")] == [f"Round {n}" for n in range(1, 5)]
    assert sum(row == [say.total(), "", ""] for row in lines) == 2


def test_a_long_game_has_all_its_rounds() -> None:
    rules = replace(WEB, rounds=0, target_score=50_000)
    assert evening_sheet(played(rules, 33)).count(say.total()) == 33


def test_the_lines_of_a_round_add_up_to_its_score() -> None:
    for rules in (
        EVERY_ROW,
        replace(WEB, red_threes="lay_down", red_three=0, red_three_bonus=100, red_three_not_out=0, red_three_all=400),
        replace(WEB, winner_takes=True),
    ):
        for out in (None, 0, 3):
            entry = RoundEntry.blank(3)
            for n, row in enumerate(row for row in rows_of(rules) if row is not ScorePadRow.OUT):
                entry = with_value(with_value(entry, 0, row, n + 1), 1, row, 12)
            entry = RoundEntry(entry.teams, out)
            brought = points_by_row(rules, 6, entry)
            sums = tuple(sum(each) for each in zip(*brought.values(), strict=True))
            assert sums == tuple(score.total for score in scores_of(rules, 6, entry))


def test_every_match_of_an_evening_has_a_table_of_its_own() -> None:
    unread = PrintedMatch("Damaged", "22:00", WEB, (), (), (), (), result="can't be opened")
    note = "One saved game can't be read."
    evening = evening_with(match(WEB, 2, "Ben & Ida win!"), match(WEB, 1, name="Again"), unread, notes=(note,))
    page = evening_sheet(
        replace(evening, matches=(evening.matches[0], replace(evening.matches[1], rounds_to_come=0), unread))
    )
    assert page.count("<table") == 3
    lines = lines_of(page)
    assert lines[:3] == [["", "◆ Anna & Rosa", "● Ben & Ida"], ["Matches won", "1", "2"], ["Points", "2,710", "2,480"]]
    for told in (
        "At the lake",
        "Ben &amp; Ida win!",
        "Again",
        "Damaged",
        "can&#x27;t be opened",
        note.replace("'", "&#x27;"),
    ):
        assert told in page
    assert page.index("At the lake") < page.index("Again") < page.index("Damaged") < page.index("One saved game")
    assert [row[0] for row in lines if row[0].startswith("Round")] == ["Round 1", "Round 2", "Round 1"]
    nothing = lines_of(evening_sheet(evening_with(unread, unread)))
    assert nothing[1:] == [["Matches won", "1", "2"], ["Points", "0", "0"]]


@pytest.mark.skipif(BROWSER is None or PDFINFO is None, reason="prints with Chromium, reads with pdfinfo")
def test_a_long_evening_takes_several_pages(tmp_path: Path) -> None:
    rules = replace(WEB, rounds=0, target_score=20_000)
    assert pages_of(evening_sheet(played(rules, 15)), "A4", tmp_path) > 1
    assert pages_of(evening_sheet(played(WEB, 4, "Ben & Ida win!")), "A4", tmp_path) == 1


def test_points_that_were_left_blank_are_not_printed_as_a_zero() -> None:
    entry = RoundEntry((TeamEntry(melded=0, left=5), TeamEntry(left=0)), None)
    rounds = rounds_on_score_pad(evening_of([header(WEB), *wrote(1, entry)])).rounds
    rows = {row[0]: row[1:] for row in lines_of(evening_sheet(evening_with(replace(match(WEB, 1), rounds=rounds))))}
    assert next(row for title, row in rows.items() if title.startswith("Cards on the table")) == ["0", "–"]


def test_a_corrected_round_is_marked() -> None:
    lines = [header(WEB), *wrote(1, FIRST), *wrote(2, SECOND), *wrote(1, SECOND)]
    rounds = rounds_on_score_pad(evening_of(lines)).rounds
    rows = lines_of(evening_sheet(evening_with(replace(match(WEB, 2), rounds=rounds))))
    beside = [row for row in rows if row[0].startswith("Round")]
    assert beside == [["Round 1", "changed"], ["Round 2", ""], *beside[2:]]
