"""Reads what the coach says as a person would, and holds each number and card in it against the view it was said of."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import FACES, Card, is_red_three
from game.engine.candidates import candidates
from game.engine.draft import Draft, DraftKind, joined, missing, staged_opening
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.table.board import Board, Phase
from game.engine.table.view import PlayerView
from game.messages.functions import nouns
from game.rules.ruleset import RuleSet, for_round, taken_in

_RANKS: Final = dict(zip("23456789TJQKA*", (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king", "ace", "joker"),
), strict=True))  # fmt: skip
_SEVERAL: Final = {f"{name}s" if name != "six" else "sixes": rank for rank, name in _RANKS.items()} | {"wilds": "W"}
_ONE: Final = {name: rank for rank, name in _RANKS.items()} | {"wild": "W"}
_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)

Known = Mapping[str, str]
Claim = Callable[[PlayerView, Move, Known], bool]


def amount(said: str) -> int:
    """A number in words or figures; an article is one."""
    if said in ("a", "an", "A", "An"):
        return 1
    lower = said.lower()
    return _NUMBERS.index(lower) if lower in _NUMBERS else int(said.replace(",", "").replace("−", "-"))


def cards_said(said: str) -> Counter[str]:
    """A list of cards: how many of each rank."""
    found: Counter[str] = Counter()
    for piece in re.split(r", | and | with ", said):
        count, name = piece.split(" ", 1)
        found[_SEVERAL.get(name, _ONE.get(name, "?"))] += amount(count)
    return found


def face_said(said: str) -> list[Card]:
    """The faces that "the queen of hearts" or "a joker" may mean."""
    said = said[0].lower() + said[1:]
    if said == "a joker":
        return [Card("*R"), Card("*B")]
    return [card for card in FACES if f"the {nouns.card(card)}" == said]


def worth(rules: RuleSet, rank: str) -> int:
    """What a card of the rank counts, by the fields of the rule set alone."""
    if rank in "*2A":
        return {"*": rules.joker, "2": rules.two, "A": rules.ace}[rank]
    place = "789TJQK".index(rank) if rank in "789TJQK" else -1
    return rules.ten_value if place >= "789TJQK".index(rules.ten_from) else rules.five_value


def need_of(board: Board, team: int) -> int:
    """The opening minimum, by the fields of the rule set alone."""
    if not board.rules.opening_by_score:
        rules = board.rules
        return for_round(rules.opening, board.round) + rules.opening_growth * max(0, board.round - len(rules.opening))
    steps = sorted(board.rules.opening_by_score)
    reached = [least for total, least in steps if total <= board.totals[team]]
    return reached[-1] if reached else steps[0][1]


def held(view: PlayerView) -> Counter[str]:
    """How many of each rank the seat holds."""
    return Counter(card[0] for card in view.hand)


def can_open_with(view: PlayerView, need: int) -> bool:
    """Whether the hand's melds reach so much, were that the minimum."""
    rules = replace(view.board.rules, opening=(need,), opening_by_score=(), opening_growth=0)
    asked = replace(view, board=replace(view.board, rules=rules))
    return staged_opening(asked, Draft()) is not None


def _points(view: PlayerView, move: MeldCards | Take, cards: Counter[str]) -> int:
    """What so many cards of each rank count; which threes are red is seen in the move, where they are melded at all."""
    rules = view.board.rules
    threes = [card for group in move.groups for card in group.cards if card[0] == "3"] if cards["3"] else []
    of_threes = sum(rules.red_three if is_red_three(card) else rules.black_three for card in threes)
    return of_threes + sum(count * worth(rules, rank) for rank, count in cards.items() if rank != "3")


def _worths(view: PlayerView, move: Move, known: Known) -> bool:
    """Each rank that is named is held, and counts as much."""
    named = [piece.rsplit(" ", 1) for piece in known["worths"].lower().split(", ")]
    ranks = {_SEVERAL[several]: amount(each) for several, each in named}
    return all(held(view)[rank] and worth(view.board.rules, rank) == each for rank, each in ranks.items())


def _discards(view: PlayerView, move: Move, known: Known) -> bool:
    return isinstance(move, Discard) and move.card in face_said(known["card"]) and move.card in view.hand


