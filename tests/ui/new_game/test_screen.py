"""New game: choosing rules, table and seats, and starting."""

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.ai.level_names import LEVELS, SEATED
from game.ai.player import STYLES
from game.portrait_art import LOOKS, look_of, looks_for
from game.rules.fields import Tables, field_infos
from game.rules.presets import PRESET_IDS, preset
from game.text.messages import rules as say
from game.text.messages import screens as say_screens
from game.ui.models import HousePerson, NewGame
from game.ui.new_game.choices import ALL_SHAPES, RuleChoice, first_game, players_of
from game.ui.new_game.screen import NewGameScene
from game.ui.requests import Ask, BeginScorePad, EditRules, StartGame
from game.ui.table.gestures import DOUBLE_WITHIN
from game.words import screens as words_of
from game.words.screens import COMPUTER_NAMES
from tests.ui.drive import Picture, asking, click, find, key, middle, press, send, typed
from tests.ui.samples import USUAL, new_game, nothing, rule_choices


def starting(started: list[NewGame]) -> Ask:
    """Remembers what was started."""

    def ask(request: object) -> None:
        assert isinstance(request, StartGame)
        started.append(request.new)

    return ask


def test_starting_hands_over_what_was_chosen() -> None:
    """Rules, table, seats and name arrive as they are seen."""
    started: list[NewGame] = []
    scene = new_game(ask=starting(started))
    Picture(scene, (1920, 1080))
    press(scene, f"row/{PRESET_IDS.index('partners')}")
    press(scene, "button/6:3v3")
    press(scene, "field/kind_1/0")
    press(scene, "field/reshuffle")
    press(scene, "button/start")
    game = started[0]
    assert (game.rules, game.shape, game.reshuffle, game.name) == ("partners", "6:3v3", True, "Friday evening")
    assert [seat.human for seat in game.seats] == [True, True, False, False, False, False]


def test_enter_starts_at_once() -> None:
    """The golden button has the keys when the screen opens."""
    started: list[NewGame] = []
    scene = new_game(ask=starting(started))
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_RETURN))
    assert started[0].rules == "web"


def test_tables_that_a_set_does_not_list_stay_dimmed() -> None:
    """They are seen with the reason and cannot be taken."""
    scene = new_game("web")
    picture = Picture(scene, (1280, 720))
    assert say_screens.not_in_set() in picture.words
    assert not find(scene, "button/6:3v3").enabled
    press(scene, "button/6:3v3")
    assert scene.state.chosen.shape == "4:2v2"


def test_a_dimmed_table_says_where_it_is_added() -> None:
    """Given a table that the set does not list, the words beside the pointer name the set and the way to the rule that
    adds it; the page of that rule is the one they name, and offers every table there is.
    """
    scene = new_game("web")
    Picture(scene, (1280, 720))
    send(
        scene.handle, Event(pygame.MOUSEMOTION, pos=middle(find(scene, "button/8:4v4")), rel=(0, 0), buttons=(0, 0, 0))
    )
    scene.update(1.0)
    assert scene.form.tipped is not None
    tip = scene.form.tipped.tip()
    assert tip != say_screens.not_in_set()
    assert tip.startswith("Web Classic isn't set up")
    about = field_infos()["tables"]
    assert f"Change a rule, {say.topic(about.group)}, {about.title}." in tip
    assert isinstance(about.control, Tables)
    assert set(about.control.shapes) >= set(ALL_SHAPES)


