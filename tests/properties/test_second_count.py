"""The naive ledger, fed with the moves alone, must come to the same cards and the same scores as the engine."""

from game.engine.events import RoundEnded
from game.engine.moves import Move
from game.engine.table.deal import Deal
from game.rules.ruleset import RuleSet
from tests.properties.random_play import Moment, Seating, rounds_of
from tests.properties.second_ledger import Ledger


def ledger_of(seating: Seating, moments: list[Moment]) -> Ledger:
    """The ledger after these entries of one round, the deal first."""
    deal = moments[0].entry
    assert isinstance(deal, Deal)
    ledger = Ledger(seating.rules, seating.players, seating.teams, deal.dealer, deal.first, deal.deck)
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
    """After every entry each hand, foot and meld, the pile and the stock hold what a naive count of the moves says."""
    for moments in rounds_of(seating):
        ledger = ledger_of(seating, moments[:1])
        for moment in moments:
            if not isinstance(moment.entry, Deal):
                enter(ledger, moment)
            table = moment.after
            assert [ledger.faces(cards) for cards in ledger.hands] == [sorted(cards) for cards in table.hands]
            assert [ledger.faces(cards) for cards in ledger.feet] == [sorted(cards) for cards in table.feet]
            assert [ledger.face[card] for card in ledger.stock] == list(table.stock)
            assert [ledger.face[card] for card in ledger.pile] == list(table.discards)
            assert [[ledger.faces(meld) for meld in team] for team in ledger.melds] == [
                [sorted(meld.cards) for meld in team] for team in table.board.melds
            ]


def test_what_is_remembered_is_what_was_seen(seating: Seating) -> None:
    """The cards a seat openly took and still holds are those that a ledger of everybody's eyes finds in its hand."""
    for moments in rounds_of(seating):
        ledger = ledger_of(seating, moments[:1])
        for moment in moments[1:]:
            enter(ledger, moment)
            for seat, cards in enumerate(ledger.open_in_hand):
                assert ledger.faces(list(cards)) == sorted(moment.after.board.taken[seat])


def test_scores_equal_a_second_count(seating: Seating) -> None:
    """Each team's score of each round, line by line, is what the ledger adds up from the moves."""
    for moments in rounds_of(seating):
        ledger = ledger_of(seating, moments)
        ended = [event for event in moments[-1].events if isinstance(event, RoundEnded)]
        assert len(ended) == 1
        assert ended[0].out == ledger.out
        for team, score in enumerate(ended[0].scores):
            lines = (score.melded, score.books, score.bonus, score.cut, score.left)
            assert lines == ledger.score(team)
            assert score.total == sum(lines[:4]) - lines[4]


def too_many_wilds(rules: RuleSet, naturals: int, wilds: int) -> bool:
    """Whether the wilds of a meld with naturals break the limit or the cap."""
    limit = {"equal": naturals, "fewer": naturals - 1, "half": naturals // 2}[rules.wild_limit]
    return wilds > limit or (rules.wild_cap > 0 and wilds > rules.wild_cap) or (wilds > 0 and naturals < 2)


def test_no_meld_breaks_the_rules_page(seating: Seating) -> None:
    """Whatever lies on the table is three or more of one rank within the wild limit; second melds are where allowed."""
    rules = seating.rules
    for moment in (moment for moments in rounds_of(seating) for moment in moments if isinstance(moment.entry, Move)):
        for team in moment.after.board.melds:
            ranks = []
            for cards in (meld.cards for meld in team):
                naturals = [card[0] for card in cards if card[0] not in "2*"]
                assert len(cards) >= 3
                assert len(set(naturals)) <= 1
                assert "3" not in naturals
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
