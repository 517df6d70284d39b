import pytest
from msgspec.structs import replace

from game.cards import Card, parse_cards
from game.engine.draft import Draft, NewGroup, add, begin_take
from game.engine.moves import Group
from game.engine.table.view import PlayerView
from game.turn.arrangement import (
    Arrangement,
    choose_none,
    choose_up_to,
    chosen_cards,
    fresh_positions,
    less,
    move_cards,
    only_upcard,
    put_back,
    settle,
    shown_cards,
    sort_next,
    staged_from_hand,
    toggle,
    with_draft,
)
from game.turn.spots import StagedCard
from tests.build import WEB, my_view, table


def seen(hand: str, **more: str) -> PlayerView:
    """The view of somebody who holds this."""
    return my_view(table(hand=hand, phase="play", **more))  # type: ignore[arg-type]


def taking(hand: str, pile: str) -> tuple[PlayerView, Arrangement]:
    """Somebody who begins to take a pile whose bottom card must be melded too."""
    rules = replace(WEB, take_bottom=True, take_count="all", opening=(0,))
    view = my_view(table(hand=hand, rules=rules, pile=pile))
    return view, with_draft(settle(Arrangement(), view), begin_take(view))


def of(text: str) -> tuple[Card, ...]:
    """Cards from their text."""
    return parse_cards(text)


def test_a_new_hand_lies_in_hand_order() -> None:
    view = seen("4S KH *R 2C AD")
    assert shown_cards(view, settle(Arrangement(), view)) == of("*R 2C AD KH 4S")


def test_the_bottom_card_of_a_pile_lies_with_the_hand_during_a_take() -> None:
    view, arrangement = taking("KH KD AC 9C 8C 6C", "AS 5S 6S KS")
    assert shown_cards(view, arrangement) == of("AC 9C 8C 6C AS")
    assert fresh_positions(view, arrangement) == (4,)
    arranged = move_cards(arrangement, view, [4], 0)
    assert shown_cards(view, with_draft(arranged, None)) == of("AC KH KD 9C 8C 6C")
    assert arrangement.draft is not None
    laid = with_draft(arrangement, add(view, arrangement.draft, of("AS"), NewGroup()))
    assert shown_cards(view, laid) == of("AC 9C 8C 6C")


def test_of_equal_faces_the_later_one_goes() -> None:
    assert less(of("KH 4S KH"), of("KH")) == of("KH 4S")


@pytest.mark.parametrize(
    ("cards", "back", "lay", "order"),
    [
        ("KH 4S KH", "9C", "KH 9C 4S KH", "KH 9C 4S KH"),
        ("KH 4S KH", "9C", "KH 4S KH 9C", "KH 4S KH 9C"),
        ("KH 4S", "KH 9C", "KH 4S KH 9C", "KH 4S KH 9C"),
        ("KH 4S", "9C", "KH 4S", "KH 4S 9C"),
        ("KH 4S", "9C 9C", "9C KH 4S", "9C KH 4S 9C"),
    ],
)
def test_where_cards_come_back(cards: str, back: str, lay: str, order: str) -> None:
    assert put_back(of(cards), of(back), of(lay)) == of(order)


@pytest.mark.parametrize(
    ("draft", "staged"),
    [
        (None, ""),
        (Draft("go_out", (Group(of("KH KD KS")),), Card("9C")), "KH KD KS 9C"),
        (Draft("take", (Group(of("QS QH QD")),)), "QH QD"),
        (Draft("take", (Group(of("KH KD KS")),)), "KH KD KS"),
        (Draft("meld", (Group(of("QS QH QD")),)), "QS QH QD"),
    ],
)
def test_which_staged_cards_come_from_the_hand(draft: Draft | None, staged: str) -> None:
    view = my_view(table(hand="QS QH QD KH KD KS 9C", pile="5C QS"))
    assert staged_from_hand(view, draft) == of(staged)


