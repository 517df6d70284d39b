import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.draft import (
    Draft,
    DraftKind,
    NewGroup,
    OnDiscard,
    OnMeld,
    Staged,
    Target,
    add,
    begin_take,
    can_finish,
    finish,
    free_cards,
    is_over_with,
    joined,
    lift,
    may_add,
    missing,
    move_of_draft,
    points,
    staged,
    staged_opening,
    take_back,
    take_back_discard,
)
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards, Move
from game.engine.refusal import CardsLeftOver, OpeningTooLow, SecondMeld
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import PlayerView
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.build import (
    CAMPUS,
    COUPLES,
    FAMILY,
    PARTNERS,
    WEB,
    books,
    cards,
    clean_book,
    dirty_book,
    group,
    my_view,
    table,
)
from tests.readings.cites import cites

NEW = NewGroup()
DISCARD = OnDiscard()


def built(view: PlayerView, draft: Draft, *drops: tuple[str, Target]) -> Draft:
    """The draft after drops that must all be allowed."""
    for text, target in drops:
        assert may_add(view, draft, cards(text), target) is None, text
        draft = add(view, draft, cards(text), target)
    return draft


def verdict(now: Table, text: str, target: Target, draft: Draft | None = None) -> str | None:
    """The code against one drop, None when it is allowed."""
    refusal = may_add(my_view(now), draft or Draft(), cards(text), target)
    return None if refusal is None else refusal.code.value


def lacks(view: PlayerView, draft: Draft) -> str | None:
    """The code of what the draft lacks."""
    refusal = missing(view, draft)
    return None if refusal is None else refusal.code.value


# Drafts of melds.


def test_an_opening_is_built_card_by_card_and_becomes_a_move() -> None:
    view = my_view(table("KH KD KS QH QD 2C 9C", WEB, phase="play"))
    draft = built(view, Draft(), ("KH", NEW), ("QH", NEW), ("KD", Staged(0)))
    assert (points(view, draft), lacks(view, draft)) == (30, "too_few_cards")
    draft = built(view, draft, ("KS", Staged(0)), ("QD 2C", Staged(1)))
    assert (points(view, draft), lacks(view, draft)) == (70, None)
    assert draft.move() == MeldCards((group("KH KD KS"), group("QH QD 2C")))
    assert free_cards(view, draft) == ("9C",)
    assert " ".join(staged(draft)) == "KH KD KS QH QD 2C"


def test_a_draft_below_the_minimum_says_how_much_it_lacks() -> None:
    for rules, fix in ((WEB, ("*R",)), (replace(WEB, open_natural=True), ())):  # a joker would make it dirty
        view = my_view(table("KH KD KS *R 9C", rules, phase="play"))
        refusal = missing(view, built(view, Draft(), ("KH KD KS", NEW)))
        assert isinstance(refusal, OpeningTooLow)
        assert (refusal.code, refusal.have, refusal.need, refusal.fix) == ("opening_minimum", 30, 50, fix)


def test_drops_on_one_meld_join_one_group() -> None:
    view = my_view(table("KH KD 2C 9C 8C", WEB, phase="play", melds=["KC KS KS"]))
    draft = built(view, Draft(), ("2C", OnMeld(0)), ("KH", OnMeld(0)))
    assert draft.groups == (group("2C KH > 0"),)
    assert lacks(view, draft) is None


@pytest.mark.parametrize(
    ("text", "target", "code"),
    [
        ("3H", NEW, "three"),
        ("3C", OnMeld(0), "three"),
        ("KH QH", NEW, "mixed_ranks"),
        ("KH", OnMeld(0), "mixed_ranks"),
        ("2C", OnMeld(2), "closed_book"),
        ("JH JD JS", NEW, "second_meld"),
        ("KH", OnMeld(7), "no_such_meld"),
        ("AS", NEW, "not_in_hand"),
        ("2C 2D 2H", NEW, None),
        ("KH 2C 2D 2H", NEW, "wild_limit"),
        ("KH 2C 2D", NEW, None),
        ("KH", DISCARD, "must_use_all"),
        ("QH", NEW, None),
        ("KH KD", NEW, None),
    ],
)
def test_what_may_be_dropped_where(text: str, target: Target, code: str | None) -> None:
    melds = ["AC AD AH", "JC JC JC", clean_book("T")]
    hand = "3H 3C KH KD QH QD QS JH JD JS 2C 2D 2H 9C"
    assert verdict(table(hand, WEB, phase="play", melds=melds), text, target) == code


