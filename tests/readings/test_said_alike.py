"""What several seeds say alike, each under its own rules."""

import pytest
from msgspec.structs import replace

from game.engine.events import BookCompleted, FootTaken, PermissionAsked, RoundEnded, WentOut
from game.engine.moves import Answer, Draw, Move, Pass
from game.engine.refusal import BooksMissing, PartnerNotReady
from game.engine.table.board import Phase
from game.engine.table.deal import why_not_deal
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet
from tests.build import (
    CAMPUS,
    COUPLES,
    FAMILY,
    PARTNERS,
    WEB,
    after,
    books,
    clean_book,
    code,
    dealt,
    dirty_book,
    full_deck,
    go_out,
    hand,
    lay,
    meld,
    next_round,
    only,
    refusal,
    scores,
    table,
    take,
    there,
    throw,
    told,
)

ACES = "AC AD AH"
Statements = tuple[str, ...]


# Before the first turn.


@pytest.mark.parametrize(
    ("statements", "rules", "players"),
    [
        (("S000-04", "S000-12", "S000-17"), FAMILY, 2),
        (("S000-04", "S000-12", "S000-17"), FAMILY, 4),
        (("S000-04", "S000-12", "S000-17"), FAMILY, 6),
        (("S001-05", "S001-09", "reading 1"), CAMPUS, 4),
        (("S003-01", "S003-13"), COUPLES, 2),
        (("S003-01", "S003-13"), COUPLES, 4),
        (("S003-01", "S003-13"), COUPLES, 6),
        (("S004-01", "S004-07", "S004-16", "S004-39"), PARTNERS, 4),
    ],
)
def test_a_pack_for_each_player_who_gets_two_stacks(statements: Statements, rules: RuleSet, players: int) -> None:
    now = dealt(rules, players=players, settled=rules.deal == "cut")
    cards = [*now.stock, *(card for stack in (*now.hands, *now.feet) for card in stack)]
    assert sorted(cards) == sorted(full_deck(players)), statements
    assert now.board.hands == now.board.feet == (11,) * players
    assert (now.board.stock, now.board.pile, now.board.upcard) == (players * (54 - 22), 0, None)


@pytest.mark.parametrize(("statement", "rules", "seed"), [("S000-11", FAMILY, 3), ("S001-07", CAMPUS, 2)])
def test_all_packs_are_mixed(statement: str, rules: RuleSet, seed: int) -> None:
    now = dealt(rules, seed=seed)
    assert any(len({*hand, *foot}) < 22 for hand, foot in zip(now.hands, now.feet, strict=True)), statement


@pytest.mark.parametrize(
    ("statement", "rules", "shape", "mates"),
    [
        ("S000-10", FAMILY, "4:2v2", [2]),
        ("S000-10", FAMILY, "6:2v2v2", [3]),
        ("S001-08", CAMPUS, "4:2v2", [2]),
        ("S004-04", PARTNERS, "6:3v3", [2, 4]),
    ],
)
def test_partners_sit_apart(statement: str, rules: RuleSet, shape: str, mates: list[int]) -> None:
    """A table on offer has as many teams as its shape says; partners of two sit opposite, of three at every other
    seat.
    """
    assert shape in rules.tables
    players, teams = int(shape[0]), shape.count("v") + 1
    board = dealt(rules, players=players, teams=teams).board
    opposite = [[(seat + step) % players for step in mates] for seat in range(players)]
    assert [list(board.teammates(seat)) for seat in range(players)] == opposite, statement
    assert len(board.melds) == teams


# A turn.


@pytest.mark.parametrize(
    ("statements", "rules"),
    [
        (("S000-19",), FAMILY),
        (("S001-45",), CAMPUS),
        (("S002-13", "S002-14"), WEB),
        (("S003-17",), COUPLES),
        (("S004-43",), PARTNERS),
    ],
)
def test_a_turn_begins_with_two_cards_or_the_pile(statements: Statements, rules: RuleSet) -> None:
    pile = "4C 4D 5C 5D 5S 6S 6H KS"
    now = table("AH AD AS KH KD 9C 8C", rules, stock="7H 8H TH", pile=pile, melds=["QC QD QH"])
    assert [code(now, move) for move in (lay("AH AD AS"), throw("9C"))] == ["wrong_phase"] * 2, statements
    drawn = after(now, Draw())
    assert sorted(drawn.hands[0]) == sorted((*now.hands[0], "7H", "8H"))
    assert drawn.stock == ("TH",)
    assert [code(drawn, move) for move in (Draw(), take("KS KH KD"))] == ["wrong_phase"] * 2
    taken = after(now, take("KS KH KD"))
    assert code(taken, Draw()) == "wrong_phase"
    assert [code(got, lay("AH AD AS")) for got in (drawn, taken)] == [None, None]


