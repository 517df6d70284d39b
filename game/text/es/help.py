"""Español: help. Made by `python -m tools.messages`."""
from game.text.es import learn_screen as _learn_screen
from game.text.es import screens as _screens
from game.text.es import people as _people
from game.text.es import setting_up as _setting_up
from game.text.es import play_on as _play_on
from game.text.es import my_games as _my_games
from game.text.es import chances as _chances
from game.text.es import todays_deal as _todays_deal
from game.text.es import score_pad as _score_pad
from game.text.es import evening as _evening
from game.text.es import own_keys as _own_keys
from game.text.es import captions as _captions
from game.text.es import your_table as _your_table
from game.text.es import joining as _joining
from game.text.es import looking_back as _looking_back
from game.text.es import souvenir as _souvenir
from game.text.es import scores as _scores
from game.text.es import printed_pages as _printed_pages
from game.text.es import lessons as _lessons
from game.text.es import proof as _proof
from game.text.es import partner_agreements as _partner_agreements
from game.text.es import new_game as _new_game
from game.text.es import seals as _seals


def keys() -> str:
    return 'Teclas'


def here() -> str:
    return 'En esta pantalla'


def everywhere() -> str:
    return 'En todas las pantallas'


def row(keys: str, does: str) -> str:
    return keys + ': ' + does


def keys_everything() -> str:
    return 'pasar al elemento siguiente; con Mayús, al anterior\nmover el resaltado, o elegir otra opción en una fila\npulsar el elemento resaltado\nvolver, o quitar una pregunta\nexplicar lo que está resaltado o bajo el puntero\nagrandar o reducir textos y botones\nmostrar estas teclas; otra vez, volver\nquitar un mensaje\nactivar o desactivar la pantalla completa'


def keys_lists() -> str:
    return 'desplazarse una página\nir al primer elemento o al último'


def keys_pages() -> str:
    return 'desplazarse una línea\ndesplazarse una página\nir al principio o al final'


def keys_ceremonies() -> str:
    return 'saltar la pausa'


def keys_title() -> str:
    return 'continuar tu partida, o empezar una\nabrir el reparto de hoy\nabrir lecciones y problemas'


def keys_learn() -> str:
    return 'abrir la lección o los problemas resaltados\nir a los problemas\nelegir otras reglas\n' + __keys_lists()


def keys_new_game() -> str:
    return 'empezar la partida con el botón dorado resaltado\ncambiar el reglamento resaltado, si es tuyo\ndar ese asiento, contado en el sentido del reloj desde delante, a quien está resaltado\nmover la cara resaltada al asiento siguiente; Supr libera su asiento\n' + __keys_lists()


def keys_people() -> str:
    return 'dar ese asiento, contado en el sentido del reloj desde delante, a quien está resaltado\nmover la cara resaltada al asiento siguiente; Supr libera su asiento\nquitar de la lista a la persona resaltada; P la devuelve\n' + __keys_lists()


def keys_set_up() -> str:
    return 'añadir una carta de ese valor: 0 es un diez, 3 un tres negro, R un tres rojo, X un joker\nrecoger la última carta\ndeshacer el último cambio\nrepartir el resto al azar\n' + __keys_lists()


def keys_play_on() -> str:
    return 'empezar la partida nueva con el botón dorado resaltado'


def keys_todays_deal() -> str:
    return 'jugar o continuar el reparto con el botón dorado resaltado'


def keys_deal_result() -> str:
    return 'repasar el reparto con el botón dorado resaltado'


def keys_score_pad() -> str:
    return 'escribir el número de la línea elegida\npasar a la línea siguiente; con Mayús, a la anterior\nsumar más puntos, o cambiar una cantidad en uno\nmarcar que la persona resaltada cerró la ronda\nanotar la ronda\ndeshacer el último paso'


def keys_score_pad_evening() -> str:
    return 'anotar la ronda siguiente con el botón dorado resaltado, o cambiar la ronda resaltada\ndeshacer el último paso'


def keys_friends_file() -> str:
    return 'leer el archivo que escribiste'


def keys_beside_friend() -> str:
    return 'pasar al turno siguiente en las dos partidas con el botón dorado resaltado\nretroceder o avanzar un turno en las dos partidas\nir al turno en que las partidas se separan'


def keys_games() -> str:
    return 'abrir la partida resaltada\nrepasarla\nver toda la velada\ndarle un nombre y decir quién jugó\nguardar una copia\nquitarla, tras preguntar\ndevolver lo que se quitó\nmostrar todo lo que se puede hacer con ella\nbuscar una partida por nombre, reglas, persona o día\nmostrar las partidas terminadas, o de nuevo las que están en curso\nmostrar las estadísticas de esa persona\n' + __keys_lists()


def keys_evening() -> str:
    return 'abrir la partida resaltada\n' + __keys_lists()


def keys_settings() -> str:
    return 'cambiar el ajuste resaltado'


def keys_your_table() -> str:
    return 'probar otro tapete y otros dorsos\n' + __keys_lists()


def keys_crop() -> str:
    return 'mover el marco\nacercar o alejar\ngirar la foto'


def keys_own_keys() -> str:
    return 'elegir otra tecla para la acción resaltada\n' + __keys_lists()


def keys_rules() -> str:
    return 'guardar las reglas\ndeshacer el último cambio\nbuscar una regla\ndesplazarse por las reglas; con Ctrl, cambiar de tema\ncambiar el número resaltado, o escribirlo y pulsar Enter\nponer ese número en su mínimo o su máximo'


def keys_curtain() -> str:
    return 'mostrar las cartas: mantener un segundo o pulsar, según los ajustes\nmostrar la mesa sin ninguna mano; F5 vuelve\nmostrar el historial completo'


def keys_score() -> str:
    return 'repartir la ronda siguiente\nir a las cifras; las flechas pasan de una a otra y muestran sus cartas\npasar la página junto a la hoja; desde una cifra, ir a otro equipo\nocultar las cartas de una cifra'


def keys_past_score() -> str:
    return 'volver a los turnos\nir a las cifras; las flechas pasan de una a otra y muestran sus cartas\npasar la página junto a la hoja; desde una cifra, ir a otro equipo\nir a la puntuación de la ronda anterior o de la siguiente\nocultar las cartas de una cifra, y después volver'


def keys_end() -> str:
    return 'jugar otra vez, o seguir\nver el momento de la partida'


def keys_moment() -> str:
    return 'dejar de mirar'


def keys_replay() -> str:
    return 'retroceder o avanzar un turno\nretroceder o avanzar una jugada; con Mayús, un turno\nretroceder o avanzar una ronda\nir al principio o al final\nreproducir la repetición o ponerla en pausa\nponer todas las cartas boca arriba cuando la partida ya terminó, o de nuevo boca abajo\nir al siguiente punto rosa; con Mayús, al anterior\nmostrar la puntuación de la ronda y las cartas de donde sale\nmirar de cerca esta decisión\nmostrar qué se sabía y por qué; otra vez, la jugada\nmostrar qué sabía un jugador virtual, y la comprobación\npensar otra vez tu decisión\nseguir jugando desde aquí\ndejar que jueguen expertos desde aquí'


def keys_what_it_knew() -> str:
    return 'comprobarlo\nmostrar otros tres repartos\nponer todas las cartas boca arriba cuando la partida ya terminó, o de nuevo boca abajo'


def keys_lesson() -> str:
    return 'dar el paso por ti\npasar a la lección siguiente cuando esta termine, o a una partida tras la última\nretroceder un paso\nrecoger lo preparado; si no hay nada, volver\nhacer lo que hace en la mesa'


def keys_think_again() -> str:
    return 'dar un indicio; el segundo ilumina las cartas\nmostrar la jugada mejor o, en una carta, elegir todo su valor\nempezar otra vez; con Mayús, deshacer una jugada\nrecoger lo preparado; si no hay nada, volver\nhacer lo que hace en la mesa'


