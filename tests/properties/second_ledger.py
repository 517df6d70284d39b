"""A second, naive keeping of the books: where every single card lies, and who saw it, from a record of moves alone.

Written from the rules page. It judges nothing, and shares nothing with the engine but cards and moves.
"""

from collections.abc import Sequence

from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.rules.ruleset import RuleSet

Faces = Sequence[str]


class Ledger:
    """One round. Cards are numbers, their places in the deck; `face` says what is printed on them."""

    def __init__(self, rules: RuleSet, players: int, teams: int, dealer: int, first: int, deck: Faces) -> None:
        self.rules, self.players, self.teams = rules, players, teams
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

    def _begin_unless_chosen(self) -> None:
        if self.rules.stacks == "dealt":
            self.turn = self.first

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
        for group in groups:
            cards = [self._pick(seat, face) for face in group.cards]
            self._show(cards)
            if group.onto is None:
                melds.append(cards)
            else:
                melds[group.onto] += cards

    def _foot_if_empty(self, seat: int) -> None:
        if not self.hands[seat] and not self.in_foot[seat]:
            self.hands[seat], self.feet[seat], self.tails[seat] = self.feet[seat], self.tails[seat], []
            self.in_foot[seat] = not self.feet[seat]
            self.seen[seat] |= set(self.hands[seat])

    def enter(self, seat: int, move: Move) -> None:
        """Writes down a move that was made."""
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
                self.seen[seat] |= set(self.feet[seat] if stack else self.hands[seat])
                self._turned_round |= {seat} if stack else set()
                if seat == self.dealer:
                    self.turn = self.first
                    for other in self._turned_round:
                        self.hands[other], self.feet[other] = self.feet[other], self.hands[other]
            case Draw():
                count = int(str(self.rules.draw_count))
                self.hands[seat] += self.stock[:count]
                self.seen[seat] |= set(self.stock[:count])
                del self.stock[:count]
            case Take(groups):
                self._take(seat, groups)
            case MeldCards(groups):
                self._lay(seat, groups)
                self._foot_if_empty(seat)
            case Discard(card):
                thrown = self._pick(seat, card)
                self._show([thrown])
                self.pile.append(thrown)
                self._foot_if_empty(seat)
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

    def _take(self, seat: int, groups: Sequence[Group]) -> None:
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
        self._foot_if_empty(seat)

    def _lent(self, below: list[int]) -> tuple[list[int], list[int]]:
        """Of the cards under the upcard: those that are melded with it, and those that join the hand."""
        return [], below

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
        wild = [self.face[card][0] in "2*" for card in cards]
        points = rules.wild_book if all(wild) else rules.dirty_book if any(wild) else rules.clean_book
        return points * (2 if 0 < rules.double_book <= len(cards) else 1)

    def score(self, team: int) -> tuple[int, int, int, int, int]:
        """Points of a team: melded, books, bonus for going out, cuts, left over."""
        melds = self.melds[team]
        seats = range(team, self.players, self.teams)
        return (
            sum(self.worth(card) for meld in melds for card in meld),
            sum(map(self.book, melds)),
            self.rules.go_out_bonus if self.out is not None and self.out % self.teams == team else 0,
            self.cut_points[team],
            sum(self.worth(card) for seat in seats for card in self._held_by(seat)),
        )

    def _held_by(self, seat: int) -> list[int]:
        return [*self.hands[seat], *self.feet[seat], *self.tails[seat]]

    def hidden_from(self, seat: int) -> list[int]:
        """The cards in hands, feet, tails and stock that the seat has never had before its eyes."""
        lying = [*self.stock, *(card for other in range(self.players) for card in self._held_by(other))]
        return [card for card in lying if card not in self.seen[seat]]
