"""Español: scores. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.cards import by_rank
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, LIST, NUMBER, SIGNED, plural


count = 'Contar la ronda'
or_wait = 'o espera tres segundos'
nobody = 'Nadie cierra'
melded = 'Cartas bajadas'
clean_books = 'Canastas limpias'
dirty_books = 'Canastas sucias'
wild_books = 'De comodines'
books_at_once = 'Canastas de una vez'
going_out = 'Cierre'
cut = 'Premio del corte'
red_threes = 'Treses rojos bajados'
left_in_hand = 'Cartas aún en mano'
left_in_foot = 'Cartas en el pie'
left_in_tail = 'Cartas en la cola'
melded_note = 'lo que vale cada carta en la mesa'
going_out_note = 'para el equipo que cierra'
nobody_has_cards = 'a nadie le quedan cartas'
every_foot_taken = 'se tomaron todos los pies'
every_tail_taken = 'se tomaron todas las colas'
each_figure = 'Carta por carta'
each_figure_short = 'Cifras'
cards_left = 'Cartas sin jugar'
cards_left_short = 'Sin jugar'
match_so_far = 'La partida hasta ahora'
match_so_far_short = 'La partida'
how_it_went = 'Así fue la partida'
figures = 'Las cifras de la hoja'
nothing_counts = 'Aquí no cuenta nada.'
of_before = 'Contado antes de esta partida'
every_red_three = 'Todos los treses rojos en juego'
red_threes_on_table = 'Treses rojos en la mesa'
red_threes_cost_nothing = 'los treses rojos que quedan en la mano no restan aquí'
winners_pay_nothing = 'el equipo que cerró no paga nada'
nothing_left = 'cerró sin cartas'
all_played = 'sin cartas'
foot_sign = 'P'
tail_sign = 'C'
hand = 'mano'
foot = 'pie'
tail = 'cola'
your_cards = 'Tus cartas'
par_of_several = '¿Qué habría hecho Difícil?'
about_round = 'Sobre esta ronda'
as_it_ended = 'La mesa al final de la ronda.'
back_to_score = 'Volver a los puntos'
next_round = 'Ronda siguiente'
see_result_now = 'Ver el resultado'
see_table = 'Ver la mesa'
see_table_sub = 'como terminó'
this_round = 'Esta ronda'
begun_with = 'Al empezar'
after = 'Total'
still_to_play = 'por jugar'
ahead = 'delante'
behind = 'detrás'
match_over = 'La partida ha terminado'
given_up = 'Partida abandonada'
play_again = 'Jugar otra vez'
play_again_sub = 'la misma mesa'
their_night = '¡La próxima será!'
how_you_played = 'Cómo jugaste'
how_all_played = 'Cómo se jugó'
looking_through = 'Analizando la partida'
only_hints = 'Seguiste las pistas: esto no dice nada de tu propio juego.'
nothing_clearly_better = 'decisiones en que no encontramos nada claramente mejor'
best_round = 'Mejor ronda'
the_moment = 'El momento de la partida'
watch_again = 'Verlo otra vez'
moment_opening = 'La apertura'
moment_foot = 'Al pie'
another_table = 'Otra mesa'
another_table_sub = 'otra gente u otras reglas'
that_is_it = 'Por ahora basta'


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


def each(points: int) -> str:
    return NUMBER(points) + ' cada una'


def cut_note(cards: int, points: int) -> str:
    return 'corte de ' + NUMBER(cards) + ' cartas justas, ' + NUMBER(points) + ' por corte'


def left_with(name: str, points: int, threes: int) -> str:
    return (name + ' ' + NUMBER(points) if threes == 0 else name + ' ' + NUMBER(points) + ' (un tres rojo)' if plural(threes) == "one" else name + ' ' + NUMBER(points) + ' (' + _nouns.red_threes(threes) + ')')


def never_taken_up(names: Sequence[str]) -> str:
    return 'sin tomar: ' + LIST(names)


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


def cards_of(who: Person) -> str:
    return ('Tus cartas' if who.is_you else 'Las cartas de ' + who.name)


def par(result: Literal["better", "alike", "worse"], points: float) -> str:
    return ('Con tus cartas, Difícil suele hacer unos ' + NUMBER(in_tens(points)) + ' menos.' if result == "better" else 'Con tus cartas, Difícil suele hacer unos ' + NUMBER(in_tens(points)) + ' más.' if result == "worse" else 'Con tus cartas, Difícil suele hacer más o menos lo mismo.')


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


def more_teams(first: int, last: int, count: int) -> str:
    return 'Columnas ' + NUMBER(first) + ' a ' + NUMBER(last) + ' de ' + NUMBER(count) + ': mostrar las demás'


def more_teams_short(first: int, last: int, count: int) -> str:
    return NUMBER(first) + '–' + NUMBER(last) + ' de ' + NUMBER(count)


def team_ahead(team: str) -> str:
    return team + ' por delante'


def matches_won(count: int) -> str:
    return ('1 partida ganada' if plural(count) == "one" else NUMBER(count) + ' partidas ganadas')


def matches_won_short(count: int) -> str:
    return NUMBER(count) + ' ganadas'


def match(match: int) -> str:
    return 'Partida ' + NUMBER(match)


def nobody_wins(rounds: int) -> str:
    return ('Nadie gana, y no se terminó ninguna ronda.' if rounds == 0 else 'Nadie gana. Esta es la puntuación tras ' + _nouns.rounds(rounds) + '.')


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


def one_more_book(kind: Literal["clean", "dirty"]) -> str:
    return ('Una canasta limpia más habría bastado.' if kind == "clean" else 'Una canasta sucia más habría bastado.')


def of_judged(judged: int) -> str:
    return 'de ' + NUMBER(judged)


def nothing_better(good: int, judged: int) -> str:
    return 'En ' + NUMBER(good) + ' de ' + NUMBER(judged) + ' decisiones no encontramos nada claramente mejor.'


def too_few_decisions(judged: int) -> str:
    return ('No hubo nada que decidir.' if judged == 0 else 'Tomaste una sola decisión: muy poco para juzgar.' if plural(judged) == "one" else 'Solo tomaste ' + NUMBER(judged) + ' decisiones: muy poco para juzgar.')


def nothing_better_of(name: str, good: int, judged: int) -> str:
    return name + ': en ' + NUMBER(good) + ' de ' + NUMBER(judged) + ' decisiones nada claramente mejor'


def best_round_was(points: int, round: int, name: str) -> str:
    return (NUMBER(points) + ', ronda ' + NUMBER(round) if not name else NUMBER(points) + ', ' + name + ', ronda ' + NUMBER(round))


def cards_worth(points: int) -> str:
    return SIGNED(points) + ' (0 es la media)'


def to_look_at(count: int) -> str:
    return NUMBER(count) + ' para mirar otra vez'


def most_about(theme: Literal["opening", "wilds", "melds", "pile", "foot", "going_out", "discards"]) -> str:
    return ('la mayoría, de la apertura' if theme == "opening" else 'la mayoría, de comodines' if theme == "wilds" else 'la mayoría, de combinaciones' if theme == "melds" else 'la mayoría, del pozo' if theme == "pile" else 'la mayoría, del pie' if theme == "foot" else 'la mayoría, del cierre' if theme == "going_out" else 'la mayoría, de descartes')


def moment_books(count: int) -> str:
    return CAPITAL(_nouns.books(count)) + ' en un turno'


def moment_out(who: Person) -> str:
    return ('¡Cierras la ronda!' if who.is_you else '¡' + who.name + ' cierra la ronda!')


def moment_pile(count: int) -> str:
    return CAPITAL(_nouns.cards(count)) + ' del pozo'


def on_the_lead(who: Person) -> str:
    return ('en tu ventaja esperada' if who.is_you else 'en la ventaja de ' + who.name)


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
