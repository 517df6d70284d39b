import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.engine.candidates import candidates
from game.engine.draft import Draft, finish, missing, points
from game.engine.events import TeamOpened
from game.engine.melding.openings import openings
from game.engine.moves import GoOut, MeldCards, Take
from game.engine.refusal import OpeningNotNatural, OpeningTooLow
from game.engine.table.board import opening_minimum
from tests.build import WEB, cards, clean_book, code, dirty_book, go_out, lay, my_view, only, refusal, table, take, told
from tests.readings.cites import cites

BY_SCORE = replace(WEB, opening_by_score=((1500, 90), (0, 50), (3000, 120)))
BOOKS = replace(WEB, open_counts_books=True, opening=(500,), decks=8)


GROWING = replace(WEB, opening=(50, 90), opening_growth=30)


@cites("option opening_growth")
@pytest.mark.parametrize(("n", "minimum"), [(1, 50), (2, 90), (3, 120), (4, 150), (9, 300)])
def test_after_the_list_the_minimum_grows_every_round(n: int, minimum: int) -> None:
    now = table("KC KD KH KS AC AD AH AS 8C 8D 8H 8S QC QD QH QS JC JD JH JS", replace(GROWING, rounds=9), n=n)
    assert opening_minimum(now.board, 0) == minimum
    laid = lay(*(" ".join(rank + suit for suit in "CDHS") for rank in "AKQJ"))
    found = refusal(table(" ".join(now.hands[0]), now.board.rules, n=n, phase="play"), laid)
    assert (found is None) == (minimum <= 200)
    assert found is None or (isinstance(found, OpeningTooLow) and (found.have, found.need) == (200, minimum))


@cites("option opening_by_score")
def test_teams_need_different_minimums_in_the_same_round() -> None:
    for n in (1, 4):
        first = table("AC AD AH 9C 8C", BY_SCORE, phase="play", totals=(0, 1600), n=n)
        second = table("AC AD AH 9C 8C", BY_SCORE, phase="play", totals=(0, 1600), seat=1, n=n)
        assert code(first, lay("AC AD AH")) is None
        found = refusal(second, lay("AC AD AH"))
        assert isinstance(found, OpeningTooLow)
        assert (found.code, found.have, found.need) == ("opening_minimum", 60, 90)


@cites("option opening_by_score")
def test_an_opening_by_the_pile_follows_the_score_too() -> None:
    now = table("AC AD KC KD KH 9C", BY_SCORE, totals=(1600, 0), pile="4S AS")
    assert code(now, take("AS AC AD")) == "opening_minimum"
    assert code(now, take("AS AC AD", "KC KD KH")) is None


@cites("option open_counts_books")
def test_a_book_complete_in_the_opening_adds_its_points() -> None:
    seven = clean_book("7")
    assert code(table(f"{seven} 9C 8C", BOOKS, phase="play"), lay(seven)) is None
    assert (
        code(table(f"{seven} 9C 8C", replace(BOOKS, open_counts_books=False), phase="play"), lay(seven))
        == "opening_minimum"
    )
    six = clean_book("7", 6)
    found = refusal(table(f"{six} 9C 8C", BOOKS, phase="play"), lay(six))
    assert isinstance(found, OpeningTooLow)
    assert (found.code, found.have) == ("opening_minimum", 30)


@cites("option open_counts_books")
@pytest.mark.parametrize(
    ("cards", "changes", "worth"),
    [
        (clean_book("7"), {}, 535),
        (dirty_book("7"), {}, 350),
        (clean_book("7"), {"sevens_book": 1500}, 1535),
        (dirty_book("7"), {"sevens_book": 1500}, 350),
        (clean_book("7", 10), {"double_book": 10}, 1050),
        (clean_book("7", 6), {}, 30),
    ],
)
def test_it_adds_the_value_that_the_book_would_score(cards: str, changes: dict[str, int], worth: int) -> None:
    view = my_view(table(f"{cards} 9C 8C", replace(BOOKS, **changes), phase="play"))
    assert points(view, Draft("meld", lay(cards).groups)) == worth


@cites("option open_counts_books")
def test_a_book_made_of_two_groups_of_the_move_counts() -> None:
    now = table(f"{clean_book('K')} 9C 8C", BOOKS, phase="play")
    assert code(now, lay("KC KD KH KS", "KC KD KH > 0")) is None
    assert only(told(now, lay("KC KD KH KS", "KC KD KH > 0")), TeamOpened).points == 570


@cites("option open_counts_books")
def test_the_upcard_may_complete_the_book() -> None:
    now = table(f"{clean_book('K', 6)} 9C", BOOKS, pile="AS AC AD KS")
    assert code(now, take(f"KS {clean_book('K', 6)}")) is None
    assert code(now, take(f"KS {clean_book('K', 5)}")) == "opening_minimum"


