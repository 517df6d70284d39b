"""Español: lesson_steps. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


def more_cards(count: int) -> str:
    return ('una carta más' if plural(count) == "one" else COUNT(count, gender='f') + ' cartas más')


def new_cards(count: int) -> str:
    return ('una carta nueva' if plural(count) == "one" else COUNT(count, gender='f') + ' cartas nuevas')


def the_others() -> str:
    return 'el resto de la mesa'


def all_the_others() -> str:
    return 'el resto de la mesa'


def until_points(points: int) -> str:
    return 'Cuando un equipo llega a ' + NUMBER(points) + ' puntos, gana el total más alto.'


def after_rounds(rounds: int) -> str:
    return 'Después de ' + _nouns.rounds(rounds) + ' gana el total más alto.'


def most_points_win_heading() -> str:
    return 'Gana quien suma más puntos'


def most_points_win(worth: int) -> str:
    return 'Las cartas de la mesa suman puntos; las que te quedan en la mano al final de la ronda restan. Baja tus tres ases a la mesa: valen ' + NUMBER(worth) + '.'


def fewest_cards_win() -> str:
    return 'Pero las cartas de la mesa no valen nada: con la última carta recibes 0, y el resto pierde puntos por lo que aún tiene. Así que deshazte de tus cartas: baja tus tres ases.'


def cards_score_heading() -> str:
    return 'Las cartas de la mesa suman'


def cards_score(king: int, worth: int) -> str:
    return 'Tres o más cartas del mismo valor, por ejemplo reyes, son una combinación. Un rey vale ' + NUMBER(king) + ', así que tus tres reyes valen ' + NUMBER(worth) + '. Bájalos a la mesa.'


def every_card_counts_heading() -> str:
    return 'Cada carta cuenta'


def every_card_counts(worth: int) -> str:
    return 'Las cartas que añades después a una combinación también suman. En la mesa hay tres ochos, y tu ocho vale ' + NUMBER(worth) + ': añádelo.'


def books_score_heading() -> str:
    return 'Una combinación completa es una canasta'


def books_score(lying: int, size: int, bonus: int) -> str:
    return 'En la mesa hay ' + COUNT(lying, gender='f') + ' reinas. Con la tuya son ' + COUNT(size, gender='f') + ': la combinación está completa y ya es una canasta. ' + ('Añade tu reina.' if bonus == 0 else 'Vale ' + NUMBER(bonus) + ' más. Añade tu reina.')


def what_is_left_costs_heading() -> str:
    return 'Las cartas que te quedan cuestan puntos'


def what_is_left_costs(dear: Rank, dear_cost: int, cheap: Rank, cheap_cost: int) -> str:
    return 'Si otra persona termina la ronda, las cartas que aún tienes te cuestan puntos: ' + __each_costs(dear, dear_cost, cheap, cheap_cost) + '. Tu turno acaba con una carta para el montón del centro: que sea ' + ('la jota' if dear == "J" else 'la reina' if dear == "Q" else 'el ' + _nouns.rank(dear)) + '.'


def each_costs(dear: Rank, dear_cost: int, cheap: Rank, cheap_cost: int) -> str:
    return _nouns.a_rank(dear) + ' cuesta ' + NUMBER(dear_cost) + '; ' + _nouns.a_rank(cheap) + ', ' + NUMBER(cheap_cost)


def out_ends_the_round_heading() -> str:
    return 'La última carta termina la ronda'


def out_ends_the_round(alone: bool, books: bool, bonus: int) -> str:
    return 'Esta es tu última carta' + ((', y tienes todas las canastas que necesitas' if alone else ', y tu equipo tiene todas las canastas que necesita') if books else '') + '. Jugarla se llama cerrar: termina la ronda' + ('.' if bonus == 0 else ' ' + 'y vale ' + NUMBER(bonus) + ' más.')


def partners_agree(partners: Sequence[str]) -> str:
    return ('Antes se pregunta a tu pareja, ' + LIST(partners) + ', y dice que sí.' if len(partners) == 1 else 'Antes se pregunta a tu equipo (' + LIST(partners) + '), y la respuesta es sí.')


def round_is_counted_heading() -> str:
    return 'Se cuenta la ronda'


def round_is_counted(last: bool, draws: int) -> str:
    return ('Otra partida: roba ' + _nouns.cards(draws) + ' del centro.' if last else 'Siguiente ronda: roba ' + _nouns.cards(draws) + ' del centro.')


def own_score_for_out(alone: bool) -> str:
    return ('Recibes 0 por cerrar; el resto pierde puntos.' if alone else 'Tu equipo recibe 0 por cerrar; el resto pierde puntos.')


def own_score(alone: bool, parts: Sequence[str], left: int, partners: Sequence[str], total: int) -> str:
    return ('Recibes ' + LIST(parts) if alone else 'Tu equipo recibe ' + LIST(parts)) + ('' if left == 0 else ', menos ' + NUMBER(left) + ' ' + ('que tiene ' + LIST(partners) if len(partners) == 1 else 'que tiene tu equipo')) + ': ' + NUMBER(total) + ' en total.'


def for_cards(points: int) -> str:
    return NUMBER(points) + ' por cartas'


def for_books(points: int) -> str:
    return NUMBER(points) + ' por canastas'


def for_going_out(points: int) -> str:
    return NUMBER(points) + ' por cerrar'


def their_loss(players: Sequence[str], first: Person, left: int) -> str:
    return (LIST(players) + ' pierde' if len(players) == 1 else LIST(players) + ' pierden' if len(players) == 2 else 'El equipo de ' + first.name + ' pierde') + ' ' + NUMBER(left) + ' por cartas sobrantes.'


def their_score(players: Sequence[str], first: Person, gained: int, left: int, total: int) -> str:
    return (LIST(players) + ' recibe' if len(players) == 1 else LIST(players) + ' reciben' if len(players) == 2 else 'El equipo de ' + first.name + ' recibe') + ' ' + NUMBER(gained) + ', menos ' + NUMBER(left) + ' por cartas sobrantes: ' + NUMBER(total) + '.'


def your_hand_heading() -> str:
    return 'Tu mano'


def your_hand(cards: int) -> str:
    return 'Cada persona empieza con ' + _nouns.cards(cards) + ': la mano. Solo tú ves la tuya. Los palos no importan: los sietes van con los sietes. Busca tus tres sietes y bájalos.'


def your_foot_waits_heading() -> str:
    return 'Tu pie te espera'


def your_foot_waits(foot: int, by_book: bool, tail: int) -> str:
    return CAPITAL(__more_cards(foot)) + ' ' + ('te espera' if plural(foot) == "one" else 'te esperan') + ' boca abajo: el pie. Lo tomas cuando se te acaba la mano' + (' ' + 'o cuando completas tu primera canasta.' if by_book else '.') + ' ' + ('Tu última carta va con los ochos: añádela.' if tail == 0 else 'Después viene una cola de ' + _nouns.cards(tail) + '. Tu última carta va con los ochos: añádela.')


def how_stacks_come_heading() -> str:
    return 'De dónde salieron tus cartas'


def how_stacks_come(draws: int) -> str:
    return 'Luego empieza el juego: roba ' + _nouns.cards(draws) + ' del centro.'


def stacks_cut(cards: int) -> str:
    return 'Cada persona levanta un paquete de las cartas barajadas; lo ideal son ' + _nouns.cards(cards) + '.'


def stacks_cut_bonus(cards: int, bonus: int) -> str:
    return 'Levantar justo ' + COUNT(cards, gender='f') + ' vale ' + NUMBER(bonus) + ' puntos.'


def stacks_passed(way: Literal["left", "right", "both_left", "both_right", "each_way"]) -> str:
    return ('Uno de tus dos montones va a quien juega a tu izquierda.' if way == "left" else 'Uno de tus dos montones va a quien juega a tu derecha.' if way == "right" else 'Tus dos montones van a quien juega a tu izquierda.' if way == "both_left" else 'Tus dos montones van a quien juega a tu derecha.' if way == "both_right" else 'Uno de tus dos montones va a la izquierda, el otro a la derecha.')


def stacks_chosen(how: Literal["choose", "bottom_high", "bottom_low"]) -> str:
    return ('Eliges un montón como mano, sin mirar; el otro es tu pie.' if how == "choose" else 'El montón con la carta de abajo más alta es tu mano; el otro, tu pie.' if how == "bottom_high" else 'El montón con la carta de abajo más baja es tu mano; el otro, tu pie.')


def who_sits_where_heading(partners: Sequence[str]) -> str:
    return ('Tu pareja' if len(partners) == 1 else 'Tu equipo')


def who_sits_where(partners: Sequence[str], rivals: str, partner: Person) -> str:
    return (LIST(partners) + ' es tu pareja: tu equipo juega contra ' + rivals + '.' if len(partners) == 1 else LIST(partners) + ' están en tu equipo, que juega contra ' + rivals + '.') + ' Lo que baja alguien del equipo es de todo el equipo, y los puntos también. ' + partner.name + ' bajó tres dieces: añade el tuyo.'


def everyone_alone_heading() -> str:
    return 'Cada cual juega por su cuenta'


def everyone_alone(rivals: str, next: Person) -> str:
    return 'Juegas contra ' + rivals + '. Cada cual baja lo suyo: tu diez no puede ir con los dieces de ' + next.name + '. Tu ocho va con tus propios ochos: añádelo.'


def same_card_twice_heading() -> str:
    return 'La misma carta dos veces'


def same_card_twice(decks: int) -> str:
    return 'Se juega con ' + _nouns.decks(decks) + ' a la vez, así que puedes tener dos veces la misma carta: aquí, dos reyes de picas. Con el rey de corazones tienes tres reyes: bájalos.'


def first_draw_heading() -> str:
    return 'Quién empieza'


def first_draw(decks: int, size: int, stock: int, draws: int) -> str:
    return 'Se juega con ' + _nouns.decks(decks) + ' de ' + NUMBER(size) + ' cartas. Lo que queda es el mazo, ' + _nouns.cards(stock) + ': roba ' + _nouns.cards(draws) + '.'


def you_begin(how: Literal["left_of_dealer", "high_card", "random"], dealer: Person) -> str:
    return ('Repartió ' + dealer.name + ', y empieza quien está a su izquierda: tú.' if how == "left_of_dealer" else 'Cada persona robó una carta, y la tuya fue la más alta: empiezas tú.' if how == "high_card" else 'Se echa a suertes quién empieza, y te tocó.')


def the_first_upcard_heading() -> str:
    return 'El pozo'


def the_first_upcard(turned: bool) -> str:
    return 'Cada turno acaba con un descarte: una carta de tu mano, boca arriba en el pozo. ' + ('Antes del primer turno se puso una carta boca arriba para empezarlo.' if turned else 'El pozo empieza con la tuya.') + ' Descarta una carta que no vaya con ninguna otra.'


def draw_first_heading() -> str:
    return 'Primero robas'


def draw_first(draws: int) -> str:
    return 'Cuando te toca, robas ' + _nouns.cards(draws) + ' del mazo: las cartas boca abajo del centro. Haz clic en el mazo.'


def then_discard_heading() -> str:
    return 'Luego descartas'


def then_discard() -> str:
    return 'Ahora pon una carta boca arriba en el pozo; así acaba tu turno. Conserva lo que va junto y suelta una carta que no vaya con ninguna.'


def turn_comes_back_heading() -> str:
    return 'La vuelta a la mesa'


def turn_comes_back(others: Sequence[str]) -> str:
    return (LIST(others) + ' ya jugó su turno.' if len(others) == 1 else LIST(others) + ' jugaron su turno, en el sentido del reloj.') + ' Ahora te toca otra vez: roba.'


def meld_in_between_heading() -> str:
    return 'Antes de descartar puedes bajar cartas'


def meld_in_between() -> str:
    return 'Robaste la tercera jota. Después de robar puedes bajar tantas combinaciones como quieras. Baja tus tres jotas a la mesa.'


def more_in_a_turn_heading() -> str:
    return 'Todas las que quepan'


def more_in_a_turn(alone: bool) -> str:
    return 'También tienes un ocho, y ' + ('en la mesa hay una combinación tuya de ochos.' if alone else 'en la mesa hay una combinación de ochos de tu equipo.') + ' En cualquiera de tus turnos puedes añadir cartas que vayan con una combinación. Añade tu ocho.'


def end_the_turn_heading() -> str:
    return 'El descarte acaba el turno'


def end_the_turn() -> str:
    return 'Un turno es así: robas, bajas cartas si quieres y descartas. Tus dos reyes pueden llegar a tres, así que consérvalos. Descarta una carta que no vaya con ninguna.'


def nothing_to_lay_heading() -> str:
    return 'Nada que bajar'


def nothing_to_lay() -> str:
    return 'Ya robaste, pero no tienes tres cartas del mismo valor. Pasa a menudo: no bajes nada. Conserva tus dos jotas y tus dos reyes, y descarta una carta que no vaya con ninguna.'


def three_of_a_rank_heading() -> str:
    return 'Tres del mismo valor'


def three_of_a_rank() -> str:
    return 'Tres cartas del mismo valor, de cualquier palo, son una combinación. Tienes tres nueves: bájalos a la mesa.'


def meld_grows_heading() -> str:
    return 'Una combinación puede crecer'


def meld_grows(alone: bool, partner: Person) -> str:
    return ('Empezaste una combinación de ochos en un turno anterior.' if alone else partner.name + ' empezó una combinación de ochos, y es de todo tu equipo.') + ' A una combinación de la mesa se le pueden añadir cartas sueltas. Añade tu ocho.'


def more_at_once_heading() -> str:
    return 'Cuantas más, mejor'


def more_at_once(losing: bool) -> str:
    return 'Puedes empezar una combinación con más de tres cartas, y ' + ('te libras de todas.' if losing else 'todas suman.') + ' Baja juntos tus cuatro seises.'


def second_meld_allowed_heading() -> str:
    return 'Otra combinación del mismo valor'


def second_meld_allowed(alone: bool) -> str:
    return 'En la mesa hay tres reyes, y tienes tres más. Con estas reglas ' + ('puedes tener varias combinaciones del mismo valor.' if alone else 'tu equipo puede tener varias combinaciones del mismo valor.') + ' Empieza una segunda combinación de reyes.'


def one_meld_of_a_rank_heading() -> str:
    return 'Una combinación de cada valor'


def one_meld_of_a_rank(alone: bool, never: bool) -> str:
    return (('Solo puedes tener una combinación de cada valor.' if alone else 'Tu equipo solo puede tener una combinación de cada valor.') if never else ('Solo puedes empezar otra combinación de reyes cuando la primera es una canasta.' if alone else 'Tu equipo solo puede empezar otra combinación de reyes cuando la primera es una canasta.')) + ' Así que tus tres reyes van con los tres de la mesa: añádelos.'


def pair_waits_heading() -> str:
    return 'Dos no bastan'


def pair_waits() -> str:
    return 'Dos reinas aún no son una combinación. Pueden llegar a serlo: consérvalas y espera una tercera. Descarta una carta que no vaya con ninguna.'


def not_in_a_row_heading() -> str:
    return 'Las escaleras no cuentan'


def not_in_a_row() -> str:
    return 'Rey, reina, jota y diez de picas quedan bien juntos, pero no son una combinación: solo lo son cartas del mismo valor. Tus tres ases sí: bájalos.'


def two_join_heading() -> str:
    return 'Puedes añadir dos a la vez'


def two_join(alone: bool) -> str:
    return ('En la mesa tienes cuatro ochos, y en la mano dos más.' if alone else 'Tu equipo tiene cuatro ochos en la mesa, y tú dos más.') + ' Añade los dos: la combinación tendrá seis.'


def wild_stands_in_heading() -> str:
    return 'Los comodines sustituyen'


def wild_stands_in(jokers: bool, queens: int) -> str:
    return ('Los doses y los jokers son comodines:' if jokers else 'Los doses son comodines:') + ' en una combinación sustituyen a otras cartas. Todas las cartas del cuatro al as son naturales. ' + CAPITAL(COUNT(queens, gender='f')) + ' reinas y un dos son una combinación: bájalos.'


def joker_stands_in_heading() -> str:
    return 'Un joker hace lo mismo'


def joker_stands_in(kings: int) -> str:
    return 'Un joker sustituye a cualquier carta, igual que un dos. ' + CAPITAL(COUNT(kings)) + ' reyes y tu joker son una combinación: bájalos.'


def wild_limit_heading() -> str:
    return 'No pongas demasiados comodines'


def wild_limit(naturals: int, rank: Rank, wilds: int, jacks: int) -> str:
    return 'Esta combinación tiene ' + _nouns.of_rank(naturals, rank) + ' y ' + _nouns.wilds(wilds) + ', así que ahora no cabe otro comodín. ' + ('Tu jota sí: añádela.' if plural(jacks) == "one" else 'Tus ' + COUNT(jacks, gender='f') + ' jotas sí: añádelas.')


def wild_cap(most: int) -> str:
    return 'Una combinación no puede tener más de ' + _nouns.wilds(most) + '.'


def wild_share(limit: Literal["equal", "fewer", "half"]) -> str:
    return ('Una combinación no puede tener más comodines que naturales.' if limit == "equal" else 'Una combinación debe tener más naturales que comodines.' if limit == "fewer" else 'Una combinación necesita dos naturales por cada comodín.')


def room_for_a_wild_heading() -> str:
    return 'Ahora hay sitio'


def room_for_a_wild(naturals: int, rank: Rank, jokers: bool, worth: int, most: int) -> str:
    return 'Con ' + _nouns.of_rank(naturals, rank) + ' cabe un comodín más en la combinación. ' + ('Tu joker vale ' + NUMBER(worth) + ': añádelo.' if jokers else 'Tu dos vale ' + NUMBER(worth) + ': añádelo.') + ('' if most == 0 else ' ' + 'En un turno puedes añadir a una combinación como mucho ' + _nouns.wilds(most) + '.')


def where_wilds_belong_heading() -> str:
    return 'Limpia y sucia'


def where_wilds_belong(differ: bool, clean: int, dirty: int, jokers: bool) -> str:
    return 'Una combinación sin comodines es limpia; con comodines, sucia. ' + ('Una canasta limpia vale ' + NUMBER(clean) + '; una sucia, ' + NUMBER(dirty) + '. Mantén limpios los reyes:' if differ else 'Mantén limpios los reyes:') + ' los nueves ya están sucios, así que pon ahí tu ' + ('joker.' if jokers else 'dos.')


def wild_joins_heading() -> str:
    return 'Un comodín puede unirse después'


def wild_joins(naturals: int, rank: Rank, jokers: bool) -> str:
    return 'En la mesa hay ' + _nouns.of_rank(naturals, rank) + ' sin comodines: la combinación es limpia. Tu ' + ('joker puede unirse como un nueve más.' if jokers else 'dos puede unirse como un nueve más.') + ' Así la combinación queda sucia. Añádelo.'


def wilds_alone_heading() -> str:
    return 'Una combinación de comodines'


def wilds_alone(jokers: bool) -> str:
    return 'Con estas reglas puede haber también una combinación solo de comodines. No admite naturales. Baja ' + ('tu joker y tus dos doses.' if jokers else 'tus tres doses.')


def wilds_need_naturals_heading() -> str:
    return 'Los comodines necesitan compañía'


def wilds_need_naturals() -> str:
    return 'Tres doses parecen una combinación, pero los comodines solos no lo son: necesitan naturales. Consérvalos para más tarde y descarta una carta que no vaya con ninguna.'


def keep_wilds_heading() -> str:
    return 'Conserva tus comodines'


def keep_wilds(losing: bool, worth: int) -> str:
    return ('Un comodín sirve en casi cualquier combinación.' if losing else 'Un comodín sirve en casi cualquier combinación, y un dos vale además ' + NUMBER(worth) + ' puntos.') + ' Consérvalo y descarta una carta que no vaya con ninguna.'


def first_melds_count_heading(points: int) -> str:
    return 'Para abrir hacen falta ' + NUMBER(points)


def first_melds_count(alone: bool, round: int, points: int, count: int, rank: Rank, worth: int) -> str:
    return ('Aún no tienes nada en la mesa.' if alone else 'Tu equipo aún no tiene nada en la mesa.') + ' Las primeras combinaciones de ' + ('una ronda' if round == 0 else 'la ronda ' + NUMBER(round)) + ' deben sumar ' + NUMBER(points) + ' puntos de una vez: eso es abrir. Prepara tus ' + _nouns.of_rank(count, rank) + ', ' + NUMBER(worth) + ' puntos, y pulsa Jugar.'


def what_cards_count_heading() -> str:
    return 'Cuánto valen las cartas'


def what_cards_count(jokers: bool, joker: int, two: int, ace: int, from_: Rank, high: int, below: Rank, low: int, cards: Sequence[str], worth: int) -> str:
    return ('Un joker vale ' + NUMBER(joker) + '; un dos, ' + NUMBER(two) + ';' if jokers else 'Un dos vale ' + NUMBER(two) + ';') + ' un as, ' + NUMBER(ace) + '; del ' + _nouns.rank(from_) + ' al rey, ' + NUMBER(high) + '; del cuatro al ' + _nouns.rank(below) + ', ' + NUMBER(low) + '. Así, ' + LIST(cards) + ' suman ' + NUMBER(worth) + ': abre con esas cartas.'


def not_enough_yet_heading() -> str:
    return 'Aún no basta'


def not_enough_yet(count: int, rank: Rank, worth: int, points: int) -> str:
    return 'Tienes ' + _nouns.of_rank(count, rank) + ', que suman ' + NUMBER(worth) + ', y necesitas ' + NUMBER(points) + '. ' + ('Consérvalas' if rank == "J" else 'Consérvalas' if rank == "Q" else 'Consérvalos') + ' y espera más cartas. Descarta una carta que no vaya con ninguna.'


def open_all_at_once_heading() -> str:
    return 'Suficiente para abrir'


def adds_up(each: Sequence[str], worth: int, points: int, exact: bool) -> str:
    return CAPITAL(LIST(each)) + ('' if len(each) == 1 else ': en total ' + NUMBER(worth)) + ', ' + ('justo lo necesario.' if exact else 'y necesitas ' + NUMBER(points) + '.')


def meld_is_worth(cards: Sequence[str], worth: int) -> str:
    return LIST(cards) + ' suman ' + NUMBER(worth)


def lay_out(melds: int) -> str:
    return ('Prepara esas cartas' if melds == 1 else 'Prepara las dos combinaciones' if melds == 2 else 'Prepara todas las combinaciones') + ' y pulsa Jugar.'


def once_open_heading() -> str:
    return 'Después de abrir'


def once_open(alone: bool, least: int, worth: int) -> str:
    return 'Durante el resto de la ronda ' + ('puedes bajar' if alone else 'tu equipo puede bajar') + ' ' + ('cualquier combinación, por pequeña que sea.' if least == 0 else 'cualquier combinación que valga ' + NUMBER(least) + ' puntos o más.') + ' Tres cuatros valen solo ' + NUMBER(worth) + ' puntos, pero vienen bien: bájalos.'


def minimum_grows_heading(points: int) -> str:
    return 'Esta vez, ' + NUMBER(points)


def needed_in_round(round: int, points: int) -> str:
    return 'En la ronda ' + NUMBER(round) + ' necesitas ' + NUMBER(points) + ' puntos para abrir.'


def needed_with_total(total: int, points: int) -> str:
    return 'Con un total de ' + NUMBER(total) + ' necesitas ' + NUMBER(points) + ' puntos para abrir.'


def open_with_all_heading() -> str:
    return 'La mano entera abre'


def open_with_all(worth: int) -> str:
    return 'Con estas reglas, si las combinaciones gastan toda tu mano, abres sin mínimo. Tres cuatros y tres cincos valen solo ' + NUMBER(worth) + ', pero es todo lo que tienes.'


def keep_high_cards_heading() -> str:
    return 'Con cartas altas se abre antes'


def keep_high_cards(alone: bool, points: int, ace: int, rank: Rank, worth: int) -> str:
    return ('Necesitas' if alone else 'Tu equipo necesita') + ' ' + NUMBER(points) + ' puntos para abrir. Un as vale ' + NUMBER(ace) + '; ' + _nouns.a_rank(rank) + ', solo ' + NUMBER(worth) + '. Conserva lo que más vale y descarta ' + ('la jota.' if rank == "J" else 'la reina.' if rank == "Q" else 'el ' + _nouns.rank(rank) + '.')


def wilds_help_to_open_heading() -> str:
    return 'Los comodines ayudan a abrir'


def wilds_help_to_open(jokers: bool, joker: int, two: int) -> str:
    return ('Un joker suma ' + NUMBER(joker) + ' y un dos ' + NUMBER(two) + ' a tus primeras combinaciones.' if jokers else 'Un dos suma ' + NUMBER(two) + ' a tus primeras combinaciones.') + ' Conserva los comodines hasta abrir, y los dos reyes a los que puede unirse uno. Descarta una carta que no vaya con ninguna.'


def no_hurry_to_open_heading() -> str:
    return 'No hay prisa por abrir'


def no_hurry_to_open(points: int, draws: int) -> str:
    return 'Reunir ' + NUMBER(points) + ' puntos lleva tiempo. Nadie tiene que abrir en los primeros turnos: roba, reúne y descarta. Roba ' + _nouns.cards(draws) + '.'


def two_melds_too_little_heading() -> str:
    return 'Dos combinaciones, y aún no basta'


def two_melds_too_little(worth: int, points: int) -> str:
    return 'Tres reyes y tres ases suman ' + NUMBER(worth) + ': aún no ' + NUMBER(points) + '. Conserva los seis: cada carta te acerca. Descarta una carta que no vaya con ninguna.'


def pile_instead_heading() -> str:
    return 'Tomar el pozo en vez de robar'


def pile_instead(count: int, up_to: bool, with_: Literal["pair", "pair_or_wild", "pair_or_meld", "any_play"]) -> str:
    return 'En vez de robar puedes tomar ' + ('todo el pozo' if count == 0 else 'una carta del pozo' if count == 1 else ('hasta ' + _nouns.cards(count) + ' del pozo' if up_to else _nouns.cards(count) + ' del pozo')) + ' ' + ('si tienes dos cartas como la de encima, la carta superior.' if with_ == "pair" else 'si tienes dos cartas como la de encima, la carta superior, o una y un comodín.' if with_ == "pair_or_wild" else 'si tienes dos cartas como la de encima, la carta superior, o una combinación de su valor.' if with_ == "pair_or_meld" else 'si puedes jugar enseguida la de encima, la carta superior.') + ' No tienes ninguna jota: roba del mazo.'


def look_before_taking_heading() -> str:
    return 'Mira antes de tomar'


def look_before_taking() -> str:
    return 'Con estas reglas puedes mirar, una vez por turno, las cartas que te daría el pozo. Tienes dos nueves como la carta superior y podrías tomarlo: mira primero. Un clic quita las cartas.'


def pair_takes_heading() -> str:
    return 'Con un par tomas el pozo'


def pair_takes() -> str:
    return 'La carta superior es un nueve, y tienes dos nueves. Juntos son una combinación, así que puedes tomar el pozo. Haz clic en él para preparar los nueves y pulsa Jugar.'


def pair_takes_from_the_bottom() -> str:
    return 'La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. Su carta más baja también debe bajarse: el ocho va con los ochos. Haz clic en el pozo y pulsa Jugar.'


def drawn_with_the_pile(count: int) -> str:
    return ('Después vendrá una carta del mazo.' if plural(count) == "one" else 'Después vendrán ' + _nouns.cards(count) + ' del mazo.')


def use_what_came_heading() -> str:
    return 'Usa lo que vino con él'


def use_what_came(count: int) -> str:
    return 'Tomaste ' + __more_cards(count) + ', entre ellas un as. Ahora tienes tres ases: bájalos.'


def upcard_fits_a_meld_heading() -> str:
    return 'También vale una combinación'


def upcard_fits_a_meld(alone: bool) -> str:
    return 'La carta superior es un ocho, y ' + ('tienes una combinación de ochos.' if alone else 'tu equipo tiene una combinación de ochos.') + ' El ocho va con ellos, así que puedes tomar el pozo sin tener otro. Haz clic en él y pulsa Jugar.'


def card_and_wild_take_heading() -> str:
    return 'Una carta y un comodín'


def card_and_wild_take() -> str:
    return 'Solo tienes un nueve, pero también un comodín. Con estas reglas basta para tomar el pozo: los dos nueves y el comodín son una combinación.'


def upcard_may_stay_heading() -> str:
    return 'Tómalo y conserva tu par'


def upcard_may_stay(alone: bool) -> str:
    return 'La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. ' + ('Ya abriste, así que puedes conservar los tres en la mano.' if alone else 'Tu equipo ya abrió, así que puedes conservar los tres en la mano.') + ' Haz clic en el pozo y pulsa Jugar.'


def upcard_may_stay_but_the_bottom() -> str:
    return 'La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. Conserva los tres si quieres. La carta más baja debe bajarse: va con los ochos. Haz clic en el pozo y pulsa Jugar.'


def open_with_the_pile_heading() -> str:
    return 'Abrir con el pozo'


def open_with_the_pile() -> str:
    return 'La carta superior cuenta para abrir; las de debajo, no. Toma el pozo y abre.'


def turned_card_is_free_heading() -> str:
    return 'La primera carta del pozo es gratis'


def turned_card_is_free(waits: bool) -> str:
    return 'Tienes el primer turno de la ronda, así que puedes tomar esa carta en lugar de robar, sin bajarla: entonces tendrás dos reyes. ' + ('Después nadie toma el pozo hasta que termine la vuelta. Haz clic en la carta y pulsa Jugar.' if waits else 'Haz clic en la carta y pulsa Jugar.')


def frozen_pile_heading() -> str:
    return 'Un pozo congelado'


def frozen_until_taken() -> str:
    return 'Alguien descartó un comodín: eso congela el pozo. Ahora solo se toma con dos naturales de la mano. Tienes dos nueves: tómalo.'


def frozen_for_a_lap(who: Person) -> str:
    return who.name + ' descartó un comodín: eso congela el pozo, y nadie puede tomarlo hasta que le toque otra vez a ' + who.name + '. Roba del mazo.'


def pairs_take_piles_heading() -> str:
    return 'Los pares valen la pena'


def pairs_take_piles() -> str:
    return 'Con dos cartas iguales puedes tomar el pozo en cuanto haya una tercera encima. Tienes dos reyes y dos nueves: conserva los dos pares. Descarta una carta que no vaya con ninguna.'


def three_closes_heading() -> str:
    return 'Con un tres nadie toma el pozo'


def three_closes() -> str:
    return 'La carta superior es un tres. Mientras esté encima, nadie puede tomar el pozo, tenga lo que tenga. Roba del mazo.'


def pile_too_short_heading() -> str:
    return 'Demasiado pequeño para tomarlo'


def pile_too_short(count: int, needed: int) -> str:
    return 'Tienes dos nueves, pero el pozo solo tiene ' + _nouns.cards(count) + '. Con estas reglas necesita ' + COUNT(needed, gender='f') + '. Roba del mazo.'


def not_in_the_first_lap_heading() -> str:
    return 'En la primera vuelta, no'


def not_in_the_first_lap() -> str:
    return 'Tienes dos nueves, pero nadie puede tomar el pozo hasta que termine la primera vuelta de esta ronda. Roba del mazo.'


def wild_on_the_pile_heading() -> str:
    return 'Un comodín en el pozo'


def wild_on_the_pile() -> str:
    return 'La carta superior es un dos. Nadie puede tomar el pozo con un comodín encima, aunque tengas otros dos doses. Roba del mazo.'


def one_is_too_few_heading() -> str:
    return 'Con una no basta'


def one_is_too_few() -> str:
    return 'La carta superior es un rey, pero solo tienes un rey. Con tu dos sería una combinación, pero aquí solo se toma el pozo con un par. Roba del mazo.'


def feed_nobody_heading() -> str:
    return 'Piensa en quien sigue'


def feed_nobody(next: Person) -> str:
    return 'Después juega ' + next.name + ', que tiene jotas en la mesa: tu jota es justo lo que busca. Consérvala y descarta otra carta que no vaya con ninguna.'


def clean_book_heading() -> str:
    return 'Una canasta limpia'


def clean_book(size: int, bonus: int, spoils: bool) -> str:
    return 'Una combinación de ' + _nouns.cards(size) + ' es una canasta. Sin comodines es limpia' + ('' if bonus == 0 else ', vale ' + NUMBER(bonus) + ' más') + ' y se aparta con una carta roja encima. Complétala con tu rey' + (': tu dos la ensuciaría.' if spoils else '.')


def dirty_book_heading() -> str:
    return 'Una canasta sucia'


def dirty_book(size: int, bonus: int) -> str:
    return 'Entre estas jotas hay un comodín. Con ' + _nouns.cards(size) + ' también son una canasta, pero sucia: ' + ('lleva una carta negra encima.' if bonus == 0 else 'vale ' + NUMBER(bonus) + ' más y lleva una carta negra encima.') + ' Añade tu jota.'


def book_takes_more_heading() -> str:
    return 'Más cartas en una canasta'


def book_takes_more(losing: bool) -> str:
    return ('Ahí tu rey no cuesta nada: añádelo.' if losing else 'Ahí tu rey aún suma: añádelo.')


def what_books_take(closed: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"]) -> str:
    return ('Puedes seguir añadiendo cartas a una canasta, y todas suman.' if closed == "any" else 'Una canasta limpia aún admite naturales, pero no comodines: sigue limpia.' if closed == "keep_kind" else 'Una canasta aún admite naturales, pero no más comodines.' if closed == "naturals" else 'Una canasta limpia aún admite naturales; una sucia no admite nada.' if closed == "clean_open" else 'Una canasta sucia aún admite cartas; una limpia no admite nada.' if closed == "dirty_open" else 'Una canasta ya no admite nada.')


def book_is_sealed_heading() -> str:
    return 'Una canasta no admite más'


def book_is_sealed() -> str:
    return 'Con estas reglas no se añade nada a una canasta, y no puedes empezar otra combinación de reyes. Tu rey ya no sirve: descártalo.'


def wild_spoils_a_book_heading() -> str:
    return 'Cuidado con los comodines'


def wild_spoils_a_book(dirty: int, clean: int) -> str:
    return 'Un comodín ensuciaría la canasta limpia de reyes: ' + NUMBER(dirty) + ' en lugar de ' + NUMBER(clean) + '. Las jotas ya tienen uno, así que pon ahí tu dos.'


def wild_makes_it_dirty_heading() -> str:
    return 'No ensucies una combinación limpia'


def wild_makes_it_dirty(dirty: int, clean: int) -> str:
    return 'Un comodín completaría los reyes, pero como canasta sucia: ' + NUMBER(dirty) + ' en lugar de ' + NUMBER(clean) + '. Las jotas ya tienen uno. Pon ahí tu dos y espera un rey.'


def book_of_sevens_heading() -> str:
    return 'Los sietes son especiales'


def book_of_sevens(clean: bool, points: int, needed: bool, kept: bool) -> str:
    return 'Con estas reglas ' + ('una canasta limpia de sietes' if clean else 'una canasta de sietes') + ' ' + (('hace falta para cerrar.' if points == 0 else 'vale ' + NUMBER(points) + ' y hace falta para cerrar.') if needed else 'vale ' + NUMBER(points) + '.') + ' Añade tu siete para completarla.' + (' ' + 'Hasta entonces casi nunca puedes descartar un siete.' if kept else '')


def book_of_wilds_heading() -> str:
    return 'Una canasta de comodines'


def book_of_wilds(size: int, points: int) -> str:
    return CAPITAL(_nouns.wilds(size)) + ' también son una canasta y valen ' + NUMBER(points) + ' más. Añade tu dos.'


def books_to_go_out_heading() -> str:
    return 'Las canastas permiten cerrar'


def books_to_go_out(rank: Rank) -> str:
    return 'El panel Cierre las cuenta. Completa otra canasta: añade ' + ('tu jota' if rank == "J" else 'tu reina' if rank == "Q" else 'tu ' + _nouns.rank(rank)) + ' a las reinas.'


def to_go_out_you_need(alone: bool, books: Sequence[str]) -> str:
    return 'Para cerrar ' + ('no hace falta ninguna canasta.' if len(books) == 0 else ('necesitas ' + LIST(books) + '.' if alone else 'tu equipo necesita ' + LIST(books) + '.'))


def two_to_a_book_heading() -> str:
    return 'De dos en dos'


def two_to_a_book(lying: int, size: int) -> str:
    return 'En la mesa hay ' + COUNT(lying) + ' ases, y tienes dos más: en total, ' + COUNT(size) + '. No hace falta añadirlos uno a uno: completa la canasta con los dos.'


def book_in_one_go_heading() -> str:
    return 'Una canasta de una vez'


def book_in_one_go(size: int) -> str:
    return 'Una canasta no tiene que crecer turno a turno. Tienes ' + COUNT(size) + ' nueves: bájalos todos y tendrás una canasta limpia de una vez.'


def wild_completes_heading() -> str:
    return 'Un comodín también la completa'


def wild_completes(lying: int) -> str:
    return 'En la mesa hay ' + COUNT(lying, gender='f') + ' reinas, y hace mucho que no llega ninguna. Un comodín puede llenar el hueco: la canasta será sucia, pero será una canasta. Añade tu dos.'


def foot_comes_second_heading() -> str:
    return 'Primero la mano, luego el pie'


def foot_comes_second(cards: int, by_book: bool, foot: int) -> str:
    return ('O sin canasta: en la mano ' + ('te queda una carta.' if plural(cards) == "one" else 'te quedan ' + _nouns.cards(cards) + '.') if by_book else 'En la mano ' + ('te queda una carta.' if plural(cards) == "one" else 'te quedan ' + _nouns.cards(cards) + '.')) + ' Cuando las hayas jugado todas, tomas tu pie: ' + __new_cards(foot) + '. Empieza con tus tres reinas: bájalas.'


def foot_by_book_heading() -> str:
    return 'Tu primera canasta trae el pie'


def foot_by_book() -> str:
    return 'Con estas reglas, tu pie se une a tu mano en cuanto completas tu primera canasta. Tu rey completa una: añádelo.'


def that_ends_your_turn() -> str:
    return 'Con eso acaba tu turno.'


def foot_by_melding_heading() -> str:
    return 'Juega toda tu mano'


def foot_by_melding() -> str:
    return 'El ocho es tu última carta y va con los otros ochos. Añádelo: así se te acaba la mano y tomas tu pie enseguida.'


def turn_goes_on_heading() -> str:
    return 'El turno sigue'


def turn_goes_on() -> str:
    return 'Bajaste tu última carta, así que tu turno sigue con el pie. Tiene tres jotas: bájalas.'


def still_a_discard_heading() -> str:
    return 'El descarte, como siempre'


def still_a_discard() -> str:
    return 'Tu turno acaba también con un descarte. Descarta una carta que no vaya con ninguna; las demás esperan a tu próximo turno.'


def foot_by_discard_heading() -> str:
    return 'O con el descarte'


def foot_by_discard() -> str:
    return 'Aquí te queda una sola carta en la mano. Descártala: así acaba tu turno y tomas tu pie para el siguiente.'


def foot_next_turn_heading() -> str:
    return 'Ahora el pie es tu mano'


def foot_next_turn(tail: int, draws: int) -> str:
    return 'Te toca, y juegas con tu pie. ' + ('Nada más cambia: roba ' + _nouns.cards(draws) + '.' if tail == 0 else 'Cuando se acabe, tomas tu cola: ' + __more_cards(tail) + ', y con ella cierras. Roba ' + _nouns.cards(draws) + '.')


def keep_two_cards_heading() -> str:
    return 'Conserva dos cartas'


def keep_two_cards(stack: Literal["hand", "foot", "tail"], alone: bool) -> str:
    return 'Juegas con ' + ('tu cola' if stack == "tail" else 'tu ' + _nouns.stack(stack)) + ', y ' + ('aún no puedes cerrar.' if alone else 'tu equipo aún no puede cerrar.') + ' Conserva dos cartas: una para descartar y otra para la mano. Tus tres reinas tienen que esperar. Descarta el nueve.'


def black_threes(rule: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Los treses no se bajan: solo puedes descartarlos.' if rule == "no" else 'Los treses negros solo se bajan en la jugada con que cierras.' if rule == "black_last" else 'Los treses negros se pueden bajar ' + ('desde la cola' if stack == "tail" else 'desde el ' + _nouns.stack(stack)) + ', nunca desde la mano.' if rule == "black_in_foot" else 'Los treses son un valor como cualquier otro.')


def black_three_goes_heading() -> str:
    return 'Un tres negro'


def black_three_goes(closes: bool) -> str:
    return ('Con un tres encima, quien juega después no puede tomar el pozo. Descarta tu tres.' if closes else 'Descarta tu tres.')


def three_on_the_pile_heading() -> str:
    return 'Un tres en el pozo'


def three_on_the_pile(who: Person) -> str:
    return who.name + ' descartó un tres. No puedes tomar el pozo, pero solo en este turno. Roba del mazo.'


def threes_are_a_rank_heading() -> str:
    return 'Los treses son un valor más'


def threes_are_a_rank() -> str:
    return 'Con estas reglas los treses son un valor como cualquier otro, rojos y negros juntos. Baja tus tres treses.'


def threes_from_the_foot_heading(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'Treses negros desde ' + ('la cola' if stack == "tail" else 'el ' + _nouns.stack(stack))


def threes_from_the_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'Juegas con ' + ('tu cola' if stack == "tail" else 'tu ' + _nouns.stack(stack)) + '. Desde ahí puedes bajar treses negros, pero sin comodines. Baja tus tres treses negros.'


def threes_at_last_heading() -> str:
    return 'Los treses negros, al final'


def threes_at_last() -> str:
    return 'Los treses negros solo se bajan en la jugada con que cierras, y sin comodines. Cierra ahora con los tuyos.'


def threes_grow_heading() -> str:
    return 'Cualquier tres vale'


def threes_grow() -> str:
    return 'En la mesa hay tres treses, y tienes el tres de diamantes. Rojo o negro da igual: añádelo.'


def wild_among_threes_heading() -> str:
    return 'Los comodines van con los treses'


def wild_among_threes(threes: int, jokers: bool) -> str:
    return 'Un comodín sustituye a un tres como a cualquier otra carta. ' + CAPITAL(COUNT(threes)) + ' treses y ' + ('tu joker son una combinación: bájalos.' if jokers else 'tu dos son una combinación: bájalos.')


def pair_of_threes_heading() -> str:
    return 'Un par de treses'


def pair_of_threes() -> str:
    return 'Dos treses pueden llegar a ser una combinación, como dos cartas de cualquier valor. Consérvalos y descarta una carta que no vaya con ninguna.'


def three_helps_nobody_heading() -> str:
    return 'Un tres no ayuda a nadie'


def three_helps_nobody(next: Person) -> str:
    return 'Después juega ' + next.name + ', que tiene jotas y dieces en la mesa: los tuyos le vendrían bien. Tus reyes y tus reinas son pares. Un tres negro no ayuda a nadie: descártalo.'


def threes_are_no_meld_heading() -> str:
    return 'Tres treses no son una combinación'


def you_hold_three_threes() -> str:
    return 'Tienes tres treses negros.'


def threes_are_no_meld() -> str:
    return 'Así que suelta uno en cada turno: descarta un tres.'


def three_goes_last_heading() -> str:
    return 'Un tres puede ir al final'


def three_goes_last() -> str:
    return 'La última carta de tu mano es un tres negro. Es tan buen descarte como otro: suéltalo y toma tu pie.'


def red_three_costs_heading() -> str:
    return 'Los treses rojos cuestan puntos'


def red_three_costs(points: int, unless: Literal["never", "you", "team"]) -> str:
    return 'Un tres rojo no se baja, y si te queda en la mano cuesta ' + NUMBER(points) + ' puntos' + (' ' + 'a menos que cierres.' if unless == "you" else ' ' + 'a menos que cierre tu equipo.' if unless == "team" else '.') + ' Deshazte primero de él: descarta el tres rojo.'


def red_three_lies_down_heading() -> str:
    return 'Los treses rojos van a la mesa'


def red_three_lies_down() -> str:
    return 'Con estas reglas pones un tres rojo en la mesa en cuanto lo recibes, y robas otra carta en su lugar. Roba y mira.'


def red_three_scores_heading() -> str:
    return 'Ahí está'


def red_three_scores() -> str:
    return 'Tu turno sigue y acaba como siempre: descarta una carta que no vaya con ninguna.'


def red_three_bonus(alone: bool, points: int) -> str:
    return ('No vale nada' if points == 0 else 'Vale ' + NUMBER(points)) + ' ' + ('para ti, y ya no te estorba.' if alone else 'para tu equipo, y ya no te estorba.')


def red_three_bonus_by_going_out(alone: bool, points: int, else_: int) -> str:
    return ('Para ti vale ' + NUMBER(points) + ' si cierras;' if alone else 'Para tu equipo vale ' + NUMBER(points) + ' si cierra;') + ' ' + ('si no, nada.' if else_ == 0 else 'si no, ' + NUMBER(else_) + '.') + ' Y ya no te estorba.'


def red_three_in_the_foot_heading() -> str:
    return 'Treses en el pie'


def red_three_in_the_foot(points: int, unless: Literal["never", "you", "team"]) -> str:
    return 'En tu pie puede haber un tres rojo. Si la ronda termina antes de que tomes el pie, cuesta ' + NUMBER(points) + ' puntos' + (' ' + 'a menos que cierres.' if unless == "you" else ' ' + 'a menos que cierre tu equipo.' if unless == "team" else '.') + ' Así que date prisa: descarta tu última carta y toma tu pie.'


def red_three_came_up_heading() -> str:
    return 'Había uno'


def red_three_came_up() -> str:
    return 'En tu siguiente turno tienes el tres rojo de tu pie, y ya robaste. Descártalo enseguida.'


def red_three_is_idle_heading() -> str:
    return 'Un tres rojo no sirve de nada'


def red_three_is_idle() -> str:
    return 'Con estas reglas un tres rojo no cuesta nada, pero tampoco se baja. Tus otras cartas son pares, así que descarta el tres rojo.'


def melds_in_common_heading(partner: Person) -> str:
    return 'Lo que bajó ' + partner.name + ' también es tuyo'


def melds_in_common(partner: Person, kings: int) -> str:
    return partner.name + ' bajó ' + COUNT(kings) + ' reyes. Tu equipo comparte las combinaciones, así que tu rey va ahí y completa la canasta.'


def partner_opened_heading() -> str:
    return 'Una apertura vale para el equipo'


def partner_opened(partner: Person) -> str:
    return partner.name + ' ya abrió en esta ronda. Eso vale para todo tu equipo: no necesitas puntos para abrir. Baja tus tres cuatros.'


def two_for_a_meld_heading() -> str:
    return 'Dos pueden bastar'


def two_for_a_meld(partner: Person) -> str:
    return 'Dos jotas solas no son una combinación. Pero ' + partner.name + ' bajó tres jotas, y las tuyas van ahí. Añade las dos.'


def what_others_collect_heading() -> str:
    return 'Fíjate en quien sigue'


def what_others_collect(next: Person) -> str:
    return 'Después de ti juega ' + next.name + ', que tiene dieces en la mesa. Tu diez es justo lo que busca. Consérvalo y descarta otra carta que no vaya con ninguna.'


def help_to_go_out_heading(partner: Person) -> str:
    return 'Ayuda a ' + partner.name


def help_to_go_out(partner: Person, rank: Rank, asks: bool) -> str:
    return 'A ' + partner.name + ' le quedan dos cartas, y a tu equipo le falta una sola carta para tener las canastas necesarias. La tienes tú: añade ' + ('tu jota' if rank == "J" else 'tu reina' if rank == "Q" else 'tu ' + _nouns.rank(rank)) + ', y ' + partner.name + ' ' + ('podrá pedir permiso para cerrar en su próximo turno.' if asks else 'podrá cerrar en su próximo turno.')


def partners_foot_first_heading() -> str:
    return 'Espera a tu equipo'


def partners_foot_first(partners: Sequence[str], stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return 'Tu equipo tiene todas las canastas que necesita, pero no puedes cerrar hasta que ' + LIST(partners) + ' ' + (('tome' if len(partners) == 1 else 'tomen') if picked_up else ('juegue una carta de' if len(partners) == 1 else 'jueguen una carta de')) + ' su ' + _nouns.stack(stack) + '. Así que descarta una carta y conserva la otra.'


def ask_first_heading() -> str:
    return '¿Puedo cerrar?'


def ask_first(partners: Sequence[str]) -> str:
    return 'Antes de cerrar preguntas a ' + LIST(partners) + '. Con un sí cierras enseguida; con un no sigues jugando y no puedes volver a preguntar en ese turno. Pulsa Cerrar.'


def partner_asks_heading(partner: Person) -> str:
    return partner.name + ' te pregunta'


def partner_asks_again_heading(partner: Person) -> str:
    return partner.name + ' vuelve a preguntar'


def say_no(cards: int, cost: int, partner: Person) -> str:
    return 'Tienes ' + _nouns.cards(cards) + ' que costarían a tu equipo ' + NUMBER(cost) + ' puntos. En tu próximo turno podrías bajar reyes y reinas. Di que no a ' + partner.name + '.'


def say_yes(cost: int) -> str:
    return 'Un turno después solo tienes un cinco. Cuesta solo ' + NUMBER(cost) + ' puntos, así que está bien cerrar. Di que sí: la ronda termina.'


def say_yes_and_score_nothing() -> str:
    return 'Con estas reglas, el equipo que cierra recibe 0, tengas lo que tengas. Di que sí: la ronda termina, y el resto paga por sus cartas.'


def hold_the_last_card_heading(partner: Person) -> str:
    return 'Esperar a ' + partner.name


def hold_the_last_card(partner: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return 'Te queda una carta, y ' + partner.name + ' aún no bajó nada ni tomó ' + ('la cola' if stack == "tail" else 'el ' + _nouns.stack(stack)) + '. Con estas reglas puedes esperar: conserva tu carta y acaba el turno sin descartar. Pulsa Conservar.'


def what_it_takes_heading() -> str:
    return 'Qué hace falta para cerrar'


def what_it_takes(stack: Literal["hand", "foot", "tail"], needed: bool) -> str:
    return ('Cierras cuando juegas la última carta de tu ' + _nouns.stack(stack) + '.' if needed else 'Cierras cuando juegas tu última carta, incluso antes de tomar tu ' + _nouns.stack(stack) + '.')


def before_that_you_need(alone: bool, books: Sequence[str]) -> str:
    return ('No hace falta ninguna canasta.' if len(books) == 0 else ('Antes necesitas ' + LIST(books) + '.' if alone else 'Antes tu equipo necesita ' + LIST(books) + '.')) + ' Una no está completa: descarta una carta y espera.'


def last_book_heading() -> str:
    return 'La última canasta'


def last_book(rank: Rank) -> str:
    return ('La jota de tu mano' if rank == "J" else 'La reina de tu mano' if rank == "Q" else 'El ' + _nouns.rank(rank) + ' de tu mano') + ' completa la canasta que falta. Con esa carta tienes todo lo necesario: añádela.'


def play_every_card_heading() -> str:
    return 'Juega todas las cartas'


def play_every_card(discards: bool, stack: Literal["hand", "foot", "tail"]) -> str:
    return ('El ocho va con los ochos y el cinco al pozo: así se te acaba ' + ('la cola y cierras.' if stack == "tail" else 'el ' + _nouns.stack(stack) + ' y cierras.') if discards else 'Tus dos ochos van con los otros, porque aquí no se puede descartar la última carta. Así se te acaba ' + ('la cola y cierras.' if stack == "tail" else 'el ' + _nouns.stack(stack) + ' y cierras.')) + ' Pulsa Cerrar.'


def your_score_heading() -> str:
    return 'Tus puntos'


def count_first() -> str:
    return 'Primero haz la cuenta.'


def your_score(rank: Rank) -> str:
    return 'Cierra con ' + ('tus tres jotas' if rank == "J" else 'tus tres reinas' if rank == "Q" else 'tus tres ' + _nouns.ranks(rank)) + ' en una sola jugada.'


def out_without_discard_heading() -> str:
    return 'Sin descarte'


def out_without_discard() -> str:
    return 'Con estas reglas no hace falta descartar la última carta: también puedes bajarla. Cierra con tus tres cincos.'


def before_others_go_out_heading() -> str:
    return 'Antes de que otra persona cierre'


def before_others_go_out(next: Person, cost: int, losing: bool) -> str:
    return 'A ' + next.name + ' le queda una carta y podría cerrar en su turno. En tu mano, los tres reyes costarían ' + NUMBER(cost) + ' puntos; en la mesa ' + ('no cuestan nada.' if losing else 'suman lo mismo.') + ' Bájalos ahora.'


def count_what_you_keep_heading() -> str:
    return 'Lo que conservas cuesta'


def count_what_you_keep(next: Person, dear: Rank, dear_cost: int, cheap: Rank, cheap_cost: int) -> str:
    return 'A ' + next.name + ' le queda una carta y podría cerrar en su turno; tú no puedes. Lo que conserves te costará puntos: ' + __each_costs(dear, dear_cost, cheap, cheap_cost) + '. Descarta ' + ('la jota.' if dear == "J" else 'la reina.' if dear == "Q" else 'el ' + _nouns.rank(dear) + '.')


def match_goes_on_heading() -> str:
    return 'El juego completo'


def match_goes_on(draws: int) -> str:
    return 'Ya conoces el juego: roba ' + _nouns.cards(draws) + '.'


def rounds_until_points(points: int) -> str:
    return 'Así se reparten y se cuentan las rondas hasta que un equipo llega a ' + NUMBER(points) + ' puntos. Entonces gana el total más alto.'


def match_is_one_round() -> str:
    return 'Una partida es una ronda, y gana el total más alto.'


def next_round_is_dealt() -> str:
    return 'Después se reparte la ronda siguiente.'


__each_costs = each_costs
__more_cards = more_cards
__new_cards = new_cards
