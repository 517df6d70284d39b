"""Advice for a person: what `hard` would do by habit, or what `expert` finds, and what it is for."""

from collections.abc import Generator, Iterator, Sequence
from typing import Final, cast

from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF
from game.ai.brain.counted_position import DISCARD, MELD, NOBODY, position_of
from game.ai.brain.threats import is_threatened
from game.ai.player import Think
from game.ai.players.expert import Expert, Thought
from game.ai.players.tuned_player import Habits
from game.ai.search.courses import Compared
from game.ai.search.ideas import Idea, played_idea, plays
from game.ai.search.playouts import LEAST_GAIN, SURE
from game.ai.tunings.learned_weights import learned_tuning_for
from game.cards import Card, is_wild
from game.engine.discard_pile.pile import PAIR
from game.engine.ending.going_out import waits_for_partner
from game.engine.moves import (
    Answer,
    Choose,
    Cut,
    Discard,
    Draw,
    GoOut,
    Hold,
    MeldCards,
    Move,
    Pass,
    Peek,
    Take,
)
from game.engine.table.view import PlayerView
from game.reason.compared_discards import plain_discard, tells_apart, what_stays, why_discard
from game.reason.ending import why_answer, why_cannot_end, why_end, why_not_yet
from game.reason.obvious_moves import asked_about
from game.reason.pile_purposes import laid_with, left_with, why_draw, why_take
from game.reason.purposes import (
    FEW_POINTS,
    Advice,
    GuardsPile,
    Instead,
    KeepsTogether,
    OnlyWay,
    Purpose,
    SavesPoints,
    ShedsCost,
)
from game.reason.seen_effects import visible_effect
from game.reason.telling_apart import is_as_true_of
from game.reason.tested_causes import purpose_of, why_hold, why_lay, why_out_so
from game.reason.weighing import Judged, PlayedOut
from game.reason.why_not import is_part_of, settling, why_not_asked

EFFORT: Final = 400
"""Maximum playouts for a hint."""
FEWEST_WORLDS: Final = 8
"""Results are shown only if at least this many deals were played out."""
MOST_OTHERS: Final = 2
"""How many other moves are listed with their price."""


def habit(view: PlayerView) -> Move:
    """What `hard` does without looking ahead, in a millisecond."""
    return Habits().decide(view, Think())


def settled(view: PlayerView) -> Advice:
    """The advice for a person, after all the thinking. Hint, coach and teacher give the same."""
    *_, advice = advice_while_thinking(view)
    assert advice is not None
    return advice


def advice_while_thinking(view: PlayerView, asked: Move | None = None) -> Iterator[Advice | None]:
    """Yields None after every slice of thinking, then the advice; the caller may stop at any time. `asked`: a move that
    the advice answers first, or makes if it is about as good.
    """
    thoughts = Expert().thoughts(view, Think(effort=EFFORT), explains=True)
    thought = next(thoughts)
    for later in thoughts:
        thought = later
        yield None
    advice = yield from _advising(view, thought)
    yield advice if asked is None else answering(view, advice, asked)


def advice_on(view: PlayerView, thought: Thought) -> Advice:
    """What a move found by thinking is for, or an obvious one that is as good; and why not the others."""
    steps = _advising(view, thought)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return cast("Advice", end.value)


def answering(view: PlayerView, advice: Advice, asked: Move) -> Advice:
    """The advice with why the move asked about isn't it; or that move, if it is about as good."""
    choice, about = played_idea((advice.move,)), asked_about(view, asked)
    if choice is None or about is None or is_part_of(choice, about.idea):
        return advice
    answer = why_not_asked(view, choice, about)
    if answer is None:
        return Advice(move=asked, cards=_cards(view, asked), is_as_good=True, is_alone=advice.is_alone)
    return replace(advice, answers=(answer, *(one for one in advice.answers if one != answer)))


