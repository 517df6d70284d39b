"""The rules of a rule set as a page that a newcomer can read: its sentences in the order of play, why unclear places
of the sources are read as they are, and how a set differs from its preset.
"""

import textwrap
from collections.abc import Callable, Container
from typing import Final

from msgspec import Struct

from game.cards import NATURAL_RANKS, Rank
from game.rules.code import encode
from game.rules.explain import Chapter, Statement, changes_from_base, facts_of
from game.rules.presets import preset
from game.rules.readings import Reading, readings_of
from game.rules.ruleset import PresetId, RuleSet, for_round, most_rounds
from game.rules.stack_passing import ROUND_WAYS
from game.words.grammar import by_round, capital, counted, listed, number, points, rank_name
from game.words.house_rules import rule_title, value_text


# ---- the play
def _aim(rules: RuleSet) -> str:
    del rules  # this holds under all of them
    return (
        "Each of you has two stacks of cards: your hand, and your foot for later. Your team lays down cards of the "
        "same rank, builds them into books and scores for both. The round ends when somebody has played every card."
    )


def _decks(rules: RuleSet) -> str:
    if rules.decks:
        return f"Shuffle {counted(rules.decks, 'deck')} together, 54 cards each with the jokers."
    if rules.extra_decks:
        more = "more" if rules.extra_decks > 0 else "fewer"
        count = counted(abs(rules.extra_decks), "deck")
        return f"Take {count} {more} than there are players, 54 cards each with the jokers, and shuffle them together."
    return "Take one deck for each player, 54 cards each with the jokers, and shuffle them together."


def _wilds(rules: RuleSet) -> str:
    del rules  # this holds under all of them
    return (
        "Twos and jokers are wild: in a meld they stand in for other cards. All cards from the four to the ace are "
        "naturals."
    )


def _stacks(rules: RuleSet) -> str:
    hand, foot = by_round(rules.hand_cards), by_round(rules.foot_cards)
    match rules.stacks:
        case "dealt":
            return (
                f"Everyone is dealt a hand of {hand} cards and a foot of {foot}. Your foot stays face down, and nobody "
                "looks at it until you have played your hand."
            )
        case "choose":
            return (
                f"Everyone is dealt two stacks of {hand} cards, face down. Pick one as your hand without looking; the "
                "other is your foot."
            )
        case "bottom_high" | "bottom_low":
            which = "higher" if rules.stacks == "bottom_high" else "lower"
            return (
                f"Everyone is dealt two stacks of {hand} cards. Look at the bottom card of both: the stack with the "
                f"{which} one is your hand, the other is your foot. If they tie, choose."
            )


def _packet(rules: RuleSet) -> str:
    bonus = f" Get it exactly right and your team scores {points(rules.cut_bonus)} points." if rules.cut_bonus else ""
    return (
        f"Everyone lifts a packet off the stock, trying to get just enough for hand and foot without counting.{bonus}"
    )


def _passing(rules: RuleSet) -> str:
    if rules.stacks_pass == "by_round":
        ways = listed([f"to your {way} in round {number(n)}" for n, way in enumerate(ROUND_WAYS, 1)])
        way = f"one of your two stacks {ways}, and so on in turn"
    else:
        way = {
            "left": "one of your two stacks to the player on your left",
            "right": "one of your two stacks to the player on your right",
            "both_left": "both your stacks to the player on your left",
            "both_right": "both your stacks to the player on your right",
            "each_way": "one stack to the left and the other to the right",
        }[rules.stacks_pass]
    return f"Before anyone looks, pass {way}. What you are passed is yours."


def _first_player(rules: RuleSet) -> str:
    deal = "The deal moves one seat to the left each round."
    match rules.first_player:
        case "random":
            return f"Draw lots for who goes first. {deal}"
        case "high_card":
            return f"Everyone draws a card, and the highest goes first. {deal}"
        case "left_of_dealer":
            return f"The player on the dealer's left goes first. {deal}"


def _first_upcard(rules: RuleSet) -> str:
    again = "" if rules.first_upcard == "any" else "; if it is a wild or a three, turn up another"
    return f"Turn up a card from the stock to start the discard pile{again}."


