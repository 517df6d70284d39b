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


keys = 'Teclas'
here = 'En esta pantalla'
everywhere = 'En todas las pantallas'
keys_everything = 'pasar al elemento siguiente; con Mayús, al anterior\nmover el resaltado, o elegir otra opción en una fila\npulsar el elemento resaltado\nvolver, o quitar una pregunta\nexplicar lo que está resaltado o bajo el puntero\nagrandar o reducir textos y botones\nmostrar estas teclas; otra vez, volver\nquitar un mensaje\nactivar o desactivar la pantalla completa'
keys_lists = 'desplazarse una página\nir al primer elemento o al último'
keys_pages = 'desplazarse una línea\ndesplazarse una página\nir al principio o al final'
keys_ceremonies = 'saltar la pausa'
keys_title = 'continuar tu partida, o empezar una\nabrir el reparto de hoy\nabrir lecciones y problemas\nelegir cuándo se oyen los anuncios'
keys_play_on = 'empezar la partida nueva con el botón dorado resaltado'
keys_todays_deal = 'jugar o continuar el reparto con el botón dorado resaltado'
keys_deal_result = 'repasar el reparto con el botón dorado resaltado'
keys_score_pad = 'escribir el número de la línea elegida\npasar a la línea siguiente; con Mayús, a la anterior\nsumar más puntos, o cambiar una cantidad en uno\nmarcar que la persona resaltada cerró la ronda\nanotar la ronda\ndeshacer el último paso'
keys_score_pad_evening = 'anotar la ronda siguiente con el botón dorado resaltado, o cambiar la ronda resaltada\ndeshacer el último paso'
keys_friends_file = 'leer el archivo que escribiste'
keys_beside_friend = 'pasar al turno siguiente en las dos partidas con el botón dorado resaltado\nretroceder o avanzar un turno en las dos partidas\nir al turno en que las partidas se separan'
keys_settings = 'cambiar el ajuste resaltado'
keys_crop = 'mover el marco\nacercar o alejar\ngirar la foto'
keys_rules = 'guardar las reglas\ndeshacer el último cambio\nbuscar una regla\ndesplazarse por las reglas; con Ctrl, cambiar de tema\ncambiar el número resaltado, o escribirlo y pulsar Enter\nponer ese número en su mínimo o su máximo'
keys_curtain = 'mostrar las cartas: mantener un segundo o pulsar, según los ajustes\nmostrar la mesa sin ninguna mano; F5 vuelve\nmostrar el historial completo'
keys_score = 'repartir la ronda siguiente\nir a las cifras; las flechas pasan de una a otra y muestran sus cartas\npasar la página junto a la hoja; desde una cifra, ir a otro equipo\nocultar las cartas de una cifra'
keys_past_score = 'volver a los turnos\nir a las cifras; las flechas pasan de una a otra y muestran sus cartas\npasar la página junto a la hoja; desde una cifra, ir a otro equipo\nir a la puntuación de la ronda anterior o de la siguiente\nocultar las cartas de una cifra, y después volver'
keys_end = 'jugar otra vez, o seguir\nver el momento de la partida'
keys_moment = 'dejar de mirar'
keys_replay = 'retroceder o avanzar un turno\nretroceder o avanzar una jugada; con Mayús, un turno\nretroceder o avanzar una ronda\nir al principio o al final\nreproducir la repetición o ponerla en pausa\nponer todas las cartas boca arriba cuando la partida ya terminó, o de nuevo boca abajo\nir al siguiente punto rosa; con Mayús, al anterior\nmostrar la puntuación de la ronda y las cartas de donde sale\nmirar de cerca esta decisión\nmostrar qué se sabía y por qué; otra vez, la jugada\nmostrar qué sabía un jugador virtual, y la comprobación\npensar otra vez tu decisión\nseguir jugando desde aquí\ndejar que jueguen expertos desde aquí'
keys_what_it_knew = 'comprobarlo\nmostrar otros tres repartos\nponer todas las cartas boca arriba cuando la partida ya terminó, o de nuevo boca abajo'
keys_lesson = 'dar el paso por ti\npasar a la lección siguiente cuando esta termine, o a una partida tras la última\nretroceder un paso\nrecoger lo preparado; si no hay nada, volver\nhacer lo que hace en la mesa'
keys_think_again = 'dar un indicio; el segundo ilumina las cartas\nmostrar la jugada mejor o, en una carta, elegir todo su valor\nempezar otra vez; con Mayús, deshacer una jugada\nrecoger lo preparado; si no hay nada, volver\nhacer lo que hace en la mesa'
keys_think_again_answer = 'pulsar el botón dorado\nabrir la decisión siguiente\nintentarlo otra vez\nmostrar las jugadas mejores\nempezar una partida nueva desde ahí'
keys_problem = 'dar un indicio; el segundo ilumina las cartas\nhacer la mejor jugada o, en una carta, elegir todo su valor\nterminar la reproducción y mostrar la respuesta\nempezar otra vez; con Mayús, deshacer una jugada\nrecoger lo preparado; si no hay nada, volver\nhacer lo que hace en la mesa'
keys_problem_answer = 'pulsar el botón dorado\nabrir el problema siguiente\nintentarlo otra vez\nhacer la mejor jugada en la mesa\nempezar una partida nueva desde ahí'
keys_saving = 'guardar el archivo'
keys_bringing_in = 'abrir el archivo'
keys_table = 'elegir la carta resaltada, o llevar ahí las cartas elegidas\nrobar\ntomar el pozo\nelegir todas las cartas del valor resaltado; Mayús + Espacio elige una fila de cartas\nbajar las cartas elegidas\npreparar lo justo para abrir\njugar lo preparado\nrecoger lo preparado; si no hay nada, abrir el menú\nabrir el menú\nrecoger un grupo preparado\ndescartar la carta elegida\ncerrar la ronda\nconservar la última carta, si las reglas lo permiten\nmirar el pozo antes de tomarlo, si las reglas lo permiten\ndeshacer una jugada; con Mayús, el turno entero\nmostrar qué jugar, después por qué, y después prepararlo\nmostrarte cómo, cuando el entrenador da un consejo\ndecir sí a tu pareja, o abrir la regla del entrenador\ndecir no a tu pareja, o quitar el consejo del entrenador\nordenar la mano de otra forma\nmover la carta resaltada por la mano\nmostrar la regla que impidió tu jugada\nmostrar qué le falta a cada equipo para cerrar la ronda\nplegar los paneles de los lados, o dejarlos abiertos\nmostrar qué pasó desde tu último turno\nrepetir la última vuelta\npreguntar a tu pareja virtual por qué jugó así\nver en grande una carta, una combinación o una canasta\ntapar tus cartas, si se comparte esta pantalla\nleer en voz alta tu mano, los montones, tus combinaciones o lo de las demás personas\nleer en voz alta los puntos, qué falta para cerrar, los últimos turnos o qué hacer ahora\nrepetir el último anuncio\nsaltar las jugadas ajenas'
screen_title = '«Jugar» empieza una partida enseguida. «Continuar» sigue con la última.'
screen_title_heading = 'Hand and Foot'
screen_learn = 'Lecciones cortas en la mesa, con las reglas que elijas, y problemas con una jugada que encontrar. Nada está bloqueado: empieza donde quieras.'
screen_new_game = 'Lee la frase. Pulsa cualquiera de sus partes para cambiarla, o una cara en la mesa. Después, empieza.'
screen_people = 'Las personas que suelen jugar aquí. En «Partida nueva», pulsa una cara para darle asiento. Se guarda solo en este dispositivo.'
screen_set_up = 'Elige un lugar a la izquierda y pulsa cartas para añadirlas. Lo que falte se puede completar al azar.'
screen_play_on = 'Elige quién juega a partir de este momento. Es una partida nueva; la original no cambia.'
screen_games = 'Todas tus partidas, con estadísticas de las terminadas. Una estrella significa que te toca, o que ganaste.'
screen_chances = 'Las cartas que quiere todo el mundo, y a quién le tocaron. Dentro de la franja es azar.'
screen_todays_deal = 'Las mismas cartas para quien juegue el reparto de este día o tenga su código. Solo cuenta el primer intento.'
screen_deal_result = 'Tu resultado junto al de jugadores virtuales con las mismas cartas en tu asiento.'
screen_score_pad = 'Anota lo que sumó cada equipo. El total aparece abajo; cada toque queda guardado.'
screen_score_pad_evening = 'Las rondas de tu partida con cartas de verdad. Pulsa una ronda para cambiarla.'
screen_evening = 'Todo lo que las mismas personas jugaron ese día, en pantalla y con cartas de verdad. Pasada la medianoche, sigue siendo la misma velada.'
screen_own_keys = 'Dale otra tecla a cualquier acción, o elige una disposición para una sola mano.'
screen_settings = 'Los cambios se aplican al momento y quedan guardados.'
screen_score = 'De dónde salen los puntos de cada equipo en esta ronda, una columna por equipo.'
screen_score_heading = 'Hoja de puntos'
screen_past_score = 'De dónde salen los puntos de cada equipo en aquella ronda, y de qué cartas.'
screen_past_score_heading = 'Hoja de puntos'
screen_end = 'Quién ganó, una columna por ronda, cómo jugaste y el turno que más movió tu ventaja esperada.'
screen_your_table = 'Elige tapete, dorso y baraja. Nada cambia hasta que pulses el botón dorado.'
thing_button_your_table = 'Tapete, dorso y baraja.'
screen_crop = 'Arrastra el marco sobre la parte de la foto que quieras. La vista previa cambia al mismo tiempo; tu archivo queda como está.'
screen_crop_heading = 'Tu foto'
thing_cloth = 'Lo que cubre la mesa.'
thing_back = 'Los dorsos de las cartas. Los de la mano y el pie se distinguen por el color y por la letra.'
thing_deck = 'Las caras de las cartas y los colores de los palos.'
thing_button_take = 'Pone esta mesa en todas tus partidas a partir de ahora.'
thing_button_surprise = 'Otro tapete y otros dorsos, al azar.'
screen_joining = 'Aquí entran los teléfonos de la misma red, cada uno con su asiento. Empieza cuando quieras: los demás pueden entrar después.'
screen_curtain = 'Esta pantalla se comparte. El telón oculta las cartas de cada persona hasta que lo levanta la persona indicada.'
screen_curtain_heading = 'Telón'
screen_seal_check = 'El sello de esta ronda, calculado de nuevo, con todo lo necesario para comprobarlo.'
screen_seal_check_heading = 'El sello'
screen_fair_play = 'Por qué nadie puede amañar el reparto y cómo comprobarlo.'
screen_fair_play_heading = 'Cómo funciona'
screen_deck_cut = 'La baraja está barajada y sellada. Levanta unas cartas: así nadie puede haber elegido el reparto.'
screen_deck_cut_heading = 'El corte'
screen_about = 'Qué versión es esta y dónde se guardan tus partidas.'
screen_about_heading = 'Acerca del juego'
screen_keys = 'Qué hace cada tecla, en la pantalla de la que vienes y en todas.'
screen_keys_heading = 'Teclas'
screen_help = 'Cómo usar la mesa. Desplázate con la rueda o las flechas.'
screen_rules = 'Cambia aquí cualquier regla. Las que se contradicen se señalan al momento.'
screen_rules_heading = 'Reglas de la casa'
screen_replay = 'Una partida, turno a turno: qué se jugó, qué era mejor y cuánto influyó la suerte. Nada de lo que hagas aquí la cambia.'
screen_lesson = 'Haz en la mesa lo que pide la hoja. Lo que importa está iluminado.'
screen_lesson_heading = 'Una lección'
screen_think_again = 'Una de tus decisiones, otra vez. Prueba lo que quieras: aquí nada cuenta.'
screen_think_again_answer = 'Cuánto vale tu intento comparado con lo que jugaste, en los mismos repartos.'
screen_souvenir = 'La página con un momento de una partida: dónde va su archivo.'
screen_moment = 'Un turno de la partida, jugado otra vez. Cualquier pulsación lo termina.'
screen_problem = 'Una jugada es claramente la mejor. Encuéntrala en la mesa, como si fuera tu turno.'
screen_problem_answer = 'Cuánto vale tu intento comparado con la mejor jugada, y por qué. Solo cuentan los puntos desde este momento.'
screen_mishap = 'Continúa, o guarda un informe de lo que salió mal.'
screen_mishap_heading = 'Algo salió mal'
screen_save_copy = 'Guarda la partida entera en un archivo, donde quieras.'
screen_save_copy_heading = 'Una copia'
screen_back_up = 'Guarda todas tus partidas, reglas y ajustes en un archivo zip, en el disco que quieras.'
screen_back_up_heading = 'Una copia de seguridad'
screen_export = 'Guarda todas las partidas terminadas en una tabla para hojas de cálculo.'
screen_export_heading = 'Exportar'
screen_bring_in = 'Importa una copia de una partida o una copia de seguridad. No se reemplaza nada tuyo sin preguntar.'
screen_bring_in_heading = 'Importar'
no_screen = 'Pulsa F1 para ver qué puedes hacer aquí.'
no_screen_heading = 'Ayuda'
thing_button_play = 'Empieza enseguida una partida nueva, con las reglas y las personas que se nombran aquí.'
thing_button_first_round = 'Empieza una ronda contra jugadores virtuales de nivel «Fácil», con un entrenador a tu lado.'
thing_button_voice = 'Cuándo se oyen los anuncios: nunca, si nada lee la pantalla, o siempre.'
thing_button_continue = 'Sigue desde aquí.'
thing_todays_deal_button_play = 'Empieza este reparto, lo continúa donde lo dejaste o muestra cómo fue.'
thing_todays_deal_field_rules = 'Las de hoy, o las tuyas. Cada reglamento tiene otras cartas.'
thing_todays_deal_field_code = 'Doce letras y cifras. Da igual si van en mayúsculas o con espacios.'
thing_button_say = 'Lee el código en voz alta, una palabra por cada letra o cifra.'
thing_todays_deal_button_copy = 'Copia el código para pegarlo en un mensaje.'
thing_button_play_code = 'Reparte las cartas de este código.'
thing_button_enter_rules = 'Abre la pantalla donde se escribe un código de reglas de la casa.'
thing_button_score_pad = 'Lleva la cuenta de una partida con cartas de verdad.'
thing_button_real_cards = 'Cambia entre una partida en la pantalla y una con cartas de verdad que se anota aquí.'
thing_field_dealer = 'Quién reparte la primera ronda. Después el reparto pasa en el sentido del reloj.'
thing_score_pad_field_out = 'Pulsa la cara de quien cerró la ronda. Para quitarlo, púlsala otra vez.'
thing_score_pad_field_melded = 'Los puntos de todas las cartas del equipo en la mesa, también las de las canastas, sin premios.'
thing_score_pad_field_melded_heading = 'Cartas en la mesa'
thing_score_pad_field_left = 'Los puntos de las cartas que quedan en manos y pies, sin los treses rojos: esos tienen su línea.'
thing_score_pad_field_left_heading = 'Sin jugar'
thing_score_pad_button_card = 'Suma lo que vale esta carta al número que estás escribiendo.'
thing_score_pad_button_card_heading = 'Una carta'
thing_score_pad_button_plus = 'Suma al número: escribe a continuación más puntos.'
thing_score_pad_button_write_down = 'Anota la ronda tal como está. Puedes cambiarla más tarde.'
thing_score_pad_button_chart = 'Las rondas hasta ahora; lo que escribiste no se pierde.'
thing_score_pad_button_undo = 'Deshace el último paso, también en rondas anteriores.'
thing_score_pad_button_drop = 'Deja esta ronda como estaba anotada antes.'
thing_rule_page_button_print = 'Las reglas, una hoja de puntos, fichas de ayuda o la preparación de la mesa, para imprimir desde el navegador.'
thing_score_pad_button_print = 'Una hoja de puntos en blanco para esta mesa, para imprimir desde el navegador y rellenar a mano.'
thing_evening_button_print = 'Cada partida, ronda a ronda, con un gráfico y las caras, para imprimir desde el navegador.'
thing_button_evening = 'Todas las partidas que las mismas personas jugaron ese día, en pantalla y con cartas de verdad.'
thing_evening_button_again = 'La última partida de la velada, una vez más: las mismas personas y el mismo reglamento, con otro reparto.'
thing_score_pad_evening_button_hint_cards = 'Fichas para recortar, para cuatro personas: valores, mínimos y qué hace falta para cerrar.'
thing_score_pad_evening_button_setup = 'Una página con barajas, asientos y reparto según estas reglas, para imprimir desde el navegador.'
thing_score_pad_evening_round = 'Lo que sumó cada equipo. Púlsala para cambiarla.'
thing_score_pad_evening_round_heading = 'Una ronda'
thing_score_pad_evening_button_changes = 'Las correcciones hechas después de anotar.'
thing_score_pad_evening_button_end = 'La guarda con tus partidas terminadas.'
thing_score_pad_evening_button_done = 'Sale de la libreta. Encuentras esta partida en «Mis partidas».'
thing_day = 'El reparto de ese día: juégalo cuando quieras, o mira cómo fue.'
thing_button_tell = 'Copia tres líneas para pegar en un mensaje: el reparto, su código y tu resultado.'
thing_deal_result_button_again = 'Las mismas cartas otra vez, por gusto. No cuenta.'
thing_button_friend = 'Mira dónde tu partida de este reparto y la de otra persona se separan, y cómo acabó cada una.'
thing_button_new_game = 'Prepara una partida: reglas, mesa y personas.'
thing_button_games = 'Todas tus partidas, en curso y terminadas.'
thing_button_settings = 'Tamaños, colores, velocidad, sonido y voz.'
thing_button_help = 'Cómo se juega con ratón, teclado, mando o pantalla táctil.'
thing_button_quit = 'Sale del juego. Todo está guardado ya.'
thing_button_todays_deal = 'Un reparto al día, con las mismas cartas para todo el mundo, juegue donde juegue.'
thing_button_learn = 'Lecciones para la primera vez, y problemas para resolver.'
thing_button_lesson = 'Unos minutos en la mesa, paso a paso. Puedes parar donde quieras y seguir más tarde.'
thing_button_lesson_heading = 'Una lección'
thing_button_step_back = 'Vuelve al paso anterior, o al principio de este.'
thing_button_do_it = 'Juega lo que pide el paso para que lo veas.'
thing_button_next_lesson = 'Pasa a la lección que sigue.'
thing_button_play_match = 'Te lleva a «Partida nueva», con las reglas que aprendiste.'
thing_lesson_button_learn = 'Vuelve a todas las lecciones.'
thing_button_own_games = 'Momentos de tus partidas terminadas con una jugada mejor. Vuelven tras un día, luego a los tres y después cada diez, hasta que encuentres la jugada mejor dos veces.'
thing_button_solve = 'Primero momentos de tus partidas; después, el problema siguiente.'
thing_button_who_learns = 'Las lecciones, los problemas y los momentos se guardan para cada persona.'
thing_button_learner = 'Las lecciones, los problemas y los momentos se guardan para cada persona.'
thing_button_learner_typed = 'Guarda el nombre que escribiste.'
thing_field_learner = 'Aquí puede aprender cualquiera, tenga o no partidas.'
thing_learn_field_rules = 'Elige las reglas de las lecciones y los problemas: un reglamento del juego o uno tuyo.'
thing_learn_list = 'Problemas de un mismo tipo. Una estrella es fácil; tres exigen pensar mucho.'
thing_button_back = 'Vuelve a la pantalla anterior, igual que Esc.'
thing_button_own_keys = 'Cambia cualquier tecla.'
thing_button_left_hand = 'Teclas de la mitad izquierda: W, A, S y D son flechas, E es Enter.'
thing_button_right_hand = 'Teclas de la mitad derecha: U es Tab, Retroceso es Esc.'
thing_button_usual_keys = 'Devuelve todas las teclas a lo normal.'
thing_own_keys_field_place = 'De qué pantalla son las teclas de la lista.'
thing_own_keys_list = 'Pulsa Enter en una línea y después la tecla nueva.'
thing_button_about = 'La versión, la licencia y la carpeta con tus partidas.'
thing_button_about_heading = 'Acerca del juego'
thing_button_open_folder = 'Abre en otra ventana la carpeta con tus partidas.'
thing_button_open_folder_heading = 'Abrir carpeta'
thing_button_licences = 'Quién hizo las figuras y las letras, y sus licencias.'
thing_button_start = 'Reparte las cartas. Cada jugada queda guardada desde la primera.'
thing_button_read_rules = 'Todas las reglas que elegiste, en el orden del juego.'
thing_button_change_rules = 'Cambia cualquier regla para que sea como se juega en tu casa.'
thing_button_change_rules_heading = 'Cambiar una regla'
thing_button_questions = 'Cinco preguntas encuentran las reglas más parecidas a las de tu casa.'
thing_button_questions_heading = '¿Cuál es el nuestro?'
thing_curtain_button_continue = 'Abre el telón. Mantenlo un segundo, o solo púlsalo si lo elegiste en «Ajustes».'
thing_curtain_button_see_table = 'Combinaciones, canastas, montones y puntos, sin la mano de nadie.'
thing_curtain_button_history = 'Todo lo que ha pasado en esta partida.'
thing_since = 'Todo lo que pasó mientras tanto. Desplázate con la rueda o con Re Pág y Av Pág.'
thing_button_score = 'La hoja de esta ronda, cada cifra con sus cartas.'
thing_past_score_button_continue = 'Vuelve a los turnos de la partida.'
thing_field_figures = 'Muestra las cartas de donde sale y cómo suman.'
thing_field_figures_heading = 'Una cifra'
thing_field_leaf = 'Las cartas sobrantes, la partida hasta ahora o las cartas de una cifra.'
thing_field_leaf_heading = 'Páginas'
thing_button_see_table = 'La mesa al terminar la ronda, con las combinaciones de todos los equipos.'
thing_button_more_teams = 'Con este tamaño de letra solo caben algunas columnas. Este botón muestra las demás.'
thing_button_more_teams_heading = 'Más columnas'
thing_button_give_up = 'Termina aquí la partida. Nadie gana y no se puede retomar.'
thing_button_leave = 'Vuelve al menú principal. Tu partida espera en «Continuar».'
thing_button_souvenir = 'Un momento y su ronda como página de un solo archivo, para guardar o enviar.'
thing_button_watch = 'El turno que más movió tu ventaja esperada, jugado otra vez en la mesa.'
thing_button_again = 'Las mismas reglas y personas, con cartas nuevas.'
thing_button_knew = 'Qué cartas tenía y qué sabía quien jugó, y la razón de la jugada.'
thing_button_what_known = 'Lo que este jugador virtual podía ver al jugar, y la comprobación de que las cartas ocultas no influyeron.'
thing_button_prove = 'Reparte muchas veces las cartas ocultas y vuelve a preguntar.'
thing_button_look_back = 'Mira otra vez cada turno: qué era mejor, qué sabía cada persona y cuánto influyó la suerte.'
thing_button_how_found = 'Cómo sabe el programa qué era mejor, en tres dibujos.'
thing_button_par = 'Qué hizo Difícil con las mismas cartas: de media, y entre qué resultados; y cómo cumplió tu pareja lo acordado.'
thing_button_think_again = 'Prueba de nuevo esta decisión, con la respuesta oculta.'
thing_button_play_on = 'Empieza una partida nueva en este momento. La que repasas queda como está.'
thing_button_experts = 'Muestra cómo habría seguido la partida con expertos en todos los asientos.'
thing_timeline = 'La ventaja que cabía esperar tras cada turno, cuánto se debe a la suerte y dónde se regalaron puntos. Haz clic o arrastra.'
thing_timeline_heading = 'Tu ventaja'
thing_field_reshuffle = 'Cuando se acaba el mazo, los descartes se barajan y forman uno nuevo.'
thing_button_set_up = 'Empieza desde una posición que preparas tú, en esta mesa.'
thing_field_places = 'Todos los lugares donde puede haber cartas. La siguiente va al lugar resaltado.'
thing_field_turn = 'Quién juega primero desde esta posición.'
thing_field_drawn = 'Si esa persona tiene que robar todavía o ya robó.'
thing_field_round = 'Qué ronda de la partida es: de ella depende la apertura.'
thing_field_foot_taken = 'Si esta persona juega ya con el pie, o con la cola.'
thing_there = 'Las cartas de este lugar. Pulsa una para sacarla.'
thing_left = 'Las cartas que no están en ningún lugar. Pulsa una para ponerla ahí.'
thing_button_fill = 'Reparte todas las cartas que quedan: manos, pies, un descarte y el mazo.'
thing_button_clear = 'Quita todas las cartas de la mesa.'
thing_button_change = 'Abre este momento como posición: cambia de lugar las cartas que quieras y juégalo.'
thing_field_hidden = 'Deja cada carta donde estaba, o reparte de nuevo lo que una persona no podía ver.'
thing_field_eyes = 'Lo que esta persona podía ver y recordar queda como estaba.'
thing_field_name = 'Para que la encuentres entre tus partidas.'
thing_field_seat = 'Quién se sienta ahí. Cada nombre se usa una sola vez.'
thing_field_seat_heading = 'Nombre'
thing_field_kind = 'Las personas se turnan en esta pantalla. Si juegan varias, cae un telón entre turno y turno.'
thing_field_kind_heading = 'Persona o virtual'
thing_field_where = 'En un teléfono ves tus cartas, y la pantalla grande muestra la mesa.'
thing_field_where_heading = 'Pantalla o teléfono'
thing_field_level = 'Lo bien que juega. «Como yo» se guía por las últimas diez partidas que repasaste.'
thing_field_level_heading = 'Nivel'
thing_button_agreements = 'Cosas que te puede prometer una pareja virtual, y lo que cuesta cada una por ronda.'
thing_field_portrait = 'Pulsa para ver la cara siguiente.'
thing_field_portrait_heading = 'Retrato'
thing_field_seated = 'Púlsalo para cambiar quién juega aquí y cómo. Arrastra la cara a otro asiento para intercambiarlos.'
thing_field_seated_heading = 'Asiento'
thing_field_style = 'Prudente guarda cartas, veloz cierra pronto, equilibrado hace un poco de todo.'
thing_field_style_heading = 'Estilo'
thing_field_length = 'Una ronda, una partida o hasta que un equipo tenga suficientes puntos.'
thing_field_length_heading = 'Duración'
thing_button_slot = 'Una parte de tu partida. Púlsala para cambiarla.'
thing_new_game_button_more = 'Jugadores, cartas de verdad, posiciones propias y lo que se cambia pocas veces.'
thing_button_change_chairs = 'Pulsa una cara y luego otra: cambian de asiento, hasta que pulses «Listo».'
thing_button_people = 'Nombres, caras, colores, asientos y parejas habituales.'
thing_button_repeat = 'Sienta a todo el mundo como aquella vez, con las mismas reglas y cartas nuevas.'
thing_button_repeat_heading = 'Igual que antes'
thing_new_game_people = 'Arrastra una cara a un asiento, o púlsala: la persona ocupa su asiento habitual, o lo deja. Las teclas 1 a 8 eligen otro asiento.'
thing_people_people = 'Elige una persona para cambiar su nombre, cara, color, asiento y pareja.'
thing_button_add_person = 'Una persona nueva en la lista; escribe su nombre.'
thing_button_take_off = 'No se pierde nada: la persona queda al final de la lista y puede volver.'
thing_field_person_name = 'Cada nombre se usa una sola vez. Las partidas anteriores conservan el nombre anterior.'
thing_field_colour = 'El color de su ropa, en todas partes. El anillo alrededor de la cara muestra el equipo.'
thing_field_chair = 'Dónde se sienta la persona al pulsar su cara en «Partida nueva». El asiento 1 está delante.'
thing_field_partner = 'Si esa persona ya tiene asiento, juegan en el mismo equipo, frente a frente si se puede.'
thing_settings_field_part = 'Las páginas: Lectura, Juego, Sonido y ventana, Ritmo y controles.'
thing_button_remove = 'Quita una partida de la lista, tras preguntar. Se conserva y puedes devolverla.'
thing_button_remove_heading = 'Quitar'
thing_button_put_back = 'Devuelve a la lista la última partida que quitaste.'
thing_button_put_back_heading = 'Devolver'
thing_games_field_part = 'Partidas en curso, terminadas o las que quitaste.'
thing_button_bring_in = 'Importa la copia de una partida, o una copia de seguridad, desde un disco o una memoria USB.'
thing_button_bring_in_heading = 'Importar'
thing_button_back_up = 'Guarda todas tus partidas, reglas y ajustes en un solo archivo.'
thing_button_back_up_heading = 'Copia de seguridad'
thing_button_bring_back = 'Devuelve a la lista una partida que quitaste.'
thing_button_bring_back_heading = 'Devolver'
thing_rules = 'Un conjunto completo de reglas. Pulsa el lápiz para cambiar los tuyos.'
thing_rules_heading = 'Reglamento'
thing_list = 'Tus partidas. Enter o un clic abre una; el primer clic en una terminada la elige.'
thing_row = 'Una de tus partidas. Enter o un clic la abre.'
thing_row_heading = 'Una partida'
thing_field_find = 'Escribe un nombre, unas reglas, una persona o un día: en la lista quedan solo las que coinciden.'
thing_chip = 'Muestra solo las partidas con esta persona o estas reglas; otra vez, todas.'
thing_button_closer = 'Mide esta decisión en quinientos repartos en lugar de cien.'
thing_games_button_more = 'Repásala, dale un nombre, guarda una copia o quítala.'
thing_games_button_more_heading = 'Más'
thing_replay_button_more = 'Muestra las demás opciones y, al final, otra vez la mejor.'
thing_replay_button_more_heading = 'Más opciones'
thing_replay_button_read_on = 'La hoja continúa. Al final, este botón lleva otra vez al principio.'
thing_replay_button_lead = 'La ventaja a lo largo de la partida, debajo de la mesa. Con este tamaño de letra se oculta hasta que la pidas.'
thing_what_it_knew_button_more = 'Muestra otros tres de estos repartos y la jugada hecha en cada uno.'
thing_button_look_at = 'Analiza en segundo plano las partidas que faltan, para ver qué costó puntos.'
thing_button_look_at_heading = 'Analizar partidas'
thing_games_button_ways = 'Quién recibió qué cartas, la libreta de puntos, importar, copia de seguridad y exportar.'
thing_button_costs = 'En qué se fueron los puntos de las últimas diez partidas, lo más caro primero.'
thing_button_more_people = 'Quienes han terminado una partida en este dispositivo.'
thing_person = 'Las estadísticas de esta persona, de partidas completas. Las teclas 1 a 9 hacen lo mismo.'
thing_person_heading = 'Una persona'
thing_games_field_kind = 'Solo se comparan partidas con las mismas reglas y la misma mesa.'
thing_field_page = 'Tu progreso, tus resultados con y contra otros, y los récords de la casa.'
thing_field_company = 'Partidas con personas, contra niveles y por reglas.'
thing_button_other_rules = 'Los récords con las reglas siguientes. Cada reglamento tiene los suyos.'
thing_button_chances = 'A quién le tocaron los jokers en todas tus partidas, y qué explica el azar.'
thing_field_wanted = 'Lo que se cuenta en el gráfico.'
thing_face = 'Pulsa una cara para leer dónde está. La franja es lo que explica el azar por sí solo; la línea de trazos, las partes iguales.'
thing_face_heading = 'Una cara'
thing_button_how = 'Qué se cuenta y qué significa la franja.'
thing_button_result = 'Cómo acabó la partida, ronda a ronda.'
thing_button_digits = 'Los 64 dígitos que prueban el sello: apúntalos y compáralos después de la ronda.'
thing_button_export = 'Guarda todas las partidas terminadas en una tabla para hojas de cálculo.'
thing_page = 'Desplázate con la rueda, las flechas o Re Pág y Av Pág.'
thing_page_heading = 'Una página'
thing_button_shape = 'Cuántas personas juegan, y quién con quién. Algunas reglas son solo para algunas mesas.'
thing_button_shape_heading = 'Mesa'
title = 'Cómo usar la mesa'
how_mouse = 'Haz clic en una carta para elegirla, y en otras de su valor para elegirlas juntas. Después arrástralas o haz clic donde deban ir: «Nueva», una combinación de tu equipo o el pozo. Los lugares que las admiten se iluminan. Una carta que no puede ir ahí vuelve a su sitio, y un mensaje dice por qué.\nCon doble clic, una carta va a donde es evidente que va. El botón derecho, o Esc, suelta lo que llevas. Arrastra un marco desde el tapete vacío sobre tu mano para elegir las cartas que toque. Haz clic mientras vuelan cartas para saltar al final.'
how_mouse_heading = 'Jugar con el ratón'
how_keys = 'Todo se puede hacer con el teclado. Tab pasa al elemento siguiente, las flechas al vecino, y Enter o Espacio pulsa el elemento resaltado. D roba, P toma el pozo, M baja las cartas elegidas, X descarta y U deshace una jugada.\nF1 muestra todas las teclas de la pantalla en la que estás.'
how_keys_heading = 'Jugar con el teclado'
how_gamepad = 'La cruceta o el stick izquierdo mueve el resaltado, y el botón de confirmar pulsa lo resaltado. Un botón roba y descarta; otro toma el pozo, baja y juega. Los botones de la pantalla muestran cuál. Vista (o Share, o −) muestra qué hace cada botón. En un campo de texto, el botón de confirmar abre un teclado en pantalla.'
how_gamepad_heading = 'Jugar con un mando'
how_touch = 'Toca donde harías clic, y arrastra cartas con un dedo. Deja el dedo sobre una carta, una combinación o una canasta para verla en grande, y sobre un botón para leer qué hace. Con dos dedos te desplazas. Toca un campo para abrir un teclado en pantalla.'
how_touch_heading = 'Jugar en pantalla táctil'
how_unclear = 'La nota junto al pozo dice qué puedes hacer ahora. H muestra qué jugar; púlsala otra vez para ver por qué. El signo de interrogación, o F2, explica lo que está resaltado o bajo el puntero. Un botón que no puedes usar dice por qué cuando lo pulsas.'
how_unclear_heading = 'Si algo no está claro'
how_too_small = 'Las teclas + y − agrandan y reducen textos y botones en todas las pantallas; F11 cambia a pantalla completa. Haz clic derecho en una carta, una combinación o una canasta para verla en grande. En «Ajustes» puedes elegir una letra más sencilla y otros colores para los palos.'
how_too_small_heading = 'Si algo es demasiado pequeño'
how_opening = 'Tus primeras combinaciones de una ronda deben llegar juntas al mínimo; por eso primero las preparas, y el medidor lleva la cuenta. Cuando tomas el pozo, también se preparan las cartas con las que lo tomas. No se juega nada hasta que pulses «Jugar», y Esc lo devuelve todo.'
how_opening_heading = 'Abrir y tomar el pozo'
how_foot = 'Cuando tu mano se queda sin cartas, tomas tu pie y sigues jugando. Los dorsos azules son manos y los rojos, pies; el número en el dorso de un jugador dice cuántas cartas le quedan.'
how_foot_heading = 'La mano y el pie'
how_several_people = 'Entre turno y turno cae un telón. Muestra todo lo que pasó desde tu último turno, y solo se abre si mantienes un segundo su botón, Espacio o Enter. «Tapar mis cartas» en la barra de menú, o C, lo baja en cualquier momento: lo que tienes preparado espera detrás. Desde el telón cualquiera puede mirar la mesa sin ver ninguna mano.'
how_several_people_heading = 'Varias personas en una pantalla'
how_books = 'Una canasta sin comodines es limpia y se pone roja al completarse; una con comodines es sucia y se pone negra. La cinta y la ficha lo muestran también con palabras y signos.'
how_books_heading = 'Canastas'
how_nothing_lost = 'Cada jugada queda guardada antes de la siguiente. Sal de la ventana cuando quieras: «Continuar» te devuelve justo adonde estabas.'
how_nothing_lost_heading = 'No se pierde nada'
term_hand = 'Las cartas que tienes y juegas primero. Cuando se acaban, tomas tu pie y sigues jugando con él.'
term_hand_heading = 'Mano'
term_foot = 'Una segunda mano que espera boca abajo hasta que se acaba la primera. Sus dorsos son rojos y llevan una F. Nadie puede mirar un pie antes de tomarlo.'
term_foot_heading = 'Pie'
term_tail = 'En algunas reglas, un tercer montón que espera boca abajo hasta que se acaba tu pie; con él cierras la ronda. Sus dorsos son verdes y llevan una T.'
term_tail_heading = 'Cola'
term_stock = 'Las cartas boca abajo de las que se roba. Su etiqueta dice cuántas quedan.'
term_stock_heading = 'Mazo'
term_pile = 'Cada turno termina con un descarte aquí, boca arriba. La carta superior es la de encima. Si puedes bajarla enseguida, las reglas pueden permitirte tomar del pozo en lugar de robar.'
term_pile_heading = 'Pozo'
term_frozen = 'Una carta atravesada en el pozo indica que está congelado: mientras lo esté, cuesta más tomarlo o no se puede tomar.'
term_frozen_heading = 'Pozo congelado'
term_meld = 'Cartas de un mismo valor que tu equipo ha bajado a la mesa. Una combinación crece hasta tener cartas suficientes para una canasta.'
term_meld_heading = 'Combinación'
term_book = 'Tus combinaciones completas. Los huecos son las canastas que le faltan a tu equipo para poder cerrar la ronda.'
term_book_heading = 'Canastas'
term_clean_book = 'Una combinación completa sin comodines. Su cinta es roja. Suele valer más que una sucia.'
term_clean_book_heading = 'Canasta limpia'
term_dirty_book = 'Una combinación completa con comodines. Su cinta es negra, con rayas y el número de comodines.'
term_dirty_book_heading = 'Canasta sucia'
term_wild_book = 'Una combinación completa hecha solo de comodines. Su cinta es dorada, con una estrella.'
term_wild_book_heading = 'Canasta de comodines'
term_wild = 'Los doses y los jokers sustituyen a otras cartas. Tienen un marco dorado. Mezclados en una combinación, la hacen sucia.'
term_wild_heading = 'Comodín'
term_three = 'Los treses no son como los demás valores, y los rojos no son como los negros.'
term_three_heading = 'Tres'
term_opening = 'Las primeras combinaciones de tu equipo en una ronda deben valer juntas un mínimo. El medidor cuenta lo que tienes preparado; no se juega nada hasta que pulses «Jugar».'
term_opening_heading = 'Apertura'
term_going_out = 'Deshacerse de la última carta cierra la ronda. La lista muestra qué le falta a tu equipo para poder hacerlo.'
term_going_out_heading = 'Cierre'
term_score = 'El número grande es tu total de las rondas anteriores; el pequeño, lo que tienes en la mesa en esta ronda.'
term_score_heading = 'Puntuación'
term_turn = 'Roba cartas o toma del pozo, baja lo que quieras y después descarta una carta. La nota junto al pozo dice qué viene ahora.'
term_turn_heading = 'Turno'
show_rule = 'Mostrar la regla'


