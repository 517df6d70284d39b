"""Tables, moves and verdicts in one line each, so that a test reads as given / when / then."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from game.cards import FACES, Card, parse_cards
from game.engine.apply import apply
from game.engine.events import Event, RoundEnded, TeamScore
from game.engine.legal import why_not
from game.engine.melding.melds import Meld
from game.engine.moves import Choose, Cut, Discard, GoOut, Group, MeldCards, Move, Pass, Take
from game.engine.refusal import Refusal
from game.engine.table.board import Phase, packet_size
from game.engine.table.deal import deal_round
from game.engine.table.position import Position, table_at
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import PlayerView, view_of
from game.play.dealer import Dealer
from game.rules.presets import preset
from game.rules.ruleset import RuleSet

FAMILY = preset("family")
CAMPUS = preset("campus")
WEB = preset("web")
COUPLES = preset("couples")
PARTNERS = preset("partners")
PRESETS = (FAMILY, CAMPUS, WEB, COUPLES, PARTNERS)

OTHER_HAND = "6C 7C"
OTHER_FOOT = "6D 7D"
STOCK = "4C 4D 5C 5D 8C 8D"

_E = TypeVar("_E")
_F = TypeVar("_F")


def table(
    hand: str = "",
    rules: RuleSet = WEB,
    *,
    players: int = 4,
    teams: int = 2,
    seat: int = 0,
    phase: str = "draw",
    pile: str = "",
    stock: str = STOCK,
    melds: Sequence[str] = (),
    their_melds: Sequence[str] = (),
    foot: str | None = None,
    hands: Mapping[int, str] | None = None,
    feet: Mapping[int, str] | None = None,
    tails: Mapping[int, str] | None = None,
    in_foot: Iterable[int] = (),
    played_foot: Iterable[int] = (),
    melded: Iterable[int] = (),
    turns: int | Sequence[int] = 1,
    n: int = 1,
    dealer: int | None = None,
    totals: Sequence[int] = (),
    cut: Sequence[int] = (),
    refused: bool = False,
    reshuffles: int = 0,
    frozen: int | None = None,
    red_threes: Sequence[str] = (),
    bare: bool = False,
    watched: bool = False,
) -> Table:
    """A table at the start of seat 0's turn (`phase` "play": after it drew), everybody having had a turn.

    `hand` is what the seat to move plays from. `melds` are its team's and `their_melds` the next team's; `pile` is
    bottom first, `stock` top first. `in_foot` and `played_foot` name seats; who played the foot is in it. Everybody
    else holds two dull cards in hand and foot, or nothing at all on a `bare` table. `tails` lie beneath a foot; who has
    none plays the foot, and what lies there is its tail. A `watched` pile was seen card by card; otherwise only the
    upcard was.
    """
    there = {*in_foot, *played_foot}
    other_hand, other_foot = ("", "") if bare else (OTHER_HAND, OTHER_FOOT)
    held = {at: hand if at == seat else other_hand for at in range(players)} | dict(hands or {})
    lying = {at: "" if at in there else other_foot for at in range(players)} | dict(feet or {})
    if foot is not None:
        lying[seat] = foot
    on_table: list[tuple[tuple[Card, ...], ...]] = [()] * teams
    on_table[seat % teams] = tuple(map(parse_cards, melds))
    on_table[(seat + 1) % teams] = tuple(map(parse_cards, their_melds))
    position = Position(
        round=n,
        dealer=(seat - 1) % players if dealer is None else dealer,
        seat=seat,
        phase=Phase(phase),
        hands=tuple(parse_cards(held[at]) for at in range(players)),
        feet=tuple(parse_cards(lying[at]) for at in range(players)),
        tails=tuple(parse_cards((tails or {}).get(at, "")) for at in range(players)) if tails else (),
        in_foot=tuple(at in there for at in range(players)),
        played_foot=tuple(at in set(played_foot) for at in range(players)),
        melded=tuple(at in set(melded) for at in range(players)),
        turns=(turns,) * players if isinstance(turns, int) else tuple(turns),
        melds=tuple(on_table),
        stock=parse_cards(stock),
        discards=parse_cards(pile),
        totals=tuple(totals),
        cut=tuple(cut),
        refused=refused,
        reshuffles=reshuffles,
        frozen=frozen,
        pile_seen=len(pile.split()) if watched else None,
        red_threes=tuple(map(parse_cards, red_threes)),
    )
    return table_at(rules, players, teams, position)


def dealt(rules: RuleSet = WEB, *, players: int = 4, teams: int = 2, seed: int = 1, settled: bool = True) -> Table:
    """Round 1 as the dealer deals it; `settled`: everybody has cut exactly and chosen the first stack."""
    before = before_first_deal(rules, players, teams)
    now, _ = deal_round(before, Dealer(seed).deal(before.board))
    while settled and now.board.phase in (Phase.CUT, Phase.CHOOSE):
        now = apply(now, Cut(packet_size(now.board)) if now.board.phase == Phase.CUT else Choose(0)).table
    return now


def next_round(now: Table, seed: int = 1) -> Table:
    """The round after one that has ended, dealt but not cut or chosen."""
    return deal_round(now, Dealer(seed).deal(now.board))[0]


def group(text: str) -> Group:
    """Cards for a new meld ("KH KD KS"), or with a meld's number to lay them onto ("KC > 2")."""
    cards, _, onto = text.partition(" > ")
    return Group(parse_cards(cards), int(onto) if onto else None)