def test_what_was_chosen_stays_chosen_while_it_is_there() -> None:
    before = seen("KH 4S 5C")
    arrangement = toggle(toggle(settle(Arrangement(), before), 0), 2)
    assert chosen_cards(before, arrangement) == of("KH 4S")
    after = seen("AD KH 5C")
    assert chosen_cards(after, settle(arrangement, after)) == of("KH")


def test_an_own_order_is_kept_and_new_cards_come_to_the_right() -> None:
    before = seen("KH 5C 4S")
    arrangement = move_cards(settle(Arrangement(), before), before, [2], 0)
    assert shown_cards(before, arrangement) == of("4S KH 5C")
    after = seen("AD KH 5C 4S")
    assert shown_cards(after, settle(arrangement, after)) == of("4S KH 5C AD")


def arranged_and_melded() -> tuple[PlayerView, Arrangement, Arrangement]:
    """A hand in an own order, and the desk before and after its three kings were melded."""
    before, after = seen("4S 2C 2D KH KD KS JC"), seen("4S 2C 2D JC")
    arrangement = settle(Arrangement(sort="mine", order=of("4S 2C 2D KH KD KS JC")), before)
    return before, arrangement, settle(arrangement, after, can_undo=True)


def test_what_an_undo_brings_back_lies_where_it_lay() -> None:
    before, arrangement, melded = arranged_and_melded()
    assert settle(melded, before, is_undone=True).order == arrangement.order


def test_an_undo_leaves_the_others_as_they_lie_now() -> None:
    before, _, melded = arranged_and_melded()
    moved = move_cards(melded, seen("4S 2C 2D JC"), [3], 0)
    assert settle(moved, before, is_undone=True).order == of("JC 4S 2C 2D KH KD KS")


def test_melds_taken_back_one_by_one_and_together_lie_where_they_lay() -> None:
    before, arrangement, melded = arranged_and_melded()
    after = seen("4S JC")
    twice = settle(melded, after, can_undo=True)
    first = settle(twice, seen("4S 2C 2D JC"), can_undo=True, is_undone=True)
    assert first.order == of("4S 2C 2D JC")
    assert settle(first, before, is_undone=True).order == arrangement.order
    assert settle(twice, before, is_undone=True).order == arrangement.order


def test_a_hand_that_was_laid_whole_lies_as_it_lay_when_the_foot_goes_back() -> None:
    hand, foot = seen("4S KH KD JC"), seen("QC KH 9C")
    arrangement = settle(Arrangement(sort="mine", order=of("4S KH KD JC")), hand)
    in_foot = settle(arrangement, foot, can_undo=True)
    assert in_foot.order == foot.hand
    assert settle(in_foot, hand, is_undone=True).order == arrangement.order


def test_where_nothing_can_come_back_a_card_like_a_played_one_comes_to_the_right() -> None:
    before, after = seen("4S KH JC"), seen("4S JC")
    arrangement = settle(settle(Arrangement(sort="mine", order=of("4S KH JC")), before), after)
    assert settle(arrangement, before, can_undo=True).order == of("4S JC KH")


def test_staged_cards_stay_where_they_lie_while_the_others_are_arranged() -> None:
    view = seen("4S KH KD KS JC")
    arrangement = settle(Arrangement(sort="mine", order=of("4S KH KD KS JC")), view)
    staged = with_draft(arrangement, Draft("meld", (Group(of("KH KD KS")),)))
    moved = move_cards(staged, view, [1], 0)
    assert shown_cards(view, with_draft(moved, None)) == of("JC 4S KH KD KS")


def test_several_cards_are_moved_together() -> None:
    view = seen("KH QH JH TH 9H")
    arrangement = move_cards(settle(Arrangement(), view), view, [0, 2], 4)
    assert shown_cards(view, arrangement) == of("QH TH KH JH 9H")
    assert arrangement.sort == "mine"


def test_a_card_put_where_it_was_leaves_the_sorting_alone() -> None:
    view = seen("KH QH JH")
    assert move_cards(settle(Arrangement(), view), view, [1], 1).sort == "rank"