def keys_think_again_answer() -> str:
    return 'pulsar el botón dorado\nabrir la decisión siguiente\nintentarlo otra vez\nmostrar las jugadas mejores\nempezar una partida nueva desde ahí'


def keys_problem() -> str:
    return 'dar un indicio; el segundo ilumina las cartas\nhacer la mejor jugada o, en una carta, elegir todo su valor\nterminar la reproducción y mostrar la respuesta\nempezar otra vez; con Mayús, deshacer una jugada\nrecoger lo preparado; si no hay nada, volver\nhacer lo que hace en la mesa'


def keys_problem_answer() -> str:
    return 'pulsar el botón dorado\nabrir el problema siguiente\nintentarlo otra vez\nhacer la mejor jugada en la mesa\nempezar una partida nueva desde ahí'


def keys_deck_cut() -> str:
    return 'mover la línea del corte\ncortar ahí\nque corte el programa\nrepartir sin cortar\n' + __keys_ceremonies()


def keys_cut() -> str:
    return 'levantar menos cartas o más\ntomar el paquete\n' + __keys_ceremonies()


def keys_choose() -> str:
    return 'elegir el montón izquierdo o el derecho\n' + __keys_ceremonies()


def keys_saving() -> str:
    return 'guardar el archivo'


def keys_bringing_in() -> str:
    return 'abrir el archivo'


def keys_table() -> str:
    return 'elegir la carta resaltada, o llevar ahí las cartas elegidas\nrobar\ntomar el pozo\nelegir todas las cartas del valor resaltado; Mayús + Espacio elige una fila de cartas\nbajar las cartas elegidas\npreparar lo justo para abrir\njugar lo preparado\nrecoger lo preparado; si no hay nada, abrir el menú\nabrir el menú\nrecoger un grupo preparado\ndescartar la carta elegida\ncerrar la ronda\nconservar la última carta, si las reglas lo permiten\nmirar el pozo antes de tomarlo, si las reglas lo permiten\ndeshacer una jugada; con Mayús, el turno entero\nmostrar qué jugar, después por qué, y después prepararlo\nmostrarte cómo, cuando el entrenador da un consejo\ndecir sí a tu pareja, o abrir la regla del entrenador\ndecir no a tu pareja, o quitar el consejo del entrenador\nordenar la mano de otra forma\nmover la carta resaltada por la mano\nmostrar la regla que impidió tu jugada\nmostrar qué le falta a cada equipo para cerrar la ronda\nplegar los paneles de los lados, o dejarlos abiertos\nmostrar qué pasó desde tu último turno\nrepetir la última vuelta\npreguntar a tu pareja virtual por qué jugó así\nver en grande una carta, una combinación o una canasta\ntapar tus cartas, si se comparte esta pantalla\nleer en voz alta tu mano, los montones, tus combinaciones o lo de las demás personas\nleer en voz alta los puntos, qué falta para cerrar, los últimos turnos o qué hacer ahora\nrepetir el último anuncio\nsaltar las jugadas ajenas'


def screen_title() -> str:
    return '«Jugar» empieza una partida enseguida. «Continuar» sigue con la última.'


def screen_title_heading() -> str:
    return 'Hand and Foot'


def screen_learn() -> str:
    return 'Lecciones cortas en la mesa, con las reglas que elijas, y problemas con una jugada que encontrar. Nada está bloqueado: empieza donde quieras.'


def screen_learn_heading() -> str:
    return _learn_screen.learn()


def screen_new_game() -> str:
    return 'Lee la frase. Pulsa cualquiera de sus partes para cambiarla, o una cara en la mesa. Después, empieza.'


def screen_new_game_heading() -> str:
    return _screens.new_game()


def screen_people() -> str:
    return 'Las personas que suelen jugar aquí. En «Partida nueva», pulsa una cara para darle asiento. Se guarda solo en este dispositivo.'


def screen_people_heading() -> str:
    return _people.people()


def screen_set_up() -> str:
    return 'Elige un lugar a la izquierda y pulsa cartas para añadirlas. Lo que falte se puede completar al azar.'


def screen_set_up_heading() -> str:
    return _setting_up.title()


def screen_play_on() -> str:
    return 'Elige quién juega a partir de este momento. Es una partida nueva; la original no cambia.'


def screen_play_on_heading() -> str:
    return _play_on.title()


def screen_games() -> str:
    return 'Todas tus partidas, con estadísticas de las terminadas. Una estrella significa que te toca, o que ganaste.'


def screen_games_heading() -> str:
    return _my_games.my_games()


def screen_chances() -> str:
    return 'Las cartas que quiere todo el mundo, y a quién le tocaron. Dentro de la franja es azar.'


def screen_chances_heading() -> str:
    return _chances.who_gets_the_jokers()


def screen_todays_deal() -> str:
    return 'Las mismas cartas para quien juegue el reparto de este día o tenga su código. Solo cuenta el primer intento.'


def screen_todays_deal_heading() -> str:
    return _todays_deal.todays_deal()


def screen_deal_result() -> str:
    return 'Tu resultado junto al de jugadores virtuales con las mismas cartas en tu asiento.'


def screen_deal_result_heading() -> str:
    return _todays_deal.todays_deal()


def screen_score_pad() -> str:
    return 'Anota lo que sumó cada equipo. El total aparece abajo; cada toque queda guardado.'


def screen_score_pad_heading() -> str:
    return _score_pad.title()


def screen_score_pad_evening() -> str:
    return 'Las rondas de tu partida con cartas de verdad. Pulsa una ronda para cambiarla.'


def screen_score_pad_evening_heading() -> str:
    return _score_pad.title()


def screen_evening() -> str:
    return 'Todo lo que las mismas personas jugaron ese día, en pantalla y con cartas de verdad. Pasada la medianoche, sigue siendo la misma velada.'


def screen_evening_heading() -> str:
    return _evening.whole()


def screen_own_keys() -> str:
    return 'Dale otra tecla a cualquier acción, o elige una disposición para una sola mano.'


def screen_own_keys_heading() -> str:
    return _own_keys.title()


def screen_settings() -> str:
    return 'Los cambios se aplican al momento y quedan guardados.'


def screen_settings_heading() -> str:
    return _screens.settings()


def screen_score() -> str:
    return 'De dónde salen los puntos de cada equipo en esta ronda, una columna por equipo.'


def screen_score_heading() -> str:
    return 'Hoja de puntos'


def screen_past_score() -> str:
    return 'De dónde salen los puntos de cada equipo en aquella ronda, y de qué cartas.'


def screen_past_score_heading() -> str:
    return 'Hoja de puntos'


def screen_end() -> str:
    return 'Quién ganó, una columna por ronda, cómo jugaste y el turno que más movió tu ventaja esperada.'


def screen_end_heading() -> str:
    return _captions.match()


def screen_your_table() -> str:
    return 'Elige tapete, dorso y baraja. Nada cambia hasta que pulses el botón dorado.'


def screen_your_table_heading() -> str:
    return _your_table.title()


def thing_button_your_table() -> str:
    return 'Tapete, dorso y baraja.'


def thing_button_your_table_heading() -> str:
    return _your_table.title()


def screen_crop() -> str:
    return 'Arrastra el marco sobre la parte de la foto que quieras. La vista previa cambia al mismo tiempo; tu archivo queda como está.'


def screen_crop_heading() -> str:
    return 'Tu foto'


def thing_cloth() -> str:
    return 'Lo que cubre la mesa.'


def thing_cloth_heading() -> str:
    return _your_table.cloth()


def thing_back() -> str:
    return 'Los dorsos de las cartas. Los de la mano y el pie se distinguen por el color y por la letra.'


def thing_back_heading() -> str:
    return _your_table.card_back()


def thing_deck() -> str:
    return 'Las caras de las cartas y los colores de los palos.'


