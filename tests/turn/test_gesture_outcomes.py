import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.draft import Draft, DraftKind, is_over_with
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass
from game.engine.refusal import NotYourTurn, Reason, TooFewCards, TooFewKept, WrongPhase
from game.engine.table.view import PlayerView, view_of
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from game.turn import gesture_outcomes as actions
from game.turn.arrangement import Arrangement, choose_faces, settle, with_draft
from game.turn.gesture_outcomes import Outcome, Prompt, put_chosen
from game.turn.presses import press
from game.turn.spots import HandCard, LaidMeld, Spot, StagedCard, Zone
from tests.build import CAMPUS, COUPLES, FAMILY, WEB, dirty_book, lay, my_view, table

MELDS = ("KS KH KD", "8C 8S 8D 8H")


def seat(hand: str, rules: RuleSet = WEB, **more: object) -> tuple[PlayerView, Arrangement]:
    """A view in the middle of a turn, and a desk on which nothing was done."""
    view = my_view(table(hand=hand, rules=rules, **({"phase": "play"} | more)))  # type: ignore[arg-type]
    return view, settle(Arrangement(), view)


def dropped(hand: str, cards: str, target: Spot, draft: Draft | None = None, **more: object) -> actions.Outcome:
    """Cards of a hand dropped on a target."""
    view, arrangement = seat(hand, **more)  # type: ignore[arg-type]
    return actions.drop_cards(view, with_draft(arrangement, draft), parse_cards(cards), target)


def test_one_legal_drop_of_an_opened_team_is_a_move() -> None:
    assert dropped("KC 4S 5S", "KC", LaidMeld(0, 0), melds=MELDS).move == MeldCards((Group(("KC",), 0),))  # type: ignore[arg-type]
    assert isinstance(dropped("5C 5D 5S 4S", "5C 5D 5S", Zone.NEW_PILE, melds=MELDS).move, MeldCards)


def test_a_team_that_has_not_opened_stages_everything() -> None:
    outcome = dropped("AC AD AS 4S", "AC AD AS", Zone.NEW_PILE)
    assert outcome.move is None
    assert outcome.arrangement is not None
    assert outcome.arrangement.draft == Draft("meld", (Group(parse_cards("AC AD AS")),))


def test_a_refused_drop_names_its_reason() -> None:
    assert dropped("3C 4S", "3C", Zone.NEW_PILE, melds=MELDS).refusal is not None
    wrong = dropped("QC 4S", "QC", LaidMeld(0, 0), melds=MELDS).refusal
    assert wrong is not None
    assert wrong.code == Reason.MIXED_RANKS


def test_a_drop_that_would_leave_too_few_cards_of_the_foot_is_refused_or_goes_out() -> None:
    poor = dropped("KC 4S", "KC", LaidMeld(0, 0), melds=MELDS, in_foot=(0,))
    assert poor.refusal is not None
    assert poor.refusal.code == Reason.KEEP_CARDS


@pytest.mark.parametrize(
    ("cards", "target"),
    [("KC", LaidMeld(0, 0)), ("8D", LaidMeld(0, 1)), ("QC", Zone.NEW_PILE), ("KC QC", Zone.NEW_PILE), ("2C", None)],
)
def test_where_cards_obviously_go(cards: str, target: Spot | None) -> None:
    view, arrangement = seat("KC QC 2C 4S", melds=MELDS)
    assert actions.obvious_target(view, arrangement, parse_cards(cards)) == target


def test_a_staged_group_of_the_rank_comes_first() -> None:
    view, arrangement = seat("QC QD 4S", melds=MELDS)
    staged = with_draft(arrangement, Draft("meld", (Group(parse_cards("QC")),)))
    assert actions.obvious_target(view, staged, parse_cards("QD")) == StagedCard(0, 0)


