import pygame
import pytest
from pygame import Rect, Surface

from game.toolkit.drawing.text import EASY, FILES, FONTS_KEPT, HAN, NAMES_BLACK, NAMES_BOLD, Drawn, Face, Fonts, Text
from game.toolkit.drawing.theme import SMALLEST_ON_LAPTOPS, SMALLEST_TEXT, TEXT_SIZES
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.surroundings import surroundings
from tests.toolkit.driving import ASSETS, drawn_pixels, kit_at

SIGNS = "−·…’“”–½×"
SPANISH = "áéíóúñüÁÉÍÓÚÑÜ¿¡«»\u00a0"


def test_the_floor_holds() -> None:
    text = kit_at((1024, 600)).text
    seen: list[Drawn] = []
    text.watch = seen.append
    text.draw(Surface((200, 50), pygame.SRCALPHA), "small", (0, 25), 4)
    assert seen[0].px == SMALLEST_TEXT == 15


def test_long_words_shrink_before_they_are_cut() -> None:
    text = kit_at((1920, 1080)).text
    whole = text.width("Grandmother", 40)
    words, px = text.fit("Grandmother", 40, round(whole * 0.8))
    assert (words, px) == ("Grandmother", 33)  # the size below 42

    words, px = text.fit("Grandmother", 40, round(whole * 0.2))
    assert words.endswith("…")
    assert px == 33  # never less than 0.7 of its size
    assert text.at_px(words, px).get_width() <= whole * 0.2 + 1


def test_nothing_is_written_of_a_text_that_was_left_out() -> None:
    assert kit_at((1366, 768)).text.fit("", 23, -22)[0] == ""


@pytest.mark.parametrize(
    ("height", "shown"), [(0, ["Write it d…"]), (60, ["Write it", "down now"]), (25, ["Write it d…"])]
)
def test_words_are_broken_before_they_are_cut(height: int, shown: list[str]) -> None:
    text, drawn = kit_at((1280, 720)).text, list[Drawn]()
    text.watch = drawn.append
    where = text.draw(Surface((400, 200)), "Write it down now", (20, 100), 24, room=80, height=height)
    assert [one.text for one in drawn] == shown
    assert abs(where.centery - 100) <= 2
    assert (text.whole_height("Write it down now", 24, 80) or 0) <= 60


def test_a_word_becomes_as_small_as_any_may_be_before_it_is_cut() -> None:
    text, drawn = kit_at((1366, 768)).text, list[Drawn]()
    text.watch = drawn.append
    room = text.width("Discards", 24)
    height = text.whole_height("Discards", 42, room)
    assert height is not None
    text.draw(Surface((400, 200)), "Discards", (20, 100), 42, room=room, height=height)
    assert [(one.text, one.px) for one in drawn] == [("Discards", SMALLEST_ON_LAPTOPS)]


def test_a_word_too_long_for_any_line_is_cut_on_one() -> None:
    text = kit_at((1280, 720)).text
    assert text.whole_height("Donaudampfschiff", 24, 60) is None
    assert text.draw(Surface((400, 200)), "Donaudampfschiff", (20, 100), 24, room=60, height=90).h < 30


def test_wrapping_keeps_every_word() -> None:
    text = kit_at().text
    words = "That's 45 points; round 1 needs 50. Adding a king would be enough."
    lines = text.wrap(words, 24, 150)
    assert len(lines) > 1
    assert " ".join(lines) == words
    assert all(text.width(line, 24) <= 150 for line in lines)


def test_the_last_word_is_not_left_alone() -> None:
    text = kit_at().text
    room = text.width("One dirty book and Rosa's", 24)
    assert text.wrap("One dirty book and Rosa's foot", 24, room) == ["One dirty book and", "Rosa's foot"]
    long = "a book of Donaudampfschiff"
    assert text.wrap(f"{long} Donaudampfschiff", 24, text.width(long, 24)) == [long, "Donaudampfschiff"]


def test_line_breaks_are_kept() -> None:
    assert kit_at().text.wrap("one\ntwo", 20, 500) == ["one", "two"]


def test_a_paragraph_stays_in_its_box() -> None:
    text = kit_at().text
    seen: list[Drawn] = []
    text.watch = seen.append
    box = Rect(0, 0, 200, 2 * text.line(20) + 6)
    text.paragraph(Surface((400, 400), pygame.SRCALPHA), "word " * 60, box, 20)
    assert len(seen) == 2
    assert seen[-1].text.endswith("…")


