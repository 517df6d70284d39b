"""Español: rules. Made by `python -m tools.messages`."""
from typing import Literal


def topic(group: Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]) -> str:
    return ('Partida' if group == "match" else 'Reparto' if group == "deal" else 'Pozo' if group == "pile" else 'Combinar' if group == "melds" else 'Canastas' if group == "books" else 'Treses' if group == "threes" else 'Cierre' if group == "out" else 'Valores')


def topic_heading(group: Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]) -> str:
    return ('La partida' if group == "match" else 'El reparto' if group == "deal" else 'El pozo' if group == "pile" else 'Combinaciones y apertura' if group == "melds" else 'Canastas' if group == "books" else 'Treses' if group == "threes" else 'El cierre' if group == "out" else 'Valor de las cartas')


def preset(preset: Literal["family", "campus", "web", "couples", "partners"]) -> str:
    return ('Mesa familiar' if preset == "family" else 'Canastas del campus' if preset == "campus" else 'Clásico web' if preset == "web" else 'Parejas' if preset == "couples" else 'Alianza')


def name() -> str:
    return 'Nombre'


def name_help() -> str:
    return 'Así llamas a este reglamento.'


def base() -> str:
    return 'Basado en'


def base_help() -> str:
    return 'Las reglas que no indicas vienen de este reglamento.'


def tables() -> str:
    return 'Mesas'


def tables_help() -> str:
    return 'Partida nueva ofrece estas mesas, por personas y equipos.'


def tables_note() -> str:
    return 'Activa las mesas que ofrecerá «Partida nueva».'


def tables_value_4_2v2() -> str:
    return 'dos parejas'


def tables_value_6_2v2v2() -> str:
    return 'tres parejas'


def tables_value_6_3v3() -> str:
    return 'dos tríos'


def tables_value_8_4v4() -> str:
    return 'dos cuartetos'


def tables_value_8_2v2v2v2() -> str:
    return 'cuatro parejas'


def tables_value_2_solo() -> str:
    return 'dos personas'


def tables_value_3_solo() -> str:
    return 'tres en solitario'


def tables_value_4_solo() -> str:
    return 'cuatro en solitario'


def tables_value_5_solo() -> str:
    return 'cinco en solitario'


def tables_value_6_solo() -> str:
    return 'seis en solitario'


def tables_value_7_solo() -> str:
    return 'siete en solitario'


def tables_value_8_solo() -> str:
    return 'ocho en solitario'


def tables_search() -> str:
    return 'personas jugadores cuántos somos gente asientos equipos parejas pareja solo individual número de dos tres cuatro cinco seis ocho forma'


def rounds() -> str:
    return 'Rondas'


def rounds_help() -> str:
    return 'Rondas que dura la partida, o las que hagan falta para llegar a los puntos de meta, 20 como máximo.'


def rounds_note() -> str:
    return 'Sin número fijo: hasta la meta, 20 rondas como máximo.'


def rounds_value_0() -> str:
    return 'sin número fijo'


def rounds_search() -> str:
    return 'manos partidas número de rondas duración larga corta cuándo termina acaba fin cuántas'


def target_score() -> str:
    return 'Puntos de meta'


def target_score_help() -> str:
    return 'La partida termina tras la ronda en que un equipo llega a estos puntos.'


def target_score_note() -> str:
    return 'La partida termina tras la ronda en que un equipo llega.'


def target_score_value_0() -> str:
    return 'no hay'


def target_score_search() -> str:
    return 'jugar hasta ganar gana llegar primero meta límite total diez mil puntos fin de la partida'


def extra_decks() -> str:
    return 'Barajas de más'


def extra_decks_help() -> str:
    return 'Barajas de más o de menos respecto a una por persona.'


def extra_decks_note() -> str:
    return 'De más o de menos, respecto a una por persona.'


def extra_decks_value_0() -> str:
    return 'ninguna'


def extra_decks_search() -> str:
    return 'una baraja por persona, número de barajas mazos más cartas otra menos añadir extra'


def decks() -> str:
    return 'Barajas'


def decks_help() -> str:
    return 'Número fijo de barajas, o una por persona.'


def decks_value_0() -> str:
    return 'una por persona'


def decks_search() -> str:
    return 'mazos número de barajas cuántas cartas'


def jokers() -> str:
    return 'Jokers por baraja'


def jokers_help() -> str:
    return 'Jokers que lleva cada baraja.'


def jokers_value_0() -> str:
    return 'ninguno'


def jokers_search() -> str:
    return 'número de jokers, cuántos jokers, comodines baraja sin'


def set_aside() -> str:
    return 'Cartas apartadas'


