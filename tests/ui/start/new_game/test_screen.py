import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.ai.level_names import LEVELS, SEATED
from game.ai.player import STYLES
from game.messages.functions import new_game as say, screens as say_screens
from game.messages.language import has
from game.portrait_art import look_of, looks_for
from game.rules.presets import PRESET_IDS, preset
from game.sentences import my_games
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.shared.requests import Ask, EditRules, StartGame
from game.ui.start.new_game.choices import ALL_SHAPES, RuleChoice, first_game, players_of
from game.ui.start.new_game.game_sentence import spoken_text
from game.ui.start.new_game.screen import NewGameScene
from game.ui.start.new_game.sentence_box import SlotButton
from game.ui.start.new_game.state import NewGameState, Tray
from tests.ui.drive import Picture, click, key, press, send, typed
from tests.ui.opened_trays import focus, reach, seen
from tests.ui.samples import new_game, new_game_with_people, nothing, rule_choices


def starting(started: list[NewGame]) -> Ask:
    """Remembers what was started."""

    def ask(request: object) -> None:
        assert isinstance(request, StartGame)
        assert request.new is not None
        started.append(request.new)

    return ask


@pytest.mark.parametrize("rules", PRESET_IDS)
def test_real_cards_are_counted_at_every_table(rules: str) -> None:
    state = new_game().state.turned_to_real_cards()
    for shape in ALL_SHAPES:
        state = state.choosing_shape(shape).with_rules(rules)
        assert (state.chosen.shape, len(state.chosen.seats)) == (shape, players_of(shape))
    assert state.turned_to_real_cards().chosen.shape == ALL_SHAPES[-1]


def test_a_stock_that_is_soon_gone_is_told_before_the_start() -> None:
    told = "With eight players, four decks leave only 40 cards to draw: take six decks."
    scene = new_game("web", "8:4v4")
    choices = [*rule_choices(), RuleChoice("own", replace(preset("web"), decks=4, tables=("4:2v2", "8:4v4")))]
    scene.set_state(replace(scene.state.choosing(rules="own"), choices=choices))
    assert scene.state.line == told
    assert told in " ".join(Picture(scene, (1366, 768)).words)
    scene.open_tray(Tray.PLAYERS)
    assert " ".join(Picture(scene, (1366, 768)).words).count("take six decks") == 1
    scene.set_state(scene.state.choosing_shape("4:2v2"))
    assert scene.state.line == ""


def test_a_seat_is_renamed() -> None:
    scene = new_game()
    Picture(scene, (1280, 720))
    focus(scene, "field/seat_2")
    send(scene.handle, *typed("Lou"))
    assert scene.state.chosen.seats[2].name == "Lou"
    assert seen(scene, "field/seat_2").label == "Name at seat 3: Lou"
    reach(scene, "button/done")
    assert seen(scene, "field/portrait_2").label.startswith("Lou")
    assert (
        spoken_text(scene.state.sentence)
        == "Tonight Anna plays Web Classic with Lou against Walt and June for four rounds"
    )


def test_the_stock_is_spoken_of() -> None:
    first, lasts = say_screens.stock_ends_first().split(" ")[:3], say_screens.stock_lasts().split(" ")[:3]
    for scene, begin in ((new_game("couples", "2:solo"), first), (new_game("couples", "4:2v2"), lasts)):
        scene.open_tray(Tray.LENGTH)
        words = " ".join(Picture(scene, (1280, 720)).words)
        assert " ".join(begin) in words


def test_many_own_sets_scroll() -> None:
    sets = [RuleChoice(f"own {n}", replace(preset("web"), name=f"Grandma’s rules {n}")) for n in range(20)]
    chosen = replace(first_game(sets, "Anna", "x"), rules="own 15")
    scene = NewGameScene(sets, chosen, nothing)
    scene.open_tray(Tray.RULES)
    words = Picture(scene, (1024, 600)).words
    assert "Grandma’s rules 15" in words
    assert "Grandma’s rules 1" not in words


