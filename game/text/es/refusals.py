"""Español: refusals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import rank_of
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


undo_nothing = 'No hay nada que deshacer: no has bajado nada desde que viste cartas nuevas.'
no_such_stack = 'Hay dos montones: elige el izquierdo o el derecho.'
wrong_deal = 'Estas cartas no pueden haberse repartido así.'
nothing_laid_yet = 'Aún no has bajado nada: elige cartas para una combinación.'
not_a_move = 'Esa jugada no es válida aquí.'
game_over = 'La partida ha terminado.'
not_dealt = 'Aún no se han repartido las cartas: primero cada persona levanta un paquete.'
choose_first = 'Primero cada persona elige un montón.'
draw_first = 'Primero roba del mazo o toma el pozo.'
draw_is_done = 'Ya robaste: baja lo que quieras y descarta.'
answer_first = 'Primero alguien debe responder si se puede cerrar.'
round_over = 'La ronda ha terminado y la siguiente aún no se ha repartido.'
not_now = 'Ahora no puedes hacer eso.'
choose_cards = 'Elige cartas.'
black_threes_with_wilds = 'No puedes bajar treses negros con comodines.'
natural_on_wilds = 'Una combinación de comodines solo acepta comodines.'
wilds_alone = 'Aquí no puedes bajar solo comodines: bájalos con dos o más cartas del mismo valor.'
open_before_pile = 'Tienes que abrir antes de tomar el pozo: por ahora, roba.'
three_on_pile = 'Mientras haya un tres encima, nadie puede tomar el pozo.'
red_threes = 'Los treses rojos se bajan aparte; no puedes combinarlos ni descartarlos.'
pile_never = 'Con estas reglas nadie toma el pozo.'
no_pile_now = 'Ahora no hay pozo que tomar.'
no_peek_again = 'Ya miraste el pozo en este turno.'
nothing_below = 'Debajo de la carta superior no hay nada que puedas mirar.'
shuffle_due = 'Primero los descartes se barajan y forman un mazo nuevo.'
final_discard_needed = 'Tu última carta debes descartarla, no bajarla: conserva una para cerrar.'
final_meld_needed = 'Tu última carta debes bajarla, no descartarla.'
seven_kept = 'No puedes descartar sietes hasta que haya una canasta de sietes: descarta otra carta.'
seven_last = 'No puedes cerrar descartando un siete: bájalo o conserva otra carta para el final.'
permission_refused = 'La respuesta fue no: no puedes volver a preguntar en este turno.'
cannot_hold_ever = 'Con estas reglas no puedes conservar la última carta si puedes jugarla.'
short_three_on_top = 'hay un tres encima'
short_three_laid_down = 'bájalo a la mesa'
short_threes = 'treses no se bajan'
short_three_among_others = 'devuelve el tres'
short_bottom_not_played = 'baja la de abajo'
short_no_peek_again = 'ya lo miraste'
short_nothing_below = 'no hay nada debajo'
short_final_meld_needed = 'baja la última'
short_seven_last = 'no con un siete'
short_wrong_phase = 'ahora no'
short_not_in_hand = 'no la tienes'
short_too_few_cards = 'faltan cartas'
short_too_few_naturals = 'faltan naturales'
short_mixed_ranks = 'un solo valor'
short_wild_limit = 'sobran comodines'
short_wild_only = 'no solo comodines'
short_second_meld = 'ya hay una'
short_closed_book = 'no la acepta'
short_no_such_meld = 'no existe'
short_no_pile = 'no hay pozo'
short_first_lap = 'primera vuelta'
short_pair = 'falta el par'
short_upcard_not_played = 'baja la superior'
short_stock_empty = 'mazo agotado'
short_stock_not_empty = 'aún hay cartas'
short_keep_cards = 'conserva dos'
short_seven_kept = 'conserva el siete'
short_final_discard = 'falta descartar'
short_refused = 'respuesta: no'
short_cannot_hold = 'no se conserva'
short_not_in_foot = 'aún fuera del pie'
short_bad_cut = 'no tantas'
short_bad_choice = 'elige un montón'
short_cannot_undo = 'nada que deshacer'
short_bad_deal = 'reparto erróneo'
short_malformed = 'nada elegido'
short_game_over = 'partida terminada'


def not_your_turn(who: Person) -> str:
    return ('Ahora te toca a ti.' if who.is_you else 'Ahora le toca a ' + who.name + '.')


def undo_out_of_turn(who: Person) -> str:
    return ('Ahora te toca a ti: no puedes deshacer tu turno.' if who.is_you else 'Ahora le toca a ' + who.name + ': no puedes deshacer tu turno.')


def undo_some(have: int) -> str:
    return ('Solo puedes deshacer la última combinación.' if plural(have) == "one" else 'Solo puedes deshacer las últimas ' + COUNT(have, gender='f') + ' combinaciones.')


def undo_too_far(have: int) -> str:
    return (__undo_nothing if have == 0 else __undo_some(have))


def none_in_hand(card: Card) -> str:
    return ('No tienes ningún joker.' if rank_of(card) == "*" else 'No tienes ' + _nouns.the_card(card) + '.')


def not_another_in_hand(card: Card) -> str:
    return ('No tienes otra ' + _nouns.card(card) + '.' if rank_of(card) == "J" else 'No tienes otra ' + _nouns.card(card) + '.' if rank_of(card) == "Q" else 'No tienes otro ' + _nouns.card(card) + '.')


def not_in_hand(is_held: bool, card: Card) -> str:
    return (__not_another_in_hand(card) if is_held else __none_in_hand(card))


def cut_too_deep(most: int) -> str:
    return 'Levanta al menos una carta y como mucho ' + NUMBER(most) + '.'


def nothing_to_meld(phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return (__nothing_laid_yet if phase == "play" else __not_a_move)


def wrong_phase(phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return (__not_dealt if phase == "cut" else __choose_first if phase == "choose" else __draw_first if phase == "draw" else __draw_is_done if phase == "play" else __answer_first if phase == "answer" else __round_over if phase == "ended" else __not_now)


def too_few_for_a_meld(have: int) -> str:
    return ('Una carta no basta;' if plural(have) == "one" else CAPITAL(_nouns.cards(have)) + ' no bastan;') + ' una combinación nueva necesita tres.'


def too_few_cards(have: int) -> str:
    return (__choose_cards if have == 0 else __too_few_for_a_meld(have))


def too_few_naturals(have: int, need: int, rank: Rank) -> str:
    return 'Una combinación con comodines necesita al menos ' + _nouns.of_rank(need, rank) + '; esta ' + ('no tiene ' + _nouns.of_rank(have, rank) if have == 0 else 'tiene ' + _nouns.of_rank(have, rank)) + '.'


def mixed_ranks(ranks: Sequence[Rank]) -> str:
    return 'No puedes mezclar ' + LIST([_nouns.ranks(rank) for rank in ranks]) + ': una combinación es de un solo valor más comodines.'


def over_wild_cap(have: int, need: int) -> str:
    return 'Serían ' + _nouns.wilds(have) + '; ninguna combinación puede tener más de ' + ('uno' if plural(need) == "one" else COUNT(need)) + '.'


def more_than_naturals_allow(have: int, need: int, rank: Rank) -> str:
    return 'Serían ' + _nouns.wilds(have) + '; esta combinación de ' + _nouns.ranks(rank) + ' puede tener ' + ('uno' if plural(need) == "one" else COUNT(need)) + '. Añade ' + _nouns.ranks(rank) + ' o quita un comodín.'


def too_many_wilds(need: int, is_cap: bool, have: int, rank: Rank) -> str:
    return (__black_threes_with_wilds if need == 0 else (__over_wild_cap(have, need) if is_cap else __more_than_naturals_allow(have, need, rank)))


def wilds_of_turn(have: int, need: int, rank: Rank) -> str:
    return 'Así añadirías ' + _nouns.wilds(have) + ' ' + _nouns.to_ranks(rank) + '; una combinación recibe como mucho ' + _nouns.wilds(need) + ' por turno.'


def new_meld_too_low(have: int, need: int, rank: Rank) -> str:
    return ('Estas' if rank == "J" else 'Estas' if rank == "Q" else 'Estos') + ' ' + _nouns.ranks(rank) + ' valen ' + NUMBER(have) + '; una combinación nueva necesita ' + _nouns.points(need) + '.'


def no_second_meld(alone: bool, rank: Rank) -> str:
    return ('Ya tienes' if alone else 'Tu equipo ya tiene') + ' una combinación de ' + _nouns.ranks(rank) + ': añade estas cartas a ella.'


def second_meld_too_soon(alone: bool, rank: Rank, have: int, need: int) -> str:
    return ('Tu combinación de ' + _nouns.ranks(rank) if alone else 'La combinación de ' + _nouns.ranks(rank) + ' de tu equipo') + ' tiene ' + COUNT(have, gender='f') + ' de ' + COUNT(need, gender='f') + ' cartas para una canasta: añade primero estas.'


def second_meld(second_meld: Literal["never", "after_closing", "anytime"], alone: bool, rank: Rank, have: int, need: int) -> str:
    return (__second_meld_too_soon(alone, rank, have, need) if second_meld == "after_closing" else __no_second_meld(alone, rank))


def no_such_meld(alone: bool) -> str:
    return ('No tienes esa combinación.' if alone else 'Tu equipo no tiene esa combinación.')


def book_closed(rank: Rank, closed: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return ('La canasta de ' + _nouns.ranks(rank) + ' es limpia y debe seguir limpia: no acepta comodines.' if closed == "keep_kind" else 'La canasta de ' + _nouns.ranks(rank) + ' está completa y no acepta más comodines.' if closed == "naturals" else 'La canasta de ' + _nouns.ranks(rank) + ' está completa y no acepta más cartas.' if closed == "sealed" else 'Solo una canasta limpia acepta más cartas, y solo naturales; la canasta de ' + _nouns.ranks(rank) + ' no acepta esto.' if closed == "clean_open" else 'La canasta de ' + _nouns.ranks(rank) + ' está completa y limpia: no acepta más cartas.' if closed == "dirty_open" else 'La canasta de ' + _nouns.ranks(rank) + ' está completa y no acepta esto.')


def opening_has(have: int, round: int, need: int) -> str:
    return 'Suman ' + NUMBER(have) + '; la ronda ' + NUMBER(round) + ' exige ' + NUMBER(need) + '.'


def opening_fix(fixes: Sequence[str]) -> str:
    return 'Bastaría con ' + LIST(fixes, last='or') + '.'


def opening_short(lacks: int) -> str:
    return ('Te falta 1.' if plural(lacks) == "one" else 'Te faltan ' + NUMBER(lacks) + '.')


def opening_too_low(before_pile: bool, have: int, round: int, need: int, fixes: Sequence[str], lacks: int) -> str:
    return (__open_before_pile if before_pile else __opening_has(have, round, need) + ' ' + (__opening_short(lacks) if len(fixes) == 0 else __opening_fix(fixes)))


def put_back(card: Card) -> str:
    return ('Devuelve el joker.' if rank_of(card) == "*" else 'Devuelve ' + _nouns.the_card(card) + '.')


def threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Los treses negros solo se bajan al cerrar.' if meld_threes == "black_last" else 'Los únicos treses que puedes bajar son los negros, y solo desde tu ' + _nouns.stack(stack) + '.' if meld_threes == "black_in_foot" else 'No puedes bajar treses; solo puedes descartarlos.')


def three_forbidden(three: Literal["on_pile", "laid_down", "among_others", "alone", "threes"], card: Card, meld_threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"], phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return (__three_on_pile if three == "on_pile" else __red_threes if three == "laid_down" else (__threes(meld_threes, stack) if phase == "none" else __put_back(card) + ' ' + __threes(meld_threes, stack)) if three == "among_others" else __threes(meld_threes, stack))


def no_pile(take_count_never: bool) -> str:
    return (__pile_never if take_count_never else __no_pile_now)


def pile_frozen(who: Person) -> str:
    return ('Se descartó un comodín: nadie puede tomar el pozo hasta que vuelva a tocarte.' if who.is_you else 'Se descartó un comodín: nadie puede tomar el pozo hasta que vuelva a tocarle a ' + who.name + '.')


def pile_too_short(have: int, need: int) -> str:
    return 'El pozo tiene ' + _nouns.cards(have) + '; solo puedes tomarlo cuando tenga ' + COUNT(need, gender='f') + ' o más.'


def first_lap(who: Person) -> str:
    return ('Nadie puede tomar el pozo hasta que todo el mundo haya jugado un turno; tú aún no.' if who.is_you else 'Nadie puede tomar el pozo hasta que todo el mundo haya jugado un turno; ' + who.name + ' aún no.')


def wild_on_pile(rank: Rank) -> str:
    return 'Encima del pozo hay ' + _nouns.a_rank(rank) + ', y con estas reglas nadie puede tomar un comodín.'


def wild_pair_needed(need: int, rank: Rank) -> str:
    return 'Para tomar el pozo necesitas ' + _nouns.of_rank(need, rank) + ' en la mano para combinarlos con el de encima.'


def frozen_pair_needed(need: int, rank: Rank, have: int) -> str:
    return 'El pozo está congelado: necesitas ' + _nouns.of_rank(need, rank) + ' en la mano y ' + ('no tienes ' + _nouns.of_rank(have, rank) if have == 0 else 'tienes ' + _nouns.of_rank(have, rank)) + '.'


def lay_both(rank: Rank) -> str:
    return ('Baja las dos jotas de tu mano junto con la del pozo.' if rank == "J" else 'Baja las dos reinas de tu mano junto con la del pozo.' if rank == "Q" else 'Baja los dos ' + _nouns.ranks(rank) + ' de tu mano junto con el del pozo.')


def more_needed(need: int, rank: Rank, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], have: int) -> str:
    return 'Para tomar el pozo necesitas ' + _nouns.of_rank(need, rank) + ' en la mano' + (', o ' + _nouns.a_rank(rank) + ' y un comodín' if take_with == "pair_or_wild" else ', o una combinación de ' + _nouns.ranks(rank) + ' a la que añadir' if take_with == "pair_or_meld" else '') + '; ' + ('no tienes ' + _nouns.of_rank(have, rank) if have == 0 else 'tienes ' + _nouns.of_rank(have, rank)) + '.'


def pair_needed(lack: Literal["wild_pair", "wild", "frozen", "both", "cards"], need: int, rank: Rank, have: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return (__wild_pair_needed(need, rank) if lack == "wild_pair" else __wild_on_pile(rank) if lack == "wild" else __frozen_pair_needed(need, rank, have) if lack == "frozen" else __lay_both(rank) if lack == "both" else __more_needed(need, rank, take_with, have))


def upcard_not_played(card: Card) -> str:
    return 'Para tomar el pozo debes bajar ' + _nouns.the_card(card) + ' en la misma jugada.'


def bottom_not_played(card: Card) -> str:
    return 'Si tomas el pozo, debes bajar también su carta de abajo, ' + _nouns.the_card(card) + '.'


def no_peek(again: bool) -> str:
    return (__no_peek_again if again else __nothing_below)


def stock_too_short(have: int, need: int) -> str:
    return ('No quedan cartas en el mazo' if have == 0 else 'Queda una carta en el mazo' if plural(have) == "one" else 'Quedan ' + _nouns.cards(have) + ' en el mazo') + ' y para robar hacen falta ' + COUNT(need, gender='f') + ': toma el pozo o termina la ronda.'


def stock_not_empty(have: int) -> str:
    return 'En el mazo ' + ('aún queda una carta' if plural(have) == "one" else 'aún quedan ' + _nouns.cards(have)) + ': roba o toma el pozo.'


def last_card_of_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'Es la última carta de tu ' + _nouns.stack(stack) + ': si la descartas, cierras.'


def too_few_kept(have: int, stack: Literal["hand", "foot", "tail"], in_foot: bool) -> str:
    return 'Con eso cerrarías: ' + ('no te quedaría ninguna carta' if have == 0 else 'te quedaría una carta' if plural(have) == "one" else 'te quedarían ' + _nouns.cards(have)) + ' de tu ' + _nouns.stack(stack) + '. ' + ('Conserva una carta de tu pie para descartarla.' if in_foot else 'Conserva dos: una para descartar y otra en la mano.')


def not_in_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Eso solo puedes hacerlo desde tu cola, y aún no la has tomado.' if stack == "tail" else 'Eso solo puedes hacerlo desde tu pie, y aún no lo has tomado.')


def books_missing(alone: bool, missing: Sequence[str]) -> str:
    return ('Para cerrar aún necesitas ' + LIST(missing) + '.' if alone else 'Para cerrar, tu equipo aún necesita ' + LIST(missing) + '.')


def books_of_wilds(count: int) -> str:
    return ('una canasta de comodines' if plural(count) == "one" else _nouns.books(count) + ' de comodines')


def books_of_sevens(count: int) -> str:
    return ('una canasta de sietes' if plural(count) == "one" else _nouns.books(count) + ' de sietes')


def books_of_any_kind(count: int) -> str:
    return _nouns.books(count) + ' de cualquier tipo'


def partner_not_ready(who: Person, stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return 'No puedes cerrar hasta que ' + ('hayas' if who.is_you else who.name + ' haya') + ' ' + (('tomado la cola' if stack == "tail" else 'tomado el pie') if picked_up else ('jugado una carta de la cola' if stack == "tail" else 'jugado una carta del pie')) + '.'


def cards_left_over(stack: Literal["hand", "foot", "tail"], have: int) -> str:
    return 'Para cerrar debes jugar todas las cartas de tu ' + _nouns.stack(stack) + '; ' + ('quedaría una carta' if plural(have) == "one" else 'quedarían ' + _nouns.cards(have)) + '.'


def cannot_hold_several(have: int) -> str:
    return 'Solo puedes conservar la última carta, y tienes ' + COUNT(have, gender='f') + ': descarta una.'


def cannot_hold_now(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Solo puedes conservar la última carta mientras alguien de tu equipo no haya tomado la cola ni haya bajado.' if stack == "tail" else 'Solo puedes conservar la última carta mientras alguien de tu equipo no haya tomado el pie ni haya bajado.')


def cannot_hold(several: bool, have: int, hold_last_card: bool, stack: Literal["hand", "foot", "tail"]) -> str:
    return (__cannot_hold_several(have) if several else (__cannot_hold_now(stack) if hold_last_card else __cannot_hold_ever))


def short_not_your_turn(who: Person) -> str:
    return ('te toca a ti' if who.is_you else 'le toca a ' + who.name)


def short_opening_minimum(lacks: int) -> str:
    return ('falta 1 punto' if plural(lacks) == "one" else 'faltan ' + NUMBER(lacks) + ' puntos')


def short_new_meld_too_low(lacks: int) -> str:
    return __short_opening_minimum(lacks)


def short_pair_missing(need: int, rank: Rank) -> str:
    return 'exige ' + _nouns.of_rank(need, rank)


def short_books_missing(most_missing: int) -> str:
    return ('falta una canasta' if plural(most_missing) == "one" else 'faltan ' + NUMBER(most_missing) + ' canastas')


def short_partners_foot(who: Person) -> str:
    return ('te espera a ti' if who.is_you else 'espera a ' + who.name)


def short_short_pile(have: int, need: int) -> str:
    return NUMBER(have) + ' de ' + NUMBER(need) + ' cartas'


def short_must_use_all(have: int) -> str:
    return ('sobra una' if plural(have) == "one" else 'sobran ' + COUNT(have, gender='f'))


def short_three(three: Literal["on_pile", "laid_down", "among_others", "alone", "threes"]) -> str:
    return (__short_three_on_top if three == "on_pile" else __short_three_laid_down if three == "laid_down" else __short_three_among_others if three == "among_others" else __short_threes)


def short_no_peek(again: bool) -> str:
    return (__short_no_peek_again if again else __short_nothing_below)


def short_need_pair(lacks: int, need: int, rank: Rank) -> str:
    return (__short_pair if lacks == 0 else __short_pair_missing(need, rank))


__undo_some = undo_some
__undo_nothing = undo_nothing
__none_in_hand = none_in_hand
__not_another_in_hand = not_another_in_hand
__not_a_move = not_a_move
__nothing_laid_yet = nothing_laid_yet
__not_now = not_now
__round_over = round_over
__answer_first = answer_first
__draw_is_done = draw_is_done
__draw_first = draw_first
__choose_first = choose_first
__not_dealt = not_dealt
__too_few_for_a_meld = too_few_for_a_meld
__choose_cards = choose_cards
__more_than_naturals_allow = more_than_naturals_allow
__over_wild_cap = over_wild_cap
__black_threes_with_wilds = black_threes_with_wilds
__no_second_meld = no_second_meld
__second_meld_too_soon = second_meld_too_soon
__opening_has = opening_has
__opening_fix = opening_fix
__opening_short = opening_short
__open_before_pile = open_before_pile
__threes = threes
__put_back = put_back
__red_threes = red_threes
__three_on_pile = three_on_pile
__no_pile_now = no_pile_now
__pile_never = pile_never
__more_needed = more_needed
__lay_both = lay_both
__frozen_pair_needed = frozen_pair_needed
__wild_on_pile = wild_on_pile
__wild_pair_needed = wild_pair_needed
__nothing_below = nothing_below
__no_peek_again = no_peek_again
__cannot_hold_ever = cannot_hold_ever
__cannot_hold_now = cannot_hold_now
__cannot_hold_several = cannot_hold_several
__short_opening_minimum = short_opening_minimum
__short_threes = short_threes
__short_three_among_others = short_three_among_others
__short_three_laid_down = short_three_laid_down
__short_three_on_top = short_three_on_top
__short_nothing_below = short_nothing_below
__short_no_peek_again = short_no_peek_again
__short_pair_missing = short_pair_missing
__short_pair = short_pair