def test_drawing_is_a_move_and_giving_up_only_where_the_stock_is_used_up() -> None:
    view, arrangement = seat("KC 4S", phase="draw")
    assert actions.draw(view, arrangement).move == Draw()
    assert press(view, arrangement, "pass").refusal is not None
    empty, none = seat("KC 4S", phase="draw", stock="4C")
    assert actions.draw(empty, none).refusal is not None
    assert press(empty, none, "pass").move == Pass()


def test_drawing_gives_up_a_take_for_which_nothing_is_staged() -> None:
    view, arrangement = seat("KC 4S", phase="draw")
    begun, staged = Draft("take"), Draft("take", (Group(parse_cards("KC")),))
    assert actions.draw(view, with_draft(arrangement, begun)).move == Draw()
    assert is_over_with(view, begun, Draw())
    assert actions.draw(view, with_draft(arrangement, staged)).prompt == Prompt.STAGED_FIRST
    assert not is_over_with(view, staged, Draw())
    assert not is_over_with(view, begun, Pass())


@pytest.mark.parametrize(
    ("hand", "pile", "rules", "code"),
    [
        ("KC 4S", "5D KS", WEB, Reason.NEED_PAIR),
        ("KC KD 4S", "5D KS", WEB, Reason.OPENING_MINIMUM),
        ("KC 2D 4S", "5D KS", CAMPUS, Reason.OPENING_MINIMUM),
        ("KC KD 4S", "5D 3S", WEB, Reason.THREE),
        ("KC KD 4S", "", WEB, Reason.NO_PILE),
        ("KC KD 4S", "5D KS", COUPLES, Reason.SHORT_PILE),
        ("KC KD AC AD AH", "5D KS", WEB, None),
        ("KC 2D AC AD AH", "5D KS", CAMPUS, None),
    ],
)
def test_why_a_pile_cannot_be_taken(hand: str, pile: str, rules: RuleSet, code: Reason | None) -> None:
    view, arrangement = seat(hand, rules, phase="draw", pile=pile)
    refusal = actions.take_pile(view, arrangement).refusal
    assert (refusal.code if refusal else None) == code


def test_nobody_takes_the_pile_in_the_first_lap_where_that_is_the_rule() -> None:
    view, arrangement = seat("KC KD 4S", FAMILY, phase="draw", pile="5D 9D TD 8D KS", turns=0)
    refusal = actions.take_pile(view, arrangement).refusal
    assert refusal is not None
    assert refusal.code == Reason.FIRST_LAP


def test_the_last_card_is_held_where_the_rules_allow() -> None:
    assert press(*seat("KC", FAMILY, in_foot=(0,)), "hold").move == Hold()
    assert press(*seat("KC 4S", FAMILY, in_foot=(0,)), "hold").refusal is not None


def test_a_discard_is_one_card() -> None:
    assert dropped("KC QC 4S", "KC QC", Zone.DISCARD).prompt == Prompt.ONE_CARD
    assert dropped("KC QC 4S", "KC", Zone.DISCARD).move == Discard(parse_cards("KC")[0])
    assert actions.discard_chosen(*seat("4S", melds=MELDS)).move == Discard(parse_cards("4S")[0])
    assert actions.discard_chosen(*seat("KC 4S", melds=MELDS)).prompt == Prompt.ONE_CARD


def test_going_out_lays_everything_out_or_tells_the_missing_books() -> None:
    books = ("KS KH KD KC KS KH KD", "8C 8S 8D 8H 8C 8S 2D")
    view, arrangement = seat("KC 4S", melds=books, played_foot=(0, 2))
    outcome = actions.go_out(view, arrangement)
    assert outcome.arrangement is not None
    assert outcome.arrangement.draft is not None
    assert isinstance(outcome.arrangement.draft.move(), GoOut)
    poor, nothing = seat("KC 4S", melds=MELDS, played_foot=(0, 2))
    refusal = actions.go_out(poor, nothing).refusal
    assert refusal is not None
    assert refusal.code == Reason.BOOKS_MISSING