def _turn(rules: RuleSet) -> str:
    cards = "card" if rules.draw_count == 1 else "cards"
    pile = "" if rules.take_count == "never" else " or take the discard pile"
    return (
        f"Draw {by_round(rules.draw_count)} {cards} from the stock{pile}, meld whatever you like, and discard one card "
        "to end your turn. Play goes clockwise."
    )


def _meld(rules: RuleSet) -> str:
    del rules
    return (
        "A meld is three or more cards of the same rank, and starts with at least two naturals. It belongs to your "
        "whole team: any of you can add to it, your opponents cannot."
    )


def _wild_limit(rules: RuleSet) -> str:
    limit = {
        "equal": "A meld can never have more wilds than naturals",
        "fewer": "A meld must always have more naturals than wilds",
        "half": "A meld needs at least two naturals for every wild",
    }[rules.wild_limit]
    cap = f", and can have {counted(rules.wild_cap, 'wild')} at most" if rules.wild_cap else ""
    least = ""
    if rules.dirty_naturals > 2:
        least = f" If it has a wild, it needs at least {number(rules.dirty_naturals)} naturals."
    return f"{limit}{cap}.{least}"


def _wild_melds(rules: RuleSet) -> str:
    match rules.wild_melds:
        case "no":
            return "You cannot make a meld of wilds alone."
        case "allowed":
            return "You can make a meld of wilds alone; it never takes naturals."
        case "required":
            return "You can make a meld of wilds alone; it never takes naturals. You need a book of wilds to go out."


def _second_meld(rules: RuleSet) -> str:
    match rules.second_meld:
        case "never":
            return "Your team can have only one meld of each rank."
        case "after_closing":
            return "Your team can start a second meld of a rank only once the first is a book."
        case "anytime":
            return "Your team can have several melds of the same rank."


def _book(rules: RuleSet) -> str:
    return (
        f"A meld of {number(rules.book_size)} cards is a book. Without wilds it is clean, and a red card goes on top; "
        "with wilds it is dirty, and a black card goes on top."
    )


def _closed_book(rules: RuleSet) -> str:
    wilds = ", and so is a book of wilds" if rules.wild_melds != "no" else ""
    return {
        "any": "You can keep adding to a book, within the limit on wilds. A wild turns a clean book dirty.",
        "keep_kind": "You can keep adding to a book, but no wilds to a clean one: it stays clean.",
        "naturals": "You can keep adding naturals to a book, but no more wilds.",
        "sealed": "Nothing more can be added to a book.",
        "clean_open": f"You can keep adding naturals to a clean book; a dirty one is closed{wilds}.",
        "dirty_open": f"You can keep adding to a dirty book, within the limit on wilds; a clean one is closed{wilds}.",
    }[rules.closed_book]


def _opening(rules: RuleSet) -> str:
    only = "" if rules.open_counts_books else " Only the values of the cards count."
    if len(rules.opening) == 1 and not rules.opening_by_score:
        least = f"worth at least {points(rules.opening[0])} points"
        return f"To open, your team's first melds of a round must be {least}, laid down all at once.{only}"
    opens = "To open, your team's first melds of a round must reach a minimum, laid down all at once"
    if rules.opening_by_score:
        return f"{opens}. It depends on your team's total: {_by_total(rules.opening_by_score)}.{only}"
    minimums = listed([points(minimum) for minimum in rules.opening])
    return f"{opens}: {minimums} points, round by round.{only}"


def _by_total(steps: tuple[tuple[int, int], ...]) -> str:
    """Minimums from the lowest total up; the first holds below its own total, too."""
    (_, lowest), *higher = sorted(steps)
    told = [f"{points(minimum)} from {points(total)}" for total, minimum in higher]
    return listed([f"{points(lowest)} points" + (f" below {points(min(higher)[0])}" if higher else ""), *told])


def _opening_books(rules: RuleSet) -> str:
    del rules
    return "A book that you complete in your opening adds its own points to those of the cards."


