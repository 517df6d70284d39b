"""The naive ledger, fed with the moves alone, must come to the same cards and the same scores as the engine."""

from game.engine.events import RoundEnded
from game.engine.moves import Move
from game.engine.table.board import StackName
from game.engine.table.deal import Deal
from game.engine.table.view import view_of
from game.rules.ruleset import RuleSet
from tests.properties.random_play import Moment, Seating, rounds_of
from tests.properties.second_ledger import Ledger


def ledger_of(seating: Seating, moments: list[Moment]) -> Ledger:
    """The ledger after these entries of one round, the deal first."""
    deal = moments[0].entry
    assert isinstance(deal, Deal)
    ledger = Ledger(seating.rules, seating.players, seating.teams, deal.dealer, deal.first, deal.deck, deal.round)
    for moment in moments[1:]:
        enter(ledger, moment)
    return ledger


def enter(ledger: Ledger, moment: Moment) -> None:
    """Writes one entry down."""
    match moment.entry:
        case Deal():
            raise AssertionError("a second deal in a round")
        case tuple():
            ledger.new_stock(moment.entry)
        case _:
            ledger.enter(moment.before.board.mover, moment.entry)


def test_the_ledger_agrees_on_every_card(seating: Seating) -> None:
    for moments in rounds_of(seating):
        ledger = ledger_of(seating, moments[:1])
        for moment in moments:
            if not isinstance(moment.entry, Deal):
                enter(ledger, moment)
            table = moment.after
            tails = table.tails or ((),) * seating.players
            for written, true in (
                (ledger.hands, table.hands),
                (ledger.feet, table.feet),
                (ledger.tails, tails),
                (ledger.red, table.board.red_threes),
                (ledger.open_in_hand, table.board.taken),
            ):
                assert [ledger.faces([*cards]) for cards in written] == [sorted(cards) for cards in true]
            assert [ledger.face[card] for card in ledger.stock] == list(table.stock)
            assert [ledger.face[card] for card in ledger.pile] == list(table.discards)
            assert [[ledger.faces(meld) for meld in team] for team in ledger.melds] == [
                [sorted(meld.cards) for meld in team] for team in table.board.melds
            ]


def test_scores_equal_a_second_count(seating: Seating) -> None:
    target = seating.rules.target_score
    for moments in rounds_of(seating):
        ledger = ledger_of(seating, moments)
        (ended,) = [event for event in moments[-1].events if isinstance(event, RoundEnded)]
        assert ended.out == ledger.out
        for team, score in enumerate(ended.scores):
            lines = (score.melded, score.books, score.bonus, score.cut, score.left, score.threes)
            assert lines == ledger.score(team)
            assert score.total == sum(lines) - 2 * score.left
        if target and max(ended.totals) >= target:
            assert moments[-1].after.board.is_match_over


def too_many_wilds(rules: RuleSet, naturals: int, wilds: int) -> bool:
    """Whether the wilds of a meld with naturals break the limit or the cap."""
    limit = {"equal": naturals, "fewer": naturals - 1, "half": naturals // 2}[rules.wild_limit]
    return wilds > limit or 0 < rules.wild_cap < wilds or (wilds > 0 and naturals < rules.dirty_naturals)


def test_no_meld_breaks_the_rules_page(seating: Seating) -> None:
    rules = seating.rules
    for moment in (moment for moments in rounds_of(seating) for moment in moments if isinstance(moment.entry, Move)):
        for team in moment.after.board.melds:
            ranks = []
            for cards in (meld.cards for meld in team):
                naturals = [card[0] for card in cards if card[0] not in "2*"]
                assert len(cards) >= 3
                assert len(set(naturals)) <= 1
                if "3" in naturals:
                    assert rules.meld_threes == "all" or (rules.meld_threes != "no" and {*cards} <= {"3C", "3S"})
                assert naturals or rules.wild_melds != "no"
                if naturals:
                    assert not too_many_wilds(rules, len(naturals), len(cards) - len(naturals))
                ranks.append(naturals[0] if naturals else "wild")
            for rank in set(ranks):
                begun = [meld for meld, its in zip(team, ranks, strict=True) if its == rank]
                if rules.second_meld == "never":
                    assert len(begun) == 1
                elif rules.second_meld == "after_closing":
                    assert all(len(meld.cards) >= rules.book_size for meld in begun[:-1])


def test_a_foot_card_that_is_known_is_there(seating: Seating) -> None:
    marked = seating.rules.stacks in ("bottom_high", "bottom_low")
    for moment in (moment for moments in rounds_of(seating) for moment in moments):
        board = moment.after.board
        for seat in range(seating.players):
            known = view_of(moment.after, seat).foot_card
            lying = board.phase not in ("cut", "choose") and board.next_stack(seat) is StackName.FOOT
            assert (known is not None) == (marked and lying)
            assert known is None or known in moment.after.feet[seat]