def lay(*groups: str) -> MeldCards:
    """A meld move of groups."""
    return MeldCards(tuple(map(group, groups)))


def take(*groups: str) -> Take:
    """A pile take with groups."""
    return Take(tuple(map(group, groups)))


def go_out(*groups: str, discard: str | None = None) -> GoOut:
    """A going-out with groups and perhaps a last discard."""
    return GoOut(tuple(map(group, groups)), None if discard is None else Card(discard))


def throw(card: str) -> Discard:
    """A discard."""
    return Discard(Card(card))


def my_view(now: Table) -> PlayerView:
    """The view of the seat that must act."""
    return view_of(now, now.board.mover)


def refusal(now: Table, move: Move) -> Refusal | None:
    """Why the seat to act may not make the move."""
    return why_not(my_view(now), move)


def code(now: Table, move: Move) -> str | None:
    """The code of the refusal, None when the move is legal."""
    found = refusal(now, move)
    return None if found is None else found.code.value


def after(now: Table, *moves: Move) -> Table:
    """The table after the moves, each by whoever must act."""
    for move in moves:
        now = apply(now, move).table
    return now


def told(now: Table, *moves: Move) -> tuple[Event, ...]:
    """Everything that happened in the moves, unmasked."""
    events: list[Event] = []
    for move in moves:
        step = apply(now, move)
        events += step.events
        now = step.table
    return tuple(events)


def only(events: Iterable[Event], kind: type[_E]) -> _E:
    """The one event of that kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def there(found: _F | None) -> _F:
    """What was found; the test fails where nothing was."""
    assert found is not None
    return found


def meld(now: Table, number: int = 0, team: int = 0) -> Meld:
    """A meld on the table."""
    return now.board.melds[team][number]


def hand(now: Table, seat: int = 0) -> str:
    """The cards a seat plays from, as text in hand order."""
    return " ".join(now.hands[seat])


def full_deck(decks: int) -> tuple[Card, ...]:
    """All cards of that many 54-card decks, in a fixed order."""
    return FACES * decks


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, in the order given."""
    return parse_cards(text)


def scores(now: Table, *moves: Move) -> tuple[TeamScore, ...]:
    """The teams' scores of the round that the last move ends."""
    return only(told(now, *moves), RoundEnded).scores


def score(now: Table, team: int = 0) -> TeamScore:
    """A team's score if the round ends now by a pass; the stock must be empty."""
    return scores(now, Pass())[team]


def clean_book(rank: str, size: int = 7) -> str:
    """So many naturals of a rank."""
    return " ".join(rank + "CDHS"[at % 4] for at in range(size))


def dirty_book(rank: str, size: int = 7, wilds: str = "2C") -> str:
    """A meld of that size with these wilds on top."""
    return f"{clean_book(rank, size - len(wilds.split()))} {wilds}"


def books(rules: RuleSet, clean: int, dirty: int) -> tuple[str, ...]:
    """Complete books of kings, queens and aces, clean, then of jacks, tens, nines and eights, with one wild each."""
    size = rules.book_size
    return (
        *[clean_book(rank, size) for rank in "KQA"[:clean]],
        *[dirty_book(rank, size, wild) for rank, wild in zip("JT98", ("2C", "2D", "2H", "2S"), strict=True)][:dirty],
    )
