"""Español: beside_friend. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import my_games as _my_games
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, NUMBER, SIGNED, plural


def title() -> str:
    return 'Comparar con otra persona'


def why() -> str:
    return 'Pide a quien lo jugó una copia de su partida con este reparto (en ' + _my_games.my_games() + ': Guardar una copia). Luego elige aquí el archivo o suéltalo en esta ventana. El juego no envía nada por internet.'


def opening() -> str:
    return 'Leyendo el archivo…'


def silent() -> str:
    return 'El disco no responde. Puedes esperar o volver.'


def your_friend() -> str:
    return 'La otra persona'


def unreadable(reason: str) -> str:
    return 'No se puede leer ese archivo: ' + reason + '.'


def too_large() -> str:
    return 'Ese archivo es demasiado grande para ser una partida.'


def no_record() -> str:
    return 'Ese archivo no es una partida de Hand and Foot. Los archivos de partidas terminan en .handfoot.jsonl.'


def no_deal() -> str:
    return 'Esa partida no se jugó con un código de reparto, así que no hay nada que comparar.'


def unreadable_code() -> str:
    return 'No se puede leer el código de reparto de ese archivo.'


def other_cards() -> str:
    return 'Ese archivo nombra este reparto, pero tiene otras cartas u otras reglas.'


def goes_on() -> str:
    return 'Esa partida aún se está jugando. Pide el archivo otra vez cuando termine.'


def broken_off() -> str:
    return 'Esa partida se abandonó, así que no hay resultado que comparar.'


def own_game() -> str:
    return 'Esa es tu propia partida. Pide la de la otra persona.'


def damaged(line: int) -> str:
    return 'Ese archivo está dañado en la línea ' + NUMBER(line) + '. Pide que te lo manden otra vez.'


def another_deal(name: str, code: str) -> str:
    return 'Este es otro reparto: ' + name + ' jugó ' + code + '.'


def another_day(name: str, date: str) -> str:
    return 'Este es otro reparto: ' + name + ' jugó el del ' + date + '.'


def result() -> str:
    return 'Resultado'


def in_the_end() -> str:
    return 'al final'


def step_on() -> str:
    return 'Turno siguiente'


def step_on_sub() -> str:
    return 'turno a turno, lado a lado'


def step_back() -> str:
    return 'Turno anterior'


def parted() -> str:
    return 'Primera diferencia'


def my_way() -> str:
    return 'Seguir desde aquí a mi manera'


def their_way(who: Person, unnamed: bool) -> str:
    return ('Seguir desde aquí como la otra persona' if unnamed else 'Seguir desde aquí como ' + who.name)


def as_a_new_game() -> str:
    return 'como partida nueva'


def another_file() -> str:
    return 'Otro archivo'


def nothing_left() -> str:
    return 'después de este turno no queda nada por jugar'


def both_over() -> str:
    return 'las dos han terminado'


def at_the_start() -> str:
    return 'este es el primer turno'


def measuring() -> str:
    return 'Comparando las dos jugadas…'


def later_draws() -> str:
    return 'Desde aquí las partidas son distintas: ya no se roban las mismas cartas.'


def all_alike() -> str:
    return 'Las dos partidas son iguales'


def all_alike_why() -> str:
    return 'Todos los turnos coinciden, hasta la última carta.'


def before_first_turn() -> str:
    return 'Ya son distintas antes del primer turno'


def chose_otherwise() -> str:
    return 'No se eligieron los mismos montones, así que ya las primeras manos son distintas.'


def over() -> str:
    return 'ya terminó'


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


def as_good() -> str:
    return 'Las dos jugadas valían más o menos lo mismo.'


def side(name: str, lead: int, what: str) -> str:
    return name + ', ' + SIGNED(lead) + ' al final: ' + what