def test_what_takes_cards_is_found_by_trying_without_changing_anything() -> None:
    view, arrangement = seat("KC QC 4S", melds=MELDS)
    spots = (LaidMeld(0, 0), LaidMeld(0, 1), LaidMeld(1, 0), Zone.NEW_PILE, Zone.DISCARD, Zone.STOCK, HandCard(0))
    assert actions.takers(view, arrangement, parse_cards("QC"), spots) == {Zone.DISCARD}
    richer, fresh = seat("KC QC QD QH 4S", melds=MELDS)
    assert actions.takers(richer, fresh, parse_cards("QC"), spots) == {Zone.NEW_PILE, Zone.DISCARD}
    assert LaidMeld(0, 0) in actions.takers(view, arrangement, parse_cards("KC"), spots)
    from game.engine.table.view import view_of

    away = view_of(table(hand="4C 5C", seat=1, hands={0: "KC QC"}, phase="play", melds=()), 0)
    assert actions.takers(away, settle(Arrangement(), away), parse_cards("KC"), spots) == frozenset()


def test_the_pile_is_taken_onto_an_own_meld_of_its_rank_or_as_a_new_one() -> None:
    spots = (LaidMeld(0, 0), LaidMeld(0, 1), LaidMeld(1, 0), Zone.NEW_PILE, Zone.DISCARD, Zone.STOCK, HandCard(0))
    for hand, upcard, there in (("KC KH 4S", "KS", LaidMeld(0, 0)), ("QC QH 4S", "QS", Zone.NEW_PILE)):
        view, arrangement = seat(hand, phase="draw", melds=MELDS, pile=f"9D {upcard}")
        assert actions.pile_takers(view, arrangement, spots) == {there}
        for spot in spots[2:3] + spots[4:]:
            assert actions.take_pile_onto(view, arrangement, spot) == actions.take_pile(view, arrangement)


def test_a_double_click_that_cannot_lay_says_why() -> None:
    """The bug: in the foot, with two cards and nobody able to go out yet, a double click on a nine whose meld lay there
    only chose it, without a word.
    """
    view = my_view(table("9C 8D", phase="play", melds=["9S 9H 9D"], in_foot=(0,)))
    outcome = actions.double_click(view, settle(Arrangement(), view), 0)
    assert (outcome.move, outcome.arrangement) == (None, None)
    assert outcome.refusal is not None


def test_a_double_click_on_a_three_that_no_meld_takes_chooses_it_alone() -> None:
    """The bug: both black threes rose, of which only one can be discarded, and "Choose one card" was the answer."""
    for melds_threes, chosen in (("no", 1), ("all", 2)):
        rules = replace(WEB, meld_threes=melds_threes)
        view = my_view(table("3C 3S KD 9H", rules=rules, phase="play", melds=["4S 4D 4C"]))
        arrangement = settle(Arrangement(), view)
        outcome = actions.double_click(view, arrangement, arrangement.order.index(parse_cards("3C")[0]))
        assert outcome.arrangement is not None
        assert len(outcome.arrangement.chosen) == chosen


def test_a_wild_card_beside_cards_of_several_melds_is_asked_for_by_itself() -> None:
    """The bug: "You can't mix queens and tens" of a queen, a ten and a two, with a meld of each on the table, where a
    queen and a ten alone went each to its own.
    """
    view = my_view(table("QD TC 2H 9H 4S", rules=WEB, phase="play", melds=["QS QH QC", "TS TH TD"]))
    for chosen, prompt in (("QD TC 2H", Prompt.WILD_APART), ("QD TC", None)):
        arrangement = choose_faces(settle(Arrangement(), view), view, parse_cards(chosen))
        assert actions.meld_chosen(view, arrangement).prompt is prompt
        assert actions.meld_chosen(view, arrangement).is_done == (prompt is None)