@pytest.mark.parametrize(("statement", "rules"), [("S000-23", FAMILY), ("S001-44", CAMPUS), ("S004-42", PARTNERS)])
def test_turns_go_clockwise(statement: str, rules: RuleSet) -> None:
    """Given eight turns of drawing and discarding, each seat had two in order, and the round goes on."""
    now = table("9C 8H", rules, stock=clean_book("5", 16), bare=True, hands={1: "4C", 2: "4D", 3: "4H"})
    seats = []
    for _ in range(8):
        seats.append(now.board.turn)
        now = after(now, Draw())
        now = after(now, throw(now.hands[now.board.turn][0]))
    assert (seats, now.board.phase) == ([0, 1, 2, 3, 0, 1, 2, 3], Phase.DRAW), statement


@pytest.mark.parametrize(
    ("statement", "rules"), [("S000-21", FAMILY), ("S001-52", CAMPUS), ("S002-27", WEB), ("S004-45", PARTNERS)]
)
def test_one_discard_ends_the_turn(statement: str, rules: RuleSet) -> None:
    laid = after(table("AH AD AC 9C 8C", rules, phase="play", pile="5S"), lay("AH AD AC"))
    assert (laid.board.turn, laid.board.phase) == (0, Phase.PLAY), statement
    assert code(laid, throw("KC")) == "not_in_hand"
    thrown = after(laid, throw("9C"))
    board = thrown.board
    assert (board.turn, board.phase, board.upcard, board.pile) == (1, Phase.DRAW, "9C", 2)
    assert code(thrown, throw("8C")) == "wrong_phase"


@pytest.mark.parametrize(
    ("statement", "rules", "lying", "count"),
    [
        ("S000-26", FAMILY, 7, 5),
        ("S001-46", CAMPUS, 10, 8),
        ("S001-46", CAMPUS, 2, 2),
        ("S001-46", CAMPUS, 1, 1),
        ("S001-63", replace(CAMPUS, take_count=7), 10, 7),
        ("S001-64", replace(CAMPUS, take_count=1), 10, 1),
        ("S001-65", replace(CAMPUS, take_count="all"), 10, 10),
        ("S002-17", WEB, 9, 7),
        ("S002-18", WEB, 6, 6),
        ("S002-18", WEB, 1, 1),
        ("S003-32", COUPLES, 6, 5),
        ("S004-46", PARTNERS, 9, 5),
        ("S004-48", PARTNERS, 10, 5),
        ("S004-47", PARTNERS, 2, 2),
    ],
)
def test_how_many_cards_the_pile_brings(statement: str, rules: RuleSet, lying: int, count: int) -> None:
    pile = ["4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KS"][-lying:]
    now = table("KC KD 9C 8C", rules, pile=" ".join(pile), melds=[ACES])
    taken = after(now, take("KS KC KD"))
    assert sorted(taken.hands[0]) == sorted(("9C", "8C", *pile[-count:-1])), statement
    assert taken.discards == tuple(pile[:-count])
    assert code(taken, Draw()) == "wrong_phase"


@pytest.mark.parametrize(("statement", "rules"), [("S000-25", FAMILY), ("S002-15", WEB), ("S004-49", PARTNERS)])
def test_taking_needs_two_like_the_upcard_in_the_hand(statement: str, rules: RuleSet) -> None:
    for melds, moves in (
        ([ACES], [take("KS KH 2C")]),
        ([ACES, "KC KD KC"], [take("KS > 1"), take("KS KH > 1"), take("KS KH 2C > 1")]),
    ):
        now = table("KH 2C *R 9C", rules, pile="5S KS", melds=melds)
        assert {code(now, move) for move in moves} == {"need_pair"}, statement
    assert code(table("KH KD 9C 8C", rules, pile="5S KS", melds=[ACES, "KC KC KC"]), take("KS KH KD > 1")) is None


