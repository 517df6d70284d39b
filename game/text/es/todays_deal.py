"""Español: todays_deal. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, LIST, NUMBER, SIGNED, plural


todays_deal = 'El reparto de hoy'
friends_deal = 'Un reparto recibido'
for_everybody = 'Las mismas cartas para todo el mundo'
the_same_cards = 'Todo el mundo recibe exactamente estas cartas y estos jugadores.'
play_once = 'Juégalo una vez. Después mira cómo le fue al resto.'
rules = 'Reglas'
length = 'Duración'
one_round = 'una ronda'
whole_match = 'una partida entera'
code = 'El código del reparto'
read_it_out = 'Díctalo por teléfono: no hace falta internet.'
say_slowly = 'Leer despacio'
no_voice = 'sin voz en este dispositivo'
copy_code = 'Copiarlo'
friend_told = '¿Te pasaron un código?'
type_code = 'escríbelo aquí'
play_that = 'Jugar ese reparto'
no_code = 'primero escribe un código'
enter_rules = 'Escribir estas reglas'
rules_gone = 'ya no tienes estas reglas'
at_this_table = 'En esta mesa'
earlier = 'Los anteriores siguen abiertos'
open = 'abierto'
go_on_short = 'continuar'
play_today = 'Jugar el reparto de hoy'
play_this = 'Jugar este reparto'
counts_once = 'cuenta la primera vez'
go_on = 'Continuar'
see_result = 'Ver cómo fue'
cards_seen = 'por diversión: ya viste las cartas'
seen = 'Miraste otra partida de este reparto antes de terminar la tuya, así que la tuya no cuenta.'
played_already = 'Ya jugaste este reparto.'
damaged = 'Tu partida de este reparto está dañada. La encuentras en Mis partidas, donde se puede salvar la parte buena.'
no_comparison = 'No se pudo comparar este reparto. Tu resultado vale.'
the_cards_and_you = 'Las cartas, y lo que regalaste'
given_away = 'Puntos regalados'
not_known_yet = '…'
cards_coming = 'Calculando cuánto valían.'
no_cards = 'No se pudo calcular cuánto valían.'
looking = 'Analizando tus turnos.'
not_looked_at = 'Mira más en Repaso.'
look_back_sub = 'turno a turno'
tell_friend = 'Contárselo a alguien'
tell_friend_sub = 'como texto breve para enviar'
tell_friend_done = 'Copiado: ahora pégalo en un mensaje'
play_again = 'Jugar otra vez'
play_again_for_fun = 'por diversión'
play_again_sub = 'por diversión: cuenta la primera'
compare = 'Comparar con otra persona'
compare_why = 'Mira en qué se diferencian tu partida y la otra, y cómo acabó cada una.'
open_file = 'Abrir otro archivo'


def date(day: datetime.date) -> str:
    return str(day.day) + ' de ' + _nouns.month(day.month)


def date_short(day: datetime.date) -> str:
    return str(day.day) + ' ' + _nouns.short_month(day.month)


def date_of_year(day: datetime.date) -> str:
    return __date(day) + ' de ' + str(day.year)


def date_of_year_short(day: datetime.date) -> str:
    return __date_short(day) + ' ' + str(day.year)


def day(day: datetime.date) -> str:
    return _nouns.weekday(day.isoweekday()) + ' ' + __date(day)


def day_of_week(day: datetime.date) -> str:
    return _nouns.short_weekday(day.isoweekday()) + ' ' + str(day.day)


def day_of_year(day: datetime.date) -> str:
    return __day(day) + ' de ' + str(day.year)


def deal_of(day: datetime.date, today: bool) -> str:
    return (__todays_deal if today else 'El reparto del ' + __day(day))


def game_name(day: datetime.date | None, code: str) -> str:
    return ('Reparto ' + code if day is None else 'El reparto del ' + __date(day))


def among(lower: str, upper: str) -> str:
    return ('por encima de ' + lower if not upper else ('por debajo de ' + upper if not lower else 'por encima de ' + lower + ' y por debajo de ' + upper))


def about(levels: str) -> str:
    return 'al nivel de ' + levels


def again(name: str) -> str:
    return name + ', otra vez'


def no_such_day(day: datetime.date) -> str:
    return 'Según el reloj de este dispositivo es ' + __date_of_year(day) + ', un día sin reparto. Primero pon el reloj en hora.'


def books(winner_takes: bool, book_size: int, clean_book: int, dirty_book: int) -> str:
    return ('canastas de ' + COUNT(book_size) + ', solo puntúa quien pierde' if winner_takes else 'canastas de ' + COUNT(book_size) + ', limpia ' + NUMBER(clean_book) + ', sucia ' + NUMBER(dirty_book))


def like_round(round: int, points: int) -> str:
    return ('se abre sin mínimo' if points == 0 else 'como la ronda ' + NUMBER(round) + ': ' + NUMBER(points) + ' puntos para abrir')


def who_begins(dealer: Person, first: Person, same: bool) -> str:
    return (('repartes y empiezas tú' if dealer.is_you else 'reparte y empieza ' + dealer.name) if same else ('repartes tú' if dealer.is_you else 'reparte ' + dealer.name) + ', ' + ('empiezas tú' if first.is_you else 'empieza ' + first.name))


def slowly(group: int, words: str) -> str:
    return 'Grupo ' + NUMBER(group) + ': ' + words + '.'


def seat_and_level(name: str, level: str) -> str:
    return name + ' · ' + level


def your_turn(turn: int) -> str:
    return 'tu turno ' + NUMBER(turn)


def goes_on(turn: int) -> str:
    return 'continuar: tu turno ' + NUMBER(turn)


def played(lead: int, seen: bool) -> str:
    return ('por diversión, acabaste ' + _nouns.lead(lead) if seen else 'acabaste ' + _nouns.lead(lead))


def came_out(team: str, alone: bool, lead: int) -> str:
    return ('Terminaste' if alone else 'Tu equipo terminó') + ' ' + ('en empate' if lead == 0 else _nouns.lead(lead))


def this_time(lead: int) -> str:
    return 'Lo jugaste otra vez. Cuenta la primera: ' + _nouns.lead(lead) + '.'


def comparing(games: int) -> str:
    return 'Cómo les va a los jugadores virtuales en tu asiento (media de ' + NUMBER(games) + ' partidas):'


def compared(games: int, error: int, fewer: bool) -> str:
    return ('Cómo les fue a los jugadores virtuales en tu asiento (media de hasta ' + NUMBER(games) + ' partidas, ±' + NUMBER(error) + '):' if fewer else 'Cómo les fue a los jugadores virtuales en tu asiento (media de ' + NUMBER(games) + ' partidas, ±' + NUMBER(error) + '):')


def still_playing(levels: Sequence[str]) -> str:
    return (LIST(levels) + ' aún está jugando' if len(levels) == 1 else LIST(levels) + ' aún están jugando')


def on_scale(name: str, points: int) -> str:
    return name + ': ' + SIGNED(points)


def cards(how: int) -> str:
    return ('Mucho mejores que la media.' if how == 3 else 'Mejores que la media.' if how == 2 else 'Algo mejores que la media.' if how == 1 else 'Más o menos como la media.' if how == 0 else 'Algo peores que la media.' if how == -1 else 'Peores que la media.' if how == -2 else 'Mucho peores que la media.') + ' Las cartas que se roban después cambian cada vez que se juega el reparto.'


def worth_a_look(count: int) -> str:
    return ('sin jugadas mejores' if count == 0 else 'un turno merece un vistazo' if plural(count) == "one" else COUNT(count) + ' turnos merecen un vistazo')


def given(count: int, hinted: int) -> str:
    return ('No se hallaron jugadas mejores.' if count == 0 else 'En un turno había una jugada mejor.' if plural(count) == "one" else 'En ' + COUNT(count) + ' turnos había una jugada mejor.') + ((' ' + 'Bien jugado.' if count == 0 else '') if hinted == 0 else ' ' + 'No cuenta 1 decisión con pista.' if plural(hinted) == "one" else ' ' + 'No cuentan ' + NUMBER(hinted) + ' decisiones con pista.')


def to_friends(day: datetime.date | None, code: str, lead: int, seen: bool) -> str:
    return 'Hand and Foot, ' + ('un reparto para ti' if day is None else 'el reparto del ' + __day_of_year(day)) + '\nCódigo: ' + code + '\n' + ('Terminé así: ' + _nouns.lead(lead) + '. Por diversión: ya había visto otra partida.' if seen else 'Terminé así: ' + _nouns.lead(lead) + '.')


__date = date
__date_short = date_short
__day = day
__todays_deal = todays_deal
__date_of_year = date_of_year
__day_of_year = day_of_year