def set_aside_help() -> str:
    return 'Porcentaje de las cartas que queda fuera de cada ronda, sin verse.'


def set_aside_note() -> str:
    return 'Este porcentaje queda fuera de cada ronda, sin verse.'


def set_aside_value_0() -> str:
    return 'ninguna'


def set_aside_search() -> str:
    return 'apartar quitar sacar dejar fuera parte de la baraja sin usar porcentaje por ciento menos'


def hand_cards() -> str:
    return 'Cartas en la mano'


def hand_cards_help() -> str:
    return 'Cartas que recibe cada persona como mano.'


def hand_cards_search() -> str:
    return 'mano, cartas, repartir reparten tamaño de la mano primera empezar número once trece'


def foot_cards() -> str:
    return 'Cartas en el pie'


def foot_cards_help() -> str:
    return 'Cartas que recibe cada persona como pie.'


def foot_cards_search() -> str:
    return 'pie, repartir reparten tamaño del pie segunda mano muerto pileta número cartas once trece'


def tail_cards() -> str:
    return 'Cartas en la cola'


def tail_cards_help() -> str:
    return 'Cartas que recibe cada persona como tercer montón, que se juega después del pie.'


def tail_cards_note() -> str:
    return 'Un tercer montón, que se juega después del pie.'


def tail_cards_value_0() -> str:
    return 'ninguna'


def tail_cards_search() -> str:
    return 'mano pie y cola, tercer montón tercera mano cola otro montón después del pie'


def stacks() -> str:
    return 'Cuál es la mano'


def stacks_help() -> str:
    return 'El reparto, quien juega o una carta de abajo decide cuál de los dos montones es la mano.'


def stacks_value_dealt() -> str:
    return 'lo decide el reparto'


def stacks_value_choose() -> str:
    return 'lo elige quien juega'


def stacks_value_bottom_high() -> str:
    return 'la mano tiene la carta de abajo más alta'


def stacks_value_bottom_low() -> str:
    return 'la mano tiene la carta de abajo más baja'


def stacks_search() -> str:
    return 'elegir la mano qué montón es el pie decidir escoger carta de abajo más alta más baja mirar'


def stacks_pass() -> str:
    return 'Montones que se pasan'


def stacks_pass_help() -> str:
    return 'Montones que pasas a quien está a tu lado; tras un corte no pasas ninguno.'


def stacks_pass_note() -> str:
    return 'A quien está a tu lado, antes de jugar; tras un corte, ninguno.'


def stacks_pass_value_none() -> str:
    return 'ninguno'


def stacks_pass_value_left() -> str:
    return 'uno a la izquierda'


def stacks_pass_value_right() -> str:
    return 'uno a la derecha'


def stacks_pass_value_both_left() -> str:
    return 'los dos a la izquierda'


def stacks_pass_value_both_right() -> str:
    return 'los dos a la derecha'


def stacks_pass_value_each_way() -> str:
    return 'uno a cada lado'


def stacks_pass_value_by_round() -> str:
    return 'izquierda y derecha por turnos'


def stacks_pass_search() -> str:
    return 'pasar, pasar la mano, pasar el pie, cambiar intercambiar dar vecino vecina girar dirección'


def deal() -> str:
    return 'Reparto'


def deal_help() -> str:
    return 'Las cartas se reparten, o cada persona corta un paquete del mazo.'


def deal_note() -> str:
    return 'Si se cortan, cada persona toma un paquete del mazo.'


def deal_value_auto() -> str:
    return 'se reparten'


def deal_value_cut() -> str:
    return 'se cortan'


def deal_search() -> str:
    return 'repartir cortar el mazo corte paquete dar levantar veintidós barajar'


def cut_bonus() -> str:
    return 'Premio por corte exacto'


def cut_bonus_help() -> str:
    return 'Puntos por cortar justo las cartas de mano y pie.'


def cut_bonus_note() -> str:
    return 'Por cortar justo las cartas de mano y pie.'


def cut_bonus_value_0() -> str:
    return 'ninguno'


def cut_bonus_search() -> str:
    return 'exactamente 22 cartas, corte perfecto suerte número exacto cortar levantar premio bonificación veintidós'


def first_player() -> str:
    return 'Quién empieza'


def first_player_help() -> str:
    return 'Quien juega primero en cada ronda.'


def first_player_value_random() -> str:
    return 'por sorteo'


def first_player_value_high_card() -> str:
    return 'la carta más alta'


def first_player_value_left_of_dealer() -> str:
    return 'a la izquierda de quien reparte'


def first_player_search() -> str:
    return 'quién empieza, quién sale, empieza primero primer turno salir orden de juego mano quien reparte izquierda'


def first_upcard() -> str:
    return 'Primera carta del pozo'