PLAY: Final[dict[Statement, Callable[[RuleSet], str]]] = {
    Statement.AIM: _aim,
    Statement.DECKS: _decks,
    Statement.WILDS: _wilds,
    Statement.STACKS: _stacks,
    Statement.PACKET: _packet,
    Statement.PASSING: _passing,
    Statement.FIRST_PLAYER: _first_player,
    Statement.FIRST_UPCARD: _first_upcard,
    Statement.TURN: _turn,
    Statement.MELD: _meld,
    Statement.WILD_LIMIT: _wild_limit,
    Statement.WILD_MELDS: _wild_melds,
    Statement.SECOND_MELD: _second_meld,
    Statement.BOOK: _book,
    Statement.CLOSED_BOOK: _closed_book,
    Statement.OPENING: _opening,
    Statement.OPENING_BOOKS: _opening_books,
}


# ---- the discard pile
_SEEN: Final = "You see only its top card, the upcard, beforehand."


def _no_pile(rules: RuleSet) -> str:
    del rules  # nothing else matters then
    return "Nobody ever takes the discard pile. You see only its top card, the upcard."


def _pile(rules: RuleSet) -> str:
    instead = "Instead of drawing, you can take"
    if not isinstance(rules.take_count, int):
        return f"{instead} the whole discard pile. {_SEEN}"
    if rules.take_count == 1:
        return f"{instead} the upcard, the top card of the discard pile."
    cards = f"the top {counted(rules.take_count, 'card')} of the discard pile"
    if rules.short_pile:
        return f"{instead} {cards}, or all of it if there are fewer. {_SEEN}"
    return f"{instead} {cards}, but only if it has that many. {_SEEN}"


def _pile_with(rules: RuleSet) -> str:
    return {
        "pair": "For that you need two naturals of the upcard's rank in your hand, and you meld them with it.",
        "any_play": (
            "For that you must play the upcard at once, in any way the rules allow: on one of your team's melds, or in "
            "a new one with cards from your hand, wilds included."
        ),
        "pair_or_wild": (
            "For that you need two naturals of the upcard's rank in your hand, or one of them and a wild, and you meld "
            "them with it."
        ),
        "pair_or_meld": (
            "For that you meld the upcard with two naturals of its rank from your hand, or add it to a meld that your "
            "team already has."
        ),
    }[rules.take_with]


def _upcard(rules: RuleSet) -> str:
    opens = "" if rules.take_needs_open else " If that opens for your team, it counts towards the minimum; they do not."
    if rules.upcard_play == "always":
        return f"You meld the upcard at once; the cards you take with it go into your hand.{opens}"
    return (
        "Once your team has opened, holding the pair is enough, and you can keep the upcard in your hand. If taking "
        "the pile opens for your team, the upcard counts towards the minimum; the cards you take with it do not."
    )


def _pile_barred(rules: RuleSet) -> str:
    three = "" if rules.meld_threes == "all" else "a three"
    if rules.take_with == "any_play":
        wild = ""
    elif rules.take_with == "pair" and rules.wild_melds != "no":
        wild = "a wild, unless you put it in a meld of wilds with two just like it"
    else:
        wild = "a wild"
    on = " or ".join(what for what in (three, wild) if what)
    return f"You cannot take the pile if the upcard is {on}." if on else "You can take the pile on any upcard."


def _first_lap(rules: RuleSet) -> str:
    del rules
    return "Nobody can take the pile until everyone has had a turn."


def _pile_when_open(rules: RuleSet) -> str:
    del rules
    return "You can take the pile only if your team has already opened in an earlier move."


def _freeze(rules: RuleSet) -> str:
    if rules.freeze == "until_taken":
        return "Discarding a wild freezes the pile: until somebody takes it, only two naturals from the hand will do."
    return "Discarding a wild freezes the pile: nobody can take it until the player who did that has the next turn."


PILE: Final[dict[Statement, Callable[[RuleSet], str]]] = {
    Statement.NO_PILE: _no_pile,
    Statement.PILE: _pile,
    Statement.PILE_WITH: _pile_with,
    Statement.UPCARD: _upcard,
    Statement.PILE_BARRED: _pile_barred,
    Statement.FIRST_LAP: _first_lap,
    Statement.PILE_WHEN_OPEN: _pile_when_open,
    Statement.FREEZE: _freeze,
}


