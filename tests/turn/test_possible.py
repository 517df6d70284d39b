import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.cards import is_wild, parse_cards
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.draft import Draft, is_over_with
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from game.turn.possible import MOST_ROWS, PossibleKind, in_rows, possible
from tests.ai.brain.rounds import dealt_rounds
from tests.build import lay, my_view, table, take, throw
from tests.ui.table.crowded import crowded

MELDS = {PossibleKind.OPEN, PossibleKind.CLOSE, PossibleKind.ADD, PossibleKind.BEGIN, PossibleKind.WILD}


@pytest.mark.parametrize("rules", ["web", pytest.param("partners", marks=pytest.mark.slow), "family"])
def test_all_that_is_listed_is_legal_and_nothing_is_missing(rules: PresetId) -> None:
    table = next(dealt_rounds(preset(rules), 4, 2, 5))
    moments = 0
    while table.board.phase != Phase.ENDED:
        view = view_of(table, table.board.mover)
        things = possible(view, None)
        if table.board.phase in (Phase.DRAW, Phase.PLAY):
            moments += 1
            legal = {type(move) for move in candidates(view)}
            kinds = {one.kind for one in things}
            for kind, move in (
                (PossibleKind.DRAW, Draw),
                (PossibleKind.DISCARD, Discard),
                (PossibleKind.HOLD, Hold),
                (PossibleKind.GO_OUT, GoOut),
            ):
                assert (kind in kinds) == (move in legal), (kind, moments)
            if MeldCards in legal:
                assert kinds & {
                    PossibleKind.OPEN,
                    PossibleKind.CLOSE,
                    PossibleKind.ADD,
                    PossibleKind.BEGIN,
                    PossibleKind.WILD,
                }
            assert all(one.move is None or why_not(view, one.move) is None for one in things)
            assert all(one.words for one in things)
            rows = in_rows(things, None)
            assert 0 < len(rows) <= MOST_ROWS
            assert list(things) == sorted(things, key=lambda one: one.kind.value)
            assert sum(1 + row.more for row in rows) >= len(things) or len(rows) == MOST_ROWS
        else:
            assert things == ()
        table = apply(table, Normal().decide(view, Think())).table
    assert moments > 50


def test_more_of_a_kind_become_one_row_that_opens() -> None:
    melds = ("7S 7H 7D", "9S 9H 9D", "JS JH JD", "QS QH QD", "4S 4H 4D")
    view = view_of(crowded("4-2v2", "2S AC KD", melds=melds, phase="play"), 0)
    things = possible(view, None)
    (row,) = [one for one in in_rows(things, None) if one.kind is PossibleKind.WILD]
    assert row.more == 4
    first = next(one for one in things if one.kind is PossibleKind.WILD)
    assert (row.cards, row.onto, row.words) == (first.cards, first.onto, "Use a wild card")
    opened = in_rows(things, PossibleKind.WILD)
    assert len(opened) == 5
    assert {one.cards for one in opened} == {parse_cards("2S")}


def test_a_wild_card_on_a_clean_meld_says_what_it_costs() -> None:
    view = view_of(crowded("4-2v2", "2S AC KD", melds=("QS QH QD QC QS QH", "JS JH 2D"), phase="play"), 0)
    things = possible(view, None)
    assert PossibleKind.CLOSE not in {one.kind for one in things}
    assert [one.words for one in things if one.kind is PossibleKind.WILD] == [
        "Add a two to jacks",
        "Complete queens with a two: dirty",
    ]


@pytest.mark.parametrize(
    ("laid", "first"),
    [("KD KC", "Add a two, then play"), ("KD KC 2S", "Play what's laid out"), ("AC", "Take the cards back")],
)
def test_laid_cards_that_fall_short_say_what_would_do(laid: str, first: str) -> None:
    view = view_of(crowded("4-2v2", "2S AC KD KC 9C", melds=("QS QH QD",), phase="play"), 0)
    things = possible(view, Draft(groups=(Group(parse_cards(laid)),)))
    assert things[0].words == first
    assert all(one.move is None or why_not(view, one.move) is None for one in things)


def test_what_completes_laid_cards_leaves_none_like_them_laid_out() -> None:
    """Given two laid kings, and two more like them in the hand. The bug: those lay there once the first were melded."""
    view = view_of(crowded("4-2v2", "KS KD KD KC KC 9C", melds=("QS QH QD",), phase="play"), 0)
    laid = Draft(groups=(Group(parse_cards("KD KC")),))
    assert possible(view, laid)[0].move == lay("KD KC KS")
    assert is_over_with(view, laid, lay("KD KC KS"))
    assert not is_over_with(view, laid, lay("QC > 0"))


@pytest.mark.parametrize(("melds", "move"), [((), None), (("9C 9D 2D 9H",), take("2S > 1"))])
def test_the_pile_in_the_list_spoils_no_clean_meld(melds: tuple[str, ...], move: Move | None) -> None:
    """Given a two on the pile, the row takes it onto the dirty meld, or leaves the place to be chosen, as its button
    does. The bug: it took it onto the first meld at once, and turned that dirty.
    """
    view = my_view(table("4S 5S 6S 7S", preset("campus"), pile="5D 2S", melds=("8C 8S 8D 8H", *melds)))
    (row,) = [one for one in possible(view, None) if one.kind is PossibleKind.TAKE]
    assert (row.move, row.action) == (move, "take")