def test_a_paragraph_shrinks_before_it_is_cut() -> None:
    text = kit_at((1920, 1080)).text
    seen: list[Drawn] = []
    text.watch = seen.append
    said = "Add to your melds, start new ones, or discard one card to end your turn."
    lines = text.wrap(said, 33, 260)
    box = Rect(0, 0, 260, round(text.line(33) * 1.08) * (len(lines) - 1))
    text.paragraph(Surface((400, 400), pygame.SRCALPHA), said, box, 33)
    assert " ".join(drawn.text for drawn in seen) == said
    assert len({drawn.px for drawn in seen}) == 1
    assert SMALLEST_TEXT <= seen[0].px < 33
    assert max(drawn.rect[1] + drawn.rect[3] for drawn in seen) <= box.bottom


def test_letters_that_the_fonts_lack_are_drawn() -> None:
    text = kit_at().text
    missing = text.at_px("\ufdd0", 40)
    for letter in "Łżα":
        image = text.at_px(letter, 40)
        assert drawn_pixels(image) > 0
        assert pygame.image.tobytes(image, "RGBA") != pygame.image.tobytes(missing, "RGBA")


def test_minus_dots_and_quotes_are_in_every_face() -> None:
    fonts = kit_at().text.fonts
    for face in ("text", "strong", "number", "index", "heading"):
        assert fonts.runs(SIGNS, FILES[face]) == [(SIGNS, FILES[face])]
    assert fonts.runs(SIGNS, EASY) == [(SIGNS, EASY)]


@pytest.mark.parametrize("file", [*FILES.values(), EASY])
def test_spanish_letters_are_in_every_face(file: str) -> None:
    fonts = Fonts(ASSETS / "fonts", lambda: ())
    assert fonts.runs(SPANISH, file) == [(SPANISH, file)]


@pytest.mark.parametrize("file", sorted({*FILES.values(), EASY} - {FILES["text"], FILES["strong"]}))
def test_brackets_of_the_pseudo_language_are_in_the_fonts_that_may_be_changed(file: str) -> None:
    assert Fonts(ASSETS / "fonts", lambda: ()).runs("⟦⟧", file) == [("⟦⟧", file)]


def test_one_size_for_a_row() -> None:
    text = kit_at().text
    size = text.common(["5", "12,345"], 44, 60, "number")
    assert text.width("12,345", size, "number") <= 60
    larger = next(one for one in TEXT_SIZES if one > size)
    assert text.width("12,345", larger, "number") > 60


def test_lines_of_a_height() -> None:
    text = kit_at((1920, 1080), ScreenPreferences(interface=150, text_size="large")).text
    assert text.within(60, text.line(42)) == 42
    assert text.within(20, 200) == 20
    assert text.theme.font_px(text.within(20, 3)) == text.theme.smallest > SMALLEST_TEXT


def test_names_from_all_over_the_world_are_drawn() -> None:
    fonts = Fonts(ASSETS / "fonts", lambda: ())
    for name, source in (
        ("Łżęść", NAMES_BLACK),
        ("Ελένη Παπαδοπούλου", NAMES_BLACK),
        ("Дмитрий Ёлкин", NAMES_BLACK),
        ("Nguyễn Thị Đào", NAMES_BLACK),
        ("李娜王伟", HAN),
        ("陳怡君", HAN),
        ("ひろこ", HAN),
    ):
        runs = fonts.runs(name, FILES["strong"])
        assert "".join(run for run, _ in runs) == name
        assert source in {file for _, file in runs}
    faces: tuple[tuple[Face, str], ...] = (("text", NAMES_BOLD), ("strong", NAMES_BLACK), ("heading", NAMES_BLACK))
    for face, names in faces:
        assert fonts.runs("ś", FILES[face]) == [("ś", names)]  # not an s with an accent somewhere above it


@pytest.mark.parametrize(
    "name", ["רוזה אבי", "محمد الأمين", "\u202eRosa\u2066\u2069", "R\u0301\u0327o\u0308sa", "{ $who }"]
)
def test_a_name_written_from_the_right_does_not_break_a_line(name: str) -> None:
    text = kit_at().text
    usual, sentence = text.at_px("Rosa", 20).get_height(), f"{name} draws two cards, Walt follows."
    assert "".join(run for run, _ in text.fonts.runs(sentence, FILES["text"])).endswith(
        "draws two cards, Walt follows."
    )
    lines = text.wrap(sentence, 20, 130)
    assert " ".join(lines) == sentence
    assert all(text.width(line, 20) <= 130 for line in lines)
    assert {text.at_px(line, 20).get_height() for line in lines} == {usual}
    assert text.width(text.fit(f"{name} " * 5, 20, 130)[0], 20) <= 130


