"""Agreements as computer players keep them: in positions, and in whole matches watched card by card."""

from collections.abc import Callable, Iterator
from functools import lru_cache

import pytest
from msgspec.structs import replace

from game.ai.player import Player, Think
from game.ai.players.easy import Easy
from game.ai.players.expert import Expert
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Normal
from game.cards import Card, is_wild
from game.engine.ending.announcements import may_go_out
from game.engine.ending.going_out import missing_books
from game.engine.legal import why_not
from game.engine.melding.melds import why_not_add
from game.engine.melding.openings import most_points
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Take
from game.engine.partners.agreements import Agreement
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.rules.ruleset import RuleSet
from saves.records.lines import MoveLine
from saves.records.replay import Replay
from tests.build import PRESETS, WEB, books, clean_book, my_view, refusal, table

OPEN, CLEAN, WILDS, FOOT, *_ = Agreement
STOCK = " ".join(clean_book(rank, 8) for rank in "458TJ")
FREE = replace(WEB, partners_foot="none")
"""Rules that let anybody go out, whatever the partners have done."""

SEEDS = ("true 1", "true 6", "true 12")
"""Matches in which a hard partner who agreed on nothing would break each agreement."""

LEVELS = pytest.mark.parametrize(
    "player", [Easy(), Normal(), Hard(), Expert()], ids=["easy", "normal", "hard", "expert"]
)


def decided(player: Player, now: Table, *agreements: Agreement) -> Move:
    """The player's move under these agreements, which must be legal."""
    move = player.decide(my_view(now), Think(effort=60, agreements=agreements))
    assert refusal(now, move) is None
    return move


@pytest.mark.parametrize("player", [Hard(), Expert()], ids=["hard", "expert"])
def test_who_agreed_to_open_early_opens_with_wilds(player: Player) -> None:
    """Given a first turn with kings and a joker, the partner opens; without the agreement hard keeps the joker."""
    now = table("KC KD *R 4C 6S 8S 9H JC QD 7H", phase="play", turns=0, stock=STOCK)
    assert isinstance(decided(player, now, OPEN), MeldCards)
    assert isinstance(decided(Hard(), now), Discard)


@LEVELS
def test_who_keeps_clean_melds_clean_throws_wilds_nowhere(player: Player) -> None:
    """Given a hand that a wild on the clean kings would empty, the clean kings stay clean."""
    now = table("2C QC QD QH 4C", phase="play", melds=[clean_book("K", 3)], stock=STOCK)
    move = decided(player, now, CLEAN)
    assert not any(group.onto == 0 for group in wild_groups(move))


@LEVELS
def test_who_saves_wilds_begins_no_meld_with_one(player: Player) -> None:
    """Given two pairs and two jokers in the foot, no new meld is begun with a joker; a six of tens gets its wild."""
    pairs = table("QC QD AC AD *R *B 4C 5D", phase="play", melds=[clean_book("K", 4)], in_foot=(0,), stock=STOCK)
    assert not wild_groups(decided(player, pairs, WILDS))
    melds = [clean_book("A", 7), clean_book("K", 4), "TC TD TH TS TC 2D"]
    ten = table("*R *B 4C 5D 6H", phase="play", melds=melds, played_foot=(0, 2), stock=STOCK)
    move = decided(player, ten, WILDS)
    assert isinstance(move, MeldCards)
    assert move.groups == (Group((Card("*R"),), 2),)


@LEVELS
def test_who_waits_for_the_foot_does_not_go_out(player: Player) -> None:
    """Given a way out far ahead in the last round, the partner stays while the other plays from the hand."""
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    far_ahead = {"melds": melds, "played_foot": (0,), "totals": (4000, 0), "stock": STOCK, "n": 4}
    now = table("AS 4C", FREE, phase="play", **far_ahead)  # type: ignore[arg-type]  # as they are named
    assert isinstance(decided(player, now), GoOut)
    assert not isinstance(decided(player, now, FOOT), GoOut)


@LEVELS
@pytest.mark.parametrize("agreement", [FOOT, Agreement.PLAY_ON])
def test_a_last_card_that_can_only_go_out_does(player: Player, agreement: Agreement) -> None:
    """Given a single card of the foot and a team that may go out, there is nothing else to do, whatever was agreed."""
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    rules = replace(FREE, permission=False)
    now = table("4C", rules, phase="play", melds=melds, played_foot=(0,), stock=STOCK)
    assert isinstance(decided(player, now, agreement), GoOut)


@LEVELS
def test_who_plays_on_keeps_a_card_to_discard(player: Player) -> None:
    """Given three cards of which two fit, and a way out while no rival has one, two stay: one of them to discard."""
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    rules = replace(FREE, permission=False)
    now = table("AS AC 4C", rules, phase="play", melds=melds, played_foot=(0, 2), totals=(4000, 0), n=4, stock=STOCK)
    move = decided(player, now, Agreement.PLAY_ON)
    assert not isinstance(move, GoOut)
    assert laid_in(move) < 2


