"""Whether a move solves a step's task: judged by the table after it, so every way that achieves it is accepted."""

from collections.abc import Iterator, Sequence
from itertools import chain

from game.cards import Card, is_red_three, is_three, is_wild
from game.engine.apply import Step
from game.engine.melding.melds import Meld
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Peek, Take
from game.engine.table.board import Phase, StackName
from game.engine.table.state import Table
from game.lessons.lesson_facts import (
    LEARNER,
    ChooseCards,
    LessonStep,
    LessonTask,
    MeldKind,
    NotHere,
    ToAnswer,
    ToDiscard,
    ToDraw,
    ToGoOut,
    ToGrow,
    ToHold,
    ToMeld,
    ToOpen,
    ToPeek,
    ToTake,
    ToTakeUpFoot,
)


def is_done(task: LessonTask, start: Table, now: Table, last: Move | None) -> bool:
    """Whether the task, set at `start`, is done at `now`, to which the learner's move `last` led."""
    team = start.board.team_of(LEARNER)
    match task:
        case ToPeek():
            return isinstance(last, Peek)
        case ToDraw():
            return isinstance(last, Draw)
        case ToTake():
            return isinstance(last, Take)
        case ToMeld():
            return any(_fits(meld, task.kind) and len(meld.cards) >= task.cards for meld in _begun(task, start, now))
        case ToOpen():
            return now.board.has_opened(team)
        case ToGrow(number, cards, kind):
            meld = now.board.melds[team][number]
            return len(meld.cards) >= cards and _fits(meld, kind)
        case ToTakeUpFoot(by_discard):
            has_foot_up = now.board.next_stack(LEARNER) is not StackName.FOOT
            return has_foot_up and by_discard == isinstance(last, Discard)
        case ToDiscard(faces):
            return isinstance(last, Discard) and (not faces or last.card in faces)
        case ToGoOut():
            return isinstance(last, GoOut)
        case ToAnswer(yes):
            return last == Answer(yes)
        case ToHold():
            return isinstance(last, Hold)


def why_not_here(task: LessonTask, start: Table, before: Table, move: Move, step: Step) -> NotHere | None:
    """Why the legal move that leads from `before` to the step is not carried out; None if it solves the task, or is on
    the way to it.
    """
    if is_done(task, start, step.table, move) or _is_on_the_way(task, start, before, move, step.table):
        return None
    match task:
        case ToPeek():
            return "look_first"
        case ToDraw():
            return "draw"
        case ToTake():
            return "take_the_pile"
        case ToMeld() | ToGrow() | ToOpen() | ToTakeUpFoot():
            return _not_this_meld(start, move)
        case ToDiscard():
            return _not_this_discard(task, start, move)
        case ToGoOut():
            return "go_out_now"
        case ToAnswer(yes):
            return "answer_yes" if yes else "answer_no"
        case ToHold():
            return "not_yet_out"


def why_not_staged(step: LessonStep, groups: Sequence[Group]) -> NotHere | None:
    """Why cards that are laid out, and aren't a move yet, don't lead to what the step asks for; None if they may."""
    new = [group.cards for group in groups if group.onto is None]
    match step.task:
        case ToMeld(rank, _, kind):
            is_foreign = any(card[0] != rank and not is_wild(card) for cards in new for card in cards)
            spoils = kind == "clean" and any(map(is_wild, chain.from_iterable(new)))
            return "other_cards" if is_foreign or spoils or len(new) > 1 else None
        case ToOpen():
            asked = {card[0] for part in step.parts if isinstance(part, ChooseCards) for card in part.cards}
            naturals = [{card[0] for card in cards if not is_wild(card)} for cards in new]
            return None if all(ranks and ranks <= asked for ranks in naturals) else "other_cards"
        case ToGrow() | ToTakeUpFoot():
            return "other_cards" if new else None
        case ToDiscard():
            return "first_the_discard"
        case ToHold():
            return "not_yet_out"
        case _:
            return None