def test_names_in_other_letters_are_as_heavy_as_the_rest() -> None:
    fonts = Fonts(ASSETS / "fonts", lambda: ())

    def ink(letter: str, file: str) -> float:
        ((shown, source),) = fonts.runs(letter, file)
        image = fonts.opened(source, 80).render(shown, True, "white")
        return sum(image.get_at((x, y)).a for x in range(image.get_width()) for y in range(image.get_height())) / 255

    for file in (FILES["text"], FILES["strong"]):
        for same in ("HΗН", "OΟО", "oοо"):
            latin, *others = (ink(letter, file) for letter in same)
            assert others == pytest.approx([latin, latin], rel=0.06)


def test_a_name_is_shortened_by_whole_letters_of_any_script() -> None:
    text = kit_at().text
    words, px = text.fit("欧阳娜娜上官婉儿司马相如诸葛亮", 24, 90, "strong")
    assert words.endswith("…")
    image = text.at_px(words, px, face="strong")
    assert image.get_width() <= 90
    assert image.get_height() == text.at_px("Anna", px, face="strong").get_height()


def test_a_letter_that_no_font_has_is_a_question_mark_not_a_box() -> None:
    fonts = Fonts(ASSETS / "fonts", lambda: ())
    assert fonts.runs("Ann \u0f40", FILES["text"]) == [("Ann ?", FILES["text"])]


def test_emoji_in_names_are_drawn() -> None:
    fonts = Fonts(ASSETS / "fonts", lambda: ())
    for name, shown in (
        ("Rosa 🦊", "Rosa 🦊"),
        ("🎉 Walt ❤️", "🎉 Walt ❤"),
        ("👍🏽", "👍"),
        ("👨‍👩‍👧", "👨👩👧"),
        ("🇩🇪", "🇩🇪"),
        ("😀", "😀"),
    ):
        for file in (*FILES.values(), EASY):
            assert "".join(run for run, _ in fonts.runs(name, file)) == shown
    image = kit_at().text.at_px("🦊", 40)
    assert drawn_pixels(image) > 200
    assert drawn_pixels(image) != drawn_pixels(kit_at().text.at_px("🐻", 40))


def test_a_sign_that_no_font_has_is_left_out_and_the_name_can_be_read() -> None:
    """Given a name with a sign of a Unicode to come, a control sign, or writing turned round, the letters are drawn
    alone; a text of nothing else is drawn as nothing, and neither raises.
    """
    fonts = Fonts(ASSETS / "fonts", lambda: ())
    for odd in ("\U0001fbff", "\0", "\x1b", "\u202e", "\ud800", "\ufdd0", "\x7f", "\U000e0041", "\ue000"):
        assert fonts.runs(f"An{odd}na", FILES["strong"]) == [("Anna", FILES["strong"])]
        text = kit_at().text
        for words in (f"An{odd}na", odd, odd * 50):
            text.at_px(words, 20)
            text.fit(words, 20, 10)
            text.wrap(words, 20, 10)


def test_a_text_without_end_is_shortened_in_few_steps() -> None:
    text = kit_at().text
    asked: list[int] = []
    measured = text.fonts.width
    text.fonts.width = lambda words, px, file: (asked.append(len(words)), measured(words, px, file))[1]  # type: ignore
    for words in ("W" * 100_000, "i" * 100_000, "Łi" * 5_000):
        asked.clear()
        shown, px = text.fit(words, 24, 200)
        assert len(asked) < 60
        assert shown.endswith("…")
        assert (
            measured(shown, px, FILES["text"])
            <= 200
            < measured(shown[:-1] + words[len(shown) - 1] + "…", px, FILES["text"])
        )


def test_fonts_of_the_system_are_looked_for_only_when_they_are_needed() -> None:
    asked: list[int] = []

    def installed() -> tuple[str, ...]:
        asked.append(1)
        return ("/nowhere/broken.ttf",)

    fonts = Fonts(ASSETS / "fonts", installed)
    fonts.runs("Anna Дмитрий 李娜", FILES["text"])
    assert not asked
    fonts.runs("\u0f40 \u0f41", FILES["text"])
    assert len(asked) == 1


def test_fonts_at_a_size_are_kept_and_bounded() -> None:
    fonts = Fonts(ASSETS / "fonts")
    first = fonts.font("text", 20)
    assert fonts.font("text", 20) is first
    for px in range(21, 21 + FONTS_KEPT):
        fonts.font("text", px)
    assert len(fonts) == FONTS_KEPT
    assert fonts.font("text", 20) is not first