def _opens(view: PlayerView, move: Move, known: Known) -> bool:
    """All melds of the opening together: cards that are held, points, and that the engine takes them."""
    if not isinstance(move, MeldCards | Take) or view.board.has_opened(view.team):
        return False
    is_take, upcard = isinstance(move, Take), view.board.upcard
    need = need_of(view.board, view.team)
    if view.board.rules.open_counts_books:
        kind: DraftKind = "take" if is_take else "meld"
        return missing(view, Draft(kind, move.groups)) is None
    groups = [Counter(card[0] for card in group.cards) for group in move.groups]
    laid, total = sum(groups, Counter[str]()), amount(known["total"])
    if "melds" in known:
        is_said = amount(known["melds"]) == len(groups)
    else:
        several = re.findall(r"(?:^|, | and )([a-z, ]+?) \(([\d,]+)\)", known["cards"])
        worths = [(cards_said(cards), amount(points)) for cards, points in several or [(known["cards"], str(total))]]
        is_said = all(_points(view, move, cards) == points for cards, points in worths)
        is_said = is_said and sum((cards for cards, _ in worths), Counter[str]()) == laid
    is_said = is_said and _points(view, move, laid) == total and known.get("extra") in (None, str(total - need))
    own = held(view) + Counter(upcard[0] if is_take and upcard else "")
    return is_said and laid <= own and why_not(view, move) is None


def _opens_with_fewer(view: PlayerView, move: Move) -> bool:
    """One of the melds can stay in the hand, and loses the points that it would score."""
    assert isinstance(move, MeldCards)
    fewer = (MeldCards((*move.groups[:n], *move.groups[n + 1 :])) for n in range(len(move.groups)))
    return any(why_not(view, one) is None for one in fewer) and not view.board.rules.winner_takes


def _cannot_open(view: PlayerView, move: Move, known: Known) -> bool:
    most = amount(known["most"])
    return most < need_of(view.board, view.team) and can_open_with(view, most) and not can_open_with(view, most + 1)


def stack_played(view: PlayerView, seat: int) -> str:
    """What a seat plays from, by what still lies before it."""
    board = view.board
    if board.feet[seat]:
        return "foot" if board.tails and not board.tails[seat] else "hand"
    return "tail" if board.tails else "foot"


def _lays(view: PlayerView, move: Move, known: Known) -> bool:
    """Cards, or how many and which of them above all, and what they go on."""
    if not isinstance(move, MeldCards) or why_not(view, move) is not None:
        return False
    laid = Counter(card[0] for group in move.groups for card in group.cards)
    named = known.get("among" if known.get("count") else "cards", "")
    said = cards_said(re.sub(r" on the \w+", "", named)) if named else Counter()
    lying = {meld.rank for meld in view.board.melds[view.team]}
    if not {_SEVERAL[name] for name in re.findall(r"on the (\w+)", named)} <= lying:
        return False
    groups = joined(move.groups, len(view.board.melds[view.team]))
    melds = [Counter(card[0] for card in group.cards) for group in groups]
    begun = re.findall(r"(\w+ \w+) with (an? \w+ and a joker|\w+ \w+)", named)
    if not all(cards_said(naturals) + cards_said(wilds) in melds for naturals, wilds in begun):
        return False
    return amount(known["count"]) == laid.total() and said < laid if known.get("count") else said == laid


def _upcard(view: PlayerView, known: Known) -> bool:
    return view.board.upcard in face_said(known["card"])


def _may_take(view: PlayerView, move: Move, known: Known) -> bool:
    """Whether some way to take the pile uses these cards, though drawing is advised."""
    beside = cards_said(known["beside"]) if known.get("beside") else Counter[str]()
    upcard = view.board.upcard
    for take in candidates(view):
        groups = take.groups if isinstance(take, Take) else ()
        laid = Counter(card[0] for group in groups if upcard in group.cards for card in group.cards)
        if isinstance(take, Take) and beside == laid - Counter((upcard or " ")[0]):
            return isinstance(move, Draw) and _brings(view, move, known)
    return False