def test_a_double_click_on_a_wild_chooses_and_never_lays() -> None:
    view, arrangement = seat("2C 2D 4S", melds=MELDS)
    outcome = actions.double_click(view, arrangement, 0)
    assert outcome.move is None
    assert outcome.arrangement == choose_faces(arrangement, view, parse_cards("2C 2D"))


def test_a_card_taken_out_of_a_draft_leaves_the_rest_staged() -> None:
    view, arrangement = seat("QC QD 4S")
    staged = with_draft(arrangement, Draft("meld", (Group(parse_cards("QC QD")),)))
    one = actions.unstage(view, staged, StagedCard(0, 0)).arrangement
    assert one is not None
    assert one.draft == Draft("meld", (Group(parse_cards("QD")),))
    none = actions.unstage(view, one, StagedCard(0, 0)).arrangement
    assert none is not None
    assert none.draft is None


PLACES = (LaidMeld(0, 0), LaidMeld(0, 1), LaidMeld(1, 0), Zone.NEW_PILE, Zone.DISCARD, Zone.STOCK)


def staging(*groups: str, onto: int | None = None, kind: DraftKind = "meld") -> Draft:
    """A draft of these groups, the first of them `onto` a meld."""
    return Draft(kind, tuple(Group(parse_cards(cards), None if n else onto) for n, cards in enumerate(groups)))


@pytest.mark.parametrize(("cards", "places"), [("2C", {LaidMeld(0, 0)}), ("8C 2C", {LaidMeld(0, 0)}), ("KC", set())])
def test_only_a_wild_card_turns_a_clean_meld_dirty(cards: str, places: set[Spot]) -> None:
    view, _ = seat("KC 8C 2C 4S", melds=("KS KH KD", "8C 8S 2D"), their_melds=("QS QH QD",))
    assert actions.turned_dirty(view, parse_cards(cards), PLACES) == places


def test_what_a_new_pile_may_take_at_most_has_no_wild_card() -> None:
    view, _ = seat("QC QD QH QS 5C 5D 5S 9C 9D 2C 4S", melds=MELDS)
    assert sorted(actions.could_begin(view)) == sorted(parse_cards("QC QD QH QS"))
    assert actions.could_begin(seat("QC 4S 2C KC", melds=MELDS)[0]) == ()


@pytest.mark.parametrize(
    ("hand", "cards", "code"),
    [
        ("KC KD AC AD AH", "KC KD", None),
        ("KC 2C AC AD AH", "KC", Reason.NEED_PAIR),
        ("KC KD QC", "QC", Reason.WRONG_PHASE),
    ],
)
def test_cards_put_on_the_pile_before_drawing_take_it_if_they_fit(hand: str, cards: str, code: Reason | None) -> None:
    found = dropped(hand, cards, Zone.DISCARD, phase="draw", pile="5D KS")
    assert (found.refusal.code if found.refusal else None) == code
    assert (found.arrangement is None) == (code is not None)


@pytest.mark.parametrize(
    ("draft", "cards", "place"),
    [
        (staging("QC QD"), "QH", Zone.NEW_PILE),
        (staging("QC QD"), "QH", StagedCard(0, 0)),
        (staging("2C"), "QD QH", Zone.NEW_PILE),
        (staging("QC"), "QD 2C", StagedCard(0, 0)),
    ],
)
def test_the_card_that_completes_a_begun_meld_plays_it(draft: Draft, cards: str, place: Spot) -> None:
    move = dropped("QC QD QH 2C 4S 5S", cards, place, draft, melds=MELDS).move
    assert move == MeldCards((Group((*draft.groups[0].cards, *parse_cards(cards))),))


@pytest.mark.parametrize(("cards", "melds"), [("QC QD", ()), ("QC", MELDS)])
def test_a_wild_card_laid_out_first_is_joined_by_meld(cards: str, melds: tuple[str, ...]) -> None:
    """The bug: the button wanted three cards, though New pile was lit and took them."""
    view, arrangement = seat("2C QC QD QH AC AD AH 4S", melds=melds)
    chosen = choose_faces(with_draft(arrangement, staging("2C")), view, parse_cards(cards))
    dropped = actions.drop_chosen(view, chosen, Zone.NEW_PILE)
    assert dropped.is_done
    assert actions.meld_chosen(view, chosen) == dropped