def test_the_number_of_players_is_read_and_changed_from_the_paper() -> None:
    scene = new_game()
    Picture(scene, (1280, 720))
    assert seen(scene, "button/shape").label == "Four players"
    press(scene, "button/shape")
    assert [slot.id for slot in scene.form.widgets if isinstance(slot, SlotButton) and slot.is_open] == ["button/shape"]
    press(scene, "field/players/4")
    assert seen(scene, "button/shape").label == "Six players"
    reach(scene, "button/real_cards")
    for shape in ALL_SHAPES:
        reach(scene, f"button/{shape}")
        assert scene.state.chosen.shape == shape
    for row, rules in enumerate(PRESET_IDS):
        reach(scene, f"row/{row}")
        assert scene.state.chosen.rules == rules


def test_you_are_you_on_a_score_pad_too() -> None:
    assert new_game_with_people(real_cards=True).state.put_together.seats[0].name == "You"


def own_sets(ask: Ask) -> NewGameScene:
    """The presets and two own sets, one of which is chosen."""
    sets = [RuleChoice("web", preset("web"))]
    sets += [RuleChoice(name, replace(preset("web"), name=name, rounds=3)) for name in ("Lake house", "Sundays")]
    chosen = replace(first_game(sets, "Anna", "x"), rules="Sundays")
    return NewGameScene(sets, chosen, ask)


def test_the_pencil_edits_an_own_set() -> None:
    edited: list[object] = []
    scene = own_sets(edited.append)
    Picture(scene, (1280, 720))
    reach(scene, "button/edit/1")
    assert edited == [EditRules("Lake house")]
    assert scene.state.chosen.rules == "Sundays"
    focus(scene, "rules")
    send(scene.handle, key(pygame.K_e))
    assert edited == [EditRules("Lake house"), EditRules("Sundays")]
    assert not any(target.id == "button/edit/0" for target in scene.report().targets)


def test_the_set_that_was_just_made_is_chosen() -> None:
    scene = own_sets(nothing)
    Picture(scene, (1280, 720))
    made = RuleChoice("Lantern", replace(preset("partners"), name="Lantern"))
    scene.take_choices([RuleChoice("web", preset("web")), made], "Lantern")
    assert (scene.state.choice, scene.state.chosen.shape) == (made, "4:2v2")
    scene.take_choices([RuleChoice("web", preset("web"))], "Lantern")
    assert scene.state.chosen.rules == "web"


def test_a_computer_has_a_level() -> None:
    started: list[NewGame] = []
    scene = new_game(ask=starting(started))
    Picture(scene, (1920, 1080))
    assert not any(target.id.startswith("field/level_0") for target in scene.report().targets)
    reach(scene, f"field/level_1/{LEVELS.index('expert')}")
    reach(scene, f"field/level_2/{LEVELS.index('hard')}")
    reach(scene, f"field/style_2/{STYLES.index('racing')}")
    reach(scene, "button/start")
    assert [(seat.level, seat.style) for seat in started[0].seats[1:]] == [
        ("expert", "balanced"),
        ("hard", "racing"),
        ("normal", "balanced"),
    ]


def test_rules_made_for_the_number_are_offered_in_place() -> None:
    scene = new_game()
    Picture(scene, (1366, 768))
    press(scene, "button/shape")
    for number, is_offered in ((4, False), (8, False), (5, True)):
        press(scene, f"field/players/{number - 2}")
        told = " ".join(Picture(scene, (1366, 768)).words)
        assert (say.suits("Web Classic", ["2", "4", "6"]) in told) == (number != 4)
        assert ("button/fitting_rules" in {target.id for target in scene.report().targets}) == is_offered
    press(scene, "button/fitting_rules")
    assert (scene.state.chosen.rules, scene.state.chosen.shape) == ("campus", "5:solo")


def test_rules_that_a_number_cannot_play_say_so_at_once() -> None:
    own = RuleChoice("own", replace(preset("web"), name="Short decks", extra_decks=-2, tables=("4:2v2",)))
    sets = [own, *rule_choices()]
    game = replace(first_game(sets, "Anna", "x"), rules="own")
    scene = NewGameScene(sets, game, nothing)
    Picture(scene, (1366, 768))
    for number, is_told in ((6, False), (2, True)):
        reach(scene, f"field/players/{number - 2}")
        told = " ".join(Picture(scene, (1366, 768)).words)
        assert ("decks" in told.lower().replace("short decks", "")) == is_told
        assert ("any number can play it" in told) != is_told
    press(scene, "button/fitting_rules")
    assert scene.state.chosen.rules == "family"