def thing_deck_heading() -> str:
    return _your_table.deck()


def thing_button_take() -> str:
    return 'Pone esta mesa en todas tus partidas a partir de ahora.'


def thing_button_take_heading() -> str:
    return _your_table.take()


def thing_button_surprise() -> str:
    return 'Otro tapete y otros dorsos, al azar.'


def thing_button_surprise_heading() -> str:
    return _your_table.surprise()


def screen_joining() -> str:
    return 'Aquí entran los teléfonos de la misma red, cada uno con su asiento. Empieza cuando quieras: los demás pueden entrar después.'


def screen_joining_heading() -> str:
    return _joining.title()


def screen_curtain() -> str:
    return 'Esta pantalla se comparte. El telón oculta las cartas de cada persona hasta que lo levanta la persona indicada.'


def screen_curtain_heading() -> str:
    return 'Telón'


def screen_seal_check() -> str:
    return 'El sello de esta ronda, calculado de nuevo, con todo lo necesario para comprobarlo.'


def screen_seal_check_heading() -> str:
    return 'El sello'


def screen_fair_play() -> str:
    return 'Por qué nadie puede amañar el reparto y cómo comprobarlo.'


def screen_fair_play_heading() -> str:
    return 'Cómo funciona'


def screen_deck_cut() -> str:
    return 'La baraja está barajada y sellada. Levanta unas cartas: así nadie puede haber elegido el reparto.'


def screen_deck_cut_heading() -> str:
    return 'El corte'


def screen_about() -> str:
    return 'Qué versión es esta y dónde se guardan tus partidas.'


def screen_about_heading() -> str:
    return 'Acerca del juego'


def screen_keys() -> str:
    return 'Qué hace cada tecla, en la pantalla de la que vienes y en todas.'


def screen_keys_heading() -> str:
    return 'Teclas'


def screen_help() -> str:
    return 'Cómo usar la mesa. Desplázate con la rueda o las flechas.'


def screen_help_heading() -> str:
    return _screens.help()


def screen_rules() -> str:
    return 'Cambia aquí cualquier regla. Las que se contradicen se señalan al momento.'


def screen_rules_heading() -> str:
    return 'Reglas de la casa'


def screen_replay() -> str:
    return 'Una partida, turno a turno: qué se jugó, qué era mejor y cuánto influyó la suerte. Nada de lo que hagas aquí la cambia.'


def screen_replay_heading() -> str:
    return _looking_back.look_back()


def screen_lesson() -> str:
    return 'Haz en la mesa lo que pide la hoja. Lo que importa está iluminado.'


def screen_lesson_heading() -> str:
    return 'Una lección'


def screen_think_again() -> str:
    return 'Una de tus decisiones, otra vez. Prueba lo que quieras: aquí nada cuenta.'


def screen_think_again_heading() -> str:
    return _looking_back.think_again()


def screen_think_again_answer() -> str:
    return 'Cuánto vale tu intento comparado con lo que jugaste, en los mismos repartos.'


def screen_think_again_answer_heading() -> str:
    return _looking_back.think_again()


def screen_souvenir() -> str:
    return 'La página con un momento de una partida: dónde va su archivo.'


def screen_souvenir_heading() -> str:
    return _souvenir.souvenir()


def screen_moment() -> str:
    return 'Un turno de la partida, jugado otra vez. Cualquier pulsación lo termina.'


def screen_moment_heading() -> str:
    return _scores.the_moment()


def screen_problem() -> str:
    return 'Una jugada es claramente la mejor. Encuéntrala en la mesa, como si fuera tu turno.'


def screen_problem_heading() -> str:
    return _learn_screen.problems()


def screen_problem_answer() -> str:
    return 'Cuánto vale tu intento comparado con la mejor jugada, y por qué. Solo cuentan los puntos desde este momento.'


def screen_problem_answer_heading() -> str:
    return _learn_screen.problems()


def screen_mishap() -> str:
    return 'Continúa, o guarda un informe de lo que salió mal.'


def screen_mishap_heading() -> str:
    return 'Algo salió mal'


def screen_save_copy() -> str:
    return 'Guarda la partida entera en un archivo, donde quieras.'


def screen_save_copy_heading() -> str:
    return 'Una copia'


def screen_back_up() -> str:
    return 'Guarda todas tus partidas, reglas y ajustes en un archivo zip, en el disco que quieras.'


def screen_back_up_heading() -> str:
    return 'Una copia de seguridad'


def screen_export() -> str:
    return 'Guarda todas las partidas terminadas en una tabla para hojas de cálculo.'


def screen_export_heading() -> str:
    return 'Exportar'


def screen_bring_in() -> str:
    return 'Importa una copia de una partida o una copia de seguridad. No se reemplaza nada tuyo sin preguntar.'


def screen_bring_in_heading() -> str:
    return 'Importar'


def no_screen() -> str:
    return 'Pulsa F1 para ver qué puedes hacer aquí.'


def no_screen_heading() -> str:
    return 'Ayuda'


def thing_button_play() -> str:
    return 'Empieza enseguida una partida nueva, con las reglas y las personas que se nombran aquí.'


def thing_button_play_heading() -> str:
    return _screens.play()


def thing_button_first_round() -> str:
    return 'Empieza una ronda contra jugadores virtuales de nivel «Fácil», con un entrenador a tu lado.'


def thing_button_first_round_heading() -> str:
    return _screens.never_played()


def thing_button_continue() -> str:
    return 'Sigue desde aquí.'


def thing_button_continue_heading() -> str:
    return _screens.continue_()


def thing_todays_deal_button_play() -> str:
    return 'Empieza este reparto, lo continúa donde lo dejaste o muestra cómo fue.'


def thing_todays_deal_button_play_heading() -> str:
    return _todays_deal.todays_deal()


def thing_todays_deal_field_rules() -> str:
    return 'Las de hoy, o las tuyas. Cada reglamento tiene otras cartas.'


def thing_todays_deal_field_rules_heading() -> str:
    return _todays_deal.rules()


def thing_todays_deal_field_code() -> str:
    return 'Doce letras y cifras. Da igual si van en mayúsculas o con espacios.'


def thing_todays_deal_field_code_heading() -> str:
    return _todays_deal.friend_told()


def thing_button_say() -> str:
    return 'Lee el código en voz alta, una palabra por cada letra o cifra.'


def thing_button_say_heading() -> str:
    return _todays_deal.say_slowly()


def thing_todays_deal_button_copy() -> str:
    return 'Copia el código para pegarlo en un mensaje.'


def thing_todays_deal_button_copy_heading() -> str:
    return _todays_deal.copy_code()


def thing_button_play_code() -> str:
    return 'Reparte las cartas de este código.'


def thing_button_play_code_heading() -> str:
    return _todays_deal.play_that()


def thing_button_enter_rules() -> str:
    return 'Abre la pantalla donde se escribe un código de reglas de la casa.'


def thing_button_enter_rules_heading() -> str:
    return _todays_deal.enter_rules()


def thing_button_score_pad() -> str:
    return 'Lleva la cuenta de una partida con cartas de verdad.'


def thing_button_score_pad_heading() -> str:
    return _score_pad.title()


def thing_button_real_cards() -> str:
    return 'Cambia entre una partida en la pantalla y una con cartas de verdad que se anota aquí.'


def thing_button_real_cards_heading() -> str:
    return _score_pad.title()


def thing_field_dealer() -> str:
    return 'Quién reparte la primera ronda. Después el reparto pasa en el sentido del reloj.'


def thing_field_dealer_heading() -> str:
    return _score_pad.first_dealer()


def thing_score_pad_field_out() -> str:
    return 'Pulsa la cara de quien cerró la ronda. Para quitarlo, púlsala otra vez.'


def thing_score_pad_field_out_heading() -> str:
    return _score_pad.went_out()


