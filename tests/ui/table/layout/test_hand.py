"""How a hand lies: as a fan, or in rows when there are many cards."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from pygame import Rect

from game.cards import FACES, Card, in_hand_order, parse_cards
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.ui.shared.cards.card_art import height
from game.ui.table.layout.hand import INDEX_HEIGHT, MOST_IN_A_FAN, Slot, lay_hand
from tests.ui.table.crowded import HAND_OF_27

OPENING_HAND = "*R 2S AS AC AH KD KS KH QS QH QC TC TD 9S 9H 4D"
HAND_OF_30 = HAND_OF_27 + " 8H 9D TS"
ZONE = Rect(404, 856, 1210, 224)
LAPTOPS = {
    "1280x720": (Rect(267, 573, 812, 147), 100, 0.66, 1.0),
    "1280x720, eight players, largest letters": (Rect(282, 584, 779, 136), 96, 0.65, 1.37),
    "1366x768": (Rect(285, 610, 866, 158), 107, 0.7, 1.0),
    "1366x768, eight players, largest letters": (Rect(301, 623, 831, 145), 102, 0.7, 1.37),
}
"""Where a hand lies, how wide its cards may be, the scale and the letters."""


def test_no_cards_have_no_places() -> None:
    """An empty hand is no error."""
    assert lay_hand((), (), ZONE, 152, 1.0).slots == ()


def test_equal_ranks_cling_together_in_a_fan() -> None:
    """Two kings lie closer than a king and a queen."""
    slots = lay_hand(parse_cards("KH KD QS JC TC 9C 8C 7C 6C 5C 4C 4D"), (), ZONE, 152, 1.0).slots
    assert slots[1].x - slots[0].x < slots[2].x - slots[1].x


def test_a_chosen_card_rises_and_its_neighbours_do_not() -> None:
    """Only the third of five lies higher."""
    cards = parse_cards("KH QS JC TC 9C")
    plain, raised = lay_hand(cards, (), ZONE, 152, 1.0).slots, lay_hand(cards, (2,), ZONE, 152, 1.0).slots
    assert [height.y < low.y for low, height in zip(plain, raised, strict=True)] == [False, False, True, False, False]


@pytest.mark.parametrize("count", [MOST_IN_A_FAN, MOST_IN_A_FAN + 1])
def test_more_than_a_fan_holds_lie_upright_in_rows(count: int) -> None:
    """Up to twenty cards lean outward; more stand straight."""
    slots = lay_hand(parse_cards(" ".join(["KH"] * count)), (), ZONE, 152, 1.0).slots
    assert any(slot.angle for slot in slots) == (count <= MOST_IN_A_FAN)


def rows(slots: Sequence[Slot]) -> list[int]:
    """How many cards each row has, from the upper one."""
    return list(Counter(slot.y for slot in slots).values())


def test_rows_are_full_and_tear_no_rank_apart() -> None:
    """Five kings and four queens before others: two lines, the second from the jacks on, both without a gap."""
    hand = "KH KD KS KC KH QS QD QH QC JC JD TC 9C 8C 7C 6C 6D 5C 4C 3C 2C"
    slots = lay_hand(parse_cards(hand), (), ZONE, 152, 1.0).slots
    assert rows(slots) == [9, 12]
    assert slots[9].y > slots[8].y
    for before, after in pairwise(slots):
        assert before.y != after.y or after.x - before.x <= 1.1 * before.w
    kings = parse_cards(" ".join(["2C", *["KH"] * 9, *["QC"] * 11]))
    assert rows(lay_hand(kings, (), ZONE, 152, 1.0).slots) == [10, 11]
    assert rows(lay_hand(kings[1:] + kings[:1], (), ZONE, 152, 1.0).slots) == [9, 12]


def test_equal_ranks_cling_together_in_rows() -> None:
    """Of thirty cards one saw how many tens there were by reading each: those of a rank lie closer, and the last of
    them is as whole as the row in front leaves it.
    """
    cards = parse_cards("*R 2S 2H AD AC KS KD QH JH JD TS TD TC 9S 9H 9C 8H 8D 7S 7H 7D 6D 6C 5S 5H 5C 4S 4D 4C 3S")
    slots = lay_hand(cards, (), Rect(94, 600, 1058, 168), 108, 768 / 1080).slots
    neighbours = [pair for pair in zip(pairwise(cards), pairwise(slots), strict=True) if pair[1][0].y == pair[1][1].y]
    steps = [(one[0] == other[0], right.x - left.x) for (one, other), (left, right) in neighbours]
    assert 1.25 * max(step for same, step in steps if same) <= min(step for same, step in steps if not same)
    assert min(step for _, step in steps) >= SMALLEST_TAP


def test_what_a_row_in_front_leaves_free_is_not_covered() -> None:
    """Eleven cards behind ten: those at the ends stick out, and are drawn whole."""
    slots = lay_hand(
        parse_cards("4S 4S 5S 5S 6S 6S 7S 7S 8S 8S 9S TS JS QS KS AS 4H 5H 6H 7H 8H"), (), ZONE, 152, 1.0
    ).slots
    back, front = ([slot for slot in slots if slot.y == y] for y in sorted({slot.y for slot in slots}))
    reach = front[0].x - front[0].w / 2, front[-1].x + front[-1].w / 2
    for slot in back:
        inside = reach[0] <= slot.x - slot.w / 2 + 0.5 and slot.x + slot.w / 2 - 0.5 <= reach[1]
        assert slot.is_covered == inside
    assert not any(slot.is_covered for slot in front)


def test_too_many_of_a_rank_for_one_row_are_split_evenly() -> None:
    """Thirty kings do not hide each other: rows of the same length."""
    slots = lay_hand(parse_cards(" ".join(["KH"] * 30)), (), ZONE, 152, 1.0).slots
    assert rows(slots) == [15, 15]


@pytest.mark.parametrize("laptop", [name for name in LAPTOPS if "largest" not in name])
@pytest.mark.parametrize("hand", [OPENING_HAND, HAND_OF_27, HAND_OF_30])
def test_cards_of_a_hand_are_seen_down_to_their_lower_edge(hand: str, laptop: str) -> None:
    """On a laptop, with sixteen cards or with thirty: the window cuts none off, and no card behind hides its suit."""
    zone, card_w, k, letters = LAPTOPS[laptop]
    slots = lay_hand(parse_cards(hand), (), zone, card_w, k, letters).slots
    for slot in slots:
        assert slot.y + height(slot.w) / 2 < zone.bottom
        assert slot.strip.h >= INDEX_HEIGHT * slot.w


@pytest.mark.parametrize("laptop", LAPTOPS)
def test_up_to_eight_cards_stand_whole(laptop: str) -> None:
    """None covers another and the window cuts none off, eight kings neither; a ninth card lets all lie closer."""
    zone, card_w, k, letters = LAPTOPS[laptop]
    for hand in (OPENING_HAND, " ".join(["KH"] * 9)):
        cards = parse_cards(hand)
        for count in range(1, 9):
            slots = lay_hand(cards[:count], (), zone, card_w, k, letters).slots
            assert all(after.x - before.x >= before.w for before, after in pairwise(slots)), count
            assert all(slot.y + height(slot.w) / 2 < zone.bottom for slot in slots), count
        nine = lay_hand(cards[:9], (), zone, card_w, k, letters).slots
        assert any(after.x - before.x < before.w for before, after in pairwise(nine))


def test_where_two_rows_do_not_fit_there_are_more() -> None:
    """Thirty cards of alternating ranks in a small window still all have a place inside the zone."""
    small = Rect(215, 480, 645, 120)
    laid = lay_hand(parse_cards(" ".join(["KH", "QD", "JC"] * 10)), (), small, 81, 0.533)
    assert len(laid.slots) == 30
    assert all(small.contains(slot.strip) for slot in laid.slots)


def test_a_hand_of_seventy_cards_stays_in_its_zone() -> None:
    """With more cards than there is room for they lie closer, and each card can still be pressed."""
    cards = in_hand_order([card for card in FACES if card[0] != "*"] + [card for card in FACES if card[1] in "SH"])
    zone = Rect(170, 440, 560, 150)
    laid = lay_hand(cards, (), zone, 60, 0.53)
    assert len(laid.slots) == len(cards) > 70
    assert max(slot.strip.right for slot in laid.slots) <= zone.right
    assert all(slot.strip.w > 2 for slot in laid.slots)


def hand_of(count: int, ranks: int, chance: Random) -> tuple[Card, ...]:
    """So many cards of so many ranks, in order."""
    faces = [face for face in FACES if face[0] in {*sorted({face[0] for face in FACES})[:ranks]}]
    return in_hand_order(chance.choices(faces, k=count))


@pytest.mark.parametrize("laptop", LAPTOPS)
def test_every_card_of_any_hand_has_room_for_a_finger(laptop: str) -> None:
    """On a laptop with the largest letters, too: one card or forty-eight, of three ranks or of all, chosen or not,
    44 window pixels of each lie free across and down, apart from each other and in the place of the hand.
    """
    zone, card_w, k, letters = LAPTOPS[laptop]
    chance = Random(7)
    for count in range(1, 49):
        for ranks in (3, 8, 14):
            cards = hand_of(count, ranks, chance)
            raised = chance.sample(range(count), count // 3)
            strips = [slot.strip for slot in lay_hand(cards, raised, zone, card_w, k, letters).slots]
            assert len(strips) == count
            for i, strip in enumerate(strips):
                assert min(strip.size) >= SMALLEST_TAP, (count, ranks, strip)
                assert zone.contains(strip)
                assert strip.collidelist(strips[i + 1 :]) == -1
