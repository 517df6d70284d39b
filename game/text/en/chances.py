"""English: chances. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, SIGNED, plural


who_gets_the_jokers = 'Who gets the jokers?'
kinds = "What's counted"
band = 'the chance band'
fewer = 'fewer'
fewer_luck = 'bad luck'
more = 'more'
more_luck = 'good luck'
equal_share = 'an equal share'
equal_share_luck = 'neither good nor bad'
out_here = "Out here we'd look closer."
too_early = 'Too early to say'
just_chance = "That's just chance"
second_look = 'Worth a second look'
nothing_yet = 'Nothing counted yet'
nothing_counted = 'Finish a round to see who got the cards everyone wants.'
nothing_counted_luck = 'Analyse a match in My games to see who had the better cards.'
one_in_twenty = "With this many players that's no surprise: chance alone puts one in twenty outside the band."
few_rounds = 'After only a few rounds, the band is wide and almost anything falls inside it.'
proves_nothing = 'A few games prove nothing, one way or the other.'
we_would_tell = "Chance alone puts one player in twenty outside the band. If anything looked like more than chance, we'd tell you."
how_this_works = 'How this works'
how_this_works_about = 'in plain words'
explained = "We count what chance brought you: cards you were dealt, drew from the stock or drew to replace a red three. Cards from the pile don't count, because players put them there.\nFor every draw we know which cards were left, so we know how many jokers to expect. Added up, that is your equal share. It isn't the same for everyone: if you draw more, you should get more.\nNobody gets exactly an equal share. The band is where chance puts a player 95 times out of 100.\nA pair of wild cards is two that came together: in one draw, one hand or one foot. Luck is what your cards were worth, as in Look back."


def kind(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"]) -> str:
    return ('Jokers' if what == "jokers" else 'All wild cards' if what == "wilds" else 'Red threes' if what == "red_threes" else 'Pairs of wilds' if what == "wild_pairs" else 'Luck of the deal' if what == "luck_deal" else 'Luck of the draw')


def amount(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int) -> str:
    return ((NUMBER(count) + ' joker' if plural(count) == "one" else NUMBER(count) + ' jokers') if what == "jokers" else (NUMBER(count) + ' wild card' if plural(count) == "one" else NUMBER(count) + ' wild cards') if what == "wilds" else (NUMBER(count) + ' red three' if plural(count) == "one" else NUMBER(count) + ' red threes') if what == "red_threes" else (NUMBER(count) + ' pair of wild cards' if plural(count) == "one" else NUMBER(count) + ' pairs of wild cards') if what == "wild_pairs" else SIGNED(count) + ' points from the deal' if what == "luck_deal" else SIGNED(count) + ' points from the draws')


def counted(rounds: int, games: int) -> str:
    return ('1 round' if plural(rounds) == "one" else NUMBER(rounds) + ' rounds') + ' in ' + ('1 game' if plural(games) == "one" else NUMBER(games) + ' games')


def counted_luck(rounds: int, games: int) -> str:
    return ('1 analysed round' if plural(rounds) == "one" else NUMBER(rounds) + ' analysed rounds')


def outside(names: Sequence[str]) -> str:
    return ('Everyone is inside the band.' if len(names) == 0 else 'Outside the band: ' + LIST(names) + '.')


def extremes(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], most: Person, many: int, least: Person, few: int, rounds: int) -> str:
    return (__luck_extremes(most, many, least, few) if what == "luck_deal" else __luck_extremes(most, many, least, few) if what == "luck_draws" else most.name + ' got ' + __amount(what, many) + ', ' + ('you' if least.is_you else least.name) + ' only ' + NUMBER(few) + '.') + ' It may feel unfair, but this is what ' + NUMBER(rounds) + ' rounds of chance look like.'


def luck_extremes(most: Person, many: int, least: Person, few: int) -> str:
    return CAPITAL(_nouns.whose(most)) + ' card luck was ' + SIGNED(many) + ' points, ' + ('yours' if least.is_you else _nouns.whose(least)) + ' ' + SIGNED(few) + '.'


def far_outside(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int) -> str:
    return who + ': ' + __amount(what, count) + '. Chance explains ' + NUMBER(low) + ' to ' + NUMBER(high) + '. By chance alone, fewer than one player in twenty would ever be so far outside that range.'


def face(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int, inside: bool) -> str:
    return who + ', ' + __amount(what, count) + ', ' + ('inside' if inside else 'outside') + ' the band of ' + NUMBER(low) + ' to ' + NUMBER(high) + '.'


def those_who_played_most(shown: int) -> str:
    return 'The ' + COUNT(shown) + ' who have played most.'


__amount = amount
__luck_extremes = luck_extremes
