"""What a newcomer learns in a first round, one thing at a time: what it is, where it happens, and which button does
it.
"""

from collections.abc import Container, Iterator, Sequence
from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.coaching.tips import MadeDirty
from game.cards import NATURAL_RANKS, Card, Rank, is_red_three, is_three, is_wild, rank_of
from game.engine.candidates import candidates
from game.engine.discard_pile.taking import why_no_take
from game.engine.draft import Draft, finish, missing, staged
from game.engine.ending.going_out import books_wanted, kinds_for_out, late_partner, missing_books
from game.engine.events import BookCompleted, Event, FootTaken, Melded, PileTaken, whole_pile
from game.engine.legal import completed_book, points_of
from game.engine.melding.melds import Meld, book_worth, meldable_threes, rank_values, values_named
from game.engine.moves import Discard, GoOut, Group, MeldCards, Move, Take
from game.engine.refusal import BooksMissing
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import PlayerView
from game.lessons.lesson_facts import Pointed, TableThing, TheGroup, TheMeld, TheRedThrees, TheSeat, TheseCards
from game.messages.functions import first_round as say
from game.messages.language import Message, saying
from game.reason.purposes import Purpose, WhyNot
from game.rules.ruleset import BookKind, for_round
from game.sentences.advice.answers import why_not_sentence
from game.sentences.advice.coach import made_dirty_told
from game.sentences.advice.reasons import purpose_sentence
from game.sentences.at_table.refusals import books_missing
from game.sentences.grammar import sentences
from game.turn.arrangement import Arrangement, choose_faces, choose_none, less
from game.turn.gesture_outcomes import place_of_group
from game.turn.offered_buttons import Action, may_stage
from game.turn.presses import press
from game.turn.spots import Spot, StagedCard


class NewThing(StrEnum):
    """Each is explained once, except for what answers a play, and the last card of a book."""

    FIRST_DRAW = "first_draw"
    FIRST_TAKE = "first_take"
    LAY_OUT = "lay_out"
    FINISH_MELD = "finish_meld"
    ADD_MORE = "add_more"
    ADD_ON = "add_on"
    COMPLETE_BOOK = "complete_book"
    PLAY = "play"
    LAST_DISCARD = "last_discard"
    FIRST_MELD = "first_meld"
    WAY_OUT = "way_out"
    FOOT_WAITS = "foot_waits"
    FOOT_TAKEN = "foot_taken"
    TO_GO_OUT = "to_go_out"
    BOOK_MISSING = "book_missing"
    OUR_BOOK = "our_book"
    OUR_CLEAN_BOOK = "our_clean_book"
    KEEP_CLEAN = "keep_clean"
    MADE_DIRTY = "made_dirty"
    RED_THREE = "red_three"
    BLACK_THREE = "black_three"
    WILD_CARDS = "wild_cards"
    MAY_TAKE = "may_take"
    THREES_IN_PILE = "threes_in_pile"
    PARTNER_WAITS = "partner_waits"
    OPENING = "opening"
    SIGNS = "signs"
    CARD_POINTS = "card_points"
    TOOK_PILE = "took_pile"
    RIVAL_BOOK = "rival_book"
    RIVAL_FOOT = "rival_foot"
    THE_PILE = "the_pile"
    NOT_SURE = "not_sure"


KINDS_OF_AIM: Final[tuple[BookKind, ...]] = ("clean", "dirty")
"""The books that the first line tells of."""
ANSWERS: Final = frozenset({NewThing.FINISH_MELD, NewThing.ADD_MORE, NewThing.MADE_DIRTY})
"""Said whenever the player has laid out less than can be played, or has spoiled a clean meld."""
ABOUT_PILE: Final = frozenset(
    {NewThing.THE_PILE, NewThing.FIRST_TAKE, NewThing.MAY_TAKE, NewThing.THREES_IN_PILE, NewThing.TOOK_PILE}
)
"""After any of them a reason can speak of the pile."""
REPEATED: Final = ANSWERS | {NewThing.COMPLETE_BOOK}