def test_easy_letters_are_for_words_only() -> None:
    easy = kit_at(preferences=ScreenPreferences(letters="easy")).text
    usual = kit_at().text
    assert easy.width("Lay it out", 30) != usual.width("Lay it out", 30)
    assert easy.width("Lay it out", 30, "heading") == usual.width("Lay it out", 30, "heading")


def test_names_in_other_letters_stand_on_the_same_line() -> None:
    text = kit_at().text
    faces: tuple[Face, ...] = ("text", "strong", "heading")
    for face in faces:
        latin = text.at_px("H", 60, face=face).get_bounding_rect().bottom
        for letter in "ŻŁΗНЁĤ":
            assert abs(text.at_px(letter, 60, face=face).get_bounding_rect().bottom - latin) <= 1


def test_words_are_rather_broken_than_small_for_larger_letters() -> None:
    words, size, window = "You gave away", 30, (1920, 1080)
    large, usual = kit_at(window, ScreenPreferences(interface=150)).text, kit_at(window).text
    for text, lines in ((large, 2), (usual, 1)):
        drawn: list[Drawn] = []
        text.watch = drawn.append
        room = round(text.width(words, size) * 0.88)
        height = text.whole_height(words, size, room) or 0
        assert (height > text.line(size)) == (lines == 2)
        text.draw(Surface((600, 200)), words, (10, 100), size, room=room, height=height)
        assert len(drawn) == lines
        assert (drawn[0].px == text.theme.font_px(size)) == (lines == 2)
        text.draw(Surface((600, 200)), words, (10, 100), size, room=room, height=text.line(size))
        assert drawn[-1].text == words


NAMES = {
    "Devanagari": "हरि प्रसाद",
    "Arabic": "فاطمة",
    "Tibetan": "བསོད་ནམས",
    "Hebrew": "דוד",
    "Thai": "สมชาย",
    "Hangul": "민준",
}
"""In scripts that the game has no letters for."""


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_that_no_font_has_is_the_place_at_the_table(name: str) -> None:
    text = Text(kit_at().theme, Fonts(ASSETS / "fonts", lambda: (), lambda _: ()))
    drawn: list[str] = []
    text.watch = lambda one: drawn.append(one.text)
    surface = Surface((600, 80))
    text.draw(surface, f"{name} draws", (0, 40), 25)
    text.fonts.seat([("Anna",), ("Łucja",), (name, name.split()[0])])
    for said in (name, f"{name} draws", f"{name} & Łucja"):
        text.draw(surface, said, (0, 40), 25, room=580)
    assert drawn[1:] == ["Player 3", "Player 3 draws", "Player 3 & Łucja"]
    assert text.width(name, 25) == text.width("Player 3", 25)
    assert text.fit(name, 25, 580)[0] == name
    assert text.wrap(f"{name} draws", 25, 580) == ["Player 3 draws"]
    assert pygame.image.tobytes(text.at_px(name, 20), "RGBA") == pygame.image.tobytes(
        text.at_px("Player 3", 20), "RGBA"
    )
    surroundings().speak("es")
    assert text.wrap(name, 25, 580) == ["Asiento 3"]


def test_a_name_that_a_font_of_the_system_has_is_drawn_with_it() -> None:
    asked: list[str] = []

    def having(char: str) -> tuple[str, ...]:
        asked.append(char)
        return (str(ASSETS / "fonts" / HAN), "/nowhere/broken.ttf")

    fonts = Fonts(ASSETS / "fonts", lambda: (), having)
    fonts._candidates = lambda char, file: iter((file, *fonts._having(char)))  # type: ignore[method-assign]
    fonts.seat([("李娜",)])
    assert fonts.readable("李娜 draws") == "李娜 draws"
    assert {source for _, source in fonts.runs("李娜", FILES["text"])} == {str(ASSETS / "fonts" / HAN)}
    assert asked == ["李", "娜"]


def test_plain_names_cost_nothing() -> None:
    def never(*_: str) -> tuple[str, ...]:
        raise AssertionError

    fonts = Fonts(ASSETS / "fonts", never, never)
    fonts.seat([("Anna",), ("Zoë",), ("Дмитрий",), ("李娜",), ("Ελένη",), ("🦊 Walt", "🦊 W.")])
    assert fonts.readable("Zoë & 李娜") == "Zoë & 李娜"
