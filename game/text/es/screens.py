"""Español: screens. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


def game() -> str:
    return 'Hand and Foot'


def motto() -> str:
    return 'Dos manos, dos clases de canastas y una buena pareja.'


def back() -> str:
    return 'Volver'


def continue_() -> str:
    return 'Continuar'


def on() -> str:
    return 'Sí'


def off() -> str:
    return 'No'


def your_turn() -> str:
    return 'te toca'


def close() -> str:
    return 'Listo'


def to_title() -> str:
    return 'Menú principal'


def play() -> str:
    return 'Jugar'


def new_game() -> str:
    return 'Partida nueva'


def new_game_short() -> str:
    return 'Nueva'


def games() -> str:
    return 'Partidas'


def settings() -> str:
    return 'Ajustes'


def quit() -> str:
    return 'Salir'


def help() -> str:
    return 'Ayuda'


def sample() -> str:
    return 'Te toca: roba dos cartas,'


def sample_below() -> str:
    return 'o toma el pozo con dos dieces.'


def with_players(names: Sequence[str]) -> str:
    return 'con ' + LIST(names)


def with_others(count: int) -> str:
    return 'con ' + ('otra persona' if plural(count) == "one" else 'otras ' + COUNT(count) + ' personas')


def your_turn_in(count: int) -> str:
    return 'te toca en ' + _nouns.games(count)


def active_games() -> str:
    return 'Partidas activas'


def active() -> str:
    return 'En curso'


def finished() -> str:
    return 'Terminadas'


def no_active_games() -> str:
    return 'No hay ninguna partida en curso. Las nuevas se guardan tras cada jugada.'


def reading_games() -> str:
    return 'Buscando tus partidas…'


def no_finished_games() -> str:
    return 'Todavía no has terminado ninguna partida.'


def round_place(round: int, rounds: int) -> str:
    return ('sin repartir' if round == 0 else ('ronda ' + NUMBER(round) if rounds == 0 else 'ronda ' + NUMBER(round) + ' de ' + NUMBER(rounds)))


def abandoned() -> str:
    return 'abandonada'


def today(time: str) -> str:
    return 'hoy, ' + time


def yesterday() -> str:
    return 'ayer'


def days_ago(count: int) -> str:
    return 'hace ' + NUMBER(count) + ' días'


def nameless_game() -> str:
    return 'Partida sin nombre'


def for_beginners(rules: str) -> str:
    return rules + ', fácil'


def stepping_up(rules: str) -> str:
    return rules + ', esta vez «Normal»'


def played_before(partner: str) -> str:
    return ('¿Has jugado antes?' if not partner else 'Hola, soy ' + partner + '. ¿Has jugado antes?')


def partner_either_way() -> str:
    return 'En cualquier caso jugaré contigo.'


def never_played() -> str:
    return 'No, enséñame'


def one_guided_round() -> str:
    return 'una ronda guiada'


def deal_me_in() -> str:
    return 'Sí, reparte'


def no_tips() -> str:
    return 'directo a la mesa, sin consejos'


def your_first_match() -> str:
    return 'Tu primera partida'


def first_match() -> str:
    return 'Para empezar, los jugadores virtuales están en «Fácil». Pulsa una cara para cambiarlo.'


def read_rules() -> str:
    return 'Leer las reglas'


def start() -> str:
    return 'Empezar'


def name_of_game() -> str:
    return 'Nombre de la partida'


def computer() -> str:
    return 'Virtual'


def next_face() -> str:
    return 'Pulsa para ver otra cara'


def name_at_seat(seat: int) -> str:
    return 'Nombre en el asiento ' + NUMBER(seat)


def easy() -> str:
    return 'Fácil'


def easy_about() -> str:
    return 'abre pronto, olvida los descartes'


def normal() -> str:
    return 'Normal'


def normal_about() -> str:
    return 'juega sólido, cuida lo limpio'


def hard() -> str:
    return 'Difícil'


def hard_about() -> str:
    return 'cuenta cartas, vigila el pozo'


def expert() -> str:
    return 'Experto'


def expert_about() -> str:
    return 'piensa a fondo cada jugada'


def like_me() -> str:
    return 'Como yo'


def like_me_about() -> str:
    return 'juega más o menos como tú'


def careful() -> str:
    return 'Prudente'


def careful_about() -> str:
    return 'abre tarde, juega seguro'


def balanced() -> str:
    return 'Equilibrado'


def balanced_about() -> str:
    return 'un poco de todo'


def racing() -> str:
    return 'Veloz'


def racing_about() -> str:
    return 'busca cerrar pronto'


def name_missing() -> str:
    return 'cada asiento necesita un nombre'


def names_equal() -> str:
    return 'dos asientos tienen el mismo nombre'


def you_is_nobody() -> str:
    return '«Tú» no basta si juegan varias personas'


def reshuffle() -> str:
    return 'Barajar los descartes'


def stock_ends_first() -> str:
    return 'Entre dos personas, el mazo suele acabarse antes de que alguien pueda cerrar. La ronda termina entonces sin premio.'


def stock_lasts() -> str:
    return 'Cuando se acaba el mazo, la ronda termina: nadie cierra y no hay premio.'


def curtain_falls() -> str:
    return 'Se comparte esta pantalla: entre turno y turno cae un telón.'


def shape(teams: int, each: int) -> str:
    return (('uno contra uno' if teams == 2 else 'sin parejas') if each == 1 else ('dos parejas' if teams == 2 else 'tres parejas' if teams == 3 else 'cuatro parejas') if each == 2 else 'equipos de tres' if each == 3 else 'equipos de cuatro')


def rules_family() -> str:
    return 'Eliges uno de dos montones'


def rules_family_more() -> str:
    return 'Repites valor cuando quieras'


def rules_campus() -> str:
    return 'Haces canastas de ocho'


def rules_campus_more() -> str:
    return 'Tomas el pozo con cualquier jugada'


def rules_web() -> str:
    return 'Tomas siete cartas del pozo'


def rules_web_more() -> str:
    return 'Lo limpio queda limpio'


def rules_couples() -> str:
    return 'Sorteas quién empieza'


def rules_couples_more() -> str:
    return 'Puedes cerrar sin descartar'


def rules_partners() -> str:
    return 'Pides permiso para cerrar'


def rules_partners_more() -> str:
    return 'Como máximo, dos comodines juntos'


def face_number(number: int) -> str:
    return 'cara ' + NUMBER(number)


def seat_place(place: Literal["front", "opposite", "left", "right"], partner: bool) -> str:
    return ('delante' if place == "front" else 'enfrente' if place == "opposite" else 'a la izquierda' if place == "left" else 'a la derecha') + (' ' + '· pareja' if partner else '')


def evening(day: int, part: Literal["morning", "afternoon", "evening"]) -> str:
    return CAPITAL(_nouns.weekday(day)) + ' por la ' + ('mañana' if part == "morning" else 'tarde' if part == "afternoon" else 'noche')


def take_packet() -> str:
    return 'Tomar este paquete'


def your_packet() -> str:
    return 'tu paquete'


def lifted() -> str:
    return 'levantado'


def stock() -> str:
    return 'mazo'


def all_cut() -> str:
    return 'Ya cortó todo el mundo'


def cuts_now() -> str:
    return 'corta ahora'


def cut_now() -> str:
    return 'te toca cortar'


def still_to_cut() -> str:
    return 'falta su corte'


def cut_fewer() -> str:
    return 'menos'


def cut_more() -> str:
    return 'más'


def cut_drag() -> str:
    return 'Arrastra el borde.'


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


def take_this() -> str:
    return 'Elegir este'


def left_stack() -> str:
    return 'Montón izquierdo'


def right_stack() -> str:
    return 'Montón derecho'


def hand() -> str:
    return 'Mano'


def foot() -> str:
    return 'Pie'


def choose_line() -> str:
    return 'Elige uno como mano. El otro es tu pie.'


def choose_passed(way: Literal["left", "right", "both_left", "both_right", "each_way"]) -> str:
    return ('Cada persona conserva un montón y pasa el otro a la izquierda.' if way == "left" else 'Cada persona conserva un montón y pasa el otro a la derecha.' if way == "right" else 'Cada persona pasa los dos montones a la izquierda.' if way == "both_left" else 'Cada persona pasa los dos montones a la derecha.' if way == "both_right" else 'Cada persona pasa un montón a la izquierda y otro a la derecha.') + ' Uno será tu mano; el otro, tu pie.'


def choose_heading() -> str:
    return 'Elige tu mano'


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


def go_on() -> str:
    return 'Seguir'


def high_card() -> str:
    return 'Sorteo del primer turno'


def high_card_line() -> str:
    return 'Empieza la carta más alta: joker, dos, as, rey y así hacia abajo. En caso de empate se roba otra vez.'


def begins(who: Person) -> str:
    return ('Empiezas tú' if who.is_you else 'Empieza ' + who.name)


def two_deal() -> str:
    return 'Reparten dos del mismo equipo'


def two_deal_line(hands: Person, feet: Person) -> str:
    return ('Tú repartes' if hands.is_you else hands.name + ' reparte') + ' las manos; ' + ('tú repartes' if feet.is_you else feet.name + ' reparte') + ' los pies.'


def next_at_screen() -> str:
    return 'Ahora ante la pantalla'


def next_is(who: str) -> str:
    return 'Ahora ante la pantalla: ' + who


def since_last_turn() -> str:
    return 'Desde tu último turno'


def nothing_yet() -> str:
    return 'Todavía no se ha jugado nada.'


def hold_to_show() -> str:
    return 'Mantener y ver mis cartas'


def hold_to_show_how() -> str:
    return 'un segundo, con ratón, dedo, Espacio, Enter o mando'


def show_my_cards() -> str:
    return 'Ver mis cartas'


def show_my_cards_how() -> str:
    return 'pulsa aquí, o Espacio, Enter o el mando'


def in_a_moment() -> str:
    return 'enseguida'


def look_at_table() -> str:
    return 'Mirar la mesa'


def whole_log() -> str:
    return 'Historial completo'


def nobody_behind() -> str:
    return 'Detrás de este telón no se ve ninguna carta.'


def save_and_leave() -> str:
    return 'Guardar y salir'


def give_up() -> str:
    return 'Abandonar'


def give_up_question() -> str:
    return '¿Abandonar la partida?'


def give_up_told() -> str:
    return 'Termina aquí y nadie gana. No podrás retomarla.'


def keep_playing() -> str:
    return 'Seguir jugando'


def plays_with(partners: Sequence[str]) -> str:
    return 'juega con ' + LIST(partners)


def plays_alone() -> str:
    return 'juega en solitario'


def go_on_turn() -> str:
    return 'sigue con tu turno'


def you_begin() -> str:
    return 'empiezas tú esta ronda'


def asks_you(who: Person) -> str:
    return ('Preguntas' if who.is_you else who.name + ' pregunta') + ': ¿puedo cerrar?'


def turn_goes_on(answer: str) -> str:
    return answer + ': sigue'


def your_turn_after(who: Person) -> str:
    return ('Terminaste' if who.is_you else who.name + ' terminó') + ': te toca'


def as_all_see_it() -> str:
    return 'La mesa como puede verla cualquiera, sin ninguna mano.'


def back_to_curtain() -> str:
    return 'Volver al telón'


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


def read_it() -> str:
    return 'OK'


def menu() -> str:
    return 'Menú'


def table_keys() -> str:
    return 'Teclas de la mesa'


def menu_words() -> str:
    return 'La partida te espera. Cada jugada queda guardada; sal cuando quieras.'


def log_title() -> str:
    return 'Todo lo que pasó'


def copy_text() -> str:
    return 'Copiar'


def text_copied() -> str:
    return 'Copiado'


def no_clipboard() -> str:
    return 'Aquí no se puede copiar'


def about() -> str:
    return 'Acerca del juego'


def reading() -> str:
    return 'Lectura'


def playing() -> str:
    return 'Juego'


def sound_and_window() -> str:
    return 'Sonido y ventana'


def pace_and_controls() -> str:
    return 'Ritmo y controles'


def set_interface() -> str:
    return 'Tamaño de botones y texto'


def set_interface_about() -> str:
    return 'También con + y −. Las cartas crecen con la ventana.'


def set_text_size() -> str:
    return 'Tamaño del texto'


def set_text_size_about() -> str:
    return 'Cartas y botones quedan como están.'


def set_letters() -> str:
    return 'Letra'


def set_letters_about() -> str:
    return 'Letras difíciles de confundir.'


def set_colours() -> str:
    return 'Colores de las cartas'


def set_colours_about() -> str:
    return 'Un color para cada palo, o rojo y negro.'


def set_contrast() -> str:
    return 'Contraste'


def set_contrast_about() -> str:
    return 'Alto: negro y blanco, con contornos.'


def set_speed() -> str:
    return 'Velocidad de las cartas'


def set_speed_about() -> str:
    return 'Lo rápido que se mueven las cartas.'


def set_pause() -> str:
    return 'Pausa tras cada jugada'


def set_pause_about() -> str:
    return '«Esperarme»: la partida sigue cuando tú lo dices.'


def set_thinking() -> str:
    return 'Tiempo de los expertos'


def set_thinking_about() -> str:
    return 'Para cada turno, desde la próxima partida.'


def set_reduced_motion() -> str:
    return 'Menos movimiento'


def set_reduced_motion_about() -> str:
    return 'Sin cartas que vuelan ni luces.'


def set_sound() -> str:
    return 'Sonido'


def set_sound_about() -> str:
    return 'También se activa y desactiva en la mesa.'


def set_volume() -> str:
    return 'Sonidos del juego'


def set_volume_about() -> str:
    return 'Canastas, cierres y tu turno.'


def set_cards_volume() -> str:
    return 'Sonidos de las cartas'


def set_cards_volume_about() -> str:
    return 'Cartas que se deslizan, chasquean y se barajan.'


def set_room_volume() -> str:
    return 'Sonido de la sala'


def set_room_volume_about() -> str:
    return 'Los sonidos suaves de la sala alrededor de la mesa.'


def set_captions() -> str:
    return 'Subtítulos'


def set_captions_about() -> str:
    return 'Muestra en palabras lo que se oiría.'


def set_stays() -> str:
    return 'Mantener mensajes'


def set_stays_about() -> str:
    return 'También respuestas y resultados.'


def set_cuts() -> str:
    return 'Cortar la baraja'


def set_cuts_about() -> str:
    return 'Cortas antes de cada reparto, con velocidad lenta y normal.'


def set_curtain() -> str:
    return 'Telón entre turnos'


def set_curtain_about() -> str:
    return 'Cómo ve sus cartas la persona siguiente.'


def set_waits_behind() -> str:
    return 'Pausa en segundo plano'


def set_waits_behind_about() -> str:
    return 'La partida se detiene mientras otra ventana está delante.'


def set_voice() -> str:
    return 'Anuncios hablados'


def set_voice_about() -> str:
    return 'A quién le toca, qué pasó y las preguntas.'


def set_tips() -> str:
    return 'Consejos'


def set_tips_about() -> str:
    return 'La nota de la mesa dice qué puedes hacer.'


def set_coach() -> str:
    return 'Entrenador'


def set_coach_about() -> str:
    return 'Consejos sobre tus cartas en tus primeras partidas.'


def set_ask_discard() -> str:
    return 'Confirmar descartes'


def set_ask_discard_about() -> str:
    return '«A veces» pregunta una vez por turno: antes de soltar un comodín o si usas el teclado.'


def set_chat() -> str:
    return 'Los jugadores charlan'


def set_chat_about() -> str:
    return 'De vez en cuando alzan la vista y dicen algo.'


def set_full_screen() -> str:
    return 'Pantalla completa'


def set_full_screen_about() -> str:
    return 'O pulsa F11.'


def set_pad_swapped() -> str:
    return 'Cambiar confirmar y volver'


def set_pad_swapped_about() -> str:
    return 'En el mando: los dos botones cambian de sitio.'


def set_pad_hands() -> str:
    return 'Jugar con el mando'


def set_pad_hands_about() -> str:
    return 'Con una mano basta para todo.'


def set_stick() -> str:
    return 'Sensibilidad del stick'


def set_stick_about() -> str:
    return 'Alta: un pequeño empujón en el mando mueve el resaltado.'


def text_size_small() -> str:
    return 'Pequeño'


def text_size_normal() -> str:
    return 'Normal'


def text_size_large() -> str:
    return 'Grande'


def colours_four() -> str:
    return 'Cuatro colores'


def colours_classic() -> str:
    return 'Clásicos'


def colours_colour_blind() -> str:
    return 'Daltonismo'


def contrast_usual() -> str:
    return 'Normal'


def contrast_high() -> str:
    return 'Alto'


def stays_short() -> str:
    return 'Poco'


def stays_long() -> str:
    return 'Mucho'


def stays_until_away() -> str:
    return 'Hasta quitarlos'


def curtain_hold() -> str:
    return 'Mantener'


def curtain_press() -> str:
    return 'Pulsar'


def letters_usual() -> str:
    return 'Normal'


def letters_easy() -> str:
    return 'Fácil de leer'


def volume_low() -> str:
    return 'Bajo'


def volume_medium() -> str:
    return 'Medio'


def volume_full() -> str:
    return 'Alto'


def cards_volume_off() -> str:
    return __off()


def cards_volume_low() -> str:
    return __volume_low()


def cards_volume_medium() -> str:
    return __volume_medium()


def cards_volume_full() -> str:
    return __volume_full()


def room_volume_off() -> str:
    return __off()


def room_volume_low() -> str:
    return __volume_low()


def room_volume_medium() -> str:
    return __volume_medium()


def room_volume_full() -> str:
    return __volume_full()


def ask_discard_always() -> str:
    return 'Siempre'


def ask_discard_first() -> str:
    return 'A veces'


def ask_discard_never() -> str:
    return 'Nunca'


def pause_matched() -> str:
    return 'Automática'


def pause_short() -> str:
    return 'Corta'


def pause_long() -> str:
    return 'Larga'


def pause_wait() -> str:
    return 'Esperarme'


def thinking_short() -> str:
    return 'Poco'


def thinking_normal() -> str:
    return 'Normal'


def thinking_long() -> str:
    return 'Mucho'


def speed_slow() -> str:
    return 'Lenta'


def speed_normal() -> str:
    return 'Normal'


def speed_fast() -> str:
    return 'Rápida'


def speed_off() -> str:
    return 'Inmediata'


def pad_hands_both() -> str:
    return 'Dos manos'


def pad_hands_left() -> str:
    return 'Mano izquierda'


def pad_hands_right() -> str:
    return 'Mano derecha'


def stick_little() -> str:
    return 'Alta'


def stick_half() -> str:
    return 'Media'


def stick_most() -> str:
    return 'Baja'


def percent(number: int) -> str:
    return NUMBER(number) + '\xa0%'


def room_for(most: int) -> str:
    return 'En esta ventana cabe hasta el ' + __percent(most) + '. Agrándala para más.'


def version(number: str) -> str:
    return 'Versión ' + number


def licence_words() -> str:
    return 'Licencia Pública General de GNU, versión 3 o posterior'


def saves_words() -> str:
    return 'En esta carpeta están tus partidas, reglas y ajustes.'


def open_folder() -> str:
    return 'Abrir carpeta'


def pictures() -> str:
    return 'Imágenes y letras'


def opening_folder() -> str:
    return 'La carpeta se está abriendo en otra ventana.'


def no_opener() -> str:
    return 'Este dispositivo no tiene ningún programa que abra carpetas. La ruta está arriba.'


def folder_not_opened() -> str:
    return 'No se pudo abrir la carpeta. La ruta está arriba.'


def set_language() -> str:
    return 'Idioma'


def set_language_about() -> str:
    return 'De todo lo que lees y oyes.'


def language_system() -> str:
    return 'Sistema'


__off = off
__volume_low = volume_low
__volume_medium = volume_medium
__volume_full = volume_full
__percent = percent
