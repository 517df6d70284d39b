import csv
import io

from msgspec.structs import replace

from game.analysis.facts import DecisionTheme
from game.analysis.strength.life_of_games import PlayedMatch
from game.messages.language import speaking
from game.sentences.my_games import COLUMNS
from game.ui.review.games.match_table import csv_of
from tests.analysis.lives import match, seats


def table(*matches: PlayedMatch) -> list[dict[str, str]]:
    """What a program reads in the file."""
    return list(csv.DictReader(io.StringIO(csv_of(matches).decode("utf-8-sig"), newline="")))


def test_each_person_of_a_match_has_a_line() -> None:
    later = match(5, names=("Anna", "Ben", "Rosa hard", "June easy"), totals=((100, 300), (900, 1200)))
    lines = table(later, match(1, given={0: 290.4}, theme=DecisionTheme.PILE))
    assert [(line["match"], line["person"]) for line in lines] == [
        ("Evening 1", "Anna"),
        ("Evening 5", "Anna"),
        ("Evening 5", "Ben"),
    ]
    first, anna, ben = lines
    assert (first["given away"], first["given away: the pile"], first["given away: the foot"]) == ("290", "290", "0")
    assert (anna["won"], anna["points"], anna["best other team"], anna["partners"]) == (
        "no",
        "900",
        "1200",
        "Rosa (Hard)",
    )
    assert (ben["won"], ben["opponents"], ben["given away"]) == ("yes", "Anna, Rosa (Hard)", "")
    assert (anna["table"], anna["rules"], anna["rounds"]) == ("2 against 2", "Web Classic", "2")
    assert all(len(line) == len(COLUMNS) for line in lines)
    with speaking("es"):  # the bug: "You", as in records
        yours, mine = table(match(1, names=("You", "Ben", "Rosa hard", "June easy")))
    assert (yours["persona"], mine["rivales"]) == ("Tú", "Tú, Rosa (Difícil)")


def test_no_name_is_a_formula() -> None:
    for name in ('=HYPERLINK("http://x","y")', "+1", "-1", "@SUM(A1)", "\tx", "\rx"):
        one = match(0)
        people = (replace(seats("Anna")[0], name=name), *one.summary.seats[1:])
        (line,) = table(replace(one, summary=replace(one.summary, name=name, seats=people)))
        assert line["match"] == line["person"] == f"'{name}"
    one = match(0)
    (line,) = table(replace(one, summary=replace(one.summary, name='Lake, "late"')))
    assert line["match"] == 'Lake, "late"'


def test_points_below_nothing_are_numbers() -> None:
    (line,) = table(match(0, totals=((-250, 40),)))
    assert line["points"] == "-250"
