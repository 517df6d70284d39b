"""The naive keeping of the books with every option beyond the seeds: written from the rules page, judging nothing."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.moves import Choose, Draw, Group, MeldCards, Move, Take
from game.rules.ruleset import RuleSet, for_round
from tests.properties.second_ledger import Faces, Ledger

_HEIGHT = "3456789TJQKA2*"


class OptionLedger(Ledger):
    """One round under any rules; numbers by round are those of the round it is made for."""

    def __init__(
        self, rules: RuleSet, players: int, teams: int, dealer: int, first: int, deck: Faces, round_number: int
    ) -> None:
        self.bottoms: dict[int, tuple[int, int]] = {}
        self.red: list[list[int]] = [[] for _ in range(teams)]
        self.at_once = [0] * teams
        self._choosing: set[int] = set()
        self._from_pile = False
        self._awaits_more = False
        self._book_made = False
        lists = {field: value for field in _BY_ROUND if not isinstance(value := getattr(rules, field), str)}
        now = {field: for_round(value, round_number) for field, value in lists.items()}
        super().__init__(replace(rules, **now), players, teams, dealer, first, deck)

    def _give(self, seat: int) -> None:
        super()._give(seat)
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
            self._foot_if_empty((self.first + step) % self.players)

    def enter(self, seat: int, move: Move) -> None:
        """Writes down a move that was made."""
        if isinstance(move, Choose):
            self._settle_stacks(seat, move.stack)
            if not self._choosing:
                self._start()
            return
        self._book_made, before = False, self._lying(seat)
        super().enter(seat, move)
        if self.rules.foot_ends_turn and isinstance(move, MeldCards | Take) and self._lying(seat) != before:
            self.turn = (seat + 1) % self.players
        if isinstance(move, Draw):
            self._foot_if_empty(seat)

    def _take(self, seat: int, groups: Sequence[Group]) -> None:
        self._from_pile = True
        more = self.stock[: self.rules.take_then_draw]
        self._awaits_more = bool(more)
        super()._take(seat, groups)
        self._from_pile = self._awaits_more = False
        if more:
            del self.stock[: len(more)]
            self.hands[seat] += more
            self.seen[seat] |= set(more)
            self._foot_if_empty(seat)

    def _lent(self, below: list[int]) -> tuple[list[int], list[int]]:
        """The lowest card lies ready for the melds where it must be among them."""
        known = self.rules.take_bottom and below and all(below[0] in seen for seen in self.seen)
        return (below[:1], below[1:]) if known else ([], below)

    def _foot_if_empty(self, seat: int) -> None:
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
            self._foot_if_empty(seat)
        elif self._awaits_more:
            return
        elif self._foot_lies(seat) and self._book_made and self.rules.foot_when == "first_book":
            kept, self.hands[seat] = self.hands[seat], []
            super()._foot_if_empty(seat)
            self.hands[seat] += kept
            self._book_made = self._from_pile = False
            self._foot_if_empty(seat)
        elif not self.hands[seat] and not self.in_foot[seat]:
            super()._foot_if_empty(seat)
            self._from_pile = False
            self._foot_if_empty(seat)

    def _lying(self, seat: int) -> int:
        return len(self.feet[seat]) + len(self.tails[seat])

    def _foot_lies(self, seat: int) -> bool:
        """Whether the foot is what comes next, not the tail."""
        return bool(self.tails[seat]) if self.rules.tail_cards else not self.in_foot[seat]

    def book(self, cards: Sequence[int]) -> int:
        """The points of a meld as a book."""
        rules = self.rules
        if len(cards) < rules.book_size:
            return 0
        faces = [self.face[card][0] for card in cards]
        naturals = {face for face in faces if face not in "2*"}
        dirty = any(face in "2*" for face in faces)
        points = (
            super().book(cards[: rules.book_size]) if not naturals else rules.dirty_book if dirty else rules.clean_book
        )
        if naturals == {"7"} and rules.sevens_book and (not dirty or rules.sevens_kind == "any"):
            points = rules.sevens_book
        if naturals == {"3"} and rules.threes_book:
            points = rules.threes_book
        return points * (2 if 0 < rules.double_book <= len(cards) else 1)

    def _lay(self, seat: int, groups: Sequence[Group]) -> None:
        melds = self.melds[seat % self.teams]
        lying = len(melds)
        whole = sum(len(meld) >= self.rules.book_size for meld in melds)
        super()._lay(seat, groups)
        self._book_made = sum(len(meld) >= self.rules.book_size for meld in melds) > whole
        self.at_once[seat % self.teams] += sum(len(meld) >= self.rules.book_size for meld in melds[lying:])

    def score(self, team: int) -> tuple[int, int, int, int, int]:
        """Points of a team, those for books laid at once among those for books."""
        melded, books, *others = super().score(team)
        if self.rules.winner_takes:
            is_out = self.out is not None and self.out % self.teams == team
            return 0, 0, 0, 0, 0 if is_out else others[2]
        unfinished = self.rules.unfinished_book * sum(map(self._costs, self.melds[team]))
        at_once = self.at_once[team] * self.rules.book_at_once
        return melded, books + at_once, others[0], others[1], others[2] + unfinished

    def _costs(self, cards: Sequence[int]) -> bool:
        """Whether a meld is one of wilds or special sevens that isn't a book."""
        naturals = {self.face[card][0] for card in cards} - {"2", "*"}
        sevens = naturals == {"7"} and (self.rules.sevens_book or self.rules.out_sevens)
        return len(cards) < self.rules.book_size and bool(not naturals or sevens)

    def threes(self, team: int) -> int:
        """Points for red threes laid down."""
        if self.rules.winner_takes:
            return 0
        every = sum(face in ("3H", "3D") for face in self.face[: self._deck_size])
        laid = len(self.red[team])
        out = self.out is not None and self.out % self.teams == team
        each = self.rules.red_three_bonus if out or self.rules.red_three_not_out == -1 else self.rules.red_three_not_out
        return laid * each + (self.rules.red_three_all if laid == every else 0)

    @property
    def _deck_size(self) -> int:
        return (52 + self.rules.jokers) * (self.rules.decks or self.players + self.rules.extra_decks)


_BY_ROUND = ("take_count", "hand_cards", "foot_cards", "tail_cards", "draw_count", "out_clean", "out_dirty")
