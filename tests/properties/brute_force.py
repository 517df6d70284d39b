"""Every way to lay cards down, by trying them all: only for few cards, and only to check the exact searches."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from game.cards import Card
from game.engine.legal import why_not
from game.engine.melding.melds import meldable_threes
from game.engine.moves import GoOut, Group, MeldCards, Move, Take
from game.engine.table.view import PlayerView
from game.rules.ruleset import RuleSet

Bins = tuple[tuple[Card, ...], ...]


def layouts(
    rules: RuleSet, ranks: Sequence[str], cards: Sequence[Card], must_use_all: bool, threes: str = ""
) -> Iterator[list[Group]]:
    """All groupings of the cards onto melds of these ranks ("W" for wilds alone) and into new melds.

    Naturals only go where their rank lies; nothing else is judged. New melds of one rank come in every order, because
    some rules let the second begin only when the first is a book. The first card is like no other, the rest of a rank
    and the rest of the jokers and twos are alike. `threes` are the suits of threes that may be melded; those are told
    apart as little as other naturals.
    """
    useful = [card for card in cards if card[0] != "3" or card[1] in threes]
    if len(useful) < len(cards) and must_use_all:
        return
    rest = sorted(useful[1:], key=lambda card: (card[0] in "2*", card[0]))
    if useful and useful[0][0] in "2*":
        order = [
            *(card for card in rest if card[0] not in "2*"),
            useful[0],
            *(card for card in rest if card[0] in "2*"),
        ]
        alone = len(rest) - sum(card[0] in "2*" for card in rest)
    else:
        order, alone = [*useful[:1], *rest], 0
    seen: set[tuple[tuple[tuple[str, ...], int | None], ...]] = set()
    for onto, new in _place(order, alone, ranks, must_use_all):
        if any(len(group) < 3 for group in new):
            continue
        laid = [Group(group, number) for number, group in enumerate(onto) if group]
        key = tuple(sorted((tuple(sorted(card[0] for card in group.cards)), group.onto) for group in laid)) + tuple(
            sorted((tuple(sorted(card[0] for card in group)), None) for group in new)
        )
        if key in seen:
            continue
        seen.add(key)
        begun = [Group(group) for group in new]
        if rules.second_meld == "after_closing" and len(begun) > 1:
            yield from ([*laid, *order] for order in permutations(begun))
        else:
            yield [*laid, *begun]


def _place(
    cards: Sequence[Card],
    alone: int,
    ranks: Sequence[str],
    must_use_all: bool,
    at: int = 0,
    onto: Bins | None = None,
    new: Bins = (),
    least: int = 0,
) -> Iterator[tuple[Bins, Bins]]:
    """Each card in turn goes onto a meld, into a new one, or is kept; like cards never in falling order of places."""
    onto = ((),) * len(ranks) if onto is None else onto
    if at == len(cards):
        yield onto, new
        return
    card = cards[at]
    wild = card[0] in "2*"
    like = [other for other in range(at + 1, len(cards)) if cards[other][0] == card[0] and at != alone]
    places = len(onto) + len(new) + 1
    for place in range(least, places + (0 if must_use_all else 1)):
        then = place if like else 0
        if place < len(onto):
            if wild or ranks[place] == card[0]:
                yield from _place(cards, alone, ranks, must_use_all, at + 1, _with(onto, place, card), new, then)
        elif place < places - 1:
            number = place - len(onto)
            held = next((other[0] for other in new[number] if other[0] not in "2*"), None)
            if wild or held == card[0]:
                yield from _place(cards, alone, ranks, must_use_all, at + 1, onto, _with(new, number, card), then)
        elif place == places - 1:
            yield from _place(cards, alone, ranks, must_use_all, at + 1, onto, (*new, (card,)), then)
        else:  # kept, and so are all further cards like it
            yield from _place(cards, alone, ranks, must_use_all, at + 1 + len(like), onto, new, 0)


def _with(bins: Bins, number: int, card: Card) -> Bins:
    return (*bins[:number], (*bins[number], card), *bins[number + 1 :])


def ranks_of(view: PlayerView) -> list[str]:
    """The ranks of the team's melds."""
    return [meld.rank for meld in view.board.melds[view.team]]


def threes_of(view: PlayerView, goes_out: bool) -> str:
    """The suits of threes that the seat may meld."""
    return meldable_threes(view.board.rules, view.board.in_foot[view.seat], goes_out)


def forced_out(view: PlayerView) -> GoOut | None:
    """A legal going-out, found by force."""
    for last in (None, *dict.fromkeys(view.hand)):
        cards = list(view.hand)
        if last is not None:
            cards.remove(last)
        for groups in layouts(view.board.rules, ranks_of(view), cards, True, threes_of(view, goes_out=True)):
            move = GoOut(tuple(groups), last)
            if why_not(view, move) is None:
                return move
    return None


def forced(view: PlayerView, pile: bool) -> Move | None:
    """A legal meld move or pile take, found by force."""
    lent = (view.board.upcard, view.board.pile_bottom) if pile else ()
    cards = (*(card for card in lent if card is not None), *view.hand)  # the first of a kind are laid first
    for groups in layouts(view.board.rules, ranks_of(view), cards, False, threes_of(view, goes_out=False)):
        move = Take(tuple(groups)) if pile else MeldCards(tuple(groups))
        if why_not(view, move) is None:
            return move
    return None


def sign(group: Group) -> tuple[int | None, str]:
    """What tells one group from another: where it goes, and the ranks of its cards."""
    return group.onto, "".join(sorted(card[0] for card in group.cards))