def test_what_completes_a_pile_take_melds_the_bottom_card_too() -> None:
    rules = replace(preset("web"), take_bottom=True, take_count=4, opening=(0,))
    view = my_view(table("KH KD 9C 9D 8C", rules, pile="9S 5S 6S KS"))
    row = possible(view, Draft("take", (Group(parse_cards("KS KH")),)))[0]
    assert row.cards == parse_cards("KD 9D 9C")
    assert row.move is not None
    assert why_not(view, row.move) is None


EIGHTS = ("KS KH KD", "8C 8S 8D 8H")
BOOK = ("KS KH KD KC KS KH KD",)
TAKE = take("JC JC JH JD")
TWOS = "Add a two to kings: dirty", "Add a two to eights: dirty"
THREE_QUEENS = "Start queens with these three"


@pytest.mark.parametrize(
    ("hand", "melds", "rows"),
    [
        ("KC KD 4S 9C", EIGHTS, ["Add two kings to kings"]),
        ("QC QD 4S 9C", EIGHTS, []),
        ("QC QD QH QS 4S", EIGHTS, ["Start queens with these four"]),
        ("QC QD 2C 4S 9C", EIGHTS, [THREE_QUEENS, *TWOS]),
        ("QC QD QH 2C 4S 9C", EIGHTS, [THREE_QUEENS, "Start queens with these four", *TWOS]),
        ("KC 2C 4S 9C", EIGHTS, ["Add a king to kings", *TWOS]),
        ("*R 4S 9C", EIGHTS, ["Add a joker to kings: dirty", "Add a joker to eights: dirty"]),
        ("*R 2C 4S 9C", EIGHTS, list(TWOS)),
        ("KC 4S 9C", ("KS KH KD KC KS KH",), ["Complete the kings: clean book"]),
        ("KC 4S 9C", BOOK, ["Add a king to kings"]),
    ],
)
def test_what_can_be_melded_is_listed_as_most_people_would_do_it(
    hand: str, melds: tuple[str, ...], rows: list[str]
) -> None:
    things = possible(my_view(table(hand, phase="play", melds=melds)), None)
    assert [one.words for one in things] == [*rows, "Discard any card: your turn ends"]
    assert all((one.kind is PossibleKind.WILD) == any(map(is_wild, one.cards)) for one in things)


def test_in_the_foot_one_card_is_left_for_the_discard() -> None:
    things = possible(my_view(table("KC KD 4S", phase="play", melds=EIGHTS, in_foot=(0,))), None)
    assert [one.words for one in things] == ["Add a king to kings", "Discard any card: your turn ends"]


@pytest.mark.parametrize(
    ("groups", "first"),
    [
        (("KC KD > 0",), ["Add two kings to kings"]),
        (("KC KD > 0", "QC QD QH"), ["Add two kings to kings", THREE_QUEENS]),
        (("KC > 0", "QC QD QH"), ["Add a king to kings", THREE_QUEENS]),
        (("QC QD QH", "2C > 2"), [THREE_QUEENS]),
    ],
)
def test_each_part_of_an_advised_meld_has_its_own_row(groups: tuple[str, ...], first: list[str]) -> None:
    view = my_view(table("KC KD QC QD QH 2C 4S 9C", phase="play", melds=EIGHTS))
    things = possible(view, None, lay(*groups))
    assert [one.words for one in things if one.is_advised] == first == [one.words for one in things[: len(first)]]
    assert [one.move for one in things[: len(first)]] == [lay(group) for group in groups[: len(first)]]
    assert len(things) == len({(one.number, one.words) for one in things})
    assert {one.kind for one in things} >= {PossibleKind.WILD, PossibleKind.DISCARD}


@pytest.mark.parametrize(
    ("hand", "phase", "move", "row"),
    [
        ("KC 4S 9C", "draw", Draw(), (PossibleKind.DRAW, "Draw two from the stock", ())),
        ("AC AD AH 4S", "play", lay("AC AD AH"), (PossibleKind.OPEN, "Open with these cards", ("AC", "AD", "AH"))),
        ("JC JH JD 4S", "draw", TAKE, (PossibleKind.TAKE, "Take the pile: three jacks", ("JC", "JH", "JD"))),
    ],
)
def test_an_advised_move_takes_the_place_of_its_row(
    hand: str, phase: str, move: Move, row: tuple[PossibleKind, str, tuple[str, ...]]
) -> None:
    """First, with its own cards, and at once; the row that only names the kind is gone: the bug was a pile taken with
    the two jacks of another take, less the one that is like the upcard.
    """
    melds = EIGHTS if hand[0] in "KJ" else ()
    things = possible(my_view(table(hand, phase=phase, melds=melds, pile="5C JC")), None, move)
    assert (things[0].kind, things[0].words, things[0].cards) == row
    assert (things[0].move, things[0].is_advised) == (move, True)
    assert not [one for one in things[1:] if one.kind is row[0]]


def test_a_discard_is_the_last_row_also_where_it_is_advised() -> None:
    """Who opens the list wants to know what else can be done."""
    view = my_view(table("KC 4S 9C", phase="play", melds=("KS KH KD",)))
    *others, last = possible(view, None, throw("4S"))
    assert (last.words, last.is_advised) == ("Discard any card: your turn ends", False)
    assert others


def test_out_of_turn_nothing_is_possible() -> None:
    away = view_of(table("4C 5C", seat=1, hands={0: "AC AD AH 4S"}, phase="play"), 0)
    assert possible(away, None) == possible(away, Draft(groups=(Group(parse_cards("AC AD")),))) == ()