def test_a_begun_meld_of_another_rank_stays_apart() -> None:
    for fives in ("5C 5D", "5C 5D 5H"):
        outcome = dropped("QC QD 5C 5D 5H QH 4S", fives, Zone.NEW_PILE, staging("QC QD"), melds=MELDS)
        assert outcome.move is None
        assert outcome.arrangement is not None
        assert outcome.arrangement.draft == staging("QC QD", fives)


@pytest.mark.parametrize(
    ("hand", "card", "gives"),
    [
        ("KC 4S 5S", "KC", "meld"),
        ("KC 4S 5S", "4S", None),
        ("KC 8C KH", "KC", None),
        ("QC QD QH 4S", "QC", "meld"),
        ("2C 4S 5S", "2C", "wild"),
        ("2C 2D *R", "2C", None),
    ],
)
def test_a_discard_gives_away_what_another_card_would_not(hand: str, card: str, gives: str | None) -> None:
    assert actions.given_away(seat(hand, melds=MELDS)[0], parse_cards(card)[0]) == gives


@pytest.mark.parametrize(
    ("lifted", "place", "after"),
    [
        (StagedCard(0, 1), StagedCard(0, 0), None),
        (StagedCard(0, 1), StagedCard(1, 0), ("QC", "AC AD 2C")),
    ],
)
def test_a_card_of_a_draft_moves_to_another_meld(
    lifted: StagedCard, place: Spot, after: tuple[str, ...] | None
) -> None:
    view, arrangement = seat("QC QD 2C AC AD AH 4S")
    staged = with_draft(arrangement, staging("QC 2C", "AC AD"))
    card = staged.draft.groups[lifted.group].cards[lifted.index] if staged.draft else None
    assert card is not None
    found = actions.drop_cards(view, staged, (card,), place, lifted).arrangement
    assert (None if found is None else found.draft) == (None if after is None else staging(*after))


def test_the_last_card_of_a_group_leaves_no_empty_place() -> None:
    view, arrangement = seat("QC 2C AC AD 4S")
    staged = with_draft(arrangement, staging("2C", "AC AD"))
    found = actions.drop_cards(view, staged, parse_cards("2C"), StagedCard(1, 0), StagedCard(0, 0)).arrangement
    assert found is not None
    assert found.draft == staging("AC AD 2C")


def test_a_group_goes_home_whole_and_the_others_stay() -> None:
    view, arrangement = seat("QC QD 5C 5D 4S")
    staged = with_draft(arrangement, staging("QC QD", "5C 5D"))
    one = actions.unstage_group(view, staged, 0).arrangement
    assert one is not None
    assert one.draft == staging("5C 5D")
    none = actions.unstage_group(view, one, 0).arrangement
    assert none is not None
    assert none.draft is None
    assert not actions.unstage_group(view, staged, 2).is_done
    assert not actions.unstage_group(view, arrangement, 0).is_done


def test_without_its_upcard_a_take_is_over() -> None:
    view, arrangement = seat("KC KD AC AD AH", phase="draw", pile="5D KS")
    staged = with_draft(arrangement, staging("KS KC KD", "AC AD AH", kind="take"))
    over, other = (actions.unstage_group(view, staged, group).arrangement for group in (0, 1))
    assert over is not None
    assert over.draft is None
    assert other is not None
    assert other.draft == staging("KS KC KD", kind="take")


