"""Español: rule_page. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.amounts import by_round, joined, varies
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


aim_heading = 'El objetivo'
cards_heading = 'Las cartas'
deal_heading = 'El reparto'
turn_heading = 'Tu turno'
melds_heading = 'Combinaciones'
books_heading = 'Canastas'
opening_heading = 'Abrir'
pile_heading = 'El pozo'
threes_heading = 'Los treses'
foot_heading = 'Mano y pie'
out_heading = 'Cerrar la ronda'
stock_heading = 'Cuando se acaba el mazo'
score_heading = 'Puntuación'
match_heading = 'La partida'
deal_moves_on = 'En cada ronda el reparto pasa un asiento a la izquierda.'
only_upcard_seen = 'Hasta entonces solo ves la carta superior.'
go_out_by_round = 'cierra con las canastas que pide cada ronda'
why = '¿Por qué se lee así?'
hide_why = 'Ocultar los motivos'
compare = 'Comparar'
upcard = 'la carta superior'
reading_1 = 'La fuente parece repartir montones de 111 cartas y tomar 82 del pozo.'
reading_1_read = 'Se reparten once cartas y se toman ocho.'
reading_1_reason = 'La última cifra de cada número es la llamada de una nota al pie que se pegó a él.'
reading_2 = 'La fuente cobra 300 por un tres rojo en dos sitios y 500 en una lista al final.'
reading_2_read = 'Un tres rojo que queda cuesta 300; se puede poner 500.'
reading_2_reason = 'Dice 300 dos veces, en frases completas; la lista da el otro valor una vez, como uno entre varios.'
reading_3 = 'Dice que una combinación termina en siete cartas, pero también que se puede jugar en montones acabados.'
reading_3_read = 'Siete cartas son una canasta que admite naturales pero no más comodines; entonces se puede empezar otra combinación.'
reading_3_reason = 'Solo así son ciertas las dos frases, y los comodines quedan dentro del límite que la fuente pone.'
reading_4 = 'No dice si una canasta limpia ya completa puede volverse sucia.'
reading_4_read = 'Puede, en cualquier momento.'
reading_4_reason = 'Lo dice quien la escribió cuando le preguntan.'
reading_5 = 'El pozo se puede tomar después de la primera ronda.'
reading_5_read = 'Se entiende la primera vuelta de cada ronda: cuando todo el mundo ha tenido un turno.'
reading_5_reason = 'Si fuera la primera de las cuatro rondas, el pozo no serviría para nada en una ronda entera.'
reading_6 = 'Las cartas que quedan cuentan contra un equipo; no dice si un tres rojo también.'
reading_6_read = 'Un tres rojo que queda cuesta sus 500.'
reading_6_reason = 'En la lista está con menos 500, y las cartas que quedan cuentan en negativo.'
reading_7 = 'Puedes conservar el último descarte mientras tu pareja no haya arrancado.'
reading_7_read = 'Vale para quien podría cerrar y espera, y para quien todavía no puede cerrar.'
reading_7_reason = 'El fin es el mismo en los dos casos: no terminar la ronda ni quedar sin salida antes de que juegue la pareja.'
reading_8 = 'Cada persona debe tener en su mano los puntos para abrir; ¿cuenta la carta superior?'
reading_8_read = 'Cuentan las combinaciones que baja esa persona, con la carta superior; las demás cartas tomadas no.'
reading_8_reason = 'El par y la carta superior son una sola jugada, y otras dos fuentes dicen expresamente que cuenta.'
reading_9 = 'Las fuentes hablan de una combinación nueva, y de seis cartas más junto a la carta superior.'
reading_9_read = 'La carta superior también puede añadirse a una combinación de la mesa, y se toman cinco cartas en total.'
reading_9_reason = 'Nada prohíbe añadir a una combinación, y cinco es el número que las dos dan para el pozo.'
reading_10 = 'No dice si los descartes están a la vista.'
reading_10_read = 'Solo ves la carta superior, pero puedes recordar las demás.'
reading_10_reason = 'Una fuente prohíbe mirar debajo, y ninguna otra lo permite.'
reading_11 = 'Para tomar el pozo tienes dos cartas como la de encima. ¿Son dos treses, o dos doses, ese par?'
reading_11_read = 'No: deben ser naturales de un valor que se pueda bajar, en una sola combinación con la carta superior.'
reading_11_reason = 'Una fuente lo dice claramente; así es seguro descartar treses y comodines donde haga falta un par.'
reading_12 = 'Las cartas que quedan solo se mencionan para el equipo que no cerró.'
reading_12_read = 'También paga las suyas la pareja de quien cerró.'
reading_12_reason = 'Las demás fuentes lo hacen así, y esta también con los treses.'
reading_13 = '¿Se baraja cada baraja aparte o todas juntas? ¿Y cuándo se toma el pie tras un descarte?'
reading_13_read = 'Todas las barajas se barajan juntas, y tomas el pie justo después del descarte que vacía tu mano.'
reading_13_reason = 'Quién baraja es ceremonia; las cartas son las mismas, y ver el pie antes no cambia nada.'
reading_14 = '¿Puedes bajar tu última carta, o debes descartarla?'
reading_14_read = 'Donde puedes vaciar mano y pie de las dos formas, puedes bajarla; donde un turno termina con un descarte, no.'
reading_14_reason = 'Tomamos al pie de la letra lo que dice cada fuente sobre cómo termina un turno.'
reading_15 = 'Algunas fuentes no dicen nada de cosas que toda mesa tiene que decidir: pozos cortos, el permiso, el pie de la pareja, quién empieza, el mazo agotado, los empates.'
reading_15_read = 'Seguimos lo habitual, y puedes cambiar cada una de esas reglas.'
reading_15_reason = 'Donde una fuente calla, lo habitual es lo que menos sorprende.'
reading_16 = 'Las canastas completas siguen abiertas si son limpias, o si son sucias. ¿Cuál es una de comodines?'
reading_16_read = 'Ninguna: con las dos opciones, una canasta de comodines completa no admite más cartas.'
reading_16_reason = 'Limpia es sin comodines y sucia es con comodines junto a naturales; la opción abre solo la que nombra.'


def aim(tail: bool, winner_takes: bool) -> str:
    return ('Tienes tres montones de cartas: una mano para empezar, un pie para después y una cola para el final.' if tail else 'Tienes dos montones de cartas: una mano para empezar y un pie para después.') + ' ' + ('Tu equipo baja combinaciones del mismo valor y las convierte en canastas.' if winner_takes else 'Tu equipo baja combinaciones del mismo valor y las convierte en canastas; ambas dan puntos.') + ' La ronda termina cuando alguien juega todas sus cartas.'


def each_deck(size: int, jokers: int) -> str:
    return NUMBER(size) + ' cartas cada una, ' + ('sin jokers' if jokers == 0 else 'con los jokers' if jokers == 2 else 'con ' + _nouns.jokers(jokers))


def decks(size: int, jokers: int, decks: int) -> str:
    return ('' if decks == 0 else 'Se barajan juntas ' + _nouns.decks(decks) + ': ' + __each_deck(size, jokers) + '.')


def decks_by_players(size: int, jokers: int, decks: int, extra_decks: int, apart: int) -> str:
    return (('Hay ' + _nouns.decks(apart) + ' menos que personas en la mesa, y se barajan juntas: ' + __each_deck(size, jokers) + '.' if extra_decks < 0 else 'Se barajan juntas tantas barajas como personas: ' + __each_deck(size, jokers) + '.' if extra_decks == 0 else 'Hay ' + _nouns.decks(apart) + ' más que personas en la mesa, y se barajan juntas: ' + __each_deck(size, jokers) + '.') if decks == 0 else '')


def set_aside(set_aside: int) -> str:
    return ('' if set_aside == 0 else 'Antes de repartir, se aparta sin mirar el ' + NUMBER(set_aside) + ' % de las cartas. Quedan fuera de la ronda.')


def wilds(jokers: int) -> str:
    return ('Los doses son comodines: en una combinación sustituyen a otras cartas.' if jokers == 0 else 'Los doses y los jokers son comodines: en una combinación sustituyen a otras cartas.') + ' Todas las cartas del cuatro al as son naturales.'


def in_a_round(count: int) -> str:
    return ('ninguna' if count == 0 else 'una' if plural(count) == "one" else COUNT(count))


def each_round(numbers: Sequence[int]) -> str:
    return joined([__in_a_round(each) for each in numbers], ', ', ', luego ')


def of_cards(cards: int | Sequence[int]) -> str:
    return ('cuyo tamaño depende de la ronda (' + __each_round(by_round(cards)) + ')' if varies(cards) else 'de ' + _nouns.cards(by_round(cards)[0]))


def drawn(draw_count: int | Sequence[int]) -> str:
    return ('las cartas de cada ronda (' + __each_round(by_round(draw_count)) + ')' if varies(draw_count) else _nouns.cards(by_round(draw_count)[0]))


def everyone(deal: Literal["auto", "cut"]) -> str:
    return ('De ahí, cada persona toma' if deal == "cut" else 'Cada persona recibe')


def hand_and_foot(deal: Literal["auto", "cut"], hand_cards: int | Sequence[int], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], foot_cards: int | Sequence[int]) -> str:
    return (__everyone(deal) + ' ' + (__hand_and_foot_by_round(hand_cards, foot_cards) if varies(hand_cards) else (__hand_and_foot_by_round(hand_cards, foot_cards) if varies(foot_cards) else 'una mano de ' + _nouns.cards(by_round(hand_cards)[0]) + ' y un pie de ' + COUNT(by_round(foot_cards)[0]) + '.')) + ' El pie queda boca abajo; nadie lo mira hasta que lo toma.' if stacks == "dealt" else '')


def hand_and_foot_by_round(hand_cards: int | Sequence[int], foot_cards: int | Sequence[int]) -> str:
    return 'una mano y un pie cuyos tamaños dependen de la ronda (mano: ' + __each_round(by_round(hand_cards)) + '; pie: ' + __each_round(by_round(foot_cards)) + ').'


def two_stacks(deal: Literal["auto", "cut"], hand_cards: int | Sequence[int], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('' if stacks == "dealt" else __everyone(deal) + ' dos montones ' + __of_cards(hand_cards) + ', boca abajo. Elige uno como mano, sin mirar; el otro es tu pie.' if stacks == "choose" else __everyone(deal) + ' dos montones ' + __of_cards(hand_cards) + '. Mira la carta de abajo de cada uno: ' + ('el montón que tiene la más alta es tu mano, el otro tu pie.' if stacks == "bottom_high" else 'el montón que tiene la más baja es tu mano, el otro tu pie.') + ' Si empatan, elige.')


def bottom_cards_rank(jokers: int) -> str:
    return ('Para la carta de abajo, los doses son los más altos, luego los ases; los treses son los más bajos.' if jokers == 0 else 'Para la carta de abajo, los jokers son los más altos, luego los doses y los ases; los treses son los más bajos.') + ' Los palos no cuentan.'


def bottom_cards(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], jokers: int) -> str:
    return (__bottom_cards_rank(jokers) if stacks == "bottom_high" else __bottom_cards_rank(jokers) if stacks == "bottom_low" else '')


def tail(tail: bool, deal: Literal["auto", "cut"], tail_cards: int | Sequence[int], tailless: bool) -> str:
    return (('Cada persona toma' if deal == "cut" else 'Cada persona recibe') + ' además un tercer montón: una cola ' + __of_cards(tail_cards) + ', boca abajo hasta que has jugado el pie.' + (' ' + 'En una ronda sin cola, el pie es tu último montón.' if tailless else '') + ' Hay quien llama a los tres mano, rodilla y pie.' if tail else '')


def packet(deal: Literal["auto", "cut"], tail: bool, winner_takes: bool, cut_bonus: int) -> str:
    return ('Cada persona levanta del mazo, sin contar, las cartas justas para ' + ('mano, pie y cola' if tail else 'mano y pie') + ', o eso intenta; las que sobran vuelven y las que faltan se añaden.' + ('' if winner_takes else ('' if cut_bonus == 0 else ' ' + 'Si aciertas con el número exacto, tu equipo gana ' + NUMBER(cut_bonus) + ' puntos.')) if deal == "cut" else '')


def passing(stacks_pass: Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round"], deal: Literal["auto", "cut"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('' if stacks_pass == "none" else ('' if deal == "cut" else ('Antes de que nadie elija, pasa' if stacks == "choose" else 'Antes de que nadie mire, pasa') + ' ' + ('uno de tus dos montones a la persona de tu izquierda.' if stacks_pass == "left" else 'uno de tus dos montones a la persona de tu derecha.' if stacks_pass == "right" else 'tus dos montones a la persona de tu izquierda.' if stacks_pass == "both_left" else 'tus dos montones a la persona de tu derecha.' if stacks_pass == "both_right" else 'un montón a la izquierda y el otro a la derecha.' if stacks_pass == "each_way" else 'uno de tus dos montones, a la izquierda en la primera ronda, a la derecha en la segunda, y así por turnos.') + ' ' + ('Luego elige entre los dos montones que tienes.' if stacks == "choose" else 'Las cartas que te pasan son tuyas.')))


def first_player(first_player: Literal["random", "high_card", "left_of_dealer"]) -> str:
    return ('Se sortea quién empieza. ' + __deal_moves_on if first_player == "random" else 'Empieza la persona a la izquierda de quien reparte. ' + __deal_moves_on if first_player == "left_of_dealer" else '')


def high_card(first_player: Literal["random", "high_card", "left_of_dealer"], jokers: int) -> str:
    return ('Cada persona saca una carta, y empieza quien saca la más alta. ' + ('Los doses son los más altos, luego los ases; quienes empatan sacan otra.' if jokers == 0 else 'Los jokers son los más altos, luego los doses y los ases; quienes empatan sacan otra.') + ' ' + __deal_moves_on if first_player == "high_card" else '')


def first_upcard(first_upcard: Literal["none", "natural", "any"]) -> str:
    return ('' if first_upcard == "none" else 'Da la vuelta a una carta del mazo para empezar el pozo; si es un comodín o un tres, da la vuelta a otra.' if first_upcard == "natural" else 'Da la vuelta a una carta del mazo para empezar el pozo.')


def turn(draw_count: int | Sequence[int], takes: Literal["never", "one", "some", "all"]) -> str:
    return 'Roba del mazo ' + __drawn(draw_count) + ('' if takes == "never" else ' ' + 'o toma el pozo') + ', baja lo que quieras y descarta una carta para terminar tu turno. Se juega en el sentido del reloj.'


def meld(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ('Una combinación son tres o más cartas del mismo valor y empieza con al menos dos naturales.' if wild_melds == "no" else 'Una combinación son tres o más cartas del mismo valor y empieza con al menos dos naturales, salvo que sea toda de comodines.') + ' Es de todo tu equipo: cualquiera de tu equipo puede añadir cartas; tus rivales no.'


def wild_limit(wild_melds: Literal["no", "allowed", "required"], wild_limit: Literal["equal", "fewer", "half"], wild_cap: int, dirty_naturals: int) -> str:
    return ('Una combinación' if wild_melds == "no" else 'Una combinación con naturales') + ' ' + ('no puede tener más comodines que naturales' if wild_limit == "equal" else 'debe tener más naturales que comodines' if wild_limit == "fewer" else 'necesita al menos dos naturales por cada comodín') + ('' if wild_cap == 0 else ', y puede tener como mucho ' + _nouns.wilds(wild_cap)) + '.' + ('' if dirty_naturals == 2 else ' ' + 'Si tiene un comodín, necesita al menos ' + _nouns.naturals(dirty_naturals) + '.')


def wilds_in_a_turn(wild_per_turn: int) -> str:
    return ('' if wild_per_turn == 0 else 'En un turno puedes añadir como mucho ' + _nouns.wilds(wild_per_turn) + ' a una combinación o canasta de la mesa.')


def new_meld(new_meld_points: int) -> str:
    return ('' if new_meld_points == 0 else 'Cada combinación nueva debe valer al menos ' + NUMBER(new_meld_points) + ' puntos solo por sus cartas.')


def wild_melds(wild_melds: Literal["no", "allowed", "required"], wild_books: int) -> str:
    return ('No puedes hacer una combinación solo de comodines.' if wild_melds == "no" else 'Puedes hacer una combinación solo de comodines; nunca admite naturales.' + ('' if wild_books == 0 else ' ' + 'Necesitas ' + __needed_wild(wild_books) + ' para cerrar.'))


def second_meld(second_meld: Literal["never", "after_closing", "anytime"]) -> str:
    return ('Tu equipo solo puede tener una combinación de cada valor.' if second_meld == "never" else 'Tu equipo solo puede empezar otra combinación del mismo valor cuando la primera ya es canasta.' if second_meld == "after_closing" else 'Tu equipo puede tener varias combinaciones del mismo valor.')


def book(book_size: int) -> str:
    return 'Una combinación de ' + _nouns.cards(book_size) + ' es una canasta. Sin comodines es limpia, con una carta roja encima; con comodines es sucia, con una carta negra encima.'


def closed_book(closed_book: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return ('Puedes seguir añadiendo a una canasta, dentro del límite de comodines. Un comodín ensucia una canasta limpia.' if closed_book == "any" else 'Puedes seguir añadiendo a una canasta, pero no comodines a una limpia: así sigue limpia.' if closed_book == "keep_kind" else 'Puedes seguir añadiendo naturales a una canasta, pero no más comodines.' if closed_book == "naturals" else 'No puedes añadir nada a una canasta.' if closed_book == "sealed" else '')


def half_closed_book(closed_book: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"], wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ('Puedes seguir añadiendo naturales a una canasta limpia; una sucia no admite más cartas' + __wild_book_closed(wild_melds) if closed_book == "clean_open" else 'Puedes seguir añadiendo a una canasta sucia, dentro del límite de comodines; una limpia no admite más cartas' + __wild_book_closed(wild_melds) if closed_book == "dirty_open" else '')


def wild_book_closed(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ('.' if wild_melds == "no" else ', y una de comodines tampoco.')


def opening(open_counts_books: bool, steps: Sequence[str], minimums: Sequence[int], growth: int) -> str:
    return ((('Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben valer al menos ' + LIST([NUMBER(number) for number in minimums]) + ' puntos.' if growth == 0 else __opening_by_round(minimums, growth)) if len(minimums) == 1 else __opening_by_round(minimums, growth)) + __opening_cards_only(open_counts_books) if len(steps) == 0 else '')


def opening_by_total(open_counts_books: bool, steps: Sequence[str]) -> str:
    return ('' if len(steps) == 0 else 'Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben llegar a un mínimo. Depende de su total: ' + LIST(steps) + '.' + __opening_cards_only(open_counts_books))


def opening_below(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' puntos por debajo de ' + NUMBER(total)


def opening_from(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' desde ' + NUMBER(total)


def opening_always(minimum: int) -> str:
    return NUMBER(minimum) + ' puntos'


def opening_by_round(minimums: Sequence[int], growth: int) -> str:
    return 'Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben llegar a un mínimo: ' + LIST([NUMBER(number) for number in minimums]) + ' puntos' + (' ' + 'en la primera ronda' if len(minimums) == 1 else ', ronda a ronda') + ('' if growth == 0 else ', y después ' + NUMBER(growth) + ' más en cada ronda') + '.'


def opening_cards_only(open_counts_books: bool) -> str:
    return ('' if open_counts_books else ' ' + 'Solo cuenta el valor de las cartas.')


def opening_books(open_counts_books: bool) -> str:
    return ('Una canasta que completas al abrir suma sus propios puntos al valor de las cartas.' if open_counts_books else '')


def whole_hand(open_waived: bool, tail: bool) -> str:
    return ('Si con tus combinaciones juegas toda tu mano, de modo que tomas el pie, abres sin ningún mínimo' + ('; lo mismo vale si juegas todo el pie antes de la cola.' if tail else '.') if open_waived else '')


def no_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return ('Nadie toma nunca el pozo. Solo ves su carta superior.' if takes == "never" else '')


def whole_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return ('En vez de robar, puedes tomar todo el pozo. ' + __only_upcard_seen if takes == "all" else 'En vez de robar, puedes tomar la carta superior del pozo.' if takes == "one" else '')


def top_of_pile(takes: Literal["never", "one", "some", "all"], taken: int, short_pile: bool) -> str:
    return (('En vez de robar, puedes tomar del pozo sus ' + _nouns.cards(taken) + ' superiores, o todas si tiene menos.' if short_pile else 'En vez de robar, puedes tomar del pozo sus ' + _nouns.cards(taken) + ' superiores, pero solo si las tiene.') + ' ' + __only_upcard_seen if takes == "some" else '')


def least_pile(take_least: int) -> str:
    return ('' if take_least == 0 else '' if take_least == 1 else 'Nadie puede tomar el pozo mientras tenga menos de ' + _nouns.cards(take_least) + '.')


def pile_with(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('Para tomarlo necesitas en la mano dos naturales del valor de la carta superior, y bajas las tres.' if take_with == "pair" else 'Para tomarlo debes jugar enseguida la carta superior, de cualquier modo que permitan las reglas: en una combinación de tu equipo, o en una nueva con cartas de tu mano, también comodines.' if take_with == "any_play" else 'Para tomarlo necesitas en la mano dos naturales del valor de la carta superior, o una de ellas y un comodín, y bajas las tres.' if take_with == "pair_or_wild" else 'Para tomarlo bajas la carta superior con dos naturales de su valor de tu mano, o la añades a una combinación que tu equipo ya tiene.')


def upcard_to_open(upcard_play: Literal["always", "to_open"]) -> str:
    return ('Cuando tu equipo ya ha abierto, basta con tener el par, y puedes quedarte la carta superior en la mano. Si tomas el pozo para abrir, solo ella cuenta para el mínimo, no las cartas que vienen con ella.' if upcard_play == "to_open" else '')


def upcard_melded(upcard_play: Literal["always", "to_open"], takes: Literal["never", "one", "some", "all"]) -> str:
    return (('La carta superior se baja enseguida.' if takes == "one" else '') if upcard_play == "always" else '')


def upcard_and_others(upcard_play: Literal["always", "to_open"], takes: Literal["never", "one", "some", "all"], take_bottom: bool, take_needs_open: bool) -> str:
    return (('' if takes == "one" else ('La carta superior y la de más abajo se bajan enseguida; las demás van a tu mano.' + ('' if take_needs_open else ' ' + 'Si abres así, esas dos cuentan para el mínimo; las demás no.') if take_bottom else 'La carta superior se baja enseguida; las que están debajo van a tu mano.' + ('' if take_needs_open else ' ' + 'Si abres así, la carta superior cuenta para el mínimo; las demás no.'))) if upcard_play == "always" else '')


def pile_barred(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('' if take_with == "pair" else ('Puedes tomar el pozo con cualquier carta superior.' if meld_threes == "all" else 'No puedes tomar el pozo si la carta superior es un tres.') if take_with == "any_play" else __wilds_bar_pile(meld_threes))


def wilds_bar_pile(meld_threes: Literal["no", "black_last", "black_in_foot", "all"]) -> str:
    return ('No puedes tomar el pozo si la carta superior es un comodín.' if meld_threes == "all" else 'No puedes tomar el pozo si la carta superior es un tres o un comodín.')


def pile_barred_for_pairs(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ((__wilds_bar_pile(meld_threes) if wild_melds == "no" else ('No puedes tomar el pozo si la carta superior es un comodín, salvo que lo bajes con dos iguales.' if meld_threes == "all" else 'No puedes tomar el pozo si la carta superior es un tres, o un comodín que no bajes con dos iguales.')) if take_with == "pair" else '')


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


def threes_never(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], red_threes: Literal["penalty", "lay_down"]) -> str:
    return (('No puedes bajar treses negros.' if red_threes == "lay_down" else 'No puedes bajar treses.') + ' Solo te libras de ellos descartándolos.' if meld_threes == "no" else '')


def threes_melded(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], winner_takes: bool) -> str:
    return ('Solo puedes bajar treses negros cuando cierras, y sin comodines. Los rojos nunca se bajan.' + __threes_score(winner_takes) if meld_threes == "black_last" else 'Los treses, rojos y negros juntos, son un valor como los demás.' + __threes_score(winner_takes) if meld_threes == "all" else '')


def threes_in_foot(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"], winner_takes: bool) -> str:
    return ('Solo puedes bajar treses negros desde ' + ('el pie' if last == "foot" else 'la cola') + ', y sin comodines. Los rojos nunca se bajan.' + __threes_score(winner_takes) if meld_threes == "black_in_foot" else '')


def threes_score(winner_takes: bool) -> str:
    return ('' if winner_takes else ' ' + 'Cada uno que bajas vale tantos puntos como costaría si te quedara.')


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


def card_values(ten_from: Rank, below: Rank, jokers: int, joker: int, two: int, ace: int, ten_value: int, five_value: int, winner_takes: bool) -> str:
    return ('Las cartas cuentan para abrir, y contra ti si te quedan: ' + __values_listed(ten_from, below, jokers, joker, two, ace, ten_value, five_value) + '.' if winner_takes else 'Cada carta que bajas da puntos a tu equipo: ' + __values_listed(ten_from, below, jokers, joker, two, ace, ten_value, five_value) + '.')


def values_listed(ten_from: Rank, below: Rank, jokers: int, joker: int, two: int, ace: int, ten_value: int, five_value: int) -> str:
    return LIST([part for part in (__joker_value(jokers, joker) if jokers else '', __two_value(two), __ace_value(ace), __high_value(ten_from, ten_value), __low_value(below, five_value)) if part])


def joker_value(jokers: int, joker: int) -> str:
    return 'joker ' + NUMBER(joker)


def two_value(two: int) -> str:
    return 'dos ' + NUMBER(two)


def ace_value(ace: int) -> str:
    return 'as ' + NUMBER(ace)


def high_value(ten_from: Rank, ten_value: int) -> str:
    return 'rey a ' + _nouns.rank(ten_from) + ' ' + NUMBER(ten_value)


def low_value(below: Rank, five_value: int) -> str:
    return _nouns.rank(below) + ' a cuatro ' + NUMBER(five_value)


def winner_takes(winner_takes: bool) -> str:
    return ('Combinaciones, canastas y cierre no dan puntos. El equipo que cierra se queda en 0, aunque le queden cartas; los demás pierden el valor de las suyas. Si nadie cierra, pierden todos los equipos.' if winner_takes else '')


def going_out_bonus(winner_takes: bool, go_out_bonus: int) -> str:
    return ('' if winner_takes else ('' if go_out_bonus == 0 else 'El equipo que cierra gana ' + NUMBER(go_out_bonus) + ' puntos.'))


def going_out(last: Literal["foot", "tail"]) -> str:
    return 'Cierras la ronda al jugar la última carta ' + ('del pie' if last == "foot" else 'de la cola') + '.'


def books_to_go_out(books: str, last: Literal["foot", "tail"]) -> str:
    return __going_out(last) + ' ' + ('No necesitas ninguna canasta.' if not books else 'Antes, tu equipo necesita ' + books + '.')


def books_needed(wild_books: int, sevens: Literal["no", "clean", "any"], out_books: int, out_clean: int | Sequence[int], out_dirty: int | Sequence[int], together: bool) -> str:
    return LIST([part for part in (__needed_clean(out_clean, together), __needed_dirty(out_dirty, together), __needed_wild(wild_books), __needed_sevens(sevens), __needed_in_all(out_books)) if part])


def needed_clean(out_clean: int | Sequence[int], together: bool) -> str:
    return ('canastas limpias por ronda (' + __each_round(by_round(out_clean)) + ')' if varies(out_clean) else '' if by_round(out_clean)[0] == 0 else _nouns.clean_books(by_round(out_clean)[0]))


def needed_dirty(out_dirty: int | Sequence[int], together: bool) -> str:
    return ('canastas sucias por ronda (' + __each_round(by_round(out_dirty)) + ')' if varies(out_dirty) else '' if by_round(out_dirty)[0] == 0 else (('una sucia' if by_round(out_dirty)[0] == 1 else COUNT(by_round(out_dirty)[0]) + ' sucias') if together else _nouns.dirty_books(by_round(out_dirty)[0])))


def needed_wild(wild_books: int) -> str:
    return ('' if wild_books == 0 else _nouns.books(wild_books) + ' de comodines')


def needed_in_all(out_books: int) -> str:
    return ('' if out_books == 0 else _nouns.books(out_books) + ' en total')


def needed_sevens(sevens: Literal["no", "clean", "any"]) -> str:
    return ('' if sevens == "no" else 'una canasta limpia de sietes' if sevens == "clean" else 'una canasta de sietes')


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


def book_values(winner_takes: bool, values: Sequence[str], double_book: int, book_at_once: int) -> str:
    return ('' if winner_takes else 'Las canastas dan puntos además de sus cartas: ' + LIST(values) + '.' + ('' if double_book == 0 else ' ' + 'Una canasta de ' + _nouns.cards(double_book) + ' vale el doble.') + ('' if book_at_once == 0 else ' ' + 'Una canasta empezada y completada en una sola jugada vale ' + NUMBER(book_at_once) + ' más.'))


def book_value(book: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return ('canasta limpia' if book == "clean" else 'canasta sucia' if book == "dirty" else 'canasta de comodines' if book == "wild" else 'canasta de sietes' if book == "sevens" else 'canasta limpia de sietes' if book == "clean_sevens" else 'canasta de treses') + ' ' + NUMBER(points)


def left_over(black_three: int, red_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return (('A un equipo que no cierra, las cartas que le quedan en manos, pies y colas le cuestan su valor,' if tail else 'A un equipo que no cierra, las cartas que le quedan en manos y pies le cuestan su valor,') if winner_takes else ('Las cartas que quedan en las manos, los pies y las colas de tu equipo te cuestan su valor,' if tail else 'Las cartas que quedan en las manos y los pies de tu equipo te cuestan su valor,')) + ' ' + __cost(black_three) + ' por un tres negro y ' + __cost(red_three) + ' por uno rojo' + ((' ' + 'en un montón que nadie tomó.' if tail else ' ' + 'en un pie que nadie tomó.') if red_threes == "lay_down" else '.')


def match_length(target_score: int, most_rounds: int) -> str:
    return ('Una partida dura ' + _nouns.rounds(most_rounds) + '.' if target_score == 0 else 'La partida termina después de la ronda en la que un equipo llega a ' + NUMBER(target_score) + ' puntos, o como mucho después de ' + _nouns.rounds(most_rounds) + '.') + ' Gana el total más alto; si hay empate, la victoria se comparte.'


def tag_line(deal: Literal["auto", "cut"], packet: int | Sequence[int], tail: bool, stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], book_size: int, out_clean: int | Sequence[int], out_dirty: int | Sequence[int], books: str, permission: bool) -> str:
    return CAPITAL(', '.join([part for part in (__cut_for(deal, packet, tail), __choose_hand(stacks), __take_pile(takes, taken, take_with), __make_books(book_size)) if part])) + ', y ' + __go_out(out_clean, out_dirty, books, permission) + '.'


def cut_for(deal: Literal["auto", "cut"], packet: int | Sequence[int], tail: bool) -> str:
    return ((('corta para mano, pie y cola' if tail else 'corta para mano y pie') if varies(packet) else 'corta ' + _nouns.cards(by_round(packet)[0])) if deal == "cut" else '')


def choose_hand(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('elige tu mano entre dos montones' if stacks == "choose" else '')


def take_pile(takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('deja el pozo en paz' if takes == "never" else 'toma todo el pozo ' + __with_what(take_with) if takes == "all" else 'toma ' + _nouns.cards(taken) + ' del pozo ' + __with_what(take_with))


def with_what(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('con un par' if take_with == "pair" else 'si puedes jugar su carta superior' if take_with == "any_play" else 'con un par, o con una carta y un comodín' if take_with == "pair_or_wild" else 'con un par o añadiendo a una combinación')


def make_books(book_size: int) -> str:
    return ('' if book_size == 7 else 'forma canastas de ' + COUNT(book_size))


def go_out(out_clean: int | Sequence[int], out_dirty: int | Sequence[int], books: str, permission: bool) -> str:
    return (__go_out_by_round if varies(out_clean) else (__go_out_by_round if varies(out_dirty) else ('cierra sin canastas' if not books else 'cierra con ' + books))) + (' ' + 'si tu pareja está de acuerdo' if permission else '')


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


def taken_with(with_: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('dos de la mano' if with_ == "pair" else 'o cualquier otra jugada con ella' if with_ == "any_play" else 'o una y un comodín' if with_ == "pair_or_wild" else 'o una combinación de tu equipo')


def three_left(points: int) -> str:
    return ('no cuesta nada' if points == 0 else NUMBER(points) + ' si te queda')


def stack_of(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return ('mano: ' + _nouns.cards(count) if stack == "hand" else 'pie: ' + _nouns.cards(count) if stack == "foot" else 'cola: ' + _nouns.cards(count))


def ranks_worth(from_: str, to: str, points: int) -> str:
    return from_ + '–' + to + ' ' + NUMBER(points)


__each_deck = each_deck
__in_a_round = in_a_round
__each_round = each_round
__everyone = everyone
__hand_and_foot_by_round = hand_and_foot_by_round
__of_cards = of_cards
__bottom_cards_rank = bottom_cards_rank
__deal_moves_on = deal_moves_on
__drawn = drawn
__needed_wild = needed_wild
__wild_book_closed = wild_book_closed
__opening_by_round = opening_by_round
__opening_cards_only = opening_cards_only
__only_upcard_seen = only_upcard_seen
__wilds_bar_pile = wilds_bar_pile
__threes_score = threes_score
__foot_when_empty = foot_when_empty
__foot_for_book = foot_for_book
__values_listed = values_listed
__joker_value = joker_value
__two_value = two_value
__ace_value = ace_value
__high_value = high_value
__low_value = low_value
__going_out = going_out
__needed_clean = needed_clean
__needed_dirty = needed_dirty
__needed_sevens = needed_sevens
__needed_in_all = needed_in_all
__cost = cost
__cut_for = cut_for
__choose_hand = choose_hand
__take_pile = take_pile
__make_books = make_books
__go_out = go_out
__with_what = with_what
__go_out_by_round = go_out_by_round