def test_wilds_wait_for_naturals_that_the_hand_can_add() -> None:
    now = table("KH KD 2C 2D 2H 9C", WEB, phase="play", melds=["AC AD AH"])
    assert verdict(now, "2C 2D", NEW) is None
    assert verdict(now, "2C 2D 2H", NEW) == "wild_only"
    for others in ("KH", "3C 3S 3C", "2S 2H *R"):
        without = table(f"{others} 2C 2D 9C", WEB, phase="play", melds=["AC AD AH"])
        assert verdict(without, "2C", NEW) == "wild_only"


def test_wilds_onto_a_full_meld_wait_for_naturals_too() -> None:
    with_king = table("KH 2S 9C 8C", WEB, phase="play", melds=["KC KD 2C 2D"])
    assert verdict(with_king, "2S", OnMeld(0)) is None
    assert lacks(my_view(with_king), built(my_view(with_king), Draft(), ("2S", OnMeld(0)))) == "wild_limit"
    without = table("QH 2S 9C 8C", WEB, phase="play", melds=["KC KD 2C 2D"])
    assert verdict(without, "2S", OnMeld(0)) == "wild_limit"


def test_a_staged_book_lets_a_second_meld_begin_where_that_needs_closing() -> None:
    view = my_view(table("KC KD KH KS 9C", PARTNERS, phase="play", melds=[clean_book("K", 6)], bare=True))
    for before in (Draft(), Draft(groups=(group("9C > 1"),))):  # on a meld that is taken back since
        assert isinstance(may_add(view, before, cards("KD KH KS"), NEW), SecondMeld)
    draft = built(view, Draft(), ("KC", OnMeld(0)), ("KD KH KS", NEW))
    assert lacks(view, draft) is None


def test_a_wild_may_begin_a_dirty_meld_beside_a_meld_of_wilds() -> None:
    rules = replace(WEB, wild_melds="allowed")
    now = table("2C KH KD 9C", rules, phase="play", melds=["2D 2H *R"])
    assert verdict(now, "2C", NEW) is None
    view = my_view(now)
    assert lacks(view, built(view, Draft(), ("2C", NEW), ("KH KD", Staged(0)))) is None
    assert verdict(table("2C KH QD 9C", rules, phase="play", melds=["2D 2H *R"]), "2C", NEW) == "second_meld"


def test_a_staged_card_cannot_be_staged_twice() -> None:
    view = my_view(table("KH QH 9C", WEB, phase="play", melds=["KC KD KS"]))
    draft = built(view, Draft(), ("KH", OnMeld(0)))
    refusal = may_add(view, draft, cards("KH"), OnMeld(0))
    assert refusal is not None
    assert refusal.code == "not_in_hand"


def test_cards_come_back_one_by_one() -> None:
    view = my_view(table("KH KD KS QH 9C", WEB, phase="play", melds=["QC QD QS"]))
    draft = built(view, Draft(), ("KH KD KS", NEW), ("QH", OnMeld(0)))
    fewer = take_back(draft, 0, 1)
    assert fewer.groups == (group("KH KS"), group("QH > 0"))
    assert "KD" in free_cards(view, fewer)
    assert take_back(draft, 1, 0).groups == (group("KH KD KS"),)
    assert take_back(take_back(take_back(draft, 0, 0), 0, 0), 0, 0).groups == (group("QH > 0"),)
    assert not draft.is_empty
    assert Draft().is_empty


def holding(hand: str, *melds: str, rules: RuleSet = WEB, phase: str = "play", in_foot: bool = False) -> PlayerView:
    """What a player sees who is to move, with these cards and melds."""
    now = table(
        hand, rules, phase=phase, pile="5C JS" if phase == "draw" else "", melds=melds, played_foot=(0,) * in_foot
    )
    return my_view(now)