def row(keys: str, does: str) -> str:
    return keys + ': ' + does


def keys_learn() -> str:
    return 'abrir la lección o los problemas resaltados\nir a los problemas\nelegir otras reglas\n' + __keys_lists


def keys_new_game() -> str:
    return 'empezar la partida con el botón dorado resaltado\ncambiar el reglamento resaltado, si es tuyo\ndar ese asiento, contado en el sentido del reloj desde delante, a quien está resaltado\nmover la cara resaltada al asiento siguiente; Supr libera su asiento\n' + __keys_lists


def keys_people() -> str:
    return 'dar ese asiento, contado en el sentido del reloj desde delante, a quien está resaltado\nmover la cara resaltada al asiento siguiente; Supr libera su asiento\nquitar de la lista a la persona resaltada; P la devuelve\n' + __keys_lists


def keys_set_up() -> str:
    return 'añadir una carta de ese valor: 0 es un diez, 3 un tres negro, R un tres rojo, X un joker\nrecoger la última carta\ndeshacer el último cambio\nrepartir el resto al azar\n' + __keys_lists


def keys_games() -> str:
    return 'abrir la partida resaltada\nrepasarla\nver toda la velada\ndarle un nombre y decir quién jugó\nguardar una copia\nquitarla, tras preguntar\ndevolver lo que se quitó\nmostrar todo lo que se puede hacer con ella\nbuscar una partida por nombre, reglas, persona o día\nmostrar las partidas terminadas, o de nuevo las que están en curso\nmostrar las estadísticas de esa persona\n' + __keys_lists