def test_the_minutes_are_those_of_the_table() -> None:
    """Given four rounds: alone with computer players two sit longer than four, as they need more turns; eight in two
    teams a little longer than four, everybody for themselves longer than in teams, and four people at the screen
    longest of all.
    """
    state = new_game().state
    everybody = tuple(SeatChoice(name, True) for name in ("Ida", "Tom", "Ruth", "Paul"))
    tables = [state.choosing_shape(shape) for shape in ("8:4v4", "4:2v2", "2:solo", "8:solo")]
    people = state.with_seats(everybody)
    assert [one.minutes(one.rules) for one in (*tables, people)] == [50, 40, 65, 90, 115]


@pytest.mark.parametrize("shapes", [("6:2v2v2",), ("8:2v2v2v2", "6:3v3"), ("2:solo", "6:2v2v2"), ("8:4v4",)])
def test_partners_stay_partners_at_every_table(shapes: tuple[str, ...]) -> None:
    state = new_game().state
    for shape in (*shapes, "4:2v2"):
        state = state.choosing_shape(shape)
        names = [seat.name for seat in state.chosen.seats]
        if state.teams < len(names):
            assert names.index("Rosa") % state.teams == 0
            assert names.index("June") % state.teams == names.index("Walt") % state.teams
    assert names == ["Anna", "Walt", "Rosa", "June"]


def test_five_who_look_for_three_against_two_are_told_why_and_offered_what_is_nearest() -> None:
    scene = new_game("campus")
    Picture(scene, (1366, 768))
    press(scene, "button/shape")
    assert "button/uneven" not in {target.id for target in scene.report().targets}
    press(scene, "field/players/3", "button/uneven")
    assert say.teams_are_equal() in " ".join(Picture(scene, (1366, 768)).words)
    press(scene, "button/pad_for_two")
    assert (scene.state.chosen.shape, scene.state.real_cards) == ("4:2v2", True)
    assert not scene.state.asks_uneven


def test_all_others_get_a_level_with_one_press() -> None:
    scene = new_game("web", "6:2v2v2")
    Picture(scene, (1280, 720))
    reach(scene, f"field/level_1/{LEVELS.index('easy')}")
    assert seen(scene, "field/levels").label == "How well do they play?: "
    reach(scene, f"field/levels/{LEVELS.index('hard')}")
    assert [seat.level for seat in scene.state.chosen.seats] == ["normal", "hard", "hard", "normal", "hard", "hard"]


def test_a_tray_is_closed_by_escape_and_by_a_press_beside_it() -> None:
    scene = new_game()
    Picture(scene, (1280, 720))
    for opener in ("button/rules", "button/partner", "field/portrait_2"):
        press(scene, opener)
        assert scene.report().focus != opener
        send(scene.handle, key(pygame.K_ESCAPE))
        assert (scene.state.tray, scene.report().focus) == (None, opener)
    press(scene, "field/portrait_1")
    send(scene.handle, *click((630, 700)))
    assert (scene.state.tray, scene.report().focus) == (None, "field/portrait_1")


def test_every_level_has_a_name_and_a_line() -> None:
    assert my_games.LEVELS == SEATED
    assert all(has("screens", name) and has("screens", f"{name}_about") for name in (*SEATED, *STYLES))


def test_another_name_changes_only_the_face_of_its_seat() -> None:
    state = new_game("web", "6:2v2v2").state
    taken = looks_for([seat.name for seat in state.chosen.seats])[5]
    for name in ("Walter", next(name for name in "ABCDEFGHIJKLMNOP" if look_of(name) == taken)):
        named = state.with_choice(0, replace(state.chosen.seats[0], name=name))
        assert named.faces[0] != state.faces[0]
        assert named.faces[1:] == state.faces[1:]
        assert len(set(named.faces)) == 6


def people(state: NewGameState) -> list[str]:
    """The people at the table, by name."""
    return [seat.name for seat in state.chosen.seats if seat.human]


def sitting(state: NewGameState, *people: tuple[int, str]) -> NewGameState:
    """Persons at these seats, with these names."""
    for seat, name in people:
        state = state.with_choice(seat, replace(state.chosen.seats[seat], human=True))
        state = state.with_choice(seat, replace(state.chosen.seats[seat], name=name))
    return state