def thing_score_pad_field_melded() -> str:
    return 'Los puntos de todas las cartas del equipo en la mesa, también las de las canastas, sin premios.'


def thing_score_pad_field_melded_heading() -> str:
    return 'Cartas en la mesa'


def thing_score_pad_field_left() -> str:
    return 'Los puntos de las cartas que quedan en manos y pies, sin los treses rojos: esos tienen su línea.'


def thing_score_pad_field_left_heading() -> str:
    return 'Sin jugar'


def thing_score_pad_button_card() -> str:
    return 'Suma lo que vale esta carta al número que estás escribiendo.'


def thing_score_pad_button_card_heading() -> str:
    return 'Una carta'


def thing_score_pad_button_plus() -> str:
    return 'Suma al número: escribe a continuación más puntos.'


def thing_score_pad_button_plus_heading() -> str:
    return _score_pad.plus()


def thing_score_pad_button_write_down() -> str:
    return 'Anota la ronda tal como está. Puedes cambiarla más tarde.'


def thing_score_pad_button_write_down_heading() -> str:
    return _score_pad.write_down()


def thing_score_pad_button_chart() -> str:
    return 'Las rondas hasta ahora; lo que escribiste no se pierde.'


def thing_score_pad_button_chart_heading() -> str:
    return _score_pad.chart()


def thing_score_pad_button_undo() -> str:
    return 'Deshace el último paso, también en rondas anteriores.'


def thing_score_pad_button_undo_heading() -> str:
    return _score_pad.undo()


def thing_score_pad_button_drop() -> str:
    return 'Deja esta ronda como estaba anotada antes.'


def thing_score_pad_button_drop_heading() -> str:
    return _score_pad.as_it_was()


def thing_rule_page_button_print() -> str:
    return 'Las reglas, una hoja de puntos, fichas de ayuda o la preparación de la mesa, para imprimir desde el navegador.'


def thing_rule_page_button_print_heading() -> str:
    return _printed_pages.print()


def thing_score_pad_button_print() -> str:
    return 'Las rondas jugadas hasta ahora, con líneas vacías para el resto, para imprimir desde el navegador.'


def thing_score_pad_button_print_heading() -> str:
    return _score_pad.sheet_to_print()


def thing_evening_button_print() -> str:
    return 'Cada partida, ronda a ronda, con un gráfico y las caras, para imprimir desde el navegador.'


def thing_evening_button_print_heading() -> str:
    return _score_pad.print_evening()


def thing_button_evening() -> str:
    return 'Todas las partidas que las mismas personas jugaron ese día, en pantalla y con cartas de verdad.'


def thing_button_evening_heading() -> str:
    return _evening.whole()


def thing_evening_button_again() -> str:
    return 'La última partida de la velada, una vez más: las mismas personas y el mismo reglamento, con otro reparto.'


def thing_evening_button_again_heading() -> str:
    return _evening.again()


def thing_score_pad_evening_button_hint_cards() -> str:
    return 'Fichas para recortar, para cuatro personas: valores, mínimos y qué hace falta para cerrar.'


def thing_score_pad_evening_button_hint_cards_heading() -> str:
    return _printed_pages.hint_cards()


def thing_score_pad_evening_button_setup() -> str:
    return 'Una página con barajas, asientos y reparto según estas reglas, para imprimir desde el navegador.'


def thing_score_pad_evening_button_setup_heading() -> str:
    return _printed_pages.set_up()


def thing_score_pad_evening_round() -> str:
    return 'Lo que sumó cada equipo. Púlsala para cambiarla.'


def thing_score_pad_evening_round_heading() -> str:
    return 'Una ronda'


def thing_score_pad_evening_button_changes() -> str:
    return 'Las correcciones hechas después de anotar.'


def thing_score_pad_evening_button_changes_heading() -> str:
    return _score_pad.changes()


def thing_score_pad_evening_button_end() -> str:
    return 'La guarda con tus partidas terminadas.'


def thing_score_pad_evening_button_end_heading() -> str:
    return _score_pad.end_evening()


def thing_score_pad_evening_button_done() -> str:
    return 'Sale de la libreta. Encuentras esta partida en «Mis partidas».'


def thing_score_pad_evening_button_done_heading() -> str:
    return _score_pad.done()


def thing_day() -> str:
    return 'El reparto de ese día: juégalo cuando quieras, o mira cómo fue.'


def thing_day_heading() -> str:
    return _todays_deal.earlier()


def thing_button_tell() -> str:
    return 'Copia tres líneas para pegar en un mensaje: el reparto, su código y tu resultado.'


def thing_button_tell_heading() -> str:
    return _todays_deal.tell_friend()


def thing_deal_result_button_again() -> str:
    return 'Las mismas cartas otra vez, por gusto. No cuenta.'


def thing_deal_result_button_again_heading() -> str:
    return _todays_deal.play_again()


def thing_button_friend() -> str:
    return 'Mira dónde tu partida de este reparto y la de otra persona se separan, y cómo acabó cada una.'


def thing_button_friend_heading() -> str:
    return _todays_deal.open_file()


def thing_button_new_game() -> str:
    return 'Prepara una partida: reglas, mesa y personas.'


def thing_button_new_game_heading() -> str:
    return _screens.new_game()


def thing_button_games() -> str:
    return 'Todas tus partidas, en curso y terminadas.'


def thing_button_games_heading() -> str:
    return _screens.games()


def thing_button_settings() -> str:
    return 'Tamaños, colores, velocidad, sonido y voz.'


def thing_button_settings_heading() -> str:
    return _screens.settings()


def thing_button_help() -> str:
    return 'Cómo se juega con ratón, teclado, mando o pantalla táctil.'


def thing_button_help_heading() -> str:
    return _screens.help()


def thing_button_quit() -> str:
    return 'Sale del juego. Todo está guardado ya.'


def thing_button_quit_heading() -> str:
    return _screens.quit()


def thing_button_todays_deal() -> str:
    return 'Un reparto al día, con las mismas cartas para todo el mundo, juegue donde juegue.'


def thing_button_todays_deal_heading() -> str:
    return _todays_deal.todays_deal()


def thing_button_learn() -> str:
    return 'Lecciones para la primera vez, y problemas para resolver.'


def thing_button_learn_heading() -> str:
    return _learn_screen.learn()


def thing_button_lesson() -> str:
    return 'Unos minutos en la mesa, paso a paso. Puedes parar donde quieras y seguir más tarde.'


def thing_button_lesson_heading() -> str:
    return 'Una lección'


def thing_button_step_back() -> str:
    return 'Vuelve al paso anterior, o al principio de este.'


def thing_button_step_back_heading() -> str:
    return _lessons.back()


def thing_button_do_it() -> str:
    return 'Juega lo que pide el paso para que lo veas.'


def thing_button_do_it_heading() -> str:
    return _lessons.do_it_for_me()


def thing_button_next_lesson() -> str:
    return 'Pasa a la lección que sigue.'


def thing_button_next_lesson_heading() -> str:
    return _lessons.next_lesson()


def thing_button_play_match() -> str:
    return 'Te lleva a «Partida nueva», con las reglas que aprendiste.'


def thing_button_play_match_heading() -> str:
    return _lessons.play_match()


def thing_lesson_button_learn() -> str:
    return 'Vuelve a todas las lecciones.'


def thing_lesson_button_learn_heading() -> str:
    return _learn_screen.learn()


def thing_button_own_games() -> str:
    return 'Momentos de tus partidas terminadas con una jugada mejor. Vuelven tras un día, luego a los tres y después cada diez, hasta que encuentres la jugada mejor dos veces.'


def thing_button_own_games_heading() -> str:
    return _learn_screen.own_games()


def thing_button_solve() -> str:
    return 'Primero momentos de tus partidas; después, el problema siguiente.'


def thing_button_solve_heading() -> str:
    return _learn_screen.solve_problems()


