"""Español: scores. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.cards import by_rank
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, LIST, NUMBER, SIGNED, plural


def count() -> str:
    return 'Contar la ronda'


def or_wait() -> str:
    return 'o espera tres segundos'


def nobody() -> str:
    return 'Nadie cierra'


def goes_out(who: Person) -> str:
    return ('¡Cierras la ronda!' if who.is_you else '¡' + who.name + ' cierra la ronda!')


def round_over(round: int) -> str:
    return 'La ronda ' + NUMBER(round) + ' ha terminado'


def stock_used_up(round: int) -> str:
    return 'El mazo se ha agotado: la ronda ' + NUMBER(round) + ' ha terminado'


def last_cards(cards: Sequence[Card], discard: Card | None) -> str:
    return (('' if discard is None else 'Última carta: ' + _nouns.the_card(discard) + '.') if len(cards) == 0 else ('Últimas cartas: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + '.' if discard is None else 'Últimas cartas: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ', y después ' + _nouns.the_card(discard) + '.'))


def red_threes_cost(costs: Sequence[str]) -> str:
    return ('' if len(costs) == 0 else 'Treses rojos sin bajar: ' + ' · '.join(costs))


def cost_of(name: str, points: int) -> str:
    return name + ' ' + NUMBER(points)


def melded() -> str:
    return 'Cartas bajadas'


def clean_books() -> str:
    return 'Canastas limpias'


def dirty_books() -> str:
    return 'Canastas sucias'


def wild_books() -> str:
    return 'De comodines'


def books_at_once() -> str:
    return 'Canastas de una vez'


def going_out() -> str:
    return 'Cierre'


def cut() -> str:
    return 'Premio del corte'


def red_threes() -> str:
    return 'Treses rojos bajados'


def left_in_hand() -> str:
    return 'Cartas aún en mano'


def left_in_foot() -> str:
    return 'Cartas en el pie'


def left_in_tail() -> str:
    return 'Cartas en la cola'


def melded_note() -> str:
    return 'lo que vale cada carta en la mesa'


def going_out_note() -> str:
    return 'para el equipo que cierra'


def nobody_has_cards() -> str:
    return 'a nadie le quedan cartas'


def every_foot_taken() -> str:
    return 'se tomaron todos los pies'


def every_tail_taken() -> str:
    return 'se tomaron todas las colas'


def each(points: int) -> str:
    return NUMBER(points) + ' cada una'


def cut_note(cards: int, points: int) -> str:
    return 'corte de ' + NUMBER(cards) + ' cartas justas, ' + NUMBER(points) + ' por corte'


def left_with(name: str, points: int, threes: int) -> str:
    return (name + ' ' + NUMBER(points) if threes == 0 else name + ' ' + NUMBER(points) + ' (un tres rojo)' if plural(threes) == "one" else name + ' ' + NUMBER(points) + ' (' + _nouns.red_threes(threes) + ')')


def never_taken_up(names: Sequence[str]) -> str:
    return 'sin tomar: ' + LIST(names)


def each_figure() -> str:
    return 'Carta por carta'


def each_figure_short() -> str:
    return 'Cifras'


def cards_left() -> str:
    return 'Cartas sin jugar'


def cards_left_short() -> str:
    return 'Sin jugar'


def match_so_far() -> str:
    return 'La partida hasta ahora'


def match_so_far_short() -> str:
    return 'La partida'


def how_it_went() -> str:
    return 'Así fue la partida'


def figures() -> str:
    return 'Las cifras de la hoja'


def nothing_counts() -> str:
    return 'Aquí no cuenta nada.'


def of_before() -> str:
    return 'Contado antes de esta partida'


def every_red_three() -> str:
    return 'Todos los treses rojos en juego'


def red_threes_on_table() -> str:
    return 'Treses rojos en la mesa'


def red_threes_cost_nothing() -> str:
    return 'los treses rojos que quedan en la mano no restan aquí'


def winners_pay_nothing() -> str:
    return 'el equipo que cerró no paga nada'


def nothing_left() -> str:
    return 'cerró sin cartas'


def all_played() -> str:
    return 'sin cartas'


def foot_sign() -> str:
    return 'P'


def tail_sign() -> str:
    return 'C'


def hand() -> str:
    return 'mano'


def foot() -> str:
    return 'pie'


def tail() -> str:
    return 'cola'


def held(who: Person, stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return ((('Tu mano está vacía' if who.is_you else 'La mano de ' + who.name + ' está vacía') if cards == 0 else ('Tu mano' if who.is_you else 'La mano de ' + who.name)) if stack == "hand" else (('Tomaste tu pie' if who.is_you else who.name + ' tomó su pie') if cards == 0 else ('Tu pie' if who.is_you else 'El pie de ' + who.name)) if stack == "foot" else (('Tomaste tu cola' if who.is_you else who.name + ' tomó su cola') if cards == 0 else ('Tu cola' if who.is_you else 'La cola de ' + who.name)))


def twice(points: int) -> str:
    return 'una canasta doble: 2 × ' + NUMBER(points)


def who_went_out(who: Person) -> str:
    return ('Cerraste' if who.is_you else who.name + ' cerró')


def lifted_exactly(who: Person, cards: int) -> str:
    return ('Cortaste ' + NUMBER(cards) + ' cartas justas' if who.is_you else who.name + ' cortó ' + NUMBER(cards) + ' cartas justas')


def laid_at_once(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return CAPITAL(_nouns.book(kind, rank)) + ' de una vez'


def figure_heard(row: str, team: str, points: int) -> str:
    return row + ', ' + team + ': ' + SIGNED(points) + '.'


def part_heard(what: str, cards: Sequence[Card], sum: str, points: int, note: str) -> str:
    return what + ('' if len(cards) == 0 else ', ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)])) + ': ' + ('' if not sum else sum + ', es decir,' + ' ') + SIGNED(points) + '.' + ('' if not note else ' ' + CAPITAL(note) + '.')


def went_out(who: Person, rules: str) -> str:
    return ('Cerraste la ronda · ' + rules if who.is_you else who.name + ' cerró la ronda · ' + rules)


def stock_ended(rules: str) -> str:
    return 'El mazo se agotó: no hay premio por cerrar · ' + rules


def nobody_out(rules: str) -> str:
    return 'Nadie cerró · ' + rules


def your_cards() -> str:
    return 'Tus cartas'


def cards_of(who: Person) -> str:
    return ('Tus cartas' if who.is_you else 'Las cartas de ' + who.name)


def par(result: Literal["better", "alike", "worse"], points: float) -> str:
    return ('Con tus cartas, Difícil suele hacer unos ' + NUMBER(in_tens(points)) + ' menos.' if result == "better" else 'Con tus cartas, Difícil suele hacer unos ' + NUMBER(in_tens(points)) + ' más.' if result == "worse" else 'Con tus cartas, Difícil suele hacer más o menos lo mismo.')


def par_of_several() -> str:
    return '¿Qué habría hecho Difícil?'


def par_spread(tries: int, mean: float, low: float, high: float, made: int) -> str:
    return 'Difícil, sin mirar adelante, jugó esta ronda ' + NUMBER(tries) + ' veces con tus cartas. De media acabó ' + _nouns.lead(in_tens(mean)) + ', casi siempre entre ' + SIGNED(in_tens(low)) + ' y ' + SIGNED(in_tens(high)) + '. Tú acabaste ' + _nouns.lead(made) + '.'


def par_spread_of_several(tries: int) -> str:
    return 'Difícil, sin mirar adelante, jugó esta ronda ' + NUMBER(tries) + ' veces con las mismas cartas. De media acabó:'


def par_of(name: str, points: float) -> str:
    return name + ': ' + _nouns.lead(in_tens(points))


def look_again(turns: Sequence[int]) -> str:
    return ('Ningún turno tuyo costó mucho.' if len(turns) == 0 else 'El turno ' + LIST([NUMBER(number) for number in turns]) + ' merece otra mirada.')


def turns_that_cost(turns: Sequence[str], points: float, rest: float) -> str:
    return ('Ningún turno tuyo costó mucho' if len(turns) == 0 else 'El turno ' + LIST(turns) + ' costó unos ' + NUMBER(in_tens(points)) if len(turns) == 1 else 'Los turnos ' + LIST(turns) + ' costaron unos ' + NUMBER(in_tens(points))) + ('.' if in_tens(rest) == 0 else '; los detalles y el azar, unos ' + NUMBER(in_tens(rest)) + '.')


def about_round() -> str:
    return 'Sobre esta ronda'


def as_it_ended() -> str:
    return 'La mesa al final de la ronda.'


def back_to_score() -> str:
    return 'Volver a los puntos'


def next_round() -> str:
    return 'Ronda siguiente'


def see_result_now() -> str:
    return 'Ver el resultado'


def see_table() -> str:
    return 'Ver la mesa'


def see_table_sub() -> str:
    return 'como terminó'


def more_teams(first: int, last: int, count: int) -> str:
    return 'Columnas ' + NUMBER(first) + ' a ' + NUMBER(last) + ' de ' + NUMBER(count) + ': mostrar las demás'


def more_teams_short(first: int, last: int, count: int) -> str:
    return NUMBER(first) + '–' + NUMBER(last) + ' de ' + NUMBER(count)


def this_round() -> str:
    return 'Esta ronda'


def begun_with() -> str:
    return 'Al empezar'


def after() -> str:
    return 'Total'


def still_to_play() -> str:
    return 'por jugar'


def ahead() -> str:
    return 'delante'


def behind() -> str:
    return 'detrás'


def match(match: int) -> str:
    return 'Partida ' + NUMBER(match)


def match_over() -> str:
    return 'La partida ha terminado'


def play_again() -> str:
    return 'Jugar otra vez'


def play_again_sub() -> str:
    return 'la misma mesa'


def round(round: int) -> str:
    return 'Ronda ' + NUMBER(round)


def round_of(round: int, rounds: int, target: int) -> str:
    return ('Ronda ' + NUMBER(round) if rounds == 0 else 'Ronda ' + NUMBER(round) + ' de ' + NUMBER(rounds)) + ('' if target == 0 else ' ' + '· hasta ' + NUMBER(target))


def after_round(round: int, totals: Sequence[str]) -> str:
    return 'Después de la ronda ' + NUMBER(round) + ': ' + LIST(totals) + '.'


def total_of(name: str, points: int) -> str:
    return name + ' ' + NUMBER(points)


def rounds_to_play(count: int) -> str:
    return ('Falta una ronda por jugar.' if plural(count) == "one" else 'Faltan ' + _nouns.rounds(count) + ' por jugar.')


def leads_by(points: int) -> str:
    return ('empate' if points == 0 else 'ventaja de ' + NUMBER(points))


def so_close(name: str) -> str:
    return ('¡Por muy poco!' if not name else 'Por muy poco, ' + name + '.')


def their_night() -> str:
    return '¡La próxima será!'


def one_more_book(kind: Literal["clean", "dirty"]) -> str:
    return ('Una canasta limpia más habría bastado.' if kind == "clean" else 'Una canasta sucia más habría bastado.')


def how_you_played() -> str:
    return 'Cómo jugaste'


def how_all_played() -> str:
    return 'Cómo se jugó'


def of_judged(judged: int) -> str:
    return 'de ' + NUMBER(judged)


def nothing_better(good: int, judged: int) -> str:
    return 'En ' + NUMBER(good) + ' de ' + NUMBER(judged) + ' decisiones no encontramos nada claramente mejor.'


def looking_through() -> str:
    return 'Analizando la partida'


def only_hints() -> str:
    return 'Seguiste las pistas: esto no dice nada de tu propio juego.'


def nothing_decided() -> str:
    return 'No hubo nada que decidir.'


def nothing_better_of(name: str, good: int, judged: int) -> str:
    return name + ': en ' + NUMBER(good) + ' de ' + NUMBER(judged) + ' decisiones nada claramente mejor'


def nothing_clearly_better() -> str:
    return 'decisiones en que no encontramos nada claramente mejor'


def best_round() -> str:
    return 'Mejor ronda'


def best_round_was(points: int, round: int, name: str) -> str:
    return (NUMBER(points) + ', ronda ' + NUMBER(round) if not name else NUMBER(points) + ', ' + name + ', ronda ' + NUMBER(round))


def cards_worth(points: int) -> str:
    return SIGNED(points) + ' (0 es la media)'


def to_look_at(count: int) -> str:
    return NUMBER(count) + ' para mirar otra vez'


def most_about(theme: Literal["opening", "wilds", "melds", "pile", "foot", "going_out", "discards"]) -> str:
    return ('la mayoría, de la apertura' if theme == "opening" else 'la mayoría, de comodines' if theme == "wilds" else 'la mayoría, de combinaciones' if theme == "melds" else 'la mayoría, del pozo' if theme == "pile" else 'la mayoría, del pie' if theme == "foot" else 'la mayoría, del cierre' if theme == "going_out" else 'la mayoría, de descartes')


def the_moment() -> str:
    return 'El momento de la partida'


def watch_again() -> str:
    return 'Verlo otra vez'


def moment_books(count: int) -> str:
    return CAPITAL(_nouns.books(count)) + ' en un turno'


def moment_out(who: Person) -> str:
    return ('¡Cierras la ronda!' if who.is_you else '¡' + who.name + ' cierra la ronda!')


def moment_opening() -> str:
    return 'La apertura'


def moment_foot() -> str:
    return 'Al pie'


def moment_pile(count: int) -> str:
    return CAPITAL(_nouns.cards(count)) + ' del pozo'


def on_the_lead(who: Person) -> str:
    return ('en tu ventaja esperada' if who.is_you else 'en la ventaja de ' + who.name)


def another_table() -> str:
    return 'Otra mesa'


def another_table_sub() -> str:
    return 'otra gente u otras reglas'


def that_is_it() -> str:
    return 'Por ahora basta'


def winner_by(teams: Sequence[str], you: bool, several: bool, cheer: bool, points: int) -> str:
    return __winner(teams, you, several, cheer) + ' por ' + NUMBER(points)


def margin_and_rules(points: int, rules: str) -> str:
    return 'por ' + NUMBER(points) + ' puntos · ' + rules


def winner(teams: Sequence[str], you: bool, several: bool, cheer: bool) -> str:
    return (('¡' if cheer else '') + (('Gana tu equipo' if several else 'Ganas') if you else ('Ganan ' + LIST(teams) if several else 'Gana ' + LIST(teams))) + ('!' if cheer else '') if len(teams) == 1 else 'Victoria compartida: ' + LIST(teams))


def moment_book(kind: Literal["clean", "dirty", "wild"], count: int, rank: Rank) -> str:
    return (CAPITAL(_nouns.of_rank(count, rank)) + ', sin ningún comodín' if kind == "clean" else 'Una canasta de ' + _nouns.ranks(rank) if kind == "dirty" else 'Una canasta de comodines')


def next_deal(dealer: Person, points: int) -> str:
    return ('Repartes tú · mínimo ' + NUMBER(points) if dealer.is_you else 'Reparte ' + dealer.name + ' · mínimo ' + NUMBER(points))


def place(place: int) -> str:
    return NUMBER(place) + '.º'


__winner = winner
