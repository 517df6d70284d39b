import random
import zlib
from typing import Final

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF, counts_of
from game.ai.brain.likely_cards import SIGNS, STAGES, Weights
from game.ai.search.worlds import Worlds, rng_for
from game.engine.moves import Discard, Draw
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.rules.ruleset import RuleSet, cards_set_aside, pack
from tests.build import PARTNERS, WEB, after, dealt, full_deck, lay, my_view, table, take, throw
from tests.properties.random_play import preset_seatings, random_seatings, rounds_of
from tests.slow import slow_except

LEARNED: Final = [[-sign / 10 for sign in range(len(SIGNS))] for _ in STAGES]
SEATINGS = preset_seatings(range(1, 2)) + random_seatings(8) + random_seatings(12, beyond_the_seeds=True)


def test_a_world_holds_every_card_of_the_decks_once() -> None:
    now = dealt(WEB)
    for _ in range(6):
        now = after(now, Draw())
        now = after(now, Discard(now.hands[now.board.mover][-1]))
    view = my_view(now)
    world = Worlds(view).one(rng_for(view))
    cards = list(world.seen)
    for counts in (*world.hands, *world.feet):
        cards = [one + more for one, more in zip(cards, counts, strict=True)]
    for kind in world.deck:
        cards[kind] += 1
    assert cards == counts_of(full_deck(4))
    assert [sum(hand) for hand in world.hands] == list(now.board.hands)
    assert len(world.deck) == now.board.stock
    assert world.hands[view.seat] == counts_of(view.hand)


def test_cards_seen_taken_stay_in_the_hand_they_went_to() -> None:
    hands = {1: "KS 7H 8H", 2: "KC KD 6C 6H 7C", 3: "4H 5H"}
    now = table("9H 4C 5C", hands=hands, melds=["AC AD AS"], stock="8C 8D 8H 8S TC TD TH TS")
    now = after(now, Draw(), throw("9H"), Draw(), throw("KS"), take("KS KC KD"), throw("6C"))
    view = my_view(now)
    assert view.board.taken[2] == ("9H",)
    chance = rng_for(view)
    worlds = Worlds(view)
    assert all(worlds.one(chance).hands[2][CLASS_OF["9H"]] >= 1 for _ in range(10))


def test_the_same_view_gets_the_same_worlds() -> None:
    view, other = my_view(dealt(PARTNERS, seed=3)), my_view(dealt(PARTNERS, seed=4))
    assert Worlds(view).one(rng_for(view)).hands == Worlds(view).one(rng_for(view)).hands
    assert rng_for(view).random() != rng_for(other).random()


@pytest.mark.parametrize("number", slow_except(range(0, len(SEATINGS), 6), range(len(SEATINGS))))
def test_every_world_agrees_with_what_the_seat_sees(number: int) -> None:
    seating = SEATINGS[number]
    rng = random.Random(f"worlds {number}")
    every = counts_of(pack(seating.rules, seating.players))
    for moments in rounds_of(seating):
        for moment in rng.sample(moments, min(len(moments), 25)):
            board = moment.before.board
            if board.phase not in (Phase.DRAW, Phase.PLAY, Phase.ANSWER):
                continue
            view = view_of(moment.before, board.mover)
            worlds, chance = Worlds(view), rng_for(view)
            for _ in range(3):
                world = worlds.one(chance)
                assert [sum(hand) for hand in world.hands] == list(board.hands)
                assert [sum(foot) for foot in world.feet] == list(board.feet)
                assert [sum(tail) for tail in world.tails] == list(board.tails)
                assert world.hands[view.seat] == counts_of(view.hand)
                assert len(world.deck) == board.stock
                assert len(world.pile) == board.pile
                for seat, taken in enumerate(board.taken):
                    known = counts_of(taken)
                    assert all(have >= least for have, least in zip(world.hands[seat], known, strict=True))
                assert all(count >= 0 for counts in (*world.hands, *world.feet, *world.tails) for count in counts)
                buried = world.pile[: board.pile - len(board.pile_seen)]
                together = [*world.deck, *buried]
                for counts in (*world.hands, *world.feet, *world.tails):
                    together += [kind for kind, count in enumerate(counts) for _ in range(count)]
                lying = every.copy()
                for kind in together:
                    lying[kind] -= 1
                open_ = [card for team in board.melds for meld in team for card in meld.cards]
                open_ += [*board.pile_seen, *(card for cards in board.red_threes for card in cards)]
                aside = [kind - shown for kind, shown in zip(lying, counts_of(open_), strict=True)]
                assert min(aside) >= 0
                assert sum(aside) == cards_set_aside(seating.rules, seating.players)


