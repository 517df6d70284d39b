"""Español: why. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, NUMBER, plural


ask = 'Preguntar a tu pareja por qué'
not_played_yet = 'Tu pareja todavía no ha jugado desde que empezaste o retomaste esta partida.'
no_partner = 'En esta mesa no tienes de pareja a ningún jugador virtual.'
drew_as_pile_was_closed = 'Nadie podía tomar el pozo, así que robé.'
foot_by_book = 'Con mi primera canasta pude tomar el pie.'
black_three_stops_pile = 'Nadie puede tomar el pozo con un tres encima.'
stock_gave_no_draw = 'En el mazo no quedaban cartas suficientes para robar.'
went_out_with = 'Podía cerrar, y cerré.'


def in_quotes(words: str) -> str:
    return '«' + words + '»'


def took_pile(cards: int) -> str:
    return 'Tomé el pozo por ' + ('su única carta' if plural(cards) == "one" else 'sus ' + _nouns.cards(cards)) + '.'


def took_pile_joining(cards: int, joined: Rank) -> str:
    return 'Tomé el pozo por ' + ('su única carta, que fue con' if plural(cards) == "one" else 'sus ' + _nouns.cards(cards) + '; la superior fue con') + ' ' + ('nuestras ' + _nouns.ranks(joined) if joined == "J" else 'nuestras ' + _nouns.ranks(joined) if joined == "Q" else 'nuestros ' + _nouns.ranks(joined)) + '.'


def opened_team(points: int, need: int) -> str:
    return ('Abrí para el equipo con ' + NUMBER(points) + ' puntos.' if need == 0 else 'Abrí para el equipo con ' + NUMBER(points) + ' puntos; hacían falta ' + NUMBER(need) + '.')


def picked_up_by_discard(stack: Literal["foot", "tail"]) -> str:
    return ('Descarté la última carta de mi mano y así tomé el pie.' if stack == "foot" else 'Descarté la última carta de mi pie y así tomé la cola.')


def picked_up(stack: Literal["foot", "tail"]) -> str:
    return ('Jugué toda la mano para seguir enseguida con el pie.' if stack == "foot" else 'Jugué todo el pie para seguir enseguida con la cola.')


def reached_foot(by_book: bool, by_discard: bool, stack: Literal["foot", "tail"]) -> str:
    return (__foot_by_book if by_book else (__picked_up_by_discard(stack) if by_discard else __picked_up(stack)))


def reached_tail(by_discard: bool, stack: Literal["foot", "tail"]) -> str:
    return (__picked_up_by_discard(stack) if by_discard else __picked_up(stack))


def made_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'Hice una ' + _nouns.book(kind, rank) + '.'


def cards_are_safe(who: Person) -> str:
    return who.name + ' puede cerrar, y las cartas de la mesa suman para nuestro equipo.'


def added_to_book(rank: Rank) -> str:
    return 'Añadí cartas a nuestra canasta de ' + _nouns.ranks(rank) + '.'


def meld_grew(rank: Rank, cards: int, short: int) -> str:
    return 'Nuestra combinación de ' + _nouns.ranks(rank) + ' ya tiene ' + _nouns.cards(cards) + '; con ' + ('una más es una canasta' if plural(short) == "one" else COUNT(short, gender='f') + ' más es una canasta') + '.'


def meld_came_on(short: int, rank: Rank, cards: int) -> str:
    return (__added_to_book(rank) if short == 0 else __meld_grew(rank, cards, short))


def red_three_stops_pile(red_cost: int) -> str:
    return 'Un tres rojo sobrante nos habría costado ' + NUMBER(red_cost) + ', y nadie puede tomar el pozo con uno encima.'


def three_stops_pile(red_cost: int) -> str:
    return (__black_three_stops_pile if red_cost == 0 else __red_three_stops_pile(red_cost))


def many_lie_open(count: int, rank: Rank) -> str:
    return ('Ya se ve ' + _nouns.of_rank(count, rank) if plural(count) == "one" else 'Ya se ven ' + _nouns.of_rank(count, rank)) + '; a poca gente le sirve otra carta de ese valor.'


def to_show(what: Literal["draw", "discard", "both"]) -> str:
    return ('Tendría que enseñar mi mano para decirte por qué robé.' if what == "draw" else 'Tendría que enseñar mi mano para decirte por qué descarté esa carta.' if what == "discard" else 'Tendría que enseñar mi mano para decirte por qué robé y por qué descarté esa carta.')


def kept_last_card(partner_waits: bool) -> str:
    return ('Conservé mi última carta porque mi pareja todavía no ha bajado ninguna.' if partner_waits else 'Conservé mi última carta.')


def as_agreed(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Acordamos que yo abriría pronto.' if agreement == "open_early" else 'Acordamos no ensuciar las combinaciones limpias.' if agreement == "keep_clean" else 'Acordamos que yo reservaría los comodines para las canastas.' if agreement == "save_wilds" else 'Acordamos que al final yo dejaría el pozo.' if agreement == "leave_late_pile" else 'Como me pediste, tomo el pozo siempre que puedo.' if agreement == "take_pile" else 'Como me pediste, cierro en cuanto puedo.' if agreement == "go_out_soon" else 'Acordamos que yo bajaría todo lo posible.' if agreement == "lay_down" else 'Acordamos que yo terminaría antes las canastas.' if agreement == "finish_books" else 'Acordamos que yo no regalaría descartes al siguiente.' if agreement == "no_gifts" else 'Acordamos que yo no rompería parejas.' if agreement == "keep_pairs" else 'Acordamos que yo guardaría los treses negros.' if agreement == "keep_threes" else 'Acordamos que yo seguiría mientras no hubiera peligro.' if agreement == "play_on" else 'Acordamos que yo tomaría solo los pozos útiles.' if agreement == "useful_piles" else 'Acordamos que yo guardaría cartas en la mano.' if agreement == "keep_cards" else 'Como me pediste, uso los comodines en cuanto caben.' if agreement == "use_wilds" else 'Acordamos que yo seguiría tus combinaciones.' if agreement == "work_together" else 'Acordamos que yo descartaría sobre seguro.' if agreement == "play_safe" else 'Acordamos que no cerraría hasta que tuvieras ' + ('el pie' if stack == "foot" else 'la cola') + '.')


__picked_up = picked_up
__picked_up_by_discard = picked_up_by_discard
__foot_by_book = foot_by_book
__meld_grew = meld_grew
__added_to_book = added_to_book
__red_three_stops_pile = red_three_stops_pile
__black_three_stops_pile = black_three_stops_pile