def _advising(view: PlayerView, thought: Thought) -> Generator[None, None, Advice]:
    """The same, in slices."""
    advice = _advice_of(view, thought)
    chosen = next((idea for idea in thought.ideas if idea.move == advice.move), None) or played_idea((advice.move,))
    if chosen is None:
        return advice
    choice, answers = yield from settling(view, chosen, thought.ideas)
    if choice is not chosen:
        advice = reason_for(view, choice.move, choice)
    return replace(advice, answers=answers)


def _advice_of(view: PlayerView, thought: Thought) -> Advice:
    """What a move found by thinking is for, and how it did in the deals played out."""
    told = _told(thought)
    if not told:
        return reason_for(view, thought.move)
    chosen, nearest = thought.ideas[thought.verdict.choice], told[0]
    advice = replace(reason_for(view, thought.move, chosen), others=_others(thought, told))
    if isinstance(thought.move, Discard):
        compared = [(thought.ideas[it.other], _is_clear(it)) for it in told]
        advice = _of_discard(view, thought.move.card, chosen, compared, advice)
        fitting = [it for it in told if _fits(view, thought.ideas[it.other].move)]
        if (instead := _as_good(view, thought, told, fitting)) is not None:
            return instead
    if (advice.is_shared or not _says_why(advice)) and (instead := _as_good(view, thought, told, told)) is not None:
        return instead
    if not _is_clear(nearest):
        return advice
    return replace(advice, better=nearest.better, worse=nearest.worse, worlds=nearest.worlds)


def _told(thought: Thought) -> list[Compared]:
    """The other moves that were played out often enough, the nearest first; of several ideas that begin with the same
    move the nearest says what that move is worth.
    """
    by_move: dict[Move, Compared] = {}
    for it in thought.compared:
        move = thought.ideas[it.other].move
        if it.worlds >= FEWEST_WORLDS and move != thought.move:
            by_move.setdefault(move, it)
    return list(by_move.values())


def _says_why(advice: Advice) -> bool:
    """Whether there is a purpose that is of this move alone, or what everybody sees a lay-down do besides points."""
    if isinstance(advice.purpose, OnlyWay):
        return advice.purpose.by not in ("pairs", "fed", "wilds", "table")
    is_seen = advice.effect is not None and not isinstance(advice.effect, SavesPoints)
    return advice.purpose is not None or (is_seen and not isinstance(advice.move, Draw | Take))


def _fits(view: PlayerView, move: Move) -> bool:
    """Whether it lays natural cards on the team's melds: somebody who holds such, as good a discard as there may be,
    wonders why they stay.
    """
    melds = move.groups if isinstance(move, MeldCards) and view.board.has_opened(view.team) else ()
    return bool(melds) and not any(is_wild(card) for group in melds for card in group.cards)


def _as_good(
    view: PlayerView, thought: Thought, told: Sequence[Compared], offered: Sequence[Compared]
) -> Advice | None:
    """Of those `offered` another move that is about as good and has a purpose: of two such, the one that can be
    explained is advised.
    """
    clear = [thought.ideas[it.other].move for it in told[:MOST_OTHERS] if _is_clear(it)]
    for it in offered[:MOST_OTHERS]:
        if not _is_clear(it):
            advice = reason_for(view, thought.ideas[it.other].move, thought.ideas[it.other])
            if _says_why(advice) and not _is_shared(view, advice.purpose, clear):
                worse = [one for one in _others(thought, told) if one.points][: MOST_OTHERS - 1]
                return replace(advice, others=(Instead(thought.move, 0), *worse))
    return None


def _others(thought: Thought, told: Sequence[Compared]) -> tuple[Instead, ...]:
    """What is listed of them: the nearest, and a worse one that everybody would think of."""
    plain = [it for it in told if it.other in thought.plain and _is_clear(it)][:1]
    nearest = [it for it in told if it not in plain][: MOST_OTHERS - len(plain)]
    listed = (it for it in told if it in plain or it in nearest)
    return tuple(Instead(thought.ideas[it.other].move, round(it.gain) if _is_clear(it) else 0) for it in listed)