# ---- threes, going out, scores
_WORTH: Final = "Each one you meld scores what it would cost you if left over."


def _threes(rules: RuleSet) -> str:
    never = "Black threes" if rules.red_threes == "lay_down" else "Threes"
    return {
        "no": f"{never} are never melded. You can only get rid of them by discarding.",
        "black_last": f"You can meld black threes, without wilds, only when you go out; red ones never. {_WORTH}",
        "black_in_foot": f"You can meld black threes from your foot, without wilds; red ones never. {_WORTH}",
        "all": f"Threes, red and black together, are a rank like any other. {_WORTH}",
    }[rules.meld_threes]


def _red_threes(rules: RuleSet) -> str:
    every = f"; lay down every one in the game and you get {points(rules.red_three_all)} more"
    return (
        "Lay down a red three as soon as you get it, and replace it from the stock; one that comes with the pile is "
        f"not replaced. Each scores {points(rules.red_three_bonus)}{every if rules.red_three_all else ''}."
    )


def _foot(rules: RuleSet) -> str:
    del rules
    return (
        "When you have played the last card of your hand, pick up your foot. If you melded that card, your turn goes "
        "on; if you discarded it, you play your foot from your next turn."
    )


def _stock_out(rules: RuleSet) -> str:
    if rules.stock_out == "end":
        bonus = ", so nobody gets the bonus" if rules.go_out_bonus else ""
        return (
            "If there are too few cards left to draw, you can still take the pile if the rules allow it. Otherwise the "
            f"round ends without anybody going out{bonus}."
        )
    return "All discards but the upcard are shuffled into a new stock, and play goes on."


def _card_values(rules: RuleSet) -> str:
    at = NATURAL_RANKS.index(Rank(rules.ten_from))
    lower, higher = rank_name(NATURAL_RANKS[at - 1]), rank_name(Rank(rules.ten_from))
    values = [
        f"joker {rules.joker}",
        f"two {rules.two}",
        f"ace {rules.ace}",
        f"king down to {higher} {rules.ten_value}",
        f"{lower} down to four {rules.five_value}",
    ]
    return f"Every card you meld scores for your team: {', '.join(values)}."


def _bonus(rules: RuleSet) -> str:
    return f"The team that goes out gets {points(rules.go_out_bonus)} points."


def _books_to_go_out(rules: RuleSet) -> str:
    needs = books_needed(rules)
    aim = "Playing the last card of your foot is going out, and ends the round."
    return f"{aim} Before you can, your team needs {listed(needs)}." if needs else f"{aim} You need no books for it."


def books_needed(rules: RuleSet) -> list[str]:
    """The books that going out takes, as parts of one list: "one clean and one dirty book" is two of them."""
    needs = _kinds_needed(rules)
    if rules.wild_melds == "required":
        needs.append("a book of wilds")
    if rules.out_sevens:
        needs.append("a clean book of sevens" if rules.sevens_kind == "clean" else "a book of sevens")
    if rules.out_books:
        needs.append(f"{counted(rules.out_books, 'book')} in all")
    return needs


def _kinds_needed(rules: RuleSet) -> list[str]:
    """The clean and the dirty books; where a number follows the round, each kind by itself."""
    kinds = [
        (count, kind)
        for count, kind in ((rules.out_clean, "clean"), (rules.out_dirty, "dirty"))
        if count != 0 and set(_entries(count)) != {0}
    ]
    if any(isinstance(count, tuple) and len(set(count)) > 1 for count, _ in kinds):
        return [
            f"{kind} books by round ({by_round(count)})" if isinstance(count, tuple) else counted(count, f"{kind} book")
            for count, kind in kinds
        ]
    needs = [f"{number(_entries(count)[0])} {kind}" for count, kind in kinds]
    return [*needs[:-1], f"{needs[-1]} {'book' if _entries(kinds[-1][0])[0] == 1 else 'books'}"] if needs else []


def _entries(count: int | tuple[int, ...]) -> tuple[int, ...]:
    return (count,) if isinstance(count, int) else count