@pytest.mark.parametrize("rules", PRESET_IDS)
def test_real_cards_are_counted_at_every_table(rules: str) -> None:
    """Given the score pad's page, no table is missing from any set, and other rules leave it as it is; back at the
    screen a table of the set is chosen.
    """
    asked: list[object] = []
    scene = new_game("web", "4:2v2", asked.append)
    Picture(scene, (1280, 720))
    press(scene, "button/real_cards")
    for shape in ALL_SHAPES:
        press(scene, f"button/{shape}")
        press(scene, f"row/{PRESET_IDS.index(rules)}")
        assert (scene.state.chosen.shape, len(scene.state.chosen.seats)) == (shape, players_of(shape))
    assert say_screens.not_in_set() not in Picture(scene, (1280, 720)).words
    press(scene, "button/start")
    assert isinstance(asked[-1], BeginScorePad)
    press(scene, "button/real_cards")
    assert scene.state.chosen.shape in preset(rules).tables
    eight = NewGameScene(rule_choices(), asked[-1].new, nothing)  # what was put together is there again, at the screen
    assert eight.state.chosen.shape in preset(rules).tables


def test_another_set_brings_a_table_it_lists() -> None:
    """Changing to a set without the chosen table takes that set's first one."""
    scene = new_game("partners", "6:3v3")
    Picture(scene, (1280, 720))
    press(scene, f"row/{PRESET_IDS.index('web')}")
    assert (scene.state.chosen.rules, scene.state.chosen.shape, len(scene.state.chosen.seats)) == ("web", "4:2v2", 4)


def test_a_seat_is_renamed() -> None:
    """A click into the name, then typing: the seat and the line below follow."""
    scene = new_game()
    Picture(scene, (1280, 720))
    scene.form.focus_id("field/seat_2")
    send(scene.handle, *typed("Lou"))
    assert scene.state.chosen.seats[2].name == "Lou"
    assert find(scene, "field/seat_2").label == "Name at seat 3: Lou"
    assert "Lou" in find(scene, "field/portrait_2").label
    assert "Rosa" not in "".join(target.label for target in scene.report().targets if target.id.endswith("_2"))
    assert "Anna & Lou against Walt & June" in Picture(scene, (1280, 720)).words


def test_names_are_looked_at() -> None:
    """Without a name, or with the same name twice, the start tells what is wrong."""
    scene = new_game()
    Picture(scene, (1280, 720))
    scene.form.focus_id("field/seat_1")
    send(scene.handle, key(pygame.K_BACKSPACE))
    assert not find(scene, "button/start").enabled
    assert say_screens.name_missing() in Picture(scene, (1920, 1080)).words
    send(scene.handle, *typed("anna"))
    assert say_screens.names_equal() in Picture(scene, (1920, 1080)).words
    send(scene.handle, *typed("bel"))
    assert find(scene, "button/start").enabled


def test_the_stock_is_spoken_of() -> None:
    """Two players of couples read that the stock usually ends first; four read what happens then."""
    first, lasts = say_screens.stock_ends_first().split(" ")[:3], say_screens.stock_lasts().split(" ")[:3]
    for scene, begin in ((new_game("couples", "2:solo"), first), (new_game("couples", "4:2v2"), lasts)):
        words = " ".join(Picture(scene, (1280, 720)).words)
        assert " ".join(begin) in words


def test_escape_leads_back() -> None:
    """Esc leaves, also out of a field."""
    left: list[str] = []
    scene = new_game()
    Picture(scene, (1280, 720))
    scene.form.on_cancel = lambda: left.append("title")
    scene.form.focus_id("field/seat_1")
    send(scene.handle, key(pygame.K_ESCAPE))
    assert left == ["title"]


def test_many_own_sets_scroll() -> None:
    """With twenty rule sets the list scrolls, the chosen one is in sight, and what it holds in short is still read."""
    sets = [RuleChoice(f"own {n}", replace(preset("web"), name=f"Grandma’s rules {n}")) for n in range(20)]
    chosen = replace(first_game(sets, "Anna", "x"), rules="own 15")
    scene = NewGameScene(sets, chosen, nothing)
    words = Picture(scene, (1024, 600)).words
    assert "Grandma’s rules 15" in words
    assert "Grandma’s rules 1" not in words
    assert "Going out" in words