OpeningWay = Literal["hand", "not_yet", "opened"]
"""Of the first melds: from the hand, from a hand that can't yet, or by the partner."""

FEW: Final = 4
"""Cards of a hand that is nearly empty."""
NEARLY: Final = 2
"""A meld without wild cards, at most this many cards short of a book, should stay so."""


class FirstStep(Struct, frozen=True, kw_only=True):
    """A thing that is new now."""

    thing: NewThing
    goal: Pointed
    """Where it happens."""
    action: Action
    """The button that also does it, or with which the turn goes on."""
    said: Message
    cards: tuple[Card, ...] = ()
    """The cards of the hand it is about, to be chosen; none if it brings cards into the hand."""
    place: Spot | None = None
    """Where these cards go, if the step names it."""
    is_remark: bool = False
    """Whether it only explains something, or other ways are open: every button can be pressed."""


def first_step(
    view: PlayerView,
    arrangement: Arrangement,
    advised: Move | None,
    said: Container[NewThing],
    has_laid: bool = False,
    lap: Sequence[Event] = (),
    names: Sequence[str] = (),
    spoilt: MadeDirty | None = None,
    why: Purpose | None = None,
    answer: WhyNot | None = None,
) -> FirstStep | None:
    """The next thing not yet explained, using the `advised` way; None if there is nothing new. `has_laid`: whether the
    player has laid cards down this turn; `lap`: what has happened since the player's last turn; `names` by seat;
    `spoilt`: what the player's last play has made dirty; `why`: what the advised discard is for; `answer`: why not a
    move that anybody sees.
    """
    if spoilt is not None and arrangement.draft is None:
        return _made_dirty(view, spoilt)
    step = _step(view, arrangement, advised, has_laid, why, names, answer)
    if step is not None and step.thing in (NewThing.LAST_DISCARD, NewThing.FIRST_MELD):
        if (three := _three(view, step)) is not None and three.thing not in said:
            step = three  # how a turn ends can be told with any card
        elif NewThing.OPENING not in said and _waits_to_open(view):
            step = replace(step, thing=NewThing.OPENING, said=_first_melds(view, "not_yet"))
    about_wilds = step is not None and NewThing.WILD_CARDS not in said and any(map(is_wild, step.cards))
    if step is not None and about_wilds and step.thing not in ANSWERS:  # what they are comes before their other uses
        way: Literal["lay_out", "meld", "add_on", "none"] = "none"
        if step.action == "meld":
            way = "add_on" if step.thing is not NewThing.LAY_OUT else "lay_out" if may_stage(view) else "meld"
        step = replace(step, thing=NewThing.WILD_CARDS, said=saying(say.wild_cards, way, step.cards))
    if step is not None and step.thing is NewThing.LAST_DISCARD and NewThing.FIRST_MELD in said:
        step = None  # which said the same
    steps = [step]
    if arrangement.draft is None:
        if step is None or step.thing is not NewThing.WAY_OUT:
            steps.insert(0, foot_taken(view))
        knows_pair = NewThing.THE_PILE in said
        steps += [*_about_pile(view), *_own_books(view), *_deeds(view, lap, names, knows_pair)]
        steps += _remarks(view, knows_pile=any(thing in said for thing in ABOUT_PILE))
        if advised is not None:  # what is to be done comes first
            steps += _wild_cards(view)
    new = (one for one in steps if one is not None and (one.thing not in said or one.thing in REPEATED))
    return next((one for one in new if _is_possible(view, arrangement, one)), None)


def _waits_to_open(view: PlayerView) -> bool:
    """Whether the team's first melds have a minimum that is still to be reached."""
    return not view.board.has_opened(view.team) and bool(opening_minimum(view.board, view.team))