@cites("option open_counts_books")
def test_openings_that_need_a_book_are_offered() -> None:
    now = table(f"{clean_book('7')} KC KD KH 9C", BOOKS, phase="play")
    assert any(isinstance(move, MeldCards) for move in candidates(my_view(now)))
    pile = table(f"{clean_book('7', 6)} KC KD KH 9C", BOOKS, pile="4S 7S")
    assert any(isinstance(move, Take) for move in candidates(my_view(pile)))


@cites("option open_counts_books")
def test_going_out_at_once_opens_with_its_books_too() -> None:
    rules = replace(BOOKS, opening=(500,), partners_foot="none")
    cards = f"{clean_book('7')} {dirty_book('6')}"
    now = table(f"{cards} 9C", rules, phase="play", in_foot=(0,))
    assert code(now, go_out(clean_book("7"), dirty_book("6"), discard="9C")) is None
    assert any(isinstance(move, GoOut) for move in candidates(my_view(now)))


@cites("option open_counts_books")
@pytest.mark.parametrize(
    ("rank", "special", "clean", "dirty"),
    [("3", "threes_book", 500, 50), ("3", "threes_book", 50, 500), ("7", "sevens_book", 500, 50)],
)
@pytest.mark.parametrize("value", [200, 1200])
def test_of_two_ways_to_go_out_the_one_that_opens_is_offered(
    rank: str, special: str, clean: int, dirty: int, value: int
) -> None:
    rules = replace(
        BOOKS,
        red_three=5,
        book_size=5,
        meld_threes="all",
        partners_foot="none",
        clean_book=clean,
        dirty_book=dirty,
        sevens_kind="any",
        **{special: value},
    )
    first, second = clean_book("K", 5), clean_book(rank, 5)
    for need in (300, 500):
        opening = replace(rules, opening=(need,))
        now = table(f"{first} {second} 2C 9C", opening, phase="play", in_foot=(0,), bare=True)
        ways = [(f"{first} 2C", second), (first, f"{second} 2C")]
        legal = any(code(now, go_out(*way, discard="9C")) is None for way in ways)
        assert any(isinstance(move, GoOut) for move in candidates(my_view(now))) == legal


WAIVED = replace(WEB, open_waived=True, opening=(150,))


@cites("option open_waived")
@pytest.mark.parametrize(
    ("hand", "melds", "wrong"),
    [
        ("4C 4D 4H 5C 5D 5H", ("4C 4D 4H", "5C 5D 5H"), None),
        ("4C 4D 4H 5C 5D 5H", ("4C 4D 4H",), "opening_minimum"),
        ("4C 4D 4H 5C 5D 5H 9C", ("4C 4D 4H", "5C 5D 5H"), "opening_minimum"),
    ],
)
def test_melds_that_use_up_the_hand_need_no_minimum(hand: str, melds: tuple[str, ...], wrong: str | None) -> None:
    assert code(table(hand, WAIVED, phase="play"), lay(*melds)) == wrong
    assert code(table(hand, replace(WAIVED, open_waived=False), phase="play"), lay(*melds)) == "opening_minimum"


@cites("option open_waived")
def test_a_pile_that_leaves_cards_in_the_hand_waives_nothing() -> None:
    for pile, wrong in (("4H", None), ("9S 4H", "opening_minimum")):
        assert code(table("4C 4D 5C 5D 5H", WAIVED, pile=pile), take("4H 4C 4D", "5C 5D 5H")) == wrong


@cites("option open_waived")
def test_a_foot_waives_nothing() -> None:
    rules = replace(WAIVED, out_clean=0, out_dirty=0, partners_foot="none")
    now = table("4C 4D 4H 9C", rules, phase="play", in_foot=[0])
    assert code(now, go_out("4C 4D 4H", discard="9C")) == "opening_minimum"


@cites("option open_waived")
def test_whoever_can_use_up_the_hand_is_offered_it_and_computer_players_do_it() -> None:
    now = table("9C 9D *R TC TD TH", WAIVED, phase="play")
    whole = {("*R", "9C", "9D"), ("TC", "TD", "TH")}
    offered = [move for move in candidates(my_view(now)) if isinstance(move, MeldCards)]
    assert whole in [{tuple(sorted(group.cards)) for group in move.groups} for move in offered]
    laid = Normal().decide(my_view(now), Think())
    assert isinstance(laid, MeldCards)
    assert {tuple(sorted(group.cards)) for group in laid.groups} == whole


DEAR = replace(WEB, new_meld_points=30, opening=(0,))


@cites("option new_meld_points")
@pytest.mark.parametrize(
    ("move", "wrong"),
    [
        (lay("9C 9D 9H"), None),
        (lay("4C 4D 4H"), "too_few_cards"),
        (lay("4C 4D 4H 4S 2C"), None),
        (lay("4C 4D *R"), None),
        (lay("9C 9D 9H", "4C 4D 4H"), "too_few_cards"),
        (lay("5S > 0"), None),
        (lay("9C 9D 9H", "9S > 1"), None),
    ],
)
def test_every_new_meld_must_be_worth_so_much(move: MeldCards, wrong: str | None) -> None:
    now = table("9C 9D 9H 9S 4C 4D 4H 4S 2C *R 5S 8C", DEAR, phase="play", melds=["5C 5D 5H *B"])
    assert code(now, move) == wrong