def _of_discard(
    view: PlayerView, card: Card, chosen: Idea, compared: Sequence[tuple[Idea, bool]], advice: Advice
) -> Advice:
    """The advice with what tells the discard from the others that it was `compared` with, and whether each is worse."""
    # cards that could as well be laid down or discarded aren't kept for anything
    even = {other.card for other, is_worse in compared if other.kind == DISCARD and not is_worse}
    if _kept(advice.purpose) in even:
        advice = replace(advice, purpose=plain_discard(view, card))
    if advice.purpose is None or _is_plain(advice.purpose):
        hand = position_of(view).hands[view.seat]
        most = max(PAIR, hand[chosen.card])  # nobody asks why three cards aren't broken up instead
        listed = (one for one, is_worse in compared[:MOST_OTHERS] if one.kind == DISCARD and is_worse)
        discards = (one for one in listed if hand[one.card] <= most)
        held = (why_hold(PlayedOut(view, chosen, other)) for other in discards)
        found = (purpose for purpose in held if purpose is not None and tells_apart(view, card, purpose))
        advice = replace(advice, purpose=next(found, advice.purpose))
    clear = [one.move for one, is_worse in compared[:MOST_OTHERS] if is_worse]
    if _is_shared(view, advice.purpose, clear):
        # a word about the pile that is as true of a worse card is no reason at all
        is_of_card = isinstance(advice.purpose, ShedsCost) or advice.purpose in (OnlyWay("pairs"), OnlyWay("most"))
        advice = replace(advice, is_shared=True) if is_of_card else replace(advice, purpose=None)
    if advice.purpose is None:
        worse_discards = (one for one, is_worse in compared[:MOST_OTHERS] if is_worse and one.kind == DISCARD)
        stays = (what_stays(Judged(view, chosen, one)) for one in worse_discards)
        advice = replace(advice, purpose=next(filter(None, stays), None))
    return advice


def _kept(purpose: Purpose | None) -> int:
    """The kind of card that the reason says isn't discarded; NOBODY if it is about the discarded one."""
    match purpose:
        case KeepsTogether(rank=rank) | GuardsPile(rank=rank, how="collects" | "likely"):
            return CLASS_OF[Card(f"{rank}S")]
        case _:
            return NOBODY


def _is_shared(view: PlayerView, purpose: Purpose | None, worse: Sequence[Move]) -> bool:
    """Whether a plain reason would explain a worse discard just as well."""
    if purpose is None or not _is_plain(purpose):
        return False
    return any(is_as_true_of(view, purpose, (move,)) for move in worse if isinstance(move, Discard))


def _is_plain(purpose: Purpose) -> bool:
    """Whether the reason is only what everybody sees, which what another discard would give away outweighs."""
    by_all = isinstance(purpose, OnlyWay) and purpose.by in ("pairs", "most", "threes", "few", "alone", "fed")
    return by_all or (isinstance(purpose, ShedsCost) and purpose.lone > 0)


def _is_clear(compared: Compared) -> bool:
    """Whether the move is better beyond chance (by the same bar that overrules a default) and better more often than
    worse; otherwise both are about equal.
    """
    is_sure = compared.gain >= LEAST_GAIN and compared.gain > SURE * compared.error
    return is_sure and compared.better > compared.worse