KINGS = clean_book("K")
LAST = (KINGS, dirty_book("9"), "JC JD JH", "8C 8D 8H")
ALONE = replace(WEB, partners_foot="none")
SPARING = replace(WEB, closed_book="sealed", wild_limit="fewer")
EACH_WILD = replace(WEB, wild_melds="allowed")


@pytest.mark.parametrize(
    ("view", "draft", "text", "target", "fits"),
    [
        (holding("KC 2D 9C 8C", "KH KD KS", rules=SPARING), Draft(), "KC 2D", NEW, "KC 2D"),
        (holding("KC 2D 2C 9C 8C", "KH KD 2S", rules=SPARING), Draft(), "KC 2D 2C", NEW, "KC 2D"),
        (holding("2D 2C 2H 9C KC", KINGS, rules=SPARING), Draft(), "2D KC", NEW, ""),
        (holding("JH JD 2C 9C 8C", clean_book("J")), Draft(), "JH JD 2C", NEW, "JH JD"),
        (holding("2C 2D 9C 8C", "2H 2S *R", rules=EACH_WILD), Draft(), "2C 2D", NEW, "2C 2D"),
        # a six went from the joker to the six laid out, where the joker would stay alone, unless a pair can join it;
        # whichever was laid out first
        (holding("6C 6S *B 9C KD", "KH KD KS"), Draft(groups=(group("6C"), group("*B"))), "6S", Staged(1), ""),
        (holding("6C 6S *B 9C KD", "KH KD KS"), Draft(groups=(group("*B"), group("6C"))), "6S", Staged(0), ""),
        (
            holding("6C 6S 6H *B 9C 9D KD", "KH KD KS"),
            Draft(groups=(group("6C"), group("*B"))),
            *("6S", Staged(1), "6S"),
        ),
        # of the last three cards one king can go to the kings, and two only where nothing is left to do
        (holding("KC KS 9D", "KH KD KS", in_foot=True), Draft(), "KC KS", NEW, "KC"),
        (holding("KC KS", "KH KD KS", in_foot=True), Draft(), "KC KS", NEW, ""),
        (holding("KC KS 9D 9H", "KH KD KS", in_foot=True), Draft(), "KC KS", NEW, "KC KS"),
        # with the last card but one they go out; with all the others laid out nothing is left to discard
        (holding("9D JS", *LAST, rules=ALONE, in_foot=True), Draft(), "JS", NEW, "JS"),
        (
            holding("JS 8S 8C", *LAST, rules=ALONE, in_foot=True),
            Draft("go_out", (group("8S 8C > 3"),)),
            *("JS", NEW, ""),
        ),
        # beside other melds that are laid out what goes on the meld is one more part of the move
        (holding("JC JD 9H 9D 9S 5C", "JH JS JC"), Draft(groups=(group("9H 9D"),)), "JC JD", NEW, "JC JD"),
        # the upcard goes there with its pair only
        (holding("JC JD 9H 8C", "JH JS JC", phase="draw"), Draft("take"), "JS JD JC", NEW, "JS JD JC"),
        (holding("JC 9H 8C", "JH JS JC", phase="draw"), Draft("take"), "JS JC", NEW, ""),
    ],
)
def test_a_second_meld_names_the_cards_that_go_on_the_first(
    view: PlayerView, draft: Draft, text: str, target: Target, fits: str
) -> None:
    refusal = may_add(view, draft, cards(text), target)
    assert isinstance(refusal, SecondMeld)
    assert (refusal.fits, refusal.whole) == (cards(fits), fits == text)


# Pile takes.


def test_the_other_cards_of_the_pile_are_not_in_the_draft() -> None:
    view = my_view(table("KH KD 9C 8C", WEB, pile="AC *R KS"))
    assert free_cards(view, Draft("take")) == ("KH", "KD", "9C", "8C", "KS")
    refusal = may_add(view, begin_take(view), cards("*R"), Staged(0))
    assert refusal is not None
    assert refusal.code == "not_in_hand"


def test_opening_with_the_pile_is_built_up_to_the_minimum() -> None:
    view = my_view(table("KH KD QH QD QS 9C", WEB, pile="5S KS"))
    draft = begin_take(view)
    assert (points(view, draft), lacks(view, draft)) == (30, "opening_minimum")
    assert lacks(view, built(view, draft, ("QH QD QS", NEW))) is None


