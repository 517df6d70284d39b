"""Español: my_games. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.es import nouns as _nouns
from game.text.es import todays_deal as _todays_deal
from game.text.spanish import COUNT, LIST, NUMBER, plural


my_games = 'Mis partidas'
find = 'Buscar una partida'
find_by = 'Busca: nombre, reglas, persona, día'
nothing_fits = 'Ninguna partida coincide.'
look_back = 'Repaso'
more = 'Más'
chances_about = 'Cómo salieron las cartas en todas tus partidas'
pad_about = 'Lleva la cuenta cuando juegas con cartas de verdad'
import_about = 'Añade una partida o una copia de un archivo'
backup_about = 'Lo guarda todo en un archivo'
export_about = 'Guarda las partidas terminadas para una hoja de cálculo'
result = 'Resultado'
name_and_person = 'Nombre y persona'
name_it = 'Nombre de la partida'
who_played = 'Quién jugó'
what_a_label_is = 'Ponle a la partida el nombre que quieras y di quién jugó. La partida en sí no cambia; deja un campo vacío para recuperar el nombre anterior.'
save_label = 'Guardar'
more_people = 'Más personas'
nobody_yet = 'Juega una partida entera para ver tus estadísticas. No cuentan las que abandonaste ni aquellas en las que un jugador virtual jugó casi siempre por ti.'
reading = 'Repasando tus partidas.'
what_is_told = 'Estadísticas'
progress = 'Progreso'
trend = 'Puntos regalados por partida'
fewer = 'Los puntos regalados son los que habrían dado jugadas mejores: menos es mejor.'
kind_field = 'Reglas y mesa'
line_later = 'La tendencia aparece tras cinco partidas.'
line_later_looked_at = 'La tendencia aparece tras analizar cinco partidas.'
dot = 'una partida'
hollow_dot = 'sin analizar'
level_lines = 'niveles del juego'
with_real_cards = 'Partidas con cartas de verdad'
real_cards = 'Estas partidas se jugaron con cartas de verdad. La libreta conoce los resultados, no las cartas, así que no puede valorar cómo se jugó.'
not_looked_at = 'sin analizar'
where_they_went = 'Lo que te costó puntos'
no_themes = 'Analiza partidas para ver qué te costó puntos.'
opening = 'La apertura'
wilds = 'Jokers y doses'
melds = 'Combinaciones'
pile = 'El pozo'
foot = 'El pie'
going_out = 'El cierre'
discards = 'Descartes'
with_and_against = 'Con y contra'
people = 'Gente'
levels = 'Niveles'
rules = 'Reglas'
matches = 'partidas'
wins = 'ganadas'
won = 'ganada'
with_ = 'con'
against = 'contra'
records = 'Récords de la casa'
other_rules = 'Cambiar'
record_round = 'Mejor ronda'
record_match = 'Mejor partida'
record_books = 'Récord de canastas'
record_fewest_turns = 'Más rápida'
record_comeback = 'Mayor remontada'
record_longest = 'Partida más larga'
export = 'Exportar'
column_match = 'partida'
column_date = 'fecha'
column_rules = 'reglas'
column_table = 'mesa'
column_person = 'persona'
column_team = 'equipo'
column_partners = 'parejas'
column_opponents = 'rivales'
column_won = 'ganada'
column_points = 'puntos'
column_best_other = 'mejor de los otros equipos'
column_rounds = 'rondas'
column_books = 'canastas'
column_out = 'cierres'
column_given = 'regalados'
column_given_opening = 'regalados: la apertura'
column_given_wilds = 'regalados: jokers y doses'
column_given_melds = 'regalados: combinaciones'
column_given_pile = 'regalados: el pozo'
column_given_foot = 'regalados: el pie'
column_given_going_out = 'regalados: el cierre'
column_given_discards = 'regalados: descartes'
yes = 'sí'
no = 'no'


def more_about(name: str) -> str:
    return 'Más sobre «' + name + '»'


def not_named(reason: str) -> str:
    return 'No se pudo guardar el nombre: ' + reason + '.'


def team_total(team: str, points: int) -> str:
    return team + ' ' + NUMBER(points)


def still_loading(count: int) -> str:
    return 'Quedan por repasar ' + __match_count(count) + '…'


def match_count(count: int) -> str:
    return ('1 partida' if plural(count) == "one" else NUMBER(count) + ' partidas')


def average(count: int) -> str:
    return 'media de ' + COUNT(count, gender='f')


def matches_won(count: int, won: int) -> str:
    return ('1 partida' if plural(count) == "one" else NUMBER(count) + ' partidas') + ', ' + ('ninguna ganada' if won == 0 else '1 ganada' if plural(won) == "one" else NUMBER(won) + ' ganadas')


def left_out(count: int) -> str:
    return ('No cuenta 1 partida con muchas pistas.' if plural(count) == "one" else 'No cuentan ' + NUMBER(count) + ' partidas con muchas pistas.')


def look_at(count: int) -> str:
    return 'Analizar ' + __match_count(count)


def looking_at(count: int) -> str:
    return 'Analizando ' + __match_count(count)


def change(is_same: bool, matches: int, last: float, matches_before: int, before: float) -> str:
    return 'Puntos regalados por partida: ' + (NUMBER(in_tens(last)) + ', más o menos como en ' + ('la anterior' if plural(matches_before) == "one" else 'las ' + COUNT(matches_before, gender='f') + ' anteriores') + '.' if is_same else NUMBER(in_tens(last)) + ' en ' + ('la última' if plural(matches) == "one" else 'las últimas ' + COUNT(matches, gender='f')) + ', ' + NUMBER(in_tens(before)) + ' en ' + ('la anterior' if plural(matches_before) == "one" else 'las ' + COUNT(matches_before, gender='f') + ' anteriores') + '.')


def trend_heard(points: Sequence[str]) -> str:
    return 'Puntos regalados en cada partida, la última al final: ' + LIST(points) + '.'


def level_heard(level: str, points: int) -> str:
    return level + ': unos ' + NUMBER(points) + ' por partida.'


def as_level(level: str) -> str:
    return 'como ' + level


def plays_like(who: Person, any: bool, levels: Sequence[str], weakest: str, strongest: str, count: int) -> str:
    return __plays_like_short(who, any, levels, weakest, strongest, count) + ', según ' + ('la última partida' if plural(count) == "one" else 'las últimas ' + _nouns.matches(count)) + '.'


def plays_like_short(who: Person, any: bool, levels: Sequence[str], weakest: str, strongest: str, count: int) -> str:
    return ('Juegas' if who.is_you else who.name + ' juega') + ' ' + ('entre ' + weakest + ' y ' + strongest if any else 'como ' + LIST(levels, last='or'))


def whose_trend(name: str, kind: str, count: int) -> str:
    return name + ', ' + kind + ': ' + __match_count(count) + '.'


def kind(rules: str, teams: int, each: int, cards: bool) -> str:
    return ('' if not rules else rules + ',' + ' ') + (('a dos' if teams == 2 else NUMBER(teams) + ' en solitario') if each == 1 else (NUMBER(each) + ' contra ' + NUMBER(each) if teams == 2 else NUMBER(each) + ' contra ' + NUMBER(each) + ' contra ' + NUMBER(each) if teams == 3 else NUMBER(teams) + ' equipos de ' + NUMBER(each))) + (', con cartas' if cards else '')


def last_matches(count: int) -> str:
    return ('la última partida' if plural(count) == "one" else 'las últimas ' + _nouns.matches(count))


def share(percent: int) -> str:
    return NUMBER(percent) + '\xa0%'


def cost(theme: str, percent: int) -> str:
    return theme + ' ' + NUMBER(percent) + '\xa0%'


def won_of(name: str, won: int, matches: int) -> str:
    return name + ' ' + ('no ha ganado ninguna' if won == 0 else 'ha ganado ' + NUMBER(won)) + ' de ' + __match_count(matches)


def of_all(total: int) -> str:
    return __match_count(total) + ' en total: otras reglas, otras mesas y las cartas de verdad se cuentan aparte.'


def turns(count: int) -> str:
    return ('1 turno' if plural(count) == "one" else NUMBER(count) + ' turnos')


def by_whom(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year(day) if has_year else _todays_deal.date(day))


def by_whom_short(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year_short(day) if has_year else _todays_deal.date_short(day))


__match_count = match_count
__plays_like_short = plays_like_short
