"""A second, naive keeping of the books: where every single card lies, and who saw it, from a record of moves alone.

Written from the rules page. It judges nothing, and shares nothing with the engine but cards and moves.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.rules.ruleset import RuleSet, for_round

Faces = Sequence[str]

_HEIGHT = "3456789TJQKA2*"
_BY_ROUND = ("take_count", "hand_cards", "foot_cards", "tail_cards", "draw_count", "out_clean", "out_dirty")


class Ledger:
    """One round. Cards are numbers, their places in the deck; `face` says what is printed on them. Numbers by round are
    those of the round it is made for.
    """

    def __init__(
        self, rules: RuleSet, players: int, teams: int, dealer: int, first: int, deck: Faces, round_number: int
    ) -> None:
        lists = {field: value for field in _BY_ROUND if not isinstance(value := getattr(rules, field), str)}
        now = {field: for_round(value, round_number) for field, value in lists.items()}
        self.rules, self.players, self.teams = replace(rules, **now), players, teams
        self.dealer, self.first = dealer, first
        self.face = list(deck)
        self.stock = list(range(len(deck) - len(deck) * rules.set_aside // 100))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.feet: list[list[int]] = [[] for _ in range(players)]
        """By seat: what it takes up next."""
        self.tails: list[list[int]] = [[] for _ in range(players)]
        self.in_foot = [False] * players
        """Whether nothing is left to take up."""
        self.pile: list[int] = []
        self.melds: list[list[list[int]]] = [[] for _ in range(teams)]
        self.cut_points = [0] * teams
        self.out: int | None = None
        self.seen: list[set[int]] = [set() for _ in range(players)]
        """By seat: the cards it has had before its eyes, open ones included."""
        self.open_in_hand: list[set[int]] = [set() for _ in range(players)]
        self.turn = (dealer + 1) % players
        self._question: tuple[GoOut, set[int]] | None = None
        self._turned_round: set[int] = set()
        self.bottoms: dict[int, tuple[int, int]] = {}
        self.red: list[list[int]] = [[] for _ in range(teams)]
        self.at_once = [0] * teams
        self._choosing: set[int] = set()
        self._from_pile = False
        self._awaits_more = False
        self._book_made = False
        if rules.deal == "auto":
            for step in range(players):
                self._give((dealer + 1 + step) % players)
            self._begin_unless_chosen()

    def _give(self, seat: int) -> None:
        sizes = [int(str(size)) for size in (self.rules.hand_cards, self.rules.foot_cards, self.rules.tail_cards)]
        for stacks, size in zip((self.hands, self.feet, self.tails), sizes, strict=True):
            stacks[seat] = self.stock[:size]
            del self.stock[:size]
        if self.rules.stacks == "dealt":
            self.seen[seat] |= set(self.hands[seat])
        if self.rules.stacks in ("bottom_high", "bottom_low"):
            self.bottoms[seat] = (self.hands[seat][-1], self.feet[seat][-1])
            self.seen[seat] |= set(self.bottoms[seat])

    def _begin_unless_chosen(self) -> None:
        """Everybody has two stacks: an upcard is turned, marked stacks are settled, and play begins or waits."""
        if self.rules.first_upcard != "none":
            under: list[int] = []
            while self.rules.first_upcard == "natural" and self.face[self.stock[0]][0] in "23*":
                under.append(self.stock.pop(0))
            self._show([*under, self.stock[0]])
            self.pile.append(self.stock.pop(0))
            self.stock += under
        self._choosing = set() if self.rules.stacks == "dealt" else set(range(self.players))
        for seat, (first, second) in self.bottoms.items():
            heights = _HEIGHT.index(self.face[first][0]), _HEIGHT.index(self.face[second][0])
            if heights[0] != heights[1]:
                self._settle_stacks(seat, int((heights[1] > heights[0]) == (self.rules.stacks == "bottom_high")))
        if not self._choosing:
            self._start()

    def _settle_stacks(self, seat: int, hand: int) -> None:
        self._choosing.remove(seat)
        self.seen[seat] |= set(self.feet[seat] if hand else self.hands[seat])
        self._turned_round |= {seat} if hand else set()

    def _start(self) -> None:
        self.turn = self.first
        for seat in self._turned_round:
            self.hands[seat], self.feet[seat] = self.feet[seat], self.hands[seat]
        for step in range(self.players):
            self._settle_hand((self.first + step) % self.players)

    def new_stock(self, faces: Faces) -> None:
        """The discards under the upcard become stock, in the order of these faces: their old identity is lost."""
        buried, self.pile = self.pile[:-1], self.pile[-1:]
        start = len(self.face)
        if sorted(self.face[card] for card in buried) != sorted(faces):
            raise AssertionError("the new stock is not the buried discards")
        self.face += faces
        self.stock += range(start, start + len(faces))

    def _pick(self, seat: int, face: str) -> int:
        """A card of that face out of a hand: one that everybody knows to be there, if any."""
        known = [card for card in self.hands[seat] if self.face[card] == face and card in self.open_in_hand[seat]]
        card = known[0] if known else next(card for card in self.hands[seat] if self.face[card] == face)
        self.hands[seat].remove(card)
        self.open_in_hand[seat].discard(card)
        return card

    def _show(self, cards: Sequence[int]) -> None:
        for seen in self.seen:
            seen |= set(cards)

    def _lay(self, seat: int, groups: Sequence[Group]) -> None:
        melds = self.melds[seat % self.teams]
        lying = len(melds)
        whole = sum(len(meld) >= self.rules.book_size for meld in melds)
        for group in groups:
            cards = [self._pick(seat, face) for face in group.cards]
            self._show(cards)
            if group.onto is None:
                melds.append(cards)
            else:
                melds[group.onto] += cards
        self._book_made = sum(len(meld) >= self.rules.book_size for meld in melds) > whole
        self.at_once[seat % self.teams] += sum(len(meld) >= self.rules.book_size for meld in melds[lying:])

    def _take_up(self, seat: int) -> None:
        """What lies next joins the hand."""
        self.hands[seat] += self.feet[seat]
        self.feet[seat], self.tails[seat] = self.tails[seat], []
        self.in_foot[seat] = not self.feet[seat]
        self.seen[seat] |= set(self.hands[seat])
        self._from_pile = False
        self._settle_hand(seat)

    def _settle_hand(self, seat: int) -> None:
        """Red threes leave the hand, others come for them unless they came with the pile; an empty hand is followed."""
        reds = [card for card in self.hands[seat] if self.face[card] in ("3H", "3D")]
        if reds and self.rules.red_threes == "lay_down":
            for card in reds:
                self.hands[seat].remove(card)
                self.open_in_hand[seat].discard(card)
            self._show(reds)
            self.red[seat % self.teams] += reds
            if not self._from_pile:
                drawn = self.stock[: len(reds)]
                del self.stock[: len(reds)]
                self.hands[seat] += drawn
                self.seen[seat] |= set(drawn)
            self._settle_hand(seat)
        elif self._awaits_more:
            return
        elif (not self.hands[seat] and not self.in_foot[seat]) or (
            self._foot_lies(seat) and self._book_made and self.rules.foot_when == "first_book"
        ):
            self._take_up(seat)

    def _lying(self, seat: int) -> int:
        return len(self.feet[seat]) + len(self.tails[seat])

    def _foot_lies(self, seat: int) -> bool:
        """Whether the foot is what comes next, not the tail."""
        return bool(self.tails[seat]) if self.rules.tail_cards else not self.in_foot[seat]

    def enter(self, seat: int, move: Move) -> None:
        """Writes down a move that was made."""
        self._book_made, before = False, self._lying(seat)
        match move:
            case Cut(count):
                if count == sum(
                    int(str(size)) for size in (self.rules.hand_cards, self.rules.foot_cards, self.rules.tail_cards)
                ):
                    self.cut_points[seat % self.teams] += self.rules.cut_bonus
                self._give(seat)
                if seat == self.dealer:
                    self._begin_unless_chosen()
            case Choose(stack):
                self._settle_stacks(seat, stack)
                if not self._choosing:
                    self._start()
            case Draw():
                count = int(str(self.rules.draw_count))
                self.hands[seat] += self.stock[:count]
                self.seen[seat] |= set(self.stock[:count])
                del self.stock[:count]
                self._settle_hand(seat)
            case Take(groups):
                self._take(seat, groups)
                self._end_with_foot(seat, before)
            case MeldCards(groups):
                self._lay(seat, groups)
                self._settle_hand(seat)
                self._end_with_foot(seat, before)
            case Discard(card):
                thrown = self._pick(seat, card)
                self._show([thrown])
                self.pile.append(thrown)
                self._settle_hand(seat)
                self.turn = (seat + 1) % self.players
            case Hold():
                self.turn = (seat + 1) % self.players
            case Pass():
                pass
            case GoOut():
                if self.rules.permission and self.teams < self.players:
                    self._question = (move, set())
                else:
                    self._carry_out(seat, move)
            case Answer(yes):
                self._answer(seat, yes)

    def _end_with_foot(self, seat: int, before: int) -> None:
        """A stack that was taken up ends the turn, where the rules say so."""
        if self.rules.foot_ends_turn and self._lying(seat) != before:
            self.turn = (seat + 1) % self.players

    def _take(self, seat: int, groups: Sequence[Group]) -> None:
        more = self.stock[: self.rules.take_then_draw]
        self._from_pile, self._awaits_more = True, bool(more)
        count = (
            len(self.pile) if self.rules.take_count == "all" else min(int(str(self.rules.take_count)), len(self.pile))
        )
        taken = self.pile[-count:]
        del self.pile[-count:]
        upcard, below = taken[-1], taken[:-1]
        lent, below = self._lent(below)
        self.hands[seat] += [*lent, upcard]
        self.open_in_hand[seat] |= {*lent, upcard}
        self._lay(seat, groups)
        self.hands[seat] += below
        self.open_in_hand[seat] |= {card for card in below if all(card in seen for seen in self.seen)}
        self.seen[seat] |= set(taken)
        if self.pile:
            self._show(self.pile[-1:])
        self._settle_hand(seat)
        self._from_pile = self._awaits_more = False
        if more:
            del self.stock[: len(more)]
            self.hands[seat] += more
            self.seen[seat] |= set(more)
            self._settle_hand(seat)

    def _lent(self, below: list[int]) -> tuple[list[int], list[int]]:
        """Of the cards under the upcard: the lowest, where it must be melded with it, and those that join the hand."""
        known = self.rules.take_bottom and below and all(below[0] in seen for seen in self.seen)
        return (below[:1], below[1:]) if known else ([], below)

    def _answer(self, seat: int, yes: bool) -> None:
        if self._question is None:
            raise AssertionError("nobody asked")
        move, agreed = self._question
        agreed.add(seat)
        mates = set(range(self.turn % self.teams, self.players, self.teams)) - {self.turn}
        if not yes:
            self._question = None
        elif agreed == mates:
            self._question = None
            self._carry_out(self.turn, move)

    def _carry_out(self, seat: int, move: GoOut) -> None:
        self._lay(seat, move.groups)
        if move.discard is not None:
            self.pile.append(self._pick(seat, move.discard))
        self.out = seat

    # What follows is read off the ledger.

    def faces(self, cards: Sequence[int]) -> list[str]:
        """What is printed on the cards, sorted."""
        return sorted(self.face[card] for card in cards)

    def worth(self, card: int) -> int:
        """Card value, or what a three costs."""
        face, rules = self.face[card], self.rules
        if face[0] == "*":
            return rules.joker
        if face[0] == "3":
            return rules.red_three if face[1] in "DH" else rules.black_three
        if face[0] in "2A":
            return rules.two if face[0] == "2" else rules.ace
        order = "456789TJQK"
        return rules.ten_value if order.index(face[0]) >= order.index(rules.ten_from) else rules.five_value

    def book(self, cards: Sequence[int]) -> int:
        """The points of a meld as a book."""
        rules = self.rules
        if len(cards) < rules.book_size:
            return 0
        faces = [self.face[card][0] for card in cards]
        naturals, dirty = {face for face in faces if face not in "2*"}, any(face in "2*" for face in faces)
        points = rules.wild_book if not naturals else rules.dirty_book if dirty else rules.clean_book
        if naturals == {"7"} and rules.sevens_book and (not dirty or rules.sevens_kind == "any"):
            points = rules.sevens_book
        if naturals == {rules.special_rank} and rules.special_book and (not dirty or rules.sevens_kind == "any"):
            points = rules.special_book
        if naturals == {"3"} and rules.threes_book:
            points = rules.threes_book
        return points * (2 if 0 < rules.double_book <= len(cards) else 1)

    def score(self, team: int) -> tuple[int, int, int, int, int, int]:
        """Points of a team: melded, books, bonus for going out, cuts, left over, and red threes laid down."""
        melds, rules = self.melds[team], self.rules
        seats = range(team, self.players, self.teams)
        is_out = self.out is not None and self.out % self.teams == team
        left = sum(self.worth(card) for seat in seats for card in self._held_by(seat))
        if rules.winner_takes:
            return 0, 0, 0, 0, 0 if is_out else left, 0
        laid = len(self.red[team])
        each = rules.red_three_bonus if is_out or rules.red_three_not_out == -1 else rules.red_three_not_out
        every = sum(face in ("3H", "3D") for face in self.face[: self._deck_size])
        all_laid = rules.red_three_all if laid >= (rules.red_three_enough or every) else 0
        return (
            sum(self.worth(card) for meld in melds for card in meld),
            sum(map(self.book, melds)) + self.at_once[team] * rules.book_at_once,
            rules.go_out_bonus if is_out else 0,
            self.cut_points[team],
            left + rules.unfinished_book * sum(map(self._costs, melds)),
            laid * each + all_laid if rules.red_threes == "lay_down" else 0,
        )

    def _costs(self, cards: Sequence[int]) -> bool:
        """Whether a meld is one of wilds or of a special rank that isn't a book."""
        naturals = {self.face[card][0] for card in cards} - {"2", "*"}
        sevens = naturals == {"7"} and (self.rules.sevens_book or self.rules.out_sevens)
        special = naturals == {self.rules.special_rank} and self.rules.special_book
        return len(cards) < self.rules.book_size and bool(not naturals or sevens or special)

    @property
    def _deck_size(self) -> int:
        return (52 + self.rules.jokers) * (self.rules.decks or self.players + self.rules.extra_decks)

    def _held_by(self, seat: int) -> list[int]:
        return [*self.hands[seat], *self.feet[seat], *self.tails[seat]]

    def hidden_from(self, seat: int) -> list[int]:
        """The cards in hands, feet, tails and stock that the seat has never had before its eyes."""
        lying = [*self.stock, *(card for other in range(self.players) for card in self._held_by(other))]
        return [card for card in lying if card not in self.seen[seat]]