def next_step(view: PlayerView, arrangement: Arrangement, advised: Move) -> FirstStep | None:
    """The `advised` way again, for somebody who asks or waits."""
    step = _step(view, arrangement, advised)
    return step if step is not None and _is_possible(view, arrangement, step) else None


def without_place(said: Message = say.not_sure) -> FirstStep:
    """What is about nothing on the table; to somebody who does nothing, which button helps."""
    return replace(_remark(NewThing.NOT_SURE, TheseCards(()), said), action="hint")


def _is_possible(view: PlayerView, arrangement: Arrangement, step: FirstStep) -> bool:
    if step.action == "hint":  # no button does it
        return True
    return press(view, with_cards_of(step, view, arrangement), step.action).is_done


def with_cards_of(step: FirstStep, view: PlayerView, arrangement: Arrangement) -> Arrangement:
    """The arrangement with the step's cards chosen, for their place."""
    return choose_faces(choose_none(arrangement), view, step.cards, step.place)


def _step(
    view: PlayerView,
    arrangement: Arrangement,
    advised: Move | None,
    has_laid: bool = False,
    why: Purpose | None = None,
    names: Sequence[str] = (),
    answer: WhyNot | None = None,
) -> FirstStep | None:
    draft = arrangement.draft
    if draft is not None:
        if draft.kind != "meld":
            return None
        if missing(view, draft) is not None:
            return _rest(view, draft, advised)
        if not _waits_to_open(view):
            return None
        worths = rank_values(view.board.rules, staged(draft))
        said = saying(_enough, opening_minimum(view.board, view.team), points_of(view, draft.groups), worths)
        return FirstStep(thing=NewThing.PLAY, goal=TableThing.PLAY, action="play", said=said, is_remark=True)
    if view.board.phase == Phase.DRAW:
        if isinstance(advised, Take):
            cards = _with_upcard(view, advised)
            said = saying(say.take, cards)
            return FirstStep(thing=NewThing.FIRST_TAKE, goal=TableThing.PILE, action="take", said=said, cards=cards)
        is_choice = why_no_take(view) is None
        thing, goal = NewThing.FIRST_DRAW, TableThing.STOCK
        said = saying(_draw_told, view, is_choice and advised is not None)
        return FirstStep(thing=thing, goal=goal, action="draw", said=said, is_remark=is_choice)
    match advised:
        case MeldCards(groups):  # a book before anything else
            books = (group for group in groups if group.onto in range(len(_own(view))) and completed_book(view, group))
            return _meld(view, next(books, groups[0]))
        case Discard(card):
            thing = NewThing.FIRST_MELD if has_laid else NewThing.LAST_DISCARD
            said = saying(_discard_told, has_laid, why, answer, names, view)
            return FirstStep(thing=thing, goal=TableThing.PILE, action="discard", said=said, cards=(card,))
        case GoOut(groups, discard):
            said = saying(say.go_out, not books_wanted(view.board, view.team))
            if discard is not None and not groups:  # the last card
                cards = (discard,)
                return FirstStep(thing=NewThing.WAY_OUT, goal=TableThing.PILE, action="discard", said=said, cards=cards)
            return FirstStep(thing=NewThing.WAY_OUT, goal=TableThing.GO_OUT, action="go_out", said=said)
        case _:
            return None


def _draw_told(view: PlayerView, is_choice: bool) -> str:
    """How a turn begins; in the first of a match after what the game is about."""
    board, rules = view.board, view.board.rules
    draw = say.draw(is_choice, board.draw_count)
    if board.round > 1 or board.turns[view.seat]:
        return draw
    clean, dirty = (book_worth(rules, kind, NATURAL_RANKS[-1], rules.book_size) for kind in KINDS_OF_AIM)
    return sentences(say.aim(rules.target_score, rules.rounds, clean, dirty), draw)


def _discard_told(
    has_laid: bool, why: Purpose | None, answer: WhyNot | None, names: Sequence[str], view: PlayerView
) -> str:
    reason = purpose_sentence(why, names, view)
    if answer is not None:
        reason = why_not_sentence(answer, not view.board.has_partners)
    return sentences(say.discard(has_laid), reason)