def test_new_cards_that_lie_apart_are_sorted_by_rank_first() -> None:
    """The bug: Sort with two aces apart, one of them just drawn, sorted by suit, which tore them apart for good."""
    view = my_view(table("AH KD 4S AC", phase="play"))
    apart = replace(settle(Arrangement(), view), order=parse_cards("AH KD 4S AC"))
    by_rank = sort_next(apart, view)
    assert (by_rank.sort, {*by_rank.order[:2]}) == ("rank", {"AC", "AH"})
    assert sort_next(by_rank, view).sort == "suit"


def test_sorting_by_suit_keeps_suits_together_and_wilds_first() -> None:
    view = seen("KH 4S *R 9H AS 5C TD")
    arrangement = sort_next(settle(Arrangement(), view), view)
    assert shown_cards(view, arrangement) == of("*R AS 4S KH 9H TD 5C")


def test_staged_cards_leave_the_hand_and_come_back() -> None:
    view = seen("KH KD KS 4S")
    arrangement = settle(Arrangement(), view)
    staged = with_draft(arrangement, Draft("meld", (Group(of("KH KS")),)))
    assert shown_cards(view, staged) == of("KD 4S")
    assert shown_cards(view, with_draft(staged, None)) == shown_cards(view, arrangement)


def test_the_upcard_of_a_take_is_not_taken_from_the_hand() -> None:
    view = my_view(table(hand="QS QH QD 4S", pile="5C QS"))
    arrangement = with_draft(settle(Arrangement(), view), Draft("take", (Group(of("QS QH QD")),)))
    assert shown_cards(view, arrangement) == of("QS 4S")


@pytest.mark.parametrize(
    ("draft", "only"),
    [
        (None, None),
        (Draft("take", (Group(of("QH QD QS")),)), StagedCard(0, 2)),
        (Draft("take", (Group(of("4S")), Group(of("QS QH QD")))), StagedCard(1, 0)),
        (Draft("take", (Group(of("QS QH QS")),)), None),
        (Draft("take", (Group(of("QS QH QD")), Group(of("QS")))), None),
        (Draft("meld", (Group(of("QS QH QD")),)), None),
        (Draft("take", (Group(of("QH QD")),)), None),
    ],
)
def test_the_upcard_may_not_go_home_to_the_hand_unless_another_like_it_is_staged(
    draft: Draft | None, only: StagedCard | None
) -> None:
    assert only_upcard(my_view(table(hand="QS QS QH QD 4S", pile="5C QS")), draft) == only


def test_an_empty_draft_of_melds_is_none_but_a_take_may_be_empty() -> None:
    assert with_draft(Arrangement(), Draft("meld")).draft is None
    assert with_draft(Arrangement(), Draft("take")).draft == Draft("take")


def test_shift_chooses_from_the_last_chosen_card_on() -> None:
    arrangement = choose_up_to(toggle(Arrangement(), 3), 1)
    assert sorted(arrangement.chosen) == [1, 2, 3]


def test_a_chosen_card_is_let_go_and_the_others_stay() -> None:
    """The bug: letting go of one of three kept that one and let go of the others."""
    chosen = choose_up_to(toggle(Arrangement(), 1), 3)
    assert sorted(toggle(chosen, 2).chosen) == [1, 3]


def test_of_equal_cards_only_as_many_are_new_as_came() -> None:
    view = seen("KH KH 4S")
    arrangement = replace(settle(Arrangement(), view), fresh=of("KH"))
    assert fresh_positions(view, arrangement) == (1,)


def test_nothing_is_chosen_after_letting_go_not_even_the_upcard() -> None:
    view, arrangement = taking("KH KD AC 9C 8C 6C", "AS 5S 6S KS")
    assert choose_none(replace(arrangement, chosen=(0, 2), upcard_chosen=True)) == arrangement
    assert chosen_cards(view, choose_none(replace(arrangement, upcard_chosen=True))) == ()