def _last_card(rules: RuleSet) -> str:
    last = "You must discard" if rules.final_discard == "required" else "You can either discard or meld"
    return (
        f"{last} your last card. While you cannot go out, keep two cards of your foot when you meld: one to discard "
        "and one to hold."
    )


def _partners_foot(rules: RuleSet) -> str:
    done = "picked up the foot" if rules.partners_foot == "picked_up" else "played a card from the foot"
    return f"You cannot go out until each of your partners has {done}."


def _permission(rules: RuleSet) -> str:
    del rules
    return (
        "If you have a partner, ask before you go out. After a yes you must; after a no you play on, and you cannot "
        "ask again in that turn."
    )


def _hold(rules: RuleSet) -> str:
    del rules
    return (
        "If you have one card of your foot left, and a partner who has neither picked up the foot nor melded in this "
        "round, you can end your turn without discarding and keep that card."
    )


def _book_values(rules: RuleSet) -> str:
    values = [f"clean book {points(rules.clean_book)}", f"dirty book {points(rules.dirty_book)}"]
    if rules.wild_melds != "no":
        values.append(f"book of wilds {points(rules.wild_book)}")
    if rules.sevens_book:
        kind = "clean book" if rules.sevens_kind == "clean" else "book"
        values.append(f"{kind} of sevens {points(rules.sevens_book)}")
    if rules.threes_book and rules.meld_threes != "no":
        values.append(f"book of threes {points(rules.threes_book)}")
    double = f" A book of {number(rules.double_book)} cards scores twice that." if rules.double_book else ""
    return f"Books score on top of their cards: {', '.join(values)}.{double}"


def _left_over(rules: RuleSet) -> str:
    black = f"{points(rules.black_three) if rules.black_three else 'nothing'} for a black three"
    red = f"{points(rules.red_three) if rules.red_three else 'nothing'} for a red one"
    if rules.red_threes == "lay_down":
        red += " in a foot never picked up"
    return f"Cards still in your team's hands and feet cost you their value, {black} and {red}."


def _match(rules: RuleSet) -> str:
    best = "The highest total wins; if two are equal, they share the win."
    if rules.target_score:
        reached = f"The match ends after the round in which a team reaches {points(rules.target_score)} points"
        return f"{reached}, or after {counted(most_rounds(rules), 'round')} at the latest. {best}"
    return f"A match is {counted(rules.rounds, 'round')}. {best}"


END: Final[dict[Statement, Callable[[RuleSet], str]]] = {
    Statement.THREES: _threes,
    Statement.RED_THREES: _red_threes,
    Statement.FOOT: _foot,
    Statement.BOOKS_TO_GO_OUT: _books_to_go_out,
    Statement.LAST_CARD: _last_card,
    Statement.PARTNERS_FOOT: _partners_foot,
    Statement.PERMISSION: _permission,
    Statement.HOLD: _hold,
    Statement.STOCK_OUT: _stock_out,
    Statement.CARD_VALUES: _card_values,
    Statement.BOOK_VALUES: _book_values,
    Statement.BONUS: _bonus,
    Statement.LEFT_OVER: _left_over,
    Statement.MATCH: _match,
}


# ---- why unclear places are read so
WHY: Final = "Why this reading?"


class ReadingText(Struct, frozen=True):
    """What is unclear, how it is read here, and why."""

    unclear: str
    read: str
    why: str


