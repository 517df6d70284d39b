import random

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.messages.language import speaking
from game.rules.clashes import clashes_of
from game.rules.editing import NAMING, Entry, tabs
from game.rules.fields import GROUPS, Choice, Switch, Tables, field_infos
from game.rules.presets import preset, ruleset_fields, ruleset_from
from game.rules.ruleset import GroupKey
from game.toolkit.boxes import Placed
from game.toolkit.widgets import ScrollBar
from game.ui.rules.house_rules.editor import HouseRulesScene
from game.ui.rules.house_rules.rule_rows import RuleRow, rows_shown
from game.ui.shared.preferences import Preferences
from tests.ui.all_screens.shelf import LAKE, SIZE, Shelf, hold_ctrl, shown, value
from tests.ui.drive import Picture, click, find, key, kit_at, middle, press, send, typed
from tests.ui.samples import editor, nothing


def test_every_rule_has_a_row_that_can_be_reached() -> None:
    for topic in GROUPS:
        scene = shown(topic)
        wanted = {field for field, about in field_infos().items() if about.group == topic} - {"name", "base"}
        seen: set[str] = set()
        for _ in range(60):
            if wanted <= seen:
                break
            send(scene.handle, key(pygame.K_TAB))
            inside = {t.id.split("/")[1] for t in scene.report().targets if t.id.startswith("field/")}
            focused = scene.form.focused
            if focused and focused.id.startswith(("field/", "button/more/")):
                field = focused.id.replace("button/more", "field").split("/")[1]
                seen.add(field)
                assert field in inside or focused.id.startswith("button"), field
        assert wanted <= seen