def first_upcard_help() -> str:
    return 'Se destapa una carta para empezar el pozo, o ninguna.'


def first_upcard_note() -> str:
    return 'Se destapa para empezar el pozo.'


def first_upcard_value_none() -> str:
    return 'ninguna'


def first_upcard_value_natural() -> str:
    return 'una natural'


def first_upcard_value_any() -> str:
    return 'cualquier carta'


def first_upcard_search() -> str:
    return 'destapar descubrir dar vuelta boca arriba empezar el pozo carta inicial primera'


def draw_count() -> str:
    return 'Cartas robadas'


def draw_count_help() -> str:
    return 'Cartas que robas del mazo en cada turno.'


def draw_count_note() -> str:
    return 'Del mazo, en cada turno.'


def draw_count_search() -> str:
    return 'robar dos del mazo tomar coger levantar número de cartas cada turno'


def stock_out() -> str:
    return 'Cuando se acaba el mazo'


def stock_out_help() -> str:
    return 'La ronda termina, o los descartes forman un mazo nuevo.'


def stock_out_value_end() -> str:
    return 'termina la ronda'


def stock_out_value_reshuffle() -> str:
    return 'se barajan los descartes'


def stock_out_search() -> str:
    return 'se acaba se agota sin cartas no quedan fin del mazo barajar de nuevo descartes dar vuelta pozo'


def take_count() -> str:
    return 'Cartas tomadas'


def take_count_help() -> str:
    return 'Cartas que tomas de la parte de arriba del pozo.'


def take_count_note() -> str:
    return 'De la parte de arriba del pozo.'


def take_count_value_all() -> str:
    return 'todo el pozo'


def take_count_value_never() -> str:
    return 'ninguna'


def take_count_search() -> str:
    return 'pozo, tomar el pozo, llevarse el pozo, levantar el pozo, cartas del pozo, pila descarte número de siete cinco todas'


def short_pile() -> str:
    return 'Pozo corto'


def short_pile_help() -> str:
    return 'Puedes tomar el pozo aunque tenga menos cartas de las que sueles tomar.'


def short_pile_note() -> str:
    return 'Puedes tomar el pozo aunque tenga menos cartas.'


def short_pile_search() -> str:
    return 'pocas pocas cartas menos pozo pequeño no hay suficientes tomar'


def take_least() -> str:
    return 'Pozo más pequeño'


def take_least_help() -> str:
    return 'Mínimo de cartas que debe tener el pozo para tomarlo.'


def take_least_note() -> str:
    return 'Un pozo con menos cartas no se puede tomar.'


def take_least_value_0() -> str:
    return 'cualquiera'


def take_least_search() -> str:
    return 'tamaño mínimo menos número de cartas en el pozo antes de tomar cuántas debe haber'


def take_with() -> str:
    return 'Con qué se toma el pozo'


def take_with_help() -> str:
    return 'Solo puedes tomar el pozo si puedes usar así la carta superior.'


def take_with_note() -> str:
    return 'Cómo debes poder usar la carta superior.'


def take_with_value_pair() -> str:
    return 'un par'


def take_with_value_any_play() -> str:
    return 'cualquier jugada con la carta superior'


def take_with_value_pair_or_wild() -> str:
    return 'un par, o una natural y un comodín'


def take_with_value_pair_or_meld() -> str:
    return 'un par, o la combinación del equipo'


def take_with_search() -> str:
    return 'tomar con par dos de la carta de arriba comodín necesitar requisito pozo descarte'


def upcard_play() -> str:
    return 'Bajar la carta superior'


def upcard_play_help() -> str:
    return 'Debes bajar la carta superior cada vez que tomas el pozo, o solo al abrir.'


def upcard_play_note() -> str:
    return 'Enseguida, al tomar el pozo.'


def upcard_play_value_always() -> str:
    return 'siempre'


def upcard_play_value_to_open() -> str:
    return 'solo al abrir'


def upcard_play_search() -> str:
    return 'usar la carta de arriba bajar enseguida tomar'


def take_peek() -> str:
    return 'Mirar antes el pozo'


def take_peek_help() -> str:
    return 'Puedes mirar las cartas que te daría el pozo antes de tomarlo.'


def take_peek_note() -> str:
    return 'Puedes ver las cartas que te daría.'


def take_peek_search() -> str:
    return 'mirar ver espiar el pozo antes de tomar cartas debajo contar'


def take_bottom() -> str:
    return 'Bajar la carta de abajo'


def take_bottom_help() -> str:
    return 'También hay que bajar la carta de más abajo que tomas con el pozo.'


def take_bottom_note() -> str:
    return 'También hay que bajar la carta de más abajo.'


