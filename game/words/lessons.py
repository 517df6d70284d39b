"""What the tutor says in the lessons: titles, a heading and a sentence or three for each step, what to click, and why
something else is not asked here. Every figure and card in it is taken from the rules and the position of the step.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from game.cards import Card, rank_of
from game.engine.view import PlayerView
from game.lessons.facts import (
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
from game.rules.ruleset import RuleSet
from game.words.grammar import (
    capital,
    listed,
    number,
    ordinal,
    possessive,
    rank_name,
    seat_name,
)
from game.words.lesson_steps import LESSON_NAMES

NOT_IN_THESE_RULES: Final = "not in these rules"
BACK: Final = "Back"
DO_IT_FOR_ME: Final = "Do it for me"
NEXT: Final = "Next"
NEXT_LESSON: Final = "Next lesson"
LESSON_DONE: Final = "That was the whole lesson."


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
    """What a lesson is about in a few words, as on its tile, with the numbers of the rules."""
    return ""


def place_of_step(step: int, steps: int) -> str:
    """Where one is in a lesson; `step` from 0.

    >>> place_of_step(2, 7)
    '3 of 7'
    """
    return f"{step + 1} of {steps}"


# ---- what to do
def part_text(part: LessonPart, first: bool, names: Sequence[str] = LESSON_NAMES) -> str:
    """One thing to do on the way.

    >>> from game.cards import parse_cards
    >>> part_text(ChooseCards(parse_cards("KS KH KD")), True)
    'Choose the three kings'
    >>> part_text(ThenClick(TableThing.NEW_PILE), False)
    'then click New pile'
    """
    match part:
        case ChooseCards(cards):
            words = f"choose {the_cards(cards)}"
        case ThenClick(TableThing.PLAY):
            words = "press Play"
        case ThenClick(at):
            words = f"click {_named(at, names)}"
        case _:
            assert_never(part)
    return capital(words) if first else f"then {words}"


def the_cards(cards: Sequence[Card]) -> str:
    """Cards of the hand as one speaks of them: one by its rank, several of a rank by number.

    >>> from game.cards import parse_cards
    >>> the_cards(parse_cards("KS KH KD")), the_cards(parse_cards("QS QH 2D")), the_cards(parse_cards("5D"))
    ('the three kings', 'the two queens and the two', 'the five')
    """
    by_rank: dict[str, int] = {}
    for card in cards:
        by_rank[card[0]] = by_rank.get(card[0], 0) + 1
    return listed([_so_many(rank, count) for rank, count in by_rank.items()])


def _so_many(rank: str, count: int) -> str:
    name = rank_name(rank_of(Card(rank + ("R" if rank == "*" else "C"))), count)
    return f"the {name}" if count == 1 else f"the {number(count)} {name}"


def _named(at: Pointed, names: Sequence[str]) -> str:
    """A thing of the table in the learner's words."""
    match at:
        case TheseCards(cards):
            return the_cards(cards)
        case TheMeld():
            return "that meld"
        case TheSeat(seat):
            return seat_name(names, seat)
        case TheRedThrees():
            return "the red threes"
        case TableThing.HAND:
            return "your hand"
        case TableThing.STOCK:
            return "the stock"
        case TableThing.PILE:
            return "the discard pile"
        case TableThing.NEW_PILE:
            return "New pile"
        case TableThing.METER:
            return "the opening meter"
        case TableThing.SCORES:
            return "Scores"
        case TableThing.TO_GO_OUT:
            return "To go out"
        case TableThing.FOOT:
            return "your foot"
        case TableThing.BOOK_PLACES:
            return "your books"
        case TableThing.PLAY:
            return "Play"
        case TableThing.GO_OUT:
            return "Go out"
        case TableThing.HOLD:
            return "Hold"
        case TableThing.YES:
            return "Yes"
        case TableThing.NO:
            return "No"
        case _:
            assert_never(at)


def pointed_heard(at: Pointed, shown: Sequence[Card], view: PlayerView, names: Sequence[str] = LESSON_NAMES) -> str:
    """What the arrow points at, for those who hear it; `shown` is the hand as it lies there.

    >>> from game.cards import parse_cards
    >>> hand = parse_cards("2C KS KH KD QS")
    >>> pointed_heard(TheseCards(parse_cards("KS KH KD")), hand, None)  # doctest: +SKIP
    'your three kings, the second to fourth card'
    """
    match at:
        case TheseCards(cards):
            return f"{the_cards(cards).replace('the ', 'your ', 1)}, {_places(cards, shown)}"
        case TheMeld(team, at_number):
            meld = view.board.melds[team][at_number]
            whose = "your" if team == view.team else possessive(seat_name(names, team)).lower()
            return f"{whose} meld of {rank_name(meld.rank, 0)}"
        case _:
            return _named(at, names)


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
        case NotHere.FIRST_THE_MELD:
            return "A discard ends your turn. First lay down what belongs on the table."
        case NotHere.FIRST_THE_DISCARD:
            return "You could lay that down. In this step it is your discard that counts."
        case NotHere.KEEP_THIS_CARD:
            return "Keep that one: it goes with other cards. Discard one of the marked cards."
        case NotHere.KEEP_THE_WILD:
            return "Keep your wild card: it helps in almost any meld. Discard one of the marked cards."
        case NotHere.RID_OF_THE_THREE:
            return "That card can still be of use. The three cannot: let it go first."
        case NotHere.OTHER_CARDS:
            return "Those may go down, too, but this step is about other cards: look at the marked ones."
        case NotHere.WILD_NOT_NEEDED:
            return "That works without a wild card. Keep it, and use only cards of the same rank."
        case NotHere.WILD_WANTED:
            return "Those go together. This time try it with a wild card among them."
        case NotHere.SPOILS_CLEAN:
            return "That meld is clean, and worth more if it stays so. Put the wild card elsewhere."
        case NotHere.GO_OUT_NOW:
            return "You have all you need: go out now."
        case NotHere.NOT_YET_OUT:
            return "That comes later. Do this step first."
        case NotHere.ANSWER_NO:
            return "Look at your hand: those cards would count against you. Say no this time."
        case NotHere.ANSWER_YES:
            return "You hold next to nothing, so nothing is lost. Say yes this time."
        case NotHere.ONLY_LOOK:
            return "Nothing is played here. Press Next when you have seen it."
        case _:
            assert_never(why)