@pytest.mark.parametrize(
    ("statements", "rules"),
    [
        (("S000-32", "S000-33", "S000-73"), FAMILY),
        (("S001-12",), CAMPUS),
        (("S003-37", "S003-38"), COUPLES),
        (("S004-61", "S004-62", "S004-63", "reading 13"), PARTNERS),
    ],
)
def test_two_ways_into_the_foot(statements: Statements, rules: RuleSet) -> None:
    now = table("KH KD KS", rules, phase="play", foot="QH QD QS 9C 8C", melds=[ACES])
    up = after(now, lay("KH KD KS"))
    assert (hand(up), up.board.in_foot[0], up.board.feet[0]) == ("QS QH QD 9C 8C", True, 0), statements
    assert (up.board.turn, up.board.phase) == (0, Phase.PLAY)
    assert after(up, lay("QH QD QS"), throw("9C")).board.turn == 1
    last = table("9C", rules, phase="play", foot="QH QD QS 8C", melds=[ACES])
    thrown = after(last, throw("9C"))
    assert (hand(thrown), thrown.board.in_foot[0], thrown.board.turn) == ("QS QH QD 8C", True, 1)
    assert only(told(last, throw("9C")), FootTaken).by_discard


# Melds and books.


@pytest.mark.parametrize(("statement", "rules"), [("S001-15", CAMPUS), ("S004-28", PARTNERS)])
def test_three_of_any_rank_from_four_to_ace_begin_a_meld(statement: str, rules: RuleSet) -> None:
    for rank in "456789TJQKA":
        other = "9S" if rank != "9" else "8S"
        lying = "QS QS QS" if rank == "K" else "KS KS KS"
        now = table(f"{rank}C {rank}D {rank}H 9S 8S", rules, phase="play", melds=[lying], bare=True)
        groups = f"{rank}C {rank}D {rank}H", f"{rank}C {rank}D", f"{rank}C {rank}D {other}"
        assert [code(now, lay(cards)) for cards in groups] == [None, "too_few_cards", "mixed_ranks"], statement


@pytest.mark.parametrize(
    ("statements", "rules"), [(("S001-24", "S001-25"), CAMPUS), (("S002-22",), WEB), (("S004-30",), PARTNERS)]
)
def test_a_three_can_only_be_discarded(statements: Statements, rules: RuleSet) -> None:
    for three in ("3C", "3S", "3D", "3H"):
        now = table(f"{three} {three} {three} 2C KC KD", rules, phase="play", melds=[ACES])
        for cards in (f"{three} {three} {three}", f"{three} {three} 2C", f"KC KD {three}", f"{three} > 0"):
            assert code(now, lay(cards)) == "three", statements
        assert after(now, throw(three)).board.upcard == three


@pytest.mark.parametrize(("statement", "rules"), [("S000-81", FAMILY), ("S004-32", PARTNERS)])
def test_wilds_alone_are_not_a_meld(statement: str, rules: RuleSet) -> None:
    now = table("2C 2D 2H *R *B 9C", rules, phase="play", melds=[ACES])
    assert {code(now, lay(cards)) for cards in ("2C 2D *R", "2C 2D 2H *R *B")} == {"wild_only"}, statement


@pytest.mark.parametrize(("statement", "rules"), [("S000-29", FAMILY), ("S001-16", CAMPUS), ("S002-07", WEB)])
def test_melds_are_the_teams(statement: str, rules: RuleSet) -> None:
    added = after(table("KC 9C 8C 7C", rules, phase="play", seat=2, melds=["KD KH KS"]), lay("KC > 0"))
    assert (meld(added).naturals, len(added.board.melds[0]), added.board.melds[1]) == (4, 1, ()), statement
    rival = table("KC QC JC 9C", rules, phase="play", seat=1, melds=[ACES], their_melds=["KD KH KS"])
    assert [code(rival, lay(f"KC > {onto}")) for onto in (0, 1)] == ["mixed_ranks", "no_such_meld"]


@pytest.mark.parametrize(
    ("statements", "rules", "lying", "added", "kind"),
    [
        (("S000-35",), FAMILY, 5, "KC", None),
        (("S000-35",), FAMILY, 6, "KC", "clean"),
        (("S000-36",), FAMILY, 6, "2C", "dirty"),
        (("S000-36",), FAMILY, 5, "*R 2C", "dirty"),
        (("S000-36",), FAMILY, 4, "2C 2D *B", "dirty"),
        (("S001-17", "reading 1"), CAMPUS, 6, "KC", None),
        (("S001-17", "reading 1"), CAMPUS, 7, "KC", "clean"),
        (("S001-57",), replace(CAMPUS, book_size=7), 6, "KC", "clean"),
        (("S002-10",), WEB, 5, "KC", None),
        (("S002-10", "S002-11"), WEB, 5, "KC KD KH", "clean"),
        (("S002-11",), WEB, 6, "KC", "clean"),
        (("S002-12",), WEB, 6, "2C", "dirty"),
        (("S003-10",), COUPLES, 6, "2C", "dirty"),
        (("S003-10",), COUPLES, 4, "2C 2D 2H *R", "dirty"),
        (("S003-11",), COUPLES, 6, "KC", "clean"),
        (("S004-33", "S004-34"), PARTNERS, 6, "KC", "clean"),
        (("S004-33", "S004-35"), PARTNERS, 6, "2C", "dirty"),
    ],
)
def test_what_completes_a_book(
    statements: Statements, rules: RuleSet, lying: int, added: str, kind: str | None
) -> None:
    now = table(f"{added} 9C 8C", rules, phase="play", melds=[clean_book("K", lying)])
    events = told(now, lay(f"{added} > 0"))
    completed = [event.kind for event in events if isinstance(event, BookCompleted)]
    assert completed == ([] if kind is None else [kind]), statements