def test_you_is_nobody_among_several() -> None:
    """When a second person sits down, "You" becomes a player with a number, and cannot be written again."""
    scene = new_game(person="You")
    Picture(scene, (1280, 720))
    press(scene, "field/kind_2/0")
    assert [seat.name for seat in scene.state.chosen.seats] == ["Player 1", "Walt", "Player 3", "June"]
    assert find(scene, "field/seat_0").label.endswith("Player 1")
    scene.form.focus_id("field/seat_0")
    send(scene.handle, *typed("you"))
    assert not find(scene, "button/start").enabled


def own_sets(ask: Ask) -> NewGameScene:
    """The presets and two own sets, one of which is chosen."""
    sets = [RuleChoice("web", preset("web"))]
    sets += [RuleChoice(name, replace(preset("web"), name=name, rounds=3)) for name in ("Lake house", "Sundays")]
    chosen = replace(first_game(sets, "Anna", "x"), rules="Sundays")
    return NewGameScene(sets, chosen, ask)


def test_the_pencil_edits_an_own_set() -> None:
    """A press on it opens the editor for that set and chooses nothing; E does the same; presets have none."""
    edited: list[object] = []
    scene = own_sets(edited.append)
    Picture(scene, (1280, 720))
    press(scene, "button/edit/1")
    assert edited == [EditRules("Lake house")]
    assert scene.state.chosen.rules == "Sundays"
    scene.form.focus_id("rules")
    send(scene.handle, key(pygame.K_e))
    assert edited == [EditRules("Lake house"), EditRules("Sundays")]
    assert not any(target.id == "button/edit/0" for target in scene.report().targets)


def test_a_rule_of_what_is_chosen_can_be_changed() -> None:
    """The button names the set and hands its id over."""
    edited: list[object] = []
    scene = own_sets(edited.append)
    picture = Picture(scene, (1280, 720))
    assert "Change a rule of Sundays" in picture.words
    press(scene, "row/0")
    press(scene, "button/change_rules")
    assert edited == [EditRules("web")]


def test_an_own_set_says_how_far_it_is_from_its_preset() -> None:
    """The line under its name."""
    assert "Web Classic, one change" in Picture(own_sets(nothing), (1280, 720)).words


def test_the_set_that_was_just_made_is_chosen() -> None:
    """When the sets are exchanged the named one is taken, and the first where it is gone."""
    scene = own_sets(nothing)
    Picture(scene, (1280, 720))
    made = RuleChoice("Lantern", replace(preset("partners"), name="Lantern"))
    scene.take_choices([RuleChoice("web", preset("web")), made], "Lantern")
    assert (scene.state.choice, scene.state.chosen.shape) == (made, "4:2v2")
    scene.take_choices([RuleChoice("web", preset("web"))], "Lantern")
    assert scene.state.chosen.rules == "web"


def test_a_computer_has_a_level() -> None:
    """Every computer seat offers the levels of the roster with a line about the chosen one; a person none."""
    started: list[NewGame] = []
    scene = new_game(ask=starting(started))
    Picture(scene, (1920, 1080))
    assert not any(target.id.startswith("field/level_0") for target in scene.report().targets)
    press(scene, f"field/level_1/{LEVELS.index('expert')}")
    press(scene, f"field/level_2/{LEVELS.index('hard')}")
    words = " ".join(Picture(scene, (1920, 1080)).words)
    for level in ("expert", "hard", "normal"):
        assert words_of.LEVELS[level][1]() in words
    press(scene, "button/start")
    assert [seat.level for seat in started[0].seats[1:]] == ["expert", "hard", "normal"]