def _takes(view: PlayerView, move: Move, known: Known) -> bool:
    if not isinstance(move, Take) or not _upcard(view, known) or why_not(view, move) is not None:
        return False
    melds = view.board.melds[view.team]
    playing = [group for group in move.groups if view.board.upcard in group.cards]
    if known.get("onto") and all(meld.rank != _SEVERAL[known["onto"]] for meld in melds):
        return False
    if known.get("cards"):
        beside = cards_said(known["cards"])
        assert view.board.upcard is not None
        laid = Counter(card[0] for group in playing for card in group.cards) - Counter(view.board.upcard[0])
        return beside <= held(view) and beside == laid
    return True


def _brings(view: PlayerView, move: Move, known: Known) -> bool:
    said = known["cards"]
    pile, come = view.board.pile, view.board.pile_yield
    if said in ("the top card", "the only card in the pile"):
        return come == 1 and (pile > 1) == (said == "the top card")
    which, count = said.removeprefix("all ").removeprefix("the top "), view.board.pile_yield
    return amount(which.split(" ")[0]) == count and (count == pile) == said.startswith("all")


def _take_opens(view: PlayerView, move: Move, known: Known) -> bool:
    if not isinstance(move, Take) or view.board.has_opened(view.team):
        return False
    laid = Counter(card[0] for group in move.groups for card in group.cards)
    have = amount(known["have"])
    counts = view.board.rules.open_counts_books or have == _points(view, move, laid)
    return need_of(view.board, view.team) <= have and counts and _brings(view, move, known)


def _pair(view: PlayerView, move: Move, known: Known) -> bool:
    rank = _SEVERAL[known["rank"]]
    spare = isinstance(move, Discard) and move.card[0] != rank
    rules = view.board.rules
    with_wild = max((worth(rules, rank) for rank in "2*" if held(view)[rank]), default=0)
    is_meld = 3 * worth(rules, rank) + with_wild >= rules.new_meld_points
    is_taken = rules.take_count != "never" and (is_meld or rules.upcard_play == "to_open")
    return held(view)[rank] == 2 and _ONE[known["one"]] == rank and spare and is_taken


def _left_in_hand(view: PlayerView, move: Move, known: Known) -> bool:
    return amount(known["count"]) == len(view.hand) and stack_played(view, view.seat) == known["stack"]


def _comes_next(view: PlayerView, move: Move, known: Known) -> bool:
    stacks = ("hand", "foot", "tail")
    next_stack = stacks[stacks.index(stack_played(view, view.seat)) + 1]
    return view.board.feet[view.seat] > 0 and known["stack"] == next_stack


def _red(view: PlayerView, move: Move, known: Known) -> bool:
    there = [card for card in view.hand if card in ("3D", "3H")]
    if known.get("count"):
        named = amount(known["count"]) == len(there) > 1
    else:
        named = len(there) == 1 and there[0] in face_said(known["card"])
    unless = bool(known.get("unless")) == view.board.rules.winner_takes
    return named and unless and amount(known["cost"]) == view.board.rules.red_three


def _two_alike_may_take(view: PlayerView) -> bool:
    """Whether the pile's size, its top card and the first lap leave it to two cards like that one."""
    board, rules = view.board, view.board.rules
    taken = taken_in(rules, board.round)
    is_long = board.pile >= rules.take_least and (rules.short_pile or taken == "all" or board.pile_yield == taken)
    tops = "456789TJQKA3" if rules.meld_threes == "all" else "456789TJQKA"
    is_due = rules.take_first_lap or all(board.turns)
    return is_long and is_due and board.upcard is not None and board.upcard[0] in tops


def _seat(names: Sequence[str], known: Known) -> int:
    return names.index(known["name"])


NAMES: Final = ("Anna", "Walt", "Rosa", "June", "Ben", "Olga", "Tess", "Karl")


def _seat_holds(view: PlayerView, move: Move, known: Known) -> bool:
    return amount(known["count"]) == view.board.hands[_seat(NAMES, known)]


_CARD = r"(?P<card>(?:the|The) \w+ of \w+|[aA] joker)"
_CARDS = r"(?P<cards>[\w, ]+?)"
_GET = r"(?P<cards>all [\w-]+ cards|the top [\w-]+ cards|the top card|the only card in the pile)"
_UNLESS = r"(?P<unless> and you haven't gone out| and we haven't gone out)?"
_NAME = rf"(?P<name>{'|'.join(NAMES)})"

