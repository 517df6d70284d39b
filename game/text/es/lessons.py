"""Español: lessons. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, ORDINAL, plural


title_what_wins = 'Cómo se gana'
title_deal = 'El reparto'
title_turn = 'Un turno'
title_melds = 'Combinaciones'
title_wilds = 'Comodines'
title_opening = 'La apertura'
title_pile = 'El pozo'
title_books = 'Canastas'
title_foot = 'La mano y el pie'
title_threes = 'Treses'
title_partner = 'Tu pareja'
title_going_out = 'El cierre'
subject_points_win = 'cartas y canastas suman'
subject_what_wins_by_losing = 'solo cuenta lo de la mano'
subject_melds = 'tres del mismo valor'
subject_pile_all = 'entero de una vez'
subject_pile_upcard = 'toma la carta superior'
subject_books = 'limpias y sucias'
subject_threes_rank = 'un valor como otro'
subject_going_out = 'cómo acaba la ronda'
back = 'Volver'
first_step = 'este es el primer paso'
do_it_for_me = 'Hazlo por mí'
next_lesson = 'Siguiente lección'
play_match = 'Jugar una partida'
done = 'Lección terminada'
that_is_all = 'Era la última. Ya conoces el juego.'
stock = 'el mazo'
pile = 'el pozo'
meter = 'el medidor de apertura'
foot = 'tu pie'
red_threes = 'los treses rojos de la mesa'
new_meld = 'la combinación nueva'
not_here_draw = 'Eso tomaría el pozo. Esta vez, roba del mazo.'
not_here_take_the_pile = 'Podrías robar, pero el pozo te da más: esta vez, tómalo.'
not_here_look_first = 'Mira primero las cartas que tomarías. Después aún puedes tomarlas o robar.'
not_here_first_the_meld = 'Un descarte acaba tu turno. Primero baja tus cartas.'
not_here_first_the_discard = 'Podrías bajar eso, pero este paso trata de tu descarte.'
not_here_keep_this_card = 'Conserva esa: va con otras cartas. Descarta una de las marcadas.'
not_here_helps_the_others = 'Tus rivales reúnen esas, así que les ayudaría. Descarta una de las marcadas.'
not_here_helps_to_open = 'Esa carta vale más: ayuda a abrir. Suelta la marcada.'
not_here_costs_less = 'Esa carta cuesta menos si te queda en la mano. Suelta la marcada.'
not_here_keep_the_wild = 'Conserva tu comodín: sirve en casi cualquier combinación. Descarta una de las cartas marcadas.'
not_here_rid_of_the_three = 'Esa carta aún puede servir. El tres, no: suéltalo primero.'
not_here_other_three = 'Ese es un tres negro. El rojo cuesta mucho más: suéltalo primero.'
not_here_other_cards = 'Esas también pueden bajarse, pero este paso trata de otras: mira las marcadas.'
not_here_spoils_clean = 'Esa combinación es limpia, y un comodín la ensuciaría. Ponlo en otro sitio.'
not_here_go_out_now = 'Tienes todo lo necesario: cierra ahora.'
not_here_not_yet_out = 'Eso viene después. Haz primero este paso.'
not_here_answer_no = 'Mira tu mano: esas cartas te costarían puntos. Esta vez, di que no.'
not_here_answer_yes = 'No te queda casi nada, así que no hay riesgo. Esta vez, di que sí.'
not_here_step_is_done = 'Este paso está hecho. Enseguida viene el siguiente.'
answer_is_not_asked = 'La respuesta es una jugada válida, pero no hace lo que pide el paso.'


def heading(number: int, title: str) -> str:
    return 'Lección ' + NUMBER(number) + ' · ' + title


def subject_what_wins(winner_takes: bool) -> str:
    return (__subject_what_wins_by_losing if winner_takes else __subject_points_win)


def subject_deal(hand: int, foot: int, tail: int) -> str:
    return (COUNT(hand, gender='f') + ' y ' + _nouns.cards(foot) if tail == 0 else COUNT(hand, gender='f') + ', ' + COUNT(foot, gender='f') + ' y ' + _nouns.cards(tail))


def subject_turn(drawn: int) -> str:
    return 'roba ' + COUNT(drawn, gender='f') + ', descarta una'


def subject_wilds(jokers: int) -> str:
    return ('doses' if jokers == 0 else 'doses y jokers')


def subject_opening(minimums: str, opening_growth: int) -> str:
    return (minimums if opening_growth == 0 else minimums + ', +' + NUMBER(opening_growth) + ' por ronda')


def subject_pile_some(count: int) -> str:
    return _nouns.cards(count) + ' de una vez'


def subject_pile(takes: Literal["never", "all", "upcard", "some"], count: int) -> str:
    return ('' if takes == "never" else __subject_pile_all if takes == "all" else __subject_pile_upcard if takes == "upcard" else __subject_pile_some(count))


def subject_foot(tail: int) -> str:
    return ('la segunda mano' if tail == 0 else 'mano, pie y cola')


def subject_threes_score(red_three_bonus: int) -> str:
    return 'los rojos valen ' + NUMBER(red_three_bonus)


def subject_threes_cost(red_three: int) -> str:
    return ('nunca se bajan' if red_three == 0 else 'los rojos cuestan ' + NUMBER(red_three))


def subject_threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], red_threes: Literal["penalty", "lay_down"], red_three_bonus: int, red_three: int) -> str:
    return (__subject_threes_rank if meld_threes == "all" else (__subject_threes_score(red_three_bonus) if red_threes == "lay_down" else __subject_threes_cost(red_three)))


def subject_partner(permission: bool) -> str:
    return ('¿puedo cerrar?' if permission else 'juego en equipo')


def place_of_step(step: int, steps: int) -> str:
    return NUMBER(step) + ' de ' + NUMBER(steps)


def leads_to(title: str) -> str:
    return 'Siguiente: ' + title + '.'


def points_at(what: str) -> str:
    return 'Fíjate en ' + what + '.'


def then(what: str) -> str:
    return 'luego ' + what


def choose(cards: Sequence[str]) -> str:
    return 'elige ' + LIST(cards)


def press(button: str) -> str:
    return 'pulsa ' + button


def click(what: str) -> str:
    return 'haz clic en ' + what


def click_laid_out(cards: Sequence[str]) -> str:
    return 'haz clic en ' + LIST(cards) + ' que preparaste'


def cards(count: int, rank: Rank, yours: bool) -> str:
    return (('tu ' + _nouns.rank(rank) if plural(count) == "one" else 'tus ' + COUNT(count) + ' ' + _nouns.ranks(rank)) if yours else (('la jota' if rank == "J" else 'la reina' if rank == "Q" else 'el ' + _nouns.rank(rank)) if plural(count) == "one" else ('las ' + COUNT(count) + ' jotas' if rank == "J" else 'las ' + COUNT(count) + ' reinas' if rank == "Q" else 'los ' + COUNT(count) + ' ' + _nouns.ranks(rank))))


def threes(count: int, colour: Literal["red", "black"], yours: bool) -> str:
    return (('tu tres' if yours else 'el tres') + ' ' + ('rojo' if colour == "red" else 'negro') if plural(count) == "one" else ('tus ' + COUNT(count) + ' treses' if yours else 'los ' + COUNT(count) + ' treses') + ' ' + ('rojos' if colour == "red" else 'negros'))


def cards_side_by_side(cards: Sequence[str], first: int, last: int) -> str:
    return LIST(cards) + ', de la ' + ORDINAL(first, gender='f') + ' a la ' + ORDINAL(last, gender='f') + ' carta'


def cards_at(cards: Sequence[str], places: Sequence[str]) -> str:
    return LIST(cards) + ', ' + ('la ' + LIST(places) + ' carta' if len(places) == 1 else 'las cartas ' + LIST(places))


def place(place: int) -> str:
    return ORDINAL(place, gender='f')


def own_meld(kind: Literal["meld", "book"], rank: Rank) -> str:
    return ('la canasta de ' + _nouns.ranks(rank) if kind == "book" else 'la combinación de ' + _nouns.ranks(rank))


def their_meld(who: Person, kind: Literal["meld", "book"], rank: Rank) -> str:
    return ('la canasta de ' + _nouns.ranks(rank) + ' de ' + who.name if kind == "book" else 'la combinación de ' + _nouns.ranks(rank) + ' de ' + who.name)


def fault(lesson: str, step: int, why: str) -> str:
    return lesson + ', paso ' + NUMBER(step) + ': ' + why


def all_can_be_done(lessons: int, steps: int) -> str:
    return CAPITAL(_nouns.lessons(lessons)) + ' con ' + __steps(steps) + ': cada respuesta hace lo que pide su paso.'


def steps(count: int) -> str:
    return ('un paso' if plural(count) == "one" else COUNT(count) + ' pasos')


__subject_points_win = subject_points_win
__subject_what_wins_by_losing = subject_what_wins_by_losing
__subject_pile_some = subject_pile_some
__subject_pile_upcard = subject_pile_upcard
__subject_pile_all = subject_pile_all
__subject_threes_cost = subject_threes_cost
__subject_threes_score = subject_threes_score
__subject_threes_rank = subject_threes_rank
__steps = steps