def why_not_chosen(step: LessonStep, start: Table, card: Card) -> NotHere | None:
    """Why a card that is chosen in the hand isn't one for this step; None if it may be: another of the same rank, or a
    wild card where it spoils nothing.
    """
    if isinstance(step.task, ToDiscard):
        is_asked = not step.task.cards or card in step.task.cards
        return None if is_asked else _not_this_discard(step.task, start, Discard(card))
    asked = [card for move in step.answers for card in _cards_of(move)]
    if not asked:
        return "no_card_yet"
    kind = step.task.kind if isinstance(step.task, ToMeld | ToGrow) else "any"
    is_like = card[0] in {other[0] for other in asked} or (is_wild(card) and kind != "clean")
    return None if is_like else "not_this_card"


def _cards_of(move: Move) -> Iterator[Card]:
    match move:
        case MeldCards(groups) | Take(groups):
            yield from chain.from_iterable(group.cards for group in groups)
        case GoOut(groups, card):
            yield from chain.from_iterable(group.cards for group in groups)
            if card is not None:
                yield card
        case Discard(card):
            yield card


def _begun(task: ToMeld, start: Table, now: Table) -> tuple[Meld, ...]:
    """The melds of the rank that the learner's team has begun since the start."""
    team = start.board.team_of(LEARNER)
    return tuple(meld for meld in now.board.melds[team][len(start.board.melds[team]) :] if meld.rank == task.rank)


def _fits(meld: Meld, kind: MeldKind) -> bool:
    return kind in ("any", meld.kind)


def _is_on_the_way(task: LessonTask, start: Table, before: Table, move: Move, after: Table) -> bool:
    """Whether an incomplete move brings the task closer and keeps it possible."""
    if isinstance(move, Peek):
        return isinstance(task, ToDraw | ToTake)
    if not isinstance(move, MeldCards):
        return False
    team = start.board.team_of(LEARNER)
    match task:
        case ToMeld():
            nearer = _most_cards(_begun(task, start, after)) > _most_cards(_begun(task, start, before))
            return nearer and all(not _is_past(meld, task.kind) for meld in _begun(task, start, after))
        case ToGrow(number, _, kind):
            meld = after.board.melds[team][number]
            return len(meld.cards) > len(before.board.melds[team][number].cards) and not _is_past(meld, kind)
        case ToTakeUpFoot() | ToGoOut():
            return after.board.phase == Phase.PLAY
        case _:
            return False


def _most_cards(melds: tuple[Meld, ...]) -> int:
    return max((len(meld.cards) for meld in melds), default=0)


def _is_past(meld: Meld, kind: MeldKind) -> bool:
    """Whether a meld can no longer become that kind."""
    return kind == "clean" and meld.kind != "clean"


def _not_this_meld(start: Table, move: Move) -> NotHere:
    match move:
        case Discard():
            return "first_the_meld"
        case MeldCards(groups) | Take(groups):
            return _not_these_groups(start, groups)
        case GoOut() | Hold():
            return "not_yet_out"
        case _:
            return "first_the_meld"


def _not_these_groups(start: Table, groups: tuple[Group, ...]) -> NotHere:
    melds = start.board.melds[start.board.team_of(LEARNER)]
    for group in groups:
        onto_clean = group.onto is not None and group.onto < len(melds) and melds[group.onto].kind == "clean"
        if onto_clean and any(map(is_wild, group.cards)):
            return "spoils_clean"
    return "other_cards"


def _not_this_discard(task: ToDiscard, start: Table, move: Move) -> NotHere:
    match move:
        case Discard(card) if is_wild(card):
            return "keep_the_wild"
        case Discard(card) if _is_collected_by_others(start, card):
            return "helps_the_others"
        case Discard(card) if task.cards and is_three(task.cards[0]):
            return "other_three" if is_three(card) and is_red_three(task.cards[0]) else "rid_of_the_three"
        case Discard():
            return task.others
        case GoOut() | Hold():
            return "not_yet_out"
        case _:
            return "first_the_discard"


def _is_collected_by_others(start: Table, card: Card) -> bool:
    own = start.board.team_of(LEARNER)
    return any(meld.rank == card[0] for team, melds in enumerate(start.board.melds) if team != own for meld in melds)
