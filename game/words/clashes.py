"""One sentence for each contradiction of a rule set: what clashes, and what would mend it."""

from typing import assert_never

from game.rules.clashes import Clash, ClashKind, Mend
from game.words.fields import title, titles, value_text
from game.words.numbers import capital, counted, number, points


def sentence(clash: Clash) -> str:
    """The clash for whoever edits the rules on screen: the labels first, the mend at the end."""
    told = f"{_clashing(clash)} clash: {_what(clash)}" if len(clash.fields) > 1 else capital(_what(clash))
    return f"{told} {mending(clash.mend)}" if clash.mend else told


def sentence_with_keys(clash: Clash) -> str:
    """The clash for files and the command line: the same sentence with the fields' keys in front."""
    return f"{', '.join(clash.fields)}: {sentence(clash)}"


def mending(mend: Mend) -> str:
    """What to change, as advice."""
    return f"Set “{title(mend.field)}” to {value_text(mend.field, mend.value)}."


def _clashing(clash: Clash) -> str:
    if "five_value" in clash.fields:
        return f"“{title(clash.fields[0])}” and the card values"
    return titles(clash.fields)


def _what(clash: Clash) -> str:
    have, need = clash.have or 0, clash.need or 0
    match clash.kind:
        case ClashKind.NO_TABLE:
            return "no table is offered, so nobody could play by these rules."
        case ClashKind.TABLE_SHAPE:
            players, _, shape = str(clash.value).partition(":")
            return f"the table {clash.value} does not add up: {shape} is not for {players} players."
        case ClashKind.NO_END:
            return "without a number of rounds or a target score the match would never end."
        case ClashKind.LOW_TARGET:
            return f"a target score of {points(have)} is too low; make it {points(need)} or more, or none."
        case ClashKind.DECKS_TWICE:
            return "a fixed number of decks leaves no room for extra ones."
        case ClashKind.ONE_DECK:
            return "one deck is too few; you need at least two."
        case ClashKind.FEW_DRAWS:
            return f"{_at(clash)} the deal leaves {points(have)} cards in the stock, but ten draws need {points(need)}."
        case ClashKind.UNEQUAL_STACKS:
            return f"both stacks must be the same size, but one has {number(have)} cards and the other {number(need)}."
        case ClashKind.SINGLE_RESHUFFLED:
            return "if you draw one card a turn, reshuffling could go on for ever."
        case ClashKind.OPEN_FIRST:
            return "nobody can open by taking the pile if a team must open before it can take it."
        case ClashKind.LOW_DOUBLE_BOOK:
            return f"a double book of {number(have)} cards is too small; here it needs at least {number(need)}."
        case ClashKind.THREES_TWICE:
            return "red threes are either melded or laid down for a bonus, not both."
        case ClashKind.SCORE_STEP_TWICE:
            return f"“{title(clash.fields[0])}” gives two minimums for a total of {points(have)}."
        case ClashKind.OPENING_OUT_OF_REACH:
            return f"{_at(clash)} no cards can open with {points(need)} points; {points(have)} is the most."
        case ClashKind.BOOKS_OUT_OF_REACH:
            needed = "the book" if need == 1 else f"the {number(need)} books"
            return f"{_at(clash)} nobody could go out: {counted(have, 'deck')} cannot make {needed} needed."
        case _:
            assert_never(clash.kind)


def _at(clash: Clash) -> str:
    """Where it clashes first, within a sentence."""
    players = f"with {counted(clash.players or 0, 'player')}"
    return f"{players} in round {clash.round}" if clash.round and clash.round > 1 else players
