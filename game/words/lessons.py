"""What the tutor says in the lessons: titles, a heading and a sentence or three for each step, what to click, and why
something else is not asked here. Every figure and card in it is taken from the rules and the position of the step.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from game.cards import Card, Rank, is_red_three
from game.engine.position import table_at
from game.engine.view import PlayerView, view_of
from game.lessons.lesson_facts import (
    LEARNER,
    ChooseCards,
    Lesson,
    LessonId,
    LessonPart,
    LessonStep,
    NotHere,
    Pointed,
    TableThing,
    TheMeld,
    ThenClick,
    TheRedThrees,
    TheSeat,
    TheseCards,
)
from game.rules.ruleset import RuleSet, for_round
from game.words.going_out_texts import NO, YES
from game.words.grammar import capital, counted, listed, number, ordinal, points, possessive, rank_name, seat_name
from game.words.lesson_table import LESSON_NAMES
from game.words.table import GO_OUT, GOING_OUT, HOLD, NEW_PILE, PEEK, PLAY, SCORES

NOT_IN_THESE_RULES: Final = "not in these rules"
BACK: Final = "Back"
DO_IT_FOR_ME: Final = "Do it for me"
NEXT_LESSON: Final = "Next lesson"
LESSON_DONE: Final = "That was the whole lesson."


_RED_THREE: Final = "red three"
_BLACK_THREE: Final = "black three"


# ---- titles
def lesson_title(lesson_id: LessonId) -> str:
    """A lesson's name, as on its tile.

    >>> lesson_title(LessonId.OPENING)
    'The opening'
    """
    match lesson_id:
        case LessonId.WHAT_WINS:
            return "What wins"
        case LessonId.DEAL:
            return "The deal"
        case LessonId.TURN:
            return "A turn"
        case LessonId.MELDS:
            return "Melds"
        case LessonId.WILDS:
            return "Wild cards"
        case LessonId.OPENING:
            return "The opening"
        case LessonId.PILE:
            return "The pile"
        case LessonId.BOOKS:
            return "Books"
        case LessonId.FOOT:
            return "Hand and foot"
        case LessonId.THREES:
            return "Threes"
        case LessonId.PARTNER:
            return "Your partner"
        case LessonId.GOING_OUT:
            return "Going out"
        case _:
            assert_never(lesson_id)


def lesson_heading(lesson_id: LessonId) -> str:
    """What stands over the table: its number and name.

    >>> lesson_heading(LessonId.OPENING)
    'Lesson 6 · The opening'
    """
    return f"Lesson {lesson_number(lesson_id)} · {lesson_title(lesson_id)}"


def lesson_number(lesson_id: LessonId) -> int:
    """Its place among the twelve, from 1."""
    return list(LessonId).index(lesson_id) + 1


def lesson_subject(lesson_id: LessonId, rules: RuleSet) -> str:
    """What a lesson is about in a few words, as on its tile, with the numbers of the rules.

    >>> lesson_subject(LessonId.OPENING, RuleSet()), lesson_subject(LessonId.PILE, RuleSet())
    ('50, 90, 120, 150', 'seven cards at once')
    """
    match lesson_id:
        case LessonId.WHAT_WINS:
            return "cards and books score" if not rules.winner_takes else "only what is held counts"
        case LessonId.DEAL:
            sizes = (for_round(size, 1) for size in (rules.hand_cards, rules.foot_cards, rules.tail_cards))
            return f"{listed([number(size) for size in sizes if size])} cards"
        case LessonId.TURN:
            return f"draw {number(for_round(rules.draw_count, 1))}, discard one"
        case LessonId.MELDS:
            return "three of a rank"
        case LessonId.WILDS:
            return "twos and jokers" if rules.jokers else "twos"
        case LessonId.OPENING:
            minimums = [minimum for _, minimum in sorted(rules.opening_by_score)] or rules.opening
            grows = f", +{points(rules.opening_growth)} a round" if rules.opening_growth else ""
            return ", ".join(map(points, dict.fromkeys(minimums))) + grows
        case LessonId.PILE:
            return _subject_of_pile(rules)
        case LessonId.BOOKS:
            return "clean and dirty"
        case LessonId.FOOT:
            return "hand, foot and tail" if for_round(rules.tail_cards, 1) else "the second hand"
        case LessonId.THREES:
            return _subject_of_threes(rules)
        case LessonId.PARTNER:
            return "two who play as one" if not rules.permission else "may I go out?"
        case LessonId.GOING_OUT:
            return "and the score"
        case _:
            assert_never(lesson_id)


def _subject_of_pile(rules: RuleSet) -> str:
    match rules.take_count:
        case "never":
            return ""
        case "all":
            return "all of it at once"
        case 1:
            return "take the upcard"
        case count:
            return f"{counted(count, 'card')} at once"


def _subject_of_threes(rules: RuleSet) -> str:
    if rules.meld_threes == "all":
        return "a rank like others"
    if rules.red_threes == "lay_down":
        return f"red ones score {points(rules.red_three_bonus)}"
    return f"red ones cost {points(rules.red_three)}" if rules.red_three else "never melded"


def place_of_step(step: int, steps: int) -> str:
    """Where one is in a lesson; `step` from 0.

    >>> place_of_step(2, 7)
    '3 of 7'
    """
    return f"{step + 1} of {steps}"


# ---- what to do
def part_texts(lesson: Lesson, step: LessonStep, names: Sequence[str] = LESSON_NAMES) -> tuple[str, ...]:
    """What hands do for a step, one thing after the other: "Choose the three kings", "then click New pile"."""
    view = view_of(table_at(lesson.rules, lesson.players, lesson.teams, step.position), LEARNER)
    texts = [_part(part, view, names) for part in step.parts]
    return tuple(capital(text) if place == 0 else f"then {text}" for place, text in enumerate(texts))


def _part(part: LessonPart, view: PlayerView, names: Sequence[str]) -> str:
    match part:
        case ChooseCards(cards):
            return f"choose {the_cards(cards)}"
        case ThenClick(
            TableThing.PLAY
            | TableThing.YES
            | TableThing.NO
            | TableThing.HOLD
            | TableThing.GO_OUT
            | TableThing.PEEK as button
        ):
            return f"press {_thing(button)}"
        case ThenClick(TheseCards(cards)):
            return f"click {the_cards(cards)} laid out there"
        case ThenClick(at):
            return f"click {pointed_name(at, view, names)}"
        case _:
            assert_never(part)


def the_cards(cards: Sequence[Card]) -> str:
    """Cards of the hand as one speaks of them: one by its rank, several of a rank by number.

    >>> from game.cards import parse_cards
    >>> the_cards(parse_cards("KS KH KD")), the_cards(parse_cards("QS QH 2D")), the_cards(parse_cards("5D"))
    ('the three kings', 'the two queens and the two', 'the five')
    """
    by_rank: dict[str, int] = {}
    for card in cards:
        rank = _RED_THREE if is_red_three(card) else card[0]
        by_rank[rank] = by_rank.get(rank, 0) + 1
    return listed([_so_many(rank, count) for rank, count in by_rank.items()])


def _so_many(rank: str, count: int) -> str:
    name = _RED_THREE if rank == _RED_THREE else _BLACK_THREE if rank == "3" else rank_name(Rank(rank), count)
    if count > 1 and rank in ("3", _RED_THREE):
        name += "s"
    return f"the {name}" if count == 1 else f"the {number(count)} {name}"


def pointed_name(at: Pointed, view: PlayerView, names: Sequence[str] = LESSON_NAMES) -> str:
    """What is pointed at, in the learner's words: "the meld of kings"."""
    match at:
        case TheseCards(cards):
            return the_cards(cards)
        case TheMeld(team, number_):
            melds = view.board.melds[team]
            if number_ >= len(melds):
                return "the new meld"
            meld = melds[number_]
            whose = "the" if team == view.team else possessive(seat_name(names, team))
            return f"{whose} {'book' if meld.is_book(view.board.rules) else 'meld'} of {rank_name(meld.rank, 0)}"
        case TheSeat(seat):
            return seat_name(names, seat)
        case TheRedThrees():
            return "the red threes on the table"
        case TableThing():
            return _thing(at)
        case _:
            assert_never(at)