SEALED = replace(WEB, closed_book="sealed", second_meld="after_closing")


@pytest.mark.parametrize(
    ("rules", "melds", "upcard", "begins"),
    [
        # on a meld of its rank where there is one, an open one rather than a book, with the pair where that is needed
        (WEB, ["KC KC KC"], "KS", "KS KH KD > 0"),
        (CAMPUS, ["KC KC KC"], "KS", "KS > 0"),
        (CAMPUS, ["AC AD AH"], "KS", "KS KH KD"),
        (PARTNERS, ["KC KC KC"], "KS", "KS KH KD > 0"),
        (PARTNERS, [KINGS], "KS", "KS KH KD > 0"),
        (FAMILY, ["KC KC KC"], "KS", "KS KH KD > 0"),
        (FAMILY, [KINGS, "KC KC KS"], "KS", "KS KH KD > 1"),
        (FAMILY, ["AC AD AH"], "KS", "KS KH KD"),
        (SEALED, [KINGS], "KS", "KS KH KD"),
        # a wild never makes a clean meld dirty: on a dirty one, with a natural where that makes room, or alone
        (CAMPUS, ["KC KC KD"], "2S", "2S"),
        (CAMPUS, ["KC KC KD", "QC QC QD 2D"], "2S", "2S > 1"),
        (CAMPUS, ["KC KC 2D"], "2S", "2S KH > 0"),
        (CAMPUS, [dirty_book("A", 8), "QC QC QD 2D"], "2S", "2S > 1"),
        (CAMPUS, ["AC AC AD AD"], "2S", "2S"),
        (replace(WEB, take_with="pair_or_meld"), ["QC QD QH"], "QS", "QS > 0"),
        # alone without a pair; wilds with theirs
        (WEB, ["AC AD AH"], "QS", "QS"),
        (WEB, ["AC AD AH"], "9S", "9S"),
        (EACH_WILD, ["KC KD KS"], "2S", "2S 2D 2C"),
        (EACH_WILD, ["KC KD KS", "2H 2S *R"], "2S", "2S 2D 2C > 1"),
        # nothing where an open team need not meld it; before that it is laid out
        (COUPLES, ["AC AD AH"], "KS", ""),
        (COUPLES, [], "KS", "KS KH KD"),
        (WEB, ["AC AD AH"], "", ""),
    ],
)
def test_where_the_upcard_begins(rules: RuleSet, melds: list[str], upcard: str, begins: str) -> None:
    view = my_view(
        table("KH KD KD 2C 2D 9C 8C", rules, pile=f"5C 5D 5H {upcard}" if upcard else "", melds=melds, bare=True)
    )
    draft = begin_take(view)
    assert draft == Draft("take", (group(begins),) if begins else ())
    assert (missing(view, draft) is None) == (why_not(view, draft.move()) is None)


@cites("option take_bottom")
def test_the_bottom_card_finds_its_place() -> None:
    for bottom, melds, held in (
        ("AS", ["AC AD AH"], "KH KD 9C"),
        ("KC", ["AC AD AH"], "KH KD 9C"),
        ("9S", ["AC AD AH"], "KH KD 9C 9D 8C"),
    ):
        now = table(
            held, replace(WEB, take_bottom=True, take_count=4, opening=(0,)), pile=f"{bottom} 5S 6S KS", melds=melds
        )
        view = my_view(now)
        played = move_of_draft(view, begin_take(view))
        assert why_not(view, played) is None
        assert bottom in [card for group in played.groups for card in group.cards]


def test_the_upcard_can_be_taken_back_and_laid_elsewhere() -> None:
    view = my_view(table("KH KD 9C 8C", FAMILY, pile="5S KS", melds=["KC KC KC"]))
    out = begin_take(view)
    for _ in range(3):
        out = lift(out, 0, 0)
    moved = built(view, out, ("KS", NEW), ("KH KD", Staged(0)))
    assert moved == Draft("take", (group("KS KH KD"),))
    assert lacks(view, moved) is None


# Going out.


