import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest
from msgspec.structs import replace

from game.cards import NATURAL_RANKS, Card
from game.engine.melding.melds import card_values
from game.engine.score import score_round
from game.engine.table.board import Phase, opening_minimum, packet_size
from game.engine.table.position import position_of, table_at
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.lessons.course import lessons_of
from game.lessons.lesson_facts import (
    ChooseCards,
    Lesson,
    LessonPart,
    LessonStep,
    TableThing,
    TheMeld,
    ThenClick,
    TheSeat,
    TheseCards,
)
from game.lessons.lesson_ids import LessonId
from game.lessons.positions import LessonTable, table_of_step
from game.messages.english import COUNT
from game.messages.functions import nouns
from game.play.practising.lesson_run import LessonRun
from game.rules.ruleset import RuleSet, for_round, most_rounds
from game.sentences.learning.lesson_steps import StepWords
from game.sentences.learning.lessons import lesson_names, lesson_subject, part_texts, spoken_pointed
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, cards, clean_book, table
from tests.lessons.lesson_rules import (
    Given,
    all_steps,
    everything,
    lessons_given,
    named,
    odd_sets,
    presets,
    random_sets,
    step_about,
)
from tests.slow import slow_except

MOST_WORDS: Final = 40
LONG_NAMES: Final = (
    *("You", "Maximiliane", "Anna-Katharina", "Bartholomew"),
    *("Wilhelmina", "Konstantin", "Friederike", "Christopher"),
)
UNKIND: Final = re.compile(r"\b(mistake|wrong|blunder|loss|fail\w*|bad|streak|error|illegal)\b", re.IGNORECASE)
JARGON: Final = re.compile(r"\b(canasta|trick|deadwood|kitty|sequence|pack|draft)\b", re.IGNORECASE)
EVERYTHING = everything()


def said(rules: RuleSet, about: str, players: int = 4, teams: int = 2) -> StepWords:
    """What the tutor says in the step about this."""
    lesson, at = step_about(rules, about, players, teams)
    return StepWords(lesson, lesson.steps[at])


# ---- short, kind, whole sentences
@pytest.mark.parametrize("given", EVERYTHING, ids=named)
def test_a_step_is_said_in_forty_words(given: Given) -> None:
    for lesson, step in all_steps(given):
        words = StepWords(lesson, step, LONG_NAMES)
        assert len(words.text.split()) <= MOST_WORDS, words.text
        assert len(words.heading.split()) <= 7, words.heading


WORDS_A_SECOND: Final = 200 / 60
"""What somebody reads who thinks along."""
A_PART: Final = 8
"""Seconds for one thing to do with pointer or keys."""


SHORTENED: Final = ("threes are a rank, no pile", "books of four")
"""Sets of which some lessons have little to tell."""
SHORTEST: Final = 2 * 60
RANDOM: Final = random_sets()
LONGEST: Final = 5 * 60


def seconds_of(lesson: Lesson, step: LessonStep) -> float:
    """What a newcomer needs to read all that a step says, and to do what it asks."""
    words, parts = StepWords(lesson, step), part_texts(lesson, step)
    read = " ".join((words.heading, words.text, *parts))
    return len(read.split()) / WORDS_A_SECOND + A_PART * len(parts)


@pytest.mark.parametrize(
    "given", [*EVERYTHING, *slow_except(SHORTENED, odd_sets(), named=lambda given: given[0].name)], ids=named
)
def test_a_lesson_takes_two_to_five_minutes(given: Given) -> None:
    for lesson in lessons_given(*given):
        seconds = sum(seconds_of(lesson, step) for step in lesson.steps)
        shortest = 0 if given in RANDOM else SHORTEST  # random rules lack the subjects of most steps
        assert shortest <= seconds <= LONGEST, (lesson.id, seconds)


@pytest.mark.parametrize("given", EVERYTHING, ids=named)
def test_it_reads_as_sentences(given: Given, language: str) -> None:
    for lesson, step in all_steps(given):
        words = StepWords(lesson, step)
        for text in (words.heading, words.text, *part_texts(lesson, step)):
            assert text.lstrip("¿¡")[0].isupper() or text[0].isdigit()
            assert not re.search(r"  | [,.:;]|\.\.|,,|None|\{|_", text), text
            if language == "en":
                assert not re.search(r"\ba [aeiou]|\ban [^aeiou]", text), text
                assert not UNKIND.search(text), text
                assert not JARGON.search(text), text
        assert words.text.endswith(".")
        assert words.heading[-1] not in ".:,"
        for sentence in re.split(r"(?<=[.?]) ", words.text):
            assert sentence.lstrip("¿¡")[0].isupper() or sentence[0].isdigit(), words.text
            assert language != "en" or len(sentence.split()) <= 28, sentence
        assert len(words.text.split()) <= MOST_WORDS * 5 // 4, words.text