def take_bottom_search() -> str:
    return 'carta de abajo del pozo usar última más profunda bajar'


def take_then_draw() -> str:
    return 'Cartas robadas tras el pozo'


def take_then_draw_help() -> str:
    return 'Cartas que robas del mazo después de tomar el pozo.'


def take_then_draw_note() -> str:
    return 'Del mazo, en el mismo turno.'


def take_then_draw_value_0() -> str:
    return 'ninguna'


def take_then_draw_search() -> str:
    return 'robar una carta después de tomar el pozo más una del mazo'


def first_take_free() -> str:
    return 'Primera carta libre'


def first_take_free_help() -> str:
    return 'Quien empieza puede tomar la carta superior sin bajarla.'


def first_take_free_note() -> str:
    return 'Quien empieza puede tomarla sin bajarla.'


def first_take_free_search() -> str:
    return 'gratis regalo primer turno tomar sin bajar por nada'


def take_first_lap() -> str:
    return 'Pozo en la primera vuelta'


def take_first_lap_help() -> str:
    return 'El pozo se puede tomar antes de que todo el mundo haya tenido un turno.'


def take_first_lap_note() -> str:
    return 'Se puede tomar antes de que todo el mundo haya jugado.'


def take_first_lap_search() -> str:
    return 'primera ronda turno tomar el pozo pronto vuelta principio esperar'


def take_needs_open() -> str:
    return 'Pozo solo tras abrir'


def take_needs_open_help() -> str:
    return 'Un equipo debe abrir antes de poder tomar el pozo.'


def take_needs_open_search() -> str:
    return 'tomar antes de abrir haber bajado apertura estar abierto'


def freeze() -> str:
    return 'Pozo congelado'


def freeze_help() -> str:
    return 'Descartar un comodín congela el pozo.'


def freeze_note() -> str:
    return 'Descartar un comodín congela el pozo.'


def freeze_value_no() -> str:
    return 'no'


def freeze_value_until_taken() -> str:
    return 'hasta que se toma'


def freeze_value_one_lap() -> str:
    return 'durante una vuelta'


def freeze_search() -> str:
    return 'congelar congela bloquear bloqueo cerrado comodín en el pozo al descartar joker'


def opening() -> str:
    return 'Mínimos para abrir'


def opening_help() -> str:
    return 'Puntos que un equipo necesita para abrir, ronda por ronda.'


def opening_note() -> str:
    return 'Puntos que un equipo necesita para abrir.'


def opening_search() -> str:
    return 'abrir, bajar, bajarse, apertura, salida, mínimo, primera combinación, puntos para bajar necesarios requisito mesa 50 60 90 120 150'


def opening_growth() -> str:
    return 'Mínimo creciente'


def opening_growth_help() -> str:
    return 'Puntos que sube el mínimo en cada ronda tras el último de la lista.'


def opening_growth_note() -> str:
    return 'Puntos que sube en cada ronda tras la última de arriba.'


def opening_growth_value_0() -> str:
    return 'no'


def opening_growth_search() -> str:
    return 'mínimo apertura sube aumenta crece más cada ronda después sumar puntos'


def opening_by_score() -> str:
    return 'Apertura según puntos'


def opening_by_score_help() -> str:
    return 'El mínimo depende del total del equipo, no de la ronda.'


def opening_by_score_note() -> str:
    return 'El mínimo depende del total del equipo, no de la ronda.'


def opening_by_score_search() -> str:
    return 'mínimo abrir según total depende de la puntuación canasta inicial puntos'


def open_counts_books() -> str:
    return 'Canastas en la apertura'


def open_counts_books_help() -> str:
    return 'Una canasta que completas al abrir cuenta con su premio.'


def open_counts_books_note() -> str:
    return 'El premio de una canasta completa cuenta para el mínimo.'


def open_counts_books_search() -> str:
    return 'premio cuenta para abrir incluir canasta en el mínimo apertura'


def open_waived() -> str:
    return 'Toda la mano abre'


def open_waived_help() -> str:
    return 'Las combinaciones que gastan tu mano abren sin ningún mínimo.'


def open_waived_note() -> str:
    return 'No hay mínimo si gastas toda la mano al bajar.'


def open_waived_search() -> str:
    return 'sin mínimo abrir sin puntos toda la mano todas las cartas de una vez directo al pie'


def new_meld_points() -> str:
    return 'Mínimo por combinación'


def new_meld_points_help() -> str:
    return 'Mínimo de puntos que debe valer cada combinación nueva.'


def new_meld_points_note() -> str:
    return 'Puntos que debe valer cada combinación nueva.'


def new_meld_points_value_0() -> str:
    return 'cualquiera'