# Going out.


@pytest.mark.parametrize(
    ("statement", "rules", "melds", "missing"),
    [
        *[
            (statement, rules, books(rules, clean, dirty), missing)
            for statement, rules, clean, dirty, missing in (
                ("S000-34", FAMILY, 1, 3, (1, 0)),
                ("S000-41", FAMILY, 3, 1, (0, 1)),
                ("S000-41", FAMILY, 0, 0, (2, 2)),
                ("S000-34", FAMILY, 2, 2, (0, 0)),
                ("S000-91", replace(FAMILY, out_dirty=3), 2, 2, (0, 1)),
                ("S000-91", replace(FAMILY, out_dirty=3), 2, 3, (0, 0)),
                ("S003-34", COUPLES, 1, 3, (1, 0)),
                ("S003-34", COUPLES, 2, 2, (0, 1)),
                ("S003-34", COUPLES, 3, 1, (0, 2)),
                ("S003-34", COUPLES, 2, 3, (0, 0)),
                ("S004-70", PARTNERS, 1, 4, (1, 0)),
                ("S004-70", PARTNERS, 3, 0, (0, 2)),
                ("S004-70", PARTNERS, 2, 2, (0, 0)),
            )
        ],
        ("S001-27", CAMPUS, (clean_book("K", 8),), (0, 1)),
        ("S001-27", CAMPUS, (dirty_book("K", 8),), (1, 0)),
        ("S001-27", CAMPUS, (clean_book("K", 8), dirty_book("Q", 7)), (0, 1)),
        ("S001-27", CAMPUS, (clean_book("K", 7), dirty_book("Q", 8)), (1, 0)),
        ("S001-27", CAMPUS, (clean_book("K", 8), dirty_book("Q", 8)), (0, 0)),
        ("S002-34", WEB, (clean_book("K"), clean_book("Q")), (0, 1)),
        ("S002-34", WEB, (dirty_book("K"), dirty_book("Q", wilds="2D")), (1, 0)),
        ("S002-34", WEB, (clean_book("K", 6), dirty_book("Q")), (1, 0)),
        ("S002-34", WEB, (clean_book("K"), dirty_book("Q", 6)), (0, 1)),
        ("S002-34", WEB, (clean_book("K"), dirty_book("Q")), (0, 0)),
    ],
)
def test_books_that_going_out_needs(
    statement: str, rules: RuleSet, melds: tuple[str, ...], missing: tuple[int, int]
) -> None:
    now = table("9H", rules, phase="play", played_foot=(0, 2), melds=melds, bare=True)
    why = refusal(now, go_out(discard="9H"))
    assert why is None or isinstance(why, BooksMissing)
    assert ((0, 0) if why is None else (why.clean, why.dirty)) == missing, statement
    assert code(now, throw("9H")) == "keep_cards"
    assert code(table("9H", rules, phase="play", melds=melds), go_out(discard="9H")) == "not_in_foot"


@pytest.mark.parametrize(("statement", "rules"), [("S002-35", WEB), ("S004-71", PARTNERS)])
@pytest.mark.parametrize(
    ("in_foot", "played", "is_ready"),
    [((0,), (), False), ((0, 2), (), False), ((0,), (2,), True), ((), (0, 2), True)],
)
def test_the_partner_has_played_of_the_foot(
    statement: str, rules: RuleSet, in_foot: tuple[int, ...], played: tuple[int, ...], is_ready: bool
) -> None:
    melds = books(rules, 2, 2)
    why = refusal(
        table("9H", rules, phase="play", in_foot=in_foot, played_foot=played, melds=melds), go_out(discard="9H")
    )
    assert (why is None) == is_ready, statement
    assert why is None or (isinstance(why, PartnerNotReady) and (why.code, why.seat) == ("partners_foot", 2))