def test_all_together_leave_a_legal_move_at_every_level() -> None:
    """Given every agreement at once and a hand of wilds alone, somebody still decides."""
    for player in (Easy(), Normal(), Hard(), Expert()):
        decided(player, table("2C 2D *R", phase="play", melds=[clean_book("K", 3)], in_foot=(0,)), *Agreement)
        decided(player, table("KC KD", pile="4C KH", stock="", melds=[clean_book("K", 3)]), *Agreement)


def wild_groups(move: Move) -> list[Group]:
    """The groups of a move that hold a wild."""
    groups = move.groups if isinstance(move, MeldCards | Take | GoOut) else ()
    return [group for group in groups if any(map(is_wild, group.cards))]


def laid_by(move: Move) -> tuple[Group, ...]:
    """The groups of a lay-down."""
    return move.groups if isinstance(move, MeldCards) else ()


def moments(rules: RuleSet, level: str, agreed: str, seed: str) -> Iterator[tuple[Table, Move, Table]]:
    """Every move of seat 2, whose partner at seat 0 is a `hard`, with the table before and after it."""
    texts = ("hard", "normal", f"{level}:{agreed}", "normal")
    plan = TablePlan(4, 2, tuple(map(seat_plan, texts)))
    match, _ = play_match(Series(rules=rules, table=plan, seed=seed, name="kept", app="test", effort=60), 1)
    replay = Replay(match.header)
    for number, line in enumerate(match.lines[1:], 2):
        before = replay.table
        replay.feed(line, number)
        if isinstance(line, MoveLine) and line.seat == 2:
            yield before, line.move, replay.table


def wilds_by_meld(now: Table) -> list[tuple[int, int]]:
    """Cards and wilds of each meld of the even team, counted by their faces."""
    return [(len(meld.cards), sum(card[0] in "2*" for card in meld.cards)) for meld in now.board.melds[0]]