@pytest.mark.parametrize("given", presets(), ids=named)
def test_headings_tell_steps_apart(given: Given) -> None:
    headings = Counter(StepWords(lesson, step).heading for lesson, step in all_steps(given))
    assert max(headings.values()) == 1, headings.most_common(2)


# ---- true figures
WORTHS: Final = (
    *("joker", "two", "ace", "ten_value", "five_value", "clean_book", "dirty_book", "wild_book", "sevens_book"),
    *("go_out_bonus", "red_three", "red_three_bonus", "cut_bonus", "new_meld_points", "take_least", "target_score"),
)
"""Rules that are numbers, and the same in every round."""


def true_figures(lesson: Lesson, step: LessonStep) -> set[int]:
    """Every number that is true of the rules or of the table of a step, before or after it."""
    rules, table = lesson.rules, table_of_step(lesson, step)
    board, view, values = table.board, view_of(table, 0), card_values(rules)
    groups = [group.cards for move in step.answers for group in getattr(move, "groups", ())]
    pointed = [at.cards for at in step.points_at if isinstance(at, TheseCards)]
    alike = [tuple(card for card in view.hand if card[0] == rank) for rank in {card[0] for card in view.hand}]
    laid = tuple(card for group in groups for card in group)
    melds = tuple(card for same in alike if len(same) >= 3 for card in same)
    holdings: list[tuple[Card, ...]] = [view.hand, laid, melds, *groups, *pointed, *alike]
    found = {sum(values[card] for card in held) for held in holdings} | set(values.values())
    found |= {getattr(rules, field) for field in WORTHS} | {52 + rules.jokers, most_rounds(rules)}
    found |= {for_round(rules.hand_cards, 1), for_round(rules.tail_cards, 1)}
    found |= {opening_minimum(board, 0), board.totals[0], board.stock, packet_size(board), board.pile}
    drawn = Counter(view.hand) - Counter(_hand_before(lesson, step))
    found |= {board.round, board.hands[0], board.feet[0], drawn.total()}
    for score in score_round(counted_table(lesson, step)) if step.counted is not None else ():
        found |= {score.melded, score.books, score.bonus, score.left, score.total}
        found |= {score.melded + score.books + score.bonus}
    return found


def counted_table(lesson: Lesson, step: LessonStep) -> Table:
    """The table of the round that a step counts."""
    assert step.counted is not None
    ended = table_at(lesson.rules, lesson.players, lesson.teams, step.counted)
    assert ended.board.phase == Phase.ENDED
    return ended


def _hand_before(lesson: Lesson, step: LessonStep) -> tuple[Card, ...]:
    """The hand of the step before; nothing before the first."""
    at = lesson.steps.index(step)
    return table_of_step(lesson, lesson.steps[at - 1]).hands[0] if at else ()


def figures(text: str) -> Iterator[int]:
    """The numbers that are written in figures."""
    found = re.findall(r"−?\d+(?:[,\N{NO-BREAK SPACE}]\d{3})*", text)
    return (int(re.sub(r"[,\N{NO-BREAK SPACE}]", "", figure).replace("−", "-")) for figure in found)


@pytest.mark.parametrize("given", EVERYTHING, ids=named)
def test_every_figure_is_true(given: Given, language: str) -> None:
    checked = 0
    for lesson, step in all_steps(given):
        true = true_figures(lesson, step)
        words = StepWords(lesson, step)
        for figure in figures(f"{words.heading} {words.text}"):
            assert figure in true, words.text
            checked += figure + 1 not in true
    assert checked >= 10


RANKS: Final = {name(rank): rank for rank in NATURAL_RANKS for name in (nouns.rank, nouns.ranks)}
COUNTS: Final = {COUNT(count): count for count in range(1, 13)} | {"a": 1, "an": 1}


ANY_SUCH_CARD: Final = ("what_cards_count", "what_others_collect")
"""Steps that speak of "a king" and mean any."""


def counts_at(lesson: Lesson, step: LessonStep, rank: str) -> set[int]:
    """How many cards of a rank lie together somewhere at a step, or are laid down in it."""
    table = table_of_step(lesson, step)
    together = [table.hands[0], *(meld.cards for team in table.board.melds for meld in team)]
    together += [group.cards for move in step.answers for group in getattr(move, "groups", ())]
    together += [(card,) for card in (*table.hands[0], *table.discards[-1:])]
    return {sum(card[0] == rank for card in held) for held in together}