def _enough(need: int, points: int, worths: Sequence[tuple[Rank, int]]) -> str:
    return say.play(need, points, [say.worth(rank, each) for rank, each in worths])


def _rest(view: PlayerView, draft: Draft, advised: Move | None) -> FirstStep | None:
    """What a draft that can't be played yet needs: first whole melds, then another."""
    held = less(view.hand, staged(draft))
    whole = finish(view, draft)
    groups = whole.groups if whole is not None else ()
    for number, (before, after) in enumerate(zip(draft.groups, groups, strict=False)):
        if cards := less(after.cards, before.cards):
            goal = TheGroup(number) if before.onto is None else TheMeld(view.team, before.onto)
            said = saying(say.finish_meld, all(map(is_wild, before.cards)), cards)
            return replace(_answer(NewThing.FINISH_MELD, cards, said, goal), place=StagedCard(number, 0))
    wanted = advised.groups if isinstance(advised, MeldCards) else ()
    further = (group.cards for group in (*wanted, *groups[len(draft.groups) :]))
    cards = next((found for found in further if not less(found, held)), ())
    said = saying(say.add_more, opening_minimum(view.board, view.team), cards)
    return _answer(NewThing.ADD_MORE, cards, said, TableThing.NEW_PILE)


def _answer(thing: NewThing, cards: tuple[Card, ...], said: Message, goal: Pointed) -> FirstStep:
    """What is laid out may also be taken back."""
    action: Action = "meld" if cards else "stage"
    return FirstStep(thing=thing, goal=goal, action=action, said=said, cards=cards, is_remark=bool(cards))


def _meld(view: PlayerView, group: Group) -> FirstStep:
    goal: Pointed = TableThing.NEW_PILE
    if group.onto is None:
        book = completed_book(view, group) or "none"
        thing, said = NewThing.LAY_OUT, saying(say.lay_out, group.cards, book)
    else:
        goal, meld = TheMeld(view.team, group.onto), _own(view)[group.onto]
        if (kind := completed_book(view, group)) is not None:
            thing, said = NewThing.COMPLETE_BOOK, saying(say.complete_book, group.cards, kind)
        else:
            thing, said = NewThing.ADD_ON, saying(say.add_on, group.cards, meld.rank, meld.is_book(view.board.rules))
    place = place_of_group(view, group)
    return FirstStep(thing=thing, goal=goal, action="meld", said=said, cards=group.cards, place=place)


def _own(view: PlayerView) -> tuple[Meld, ...]:
    return view.board.melds[view.team]


def _with_upcard(view: PlayerView, take: Take) -> tuple[Card, ...]:
    """The cards of the hand that take the pile."""
    upcard = view.board.upcard
    return less((card for group in take.groups for card in group.cards), () if upcard is None else (upcard,))


def _three(view: PlayerView, step: FirstStep) -> FirstStep | None:
    """Why the card to discard is a three."""
    (card,), rules = step.cards, view.board.rules
    if is_red_three(card) and rules.red_three:
        said = saying(say.red_three, False, sum(map(is_red_three, view.hand)), rules.red_three)
        return replace(step, thing=NewThing.RED_THREE, said=said)
    if is_three(card) and rules.meld_threes == "no":
        return replace(step, thing=NewThing.BLACK_THREE, said=say.black_three)
    return None


def _remark(thing: NewThing, goal: Pointed, said: Message) -> FirstStep:
    return FirstStep(thing=thing, goal=goal, action="draw", said=said, is_remark=True)