def test_the_upcard_of_a_take_is_chosen_and_let_go() -> None:
    view, arrangement = seat("KC KD AC AD AH", phase="draw", pile="5D KS")
    begun = actions.take_pile(view, arrangement).arrangement
    assert begun is not None
    once = actions.choose_upcard(view, begun).arrangement
    assert once is not None
    assert once.upcard_chosen
    twice = actions.choose_upcard(view, once).arrangement
    assert twice is not None
    assert not twice.upcard_chosen
    assert not actions.choose_upcard(view, arrangement).is_done


@pytest.mark.parametrize(
    ("card", "move"),
    [("KC", MeldCards((Group(parse_cards("KC"), 0),))), ("3S", None), ("QC", None)],
)
def test_a_double_click_plays_a_card_onto_its_meld_and_ends_no_turn(card: str, move: Move | None) -> None:
    """Of a rank without a meld every card is chosen. The bug: a three was discarded at once, and no other card. Beside
    the hand, where a card lay just before, nothing happens.
    """
    view, arrangement = seat("KC QC QD 3S 4S", melds=MELDS)
    assert actions.double_click(view, arrangement, 5) == actions.choose_rank(view, arrangement, 5) == actions.NOTHING
    outcome = actions.double_click(view, arrangement, arrangement.order.index(parse_cards(card)[0]))
    assert outcome.move == move
    if move is None:
        same = [one for one in arrangement.order if one[0] == card[0]]
        assert outcome.arrangement == choose_faces(arrangement, view, same)


def test_cards_go_to_the_meld_that_is_no_book_yet() -> None:
    books = ("KS KH KD KC KS KH KD", "KC KS KH")
    view, arrangement = seat("KC QC 4S 5S", replace(WEB, second_meld="after_closing"), melds=(*books, "QS QH QD"))
    assert actions.obvious_target(view, arrangement, parse_cards("KC")) == LaidMeld(0, 1)
    several = actions.meld_chosen(view, choose_faces(arrangement, view, parse_cards("KC QC")))  # the bug: onto the book
    assert several.move == lay("KC > 1", "QC > 2")
    for rules, cards in (("sealed", "KC KD KS"), ("naturals", "KC KD 2C")):  # the bug: "book can't take it"
        again = replace(WEB, closed_book=rules, second_meld="after_closing")
        view, arrangement = seat("KC KD KS 2C 4S", again, melds=books[:1])
        outcome = actions.meld_chosen(view, choose_faces(arrangement, view, parse_cards(cards)))
        assert isinstance(outcome.move, MeldCards)
        assert outcome.move.groups[0].onto is None
        assert actions.obvious_target(view, arrangement, parse_cards("KC 2C")) == LaidMeld(0, 0, is_book=True)
    view, arrangement = seat("KC QC QD 4S", melds=books[:1])
    assert actions.obvious_target(view, arrangement, parse_cards("KC")) == LaidMeld(0, 0, is_book=True)
    fresh, desk = seat("QC QD 4S", melds=MELDS)
    staged = with_draft(desk, staging("QC"))
    assert actions.obvious_target(fresh, staged, parse_cards("QC"), StagedCard(0, 0)) == Zone.NEW_PILE
    view, arrangement = seat("QC QD 4S", CAMPUS, phase="draw", pile="5D KC", melds=MELDS)
    begun = with_draft(arrangement, Draft("take", (Group(parse_cards("KC"), 0),)))
    raised = replace(begun, upcard_chosen=True)  # the bug: "Add 1 king", which did nothing
    assert actions.obvious_target(view, raised, parse_cards("KC"), StagedCard(0, 0)) == Zone.NEW_PILE
    assert actions.meld_chosen(view, raised).refusal is not None


