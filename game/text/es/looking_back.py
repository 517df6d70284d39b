"""Español: looking_back. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, SIGNED, plural


look_back = 'Repaso'
look_back_sub = '¿suerte o juego?'
look_back_tip = 'La ronda jugada a jugada, y qué habría sido mejor'
film = 'ver'
pause = 'pausa'
previous_round = 'Ronda anterior'
next_round = 'Ronda siguiente'
previous_turn = 'Turno anterior'
next_turn = 'Turno siguiente'
play_film = 'Ver la repetición'
pause_film = 'Pausar la repetición'
turns = 'Turnos de esta ronda'
view = 'Cartas visibles'
all_cards = 'Todas las cartas'
once_over = 'cuando termine la partida'
once_round_over = 'cuando termine la ronda'
score_of_round = 'Puntos'
score_tip = 'Cada cifra con las cartas de las que sale'
back_to_turns = 'Volver a los turnos'
first_score = 'esta es la primera'
last_score = 'esta es la última por ahora'
no_turns = 'Aún no se ha jugado nada.'
think_again = 'Pensarlo otra vez'
think_again_tip = 'Prueba otra vez esta decisión, con la respuesta oculta (T)'
only_own = 'solo con tus decisiones'
with_a_hint = 'aquí seguiste una pista'
nothing_to_decide = 'no había nada que decidir'
not_analysed = 'cuando se analice esta decisión'
play_on = 'Seguir desde aquí'
play_on_tip = 'Una partida nueva que empieza en este momento; esta queda como está (P)'
play_on_why = 'no tras el final de una ronda'
in_the_match = 'no mientras juegan los expertos'
let_experts_play = 'Que sigan los expertos'
let_experts_play_tip = 'Mira cómo habrían seguido los expertos desde aquí (E)'
back_to_match = 'Volver a la partida'
experts_play = 'Siguen los expertos'
experts_think = 'Están pensando su próxima jugada.'
experts_gone = 'No pueden seguir desde aquí.'
experts_how = 'En cada asiento juega un experto que solo ve su propia mano. Las cartas son las de la partida.'
as_it_was = 'Como fue'
with_experts = 'Con expertos'
gave_away_short = 'regalados'
how_found = '¿Cómo se calcula?'
found_here = 'Tu dispositivo juega tus opciones muchas veces. No se envía nada a ninguna parte.'
found_known = 'Lo que sabías'
found_known_why = 'Sin mirar: lo oculto sigue oculto.'
found_deals = 'Muchos repartos'
found_deals_why = 'Lo oculto se reparte una y otra vez.'
found_compared = 'Cada opción'
found_compared_why = 'Mismos repartos. Solo cuenta lo claro.'
found_seen = 'vistas'
found_knew = 'lo que sabías'
found_hidden = 'ocultas'
found_once = 'una vez'
found_again = 'otra'
found_on = 'y otra'
found_played = 'tu jugada'
found_other = 'otra jugada'
found_best = 'una mejor'
legend = 'Cómo leer el gráfico'
legend_lead = 'Ventaja esperada: con cuánta ventaja era de esperar que acabara este equipo.'
legend_laid = 'Cartas bajadas: la ventaja por lo que había en la mesa.'
legend_given = 'Un punto rosa: una jugada que regaló puntos.'
legend_cards = 'Suerte: lo que valían las cartas frente a unas normales.'
whose = '¿Decisiones de quién?'
something_better = 'Había algo mejor'
something_better_short = 'Algo mejor'
nothing_better = 'Aquí no se encontró nada mejor'
nothing_better_short = 'Nada mejor aquí'
with_hint = 'Aquí seguiste una pista'
with_hint_short = 'Con pista'
hint_left_out = 'Esta decisión no cuenta como puntos regalados.'
well_played = 'No se encontró nada mejor en toda la partida. Bien jugado.'
looking = 'Analizando tus turnos'
looking_at_all = 'Analizando los turnos'
looking_how = 'Cada turno se juega muchas veces con las cartas ocultas repartidas de nuevo.'
look_round = 'Mientras tanto, puedes mirar lo que quieras.'
stop_here = 'Parar aquí'
go_on = 'Seguir el análisis'
look_at_them = 'Analizar estos turnos'
cannot_judge = 'Estas decisiones no se pueden analizar. Todo lo demás está aquí.'
not_looked_at = 'Este turno aún no se ha analizado.'
not_yet = 'Verás qué era mejor cuando termine la partida.'
look_closer = 'Mirar de cerca'
look_closer_tip = 'Mide esta decisión en cinco veces más repartos (C)'
looking_closer = 'un momento'
looked_closer = 'ya está hecho'
the_lead = 'La ventaja'
read_on = 'Seguir leyendo'
from_top = 'Volver al principio'
not_looked = 'Aún sin analizar'
short_to_play = 'por jugar'
expected = 'ventaja esperada'
laid = 'cartas bajadas'
why_this_move = 'Por qué esta jugada'
why_this_move_tip = 'Lo que se vio y se recordaba desde este asiento, y la razón de esta jugada (K)'
what_known = '¿Qué sabía?'
what_known_tip = 'La mesa tal como la veía, y la comprobación de que no veía nada más (W)'
the_move = 'Volver a la jugada'
not_a_move = 'aquí nadie jugó'
pile_seen = 'En el pozo'
held_openly = 'Tomadas a la vista, aún en mano'
not_seen = 'Nunca vistas'
lay_nothing_down = 'no bajar nada'


def title(name: str) -> str:
    return 'Repaso · ' + name


def could_see(who: Person) -> str:
    return ('Qué veías' if who.is_you else 'Qué veía ' + who.name)


def round(round: int) -> str:
    return 'Ronda ' + NUMBER(round)


def moment(round: int, who: Person, turn: int) -> str:
    return (__moment_deal(round) if turn == 0 else 'Ronda ' + NUMBER(round) + ', ' + ('tu turno ' + NUMBER(turn) if who.is_you else 'turno ' + NUMBER(turn) + ' de ' + who.name))


def moment_deal(round: int) -> str:
    return 'Ronda ' + NUMBER(round) + ', el reparto'


def experts_place(count: int) -> str:
    return 'Siguen los expertos, jugada ' + NUMBER(count)


def gave_away(who: Person) -> str:
    return ('regalaste' if who.is_you else 'regaló ' + who.name)


def your_play(rating: str) -> str:
    return 'Tu juego: ' + rating


def rating(rating: Literal["excellent", "solid", "adventurous", "risky"]) -> str:
    return ('excelente' if rating == "excellent" else 'sólido' if rating == "solid" else 'atrevido' if rating == "adventurous" else 'arriesgado')


def found_least(gain: int) -> str:
    return 'mejor desde ' + SIGNED(gain) + ' puntos'


def of_turn(points: int, turn: int) -> str:
    return NUMBER(points) + ' de los ' + NUMBER(turn) + ' puntos de este turno'


def more_ways(count: int) -> str:
    return ('La mejor opción' if count == 0 else 'Otra opción' if plural(count) == "one" else 'Otras ' + COUNT(count, gender='f'))


def see_as(who: Person) -> str:
    return ('Ver lo que podías ver tú' if who.is_you else 'Ver lo que podía ver ' + who.name)


def turn_of(who: Person) -> str:
    return ('Tu turno' if who.is_you else 'Turno de ' + who.name)


def better_in(few: bool, better: int, worse: int, worlds: int) -> str:
    return ('mejor ' + NUMBER(better) + ' veces y peor ' + NUMBER(worse) + ' de ' + NUMBER(worlds) if few else 'mejor ' + NUMBER(better) + ' de cada ' + NUMBER(worlds) + ' veces')


def better_in_short(few: bool, better: int, worse: int, worlds: int) -> str:
    return (NUMBER(better) + ' mejor, ' + NUMBER(worse) + ' peor' if few else NUMBER(better) + ' de ' + NUMBER(worlds) + ' veces')


def better_in_shortest(few: bool, better: int, worse: int, worlds: int) -> str:
    return (NUMBER(better) + ' : ' + NUMBER(worse) if few else NUMBER(better) + ' de ' + NUMBER(worlds))


def more_time(seconds: int, minutes: int) -> str:
    return (('un segundo más' if plural(seconds) == "one" else _nouns.seconds(seconds) + ' más') if minutes == 1 else _nouns.minutes(minutes) + ' más')


def best_told(way: str, points: int, deals: str) -> str:
    return 'Había algo mejor: ' + way + ', ' + __gain(points) + ', ' + deals + '.'


def gain(points: int) -> str:
    return SIGNED(points) + ' puntos'


def looking_at(done: int, whole: int) -> str:
    return ('Preparando la mesa otra vez…' if whole == 0 else 'Decisión ' + NUMBER(done) + ' de ' + NUMBER(whole))


def looked_so_far(done: int, whole: int) -> str:
    return NUMBER(done) + ' de ' + NUMBER(whole) + ' decisiones analizadas'


def short_out(who: Person) -> str:
    return ('cerraste' if who.is_you else 'cerró')


def short_pile_opened(who: Person) -> str:
    return ('tomaste el pozo, abriste' if who.is_you else 'tomó el pozo, abrió')


def short_pile_opened_least(who: Person) -> str:
    return ('tomaste el pozo' if who.is_you else 'tomó el pozo')


def short_opened(who: Person, laid: int) -> str:
    return ('abriste' if who.is_you else 'abrió') + ' con ' + _nouns.cards(laid)


def short_opened_least(who: Person, laid: int) -> str:
    return ('abriste' if who.is_you else 'abrió') + ' con ' + NUMBER(laid)


def short_book(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return ('bajaste ' + NUMBER(laid) + ', hiciste' if who.is_you else 'bajó ' + NUMBER(laid) + ', hizo') + ' ' + ('una canasta de ' + LIST([_nouns.ranks(rank) for rank in ranks]) if plural(books) == "one" else _nouns.books(books))


def short_book_less(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return ('bajaste ' + NUMBER(laid) + ',' if who.is_you else 'bajó ' + NUMBER(laid) + ',') + ' ' + ('una canasta' if plural(books) == "one" else _nouns.books(books))


def short_book_least(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return ('hiciste' if who.is_you else 'hizo') + ' ' + ('una canasta' if plural(books) == "one" else _nouns.books(books))


def short_pile(who: Person, taken: int, laid: int) -> str:
    return ('tomaste el pozo (' + NUMBER(taken) + ')' if who.is_you else 'tomó el pozo (' + NUMBER(taken) + ')') + ('' if laid == 0 else (', bajaste ' + NUMBER(laid) if who.is_you else ', bajó ' + NUMBER(laid)))


def short_pile_less(who: Person, taken: int, laid: int) -> str:
    return ('tomaste el pozo' if who.is_you else 'tomó el pozo') + ('' if laid == 0 else (', bajaste ' + NUMBER(laid) if who.is_you else ', bajó ' + NUMBER(laid)))


def short_pile_least(who: Person, taken: int, laid: int) -> str:
    return ('tomaste el pozo' if who.is_you else 'tomó el pozo')


def short_laid_took(who: Person, laid: int, stack: Literal["foot", "tail"]) -> str:
    return ('bajaste ' + NUMBER(laid) + ', tomaste' if who.is_you else 'bajó ' + NUMBER(laid) + ', tomó') + ' ' + ('la cola' if stack == "tail" else 'el pie')


def short_laid_took_least(who: Person, laid: int, stack: Literal["foot", "tail"]) -> str:
    return ('bajaste ' + NUMBER(laid) if who.is_you else 'bajó ' + NUMBER(laid))


def short_took(who: Person, stack: Literal["foot", "tail"]) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' ' + ('la cola' if stack == "tail" else 'el pie')


def short_asked(who: Person) -> str:
    return ('preguntaste si podías cerrar' if who.is_you else 'preguntó si podía cerrar')


def short_laid(who: Person, laid: int) -> str:
    return ('bajaste ' + NUMBER(laid) if who.is_you else 'bajó ' + NUMBER(laid))


def short_ended(who: Person) -> str:
    return ('terminaste la ronda' if who.is_you else 'terminó la ronda')


def short_kept(who: Person) -> str:
    return ('conservaste una carta' if who.is_you else 'conservó una carta')


def short_drew_discarded(who: Person, card: Card) -> str:
    return ('robaste, descartaste' if who.is_you else 'robó, descartó') + ' ' + _nouns.the_card(card)


def short_drew_discarded_least(who: Person, card: Card) -> str:
    return ('robaste, descartaste' if who.is_you else 'robó, descartó')


def short_discarded(who: Person, card: Card) -> str:
    return ('descartaste' if who.is_you else 'descartó') + ' ' + _nouns.the_card(card)


def short_discarded_least(who: Person, card: Card) -> str:
    return ('descartaste' if who.is_you else 'descartó')


def short_drew(who: Person) -> str:
    return ('robaste' if who.is_you else 'robó')


def short_chose(who: Person) -> str:
    return ('elegiste un montón' if who.is_you else 'eligió un montón')


def short_cut(who: Person) -> str:
    return ('cortaste' if who.is_you else 'cortó')


def turn_row(turn: int, who: Person, what: str, points: int) -> str:
    return ('El reparto' if turn == 0 else 'Turno ' + NUMBER(turn)) + ', ' + ('tú' if who.is_you else who.name) + ', ' + what + ('' if points == 0 else ', 1 punto regalado' if plural(points) == "one" else ', ' + NUMBER(points) + ' puntos regalados')


def how_far_ahead(who: Person) -> str:
    return ('Tu ventaja en la partida' if who.is_you else 'Ventaja de ' + who.name + ' en la partida')


def lead_of(who: Person) -> str:
    return ('Tu ventaja' if who.is_you else 'Ventaja de ' + who.name)


def cards_line(who: Person) -> str:
    return ('suerte de tus cartas' if who.is_you else 'suerte de ' + who.name)


def cards_line_short(who: Person) -> str:
    return 'suerte'


def lead_after(round: int, who: Person, lead: int, cards: float) -> str:
    return 'Tras la ronda ' + NUMBER(round) + ', ' + ('ibas' if who.is_you else who.name + ' iba') + ' ' + ('con la misma puntuación' if lead == 0 else _nouns.lead(lead)) + '. ' + ('Suerte de tus cartas' if who.is_you else 'Suerte de ' + who.name) + ': ' + SIGNED(in_tens(cards)) + '.'


def score_after(round: int, totals: str) -> str:
    return 'Puntuación tras la ronda ' + NUMBER(round) + ': ' + totals + '.'


def what_knew(who: Person) -> str:
    return ('Lo que sabías' if who.is_you else 'Lo que sabía ' + who.name)


def holds(who: Person, held: str) -> str:
    return who.name + ': ' + held + '.'


def pile_remembered(held: str, below: int) -> str:
    return (('nada' if not held else held) if below == 0 else ('' if not held else held + ';' + ' ') + _nouns.cards(below) + ' sin ver')


def hidden(count: int, tails: bool) -> str:
    return _nouns.cards(count) + ' en manos, ' + ('pies, colas' if tails else 'pies') + ' y mazo'


def quoted(reason: str) -> str:
    return '«' + CAPITAL(reason) + '».'


def speaks_for(reason: str) -> str:
    return 'A su favor: ' + reason + '.'


def only_they_know(who: Person, move: str, reason: str) -> str:
    return ('Solo tú puedes decir por qué.' if who.is_you else 'Solo ' + who.name + ' puede decir por qué.') + ' El nivel Difícil diría: ' + move + '; ' + reason + '.'


def without_thinking_ahead(move: str) -> str:
    return 'Sin pensar a más largo plazo, la jugada habría sido: ' + move + '.'


def judged(round: int, turn: int, who: Person, did: str, points: float) -> str:
    return 'Ronda ' + NUMBER(round) + ('' if turn == 0 else ', turno ' + NUMBER(turn)) + ': ' + (did if who.is_you else who.name + ' ' + did) + '. Eso regaló unos ' + NUMBER(in_tens(points)) + ' puntos.'


def better_way(way: str) -> str:
    return 'Mejor: ' + way


def instead(move: str) -> str:
    return move + ' en su lugar'


def did_lay_down(who: Person, count: int, card: Card | None) -> str:
    return (('no bajaste nada' if count == 0 else 'bajaste ' + _nouns.cards(count)) if who.is_you else ('no bajó nada' if count == 0 else 'bajó ' + _nouns.cards(count))) + ('' if card is None else ' ' + 'y ' + ('descartaste' if who.is_you else 'descartó') + ' ' + _nouns.the_card(card))


def did_prepare(who: Person) -> str:
    return ('preparaste la ronda' if who.is_you else 'preparó la ronda')


def hinted(count: int) -> str:
    return ('1 decisión con pista no cuenta' if plural(count) == "one" else NUMBER(count) + ' decisiones con pista no cuentan')


__moment_deal = moment_deal
__gain = gain