def ready_view(hand: str, rules: RuleSet = WEB, refused: bool = False) -> PlayerView:
    """A player of the foot whose team has the books and whose partner has played, or has said no."""
    melds = books(rules, 2, 3)
    view = my_view(table(hand, rules, phase="play", played_foot=(0, 2), melds=melds, bare=True))
    return replace(view, board=replace(view.board, refused=refused))


@pytest.mark.parametrize(
    ("rules", "queens"),
    [
        (replace(COUPLES, final_discard="never", out_dirty=0), "QC QD QH QC QD QH QC"),
        (replace(COUPLES, out_dirty=0), "QC QD QH QC QD QH"),
    ],
)
def test_the_last_meld_turns_what_leaves_one_card_into_going_out(rules: RuleSet, queens: str) -> None:
    melds = ["KC KD KH KS KC KD KH", queens]
    view = my_view(table("KS QS", rules, phase="play", in_foot=(0,), melds=melds))
    draft = built(view, Draft(), ("KS", OnMeld(0)))
    assert (draft.kind, lacks(view, draft)) == ("go_out", "must_use_all")
    assert lacks(view, built(view, draft, ("QS", OnMeld(1)))) is None


@pytest.mark.parametrize(("last", "number"), [("2S", 5), ("2S", 6), ("KS", 0), ("KS", 7)])
def test_a_way_out_may_begin_on_any_meld(last: str, number: int) -> None:
    """Given a two for an open meld, dirty or clean, and a king for a book or the second meld of kings, going out goes
    on from each; a search that laid the card elsewhere said of all other places that they can't.
    """
    melds = [*books(PARTNERS, 2, 3), "5S 5C 5D 5H 2C", "6S 6C 6D", "KS KC KD"]
    view = my_view(table(f"{last} 9C", PARTNERS, phase="play", played_foot=(0, 2), melds=melds, bare=True))
    draft = built(view, Draft(), (last, OnMeld(number)))
    assert (draft.kind, can_finish(view, draft)) == ("go_out", True)


def test_melding_too_much_in_the_foot_turns_into_going_out() -> None:
    view = ready_view("KS QS 9S", PARTNERS)
    draft = built(view, Draft(), ("KS", OnMeld(0)))
    assert draft.kind == "meld"
    draft = built(view, draft, ("QS", OnMeld(1)))
    assert (draft.kind, lacks(view, draft)) == ("go_out", "must_use_all")
    done = built(view, draft, ("9S", DISCARD))
    assert done.move() == GoOut((group("KS > 0"), group("QS > 1")), cards("9S")[0])
    assert lacks(view, done) is None
    assert free_cards(view, done) == ()
    assert [*staged(done)][-1] == "9S"


def test_taking_the_discard_back_makes_it_mere_melds_again() -> None:
    view = ready_view("KS QS 9S", PARTNERS)
    done = built(view, Draft(), ("KS", OnMeld(0)), ("QS", OnMeld(1)), ("9S", DISCARD))
    back = take_back_discard(done)
    assert (back.kind, back.discard, back.groups) == ("meld", None, done.groups)
    assert take_back(done, 0, 0).kind == "go_out"
    assert take_back(back, 0, 0) == Draft("meld", (group("QS > 1"),))


def with_sevens(rules: RuleSet) -> PlayerView:
    """The same, with a seven that goes on a meld and is no discard to go out with."""
    rules = replace(rules, sevens_kept=True)
    melds = [*books(rules, 2, 3), "7C 7D 7H"]
    return my_view(table("KS QS 7S", rules, phase="play", played_foot=(0, 2), melds=melds, bare=True))