_WORTH = rf"(?i:{'|'.join(_SEVERAL)}) [\d,]+"

PATTERNS: Final[tuple[tuple[str, Claim], ...]] = (
    (r"Draw (?P<count>\w+) cards? from the stock\.", lambda view, move, known: (
        isinstance(move, Draw) and amount(known["count"]) == for_round(view.board.rules.draw_count, view.board.round)
    )),
    (r"Then meld what you can, and end your turn with a discard\.", lambda view, move, known:
        view.board.phase == Phase.DRAW),
    (rf"Discard {_CARD}\.", _discards),
    (r"(?P<size>\w+) cards of one rank make a book: (?P<count>\d+)/(?P<needed>\d+) is (?P<said>\w+) of them"
     r", each ★ a wild\.", lambda view, move, known: (
        amount(known["size"]) == amount(known["needed"]) == view.board.rules.book_size
        and amount(known["count"]) == amount(known["said"])
        and any(len(meld.cards) == amount(known["count"]) for meld in view.board.melds[view.team])
    )),
    (r"Nobody can take the pile while a three is on top\.", lambda view, move, known: (
        view.board.rules.meld_threes != "all" and isinstance(move, Discard) and move.card[0] == "3"
    )),
    (r"Together, your first melds must reach the points to open\.", lambda view, move, known: (
        not view.board.has_opened(view.team) and can_open_with(view, need_of(view.board, view.team))
    )),
    (rf"(?P<worths>{_WORTH}(?:, {_WORTH})*)\.", _worths),
    (r"Your melds are worth only (?P<most>[\w,]+) points\.", _cannot_open),
    (r"You don't have a meld to open with yet\.", lambda view, move, known: not can_open_with(view, 0)),
    (r"Meld (?:(?P<count>[\w-]+) cards(?:, including (?P<among>[\w, ]+))?|(?P<cards>[\w, ]+))\.", _lays),
    (r"Add (?!cards to)(?P<cards>[\w, ]+)\.", _lays),
    (
        r"(?:Meld (?P<cards>[\w, ()]+)|Open with (?P<melds>\w+) melds): (?:together )?(?P<total>[\d,]+) points\. "
        r"You don't need any points to open\.",
        lambda view, move, known: _opens(view, move, known) and not need_of(view.board, view.team),
    ),
    (
        r"(?:Meld (?P<cards>[\w, ()]+)|Open with (?P<melds>\w+) melds): (?:together )?(?P<total>[\d,]+) points\. "
        r"The extra (?P<extra>[\d,]+) points count as well\.",
        lambda view, move, known: _opens(view, move, known) and _opens_with_fewer(view, move),
    ),
    (r"(?:Meld (?P<cards>[\w, ()]+)|Open with (?P<melds>\w+) melds): (?:together )?(?P<total>[\d,]+) points\.", _opens),
    (rf"{_CARD} goes on your (?P<onto>\w+)(?: with {_CARDS} from your hand)?\.", _takes),
    (rf"{_CARD} makes a meld with {_CARDS} from your hand\.", _takes),
    (rf"You can take {_CARD} into your hand\.", _takes),
    (rf"You get {_GET}\.", _brings),
    (rf"(?:With (?P<beside>[\w, ]+), y|Y)ou get {_GET}; I'd rather draw\.", _may_take),
    (rf"That lets (?:you|us) open, and you get {_GET}\.", lambda view, move, known:
        not need_of(view.board, view.team) and _brings(view, move, known)),
    (rf"This makes (?P<have>[\d,]+) points, enough to open, and you get {_GET}\.", _take_opens),
    (rf"{_NAME} now has (?P<count>[\w-]+) cards? and can meld more next turn\.", _seat_holds),
    (r"The pile is empty now\.", lambda view, move, known: view.board.pile == 0),
    (r"The pile has (?P<count>[\w-]+) cards? now\.", lambda view, move, known:
        amount(known["count"]) == view.board.pile),
    (r"You needn't reach the minimum any more\.", lambda view, move, known:
        bool(view.board.melds[view.team])),
    (r"Add cards to our melds, or start a new one\.", lambda view, move, known:
        bool(view.board.melds[view.team])),
    (rf"{_NAME} picked up the (?P<stack>foot|tail) and now has (?P<count>[\w-]+) cards?\.", lambda view, move, known: (
        stack_played(view, _seat(NAMES, known)) == known["stack"]
        and amount(known["count"]) == view.board.hands[_seat(NAMES, known)]
    )),
    (rf"If {_NAME} goes out, any cards you still hold count against you\.", lambda view, move, known:
        _seat(NAMES, known) % view.board.teams != view.team),
    (r"We discarded a wild card, and that froze the pile\.", lambda view, move, known: (
        view.board.frozen is not None and view.board.team_of(view.board.frozen) == view.team
    )),
    (rf"{_NAME} discarded a wild card, and that froze the pile\.", lambda view, move, known:
        view.board.frozen == _seat(NAMES, known)),
    (r"Nobody can take it until [\w' ]+ (?:next|had a) turn\.", lambda view, move, known:
        view.board.rules.freeze == "one_lap"),
    (r"To take it now, you need two cards that match its top card\.", lambda view, move, known:
        view.board.rules.freeze == "until_taken" and _two_alike_may_take(view)),
    (r"Nobody can take it now, and later only with two cards that match its top card\.", lambda view, move, known:
        view.board.rules.freeze == "until_taken" and not _two_alike_may_take(view)),
    (
        r"Keep your two (?P<rank>\w+): they take the pile if an? (?P<one>\w+) is discarded just before your turn\.",
        _pair,
    ),
    (r"(?P<count>\w+) cards? (?:is|are) left in your (?P<stack>hand|foot)\.", _left_in_hand),
    (r"When (?:it's|they're) gone, you pick up your (?P<stack>foot|tail) and play on\.", _comes_next),
    (
        rf"You hold {_CARD}, and it costs (?P<cost>[\d,]+) points if you still have it when the round ends{_UNLESS}\.",
        _red,
    ),
    (
        rf"You hold (?P<count>\w+) red threes, and each costs (?P<cost>[\d,]+) points if you still have it "
        rf"when the round ends{_UNLESS}\.",
        _red,
    ),
    (r"Discard (?:it|one) now\.", lambda view, move, known: isinstance(move, Discard) and move.card in ("3D", "3H")),
    (r"Discard (?:it|them) before then\.", lambda view, move, known: not (
        isinstance(move, Discard) and move.card in ("3D", "3H")
    )),
    (r"You can play all your cards now and end the round\.", lambda view, move, known:
        isinstance(move, GoOut) and why_not(view, move) is None),
    (r"That earns (?:you|us) (?P<bonus>[\d,]+) points(?P<asks> if (?:I|we all) agree)?\.", (
        lambda view, move, known:
        amount(known["bonus"]) == view.board.rules.go_out_bonus
        and bool(known.get("asks")) == (view.board.rules.permission and view.board.players > view.board.teams)
    )),
    (r"(?:I|We all) have to agree first\.", lambda view, move, known: view.board.rules.permission),
)  # fmt: skip
"""What the coach can say, and what of it must hold."""


def untrue_in(said: str, view: PlayerView, move: Move) -> str:
    """The first part of what was said that does not hold, or that nobody has learned to check; "" where all holds.

    `move` is the one that the coach goes by.
    """
    rest = said
    while rest:
        found = next(((re.match(pattern, rest), claim) for pattern, claim in PATTERNS if re.match(pattern, rest)), None)
        if found is None or found[0] is None:
            return rest
        known = {name: value for name, value in found[0].groupdict().items() if value is not None}
        try:
            holds = found[1](view, move, known)
        except (ValueError, KeyError, IndexError):
            holds = False
        if not holds:
            return found[0].group()
        rest = rest[found[0].end() :].lstrip()
    return ""


def plays_of(view: PlayerView) -> list[Move]:
    """Moves of every kind that a coach could go by."""
    kinds: dict[type, list[Move]] = {}
    for move in candidates(view):
        kinds.setdefault(type(move), []).append(move)
    return [move for moves in kinds.values() for move in moves[:3]]