@cites("option new_meld_points")
def test_an_opening_is_made_of_melds_that_are_worth_enough() -> None:
    rules = replace(DEAR, opening=(60,))
    now = table("4C 4D 4H 4S 4C 4D 5C 5D 5H 5S 5C 5D 8C", rules, phase="play")
    found = openings(rules, now.hands[0], 60)
    assert {tuple(len(group.cards) for group in groups) for groups in found} == {(6, 6)}
    assert openings(rules, now.hands[0][1:], 30) != []
    assert openings(rules, cards("4C 4D 4H 5C 5D 5H 6C 6D 6H"), 30) == []


NATURAL = replace(WEB, open_natural=True, opening=(50,), partners_foot="none", out_clean=0, out_dirty=0)


@cites("option open_natural")
def test_a_pile_and_a_going_out_need_a_natural_meld_too() -> None:
    now = table("KC KD *R *B 9C 8C", NATURAL, pile="4S KS")
    assert code(now, take("KC KD KS *R")) == "opening_minimum"
    assert code(now, take("KC KD KS")) == "opening_minimum"  # thirty points
    rich = table("AC AD *R 9C 8C", NATURAL, pile="4S AS")
    assert code(rich, take("AC AD AS")) is None
    foot = table("KC KD KH KS QC QD *R 9C", NATURAL, phase="play", in_foot=[0])
    assert code(foot, go_out("KC KD KH KS *R", "QC QD 9C", discard="9C")) is not None
    assert code(foot, go_out("KC KD KH KS", "QC QD *R", discard="9C")) is None


@cites("option open_natural")
def test_the_draft_says_what_lacks_and_computer_players_open_naturally() -> None:
    view = my_view(table("KC KD *R QC QD QH 9C 5D", NATURAL, phase="play"))
    assert isinstance(missing(view, Draft("meld", lay("KC KD *R").groups)), OpeningNotNatural)
    offered = [move for move in candidates(view) if isinstance(move, MeldCards)]
    laid = Normal().decide(view, Think())
    assert isinstance(laid, MeldCards)
    for move in (*offered, laid):
        assert any(not {card[0] for card in group.cards} & {"2", "*"} for group in move.groups)
    few = my_view(table("9S 9D 9C 7S 7H *R JC 4S", NATURAL, phase="play"))
    done = finish(few, Draft("meld", lay("9S 9D 9C").groups))  # the bug: a second natural meld was wanted
    assert done == Draft("meld", lay("9S 9D 9C", "7S 7H *R").groups)
    bare = my_view(table("KC KD *R QC QD *B 9C 5D", NATURAL, phase="play"))
    assert not [move for move in candidates(bare) if isinstance(move, MeldCards)]


BY_BOOK = replace(WEB, open_book_from=3, opening=(50, 90, 200), partners_foot="none")


@cites("option open_book_from")
@pytest.mark.parametrize(("n", "wrong"), [(2, "opening_minimum"), (3, None), (4, None)])
def test_a_clean_book_opens_from_its_round_on(n: int, wrong: str | None) -> None:
    held = clean_book("4")
    now = table(f"{held} 9C 8C", BY_BOOK, phase="play", n=n)
    assert code(now, lay(held)) == wrong
    view = my_view(now)
    offered = [move for move in candidates(view) if isinstance(move, MeldCards)]
    assert bool(offered) == (wrong is None)
    staged = finish(view, Draft("meld", lay("4C 4D 4H").groups))
    assert (staged is not None) == (wrong is None)
    assert isinstance(Normal().decide(view, Think()), MeldCards) == (wrong is None)


@cites("option open_book_from")
def test_neither_six_cards_nor_a_dirty_book_open_without_the_minimum() -> None:
    for held in (clean_book("4", 6), f"{clean_book('4', 6)} 2C"):
        now = table(f"{held} 9C 8C", BY_BOOK, phase="play", n=3)
        assert code(now, lay(held)) == "opening_minimum"
        assert not [move for move in candidates(my_view(now)) if isinstance(move, MeldCards)]


@cites("option open_book_from")
def test_a_clean_book_with_the_upcard_opens_and_takes_the_pile() -> None:
    now = table(f"{clean_book('4', 6)} 9C 8C", BY_BOOK, pile="9S KS 4S", n=3)
    assert code(now, take(f"{clean_book('4', 6)} 4S")) is None
    assert any(isinstance(move, Take) for move in candidates(my_view(now)))
    early = table(f"{clean_book('4', 6)} 9C 8C", BY_BOOK, pile="9S KS 4S", n=2)
    assert not any(isinstance(move, Take) for move in candidates(my_view(early)))
