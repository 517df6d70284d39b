import re

import pytest
from msgspec.structs import replace

from game.messages.language import named, sections
from game.rules.presets import PRESET_IDS, preset
from game.sentences.learning.glossary import GLOSSARY, Term, term_explained
from game.sentences.rules_and_scores.rule_page import rule_page
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.surroundings import Explained
from game.toolkit.widgets import Widget
from game.toolkit.widgets.state_scene import StateScene
from game.ui.shared.explained import explanation, screen_explained
from game.ui.system.keys.key_lists import EVERYWHERE, KEYS_BY_SCREEN
from game.ui.system.keys.screen import KeysScene
from game.ui.system.settings.screen import PART_NAMES
from tests.messages.test_message_files import ASKED_BY_NAME
from tests.sources import sources
from tests.ui.drive import shared_kit
from tests.ui.samples import SCENES
from tools.messages.text_folder import TEXT


def widgets_of(name: str) -> tuple[str, list[Widget]]:
    """A screen's name, and what has a place on it."""
    scene = SCENES[name]()
    assert isinstance(scene, StateScene)
    scene.resize(shared_kit((1280, 720), ScreenPreferences()))
    return scene.name, scene.form.widgets


@pytest.mark.parametrize("name", SCENES)
def test_everything_has_words(name: str) -> None:
    """Each thing on each screen is explained in one or two whole sentences with a heading."""
    screen, widgets = widgets_of(name)
    for widget in widgets:
        told = explanation(screen, widget.help_key)
        assert told.title
        assert told.words.endswith(".")
        assert len(told.words) < 160


def test_the_seat_of_new_game() -> None:
    screen, widgets = widgets_of("new game, a seat")
    told = {widget.id: explanation(screen, widget.help_key).title for widget in widgets}
    assert told["field/seat_2"] == "Name"
    assert explanation(screen, "button/shape").title == "Table"


def test_help_names_every_page_of_the_settings() -> None:
    told = explanation("settings", "field/part").words
    assert [part() for part in PART_NAMES if part() not in told] == []


def test_the_screen_where_nothing_else_is_known() -> None:
    assert explanation("about", "") == screen_explained("about")
    assert "F1" in explanation("nowhere", "button/odd").words
    assert isinstance(explanation("title", "field/colours"), Explained)


@pytest.mark.parametrize("term", Term)
def test_every_word_is_explained_and_leads_to_its_rule(term: Term) -> None:
    entry = GLOSSARY[term]
    assert entry.title
    assert entry.words.endswith(".")
    assert len(entry.words) < 260
    for name in PRESET_IDS:
        assert next(part.lines for part in rule_page(preset(name)) if part.chapter == entry.chapter)


@pytest.mark.parametrize("term", Term)
def test_what_is_said_of_a_word_is_true_of_the_rules_in_force(term: Term) -> None:
    for name in PRESET_IDS:
        rules = preset(name)
        said = term_explained(term, rules)
        assert said.startswith(GLOSSARY[term].words)
        page = " ".join(line.words for part in rule_page(rules) for line in part.lines)
        assert all(
            f"{line}." in page for line in said.removeprefix(GLOSSARY[term].words).strip(". ").split(". ") if line
        )
        assert len(said) < 620


def test_a_three_is_explained_by_what_it_costs() -> None:
    web = preset("web")
    assert "a red three left in a hand or foot costs 300" in term_explained(Term.THREE, web)
    assert "hand or foot costs 700" in term_explained(Term.THREE, replace(web, red_three=700))
    laid = term_explained(Term.THREE, replace(web, red_threes="lay_down"))
    assert "100" in laid


def test_whatever_is_explained_is_there_to_be_asked_about() -> None:
    screens = {*KEYS_BY_SCREEN, KeysScene.name}
    literals = {
        re.sub("[ /]", "_", literal).rstrip("_")
        for name, source in sources().items()
        if name.startswith("game.") and not name.startswith("game.messages.")
        for literal in re.findall(r'"([a-z][a-z0-9_ /]*)[{"]', source)  # parsing it all would take seconds
    }
    ids = {*literals, *(f"{kind}_{id}" for kind in ("button", "field") for id in literals)}
    known = {
        *(f"term_{term}" for term in Term),
        *(f"screen_{screen}" for screen in screens),
        *(f"thing_{id}" for id in ids),
        *(f"thing_{screen}_{id}" for screen in screens for id in ids),
    }
    there = {name.removesuffix("_heading") for name in vars(sections["help"]) if name.startswith(ASKED_BY_NAME["help"])}
    assert there - known == set()


def test_every_key_has_its_line(language: str) -> None:
    for keys in (EVERYWHERE, *filter(None, KEYS_BY_SCREEN.values())):
        name = f"keys_{keys[0][1].args[0]}"  # type: ignore[attr-defined]
        assert len(named("help", name).splitlines()) == len(keys)
        if language == "en":
            about = " · ".join(label for label, _ in keys)
            assert f"\n# {about}\nhelp-{name.replace('_', '-')} =" in (TEXT / "en.ftl").read_text(encoding="utf-8")
