"""Español: hints. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


other_moves = 'Otras jugadas'
laid_another_way = 'las mismas cartas, colocadas de otra forma'
draw = 'robar'
peek = 'mirar el pozo'
take = 'tomar el pozo'
go_out = 'cerrar'
say_yes = 'decir que sí'
say_no = 'decir que no'
hold = 'conservar tu última carta'
pass_ = 'terminar la ronda'
stacks_unknown = 'nadie sabe qué hay en los montones, así que da igual uno que otro'
bottoms_tie = 'las cartas de abajo de los dos montones son del mismo valor, así que da igual uno que otro'
exact_cut = 'son exactamente una mano y un pie'
exact_cut_with_tail = 'son exactamente una mano, un pie y una cola'
partner_waits = 'alguien de tu equipo aún no ha bajado ninguna carta'
three_blocks_pile = 'nadie puede tomar el pozo con un tres encima'
keeps_one_to_discard = 'así queda una carta para bajar en el próximo turno y otra para descartar'
opens_later = 'conviene abrir un poco más tarde'
ends_first = 'eso termina la ronda antes de que pueda hacerlo nadie más'
rest_brings_nothing = 'nadie debería ganar nada si se sigue jugando'
pile_seen_first = 'mirar primero no cuesta nada'
stock_is_used_up = 'ya no queda nada que robar'
pile_is_a_wild = 'llega una carta, un comodín'
other_ranks = 'demás'
three_on_top = 'nadie puede tomar el pozo con un tres encima'
first_lap = 'nadie puede tomar el pozo antes de que todo el mundo haya jugado un turno'
pile_frozen = 'un comodín congeló el pozo, y nadie puede tomarlo todavía'
no_pile = 'no hay pozo que tomar'


def i(voice: Literal["you", "me", "they"]) -> str:
    return ('yo' if voice == "me" else 'esa persona' if voice == "they" else 'tú')


def me(voice: Literal["you", "me", "they"]) -> str:
    return ('mí' if voice == "me" else 'esa persona' if voice == "they" else 'ti')


def my(voice: Literal["you", "me", "they"]) -> str:
    return ('mi' if voice == "me" else 'su' if voice == "they" else 'tu')


def we(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__i(voice) if alone else __my(voice) + ' equipo')


def us(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__me(voice) if alone else __my(voice) + ' equipo')


def side(side: Literal["ours", "theirs"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (('mis rivales' if voice == "me" else 'sus rivales' if voice == "they" else 'tus rivales') if side == "theirs" else __us(voice, alone))


def sentence(reason: str) -> str:
    return CAPITAL(reason) + '.'


def better(count: int) -> str:
    return 'mejor en ' + NUMBER(count)


def worse(count: int) -> str:
    return 'peor en ' + NUMBER(count)


def same(count: int) -> str:
    return 'igual en ' + NUMBER(count)


def share(worlds: int, tally: Sequence[str]) -> str:
    return 'Probado en ' + ('1 reparto posible' if plural(worlds) == "one" else NUMBER(worlds) + ' repartos posibles') + ', salió ' + LIST(tally) + '.'


def tried(tally: Sequence[str]) -> str:
    return CAPITAL(LIST(tally)) + '.'


def tried_heading(worlds: int) -> str:
    return 'Probado en ' + _nouns.deals(worlds)


def out_more_often(worlds: int, count: int, alone: bool) -> str:
    return 'En ' + _nouns.deals(worlds) + ', ' + ('cierras' if alone else 'tu equipo cierra') + ' ' + ('una vez más' if plural(count) == "one" else _nouns.times(count) + ' más') + '.'


def rivals_out_less_often(worlds: int, count: int) -> str:
    return 'En ' + _nouns.deals(worlds) + ', tus rivales cierran ' + ('una vez menos' if plural(count) == "one" else _nouns.times(count) + ' menos') + '.'


def more_books(worlds: int, books: int, kind: Literal["clean", "dirty", "wild"], alone: bool) -> str:
    return 'En ' + _nouns.deals(worlds) + ', ' + ('completas' if alone else 'tu equipo completa') + ' ' + (_nouns.clean_books(books) + ' más' if kind == "clean" else _nouns.dirty_books(books) + ' más' if kind == "dirty" else _nouns.books(books) + ' de comodines más') + '.'


def rivals_make_fewer(worlds: int, books: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return 'En ' + _nouns.deals(worlds) + ', tus rivales completan ' + (_nouns.clean_books(books) + ' menos' if kind == "clean" else _nouns.dirty_books(books) + ' menos' if kind == "dirty" else _nouns.books(books) + ' de comodines menos') + '.'


def left_with_less(worlds: int, points: int, alone: bool) -> str:
    return 'En ' + _nouns.deals(worlds) + ', ' + ('tus cartas' if alone else 'las cartas de tu equipo') + ' cuestan ' + NUMBER(points) + ' menos en promedio.'


def rivals_left_with_more(worlds: int, points: int) -> str:
    return 'En ' + _nouns.deals(worlds) + ', a tus rivales sus cartas les cuestan ' + NUMBER(points) + ' más en promedio.'


def costs_more(points: int, move: str) -> str:
    return NUMBER(points) + ' puntos menos: ' + move


def about_as_good(move: str) -> str:
    return 'Casi igual de bueno: ' + move


def the_same_without(items: Sequence[str]) -> str:
    return 'lo mismo sin ' + LIST(items)


def the_same_and(items: Sequence[str]) -> str:
    return 'lo mismo y además ' + LIST(items)


def the_same_instead(more: Sequence[str], less: Sequence[str]) -> str:
    return 'lo mismo, pero ' + LIST(more) + ' en vez de ' + LIST(less)


def lay_down(items: Sequence[str]) -> str:
    return 'bajar ' + LIST(items)


def onto(items: Sequence[str], rank: Rank) -> str:
    return LIST(items) + ' ' + _nouns.to_ranks(rank)


def lay_down_cards(count: int) -> str:
    return 'bajar ' + _nouns.cards(count)


def lay_down_among(count: int, items: Sequence[str]) -> str:
    return 'bajar ' + _nouns.cards(count) + ', entre ellas ' + LIST(items)


def discard(card: Card) -> str:
    return 'descartar ' + _nouns.the_card(card)


def answer(yes: bool) -> str:
    return (__say_yes if yes else __say_no)


def cut(count: int) -> str:
    return 'levantar ' + _nouns.cards(count)


def choose(stack: int) -> str:
    return ('tomar el montón de la izquierda' if stack == 0 else 'tomar el montón de la derecha')


def look_at_marked(count: int) -> str:
    return ('Mira la carta marcada.' if plural(count) == "one" else 'Mira las cartas marcadas.')


def foot_next_turn(voice: Literal["you", "me", "they"]) -> str:
    return 'así ' + __my(voice) + ' mano queda vacía y ' + ('tomo mi pie' if voice == "me" else 'toma su pie' if voice == "they" else 'tomas tu pie')


def foot_at_once(voice: Literal["you", "me", "they"]) -> str:
    return 'así ' + __my(voice) + ' mano queda vacía y ' + ('sigo enseguida con mi pie' if voice == "me" else 'sigue enseguida con su pie' if voice == "they" else 'sigues enseguida con tu pie')


def books_on_the_way(on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return ('' if len(on_the_way) == 0 else 'eso completa ' + LIST(on_the_way) + __needed(voice, alone) + ';' + ' ')


def empties_hand(ends_turn: bool, on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return __books_on_the_way(on_the_way, voice, alone) + (__foot_next_turn(voice) if ends_turn else __foot_at_once(voice))


def leaves_the_discard(on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return __books_on_the_way(on_the_way, voice, alone) + 'la única carta que queda es ' + __my(voice) + ' descarte, y después ' + ('tomo mi pie' if voice == "me" else 'toma su pie' if voice == "they" else 'tomas tu pie')


def discard_then_tail(voice: Literal["you", "me", "they"]) -> str:
    return 'la única carta que queda es ' + __my(voice) + ' descarte, y después ' + ('tomo mi cola' if voice == "me" else 'toma su cola' if voice == "they" else 'tomas tu cola')


def tail_next_turn(voice: Literal["you", "me", "they"]) -> str:
    return 'así ' + __my(voice) + ' pie queda vacío y ' + ('tomo mi cola' if voice == "me" else 'toma su cola' if voice == "they" else 'tomas tu cola')


def tail_at_once(voice: Literal["you", "me", "they"]) -> str:
    return 'así ' + __my(voice) + ' pie queda vacío y ' + ('sigo enseguida con mi cola' if voice == "me" else 'sigue enseguida con su cola' if voice == "they" else 'sigues enseguida con tu cola')


def reaches_tail(left: int, ends_turn: bool, on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return __books_on_the_way(on_the_way, voice, alone) + ((__tail_next_turn(voice) if ends_turn else __tail_at_once(voice)) if left == 0 else __discard_then_tail(voice))


def opens(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return 'así ' + (('abro' if voice == "me" else 'abre' if voice == "they" else 'abres') if alone else 'abre ' + __my(voice) + ' equipo') + ' con ' + NUMBER(points)


def opens_needed(voice: Literal["you", "me", "they"], alone: bool, points: int, need: int) -> str:
    return 'así ' + (('abro' if voice == "me" else 'abre' if voice == "they" else 'abres') if alone else 'abre ' + __my(voice) + ' equipo') + ' con ' + NUMBER(points) + ', y hacen falta ' + NUMBER(need)


def opens_team(need: int, voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return (__opens(voice, alone, points) if need == 0 else __opens_needed(voice, alone, points, need))


def a_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'una ' + _nouns.book(kind, rank)


def then_lacks(is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (', y ' + (('tengo' if voice == "me" else 'tiene' if voice == "they" else 'tienes') if alone else __my(voice) + ' equipo tiene') + ' todas las canastas para cerrar' if is_ready else ('' if len(missing) == 0 else '; para cerrar aún hay que completar ' + LIST(missing)))


def makes_book(books: Sequence[str], is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'eso completa ' + LIST(books) + __then_lacks(is_ready, missing, voice, alone)


def needed(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return ', que ' + (('necesito' if voice == "me" else 'necesita' if voice == "they" else 'necesitas') if alone else __my(voice) + ' equipo necesita') + ' para cerrar'


def which_is_needed(is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__needed(voice, alone) if is_needed else '')


def first_book(kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'eso completa una ' + _nouns.book(kind, rank) + __which_is_needed(is_needed, voice, alone) + ', y con ' + __my(voice) + ' primera canasta ' + ('tomo mi pie' if voice == "me" else 'toma su pie' if voice == "they" else 'tomas tu pie')


def completes_book(brings_foot: bool, kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, books: Sequence[str], is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__first_book(kind, rank, is_needed, voice, alone) if brings_foot else __makes_book(books, is_ready, missing, voice, alone))


def more_to_book(short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return ('con una más se completa' if plural(short) == "one" else 'con ' + COUNT(short, gender='f') + ' más se completa') + ' una ' + _nouns.kind_of_book(kind) + __which_is_needed(is_needed, voice, alone)


def begins_meld(rank: Rank, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'así empieza una combinación de ' + _nouns.ranks(rank) + ', y ' + __more_to_book(short, kind, is_needed, voice, alone)


def book_grows(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return 'así crece ' + __my(voice) + ' canasta de ' + _nouns.ranks(rank)


def dirty_meld_grows(rank: Rank, voice: Literal["you", "me", "they"], cards: int, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, alone: bool) -> str:
    return __my(voice) + ' combinación de ' + _nouns.ranks(rank) + ' tendrá ' + _nouns.cards(cards) + ', y ' + __more_to_book(short, kind, is_needed, voice, alone)


def others_grow(rank: Rank, cards: int, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'así son ' + _nouns.of_rank(cards, rank) + ', y ' + __more_to_book(short, kind, is_needed, voice, alone)


def grows_for_wild(rank: Rank, cards: int, besides_wild: int, kind: Literal["clean", "dirty", "wild"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'así son ' + _nouns.of_rank(cards, rank) + '; con un comodín y ' + ('una carta más' if plural(besides_wild) == "one" else COUNT(besides_wild, gender='f') + ' cartas más') + ' se completa una ' + _nouns.kind_of_book(kind) + __needed(voice, alone)


def meld_grows(short: int, besides_wild: int, with_wild: bool, voice: Literal["you", "me", "they"], rank: Rank, kind: Literal["clean", "dirty", "wild"], cards: int, is_needed: bool, alone: bool) -> str:
    return (__book_grows(voice, rank) if short == 0 else (__grows_for_wild(rank, cards, besides_wild, kind, voice, alone) if with_wild else (__dirty_meld_grows(rank, voice, cards, short, kind, is_needed, alone) if kind == "dirty" else __others_grow(rank, cards, short, kind, is_needed, voice, alone))))


def saves_points(soon: str, voice: Literal["you", "me", "they"], points: int, few_points: bool) -> str:
    return soon + ', y ' + ('las cartas que quedan en ' + __my(voice) + ' mano cuentan en contra' if few_points else 'esperar puede ' + ('costarme' if voice == "me" else 'costarle' if voice == "they" else 'costarte') + ' ' + ('1 punto' if plural(points) == "one" else NUMBER(points) + ' puntos'))


def spoils_clean(nearer: Sequence[Rank], voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return 'con ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' ' + _nouns.ranks(rank) + ' ya no habrá canasta limpia' + ('' if len(nearer) == 0 else ', pero a ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' ' + LIST([_nouns.ranks(rank) for rank in nearer]) + ' no les falta más para una')


def few_left_to_draw(count: int) -> str:
    return ('ya no queda nada que robar' if count == 0 else 'solo queda una carta por robar' if plural(count) == "one" else 'solo quedan ' + _nouns.cards(count) + ' por robar')


def may_go_out(who: Person, count: int) -> str:
    return ('te' if who.is_you else 'a ' + who.name + ' le') + ' ' + ('queda' if plural(count) == "one" else 'quedan') + ' ' + _nouns.cards(count) + ' y ' + ('puedes cerrar' if who.is_you else 'puede cerrar')


def stay_clean(voice: Literal["you", "me", "they"], ranks_named: Sequence[str]) -> str:
    return (__my(voice) + ' combinación de ' + LIST(ranks_named) + ' sigue limpia' if len(ranks_named) == 1 else ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' combinaciones de ' + LIST(ranks_named) + ' siguen limpias')


def keeps_wilds(voice: Literal["you", "me", "they"], count: int) -> str:
    return 'así ' + ('conservo en mi mano' if voice == "me" else 'conserva en su mano' if voice == "they" else 'conservas en tu mano') + ' ' + _nouns.wilds(count) + ' más'


def lays_wilds(count: int) -> str:
    return 'así ' + ('un comodín más entra en juego' if plural(count) == "one" else _nouns.wilds(count) + ' más entran en juego')


def holds_back(voice: Literal["you", "me", "they"], cards: int) -> str:
    return 'así ' + ('conservo en mi mano' if voice == "me" else 'conserva en su mano' if voice == "they" else 'conservas en tu mano') + ' ' + _nouns.cards(cards) + ' más'


def lays_more(cards: int, points: int) -> str:
    return 'así se bajan ' + _nouns.cards(cards) + ' más, ' + NUMBER(points) + ' en total'


def lays_many(before: Literal["foot", "tail", "none"], voice: Literal["you", "me", "they"], left: int, points: int, few_points: bool, is_ready: bool, missing: Sequence[str], alone: bool) -> str:
    return ('así, antes de ' + __my(voice) + ' pie ' + ('queda una' if plural(left) == "one" else 'quedan ' + COUNT(left, gender='f')) if before == "foot" else 'así, antes de ' + __my(voice) + ' cola ' + ('queda una' if plural(left) == "one" else 'quedan ' + COUNT(left, gender='f')) if before == "tail" else 'así ' + ('' if few_points else 'van ' + NUMBER(points) + ' puntos a la mesa, y' + ' ') + 'en ' + __my(voice) + ' mano ' + ('queda una carta' if plural(left) == "one" else 'quedan ' + COUNT(left, gender='f') + ' cartas') + __then_lacks(is_ready, missing, voice, alone))


def card_is_stuck(voice: Literal["you", "me", "they"]) -> str:
    return ('no puedo descartarla ni cerrar con ella' if voice == "me" else 'no puede descartarla ni cerrar con ella' if voice == "they" else 'no puedes descartarla ni cerrar con ella')


def keep(voice: Literal["you", "me", "they"], kept: Rank) -> str:
    return ('conservo' if voice == "me" else 'conserva' if voice == "they" else 'conserva') + ' ' + _nouns.the_ranks(kept)


def red_three_costs(points: int) -> str:
    return 'no sirve, y un tres rojo que sobra cuesta ' + NUMBER(points)


def three_is_no_use(stops: bool) -> str:
    return 'un tres no sirve' + (', y con él encima nadie puede tomar el pozo' if stops else '')


def no_room_for_wild(voice: Literal["you", "me", "they"]) -> str:
    return 'ya no cabe en ' + ('mis combinaciones' if voice == "me" else 'sus combinaciones' if voice == "they" else 'tus combinaciones')


def brings_foot(voice: Literal["you", "me", "they"]) -> str:
    return 'es ' + __my(voice) + ' última carta, y ' + ('sigo con mi pie' if voice == "me" else 'sigue con su pie' if voice == "they" else 'sigues con tu pie')


def brings_tail(voice: Literal["you", "me", "they"]) -> str:
    return 'es ' + __my(voice) + ' última carta, y ' + ('sigo con mi cola' if voice == "me" else 'sigue con su cola' if voice == "they" else 'sigues con tu cola')


def nothing_else(voice: Literal["you", "me", "they"], has_wilds: bool, onto: Sequence[Rank], several: Sequence[Rank]) -> str:
    return ('aparte de comodines,' + ' ' if has_wilds else '') + (('no tengo' if voice == "me" else 'no tiene' if voice == "they" else 'no tienes') + ' otra cosa' if len(several) == 0 else 'solo ' + ('tengo' if voice == "me" else 'tiene' if voice == "they" else 'tienes') + ' ' + LIST([_nouns.ranks(rank) for rank in several])) + (('' if len(onto) == 0 else ', y un comodín aún cabe en la combinación de ' + LIST([_nouns.ranks(rank) for rank in onto])) if has_wilds else '')


def only_one(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return ('no tengo' if voice == "me" else 'no tiene' if voice == "they" else 'no tienes') + ' ' + ('otra jota' if rank == "J" else 'otra reina' if rank == "Q" else 'otro ' + _nouns.rank(rank))


def held_once(others: int, together: int, is_least: bool, voice: Literal["you", "me", "they"], rank: Rank, keep: str) -> str:
    return (__only_one(voice, rank) if others == 0 else 'como ' + _nouns.cards(others) + ' más, no combina con nada de ' + __my(voice) + ' mano' + (', y ninguna vale menos' if is_least else '')) + ('' if not keep else '; ' + keep)


def no_meld_takes_it(voice: Literal["you", "me", "they"], alone: bool, rank: Rank, kept: Rank) -> str:
    return (('no tengo' if voice == "me" else 'no tiene' if voice == "they" else 'no tienes') if alone else __my(voice) + ' equipo no tiene') + ' una combinación de ' + _nouns.ranks(rank) + ', pero sí una de ' + _nouns.ranks(kept)


def more_are_out(is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank], by_pairs: bool) -> str:
    return (__only_one(voice, rank) + ', y ya' if is_only else 'ya') + ' salieron más ' + _nouns.ranks(rank) + ' que ' + LIST([_nouns.ranks(each) for each in than], last='or') + ', así que ' + ('es más difícil que ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' rivales guarden una pareja' if by_pairs else 'quedan menos por venir')


def hardly_any_left(lying: int, cards: int, rank: Rank) -> str:
    return 'apenas quedan ' + _nouns.ranks(rank) + ': de ' + COUNT(cards) + ', ' + ('ya salió ' + _nouns.a_rank(rank) if plural(lying) == "one" else 'ya salieron ' + COUNT(lying))


def rank_is_out(few_out: bool, is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank], lying: int, cards: int, by_pairs: bool) -> str:
    return (__more_are_out(is_only, voice, rank, than, by_pairs) if few_out else __hardly_any_left(lying, cards, rank))


def rivals_meld_it(is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank]) -> str:
    return (__only_one(voice, rank) + ', y' + ' ' if is_only else '') + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' rivales tienen una combinación de ' + _nouns.ranks(rank) + ('' if len(than) == 0 else ' ' + 'y no de ' + LIST([_nouns.ranks(each) for each in than], last='or')) + ', así que es difícil que guarden una pareja'


def next_may_take(than: Sequence[Rank], who: Person, cards: int, melds: bool, voice: Literal["you", "me", "they"]) -> str:
    return 'con ' + LIST([_nouns.a_rank(each) for each in than], last='or') + ' encima, ' + ('podrías' if who.is_you else who.name + ' podría') + ' ' + ('tomar el pozo' if cards == 0 else 'tomar el pozo' if plural(cards) == "one" else 'tomar un pozo de ' + _nouns.cards(cards)) + (', porque ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' rivales bajaron ' + LIST([_nouns.ranks(each) for each in than]) if melds else '') + '; con esta carta es menos probable' + ('' if melds else ', porque quedan menos de su valor por salir')


def next_takes_threes(rank: Rank, who: Person, threes: int, points: int) -> str:
    return 'con ' + _nouns.a_rank(rank) + ' encima, ' + ('podrías' if who.is_you else who.name + ' podría') + ' tomar el pozo, y con él ' + ('un tres rojo, que cuesta ' + _nouns.points(points) + ' si sobra' if plural(threes) == "one" else COUNT(threes) + ' treses rojos, que cuestan ' + _nouns.points(points) + ' cada uno si sobran')


def stock_runs_out(voice: Literal["you", "me", "they"], ranks: Sequence[Rank]) -> str:
    return 'es probable que el mazo esté vacío en ' + __my(voice) + ' próximo turno: entonces solo tomando el pozo ' + ('puedo seguir, y mis' if voice == "me" else 'puede seguir, y sus' if voice == "they" else 'puedes seguir, y tus') + ' ' + LIST([_nouns.ranks(each) for each in ranks]) + ' pueden servir para eso'


def may_take_pile(voice: Literal["you", "me", "they"], ranks: Sequence[Rank]) -> str:
    return 'con ' + ('mis ' + LIST([_nouns.ranks(each) for each in ranks]) + ' quizá pueda tomar' if voice == "me" else 'sus ' + LIST([_nouns.ranks(each) for each in ranks]) + ' quizá pueda tomar' if voice == "they" else 'tus ' + LIST([_nouns.ranks(each) for each in ranks]) + ' quizá puedas tomar') + ' el pozo en el próximo turno'


def kept_for_book(voice: Literal["you", "me", "they"], rank: Rank, kind: Literal["clean", "dirty", "wild"]) -> str:
    return __my(voice) + ' ' + _nouns.rank(rank) + ' completará ' + __my(voice) + ' ' + _nouns.book(kind, rank)


def next_threw_one(who: Person, rank: Rank) -> str:
    return ('después juegas tú, que también descartaste' if who.is_you else 'después juega ' + who.name + ', que también descartó') + ' ' + _nouns.a_rank(rank)


def counts_against(soon: str, voice: Literal["you", "me", "they"], points: int) -> str:
    return soon + ', y si esta carta se queda en ' + __my(voice) + ' mano costará ' + ('1 punto' if plural(points) == "one" else NUMBER(points) + ' puntos')


def worth_less(rank: Rank, than: Sequence[Rank]) -> str:
    return _nouns.a_rank(rank) + ' vale menos que ' + LIST([_nouns.a_rank(each) for each in than], last='or')


def missed_least(voice: Literal["you", "me", "they"], cards: int, rank: Rank, keep: str, level_with: Sequence[Rank]) -> str:
    return ('de todas ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' cartas, ' + ('la que menos falta hará es' if plural(cards) == "one" else 'las que menos falta harán son') + ' ' + _nouns.of_rank(cards, rank) + ('' if not keep else '; ' + keep) if len(level_with) == 0 else 'da lo mismo descartar ' + _nouns.a_rank(rank) + ' o ' + LIST([_nouns.a_rank(each) for each in level_with]))


def opening_takes_wilds(wilds: int) -> str:
    return 'abrir ahora costaría ' + _nouns.wilds(wilds)


def waits_to_open(wilds: int) -> str:
    return (__opens_later if wilds == 0 else __opening_takes_wilds(wilds))


def wilds_wait(voice: Literal["you", "me", "they"], wilds: int) -> str:
    return ('conviene conservar ' + __my(voice) + ' comodín para más tarde' if plural(wilds) == "one" else 'conviene conservar ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' ' + _nouns.wilds(wilds) + ' para más tarde')


def book_can_wait(wilds: int, voice: Literal["you", "me", "they"], rank: Rank, points: int, to_foot: bool) -> str:
    return ('un comodín completaría' if plural(wilds) == "one" else _nouns.wilds(wilds) + ' completarían') + ' ya una canasta sucia de ' + _nouns.ranks(rank) + ', pero en los repartos probados eso costó unos ' + NUMBER(points) + ' puntos' + (': ' + ('guardándolo' if plural(wilds) == "one" else 'guardándolos') + ', ' + ('tomo antes mi pie' if voice == "me" else 'toma antes su pie' if voice == "they" else 'tomas antes tu pie') if to_foot else '')


def pile_is_not_wanted(voice: Literal["you", "me", "they"]) -> str:
    return 'de todos modos, el pozo no ' + ('me' if voice == "me" else 'le' if voice == "they" else 'te') + ' convendría'


def red_threes_come(threes: int, points: int) -> str:
    return ('también viene un tres rojo, que cuesta ' + NUMBER(points) + ' si sobra' if plural(threes) == "one" else 'también vienen ' + COUNT(threes) + ' treses rojos, que cuestan ' + NUMBER(points) + ' cada uno si sobran')


def cards_wait(voice: Literal["you", "me", "they"], rank: Rank, cards: int) -> str:
    return (__my(voice) + ' ' + _nouns.rank(rank) + ' puede' if plural(cards) == "one" else ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' ' + _nouns.ranks(rank) + ' pueden') + ' esperar'


def fits_own_meld(is_book: bool, voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return (__my(voice) + ' canasta de ' + _nouns.ranks(rank) + ' no la necesita' if is_book else 'cabría en ' + __my(voice) + ' combinación de ' + _nouns.ranks(rank) + ', pero hay que descartar algo')


def lead_by_going_out(about: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'la partida puede terminar ahora, con unos ' + NUMBER(about) + ' puntos de ventaja para ' + __us(voice, alone)


def rival_is_near(soon: str) -> str:
    return soon


def team_is_behind(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return ('aún tengo' if voice == "me" else 'aún tiene' if voice == "they" else 'aún tienes') + ' ' + ('1 punto' if plural(points) == "one" else NUMBER(points) + ' puntos') + ' en la mano, y ' + (('acabaría' if voice == "me" else 'acabaría' if voice == "they" else 'acabarías') if alone else __my(voice) + ' equipo acabaría') + ' por detrás'


def held_would_count(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return ('el punto que queda' if plural(points) == "one" else 'los ' + NUMBER(points) + ' puntos que quedan') + ' en ' + __my(voice) + ' mano ' + ('contaría' if plural(points) == "one" else 'contarían') + ' en contra'


def partner_is_late(voice: Literal["you", "me", "they"], picked_up: bool, stack: Literal["foot", "tail"]) -> str:
    return ('no puedo cerrar' if voice == "me" else 'no puede cerrar' if voice == "they" else 'no puedes cerrar') + ' hasta que alguien de ' + __my(voice) + ' equipo ' + ('tome' if picked_up else 'juegue una carta de') + ' su ' + _nouns.stack(stack)


def rest_for_one(does: Literal["bring", "cost"], first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'seguir jugando debería suponer ' + ('unos ' + NUMBER(points) + ' puntos para ' + __side(first, voice, alone) + ' y nada para ' + __side(second, voice, alone) if does == "bring" else 'una pérdida de unos ' + NUMBER(points) + ' puntos para ' + __side(first, voice, alone) + ' y ninguna para ' + __side(second, voice, alone))


def rest_for_both(does: Literal["bring", "cost"], first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], more: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'seguir jugando debería suponer ' + ('unos ' + NUMBER(points) + ' puntos para ' + __side(first, voice, alone) + ' y unos ' + NUMBER(more) + ' para ' + __side(second, voice, alone) if does == "bring" else 'una pérdida de unos ' + NUMBER(points) + ' puntos para ' + __side(first, voice, alone) + ' y de unos ' + NUMBER(more) + ' para ' + __side(second, voice, alone))


def rest_against(first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], more: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'seguir jugando debería suponer unos ' + NUMBER(points) + ' puntos para ' + __side(first, voice, alone) + ' y una pérdida de unos ' + NUMBER(more) + ' para ' + __side(second, voice, alone)


def do_not_go_out(voice: Literal["you", "me", "they"], result: str) -> str:
    return ('No cierres todavía' if voice == "you" else 'No cierro todavía') + ': ' + result + '.'


def pile_opens(voice: Literal["you", "me", "they"], alone: bool, cards: int) -> str:
    return (('abro' if voice == "me" else 'abre' if voice == "they" else 'abres') if alone else 'abre ' + __my(voice) + ' equipo') + ' y ' + ('llega una carta' if plural(cards) == "one" else 'llegan ' + _nouns.cards(cards))


def coming(opens: bool, voice: Literal["you", "me", "they"], alone: bool, cards: int) -> str:
    return (__pile_opens(voice, alone, cards) if opens else ('llega una carta' if plural(cards) == "one" else 'llegan ' + _nouns.cards(cards)))


def some_are_wild(opens: bool, voice: Literal["you", "me", "they"], alone: bool, at_least: bool, wilds: int, cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', ' + ('ninguna de ellas comodín' if wilds == 0 else ('al menos una de ellas comodín' if at_least else 'una de ellas comodín') if plural(wilds) == "one" else ('al menos ' + COUNT(wilds, gender='f') + ' de ellas comodines' if at_least else COUNT(wilds, gender='f') + ' de ellas comodines'))


def pile_has_wilds(cards: int, unseen: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, at_least: bool, wilds: int) -> str:
    return ((__pile_is_a_wild if unseen == 0 else __some_are_wild(opens, voice, alone, at_least, wilds, cards)) if cards == 1 else __some_are_wild(opens, voice, alone, at_least, wilds, cards))


def pile_card_fits(opens: bool, voice: Literal["you", "me", "they"], alone: bool, cards: int, fitting: int) -> str:
    return __coming(opens, voice, alone, cards) + ', y ' + ('no encaja' if fitting == 0 else 'encaja')


def so_many_fit(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', y ' + ('no encaja ninguna' if fitting == 0 else 'encaja una' if plural(fitting) == "one" else 'encajan ' + COUNT(fitting, gender='f'))


def some_fit(unseen: int, cards: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int) -> str:
    return ((__pile_card_fits(opens, voice, alone, cards, fitting) if cards == 1 else __so_many_fit(opens, voice, alone, fitting, cards)) if unseen == 0 else __coming(opens, voice, alone, cards))


def pile_fits_ranks(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], ranks_named: Sequence[str], new: Sequence[Rank], cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', y ' + ('todas van' if how == "all" else ('al menos una va' if plural(fitting) == "one" else 'al menos ' + COUNT(fitting, gender='f') + ' van') if how == "at_least" else ('una va' if plural(fitting) == "one" else COUNT(fitting, gender='f') + ' van')) + ' con ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' ' + LIST(ranks_named) + ('' if len(new) == 0 else ' ' + 'o forman ' + __new_melds(new))


def new_melds(new: Sequence[Rank]) -> str:
    return ('una combinación' if len(new) == 1 else 'combinaciones') + ' de ' + LIST([_nouns.ranks(rank) for rank in new])


def pile_makes_melds(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], new: Sequence[Rank], cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', y ' + ('todas' if how == "all" else 'al menos ' + COUNT(fitting, gender='f') if how == "at_least" else COUNT(fitting, gender='f')) + ' forman ' + __new_melds(new)


def pile_fits(ranks_named: Sequence[str], unseen: int, cards: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], new: Sequence[Rank]) -> str:
    return ((__some_fit(unseen, cards, opens, voice, alone, fitting) if len(new) == 0 else __pile_makes_melds(opens, voice, alone, fitting, how, new, cards)) if len(ranks_named) == 0 else (__some_fit(unseen, cards, opens, voice, alone, fitting) if cards == 0 else __some_fit(unseen, cards, opens, voice, alone, fitting) if cards == 1 else __pile_fits_ranks(opens, voice, alone, fitting, how, ranks_named, new, cards)))


def pile_makes_book(voice: Literal["you", "me", "they"], kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, alone: bool) -> str:
    return 'con él ' + ('completo' if voice == "me" else 'completa' if voice == "they" else 'completas') + ' una ' + _nouns.book(kind, rank) + __which_is_needed(is_needed, voice, alone)


def pile_too_short(have: int, need: int) -> str:
    return 'el pozo solo tiene ' + _nouns.cards(have) + ' y no se puede tomar con menos de ' + COUNT(need, gender='f')


def pile_closed(closer: Literal["nothing", "three", "too_short", "first_lap", "frozen"], have: int, need: int) -> str:
    return (__three_on_top if closer == "three" else __pile_too_short(have, need) if closer == "too_short" else __first_lap if closer == "first_lap" else __pile_frozen if closer == "frozen" else __no_pile)


def no_pair_nor_opening(voice: Literal["you", "me", "they"], alone: bool, rank: Rank) -> str:
    return ('no tengo' if voice == "me" else 'no tiene' if voice == "they" else 'no tienes') + ' un par de ' + _nouns.ranks(rank) + ', y ni con un par ' + (('abriría' if voice == "me" else 'abriría' if voice == "they" else 'abrirías') if alone else 'abriría ' + __my(voice) + ' equipo')


def no_pair_and_wilds(voice: Literal["you", "me", "they"], rank: Rank, wilds: int) -> str:
    return ('no tengo' if voice == "me" else 'no tiene' if voice == "they" else 'no tienes') + ' un par de ' + _nouns.ranks(rank) + ', y con él abrir costaría ' + _nouns.wilds(wilds)


def no_pair(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return ('no tengo' if voice == "me" else 'no tiene' if voice == "they" else 'no tienes') + ' un par de ' + _nouns.ranks(rank)


def no_pair_for_pile(is_short: bool, voice: Literal["you", "me", "they"], rank: Rank, alone: bool, wilds: int) -> str:
    return (__no_pair_nor_opening(voice, alone, rank) if is_short else (__no_pair(voice, rank) if wilds == 0 else __no_pair_and_wilds(voice, rank, wilds)))


def no_card_of_it(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return ('no tengo' if voice == "me" else 'no tiene' if voice == "they" else 'no tienes') + ' ' + _nouns.a_rank(rank) + ' con que tomar el pozo'


def too_few_for_pile(voice: Literal["you", "me", "they"], held: int, rank: Rank) -> str:
    return 'solo ' + ('tengo' if voice == "me" else 'tiene' if voice == "they" else 'tienes') + ' ' + _nouns.of_rank(held, rank) + ', y no basta para tomar el pozo'


def no_cards_for_pile(held: int, voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return (__no_card_of_it(voice, rank) if held == 0 else __too_few_for_pile(voice, held, rank))


def pile_opens_too_little(voice: Literal["you", "me", "they"], points: int, need: int) -> str:
    return 'con el pozo, ' + ('mis' if voice == "me" else 'sus' if voice == "they" else 'tus') + ' combinaciones sumarían ' + NUMBER(points) + ', y hacen falta ' + NUMBER(need) + ' para abrir'


def team_is_not_open(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (('no puedo tomar el pozo antes de abrir' if voice == "me" else 'no puede tomar el pozo antes de abrir' if voice == "they" else 'no puedes tomar el pozo antes de abrir') if alone else __my(voice) + ' equipo no puede tomar el pozo antes de abrir')


def wild_on_pile(voice: Literal["you", "me", "they"]) -> str:
    return 'la carta superior es un comodín, y ' + ('no tengo nada con que tomarlo' if voice == "me" else 'no tiene nada con que tomarlo' if voice == "they" else 'no tienes nada con que tomarlo')


def book_is_closed(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return __my(voice) + ' canasta de ' + _nouns.ranks(rank) + ' no acepta más cartas'


def pile_out_of_reach(voice: Literal["you", "me", "they"]) -> str:
    return ('no puedo tomar el pozo con las cartas que tengo' if voice == "me" else 'no puede tomar el pozo con las cartas que tiene' if voice == "they" else 'no puedes tomar el pozo con las cartas que tienes')


def nothing_to_draw(voice: Literal["you", "me", "they"]) -> str:
    return 'en el mazo no quedan cartas suficientes para robar, y el pozo ' + ('no me ayuda' if voice == "me" else 'no le ayuda' if voice == "they" else 'no te ayuda')


def pile_delays(before: Literal["foot", "tail", "none"], cards: int, voice: Literal["you", "me", "they"], left: int) -> str:
    return 'el pozo trae ' + _nouns.cards(cards) + ' más que soltar, y ' + ('antes de ' + __my(voice) + ' pie solo ' + ('queda una' if plural(left) == "one" else 'quedan ' + COUNT(left, gender='f')) if before == "foot" else 'antes de ' + __my(voice) + ' cola solo ' + ('queda una' if plural(left) == "one" else 'quedan ' + COUNT(left, gender='f')) if before == "tail" else 'en ' + __my(voice) + ' mano solo ' + ('queda una' if plural(left) == "one" else 'quedan ' + COUNT(left, gender='f')))


def pile_brings_threes(threes: int, red: int, points: int, voice: Literal["you", "me", "they"]) -> str:
    return ('llegaría con él un tres' + (' ' + 'que no ' + ('me' if voice == "me" else 'le' if voice == "they" else 'te') + ' sirve' if red == 0 else ' ' + 'rojo, que cuesta ' + NUMBER(points) + ' si sobra') if plural(threes) == "one" else 'llegarían con él ' + COUNT(threes) + ' treses que no ' + ('me' if voice == "me" else 'le' if voice == "they" else 'te') + ' sirven' + ('' if red == 0 else ', y el rojo cuesta ' + NUMBER(points) + ' si sobra' if plural(red) == "one" else ', y cada tres rojo cuesta ' + NUMBER(points) + ' si sobra'))


def pile_costs_wilds(wilds: int) -> str:
    return 'abrir con el pozo costaría ' + _nouns.wilds(wilds)


def seen_helps_little(voice: Literal["you", "me", "they"]) -> str:
    return 'lo que ' + ('vi del pozo me ayuda' if voice == "me" else 'vio del pozo le ayuda' if voice == "they" else 'viste del pozo te ayuda') + ' demasiado poco'


def pile_helps_nothing(voice: Literal["you", "me", "they"]) -> str:
    return 'nada del pozo ' + ('me ayuda' if voice == "me" else 'le ayuda' if voice == "they" else 'te ayuda')


def pile_card_helps_little(voice: Literal["you", "me", "they"]) -> str:
    return 'la única carta del pozo ' + ('me ayuda' if voice == "me" else 'le ayuda' if voice == "they" else 'te ayuda') + ' poco'


def pile_fills_hand(voice: Literal["you", "me", "they"], cards: int) -> str:
    return 'el pozo llenaría ' + __my(voice) + ' mano con ' + _nouns.cards(cards)


def few_help(cards: int, helping: int, voice: Literal["you", "me", "they"]) -> str:
    return 'de las ' + COUNT(cards, gender='f') + ' cartas del pozo, solo ' + ('una ' + ('me ayudaría' if voice == "me" else 'le ayudaría' if voice == "they" else 'te ayudaría') if plural(helping) == "one" else COUNT(helping, gender='f') + ' ' + ('me ayudarían' if voice == "me" else 'le ayudarían' if voice == "they" else 'te ayudarían'))


def pile_helps_little(unseen: int, helping: int, voice: Literal["you", "me", "they"], cards: int, most_help: bool) -> str:
    return ((__pile_helps_nothing(voice) if helping == 0 else (__pile_card_helps_little(voice) if cards == 1 else (__pile_fills_hand(voice, cards) if most_help else __few_help(cards, helping, voice)))) if unseen == 0 else __seen_helps_little(voice))


__my = my
__i = i
__me = me
__us = us
__say_no = say_no
__say_yes = say_yes
__needed = needed
__books_on_the_way = books_on_the_way
__foot_at_once = foot_at_once
__foot_next_turn = foot_next_turn
__discard_then_tail = discard_then_tail
__tail_at_once = tail_at_once
__tail_next_turn = tail_next_turn
__opens_needed = opens_needed
__opens = opens
__then_lacks = then_lacks
__which_is_needed = which_is_needed
__makes_book = makes_book
__first_book = first_book
__more_to_book = more_to_book
__others_grow = others_grow
__dirty_meld_grows = dirty_meld_grows
__grows_for_wild = grows_for_wild
__book_grows = book_grows
__only_one = only_one
__hardly_any_left = hardly_any_left
__more_are_out = more_are_out
__opening_takes_wilds = opening_takes_wilds
__opens_later = opens_later
__side = side
__pile_opens = pile_opens
__coming = coming
__some_are_wild = some_are_wild
__pile_is_a_wild = pile_is_a_wild
__so_many_fit = so_many_fit
__pile_card_fits = pile_card_fits
__new_melds = new_melds
__pile_fits_ranks = pile_fits_ranks
__some_fit = some_fit
__pile_makes_melds = pile_makes_melds
__no_pile = no_pile
__pile_frozen = pile_frozen
__first_lap = first_lap
__pile_too_short = pile_too_short
__three_on_top = three_on_top
__no_pair_and_wilds = no_pair_and_wilds
__no_pair = no_pair
__no_pair_nor_opening = no_pair_nor_opening
__too_few_for_pile = too_few_for_pile
__no_card_of_it = no_card_of_it
__seen_helps_little = seen_helps_little
__few_help = few_help
__pile_fills_hand = pile_fills_hand
__pile_card_helps_little = pile_card_helps_little
__pile_helps_nothing = pile_helps_nothing
