"""Español: lesson_steps. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import by_rank
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


most_points_win_heading = 'Gana quien suma más puntos'
fewest_cards_win = 'Las cartas de la mesa no valen nada: con la última carta recibes 0, y el resto pierde puntos por lo que aún tiene. Así que deshazte de tus cartas: baja tus tres ases.'
cards_score_heading = 'Las cartas de la mesa suman'
every_card_counts_heading = 'Cada carta cuenta'
books_score_heading = 'Una combinación completa es una canasta'
what_is_left_costs_heading = 'Las cartas que te quedan cuestan puntos'
out_ends_the_round_heading = 'La última carta termina la ronda'
round_is_counted_heading = 'Se cuenta la ronda'
your_hand_heading = 'Tu mano'
your_foot_waits_heading = 'Tu pie te espera'
how_stacks_come_heading = 'De dónde salieron tus cartas'
everyone_alone_heading = 'Cada cual juega por su cuenta'
same_card_twice_heading = 'La misma carta dos veces'
first_draw_heading = 'Quién empieza'
the_first_upcard_heading = 'El pozo'
draw_first_heading = 'Primero robas'
then_discard_heading = 'Luego descartas'
then_discard = 'Ahora pon una carta boca arriba en el pozo; así acaba tu turno. Conserva lo que va junto y suelta una carta que no vaya con ninguna.'
turn_comes_back_heading = 'La vuelta a la mesa'
meld_in_between_heading = 'Antes de descartar puedes bajar cartas'
meld_in_between = 'Robaste la tercera jota. Después de robar puedes bajar tantas combinaciones como quieras. Baja tus tres jotas a la mesa.'
more_in_a_turn_heading = 'Todas las que quepan'
end_the_turn_heading = 'El descarte acaba el turno'
end_the_turn = 'Un turno es así: robas, bajas cartas si quieres y descartas. Tus dos reyes pueden llegar a tres, así que consérvalos. Descarta una carta que no vaya con ninguna.'
nothing_to_lay_heading = 'Nada que bajar'
nothing_to_lay = 'Ya robaste, pero no tienes tres cartas del mismo valor. Pasa a menudo: no bajes nada. Conserva tus dos jotas y tus dos reyes, y descarta una carta que no vaya con ninguna.'
three_of_a_rank_heading = 'Tres del mismo valor'
three_of_a_rank = 'Tres cartas del mismo valor, de cualquier palo, son una combinación. Tienes tres nueves: bájalos a la mesa.'
meld_grows_heading = 'Una combinación puede crecer'
more_at_once_heading = 'Cuantas más, mejor'
second_meld_allowed_heading = 'Otra combinación del mismo valor'
one_meld_of_a_rank_heading = 'Una combinación de cada valor'
pair_waits_heading = 'Dos no bastan'
pair_waits = 'Dos reinas aún no son una combinación. Pueden llegar a serlo: consérvalas y espera una tercera. Descarta una carta que no vaya con ninguna.'
not_in_a_row_heading = 'Las escaleras no cuentan'
not_in_a_row = 'Rey, reina, jota y diez de picas quedan bien juntos, pero no son una combinación: solo lo son cartas del mismo valor. Tus tres ases sí: bájalos.'
two_join_heading = 'Puedes añadir dos a la vez'
wild_stands_in_heading = 'Los comodines sustituyen'
joker_stands_in_heading = 'Un joker hace lo mismo'
wild_limit_heading = 'No pongas demasiados comodines'
room_for_a_wild_heading = 'Ahora hay sitio'
where_wilds_belong_heading = 'Limpia y sucia'
wild_joins_heading = 'Un comodín puede unirse después'
wilds_alone_heading = 'Una combinación de comodines'
wilds_need_naturals_heading = 'Los comodines necesitan compañía'
wilds_need_naturals = 'Tres doses parecen una combinación, pero los comodines solos no lo son: necesitan naturales. Consérvalos para más tarde y descarta una carta que no vaya con ninguna.'
keep_wilds_heading = 'Conserva tus comodines'
what_cards_count_heading = 'Cuánto valen las cartas'
not_enough_yet_heading = 'Aún no basta'
open_all_at_once_heading = 'Suficiente para abrir'
once_open_heading = 'Después de abrir'
open_with_all_heading = 'La mano entera abre'
keep_high_cards_heading = 'Con cartas altas se abre antes'
wilds_help_to_open_heading = 'Los comodines ayudan a abrir'
no_hurry_to_open_heading = 'No hay prisa por abrir'
two_melds_too_little_heading = 'Dos combinaciones, y aún no basta'
pile_instead_heading = 'Tomar el pozo en vez de robar'
look_before_taking_heading = 'Mira antes de tomar'
look_before_taking = 'Con estas reglas puedes mirar, una vez por turno, las cartas que te daría el pozo. Tienes dos nueves como la carta superior y podrías tomarlo: mira primero. Un clic quita las cartas.'
pair_takes_heading = 'Con un par tomas el pozo'
pair_takes_the_pile = 'La carta superior es un nueve, y tienes dos nueves. Juntos son una combinación, así que puedes tomar el pozo. Haz clic en él para preparar los nueves y pulsa Jugar.'
pair_takes_from_the_bottom = 'La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. Su carta más baja también debe bajarse: el ocho va con los ochos. Haz clic en el pozo y pulsa Jugar.'
use_what_came_heading = 'Usa lo que vino con él'
upcard_fits_a_meld_heading = 'También vale una combinación'
card_and_wild_take_heading = 'Una carta y un comodín'
card_and_wild_take = 'La carta superior es un nueve. Solo tienes un nueve, pero también un comodín. Con estas reglas basta para tomar el pozo: las tres cartas son una combinación.'
upcard_may_stay_heading = 'Tómalo y conserva tu par'
upcard_may_stay_but_the_bottom = 'La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. Conserva los tres si quieres. La carta más baja debe bajarse: va con los ochos. Haz clic en el pozo y pulsa Jugar.'
open_with_the_pile_heading = 'Abrir con el pozo'
turned_card_is_free_heading = 'La primera carta del pozo es gratis'
frozen_until_taken_heading = 'Un pozo congelado'
frozen_until_taken = 'Alguien descartó un comodín: eso congela el pozo. Ahora solo se toma con dos naturales de la mano. Tienes dos nueves: tómalo.'
pairs_take_piles_heading = 'Los pares valen la pena'
pairs_take_piles = 'Con dos cartas iguales puedes tomar el pozo en cuanto haya una tercera encima. Tienes dos reyes y dos nueves: conserva los dos pares. Descarta una carta que no vaya con ninguna.'
three_closes_heading = 'Con un tres nadie toma el pozo'
three_closes = 'La carta superior es un tres. Mientras esté encima, nadie puede tomar el pozo, tenga lo que tenga. Roba del mazo.'
pile_too_short_heading = 'Demasiado pequeño para tomarlo'
not_in_the_first_lap_heading = 'En la primera vuelta, no'
not_in_the_first_lap = 'Tienes dos nueves, pero nadie puede tomar el pozo hasta que termine la primera vuelta de esta ronda. Roba del mazo.'
wild_on_the_pile_heading = 'Un comodín en el pozo'
wild_on_the_pile = 'La carta superior es un dos. Nadie puede tomar el pozo con un comodín encima, aunque tengas otros dos doses. Roba del mazo.'
one_is_too_few_heading = 'Con una no basta'
one_is_too_few = 'La carta superior es un rey, pero solo tienes un rey. Con tu dos sería una combinación, pero aquí solo se toma el pozo con un par. Roba del mazo.'
feed_nobody_heading = 'Piensa en quien sigue'
clean_book_heading = 'Una canasta limpia'
dirty_book_heading = 'Una canasta sucia'
clean_book_takes_more_heading = 'Más cartas en una canasta'
book_is_sealed_heading = 'Una canasta no admite más'
book_is_sealed = 'Con estas reglas no se añade nada a una canasta, y no puedes empezar otra combinación de reyes. Tu rey ya no sirve: descártalo.'
wild_spoils_a_book_heading = 'Cuidado con los comodines'
wild_makes_it_dirty_heading = 'No ensucies una combinación limpia'
book_of_sevens_heading = 'Los sietes son especiales'
book_of_wilds_heading = 'Una canasta de comodines'
books_to_go_out_heading = 'Las canastas permiten cerrar'
two_to_a_book_heading = 'De dos en dos'
book_in_one_go_heading = 'Una canasta de una vez'
wild_completes_heading = 'Un comodín también la completa'
foot_comes_second_heading = 'Primero la mano, luego el pie'
foot_by_book_heading = 'Tu primera canasta trae el pie'
that_ends_your_turn = 'Con eso acaba tu turno.'
foot_by_melding_heading = 'Juega toda tu mano'
turn_goes_on_heading = 'El turno sigue'
turn_goes_on = 'Bajaste tu última carta, así que tu turno sigue con el pie. Tiene tres jotas: bájalas.'
still_a_discard_heading = 'El descarte, como siempre'
still_a_discard = 'Tu turno acaba también con un descarte. Descarta una carta que no vaya con ninguna; las demás esperan a tu próximo turno.'
foot_by_discard_heading = 'O con el descarte'
foot_by_discard = 'Aquí te queda una sola carta en la mano. Descártala: así acaba tu turno y tomas tu pie para el siguiente.'
foot_next_turn_heading = 'Ahora el pie es tu mano'
keep_two_cards_heading = 'Conserva dos cartas'
black_three_goes_heading = 'Un tres negro'
three_on_the_pile_heading = 'Un tres en el pozo'
threes_are_a_rank_heading = 'Los treses son un valor más'
threes_are_a_rank = 'Con estas reglas los treses son un valor como cualquier otro, rojos y negros juntos. Baja tus tres treses.'
threes_at_last_heading = 'Los treses negros, al final'
threes_grow_heading = 'Cualquier tres vale'
threes_grow = 'En la mesa hay tres treses, y tienes el tres de diamantes. Rojo o negro da igual: añádelo.'
wild_among_threes_heading = 'Los comodines van con los treses'
pair_of_threes_heading = 'Un par de treses'
pair_of_threes = 'Dos treses pueden llegar a ser una combinación, como dos cartas de cualquier valor. Consérvalos y descarta una carta que no vaya con ninguna.'
three_helps_nobody_heading = 'Un tres no ayuda a nadie'
threes_are_no_meld_heading = 'Tres treses no son una combinación'
you_hold_three_threes = 'Tienes tres treses negros.'
three_goes_last_heading = 'Un tres puede ir al final'
three_goes_last = 'La última carta de tu mano es un tres negro. Es tan buen descarte como otro: suéltalo y toma tu pie.'
red_three_costs_heading = 'Los treses rojos cuestan puntos'
red_three_lies_down_heading = 'Los treses rojos van a la mesa'
red_three_lies_down = 'Con estas reglas pones un tres rojo en la mesa en cuanto lo recibes, y robas otra carta en su lugar. Roba y mira.'
red_three_scores_heading = 'Ahí está'
red_three_in_the_foot_heading = 'Treses en el pie'
red_three_came_up_heading = 'Había uno'
red_three_came_up = 'En tu siguiente turno tienes el tres rojo de tu pie, y ya robaste. Descártalo enseguida.'
red_three_is_idle_heading = 'Un tres rojo no sirve de nada'
red_three_is_idle = 'Con estas reglas un tres rojo no cuesta nada, pero tampoco se baja. Tus otras cartas son pares, así que descarta el tres rojo.'
partner_opened_heading = 'Una apertura vale para el equipo'
two_for_a_meld_heading = 'Dos pueden bastar'
what_others_collect_heading = 'Fíjate en quien sigue'
partners_foot_first_heading = 'Espera a tu equipo'
ask_first_heading = '¿Puedo cerrar?'
say_yes_and_score_nothing = 'Con estas reglas, el equipo que cierra recibe 0, tengas lo que tengas. Di que sí: la ronda termina, y el resto paga por sus cartas.'
what_it_takes_heading = 'Qué hace falta para cerrar'
last_book_heading = 'La última canasta'
play_every_card_heading = 'Juega todas las cartas'
your_score_heading = 'Tus puntos'
count_first = 'Primero haz la cuenta.'
out_without_discard_heading = 'Sin descarte'
before_others_go_out_heading = 'Antes de que otra persona cierre'
count_what_you_keep_heading = 'Lo que conservas cuesta'
match_goes_on_heading = 'El juego completo'
match_is_one_round = 'Una partida es una ronda, y gana el total más alto.'
next_round_is_dealt = 'Cuando termina una ronda, se reparte la siguiente.'


def more_cards(count: int) -> str:
    return ('una carta más' if plural(count) == "one" else COUNT(count, gender='f') + ' cartas más')


def new_cards(count: int) -> str:
    return ('una carta nueva' if plural(count) == "one" else COUNT(count, gender='f') + ' cartas nuevas')


def rivals(rivals: Sequence[str], alone: bool) -> str:
    return (LIST(rivals) if len(rivals) == 1 else LIST(rivals) if len(rivals) == 2 else LIST(rivals) if len(rivals) == 3 else ('el resto de la mesa' if alone else 'el resto de la mesa'))


def until_points(target_score: int) -> str:
    return 'Cuando un equipo llega a ' + NUMBER(target_score) + ' puntos, gana el total más alto.'


def after_rounds(rounds: int) -> str:
    return 'Después de ' + _nouns.rounds(rounds) + ' gana el total más alto.'


def match_length(target_score: int, rounds: int) -> str:
    return (__after_rounds(rounds) if target_score == 0 else __until_points(target_score))


def most_cards_win(worth: int) -> str:
    return 'Las cartas de la mesa suman puntos; las que te quedan en la mano al final de la ronda restan. Baja tus tres ases a la mesa: valen ' + NUMBER(worth) + '.'


def most_points_win(target_score: int, rounds: int, winner_takes: bool, worth: int) -> str:
    return __match_length(target_score, rounds) + ' ' + (__fewest_cards_win if winner_takes else __most_cards_win(worth))


def cards_score(card_worth: int, worth: int) -> str:
    return 'Tres o más cartas del mismo valor, por ejemplo reyes, son una combinación. Un rey vale ' + NUMBER(card_worth) + ', así que tus tres reyes valen ' + NUMBER(worth) + '. Bájalos a la mesa.'


def every_card_counts(worth: int) -> str:
    return 'Las cartas que añades después a una combinación también suman. En la mesa hay tres ochos, y tu ocho vale ' + NUMBER(worth) + ': añádelo.'


def books_score(lacks_one: int, book_size: int, clean_book: int) -> str:
    return 'En la mesa hay ' + COUNT(lacks_one, gender='f') + ' reinas. Con la tuya son ' + COUNT(book_size, gender='f') + ': la combinación está completa y ya es una canasta. ' + ('Añade tu reina.' if clean_book == 0 else 'Vale ' + NUMBER(clean_book) + ' más. Añade tu reina.')


def what_is_left_costs(marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return 'Si otra persona termina la ronda, las cartas que aún tienes te cuestan puntos: ' + __each_costs(marked_rank, marked_worth, cheap_rank, cheap_worth) + '. Para terminar tu turno, descarta una carta en el montón del centro: que sea ' + ('la jota' if marked_rank == "J" else 'la reina' if marked_rank == "Q" else 'el ' + _nouns.rank(marked_rank)) + '.'


def each_costs(marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return _nouns.a_rank(marked_rank) + ' cuesta ' + NUMBER(marked_worth) + '; ' + _nouns.a_rank(cheap_rank) + ', ' + NUMBER(cheap_worth)


def out_ends_the_round(needs_books: bool, alone: bool, go_out_bonus: int, asked: bool, partners: Sequence[str]) -> str:
    return 'Esta es tu última carta' + ((', y tienes todas las canastas que necesitas' if alone else ', y tu equipo tiene todas las canastas que necesita') if needs_books else '') + '. Jugarla se llama cerrar: termina la ronda' + ('.' if go_out_bonus == 0 else ' ' + 'y vale ' + NUMBER(go_out_bonus) + ' más.') + __if_asked(asked, partners)


def partners_agree(partners: Sequence[str]) -> str:
    return ('Antes se pregunta a tu pareja, ' + LIST(partners) + ', y dice que sí.' if len(partners) == 1 else 'Antes se pregunta a tu equipo (' + LIST(partners) + '), y la respuesta es sí.')


def if_asked(asked: bool, partners: Sequence[str]) -> str:
    return (' ' + __partners_agree(partners) if asked else '')


def round_is_counted(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int, their_names: Sequence[str], next: Person, theirs_gain: int, theirs_left: int, theirs_total: int, last_round: bool, draw_count: int) -> str:
    return __own_score(winner_takes, alone, mine_melded, mine_books, mine_bonus, mine_left, partners, partner, mine_total) + ' ' + __their_score(their_names, next, theirs_gain, theirs_left, theirs_total) + ('Otra partida: roba ' + _nouns.cards(draw_count) + ' del centro.' if last_round else 'Siguiente ronda: roba ' + _nouns.cards(draw_count) + ' del centro.')


def own_score_for_out(alone: bool) -> str:
    return ('Recibes 0 por cerrar; el resto pierde puntos.' if alone else 'Tu equipo recibe 0 por cerrar; el resto pierde puntos.')


def own_score(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int) -> str:
    return (__own_score_for_out(alone) if winner_takes else ('Recibes ' + LIST([part for part in (__for_cards(mine_melded) if mine_melded else '', __for_books(mine_books) if mine_books else '', __for_going_out(mine_bonus) if mine_bonus else '') if part]) if alone else 'Tu equipo recibe ' + LIST([part for part in (__for_cards(mine_melded) if mine_melded else '', __for_books(mine_books) if mine_books else '', __for_going_out(mine_bonus) if mine_bonus else '') if part])) + ('' if mine_left == 0 else ', menos ' + NUMBER(mine_left) + ' por las cartas de ' + (LIST(partners) if len(partners) == 1 else 'tu equipo')) + ': ' + NUMBER(mine_total) + ' en total.')


def for_cards(points: int) -> str:
    return NUMBER(points) + ' por cartas'


def for_books(points: int) -> str:
    return NUMBER(points) + ' por canastas'


def for_going_out(points: int) -> str:
    return NUMBER(points) + ' por cerrar'


def their_loss(their_names: Sequence[str], next: Person, theirs_left: int) -> str:
    return (LIST(their_names) + ' pierde' if len(their_names) == 1 else LIST(their_names) + ' pierden' if len(their_names) == 2 else 'El equipo de ' + next.name + ' pierde') + ' ' + NUMBER(theirs_left) + ' por cartas sobrantes.'


def their_score(their_names: Sequence[str], next: Person, theirs_gain: int, theirs_left: int, theirs_total: int) -> str:
    return ('' if theirs_left == 0 else (__their_loss(their_names, next, theirs_left) if theirs_gain == 0 else (LIST(their_names) + ' recibe' if len(their_names) == 1 else LIST(their_names) + ' reciben' if len(their_names) == 2 else 'El equipo de ' + next.name + ' recibe') + ' ' + NUMBER(theirs_gain) + ', menos ' + NUMBER(theirs_left) + ' por cartas sobrantes: ' + NUMBER(theirs_total) + '.') + ' ')


def your_hand(dealt: int) -> str:
    return 'Cada persona empieza con ' + _nouns.cards(dealt) + ': la mano. Solo tú ves la tuya. Los palos no importan: los sietes van con los sietes. Busca tus tres sietes y bájalos.'


def your_foot_waits(foot: int, by_book: bool, tail: int) -> str:
    return CAPITAL(__more_cards(foot)) + ' ' + ('te espera' if plural(foot) == "one" else 'te esperan') + ' boca abajo: el pie. Lo tomas cuando se te acaba la mano' + (' ' + 'o cuando completas tu primera canasta.' if by_book else '.') + ' ' + ('Tu última carta va con los ochos: añádela.' if tail == 0 else 'Después viene una cola de ' + _nouns.cards(tail) + '. Tu última carta va con los ochos: añádela.')


def how_stacks_come(is_cut: bool, packet: int, cut_bonus: int, way: Literal["none", "left", "right", "both_left", "both_right", "each_way"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], draw_count: int) -> str:
    return (__stacks_cut(packet) + ' ' + ('' if cut_bonus == 0 else __stacks_cut_bonus(packet, cut_bonus) + ' ') if is_cut else '') + ('' if way == "none" else __stacks_passed(way) + ' ') + ('' if stacks == "dealt" else __stacks_chosen(stacks) + ' ') + 'Luego empieza el juego: roba ' + _nouns.cards(draw_count) + ' del centro.'


def stacks_cut(packet: int) -> str:
    return 'Cada persona levanta un paquete de las cartas barajadas; lo ideal son ' + _nouns.cards(packet) + '.'


def stacks_cut_bonus(packet: int, cut_bonus: int) -> str:
    return 'Levantar justo ' + COUNT(packet, gender='f') + ' vale ' + NUMBER(cut_bonus) + ' puntos.'


def stacks_passed(way: Literal["none", "left", "right", "both_left", "both_right", "each_way"]) -> str:
    return ('Uno de tus dos montones va a quien juega a tu izquierda.' if way == "left" else 'Uno de tus dos montones va a quien juega a tu derecha.' if way == "right" else 'Tus dos montones van a quien juega a tu izquierda.' if way == "both_left" else 'Tus dos montones van a quien juega a tu derecha.' if way == "both_right" else 'Uno de tus dos montones va a la izquierda, el otro a la derecha.')


def stacks_chosen(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('Eliges un montón como mano, sin mirar; el otro es tu pie.' if stacks == "choose" else 'El montón con la carta de abajo más alta es tu mano; el otro, tu pie.' if stacks == "bottom_high" else 'El montón con la carta de abajo más baja es tu mano; el otro, tu pie.')


def who_sits_where_heading(partners: Sequence[str]) -> str:
    return ('Tu pareja' if len(partners) == 1 else 'Tu equipo')


def who_sits_where(partners: Sequence[str], rivals: Sequence[str], alone: bool, partner: Person) -> str:
    return (LIST(partners) + ' es tu pareja: tu equipo juega contra ' + __rivals(rivals, alone) + '.' if len(partners) == 1 else LIST(partners) + ' están en tu equipo, que juega contra ' + __rivals(rivals, alone) + '.') + ' Lo que baja alguien del equipo es de todo el equipo, y los puntos también. ' + partner.name + ' bajó tres dieces: añade el tuyo.'


def everyone_alone(rivals: Sequence[str], alone: bool, next: Person) -> str:
    return 'Juegas contra ' + __rivals(rivals, alone) + '. Cada cual baja lo suyo: tu diez no puede ir con los dieces de ' + next.name + '. Tu ocho va con tus propios ochos: añádelo.'


def same_card_twice(decks: int) -> str:
    return 'Se juega con ' + _nouns.decks(decks) + ' a la vez, así que puedes tener dos veces la misma carta: aquí, dos reyes de picas. Con el rey de corazones tienes tres reyes: bájalos.'


def first_draw(first_player: Literal["left_of_dealer", "high_card", "random"], dealer: Person, decks: int, deck_size: int, stock: int, draw_count: int) -> str:
    return __you_begin(first_player, dealer) + ' Se juega con ' + _nouns.decks(decks) + ' de ' + NUMBER(deck_size) + ' cartas. Lo que queda es el mazo, ' + _nouns.cards(stock) + ': roba ' + _nouns.cards(draw_count) + '.'


def you_begin(first_player: Literal["left_of_dealer", "high_card", "random"], dealer: Person) -> str:
    return ('Repartió ' + dealer.name + ', y empieza quien está a su izquierda: tú.' if first_player == "left_of_dealer" else 'Cada persona robó una carta, y la tuya fue la más alta: empiezas tú.' if first_player == "high_card" else 'Se echa a suertes quién empieza, y te tocó.')


def the_first_upcard(turned: bool) -> str:
    return 'Cada turno acaba con un descarte: una carta de tu mano, boca arriba en el pozo. ' + ('Antes del primer turno se puso una carta boca arriba para empezarlo.' if turned else 'El pozo empieza con la tuya.') + ' Descarta una carta que no vaya con ninguna otra.'


def draw_first(draw_count: int) -> str:
    return 'Cuando te toca, robas ' + _nouns.cards(draw_count) + ' del mazo: las cartas boca abajo del centro. Haz clic en el mazo.'


def turn_comes_back(others: Sequence[str]) -> str:
    return (LIST(others) + ' ya jugó su turno.' if len(others) == 1 else LIST(others) + ' jugaron su turno, en el sentido del reloj.') + ' Ahora te toca otra vez: roba.'


def more_in_a_turn(alone: bool) -> str:
    return 'También tienes un ocho, y ' + ('en la mesa hay una combinación tuya de ochos.' if alone else 'en la mesa hay una combinación de ochos de tu equipo.') + ' En cualquiera de tus turnos puedes añadir cartas que vayan con una combinación. Añade tu ocho.'


def meld_grows(alone: bool, partner: Person) -> str:
    return ('Empezaste una combinación de ochos en un turno anterior.' if alone else partner.name + ' empezó una combinación de ochos, y es de todo tu equipo.') + ' A una combinación de la mesa se le pueden añadir cartas sueltas. Añade tu ocho.'


def more_at_once(winner_takes: bool) -> str:
    return 'Puedes empezar una combinación con más de tres cartas, y ' + ('te libras de todas.' if winner_takes else 'todas suman.') + ' Baja juntos tus cuatro seises.'


def second_meld_allowed(alone: bool) -> str:
    return 'En la mesa hay tres reyes, y tienes tres más. Con estas reglas ' + ('puedes tener varias combinaciones del mismo valor.' if alone else 'tu equipo puede tener varias combinaciones del mismo valor.') + ' Empieza una segunda combinación de reyes.'


def one_meld_of_a_rank(never: bool, alone: bool) -> str:
    return (('Solo puedes tener una combinación de cada valor.' if alone else 'Tu equipo solo puede tener una combinación de cada valor.') if never else ('Solo puedes empezar otra combinación de reyes cuando la primera es una canasta.' if alone else 'Tu equipo solo puede empezar otra combinación de reyes cuando la primera es una canasta.')) + ' Así que tus tres reyes van con los tres de la mesa: añádelos.'


def two_join(alone: bool) -> str:
    return ('En la mesa tienes cuatro ochos, y en la mano dos más.' if alone else 'Tu equipo tiene cuatro ochos en la mesa, y tú dos más.') + ' Añade los dos: la combinación tendrá seis.'


def wild_stands_in(jokers: bool, beside: int) -> str:
    return ('Los doses y los jokers son comodines:' if jokers else 'Los doses son comodines:') + ' en una combinación sustituyen a otras cartas. Todas las cartas del cuatro al as son naturales. ' + CAPITAL(COUNT(beside, gender='f')) + ' reinas y un dos son una combinación: bájalos.'


def joker_stands_in(beside: int) -> str:
    return 'Un joker sustituye a cualquier carta, igual que un dos. ' + CAPITAL(COUNT(beside)) + ' reyes y tu joker son una combinación: bájalos.'


def wild_limit(cap: int, wild_limit: Literal["equal", "fewer", "half"], meld_naturals: int, meld_rank: Rank, meld_wilds: int, laid: int) -> str:
    return (__wild_share(wild_limit) if cap == 0 else __wild_cap(cap)) + ' Esta combinación tiene ' + _nouns.of_rank(meld_naturals, meld_rank) + ' y ' + _nouns.wilds(meld_wilds) + ', así que ahora no cabe otro comodín. ' + ('Tu jota sí: añádela.' if plural(laid) == "one" else 'Tus ' + COUNT(laid, gender='f') + ' jotas sí: añádelas.')


def wild_cap(cap: int) -> str:
    return 'Una combinación no puede tener más de ' + _nouns.wilds(cap) + '.'


def wild_share(wild_limit: Literal["equal", "fewer", "half"]) -> str:
    return ('Una combinación no puede tener más comodines que naturales.' if wild_limit == "equal" else 'Una combinación debe tener más naturales que comodines.' if wild_limit == "fewer" else 'Una combinación necesita dos naturales por cada comodín.')


def room_for_a_wild(meld_naturals: int, meld_rank: Rank, jokers: bool, wild_worth: int, wild_per_turn: int) -> str:
    return 'Con ' + _nouns.of_rank(meld_naturals, meld_rank) + ' cabe un comodín más en la combinación. ' + ('Tu joker vale ' + NUMBER(wild_worth) + ': añádelo.' if jokers else 'Tu dos vale ' + NUMBER(wild_worth) + ': añádelo.') + ('' if wild_per_turn == 0 else ' ' + 'En un turno puedes añadir a una combinación como mucho ' + _nouns.wilds(wild_per_turn) + '.')


def where_wilds_belong(differ: bool, clean_book: int, dirty_book: int, jokers: bool) -> str:
    return 'Una combinación sin comodines es limpia; con comodines, sucia. ' + ('Una canasta limpia vale ' + NUMBER(clean_book) + '; una sucia, ' + NUMBER(dirty_book) + '. Mantén limpios los reyes:' if differ else 'Mantén limpios los reyes:') + ' los nueves ya están sucios, así que pon ahí tu ' + ('joker.' if jokers else 'dos.')


def wild_joins(meld_naturals: int, meld_rank: Rank, jokers: bool) -> str:
    return 'En la mesa hay ' + _nouns.of_rank(meld_naturals, meld_rank) + ' sin comodines: la combinación es limpia. Tu ' + ('joker puede unirse como un nueve más.' if jokers else 'dos puede unirse como un nueve más.') + ' Así la combinación queda sucia. Añádelo.'


def wilds_alone(jokers: bool) -> str:
    return 'Con estas reglas puede haber también una combinación solo de comodines. No admite naturales. Baja ' + ('tu joker y tus dos doses.' if jokers else 'tus tres doses.')


def keep_wilds(winner_takes: bool, two: int) -> str:
    return ('Un comodín sirve en casi cualquier combinación.' if winner_takes else 'Un comodín sirve en casi cualquier combinación, y un dos vale además ' + NUMBER(two) + ' puntos.') + ' Consérvalo y descarta una carta que no vaya con ninguna.'


def first_melds_count_heading(need: int) -> str:
    return 'Para abrir hacen falta ' + NUMBER(need)


def first_melds_count(alone: bool, own_round: int, need: int, laid: int, rank: Rank, worth: int) -> str:
    return ('Aún no tienes nada en la mesa.' if alone else 'Tu equipo aún no tiene nada en la mesa.') + ' Las primeras combinaciones de ' + ('una ronda' if own_round == 0 else 'la ronda ' + NUMBER(own_round)) + ' deben sumar ' + NUMBER(need) + ' puntos de una vez: eso es abrir. Prepara tus ' + _nouns.of_rank(laid, rank) + ', ' + NUMBER(worth) + ' puntos, y pulsa Jugar.'


def what_cards_count(jokers: bool, joker: int, two: int, ace: int, high_from: Rank, ten_value: int, low_from: Rank, five_value: int, cards: Sequence[Card], worth: int) -> str:
    return ('Un joker vale ' + NUMBER(joker) + '; un dos, ' + NUMBER(two) + ';' if jokers else 'Un dos vale ' + NUMBER(two) + ';') + ' un as, ' + NUMBER(ace) + '; del ' + _nouns.rank(high_from) + ' al rey, ' + NUMBER(ten_value) + '; del cuatro al ' + _nouns.rank(low_from) + ', ' + NUMBER(five_value) + '. Así, ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ' suman ' + NUMBER(worth) + ': abre con esas cartas.'


def not_enough_yet(held_count: int, held_rank: Rank, held_worth: int, need: int) -> str:
    return 'Tienes ' + _nouns.of_rank(held_count, held_rank) + ', que suman ' + NUMBER(held_worth) + ', y necesitas ' + NUMBER(need) + '. ' + ('Consérvalas' if held_rank == "J" else 'Consérvalas' if held_rank == "Q" else 'Consérvalos') + ' y espera más cartas. Descarta una carta que no vaya con ninguna.'


def adds_up(each: Sequence[str], worth: int, exact: bool, need: int) -> str:
    return CAPITAL(LIST(each)) + ('' if len(each) == 1 else ': en total ' + NUMBER(worth)) + ', ' + ('justo lo necesario.' if exact else 'y necesitas ' + NUMBER(need) + '.')


def meld_is_worth(cards: Sequence[Card], worth: int) -> str:
    return LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ' suman ' + NUMBER(worth)


def lay_out(melds: int) -> str:
    return ('Prepara esas cartas' if melds == 1 else 'Prepara las dos combinaciones' if melds == 2 else 'Prepara todas las combinaciones') + ' y pulsa Jugar.'


def open_all_at_once(each: Sequence[str], worth: int, exact: bool, need: int, melds: int) -> str:
    return __adds_up(each, worth, exact, need) + ' ' + __lay_out(melds)


def once_open(alone: bool, new_meld_points: int, worth: int) -> str:
    return 'Durante el resto de la ronda ' + ('puedes bajar' if alone else 'tu equipo puede bajar') + ' ' + ('cualquier combinación, por pequeña que sea.' if new_meld_points == 0 else 'cualquier combinación que valga ' + NUMBER(new_meld_points) + ' puntos o más.') + ' Tres cuatros valen solo ' + NUMBER(worth) + ' puntos, pero vienen bien: bájalos.'


def minimum_grows_heading(need: int) -> str:
    return 'Esta vez, ' + NUMBER(need)


def needed_in_round(round: int, need: int) -> str:
    return 'En la ronda ' + NUMBER(round) + ' necesitas ' + NUMBER(need) + ' puntos para abrir.'


def needed_with_total(own_total: int, need: int) -> str:
    return 'Con un total de ' + NUMBER(own_total) + ' necesitas ' + NUMBER(need) + ' puntos para abrir.'


def minimum_grows(by_total: bool, own_total: int, need: int, round: int, each: Sequence[str], worth: int, exact: bool, melds: int) -> str:
    return (__needed_with_total(own_total, need) if by_total else __needed_in_round(round, need)) + ' ' + __adds_up(each, worth, exact, need) + ' ' + __lay_out(melds)


def open_with_all(worth: int, melds: int) -> str:
    return 'Con estas reglas, si las combinaciones gastan toda tu mano, abres sin mínimo. Tres cuatros y tres cincos valen solo ' + NUMBER(worth) + ', pero es todo lo que tienes. ' + __lay_out(melds)


def keep_high_cards(alone: bool, need: int, ace: int, marked_rank: Rank, marked_worth: int) -> str:
    return ('Necesitas' if alone else 'Tu equipo necesita') + ' ' + NUMBER(need) + ' puntos para abrir. Un as vale ' + NUMBER(ace) + '; ' + _nouns.a_rank(marked_rank) + ', solo ' + NUMBER(marked_worth) + '. Conserva lo que más vale y descarta ' + ('la jota.' if marked_rank == "J" else 'la reina.' if marked_rank == "Q" else 'el ' + _nouns.rank(marked_rank) + '.')


def wilds_help_to_open(jokers: bool, joker: int, two: int) -> str:
    return ('Un joker suma ' + NUMBER(joker) + ' y un dos ' + NUMBER(two) + ' a tus primeras combinaciones.' if jokers else 'Un dos suma ' + NUMBER(two) + ' a tus primeras combinaciones.') + ' Conserva los comodines hasta abrir, y los dos reyes a los que puede unirse uno. Descarta una carta que no vaya con ninguna.'


def no_hurry_to_open(need: int, draw_count: int) -> str:
    return 'Reunir ' + NUMBER(need) + ' puntos lleva tiempo. Nadie tiene que abrir en los primeros turnos: roba, reúne y descarta. Roba ' + _nouns.cards(draw_count) + '.'


def two_melds_too_little(high_worth: int, need: int) -> str:
    return 'Tres reyes y tres ases suman ' + NUMBER(high_worth) + ': aún no ' + NUMBER(need) + '. Conserva los seis: cada carta te acerca. Descarta una carta que no vaya con ninguna.'


def pile_instead(pile_count: int, short_pile: bool, take_with: Literal["pair", "pair_or_wild", "pair_or_meld", "any_play"]) -> str:
    return 'En vez de robar puedes tomar ' + ('todo el pozo' if pile_count == 0 else 'una carta del pozo' if pile_count == 1 else ('hasta ' + _nouns.cards(pile_count) + ' del pozo' if short_pile else _nouns.cards(pile_count) + ' del pozo')) + ' ' + ('si tienes dos cartas como la de encima, la carta superior.' if take_with == "pair" else 'si tienes dos cartas como la de encima, la carta superior, o una y un comodín.' if take_with == "pair_or_wild" else 'si tienes dos cartas como la de encima, la carta superior, o una combinación de su valor.' if take_with == "pair_or_meld" else 'si puedes jugar enseguida la de encima, la carta superior.') + ' No tienes ninguna jota: roba del mazo.'


def drawn_with_the_pile(take_then_draw: int) -> str:
    return ('Después vendrá una carta del mazo.' if plural(take_then_draw) == "one" else 'Después vendrán ' + _nouns.cards(take_then_draw) + ' del mazo.')


def draws_follow(take_then_draw: int) -> str:
    return ('' if take_then_draw == 0 else ' ' + __drawn_with_the_pile(take_then_draw))


def pair_takes(takes_bottom: bool, take_then_draw: int) -> str:
    return (__pair_takes_from_the_bottom if takes_bottom else __pair_takes_the_pile) + __draws_follow(take_then_draw)


def use_what_came(came: int) -> str:
    return 'Tomaste ' + __more_cards(came) + ', entre ellas un as. Ahora tienes tres ases: bájalos.'


def upcard_fits_a_meld(alone: bool) -> str:
    return 'La carta superior es un ocho, y ' + ('tienes una combinación de ochos.' if alone else 'tu equipo tiene una combinación de ochos.') + ' El ocho va con ellos, así que puedes tomar el pozo sin tener otro. Haz clic en él y pulsa Jugar.'


def upcard_may_stay_with_its_pair(alone: bool) -> str:
    return 'La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. ' + ('Ya abriste, así que puedes conservar los tres en la mano.' if alone else 'Tu equipo ya abrió, así que puedes conservar los tres en la mano.') + ' Haz clic en el pozo y pulsa Jugar.'


def upcard_may_stay(takes_bottom: bool, alone: bool) -> str:
    return (__upcard_may_stay_but_the_bottom if takes_bottom else __upcard_may_stay_with_its_pair(alone))


def open_with_the_pile(each: Sequence[str], worth: int, exact: bool, need: int) -> str:
    return __adds_up(each, worth, exact, need) + ' La carta superior cuenta para abrir; las de debajo, no. Toma el pozo y abre.'


def turned_card_is_free(waits: bool, take_then_draw: int) -> str:
    return 'Tienes el primer turno de la ronda, así que puedes tomar esa carta en lugar de robar, sin bajarla: entonces tendrás dos reyes. ' + ('Después nadie toma el pozo hasta que termine la vuelta. Haz clic en la carta y pulsa Jugar.' if waits else 'Haz clic en la carta y pulsa Jugar.') + __draws_follow(take_then_draw)


def frozen_for_a_lap_heading() -> str:
    return __frozen_until_taken_heading


def frozen_for_a_lap(before: Person) -> str:
    return before.name + ' descartó un comodín: eso congela el pozo, y nadie puede tomarlo hasta que le toque otra vez a ' + before.name + '. Roba del mazo.'


def pile_too_short(pile: int, pile_needs: int) -> str:
    return 'Tienes dos nueves, pero el pozo solo tiene ' + _nouns.cards(pile) + '. Con estas reglas necesita ' + COUNT(pile_needs, gender='f') + '. Roba del mazo.'


def feed_nobody(next: Person) -> str:
    return 'Después juega ' + next.name + ', que tiene jotas en la mesa: tu jota es justo lo que busca. Consérvala y descarta otra carta que no vaya con ninguna.'


def clean_book(book_size: int, clean_book: int, spoils: bool) -> str:
    return 'Una combinación de ' + _nouns.cards(book_size) + ' es una canasta. Sin comodines es limpia' + ('' if clean_book == 0 else ', vale ' + NUMBER(clean_book) + ' más') + ' y se aparta con una carta roja encima. Complétala con tu rey' + (': tu dos la ensuciaría.' if spoils else '.')


def dirty_book(book_size: int, dirty_book: int) -> str:
    return 'Entre estas jotas hay un comodín. Con ' + _nouns.cards(book_size) + ' también son una canasta, pero sucia: ' + ('lleva una carta negra encima.' if dirty_book == 0 else 'vale ' + NUMBER(dirty_book) + ' más y lleva una carta negra encima.') + ' Añade tu jota.'


def book_takes_more(winner_takes: bool) -> str:
    return ('Ahí tu rey no cuesta nada: añádelo.' if winner_takes else 'Ahí tu rey aún suma: añádelo.')


def what_books_take(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"]) -> str:
    return ('Puedes seguir añadiendo cartas a una canasta, y todas suman.' if closed_book == "any" else 'Una canasta limpia aún admite naturales, pero no comodines: sigue limpia.' if closed_book == "keep_kind" else 'Una canasta aún admite naturales, pero no más comodines.' if closed_book == "naturals" else 'Una canasta limpia aún admite naturales; una sucia no admite nada.' if closed_book == "clean_open" else 'Una canasta sucia aún admite cartas; una limpia no admite nada.' if closed_book == "dirty_open" else 'Una canasta ya no admite nada.')


def clean_book_takes_more(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"], winner_takes: bool) -> str:
    return __what_books_take(closed_book) + ' ' + __book_takes_more(winner_takes)


def dirty_book_takes_more_heading() -> str:
    return __clean_book_takes_more_heading


def dirty_book_takes_more(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"], winner_takes: bool) -> str:
    return __clean_book_takes_more(closed_book, winner_takes)


def wild_spoils_a_book(dirty_book: int, clean_book: int) -> str:
    return 'Un comodín ensuciaría la canasta limpia de reyes: ' + NUMBER(dirty_book) + ' en lugar de ' + NUMBER(clean_book) + '. Las jotas ya tienen uno, así que pon ahí tu dos.'


def wild_makes_it_dirty(dirty_book: int, clean_book: int) -> str:
    return 'Un comodín completaría los reyes, pero como canasta sucia: ' + NUMBER(dirty_book) + ' en lugar de ' + NUMBER(clean_book) + '. Las jotas ya tienen uno. Pon ahí tu dos y espera un rey.'


def book_of_sevens(sevens_clean: bool, sevens_needed: bool, sevens_book: int, sevens_kept: bool) -> str:
    return 'Con estas reglas ' + ('una canasta limpia de sietes' if sevens_clean else 'una canasta de sietes') + ' ' + (('hace falta para cerrar.' if sevens_book == 0 else 'vale ' + NUMBER(sevens_book) + ' y hace falta para cerrar.') if sevens_needed else 'vale ' + NUMBER(sevens_book) + '.') + ' Añade tu siete para completarla.' + (' ' + 'Hasta entonces no puedes descartar un siete, salvo que no tengas otra cosa.' if sevens_kept else '')


def book_of_wilds(book_size: int, wild_book: int) -> str:
    return CAPITAL(_nouns.wilds(book_size)) + ' también son una canasta y valen ' + NUMBER(wild_book) + ' más. Añade tu dos.'


def books_to_go_out(alone: bool, books: str, rank: Rank) -> str:
    return __to_go_out_you_need(alone, books) + ' El panel Cierre las cuenta. Completa otra canasta: añade ' + ('tu jota' if rank == "J" else 'tu reina' if rank == "Q" else 'tu ' + _nouns.rank(rank)) + ' a las reinas.'


def to_go_out_you_need(alone: bool, books: str) -> str:
    return 'Para cerrar ' + ('no hace falta ninguna canasta.' if not books else ('necesitas ' + books + '.' if alone else 'tu equipo necesita ' + books + '.'))


def two_to_a_book(lacks_two: int, book_size: int) -> str:
    return 'En la mesa hay ' + COUNT(lacks_two) + ' ases, y tienes dos más: en total, ' + COUNT(book_size) + '. No hace falta añadirlos uno a uno: completa la canasta con los dos.'


def book_in_one_go(book_size: int) -> str:
    return 'Una canasta no tiene que crecer turno a turno. Tienes ' + COUNT(book_size) + ' nueves: bájalos todos y tendrás una canasta limpia de una vez.'


def wild_completes(lacks_one: int) -> str:
    return 'En la mesa hay ' + COUNT(lacks_one, gender='f') + ' reinas, y hace mucho que no llega ninguna. Un comodín puede llenar el hueco: la canasta será sucia, pero será una canasta. Añade tu dos.'


def foot_comes_second(by_book: bool, hand: int, foot: int) -> str:
    return ('O sin canasta: en la mano ' + ('te queda una carta.' if plural(hand) == "one" else 'te quedan ' + _nouns.cards(hand) + '.') if by_book else 'En la mano ' + ('te queda una carta.' if plural(hand) == "one" else 'te quedan ' + _nouns.cards(hand) + '.')) + ' Cuando las hayas jugado todas, tomas tu pie: ' + __new_cards(foot) + '. Empieza con tus tres reinas: bájalas.'


def foot_by_book(foot_ends_turn: bool) -> str:
    return 'Con estas reglas, tu pie se une a tu mano en cuanto completas tu primera canasta. Tu rey completa una: añádelo.' + __turn_ends(foot_ends_turn)


def turn_ends(foot_ends_turn: bool) -> str:
    return (' ' + __that_ends_your_turn if foot_ends_turn else '')


def foot_by_melding(foot_ends_turn: bool) -> str:
    return 'El ocho es tu última carta y va con los otros ochos. Añádelo: así se te acaba la mano y tomas tu pie enseguida.' + __turn_ends(foot_ends_turn)


def foot_next_turn(next_stack: int, draw_count: int) -> str:
    return 'Te toca, y juegas con tu pie. ' + ('Nada más cambia: roba ' + _nouns.cards(draw_count) + '.' if next_stack == 0 else 'Cuando se acabe, tomas tu cola: ' + __more_cards(next_stack) + ', y con ella cierras. Roba ' + _nouns.cards(draw_count) + '.')


def keep_two_cards(last: Literal["foot", "tail"], alone: bool) -> str:
    return 'Juegas con ' + ('tu cola' if last == "tail" else 'tu ' + _nouns.stack(last)) + ', y ' + ('aún no puedes cerrar.' if alone else 'tu equipo aún no puede cerrar.') + ' Conserva dos cartas: una para descartar y otra para la mano. Tus tres reinas tienen que esperar. Descarta el nueve.'


def black_threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"]) -> str:
    return ('Los treses no se bajan: solo puedes descartarlos.' if meld_threes == "no" else 'Los treses negros solo se bajan en la jugada con que cierras.' if meld_threes == "black_last" else 'Los treses negros se pueden bajar ' + ('desde la cola' if last == "tail" else 'desde el ' + _nouns.stack(last)) + ', nunca desde la mano.' if meld_threes == "black_in_foot" else 'Los treses son un valor como cualquier otro.')


def black_three_goes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"], closes: bool) -> str:
    return __black_threes(meld_threes, last) + ' ' + ('Con un tres encima, quien juega después no puede tomar el pozo. Descarta tu tres.' if closes else 'Descarta tu tres.')


def three_on_the_pile(before: Person) -> str:
    return before.name + ' descartó un tres. No puedes tomar el pozo, pero solo en este turno. Roba del mazo.'


def threes_from_the_foot_heading(last: Literal["foot", "tail"]) -> str:
    return 'Treses negros desde ' + ('la cola' if last == "tail" else 'el ' + _nouns.stack(last))


def threes_from_the_foot(last: Literal["foot", "tail"]) -> str:
    return 'Juegas con ' + ('tu cola' if last == "tail" else 'tu ' + _nouns.stack(last)) + '. Desde ahí puedes bajar treses negros, pero sin comodines. Baja tus tres treses negros.'


def threes_at_last(asked: bool, partners: Sequence[str]) -> str:
    return 'Los treses negros solo se bajan en la jugada con que cierras, y sin comodines. Cierra ahora con los tuyos.' + __if_asked(asked, partners)


def wild_among_threes(beside: int, jokers: bool) -> str:
    return 'Un comodín sustituye a un tres como a cualquier otra carta. ' + CAPITAL(COUNT(beside)) + ' treses y ' + ('tu joker son una combinación: bájalos.' if jokers else 'tu dos son una combinación: bájalos.')


def three_helps_nobody(next: Person) -> str:
    return 'Después juega ' + next.name + ', que tiene jotas y dieces en la mesa: los tuyos le vendrían bien. Tus reyes y tus reinas son pares. Un tres negro no ayuda a nadie: descártalo.'


def threes_are_no_meld(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"]) -> str:
    return __you_hold_three_threes + ' ' + __black_threes(meld_threes, last) + ' Así que suelta uno en cada turno: descarta un tres.'


def red_three_costs(red_three: int, unless: Literal["never", "you", "team"]) -> str:
    return 'Un tres rojo no se baja, y si te queda en la mano cuesta ' + NUMBER(red_three) + ' puntos' + (' ' + 'a menos que cierres.' if unless == "you" else ' ' + 'a menos que cierre tu equipo.' if unless == "team" else '.') + ' Deshazte primero de él: descarta el tres rojo.'


def red_three_scores(pays_less: bool, red_three_bonus: int, red_three_not_out: int, alone: bool) -> str:
    return (__red_three_bonus_by_going_out(red_three_bonus, red_three_not_out, alone) if pays_less else __red_three_bonus(red_three_bonus, alone)) + ' Tu turno sigue y acaba como siempre: descarta una carta que no vaya con ninguna.'


def red_three_bonus(red_three_bonus: int, alone: bool) -> str:
    return ('No vale nada' if red_three_bonus == 0 else 'Vale ' + NUMBER(red_three_bonus)) + ' ' + ('para ti, y ya no te estorba.' if alone else 'para tu equipo, y ya no te estorba.')


def red_three_bonus_by_going_out(red_three_bonus: int, red_three_not_out: int, alone: bool) -> str:
    return ('Para ti vale ' + NUMBER(red_three_bonus) + ' si cierras;' if alone else 'Para tu equipo vale ' + NUMBER(red_three_bonus) + ' si cierra;') + ' ' + ('si no, nada.' if red_three_not_out == 0 else 'si no, ' + NUMBER(red_three_not_out) + '.') + ' Y ya no te estorba.'


def red_three_in_the_foot(red_three: int, unless: Literal["never", "you", "team"]) -> str:
    return 'En tu pie puede haber un tres rojo. Si la ronda termina antes de que tomes el pie, cuesta ' + NUMBER(red_three) + ' puntos' + (' ' + 'a menos que cierres.' if unless == "you" else ' ' + 'a menos que cierre tu equipo.' if unless == "team" else '.') + ' Así que date prisa: descarta tu última carta y toma tu pie.'


def melds_in_common_heading(partner: Person) -> str:
    return 'Lo que bajó ' + partner.name + ' también es tuyo'


def melds_in_common(partner: Person, lacks_one: int) -> str:
    return partner.name + ' bajó ' + COUNT(lacks_one) + ' reyes. Tu equipo comparte las combinaciones, así que tu rey va ahí y completa la canasta.'


def partner_opened(partner: Person) -> str:
    return partner.name + ' ya abrió en esta ronda. Eso vale para todo tu equipo: ya no tienes que abrir tú. Baja tus tres cuatros.'


def two_for_a_meld(partner: Person) -> str:
    return 'Dos jotas solas no son una combinación. Pero ' + partner.name + ' bajó tres jotas, y las tuyas van ahí. Añade las dos.'


def what_others_collect(next: Person) -> str:
    return 'Después de ti juega ' + next.name + ', que tiene dieces en la mesa. Tu diez es justo lo que busca. Consérvalo y descarta otra carta que no vaya con ninguna.'


def help_to_go_out_heading(partner: Person) -> str:
    return 'Ayuda a ' + partner.name


def help_to_go_out(partner: Person, rank: Rank, permission: bool) -> str:
    return 'A ' + partner.name + ' le quedan dos cartas, y a tu equipo le falta una sola carta para tener las canastas necesarias. La tienes tú: añade ' + ('tu jota' if rank == "J" else 'tu reina' if rank == "Q" else 'tu ' + _nouns.rank(rank)) + ', y ' + partner.name + ' ' + ('podrá pedir permiso para cerrar en su próximo turno.' if permission else 'podrá cerrar en su próximo turno.')


def partners_foot_first(partners: Sequence[str], picked_up: bool, last: Literal["foot", "tail"]) -> str:
    return 'Tu equipo tiene todas las canastas que necesita, pero no puedes cerrar hasta que ' + LIST(partners) + ' ' + (('tome' if len(partners) == 1 else 'tomen') if picked_up else ('juegue una carta de' if len(partners) == 1 else 'jueguen una carta de')) + ' su ' + _nouns.stack(last) + '. Así que descarta una carta y conserva la otra.'


def ask_first(partners: Sequence[str]) -> str:
    return 'Antes de cerrar preguntas a ' + LIST(partners) + '. Con un sí cierras enseguida; con un no sigues jugando y no puedes volver a preguntar en ese turno. Pulsa Cerrar.'


def say_no_heading(partner: Person) -> str:
    return partner.name + ' te pregunta'


def partner_asks_again_heading(partner: Person) -> str:
    return partner.name + ' vuelve a preguntar'


def say_yes_heading(winner_takes: bool, partner: Person) -> str:
    return (__say_no_heading(partner) if winner_takes else __partner_asks_again_heading(partner))


def say_no(hand: int, hand_worth: int, partner: Person) -> str:
    return 'Tienes ' + _nouns.cards(hand) + ' que costarían a tu equipo ' + NUMBER(hand_worth) + ' puntos. En tu próximo turno podrías bajar reyes y reinas. Di que no a ' + partner.name + '.'


def say_yes_for_one_card(hand_worth: int) -> str:
    return 'Un turno después solo tienes un cinco. Cuesta solo ' + NUMBER(hand_worth) + ' puntos, así que está bien cerrar. Di que sí: la ronda termina.'


def say_yes(winner_takes: bool, hand_worth: int) -> str:
    return (__say_yes_and_score_nothing if winner_takes else __say_yes_for_one_card(hand_worth))


def hold_the_last_card_heading(partner: Person) -> str:
    return 'Esperar a ' + partner.name


def hold_the_last_card(partner: Person, last: Literal["foot", "tail"]) -> str:
    return 'Te queda una carta, y ' + partner.name + ' aún no bajó nada ni tomó ' + ('la cola' if last == "tail" else 'el ' + _nouns.stack(last)) + '. Con estas reglas puedes esperar: conserva tu carta y acaba el turno sin descartar. Pulsa Conservar.'


def what_it_takes(foot_needed: bool, last: Literal["foot", "tail"], alone: bool, books: str) -> str:
    return ('Cierras cuando juegas la última carta de tu ' + _nouns.stack(last) + '.' if foot_needed else 'Cierras cuando juegas tu última carta, incluso antes de tomar tu ' + _nouns.stack(last) + '.') + ' ' + __before_that_you_need(alone, books)


def before_that_you_need(alone: bool, books: str) -> str:
    return ('No hace falta ninguna canasta.' if not books else ('Antes necesitas ' + books + '.' if alone else 'Antes tu equipo necesita ' + books + '.')) + ' Una no está completa: descarta una carta y espera.'


def last_book(rank: Rank) -> str:
    return ('La jota de tu mano' if rank == "J" else 'La reina de tu mano' if rank == "Q" else 'El ' + _nouns.rank(rank) + ' de tu mano') + ' completa la canasta que falta. Con esa carta tienes todo lo necesario: añádela.'


def play_every_card(discards: bool, last: Literal["foot", "tail"], asked: bool, partners: Sequence[str]) -> str:
    return ('El ocho va con los ochos y el cinco al pozo: así se te acaba ' + ('la cola y cierras.' if last == "tail" else 'el ' + _nouns.stack(last) + ' y cierras.') if discards else 'Tus dos ochos van con los otros, porque aquí no se puede descartar la última carta. Así se te acaba ' + ('la cola y cierras.' if last == "tail" else 'el ' + _nouns.stack(last) + ' y cierras.')) + ' Pulsa Cerrar.' + __if_asked(asked, partners)


def your_score(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int, rank: Rank) -> str:
    return __count_first + ' ' + __own_score(winner_takes, alone, mine_melded, mine_books, mine_bonus, mine_left, partners, partner, mine_total) + ' Cierra con ' + ('tus tres jotas' if rank == "J" else 'tus tres reinas' if rank == "Q" else 'tus tres ' + _nouns.ranks(rank)) + ' en una sola jugada.'


def out_without_discard(asked: bool, partners: Sequence[str]) -> str:
    return 'Con estas reglas no hace falta descartar la última carta: también puedes bajarla. Cierra con tus tres cincos.' + __if_asked(asked, partners)


def before_others_go_out(next: Person, worth: int, winner_takes: bool) -> str:
    return 'A ' + next.name + ' le queda una carta y podría cerrar en su turno. En tu mano, los tres reyes costarían ' + NUMBER(worth) + ' puntos; en la mesa ' + ('no cuestan nada.' if winner_takes else 'suman lo mismo.') + ' Bájalos ahora.'


def count_what_you_keep(next: Person, marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return 'A ' + next.name + ' le queda una carta y podría cerrar en su turno; tú no puedes. Lo que conserves te costará puntos: ' + __each_costs(marked_rank, marked_worth, cheap_rank, cheap_worth) + '. Descarta ' + ('la jota.' if marked_rank == "J" else 'la reina.' if marked_rank == "Q" else 'el ' + _nouns.rank(marked_rank) + '.')


def match_goes_on(target_score: int, rounds: int, draw_count: int) -> str:
    return ((__match_is_one_round if rounds == 1 else __next_round_is_dealt + ' ' + __after_rounds(rounds)) if target_score == 0 else __rounds_until_points(target_score)) + ' Ya conoces el juego: roba ' + _nouns.cards(draw_count) + '.'


def rounds_until_points(target_score: int) -> str:
    return 'Así se reparten y se cuentan las rondas hasta que un equipo llega a ' + NUMBER(target_score) + ' puntos. Entonces gana el total más alto.'


__until_points = until_points
__after_rounds = after_rounds
__match_length = match_length
__most_cards_win = most_cards_win
__fewest_cards_win = fewest_cards_win
__each_costs = each_costs
__if_asked = if_asked
__partners_agree = partners_agree
__own_score = own_score
__their_score = their_score
__for_cards = for_cards
__for_books = for_books
__for_going_out = for_going_out
__own_score_for_out = own_score_for_out
__their_loss = their_loss
__more_cards = more_cards
__stacks_cut = stacks_cut
__stacks_cut_bonus = stacks_cut_bonus
__stacks_passed = stacks_passed
__stacks_chosen = stacks_chosen
__rivals = rivals
__you_begin = you_begin
__wild_cap = wild_cap
__wild_share = wild_share
__adds_up = adds_up
__lay_out = lay_out
__needed_in_round = needed_in_round
__needed_with_total = needed_with_total
__drawn_with_the_pile = drawn_with_the_pile
__pair_takes_the_pile = pair_takes_the_pile
__pair_takes_from_the_bottom = pair_takes_from_the_bottom
__draws_follow = draws_follow
__upcard_may_stay_with_its_pair = upcard_may_stay_with_its_pair
__upcard_may_stay_but_the_bottom = upcard_may_stay_but_the_bottom
__frozen_until_taken_heading = frozen_until_taken_heading
__what_books_take = what_books_take
__book_takes_more = book_takes_more
__clean_book_takes_more_heading = clean_book_takes_more_heading
__clean_book_takes_more = clean_book_takes_more
__to_go_out_you_need = to_go_out_you_need
__new_cards = new_cards
__turn_ends = turn_ends
__that_ends_your_turn = that_ends_your_turn
__black_threes = black_threes
__you_hold_three_threes = you_hold_three_threes
__red_three_bonus = red_three_bonus
__red_three_bonus_by_going_out = red_three_bonus_by_going_out
__partner_asks_again_heading = partner_asks_again_heading
__say_no_heading = say_no_heading
__say_yes_for_one_card = say_yes_for_one_card
__say_yes_and_score_nothing = say_yes_and_score_nothing
__before_that_you_need = before_that_you_need
__count_first = count_first
__rounds_until_points = rounds_until_points
__next_round_is_dealt = next_round_is_dealt
__match_is_one_round = match_is_one_round