@pytest.mark.parametrize(
    ("view", "kind", "lack"),
    [
        # one card may be kept; no discard is needed; one is needed; the team may not go out; it was refused
        (ready_view("KS QS 9S"), "meld", None),
        (ready_view("KS QS", COUPLES), "go_out", None),
        (ready_view("KS QS 9S", replace(PARTNERS, final_discard="required")), "go_out", "must_use_all"),
        (ready_view("KS QS"), "meld", "keep_cards"),
        (
            my_view(table("KS QS 9S", PARTNERS, phase="play", in_foot=(0,), melds=["KC KD KH", "QC QD QH"])),
            "meld",
            "keep_cards",
        ),
        (ready_view("KS QS 9S", PARTNERS, refused=True), "meld", "keep_cards"),
        # a seven that may not be the last discard: it is too few, unless it can be melded
        (ready_view("KS QS 7S", replace(PARTNERS, sevens_kept=True)), "meld", "keep_cards"),
        (with_sevens(PARTNERS), "go_out", "must_use_all"),
        (with_sevens(replace(PARTNERS, permission=False)), "go_out", "must_use_all"),
        (with_sevens(replace(PARTNERS, final_discard="required")), "meld", "keep_cards"),
    ],
)
def test_what_turns_into_going_out(view: PlayerView, kind: str, lack: str | None) -> None:
    draft = built(view, Draft(), ("KS", OnMeld(0)), ("QS", OnMeld(1)))
    assert (draft.kind, lacks(view, draft)) == (kind, lack)


@pytest.mark.parametrize(
    ("rule", "kind", "in_foot", "verdict"),
    [
        ("black_last", "meld", True, None),
        ("black_last", "go_out", True, None),
        ("black_last", "take", True, "three"),
        ("black_last", "meld", False, "three"),
        ("black_in_foot", "meld", True, None),
        ("black_in_foot", "meld", False, "three"),
        ("no", "meld", True, "three"),
    ],
)
def test_where_threes_may_be_laid_out(rule: str, kind: DraftKind, in_foot: bool, verdict: str | None) -> None:
    there = (0, 2) if in_foot else ()
    rules = ruleset_from({"base": "partners", "meld_threes": rule})
    now = table("3C 3S 3C 9S", rules, phase="play", played_foot=there, melds=books(rules, 2, 3), bare=True)
    view = my_view(now)
    refusal = may_add(view, Draft(kind), cards("3C 3S 3C"), NEW)
    assert (refusal and refusal.code) == verdict
    if refusal is None and kind == "meld":
        assert add(view, Draft(), cards("3C 3S 3C"), NEW).kind == "go_out"


def test_only_one_card_is_the_last_discard() -> None:
    view = ready_view("KS QS 9S 8S", PARTNERS)
    draft = Draft("go_out", (group("KS > 0"),))
    assert may_add(view, draft, cards("QS 9S"), DISCARD) == CardsLeftOver(3)
    with_last = add(view, draft, cards("9S"), DISCARD)
    assert free_cards(view, with_last) == ("QS", "8S")
    assert may_add(view, with_last, cards("8S"), DISCARD) is not None
    assert may_add(view, Draft(), cards("9S"), DISCARD) is not None


# Finishing what is laid out.


@pytest.mark.parametrize(
    ("view", "begun", "finished"),
    [
        # what each group lacks, and no more; a wild gets naturals and keeps its place
        (holding("KH KD KS QH QD QS 9C", "AC AD AH"), ["KH", "QH"], ["KH KS KD", "QH QS QD"]),
        (holding("KH KD QH QD QS 2C 9C", "AC AD AH"), ["2C", "QH QD QS"], ["KH 2C KD", "QH QD QS"]),
        (holding("KH KD KS 2C 9C", "AC AD AH"), ["KH 2C"], ["KH 2C KS"]),
        (holding("KH KD KS 2C 9C", "AC AD AH"), ["2C > 0", "KH KD"], ["2C > 0", "KH KD KS"]),
        (holding("KH KD 9C", "AC AD AH"), ["KH KD"], None),
        # with melds beside it that open
        (holding("KH KD KS AH AD AS 9C"), ["KH"], ["KH KS KD", "AS AH AD"]),
        # a pile wants the pair beside the upcard
        (holding("JC JD 9C 8C", "JH JD JS", phase="draw"), ["JS > 0"], ["JS JD JC > 0"]),
        (holding("JC JD 9C 8C", "AC AD AH", phase="draw"), [], ["JS JD JC"]),
        (holding("JC JD AC AD AS 9C", phase="draw"), ["AC AD"], ["AC AD AS", "JS JD JC"]),
        (holding("9C 9D 8C", "AC AD AH", phase="draw"), [], None),
    ],
)
def test_what_is_laid_out_is_finished_with_the_fewest_cards(
    view: PlayerView, begun: list[str], finished: list[str] | None
) -> None:
    kind: DraftKind = "take" if view.board.phase is Phase.DRAW else "meld"
    found = finish(view, Draft(kind, tuple(map(group, begun))))
    assert found == (None if finished is None else Draft(kind, tuple(map(group, finished))))


