import pytest

from game.messages.functions import screens as say_screens
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from game.ui.shared.models import SeatChoice
from game.ui.start.new_game import choices
from tests.ui.samples import rule_choices


@pytest.mark.parametrize("rules", PRESET_IDS)
def test_every_table_of_a_preset_can_be_shown(rules: PresetId) -> None:
    for shape in preset(rules).tables:
        assert shape in choices.ALL_SHAPES


@pytest.mark.parametrize(
    ("shape", "players", "teams"),
    [("4:2v2", 4, 2), ("6:2v2v2", 6, 3), ("6:3v3", 6, 2), ("5:solo", 5, 5), ("2:1v1", 2, 2)],
)
def test_shapes(shape: str, players: int, teams: int) -> None:
    """A word of `tables` tells players and teams."""
    assert (choices.players_of(shape), choices.teams_of(shape)) == (players, teams)


def test_partners_sit_opposite() -> None:
    """Teams alternate round the table; a crowd of lone players is drawn as persons."""
    assert choices.seat_teams("6:2v2v2") == (0, 1, 2, 0, 1, 2)
    assert choices.seat_teams("2:solo") == (0, 1)
    assert choices.seat_teams("4:solo") == (None,) * 4


def test_seats_keep_their_people() -> None:
    seats = choices.seats_for("2:solo", [SeatChoice("Rosa", True), SeatChoice("Ben", True)], "Rosa")
    six = choices.seats_for("6:3v3", seats, "Rosa")
    assert six[:2] == seats
    assert len({seat.name for seat in six}) == 6
    assert not any(seat.human for seat in six[2:])
    assert choices.seats_for("2:solo", six, "Rosa") == seats


@pytest.mark.parametrize(
    ("names", "refusal"),
    [
        (("Anna", "Ben"), ""),
        (("Anna", "  "), say_screens.name_missing()),
        (("Anna", "anna "), say_screens.names_equal()),
    ],
)
def test_names(names: tuple[str, ...], refusal: str) -> None:
    """Every seat has a name and no two the same, whatever the spaces and capitals."""
    assert choices.refuse_names([SeatChoice(name, True) for name in names]) == refusal


@pytest.mark.parametrize(
    ("rules", "shape", "ends"),
    [
        ("family", "2:solo", True),
        ("couples", "2:solo", True),
        ("partners", "2:solo", True),
        ("web", "2:solo", False),
        ("campus", "2:solo", False),
        ("family", "4:2v2", False),
    ],
)
def test_where_the_stock_ends_first(rules: PresetId, shape: str, ends: bool) -> None:
    assert choices.stock_ends_first(preset(rules), shape) == ends


def test_the_first_proposal() -> None:
    """A new player finds Web Classic for four, one person in front and a partner opposite."""
    game = choices.first_game(rule_choices(), "Anna", "Friday evening")
    assert (game.rules, game.shape, game.name) == ("web", "4:2v2", "Friday evening")
    assert [seat.name for seat in game.seats] == ["Anna", "Walt", "Rosa", "June"]
    assert [seat.human for seat in game.seats] == [True, False, False, False]


def test_a_person_named_like_a_computer() -> None:
    game = choices.first_game(rule_choices(), "Rosa", "x")
    assert choices.refuse_names(game.seats) == ""


def test_nobody_waits_under_a_name_that_somebody_has_taken() -> None:
    """Given a computer player who waits for a larger table while a new person has its name, it doesn't come back as a
    twin: New game would refuse to start.
    """
    before = (SeatChoice("You", True), SeatChoice("Rosa", True), SeatChoice("Rosa", False), SeatChoice("June", False))
    names = [seat.name for seat in choices.everyone_for("4:2v2", before, "You")]
    assert len(set(names)) == 4


@pytest.mark.parametrize("people", [1, 2, 4])
def test_more_players_take_more_time(people: int) -> None:
    """The bugs: "about 30 minutes" for eight, about 40 for four; then 40 for both. Given as many people, every larger
    table takes longer than two pairs, and each further player adds to two teams and to a table without partners.
    """
    tables = {(choices.players_of(shape), choices.teams_of(shape)) for shape in choices.ALL_SHAPES}
    four = choices.usual_pace(4, 2, people)
    assert all(choices.usual_pace(*one, people) > four for one in tables if one[0] > 4)
    for alike in (sorted(one for one in tables if one[1] == 2), sorted(one for one in tables if one[0] == one[1])):
        paces = [choices.usual_pace(*one, people) for one in alike if one[0] >= 4]
        assert paces == sorted(paces)
        assert len(set(paces)) == len(paces) > 2
    assert choices.minutes_of(4, choices.usual_pace(8, 2, 1)) > choices.minutes_of(4, choices.usual_pace(4, 2, 1))
