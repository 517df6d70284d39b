"""Español: log. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import by_rank
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, SIGNED, plural


long_over = 'Esa ronda terminó y sus cartas se han barajado.'
in_stock = 'Volvió al mazo con los demás descartes.'


def drew(who: Person, count: int) -> str:
    return ('robaste ' + _nouns.cards(count) if who.is_you else 'robó ' + _nouns.cards(count))


def drew_short(who: Person, count: int) -> str:
    return ('robaste ' + COUNT(count, gender='f') if who.is_you else 'robó ' + COUNT(count, gender='f'))


def stock_shuffled(count: int) -> str:
    return 'Los descartes forman un mazo nuevo de ' + _nouns.cards(count)


def stock_shuffled_short(count: int) -> str:
    return 'Descartes barajados'


def upcard_turned(card: Card, under: int) -> str:
    return 'El pozo empieza con ' + _nouns.the_card(card) + ('' if under == 0 else '; una carta quedó debajo del mazo' if plural(under) == "one" else '; ' + _nouns.cards(under) + ' quedaron debajo del mazo')


def upcard_turned_short(card: Card, under: int) -> str:
    return 'El pozo empieza con'


def round_began(round: int, dealer: Person, first: Person) -> str:
    return 'Ronda ' + NUMBER(round) + ': ' + ('repartes tú' if dealer.is_you else 'reparte ' + dealer.name) + ', ' + ('empiezas tú' if first.is_you else 'empieza ' + first.name)


def round_began_short(round: int, dealer: Person, first: Person) -> str:
    return 'Ronda ' + NUMBER(round) + ': ' + ('empiezas tú' if first.is_you else 'empieza ' + first.name)


def round_ended(round: int, scores: Sequence[str], out: bool) -> str:
    return ('Terminó la ronda ' + NUMBER(round) + ': ' + ', '.join(scores) if out else 'Terminó la ronda ' + NUMBER(round) + ' sin que nadie cerrara: ' + ', '.join(scores))


def round_ended_short(round: int, scores: Sequence[str], out: bool) -> str:
    return 'Terminó la ronda ' + NUMBER(round)


def team_score(team: str, points: int) -> str:
    return team + ' ' + SIGNED(points)


def cut(count: int, bonus: int, over: int, lacking: int) -> str:
    return _nouns.cards(count) + ((', justo las que hacían falta: ' + SIGNED(bonus) if lacking == 0 else '; se añadió una' if plural(lacking) == "one" else '; se añadieron ' + COUNT(lacking, gender='f')) if over == 0 else '; volvió una' if plural(over) == "one" else '; volvieron ' + COUNT(over, gender='f'))


def cut_short(count: int, bonus: int, over: int, lacking: int) -> str:
    return NUMBER(count) + ', ' + ((SIGNED(bonus) if lacking == 0 else COUNT(lacking, gender='f') + ' más') if over == 0 else COUNT(over, gender='f') + ' de vuelta')


def packet_cut(who: Person, count: int, bonus: int, over: int, lacking: int) -> str:
    return ('levantaste ' + __cut(count, bonus, over, lacking) if who.is_you else 'levantó ' + __cut(count, bonus, over, lacking))


def packet_cut_short(who: Person, count: int, bonus: int, over: int, lacking: int) -> str:
    return ('cortaste ' + __cut_short(count, bonus, over, lacking) if who.is_you else 'cortó ' + __cut_short(count, bonus, over, lacking))


def stack_chosen(who: Person, stack: Literal["first", "second"]) -> str:
    return ('elegiste' if who.is_you else 'eligió') + ' ' + ('el montón izquierdo' if stack == "first" else 'el montón derecho')


def stack_chosen_short(who: Person, stack: Literal["first", "second"]) -> str:
    return ('elegiste un montón' if who.is_you else 'eligió un montón')


def pile_taken(who: Person, upcard: Card, pile: int) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' el pozo: ' + (_nouns.the_card(upcard) if plural(pile) == "one" else _nouns.cards(pile) + ', con ' + _nouns.the_card(upcard) + ' encima')


def pile_taken_short(who: Person, upcard: Card, pile: int) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' el pozo (' + NUMBER(pile) + ')'


def team_opened(who: Person, points: int) -> str:
    return ('abriste' if who.is_you else 'abrió') + ' con ' + NUMBER(points)


def team_opened_short(who: Person, points: int) -> str:
    return __team_opened(who, points)


def progress(held: int, size: int, full: bool) -> str:
    return (_nouns.cards(held) if full else NUMBER(held) + ' de ' + NUMBER(size))


def melded(who: Person, laid: Literal["new", "book", "naturals", "wilds"], cards: Sequence[Card], rank: Rank, held: int, size: int, full: bool) -> str:
    return (('bajaste ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if who.is_you else 'bajó ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)])) if laid == "new" else ('añadiste ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if who.is_you else 'añadió ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]))) + ('' if laid == "new" else ' ' + 'a la canasta de ' + _nouns.ranks(rank) if laid == "book" else ': ' + __progress(held, size, full) if laid == "naturals" else ' ' + _nouns.to_ranks(rank) + ': ' + __progress(held, size, full))


def melded_short(who: Person, laid: Literal["new", "book", "naturals", "wilds"], cards: Sequence[Card], rank: Rank, held: int, size: int, full: bool) -> str:
    return (('bajaste ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if who.is_you else 'bajó ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)])) if laid == "new" else ('añadiste ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if who.is_you else 'añadió ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]))) + (' ' + _nouns.to_ranks(rank) if laid == "wilds" else '')


def book_completed(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return __book_completed_short(who, kind, rank, worth) + ('' if worth == 0 else ', ' + SIGNED(worth))


def book_completed_short(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return ('completaste' if who.is_you else 'completó') + ' una ' + _nouns.book(kind, rank)


def book_turned_dirty(who: Person, rank: Rank) -> str:
    return ('ensuciaste' if who.is_you else 'ensució') + ' la canasta limpia de ' + _nouns.ranks(rank)


def book_turned_dirty_short(who: Person, rank: Rank) -> str:
    return ('ensuciaste una canasta' if who.is_you else 'ensució una canasta')


def foot_taken(who: Person, is_tail: bool) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' ' + ('la cola' if is_tail else 'el pie')


def foot_taken_short(who: Person, is_tail: bool) -> str:
    return __foot_taken(who, is_tail)


def red_threes_laid(who: Person, threes: int, count: int) -> str:
    return __red_threes_laid_short(who, threes, count) + ('' if count == 0 else (' ' + 'y robaste ' + _nouns.cards(count) if who.is_you else ' ' + 'y robó ' + _nouns.cards(count)))


def red_threes_laid_short(who: Person, threes: int, count: int) -> str:
    return ('bajaste' if who.is_you else 'bajó') + ' ' + _nouns.red_threes(threes)


def discarded(who: Person, card: Card) -> str:
    return ('descartaste' if who.is_you else 'descartó') + ' ' + _nouns.the_card(card)


def discarded_short(who: Person, card: Card) -> str:
    return ('descartaste' if who.is_you else 'descartó')


def held(who: Person) -> str:
    return ('conservaste la última carta' if who.is_you else 'conservó la última carta')


def held_short(who: Person) -> str:
    return ('conservaste una carta' if who.is_you else 'conservó una carta')


def pile_peeked(who: Person) -> str:
    return ('miraste el pozo' if who.is_you else 'miró el pozo')


def pile_peeked_short(who: Person) -> str:
    return __pile_peeked(who)


def passed(who: Person) -> str:
    return ('terminaste la ronda: no hay cartas suficientes para robar' if who.is_you else 'terminó la ronda: no hay cartas suficientes para robar')


def passed_short(who: Person) -> str:
    return ('terminaste la ronda' if who.is_you else 'terminó la ronda')


def permission_asked(who: Person) -> str:
    return ('pediste permiso para cerrar' if who.is_you else 'pidió permiso para cerrar')


def permission_asked_short(who: Person) -> str:
    return __permission_asked(who)


def permission_answered(who: Person, asker: Person, yes: bool) -> str:
    return ('dijiste que' if who.is_you else 'dijo que') + ' ' + ('sí: ' + ('puedes cerrar' if asker.is_you else asker.name + ' puede cerrar') if yes else 'no: ' + ('todavía no puedes cerrar' if asker.is_you else asker.name + ' todavía no puede cerrar'))


def permission_answered_short(who: Person, asker: Person, yes: bool) -> str:
    return ('dijiste que' if who.is_you else 'dijo que') + ' ' + ('sí' if yes else 'no')


def went_out(who: Person, discard: Card | None) -> str:
    return __went_out_short(who, discard) + ' ' + ('sin descartar' if discard is None else 'descartando ' + _nouns.the_card(discard))


def went_out_short(who: Person, discard: Card | None) -> str:
    return ('cerraste' if who.is_you else 'cerró')


def melds_taken_back(who: Person, moves: int) -> str:
    return ('deshiciste' if who.is_you else 'deshizo') + ' ' + _nouns.moves(moves)


def melds_taken_back_short(who: Person, moves: int) -> str:
    return ('lo deshiciste' if who.is_you else 'lo deshizo')


def in_meld(whose: Person, rank: Rank, held: int) -> str:
    return ('Tu combinación de ' + _nouns.ranks(rank) + ' tiene ahora ' + _nouns.cards(held) + '.' if whose.is_you else 'La combinación de ' + _nouns.ranks(rank) + ' de ' + whose.name + ' tiene ahora ' + _nouns.cards(held) + '.')


def in_book(whose: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, held: int) -> str:
    return ('Tu ' + _nouns.book(kind, rank) + ' tiene ahora ' + _nouns.cards(held) + '.' if whose.is_you else 'La ' + _nouns.book(kind, rank) + ' de ' + whose.name + ' tiene ahora ' + _nouns.cards(held) + '.')


def in_pile(card: Card, above: int) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' ' + ('es la carta superior del pozo' if above == 0 else 'está en el pozo, debajo de ' + _nouns.cards(above)) + '.'


def taken_and_held(who: Person, card: Card) -> str:
    return ('Tomaste ' + _nouns.the_card(card) + ' con el pozo y esa carta sigue en tu mano.' if who.is_you else who.name + ' tomó ' + _nouns.the_card(card) + ' con el pozo y esa carta sigue en su mano.')


def taken_and_played(who: Person, card: Card) -> str:
    return ('Tomaste ' + _nouns.the_card(card) + ' con el pozo y ya jugaste esa carta.' if who.is_you else who.name + ' tomó ' + _nouns.the_card(card) + ' con el pozo y ya jugó esa carta.')


def pile_went_to(who: Person) -> str:
    return ('El pozo pasó a tu mano.' if who.is_you else 'El pozo pasó a la mano de ' + who.name + '.')


__cut = cut
__cut_short = cut_short
__team_opened = team_opened
__progress = progress
__book_completed_short = book_completed_short
__foot_taken = foot_taken
__red_threes_laid_short = red_threes_laid_short
__pile_peeked = pile_peeked
__permission_asked = permission_asked
__went_out_short = went_out_short
