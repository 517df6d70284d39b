"""Making a step: its position, the moves that solve it, and the clicks for them; everything is tried out at once.

A step that the rules or the cards don't allow raises `CannotBeLaid` and is left out of its lesson.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Final

from game.cards import is_three, is_wild, rank_of
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.draft import begin_take
from game.engine.legal import seven_stays, why_not
from game.engine.melding.melds import card_values, meld_of
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Peek, Take
from game.engine.table.position import Position, position_of
from game.engine.table.state import Cards, Table
from game.engine.table.view import PlayerView, view_of
from game.lessons.lesson_facts import (
    LEARNER,
    ChooseCards,
    LessonPart,
    LessonStep,
    LessonTask,
    MeldKind,
    NotHere,
    Pointed,
    TableThing,
    TheMeld,
    ThenClick,
    TheseCards,
    ToDiscard,
    ToDraw,
    ToGoOut,
    ToGrow,
    ToMeld,
)
from game.lessons.positions import CannotBeLaid, LessonTable, Stage, is_there, lay, naturals, require
from game.lessons.step_judging import is_done

StepMaker = Callable[[LessonTable], Iterable[LessonStep]]
"""One or more steps that belong together, later ones continuing from the first. Raises CannotBeLaid."""


MOST_STEPS: Final = 7
LEAST_SECONDS: Final = 120
"""A lesson should take a newcomer at least this long."""
_TO_READ: Final = 8
_TO_DO: Final = 9
"""Seconds for reading a step, and for each of its parts, however short the words are."""


def steps_of(
    there: LessonTable, makers: Iterable[StepMaker], spare: Sequence[str] = (), extra: Sequence[str] = ()
) -> tuple[LessonStep, ...]:
    """The steps that these rules allow, in order. Beyond `MOST_STEPS` the `spare` ones, which another lesson also
    shows, are left out one by one. The `extra` ones are added one by one while the lesson would be too short.
    """
    made_ones: list[LessonStep] = []
    for make in makers:
        with suppress(CannotBeLaid):
            made_ones += list(make(there))
    left_out = set(extra)
    for about in spare:
        if sum(step.about not in left_out for step in made_ones) > MOST_STEPS:
            left_out.add(about)
    for about in extra:
        if _seconds(made_ones, left_out) < LEAST_SECONDS:
            left_out.remove(about)
    return tuple(step for step in made_ones if step.about not in left_out)


def _seconds(steps: Sequence[LessonStep], left_out: Collection[str]) -> int:
    """A lower estimate of the time that the remaining steps take a newcomer."""
    return sum(_TO_READ + _TO_DO * len(step.parts) for step in steps if step.about not in left_out)


def made(
    there: LessonTable,
    about: str,
    position: Position,
    task: LessonTask,
    answers: Sequence[Move],
    *,
    points_at: Sequence[Pointed] = (),
    replies: Sequence[Move] = (),
    follows: bool = False,
    counted: Position | None = None,
) -> LessonStep:
    """A step whose answers have been tried out. Raises CannotBeLaid if they are refused or don't solve the task."""
    start = there.table(position)
    view = view_of(start, LEARNER)
    missing = [at for at in points_at if not is_there(at, view)]
    if missing:
        raise CannotBeLaid(f"{missing} are not there")
    parts: list[LessonPart] = []
    now, last = start, None
    for last in answers:
        parts += _parts(view_of(now, LEARNER), last)
        now = _played(now, last)
    if not is_done(task, start, now, last):
        raise CannotBeLaid(f"{answers} do not do {task}")
    for reply in replies:
        now = _played(now, reply)
    return LessonStep(
        about=about,
        position=position,
        task=task,
        answers=tuple(answers),
        replies=tuple(replies),
        points_at=tuple(points_at),
        parts=tuple(parts),
        follows=follows,
        counted=counted,
    )


def beside_eights(there: LessonTable, hand: Cards, pile: Cards, *, stage: Stage = "early") -> Position:
    """The learner's turn with this hand; the team has melded four eights. Raises CannotBeLaid."""
    return there.position(hand, melds=[naturals("8", 4)], pile=pile, stage=stage)


def drawn(
    there: LessonTable, about: str, position: Position, *points_at: Pointed, counted: Position | None = None
) -> LessonStep:
    """A step in which the learner draws."""
    return made(there, about, position, ToDraw(), [Draw()], points_at=points_at, counted=counted)


def melded(
    there: LessonTable,
    about: str,
    position: Position,
    group: Cards,
    *points_at: Pointed,
    kind: MeldKind = "any",
    follows: bool = False,
) -> LessonStep:
    """A step in which these cards become a meld. They and its place are pointed at after `points_at`."""
    return made(
        there,
        about,
        position,
        ToMeld(meld_of(group).rank, len(group), kind),
        [lay(group)],
        points_at=[*points_at, TheseCards(group), TableThing.NEW_PILE],
        follows=follows,
    )


def added(
    there: LessonTable,
    about: str,
    position: Position,
    group: Cards,
    onto: int,
    *points_at: Pointed,
    kind: MeldKind = "any",
    follows: bool = False,
) -> LessonStep:
    """A step in which these cards join the team's meld with that number. They and it are pointed at after
    `points_at`.
    """
    return made(
        there,
        about,
        position,
        ToGrow(onto, len(position.melds[0][onto]) + len(group), kind),
        [lay(group, onto=onto)],
        points_at=[*points_at, TheseCards(group), TheMeld(0, onto)],
        follows=follows,
    )