def thing_button_who_learns() -> str:
    return 'Las lecciones, los problemas y los momentos se guardan para cada persona.'


def thing_button_who_learns_heading() -> str:
    return _learn_screen.who_learns()


def thing_button_learner() -> str:
    return 'Las lecciones, los problemas y los momentos se guardan para cada persona.'


def thing_button_learner_heading() -> str:
    return _learn_screen.who_learns()


def thing_button_learner_typed() -> str:
    return 'Guarda el nombre que escribiste.'


def thing_button_learner_typed_heading() -> str:
    return _learn_screen.it_is_me()


def thing_field_learner() -> str:
    return 'Aquí puede aprender cualquiera, tenga o no partidas.'


def thing_field_learner_heading() -> str:
    return _learn_screen.somebody_else()


def thing_learn_field_rules() -> str:
    return 'Elige las reglas de las lecciones y los problemas: un reglamento del juego o uno tuyo.'


def thing_learn_field_rules_heading() -> str:
    return _learn_screen.rules()


def thing_learn_list() -> str:
    return 'Problemas de un mismo tipo. Una estrella es fácil; tres exigen pensar mucho.'


def thing_learn_list_heading() -> str:
    return _learn_screen.by_theme()


def thing_button_back() -> str:
    return 'Vuelve a la pantalla anterior, igual que Esc.'


def thing_button_back_heading() -> str:
    return _screens.back()


def thing_button_own_keys() -> str:
    return 'Cambia cualquier tecla.'


def thing_button_own_keys_heading() -> str:
    return _own_keys.title()


def thing_button_left_hand() -> str:
    return 'Teclas de la mitad izquierda: W, A, S y D son flechas, E es Enter.'


def thing_button_left_hand_heading() -> str:
    return _own_keys.left_hand()


def thing_button_right_hand() -> str:
    return 'Teclas de la mitad derecha: U es Tab, Retroceso es Esc.'


def thing_button_right_hand_heading() -> str:
    return _own_keys.right_hand()


def thing_button_usual_keys() -> str:
    return 'Devuelve todas las teclas a lo normal.'


def thing_button_usual_keys_heading() -> str:
    return _own_keys.usual_keys()


def thing_own_keys_field_place() -> str:
    return 'De qué pantalla son las teclas de la lista.'


def thing_own_keys_field_place_heading() -> str:
    return _own_keys.place()


def thing_own_keys_list() -> str:
    return 'Pulsa Enter en una línea y después la tecla nueva.'


def thing_own_keys_list_heading() -> str:
    return _own_keys.title()


def thing_button_about() -> str:
    return 'La versión, la licencia y la carpeta con tus partidas.'


def thing_button_about_heading() -> str:
    return 'Acerca del juego'


def thing_button_open_folder() -> str:
    return 'Abre en otra ventana la carpeta con tus partidas.'


def thing_button_open_folder_heading() -> str:
    return 'Abrir carpeta'


def thing_button_licences() -> str:
    return 'Quién hizo las figuras y las letras, y sus licencias.'


def thing_button_licences_heading() -> str:
    return _screens.pictures()


def thing_button_start() -> str:
    return 'Reparte las cartas. Cada jugada queda guardada desde la primera.'


def thing_button_start_heading() -> str:
    return _screens.start()


def thing_button_read_rules() -> str:
    return 'Todas las reglas que elegiste, en el orden del juego.'


def thing_button_read_rules_heading() -> str:
    return _screens.read_rules()


def thing_button_change_rules() -> str:
    return 'Cambia cualquier regla para que sea como se juega en tu casa.'


def thing_button_change_rules_heading() -> str:
    return 'Cambiar una regla'


def thing_button_questions() -> str:
    return 'Cinco preguntas encuentran las reglas más parecidas a las de tu casa.'


def thing_button_questions_heading() -> str:
    return '¿Cuál es el nuestro?'


def thing_curtain_button_continue() -> str:
    return 'Abre el telón. Mantenlo un segundo, o solo púlsalo si lo elegiste en «Ajustes».'


def thing_curtain_button_continue_heading() -> str:
    return _screens.show_my_cards()


def thing_curtain_button_see_table() -> str:
    return 'Combinaciones, canastas, montones y puntos, sin la mano de nadie.'


def thing_curtain_button_see_table_heading() -> str:
    return _screens.look_at_table()


def thing_curtain_button_history() -> str:
    return 'Todo lo que ha pasado en esta partida.'


def thing_curtain_button_history_heading() -> str:
    return _screens.whole_log()


def thing_since() -> str:
    return 'Todo lo que pasó mientras tanto. Desplázate con la rueda o con Re Pág y Av Pág.'


def thing_since_heading() -> str:
    return _screens.since_last_turn()


def thing_button_score() -> str:
    return 'La hoja de esta ronda, cada cifra con sus cartas.'


def thing_button_score_heading() -> str:
    return _looking_back.score_of_round()


def thing_past_score_button_continue() -> str:
    return 'Vuelve a los turnos de la partida.'


def thing_past_score_button_continue_heading() -> str:
    return _looking_back.look_back()


def thing_field_figures() -> str:
    return 'Muestra las cartas de donde sale y cómo suman.'


def thing_field_figures_heading() -> str:
    return 'Una cifra'


def thing_field_leaf() -> str:
    return 'Las cartas sobrantes, la partida hasta ahora o las cartas de una cifra.'


def thing_field_leaf_heading() -> str:
    return 'Páginas'


def thing_button_see_table() -> str:
    return 'La mesa al terminar la ronda, con las combinaciones de todos los equipos.'


def thing_button_see_table_heading() -> str:
    return _scores.see_table()


def thing_button_more_teams() -> str:
    return 'Con este tamaño de letra solo caben algunas columnas. Este botón muestra las demás.'


def thing_button_more_teams_heading() -> str:
    return 'Más columnas'


def thing_button_give_up() -> str:
    return 'Termina aquí la partida. Nadie gana y no se puede retomar.'


def thing_button_give_up_heading() -> str:
    return _screens.give_up()


def thing_button_leave() -> str:
    return 'Vuelve al menú principal. Tu partida espera en «Continuar».'


def thing_button_leave_heading() -> str:
    return _screens.save_and_leave()


def thing_button_souvenir() -> str:
    return 'Un momento y su ronda como página de un solo archivo, para guardar o enviar.'


def thing_button_souvenir_heading() -> str:
    return _souvenir.souvenir()


def thing_button_watch() -> str:
    return 'El turno que más movió tu ventaja esperada, jugado otra vez en la mesa.'


def thing_button_watch_heading() -> str:
    return _scores.watch_again()


def thing_button_again() -> str:
    return 'Las mismas reglas y personas, con cartas nuevas.'


def thing_button_again_heading() -> str:
    return _scores.play_again()


def thing_button_knew() -> str:
    return 'Qué cartas tenía y qué sabía quien jugó, y la razón de la jugada.'


def thing_button_knew_heading() -> str:
    return _looking_back.why_this_move()


def thing_button_what_known() -> str:
    return 'Lo que este jugador virtual podía ver al jugar, y la comprobación de que las cartas ocultas no influyeron.'


def thing_button_what_known_heading() -> str:
    return _looking_back.what_known()


def thing_button_prove() -> str:
    return 'Reparte muchas veces las cartas ocultas y vuelve a preguntar.'


def thing_button_prove_heading() -> str:
    return _proof.prove_it()


def thing_button_look_back() -> str:
    return 'Mira otra vez cada turno: qué era mejor, qué sabía cada persona y cuánto influyó la suerte.'


def thing_button_look_back_heading() -> str:
    return _looking_back.look_back()


def thing_button_how_found() -> str:
    return 'Cómo sabe el programa qué era mejor, en tres dibujos.'


def thing_button_how_found_heading() -> str:
    return _looking_back.how_found()


