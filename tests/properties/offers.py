"""Whatever is offered is possible, over whole matches: `python -m tests.properties.offers --draws 2000`.

At each decision the table's lights, the buttons, the guide and the refusals are held against the legal moves. A button
without a reason, a lit place and a "you can" must lead to a legal move; a "you can't" must have none behind it; and
what a refusal advises must be accepted.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Final, NamedTuple

from msgspec.structs import replace

from game.cards import Card, is_three, is_wild
from game.engine.candidates import candidates
from game.engine.discard_pile.taking import takes, why_no_take
from game.engine.draft import Draft, free_cards, missing
from game.engine.legal import why_not
from game.engine.melding.melds import meld_of
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.engine.refusal import OpeningTooLow, PairNeeded, Refusal, SecondMeld, ThreeForbidden
from game.engine.table.board import Phase
from game.engine.table.deal import Deal
from game.engine.table.view import PlayerView, view_of
from game.rules.presets import PRESET_IDS, preset
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.at_table.table import guide, waiting_body
from game.turn.arrangement import Arrangement, choose_faces, settle
from game.turn.gesture_outcomes import drop_cards, is_offered, takers
from game.turn.offered_buttons import controls
from game.turn.presses import press
from game.turn.spots import LaidMeld, Spot, StagedCard, Zone
from tests.play.matches_in_memory import fresh, step
from tests.properties.random_play import Seating, play, random_seatings

NAMES: Final = ("Anna", "Walt", "Rosa", "June", "Carl", "Emma", "Otto", "Lisa")
HOUSES: Final = {"house rules": False, "house rules, every option": True}
TRIES: Final = 4
"""Choices of cards at each decision."""


def spots_of(view: PlayerView, draft: Draft | None) -> list[Spot]:
    """The places of the own team."""
    melds = view.board.melds[view.team]
    own: list[Spot] = [LaidMeld(view.team, at, meld.is_book(view.board.rules)) for at, meld in enumerate(melds)]
    groups = draft.groups if draft is not None else ()
    return [Zone.NEW_PILE, Zone.DISCARD, *own, *(StagedCard(at, 0) for at in range(len(groups)))]


def wrong_offers(view: PlayerView, rng: random.Random) -> Iterator[str]:
    """What is offered or denied wrongly to the seat that must act."""
    moves = candidates(view)
    arrangement = settle(Arrangement(), view)
    yield from _wrong_buttons(view, arrangement)
    if view.board.phase is Phase.DRAW:
        yield from _wrong_pile(view)
        return
    yield from _wrong_words(view, moves)
    for _ in range(TRIES):
        arrangement = settle(Arrangement(), view)
        for _ in range(3):
            cards = _some_cards(rng, free_cards(view, arrangement.draft or Draft()))
            if not cards:
                break
            chosen = choose_faces(arrangement, view, cards)
            yield from _wrong_lights(view, chosen, cards)
            yield from _wrong_buttons(view, chosen)
            outcome = drop_cards(view, arrangement, cards, rng.choice(spots_of(view, arrangement.draft)))
            arrangement = outcome.arrangement or arrangement
            if arrangement.draft is not None:
                yield from _wrong_draft(view, arrangement.draft)


def _wrong_pile(view: PlayerView) -> Iterator[str]:
    can_take, lack = next(takes(view), None) is not None, why_no_take(view)
    if can_take != (lack is None) or can_take != any(isinstance(move, Take) for move in candidates(view)):
        yield f"the pile: {lack}"
    for say in (guide, waiting_body):
        text = say(view, NAMES, None, refusal_sentence(lack, view, NAMES) if lack is not None else "")
        if can_take != ("or take" in text or "Take the pile" in text):
            yield f"{say.__name__}: {text}"
    if isinstance(lack, PairNeeded) and not lack.points:
        helped = replace(view, hand=(*view.hand, *(lack.card,) * (lack.need - lack.have)))
        left = why_no_take(helped)  # the bottom card is named once the upcard can be played
        if left is not None and (view.board.pile_bottom is None or isinstance(left, PairNeeded)):
            yield f"even the cards that are asked for don't take the pile: {lack}"


def _wrong_words(view: PlayerView, moves: Sequence[Move]) -> Iterator[str]:
    groups = [group for move in moves if isinstance(move, MeldCards) for group in move.groups]
    begins = any(group.onto is None for group in groups)
    for text in (guide(view, NAMES, None), waiting_body(view, NAMES, None)):
        if "Add to" in text and all(group.onto is None for group in groups):
            yield f"nothing can be added: {text}"
        if ("tart a new" in text or "tart new" in text or "Meld" in text) and not begins:
            yield f"nothing can be begun: {text}"
        if "iscard" in text and not any(isinstance(move, Discard) for move in moves):
            yield f"nothing can be discarded: {text}"
        if ("can't open" in text or "at most" in text or "no meld yet" in text) and groups:
            yield f"the team can open: {text}"


def _wrong_buttons(view: PlayerView, arrangement: Arrangement) -> Iterator[str]:
    moves = {type(move) for move in candidates(view)}
    for control in controls(view, arrangement, 0, NAMES):
        if control.action in ("hint", "sort", "undo", "undo_turn", "take_back"):
            continue
        outcome = press(view, arrangement, control.action)
        if not control.reason and not is_offered(view, outcome) and control.action != "take":  # it may be moved yet
            yield f"{control.action} is offered: {outcome}"
        if not control.reason and outcome.move is not None and why_not(view, outcome.move) is not None:
            yield f"{control.action} is illegal: {outcome.move}"
        if arrangement.draft is None and control.reason:
            denied = {"draw": Draw, "take": Take, "go_out": GoOut, "pass": Pass, "hold": Hold}.get(control.action)
            if denied in moves and not (denied is GoOut and view.board.phase is not Phase.PLAY):
                yield f"{control.action} is denied: {control.reason}"
            if control.action == "stage" and MeldCards in moves:
                yield f"an opening is denied: {control.reason}"


def _wrong_lights(view: PlayerView, arrangement: Arrangement, cards: tuple[Card, ...]) -> Iterator[str]:
    spots = spots_of(view, arrangement.draft)
    lit = takers(view, arrangement, cards, spots)
    for spot in spots:
        outcome = drop_cards(view, arrangement, cards, spot)
        if outcome.move is not None and (spot not in lit or why_not(view, outcome.move) is not None):
            yield f"{spot} with {cards}: {outcome.move}"
        if outcome.refusal is None:
            continue
        onto = spot.number if isinstance(spot, LaidMeld) else None
        is_meld = arrangement.draft is None and (isinstance(spot, LaidMeld) or spot is Zone.NEW_PILE)
        if is_meld and why_not(view, MeldCards((Group(cards, onto),))) is None:
            yield f"{spot} with {cards} is refused and legal: {outcome.refusal}"
        yield from _wrong_advice(view, arrangement, cards, outcome.refusal)
        if isinstance(outcome.refusal, ThreeForbidden) and outcome.refusal.others:
            rest = tuple(card for card in cards if not is_three(card))
            if rest and not is_offered(view, drop_cards(view, arrangement, rest, spot)):
                yield f"{cards} on {spot}: even without the three it can't be done"


def _wrong_advice(
    view: PlayerView, arrangement: Arrangement, cards: tuple[Card, ...], refusal: Refusal
) -> Iterator[str]:
    """What a refusal advises, done."""
    if not isinstance(refusal, SecondMeld):
        return
    melds = view.board.melds[view.team]
    groups = arrangement.draft.groups if arrangement.draft is not None else ()
    same: list[Spot] = [
        LaidMeld(view.team, at, meld.is_book(view.board.rules))
        for at, meld in enumerate(melds)
        if meld.rank == refusal.rank
    ]
    same += [StagedCard(at, 0) for at, group in enumerate(groups) if meld_of(group.cards).rank == refusal.rank]
    asked = cards if refusal.whole else refusal.fits or cards
    done = [spot for spot in same if is_offered(view, drop_cards(view, arrangement, asked, spot))]
    if bool(done) != bool(refusal.fits):
        yield f"{cards}: {refusal} and yet {done or same}"


def _wrong_draft(view: PlayerView, draft: Draft) -> Iterator[str]:
    lack = missing(view, draft)
    if isinstance(lack, OpeningTooLow):
        for card in lack.fix:
            wider = [
                replace(draft, groups=(*draft.groups[:at], Group((*group.cards, card)), *draft.groups[at + 1 :]))
                for at, group in enumerate(draft.groups)
            ]
            if all(missing(view, one) is not None for one in wider):
                yield f"{card} doesn't mend {draft}"


def _some_cards(rng: random.Random, free: Sequence[Card]) -> tuple[Card, ...]:
    """Cards that somebody might choose: some of a rank, with or without a wild, or any."""
    if not free:
        return ()
    first = rng.choice(free)
    same = [card for card in free if card[0] == first[0]]
    wilds = [card for card in free if is_wild(card) and card[0] != first[0]]
    kind = rng.random()
    cards = [*same[: rng.randint(1, len(same))], *(wilds[: rng.randint(0, 2)] if kind < 0.5 else ())]
    return tuple(rng.sample(free, min(len(free), rng.randint(1, 3))) if kind > 0.9 else cards)


class Tally(NamedTuple):
    """What came of a rule set."""

    draws: int
    decisions: int
    wrong: tuple[str, ...]


def views(seating: Seating, level: str = "") -> Iterator[PlayerView]:
    """What each seat sees that must draw or play, in a match of that level, or of careless players."""
    if not level:
        moments = (moment for moment in play(seating) if not isinstance(moment.entry, Deal | tuple))
        yield from (view_of(moment.before, moment.before.board.mover) for moment in moments)
        return
    match = fresh(seating.rules, seating.players, seating.teams, seating.seed)
    while not match.is_over:
        if not match.awaits_deal:
            yield match.view(match.board.mover)
        step(match, level)


def tally(seatings: Iterable[Seating], draws: int, each: float = 1.0, level: str = "") -> Tally:
    """Plays until that many draws were looked at, and this share of the other decisions."""
    rng, seen, others, wrong = random.Random(draws), 0, 0, list[str]()
    for seating in seatings:
        for view in views(seating, level):
            is_draw = view.board.phase is Phase.DRAW
            if not is_draw and (view.board.phase is not Phase.PLAY or rng.random() >= each):
                continue
            seen, others = seen + is_draw, others + (not is_draw)
            wrong += [f"{seating.name} decision {seen + others}: {one}" for one in wrong_offers(view, rng)]
            if seen >= draws:
                return Tally(seen, others, tuple(wrong))
    return Tally(seen, others, tuple(wrong))


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what was wrong; the exit code says whether anything was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=2000, help="for each rule set")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="", help="who plays; careless players without it")
    parser.add_argument("--each", type=float, default=1.0, help="the share of the other decisions")
    options = parser.parse_args(arguments)
    failed = 0
    sets: dict[str, Iterator[Seating]] = {
        name: map(partial(Seating, preset(name), 4, 2), count(options.seed)) for name in PRESET_IDS
    }
    houses = {name: iter(random_seatings(300, beyond, options.seed)) for name, beyond in HOUSES.items()}
    for name, seatings in {**sets, **houses}.items():
        found = tally(seatings, options.draws, options.each, options.level)
        kinds = Counter(one.split(": ", 1)[1][:60] for one in found.wrong)
        print(f"{name}: {found.draws} draws, {found.decisions} other decisions, {len(found.wrong)} wrong")
        for kind, times in kinds.most_common(8):
            print(f"  {times} × {kind}")
        for one in found.wrong[:3]:
            print(f"  {one}")
        failed += len(found.wrong)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