def _deeds(view: PlayerView, lap: Sequence[Event], names: Sequence[str], knows_pair: bool) -> Iterator[FirstStep]:
    """What rivals have just done, the latest first, and what it means; and how the partner took the pile, with what
    that takes unless the player `knows_pair`.
    """
    board = view.board
    if board.phase != Phase.DRAW:
        return
    for event in reversed(lap):
        if not isinstance(event, PileTaken | BookCompleted | FootTaken):
            continue
        is_partner = event.seat == next(iter(board.teammates(view.seat)), None)  # who speaks
        if board.team_of(event.seat) == view.team and not (is_partner and isinstance(event, PileTaken)):
            continue
        name, at = names[event.seat], TheSeat(event.seat)
        match event:
            case PileTaken():
                is_pair = board.rules.take_with == "pair" and not is_wild(event.upcard)
                said = saying(
                    say.took_pile, is_partner, name, whole_pile(event), rank_of(event.upcard), is_pair, knows_pair
                )
                yield _remark(NewThing.TOOK_PILE, at, said)
            case BookCompleted():
                meld = board.melds[event.team][event.meld]
                points = book_worth(board.rules, event.kind, meld.rank, board.rules.book_size)
                said = saying(say.rival_book, name, event.kind, points)
                yield _remark(NewThing.RIVAL_BOOK, TheMeld(event.team, event.meld), said)
            case FootTaken():
                yield _remark(NewThing.RIVAL_FOOT, at, saying(say.rival_foot, name, event.count))


def _remarks(view: PlayerView, *, knows_pile: bool) -> Iterator[FirstStep]:
    """What can be seen at the start of a turn, the most pressing first."""
    board, rules = view.board, view.board.rules
    if board.phase != Phase.DRAW:
        return
    if board.has_opened(view.team) and not board.melded[view.seat]:  # later nobody hears what the partner reached
        yield from _opening(view)
    yield from _wild_cards(view)  # others speak of wild cards
    yield from _signs(view)
    foot_waits = _remark(NewThing.FOOT_WAITS, TableThing.FOOT, say.foot_waits) if board.feet[view.seat] else None
    yield from _partner_waits(view)
    if board.in_foot[view.seat]:
        yield _remark(NewThing.TO_GO_OUT, TableThing.TO_GO_OUT, _to_go_out(view))
        yield from _book_missing(view)
    elif foot_waits is not None and len(view.hand) <= FEW:
        yield foot_waits
    yield from _nearly_clean(view)
    if laid := board.red_threes[view.team]:
        said = saying(say.red_three, True, len(laid), rules.red_three_bonus)
        yield _remark(NewThing.RED_THREE, TheRedThrees(view.team), said)
    has_opened = board.has_opened(view.team)
    if not has_opened:
        yield from _opening(view)
    if foot_waits is not None and has_opened:
        yield foot_waits  # a hand may go from many cards to none
    if (
        has_opened and not knows_pile and rules.take_count != "never"
    ):  # nobody may have taken it, nor this seat have been able to
        said = saying(say.the_pile, rules.take_with == "pair", True)
        yield _remark(NewThing.THE_PILE, TableThing.PILE, said)
    if has_opened and not rules.winner_takes:
        yield _remark(NewThing.CARD_POINTS, TheseCards(view.hand), say.card_points)


def _opening(view: PlayerView) -> Iterator[FirstStep]:
    """What the team's first melds must be worth, or were."""
    if opening_minimum(view.board, view.team):
        way: OpeningWay = "opened" if view.board.has_opened(view.team) else "hand"
        yield _remark(NewThing.OPENING, TableThing.NEW_PILE, _first_melds(view, way))


def _first_melds(view: PlayerView, way: OpeningWay) -> Message:
    """What they must be worth, with what the cards of the team's melds, or of the hand, count."""
    cards = [card for meld in _own(view) for card in meld.cards] if way == "opened" else view.hand
    worths = values_named(view.board.rules, cards)
    return saying(_opening_told, opening_minimum(view.board, view.team), worths, way)


def _opening_told(need: int, worths: Sequence[tuple[Rank, int]], way: OpeningWay) -> str:
    return say.opening(need, [say.worth(rank, each) for rank, each in worths], way)


