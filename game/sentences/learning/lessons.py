"""Lessons in words: their names and subjects, what to choose and click, and why another move isn't wanted here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, assert_never

from game.cards import Card, is_red_three, rank_of
from game.engine.ending.going_out import must_ask
from game.engine.table.position import table_at
from game.engine.table.view import PlayerView, view_of
from game.lessons.lesson_facts import (
    LEARNER,
    ChooseCards,
    Lesson,
    LessonPart,
    LessonStep,
    NotHere,
    Pointed,
    TableThing,
    TheGroup,
    TheMeld,
    ThenClick,
    TheRedThrees,
    TheSeat,
    TheseCards,
)
from game.lessons.lesson_ids import LessonId
from game.messages.amounts import listed, points
from game.messages.functions import going_out_texts as say_going_out, lessons as say, nouns, table as say_table
from game.messages.language import named
from game.rules.ruleset import RuleSet, for_round, taken_in
from game.sentences.at_table.going_out_texts import ask_button
from game.sentences.grammar import COMPUTER_NAMES, seat_name, seat_person

Say = Callable[[], str]

_BESIDE_YOU: Final = ("Walt", "Rosa", "June")


def lesson_names() -> tuple[str, ...]:
    """Default names at the table of a lesson, by seat."""
    return (nouns.you(), *dict.fromkeys((*_BESIDE_YOU, *COMPUTER_NAMES)))


def lesson_title(lesson_id: LessonId) -> str:
    """A lesson's name, as on its tile.

    >>> lesson_title(LessonId.OPENING)
    'The opening'
    """
    return named("lessons", f"title_{lesson_id}")


def leads_to(lesson_id: LessonId) -> str:
    """Which lesson comes next.

    >>> leads_to(LessonId.OPENING)
    'Next: The opening.'
    """
    return say.leads_to(lesson_title(lesson_id))


def lesson_heading(lesson_id: LessonId) -> str:
    """The heading over the table: the lesson's number and name.

    >>> lesson_heading(LessonId.OPENING)
    'Lesson 6 · The opening'
    """
    return say.heading(lesson_number(lesson_id), lesson_title(lesson_id))


def lesson_number(lesson_id: LessonId) -> int:
    """The lesson's number among the twelve, from 1."""
    return list(LessonId).index(lesson_id) + 1


def lesson_subject(lesson_id: LessonId, rules: RuleSet) -> str:
    """What a lesson is about in a few words, as on its tile, with the numbers of the rules.

    >>> lesson_subject(LessonId.OPENING, RuleSet()), lesson_subject(LessonId.PILE, RuleSet())
    ('50, 90, 120, 150', 'seven cards at once')
    """
    minimums = [minimum for _, minimum in sorted(rules.opening_by_score)] or rules.opening
    taken = taken_in(rules, 1)
    return named(
        "lessons",
        f"subject_{lesson_id}",
        rules,
        hand=for_round(rules.hand_cards, 1),
        foot=for_round(rules.foot_cards, 1),
        tail=for_round(rules.tail_cards, 1),
        drawn=for_round(rules.draw_count, 1),
        minimums=", ".join(map(points, dict.fromkeys(minimums))),
        takes="upcard" if taken == 1 else "some" if isinstance(taken, int) else taken,
        count=taken,
    )


# ---- what to do
def part_texts(lesson: Lesson, step: LessonStep, names: Sequence[str] = ()) -> tuple[str, ...]:
    """The actions of a step, one after the other: "Choose the three kings", "Click New pile"."""
    view = view_of(table_at(lesson.rules, lesson.players, lesson.teams, step.position), LEARNER)
    names = (names or lesson_names())[: lesson.players]
    texts = [_part(part, view, names) for part in step.parts]
    if step.parts[-2:] == _GOING_OUT:
        asks = must_ask(view.board)  # the button that would play asks first
        texts[-1] = say.press(ask_button(names, view.board, view.seat) if asks else say_table.go_out())
    return tuple(texts)