def keys_evening() -> str:
    return 'abrir la partida resaltada\n' + __keys_lists


def keys_your_table() -> str:
    return 'probar otro tapete y otros dorsos\n' + __keys_lists


def keys_own_keys() -> str:
    return 'elegir otra tecla para la acción resaltada\n' + __keys_lists


def keys_deck_cut() -> str:
    return 'mover la línea del corte\ncortar ahí\nque corte el programa\nrepartir sin cortar\n' + __keys_ceremonies


def keys_cut() -> str:
    return 'levantar menos cartas o más\ntomar el paquete\n' + __keys_ceremonies


def keys_choose() -> str:
    return 'elegir el montón izquierdo o el derecho\n' + __keys_ceremonies


def screen_learn_heading() -> str:
    return _learn_screen.learn


def screen_new_game_heading() -> str:
    return _screens.new_game


def screen_people_heading() -> str:
    return _people.people


def screen_set_up_heading() -> str:
    return _setting_up.title


def screen_play_on_heading() -> str:
    return _play_on.title


def screen_games_heading() -> str:
    return _my_games.my_games


def screen_chances_heading() -> str:
    return _chances.who_gets_the_jokers


def screen_todays_deal_heading() -> str:
    return _todays_deal.todays_deal


def screen_deal_result_heading() -> str:
    return _todays_deal.todays_deal