# Proposals for an opening.


def test_the_cheapest_opening_is_staged() -> None:
    view = my_view(table("AH AD AS KH KD KS 9C", WEB, phase="play"))
    found = staged_opening(view, Draft())
    assert found == Draft("meld", (Group(cards("AS AH AD")),))


def test_an_opening_with_the_pile_is_staged_with_the_upcard() -> None:
    view = my_view(table("KH KD 2C 9C", WEB, pile="5S KS"))
    found = staged_opening(view, begin_take(view))
    assert found is not None
    assert found.kind == "take"
    assert sorted(staged(found)) == ["2C", "KD", "KH", "KS"]


def test_no_opening_is_staged_where_there_is_none_to_make() -> None:
    assert staged_opening(my_view(table("AH AD AS", WEB, phase="play", melds=["KC KD KH"])), Draft()) is None
    assert staged_opening(my_view(table("4H 4S 4H 9C", WEB, phase="play")), Draft()) is None
    assert staged_opening(ready_view("KS QS", PARTNERS), Draft("go_out")) is None


def test_an_opening_of_naturals_comes_before_a_cheaper_one_with_a_wild_card() -> None:
    """The bug: three kings and the two were laid out, which is just enough, and four tens stayed in the hand."""
    view = my_view(table("2D KS KH KC TC TS TH TD 7H 6C", WEB, phase="play"))
    found = staged_opening(view, Draft())
    assert found is not None
    assert {card[0] for card in staged(found)} == {"K", "T"}


def test_of_openings_with_as_few_wild_cards_the_cheapest_is_staged() -> None:
    view = my_view(table("4H 4S 2C 2D AH AD 7H 7S 7H 9C", WEB, phase="play"))
    found = staged_opening(view, Draft())
    assert found is not None
    assert sorted(card[0] for card in staged(found)) == ["2", "A", "A"]


def test_an_opening_goes_on_from_what_is_staged_where_it_can() -> None:
    """The bug: "Finish it" took three kings back and laid out three aces, which were cheaper."""
    view = my_view(table("AH AD AS KH KD KS QH QD QS 9C", WEB, phase="play"))
    kings = Draft("meld", (Group(cards("KH KD KS")),))
    found = staged_opening(view, kings)
    assert found is not None
    assert {"KH", "KD", "KS"} <= set(staged(found))


def test_drafts_change_nothing_on_the_table() -> None:
    now = table("KH KD KS 9C", WEB, phase="play", melds=["AC AD AH", dirty_book("Q")])
    before = my_view(now)
    built(before, Draft(), ("KH KD", NEW), ("KS", Staged(0)))
    assert my_view(now) == before


def test_groups_onto_one_meld_are_joined() -> None:
    laid = map(group, ("AC AD > 0", "TC TD TS", "QC QD QS", "*R > 0", "2C > 3", "2D > 4"))
    assert joined(laid, 3) == tuple(map(group, ("AC AD *R > 0", "TC TD TS 2C", "QC QD QS 2D")))


@pytest.mark.parametrize(
    ("draft", "move", "expected"),
    [
        (Draft("take"), Draw(), True),
        (Draft("take"), Discard(Card("9C")), False),
        (Draft("take", (Group((Card("KC"),)),)), Draw(), False),
        (Draft("meld", (Group((Card("KC"),)),)), MeldCards((Group((Card("KC"), Card("KD"), Card("KH"))),)), True),
        (Draft("meld", (Group((Card("KC"),)),)), MeldCards((Group((Card("QC"), Card("QD"), Card("QH"))),)), False),
    ],
)
def test_a_draft_ends_with_the_move_that_it_was_for(draft: Draft, move: Move, expected: bool) -> None:
    view = my_view(table("KC KD KH QC QD QH 9C", phase="play"))
    assert is_over_with(view, draft, move) == expected