def new_meld_points_search() -> str:
    return 'valor mínimo de cada combinación menos puntos nuevas vale'


def wild_limit() -> str:
    return 'Comodines por combinación'


def wild_limit_help() -> str:
    return 'Una combinación tiene como máximo tantos comodines como naturales, menos, o la mitad.'


def wild_limit_note() -> str:
    return 'Ninguna puede tener más.'


def wild_limit_value_equal() -> str:
    return 'tantos como naturales'


def wild_limit_value_fewer() -> str:
    return 'menos que naturales'


def wild_limit_value_half() -> str:
    return 'la mitad que naturales'


def wild_limit_search() -> str:
    return 'una natural más, la mitad comodines, por ciento, comodín, comodines, cuántos comodines cartas proporción más que naturales número canasta'


def wild_cap() -> str:
    return 'Máximo de comodines'


def wild_cap_help() -> str:
    return 'Máximo de comodines en cualquier combinación, tenga las naturales que tenga.'


def wild_cap_note() -> str:
    return 'Tenga las naturales que tenga.'


def wild_cap_value_0() -> str:
    return 'sin límite'


def wild_cap_search() -> str:
    return 'no más de, como máximo, cuántos comodines máximo límite número en una canasta'


def wild_per_turn() -> str:
    return 'Comodines añadidos por turno'


def wild_per_turn_help() -> str:
    return 'Máximo de comodines que puedes añadir a una combinación en un turno.'


def wild_per_turn_note() -> str:
    return 'Como máximo, a una combinación.'


def wild_per_turn_value_0() -> str:
    return 'sin límite'


def wild_per_turn_search() -> str:
    return 'un comodín por turno cuántos comodines cada turno a la vez añadir'


def dirty_naturals() -> str:
    return 'Naturales con comodines'


def dirty_naturals_help() -> str:
    return 'Mínimo de naturales en una combinación con comodín.'


def dirty_naturals_note() -> str:
    return 'Como mínimo, junto a los comodines.'


def dirty_naturals_search() -> str:
    return 'dos iguales y un comodín, empezar mínimo naturales número de cartas combinación sucia par'


def second_meld() -> str:
    return 'Repetir valor'


def second_meld_help() -> str:
    return 'Un equipo puede empezar otra combinación de un valor que ya tiene.'


def second_meld_note() -> str:
    return 'Cuándo puede el equipo empezar otra del mismo valor.'


def second_meld_value_never() -> str:
    return 'nunca'


def second_meld_value_after_closing() -> str:
    return 'cuando la primera es canasta'


def second_meld_value_anytime() -> str:
    return 'en cualquier momento'


def second_meld_search() -> str:
    return 'dos combinaciones del mismo valor otra canasta segunda empezar nueva doble repetida igual'


def foot_when() -> str:
    return 'Cuándo se toma el pie'


def foot_when_help() -> str:
    return 'Tomas el pie con la mano vacía, o ya con tu primera canasta.'


def foot_when_value_hand_empty() -> str:
    return 'con la mano vacía'


def foot_when_value_first_book() -> str:
    return 'con la primera canasta'


def foot_when_search() -> str:
    return 'tomar el pie segunda mano pronto después de la primera canasta cuándo'


def foot_ends_turn() -> str:
    return 'El pie acaba el turno'


def foot_ends_turn_help() -> str:
    return 'Tomar el pie al bajar termina tu turno.'


def foot_ends_turn_note() -> str:
    return 'Si lo tomas al bajar.'


def foot_ends_turn_search() -> str:
    return 'tomar el pie turno terminado parar siguiente turno esperar seguir jugando'


def wild_melds() -> str:
    return 'Combinaciones de comodines'


def wild_melds_help() -> str:
    return 'Los comodines se pueden bajar solos, o hace falta una canasta de ellos para cerrar.'


def wild_melds_note() -> str:
    return 'Comodines sin ninguna natural.'


def wild_melds_value_no() -> str:
    return 'no'


def wild_melds_value_allowed() -> str:
    return 'permitidas'


def wild_melds_value_required() -> str:
    return 'obligatorias para cerrar'


def wild_melds_search() -> str:
    return 'canasta de comodines, jokers doses solo todos'


def book_size() -> str:
    return 'Cartas por canasta'


def book_size_help() -> str:
    return 'Cartas que forman una canasta.'


def book_size_search() -> str:
    return 'canasta, cartas, tamaño de una larga cuántas siete ocho seis hacen número completa'


def closed_book() -> str:
    return 'Añadir a canastas completas'


def closed_book_help() -> str:
    return 'Cartas que aún puedes añadir a una canasta completa.'