def thing_button_par() -> str:
    return 'Qué hizo Difícil con las mismas cartas: de media, y entre qué resultados; y cómo cumplió tu pareja lo acordado.'


def thing_button_par_heading() -> str:
    return _scores.about_round()


def thing_button_think_again() -> str:
    return 'Prueba de nuevo esta decisión, con la respuesta oculta.'


def thing_button_think_again_heading() -> str:
    return _looking_back.think_again()


def thing_button_play_on() -> str:
    return 'Empieza una partida nueva en este momento. La que repasas queda como está.'


def thing_button_play_on_heading() -> str:
    return _looking_back.play_on()


def thing_button_experts() -> str:
    return 'Muestra cómo habría seguido la partida con expertos en todos los asientos.'


def thing_button_experts_heading() -> str:
    return _looking_back.let_experts_play()


def thing_timeline() -> str:
    return 'La ventaja que cabía esperar tras cada turno, cuánto se debe a la suerte y dónde se regalaron puntos. Haz clic o arrastra.'


def thing_timeline_heading() -> str:
    return 'Tu ventaja'


def thing_field_reshuffle() -> str:
    return 'Cuando se acaba el mazo, los descartes se barajan y forman uno nuevo.'


def thing_field_reshuffle_heading() -> str:
    return _screens.reshuffle()


def thing_button_set_up() -> str:
    return 'Empieza desde una posición que preparas tú, en esta mesa.'


def thing_button_set_up_heading() -> str:
    return _setting_up.title()


def thing_field_places() -> str:
    return 'Todos los lugares donde puede haber cartas. La siguiente va al lugar resaltado.'


def thing_field_places_heading() -> str:
    return _setting_up.places()


def thing_field_turn() -> str:
    return 'Quién juega primero desde esta posición.'


def thing_field_turn_heading() -> str:
    return _setting_up.whose_turn()


def thing_field_drawn() -> str:
    return 'Si esa persona tiene que robar todavía o ya robó.'


def thing_field_drawn_heading() -> str:
    return _setting_up.drawn()


def thing_field_round() -> str:
    return 'Qué ronda de la partida es: de ella depende la apertura.'


def thing_field_round_heading() -> str:
    return _setting_up.round()


def thing_field_foot_taken() -> str:
    return 'Si esta persona juega ya con el pie, o con la cola.'


def thing_field_foot_taken_heading() -> str:
    return _setting_up.foot_taken()


def thing_there() -> str:
    return 'Las cartas de este lugar. Pulsa una para sacarla.'


def thing_there_heading() -> str:
    return _setting_up.take_out()


def thing_left() -> str:
    return 'Las cartas que no están en ningún lugar. Pulsa una para ponerla ahí.'


def thing_left_heading() -> str:
    return _setting_up.put_there()


def thing_button_fill() -> str:
    return 'Reparte todas las cartas que quedan: manos, pies, un descarte y el mazo.'


def thing_button_fill_heading() -> str:
    return _setting_up.fill()


def thing_button_clear() -> str:
    return 'Quita todas las cartas de la mesa.'


def thing_button_clear_heading() -> str:
    return _setting_up.clear()


def thing_button_change() -> str:
    return 'Abre este momento como posición: cambia de lugar las cartas que quieras y juégalo.'


def thing_button_change_heading() -> str:
    return _play_on.change_cards()


def thing_field_hidden() -> str:
    return 'Deja cada carta donde estaba, o reparte de nuevo lo que una persona no podía ver.'


def thing_field_hidden_heading() -> str:
    return _play_on.hidden_cards()


def thing_field_eyes() -> str:
    return 'Lo que esta persona podía ver y recordar queda como estaba.'


def thing_field_eyes_heading() -> str:
    return _play_on.as_who_knew()


def thing_field_name() -> str:
    return 'Para que la encuentres entre tus partidas.'


def thing_field_name_heading() -> str:
    return _screens.name_of_game()


def thing_field_seat() -> str:
    return 'Quién se sienta ahí. Cada nombre se usa una sola vez.'


def thing_field_seat_heading() -> str:
    return 'Nombre'


def thing_field_kind() -> str:
    return 'Las personas se turnan en esta pantalla. Si juegan varias, cae un telón entre turno y turno.'


def thing_field_kind_heading() -> str:
    return 'Persona o virtual'


def thing_field_where() -> str:
    return 'En un teléfono ves tus cartas, y la pantalla grande muestra la mesa.'


def thing_field_where_heading() -> str:
    return 'Pantalla o teléfono'


def thing_field_level() -> str:
    return 'Lo bien que juega. «Como yo» se guía por las últimas diez partidas que repasaste.'


def thing_field_level_heading() -> str:
    return 'Nivel'


def thing_button_agreements() -> str:
    return 'Cosas que te puede prometer una pareja virtual, y lo que cuesta cada una por ronda.'


def thing_button_agreements_heading() -> str:
    return _partner_agreements.title()


def thing_field_portrait() -> str:
    return 'Pulsa para ver la cara siguiente.'


def thing_field_portrait_heading() -> str:
    return 'Retrato'


def thing_field_seated() -> str:
    return 'Púlsalo para cambiar quién juega aquí y cómo. Arrastra la cara a otro asiento para intercambiarlos.'


def thing_field_seated_heading() -> str:
    return 'Asiento'


def thing_field_style() -> str:
    return 'Prudente guarda cartas, veloz cierra pronto, equilibrado hace un poco de todo.'


def thing_field_style_heading() -> str:
    return 'Estilo'


def thing_field_length() -> str:
    return 'Una ronda, una partida o hasta que un equipo tenga suficientes puntos.'


def thing_field_length_heading() -> str:
    return 'Duración'


def thing_button_slot() -> str:
    return 'Una parte de tu partida. Púlsala para cambiarla.'


def thing_button_slot_heading() -> str:
    return _screens.new_game()


def thing_new_game_button_more() -> str:
    return 'Jugadores, cartas de verdad, posiciones propias y lo que se cambia pocas veces.'


def thing_new_game_button_more_heading() -> str:
    return _new_game.more()


def thing_button_change_chairs() -> str:
    return 'Pulsa una cara y luego otra: cambian de asiento, hasta que pulses «Listo».'


def thing_button_change_chairs_heading() -> str:
    return _people.change_chairs()


def thing_button_people() -> str:
    return 'Nombres, caras, colores, asientos y parejas habituales.'


def thing_button_people_heading() -> str:
    return _people.manage()


def thing_button_repeat() -> str:
    return 'Sienta a todo el mundo como aquella vez, con las mismas reglas y cartas nuevas.'


def thing_button_repeat_heading() -> str:
    return 'Igual que antes'


def thing_new_game_people() -> str:
    return 'Arrastra una cara a un asiento, o púlsala: la persona ocupa su asiento habitual, o lo deja. Las teclas 1 a 8 eligen otro asiento.'


def thing_new_game_people_heading() -> str:
    return _people.people()


def thing_people_people() -> str:
    return 'Elige una persona para cambiar su nombre, cara, color, asiento y pareja.'


def thing_people_people_heading() -> str:
    return _people.people()


def thing_button_add_person() -> str:
    return 'Una persona nueva en la lista; escribe su nombre.'


def thing_button_add_person_heading() -> str:
    return _people.add()


def thing_button_take_off() -> str:
    return 'No se pierde nada: la persona queda al final de la lista y puede volver.'


def thing_button_take_off_heading() -> str:
    return _people.remove()


def thing_field_person_name() -> str:
    return 'Cada nombre se usa una sola vez. Las partidas anteriores conservan el nombre anterior.'


def thing_field_person_name_heading() -> str:
    return _people.name()


def thing_field_colour() -> str:
    return 'El color de su ropa, en todas partes. El anillo alrededor de la cara muestra el equipo.'


def thing_field_colour_heading() -> str:
    return _people.colour()


def thing_field_chair() -> str:
    return 'Dónde se sienta la persona al pulsar su cara en «Partida nueva». El asiento 1 está delante.'