@pytest.mark.parametrize("given", EVERYTHING, ids=named)
def test_every_count_of_cards_is_true(given: Given) -> None:
    checked = 0
    for lesson, step in all_steps(given):
        text = StepWords(lesson, step).text.lower()
        for count, name in re.findall(r"\b(\w+) (\w+)\b", text):
            if count in COUNTS and name in RANKS and step.about not in ANY_SUCH_CARD:
                assert COUNTS[count] in counts_at(lesson, step, RANKS[name]), text
                checked += 1
    assert checked >= (10 if given in presets() else 2)  # random rules lack the subjects of some lessons


def test_figures_come_from_the_rules() -> None:
    web = said(WEB, "clean_book").text
    assert "seven cards" in web
    assert "500" in web
    other = said(replace(WEB, book_size=9, clean_book=700), "clean_book").text
    assert "nine cards" in other
    assert "700" in other
    assert said(FAMILY, "first_melds_count").heading == "The first melds must be worth 60"
    assert "five cards" in said(PARTNERS, "pile_instead").text
    assert "the whole discard pile" in said(replace(WEB, take_count="all"), "pile_instead").text
    assert "draw three cards" in said(replace(WEB, draw_count=3), "draw_first").text
    assert "any meld worth 15 points or more" in said(replace(WEB, new_meld_points=15), "once_open").text
    assert "costs 500 points" in said(CAMPUS, "red_three_costs").text
    assert "costs 300 points" in said(WEB, "red_three_costs").text
    assert "two clean and three dirty books" in said(COUPLES, "books_to_go_out").text
    assert "up to seven cards" in said(WEB, "pile_instead").text
    assert "up to" not in said(COUPLES, "pile_instead").text
    assert "10,000 points" in said(replace(WEB, target_score=10000), "most_points_win").text
    by_round = said(replace(FAMILY, stacks_pass="by_round"), "how_stacks_come").text
    assert by_round.startswith("One of your two stacks goes to the player on your left")


def test_a_two_is_spoken_of_only_where_it_could_be_laid() -> None:
    assert said(WEB, "clean_book").text.endswith("your two would make it dirty.")
    strict = replace(WEB, book_size=5, dirty_naturals=5)
    assert said(strict, "clean_book").text.endswith("Complete it with your king.")


def test_the_score_is_that_of_the_round() -> None:
    lesson, at = step_about(WEB, "your_score")
    run = LessonRun(lesson, at)
    run.do_it()
    assert run.view.board.phase == Phase.ENDED
    mine = score_round(counted_table(lesson, lesson.steps[at]))[0]
    assert run.view.board.totals[0] == mine.total
    text = StepWords(lesson, lesson.steps[at]).text
    gained, left, whole = [*figures(text)][:-2], [*figures(text)][-2], [*figures(text)][-1]
    assert (sum(gained), left, whole) == (mine.melded + mine.books + mine.bonus, mine.left, mine.total)


# ---- nothing before it is explained
EXPLAINED: Final = {
    "meld": "most_points_win",
    "book": "books_score",
    "going out": "out_ends_the_round",
    "foot": "your_foot_waits",
    "stock": "first_draw",
    "discard": "what_is_left_costs",
    "wild": "wild_stands_in",
    "natural": "wild_stands_in",
    "clean": "where_wilds_belong",
    "dirty": "where_wilds_belong",
    "opening": "first_melds_count",
    "upcard": "pile_instead",
}
"""A word of the game, and the step that says what it means."""


@pytest.mark.parametrize("rules", [FAMILY, CAMPUS, WEB, COUPLES, PARTNERS], ids=lambda rules: rules.name)
def test_a_word_is_explained_where_it_first_comes_up(rules: RuleSet) -> None:
    first: dict[str, str] = {}
    for lesson in lessons_of(rules):
        for step in lesson.steps:
            words = StepWords(lesson, step)
            for term in EXPLAINED:
                if re.search(rf"\b{term}s?\b", words.text.lower()):
                    first.setdefault(term, step.about)
    late = {term: about for term, about in first.items() if about != EXPLAINED[term]}
    assert not late


def test_somebody_alone_has_no_team() -> None:
    for rules, players, teams in [(WEB, 2, 2), (CAMPUS, 3, 3)]:
        for lesson in lessons_of(rules, players, teams):
            for step in lesson.steps:
                text = StepWords(lesson, step).text
                assert not re.search(r"\b(your team|partners?)\b", text, re.IGNORECASE), text


