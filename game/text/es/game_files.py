"""Español: game_files. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


remove = 'Quitar'
keep_it = 'Dejarla'
what_removing_is = 'Sale de la lista, pero no se pierde nada: puedes devolverla ahora o más tarde, en «Quitadas», sobre la lista.'
is_at_the_table = 'Esta partida está abierta en la mesa. Sal primero de ella y luego podrás quitarla.'
save_good_part = 'Guardar la parte buena'
good_part = 'Puedes guardar todo lo anterior al daño como otra partida. Esta queda como está.'
save_copy = 'Guardar una copia'
copy_is_whole = 'La copia contiene todas las jugadas. Para seguir desde ella, abre Mis partidas y elige Más e Importar.'
replace_it = 'Reemplazar'
another_name = 'Elegir otro nombre'
what_replacing_is = 'Se perderá lo que hay ahora en ese archivo.'
copying = 'Guardando la copia…'
copy_silent = 'Ese disco no responde. Espera un poco más o elige otro lugar.'
removed = 'Quitadas'
no_removed_games = 'No hay partidas quitadas. Desde aquí puedes devolver a tu lista las que quites.'
bring_in = 'Importar'
back_up = 'Copia de seguridad'
documents = 'Documentos'
desktop = 'Escritorio'
downloads = 'Descargas'
pictures = 'Imágenes'
home_folder = 'Carpeta personal'
usb_drive = 'Unidad USB'
drive = 'Unidad'
last_used = 'La última'
same_disk = 'En el disco de la partida'
other_folders = 'Otras carpetas'
files = 'Archivos'
folder_up = 'Subir una carpeta'
no_such_files = 'No hay nada que abrir en esta carpeta'
look_elsewhere = 'Elige otro lugar, o suelta el archivo en esta ventana.'
file_name = 'Nombre'
file_players = 'Jugadores'
file_progress = 'Progreso'
file_saved = 'Guardada'
game_over = 'Terminada'
type_path = 'Escribir la ubicación'
save = 'Guardar'
done = 'Listo'
copy_location = 'Copiar la ubicación'
rules_out_why = 'Estas reglas en un solo archivo, para pasárselas a alguien.'
rules_in_why = 'Elige un archivo de reglas o suéltalo en esta ventana. Verás lo que contiene antes de quedártelo.'
put_it_back = 'Devolver'
is_removed = 'Esta partida no está en tu lista. Devuélvela y estará otra vez allí, tal como estaba.'
use_settings = 'Usarlos'
keep_settings = 'Dejar los míos'
backup_settings = '¿Usar los ajustes de la copia?'
what_settings_are = 'El tamaño del texto, los colores de las cartas, la velocidad, el sonido y otros ajustes eran distintos cuando se hizo la copia de seguridad.'
copy_why = 'Toda la partida en un archivo, para guardar o enviar. La tuya se queda aquí.'
backup_why = 'Todas tus partidas, reglamentos, ajustes y lo aprendido en un archivo. Con «Importar» lo recuperas.'
writing_backup = 'Guardando la copia de seguridad…'
still_writing = 'Sigue guardando: hay mucho que escribir o el disco no responde.'
export_why = 'Todas tus partidas terminadas en una tabla para una hoja de cálculo, una línea por partida y persona.'
writing_table = 'Guardando la tabla…'
nothing_to_export = 'Todavía no hay partidas terminadas que exportar.'
bring_in_why = 'Elige la copia de una partida o una copia de seguridad, o suéltala en esta ventana. No se reemplaza nada de lo que tienes aquí.'
bringing_in = 'Leyendo y comprobando…'
still_reading = 'Sigue leyendo: cada partida se juega entera para comprobarla. Puede tardar un poco.'
is_the_game = 'Esta es la partida misma. Elige otro nombre para la copia.'
nothing_to_back_up = 'Todavía no hay nada que copiar.'
known_game = 'Ya tienes esta partida.'
known_removed = 'Ya tienes esta partida: está en «Quitadas», y desde allí se puede devolver.'
no_file_named = 'no se indica ningún archivo'
bad_character = 'tiene un carácter que no puede estar en el nombre de un archivo'
folder_unknown = 'no se encuentra tu carpeta personal'
not_ordinary = 'no es un archivo corriente'
newer_in_place = 'el archivo que hay allí es de una versión más nueva del juego'
too_slow = 'tardó demasiado en leerse'


def remove_it(name: str) -> str:
    return '¿Quitar «' + name + '»?'


def put_back(name: str) -> str:
    return 'Devolver «' + name + '»'


def not_moved(reason: str) -> str:
    return 'No se cambió nada, porque el disco no lo permitió: ' + reason + '.'


def good_part_of(name: str) -> str:
    return name + ' · parte buena'


def copy_elsewhere_why(reason: str) -> str:
    return ('El disco no responde.' if not reason else 'En este disco no se puede guardar nada (' + reason + ').') + ' Guarda ahora la partida entera en otro disco: podrás seguir desde esa copia.\nO vuelve: el programa seguirá intentando guardar mientras juegas.'


def saved_as(path: str) -> str:
    return 'Guardado como ' + path


def cannot_save_there(reason: str) -> str:
    return 'No se pudo guardar allí: ' + reason + '.'


def is_there(name: str) -> str:
    return '«' + name + '» ya existe'


def changed_at(date: str, time: str) -> str:
    return date + ', ' + time


def goes_to(name: str, place: str) -> str:
    return 'Se guardará como «' + name + '» en ' + place


def open_it(name: str) -> str:
    return ('Abrir' if not name else 'Abrir ' + name)


def import_it(name: str) -> str:
    return ('Importar' if not name else 'Importar ' + name)


def saved_on(name: str, day: str) -> str:
    return name + ', ' + day


def cannot_read(reason: str) -> str:
    return 'No se pudo leer esta carpeta: ' + reason + '.'


def game_brought_in(name: str) -> str:
    return '«' + name + '» está ahora en tu lista.'


def arrival_flaw(flaw: Literal["no_file", "nothing_of_ours", "damaged_zip", "damaged_in_zip", "too_large", "empty"]) -> str:
    return ('no existe ese archivo' if flaw == "no_file" else 'en este archivo zip no hay nada de Hand and Foot' if flaw == "nothing_of_ours" else 'el archivo zip está dañado' if flaw == "damaged_zip" else 'su copia en el archivo zip está dañada' if flaw == "damaged_in_zip" else 'el archivo es demasiado grande' if flaw == "too_large" else 'el archivo está vacío')


def not_ours(flaw: Literal["no_file", "nothing_of_ours", "damaged_zip", "damaged_in_zip", "too_large", "empty"]) -> str:
    return 'No se importó nada: ' + __arrival_flaw(flaw) + '.'


def game_refused(why: str) -> str:
    return 'No se importó: ' + why + '.'


def rule_sets(count: int) -> str:
    return ('un reglamento' if plural(count) == "one" else COUNT(count) + ' reglamentos')


def removed_games(count: int) -> str:
    return ('una partida quitada' if plural(count) == "one" else COUNT(count, gender='f') + ' partidas quitadas')


def what_people_learned(count: int) -> str:
    return ('lo que aprendió una persona' if plural(count) == "one" else 'lo que aprendieron ' + _nouns.people(count))


def what_names_learned(names: Sequence[str]) -> str:
    return ('lo que aprendió ' + LIST(names) if len(names) == 1 else 'lo que aprendieron ' + LIST(names))


def players_of_list(count: int) -> str:
    return ('una persona nueva' if plural(count) == "one" else COUNT(count, gender='f') + ' personas nuevas')


def rules_named(names: Sequence[str]) -> str:
    return ('el reglamento ' + LIST([__quoted(each) for each in names]) if len(names) == 1 else 'los reglamentos ' + LIST([__quoted(each) for each in names]))


def quoted(name: str) -> str:
    return '«' + name + '»'


def backed_up(path: str, games: int, rules: int, has_settings: bool, learners: int, has_people: bool, left_out: int) -> str:
    return 'Guardado en ' + path + ': ' + LIST([part for part in (_nouns.games(games) if games else '', __rule_sets(rules) if rules else '', ('tus ajustes' if has_settings else ''), __what_people_learned(learners) if learners else '', ('la lista de personas' if has_people else '')) if part]) + ('.' if left_out == 0 else '; un archivo no se pudo leer y no está en la copia.' if plural(left_out) == "one" else '; ' + COUNT(left_out) + ' archivos no se pudieron leer y no están en la copia.')


def brought_in(games: int, removed: int, rules: Sequence[str], learners: Sequence[str], people: int, known: int, refused: Sequence[str], others: int, stopped: str) -> str:
    return ' '.join([part for part in (__imported(LIST([part for part in (_nouns.games(games) if games else '', __removed_games(removed) if removed else '', __rules_named(rules) if rules else '', __what_names_learned(learners) if learners else '', __players_of_list(people) if people else '') if part])), __here_already(known) if known else '', __left_out(refused, others) if refused else '', __stopped(stopped) if stopped else '') if part])


def imported(what: str) -> str:
    return ('No contenía nada nuevo.' if not what else 'Se importó: ' + what + '.')


def here_already(count: int) -> str:
    return ('Un archivo ya estaba aquí.' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' archivos ya estaban aquí.')


def left_out(file: Sequence[str], others: int) -> str:
    return 'Quedó fuera, por daños o por ser de una versión más nueva: ' + LIST([part for part in (*file, ('' if others == 0 else 'otro más' if plural(others) == "one" else COUNT(others) + ' más')) if part]) + '.'


def stopped(why: str) -> str:
    return ('' if not why else 'No se pudo escribir el resto: ' + why + '.')


def nobodys_folder(name: str) -> str:
    return 'nadie con el nombre ' + name + ' tiene una carpeta aquí'


def name_too_long(most: int) -> str:
    return 'su nombre pasa de ' + NUMBER(most) + ' bytes'


def path_too_long(most: int) -> str:
    return 'su ubicación supera los ' + NUMBER(most) + ' bytes'


def too_deep(most: int) -> str:
    return 'está dentro de más de ' + NUMBER(most) + ' carpetas'


def name_of_device(name: str) -> str:
    return 'Windows se reserva el nombre ' + name


def larger_than(size: str) -> str:
    return 'ocupa más de ' + size


def system_reason(code: Literal["missing", "forbidden", "not_permitted", "full", "read_only", "folder", "not_folder", "exists", "broken", "busy", "too_long", "too_many"]) -> str:
    return ('no existe ese archivo o carpeta' if code == "missing" else 'no hay permiso' if code == "forbidden" else 'la operación no está permitida' if code == "not_permitted" else 'no queda espacio en el disco' if code == "full" else 'el disco es de solo lectura' if code == "read_only" else 'es una carpeta' if code == "folder" else 'parte de la ruta no es una carpeta' if code == "not_folder" else 'el archivo ya existe' if code == "exists" else 'fallo del disco' if code == "broken" else 'el nombre o la ubicación es demasiado largo' if code == "too_long" else 'hay demasiados archivos abiertos' if code == "too_many" else 'el disco o el archivo está ocupado')


__arrival_flaw = arrival_flaw
__quoted = quoted
__rule_sets = rule_sets
__what_people_learned = what_people_learned
__removed_games = removed_games
__rules_named = rules_named
__what_names_learned = what_names_learned
__players_of_list = players_of_list
__imported = imported
__here_already = here_already
__left_out = left_out
__stopped = stopped