def thing_field_chair_heading() -> str:
    return _people.usual_chair()


def thing_field_partner() -> str:
    return 'Si esa persona ya tiene asiento, juegan en el mismo equipo, frente a frente si se puede.'


def thing_field_partner_heading() -> str:
    return _people.usual_partner()


def thing_settings_field_part() -> str:
    return 'Las páginas: Lectura, Juego, Sonido y ventana, Ritmo y controles.'


def thing_settings_field_part_heading() -> str:
    return _screens.settings()


def thing_button_remove() -> str:
    return 'Quita una partida de la lista, tras preguntar. Se conserva y puedes devolverla.'


def thing_button_remove_heading() -> str:
    return 'Quitar'


def thing_button_put_back() -> str:
    return 'Devuelve a la lista la última partida que quitaste.'


def thing_button_put_back_heading() -> str:
    return 'Devolver'


def thing_games_field_part() -> str:
    return 'Partidas en curso, terminadas o las que quitaste.'


def thing_games_field_part_heading() -> str:
    return _screens.games()


def thing_button_bring_in() -> str:
    return 'Importa la copia de una partida, o una copia de seguridad, desde un disco o una memoria USB.'


def thing_button_bring_in_heading() -> str:
    return 'Importar'


def thing_button_back_up() -> str:
    return 'Guarda todas tus partidas, reglas y ajustes en un solo archivo.'


def thing_button_back_up_heading() -> str:
    return 'Copia de seguridad'


def thing_button_bring_back() -> str:
    return 'Devuelve a la lista una partida que quitaste.'


def thing_button_bring_back_heading() -> str:
    return 'Devolver'


def thing_rules() -> str:
    return 'Un conjunto completo de reglas. Pulsa el lápiz para cambiar los tuyos.'


def thing_rules_heading() -> str:
    return 'Reglamento'


def thing_list() -> str:
    return 'Tus partidas. Enter o un clic abre una; el primer clic en una terminada la elige.'


def thing_list_heading() -> str:
    return _screens.games()


def thing_row() -> str:
    return 'Una de tus partidas. Enter o un clic la abre.'


def thing_row_heading() -> str:
    return 'Una partida'


def thing_field_find() -> str:
    return 'Escribe un nombre, unas reglas, una persona o un día: en la lista quedan solo las que coinciden.'


def thing_field_find_heading() -> str:
    return _my_games.find()


def thing_chip() -> str:
    return 'Muestra solo las partidas con esta persona o estas reglas; otra vez, todas.'


def thing_chip_heading() -> str:
    return _my_games.find()


def thing_button_closer() -> str:
    return 'Mide esta decisión en quinientos repartos en lugar de cien.'


def thing_button_closer_heading() -> str:
    return _looking_back.look_closer()


def thing_games_button_more() -> str:
    return 'Repásala, dale un nombre, guarda una copia o quítala.'


def thing_games_button_more_heading() -> str:
    return 'Más'


def thing_replay_button_more() -> str:
    return 'Muestra las demás opciones y, al final, otra vez la mejor.'


def thing_replay_button_more_heading() -> str:
    return 'Más opciones'


def thing_replay_button_read_on() -> str:
    return 'La hoja continúa. Al final, este botón lleva otra vez al principio.'


def thing_replay_button_read_on_heading() -> str:
    return _looking_back.read_on()


def thing_replay_button_lead() -> str:
    return 'La ventaja a lo largo de la partida, debajo de la mesa. Con este tamaño de letra se oculta hasta que la pidas.'


def thing_replay_button_lead_heading() -> str:
    return _looking_back.the_lead()


def thing_what_it_knew_button_more() -> str:
    return 'Muestra otros tres de estos repartos y la jugada hecha en cada uno.'


def thing_what_it_knew_button_more_heading() -> str:
    return _proof.three_more()


def thing_button_look_at() -> str:
    return 'Analiza en segundo plano las partidas que faltan, para ver qué costó puntos.'


def thing_button_look_at_heading() -> str:
    return 'Analizar partidas'


def thing_games_button_ways() -> str:
    return 'Quién recibió qué cartas, la libreta de puntos, importar, copia de seguridad y exportar.'


def thing_games_button_ways_heading() -> str:
    return _my_games.more()


def thing_button_costs() -> str:
    return 'En qué se fueron los puntos de las últimas diez partidas, lo más caro primero.'


def thing_button_costs_heading() -> str:
    return _my_games.where_they_went()


def thing_button_more_people() -> str:
    return 'Quienes han terminado una partida en este dispositivo.'


def thing_button_more_people_heading() -> str:
    return _my_games.more_people()


def thing_person() -> str:
    return 'Las estadísticas de esta persona, de partidas completas. Las teclas 1 a 9 hacen lo mismo.'


def thing_person_heading() -> str:
    return 'Una persona'


def thing_games_field_kind() -> str:
    return 'Solo se comparan partidas con las mismas reglas y la misma mesa.'


def thing_games_field_kind_heading() -> str:
    return _my_games.kind_field()


def thing_field_page() -> str:
    return 'Tu progreso, tus resultados con y contra otros, y los récords de la casa.'


def thing_field_page_heading() -> str:
    return _my_games.what_is_told()


def thing_field_company() -> str:
    return 'Partidas con personas, contra niveles y por reglas.'


def thing_field_company_heading() -> str:
    return _my_games.with_and_against()


def thing_button_other_rules() -> str:
    return 'Los récords con las reglas siguientes. Cada reglamento tiene los suyos.'


def thing_button_other_rules_heading() -> str:
    return _my_games.records()


def thing_button_chances() -> str:
    return 'A quién le tocaron los jokers en todas tus partidas, y qué explica el azar.'


def thing_button_chances_heading() -> str:
    return _chances.who_gets_the_jokers()


def thing_field_wanted() -> str:
    return 'Lo que se cuenta en el gráfico.'


def thing_field_wanted_heading() -> str:
    return _chances.kinds()


def thing_face() -> str:
    return 'Pulsa una cara para leer dónde está. La franja es lo que explica el azar por sí solo; la línea de trazos, las partes iguales.'


def thing_face_heading() -> str:
    return 'Una cara'


def thing_button_how() -> str:
    return 'Qué se cuenta y qué significa la franja.'


def thing_button_how_heading() -> str:
    return _chances.how_this_works()


def thing_button_result() -> str:
    return 'Cómo acabó la partida, ronda a ronda.'


def thing_button_result_heading() -> str:
    return _my_games.result()


def thing_button_digits() -> str:
    return 'Los 64 dígitos que prueban el sello: apúntalos y compáralos después de la ronda.'


def thing_button_digits_heading() -> str:
    return _seals.show_digits()


def thing_button_export() -> str:
    return 'Guarda todas las partidas terminadas en una tabla para hojas de cálculo.'


def thing_button_export_heading() -> str:
    return _my_games.export()


def thing_page() -> str:
    return 'Desplázate con la rueda, las flechas o Re Pág y Av Pág.'


def thing_page_heading() -> str:
    return 'Una página'


def thing_button_shape() -> str:
    return 'Cuántas personas juegan, y quién con quién. Algunas reglas son solo para algunas mesas.'


def thing_button_shape_heading() -> str:
    return 'Mesa'


def title() -> str:
    return 'Cómo usar la mesa'


def how_mouse() -> str:
    return 'Haz clic en una carta para elegirla, y en otras de su valor para elegirlas juntas. Después arrástralas o haz clic donde deban ir: «Nueva», una combinación de tu equipo o el pozo. Los lugares que las admiten se iluminan. Una carta que no puede ir ahí vuelve a su sitio, y un mensaje dice por qué.\nCon doble clic, una carta va a donde es evidente que va. El botón derecho, o Esc, suelta lo que llevas. Arrastra un marco desde el tapete vacío sobre tu mano para elegir las cartas que toque. Haz clic mientras vuelan cartas para saltar al final.'


