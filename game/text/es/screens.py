"""Español: screens. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


game = 'Hand and Foot'
motto = 'Dos manos, dos clases de canastas y una buena pareja.'
back = 'Volver'
continue_ = 'Continuar'
on = 'Sí'
off = 'No'
your_turn = 'te toca'
close = 'Listo'
to_title = 'Menú principal'
play = 'Jugar'
new_game = 'Partida nueva'
new_game_short = 'Nueva'
games = 'Partidas'
settings = 'Ajustes'
quit = 'Salir'
help = 'Ayuda'
sample = 'Te toca: roba dos cartas,'
sample_below = 'o toma el pozo con dos dieces.'
active_games = 'Partidas activas'
active = 'En curso'
finished = 'Terminadas'
no_active_games = 'No hay ninguna partida en curso. Las nuevas se guardan tras cada jugada.'
reading_games = 'Buscando tus partidas…'
no_finished_games = 'Todavía no has terminado ninguna partida.'
abandoned = 'abandonada'
yesterday = 'ayer'
nameless_game = 'Partida sin nombre'
partner_either_way = 'En cualquier caso jugaré contigo.'
never_played = 'No, enséñame'
one_guided_round = 'una ronda guiada'
deal_me_in = 'Sí, reparte'
no_tips = 'directo a la mesa, sin consejos'
your_first_match = 'Tu primera partida'
first_match = 'Para empezar, los jugadores virtuales están en «Fácil». Pulsa una cara para cambiarlo.'
read_rules = 'Leer las reglas'
start = 'Empezar'
name_of_game = 'Nombre de la partida'
computer = 'Virtual'
next_face = 'Pulsa para ver otra cara'
easy = 'Fácil'
easy_about = 'abre pronto, olvida los descartes'
normal = 'Normal'
normal_about = 'juega sólido, cuida lo limpio'
hard = 'Difícil'
hard_about = 'cuenta cartas, vigila el pozo'
expert = 'Experto'
expert_about = 'piensa a fondo cada jugada'
like_me = 'Como yo'
like_me_about = 'juega más o menos como tú'
careful = 'Prudente'
careful_about = 'abre tarde, juega seguro'
balanced = 'Equilibrado'
balanced_about = 'un poco de todo'
racing = 'Veloz'
racing_about = 'busca cerrar pronto'
name_missing = 'cada asiento necesita un nombre'
names_equal = 'dos asientos tienen el mismo nombre'
you_is_nobody = '«Tú» no basta si juegan varias personas'
reshuffle = 'Barajar los descartes'
stock_ends_first = 'Entre dos personas, el mazo suele acabarse antes de que alguien pueda cerrar. La ronda termina entonces sin premio.'
stock_lasts = 'Cuando se acaba el mazo, la ronda termina: nadie cierra y no hay premio.'
curtain_falls = 'Se comparte esta pantalla: entre turno y turno cae un telón.'
rules_family = 'Eliges uno de dos montones'
rules_family_more = 'Repites valor cuando quieras'
rules_campus = 'Haces canastas de ocho'
rules_campus_more = 'Tomas el pozo con cualquier jugada'
rules_web = 'Tomas siete cartas del pozo'
rules_web_more = 'Lo limpio queda limpio'
rules_couples = 'Sorteas quién empieza'
rules_couples_more = 'Puedes cerrar sin descartar'
rules_partners = 'Pides permiso para cerrar'
rules_partners_more = 'Como máximo, dos comodines juntos'
take_packet = 'Tomar este paquete'
your_packet = 'tu paquete'
lifted = 'levantado'
stock = 'mazo'
all_cut = 'Ya cortó todo el mundo'
cuts_now = 'corta ahora'
cut_now = 'te toca cortar'
still_to_cut = 'falta su corte'
cut_fewer = 'menos'
cut_more = 'más'
cut_drag = 'Arrastra el borde.'
take_this = 'Elegir este'
left_stack = 'Montón izquierdo'
right_stack = 'Montón derecho'
hand = 'Mano'
foot = 'Pie'
choose_line = 'Elige uno como mano. El otro es tu pie.'
choose_heading = 'Elige tu mano'
go_on = 'Seguir'
high_card = 'Sorteo del primer turno'
high_card_line = 'Empieza la carta más alta: joker, dos, as, rey y así hacia abajo. En caso de empate se roba otra vez.'
two_deal = 'Reparten dos del mismo equipo'
next_at_screen = 'Ahora ante la pantalla'
since_last_turn = 'Desde tu último turno'
nothing_yet = 'Todavía no se ha jugado nada.'
hold_to_show = 'Mantener y ver mis cartas'
hold_to_show_how = 'un segundo, con ratón, dedo, Espacio, Enter o mando'
show_my_cards = 'Ver mis cartas'
show_my_cards_how = 'pulsa aquí, o Espacio, Enter o el mando'
in_a_moment = 'enseguida'
look_at_table = 'Mirar la mesa'
whole_log = 'Historial completo'
nobody_behind = 'Detrás de este telón no se ve ninguna carta.'
save_and_leave = 'Guardar y salir'
give_up = 'Abandonar'
give_up_question = '¿Abandonar la partida?'
give_up_told = 'Termina aquí y nadie gana. No podrás retomarla.'
keep_playing = 'Seguir jugando'
plays_alone = 'juega en solitario'
go_on_turn = 'sigue con tu turno'
you_begin = 'empiezas tú esta ronda'
as_all_see_it = 'La mesa como puede verla cualquiera, sin ninguna mano.'
back_to_curtain = 'Volver al telón'
read_it = 'OK'
menu = 'Menú'
table_keys = 'Teclas de la mesa'
menu_words = 'La partida te espera. Cada jugada queda guardada; sal cuando quieras.'
log_title = 'Todo lo que pasó'
copy_text = 'Copiar'
text_copied = 'Copiado'
no_clipboard = 'Aquí no se puede copiar'
about = 'Acerca del juego'
reading = 'Lectura'
playing = 'Juego'
sound_and_window = 'Sonido y ventana'
pace_and_controls = 'Ritmo y controles'
set_interface = 'Tamaño de botones y texto'
set_interface_about = 'También con + y −. Las cartas crecen con la ventana.'
set_text_size = 'Tamaño del texto'
set_text_size_about = 'Cartas y botones quedan como están.'
set_letters = 'Letra'
set_letters_about = 'Letras difíciles de confundir.'
set_colours = 'Colores de las cartas'
set_colours_about = 'Un color para cada palo, o rojo y negro.'
set_contrast = 'Contraste'
set_contrast_about = 'Alto: negro y blanco, con contornos.'
set_speed = 'Velocidad de las cartas'
set_speed_about = 'Lo rápido que se mueven las cartas.'
set_pause = 'Pausa tras cada jugada'
set_pause_about = '«Esperarme»: la partida sigue cuando tú lo dices.'
set_thinking = 'Tiempo de los expertos'
set_thinking_about = 'Para cada turno, desde la próxima partida.'
set_reduced_motion = 'Menos movimiento'
set_reduced_motion_about = 'Sin cartas que vuelan ni luces.'
set_sound = 'Sonido'
set_sound_about = 'También se activa y desactiva en la mesa.'
set_volume = 'Sonidos del juego'
set_volume_about = 'Canastas, cierres y tu turno.'
set_cards_volume = 'Sonidos de las cartas'
set_cards_volume_about = 'Cartas que se deslizan, chasquean y se barajan.'
set_room_volume = 'Sonido de la sala'
set_room_volume_about = 'Los sonidos suaves de la sala alrededor de la mesa.'
set_captions = 'Subtítulos'
set_captions_about = 'Muestra en palabras lo que se oiría.'
set_stays = 'Mantener mensajes'
set_stays_about = 'También respuestas y resultados.'
set_cuts = 'Cortar la baraja'
set_cuts_about = 'Cortas antes de cada reparto, con velocidad lenta y normal.'
set_curtain = 'Telón entre turnos'
set_curtain_about = 'Cómo ve sus cartas la persona siguiente.'
set_waits_behind = 'Pausa en segundo plano'
set_waits_behind_about = 'La partida se detiene mientras otra ventana está delante.'
set_voice = 'Anuncios hablados'
set_voice_about = 'A quién le toca, qué pasó y las preguntas. Las teclas que leen en voz alta funcionan siempre.'
set_tips = 'Consejos'
set_tips_about = 'La nota de la mesa dice qué puedes hacer.'
set_coach = 'Entrenador'
set_coach_about = 'Consejos sobre tus cartas en tus primeras partidas.'
set_ask_discard = 'Confirmar descartes'
set_ask_discard_about = '«A veces» pregunta una vez por turno: antes de soltar un comodín o si usas el teclado.'
set_chat = 'Los jugadores charlan'
set_chat_about = 'De vez en cuando alzan la vista y dicen algo.'
set_full_screen = 'Pantalla completa'
set_full_screen_about = 'O pulsa F11.'
set_pad_swapped = 'Cambiar confirmar y volver'
set_pad_swapped_about = 'En el mando: los dos botones cambian de sitio.'
set_pad_hands = 'Jugar con el mando'
set_pad_hands_about = 'Con una mano basta para todo.'
set_stick = 'Sensibilidad del stick'
set_stick_about = 'Alta: un pequeño empujón en el mando mueve el resaltado.'
text_size_small = 'Pequeño'
text_size_normal = 'Normal'
text_size_large = 'Grande'
colours_four = 'Cuatro colores'
colours_classic = 'Clásicos'
colours_colour_blind = 'Daltonismo'
contrast_usual = 'Normal'
contrast_high = 'Alto'
stays_short = 'Poco'
stays_long = 'Mucho'
stays_until_away = 'Hasta quitarlos'
curtain_hold = 'Mantener'
curtain_press = 'Pulsar'
letters_usual = 'Normal'
letters_easy = 'Fácil de leer'
volume_low = 'Bajo'
volume_medium = 'Medio'
volume_full = 'Alto'
ask_discard_always = 'Siempre'
ask_discard_first = 'A veces'
ask_discard_never = 'Nunca'
voice_off = 'No'
voice_unless_read = 'Si nada lee la pantalla'
voice_always = 'Siempre'
pause_matched = 'Automática'
pause_short = 'Corta'
pause_long = 'Larga'
pause_wait = 'Esperarme'
thinking_short = 'Poco'
thinking_normal = 'Normal'
thinking_long = 'Mucho'
speed_slow = 'Lenta'
speed_normal = 'Normal'
speed_fast = 'Rápida'
speed_off = 'Inmediata'
pad_hands_both = 'Dos manos'
pad_hands_left = 'Mano izquierda'
pad_hands_right = 'Mano derecha'
stick_little = 'Alta'
stick_half = 'Media'
stick_most = 'Baja'
licence_words = 'Licencia Pública General de GNU, versión 3 o posterior'
saves_words = 'En esta carpeta están tus partidas, reglas y ajustes.'
open_folder = 'Abrir carpeta'
pictures = 'Imágenes y letras'
opening_folder = 'La carpeta se está abriendo en otra ventana.'
no_opener = 'Este dispositivo no tiene ningún programa que abra carpetas. La ruta está arriba.'
folder_not_opened = 'No se pudo abrir la carpeta. La ruta está arriba.'
set_language = 'Idioma'
set_language_about = 'De todo lo que lees y oyes.'
language_system = 'Sistema'


def with_players(names: Sequence[str]) -> str:
    return 'con ' + LIST(names)


def with_others(count: int) -> str:
    return 'con ' + ('otra persona' if plural(count) == "one" else 'otras ' + COUNT(count) + ' personas')


def your_turn_in(count: int) -> str:
    return 'te toca en ' + _nouns.games(count)


def round_place(round: int, rounds: int) -> str:
    return ('sin repartir' if round == 0 else ('ronda ' + NUMBER(round) if rounds == 0 else 'ronda ' + NUMBER(round) + ' de ' + NUMBER(rounds)))


def today(time: str) -> str:
    return 'hoy, ' + time


def days_ago(count: int) -> str:
    return 'hace ' + NUMBER(count) + ' días'


def for_beginners(rules: str) -> str:
    return rules + ', fácil'


def stepping_up(rules: str) -> str:
    return rules + ', esta vez «Normal»'


def played_before(partner: str) -> str:
    return ('¿Has jugado antes?' if not partner else 'Hola, soy ' + partner + '. ¿Has jugado antes?')


def name_at_seat(seat: int) -> str:
    return 'Nombre en el asiento ' + NUMBER(seat)


def shape(teams: int, each: int) -> str:
    return (('uno contra uno' if teams == 2 else 'sin parejas') if each == 1 else ('dos parejas' if teams == 2 else 'tres parejas' if teams == 3 else 'cuatro parejas') if each == 2 else 'equipos de tres' if each == 3 else 'equipos de cuatro')


def face_number(number: int) -> str:
    return 'cara ' + NUMBER(number)


def seat_place(place: Literal["front", "opposite", "left", "right"], partner: bool) -> str:
    return ('delante' if place == "front" else 'enfrente' if place == "opposite" else 'a la izquierda' if place == "left" else 'a la derecha') + (' ' + '· pareja' if partner else '')


def evening(day: int, part: Literal["morning", "afternoon", "evening"]) -> str:
    return CAPITAL(_nouns.weekday(day)) + ' por la ' + ('mañana' if part == "morning" else 'tarde' if part == "afternoon" else 'noche')


def the_deal(place: str) -> str:
    return 'El reparto · ' + place


def cut_heading(exact: int) -> str:
    return 'Corta ' + NUMBER(exact) + ' cartas'


def cut_heading_for(who: Person, exact: int) -> str:
    return who.name + ': corta ' + NUMBER(exact) + ' cartas'


def cuts(who: Person) -> str:
    return ('Cortas tú' if who.is_you else 'Corta ' + who.name)


def cut_line(tails: bool) -> str:
    return ('Mano, pie y cola en un solo paquete, a ojo.' if tails else 'Mano y pie en un solo paquete, a ojo.')


def cut_worth(exact: int, bonus: int) -> str:
    return ('Las que sobran vuelven al mazo; las que faltan salen de él.' if bonus == 0 else NUMBER(exact) + ' justas valen ' + NUMBER(bonus) + ' puntos. Las que sobran vuelven al mazo; las que faltan salen de él.')


def choose_passed(way: Literal["left", "right", "both_left", "both_right", "each_way"]) -> str:
    return ('Cada persona conserva un montón y pasa el otro a la izquierda.' if way == "left" else 'Cada persona conserva un montón y pasa el otro a la derecha.' if way == "right" else 'Cada persona pasa los dos montones a la izquierda.' if way == "both_left" else 'Cada persona pasa los dos montones a la derecha.' if way == "both_right" else 'Cada persona pasa un montón a la izquierda y otro a la derecha.') + ' Uno será tu mano; el otro, tu pie.'


def choose_heading_for(who: Person) -> str:
    return who.name + ': elige tu mano'


def chooses(who: Person) -> str:
    return ('Eliges tú' if who.is_you else 'Elige ' + who.name)


def has_chosen(who: Person) -> str:
    return ('Ya elegiste' if who.is_you else who.name + ' ya eligió')


def stack_note(passed: bool, who: Person, count: int) -> str:
    return (('lo pasaste tú' if who.is_you else 'lo pasó ' + who.name) if passed else ('lo repartiste tú' if who.is_you else 'lo repartió ' + who.name)) + ' · ' + NUMBER(count) + ' cartas'


def chosen_stack(stack: Literal["left", "right"]) -> str:
    return ('montón izquierdo' if stack == "left" else 'montón derecho')


def begins(who: Person) -> str:
    return ('Empiezas tú' if who.is_you else 'Empieza ' + who.name)


def two_deal_line(hands: Person, feet: Person) -> str:
    return ('Tú repartes' if hands.is_you else hands.name + ' reparte') + ' las manos; ' + ('tú repartes' if feet.is_you else feet.name + ' reparte') + ' los pies.'


def next_is(who: str) -> str:
    return 'Ahora ante la pantalla: ' + who


def plays_with(partners: Sequence[str]) -> str:
    return 'juega con ' + LIST(partners)


def asks_you(who: Person) -> str:
    return ('Preguntas' if who.is_you else who.name + ' pregunta') + ': ¿puedo cerrar?'


def turn_goes_on(answer: str) -> str:
    return answer + '; sigue'


def your_turn_after(who: Person) -> str:
    return ('Terminaste' if who.is_you else who.name + ' terminó') + ': te toca'


def who_plays(who: Person) -> str:
    return ('¿Quién juega por ti?' if who.is_you else '¿Quién juega por ' + who.name + '?')


def computer_has_seat(who: Person) -> str:
    return ('Un jugador virtual juega por ti hasta que vuelvas.' if who.is_you else 'Un jugador virtual juega por ' + who.name + '. Cualquiera puede tomar el relevo, incluso a mitad de un turno.')


def person_has_seat(who: Person) -> str:
    return ('Un jugador virtual puede jugar por ti hasta que vuelvas. Empieza enseguida, y lo que juegue no se puede deshacer.' if who.is_you else 'Un jugador virtual puede jugar hasta que ' + who.name + ' vuelva. Empieza enseguida, y lo que juegue no se puede deshacer.')


def computer_plays(who: Person) -> str:
    return ('Jugador virtual por mí' if who.is_you else 'Jugador virtual por ' + who.name)


def plays_here(who: Person) -> str:
    return ('Juego yo aquí' if who.is_you else who.name + ' juega aquí')


def cards_volume_off() -> str:
    return __off


def cards_volume_low() -> str:
    return __volume_low


def cards_volume_medium() -> str:
    return __volume_medium


def cards_volume_full() -> str:
    return __volume_full


def room_volume_off() -> str:
    return __off


def room_volume_low() -> str:
    return __volume_low


def room_volume_medium() -> str:
    return __volume_medium


def room_volume_full() -> str:
    return __volume_full


def voice_now(choice: Literal["off", "unless_read", "always"], key: str) -> str:
    return 'Voz: ' + ('no' if choice == "off" else 'sí' if choice == "unless_read" else 'siempre') + ' (' + key + ')'


def percent(number: int) -> str:
    return NUMBER(number) + '\xa0%'


def room_for(most: int) -> str:
    return 'En esta ventana cabe hasta el ' + __percent(most) + '. Agrándala para más.'


def version(number: str) -> str:
    return 'Versión ' + number


__off = off
__volume_low = volume_low
__volume_medium = volume_medium
__volume_full = volume_full
__percent = percent