def screen_score_pad_heading() -> str:
    return _score_pad.title


def screen_score_pad_evening_heading() -> str:
    return _score_pad.title


def screen_evening_heading() -> str:
    return _evening.whole


def screen_own_keys_heading() -> str:
    return _own_keys.title


def screen_settings_heading() -> str:
    return _screens.settings


def screen_end_heading() -> str:
    return _captions.match


def screen_your_table_heading() -> str:
    return _your_table.title


def thing_button_your_table_heading() -> str:
    return _your_table.title


def thing_cloth_heading() -> str:
    return _your_table.cloth


def thing_back_heading() -> str:
    return _your_table.card_back


def thing_deck_heading() -> str:
    return _your_table.deck


def thing_button_take_heading() -> str:
    return _your_table.take


def thing_button_surprise_heading() -> str:
    return _your_table.surprise


def screen_joining_heading() -> str:
    return _joining.title


def screen_help_heading() -> str:
    return _screens.help


def screen_replay_heading() -> str:
    return _looking_back.look_back


def screen_think_again_heading() -> str:
    return _looking_back.think_again


def screen_think_again_answer_heading() -> str:
    return _looking_back.think_again


def screen_souvenir_heading() -> str:
    return _souvenir.souvenir


def screen_moment_heading() -> str:
    return _scores.the_moment