def test_plus_goes_on_while_it_is_held() -> None:
    scene = shown("books")
    at = middle(find(scene, "field/clean_book/plus"))
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    send(scene.handle, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    for _ in range(60):
        scene.update(0.05)
    held = scene.rules.clean_book
    assert held > 700
    send(scene.handle, Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    scene.update(2.0)
    assert scene.rules.clean_book == held


def test_switches_choices_and_lists() -> None:
    scene = shown("pile")
    press(scene, "field/short_pile")
    assert scene.rules.short_pile is False
    press(scene, "field/upcard_play/1")
    assert scene.rules.upcard_play == "to_open"
    press(scene, "field/take_with", "row/1")
    assert scene.rules.take_with == "any_play"


def test_a_number_with_words_at_its_ends() -> None:
    scene = shown("pile", replace(LAKE, take_count=1))
    press(scene, "field/take_count/minus")
    assert scene.rules.take_count == "never"
    assert not find(scene, "field/take_count/minus").enabled
    assert find(scene, "field/take_count").label.endswith("None")


def test_one_number_can_be_given_by_round() -> None:
    scene = shown("out")
    press(scene, "button/more/out_clean", "field/out_clean/2/plus")
    assert value(scene, "out_clean") == (1, 2)
    press(scene, "button/fewer/out_clean")
    assert value(scene, "out_clean") == 1
    assert find(scene, "field/out_clean/plus").enabled


def test_tables_are_offered_or_not() -> None:
    scene = shown("match")
    press(scene, "field/tables/5:solo")
    assert "5:solo" in scene.rules.tables
    press(scene, "field/tables/4:2v2")
    assert "4:2v2" not in scene.rules.tables


OPPOSITE = {"plus": "minus", "minus": "plus"}


def back(scene: HouseRulesScene, entry: Entry, id: str) -> str:
    """What changes a rule back after that press; "" if the press isn't a change that a press takes back."""
    match entry.about.control, id.split("/"):
        case Switch() | Tables(), ["field", *_]:
            return id
        case Choice(words), ["field", _, at] if at.isdecimal():
            return f"field/{entry.field}/{words.index(str(entry.value))}"
        case _, ["button", "more", field]:
            return f"button/fewer/{field}"
        case _, ["field", *_, "plus" | "minus" as what]:
            return f"{id.removesuffix(what)}{OPPOSITE[what]}"
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("topic", GROUPS)
def test_changed_and_changed_back_is_no_change(topic: str) -> None:
    tried = set[str]()
    scene = shown(
        topic, own=True, rules=replace(preset("web"), name="Lake house", tables=("4:2v2", "2:solo", "6:2v2v2"))
    )
    kept = scene.rules
    for field, entry in scene.state.entries.items():
        if entry.about.group != topic:
            continue
        scene.show_field(field)
        Picture(scene, SIZE)
        ids = [t.id for t in scene.report().targets if t.enabled and field in t.id.split("/")]
        for id in ids:
            if id == "field/tables" or not back(scene, entry, id):
                continue
            press(scene, id)
            if scene.rules != kept:
                tried.add(field)
                scene.show_field(field)
                press(scene, back(scene, entry, id))
            assert scene.rules == kept, id
            assert (scene.state.changes, scene.state.drafts.is_dirty) == (0, False), id
        if isinstance(entry.about.control, Choice) and field not in tried:
            for number in range(len(entry.about.control.words)):
                for at in (number, entry.about.control.words.index(str(entry.value))):
                    scene.show_field(field)
                    press(scene, f"field/{field}", f"row/{at}")
                assert (scene.state.changes, scene.state.drafts.is_dirty) == (0, False), field
            tried.add(field)
    wanted = {f for f, about in field_infos().items() if about.group == topic} - {"name", "base"}
    assert tried == wanted


def test_no_rule_is_said_to_have_no_effect() -> None:
    scene = shown("match")
    picture = Picture(scene, (1280, 720))
    for field in sorted(set(field_infos()) - {"name", "base"}):
        scene.show_field(field)
        picture.texts.clear()
        picture.look_again(scene)
        told = " ".join(picture.words)
        assert field_infos()[field].help.split()[0] in told, field
        assert "no effect" not in told, field


def test_a_whole_page_is_reset_and_steps_are_undone() -> None:
    scene = shown("books", replace(LAKE, book_size=9, clean_book=700))
    press(scene, "button/more", "button/reset")
    assert (scene.rules.book_size, scene.rules.clean_book, scene.rules.rounds) == (7, 500, 3)
    press(scene, "button/undo")
    assert scene.rules.book_size == 9
    assert not find(scene, "button/undo").enabled
    press(scene, "field/book_size/minus")
    send(scene.handle, hold_ctrl(pygame.K_z))
    assert scene.rules.book_size == 9


def test_the_bar_has_what_is_needed_at_once() -> None:
    scene = editor()
    Picture(scene, (1366, 768))
    bar = {"button/back", "button/more", "button/find", "button/read", "button/share"}
    for choice, there in ((0, {"button/back", "button/more"}), (1, {"button/back", "button/more", "button/find"})):
        press(scene, f"field/shown/{choice}")
        assert {target.id for target in scene.report().targets} & bar == there
    press(scene, "button/more")
    assert find(scene, "button/read").enabled
    assert find(scene, "button/share").enabled


def test_search_shows_rules_of_all_topics() -> None:
    shelf = Shelf()
    scene = shown("match", shelf=shelf)
    send(scene.handle, hold_ctrl(pygame.K_f))
    send(scene.handle, *typed("frozen"))
    fields = {t.id.split("/")[1] for t in scene.report().targets if t.id.startswith("field/")}
    assert fields == {"freeze", "search", "name", "base"}
    send(scene.handle, *typed("zzz"))
    assert "No" in " ".join(Picture(scene, SIZE).words)
    send(scene.handle, key(pygame.K_ESCAPE))
    assert find(scene, "field/rounds").enabled
    assert shelf.left == []


def test_a_contradiction_is_told_at_once_and_mended() -> None:
    scene = shown("deal")
    press(scene, "field/extra_decks/plus")
    assert scene.message == ""
    press(scene, "field/decks/plus")
    assert "“Decks”" in scene.message
    assert not find(scene, "button/save").enabled
    assert find(scene, f"tabs/{GROUPS.index('deal')}").label.endswith("conflicts")
    press(scene, "button/mend")
    assert (scene.rules.decks, scene.rules.extra_decks) == (2, 0)
    assert scene.message.startswith("“Decks”")  # two decks are too few for six
    press(scene, "button/mend")
    assert scene.message == ""
    assert find(scene, "button/save").enabled


def test_show_it_leads_to_the_rule() -> None:
    rules = replace(LAKE, take_needs_open=True, upcard_play="to_open", decks=5, extra_decks=1)
    scene = shown("values", rules)
    first = scene.message
    press(scene, "button/next_clash")
    assert scene.message != first
    press(scene, "button/show_clash")
    assert scene.form.focused is not None
    assert scene.form.focused.id == "field/take_needs_open"


def test_the_wheel_scrolls_and_changes_no_rule() -> None:
    scene = shown("deal")
    at = middle(find(scene, "field/extra_decks"))
    before = scene.rules
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(20):
        send(scene.handle, Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.rules == before
    ids = [target.id for target in scene.report().targets]
    assert "field/stock_out" in ids
    assert "field/extra_decks" not in ids


def test_topics_turn_by_keys() -> None:
    scene = shown("match")
    scene.form.focus_id("tabs")
    send(scene.handle, key(pygame.K_RIGHT))
    assert find(scene, "field/decks").enabled
    send(scene.handle, hold_ctrl(pygame.K_PAGEDOWN))
    assert find(scene, "field/take_count").enabled


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_pressing_anything_never_leads_out_of_the_rules(seed: int) -> None:
    chance = random.Random(seed)
    shelf = Shelf()
    scene = shown("match", LAKE, own=True, shelf=shelf)
    for _ in range(300):
        targets = [target for target in scene.report().targets if target.enabled]
        if chance.random() < 0.8:
            send(scene.handle, *click(middle(chance.choice(targets))))
        elif chance.random() < 0.5:
            send(scene.handle, key(chance.choice((pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_ESCAPE))))
        else:
            send(scene.handle, *typed(chance.choice(("a", "pile", " "))))
        scene.update(0.03)
        assert ruleset_from(ruleset_fields(scene.rules)) == scene.rules
        if scene.form.dialog is None:
            assert not (find(scene, "button/save").enabled and clashes_of(scene.rules))
    assert all(not clashes_of(rules) for rules, _ in shelf.saved)


def test_what_is_being_changed_stays_in_sight_when_a_conflict_needs_room() -> None:
    with speaking("es"):
        scene, preferences = editor(), Preferences(interface=150)
        Picture(scene, (1366, 768), preferences)
        scene.form.focus_id("field/rounds")
        for _ in range(4):
            Picture(scene, (1366, 768), preferences)
            press(scene, "field/rounds/minus")
        Picture(scene, (1366, 768), preferences)
    assert scene.state.clashes
    field = scene.form.focused
    assert field is not None
    assert field.window is not None
    assert field.window.contains(field.rect)


def test_few_cards_to_draw_are_told_while_rules_are_edited() -> None:
    scene = editor(replace(preset("web"), name="Our evening", decks=4, tables=("4:2v2", "8:4v4")))
    words = " ".join(Picture(scene, (1366, 768)).words)
    assert "With eight players, four decks leave only 40 cards to draw: take six decks." in words
    assert not scene.state.trouble


WEB = preset("web")
PAGE = Rect(240, 160, 1640, 800)


def rows_of(topic: GroupKey) -> list[RuleRow]:
    """The rules of a topic."""
    return [RuleRow(WEB, entry, nothing, nothing) for entry in tabs(WEB)[GROUPS.index(topic)].entries]


def middles(topic: GroupKey, page: Rect = PAGE) -> list[int]:
    """Where the first control of each rule of a topic lies from the top, in letters as at 1920 x 1080."""
    rows = rows_of(topic)
    placed = Placed(rows_shown(rows, ScrollBar("rows", "rows"), ""), kit_at((1920, 1080)), page)
    firsts = {row.first_id for row in rows}
    return [told.rect.centery for told in placed.told if getattr(told.widget, "id", "") in firsts]


@pytest.mark.parametrize("topic", GROUPS)
def test_every_rule_is_explained_where_it_is_set(topic: GroupKey) -> None:
    for row in rows_of(topic):
        if row.entry.field not in NAMING:
            about, told = row.entry.about, Placed(replace(row, is_told=True).box(), kit_at((1920, 1080)), PAGE).told
            assert about.help in {one.words for one in told}, about.field
