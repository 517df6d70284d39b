from itertools import combinations
from operator import sub

import pygame
from pygame import Rect, Surface

from game.assets import assets_folder
from game.portrait_art import COLOURS, KNOWN, LOOKS, colour_in, face_in, look_in, look_of, looks_for, wishes_in
from game.sentences.grammar import COMPUTER_NAMES, PERSON_NAMES, shorter_names
from game.toolkit.boxes import Placed
from game.toolkit.drawing.text import Drawn, Fonts, Text
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import Name, name_in
from tests.ui.drive import drawn_pixels, kit_at


def test_every_look_is_drawn_and_its_own() -> None:
    paint = kit_at().paint
    heads = [portraits.portrait(paint, look_in(face, 0), 0, 80) for face in range(len(LOOKS))]
    assert all(drawn_pixels(head) > 0.7 * 80 * 80 for head in heads)
    small = [
        pygame.image.tobytes(portraits.portrait(paint, look_in(face, 0), 0, 28), "RGB") for face in range(len(LOOKS))
    ]
    apart = [sum(map(abs, map(sub, one, other))) / len(one) for one, other in combinations(small, 2)]
    assert min(apart) > 8


def test_nobody_whom_the_program_names_shares_a_face() -> None:
    names = {*COMPUTER_NAMES, *PERSON_NAMES}
    assert names == KNOWN.keys() | (names & {"You"})
    assert len({look_of(name) for name in names}) == len(names)


def test_a_face_keeps_its_number_when_faces_are_added() -> None:
    assert [(face_in(look), colour_in(look)) for look in range(108)] == [(look % 12, look // 12) for look in range(108)]
    every = [(face, colour) for face in range(len(LOOKS)) for colour in range(len(COLOURS))]
    assert [(face_in(look_in(*one)), colour_in(look_in(*one))) for one in every] == every


def test_a_name_keeps_its_look() -> None:
    assert look_of("Grandma Lou") == look_of(" grandma lou ")
    assert look_of("Walt") == 2


def test_nobody_at_a_table_is_a_twin() -> None:
    looks = looks_for(["Rosa", "Rosa", "Rosa", "Rosa", "Rosa", "Rosa"])
    assert len(set(looks)) == 6
    assert looks[0] == look_of("Rosa")


def test_the_rim_shows_whose_turn_it_is() -> None:
    paint = kit_at().paint
    quiet, active = (portraits.portrait(paint, 0, 1, 100, on) for on in (False, True))
    assert pygame.image.tobytes(quiet, "RGBA") != pygame.image.tobytes(active, "RGBA")


def test_a_chosen_face_stays_and_others_make_room() -> None:
    looks = looks_for(["You", "Rosa", "Ben"], [None, None, look_of("Rosa")])
    assert looks[0] == look_of("You")
    assert looks[2] == look_of("Rosa")
    assert len(set(looks)) == 3


def test_a_face_from_a_larger_set_is_drawn_all_the_same() -> None:
    assert looks_for(["Rosa"], [len(LOOKS) * len(COLOURS) + 3]) == (3,)


def test_a_beard_is_only_for_those_who_choose_it() -> None:
    names = [f"Großmutter {number}" for number in range(60)]
    looks = [LOOKS[face_in(look)] for look in (*map(look_of, names), *looks_for(["June"] * 14))]
    assert not any(look.beard or look.moustache for look in looks)


def test_looks_of_a_table_that_was_are_wishes_only_where_they_were_chosen() -> None:
    names = ["You", "Walt", "Rosa"]
    assert wishes_in(names, [look_of("You"), 9, None]) == (None, 9, None)
    swapped = [look_of("Walt"), look_of("You"), None]
    assert looks_for(names, wishes_in(names, swapped)) == looks_for(names, swapped)


def test_a_name_is_shortened_rather_than_written_in_tiny_letters() -> None:
    kit, drawn = kit_at((1920, 1080)), list[Drawn]()
    kit.text.watch = drawn.append
    name = Name("Maximilian Egon Westerby", 24)
    for width in (name.width(kit), name.width(kit) * 2 // 3):
        Placed(name, kit, Rect(0, 0, width, 40)).draw(kit, Surface((400, 40)))
    assert [one.text for one in drawn] == ["Maximilian Egon Westerby", "Maximilian W."]


def test_a_name_that_fits_is_whole() -> None:
    assert name_in(kit_at().text, "Anna-Katharina Bergstrom", 25, 900) == "Anna-Katharina Bergstrom"


def test_the_surname_goes_before_letters_become_tiny_or_are_cut() -> None:
    text = kit_at((1920, 1080)).text
    whole = text.width("Anna-Katharina Bergstrom", 25, "strong")

    assert name_in(text, "Anna-Katharina Bergstrom", 25, round(whole * 0.78)) == "Anna-Katharina B."
    assert name_in(text, "Anna-Katharina Bergstrom", 25, round(whole * 0.65)) == "Anna-Katharina"


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