def screen_problem_heading() -> str:
    return _learn_screen.problems


def screen_problem_answer_heading() -> str:
    return _learn_screen.problems


def thing_button_play_heading() -> str:
    return _screens.play


def thing_button_first_round_heading() -> str:
    return _screens.never_played


def thing_button_voice_heading() -> str:
    return _screens.set_voice


def thing_button_continue_heading() -> str:
    return _screens.continue_


def thing_todays_deal_button_play_heading() -> str:
    return _todays_deal.todays_deal


def thing_todays_deal_field_rules_heading() -> str:
    return _todays_deal.rules


def thing_todays_deal_field_code_heading() -> str:
    return _todays_deal.friend_told


def thing_button_say_heading() -> str:
    return _todays_deal.say_slowly


def thing_todays_deal_button_copy_heading() -> str:
    return _todays_deal.copy_code


def thing_button_play_code_heading() -> str:
    return _todays_deal.play_that


def thing_button_enter_rules_heading() -> str:
    return _todays_deal.enter_rules


def thing_button_score_pad_heading() -> str:
    return _score_pad.title


def thing_button_real_cards_heading() -> str:
    return _score_pad.title


def thing_field_dealer_heading() -> str:
    return _score_pad.first_dealer


def thing_score_pad_field_out_heading() -> str:
    return _score_pad.went_out