def _about_pile(view: PlayerView) -> Iterator[FirstStep]:
    """A pile that can be taken now, and what is against it: in the next turn it may be too late to say so."""
    board, rules = view.board, view.board.rules
    if board.phase != Phase.DRAW:
        return
    take = next((move for move in candidates(view) if isinstance(move, Take)), None)
    if take is None:
        return
    cards, threes = _with_upcard(view, take), sum(map(is_red_three, board.pile_seen[-board.pile_yield :]))
    if threes and rules.red_threes == "penalty" and rules.red_three > 0:
        said = saying(say.threes_in_pile, cards, threes, rules.red_three)
        yield _remark(NewThing.THREES_IN_PILE, TableThing.PILE, said)
    yield _remark(NewThing.MAY_TAKE, TableThing.PILE, saying(say.may_take, cards))


def _wild_cards(view: PlayerView) -> Iterator[FirstStep]:
    if wilds := tuple(filter(is_wild, view.hand)):
        step = _remark(NewThing.WILD_CARDS, TheseCards(wilds), saying(say.wild_cards, "none", wilds))
        yield step if view.board.phase == Phase.DRAW else replace(step, action="hint")


def _partner_waits(view: PlayerView) -> Iterator[FirstStep]:
    """Why a partner who could go out holds the last card: this seat hasn't done with its foot what that takes."""
    board = view.board
    if books_wanted(board, view.team):
        return
    for mate in board.teammates(view.seat):
        if board.in_foot[mate] and board.hands[mate] == 1 and late_partner(board, mate) == view.seat:
            picked_up = board.rules.partners_foot == "picked_up"
            yield _remark(NewThing.PARTNER_WAITS, TheSeat(mate), saying(say.partner_waits, picked_up))


def _signs(view: PlayerView) -> Iterator[FirstStep]:
    """What is written below a meld with wild cards."""
    for number, meld in enumerate(_own(view)):
        if meld.wilds and not meld.is_book(view.board.rules):
            said = saying(say.signs, len(meld.cards), view.board.rules.book_size)
            yield _remark(NewThing.SIGNS, TheMeld(view.team, number), said)


def _own_books(view: PlayerView) -> Iterator[FirstStep]:
    """The team's books, at the start of a turn: the first clean one and the first other."""
    board, rules = view.board, view.board.rules
    if board.phase != Phase.DRAW:
        return
    wanted = books_wanted(board, view.team)
    missing: Literal["clean", "dirty", "none"] = (
        "clean" if "clean" in wanted else "dirty" if "dirty" in wanted else "none"
    )
    needed = {"clean": rules.clean_book, "dirty": rules.dirty_book, "none": 0}[missing]
    for number, meld in enumerate(_own(view)):
        if len(meld.cards) >= rules.book_size:
            points = book_worth(rules, meld.kind, meld.rank, rules.book_size)
            said = saying(say.our_book, meld.kind, meld.rank, missing, points, needed if points else 0)
            thing = NewThing.OUR_CLEAN_BOOK if meld.kind == "clean" else NewThing.OUR_BOOK
            yield _remark(thing, TheMeld(view.team, number), said)


def _nearly_clean(view: PlayerView) -> Iterator[FirstStep]:
    """A meld that is nearly the clean book that the team lacks."""
    size = view.board.rules.book_size
    if "clean" not in books_wanted(view.board, view.team):
        return
    for number, meld in enumerate(_own(view)):
        if size - NEARLY <= len(meld.cards) < size and not meld.wilds:
            said = saying(say.keep_clean, len(meld.cards), meld.rank)
            yield _remark(NewThing.KEEP_CLEAN, TheMeld(view.team, number), said)


def spoiled(view: PlayerView, arrangement: Arrangement) -> Meld | None:
    """The clean meld that the chosen cards would turn dirty although the team still needs a clean book."""
    move = press(view, arrangement, "meld").move
    if not isinstance(move, MeldCards) or "clean" not in books_wanted(view.board, view.team):
        return None
    with_wilds = (group.onto for group in move.groups if any(map(is_wild, group.cards)))
    return next((_own(view)[onto] for onto in with_wilds if onto is not None and not _own(view)[onto].wilds), None)