def keeps(agreement: Agreement, rules: RuleSet, before: Table, move: Move, after: Table) -> bool:
    """Whether a move of seat 2 was true to the agreement, told from cards on the table before and after alone."""
    if isinstance(move, Answer):  # what is laid then, the partner lays who asked
        if agreement is Agreement.GO_OUT_SOON:
            return move.yes
        return agreement is not Agreement.WAIT_FOR_FOOT or not move.yes or before.board.in_foot[0]
    was, is_now = wilds_by_meld(before), wilds_by_meld(after)
    match agreement:
        case Agreement.OPEN_EARLY:
            if was or not isinstance(move, Discard) or before.board.in_foot[2]:
                return True
            best = most_points(rules, before.hands[2])
            return best is None or best < needed(before)
        case Agreement.KEEP_CLEAN:
            return all(wilds or not later for (_, wilds), (_, later) in zip(was, is_now, strict=False))
        case Agreement.SAVE_WILDS:
            if isinstance(move, Discard):
                return not is_wild(move.card) or all(is_wild(card) or card[0] == "3" for card in before.hands[2])
            into_foot = not before.board.in_foot[2] and after.board.hands[2] <= 1
            if not was or isinstance(move, GoOut) or into_foot or after.board.in_foot[2] != before.board.in_foot[2]:
                return True
            grown = zip([*was, *[(0, 0)] * (len(is_now) - len(was))], is_now, strict=True)
            return all(later <= wilds or size < rules.book_size == full for (size, wilds), (full, later) in grown)
        case Agreement.WAIT_FOR_FOOT:
            return not isinstance(move, GoOut) or before.board.in_foot[0]
        case Agreement.PLAY_ON:
            is_safe = before.board.stock >= 4 * before.board.draw_count and not any(
                may_go_out(before.board, at) for at in (1, 3)
            )
            stays = [card for card in before.hands[2] if could(before, Discard(card))]
            return not isinstance(move, GoOut) or not is_safe or len(before.hands[2]) < 2 or not stays
        case Agreement.USEFUL_PILES:
            if not isinstance(move, Take):
                return True
            brought = before.board.pile_seen[-before.board.pile_yield :]
            open_ranks = {meld.rank for meld in before.board.melds[0] if len(meld.cards) < rules.book_size}
            ranks = (open_ranks | {card[0] for card in before.hands[2]} | set("2*")) - {"3"}
            useless = [card for card in brought if card[0] not in ranks]
            return len(useless) <= len(brought) / 2 and not may_go_out(before.board, 2)
        case Agreement.KEEP_CARDS:
            rest = before.board.hands[2] - laid_in(move)
            if not isinstance(move, MeldCards) or rest >= 5 or (rest <= 1 and not before.board.in_foot[2]):
                return True
            made = any(full >= rules.book_size > size for (size, _), (full, _) in zip(was, is_now, strict=False))
            made |= any(full >= rules.book_size for full, _ in is_now[len(was) :])
            return made or missing_books(before.board, before.board.melds[0]) is None
        case Agreement.USE_WILDS:
            return (
                not isinstance(move, Discard) or not was or not any(could(before, lay) for lay in wilds_placed(before))
            )
        case Agreement.WORK_TOGETHER:
            theirs = {card[0] for card in before.board.taken[0]}
            short = {meld.rank for meld in before.board.melds[0] if len(meld.cards) < rules.book_size}
            fresh = {card[0] for group in laid_by(move) if group.onto is None for card in group.cards} - set("2*")
            over = {card[0] for card in after.hands[2]}
            if was and isinstance(move, MeldCards) and fresh and after.board.in_foot == before.board.in_foot:
                return not fresh & theirs and not over & short
            return keeps_discard(before, move, lambda card: card[0] in theirs | short)
        case Agreement.PLAY_SAFE:
            if not isinstance(move, Discard):
                return True
            dangers = [danger(rules, before, card) for card in before.hands[2] if could(before, Discard(card))]
            return danger(rules, before, move.card) == min(dangers)
        case Agreement.LEAVE_LATE_PILE:
            late = [seat for seat in (1, 3) if may_go_out(before.board, seat) and before.board.hands[seat] <= 5]
            return not isinstance(move, Take) or not late
        case Agreement.TAKE_PILE:
            return not isinstance(move, Draw) or not any(could(before, take) for take in pairs_with_upcard(before))
        case Agreement.GO_OUT_SOON:
            ends = isinstance(move, Discard | Hold | MeldCards)
            return not ends or not any(could(before, out) for out in going_out(before))
        case Agreement.LAY_DOWN:
            return not isinstance(move, Discard) or not was or not any(could(before, lay) for lay in adding(before))
        case Agreement.FINISH_BOOKS:
            if not was or isinstance(move, GoOut | Discard) or before.board.hands[2] - laid_in(move) <= 1:
                return True
            size = rules.book_size
            wilds_held = [card for card in before.hands[2] if is_wild(card)]
            room = [
                held
                for number, (held, wilds) in enumerate(was)
                if 0 < wilds < held < size
                and any(could(before, MeldCards((Group((card,), number),))) for card in wilds_held)
            ]
            lengthened = [
                held
                for (held, wilds), (full, later) in zip(was, is_now, strict=False)
                if later > wilds and held < size and full < size
            ]
            begun = [full for full, later in is_now[len(was) :] if later and full < size]
            nearest = max(room, default=0)
            return all(held >= nearest for held in lengthened) and (not begun or not nearest)
        case Agreement.NO_GIFTS:
            ranks = {meld.rank for meld in before.board.melds[1]}
            if any(meld.is_book(rules) for meld in before.board.melds[1] if meld.rank == discarded(move)):
                return True  # which may be closed
            return keeps_discard(before, move, lambda card: card[0] in ranks)
        case Agreement.KEEP_PAIRS:
            held = [card[0] for card in before.hands[2]]
            return keeps_discard(before, move, lambda card: card[0] != "3" and held.count(card[0]) == 2)
        case Agreement.KEEP_THREES:
            if before.board.pile >= 6 or (before.board.in_foot[2] and len(before.hands[2]) <= 3):
                return True
            return keeps_discard(before, move, lambda card: card in ("3C", "3S"))


def could(before: Table, move: Move) -> bool:
    """Whether seat 2 might have done that instead."""
    return why_not(view_of(before, 2), move) is None


def pairs_with_upcard(before: Table) -> Iterator[Take]:
    """The plainest ways to take the pile: with a pair, as a new meld or on one that lies there."""
    upcard = before.board.upcard
    like = tuple(card for card in before.hands[2] if upcard is not None and card[0] == upcard[0])[:2]
    for onto in (None, *range(len(before.board.melds[0]))):
        if upcard is not None and len(like) == 2:
            yield Take((Group((upcard, *like), onto),))


def going_out(before: Table) -> Iterator[GoOut]:
    """The plainest ways out: a discard, all naturals onto melds of their rank, and all wilds onto one meld."""
    melds = before.board.melds[0]
    for discard in before.hands[2]:
        rest = list(before.hands[2])
        rest.remove(discard)
        ranks = {card[0] for card in rest if not is_wild(card)}
        lying = [number for number, meld in enumerate(melds) if meld.rank in ranks]
        wilds = tuple(card for card in rest if is_wild(card))
        laid = [Group(tuple(card for card in rest if card[0] == melds[number].rank), number) for number in lying]
        if len(lying) == len(ranks):
            tails = [(Group(wilds, number),) for number in range(len(melds))] if wilds else [()]
            yield from (GoOut((*laid, *tail), discard) for tail in tails)


