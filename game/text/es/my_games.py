"""Español: my_games. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.es import nouns as _nouns
from game.text.es import todays_deal as _todays_deal
from game.text.spanish import COUNT, LIST, NUMBER, plural


def my_games() -> str:
    return 'Mis partidas'


def find() -> str:
    return 'Buscar una partida'


def find_by() -> str:
    return 'Busca: nombre, reglas, persona, día'


def nothing_fits() -> str:
    return 'Ninguna partida coincide.'


def look_back() -> str:
    return 'Repaso'


def more() -> str:
    return 'Más'


def chances_about() -> str:
    return 'Cómo salieron las cartas en todas tus partidas'


def pad_about() -> str:
    return 'Lleva la cuenta cuando juegas con cartas de verdad'


def import_about() -> str:
    return 'Añade una partida o una copia de un archivo'


def backup_about() -> str:
    return 'Lo guarda todo en un archivo'


def export_about() -> str:
    return 'Guarda las partidas terminadas para una hoja de cálculo'


def result() -> str:
    return 'Resultado'


def name_and_person() -> str:
    return 'Nombre y persona'


def name_it() -> str:
    return 'Nombre de la partida'


def who_played() -> str:
    return 'Quién jugó'


def what_a_label_is() -> str:
    return 'Ponle a la partida el nombre que quieras y di quién jugó. La partida en sí no cambia; deja un campo vacío para recuperar el nombre anterior.'


def save_label() -> str:
    return 'Guardar'


def more_about(name: str) -> str:
    return 'Más sobre «' + name + '»'


def not_named(reason: str) -> str:
    return 'No se pudo guardar el nombre: ' + reason + '.'


def team_total(team: str, points: int) -> str:
    return team + ' ' + NUMBER(points)


def more_people() -> str:
    return 'Más personas'


def nobody_yet() -> str:
    return 'Juega una partida entera para ver tus estadísticas. No cuentan las que abandonaste ni aquellas en las que un jugador virtual jugó casi siempre por ti.'


def reading() -> str:
    return 'Repasando tus partidas.'


def match_count(count: int) -> str:
    return ('1 partida' if plural(count) == "one" else NUMBER(count) + ' partidas')


def what_is_told() -> str:
    return 'Estadísticas'


def progress() -> str:
    return 'Progreso'


def trend() -> str:
    return 'Puntos regalados por partida'


def fewer() -> str:
    return 'Los puntos regalados son los que habrían dado jugadas mejores: menos es mejor.'


def kind_field() -> str:
    return 'Reglas y mesa'


def line_later() -> str:
    return 'La tendencia aparece tras cinco partidas.'


def line_later_looked_at() -> str:
    return 'La tendencia aparece tras analizar cinco partidas.'


def dot() -> str:
    return 'una partida'


def hollow_dot() -> str:
    return 'sin analizar'


def average(count: int) -> str:
    return 'media de ' + COUNT(count, gender='f')


def level_lines() -> str:
    return 'niveles del juego'


def with_real_cards() -> str:
    return 'Partidas con cartas de verdad'


def real_cards() -> str:
    return 'Estas partidas se jugaron con cartas de verdad. La libreta conoce los resultados, no las cartas, así que no puede valorar cómo se jugó.'


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


def not_looked_at() -> str:
    return 'sin analizar'


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


def where_they_went() -> str:
    return 'Lo que te costó puntos'


def no_themes() -> str:
    return 'Analiza partidas para ver qué te costó puntos.'


def opening() -> str:
    return 'La apertura'


def wilds() -> str:
    return 'Jokers y doses'


def melds() -> str:
    return 'Combinaciones'


def pile() -> str:
    return 'El pozo'


def foot() -> str:
    return 'El pie'


def going_out() -> str:
    return 'El cierre'


def discards() -> str:
    return 'Descartes'


def last_matches(count: int) -> str:
    return ('la última partida' if plural(count) == "one" else 'las últimas ' + _nouns.matches(count))


def share(percent: int) -> str:
    return NUMBER(percent) + '\xa0%'


def cost(theme: str, percent: int) -> str:
    return theme + ' ' + NUMBER(percent) + '\xa0%'


def with_and_against() -> str:
    return 'Con y contra'


def won_of(name: str, won: int, matches: int) -> str:
    return name + ' ' + ('no ha ganado ninguna' if won == 0 else 'ha ganado ' + NUMBER(won)) + ' de ' + __match_count(matches)


def people() -> str:
    return 'Gente'


def levels() -> str:
    return 'Niveles'


def rules() -> str:
    return 'Reglas'


def matches() -> str:
    return 'partidas'


def wins() -> str:
    return 'ganadas'


def won() -> str:
    return 'ganada'


def with_() -> str:
    return 'con'


def against() -> str:
    return 'contra'


def records() -> str:
    return 'Récords de la casa'


def other_rules() -> str:
    return 'Cambiar'


def record_round() -> str:
    return 'Mejor ronda'


def record_match() -> str:
    return 'Mejor partida'


def record_books() -> str:
    return 'Récord de canastas'


def record_fewest_turns() -> str:
    return 'Más rápida'


def record_comeback() -> str:
    return 'Mayor remontada'


def record_longest() -> str:
    return 'Partida más larga'


def turns(count: int) -> str:
    return ('1 turno' if plural(count) == "one" else NUMBER(count) + ' turnos')


def by_whom(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year(day) if has_year else _todays_deal.date(day))


def by_whom_short(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year_short(day) if has_year else _todays_deal.date_short(day))


def export() -> str:
    return 'Exportar'


def column_match() -> str:
    return 'partida'


def column_date() -> str:
    return 'fecha'


def column_rules() -> str:
    return 'reglas'


def column_table() -> str:
    return 'mesa'


def column_person() -> str:
    return 'persona'


def column_team() -> str:
    return 'equipo'


def column_partners() -> str:
    return 'parejas'


def column_opponents() -> str:
    return 'rivales'


def column_won() -> str:
    return 'ganada'


def column_points() -> str:
    return 'puntos'


def column_best_other() -> str:
    return 'mejor de los otros equipos'


def column_rounds() -> str:
    return 'rondas'


def column_books() -> str:
    return 'canastas'


def column_out() -> str:
    return 'cierres'


def column_given() -> str:
    return 'regalados'


def column_given_opening() -> str:
    return 'regalados: la apertura'


def column_given_wilds() -> str:
    return 'regalados: jokers y doses'


def column_given_melds() -> str:
    return 'regalados: combinaciones'


def column_given_pile() -> str:
    return 'regalados: el pozo'


def column_given_foot() -> str:
    return 'regalados: el pie'


def column_given_going_out() -> str:
    return 'regalados: el cierre'


def column_given_discards() -> str:
    return 'regalados: descartes'


def yes() -> str:
    return 'sí'


def no() -> str:
    return 'no'


__match_count = match_count
__plays_like_short = plays_like_short