def thing_score_pad_button_plus_heading() -> str:
    return _score_pad.plus


def thing_score_pad_button_write_down_heading() -> str:
    return _score_pad.write_down


def thing_score_pad_button_chart_heading() -> str:
    return _score_pad.chart


def thing_score_pad_button_undo_heading() -> str:
    return _score_pad.undo


def thing_score_pad_button_drop_heading() -> str:
    return _score_pad.as_it_was


def thing_rule_page_button_print_heading() -> str:
    return _printed_pages.print


def thing_score_pad_button_print_heading() -> str:
    return _score_pad.sheet_to_print


def thing_evening_button_print_heading() -> str:
    return _score_pad.print_evening


def thing_button_evening_heading() -> str:
    return _evening.whole


def thing_evening_button_again_heading() -> str:
    return _evening.again


def thing_score_pad_evening_button_hint_cards_heading() -> str:
    return _printed_pages.hint_cards


def thing_score_pad_evening_button_setup_heading() -> str:
    return _printed_pages.set_up


def thing_score_pad_evening_button_changes_heading() -> str:
    return _score_pad.changes


def thing_score_pad_evening_button_end_heading() -> str:
    return _score_pad.end_evening


def thing_score_pad_evening_button_done_heading() -> str:
    return _score_pad.done