def test_what_a_seat_would_have_laid_or_thrown_is_seldom_in_its_hand() -> None:
    hands = {1: "KC KD KS QD 4C 5C 6C 7C 8C 9C TC"}
    stock = "4S 4H 5S 5H 6S 6H 7S 7H 8S 8H 9S 9H TS TH JS JH JC JD QC QS QH KH AC AD AS AH"
    now = table("9D 4D 5D", hands=hands, their_melds=["JC JD JS"], stock=stock)
    now = after(now, Draw(), throw("9D"), Draw(), lay("KC KD KS"), throw("QD"), Draw(), throw("6C"), Draw())
    view = view_of(now, 0)

    def of_rival(worlds: Worlds, card: str) -> tuple[float, float]:
        """How many of the class are in its hand and its foot, on average."""
        chance, kind = random.Random(5), CLASS_OF[card]
        deals = [worlds.one(chance) for _ in range(400)]
        return sum(deal.hands[1][kind] for deal in deals) / 400, sum(deal.feet[1][kind] for deal in deals) / 400

    for card in ("KH", "QC"):
        (hand, foot), (fair_hand, fair_foot) = of_rival(Worlds(view), card), of_rival(Worlds(view, weights=()), card)
        assert hand < 0.6 * fair_hand
        assert foot > 0.9 * fair_foot


def test_a_seat_of_which_nothing_was_seen_holds_what_chance_deals() -> None:
    view = my_view(table("9D 4D 5D", their_melds=["JC JD JS"], stock="KC KD KS KH QC QD QS QH"))
    plain, learned = Worlds(view, weights=()), Worlds(view)
    assert [plain.one(random.Random(1)).hands for _ in range(3)] == [
        learned.one(random.Random(1)).hands for _ in range(3)
    ]


def test_a_position_keeps_its_worlds_in_later_versions() -> None:
    view = my_view(table("KH KD 9C 8C", WEB, pile="9S AS 5S 6S KS"))
    assert rng_for(view).random() == 0.2444709254466103
    for later, chance in ((_LaterRules(), 0.2444709254466103), (_LaterRules(pure_out_bonus=200), None)):
        shown = replace(view, board=replace(view.board, rules=later))
        assert (rng_for(shown).random() == chance) == (chance is not None)


class _LaterRules(RuleSet, frozen=True):
    """The rules of some later version, with one more."""

    pure_out_bonus: int = 0


@pytest.mark.parametrize(("weights", "expected"), [((), 2608466255), (LEARNED, 3450568415)])
def test_a_view_keeps_its_worlds_in_later_versions(weights: Weights, expected: int) -> None:
    hands = {1: "KC KD KS QD 4C 5C 6C 7C 8C 9C TC", 2: "KS 7H 8H", 3: "4H 5H"}
    stock = "4S 4H 5S 5H 6S 6H 7S 8D 8S TH TS JH JS JC JD QC QS QH KH AC AD AS AH"
    now = table("9D 4D 5D", hands=hands, their_melds=["JC JD JS"], stock=stock)
    now = after(now, Draw(), throw("9D"), Draw(), lay("KC KD KS"), throw("QD"), Draw(), throw("7H"), Draw())
    worlds, rng = Worlds(view_of(now, 0), weights=weights), random.Random(1)
    told = [(one.hands, one.feet, one.pile, list(one.deck)) for one in (worlds.one(rng) for _ in range(3))]
    assert zlib.crc32(repr(told).encode()) == expected