READINGS: Final[dict[int, ReadingText]] = {
    1: ReadingText(
        "The source seems to deal stacks of 111 cards and to take 82 from the pile.",
        "Eleven cards are dealt, and eight are taken.",
        "The last figure of each is the mark of a footnote that ran into the number.",
    ),
    2: ReadingText(
        "The source charges 300 for a red three in two places and 500 in a list at its end.",
        "A red three left over costs 300; 500 can be set.",
        "It says 300 twice, in full sentences; the list gives the other value once, as one of several.",
    ),
    3: ReadingText(
        "A meld is said to end at seven cards, yet cards may be played on finished piles.",
        "Seven cards make a book that takes naturals but no more wilds; a second meld of the rank may be begun then.",
        "Only then are both sentences true, and the wilds stay within the limit that the source sets for a pile.",
    ),
    4: ReadingText(
        "It does not say whether a finished clean book may still become dirty.",
        "It may, at any time.",
        "The author says so when readers ask.",
    ),
    5: ReadingText(
        "The pile may be taken after the first round.",
        "That means the first lap of every round: once everyone has had a turn.",
        "Read as the first of the four deals, a whole deal would have no use for its discard pile.",
    ),
    6: ReadingText(
        "Remaining cards count against a team; it does not say whether a red three does, too.",
        "A red three left over costs its 500.",
        "It is listed at minus 500, and cards that remain are counted as negative.",
    ),
    7: ReadingText(
        "You may keep the last discard while your partner has not got going.",
        "That goes for a player who could go out and waits, and for one who cannot go out yet.",
        "The purpose is the same in both cases: not to end the round, or be stuck, before the partner plays.",
    ),
    8: ReadingText(
        "Players must have the opening points in their own hands; does the upcard count?",
        "The sets laid down by that one player count, the upcard among them; the other cards taken do not.",
        "The pair and the upcard are one play, and two other sources count the upcard in so many words.",
    ),
    9: ReadingText(
        "The sources speak of a new pile, and of six further cards with the upcard.",
        "The upcard may also join a meld that lies there, and five cards are taken in all.",
        "Nothing forbids adding to a meld, and five is the number that both give for the pile.",
    ),
    10: ReadingText(
        "It does not say whether the discards lie spread out.",
        "You see only the top card, but you may remember what went by.",
        "One source forbids looking under it, and no other allows it.",
    ),
    11: ReadingText(
        "To take the pile you hold two cards like the top one. Are two threes, or two twos, such a pair?",
        "No: two naturals of a rank that is melded, going into one meld with the upcard.",
        "One source says so outright; it makes threes and wilds safe to discard everywhere a pair is asked.",
    ),
    12: ReadingText(
        "Cards left over are mentioned only for the team that did not go out.",
        "The partner of the player who went out pays for them, too.",
        "The other sources do so, and so does this one with threes.",
    ),
    13: ReadingText(
        "Does everyone shuffle a deck, or all of them one heap; and when do you pick up the foot after a discard?",
        "All decks are shuffled together, and you pick up the foot right after the discard that empties your hand.",
        "Who mixes what is ceremony; the cards are the same, and looking at the foot early changes no play.",
    ),
    14: ReadingText(
        "Can you meld your very last card, or must you discard it?",
        "Where you may empty hand and foot either way, you may meld it; where a turn ends with a discard, you may not.",
        "Each source is taken at its word about how a turn ends.",
    ),
    15: ReadingText(
        "A source is silent about something that every table must know.",
        "The usual way is followed, and you can change each such rule.",
        "Among them: short piles, permission, the partner's foot, who begins, the stock running out, shared wins.",
    ),
    16: ReadingText(
        "Completed books stay open if they are clean, or if they are dirty. Is a book of wilds one or the other?",
        "Neither: under both options a complete book of wilds takes no more cards.",
        "Clean is without wilds and dirty is wilds beside naturals; the option opens the kind it names and no other.",
    ),
}
"""By number, in the order of the rules page."""

SOURCES: Final[dict[PresetId, tuple[str, str]]] = {
    "family": ("000_aeb9df99c13b294c", "a family's article on its favourite card game, last changed in 2019"),
    "campus": ("001_752b917170d65392", "rules as they were learned at college, with variations in footnotes"),
    "web": ("002_3a6e005acbffd030", "the rules of an online version with a draw pile and shared piles"),
    "couples": ("003_23441141a1dac062", "a sheet of rules for couples, two decks to each"),
    "partners": ("004_682defb8926d77db", "a page on playing with four as two partnerships"),
}
"""The document that each preset follows: its name among the sources, and what it is."""


def source(base: PresetId) -> str:
    """Where a preset comes from, as a sentence."""
    _, what = SOURCES[base]
    return f"These rules follow {what}."


def reading_lines(number: int) -> tuple[str, str, str]:
    """A reading as three sentences: what is unclear, how it is read, and why."""
    told = READINGS[number]
    return told.unclear, told.read, told.why