def adding(before: Table) -> Iterator[MeldCards]:
    """The cards of seat 2 that go onto melds that lie there, one by one, and its triples."""
    hand = [card for card in before.hands[2] if not is_wild(card)]
    for number, _ in enumerate(before.board.melds[0]):
        yield from (MeldCards((Group((card,), number),)) for card in hand)
    for rank in {card[0] for card in hand}:
        yield MeldCards((Group(tuple(card for card in hand if card[0] == rank)),))


def wilds_placed(before: Table) -> Iterator[MeldCards]:
    """The wilds of seat 2 that make books of dirty melds, and late in a round those that go onto open melds, one by
    one.
    """
    wilds = tuple(card for card in before.hands[2] if is_wild(card))
    size = before.board.rules.book_size
    is_late = any(may_go_out(before.board, seat) for seat in (1, 3))
    for number, (held, dirt) in enumerate(wilds_by_meld(before)):
        if is_late and held < size:
            yield from (MeldCards((Group((card,), number),)) for card in wilds)
        if dirt and held < size <= held + len(wilds):
            yield MeldCards((Group(wilds[: size - held], number),))


def danger(rules: RuleSet, before: Table, card: Card) -> int:
    """How dangerous a discard of seat 2 is: a three or what seats 0 and 3 discarded, what tells nothing, a wild on six
    cards, what seat 3 wants, any other wild.
    """
    if card[0] in "2*":
        return 2 if before.board.pile >= 6 and rules.take_with == "pair" else 4
    if card[0] == "3":
        return 0
    wanted = {
        meld.rank for meld in before.board.melds[1] if why_not_add(rules, meld, (Card(f"{meld.rank}C"),)) is None
    } | {other[0] for other in before.board.taken[3]}
    if card[0] in wanted:
        return 3
    thrown = [other for seat in (0, 3) for other in before.board.history[seat].discards] if before.board.history else []
    return 0 if any(card[0] == other[0] for other in thrown) else 1


def laid_in(move: Move) -> int:
    """How many cards a move lays down."""
    return sum(len(group.cards) for group in move.groups) if isinstance(move, MeldCards) else 0


def discarded(move: Move) -> str:
    """The rank of a discard."""
    return move.card[0] if isinstance(move, Discard) else ""


def keeps_discard(before: Table, move: Move, is_wrong: Callable[[Card], bool]) -> bool:
    """Whether no wrong card was discarded while there was a right one, wilds apart."""
    if not isinstance(move, Discard) or not is_wrong(move.card) or is_wild(move.card):
        return True
    rest = [card for card in before.hands[2] if not is_wild(card) and not is_wrong(card)]
    return not any(could(before, Discard(card)) for card in rest)


def needed(now: Table) -> int:
    """Points that the round asks of an opening, as the rule set lists them."""
    opening = now.board.rules.opening
    return opening[min(now.board.round, len(opening)) - 1] if isinstance(opening, tuple) else opening


@lru_cache
def agreed_on_nothing(seed: str) -> tuple[tuple[Table, Move, Table], ...]:
    """A match of hard partners."""
    return tuple(moments(FREE, "hard", "balanced", seed))


@pytest.mark.usefixtures("hard_looks_briefly")
@pytest.mark.parametrize("agreement", Agreement)
def test_where_a_match_breaks_it_partners_who_agreed_do_not(agreement: Agreement) -> None:
    """Given a match that hard partners play against the agreement, no move breaks it once they agreed: whatever keeps
    a player to it, without that this would fail.
    """
    broken = next(
        seed for seed in SEEDS if not all(keeps(agreement, FREE, *moment) for moment in agreed_on_nothing(seed))
    )
    assert all(keeps(agreement, FREE, *moment) for moment in moments(FREE, "hard", agreement.value, broken))


@pytest.mark.slow
@pytest.mark.usefixtures("hard_looks_briefly")
@pytest.mark.parametrize("agreement", Agreement)
@pytest.mark.parametrize(
    ("rules", "level"),
    [
        *((FREE, level) for level in ("hard", "expert")),
        *((rules, level) for rules in PRESETS for level in ("easy", "normal", "hard")),
    ],
)
def test_a_whole_match_is_true_to_it(rules: RuleSet, level: str, agreement: Agreement) -> None:
    """Given a partner who agreed, no move of three matches breaks it."""
    kept = [
        keeps(agreement, rules, *moment) for seed in SEEDS for moment in moments(rules, level, agreement.value, seed)
    ]
    assert kept
    assert all(kept)


def test_every_preset_is_known_here() -> None:
    """Given the rule sets there are, openings are listed by round or the same in all, as `needed` reads them."""
    for rules in PRESETS:
        assert needed(table("4C", rules)) > 0