def discarded(
    there: LessonTable,
    about: str,
    position: Position,
    goes: Cards,
    *points_at: Pointed,
    others: NotHere = "keep_this_card",
    follows: bool = False,
) -> LessonStep:
    """A step in which one of these cards is discarded; `others` says why other cards are wrong. The cards and the pile
    are pointed at after `points_at`.
    """
    return made(
        there,
        about,
        position,
        ToDiscard(goes, others),
        [Discard(goes[-1])],
        points_at=[*points_at, TheseCards(goes), TableThing.PILE],
        follows=follows,
    )


def single_discarded(
    there: LessonTable, about: str, position: Position, *points_at: Pointed, follows: bool = False
) -> LessonStep:
    """A step in which any of the `single_cards` is discarded."""
    return discarded(there, about, position, single_cards(there, position), *points_at, follows=follows)


def went_out(
    there: LessonTable, about: str, position: Position, move: GoOut, own: Cards, *points_at: Pointed
) -> LessonStep:
    """A step in which the learner goes out with all their `own` cards, once the partners agree."""
    points = [TheseCards(own), TableThing.GO_OUT, *points_at]
    return made(there, about, position, ToGoOut(), [move], points_at=points, replies=yeses(there))


def after(there: LessonTable, step: LessonStep) -> Position:
    """The position after the answers of a step."""
    now = there.table(step.position)
    for move in (*step.answers, *step.replies):
        now = _played(now, move)
    return position_of(now)


def _played(now: Table, move: Move) -> Table:
    refusal = why_not(view_of(now, now.board.mover), move)
    if refusal is not None:
        raise CannotBeLaid(f"{move} is refused: {refusal.code.value}")
    return apply(now, move).table


# ---- what hands do
def _parts(view: PlayerView, move: Move) -> Sequence[LessonPart]:
    """What to choose and click for a move, as the table expects it."""
    match move:
        case Draw():
            return [ThenClick(TableThing.STOCK)]
        case Peek():
            return [ThenClick(TableThing.PEEK)]
        case Discard(card):
            return [ChooseCards((card,)), ThenClick(TableThing.PILE)]
        case MeldCards(groups):
            parts = [part for group in groups for part in _laid(view, group)]
            return parts if view.board.has_opened(view.team) else [*parts, ThenClick(TableThing.PLAY)]
        case Take():
            return _taken(view, move)
        case GoOut():
            return [ThenClick(TableThing.GO_OUT), ThenClick(TableThing.PLAY)]
        case Hold():
            return [ThenClick(TableThing.HOLD)]
        case Answer(yes):
            return [ThenClick(TableThing.YES if yes else TableThing.NO)]
        case _:
            return []


def _laid(view: PlayerView, group: Group) -> Sequence[LessonPart]:
    at = TableThing.NEW_PILE if group.onto is None else TheMeld(view.team, group.onto)
    return [ChooseCards(group.cards), ThenClick(at)]


def _taken(view: PlayerView, move: Take) -> Sequence[LessonPart]:
    """A click on the pile stages the upcard with what clearly goes with it; the rest is added by hand."""
    parts: list[LessonPart] = [ThenClick(TableThing.PILE)]
    upcard, begun = view.board.upcard, begin_take(view).groups
    for at, group in enumerate(move.groups):
        if at >= len(begun) and group.cards == (view.board.pile_bottom,):
            continue  # it is placed automatically
        lies = at < len(begun) and begun[at].onto == group.onto
        more = list((Counter(group.cards) - Counter(begun[at].cards if lies else ())).elements())
        require(upcard not in more)  # otherwise the upcard would have to be put there by hand
        if lies and more and upcard is not None:
            parts += [ChooseCards(tuple(more)), ThenClick(TheseCards((upcard,)))]
        elif more:
            parts += _laid(view, Group(tuple(more), group.onto))
    return [*parts, ThenClick(TableThing.PLAY)]


def yeses(there: LessonTable) -> tuple[Move, ...]:
    """The partners' answers when asked whether the learner may go out."""
    asked = there.rules.permission and not there.is_alone
    return (Answer(True),) * (there.players // there.teams - 1) if asked else ()


def single_cards(there: LessonTable, position: Position) -> Cards:
    """The single cards in the learner's hand that may be discarded: no wild, no three, no other of their rank in the
    hand or in a meld of the team; in hand order.
    """
    view = view_of(there.table(position), LEARNER)
    laid = {meld.rank for meld in view.board.melds[view.team]}
    ranks = Counter(map(rank_of, view.hand))
    alone = [
        card
        for card in view.hand
        if ranks[rank_of(card)] == 1 and rank_of(card) not in laid and not is_wild(card) and not is_three(card)
        if not seven_stays(view, card)
    ]
    require(alone)  # otherwise no card is single
    return tuple(alone)


def dearest(there: LessonTable, hand: Cards) -> Cards:
    """The most valuable card of a hand. Raises CannotBeLaid if there is more than one."""
    values = card_values(there.rules)
    most = max(values[card] for card in hand)
    found = tuple(card for card in hand if values[card] == most)
    require(len(found) == 1 < len({values[card] for card in hand}))  # otherwise none counts more than the others
    return found


def may_take_pile(there: LessonTable, position: Position) -> bool:
    """Whether the learner has any way to take the pile in this position."""
    return any(isinstance(move, Take) for move in candidates(view_of(there.table(position), LEARNER)))