def _made_dirty(view: PlayerView, made: MadeDirty) -> FirstStep:
    number = next(number for number, meld in enumerate(_own(view)) if meld.rank == made.rank and meld.wilds)
    said = saying(made_dirty_told, made)
    return replace(_remark(NewThing.MADE_DIRTY, TheMeld(view.team, number), said), action="hint")


def made_dirty(view: PlayerView, advised: Move | None, done: Sequence[Event], *, can_undo: bool) -> MadeDirty | None:
    """The clean meld onto which the player's last play, these events, put wild cards unadvised, although the team needs
    a clean book.
    """
    if "clean" not in books_wanted(view.board, view.team):
        return None
    asked = advised.groups if isinstance(advised, MeldCards | GoOut | Take) else ()
    clean = [meld for meld in _own(view) if not meld.wilds and len(meld.cards) < view.board.rules.book_size]
    nearest = max(clean, key=lambda meld: len(meld.cards), default=None)
    for event in done:
        if not isinstance(event, Melded) or event.begun or event.seat != view.seat:
            continue
        meld, wilds = _own(view)[event.meld], sum(map(is_wild, event.cards))
        if len(meld.cards) >= view.board.rules.book_size:  # a dirty book counts, too
            continue
        is_asked = any(group.onto == event.meld and any(map(is_wild, group.cards)) for group in asked)
        if wilds and meld.wilds == wilds and not is_asked:
            return MadeDirty(meld.rank, () if nearest is None else (nearest.rank,), can_undo)
    return None


def _to_go_out(view: PlayerView) -> Message:
    """What going out takes, or that only the cards of the hand are in the way, threes above all: one may be the last
    discard.
    """
    board = view.board
    counts = dict(kinds_for_out(board.rules, board.round))
    clean, dirty, needed = counts["clean"], counts["dirty"], sum(counts.values())
    is_full = bool(needed) and not books_wanted(board, view.team)
    is_late = late_partner(board, view.seat) is not None
    playable = meldable_threes(board.rules, True, goes_out=True)
    has_threes = is_full and sum(is_three(card) and card[1] not in playable for card in view.hand) > 1
    discards_last = board.rules.final_discard == "required" and not has_threes
    needs = (clean, dirty, needed - clean - dirty, needed)
    return saying(say.to_go_out, *needs, is_full, is_late, discards_last, has_threes)


def _book_missing(view: PlayerView) -> Iterator[FirstStep]:
    """What a team still needs to go out, of which everybody plays from the foot."""
    board = view.board
    mates, lack = tuple(board.teammates(view.seat)), missing_books(board, _own(view))
    if mates and all(board.in_foot[mate] for mate in mates) and lack is not None:
        said = saying(_book_missing_told, len(mates) + 1, lack)
        yield _remark(NewThing.BOOK_MISSING, TableThing.TO_GO_OUT, said)


def _book_missing_told(players: int, lack: BooksMissing) -> str:
    return say.book_missing(players, books_missing(lack))


def foot_taken(view: PlayerView) -> FirstStep | None:
    """What has just come into the hand, in the middle of a turn or with the discard that ended it."""
    board = view.board
    is_new = len(view.hand) >= for_round(board.rules.foot_cards, board.round)
    if not board.in_foot[view.seat] or not is_new:
        return None
    step = _remark(NewThing.FOOT_TAKEN, TheseCards(view.hand), saying(say.foot_taken, view.is_mine))
    return step if board.phase is Phase.DRAW else replace(step, action="hint")


def pointed_cards(step: FirstStep, view: PlayerView) -> TheseCards:
    """What is lit in the hand: the step's cards, or all of it if it brings some."""
    return TheseCards(step.cards or (() if step.is_remark else view.hand))
