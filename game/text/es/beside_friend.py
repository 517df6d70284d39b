"""Español: beside_friend. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import my_games as _my_games
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, NUMBER, SIGNED, plural


title = 'Comparar con otra persona'
opening = 'Leyendo el archivo…'
silent = 'El disco no responde. Puedes esperar o volver.'
your_friend = 'La otra persona'
too_large = 'Ese archivo es demasiado grande para ser una partida.'
no_record = 'Ese archivo no es una partida de Hand and Foot. Los archivos de partidas terminan en .handfoot.jsonl.'
no_deal = 'Esa partida no se jugó con un código de reparto, así que no hay nada que comparar.'
unreadable_code = 'No se puede leer el código de reparto de ese archivo.'
other_cards = 'Ese archivo nombra este reparto, pero tiene otras cartas u otras reglas.'
goes_on = 'Esa partida aún se está jugando. Pide el archivo otra vez cuando termine.'
broken_off = 'Esa partida se abandonó, así que no hay resultado que comparar.'
own_game = 'Esa es tu propia partida. Pide la de la otra persona.'
result = 'Resultado'
in_the_end = 'al final'
step_on = 'Turno siguiente'
step_on_sub = 'turno a turno, lado a lado'
step_back = 'Turno anterior'
parted = 'Primera diferencia'
my_way = 'Seguir desde aquí a mi manera'
as_a_new_game = 'como partida nueva'
another_file = 'Otro archivo'
nothing_left = 'después de este turno no queda nada por jugar'
both_over = 'las dos han terminado'
at_the_start = 'este es el primer turno'
measuring = 'Comparando las dos jugadas…'
later_draws = 'Desde aquí las partidas son distintas: ya no se roban las mismas cartas.'
all_alike = 'Las dos partidas son iguales'
all_alike_why = 'Todos los turnos coinciden, hasta la última carta.'
before_first_turn = 'Ya son distintas antes del primer turno'
chose_otherwise = 'No se eligieron los mismos montones, así que ya las primeras manos son distintas.'
over = 'ya terminó'
as_good = 'Las dos jugadas valían más o menos lo mismo.'


def why() -> str:
    return 'Pide a quien lo jugó una copia de su partida con este reparto (en ' + _my_games.my_games + ': Guardar una copia). Luego elige aquí el archivo o suéltalo en esta ventana. El juego no envía nada por internet.'


def unreadable(reason: str) -> str:
    return 'No se puede leer ese archivo: ' + reason + '.'


def damaged(line: int) -> str:
    return 'Ese archivo está dañado en la línea ' + NUMBER(line) + '. Pide que te lo manden otra vez.'


def another_deal(name: str, code: str) -> str:
    return 'Este es otro reparto: ' + name + ' jugó ' + code + '.'


def another_day(name: str, date: str) -> str:
    return 'Este es otro reparto: ' + name + ' jugó el del ' + date + '.'


def their_way(who: Person, unnamed: bool) -> str:
    return ('Seguir desde aquí como la otra persona' if unnamed else 'Seguir desde aquí como ' + who.name)


def at_table_of(who: Person) -> str:
    return ('En tu mesa:' if who.is_you else 'En la mesa de ' + who.name + ':')


def screen_title(deal: str, name: str) -> str:
    return deal + ' · tú y ' + name


def here_parted(place: str) -> str:
    return place + ': primera diferencia'


def turn(rounds: int, round: int, who: Person, turn: int) -> str:
    return (('Turno ' + NUMBER(turn) if who.is_you else 'Turno ' + NUMBER(turn) + ' de ' + who.name) if plural(rounds) == "one" else 'Ronda ' + NUMBER(round) + ', ' + ('turno ' + NUMBER(turn) if who.is_you else 'turno ' + NUMBER(turn) + ' de ' + who.name))


def later(turns: int) -> str:
    return CAPITAL(_nouns.turns(turns)) + ' después de la primera diferencia'


def earlier(turns: int) -> str:
    return CAPITAL(_nouns.turns(turns)) + ' antes de la primera diferencia'


def worth_more(who: Person, points: int, better: int, deals: int) -> str:
    return ('Tu jugada valía unos ' + NUMBER(points) + ' puntos más: fue mejor en ' + NUMBER(better) + ' de ' + NUMBER(deals) + ' repartos.' if who.is_you else 'La jugada de ' + who.name + ' valía unos ' + NUMBER(points) + ' puntos más: fue mejor en ' + NUMBER(better) + ' de ' + NUMBER(deals) + ' repartos.')


def side(name: str, lead: int, what: str) -> str:
    return name + ', ' + SIGNED(lead) + ' al final: ' + what