@pytest.mark.parametrize(
    ("melds", "cards", "changed", "move"),
    [
        ("KC KD KS KH, KS KH 2C 2D", "KC 2S 2S", {}, "2S 2S KC > 0"),
        ("KS KH 2C 2D", "KC KD 2S", {"wild_cap": 2}, "2S KD KC"),
        ("KS KH KD KC KS KH KD, KS KH KD KC KS KH 2C", "KC", {"closed_book": "dirty_open"}, "KC > 1"),
        ("KS KH 2C KS KH KD KC, KS KH 2C 2D", "KC 2S", {"wild_cap": 2}, "2S KC > 0"),
        ("KS KH 2C 2D", "KC KD 2S 2S 2S", {}, None),
    ],
)
def test_of_several_melds_of_a_rank_one_takes_the_cards(
    melds: str, cards: str, changed: dict[str, object], move: str | None
) -> None:
    """Onto the other meld, a new one or the other book where one is full, and refused only where none takes them. The
    bug: the last open meld, or the first book, was asked alone.
    """
    rules = ruleset_from({"base": "web", "second_meld": "anytime"} | changed)
    view, arrangement = seat("KC KD 2S 2S 2S 4S 5S", rules, melds=melds.split(", "))
    outcome = actions.meld_chosen(view, choose_faces(arrangement, view, parse_cards(cards)))
    assert (outcome.move, outcome.refusal is None) == (move and lay(move), move is not None)
    if len(parse_cards(cards)) == 1:
        assert actions.double_click(view, arrangement, arrangement.order.index(parse_cards(cards)[0])) == outcome


def test_what_lifts_an_opening_over_the_minimum() -> None:
    view, arrangement = seat("KC KD KH AC *R 9C 2S 4S")
    assert actions.is_opening(view)
    assert set(actions.completing_cards(view, staging("KC KD KH"))) == set(parse_cards("*R 2S"))
    assert actions.completing_cards(view, None) == ()
    assert not actions.is_opening(seat("KC 4S", melds=MELDS)[0])
    assert arrangement.draft is None


def test_a_draft_is_played_only_when_nothing_is_missing() -> None:
    view, arrangement = seat("KC KD KH AC AD AH 4S")
    few = actions.confirm(view, with_draft(arrangement, staging("KC KD KH")))
    assert few.refusal is not None
    assert few.refusal.code == Reason.OPENING_MINIMUM
    enough = staging("KC KD KH", "AC AD AH")
    assert actions.confirm(view, with_draft(arrangement, enough)).move == MeldCards(enough.groups)
    assert not actions.confirm(view, arrangement).is_done


def test_the_last_card_beside_what_is_laid_out_goes_out() -> None:
    books = ("KS KH KD KC KS KH KD", "8C 8S 8D 8H 8C 8S 2D")
    draft = staging("QC QD QH")
    view, arrangement = seat("QC QD QH 4S", melds=books, played_foot=(0, 2))
    out = actions.drop_cards(view, with_draft(arrangement, draft), parse_cards("4S"), Zone.DISCARD).arrangement
    assert out is not None
    assert out.draft == replace(draft, kind="go_out", discard=parse_cards("4S")[0])
    for hand, cards, more in (("QC QD QH 4S 5S", "4S", (0, 2)), ("QC QD QH 4S", "4S", ())):
        found = dropped(hand, cards, Zone.DISCARD, draft, melds=books, played_foot=more)
        assert found.prompt == Prompt.STAGED_FIRST


@pytest.mark.parametrize(
    ("hand", "phase", "draft", "after"),
    [
        ("AC AD AH 4S", "play", None, staging("AH AD AC")),
        ("AC AD AH 4S", "play", staging("4S"), staging("AH AD AC")),
        ("KC KD AC AD AH", "draw", None, staging("KS KD KC", "AH AD AC", kind="take")),
        ("KC KD AC AD AH", "draw", staging("KS", kind="take"), staging("KS KD KC", "AH AD AC", kind="take")),
        ("KC KD 4S", "play", None, None),
        ("KC KD 4S", "draw", None, None),
    ],
)
def test_an_opening_is_laid_out_as_the_moment_wants_it(
    hand: str, phase: str, draft: Draft | None, after: Draft | None
) -> None:
    view, arrangement = seat(hand, phase=phase, pile="5D KS")
    found = actions.stage_for_me(view, with_draft(arrangement, draft))
    assert (None if found.arrangement is None else found.arrangement.draft) == after
    assert found.prompt == (Prompt.NO_OPENING if after is None else None)