def _part(part: LessonPart, view: PlayerView, names: Sequence[str]) -> str:
    match part:
        case ChooseCards(cards):
            return say.choose(_by_rank(cards))
        case ThenClick(TableThing() as thing) if thing in (TableThing.PLAY, *_BUTTONS):
            return say.press(pointed_name(thing, view, names))
        case ThenClick(TheseCards(cards)):
            return say.click_laid_out(_by_rank(cards))
        case ThenClick(at):
            return say.click(pointed_name(at, view, names))
        case _:
            assert_never(part)


def _by_rank(cards: Sequence[Card], is_yours: bool = False) -> list[str]:
    """Cards in the hand as people refer to them: one by its rank, several of a rank by number.

    >>> from game.cards import parse_cards
    >>> _by_rank(parse_cards("KS KH KD")), _by_rank(parse_cards("QS QH 2D")), _by_rank(parse_cards("3D"), True)
    (['the three kings'], ['the two queens', 'the two'], ['your red three'])
    """
    alike: dict[tuple[str, bool], list[Card]] = {}
    for card in cards:
        alike.setdefault((card[0], is_red_three(card)), []).append(card)
    found: list[str] = []
    for same in alike.values():
        count, yours = len(same), is_yours and not found
        if same[0][0] != "3":
            found.append(say.cards(count, rank_of(same[0]), yours))
        else:
            found.append(say.threes(count, "red" if is_red_three(same[0]) else "black", yours))
    return found


def pointed_name(at: Pointed, view: PlayerView, names: Sequence[str] = ()) -> str:
    """The thing pointed at, in the learner's words: "the meld of kings"."""
    names = names or lesson_names()
    match at:
        case TheseCards(cards):
            return listed(_by_rank(cards))
        case TheMeld(team, number):
            melds = view.board.melds[team]
            if number >= len(melds):
                return say.new_meld()
            meld = melds[number]
            kind: Literal["meld", "book"] = "book" if meld.is_book(view.board.rules) else "meld"
            if team == view.team:
                return say.own_meld(kind, meld.rank)
            return say.their_meld(seat_person(names, team), kind, meld.rank)
        case TheGroup():
            return say.new_meld()
        case TheSeat(seat):
            return seat_name(names, seat)
        case TheRedThrees():
            return say.red_threes()
        case TableThing.PLAY:
            return say_table.play(not view.board.has_opened(view.team))
        case TableThing():
            return _THINGS[at]()
        case _:
            assert_never(at)


_GOING_OUT: Final = (ThenClick(TableThing.GO_OUT), ThenClick(TableThing.PLAY))
_BUTTONS: Final[Mapping[TableThing, Say]] = {
    TableThing.PEEK: say_table.peek,
    TableThing.GO_OUT: say_table.go_out,
    TableThing.HOLD: say_table.hold,
    TableThing.YES: say_going_out.say_yes,
    TableThing.NO: say_going_out.say_no,
}
_THINGS: Final[Mapping[TableThing, Say]] = {
    **_BUTTONS,
    TableThing.STOCK: say.stock,
    TableThing.PILE: say.pile,
    TableThing.NEW_PILE: say_table.new_pile,
    TableThing.METER: say.meter,
    TableThing.SCORES: say_table.scores,
    TableThing.TO_GO_OUT: say_table.going_out,
    TableThing.FOOT: say.foot,
}


def spoken_pointed(at: Pointed, shown: Sequence[Card], view: PlayerView, names: Sequence[str] = ()) -> str:
    """The thing the arrow points at, for screen readers; `shown` is the hand in its current order: "your three kings,
    the second to fourth card".
    """
    if not isinstance(at, TheseCards):
        return pointed_name(at, view, names)
    cards, places = _by_rank(at.cards, is_yours=True), _places(at.cards, shown)
    if len(places) > 2 and places == list(range(places[0], places[-1] + 1)):
        return say.cards_side_by_side(cards, places[0], places[-1])
    return say.cards_at(cards, [say.place(place) for place in places])


def _places(cards: Sequence[Card], shown: Sequence[Card]) -> list[int]:
    """Positions of cards in the hand, from the left."""
    left, places = list(cards), []
    for place, card in enumerate(shown, 1):
        if card in left:
            left.remove(card)
            places.append(place)
    return places


def not_here(why: NotHere) -> str:
    return named("lessons", f"not_here_{why}")