def advice_between(view: PlayerView, way: tuple[Move, ...], instead: tuple[Move, ...]) -> Advice:
    """What one whole decision is for and the other isn't."""
    move, alone = way[0], not view.board.has_partners
    if all(isinstance(one, MeldCards | Discard) for one in (*way, *instead)):
        return Advice(move=move, purpose=purpose_of(view, way, instead), cards=_cards(view, move), is_alone=alone)
    if isinstance(instead[-1], GoOut) and isinstance(way[-1], GoOut):
        return Advice(move=move, purpose=why_out_so(view, way, instead), cards=_cards(view, move), is_alone=alone)
    if isinstance(instead[-1], GoOut):  # the same books may be made by both
        return Advice(move=move, purpose=why_not_yet(view), cards=_cards(view, move), is_alone=alone)
    advice = reason_for(view, move)
    is_shared = advice.purpose is not None and is_as_true_of(view, advice.purpose, instead)
    is_shared = is_shared or (isinstance(move, Take) and isinstance(instead[0], Take))  # both get the pile
    return replace(advice, purpose=None, effect=None) if is_shared else advice


def reason_for(view: PlayerView, move: Move, whole: Idea | None = None) -> Advice:
    """What a single move of the seat is for; `whole`: all that is laid down in the turn."""
    purpose = _purpose(view, move, whole)
    effect = None
    if purpose is None and isinstance(move, MeldCards):
        effect = visible_effect(view, *_laid_or_not(view, move, whole), move.groups)
        if isinstance(effect, SavesPoints) and effect.points < FEW_POINTS:
            purpose, effect = OnlyWay("table"), None
    if purpose is None and isinstance(move, Take):
        effect = laid_with(view, move.groups)
    if purpose is None and isinstance(move, Draw):
        effect = left_with(view)
    alone = not view.board.has_partners
    cards = _cards(view, move)
    return Advice(move=move, purpose=purpose, effect=effect, cards=cards, is_alone=alone)


def _purpose(view: PlayerView, move: Move, whole: Idea | None) -> Purpose | None:
    match move:
        case Draw():
            return why_draw(view)
        case Take(groups):
            return why_take(view, groups)
        case MeldCards(groups):
            return why_not_yet(view) or why_lay(view, *_laid_or_not(view, move, whole), groups)
        case Discard(card):
            return why_not_yet(view) or _why_goes(view, card)
        case GoOut():
            return why_end(view, move) or OnlyWay("out")
        case Answer():
            return why_answer(view, move)
        case Peek():
            return OnlyWay("look")
        case Pass():
            return OnlyWay("nothing")
        case Hold():
            return OnlyWay("late" if waits_for_partner(view.board, view.seat) else "stuck")
        case Cut():
            return OnlyWay("cut")
        case Choose():
            return OnlyWay("stack")


def _why_goes(view: PlayerView, card: Card) -> Purpose | None:
    """What discarding this card is for; who could go out but for a partner wants to know that first, unless the card
    has a purpose of its own.
    """
    purpose = why_discard(view, card)
    if purpose is None or isinstance(purpose, OnlyWay):
        purpose = why_cannot_end(view) or purpose
    return purpose or plain_discard(view, card)


def _laid_or_not(view: PlayerView, move: MeldCards, whole: Idea | None) -> tuple[Idea, Idea]:
    """Laying these cards, and laying nothing."""
    position, tuning = position_of(view), learned_tuning_for(view.board)
    threatened = is_threatened(position, view.seat, tuning)
    ideas = [idea for idea in plays(view, position, tuning, threatened, 1) if idea.kind in (MELD, DISCARD)]
    chosen = whole or next((idea for idea in ideas if idea.move == move), None)
    nothing = next((idea for idea in ideas if not idea.lays), Idea(move, DISCARD))
    if chosen is None:
        chosen = played_idea((move,))
        assert chosen is not None
    return chosen, nothing


def _cards(view: PlayerView, move: Move) -> tuple[Card, ...]:
    """The cards of the hand that the move uses."""
    match move:
        case Discard(card):
            return (card,)
        case GoOut():
            return view.hand
        case MeldCards(groups) | Take(groups):
            left, found = list(view.hand), []
            for card in (card for group in groups for card in group.cards):
                if card in left:
                    left.remove(card)
                    found.append(card)
            return tuple(found)
        case _:
            return ()