def thing_day_heading() -> str:
    return _todays_deal.earlier


def thing_button_tell_heading() -> str:
    return _todays_deal.tell_friend


def thing_deal_result_button_again_heading() -> str:
    return _todays_deal.play_again


def thing_button_friend_heading() -> str:
    return _todays_deal.open_file


def thing_button_new_game_heading() -> str:
    return _screens.new_game


def thing_button_games_heading() -> str:
    return _screens.games


def thing_button_settings_heading() -> str:
    return _screens.settings


def thing_button_help_heading() -> str:
    return _screens.help


def thing_button_quit_heading() -> str:
    return _screens.quit


def thing_button_todays_deal_heading() -> str:
    return _todays_deal.todays_deal


def thing_button_learn_heading() -> str:
    return _learn_screen.learn


def thing_button_step_back_heading() -> str:
    return _lessons.back


def thing_button_do_it_heading() -> str:
    return _lessons.do_it_for_me


def thing_button_next_lesson_heading() -> str:
    return _lessons.next_lesson


def thing_button_play_match_heading() -> str:
    return _lessons.play_match


def thing_lesson_button_learn_heading() -> str:
    return _learn_screen.learn


def thing_button_own_games_heading() -> str:
    return _learn_screen.own_games


def thing_button_solve_heading() -> str:
    return _learn_screen.solve_problems


