"""Español: score_pad. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.es import scores as _scores
from game.text.spanish import COUNT, LIST, NUMBER, SIGNED, plural


def title() -> str:
    return 'Libreta de puntos'


def short() -> str:
    return 'Libreta'


def with_real_cards() -> str:
    return 'cartas de verdad'


def real_cards_tip() -> str:
    return 'Juega con cartas de verdad y lleva aquí la cuenta'


def at_the_screen() -> str:
    return 'Jugar aquí'


def open_pad() -> str:
    return 'Abrir la libreta'


def real_cards_told() -> str:
    return 'Cartas de verdad; la libreta cuenta.'


def first_dealer() -> str:
    return 'Reparte primero'


def named(name: str) -> str:
    return 'Libreta de puntos · ' + name


def write_down() -> str:
    return 'Anotar'


def undo() -> str:
    return 'Deshacer'


def chart() -> str:
    return 'Gráfico'


def sheet_to_print() -> str:
    return 'Hoja para imprimir'


def this_round() -> str:
    return 'Esta ronda'


def before() -> str:
    return 'Antes'


def now() -> str:
    return 'Ahora'


def tap_cards() -> str:
    return 'o toca cartas'


def plus() -> str:
    return 'Más'


def digits_told() -> str:
    return 'Con + se suma otro número. Enter pasa a la línea siguiente.'


def digits_only() -> str:
    return 'Aquí solo se pueden escribir cifras y +.'


def no_minus() -> str:
    return 'Sin signo menos: las cartas sin jugar ya se restan solas.'


def choose_field() -> str:
    return 'Elige una línea para anotar.'


def as_it_was() -> str:
    return 'Dejar sin cambios'


def erase() -> str:
    return 'Borrar'


def second_opinion() -> str:
    return '¿Es correcto?'


def look_again() -> str:
    return 'Revisar'


def joker() -> str:
    return 'joker'


def two() -> str:
    return 'dos'


def ace() -> str:
    return 'as'


def black_three() -> str:
    return 'tres negro'


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
    return 'luego abre: ' + NUMBER(points)


def went_out() -> str:
    return 'Cierre'


def row(row: Literal["cuts", "at_once", "red_threes_laid", "melded", "out", "left", "red_threes_left", "clean", "dirty", "wild", "sevens", "threes"], size: int) -> str:
    return ('Cortes justos' if row == "cuts" else _scores.books_at_once() if row == "at_once" else _scores.red_threes() if row == "red_threes_laid" else 'Cartas en la mesa' if row == "melded" else __went_out() if row == "out" else 'Sin jugar' if row == "left" else '3 rojos sin bajar' if row == "red_threes_left" else ((_scores.clean_books() if row == "clean" else _scores.dirty_books() if row == "dirty" else _scores.wild_books() if row == "wild" else 'Canastas de sietes' if row == "sevens" else 'Canastas de treses') if size == 0 else ('Limpias de ' + NUMBER(size) if row == "clean" else 'Sucias de ' + NUMBER(size) if row == "dirty" else 'Comodines de ' + NUMBER(size) if row == "wild" else 'De ' + NUMBER(size) + ' sietes' if row == "sevens" else 'De ' + NUMBER(size) + ' treses')))


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


def rounds() -> str:
    return 'Las rondas'


def so_far() -> str:
    return 'Hasta ahora'


def hint_cards_sub() -> str:
    return 'por persona'


def table_setup_sub() -> str:
    return 'cómo repartir'


def print_sub() -> str:
    return 'A4 o carta'


def print_evening() -> str:
    return 'Imprimir la velada'


def print_evening_sub() -> str:
    return 'gráfico y caras'


def end_evening() -> str:
    return 'Terminar la partida'


def go_on() -> str:
    return 'Seguir jugando'


def done() -> str:
    return 'Listo'


def changes() -> str:
    return 'Cambios'


def changed() -> str:
    return 'cambiada'


def change_begun() -> str:
    return 'cambio sin anotar'


def no_round_yet() -> str:
    return 'Todavía no hay ninguna ronda anotada.'


def disk_silent() -> str:
    return 'El disco no responde: lo que anotaste está solo en la memoria.'


def disk_fails(reason: str) -> str:
    return 'No se pudo guardar en el disco (' + reason + '): lo que anotaste está solo en la memoria.'


def enter_round(round: int) -> str:
    return 'Anotar la ronda ' + NUMBER(round)


def enter_round_begun(round: int) -> str:
    return 'Seguir con la ronda ' + NUMBER(round)


def change_round(round: int) -> str:
    return 'Cambiar la ronda ' + NUMBER(round)


def nobody_went_out() -> str:
    return 'nadie cerró'


def rounds_written(count: int) -> str:
    return ('ninguna ronda todavía' if count == 0 else _nouns.rounds(count))


def ahead(teams: Sequence[str], team: Person, several: bool) -> str:
    return ((('Va ganando tu equipo' if several else 'Vas ganando') if team.is_you else ('Van ganando ' + team.name if several else 'Va ganando ' + team.name)) if len(teams) == 1 else 'Empate: ' + LIST(teams))


def corrected(round: int, changes: Sequence[str]) -> str:
    return 'Ronda ' + NUMBER(round) + '. ' + ('Nada cambió.' if len(changes) == 0 else '; '.join(changes) + '.')


def change(field: str, after: str, before: str) -> str:
    return field + ': ' + after + ' (antes ' + before + ')'


def nothing() -> str:
    return 'nada'


def yes() -> str:
    return 'sí'


def no() -> str:
    return 'no'


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