def test_where_there_is_little_room_the_computer_names_its_level() -> None:
    """Six seats in a small window: pressing Computer again takes the next level, the keys do too, a person has none."""
    scene = new_game("partners", "6:3v3")
    Picture(scene, (1280, 720))
    assert not any(target.id.startswith("field/level") for target in scene.report().targets)
    assert find(scene, "field/kind_1/1").label == "Normal"
    press(scene, "field/kind_1/1")
    assert scene.state.chosen.seats[1].level == "hard"
    scene.form.focus_id("field/kind_1")
    send(scene.handle, key(pygame.K_RETURN))
    assert (scene.state.chosen.seats[1].level, find(scene, "field/kind_1/1").label) == ("expert", "Expert")
    send(scene.handle, key(pygame.K_RETURN))
    assert (scene.state.chosen.seats[1].level, find(scene, "field/kind_1/1").label) == ("like_me", "Like me")
    send(scene.handle, key(pygame.K_RETURN))
    assert scene.state.chosen.seats[1].human
    assert find(scene, "field/kind_1/1").label == "Computer"


def styles(scene: NewGameScene) -> list[str]:
    """The style of each seat."""
    return [seat.style for seat in scene.state.chosen.seats]


def test_a_computer_has_a_style() -> None:
    """The taken level pressed again, the wheel over it and S change the style of a computer seat; a line says so."""
    started: list[NewGame] = []
    scene = new_game(ask=starting(started))
    Picture(scene, (1920, 1080))
    press(scene, f"field/level_1/{LEVELS.index('normal')}")
    assert styles(scene)[1] == "racing"
    at = middle(find(scene, f"field/level_1/{LEVELS.index('normal')}"))
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    send(scene.handle, Event(pygame.MOUSEWHEEL, x=0, y=1), Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert styles(scene)[1] == "careful"
    scene.form.focus_id("field/level_3")
    send(scene.handle, key(pygame.K_s))
    assert scene.state.chosen.seats[3].style == "racing"
    told = " ".join(Picture(scene, (1920, 1080)).words)
    assert words_of.STYLES["careful"][1]() in told
    assert words_of.STYLES["racing"][1]() in told
    press(scene, f"field/level_1/{LEVELS.index('hard')}")
    press(scene, "button/start")
    assert [(seat.level, seat.style) for seat in started[0].seats[1:]] == [
        ("hard", "careful"),
        ("normal", "balanced"),
        ("normal", "racing"),
    ]


def test_where_there_is_little_room_the_style_is_changed_beside_the_level() -> None:
    """Six seats in a small window: the wheel and S over a computer that names its level change its style."""
    scene = new_game("partners", "6:3v3")
    Picture(scene, (1280, 720))
    scene.form.focus_id("field/kind_1")
    send(scene.handle, key(pygame.K_s))
    assert (scene.state.chosen.seats[1].level, scene.state.chosen.seats[1].style) == ("normal", "racing")
    scene.form.focus_id("field/kind_0")
    send(scene.handle, key(pygame.K_s))
    assert scene.state.chosen.seats[0].style == "balanced"


def test_a_double_click_on_a_level_keeps_the_style() -> None:
    """Given a level pressed twice or more at once, only the level changes, and a press some time later changes the
    style; a press on another level keeps it, and presses on the level that was taken before go on with it at once.
    """
    scene = new_game()
    Picture(scene, (1920, 1080))
    hard, normal = (f"field/level_1/{LEVELS.index(level)}" for level in ("hard", "normal"))
    for _ in range(3):
        press(scene, hard)
        scene.update(0.2)
    assert (scene.state.chosen.seats[1].level, styles(scene)[1]) == ("hard", "balanced")
    scene.update(DOUBLE_WITHIN)
    press(scene, hard)
    assert styles(scene)[1] == "racing"
    press(scene, hard)
    assert styles(scene)[1] == "careful"
    press(scene, normal)
    press(scene, normal)
    assert (scene.state.chosen.seats[1].level, styles(scene)[1]) == ("normal", "careful")


def test_a_double_click_on_computer_keeps_its_level() -> None:
    """Given little room and a person, Computer pressed twice at once seats a computer of its level; a later press takes
    the next level.
    """
    scene = new_game("partners", "6:3v3")
    Picture(scene, (1280, 720))
    press(scene, "field/kind_1/0")
    for _ in range(2):
        press(scene, "field/kind_1/1")
    assert (scene.state.chosen.seats[1].human, scene.state.chosen.seats[1].level) == (False, "normal")
    scene.update(DOUBLE_WITHIN + 0.1)
    press(scene, "field/kind_1/1")
    assert scene.state.chosen.seats[1].level == "hard"


def test_every_level_has_a_name_and_a_line() -> None:
    """What the roster holds can be chosen, and nothing else is spoken of; styles likewise."""
    assert tuple(words_of.LEVELS) == SEATED
    assert {*words_of.STYLES, "balanced"} == set(STYLES)


def test_permission_stands_among_the_facts_only_where_there_is_somebody_to_ask() -> None:
    """Pairs ask each other; where everybody plays alone the word is left out."""
    pairs = Picture(new_game("campus", "4:2v2"), (1920, 1080))
    alone = Picture(new_game("campus", "4:solo"), (1920, 1080))
    assert any(line.endswith(", must ask") for line in pairs.words)
    assert not any("permission" in line for line in alone.words)


def test_a_question_mark_in_a_name_is_a_letter() -> None:
    """Whoever writes a name is not interrupted; elsewhere the word under the pointer is explained."""
    scene = new_game()
    picture = Picture(scene, (1280, 720))
    press(scene, "field/name")
    send(scene.handle, asking())
    assert scene.form.dialog is None

    fact = next(drawn for drawn in picture.texts if drawn.text == "Opening")
    scene.form.focus_on(None)
    send(scene.handle, *click((fact.rect[0] + 3, fact.rect[1] + 3)), asking())
    assert scene.form.dialog is not None
    assert scene.form.dialog.title == "Opening"


def test_a_face_is_chosen_with_the_mouse_and_with_keys() -> None:
    """Each press takes another face that nobody else at the table has; the left arrow goes back; it is handed over."""
    started: list[NewGame] = []
    scene = new_game(ask=starting(started))
    Picture(scene, (1280, 720))
    shown = looks_for([seat.name for seat in scene.state.chosen.seats])
    press(scene, "field/portrait_1")
    first = scene.state.chosen.seats[1].look
    assert first is not None
    assert first not in shown
    send(scene.handle, key(pygame.K_RIGHT))
    second = scene.state.chosen.seats[1].look
    assert second not in (*shown, first)
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.chosen.seats[1].look == first
    press(scene, "button/start")
    assert [seat.look for seat in started[0].seats] == [None, first, None, None]


def test_going_round_all_faces_comes_back() -> None:
    """Nobody is caught between the faces of the others."""
    scene = new_game()
    Picture(scene, (1280, 720))
    scene.form.focus_id("field/portrait_2")
    seen = []
    for _ in range(len(LOOKS)):
        send(scene.handle, key(pygame.K_SPACE))
        seen.append(scene.state.chosen.seats[2].look)
    assert len(set(seen)) == len(LOOKS) - 3  # three others sit there


def test_a_face_follows_the_name_until_one_is_chosen() -> None:
    """Another name shows another face; a chosen one stays whatever the name is."""
    scene = new_game()
    Picture(scene, (1280, 720))
    before = find(scene, "field/portrait_0").label
    press(scene, "field/seat_0")
    send(scene.handle, *typed("Walter"))
    assert scene.state.chosen.seats[0].look is None
    assert find(scene, "field/portrait_0").label != before


def faces(scene: NewGameScene) -> list[str]:
    """The faces as they are told, by seat."""
    labels = [find(scene, f"field/portrait_{seat}").label for seat in range(len(scene.state.chosen.seats))]
    return [label.rpartition(": ")[2] for label in labels]


def test_making_a_computer_a_person_changes_no_other_face() -> None:
    """Six players: "You" becomes "Player 1" when a second person comes, and everybody else keeps the face."""
    started: list[NewGame] = []
    scene = new_game("family", "6:2v2v2", ask=starting(started), person="You")
    Picture(scene, (1280, 720))
    before = faces(scene)
    for seat in (3, 1):
        press(scene, f"field/kind_{seat}/0")
    now = faces(scene)
    assert [now[seat] for seat in (0, 2, 4, 5)] == [before[seat] for seat in (0, 2, 4, 5)]
    assert len(set(now)) == 6
    press(scene, "button/start")
    names = [seat.name for seat in started[0].seats]
    assert names[0] != "You"
    at_table = looks_for(names, [seat.look for seat in started[0].seats])
    assert [f"face {look + 1}" for look in at_table] == now


def test_another_name_changes_only_the_face_of_its_seat() -> None:
    """A name whose face somebody else has gets a free one; the other keeps hers, wherever she sits."""
    scene = new_game("web", "6:2v2v2")
    Picture(scene, (1280, 720))
    before = faces(scene)
    taken = looks_for([seat.name for seat in scene.state.chosen.seats])[5]
    press(scene, "field/seat_0")
    send(scene.handle, *typed(next(name for name in "ABCDEFGHIJKLMNOP" if look_of(name) == taken)))
    assert faces(scene)[1:] == before[1:]
    assert len(set(faces(scene))) == 6


def who(scene: NewGameScene) -> list[str]:
    """The people at the table, by name."""
    return [seat.name for seat in scene.state.chosen.seats if seat.human]


def sit_down(scene: NewGameScene, seat: int, name: str) -> None:
    """A person at a seat, whose name is typed."""
    press(scene, f"field/kind_{seat}/0")
    scene.form.focus_id(f"field/seat_{seat}")
    send(scene.handle, key(pygame.K_a, pygame.KMOD_CTRL), *typed(name))


def test_no_person_is_forgotten_when_the_table_changes() -> None:
    """Given four named persons, a table for two and then for six and four again has all four; six with people at its
    last seats becomes four with all of them; other rules that have no such table change nothing of it.
    """
    scene = new_game("web", "4:2v2", person="Anna")
    Picture(scene, (1280, 720))
    for seat, name in ((1, "Berta"), (2, "Carl"), (3, "Dora")):
        sit_down(scene, seat, name)
    everybody = ["Anna", "Berta", "Carl", "Dora"]
    assert who(scene) == everybody
    press(scene, "button/2:solo")
    assert who(scene) == ["Anna", "Berta"]
    press(scene, "button/6:2v2v2")
    assert who(scene) == everybody
    press(scene, "button/4:2v2")
    assert who(scene) == everybody

    scene = new_game("web", "2:solo", person="Anna")
    Picture(scene, (1280, 720))
    press(scene, "button/6:2v2v2")
    for seat, name in ((3, "Berta"), (4, "Carl"), (5, "Dora")):
        sit_down(scene, seat, name)
    press(scene, "button/4:2v2")
    assert sorted(who(scene)) == everybody
    press(scene, "button/2:solo")
    assert who(scene)[0] == "Anna"
    press(scene, "button/6:2v2v2")
    assert sorted(who(scene)) == everybody
    assert len({seat.name for seat in scene.state.chosen.seats}) == 6


def test_a_computer_player_has_its_own_name_and_a_person_gets_the_typed_one_back() -> None:
    """Given a person at a computer player's seat, the computer takes it back under its own name; the person comes back
    under the name that was typed, and a first person who becomes a computer player leaves the own name behind.
    """
    scene = new_game(person="Anna")
    Picture(scene, (1280, 720))
    sit_down(scene, 2, "Ludmilla")
    press(scene, "field/kind_2/1")
    assert (scene.state.chosen.seats[2].name, scene.state.chosen.seats[2].human) == ("Rosa", False)
    press(scene, "field/kind_2/0")
    assert (scene.state.chosen.seats[2].name, scene.state.chosen.seats[2].human) == ("Ludmilla", True)
    press(scene, "field/kind_0/1")
    name = scene.state.chosen.seats[0].name
    assert name in COMPUTER_NAMES
    assert name not in ("Anna", "Walt", "Rosa", "June")
    assert find(scene, "field/seat_0").label.endswith(name)
    press(scene, "field/kind_0/0")
    assert scene.state.chosen.seats[0].name == "Anna"
    assert find(scene, "button/start").enabled


def test_a_person_does_not_go_by_the_name_of_a_computer_player() -> None:
    """Given Rosa, a computer player, whose seat a person takes: the next person of the house without a seat is
    proposed, at best the one who usually sits there; then a number.
    """
    house = [HousePerson("i", "Ida", 1, chair=3), HousePerson("r", "Ruth", 2, chair=2)]
    scene = NewGameScene(rule_choices(), USUAL, nothing, house=house)
    Picture(scene, (1280, 720))
    for seat in (2, 1, 3):
        press(scene, f"field/kind_{seat}/0")
    assert [seat.name for seat in scene.state.chosen.seats] == ["Player 1", "Ida", "Ruth", "Player 4"]
    assert find(scene, "button/start").enabled
    press(scene, "field/kind_2/1")
    assert scene.state.chosen.seats[2].name == "Rosa"


def test_who_is_alone_again_is_you_again() -> None:
    """Given "You", numbered because a second person came, the name is "You" again when that one leaves."""
    scene = new_game(person="You")
    Picture(scene, (1280, 720))
    press(scene, "field/kind_2/0")
    press(scene, "field/kind_2/1")
    assert [seat.name for seat in scene.state.chosen.seats] == ["You", "Walt", "Rosa", "June"]


def test_a_chosen_face_and_a_face_of_a_name_stay_with_the_person() -> None:
    """Given a face that was chosen for a person who then sits elsewhere or waits, it goes along."""
    scene = new_game("web", "6:2v2v2", person="Anna")
    Picture(scene, (1280, 720))
    sit_down(scene, 5, "Dora")
    press(scene, "field/portrait_5")
    look = faces(scene)[5]
    press(scene, "button/4:2v2")
    assert [faces(scene)[n] for n, seat in enumerate(scene.state.chosen.seats) if seat.name == "Dora"] == [look]
    press(scene, "field/kind_3/1")
    press(scene, "field/kind_3/0")
    assert [faces(scene)[n] for n, seat in enumerate(scene.state.chosen.seats) if seat.name == "Dora"] == [look]


def test_a_table_one_asked_for_comes_back_with_rules_that_have_it() -> None:
    """Given a table for six, rules without it show another; going on to rules with it shows six again."""
    scene = new_game("web", "4:2v2")
    Picture(scene, (1280, 720))
    press(scene, "button/6:2v2v2")
    ids = [choice.id for choice in rule_choices()]
    without = next(id_ for id_ in ids if "6:2v2v2" not in preset(id_).tables)
    press(scene, f"row/{ids.index(without)}")
    assert scene.state.chosen.shape != "6:2v2v2"
    press(scene, f"row/{ids.index('web')}")
    assert scene.state.chosen.shape == "6:2v2v2"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_all_that_going_out_takes_can_be_read(size: tuple[int, int]) -> None:
    """Given a set that needs books of every kind, the short facts name them all, on two lines if need be."""
    rules = replace(preset("web"), wild_melds="required", out_sevens=1, out_clean=(1, 2), permission=True)
    sets = [RuleChoice("own", replace(rules, name="Pennies from Heaven"))]
    scene = NewGameScene(sets, first_game(sets, "Anna", "x"), nothing)
    assert "1–2 clean, 1 dirty, 1 of wilds, 1 of sevens, must ask" in " ".join(Picture(scene, size).words)