# ---- the page
HEADINGS: Final = {
    Chapter.AIM: "The aim",
    Chapter.CARDS: "The cards",
    Chapter.DEAL: "The deal",
    Chapter.TURN: "Your turn",
    Chapter.MELDS: "Melds",
    Chapter.BOOKS: "Books",
    Chapter.OPENING: "Opening",
    Chapter.PILE: "The discard pile",
    Chapter.THREES: "Threes",
    Chapter.FOOT: "Hand and foot",
    Chapter.OUT: "Going out",
    Chapter.STOCK: "When the stock runs out",
    Chapter.SCORE: "Scoring",
    Chapter.MATCH: "The match",
}
_TEXTS: Final = {**PLAY, **PILE, **END}


class Section(Struct, frozen=True):
    """A heading with its sentences, each fit to stand in a line or bubble of its own."""

    chapter: Chapter
    heading: str
    lines: tuple[str, ...]
    statements: tuple[Statement, ...] = ()
    """What each line says."""
    marked: tuple[bool, ...] = ()
    """For each line: whether something in it differs from the preset."""
    readings: tuple[Reading, ...] = ()
    """Decided ambiguities of the source that concern what is said here."""


def rule_page(rules: RuleSet) -> tuple[Section, ...]:
    """The whole page in the order of play."""
    changed = {change.field for change in changes_from_base(rules)}
    facts = facts_of(rules)
    return tuple(_section(rules, chapter, changed) for chapter in dict.fromkeys(fact.chapter for fact in facts))


def _section(rules: RuleSet, chapter: Chapter, changed: set[str]) -> Section:
    facts = [fact for fact in facts_of(rules) if fact.chapter == chapter]
    fields = {field for fact in facts for field in fact.fields}
    return Section(
        chapter,
        HEADINGS[chapter],
        tuple(_TEXTS[fact.statement](rules) for fact in facts),
        tuple(fact.statement for fact in facts),
        tuple(not changed.isdisjoint(fact.fields) for fact in facts),
        tuple(reading for reading in readings_of(rules) if not fields.isdisjoint(reading.fields)),
    )


def section(rules: RuleSet, chapter: Chapter) -> Section:
    """One part of the page, for "Show the rule"."""
    return next(part for part in rule_page(rules) if part.chapter == chapter)


def sentences_of(rules: RuleSet, statements: Container[Statement]) -> tuple[str, ...]:
    """What the page says on some points, in the order of play; nothing of a statement that does not hold."""
    return tuple(_TEXTS[fact.statement](rules) for fact in facts_of(rules) if fact.statement in statements)


def tag_line(rules: RuleSet) -> str:
    """What is most particular about a rule set in one sentence, read off its own fields.

    >>> tag_line(RuleSet())
    'Take seven from the pile with a pair, and go out with one clean and one dirty book.'
    """
    parts = [*_way_of_dealing(rules), _way_of_taking(rules)]
    if rules.book_size != _USUAL_BOOK:
        parts.append(f"make books of {number(rules.book_size)}")
    return f"{capital(', '.join(parts))}, and {_way_out(rules)}."


_USUAL_BOOK: Final = 7


def _way_of_dealing(rules: RuleSet) -> list[str]:
    ways = []
    if rules.deal == "cut":
        sizes = {
            for_round(rules.hand_cards, at) + for_round(rules.foot_cards, at) for at in range(1, most_rounds(rules) + 1)
        }
        ways.append(f"cut for {number(*sizes)}" if len(sizes) == 1 else "cut for hand and foot")
    if rules.stacks == "choose":
        ways.append("choose your hand from two stacks")
    return ways


def _way_of_taking(rules: RuleSet) -> str:
    if rules.take_count == "never":
        return "leave the pile alone"
    cards = "the whole pile" if rules.take_count == "all" else f"{number(rules.take_count)} from the pile"
    way = {
        "pair": "with a pair",
        "any_play": "if you can play its top card",
        "pair_or_wild": "with a pair, or with one card and a wild",
        "pair_or_meld": "with a pair or for a meld on the table",
    }[rules.take_with]
    return f"take {cards} {way}"


