"""Español: rule_page. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


def aim_heading() -> str:
    return 'El objetivo'


def cards_heading() -> str:
    return 'Las cartas'


def deal_heading() -> str:
    return 'El reparto'


def turn_heading() -> str:
    return 'Tu turno'


def melds_heading() -> str:
    return 'Combinaciones'


def books_heading() -> str:
    return 'Canastas'


def opening_heading() -> str:
    return 'Abrir'


def pile_heading() -> str:
    return 'El pozo'


def threes_heading() -> str:
    return 'Los treses'


def foot_heading() -> str:
    return 'Mano y pie'


def out_heading() -> str:
    return 'Cerrar la ronda'


def stock_heading() -> str:
    return 'Cuando se acaba el mazo'


def score_heading() -> str:
    return 'Puntuación'


def match_heading() -> str:
    return 'La partida'


def aim(tail: bool, winner_takes: bool) -> str:
    return ('Tienes tres montones de cartas: una mano para empezar, un pie para después y una cola para el final.' if tail else 'Tienes dos montones de cartas: una mano para empezar y un pie para después.') + ' ' + ('Tu equipo baja combinaciones del mismo valor y las convierte en canastas.' if winner_takes else 'Tu equipo baja combinaciones del mismo valor y las convierte en canastas; ambas dan puntos.') + ' La ronda termina cuando alguien juega todas sus cartas.'


def each_deck(size: int, jokers: int) -> str:
    return NUMBER(size) + ' cartas cada una, ' + ('sin jokers' if jokers == 0 else 'con los jokers' if jokers == 2 else 'con ' + _nouns.jokers(jokers))


def decks(count: int, size: int, jokers: int) -> str:
    return 'Se barajan juntas ' + _nouns.decks(count) + ': ' + __each_deck(size, jokers) + '.'


def decks_by_players(count: int, more: bool, size: int, jokers: int) -> str:
    return ('Hay ' + _nouns.decks(count) + ' más que personas en la mesa, y se barajan juntas: ' + __each_deck(size, jokers) + '.' if more else 'Hay ' + _nouns.decks(count) + ' menos que personas en la mesa, y se barajan juntas: ' + __each_deck(size, jokers) + '.')


def deck_for_each(size: int, jokers: int) -> str:
    return 'Se barajan juntas tantas barajas como personas: ' + __each_deck(size, jokers) + '.'


def set_aside(set_aside: int) -> str:
    return ('' if set_aside == 0 else 'Antes de repartir, se aparta sin mirar el ' + NUMBER(set_aside) + ' % de las cartas. Quedan fuera de la ronda.')


def wilds(jokers: int) -> str:
    return ('Los doses son comodines: en una combinación sustituyen a otras cartas.' if jokers == 0 else 'Los doses y los jokers son comodines: en una combinación sustituyen a otras cartas.') + ' Todas las cartas del cuatro al as son naturales.'


def in_a_round(count: int) -> str:
    return ('ninguna' if count == 0 else 'una' if plural(count) == "one" else COUNT(count))


def by_round(first: str, last: str) -> str:
    return first + ', luego ' + last


def of_cards(count: int) -> str:
    return 'de ' + _nouns.cards(count)


def of_cards_by_round(numbers: str) -> str:
    return 'cuyo tamaño depende de la ronda (' + numbers + ')'


def drawn(count: int) -> str:
    return _nouns.cards(count)


def drawn_by_round(numbers: str) -> str:
    return 'las cartas de cada ronda (' + numbers + ')'


def hand_and_foot(cut: bool, hand: int, foot: int) -> str:
    return ('De ahí, cada persona toma' if cut else 'Cada persona recibe') + ' una mano de ' + _nouns.cards(hand) + ' y un pie de ' + COUNT(foot) + '. ' + __foot_unseen()


def foot_unseen() -> str:
    return 'El pie queda boca abajo; nadie lo mira hasta que lo toma.'


def hand_and_foot_by_round(cut: bool, hand: str, foot: str) -> str:
    return ('De ahí, cada persona toma' if cut else 'Cada persona recibe') + ' una mano y un pie cuyos tamaños dependen de la ronda (mano: ' + hand + '; pie: ' + foot + '). ' + __foot_unseen()


def two_stacks(cut: bool, size: str) -> str:
    return ('De ahí, cada persona toma' if cut else 'Cada persona recibe') + ' dos montones ' + size


def choose_stack(cut: bool, size: str) -> str:
    return __two_stacks(cut, size) + ', boca abajo. Elige uno como mano, sin mirar; el otro es tu pie.'


def bottom_stack(cut: bool, size: str, higher: bool) -> str:
    return __two_stacks(cut, size) + '. Mira la carta de abajo de cada uno: ' + ('el montón que tiene la más alta es tu mano, el otro tu pie.' if higher else 'el montón que tiene la más baja es tu mano, el otro tu pie.') + ' Si empatan, elige.'


def bottom_cards_rank(jokers: int) -> str:
    return ('Para la carta de abajo, los doses son los más altos, luego los ases; los treses son los más bajos.' if jokers == 0 else 'Para la carta de abajo, los jokers son los más altos, luego los doses y los ases; los treses son los más bajos.') + ' Los palos no cuentan.'


def bottom_cards(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], jokers: int) -> str:
    return (__bottom_cards_rank(jokers) if stacks == "bottom_high" else __bottom_cards_rank(jokers) if stacks == "bottom_low" else '')


def tail(cut: bool, size: str) -> str:
    return ('Cada persona toma' if cut else 'Cada persona recibe') + ' además un tercer montón: una cola ' + size + ', boca abajo hasta que has jugado el pie.'


def rounds_without_tail() -> str:
    return 'En una ronda sin cola, el pie es tu último montón.'


def knee() -> str:
    return 'Hay quien llama a los tres mano, rodilla y pie.'


def packet(deal: Literal["auto", "cut"], tail: bool, winner_takes: bool, cut_bonus: int) -> str:
    return ('Cada persona levanta del mazo, sin contar, las cartas justas para ' + ('mano, pie y cola' if tail else 'mano y pie') + ', o eso intenta; las que sobran vuelven y las que faltan se añaden.' + ('' if winner_takes else ('' if cut_bonus == 0 else ' ' + 'Si aciertas con el número exacto, tu equipo gana ' + NUMBER(cut_bonus) + ' puntos.')) if deal == "cut" else '')


def passing(stacks_pass: Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round"], deal: Literal["auto", "cut"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('' if stacks_pass == "none" else ('' if deal == "cut" else ('Antes de que nadie elija, pasa' if stacks == "choose" else 'Antes de que nadie mire, pasa') + ' ' + ('uno de tus dos montones a la persona de tu izquierda.' if stacks_pass == "left" else 'uno de tus dos montones a la persona de tu derecha.' if stacks_pass == "right" else 'tus dos montones a la persona de tu izquierda.' if stacks_pass == "both_left" else 'tus dos montones a la persona de tu derecha.' if stacks_pass == "both_right" else 'un montón a la izquierda y el otro a la derecha.' if stacks_pass == "each_way" else 'uno de tus dos montones, a la izquierda en la primera ronda, a la derecha en la segunda, y así por turnos.') + ' ' + ('Luego elige entre los dos montones que tienes.' if stacks == "choose" else 'Las cartas que te pasan son tuyas.')))


def draw_lots() -> str:
    return 'Se sortea quién empieza.'


def high_card(jokers: bool) -> str:
    return 'Cada persona saca una carta, y empieza quien saca la más alta. ' + ('Los jokers son los más altos, luego los doses y los ases; quienes empatan sacan otra.' if jokers else 'Los doses son los más altos, luego los ases; quienes empatan sacan otra.')


def left_of_dealer() -> str:
    return 'Empieza la persona a la izquierda de quien reparte.'


def deal_moves_on() -> str:
    return 'En cada ronda el reparto pasa un asiento a la izquierda.'


def first_upcard(first_upcard: Literal["none", "natural", "any"]) -> str:
    return ('' if first_upcard == "none" else 'Da la vuelta a una carta del mazo para empezar el pozo; si es un comodín o un tres, da la vuelta a otra.' if first_upcard == "natural" else 'Da la vuelta a una carta del mazo para empezar el pozo.')


def turn(drawn: str, takes: Literal["never", "one", "some", "all"]) -> str:
    return 'Roba del mazo ' + drawn + ('' if takes == "never" else ' ' + 'o toma el pozo') + ', baja lo que quieras y descarta una carta para terminar tu turno. Se juega en el sentido del reloj.'


def meld(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ('Una combinación son tres o más cartas del mismo valor y empieza con al menos dos naturales.' if wild_melds == "no" else 'Una combinación son tres o más cartas del mismo valor y empieza con al menos dos naturales, salvo que sea toda de comodines.') + ' Es de todo tu equipo: cualquiera de tu equipo puede añadir cartas; tus rivales no.'


def wild_limit(wild_melds: Literal["no", "allowed", "required"], wild_limit: Literal["equal", "fewer", "half"], wild_cap: int, dirty_naturals: int) -> str:
    return ('Una combinación' if wild_melds == "no" else 'Una combinación con naturales') + ' ' + ('no puede tener más comodines que naturales' if wild_limit == "equal" else 'debe tener más naturales que comodines' if wild_limit == "fewer" else 'necesita al menos dos naturales por cada comodín') + ('' if wild_cap == 0 else ', y puede tener como mucho ' + _nouns.wilds(wild_cap)) + '.' + ('' if dirty_naturals == 2 else ' ' + 'Si tiene un comodín, necesita al menos ' + _nouns.naturals(dirty_naturals) + '.')


def wilds_in_a_turn(wild_per_turn: int) -> str:
    return ('' if wild_per_turn == 0 else 'En un turno puedes añadir como mucho ' + _nouns.wilds(wild_per_turn) + ' a una combinación o canasta de la mesa.')


def new_meld(new_meld_points: int) -> str:
    return ('' if new_meld_points == 0 else 'Cada combinación nueva debe valer al menos ' + NUMBER(new_meld_points) + ' puntos solo por sus cartas.')


def wild_melds(wild_melds: Literal["no", "allowed", "required"], count: int) -> str:
    return ('No puedes hacer una combinación solo de comodines.' if wild_melds == "no" else 'Puedes hacer una combinación solo de comodines; nunca admite naturales.' + ('' if count == 0 else ' ' + 'Necesitas ' + __needed_wild(count) + ' para cerrar.'))


def second_meld(second_meld: Literal["never", "after_closing", "anytime"]) -> str:
    return ('Tu equipo solo puede tener una combinación de cada valor.' if second_meld == "never" else 'Tu equipo solo puede empezar otra combinación del mismo valor cuando la primera ya es canasta.' if second_meld == "after_closing" else 'Tu equipo puede tener varias combinaciones del mismo valor.')


def book(book_size: int) -> str:
    return 'Una combinación de ' + _nouns.cards(book_size) + ' es una canasta. Sin comodines es limpia, con una carta roja encima; con comodines es sucia, con una carta negra encima.'


def closed_book(takes: Literal["any", "keep_kind", "naturals", "sealed"]) -> str:
    return ('Puedes seguir añadiendo a una canasta, dentro del límite de comodines. Un comodín ensucia una canasta limpia.' if takes == "any" else 'Puedes seguir añadiendo a una canasta, pero no comodines a una limpia: así sigue limpia.' if takes == "keep_kind" else 'Puedes seguir añadiendo naturales a una canasta, pero no más comodines.' if takes == "naturals" else 'No puedes añadir nada a una canasta.')


def half_closed_book(open: Literal["clean", "dirty"], wilds: bool) -> str:
    return ('Puedes seguir añadiendo naturales a una canasta limpia; una sucia no admite más cartas' if open == "clean" else 'Puedes seguir añadiendo a una canasta sucia, dentro del límite de comodines; una limpia no admite más cartas') + (', y una de comodines tampoco.' if wilds else '.')


def opening(points: int) -> str:
    return 'Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben valer al menos ' + NUMBER(points) + ' puntos.'


def opening_by_total(steps: Sequence[str]) -> str:
    return 'Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben llegar a un mínimo. Depende de su total: ' + LIST(steps) + '.'


def opening_below(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' puntos por debajo de ' + NUMBER(total)


def opening_from(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' desde ' + NUMBER(total)


def opening_always(minimum: int) -> str:
    return NUMBER(minimum) + ' puntos'


def opening_by_round(minimums: Sequence[str], growth: int) -> str:
    return 'Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben llegar a un mínimo: ' + LIST(minimums) + ' puntos' + (' ' + 'en la primera ronda' if len(minimums) == 1 else ', ronda a ronda') + ('' if growth == 0 else ', y después ' + NUMBER(growth) + ' más en cada ronda') + '.'


def opening_cards_only() -> str:
    return 'Solo cuenta el valor de las cartas.'


def opening_books(open_counts_books: bool) -> str:
    return ('Una canasta que completas al abrir suma sus propios puntos al valor de las cartas.' if open_counts_books else '')


def whole_hand(open_waived: bool, tail: bool) -> str:
    return ('Si con tus combinaciones juegas toda tu mano, de modo que tomas el pie, abres sin ningún mínimo' + ('; lo mismo vale si juegas todo el pie antes de la cola.' if tail else '.') if open_waived else '')


def no_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return ('Nadie toma nunca el pozo. Solo ves su carta superior.' if takes == "never" else '')


def whole_pile() -> str:
    return 'En vez de robar, puedes tomar todo el pozo. ' + __only_upcard_seen()


def only_upcard_seen() -> str:
    return 'Hasta entonces solo ves la carta superior.'


def upcard_alone() -> str:
    return 'En vez de robar, puedes tomar la carta superior del pozo.'


def top_of_pile(count: int, short: bool) -> str:
    return ('En vez de robar, puedes tomar del pozo sus ' + _nouns.cards(count) + ' superiores, o todas si tiene menos.' if short else 'En vez de robar, puedes tomar del pozo sus ' + _nouns.cards(count) + ' superiores, pero solo si las tiene.') + ' ' + __only_upcard_seen()


def least_pile(take_least: int) -> str:
    return ('' if take_least == 0 else '' if take_least == 1 else 'Nadie puede tomar el pozo mientras tenga menos de ' + _nouns.cards(take_least) + '.')


def pile_with(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('Para tomarlo necesitas en la mano dos naturales del valor de la carta superior, y bajas las tres.' if take_with == "pair" else 'Para tomarlo debes jugar enseguida la carta superior, de cualquier modo que permitan las reglas: en una combinación de tu equipo, o en una nueva con cartas de tu mano, también comodines.' if take_with == "any_play" else 'Para tomarlo necesitas en la mano dos naturales del valor de la carta superior, o una de ellas y un comodín, y bajas las tres.' if take_with == "pair_or_wild" else 'Para tomarlo bajas la carta superior con dos naturales de su valor de tu mano, o la añades a una combinación que tu equipo ya tiene.')


def upcard_to_open() -> str:
    return 'Cuando tu equipo ya ha abierto, basta con tener el par, y puedes quedarte la carta superior en la mano. Si tomas el pozo para abrir, solo ella cuenta para el mínimo, no las cartas que vienen con ella.'


def upcard_melded() -> str:
    return 'La carta superior se baja enseguida.'


def upcard_and_lowest() -> str:
    return 'La carta superior y la de más abajo se bajan enseguida; las demás van a tu mano.'


def upcard_and_lowest_open() -> str:
    return 'Si abres así, esas dos cuentan para el mínimo; las demás no.'


def upcard_and_others() -> str:
    return 'La carta superior se baja enseguida; las que están debajo van a tu mano.'


def upcard_opens() -> str:
    return 'Si abres así, la carta superior cuenta para el mínimo; las demás no.'


def pile_barred(wild: Literal["free", "barred", "unless_melded"], three: bool) -> str:
    return (('No puedes tomar el pozo si la carta superior es un tres o un comodín.' if three else 'No puedes tomar el pozo si la carta superior es un comodín.') if wild == "barred" else ('No puedes tomar el pozo si la carta superior es un tres, o un comodín que no bajes con dos iguales.' if three else 'No puedes tomar el pozo si la carta superior es un comodín, salvo que lo bajes con dos iguales.') if wild == "unless_melded" else ('No puedes tomar el pozo si la carta superior es un tres.' if three else 'Puedes tomar el pozo con cualquier carta superior.'))


def peek(take_peek: bool, takes: Literal["never", "one", "some", "all"]) -> str:
    return (('' if takes == "one" else 'Antes de decidir, puedes mirar una vez por turno las cartas que vendrían con el pozo. Todo el mundo ve que miras.') if take_peek else '')


def bottom_card(take_bottom: bool, takes: Literal["never", "one", "some", "all"]) -> str:
    return (('' if takes == "one" else 'En la misma jugada debes bajar también la carta de más abajo del pozo; todo el mundo la vio pasar.' if takes == "all" else 'En la misma jugada debes bajar también la carta de más abajo que tomas; todo el mundo la vio pasar.') if take_bottom else '')


def then_draw(take_then_draw: int) -> str:
    return ('' if take_then_draw == 0 else 'Después de tomar el pozo robas ' + _nouns.cards(take_then_draw) + ' del mazo.')


def turned_card(first_take_free: bool, first_upcard: Literal["none", "natural", "any"]) -> str:
    return (('' if first_upcard == "none" else 'En el primer turno de una ronda, la carta destapada es libre: tómala en vez de robar, sea cual sea.') if first_take_free else '')


def first_lap(take_first_lap: bool) -> str:
    return ('' if take_first_lap else 'Nadie puede tomar el pozo hasta que todo el mundo haya tenido un turno.')


def pile_when_open(take_needs_open: bool) -> str:
    return ('Solo puedes tomar el pozo si tu equipo abrió en una jugada anterior.' if take_needs_open else '')


def freeze(freeze: Literal["no", "until_taken", "one_lap"]) -> str:
    return ('' if freeze == "no" else 'Descartar un comodín congela el pozo hasta que alguien lo toma; mientras tanto, solo sirven dos naturales de la mano.' if freeze == "until_taken" else 'Descartar un comodín congela el pozo: nadie puede tomarlo hasta el siguiente turno de quien lo descartó.')


def threes_never(black: bool) -> str:
    return ('No puedes bajar treses negros.' if black else 'No puedes bajar treses.') + ' Solo te libras de ellos descartándolos.'


def threes_last() -> str:
    return 'Solo puedes bajar treses negros cuando cierras, y sin comodines. Los rojos nunca se bajan.'


def threes_in_foot(last: Literal["foot", "tail"]) -> str:
    return 'Solo puedes bajar treses negros desde ' + ('el pie' if last == "foot" else 'la cola') + ', y sin comodines. Los rojos nunca se bajan.'


def threes_any() -> str:
    return 'Los treses, rojos y negros juntos, son un valor como los demás.'


def threes_score() -> str:
    return 'Cada uno que bajas vale tantos puntos como costaría si te quedara.'


def red_threes(red_threes: Literal["penalty", "lay_down"], winner_takes: bool, red_three_bonus: int, red_three_not_out: int, red_three_all: int) -> str:
    return ('Baja un tres rojo en cuanto lo recibas y roba otra carta en su lugar; por uno que viene con el pozo no se roba. ' + ('Si está en la mesa, no cuesta nada.' if winner_takes else 'Cada uno vale ' + NUMBER(red_three_bonus) + ('' if red_three_not_out == -1 else ', o nada si tu equipo no cierra' if red_three_not_out == 0 else ', o ' + NUMBER(red_three_not_out) + ' si tu equipo no cierra') + ('' if red_three_all == 0 else '; si tu equipo baja todos los que hay, gana ' + NUMBER(red_three_all) + ' más') + '.') if red_threes == "lay_down" else '')


def cost(points: int) -> str:
    return ('nada' if points == 0 else NUMBER(points))


def threes_left(red_three: int, black_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return ('Si tu equipo no cierra,' if winner_takes else 'Al final de la ronda,') + ' ' + (('un tres rojo en un montón que nadie tomó' if tail else 'un tres rojo en un pie que nadie tomó') + ' ' + ('no cuesta nada' if red_three == 0 else 'cuesta ' + NUMBER(red_three)) + ', y un tres negro que te queda ' + ('no cuesta nada' if black_three == 0 else 'cuesta ' + NUMBER(black_three)) + '.' if red_threes == "lay_down" else 'un tres rojo que queda en ' + ('mano, pie o cola' if tail else 'mano o pie') + ' ' + ('no cuesta nada' if red_three == 0 else 'cuesta ' + NUMBER(red_three)) + ', y un tres negro ' + ('no cuesta nada' if black_three == 0 else 'cuesta ' + NUMBER(black_three)) + '.')


def three_on_pile(takes: Literal["never", "one", "some", "all"], meld_threes: Literal["no", "black_last", "black_in_foot", "all"], first_upcard: Literal["none", "natural", "any"], first_take_free: bool) -> str:
    return ('' if takes == "never" else ('' if meld_threes == "all" else 'Mientras haya un tres encima del pozo, nadie puede tomar el pozo.' + ((' ' + 'Solo un tres destapado al principio es libre en el primer turno.' if first_take_free else '') if first_upcard == "any" else '')))


def foot_for_book(foot_ends_turn: bool) -> str:
    return 'El pie se une a tu mano en cuanto completas tu primera canasta o juegas tu última carta. ' + ('Con eso termina tu turno.' if foot_ends_turn else 'Si fue al bajar cartas, tu turno sigue.')


def foot_when_empty(foot_ends_turn: bool) -> str:
    return 'Cuando has jugado la última carta de tu mano, toma el pie. ' + ('Con eso termina tu turno, sin descarte si bajaste esa carta; juegas con el pie desde tu próximo turno.' if foot_ends_turn else 'Si bajaste esa carta, tu turno sigue; si la descartaste, juegas con el pie desde tu próximo turno.')


def foot(foot_when: Literal["hand_empty", "first_book"], foot_ends_turn: bool) -> str:
    return (__foot_for_book(foot_ends_turn) if foot_when == "first_book" else __foot_when_empty(foot_ends_turn))


def tail_comes(tail: bool, foot_ends_turn: bool) -> str:
    return ('Cuando has jugado la última carta del pie, toma la cola. ' + ('También con eso termina tu turno.' if foot_ends_turn else 'Si bajaste esa carta, tu turno sigue también.') if tail else '')


def stock_out(stock_out: Literal["end", "reshuffle"]) -> str:
    return ('Cuando no quedan suficientes cartas para robar, aún puedes tomar el pozo si las reglas lo permiten. Si no, la ronda termina sin que nadie cierre.' if stock_out == "end" else 'Todos los descartes menos la carta superior se barajan como mazo nuevo, y la ronda sigue.')


def card_values(values: Sequence[str], only_losers: bool) -> str:
    return ('Las cartas cuentan para abrir, y contra ti si te quedan: ' + LIST(values) + '.' if only_losers else 'Cada carta que bajas da puntos a tu equipo: ' + LIST(values) + '.')


def rank_value(rank: Rank, points: int) -> str:
    return _nouns.rank(rank) + ' ' + NUMBER(points)


def ranks_value(from_: Rank, to: Rank, points: int) -> str:
    return _nouns.rank(from_) + ' a ' + _nouns.rank(to) + ' ' + NUMBER(points)


def winner_takes(winner_takes: bool) -> str:
    return ('Combinaciones, canastas y cierre no dan puntos. El equipo que cierra se queda en 0, aunque le queden cartas; los demás pierden el valor de las suyas. Si nadie cierra, pierden todos los equipos.' if winner_takes else '')


def going_out_bonus(winner_takes: bool, go_out_bonus: int) -> str:
    return ('' if winner_takes else ('' if go_out_bonus == 0 else 'El equipo que cierra gana ' + NUMBER(go_out_bonus) + ' puntos.'))


def going_out(last: Literal["foot", "tail"]) -> str:
    return 'Cierras la ronda al jugar la última carta ' + ('del pie' if last == "foot" else 'de la cola') + '.'


def books_to_go_out(books: Sequence[str]) -> str:
    return ('No necesitas ninguna canasta.' if len(books) == 0 else 'Antes, tu equipo necesita ' + LIST(books) + '.')


def needed_clean(count: int, dirty_follow: bool) -> str:
    return _nouns.clean_books(count)


def needed_dirty(count: int, clean_before: bool) -> str:
    return (('una sucia' if plural(count) == "one" else COUNT(count) + ' sucias') if clean_before else _nouns.dirty_books(count))


def needed_by_round(kind: Literal["clean", "dirty"], numbers: str) -> str:
    return ('canastas limpias por ronda (' + numbers + ')' if kind == "clean" else 'canastas sucias por ronda (' + numbers + ')')


def needed_wild(count: int) -> str:
    return _nouns.books(count) + ' de comodines'


def needed_in_all(count: int) -> str:
    return _nouns.books(count) + ' en total'


def needed_sevens(clean: bool) -> str:
    return ('una canasta limpia de sietes' if clean else 'una canasta de sietes')


def last_card(final_discard: Literal["required", "optional", "never"], last: Literal["foot", "tail"]) -> str:
    return ('Debes descartar tu última carta.' if final_discard == "required" else 'Puedes descartar o bajar tu última carta.' if final_discard == "optional" else 'Debes bajar tu última carta; no puedes descartarla.') + ' Mientras no puedas cerrar, quédate con dos cartas ' + ('del pie' if last == "foot" else 'de la cola') + ' cuando bajes: una para descartar y otra para conservar.'


def foot_not_needed(foot_needed: bool, tail: bool) -> str:
    return ('' if foot_needed else ('También puedes cerrar con la última carta de la mano o del pie. Los montones que no tomaste quedan boca abajo y sus cartas cuentan contra ti.' if tail else 'También puedes cerrar con la última carta de la mano. El pie queda entonces boca abajo y sus cartas cuentan contra ti.'))


def sevens_kept(sevens_kept: bool) -> str:
    return ('No puedes descartar un siete hasta que tu equipo tenga una canasta de sietes, salvo que no tengas otra cosa que descartar. Nunca puedes cerrar descartando uno.' if sevens_kept else '')


def partners_foot(partners_foot: Literal["none", "picked_up", "played"], last: Literal["foot", "tail"]) -> str:
    return ('' if partners_foot == "none" else 'No puedes cerrar hasta que las demás personas de tu equipo hayan tomado ' + ('el pie' if last == "foot" else 'la cola') + '.' if partners_foot == "picked_up" else 'No puedes cerrar hasta que las demás personas de tu equipo hayan jugado una carta ' + ('del pie' if last == "foot" else 'de la cola') + '.')


def permission(permission: bool) -> str:
    return ('Si juegas en pareja, pregunta antes de cerrar. Si te dicen que sí, debes cerrar; si te dicen que no, sigues jugando y no puedes preguntar otra vez en ese turno.' if permission else '')


def hold(hold_last_card: bool, last: Literal["foot", "tail"]) -> str:
    return (('Si te queda una sola carta del pie, y alguien de tu equipo no ha tomado el pie ni ha bajado nada en esta ronda, puedes terminar tu turno sin descartar y conservar esa carta.' if last == "foot" else 'Si te queda una sola carta de la cola, y alguien de tu equipo no ha tomado la cola ni ha bajado nada en esta ronda, puedes terminar tu turno sin descartar y conservar esa carta.') if hold_last_card else '')


def book_values(values: Sequence[str]) -> str:
    return 'Las canastas dan puntos además de sus cartas: ' + LIST(values) + '.'


def book_value(book: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return ('canasta limpia' if book == "clean" else 'canasta sucia' if book == "dirty" else 'canasta de comodines' if book == "wild" else 'canasta de sietes' if book == "sevens" else 'canasta limpia de sietes' if book == "clean_sevens" else 'canasta de treses') + ' ' + NUMBER(points)


def double_book(size: int) -> str:
    return 'Una canasta de ' + _nouns.cards(size) + ' vale el doble.'


def book_at_once(points: int) -> str:
    return 'Una canasta empezada y completada en una sola jugada vale ' + NUMBER(points) + ' más.'


def left_over(black_three: int, red_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return (('A un equipo que no cierra, las cartas que le quedan en manos, pies y colas le cuestan su valor,' if tail else 'A un equipo que no cierra, las cartas que le quedan en manos y pies le cuestan su valor,') if winner_takes else ('Las cartas que quedan en las manos, los pies y las colas de tu equipo te cuestan su valor,' if tail else 'Las cartas que quedan en las manos y los pies de tu equipo te cuestan su valor,')) + ' ' + __cost(black_three) + ' por un tres negro y ' + __cost(red_three) + ' por uno rojo' + ((' ' + 'en un montón que nadie tomó.' if tail else ' ' + 'en un pie que nadie tomó.') if red_threes == "lay_down" else '.')


def match_to_score(points: int, rounds: int) -> str:
    return 'La partida termina después de la ronda en la que un equipo llega a ' + NUMBER(points) + ' puntos, o como mucho después de ' + _nouns.rounds(rounds) + '.'


def match_of_rounds(rounds: int) -> str:
    return 'Una partida dura ' + _nouns.rounds(rounds) + '.'


def highest_wins() -> str:
    return 'Gana el total más alto; si hay empate, la victoria se comparte.'


def tag_line(ways: str, go_out: str) -> str:
    return CAPITAL(ways) + ', y ' + go_out + '.'


def cut_for(count: int) -> str:
    return 'corta ' + ('una carta' if plural(count) == "one" else _nouns.cards(count))


def cut_for_stacks(tail: bool) -> str:
    return ('corta para mano, pie y cola' if tail else 'corta para mano y pie')


def choose_hand() -> str:
    return 'elige tu mano entre dos montones'


def take_no_pile() -> str:
    return 'deja el pozo en paz'


def take_pile(count: int, with_: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('toma todo el pozo' if count == 0 else 'toma una carta del pozo' if plural(count) == "one" else 'toma ' + _nouns.cards(count) + ' del pozo') + ' ' + ('con un par' if with_ == "pair" else 'si puedes jugar su carta superior' if with_ == "any_play" else 'con un par, o con una carta y un comodín' if with_ == "pair_or_wild" else 'con un par o añadiendo a una combinación')


def make_books(size: int) -> str:
    return 'forma canastas de ' + ('una' if plural(size) == "one" else COUNT(size))


def go_out(books: Sequence[str], ask: bool) -> str:
    return ('cierra sin canastas' if len(books) == 0 else 'cierra con ' + LIST(books)) + (' ' + 'si tu pareja está de acuerdo' if ask else '')


def go_out_by_round(ask: bool) -> str:
    return 'cierra con las canastas que pide cada ronda' + (' ' + 'si tu pareja está de acuerdo' if ask else '')


def changed_from(preset: str) -> str:
    return 'Cambios respecto a ' + preset


def changed_from_starred(preset: str) -> str:
    return 'Cambios respecto a ' + preset + ' (con asterisco arriba)'


def change(rule: str, now: str, before: str) -> str:
    return rule + ': ' + now + ' (original: ' + before + ')'


def changes(preset: str, count: int) -> str:
    return preset + ', ' + ('un cambio' if plural(count) == "one" else COUNT(count) + ' cambios')


def code(code: str) -> str:
    return 'Para dictar: ' + code


def source(preset: Literal["family", "campus", "web", "couples", "partners"]) -> str:
    return ('Estas reglas siguen un artículo sobre el juego de cartas favorito de una familia, actualizado por última vez en 2019.' if preset == "family" else 'Estas reglas siguen el texto de alguien que las aprendió en la universidad, con variantes en notas al pie.' if preset == "campus" else 'Estas reglas siguen las de una versión en línea en la que cada equipo comparte sus combinaciones.' if preset == "web" else 'Estas reglas siguen una hoja de reglas para parejas, con dos barajas por pareja.' if preset == "couples" else 'Estas reglas siguen una página sobre el juego para cuatro, en dos equipos de dos.')


def why() -> str:
    return '¿Por qué se lee así?'


def hide_why() -> str:
    return 'Ocultar los motivos'


def compare() -> str:
    return 'Comparar'


def upcard() -> str:
    return 'la carta superior'


def taken_with(with_: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('dos de la mano' if with_ == "pair" else 'o cualquier otra jugada con ella' if with_ == "any_play" else 'o una y un comodín' if with_ == "pair_or_wild" else 'o una combinación de tu equipo')


def three_left(points: int) -> str:
    return ('no cuesta nada' if points == 0 else NUMBER(points) + ' si te queda')


def stack_of(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return ('mano: ' + _nouns.cards(count) if stack == "hand" else 'pie: ' + _nouns.cards(count) if stack == "foot" else 'cola: ' + _nouns.cards(count))


def ranks_worth(from_: str, to: str, points: int) -> str:
    return from_ + '–' + to + ' ' + NUMBER(points)


def reading_1() -> str:
    return 'La fuente parece repartir montones de 111 cartas y tomar 82 del pozo.'


def reading_1_read() -> str:
    return 'Se reparten once cartas y se toman ocho.'


def reading_1_reason() -> str:
    return 'La última cifra de cada número es la llamada de una nota al pie que se pegó a él.'


def reading_2() -> str:
    return 'La fuente cobra 300 por un tres rojo en dos sitios y 500 en una lista al final.'


def reading_2_read() -> str:
    return 'Un tres rojo que queda cuesta 300; se puede poner 500.'


def reading_2_reason() -> str:
    return 'Dice 300 dos veces, en frases completas; la lista da el otro valor una vez, como uno entre varios.'


def reading_3() -> str:
    return 'Dice que una combinación termina en siete cartas, pero también que se puede jugar en montones acabados.'


def reading_3_read() -> str:
    return 'Siete cartas son una canasta que admite naturales pero no más comodines; entonces se puede empezar otra combinación.'


def reading_3_reason() -> str:
    return 'Solo así son ciertas las dos frases, y los comodines quedan dentro del límite que la fuente pone.'


def reading_4() -> str:
    return 'No dice si una canasta limpia ya completa puede volverse sucia.'


def reading_4_read() -> str:
    return 'Puede, en cualquier momento.'


def reading_4_reason() -> str:
    return 'Lo dice quien la escribió cuando le preguntan.'


def reading_5() -> str:
    return 'El pozo se puede tomar después de la primera ronda.'


def reading_5_read() -> str:
    return 'Se entiende la primera vuelta de cada ronda: cuando todo el mundo ha tenido un turno.'


def reading_5_reason() -> str:
    return 'Si fuera la primera de las cuatro rondas, el pozo no serviría para nada en una ronda entera.'


def reading_6() -> str:
    return 'Las cartas que quedan cuentan contra un equipo; no dice si un tres rojo también.'


def reading_6_read() -> str:
    return 'Un tres rojo que queda cuesta sus 500.'


def reading_6_reason() -> str:
    return 'En la lista está con menos 500, y las cartas que quedan cuentan en negativo.'


def reading_7() -> str:
    return 'Puedes conservar el último descarte mientras tu pareja no haya arrancado.'


def reading_7_read() -> str:
    return 'Vale para quien podría cerrar y espera, y para quien todavía no puede cerrar.'


def reading_7_reason() -> str:
    return 'El fin es el mismo en los dos casos: no terminar la ronda ni quedar sin salida antes de que juegue la pareja.'


def reading_8() -> str:
    return 'Cada persona debe tener en su mano los puntos para abrir; ¿cuenta la carta superior?'


def reading_8_read() -> str:
    return 'Cuentan las combinaciones que baja esa persona, con la carta superior; las demás cartas tomadas no.'


def reading_8_reason() -> str:
    return 'El par y la carta superior son una sola jugada, y otras dos fuentes dicen expresamente que cuenta.'


def reading_9() -> str:
    return 'Las fuentes hablan de una combinación nueva, y de seis cartas más junto a la carta superior.'


def reading_9_read() -> str:
    return 'La carta superior también puede añadirse a una combinación de la mesa, y se toman cinco cartas en total.'


def reading_9_reason() -> str:
    return 'Nada prohíbe añadir a una combinación, y cinco es el número que las dos dan para el pozo.'


def reading_10() -> str:
    return 'No dice si los descartes están a la vista.'


def reading_10_read() -> str:
    return 'Solo ves la carta superior, pero puedes recordar las demás.'


def reading_10_reason() -> str:
    return 'Una fuente prohíbe mirar debajo, y ninguna otra lo permite.'


def reading_11() -> str:
    return 'Para tomar el pozo tienes dos cartas como la de encima. ¿Son dos treses, o dos doses, ese par?'


def reading_11_read() -> str:
    return 'No: deben ser naturales de un valor que se pueda bajar, en una sola combinación con la carta superior.'


def reading_11_reason() -> str:
    return 'Una fuente lo dice claramente; así es seguro descartar treses y comodines donde haga falta un par.'


def reading_12() -> str:
    return 'Las cartas que quedan solo se mencionan para el equipo que no cerró.'


def reading_12_read() -> str:
    return 'También paga las suyas la pareja de quien cerró.'


def reading_12_reason() -> str:
    return 'Las demás fuentes lo hacen así, y esta también con los treses.'


def reading_13() -> str:
    return '¿Se baraja cada baraja aparte o todas juntas? ¿Y cuándo se toma el pie tras un descarte?'


def reading_13_read() -> str:
    return 'Todas las barajas se barajan juntas, y tomas el pie justo después del descarte que vacía tu mano.'


def reading_13_reason() -> str:
    return 'Quién baraja es ceremonia; las cartas son las mismas, y ver el pie antes no cambia nada.'


def reading_14() -> str:
    return '¿Puedes bajar tu última carta, o debes descartarla?'


def reading_14_read() -> str:
    return 'Donde puedes vaciar mano y pie de las dos formas, puedes bajarla; donde un turno termina con un descarte, no.'


def reading_14_reason() -> str:
    return 'Tomamos al pie de la letra lo que dice cada fuente sobre cómo termina un turno.'


def reading_15() -> str:
    return 'Algunas fuentes no dicen nada de cosas que toda mesa tiene que decidir: pozos cortos, el permiso, el pie de la pareja, quién empieza, el mazo agotado, los empates.'


def reading_15_read() -> str:
    return 'Seguimos lo habitual, y puedes cambiar cada una de esas reglas.'


def reading_15_reason() -> str:
    return 'Donde una fuente calla, lo habitual es lo que menos sorprende.'


def reading_16() -> str:
    return 'Las canastas completas siguen abiertas si son limpias, o si son sucias. ¿Cuál es una de comodines?'


def reading_16_read() -> str:
    return 'Ninguna: con las dos opciones, una canasta de comodines completa no admite más cartas.'


def reading_16_reason() -> str:
    return 'Limpia es sin comodines y sucia es con comodines junto a naturales; la opción abre solo la que nombra.'


__each_deck = each_deck
__foot_unseen = foot_unseen
__two_stacks = two_stacks
__bottom_cards_rank = bottom_cards_rank
__needed_wild = needed_wild
__only_upcard_seen = only_upcard_seen
__foot_when_empty = foot_when_empty
__foot_for_book = foot_for_book
__cost = cost
