"""Random whole matches with each option on and with mixtures, against a second keeping of the books."""

import random
from collections import Counter
from itertools import chain

from game.cards import Card
from game.engine.candidates import MOST_CANDIDATES, candidates
from game.engine.events import RoundEnded
from game.engine.legal import why_not
from game.engine.moves import Move
from game.engine.table.board import StackName
from game.engine.table.deal import Deal
from game.engine.table.view import view_of
from game.rules.ruleset import pack
from tests.options.option_ledger import OptionLedger
from tests.properties.random_play import Moment, Seating, rounds_of


def ledger_of(seating: Seating, moments: list[Moment]) -> OptionLedger:
    """The ledger after these entries of one round, the deal first."""
    deal = moments[0].entry
    assert isinstance(deal, Deal)
    ledger = OptionLedger(seating.rules, seating.players, seating.teams, deal.dealer, deal.first, deal.deck, deal.round)
    for moment in moments[1:]:
        enter(ledger, moment)
    return ledger


def enter(ledger: OptionLedger, moment: Moment) -> None:
    """Writes one entry down."""
    if isinstance(moment.entry, tuple):
        ledger.new_stock(moment.entry)
    else:
        assert not isinstance(moment.entry, Deal)
        ledger.enter(moment.before.board.mover, moment.entry)


def test_every_card_lies_where_a_second_count_says(option_seating: Seating) -> None:
    """After every entry hands, feet, melds, laid red threes, pile and stock are what the ledger says; none is lost."""
    whole = Counter(pack(option_seating.rules, option_seating.players))
    for moments in rounds_of(option_seating):
        ledger = ledger_of(option_seating, moments[:1])
        for moment in moments:
            if not isinstance(moment.entry, Deal):
                enter(ledger, moment)
            table = moment.after
            assert [ledger.faces(cards) for cards in ledger.hands] == [sorted(cards) for cards in table.hands]
            assert [ledger.faces(cards) for cards in ledger.feet] == [sorted(cards) for cards in table.feet]
            tails = table.tails or ((),) * option_seating.players
            assert [ledger.faces(cards) for cards in ledger.tails] == [sorted(cards) for cards in tails]
            assert [ledger.faces(cards) for cards in ledger.red] == [sorted(c) for c in table.board.red_threes]
            assert [ledger.face[card] for card in ledger.stock] == list(table.stock)
            assert [ledger.face[card] for card in ledger.pile] == list(table.discards)
            assert [[ledger.faces(meld) for meld in team] for team in ledger.melds] == [
                [sorted(meld.cards) for meld in team] for team in table.board.melds
            ]
            melds = (meld.cards for team in table.board.melds for meld in team)
            piles = (
                table.stock,
                table.aside,
                table.discards,
                *table.hands,
                *table.feet,
                *table.tails,
                *table.board.red_threes,
                *melds,
            )
            assert Counter(chain(*piles)) == whole


def test_scores_equal_a_second_count(option_seating: Seating) -> None:
    """Each round's score, line by line and with the line of red threes, is what the ledger adds up from the moves."""
    rounds = 0
    for moments in rounds_of(option_seating):
        rounds += 1
        ledger = ledger_of(option_seating, moments)
        (ended,) = [event for event in moments[-1].events if isinstance(event, RoundEnded)]
        for team, score in enumerate(ended.scores):
            assert (score.melded, score.books, score.bonus, score.cut, score.left) == ledger.score(team)
            assert score.threes == (ledger.threes(team) if option_seating.rules.red_threes == "lay_down" else 0)
            assert score.total == score.melded + score.books + score.bonus + score.cut + score.threes - score.left
        target = option_seating.rules.target_score
        if target and max(ended.totals) >= target:
            assert moments[-1].after.board.is_match_over
    assert rounds == option_seating.rules.rounds or option_seating.rules.target_score


def test_candidates_are_legal_and_no_meld_breaks_the_options(option_seating: Seating) -> None:
    """Whoever must act has a candidate, all are legal, and what lies on the table keeps to its rules."""
    rng = random.Random(option_seating.seed)
    rules = option_seating.rules
    for moments in rounds_of(option_seating):
        for moment in moments:
            if moment.offered and rng.random() < 0.2:
                view = view_of(moment.before, moment.before.board.mover)
                assert candidates(view) == moment.offered
                assert len(set(moment.offered)) == len(moment.offered) <= MOST_CANDIDATES
                assert all(why_not(view, move) is None for move in moment.offered)
        for meld in chain(*moments[-1].after.board.melds):
            naturals = [card for card in meld.cards if card[0] not in "2*"]
            wilds = len(meld.cards) - len(naturals)
            assert len({card[0] for card in naturals}) <= 1
            if naturals and wilds:
                assert len(naturals) >= rules.dirty_naturals
                assert wilds <= (rules.wild_cap or wilds)
            threes = {card for card in naturals if card[0] == "3"}
            if threes:
                assert rules.meld_threes == "all" or (not wilds and threes <= {"3C", "3S"})


def test_what_is_remembered_is_what_was_seen(option_seating: Seating) -> None:
    """The cards a seat openly took and still holds are those that a ledger of everybody's eyes finds in its hand."""
    for moments in rounds_of(option_seating):
        ledger = ledger_of(option_seating, moments[:1])
        for moment in moments[1:]:
            enter(ledger, moment)
            for seat, cards in enumerate(ledger.open_in_hand):
                assert ledger.faces(list(cards)) == sorted(moment.after.board.taken[seat])


def test_a_foot_card_that_is_known_is_there(option_seating: Seating) -> None:
    """Whatever a view tells of the own foot lies in it, and only where stacks are marked by their bottom cards."""
    marked = option_seating.rules.stacks in ("bottom_high", "bottom_low")
    for moments in rounds_of(option_seating):
        for moment in moments:
            for seat in range(option_seating.players):
                known: Card | None = view_of(moment.after, seat).foot_card
                board = moment.after.board
                lying = board.phase not in ("cut", "choose") and board.next_stack(seat) is StackName.FOOT
                assert (known is not None) == (marked and lying)
                assert known is None or known in moment.after.feet[seat]
    assert isinstance(moments[1].entry, Move)