def _way_out(rules: RuleSet) -> str:
    needs = listed(books_needed(rules))
    if any(isinstance(count, tuple) and len(set(count)) > 1 for count in (rules.out_clean, rules.out_dirty)):
        needs = "the books that each round asks for"
    agrees = " if your partner agrees" if rules.permission else ""
    return f"go out with {needs}{agrees}" if needs else f"go out without any books{agrees}"


def rule_text(rules: RuleSet, width: int = 78, with_readings: bool = False) -> str:
    """The page as plain text for a terminal: what differs from the preset marked by a star and listed at the end.

    After it come the source of the preset and the code to read out, or each reading of an unclear place as well.
    """
    parts = [rules.name, "=" * len(rules.name), textwrap.fill(tag_line(rules), width)]
    for part in rule_page(rules):
        parts += ["", part.heading]
        parts += [
            _bullet(line, width, "*" if marked else "-") for line, marked in zip(part.lines, part.marked, strict=True)
        ]
    changes = changed_lines(rules)
    if changes:
        parts += ["", f"Changed from {preset(rules.base).name} (above marked by a star)"]
        parts += [_bullet(line, width, "*") for line in changes]
    if with_readings:
        parts += ["", WHY]
        parts += [
            textwrap.fill(
                " ".join(reading_lines(reading.number)),
                width,
                initial_indent=f"{reading.number:3} ",
                subsequent_indent="    ",
            )
            for reading in readings_of(rules)
        ]
    parts += ["", *(textwrap.fill(line, width) for line in (*origin(rules), f"To read out: {encode(rules)}"))]
    return "\n".join(parts)


def origin(rules: RuleSet) -> tuple[str, ...]:
    """Whose rules these are, as a sentence; nothing for a set that has rules of its own."""
    return () if changes_from_base(rules) else (source(rules.base),)


def _bullet(line: str, width: int, sign: str) -> str:
    return textwrap.fill(line, width, initial_indent=f"  {sign} ", subsequent_indent="    ")


def changed_lines(rules: RuleSet) -> tuple[str, ...]:
    """What differs from the preset, a line for each field: "Cards drawn: 3 instead of 2"."""
    return tuple(
        f"{rule_title(change.field)}: {value_text(change.field, change.after)} "
        f"instead of {value_text(change.field, change.before)}"
        for change in changes_from_base(rules)
    )


def changed_in_short(rules: RuleSet) -> str:
    """How much of its own a rule set has: "Family Table, three changes"; just the name when nothing."""
    count = len(changes_from_base(rules))
    base = preset(rules.base).name
    return f"{base}, {counted(count, 'change')}" if count else base


# ---- around it on the screen
HIDE_WHY: Final = "Hide the reasons"
COMPARE: Final = "Compare"
UPCARD: Final = "the upcard"
TAKEN_WITH: Final = {
    "pair": "two from the hand",
    "any_play": "or any other play of it",
    "pair_or_wild": "or one and a wild",
    "pair_or_meld": "or your team’s meld",
}
"""Beside the pair that takes the pile, by what else does."""
THREE_LEFT: Final = "left over"
NO_COST: Final = "costs nothing"


def changed_from(preset_name: str) -> str:
    """Over what a set has of its own."""
    return f"Changed from {preset_name}"


def hand_of(cards: int) -> str:
    """Beside the back of a hand."""
    return f"hand: {counted(cards, 'card')}"


def foot_of(cards: int) -> str:
    """Beside the back of a foot."""
    return f"foot: {counted(cards, 'card')}"


def said_of(rules: RuleSet, field: str) -> tuple[str, ...]:
    """The sentences of the rule page that come from one rule, as it is set now; the most particular first.

    >>> said_of(RuleSet(), "draw_count")[0][:25]
    'Draw two cards from the s'
    """
    lines = {part.chapter: iter(part.lines) for part in rule_page(rules)}
    told = [(fact, next(lines[fact.chapter])) for fact in facts_of(rules)]
    told.sort(key=lambda pair: len(pair[0].fields))
    return tuple(line for fact, line in told if field in fact.fields)