def _thing(at: TableThing) -> str:
    match at:
        case TableThing.STOCK:
            return "the stock"
        case TableThing.PILE:
            return "the discard pile"
        case TableThing.NEW_PILE:
            return NEW_PILE
        case TableThing.METER:
            return "the opening meter"
        case TableThing.SCORES:
            return SCORES
        case TableThing.TO_GO_OUT:
            return GOING_OUT
        case TableThing.FOOT:
            return "your foot"
        case TableThing.PEEK:
            return PEEK
        case TableThing.PLAY:
            return PLAY
        case TableThing.GO_OUT:
            return GO_OUT
        case TableThing.HOLD:
            return HOLD
        case TableThing.YES:
            return YES
        case TableThing.NO:
            return NO
        case _:
            assert_never(at)


def pointed_heard(at: Pointed, shown: Sequence[Card], view: PlayerView, names: Sequence[str] = LESSON_NAMES) -> str:
    """What the arrow points at, for those who hear it; `shown` is the hand as it lies there: "your three kings, the
    second to fourth card".
    """
    if isinstance(at, TheseCards):
        return f"{the_cards(at.cards).replace('the ', 'your ', 1)}, {_places(at.cards, shown)}"
    return pointed_name(at, view, names)


def _places(cards: Sequence[Card], shown: Sequence[Card]) -> str:
    """Where cards lie in the hand, from the left."""
    left, places = list(cards), []
    for place, card in enumerate(shown, 1):
        if card in left:
            left.remove(card)
            places.append(place)
    if len(places) > 2 and places == list(range(places[0], places[-1] + 1)):
        return f"the {ordinal(places[0])} to {ordinal(places[-1])} card"
    return f"the {listed([ordinal(place) for place in places])} card"