def how_mouse_heading() -> str:
    return 'Jugar con el ratón'


def how_keys() -> str:
    return 'Todo se puede hacer con el teclado. Tab pasa al elemento siguiente, las flechas al vecino, y Enter o Espacio pulsa el elemento resaltado. D roba, P toma el pozo, M baja las cartas elegidas, X descarta y U deshace una jugada.\nF1 muestra todas las teclas de la pantalla en la que estás.'


def how_keys_heading() -> str:
    return 'Jugar con el teclado'


def how_gamepad() -> str:
    return 'La cruceta o el stick izquierdo mueve el resaltado, y el botón de confirmar pulsa lo resaltado. Un botón roba y descarta; otro toma el pozo, baja y juega. Los botones de la pantalla muestran cuál. Vista (o Share, o −) muestra qué hace cada botón. En un campo de texto, el botón de confirmar abre un teclado en pantalla.'


def how_gamepad_heading() -> str:
    return 'Jugar con un mando'


def how_touch() -> str:
    return 'Toca donde harías clic, y arrastra cartas con un dedo. Deja el dedo sobre una carta, una combinación o una canasta para verla en grande, y sobre un botón para leer qué hace. Con dos dedos te desplazas. Toca un campo para abrir un teclado en pantalla.'


def how_touch_heading() -> str:
    return 'Jugar en pantalla táctil'


def how_unclear() -> str:
    return 'La nota junto al pozo dice qué puedes hacer ahora. H muestra qué jugar; púlsala otra vez para ver por qué. El signo de interrogación, o F2, explica lo que está resaltado o bajo el puntero. Un botón que no puedes usar dice por qué cuando lo pulsas.'


def how_unclear_heading() -> str:
    return 'Si algo no está claro'


def how_too_small() -> str:
    return 'Las teclas + y − agrandan y reducen textos y botones en todas las pantallas; F11 cambia a pantalla completa. Haz clic derecho en una carta, una combinación o una canasta para verla en grande. En «Ajustes» puedes elegir una letra más sencilla y otros colores para los palos.'


def how_too_small_heading() -> str:
    return 'Si algo es demasiado pequeño'


def how_opening() -> str:
    return 'Tus primeras combinaciones de una ronda deben llegar juntas al mínimo; por eso primero las preparas, y el medidor lleva la cuenta. Cuando tomas el pozo, también se preparan las cartas con las que lo tomas. No se juega nada hasta que pulses «Jugar», y Esc lo devuelve todo.'


def how_opening_heading() -> str:
    return 'Abrir y tomar el pozo'


def how_foot() -> str:
    return 'Cuando tu mano se queda sin cartas, tomas tu pie y sigues jugando. Los dorsos azules son manos y los rojos, pies; el número en el dorso de un jugador dice cuántas cartas le quedan.'


def how_foot_heading() -> str:
    return 'La mano y el pie'


def how_several_people() -> str:
    return 'Entre turno y turno cae un telón. Muestra todo lo que pasó desde tu último turno, y solo se abre si mantienes un segundo su botón, Espacio o Enter. «Tapar mis cartas» en la barra de menú, o C, lo baja en cualquier momento: lo que tienes preparado espera detrás. Desde el telón cualquiera puede mirar la mesa sin ver ninguna mano.'


def how_several_people_heading() -> str:
    return 'Varias personas en una pantalla'


def how_books() -> str:
    return 'Una canasta sin comodines es limpia y se pone roja al completarse; una con comodines es sucia y se pone negra. La cinta y la ficha lo muestran también con palabras y signos.'


def how_books_heading() -> str:
    return 'Canastas'


def how_nothing_lost() -> str:
    return 'Cada jugada queda guardada antes de la siguiente. Sal de la ventana cuando quieras: «Continuar» te devuelve justo adonde estabas.'


def how_nothing_lost_heading() -> str:
    return 'No se pierde nada'


def term_hand() -> str:
    return 'Las cartas que tienes y juegas primero. Cuando se acaban, tomas tu pie y sigues jugando con él.'


def term_hand_heading() -> str:
    return 'Mano'


def term_foot() -> str:
    return 'Una segunda mano que espera boca abajo hasta que se acaba la primera. Sus dorsos son rojos y llevan una F. Nadie puede mirar un pie antes de tomarlo.'


def term_foot_heading() -> str:
    return 'Pie'


def term_tail() -> str:
    return 'En algunas reglas, un tercer montón que espera boca abajo hasta que se acaba tu pie; con él cierras la ronda. Sus dorsos son verdes y llevan una T.'


def term_tail_heading() -> str:
    return 'Cola'


def term_stock() -> str:
    return 'Las cartas boca abajo de las que se roba. Su etiqueta dice cuántas quedan.'


def term_stock_heading() -> str:
    return 'Mazo'


def term_pile() -> str:
    return 'Cada turno termina con un descarte aquí, boca arriba. La carta superior es la de encima. Si puedes bajarla enseguida, las reglas pueden permitirte tomar del pozo en lugar de robar.'


def term_pile_heading() -> str:
    return 'Pozo'


def term_frozen() -> str:
    return 'Una carta atravesada en el pozo indica que está congelado: mientras lo esté, cuesta más tomarlo o no se puede tomar.'


def term_frozen_heading() -> str:
    return 'Pozo congelado'


def term_meld() -> str:
    return 'Cartas de un mismo valor que tu equipo ha bajado a la mesa. Una combinación crece hasta tener cartas suficientes para una canasta.'


def term_meld_heading() -> str:
    return 'Combinación'


def term_book() -> str:
    return 'Tus combinaciones completas. Los huecos son las canastas que le faltan a tu equipo para poder cerrar la ronda.'


def term_book_heading() -> str:
    return 'Canastas'


def term_clean_book() -> str:
    return 'Una combinación completa sin comodines. Su cinta es roja. Suele valer más que una sucia.'


def term_clean_book_heading() -> str:
    return 'Canasta limpia'


def term_dirty_book() -> str:
    return 'Una combinación completa con comodines. Su cinta es negra, con rayas y el número de comodines.'


def term_dirty_book_heading() -> str:
    return 'Canasta sucia'


def term_wild_book() -> str:
    return 'Una combinación completa hecha solo de comodines. Su cinta es dorada, con una estrella.'


def term_wild_book_heading() -> str:
    return 'Canasta de comodines'


def term_wild() -> str:
    return 'Los doses y los jokers sustituyen a otras cartas. Tienen un marco dorado. Mezclados en una combinación, la hacen sucia.'


def term_wild_heading() -> str:
    return 'Comodín'


def term_three() -> str:
    return 'Los treses no son como los demás valores, y los rojos no son como los negros.'


def term_three_heading() -> str:
    return 'Tres'


def term_opening() -> str:
    return 'Las primeras combinaciones de tu equipo en una ronda deben valer juntas un mínimo. El medidor cuenta lo que tienes preparado; no se juega nada hasta que pulses «Jugar».'


def term_opening_heading() -> str:
    return 'Apertura'


def term_going_out() -> str:
    return 'Deshacerse de la última carta cierra la ronda. La lista muestra qué le falta a tu equipo para poder hacerlo.'


def term_going_out_heading() -> str:
    return 'Cierre'


def term_score() -> str:
    return 'El número grande es tu total de las rondas anteriores; el pequeño, lo que tienes en la mesa en esta ronda.'


def term_score_heading() -> str:
    return 'Puntuación'


def term_turn() -> str:
    return 'Roba cartas o toma del pozo, baja lo que quieras y después descarta una carta. La nota junto al pozo dice qué viene ahora.'


def term_turn_heading() -> str:
    return 'Turno'


def show_rule() -> str:
    return 'Mostrar la regla'


__keys_lists = keys_lists
__keys_ceremonies = keys_ceremonies
