"""Español: score_pad. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.es import scores as _scores
from game.text.spanish import COUNT, LIST, NUMBER, SIGNED, plural


title = 'Libreta de puntos'
short = 'Libreta'
with_real_cards = 'cartas de verdad'
real_cards_tip = 'Juega con cartas de verdad y lleva aquí la cuenta'
at_the_screen = 'Jugar aquí'
open_pad = 'Abrir la libreta'
real_cards_told = 'Cartas de verdad; la libreta cuenta.'
first_dealer = 'Reparte primero'
write_down = 'Anotar'
undo = 'Deshacer'
chart = 'Gráfico'
sheet_to_print = 'Hoja para imprimir'
this_round = 'Esta ronda'
before = 'Antes'
now = 'Ahora'
tap_cards = 'o toca cartas'
plus = 'Más'
digits_told = 'Con + se suma otro número. Enter pasa a la línea siguiente.'
digits_only = 'Aquí solo se pueden escribir cifras y +.'
no_minus = 'Sin signo menos: las cartas sin jugar ya se restan solas.'
choose_field = 'Elige una línea para anotar.'
as_it_was = 'Dejar sin cambios'
erase = 'Borrar la última cifra'
second_opinion = '¿Es correcto?'
look_again = 'Revisar'
joker = 'joker'
two = 'dos'
ace = 'as'
black_three = 'tres negro'
went_out = 'Cierre'
rounds = 'Las rondas'
so_far = 'Hasta ahora'
hint_cards_sub = 'por persona'
table_setup_sub = 'cómo repartir'
print_sub = 'A4 o carta'
print_evening = 'Imprimir la velada'
print_evening_sub = 'gráfico y caras'
end_evening = 'Terminar la partida'
go_on = 'Seguir jugando'
done = 'Listo'
changes = 'Cambios'
changed = 'cambiada'
change_begun = 'cambio sin anotar'
no_round_yet = 'Todavía no hay ninguna ronda anotada.'
disk_silent = 'El disco no responde: lo que anotaste está solo en la memoria.'
out_not_entered = 'cierre sin anotar'
left_blank = 'líneas en blanco'
nothing = 'en blanco'
yes = 'sí'
no = 'no'


def named(name: str) -> str:
    return 'Libreta de puntos · ' + name


def ranks(highest: Rank, lowest: Rank) -> str:
    return _nouns.rank(highest) + ' a ' + _nouns.rank(lowest)


def cards_worth(names: str, points: int) -> str:
    return names + ': ' + NUMBER(points)


def sum(heaps: int, addend: int) -> str:
    return NUMBER(heaps) + ' + ' + NUMBER(addend)


def sum_begun(heaps: int) -> str:
    return NUMBER(heaps) + ' +'


def most_in_a_line(most: int) -> str:
    return 'Aquí se puede anotar ' + NUMBER(most) + ' como máximo.'


def heading(round: str, points: Sequence[int], dealer: Person) -> str:
    return round + ' · mínimo ' + LIST([NUMBER(number) for number in points]) + ' · ' + ('Repartes tú' if dealer.is_you else 'Reparte ' + dealer.name)


def next_round(dealer: Person, points: Sequence[int]) -> str:
    return ('Repartes tú · mínimo ' + LIST([NUMBER(number) for number in points]) if dealer.is_you else 'Reparte ' + dealer.name + ' · mínimo ' + LIST([NUMBER(number) for number in points]))


def next_opens(points: int) -> str:
    return 'Próxima ronda: mínimo ' + NUMBER(points)


def row(row: Literal["cuts", "at_once", "red_threes_laid", "melded", "out", "left", "red_threes_left", "clean", "dirty", "wild", "sevens", "threes"], size: int) -> str:
    return ('Cortes justos' if row == "cuts" else _scores.books_at_once if row == "at_once" else _scores.red_threes if row == "red_threes_laid" else 'Cartas en la mesa' if row == "melded" else __went_out if row == "out" else 'Sin jugar' if row == "left" else '3 rojos sin bajar' if row == "red_threes_left" else ((_scores.clean_books if row == "clean" else _scores.dirty_books if row == "dirty" else _scores.wild_books if row == "wild" else 'Canastas de sietes' if row == "sevens" else 'Canastas de treses') if size == 0 else ('Limpias de ' + NUMBER(size) if row == "clean" else 'Sucias de ' + NUMBER(size) if row == "dirty" else 'Comodines de ' + NUMBER(size) if row == "wild" else 'De ' + NUMBER(size) + ' sietes' if row == "sevens" else 'De ' + NUMBER(size) + ' treses')))


def each(points: int) -> str:
    return NUMBER(points) + ' por unidad'


def row_note(row: Literal["cuts", "at_once", "red_threes_laid", "melded", "out", "left", "red_threes_left", "clean", "dirty", "wild", "sevens", "threes"], worth: int, cut_bonus: int, book_at_once: int, red_three_bonus: int, red_three_not_out: int, red_three: int, winner_takes: bool, go_out_bonus: int, sevens_kind: Literal["clean", "any"], tail: bool) -> str:
    return (__each(cut_bonus) if row == "cuts" else __each(book_at_once) if row == "at_once" else (__each(red_three_bonus) if red_three_not_out == -1 else NUMBER(red_three_bonus) + ', sin cerrar ' + NUMBER(red_three_not_out)) if row == "red_threes_laid" else 'canastas incluidas' if row == "melded" else ('0 puntos' if winner_takes else ('sin premio' if go_out_bonus == 0 else SIGNED(go_out_bonus))) if row == "out" else (__left_note_others(tail) if winner_takes else __left_note(tail)) if row == "left" else '−' + __each(red_three) if row == "red_threes_left" else ('limpias, a ' + NUMBER(worth) if sevens_kind == "clean" else __each(worth)) if row == "sevens" else __each(worth))


def left_note(tail: bool) -> str:
    return ('en manos, pies y colas' if tail else 'en manos y pies')


def left_note_others(tail: bool) -> str:
    return ('del resto, en manos, pies y colas' if tail else 'del resto, en manos y pies')


def left_told(tail: bool) -> str:
    return ('También cuentan las cartas de pies y colas.' if tail else 'También cuentan las cartas de los pies.')


def field(line: str, team: str) -> str:
    return line + ', ' + team


def disk_fails(reason: str) -> str:
    return 'No se pudo guardar en el disco (' + reason + '): lo que anotaste está solo en la memoria.'


def enter_round(round: int) -> str:
    return 'Anotar la ronda ' + NUMBER(round)


def enter_round_begun(round: int) -> str:
    return 'Seguir con la ronda ' + NUMBER(round)


def change_round(round: int) -> str:
    return 'Cambiar la ronda ' + NUMBER(round)


def rounds_written(count: int) -> str:
    return ('ninguna ronda todavía' if count == 0 else _nouns.rounds(count))


def ahead(teams: Sequence[str], team: Person, several: bool) -> str:
    return ((('Va ganando tu equipo' if several else 'Vas ganando') if team.is_you else ('Van ganando ' + team.name if several else 'Va ganando ' + team.name)) if len(teams) == 1 else 'Empate: ' + LIST(teams))


def corrected(round: int, changes: Sequence[str]) -> str:
    return 'Ronda ' + NUMBER(round) + '. ' + ('Nada cambió.' if len(changes) == 0 else '; '.join(changes) + '.')


def change(field: str, after: str, before: str) -> str:
    return field + ': ' + after + ' (antes ' + before + ')'


def not_written(team: Person, is_left: bool) -> str:
    return (team.name + ': falta anotar las cartas sin jugar.' if is_left else team.name + ': falta anotar las cartas en la mesa.')


def too_few_for_books(team: Person, books: int, least: int, written: int) -> str:
    return (team.name + ': ' + _nouns.books(books) + ' ya suma al menos ' + NUMBER(least) + ' en la mesa, no ' + NUMBER(written) + '.' if plural(books) == "one" else team.name + ': ' + _nouns.books(books) + ' ya suman al menos ' + NUMBER(least) + ' en la mesa, no ' + NUMBER(written) + '.')


def too_many_books(cards: int, pack: int) -> str:
    return 'Estas canastas necesitan ' + NUMBER(cards) + ' cartas, pero solo hay ' + NUMBER(pack) + '.'


def wilds_beyond_pack(wilds: int, pack: int) -> str:
    return 'Estas canastas necesitan al menos ' + _nouns.wilds(wilds) + ', pero solo hay ' + COUNT(pack) + '.'


def too_few_sevens(pack: int, books: int) -> str:
    return 'Solo hay ' + _nouns.sevens(pack) + ': no bastan para ' + _nouns.books(books) + '.'


def three_count(count: int) -> str:
    return ('un tres' if plural(count) == "one" else COUNT(count) + ' treses')


def too_few_threes(pack: int, books: int) -> str:
    return 'Solo hay ' + __three_count(pack) + ': no bastan para ' + _nouns.books(books) + '.'


def too_many_sevens(sevens: bool, pack: int, books: int) -> str:
    return (__too_few_sevens(pack, books) if sevens else __too_few_threes(pack, books))


def too_many_red_threes(written: int, pack: int) -> str:
    return 'Anotaste ' + _nouns.red_threes(written) + ', pero solo hay ' + COUNT(pack) + '.'


def too_many_points(written: int, pack: int) -> str:
    return 'Anotaste ' + NUMBER(written) + ' puntos en total, pero todas las cartas juntas valen solo ' + NUMBER(pack) + '.'


def odd_points(written: int, step: int) -> str:
    return 'No hay cartas que sumen ' + NUMBER(written) + ': cada carta vale un múltiplo de ' + NUMBER(step) + '.'


def not_opened(team: Person, several: bool, minimum: int, written: int) -> str:
    return team.name + ': para abrir hacían falta ' + NUMBER(minimum) + ', pero en la mesa hay solo ' + NUMBER(written) + '.'


def books_to_go_out(team: Person, several: bool, missing: Sequence[str]) -> str:
    return (('Para cerrar, a tu equipo aún le falta: ' + LIST(missing) + '.' if team.is_you else 'Para cerrar, a ' + team.name + ' aún les falta: ' + LIST(missing) + '.') if several else ('Para cerrar, aún te falta: ' + LIST(missing) + '.' if team.is_you else 'Para cerrar, a ' + team.name + ' aún le falta: ' + LIST(missing) + '.'))


def left_by_who_went_out(team: Person, written: int) -> str:
    return team.name + ': a quien cierra no le queda nada, pero anotaste ' + NUMBER(written) + '.'


def too_many_cuts(team: Person, written: int, members: int) -> str:
    return (team.name + ': anotaste un corte justo, con solo ' + _nouns.players(members) + '.' if plural(written) == "one" else team.name + ': anotaste ' + COUNT(written) + ' cortes justos, con solo ' + _nouns.players(members) + '.')


__went_out = went_out
__each = each
__left_note = left_note
__left_note_others = left_note_others
__three_count = three_count
__too_few_threes = too_few_threes
__too_few_sevens = too_few_sevens