def closed_book_value_any() -> str:
    return 'cualquier carta'


def closed_book_value_keep_kind() -> str:
    return 'cartas de su tipo'


def closed_book_value_naturals() -> str:
    return 'solo naturales'


def closed_book_value_sealed() -> str:
    return 'ninguna carta'


def closed_book_value_clean_open() -> str:
    return 'naturales, si es limpia'


def closed_book_value_dirty_open() -> str:
    return 'cualquier carta, si es sucia'


def closed_book_search() -> str:
    return 'canasta cerrada terminada completa llena abierta añadir más cartas después de siete cerrar canasta'


def clean_book() -> str:
    return 'Canasta limpia'


def clean_book_help() -> str:
    return 'Puntos por una canasta sin comodines.'


def clean_book_note() -> str:
    return 'Puntos por una canasta sin comodines.'


def clean_book_search() -> str:
    return 'canasta pura natural real roja vale valor premio quinientos puntos'


def dirty_book() -> str:
    return 'Canasta sucia'


def dirty_book_help() -> str:
    return 'Puntos por una canasta con comodines.'


def dirty_book_note() -> str:
    return 'Puntos por una canasta con comodines.'


def dirty_book_search() -> str:
    return 'canasta mixta impura negra vale valor premio trescientos puntos'


def wild_book() -> str:
    return 'Canasta de comodines'


def wild_book_help() -> str:
    return 'Puntos por una canasta solo de comodines.'


def wild_book_note() -> str:
    return 'Puntos por una canasta solo de comodines.'


def wild_book_search() -> str:
    return 'canasta comodines vale valor premio mil quinientos puntos jokers doses'


def double_book() -> str:
    return 'Canasta doble'


def double_book_help() -> str:
    return 'Una canasta de este tamaño vale el doble.'


def double_book_note() -> str:
    return 'Una canasta de este tamaño vale el doble.'


def double_book_value_0() -> str:
    return 'no'


def double_book_search() -> str:
    return 'canasta larga grande doble catorce diez puntos'


def book_at_once() -> str:
    return 'Canasta de una vez'


def book_at_once_help() -> str:
    return 'Puntos de más por una canasta empezada y completada en una jugada.'


def book_at_once_note() -> str:
    return 'Puntos de más por empezarla y completarla en una jugada.'


def book_at_once_value_0() -> str:
    return 'ninguno'


def book_at_once_search() -> str:
    return 'canasta entera de una vez siete de golpe natural de la mano completa premio'


def sevens_book() -> str:
    return 'Puntos por canasta de sietes'


def sevens_book_help() -> str:
    return 'Puntos por una canasta de sietes.'


def sevens_book_value_0() -> str:
    return 'como las demás'


def sevens_book_search() -> str:
    return 'canasta de sietes siete vale valor premio especial cinco mil puntos'


def sevens_kind() -> str:
    return 'Sietes especiales'


def sevens_kind_help() -> str:
    return 'Solo son especiales las canastas limpias de sietes, o también las sucias.'


def sevens_kind_note() -> str:
    return 'Canastas de sietes que son especiales.'


def sevens_kind_value_clean() -> str:
    return 'limpia'


def sevens_kind_value_any() -> str:
    return 'limpia o sucia'


def sevens_kind_search() -> str:
    return 'canasta de sietes sucia limpia especial'


def meld_threes() -> str:
    return 'Bajar treses'


def meld_threes_help() -> str:
    return 'Se pueden bajar todos los treses, los negros en ciertos momentos, o ninguno.'


def meld_threes_value_no() -> str:
    return 'nunca'


def meld_threes_value_black_last() -> str:
    return 'los negros al cerrar'


def meld_threes_value_black_in_foot() -> str:
    return 'los negros desde el pie'


def meld_threes_value_all() -> str:
    return 'todos'


def meld_threes_search() -> str:
    return 'tres negro cierra el pozo, tapa bloquea, bajar treses jugar tres negro canasta combinación de treses'


def threes_book() -> str:
    return 'Puntos por canasta de treses'


def threes_book_help() -> str:
    return 'Puntos por una canasta de treses.'


def threes_book_value_0() -> str:
    return 'como las demás'


def threes_book_search() -> str:
    return 'canasta de treses vale valor premio puntos'


def red_threes() -> str:
    return 'Treses rojos'


def red_threes_help() -> str:
    return 'Los treses rojos restan puntos si sobran, o se bajan enseguida por un premio.'


def red_threes_value_penalty() -> str:
    return 'penalización si sobran'


def red_threes_value_lay_down() -> str:
    return 'se bajan enseguida'


def red_threes_search() -> str:
    return 'tres rojo, bajar tres rojo, premio carta cambiar robar otra qué hacen los treses'