# ---- not this one
def not_here_sentence(why: NotHere, lesson: Lesson, step: LessonStep) -> str:
    """Why a legal move is not what the step asks, kindly and with a way on."""
    match why:
        case NotHere.DRAW:
            return "That would take the pile. This time, draw from the stock."
        case NotHere.TAKE_THE_PILE:
            return "You could draw, but the pile has more for you: take it this time."
        case NotHere.LOOK_FIRST:
            return "First look at the cards that would come. Then you can still take them or draw."
        case NotHere.FIRST_THE_MELD:
            return "A discard ends your turn. First lay down what belongs on the table."
        case NotHere.FIRST_THE_DISCARD:
            return "You could lay that down. In this step it is your discard that counts."
        case NotHere.KEEP_THIS_CARD:
            return "Keep that one: it goes with other cards. Discard one of the marked cards."
        case NotHere.HELPS_THE_OTHERS:
            return "The others collect those: it would help them. Discard one of the marked cards."
        case NotHere.HELPS_TO_OPEN:
            return "That card counts more: it helps to open. Let the marked one go."
        case NotHere.COSTS_LESS:
            return "That card would cost less if it is left over. Let the marked one go."
        case NotHere.KEEP_THE_WILD:
            return "Keep your wild card: it helps in almost any meld. Discard one of the marked cards."
        case NotHere.RID_OF_THE_THREE:
            return "That card can still be of use. The three cannot: let it go first."
        case NotHere.OTHER_THREE:
            return "That is a black three. The red one costs far more: let it go first."
        case NotHere.OTHER_CARDS:
            return "Those may go down, too, but this step is about other cards: look at the marked ones."
        case NotHere.SPOILS_CLEAN:
            return "That meld is clean, and a wild card would turn it dirty. Put it elsewhere."
        case NotHere.GO_OUT_NOW:
            return "You have all you need: go out now."
        case NotHere.NOT_YET_OUT:
            return "That comes later. Do this step first."
        case NotHere.ANSWER_NO:
            return "Look at your hand: those cards would count against you. Say no this time."
        case NotHere.ANSWER_YES:
            return "You hold next to nothing, so nothing is lost. Say yes this time."
        case NotHere.STEP_IS_DONE:
            return "This step is done. The next one comes in a moment."
        case _:
            assert_never(why)


# ---- on the command line
ANSWER_IS_NOT_ASKED: Final = "The answer is a legal move, but does not do what the step asks."


def lesson_fault(lesson: Lesson, step: int, why: str) -> str:
    """A step that cannot be done; its number from 0."""
    return f"{lesson_heading(lesson.id)}, step {step + 1}: {why}"


def all_can_be_done(lessons: int, steps: int) -> str:
    """What is said of lessons that can be done.

    >>> all_can_be_done(12, 61)
    'Twelve lessons with 61 steps: every answer does what its step asks.'
    """
    return f"{capital(counted(lessons, 'lesson'))} with {counted(steps, 'step')}: every answer does what its step asks."
