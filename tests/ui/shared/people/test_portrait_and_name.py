"""Names of people where there is more and less room."""

from pygame import Rect, Surface

from game.assets import assets_folder
from game.sentences.grammar import shorter_names
from game.toolkit.boxes import Placed
from game.toolkit.drawing.text import Drawn, Fonts, Text
from game.ui.shared.people.portrait_and_name import Name, name_in
from tests.ui.drive import kit_at


def test_a_name_is_shortened_rather_than_written_in_tiny_letters() -> None:
    kit, drawn = kit_at((1920, 1080)), list[Drawn]()
    kit.text.watch = drawn.append
    name = Name("Maximilian Egon Westerby", 24)
    for width in (name.width(kit), name.width(kit) // 2):
        Placed(name, kit, Rect(0, 0, width, 40)).draw(kit, Surface((400, 40)))
    assert [one.text for one in drawn] == ["Maximilian Egon Westerby", "Maximilian W."]


def test_a_name_that_fits_is_whole() -> None:
    assert name_in(kit_at().text, "Anna-Katharina Bergstrom", 25, 900) == "Anna-Katharina Bergstrom"


def test_the_surname_goes_before_letters_become_tiny_or_are_cut() -> None:
    text = kit_at((1920, 1080)).text
    whole = text.width("Anna-Katharina Bergstrom", 25, "strong")

    assert name_in(text, "Anna-Katharina Bergstrom", 25, round(whole * 0.78)) == "Anna-Katharina B."
    assert name_in(text, "Anna-Katharina Bergstrom", 25, round(whole * 0.55)) == "Anna-Katharina"


def test_a_team_is_told_by_beginnings_before_initials() -> None:
    text = kit_at((1920, 1080)).text
    room = text.width("Wilhe. & Fried.", 22, "strong")
    assert name_in(text, "Wilhelmina Rose Wolfgang & Friederike Luise Marwood", 22, room) == "Wilhe. & Fried."


def test_where_no_form_has_its_full_size_the_largest_letters_are_taken() -> None:
    text = kit_at((1920, 1080)).text
    room = round(0.8 * text.width("Christopher", 25, "strong"))
    assert name_in(text, "Christopher Adam Lowther", 25, room) == "Christopher"


def test_a_name_that_no_font_has_is_the_place_at_the_table() -> None:
    name = "हरि प्रसाद"
    text = Text(kit_at().theme, Fonts(assets_folder() / "fonts", lambda: (), lambda _: ()))
    text.fonts.seat([("Anna",), (name, *shorter_names(name))])
    assert name_in(text, name, 25, 580) == "Player 2"
    assert name_in(text, shorter_names(name)[0], 25, 580) == "Player 2"