def red_three_bonus() -> str:
    return 'Tres rojo bajado'


def red_three_bonus_help() -> str:
    return 'Puntos por cada tres rojo bajado.'


def red_three_bonus_note() -> str:
    return 'Puntos por cada uno.'


def red_three_bonus_search() -> str:
    return 'tres rojo vale valor puntos cada bajado premio cien'


def red_three_not_out() -> str:
    return 'Tres rojo sin cierre'


def red_three_not_out_help() -> str:
    return 'Puntos por cada tres rojo bajado para un equipo que no cerró.'


def red_three_not_out_note() -> str:
    return 'Puntos por cada uno, si el equipo no cerró.'


def red_three_not_out_value_same() -> str:
    return 'lo mismo'


def red_three_not_out_search() -> str:
    return 'tres rojo vale valor cada bajado sin cerrar quien pierde otro equipo menos mitad'


def red_three_all() -> str:
    return 'Todos los treses rojos'


def red_three_all_help() -> str:
    return 'Puntos de más por bajar todos los treses rojos.'


def red_three_all_note() -> str:
    return 'Puntos de más por bajarlos todos.'


def red_three_all_value_0() -> str:
    return 'ninguno'


def red_three_all_search() -> str:
    return 'canasta de treses rojos, todos los treses rojos cada cuatro premio puntos'


def black_three() -> str:
    return 'Tres negro sobrante'


def black_three_help() -> str:
    return 'Puntos que cuesta cada tres negro que sobra.'


def black_three_note() -> str:
    return 'Puntos que cuesta cada uno.'


def black_three_search() -> str:
    return 'tres negro, penalización, menos negativo queda en la mano al final valor cuesta tréboles picas puntos'


def red_three() -> str:
    return 'Tres rojo sobrante'


def red_three_help() -> str:
    return 'Puntos que cuesta cada tres rojo que sobra.'


def red_three_note() -> str:
    return 'Puntos que cuesta cada uno.'


def red_three_search() -> str:
    return 'penalización, tres rojo, menos negativo queda en la mano pie al final valor cuesta quinientos corazones diamantes puntos'


def out_clean() -> str:
    return 'Canastas limpias exigidas'


def out_clean_help() -> str:
    return 'Canastas limpias que un equipo necesita para cerrar.'


def out_clean_value_0() -> str:
    return 'ninguna'


def out_clean_search() -> str:
    return 'cerrar, necesarias requisito para cerrar canasta pura natural roja terminar cuántas canastas'


def out_dirty() -> str:
    return 'Canastas sucias exigidas'


def out_dirty_help() -> str:
    return 'Canastas sucias que un equipo necesita para cerrar.'


def out_dirty_value_0() -> str:
    return 'ninguna'


def out_dirty_search() -> str:
    return 'necesarias requisito para cerrar canasta mixta negra terminar cuántas canastas'


def out_wild() -> str:
    return 'Canastas de comodines exigidas'


def out_wild_help() -> str:
    return 'Canastas solo de comodines que un equipo necesita para cerrar.'


def out_wild_value_0() -> str:
    return 'ninguna'


def out_wild_search() -> str:
    return 'canasta de comodines jokers doses necesaria para cerrar terminar'


def out_books() -> str:
    return 'Canastas exigidas en total'


def out_books_help() -> str:
    return 'Canastas de cualquier tipo que un equipo necesita para cerrar.'


def out_books_value_0() -> str:
    return 'ninguna'


def out_books_search() -> str:
    return 'necesarias requisito para cerrar canastas número terminar cuántas total'


def out_sevens() -> str:
    return 'Canasta de sietes exigida'


def out_sevens_help() -> str:
    return 'Un equipo necesita una canasta de sietes para cerrar.'


def out_sevens_search() -> str:
    return 'necesaria requisito para cerrar canasta de sietes terminar'


def final_discard() -> str:
    return 'Última carta'


def final_discard_help() -> str:
    return 'Cómo se juega la última carta al cerrar.'


def final_discard_note() -> str:
    return 'Aquella con la que cierras.'


def final_discard_value_required() -> str:
    return 'hay que descartarla'


def final_discard_value_optional() -> str:
    return 'se puede descartar o bajar'


def final_discard_value_never() -> str:
    return 'hay que bajarla'


def final_discard_search() -> str:
    return 'descartar, descarte para cerrar, sin descarte, último descarte cerrar última carta terminar tirar'


def foot_needed() -> str:
    return 'Hay que jugar el pie'


def foot_needed_help() -> str:
    return 'Debes jugar tu pie antes de poder cerrar.'


def foot_needed_note() -> str:
    return 'Antes de poder cerrar.'