@pytest.mark.parametrize(("draft", "is_done"), [(staging("QC QD"), True), (Draft("take"), True), (None, False)])
def test_all_that_is_laid_out_goes_home(draft: Draft | None, is_done: bool) -> None:
    _, arrangement = seat("QC QD 4S")
    found = actions.unstage_all(with_draft(arrangement, draft))
    assert found.is_done == is_done
    assert found.arrangement == (with_draft(arrangement, None) if is_done else None)


@pytest.mark.parametrize(
    ("hand", "draft", "prompt"),
    [
        ("KC 5C 4S", staging("KS", kind="take"), Prompt.STAGED_FIRST),
        ("KC 5C 4S", None, None),
    ],
)
def test_a_card_on_the_pile_waits_for_a_begun_take(hand: str, draft: Draft | None, prompt: Prompt | None) -> None:
    assert dropped(hand, "KC", Zone.DISCARD, draft, phase="draw", pile="5D KS").prompt == prompt


@pytest.mark.parametrize(
    ("draft", "in_foot", "prompt", "kind"),
    [
        (staging("QC QD QH"), True, Prompt.STAGED_FIRST, None),
        (staging("QC QD QH", kind="go_out"), True, None, "go_out"),
        (staging("QC QD QH", kind="go_out"), False, None, None),
    ],
)
def test_with_two_cards_left_only_a_going_out_takes_a_last_one(
    draft: Draft, in_foot: bool, prompt: Prompt | None, kind: DraftKind | None
) -> None:
    found = dropped("QC QD QH 4S 5S", "4S", Zone.DISCARD, draft, melds=MELDS, played_foot=(0, 2) if in_foot else ())
    assert found.prompt == prompt
    laid = found.arrangement.draft if found.arrangement is not None else None
    assert (None if laid is None else (laid.kind, laid.discard)) == (None if kind is None else (kind, "4S"))


def test_a_press_on_meld_before_its_time_says_what_it_waits_for() -> None:
    """The bug: while others played, and before the draw, it asked for cards to be chosen first."""
    for phase in ("draw", "play"):
        now = table(hand="KC KD KS 5C", phase=phase, melds=["9H 9D 9S"])
        told = []
        for seat in (0, 1):
            view = view_of(now, seat)
            told.append(put_chosen(view, settle(Arrangement(), view)))
        mine = Outcome(refusal=WrongPhase()) if phase == "draw" else Outcome(prompt=Prompt.CHOOSE_CARDS)
        assert told == [mine, Outcome(refusal=NotYourTurn(0))]


@pytest.mark.parametrize(("hand", "kept"), [("TC 9D 9S", 0), ("TC 9D 9S 5C", 1)])
def test_cards_of_several_ranks_are_refused_for_what_is_wrong(hand: str, kept: int) -> None:
    """The bug: a ten and two nines for our tens and nines were refused as a mixed meld; they would have left too little
    in the foot while a clean book was missing.
    """
    books = [dirty_book("T"), dirty_book("9")]
    now = my_view(table(hand=hand, rules=WEB, phase="play", melds=books, in_foot=(0, 2), played_foot=(0, 2)))
    chosen = choose_faces(settle(Arrangement(), now), now, parse_cards("TC 9D 9S"), None)
    assert actions.meld_chosen(now, chosen) == Outcome(refusal=TooFewKept(have=kept, by_pile=False))


def test_a_wild_card_alone_before_opening_is_no_question_of_which_meld() -> None:
    """The bug: "Choose a meld for the wild card", where the team had none."""
    view = my_view(table("2C QH 9S 5D", phase="play", bare=True))
    arrangement = choose_faces(settle(Arrangement(), view), view, parse_cards("2C"))
    assert put_chosen(view, arrangement).refusal == TooFewCards(1)