def test_no_person_is_forgotten_when_the_table_changes() -> None:
    everybody = ["Anna", "Berta", "Carl", "Dora"]
    state = sitting(new_game().state, (1, "Berta"), (2, "Carl"), (3, "Dora"))
    for shape, count in (("4:2v2", 4), ("2:solo", 2), ("6:2v2v2", 4), ("4:2v2", 4)):
        state = state.choosing_shape(shape)
        assert people(state) == everybody[:count]
    state = new_game("web", "2:solo").state.choosing_shape("6:2v2v2")
    state = sitting(state, (3, "Berta"), (4, "Carl"), (5, "Dora")).choosing_shape("4:2v2")
    assert sorted(people(state)) == everybody
    state = state.choosing_shape("2:solo")
    assert people(state)[0] == "Anna"
    state = state.choosing_shape("6:2v2v2")
    assert sorted(people(state)) == everybody
    assert len({seat.name for seat in state.chosen.seats}) == 6


def test_who_gave_up_a_seat_does_not_come_back_with_other_rules() -> None:
    """Given a friend whose seat a computer player has again, changed or other rules for as many players leave everybody
    where they are.
    """
    state = sitting(new_game().state, (2, "Marianne")).got_up(2)
    assert [seat.name for seat in state.waiting] == ["Marianne"]
    for other in (state.with_choices(rule_choices(), "web"), state.with_rules("family")):
        assert other.chosen.seats == state.chosen.seats


def test_a_chosen_face_and_a_face_of_a_name_stay_with_the_person() -> None:
    scene = new_game("web", "6:2v2v2")
    Picture(scene, (1280, 720))
    scene.set_state(sitting(scene.state, (5, "Dora")))
    reach(scene, "field/face_5")
    press(scene, "button/face/10")
    assert scene.state.faces[5] == 10
    for way, name in (("button/4:2v2", "Dora"), ("field/kind_3/1", "Olga"), ("field/kind_3/0", "Dora")):
        reach(scene, way)
        assert scene.state.chosen.seats[3].name == name
        assert (scene.state.faces[3] == 10) == (name == "Dora")


def test_a_table_one_asked_for_comes_back_with_rules_that_have_it() -> None:
    both = RuleChoice("both", replace(preset("web"), tables=("6:3v3", "6:2v2v2")))
    state = replace(new_game().state, choices=(*rule_choices(), both)).choosing_shape("6:2v2v2")
    for rules, shape in (("partners", "6:3v3"), ("both", "6:2v2v2")):
        state = state.with_rules(rules)
        assert (state.chosen.rules, state.chosen.shape, len(state.chosen.seats)) == (rules, shape, 6)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_all_that_going_out_takes_can_be_read(size: tuple[int, int]) -> None:
    rules = replace(preset("web"), wild_melds="required", out_sevens=1, out_clean=(1, 2), permission=True)
    sets = [RuleChoice("own", replace(rules, name="Pennies from Heaven"))]
    scene = NewGameScene(sets, first_game(sets, "Anna", "x"), nothing)
    numbers = [drawn.text for drawn in Picture(scene, size).texts if drawn.text in ("1", "1–2")]
    assert numbers == ["1–2", "1", "1", "1"]


def test_a_word_that_leads_to_a_part_stays_with_it() -> None:
    scene = new_game()
    words = {drawn.text: Rect(drawn.rect) for drawn in Picture(scene, (1366, 768)).texts}
    for word, slot in (("plays", "rules"), ("with", "partner"), ("against", "against"), ("for", "length")):
        part = Rect(seen(scene, f"button/{slot}").rect)
        assert part.top < words[word].centery < part.bottom
        assert 0 < part.left - words[word].right < part.h


def test_easy_is_said_only_where_computer_players_are_left() -> None:
    """The bug: four people at their first match read that the computer players are set to Easy."""
    state = replace(new_game().state, is_first_match=True)
    seats = tuple(replace(seat, level="easy") if not seat.human else seat for seat in state.chosen.seats)
    state = state.with_seats(seats)
    assert state.line == say_screens.first_match()
    people = state.with_seats(tuple(replace(seat, human=True, name=f"P{n}") for n, seat in enumerate(seats)))
    assert people.line == say_screens.curtain_falls()
