"""Español: looking_back. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, SIGNED, plural


def look_back() -> str:
    return 'Repaso'


def look_back_sub() -> str:
    return '¿suerte o juego?'


def look_back_tip() -> str:
    return 'La ronda jugada a jugada, y qué habría sido mejor'


def title(name: str) -> str:
    return 'Repaso · ' + name


def film() -> str:
    return 'ver'


def pause() -> str:
    return 'pausa'


def previous_round() -> str:
    return 'Ronda anterior'


def next_round() -> str:
    return 'Ronda siguiente'


def previous_turn() -> str:
    return 'Turno anterior'


def next_turn() -> str:
    return 'Turno siguiente'


def play_film() -> str:
    return 'Ver la repetición'


def pause_film() -> str:
    return 'Pausar la repetición'


def turns() -> str:
    return 'Turnos de esta ronda'


def view() -> str:
    return 'Cartas visibles'


def all_cards() -> str:
    return 'Todas las cartas'


def could_see(who: Person) -> str:
    return ('Qué veías' if who.is_you else 'Qué veía ' + who.name)


def once_over() -> str:
    return 'cuando termine la partida'


def once_round_over() -> str:
    return 'cuando termine la ronda'


def score_of_round() -> str:
    return 'Puntos'


def score_tip() -> str:
    return 'Cada cifra con las cartas de las que sale'


def back_to_turns() -> str:
    return 'Volver a los turnos'


def first_score() -> str:
    return 'esta es la primera'


def last_score() -> str:
    return 'esta es la última por ahora'


def no_turns() -> str:
    return 'Aún no se ha jugado nada.'


def think_again() -> str:
    return 'Pensarlo otra vez'


def think_again_tip() -> str:
    return 'Prueba otra vez esta decisión, con la respuesta oculta (T)'


def only_own() -> str:
    return 'solo con tus decisiones'


def with_a_hint() -> str:
    return 'aquí seguiste una pista'


def nothing_to_decide() -> str:
    return 'no había nada que decidir'


def not_analysed() -> str:
    return 'cuando se analice esta decisión'


def play_on() -> str:
    return 'Seguir desde aquí'


def play_on_tip() -> str:
    return 'Una partida nueva que empieza en este momento; esta queda como está (P)'


def play_on_why() -> str:
    return 'no tras el final de una ronda'


def in_the_match() -> str:
    return 'no mientras juegan los expertos'


def let_experts_play() -> str:
    return 'Que sigan los expertos'


def let_experts_play_tip() -> str:
    return 'Mira cómo habrían seguido los expertos desde aquí (E)'


def round(round: int) -> str:
    return 'Ronda ' + NUMBER(round)


def moment(round: int, who: Person, turn: int) -> str:
    return (__moment_deal(round) if turn == 0 else 'Ronda ' + NUMBER(round) + ', ' + ('tu turno ' + NUMBER(turn) if who.is_you else 'turno ' + NUMBER(turn) + ' de ' + who.name))


def moment_deal(round: int) -> str:
    return 'Ronda ' + NUMBER(round) + ', el reparto'


def back_to_match() -> str:
    return 'Volver a la partida'


def experts_play() -> str:
    return 'Siguen los expertos'


def experts_place(count: int) -> str:
    return 'Siguen los expertos, jugada ' + NUMBER(count)


def experts_think() -> str:
    return 'Están pensando su próxima jugada.'


def experts_gone() -> str:
    return 'No pueden seguir desde aquí.'


def experts_how() -> str:
    return 'En cada asiento juega un experto que solo ve su propia mano. Las cartas son las de la partida.'


def as_it_was() -> str:
    return 'Como fue'


def with_experts() -> str:
    return 'Con expertos'


def gave_away(who: Person) -> str:
    return ('regalaste' if who.is_you else 'regaló ' + who.name)


def gave_away_short() -> str:
    return 'regalados'


def your_play(rating: str) -> str:
    return 'Tu juego: ' + rating


def rating(rating: Literal["excellent", "solid", "adventurous", "risky"]) -> str:
    return ('excelente' if rating == "excellent" else 'sólido' if rating == "solid" else 'atrevido' if rating == "adventurous" else 'arriesgado')


def how_found() -> str:
    return '¿Cómo se calcula?'


def found_here() -> str:
    return 'Tu dispositivo juega tus opciones muchas veces. No se envía nada a ninguna parte.'


def found_known() -> str:
    return 'Lo que sabías'


def found_known_why() -> str:
    return 'Sin mirar: lo oculto sigue oculto.'


def found_deals() -> str:
    return 'Muchos repartos'


def found_deals_why() -> str:
    return 'Lo oculto se reparte una y otra vez.'


def found_compared() -> str:
    return 'Cada opción'


def found_compared_why() -> str:
    return 'Mismos repartos. Solo cuenta lo claro.'


def found_seen() -> str:
    return 'vistas'


def found_hidden() -> str:
    return 'ocultas'


def found_once() -> str:
    return 'una vez'


def found_again() -> str:
    return 'otra'


def found_on() -> str:
    return 'y otra'


def found_played() -> str:
    return 'tu jugada'


def found_other() -> str:
    return 'otra'


def found_best() -> str:
    return 'mejor'


def found_least(gain: int) -> str:
    return 'mejor: ' + SIGNED(gain) + ' puntos o más'


def found_graph() -> str:
    return 'Cómo leer el gráfico'


def found_lead() -> str:
    return 'Ventaja esperada'


def found_lead_why() -> str:
    return 'con cuánta ventaja acabarías'


def found_given() -> str:
    return 'una jugada que regaló puntos'


def found_apart() -> str:
    return 'Suerte'


def found_apart_why() -> str:
    return 'tus cartas frente a las normales'


def whose() -> str:
    return '¿Decisiones de quién?'


def something_better() -> str:
    return 'Había algo mejor'


def something_better_short() -> str:
    return 'Algo mejor'


def nothing_better() -> str:
    return 'Aquí no se encontró nada mejor'


def nothing_better_short() -> str:
    return 'Nada mejor aquí'


def of_turn(points: int, turn: int) -> str:
    return NUMBER(points) + ' de los ' + NUMBER(turn) + ' puntos de este turno'


def with_hint() -> str:
    return 'Aquí seguiste una pista'


def with_hint_short() -> str:
    return 'Con pista'


def hint_left_out() -> str:
    return 'Esta decisión no cuenta como puntos regalados.'


def well_played() -> str:
    return 'No se encontró nada mejor en toda la partida. Bien jugado.'


def looking() -> str:
    return 'Analizando tus turnos'


def looking_at_all() -> str:
    return 'Analizando los turnos'


def looking_how() -> str:
    return 'Cada turno se juega muchas veces con las cartas ocultas repartidas de nuevo.'


def look_round() -> str:
    return 'Mientras tanto, puedes mirar lo que quieras.'


def stop_here() -> str:
    return 'Parar aquí'


def go_on() -> str:
    return 'Seguir el análisis'


def look_at_them() -> str:
    return 'Analizar estos turnos'


def cannot_judge() -> str:
    return 'Estas decisiones no se pueden analizar. Todo lo demás está aquí.'


def not_looked_at() -> str:
    return 'Este turno aún no se ha analizado.'


def not_yet() -> str:
    return 'Verás qué era mejor cuando termine la partida.'


def look_closer() -> str:
    return 'Mirar de cerca'


def look_closer_tip() -> str:
    return 'Mide esta decisión en cinco veces más repartos (C)'


def looking_closer() -> str:
    return 'un momento'


def looked_closer() -> str:
    return 'ya está hecho'


def more_ways(count: int) -> str:
    return ('La mejor opción' if count == 0 else 'Otra opción' if plural(count) == "one" else 'Otras ' + COUNT(count, gender='f'))


def the_lead() -> str:
    return 'La ventaja'


def read_on() -> str:
    return 'Seguir leyendo'


def from_top() -> str:
    return 'Volver al principio'


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


def not_looked() -> str:
    return 'Aún sin analizar'


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


def short_to_play() -> str:
    return 'por jugar'


def turn_row(turn: int, who: Person, what: str, points: int) -> str:
    return ('El reparto' if turn == 0 else 'Turno ' + NUMBER(turn)) + ', ' + ('tú' if who.is_you else who.name) + ', ' + what + ('' if points == 0 else ', 1 punto regalado' if plural(points) == "one" else ', ' + NUMBER(points) + ' puntos regalados')


def how_far_ahead(who: Person) -> str:
    return ('Tu ventaja en la partida' if who.is_you else 'Ventaja de ' + who.name + ' en la partida')


def lead_of(who: Person) -> str:
    return ('Tu ventaja' if who.is_you else 'Ventaja de ' + who.name)


def expected() -> str:
    return 'ventaja esperada'


def laid() -> str:
    return 'cartas bajadas'


def cards_line(who: Person) -> str:
    return ('suerte de tus cartas' if who.is_you else 'suerte de ' + who.name)


def cards_line_short(who: Person) -> str:
    return 'suerte'


def lead_after(round: int, who: Person, lead: int, cards: float) -> str:
    return 'Tras la ronda ' + NUMBER(round) + ', ' + ('ibas' if who.is_you else who.name + ' iba') + ' ' + ('con la misma puntuación' if lead == 0 else _nouns.lead(lead)) + '. ' + ('Suerte de tus cartas' if who.is_you else 'Suerte de ' + who.name) + ': ' + SIGNED(in_tens(cards)) + '.'


def score_after(round: int, totals: str) -> str:
    return 'Puntuación tras la ronda ' + NUMBER(round) + ': ' + totals + '.'


def why_this_move() -> str:
    return 'Por qué esta jugada'


def why_this_move_tip() -> str:
    return 'Lo que se vio y se recordaba desde este asiento, y la razón de esta jugada (K)'


def what_known() -> str:
    return '¿Qué sabía?'


def what_known_tip() -> str:
    return 'La mesa tal como la veía, y la comprobación de que no veía nada más (W)'


def the_move() -> str:
    return 'Volver a la jugada'


def not_a_move() -> str:
    return 'aquí nadie jugó'


def pile_seen() -> str:
    return 'En el pozo'


def held_openly() -> str:
    return 'Tomadas a la vista, aún en mano'


def not_seen() -> str:
    return 'Nunca vistas'


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


def lay_nothing_down() -> str:
    return 'no bajar nada'


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