# ---- what to click, and what is heard
def test_parts_name_what_is_chosen_and_clicked() -> None:
    for rules, about, parts in (
        (WEB, "most_points_win", ("Choose the three aces", "Click New meld")),
        (WEB, "red_three_costs", ("Choose the red three", "Click the discard pile")),
        (WEB, "meld_grows", ("Choose the eight", "Click the meld of eights")),
        (WEB, "pair_takes", ("Click the discard pile", "Press Meld")),
        (CAMPUS, "say_no", ("Press No",)),
        (
            FAMILY,
            "open_all_at_once",
            (
                "Choose the three kings",
                "Click New meld",
                "Choose the three queens",
                "Click New meld",
                "Press Open",
            ),
        ),
    ):
        lesson, at = step_about(rules, about)
        assert part_texts(lesson, lesson.steps[at]) == parts


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (ThenClick(TheseCards(cards("KS QS"))), "Click the king and the queen you laid out"),
        (ThenClick(TheMeld(0, 0)), "Click the meld of kings"),
        (ThenClick(TheMeld(1, 0)), "Click Walt's book of queens"),
        (ThenClick(TheMeld(0, 1)), "Click the new meld"),
        (ThenClick(TheSeat(1)), "Click Walt"),
        (ThenClick(TableThing.STOCK), "Click the stock"),
        (ThenClick(TableThing.PLAY), "Press Meld"),
        (ChooseCards(cards("3H KS")), "Choose the red three and the king"),
    ],
)
def test_everything_to_click_has_a_name(part: LessonPart, said: str) -> None:
    lesson, at = step_about(WEB, "meld_grows")
    now = table("KS 3H", phase="play", melds=["KC KD KH"], their_melds=[clean_book("Q")])
    assert part_texts(lesson, replace(lesson.steps[at], position=position_of(now), parts=(part,))) == (said,)


def test_the_button_that_asks_a_partner_is_named_as_it_reads() -> None:
    """The bug: another name where the golden button read "Ask Rosa"."""
    last = {
        is_asked: {
            part_texts(lesson, step)[-1]
            for lesson in lessons_of(replace(WEB, permission=is_asked), 4, 2)
            for step in lesson.steps
            if ThenClick(TableThing.GO_OUT) in step.parts
        }
        for is_asked in (True, False)
    }
    assert last == {True: {"Press Ask Rosa"}, False: {"Press Go out"}}


def test_the_arrow_is_heard_with_the_places_of_the_cards() -> None:
    lesson, at = step_about(WEB, "what_others_collect")
    view = view_of(table_of_step(lesson, lesson.steps[at]), 0)
    shown = cards("2C KS KH KD QS")
    assert spoken_pointed(TheseCards(cards("KS KH KD")), shown, view) == "your three kings, the second to fourth cards"
    assert spoken_pointed(TheseCards(cards("QS")), shown, view) == "your queen, the fifth card"
    assert spoken_pointed(TheMeld(1, 0), shown, view) == "Walt's meld of tens"


def test_a_tile_tells_the_numbers_of_the_rules() -> None:
    subjects = {each: (lesson_subject(each, WEB), lesson_subject(each, CAMPUS)) for each in LessonId}
    assert subjects[LessonId.PILE] == ("seven cards at once", "eight cards at once")
    assert subjects[LessonId.THREES] == ("red ones cost 300", "red ones cost 500")
    assert subjects[LessonId.OPENING] == ("50, 90, 120, 150", "50, 90, 120, 150")
    by_round = {"hand_cards": (13, 11), "foot_cards": (12, 11), "tail_cards": (4, 0), "draw_count": (3, 2)}
    first = replace(WEB, **by_round, take_count=(5, 7), opening_by_score=((1500, 90), (0, 50)))
    for lesson, rules, told in (
        (LessonId.OPENING, FAMILY, "60, 90, 120, 150"),
        (LessonId.DEAL, WEB, "hand of 11, foot of 11"),
        (LessonId.PILE, replace(WEB, take_count=1), "take the upcard"),
        (LessonId.PILE, replace(WEB, take_count="all"), "all of it at once"),
        (LessonId.DEAL, first, "hand 13, foot 12, tail 4"),
        (LessonId.TURN, first, "draw three, discard one"),
        (LessonId.PILE, first, "five cards at once"),
        (LessonId.OPENING, first, "50, 90"),
    ):
        assert lesson_subject(lesson, rules) == told
    assert all(0 < len(text) <= 26 for pair in subjects.values() for text in pair)


def test_the_stock_is_counted() -> None:
    there = LessonTable(WEB, 4, 2)
    left = 54 * there.decks - 4 * (for_round(WEB.hand_cards, 1) + for_round(WEB.foot_cards, 1))
    assert f"{left} cards" in said(WEB, "first_draw").text


def test_everybody_at_the_table_of_a_lesson_has_a_name_of_their_own() -> None:
    names = lesson_names()
    assert names[:4] == (nouns.you(), "Walt", "Rosa", "June")
    assert len(names) == len(set(names)) >= 8