def thing_button_who_learns_heading() -> str:
    return _learn_screen.who_learns


def thing_button_learner_heading() -> str:
    return _learn_screen.who_learns


def thing_button_learner_typed_heading() -> str:
    return _learn_screen.it_is_me


def thing_field_learner_heading() -> str:
    return _learn_screen.somebody_else


def thing_learn_field_rules_heading() -> str:
    return _learn_screen.rules


def thing_learn_list_heading() -> str:
    return _learn_screen.by_theme


def thing_button_back_heading() -> str:
    return _screens.back


def thing_button_own_keys_heading() -> str:
    return _own_keys.title


def thing_button_left_hand_heading() -> str:
    return _own_keys.left_hand


def thing_button_right_hand_heading() -> str:
    return _own_keys.right_hand


def thing_button_usual_keys_heading() -> str:
    return _own_keys.usual_keys


def thing_own_keys_field_place_heading() -> str:
    return _own_keys.place


def thing_own_keys_list_heading() -> str:
    return _own_keys.title


def thing_button_licences_heading() -> str:
    return _screens.pictures


def thing_button_start_heading() -> str:
    return _screens.start


def thing_button_read_rules_heading() -> str:
    return _screens.read_rules


def thing_curtain_button_continue_heading() -> str:
    return _screens.show_my_cards


def thing_curtain_button_see_table_heading() -> str:
    return _screens.look_at_table


def thing_curtain_button_history_heading() -> str:
    return _screens.whole_log


def thing_since_heading() -> str:
    return _screens.since_last_turn


def thing_button_score_heading() -> str:
    return _looking_back.score_of_round


def thing_past_score_button_continue_heading() -> str:
    return _looking_back.look_back


def thing_button_see_table_heading() -> str:
    return _scores.see_table


def thing_button_give_up_heading() -> str:
    return _screens.give_up


def thing_button_leave_heading() -> str:
    return _screens.save_and_leave


def thing_button_souvenir_heading() -> str:
    return _souvenir.souvenir


def thing_button_watch_heading() -> str:
    return _scores.watch_again


def thing_button_again_heading() -> str:
    return _scores.play_again


def thing_button_knew_heading() -> str:
    return _looking_back.why_this_move


def thing_button_what_known_heading() -> str:
    return _looking_back.what_known


def thing_button_prove_heading() -> str:
    return _proof.prove_it


def thing_button_look_back_heading() -> str:
    return _looking_back.look_back


def thing_button_how_found_heading() -> str:
    return _looking_back.how_found


def thing_button_par_heading() -> str:
    return _scores.about_round


def thing_button_think_again_heading() -> str:
    return _looking_back.think_again


def thing_button_play_on_heading() -> str:
    return _looking_back.play_on


def thing_button_experts_heading() -> str:
    return _looking_back.let_experts_play


def thing_button_legend() -> str:
    return _looking_back.legend_lead + ' ' + _looking_back.legend_given + ' ' + _looking_back.legend_cards


def thing_button_legend_heading() -> str:
    return _looking_back.legend


def thing_field_reshuffle_heading() -> str:
    return _screens.reshuffle


def thing_button_set_up_heading() -> str:
    return _setting_up.title


def thing_field_places_heading() -> str:
    return _setting_up.places


def thing_field_turn_heading() -> str:
    return _setting_up.whose_turn


def thing_field_drawn_heading() -> str:
    return _setting_up.drawn


def thing_field_round_heading() -> str:
    return _setting_up.round


def thing_field_foot_taken_heading() -> str:
    return _setting_up.foot_taken


def thing_there_heading() -> str:
    return _setting_up.take_out


def thing_left_heading() -> str:
    return _setting_up.put_there


def thing_button_fill_heading() -> str:
    return _setting_up.fill


def thing_button_clear_heading() -> str:
    return _setting_up.clear


def thing_button_change_heading() -> str:
    return _play_on.change_cards


def thing_field_hidden_heading() -> str:
    return _play_on.hidden_cards


def thing_field_eyes_heading() -> str:
    return _play_on.as_who_knew


def thing_field_name_heading() -> str:
    return _screens.name_of_game


def thing_button_agreements_heading() -> str:
    return _partner_agreements.title


def thing_button_slot_heading() -> str:
    return _screens.new_game


def thing_new_game_button_more_heading() -> str:
    return _new_game.more


def thing_button_change_chairs_heading() -> str:
    return _people.change_chairs


def thing_button_people_heading() -> str:
    return _people.manage


def thing_new_game_people_heading() -> str:
    return _people.people


def thing_people_people_heading() -> str:
    return _people.people


def thing_button_add_person_heading() -> str:
    return _people.add


def thing_button_take_off_heading() -> str:
    return _people.remove


def thing_field_person_name_heading() -> str:
    return _people.name


def thing_field_colour_heading() -> str:
    return _people.colour


def thing_field_chair_heading() -> str:
    return _people.usual_chair


def thing_field_partner_heading() -> str:
    return _people.usual_partner


def thing_settings_field_part_heading() -> str:
    return _screens.settings


def thing_games_field_part_heading() -> str:
    return _screens.games


def thing_list_heading() -> str:
    return _screens.games


def thing_field_find_heading() -> str:
    return _my_games.find


def thing_chip_heading() -> str:
    return _my_games.find


def thing_button_closer_heading() -> str:
    return _looking_back.look_closer


def thing_replay_button_read_on_heading() -> str:
    return _looking_back.read_on


def thing_replay_button_lead_heading() -> str:
    return _looking_back.the_lead


def thing_what_it_knew_button_more_heading() -> str:
    return _proof.three_more


def thing_games_button_ways_heading() -> str:
    return _my_games.more


def thing_button_costs_heading() -> str:
    return _my_games.where_they_went


def thing_button_more_people_heading() -> str:
    return _my_games.more_people


def thing_games_field_kind_heading() -> str:
    return _my_games.kind_field


def thing_field_page_heading() -> str:
    return _my_games.what_is_told


def thing_field_company_heading() -> str:
    return _my_games.with_and_against


def thing_button_other_rules_heading() -> str:
    return _my_games.records


def thing_button_chances_heading() -> str:
    return _chances.who_gets_the_jokers


def thing_field_wanted_heading() -> str:
    return _chances.kinds


def thing_button_how_heading() -> str:
    return _chances.how_this_works


def thing_button_result_heading() -> str:
    return _my_games.result


def thing_button_digits_heading() -> str:
    return _seals.show_digits


def thing_button_export_heading() -> str:
    return _my_games.export


__keys_lists = keys_lists
__keys_ceremonies = keys_ceremonies