def foot_needed_search() -> str:
    return 'cerrar sin el pie segunda mano sin tomar desde la mano terminar pronto'


def sevens_kept() -> str:
    return 'Conservar los sietes'


def sevens_kept_help() -> str:
    return 'Los sietes no se pueden descartar antes de tu canasta de sietes.'


def sevens_kept_note() -> str:
    return 'No puedes descartar ninguno antes de tu canasta de sietes.'


def sevens_kept_search() -> str:
    return 'siete descartar guardar retener sietes canasta primero'


def partners_foot() -> str:
    return 'Pies del equipo'


def partners_foot_help() -> str:
    return 'Lo que debe haber pasado con ellos antes de que puedas cerrar.'


def partners_foot_note() -> str:
    return 'Antes de que puedas cerrar.'


def partners_foot_value_none() -> str:
    return 'no importa'


def partners_foot_value_picked_up() -> str:
    return 'tomados'


def partners_foot_value_played() -> str:
    return 'tomados y ya en juego'


def partners_foot_search() -> str:
    return 'pareja, compañero, compañera, todo el equipo, cada persona en su pie antes de cerrar tomado'


def permission() -> str:
    return 'Permiso'


def permission_help() -> str:
    return 'Tu equipo debe estar de acuerdo antes de que cierres.'


def permission_note() -> str:
    return 'Tu equipo debe estar de acuerdo antes de que cierres.'


def permission_search() -> str:
    return 'preguntar, pedir permiso, cerrar, pareja, puedo cerrar, acuerdo consentimiento pregunta decir sí no hablar compañero'


def hold_last_card() -> str:
    return 'Conservar la última carta'


def hold_last_card_help() -> str:
    return 'Puedes conservarla mientras alguien de tu equipo no haya tomado el pie ni bajado nada.'


def hold_last_card_note() -> str:
    return 'Mientras alguien de tu equipo no tenga el pie ni haya bajado.'


def hold_last_card_search() -> str:
    return 'guardar retener una carta sin descartar pareja última esperar'


def go_out_bonus() -> str:
    return 'Premio por cerrar'


def go_out_bonus_help() -> str:
    return 'Puntos para el equipo que cierra.'


def go_out_bonus_value_0() -> str:
    return 'ninguno'


def go_out_bonus_search() -> str:
    return 'premio, cierre, cerrar, puntos por terminar primero acabar la ronda bonificación'


def winner_takes() -> str:
    return 'Solo puntúa quien pierde'


def winner_takes_help() -> str:
    return 'El equipo que cierra puntúa 0; a los demás se les restan las cartas que aún tienen.'


def winner_takes_note() -> str:
    return 'El equipo que cierra puntúa 0; los demás pierden puntos.'


def winner_takes_search() -> str:
    return 'quien gana cero quien pierde paga penalización solo puntos menos gana contar lo que queda'


def joker() -> str:
    return 'Joker'


def joker_help() -> str:
    return 'Puntos que vale cada joker.'


def joker_search() -> str:
    return 'comodín, joker, valor puntos vale cincuenta jokers'


def two() -> str:
    return 'Dos'


def two_help() -> str:
    return 'Puntos que vale cada dos.'


def two_search() -> str:
    return 'comodín, dos, doses, valor puntos vale veinte'


def ace() -> str:
    return 'As'


def ace_help() -> str:
    return 'Puntos que vale cada as.'


def ace_search() -> str:
    return 'ases valor puntos vale veinte carta'


def ten_value() -> str:
    return 'Cartas altas'


def ten_value_help() -> str:
    return 'Puntos que vale cada carta alta, hasta el rey.'


def ten_value_note() -> str:
    return 'Cada una, hasta el rey.'


def ten_value_search() -> str:
    return 'diez, figuras, rey reina jota nueve ocho diez valor puntos vale carta alta'


def ten_from() -> str:
    return 'Cartas altas desde'


def ten_from_help() -> str:
    return 'Valor en el que empiezan las cartas altas.'


def ten_from_value_8() -> str:
    return 'el ocho'


def ten_from_value_9() -> str:
    return 'el nueve'


def ten_from_value_T() -> str:
    return 'el diez'


def ten_from_search() -> str:
    return 'figuras nueve ocho diez valor puntos vale carta alta ochos nueves'


def five_value() -> str:
    return 'Cartas bajas'


def five_value_help() -> str:
    return 'Puntos que vale cada carta desde el cuatro hasta las altas.'


def five_value_note() -> str:
    return 'Cada una, desde el cuatro.'


def five_value_search() -> str:
    return 'cartas pequeñas cuatro cinco seis siete ocho nueve valor puntos vale carta baja'
