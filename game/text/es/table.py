"""Español: table. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import rank_of
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


scores = 'Puntos'
this_round = 'esta ronda'
going_out = 'Cierre'
keep_panel = 'Dejar abierto'
fold_panel = 'Plegar'
last_turns = 'Últimos turnos'
show_all = 'todo'
none_yet = 'ninguna'
new_pile = 'Nueva'
drop_here = '3+ cartas'
next_group = 'otra más'
not_open = 'sin abrir'
dealing = 'Repartiendo las cartas'
round_is_over = 'La ronda terminó'
press_play = 'Pulsa Jugar'
lay_out_more = 'Prepara más cartas'
yours_play = 'Te toca: baja y descarta'
choose_your_cards = 'Elige cartas'
yours_cut = 'Te toca: corta'
yours_choose = 'Elige tu montón'
reach_the_minimum = 'Baja combinaciones que lleguen al mínimo, o descarta una carta.'
add_or_discard = 'Añade a tus combinaciones, empieza otras o descarta una carta para terminar tu turno.'
nothing_played = 'Nada se juega hasta que pulses Jugar. Con Recoger lo deshaces.'
no_more_tips = 'No más consejos'
tips_are_away = 'Los consejos están desactivados. Puedes activarlos otra vez en Ajustes, en Juego.'
draft_note = 'sin jugar todavía'
sign_from_pile = 'pozo'
in_draft = 'carta lista'
unstage_group = 'Recoger este grupo'
opening = 'Apertura'
reached = 'Ya alcanza'
is_partner = '· tu pareja'
last_card = '¡última carta!'
may_go_out = 'puede cerrar'
sign_new = 'NUEVA'
sign_frozen = 'congelado'
first_foot = '¡Al pie, con una mano nueva!'
play = 'Jugar'
meld = 'Bajar'
draw = 'Robar'
discard = 'Descartar'
go_out = 'Cerrar'
hold = 'Conservar'
peek = 'Mirar antes'
end_round = 'Terminar la ronda'
lay_it_out = 'Prepararla'
take_back = 'Recoger'
take_pile = 'Tomar el pozo'
undo = 'Deshacer'
undo_turn = 'Deshacer turno'
hint = 'Pista'
lay_out_for_me = 'Prepararla por mí'
cheapest = 'lo justo para abrir'
keep_last = 'esta carta'
no_cards_left = 'mazo agotado'
as_draft = 'preparar todas'
as_last = 'como última carta'
to_go_out = 'para cerrar'
new_meld = 'otra combinación'
staged_first = 'las prepara'
ends_turn = 'termina tu turno'
choose_one = 'elige una carta'
choose_cards = 'elige cartas'
answer_first = 'contesta antes'
cards_laid_out = 'hay cartas preparadas'
draw_first = 'roba antes'
drop_on_meld = 'elige dónde va'
no_opening = 'sin apertura aún'
round_over = 'la ronda terminó'
no_hints_short = 'no en este reparto'
takes_draft_back = 'Devuelve a tu mano todo lo que preparaste.'
cover = 'Tapar mis cartas'
cover_tip = 'Baja el telón hasta que lo subas otra vez (C). Lo que preparaste se queda donde está.'
game_settings = 'Reglas de la partida'
game_settings_tip = 'Las reglas de esta partida, con todas sus variantes'
mute = 'Quitar el sonido'
unmute = 'Poner el sonido'
volume = 'Volumen'
loudness = 'Sonido'
show_again = 'Repetir la última vuelta'
hint_thinking = 'Pensando…'
hint_again = 'Pulsa otra vez para ver la jugada.'
hint_lays_out = 'Pulsa otra vez para prepararla.'
first_no_hints = 'Aquí no hay pistas: cada cual juega este reparto por su cuenta. Al terminar, mira el Repaso.'
first_one_card = 'Elige una carta para descartarla.'
first_choose_cards = 'Elige antes las cartas: haz clic en ellas o pulsa Espacio.'
first_choose_meld = 'Elige una combinación para el comodín: suéltalo allí o haz clic en ella.'
first_not_yours = 'Esas combinaciones son de otro equipo; solo puedes añadir a las tuyas.'
first_not_on_stock = 'Nada vuelve al mazo. Los descartes van al pozo.'
first_staged_first = 'Tienes cartas preparadas. Pulsa Jugar o Recoger.'
first_hint_later = 'Las pistas necesitan toda tu mano. Pulsa Jugar o Recoger y pregunta otra vez.'
first_hint_after_taking_back = 'Las pistas necesitan toda tu mano. Pulsa Recoger y pregunta otra vez.'
first_no_opening = 'Tus combinaciones todavía no llegan al mínimo.'
first_opened = 'La apertura ya está en la mesa: su mínimo ya no se aplica.'
change_draft = 'Cambia lo que preparaste o pulsa Recoger.'
nothing_again = 'Todavía no hay nada que repetir.'
confirm_why = 'Un descarte termina tu turno y no se puede deshacer.'
discard_it = 'Descartarla'
keep_it = 'Conservarla'
last_lap = 'La última vuelta'
play_lap = 'Repetirla'
shown_again = 'Repetición de la última vuelta'
last_lap_ends = 'Pulsa Espacio o haz clic para terminarla.'
played_out = 'Jugando hasta el final'
playing_out_ends = 'Pulsa Espacio o haz clic para ver la respuesta.'
nothing_yet = 'En esta ronda todavía no ha jugado nadie.'
nothing_since = 'Nadie jugó desde tu último turno.'


def did_and_discarded(who: Person, did: str) -> str:
    return did + ', ' + ('descartaste' if who.is_you else 'descartó')


def to_open(points: int) -> str:
    return _nouns.points(points) + ' para abrir'


def wanted(kind: Literal["clean", "dirty", "sevens", "any", "wild"]) -> str:
    return ('limpia' if kind == "clean" else 'sucia' if kind == "dirty" else 'sietes' if kind == "sevens" else 'otra' if kind == "any" else 'comodín')


def books_of(count: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return ((NUMBER(count) + ' limpia' if plural(count) == "one" else NUMBER(count) + ' limpias') if kind == "clean" else (NUMBER(count) + ' sucia' if plural(count) == "one" else NUMBER(count) + ' sucias') if kind == "dirty" else NUMBER(count) + ' de comodines')


def books_line(opened: bool, clean: int, dirty: int, wild: int) -> str:
    return (__or_no_books(', '.join([part for part in (__books_of(clean, 'clean') if clean else '', __books_of(dirty, 'dirty') if dirty else '', __books_of(wild, 'wild') if wild else '') if part])) if opened else __not_open)


def or_no_books(books: str) -> str:
    return ('sin canastas' if not books else books)


def theirs_answer(who: Person) -> str:
    return ('Falta tu respuesta' if who.is_you else 'Falta la respuesta de ' + who.name)


def theirs_cut(who: Person) -> str:
    return ('Cortas' if who.is_you else 'Corta ' + who.name)


def theirs_choose(who: Person) -> str:
    return ('Eliges montón' if who.is_you else who.name + ' elige montón')


def theirs_draw(who: Person) -> str:
    return ('Tu turno' if who.is_you else 'Turno de ' + who.name)


def theirs_play(who: Person) -> str:
    return __theirs_draw(who)


def draft_head(kind: Literal["take", "go_out"]) -> str:
    return ('Vas a tomar el pozo' if kind == "take" else 'Vas a cerrar')


def yours_draw(stock: bool) -> str:
    return ('Te toca: roba' if stock else 'Te toca: el mazo se agotó')


def yours_answer(who: Person) -> str:
    return ('Preguntas: ¿puedo cerrar?' if who.is_you else who.name + ': ¿puedo cerrar?')


def would_like_out(who: Person) -> str:
    return ('Te gustaría cerrar.' if who.is_you else 'A ' + who.name + ' le gustaría cerrar.')


def play_before(names: Sequence[str]) -> str:
    return ('Antes que tú juega ' + LIST(names) + '.' if len(names) == 1 else 'Antes que tú juegan ' + LIST(names) + '.')


def play_after(who: Person) -> str:
    return 'Juegas después de ' + who.name + '.'


def may_draw(short: bool, stock: int, count: int, pile: bool, why: str) -> str:
    return (('En el mazo no queda ninguna carta.' if stock == 0 else 'En el mazo queda una carta.' if plural(stock) == "one" else 'En el mazo quedan ' + _nouns.cards(stock) + '.') + ' ' + ('Toma el pozo o termina la ronda.' if not why else why) if short else 'Roba ' + _nouns.cards(count) + ' del mazo' + ((' ' + 'o toma el pozo.' if not why else '. ' + why) if pile else '.'))


def one_card_left(out: bool, hold: bool) -> str:
    return (('Queda una carta: cierra con ella o consérvala.' if hold else 'Queda una carta: cierra con ella.') if out else ('Queda una carta y todavía no puedes cerrar: consérvala para terminar tu turno.' if hold else 'Queda una carta: añádela a una combinación.'))


def draft_take(upcard: Card | None, laid: bool, bottom: Card | None, below: int) -> str:
    return ' '.join([part for part in (__upcard_goes(__upcard(upcard), laid), __lay_bottom_too(bottom), __rest_comes(below) if below else '') if part])


def upcard(card: Card | None) -> str:
    return ('la carta superior' if card is None else _nouns.the_card(card))


def upcard_goes(card: str, laid: bool) -> str:
    return ('Cuentan ' + card + ' y tus propias cartas.' if laid else CAPITAL(card) + ' va a tu mano, salvo que bajes esa carta.')


def lay_bottom_too(card: Card | None) -> str:
    return ('' if card is None else 'Baja también ' + _nouns.the_card(card) + ' del fondo.')


def rest_comes(count: int) -> str:
    return ('La otra carta llega al pulsar Jugar.' if plural(count) == "one" else 'Las otras ' + _nouns.cards(count) + ' llegan al pulsar Jugar.')


def last_of_all(discard: Literal["required", "optional", "never"]) -> str:
    return ('Prepara todas tus cartas; la última es tu descarte.' if discard == "required" else 'Prepara todas tus cartas; la última puede ser tu descarte.' if discard == "optional" else 'Prepara todas tus cartas en combinaciones, sin descarte.')


def ready(kind: Literal["meld", "take", "go_out"]) -> str:
    return ('O recoge las cartas.' if kind == "meld" else 'Todo listo. Pulsa Jugar o Recoger.')


def guide_draw_or_take(count: int, takes: int, held: int, rank: Rank, goes_onto: bool, has_wild: bool) -> str:
    return 'Roba ' + _nouns.cards(count) + ' del mazo, o toma ' + _nouns.cards(takes) + ' del pozo: ' + (('su ' + _nouns.rank(rank) + ' va con tus ' + _nouns.ranks(rank) if goes_onto else 'puedes bajar enseguida la carta superior') if held == 0 else ('su ' + _nouns.rank(rank) + ' va con tus ' + _nouns.ranks(rank) if goes_onto else ('tienes ' + _nouns.a_rank(rank) + ' y un comodín' if has_wild else 'puedes bajar enseguida la carta superior')) if held == 1 else 'tienes ' + _nouns.of_rank(held, rank)) + '.'


def guide_open(least: int) -> str:
    return 'Tus primeras combinaciones deben sumar ' + NUMBER(least) + ' puntos, con tres cartas o más cada una. O descarta para terminar tu turno.'


def guide_play(size: int, stack: Literal["hand", "foot", "tail"], when: Literal["empty-hand", "first-book", "empty-foot"]) -> str:
    return ('' if size == 0 else 'Con ' + _nouns.cards(size) + ' del mismo valor haces una canasta.' + ' ') + ('Para cerrar, completa las canastas de los huecos y juega tu última carta.' if stack == "hand" else __guide_next_stack(when, stack))


def guide_next_stack(when: Literal["empty-hand", "first-book", "empty-foot"], stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Cuando juegues toda tu mano' if when == "empty-hand" else 'Con tu primera canasta, o cuando juegues toda tu mano' if when == "first-book" else 'Cuando juegues todo tu pie') + ', tomas ' + ('la mano' if stack == "hand" else 'el pie' if stack == "foot" else 'la cola') + '.'


def group(count: int, rank: Rank) -> str:
    return (NUMBER(count) + ' ' + _nouns.rank(rank) if plural(count) == "one" else NUMBER(count) + ' ' + _nouns.ranks(rank))


def group_line(count: int, rank: Rank, wilds: int) -> str:
    return ((_nouns.rank(rank) if plural(count) == "one" else __group(count, rank)) if wilds == 0 else __group(count, rank) + ' ★' + NUMBER(wilds))


def group_worth(group: str, points: int) -> str:
    return group + ': ' + __figure_points(points)


def figure_points(count: int) -> str:
    return (NUMBER(count) + ' punto' if plural(count) == "one" else NUMBER(count) + ' puntos')


def short_of(short: int, ranks: Sequence[Rank]) -> str:
    return (('Falta ' + NUMBER(short) + ' punto' if plural(short) == "one" else 'Faltan ' + NUMBER(short) + ' puntos') if len(ranks) == 0 else 'Faltan ' + NUMBER(short) + ': añade ' + LIST([_nouns.a_rank(each) for each in ranks], last='or'))


def counts_as(card: Card, upcard: int, own: int) -> str:
    return _nouns.rank(rank_of(card)) + ' ' + NUMBER(upcard) + ' + tus cartas ' + NUMBER(own)


def in_stack(stack: Literal["foot", "tail"]) -> str:
    return ('con el pie' if stack == "foot" else 'con la cola')


def into_stack(stack: Literal["foot", "tail"]) -> str:
    return ('¡Ya con el pie!' if stack == "foot" else '¡Ya con la cola!')


def stack_of(who: Person, stack: Literal["hand", "foot", "tail"], tail: int) -> str:
    return ((('Tu mano' if stack == "hand" else 'Tu pie' if stack == "foot" else 'Tu cola') if who.is_you else CAPITAL(_nouns.stack(stack)) + ' de ' + who.name) if tail == 0 else 'Pie, cola')


def with_threes(count: int, note: str) -> str:
    return ' · '.join([part for part in (_nouns.red_threes(count) if count else '', note) if part])


def has_played(who: Person) -> str:
    return ('Ya jugaste. Tómate tu tiempo.' if who.is_you else who.name + ' jugó. Tómate tu tiempo.')


def sign_stock(count: int) -> str:
    return 'Mazo ' + NUMBER(count)


def sign_hand(count: int) -> str:
    return 'Mano ' + NUMBER(count)


def sign_pile(count: int, bottom: Card | None) -> str:
    return ('Pozo ' + NUMBER(count) if bottom is None else 'Pozo ' + NUMBER(count) + '\nfondo: ' + _nouns.rank(rank_of(bottom)))


def sign_wilds(count: int) -> str:
    return '★' + NUMBER(count)


def sign_get(count: int) -> str:
    return 'recibes ' + NUMBER(count)


def pile_brings(count: int) -> str:
    return '+' + NUMBER(count) + ' cartas'


def becomes_dirty(count: int) -> str:
    return '+' + NUMBER(count) + ', se ensucia'


def becomes_dirty_two_lines(count: int) -> str:
    return '+' + NUMBER(count) + '\nse ensucia'


def becomes_dirty_short(count: int) -> str:
    return '+' + NUMBER(count) + '\nsucia'


def book_done(kind: Literal["clean", "dirty", "wild"]) -> str:
    return CAPITAL(_nouns.kind_of_book(kind))


def first_book(brings: str) -> str:
    return '¡Tu primera canasta! ' + brings


def meld_group(count: int, rank: Rank) -> str:
    return 'Bajar ' + __group(count, rank)


def meld_cards(count: int) -> str:
    return 'Bajar ' + NUMBER(count) + ' cartas'


def sorted(by: Literal["rank", "suit", "mine"]) -> str:
    return ('Orden: por valor' if by == "rank" else 'Orden: por palo' if by == "suit" else 'Orden: el mío')


def sorted_short(by: Literal["rank", "suit", "mine"]) -> str:
    return ('Orden: valor' if by == "rank" else 'Orden: palo' if by == "suit" else 'Orden: mío')


def cards_seen(count: int) -> str:
    return ('' if count == 0 else '' if plural(count) == "one" else 'las ' + NUMBER(count) + ' cartas')


def adds_to(rank: Rank, held: int, size: int) -> str:
    return 'a ' + _nouns.ranks(rank) + ' · ' + NUMBER(held) + '/' + NUMBER(size)


def cards_come(count: int) -> str:
    return ('' if count == 0 else 'la de arriba' if plural(count) == "one" else COUNT(count, gender='f') + ' de arriba')


def from_last_stack_only(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('solo desde la mano' if stack == "hand" else 'solo desde el pie' if stack == "foot" else 'solo desde la cola')


def volume_step(step: Literal["off", "low", "medium", "full"]) -> str:
    return ('nada' if step == "off" else 'bajo' if step == "low" else 'medio' if step == "medium" else 'alto')


def laid_out_of(have: int, need: int, more: int) -> str:
    return 'Preparaste ' + NUMBER(have) + ' de los ' + NUMBER(need) + ' puntos que necesitas: añade ' + NUMBER(more) + ' más o pulsa Recoger.'


def confirm_discard(card: Card) -> str:
    return '¿Descartar ' + _nouns.the_card(card) + '?'


def stop(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return ('ya viste tu pie' if stop == "foot" else 'ya viste tu cola' if stop == "tail" else 'ya viste el pozo' if stop == "pile" else 'ya viste las cartas por tus treses rojos' if stop == "red-threes" else 'ya viste lo que robaste' if stop == "draw" else 'solo se puede deshacer lo que juegas en tu propio turno')


def all_is_back(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return 'Todo está otra vez en tu mano. ' + CAPITAL(__stop(stop)) + ', así que eso se queda.'


def nothing_to_undo(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return 'No hay nada que deshacer: ' + __stop(stop) + '.'


def takes_back(what: str, stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return 'Deshace: ' + what + '. ' + CAPITAL(__stop(stop)) + ', así que eso se queda.'


def foot_label(stack: Literal["hand", "foot", "tail"], count: int, tail: int) -> str:
    return _nouns.stack(stack) + ', ' + _nouns.cards(count) + ('' if tail == 0 else '; ' + _nouns.stack('tail') + ', ' + _nouns.cards(tail))


def stock_label(count: int) -> str:
    return 'mazo, ' + _nouns.cards(count)


def pile_label(count: int) -> str:
    return 'pozo, ' + _nouns.cards(count)


def card_tip(card: Card, worth: int, rank: Rank, held: int, size: int, short: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return CAPITAL(_nouns.card(card)) + ': ' + __figure_points(worth) + '.' + ('' if held == 0 else ' ' + 'Tus ' + _nouns.ranks(rank) + ': ' + ('una ' + _nouns.kind_of_book(kind) if short == 0 else NUMBER(held) + ' de ' + NUMBER(size)) + '.')


def pile_tip(count: int, card: Card | None, takes: int, why: str) -> str:
    return ('El pozo está vacío.' if card is None else 'El pozo tiene ' + _nouns.cards(count) + ', con ' + _nouns.the_card(card) + ' encima. ' + ('Si lo tomas, recibes ' + _nouns.cards(takes) + '.' if not why else why))


def red_three_tip(card: Card, cost: int) -> str:
    return CAPITAL(_nouns.card(card)) + ': cuesta ' + __figure_points(cost) + ' si se queda en tu mano.'


def meld_tip(cards: int, rank: Rank, wilds: int, worth: int, kind: Literal["clean", "dirty", "wild"], short: int) -> str:
    return CAPITAL(_nouns.of_rank(cards, rank)) + ('' if wilds == 0 else ', con ' + _nouns.wilds(wilds) + ' entre esas cartas') + ': ' + __figure_points(worth) + '; ' + ('una ' + _nouns.kind_of_book(kind) if short == 0 else (('falta una natural' if plural(short) == "one" else 'faltan ' + _nouns.naturals(short)) + ' para una ' + _nouns.kind_of_book(kind) if kind == "clean" else ('falta una carta' if plural(short) == "one" else 'faltan ' + _nouns.cards(short)) + ' para una ' + _nouns.kind_of_book(kind))) + '.'


def stock_tip(count: int, drawn: int, take: bool) -> str:
    return ('El mazo tiene ' + _nouns.cards(count) + '. Roba ' + _nouns.cards(drawn) + ' para empezar tu turno, o toma el pozo.' if take else 'El mazo tiene ' + _nouns.cards(count) + '. Roba ' + _nouns.cards(drawn) + ' para empezar tu turno.')


def would_bring(cards: Sequence[str]) -> str:
    return 'El pozo te daría ' + LIST(cards) + '.'


def bottom_of_pile(card: Card) -> str:
    return 'Para tomar el pozo hay que bajar también ' + _nouns.the_card(card) + ' del fondo.'


def foot_tip(stack: Literal["hand", "foot", "tail"], count: int, when: Literal["empty-hand", "first-book", "empty-foot"], tail: int) -> str:
    return 'Tu ' + _nouns.stack(stack) + ': ' + _nouns.cards(count) + '. ' + ('La tomas' if stack == "tail" else 'Lo tomas') + ' ' + ('cuando juegues toda tu mano' if when == "empty-hand" else 'con tu primera canasta, o cuando juegues toda tu mano' if when == "first-book" else 'cuando juegues todo tu pie') + '.' + ('' if tail == 0 else ' ' + 'Debajo está tu cola: ' + _nouns.cards(tail) + '.')


def threes_worth(points: int, not_out: int, differ: bool) -> str:
    return (NUMBER(points) + ' puntos, o ' + ('nada' if not_out == 0 else NUMBER(not_out)) + ' sin cerrar' if differ else NUMBER(points) + ' puntos')


def threes_laid(laid: int, points: int, not_out: int, differ: bool, all: bool, every: int, more: int) -> str:
    return (CAPITAL(_nouns.red_threes(laid)) + ' en la mesa: ' + __threes_worth(points, not_out, differ) + '.' if more == 0 else ('Los ' + _nouns.red_threes(laid) + ', todos en la mesa: ' + __threes_worth(points, not_out, differ) + ' y ' + NUMBER(more) + ' más.' if all else CAPITAL(_nouns.red_threes(laid)) + ' en la mesa: ' + __threes_worth(points, not_out, differ) + '. Los ' + COUNT(every) + ' darían ' + NUMBER(more) + ' más.'))


def since_your_turn(what: str) -> str:
    return 'Desde tu último turno: ' + what


def laid(who: Person) -> str:
    return ('bajaste' if who.is_you else 'bajó')


def with_cards(what: str, cards: Sequence[str]) -> str:
    return what + ' ' + LIST(cards)


def took_the_pile(who: Person) -> str:
    return ('tomaste el pozo' if who.is_you else 'tomó el pozo')


__not_open = not_open
__books_of = books_of
__or_no_books = or_no_books
__theirs_draw = theirs_draw
__upcard = upcard
__upcard_goes = upcard_goes
__lay_bottom_too = lay_bottom_too
__rest_comes = rest_comes
__guide_next_stack = guide_next_stack
__group = group
__figure_points = figure_points
__stop = stop
__threes_worth = threes_worth
