"""What is said when a match is looked back at: the replay, what a computer player knew and thought, the review."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Final, assert_never

from msgspec.structs import replace

from game.analysis.facts import BetterWay, JudgedDecision
from game.cards import Card
from game.engine import events as happened
from game.engine.advice import Advice
from game.engine.agreements import Agreement
from game.engine.board import Board, StackName
from game.engine.melds import Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Hold, MeldCards, Move, Pass, Peek, Take
from game.rules.ruleset import RuleSet
from game.words import why
from game.words.grammar import (
    capital,
    counted,
    inside,
    listed,
    number,
    ordinal,
    points,
    possessive,
    rank_name,
    ranks_counted,
    seat_name,
    sentences,
    signed,
    the_card,
)
from game.words.hints import reason, share_sentence, what
from game.words.scores import YOUR_CARDS, cards_figure, cards_of

# ---- the screen
LOOK_BACK: Final = "Look back"
LOOK_BACK_SUB: Final = "luck and play"
LOOK_BACK_TIP: Final = "The round move by move, and what was better"
FILM: Final = "film"
PAUSE: Final = "pause"
TURN: Final = "turn"
ROUND_BACK, ROUND_ON = "Previous round", "Next round"
TURN_BACK, TURN_ON = "Previous turn", "Next turn"
PLAY_FILM: Final = "Play the film"
PAUSE_FILM: Final = "Pause the film"
TURNS: Final = "Turns of this round"
VIEW: Final = "Cards shown"
ALL_CARDS: Final = "All cards"
ONCE_OVER: Final = "once the match is over"
ONCE_ROUND_OVER: Final = "once the round is over"
SCORE_OF_ROUND: Final = "Score of the round"
SCORE_TIP: Final = "Each figure with the cards it comes from"
BACK_TO_LOOK_BACK: Final = "Back to the turns"
FIRST_SCORE: Final = "this is the first"
LAST_SCORE: Final = "this is the last so far"
AFTER_THE_ROUND: Final = "once the round is over"
NO_TURNS: Final = "Nothing was played yet."
FOOT: Final = "foot"
THINK_AGAIN: Final = "Think again"
THINK_AGAIN_TIP: Final = "Try this decision once more, with the answer hidden (T)"
THINK_AGAIN_WHY: Final = "for your own decisions"
IN_THE_MATCH: Final = "back in the match"
THINK_AGAIN_HINTED: Final = "you followed a hint here"
NOTHING_TO_DECIDE: Final = "there was nothing to decide"
THINK_AGAIN_WAITS: Final = "once this decision was looked at"
PLAY_ON: Final = "Play on from here"
PLAY_ON_TIP: Final = "A new game that begins at this moment; this one stays as it is (P)"
PLAY_ON_WHY: Final = "not after the end of a round"
LET_EXPERTS_PLAY: Final = "Let the experts play on"
LET_EXPERTS_PLAY_TIP: Final = "See how experts would have gone on from here (E)"


def look_back_at(name: str) -> str:
    """The title of the screen.

    >>> look_back_at("Friday evening")
    'Look back · Friday evening'
    """
    return f"{LOOK_BACK} · {name}"


def could_see(name: str, is_me: bool) -> str:
    """The choice of looking with somebody's eyes.

    >>> could_see("You", True), could_see("Rosa", False)
    ('What I could see', 'What Rosa could see')
    """
    return "What I could see" if is_me else f"What {name} could see"


def round_(number_: int) -> str:
    """The heading of the turns.

    >>> round_(2)
    'Round 2'
    """
    return f"Round {number_}"


def moment_place(round_number: int, name: str, turn: int, is_me: bool) -> str:
    """Where in the match a moment is; turn 0 is the preparation of a round.

    >>> moment_place(1, "You", 2, True), moment_place(1, "Rosa", 2, False), moment_place(3, "", 0, False)
    ('Round 1, your turn 2', "Round 1, Rosa's turn 2", 'Round 3, the deal')
    """
    if not turn:
        return f"Round {round_number}, the deal"
    whose = "your" if is_me else possessive(name)
    return f"Round {round_number}, {whose} turn {turn}"


BACK_TO_MATCH: Final = "Back to the match"
EXPERTS_PLAY: Final = "Experts play on"
EXPERTS_THINK: Final = "They are thinking about their next move."
EXPERTS_GONE: Final = "They cannot go on from here."
EXPERTS_HOW: Final = "An expert sits in every seat and sees only its own hand. The cards are the same."
AS_IT_WAS: Final = "As it was"
WITH_EXPERTS: Final = "With experts"


def experts_place(moves: int) -> str:
    """How far the experts have played on.

    >>> experts_place(1), experts_place(14)
    ('Experts play on, move 1', 'Experts play on, move 14')
    """
    return f"Experts play on, move {moves}"


# ---- the strip
SCORE: Final = "Score"
YOU_GAVE: Final = "You gave away"
YOUR_PLAY: Final = "Your play"
GAVE_SHORT: Final = "Given away"
HOW_FOUND: Final = "How is this found?"
HOW_FOUND_SHORT: Final = "How found?"
WHOSE: Final = "Whose decisions?"
EXCELLENT, SOLID, ADVENTUROUS, RISKY = "excellent", "solid", "adventurous", "risky"
_RATINGS: Final = ((330, EXCELLENT), (1000, SOLID), (1900, ADVENTUROUS))
"""Below so many points given away in a match. The borders lie between what the levels give away on average, measured in
Web Classic: experts 50, hard players 480, normal ones 1,440, easy ones 2,530.
"""


def totals(each: Sequence[int]) -> str:
    """Points of the teams in the match.

    >>> totals([4530, 9060]), totals([1, -2, 3])
    ('4,530 – 9,060', '1 · −2 · 3')
    """
    return (" – " if len(each) == 2 and min(each) >= 0 else " · ").join(map(points, each))


def own_total(own: int, place: int, teams: int) -> str:
    """Points of one of many teams, and which place that is.

    >>> own_total(4780, 3, 6)
    '4,780, third of six'
    """
    return f"{points(own)}, {ordinal(place)} of {number(teams)}"


def gave_away(name: str, is_me: bool) -> str:
    """Before the points.

    >>> gave_away("Rosa", False)
    'Rosa gave away'
    """
    return YOU_GAVE if is_me else f"{name} gave away"


def given(amount: float, is_all: bool) -> str:
    """Points given away, in all or as far as it is known.

    >>> given(840, True), given(1, True), given(420, False), given(0, True)
    ('840 points', '1 point', '420 so far', 'nothing')
    """
    whole = round(amount)
    if not is_all:
        return f"{points(whole)} so far"
    return "nothing" if not whole else f"{points(whole)} point{'' if whole == 1 else 's'}"


def rating(usual: float) -> str:
    """A word for how many points somebody gives away in a match.

    >>> rating(200), rating(800), rating(1200), rating(2500)
    ('excellent', 'solid', 'adventurous', 'risky')
    """
    return next((word for most, word in _RATINGS if usual < most), RISKY)


HOW_FOUND_LINES: Final = (
    "For each of your decisions the program looks only at what you could see at that moment.",
    "It re-deals the hidden cards at random, many times, in ways that fit what you knew.",
    "In each of these deals it plays your move and others, then two turns for everybody, and values what is there.",
    "Every option gets the same cards, and the averages are compared.",
    "A move counts as better only if it gains 60 points or more, and at least twice the margin of error.",
    "Everything closer than that is called equal, and has no dot. Decisions made with a hint are left out.",
    "“Better in 95 of 100 deals” says in how many of these deals it scored more.",
    "“Your cards” is worked out separately: your deals and draws, each against an average one.",
    "The two figures don’t add up to the score: others play too, and no estimate knows everything.",
    "Nothing leaves your computer, and everything can be recalculated from the saved game.",
)


# ---- the sheet
SOMETHING_BETTER: Final = "There was something better"
SOMETHING_BETTER_SHORT: Final = "Something better"
NOTHING_BETTER: Final = "Nothing better was found here"
NOTHING_BETTER_SHORT: Final = "Nothing better here"
WITH_HINT: Final = "You followed a hint here"
WITH_HINT_SHORT: Final = "With a hint"
HINT_LEFT_OUT: Final = "This decision is left out of points given away."
WELL_PLAYED: Final = "Nothing better was found in the whole match. Well played."
LOOKING: Final = "Looking at your turns"
LOOKING_AT_ALL: Final = "Looking at the turns"
LOOKING_HOW: Final = "Each turn is replayed many times with the hidden cards re-dealt."
LOOK_ROUND: Final = "Feel free to look around."
STOP_HERE: Final = "Stop here"
GO_ON: Final = "Go on looking"
LOOK_AT_THEM: Final = "Look at these turns"
CANNOT_JUDGE: Final = "These decisions cannot be judged. Everything else is here."
NOT_LOOKED_AT: Final = "This turn has not been looked at yet."
NOT_YET: Final = "You’ll see what was better once the match is over."
LOOK_CLOSER: Final = "Look closer"
LOOK_CLOSER_TIP: Final = "Measure this decision in five times as many deals (C)"
LOOKING_CLOSER, LOOKED_CLOSER = "a moment", "that is done"
BEST_WAY: Final = "the best way"


def more_ways(count: int) -> str:
    """What leads to ways for which there was no room, and from the last of them to the best.

    >>> more_ways(2), more_ways(1), more_ways(0)
    ('two more ways', 'one more way', 'the best way')
    """
    return f"{number(count)} more way{'' if count == 1 else 's'}" if count else BEST_WAY


def lying_button(lying: Sequence[tuple[StackName, int]], is_shown: bool) -> str:
    """What shows a foot, or a tail, in the place of the hand, and the hand again.

    >>> lying_button([(StackName.FOOT, 11)], False), lying_button([(StackName.FOOT, 11)], True)
    ('foot: 11 cards', 'the hand')
    >>> lying_button([(StackName.FOOT, 11), (StackName.TAIL, 5)], False)
    'foot 11, tail 5'
    """
    if is_shown:
        return "the hand"
    if len(lying) > 1:
        return ", ".join(f"{stack.value} {count}" for stack, count in lying)
    (stack, count), *_ = lying
    return f"{stack.value}: {count} card{'' if count == 1 else 's'}"


def see_as(name: str) -> str:
    """What a press on a plate does.

    >>> see_as("Rosa")
    'See what Rosa could see'
    """
    return f"See what {inside(name)} could see"


def turn_of(name: str, is_me: bool) -> str:
    """The heading of a turn.

    >>> turn_of("You", True), turn_of("Rosa", False)
    ('Your turn', "Rosa's turn")
    """
    return "Your turn" if is_me else f"{possessive(name)} turn"


def better_in(better: int, worse: int, worlds: int) -> str:
    """In how many deals a way was better; where those are few, in how many it was worse: in the others it was equal.

    >>> better_in(95, 3, 100), better_in(40, 9, 100)
    ('better in 95 of 100 deals', 'better in 40, worse in 9 of 100')
    """
    if better * 5 < worlds * 3:
        return f"better in {better}, worse in {worse} of {worlds}"
    return f"better in {better} of {worlds} deals"


def better_in_short(better: int, worse: int, worlds: int) -> str:
    """The same where there is little room.

    >>> better_in_short(95, 3, 100), better_in_short(40, 9, 100)
    ('in 95 of 100 deals', '40 better, 9 worse')
    """
    return f"{better} better, {worse} worse" if better * 5 < worlds * 3 else f"in {better} of {worlds} deals"


def better_of(better: int, worse: int, worlds: int) -> str:
    """The same where there is hardly any room.

    >>> better_of(95, 3, 100), better_of(40, 9, 100)
    ('95 of 100', '40 : 9')
    """
    return f"{better} : {worse}" if better * 5 < worlds * 3 else f"{better} of {worlds}"


def better_by(amount: float) -> str:
    """Points that a way would have brought more.

    >>> better_by(291.6)
    '+292'
    """
    return signed(round(amount))


def looking_at(done_: int, whole: int) -> str:
    """How far the analysis is.

    >>> looking_at(0, 0), looking_at(34, 96)
    ('Setting up the table again…', 'Decision 34 of 96')
    """
    return f"Decision {done_} of {whole}" if whole else "Setting up the table again…"


def looked_at_so_far(done_: int, whole: int) -> str:
    """How far it came.

    >>> looked_at_so_far(34, 96), looked_at_so_far(0, 0)
    ('Looked at 34 of 96 decisions', 'Not looked at yet')
    """
    return f"Looked at {done_} of {whole} decisions" if whole else "Not looked at yet"


def seconds_more(seconds: float) -> str:
    """How long it will take.

    >>> seconds_more(3.2), seconds_more(0.4), seconds_more(75)
    ('four more seconds', 'one more second', 'two more minutes')
    """
    whole = max(1, ceil(seconds))
    if whole > 60:
        return f"{number(ceil(whole / 60))} more minutes"
    return f"{number(whole)} more second{'' if whole == 1 else 's'}"


# ---- a turn in a row
def turn_in_short(events: Iterable[happened.Event], board: Board) -> str:
    """What was done in a turn, in few words: what matters most of it. `board` is the one after it."""
    told = list(events)
    laid = sum(len(event.cards) for event in told if isinstance(event, happened.Melded))
    books = [event for event in told if isinstance(event, happened.BookCompleted)]
    pile = next((event for event in told if isinstance(event, happened.PileTaken)), None)
    kinds = {type(event) for event in told}
    if happened.WentOut in kinds:
        return "went out"
    if happened.TeamOpened in kinds:
        return "took the pile, opened" if pile is not None else "opened"
    if books:
        ranks = [rank_name(board.melds[book.team][book.meld].rank, 2) for book in books]
        return f"a book of {listed(ranks)}" if len(books) == 1 else f"{number(len(books))} books"
    if pile is not None:
        return f"took the pile ({pile.count + 1})"
    if taken := [event for event in told if isinstance(event, happened.FootTaken)]:
        stack = "tail" if taken[-1].is_tail else "foot"
        return f"laid {laid}, took the {stack}" if laid else f"took the {stack}"
    if happened.PermissionAsked in kinds:
        return "asked to go out"
    if laid:
        return f"laid down {laid}"
    if happened.Passed in kinds:
        return "ended the round"
    if happened.Held in kinds:
        return "kept a card"
    if happened.Drew in kinds and happened.Discarded in kinds:
        return "drew, discarded"
    if happened.Discarded in kinds:
        return "discarded"
    if happened.Drew in kinds:
        return "drew"
    if happened.StackChosen in kinds:
        return "chose a stack"
    return "cut the cards" if happened.PacketCut in kinds else "to play"


def turn_row(number_: int, name: str, what_: str, given_: float) -> str:
    """A row as a sentence.

    >>> turn_row(6, "You", "a book of jacks", 292.0)
    'Turn 6, you, a book of jacks, 292 points given away'
    >>> turn_row(0, "You", "cut the cards", 0.0)
    'The deal, you, cut the cards'
    """
    dot = f", {points(round(given_))} points given away" if given_ else ""
    return f"{f'Turn {number_}' if number_ else 'The deal'}, {inside(name)}, {what_}{dot}"


# ---- the graph
GRAPH: Final = "How far ahead you were"
GRAPH_SHORT: Final = "Your lead"
EXPECTED: Final = "expected in the end"
GAVE_POINTS: Final = "you gave points away"
GIVEN_SHORT: Final = "points given away"
NO_LEAD: Final = "Cards laid down"
OTHERS_STRIPED: Final = "the others' bars are striped"
OTHERS_STRIPED_SHORT: Final = "others: striped"


def how_far_ahead(name: str, is_me: bool) -> str:
    """The heading of the graph.

    >>> how_far_ahead("You", True), how_far_ahead("Rosa", False)
    ('How far ahead you were', 'How far ahead Rosa was')
    """
    return GRAPH if is_me else f"How far ahead {name} was"


def cards_line(name: str, is_me: bool) -> str:
    """What the dotted line is.

    >>> cards_line("You", True), cards_line("Rosa", False)
    ('your cards', "Rosa's cards")
    """
    return YOUR_CARDS.lower() if is_me else cards_of(name, is_me)


def lead_of(name: str, is_me: bool) -> str:
    """Whose lead the graph shows, in a few words."""
    return GRAPH_SHORT if is_me else f"{possessive(name)} lead"


def who_gave_points(name: str, is_me: bool) -> str:
    """What a rose disc says."""
    return GAVE_POINTS if is_me else f"{name} gave points away"


def lead_after(round_number: int, name: str, is_me: bool, lead: float, cards: float) -> str:
    """The graph at the end of a round, as a sentence.

    >>> lead_after(1, "You", True, -1785, -163.2)
    'After round 1 you were 1,785 behind. Your cards: −160.'
    >>> lead_after(2, "Rosa", False, 40, 0)
    "After round 2 Rosa was 40 ahead. Rosa's cards: 0."
    """
    who = "you were" if is_me else f"{name} was"
    return f"After round {round_number} {who} {_ahead(lead)}. {cards_of(name, is_me)}: {cards_figure(cards)}."


def score_after(round_number: int, each: Sequence[int]) -> str:
    """The points of the teams at the end of a round, as a sentence.

    >>> score_after(1, [4530, 9060])
    'Score after round 1: 4,530 – 9,060.'
    """
    return f"Score after round {round_number}: {totals(each)}."


def _ahead(lead: float) -> str:
    whole = round(lead)
    return "level" if not whole else f"{points(abs(whole))} {'ahead' if whole > 0 else 'behind'}"


# ---- what it knew
WHAT_IT_KNEW: Final = "Why this move"
WHAT_IT_KNEW_TIP: Final = "What this player saw and remembered, and why this move was made or what speaks for it (K)"
THE_MOVE: Final = "The move itself"
NOT_A_MOVE: Final = "for somebody’s move"
WHY: Final = "Why"
PILE_SEEN: Final = "Seen in the pile"
NOTHING_SEEN: Final = "nothing"
HELD_OPENLY: Final = "Taken openly, still held"
NOT_SEEN: Final = "Never seen"


def what_knew(name: str) -> str:
    """The heading over a player's view.

    >>> what_knew("June"), what_knew("You")
    ('What June knew', 'What you knew')
    """
    return f"What {inside(name)} knew"


def ranks_in_short(cards: Sequence[Card]) -> str:
    """Cards by rank, or that there are none.

    >>> from game.cards import parse_cards
    >>> ranks_in_short(parse_cards("KH KD")), ranks_in_short(())
    ('K ×2', 'nothing')
    """
    return ranks_counted(cards) or NOTHING_SEEN


def held_openly(cards: Mapping[str, Sequence[Card]]) -> str:
    """What is known of hands, player by player.

    >>> from game.cards import parse_cards
    >>> held_openly({"June": parse_cards("KH"), "Walt": parse_cards("QS QH")})
    'June: K. Walt: Q ×2.'
    """
    return " ".join(f"{name}: {ranks_in_short(held)}." for name, held in cards.items())


def buried(count: int) -> str:
    """Cards of the pile that somebody does not remember, "" for none.

    >>> buried(12), buried(0)
    ('twelve cards below', '')
    """
    return f"{counted(count, 'card')} below" if count else ""


def hidden(count: int, has_tails: bool = False) -> str:
    """Cards in hands, feet and stock of which nothing is known.

    >>> hidden(88)
    '88 cards in hands, feet and stock'
    """
    return f"{counted(count, 'card')} in hands, {'feet, tails' if has_tails else 'feet'} and stock"


def own_reason(advice: Advice, names: Sequence[str]) -> str:
    """Why a computer player moved so, in its own words."""
    return f"“{capital(reason(advice, names, None, 'me'))}.”"


def as_agreed(agreement: Agreement, rules: RuleSet) -> str:
    """The reason of a computer player who would have done otherwise but for what was agreed."""
    return f"“{why.as_agreed(agreement, rules)}”"


def speaks_for(advice: Advice, move: Move, names: Sequence[str], name: str, is_me: bool) -> str:
    """What `hard` says to the move of a person, or of a program of its own: what speaks for it, or what it would do
    instead. Why it was made only its player can say.
    """
    why = reason(advice, names, None, "you" if is_me else "they")
    if advice.move == move:
        return f"What speaks for it: {why}."
    own = what(advice.move)
    return f"Only {inside(name)} can say why. Hard would say: {own[:1].lower()}{own[1:]}; {why}."


def without_thinking_ahead(move: Move) -> str:
    """What a player who thinks ahead would have done otherwise."""
    return f"Without thinking ahead: {what(move).lower()}."


# ---- a decision in a sentence
def judged_sentence(
    judged: JudgedDecision, names: Sequence[str], me: int | None = None, melds: Sequence[Meld] | None = None
) -> str:
    """What a seat did that gave points away, what was better and why. `melds` are those of its team before."""
    did = what_was_done(judged.seat, judged.moves, names, me)
    about = points(10 * round(judged.points / 10))
    gave = f"Round {judged.round}, turn {judged.turn}: {did}. That gave away about {about} points."
    return " ".join([gave, *(better_way_sentence(way, judged.moves, names, me, melds) for way in judged.better[:1])])


def better_way_sentence(
    way: BetterWay,
    played: Sequence[Move],
    names: Sequence[str],
    me: int | None = None,
    melds: Sequence[Meld] | None = None,
) -> str:
    """What was better than what was played, why if that can be told, and in how many deals."""
    why = "" if way.reason is None else reason(way.reason, names, me)
    shares = share_sentence(replace(way.why, better=way.better, worse=way.worse, worlds=way.worlds))
    return sentences(f"Better: {way_in_words(way.moves, played, melds)}", why, shares)


def way_in_words(moves: Sequence[Move], played: Sequence[Move], melds: Sequence[Meld] | None = None) -> str:
    """All that a better way does, beside what was played; without a full stop.

    >>> from game.cards import Card
    >>> way_in_words((Discard(Card("4C")),), (MeldCards(()), Discard(Card("4C"))))
    'lay nothing down and discard the four of clubs'
    """
    told = [what(move, melds) for move in moves]
    told = [text[:1].lower() + text[1:] for text in told]
    laid = [any(isinstance(move, MeldCards | GoOut) for move in way) for way in (moves, played)]
    if isinstance(moves[-1], Discard) and laid == [False, True]:
        told.insert(0, "lay nothing down")
    if moves[:-1] and moves[:-1] == tuple(played[:-1]):
        return f"{told[-1]} instead"
    return listed(told)


def what_was_done(seat: int, moves: Sequence[Move], names: Sequence[str], me: int | None = None) -> str:
    """Who did what, without a full stop."""
    return f"{capital(seat_name(names, seat, me))} {done(moves)}"


def done(moves: Sequence[Move]) -> str:
    """What somebody did, without a subject."""
    laid = sum(len(group.cards) for move in moves if isinstance(move, MeldCards) for group in move.groups)
    last = moves[-1]
    match last:
        case GoOut():
            return "went out"
        case MeldCards():
            return f"laid down {counted(laid, 'card')}"
        case Discard(card) if laid:
            return f"laid down {counted(laid, 'card')} and discarded {the_card(card)}"
        case Discard(card):
            return f"laid nothing down and discarded {the_card(card)}"
        case Draw():
            return "drew"
        case Peek():
            return "looked at the pile"
        case Take():
            return "took the pile"
        case Pass():
            return "ended the round"
        case Hold():
            return "kept the last card"
        case Answer(yes):
            return "said yes" if yes else "said no"
        case Cut() | Choose():
            return "prepared the round"
        case _:
            assert_never(last)