@pytest.mark.parametrize(
    ("statement", "rules", "wrong"),
    [
        ("S000-42", FAMILY, "final_discard"),
        ("S001-53", CAMPUS, "final_discard"),
        ("reading 14", WEB, "final_discard"),
        ("S001-68", replace(CAMPUS, final_discard="optional"), None),
        ("reading 14", COUPLES, None),
        ("S004-75", PARTNERS, None),
    ],
)
def test_the_very_last_card(statement: str, rules: RuleSet, wrong: str | None) -> None:
    now = table("KH QH", rules, phase="play", played_foot=(0, 2), melds=books(rules, 2, 3))
    assert code(now, go_out("KH > 0", "QH > 1")) == wrong, statement
    assert code(now, go_out("KH > 0", discard="QH")) is None
    assert code(now, go_out(discard="QH")) == code(now, go_out("KH > 0")) == "must_use_all"


@pytest.mark.parametrize(
    ("statements", "rules", "bonus"),
    [
        (("S000-43", "S000-59", "reading 15"), FAMILY, 0),
        (("S001-13", "S001-26", "S001-37"), CAMPUS, 100),
        (("S002-04", "S002-46"), WEB, 100),
        (("S003-35", "reading 15"), COUPLES, 0),
        (("S004-69", "S004-88"), PARTNERS, 100),
    ],
)
def test_going_out_ends_the_round_and_brings_its_bonus(statements: Statements, rules: RuleSet, bonus: int) -> None:
    played = (0, 2) if rules.partners_foot == "played" else (0,)
    setting = table("9H", rules, phase="play", played_foot=played, melds=books(rules, 2, 3), hands={2: "AS"}, bare=True)
    moves: tuple[Move, ...] = (go_out(discard="9H"), *([Answer(True)] if rules.permission else []))
    over = after(setting, *moves)
    assert (over.board.phase, over.board.out, over.hands[0], over.hands[2]) == (Phase.ENDED, 0, (), ("AS",)), statements
    assert code(over, Draw()) == "wrong_phase"
    events = told(setting, *moves)
    assert only(events, WentOut).seat == only(events, RoundEnded).out == 0
    assert [line.bonus for line in scores(setting, *moves)] == [bonus, 0]
    assert [line.bonus for line in scores(table(rules=rules, stock="", bare=True), Pass())] == [0, 0]


@pytest.mark.parametrize(("statements", "rules"), [(("S001-28",), CAMPUS), (("S004-72", "S004-74"), PARTNERS)])
def test_the_partner_is_asked(statements: Statements, rules: RuleSet) -> None:
    now = table("KH QH", rules, phase="play", played_foot=(0, 2), melds=books(rules, 2, 2))
    move = go_out("KH > 0", discard="QH")
    asking, asked = only(told(now, move), PermissionAsked), after(now, move)
    assert (asking.seat, asking.cards) == (0, 2), statements
    board = asked.board
    assert (board.phase, board.mover, board.out, board.melds) == (Phase.ANSWER, 2, None, now.board.melds)
    assert code(asked, throw("QH")) == "wrong_phase"
    agreed, refused = after(asked, Answer(True)), after(asked, Answer(False))
    assert (agreed.board.out, agreed.hands[0], agreed.board.upcard) == (0, (), "QH")
    assert (refused.hands, refused.board.melds, refused.board.mover) == (now.hands, now.board.melds, 0)
    assert code(refused, move) == "refused"
    assert after(refused, throw("QH")).board.turn == 1


@pytest.mark.parametrize(
    ("statements", "rules"),
    [
        (("S000-09", "S000-66"), FAMILY),
        (("S001-54",), CAMPUS),
        (("S002-01", "S002-48"), WEB),
        (("S003-47",), COUPLES),
    ],
)
def test_after_four_rounds_the_highest_total_wins(statements: Statements, rules: RuleSet) -> None:
    assert "4:2v2" in rules.tables
    third, fourth, tie = (
        after(table("KC", rules, stock="", n=n, totals=(total, 105), bare=True), Pass())
        for n, total in ((3, 100), (4, 120), (4, 115))
    )
    assert (third.board.is_match_over, third.board.totals) == (False, (90, 105)), statements
    assert next_round(third).board.round == 4
    assert fourth.board.is_match_over
    assert (fourth.board.totals, fourth.board.winners, tie.board.winners) == ((110, 105), (0,), (0, 1))
    assert there(why_not_deal(fourth.board, Dealer(1).deal(fourth.board))).code == "game_over"
