"""Español: partner_agreements. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.spanish import COUNT, LIST, NUMBER, SIGNED, plural


title = 'Acuerdos'
tip = 'Lo que acuerdas con tu pareja antes de la partida'
done = 'Listo'
asked_anyway = 'Estas reglas ya lo exigen.'
costs_nothing = 'Casi no cuesta nada.'
rather = 'Preferiría que …'
word_with_partner = 'Una palabra con tu pareja'
released = '«De acuerdo. Vuelvo a decidir por mi cuenta.»'


def label(count: int) -> str:
    return ('Acuerdos' if count == 0 else 'Acuerdos: uno' if plural(count) == "one" else 'Acuerdos: ' + COUNT(count))


def who_keeps(names: Sequence[str]) -> str:
    return (LIST(names) + ' cumple estos acuerdos durante toda la partida.' if len(names) == 1 else LIST(names) + ' cumplen estos acuerdos durante toda la partida.')


def name(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Abrir pronto' if agreement == "open_early" else 'Mantener limpio lo limpio' if agreement == "keep_clean" else 'Comodines para canastas' if agreement == "save_wilds" else 'Dejar el pozo al final' if agreement == "leave_late_pile" else 'Tomar siempre el pozo' if agreement == "take_pile" else 'Cerrar en cuanto puedas' if agreement == "go_out_soon" else 'Bajar todo lo posible' if agreement == "lay_down" else 'Terminar las canastas' if agreement == "finish_books" else 'No regalar descartes' if agreement == "no_gifts" else 'No romper parejas' if agreement == "keep_pairs" else 'Guardar los treses negros' if agreement == "keep_threes" else 'Seguir si no hay peligro' if agreement == "play_on" else 'Solo pozos útiles' if agreement == "useful_piles" else 'Guardar cartas en la mano' if agreement == "keep_cards" else 'No retener comodines' if agreement == "use_wilds" else 'Jugar conmigo' if agreement == "work_together" else 'Descartar sobre seguro' if agreement == "play_safe" else ('Esperar mi pie' if stack == "foot" else 'Esperar mi cola'))


def name_means(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Abre en cuanto puede, aunque gaste muchos comodines.' if agreement == "open_early" else 'Nunca añade un comodín a una combinación limpia, ni siquiera para cerrar.' if agreement == "keep_clean" else ('Usa comodines solo para abrir, completar una canasta, llegar al pie o cerrar. No descarta ninguno, si tiene otra cosa.' if stack == "foot" else 'Usa comodines solo para abrir, completar una canasta, llegar al pie o a la cola, o cerrar. No descarta ninguno, si tiene otra cosa.') if agreement == "save_wilds" else 'Deja el pozo cuando un rival puede cerrar y tiene cinco cartas o menos.' if agreement == "leave_late_pile" else 'Toma el pozo siempre que las reglas lo permiten.' if agreement == "take_pile" else 'Cierra, o da permiso para cerrar, a la primera ocasión.' if agreement == "go_out_soon" else 'Con el equipo abierto, no se guarda cartas que podría bajar sin comodín.' if agreement == "lay_down" else 'No pone un comodín en una combinación corta o nueva si cabe en otra sucia más larga.' if agreement == "finish_books" else 'No descarta nada que el siguiente pueda añadir a una combinación, si tiene otra cosa.' if agreement == "no_gifts" else 'No rompe una pareja para descartar, si tiene otra cosa.' if agreement == "keep_pairs" else 'Guarda los treses negros hasta que el pozo tiene seis cartas o más, si puede descartar otra cosa.' if agreement == "keep_threes" else 'No cierra mientras ningún rival pueda cerrar, salvo que el mazo esté casi acabado.' if agreement == "play_on" else 'Toma el pozo solo si al menos la mitad sirve para tus combinaciones o su mano, y nunca cuando ya podría cerrar.' if agreement == "useful_piles" else ('Hasta que el equipo tenga las canastas para cerrar, conserva al menos cinco cartas al bajar, salvo para completar una canasta o llegar al pie.' if stack == "foot" else 'Hasta que el equipo tenga las canastas para cerrar, conserva al menos cinco cartas al bajar, salvo para completar una canasta o llegar al pie o a la cola.') if agreement == "keep_cards" else 'Con el equipo abierto, usa los comodines en cuanto completan una canasta sucia, y donde quepan cuando un rival ya puede cerrar. Nunca en una canasta limpia.' if agreement == "use_wilds" else 'Añade a tus combinaciones antes de empezar otra. No descarta lo que les hace falta, ni empieza o descarta un valor que tú recogiste, si tiene otra cosa.' if agreement == "work_together" else 'Si puede, descarta un tres o un valor que ya descartaste tú o descartó el siguiente, y nada que este pueda bajar o haya recogido antes. Si no le queda otra, bloquea un pozo de seis cartas o más con un comodín, si las reglas lo permiten.' if agreement == "play_safe" else ('No deja que nadie del equipo cierre hasta que todo el equipo haya tomado el pie.' if stack == "foot" else 'No deja que nadie del equipo cierre hasta que todo el equipo haya tomado la cola.'))


def name_keeps(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('abre pronto' if agreement == "open_early" else 'mantiene limpio lo limpio' if agreement == "keep_clean" else 'reserva comodines para canastas' if agreement == "save_wilds" else 'deja el pozo al final' if agreement == "leave_late_pile" else 'toma siempre el pozo' if agreement == "take_pile" else 'cierra a la primera ocasión' if agreement == "go_out_soon" else 'baja todo lo que puede' if agreement == "lay_down" else 'termina las canastas' if agreement == "finish_books" else 'no regala descartes' if agreement == "no_gifts" else 'no rompe parejas' if agreement == "keep_pairs" else 'guarda los treses negros' if agreement == "keep_threes" else 'sigue si no hay peligro' if agreement == "play_on" else 'toma solo pozos útiles' if agreement == "useful_piles" else 'guarda cartas en la mano' if agreement == "keep_cards" else 'no retiene comodines' if agreement == "use_wilds" else 'juega contigo' if agreement == "work_together" else 'descarta sobre seguro' if agreement == "play_safe" else ('espera tu pie' if stack == "foot" else 'espera tu cola'))


def subject(subject: Literal["melds", "wilds", "pile", "discards", "end"]) -> str:
    return ('Bajar cartas' if subject == "melds" else 'Comodines' if subject == "wilds" else 'El pozo' if subject == "pile" else 'Descartes' if subject == "discards" else 'Cerrar')


def name_and_meaning(name: str, meaning: str) -> str:
    return name + ': ' + meaning


def measured_in(preset: str) -> str:
    return 'Puntos medidos en ' + preset + '.'


def costs_unclear(low: int, high: int) -> str:
    return 'Aún no se sabe: de ' + SIGNED(low) + ' a ' + SIGNED(high) + ' puntos por ronda.'


def costs(points: int, margin: int) -> str:
    return 'Cuesta unos ' + NUMBER(points) + ' puntos por ronda, ' + NUMBER(margin) + ' más o menos.'


def brings(points: int, margin: int) -> str:
    return 'Da unos ' + NUMBER(points) + ' puntos por ronda, ' + NUMBER(margin) + ' más o menos.'


def promise(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return '«De acuerdo. Desde ahora ' + ('abro en cuanto pueda' if agreement == "open_early" else 'mantengo limpio lo limpio' if agreement == "keep_clean" else 'reservo los comodines para canastas' if agreement == "save_wilds" else 'dejo el pozo al final' if agreement == "leave_late_pile" else 'tomo el pozo siempre que pueda' if agreement == "take_pile" else 'cierro en cuanto pueda' if agreement == "go_out_soon" else 'bajo todo lo que pueda' if agreement == "lay_down" else 'termino antes las canastas' if agreement == "finish_books" else 'no regalo descartes al siguiente' if agreement == "no_gifts" else 'no rompo parejas' if agreement == "keep_pairs" else 'guardo los treses negros' if agreement == "keep_threes" else 'sigo mientras no haya peligro' if agreement == "play_on" else 'tomo solo los pozos útiles' if agreement == "useful_piles" else 'guardo cartas en la mano' if agreement == "keep_cards" else 'no retengo comodines' if agreement == "use_wilds" else 'juego contigo' if agreement == "work_together" else 'descarto sobre seguro' if agreement == "play_safe" else ('espero tu pie' if stack == "foot" else 'espero tu cola')) + '.»'


def pick(name: str) -> str:
    return 'Elige uno. ' + name + ' lo promete para el resto de la partida.'


def no_longer(agreement: str) -> str:
    return agreement + ': ya no'


def round_over(name: str, kept: int) -> str:
    return name + ' cumplió lo acordado ' + ('en lo posible.' if kept == 0 else 'una vez.' if plural(kept) == "one" else COUNT(kept, gender='f') + ' veces.')


def could_not(agreement: str, turns: Sequence[str], why: Literal["no_card", "no_move", "other_promise", "ending"]) -> str:
    return agreement + ': no en ' + ('el turno ' + LIST(turns) if len(turns) == 1 else 'los turnos ' + LIST(turns)) + '; ' + ('no tenía otra carta para descartar' if why == "no_card" else 'las reglas no permitían otra cosa' if why == "no_move" else 'otro acuerdo iba antes' if why == "other_promise" else 'la ronda estaba por acabar') + '.'


def as_agreed(kept: Sequence[str]) -> str:
    return 'Según el acuerdo: ' + LIST(kept) + '.'
