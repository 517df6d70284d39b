### Hand and Foot en español. docs/messages.md says how to change a message.


## nouns

nouns-rank = { $rank ->
    [joker] joker
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
    [king] rey
    [ace] as
   *[wild] comodín
}
nouns-ranks = { $rank ->
    [joker] jokers
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] reinas
    [king] reyes
    [ace] ases
   *[wild] comodines
}
nouns-a-rank = { $rank ->
    [jack] una jota
    [queen] una reina
   *[other] un { RANK($rank) }
}
nouns-of-rank = { $count ->
    [0] { $rank ->
        [jack] ninguna jota
        [queen] ninguna reina
       *[other] ningún { RANK($rank) }
    }
    [one] { A-RANK($rank) }
   *[other] { COUNT($count) } { RANKS($rank) }
}
nouns-card = { $card ->
    [red-joker] joker rojo
    [black-joker] joker negro
   *[other] { RANK(RANK-OF($card)) } de { SUIT-OF($card) ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
}
nouns-the-card = { RANK-OF($card) ->
    [joker] un joker
    [jack] la { CARD($card) }
    [queen] la { CARD($card) }
   *[other] el { CARD($card) }
}

nouns-book = { $kind ->
    [clean] canasta limpia de { RANKS($rank) }
    [dirty] canasta sucia de { RANKS($rank) }
   *[wild] canasta de comodines
}
nouns-whose = { $who ->
    [you] tu
   *[other] de { $who }
}
nouns-you = Tú
nouns-player = Asiento { $place }
nouns-stack = { $stack ->
    [hand] mano
    [foot] pie
   *[tail] cola
}
nouns-kind-of-book = { $kind ->
    [clean] canasta limpia
    [dirty] canasta sucia
   *[wild] canasta de comodines
}
nouns-cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { COUNT($count, gender: "f") } cartas
}
nouns-red-threes = { $count ->
    [0] ningún tres rojo
    [one] un tres rojo
   *[other] { COUNT($count) } treses rojos
}
nouns-points = { $count ->
    [0] ningún punto
    [one] un punto
   *[other] { COUNT($count) } puntos
}
nouns-lead = { $lead ->
    [0] empate
    [negative] { UNSIGNED($lead) } por detrás
   *[other] { $lead } por delante
}
nouns-decks = { $count ->
    [0] ninguna baraja
    [one] una baraja
   *[other] { COUNT($count, gender: "f") } barajas
}
nouns-wilds = { $count ->
    [0] ningún comodín
    [one] un comodín
   *[other] { COUNT($count) } comodines
}
nouns-naturals = { $count ->
    [0] ninguna natural
    [one] una natural
   *[other] { COUNT($count, gender: "f") } naturales
}
nouns-melds = { $count ->
    [0] ninguna combinación
    [one] una combinación
   *[other] { COUNT($count, gender: "f") } combinaciones
}
nouns-books = { $count ->
    [0] ninguna canasta
    [one] una canasta
   *[other] { COUNT($count, gender: "f") } canastas
}
nouns-clean-books = { $count ->
    [0] ninguna canasta limpia
    [one] una canasta limpia
   *[other] { COUNT($count, gender: "f") } canastas limpias
}
nouns-dirty-books = { $count ->
    [0] ninguna canasta sucia
    [one] una canasta sucia
   *[other] { COUNT($count, gender: "f") } canastas sucias
}
nouns-rounds = { $count ->
    [0] ninguna ronda
    [one] una ronda
   *[other] { COUNT($count, gender: "f") } rondas
}
nouns-matches = { $count ->
    [0] ninguna partida
    [one] una partida
   *[other] { COUNT($count, gender: "f") } partidas
}
nouns-percent = { $number } %
nouns-players = { $count ->
    [0] ninguna persona
    [one] una persona
   *[other] { COUNT($count, gender: "f") } personas
}
nouns-people = { $count ->
    [0] ninguna persona
    [one] una persona
   *[other] { COUNT($count, gender: "f") } personas
}
nouns-seats = { $count ->
    [0] ningún asiento
    [one] un asiento
   *[other] { COUNT($count) } asientos
}
nouns-jokers = { $count ->
    [0] ningún joker
    [one] un joker
   *[other] { COUNT($count) } jokers
}
nouns-decisions = { $count ->
    [0] ninguna decisión
    [one] una decisión
   *[other] { COUNT($count, gender: "f") } decisiones
}
nouns-moves = { $count ->
    [0] ninguna jugada
    [one] una jugada
   *[other] { COUNT($count, gender: "f") } jugadas
}
nouns-games = { $count ->
    [0] ninguna partida
    [one] una partida
   *[other] { COUNT($count, gender: "f") } partidas
}
nouns-minutes = { $count ->
    [0] ningún minuto
    [one] un minuto
   *[other] { COUNT($count) } minutos
}
nouns-seconds = { $count ->
    [0] ningún segundo
    [one] un segundo
   *[other] { COUNT($count) } segundos
}
nouns-times = { $count ->
    [0] ninguna vez
    [one] una vez
   *[other] { COUNT($count, gender: "f") } veces
}
nouns-rules = { $count ->
    [0] ninguna regla
    [one] una regla
   *[other] { COUNT($count, gender: "f") } reglas
}

# Variables:
#   $rank (Rank) - Un valor: «a las reinas».
nouns-to-ranks = { $rank ->
    [jack] a las { RANKS($rank) }
    [queen] a las { RANKS($rank) }
   *[other] a los { RANKS($rank) }
}

# Variables:
#   $rank (Rank) - Un valor: «las reinas».
nouns-the-ranks = { $rank ->
    [jack] las { RANKS($rank) }
    [queen] las { RANKS($rank) }
   *[other] los { RANKS($rank) }
}

nouns-band = { $kind ->
    [clean] LIMPIA
    [dirty] SUCIA
   *[wild] COMODÍN
}
nouns-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
nouns-weekday = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}
nouns-short-weekday = { $weekday ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
}
nouns-other-turns = { $count ->
    [one] otro
   *[other] otros { COUNT($count) }
}


# ---- end of nouns
nouns-with-others = { $who ->
    [you] Tú +{ $more }
   *[other] { $who } +{ $more }
}
nouns-against = { $one } contra { $other }
nouns-i = { $voice ->
    [me] yo
    [they] esa persona
   *[you] tú
}

# Detrás de una preposición: «para ti».
nouns-me = { $voice ->
    [me] mí
    [they] esa persona
   *[you] ti
}
nouns-my = { $voice ->
    [me] mi
    [they] su
   *[you] tu
}


## log

log-drew = { $who ->
    [you] robaste { CARDS($count) }
   *[other] robó { CARDS($count) }
}
    .short = { $who ->
        [you] robaste { COUNT($count, gender: "f") }
       *[other] robó { COUNT($count, gender: "f") }
    }
log-stock-shuffled = Los descartes forman un mazo nuevo de { CARDS($count) }
    .short = Descartes barajados
log-upcard-turned = El pozo empieza con { THE-CARD($card) }{ $under ->
    [0] { "" }
    [one] ; una carta quedó debajo del mazo
   *[other] ; { CARDS($under) } quedaron debajo del mazo
}
    .short = El pozo empieza con
log-round-began = Ronda { $round }: { $dealer ->
    [you] repartes tú
   *[other] reparte { $dealer }
}, { $first ->
    [you] empiezas tú
   *[other] empieza { $first }
}
    .short = Ronda { $round }: { $first ->
        [you] empiezas tú
       *[other] empieza { $first }
    }
log-round-ended = { $out ->
    [yes] Terminó la ronda { $round }: { JOIN($scores, by: ", ") }
   *[no] Terminó la ronda { $round } sin que nadie cerrara: { JOIN($scores, by: ", ") }
}
    .short = Terminó la ronda { $round }
log-team-score = { $team } { SIGNED($points) }
log-cut = { CARDS($count) }{ $over ->
    [0] { $lacking ->
        [0] , justo las que hacían falta: { SIGNED($bonus) }
        [one] ; se añadió una
       *[other] ; se añadieron { COUNT($lacking, gender: "f") }
    }
    [one] ; volvió una
   *[other] ; volvieron { COUNT($over, gender: "f") }
}
    .short = { $count }, { $over ->
        [0] { $lacking ->
            [0] { SIGNED($bonus) }
           *[other] { COUNT($lacking, gender: "f") } más
        }
       *[other] { COUNT($over, gender: "f") } de vuelta
    }
log-cut-told = { $who ->
    [you] Levantaste { log-cut }.
   *[other] { $who } levantó { log-cut }.
}
log-packet-cut = { $who ->
    [you] levantaste { log-cut }
   *[other] levantó { log-cut }
}
    .short = { $who ->
        [you] cortaste { log-cut.short }
       *[other] cortó { log-cut.short }
    }
log-stack-chosen = { $who ->
    [you] elegiste
   *[other] eligió
} { $stack ->
    [first] el montón izquierdo
   *[second] el montón derecho
}
    .short = { $who ->
        [you] elegiste un montón
       *[other] eligió un montón
    }
log-pile-taken = { $who ->
    [you] tomaste
   *[other] tomó
} el pozo: { $pile ->
    [one] { THE-CARD($upcard) }
   *[other] { CARDS($pile) }, con { THE-CARD($upcard) } encima
}
    .short = { $who ->
        [you] tomaste
       *[other] tomó
    } el pozo ({ $pile })
log-team-opened = { $who ->
    [you] abriste
   *[other] abrió
} con { $points }
    .short = { log-team-opened }
log-progress = { $full ->
    [yes] { CARDS($held) }
   *[no] { $held } de { $size }
}
log-melded = { $laid ->
    [new] { $who ->
        [you] bajaste { $cards }
       *[other] bajó { $cards }
    }
   *[naturals] { $who ->
        [you] añadiste { $cards }
       *[other] añadió { $cards }
    }
}{ $laid ->
    [new] { "" }
    [book] { " " }a la canasta de { RANKS($rank) }
    [naturals] : { log-progress }
   *[wilds] { " " }{ TO-RANKS($rank) }: { log-progress }
}
    .short = { $laid ->
        [new] { $who ->
            [you] bajaste { $cards }
           *[other] bajó { $cards }
        }
       *[naturals] { $who ->
            [you] añadiste { $cards }
           *[other] añadió { $cards }
        }
    }{ $laid ->
        [wilds] { " " }{ TO-RANKS($rank) }
       *[naturals] { "" }
    }
log-book-completed = { log-book-completed.short }{ $worth ->
    [0] { "" }
   *[other] , { SIGNED($worth) }
}
    .short = { $who ->
        [you] completaste
       *[other] completó
    } una { BOOK($kind, $rank) }
log-book-turned-dirty = { $who ->
    [you] ensuciaste
   *[other] ensució
} la canasta limpia de { RANKS($rank) }
    .short = { $who ->
        [you] ensuciaste una canasta
       *[other] ensució una canasta
    }
log-foot-taken = { $who ->
    [you] tomaste
   *[other] tomó
} { $is_tail ->
    [yes] la cola
   *[no] el pie
}
    .short = { log-foot-taken }
log-red-threes-laid = { log-red-threes-laid.short }{ $count ->
    [0] { "" }
   *[other] { $who ->
        [you] { " " }y robaste { CARDS($count) }
       *[other] { " " }y robó { CARDS($count) }
    }
}
    .short = { $who ->
        [you] bajaste
       *[other] bajó
    } { RED-THREES($threes) }
log-discarded = { $who ->
    [you] descartaste
   *[other] descartó
} { THE-CARD($card) }
    .short = { $who ->
        [you] descartaste
       *[other] descartó
    }
log-held = { $who ->
    [you] conservaste la última carta
   *[other] conservó la última carta
}
    .short = { $who ->
        [you] conservaste una carta
       *[other] conservó una carta
    }
log-pile-peeked = { $who ->
    [you] miraste el pozo
   *[other] miró el pozo
}
    .short = { log-pile-peeked }
log-passed = { $who ->
    [you] terminaste la ronda: no hay cartas suficientes para robar
   *[other] terminó la ronda: no hay cartas suficientes para robar
}
    .short = { $who ->
        [you] terminaste la ronda
       *[other] terminó la ronda
    }
log-permission-asked = { $who ->
    [you] pediste permiso para cerrar
   *[other] pidió permiso para cerrar
}
    .short = { log-permission-asked }
log-permission-answered = { $who ->
    [you] dijiste que
   *[other] dijo que
} { $yes ->
    [yes] sí: { $asker ->
        [you] puedes cerrar
       *[other] { $asker } puede cerrar
    }
   *[no] no: { $asker ->
        [you] todavía no puedes cerrar
       *[other] { $asker } todavía no puede cerrar
    }
}
    .short = { $who ->
        [you] dijiste que
       *[other] dijo que
    } { $yes ->
        [yes] sí
       *[no] no
    }
log-went-out = { log-went-out.short } { $discard ->
    [none] sin descartar
   *[other] descartando { THE-CARD($discard) }
}
    .short = { $who ->
        [you] cerraste
       *[other] cerró
    }
log-melds-taken-back = { $who ->
    [you] deshiciste
   *[other] deshizo
} { MOVES($moves) }
    .short = { $who ->
        [you] lo deshiciste
       *[other] lo deshizo
    }
log-long-over = Esa ronda terminó y sus cartas se han barajado.
log-in-stock = Volvió al mazo con los demás descartes.
log-in-meld = { $whose ->
    [you] Tu combinación de { RANKS($rank) } tiene ahora { CARDS($held) }.
   *[other] La combinación de { RANKS($rank) } de { $whose } tiene ahora { CARDS($held) }.
}
log-in-book = { $whose ->
    [you] Tu { BOOK($kind, $rank) } tiene ahora { CARDS($held) }.
   *[other] La { BOOK($kind, $rank) } de { $whose } tiene ahora { CARDS($held) }.
}
log-in-pile = { CAPITAL(THE-CARD($card)) } { $above ->
    [0] es la carta superior del pozo
   *[other] está en el pozo, debajo de { CARDS($above) }
}.
log-taken-and-held = { $who ->
    [you] Tomaste { THE-CARD($card) } con el pozo y esa carta sigue en tu mano.
   *[other] { $who } tomó { THE-CARD($card) } con el pozo y esa carta sigue en su mano.
}
log-taken-and-played = { $who ->
    [you] Tomaste { THE-CARD($card) } con el pozo y ya jugaste esa carta.
   *[other] { $who } tomó { THE-CARD($card) } con el pozo y ya jugó esa carta.
}
log-pile-went-to = { $who ->
    [you] El pozo pasó a tu mano.
   *[other] El pozo pasó a la mano de { $who }.
}

# ---- end of log


## refusals

refusals-not-your-turn = { $who ->
    [you] Ahora te toca a ti.
   *[other] Ahora le toca a { $who }.
}
refusals-undo-out-of-turn = { $who ->
    [you] Ahora te toca a ti: no puedes deshacer tu turno.
   *[other] Ahora le toca a { $who }: no puedes deshacer tu turno.
}
refusals-undo-nothing = No hay nada que deshacer: no has bajado nada desde que viste cartas nuevas.
refusals-undo-some = { $have ->
    [one] Solo puedes deshacer la última combinación.
   *[other] Solo puedes deshacer las últimas { COUNT($have, gender: "f") } combinaciones.
}
refusals-undo-too-far = { $have ->
    [0] { refusals-undo-nothing }
   *[other] { refusals-undo-some }
}
refusals-none-in-hand = { RANK-OF($card) ->
    [joker] No tienes ningún joker.
   *[other] No tienes { THE-CARD($card) }.
}
refusals-not-another-in-hand = { RANK-OF($card) ->
    [jack] No tienes otra { CARD($card) }.
    [queen] No tienes otra { CARD($card) }.
   *[other] No tienes otro { CARD($card) }.
}
refusals-not-in-hand = { $is_held ->
    [yes] { refusals-not-another-in-hand }
   *[no] { refusals-none-in-hand }
}
refusals-cut-too-deep = Levanta al menos una carta y como mucho { $most }.
refusals-no-such-stack = Hay dos montones: elige el izquierdo o el derecho.
refusals-wrong-deal = Estas cartas no pueden haberse repartido así.
refusals-nothing-laid-yet = Aún no has bajado nada: elige cartas para una combinación.
refusals-not-a-move = Esa jugada no es válida aquí.
refusals-nothing-to-meld = { $phase ->
    [play] { refusals-nothing-laid-yet }
   *[other] { refusals-not-a-move }
}
refusals-game-over = La partida ha terminado.
refusals-not-dealt = Aún no se han repartido las cartas: primero cada persona levanta un paquete.
refusals-choose-first = Primero cada persona elige un montón.
refusals-draw-first = { $may_draw ->
    [yes] { $may_take ->
        [yes] Primero roba del mazo o toma el pozo.
       *[no] Primero roba del mazo.
    }
   *[no] { $may_take ->
        [yes] Se acabó el mazo: toma el pozo o termina la ronda.
       *[no] Se acabó el mazo: solo puedes terminar la ronda.
    }
}
refusals-draw-is-done = Ya robaste. Tu turno termina con un descarte.
refusals-answer-first = Primero alguien debe responder si se puede cerrar.
refusals-round-over = La ronda ha terminado y la siguiente aún no se ha repartido.
refusals-not-now = Ahora no puedes hacer eso.
refusals-wrong-phase = { $phase ->
    [cut] { refusals-not-dealt }
    [choose] { refusals-choose-first }
    [draw] { refusals-draw-first }
    [play] { refusals-draw-is-done }
    [answer] { refusals-answer-first }
    [ended] { refusals-round-over }
   *[none] { refusals-not-now }
}
refusals-choose-cards = Elige cartas.
refusals-too-few-for-a-meld = { $have ->
    [one] Una carta no basta;
   *[other] { CAPITAL(CARDS($have)) } no bastan;
} una combinación nueva necesita tres.
refusals-too-few-cards = { $have ->
    [0] { refusals-choose-cards }
   *[other] { refusals-too-few-for-a-meld }
}
refusals-too-few-naturals = Una combinación con comodines necesita al menos { OF-RANK($need, $rank) }; esta { $have ->
    [0] no tiene { OF-RANK($have, $rank) }
   *[other] tiene { OF-RANK($have, $rank) }
}.
refusals-mixed-ranks = No puedes mezclar { $ranks }: una combinación es de un solo valor más comodines.
refusals-black-threes-with-wilds = No puedes bajar treses negros con comodines.
refusals-over-wild-cap = Serían { WILDS($have) }; ninguna combinación puede tener más de { $need ->
    [one] uno
   *[other] { COUNT($need) }
}.
refusals-more-than-naturals-allow = Serían { WILDS($have) }; esta combinación de { RANKS($rank) } puede tener { $need ->
    [one] uno
   *[other] { COUNT($need) }
}.
refusals-too-many-wilds = { $need ->
    [0] { refusals-black-threes-with-wilds }
   *[other] { $is_cap ->
        [yes] { refusals-over-wild-cap }
       *[no] { refusals-more-than-naturals-allow }
    }
}
refusals-wilds-of-turn = Así añadirías { WILDS($have) } { TO-RANKS($rank) }; una combinación recibe como mucho { WILDS($need) } por turno.
refusals-new-meld-too-low = { $rank ->
    [jack] Estas
    [queen] Estas
   *[other] Estos
} { RANKS($rank) } valen { $have }; una combinación nueva necesita { POINTS($need) }.
refusals-natural-on-wilds = Una combinación de comodines solo acepta comodines.
refusals-wilds-alone = Aquí no puedes bajar solo comodines.
refusals-no-second-meld = { $alone ->
    [yes] Ya tienes
   *[no] Tu equipo ya tiene
} una combinación de { RANKS($rank) }{ $joins ->
    [all] : añade estas cartas a ella
    [some] : añade { LIST($fitting) } a ella
    [none] , que no acepta estas cartas
   *[unknown] {""}
}.
refusals-second-meld-too-soon = { $alone ->
    [yes] Tu combinación de { RANKS($rank) }
   *[no] La combinación de { RANKS($rank) } de tu equipo
} tiene { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } cartas para una canasta{ $joins ->
    [all] : añade primero estas
    [some] : añade primero { LIST($fitting) }
   *[other] {""}
}.
refusals-second-meld = { $second_meld ->
    [after_closing] { refusals-second-meld-too-soon }
   *[other] { refusals-no-second-meld }
}
refusals-no-such-meld = { $alone ->
    [yes] No tienes esa combinación.
   *[no] Tu equipo no tiene esa combinación.
}
refusals-book-closed = { $closed ->
    [keep_kind] La canasta de { RANKS($rank) } es limpia y debe seguir limpia: no acepta comodines.
    [naturals] La canasta de { RANKS($rank) } está completa y no acepta más comodines.
    [sealed] La canasta de { RANKS($rank) } está completa y no acepta más cartas.
    [clean_open] Solo una canasta limpia acepta más cartas, y solo naturales; la canasta de { RANKS($rank) } no acepta esto.
    [dirty_open] La canasta de { RANKS($rank) } está completa y limpia: no acepta más cartas.
   *[any] La canasta de { RANKS($rank) } está completa y no acepta esto.
}
refusals-not-opened = Hay que abrir antes de tomar el pozo.
refusals-opening-has = Suman { $have }; la ronda { $round } exige { $need }.
refusals-opening-fix = Bastaría con { LIST($fixes, last: "or") }.
refusals-opening-short = { $lacks ->
    [one] Te falta 1.
   *[other] Te faltan { $lacks }.
}
refusals-opening-not-natural = Para abrir hace falta al menos una combinación sin comodines.
refusals-opening-too-low = { refusals-opening-has } { $fixes ->
    [0] { refusals-opening-short }
   *[other] { refusals-opening-fix }
}
refusals-three-on-pile = Mientras haya un tres encima, nadie puede tomar el pozo.
refusals-red-threes = Los treses rojos se bajan aparte; no puedes combinarlos ni descartarlos.
refusals-put-back = { RANK-OF($card) ->
    [joker] Devuelve el joker.
   *[other] Devuelve { THE-CARD($card) }.
}
refusals-threes = { $meld_threes ->
    [black_last] Los treses negros solo se bajan al cerrar.
    [black_in_foot] Los únicos treses que puedes bajar son los negros, y solo desde tu { STACK($stack) }.
   *[other] No puedes bajar treses; solo puedes descartarlos.
}
refusals-three-forbidden = { $three ->
    [laid_down] { refusals-red-threes }
    [among_others] { $phase ->
        [none] { refusals-threes }
       *[other] { refusals-put-back } { refusals-threes }
    }
   *[alone] { refusals-threes }
}
refusals-pile-never = Con estas reglas nadie toma el pozo.
refusals-no-pile-now = Ahora no hay pozo que tomar.
refusals-no-pile = { $never ->
    [yes] { refusals-pile-never }
   *[no] { refusals-no-pile-now }
}
refusals-pile-frozen = { $who ->
    [you] Se descartó un comodín: nadie puede tomar el pozo hasta que vuelva a tocarte.
   *[other] Se descartó un comodín: nadie puede tomar el pozo hasta que vuelva a tocarle a { $who }.
}
refusals-pile-too-short = El pozo tiene { CARDS($have) }; solo se puede tomar con { COUNT($need, gender: "f") } o más.
refusals-first-lap = Nadie puede tomar el pozo hasta que todo el mundo haya jugado un turno{ $voice ->
    [me] { "" }
   *[other] ; { $who ->
        [you] tú aún no
       *[other] { $who } aún no
    }
}.
refusals-wild-on-pile = Encima del pozo hay { A-RANK($rank) }, y con estas reglas nadie puede tomar un comodín.
refusals-lay-both = { $rank ->
    [jack] Baja las dos jotas de tu mano junto con la del pozo.
    [queen] Baja las dos reinas de tu mano junto con la del pozo.
   *[other] Baja los dos { RANKS($rank) } de tu mano junto con el del pozo.
}
refusals-more-needed = { $frozen ->
    [yes] El pozo está congelado: hacen falta { OF-RANK($need, $rank) }
   *[no] Para tomar el pozo { $worth ->
        [0] hacen falta { OF-RANK($need, $rank) }
       *[other] hace falta una combinación nueva de { RANKS($rank) } que valga { POINTS($worth) }
    }
}{ $or_wild ->
    [yes] , o { A-RANK($rank) } y un comodín
   *[no] {""}
}{ $or_meld ->
    [yes] , o una combinación de { RANKS($rank) }
   *[no] {""}
}. { $have ->
    [0] No hay { OF-RANK($have, $rank) }
   *[other] Solo hay { OF-RANK($have, $rank) }
} en { MY($voice) } mano.{ $points ->
    [0] {""}
   *[other] {" "}Además, { MY($voice) }s combinaciones deben sumar { $points }.
}
refusals-pair-needed = { $lacks ->
    [0] { refusals-lay-both }
   *[other] { refusals-more-needed }
}
refusals-nothing-takes = Nada de { MY($voice) } mano combina con { THE-CARD($card) }: no se puede tomar el pozo.
refusals-take-opens-too-low = Con el pozo, { MY($voice) }s combinaciones { $have ->
    [0] no sumarían nada
   *[other] sumarían { POINTS($have) }
}; para abrir hacen falta { $need }.
refusals-upcard-not-played = Para tomar el pozo debes bajar { THE-CARD($card) } en la misma jugada.
refusals-bottom-not-played = Para tomar el pozo hay que bajar también la carta de más abajo, { THE-CARD($card) }.
refusals-no-peek-again = Ya miraste el pozo en este turno.
refusals-nothing-below = Debajo de la carta superior no hay nada que puedas mirar.
refusals-no-peek = { $again ->
    [yes] { refusals-no-peek-again }
   *[no] { refusals-nothing-below }
}
refusals-shuffle-due = Primero los descartes se barajan y forman un mazo nuevo.
refusals-stock-too-short = { $have ->
    [0] No quedan cartas en el mazo
    [one] Queda una carta en el mazo
   *[other] Quedan { CARDS($have) } en el mazo
} y para robar hacen falta { COUNT($need, gender: "f") }: { $may_take ->
    [yes] toma el pozo o termina la ronda
   *[no] termina la ronda
}.
refusals-stock-not-empty = En el mazo { $have ->
    [one] aún queda una carta
   *[other] aún quedan { CARDS($have) }
}: roba{ $may_take ->
    [yes] {" "}o toma el pozo
   *[no] {""}
}.
refusals-last-card-of-foot = Es la última carta de tu { STACK($stack) }: si la descartas, cierras.
refusals-keep-enough = { $in_foot ->
    [yes] Conserva una carta de tu pie para descartarla.
   *[no] Conserva dos: una para descartar y otra en la mano.
}
refusals-too-few-kept = { $by_pile ->
    [yes] Tomar el pozo sería cerrar
   *[no] Eso sería cerrar
}: { $have ->
    [0] no quedaría ninguna carta
    [one] quedaría una carta
   *[other] quedarían { CARDS($have) }
} de { MY($voice) } { STACK($stack) }.{ $needed ->
    [0] {""}
   *[other] {" "}Por hacer: { $needed }.
}{ $by_pile ->
    [yes] {""}
   *[no] {" "}{ refusals-keep-enough }
}
refusals-not-in-foot = { $stack ->
    [tail] Eso solo puedes hacerlo desde tu cola, y aún no la has tomado.
   *[foot] Eso solo puedes hacerlo desde tu pie, y aún no lo has tomado.
}
refusals-books-missing = { $alone ->
    [yes] Para cerrar aún necesitas { $missing }.
   *[no] Para cerrar, tu equipo aún necesita { $missing }.
}
refusals-books-of-wilds = { $count ->
    [one] una canasta de comodines
   *[other] { BOOKS($count) } de comodines
}
refusals-books-of-sevens = { $count ->
    [one] { $clean ->
        [yes] una canasta limpia de sietes
       *[no] una canasta de sietes
    }
   *[other] { BOOKS($count) } de sietes
}
refusals-books-of-any-kind = { BOOKS($count) } de cualquier tipo
refusals-final-discard-needed = Tu última carta debes descartarla, no bajarla: conserva una para cerrar.
refusals-final-meld-needed = Tu última carta debes bajarla, no descartarla.
refusals-seven-kept = No puedes descartar sietes hasta que haya una canasta de sietes: descarta otra carta.
refusals-seven-last = No puedes cerrar descartando un siete.
refusals-partner-not-ready = No puedes cerrar hasta que { $who ->
    [you] hayas
   *[other] { $who } haya
} { $picked_up ->
    [yes] { $stack ->
        [tail] tomado la cola
       *[foot] tomado el pie
    }
   *[no] { $stack ->
        [tail] jugado una carta de la cola
       *[foot] jugado una carta del pie
    }
}.
refusals-permission-refused = La respuesta fue no: no puedes volver a preguntar en este turno.
refusals-cards-left-over = Para cerrar debes jugar todas las cartas de tu { STACK($stack) }; { $have ->
    [one] quedaría una carta
   *[other] quedarían { CARDS($have) }
}.
refusals-cannot-hold-several = Solo puedes conservar la última carta, y tienes { COUNT($have, gender: "f") }: descarta una.
refusals-cannot-hold-now = { $stack ->
    [tail] Solo puedes conservar la última carta mientras alguien de tu equipo no haya tomado la cola ni haya bajado.
   *[foot] Solo puedes conservar la última carta mientras alguien de tu equipo no haya tomado el pie ni haya bajado.
}
refusals-cannot-hold-ever = Con estas reglas no puedes conservar la última carta si puedes jugarla.
refusals-cannot-hold = { $several ->
    [yes] { refusals-cannot-hold-several }
   *[no] { $hold_last_card ->
        [yes] { refusals-cannot-hold-now }
       *[no] { refusals-cannot-hold-ever }
    }
}
refusals-short-not-your-turn = { $who ->
    [you] te toca a ti
   *[other] le toca a { $who }
}
refusals-short-opening-minimum = { $lacks ->
    [one] falta 1 punto
   *[other] faltan { $lacks } puntos
}
refusals-short-new-meld-too-low = { refusals-short-opening-minimum }
refusals-short-opening-not-natural = falta una limpia
refusals-short-pair-missing = { $worth ->
    [0] exige { OF-RANK($need, $rank) }
   *[other] exige { $worth } puntos
}
refusals-short-books-missing = { $most_missing ->
    [one] falta una canasta
   *[other] faltan { $most_missing } canastas
}
refusals-short-partners-foot = { $who ->
    [you] te espera a ti
   *[other] espera a { $who }
}
refusals-short-short-pile = { $have } de { $need } cartas
refusals-short-must-use-all = { $have ->
    [one] sobra una
   *[other] sobran { COUNT($have, gender: "f") }
}
refusals-short-three-on-pile = hay un tres encima
refusals-short-three-laid-down = bájalo a la mesa
refusals-short-threes = treses no se bajan
refusals-short-three-among-others = devuelve el tres
refusals-short-three = { $three ->
    [laid_down] { refusals-short-three-laid-down }
    [among_others] { refusals-short-three-among-others }
   *[other] { refusals-short-threes }
}
refusals-short-not-opened = hay que abrir
refusals-short-wild-on-pile = comodín encima
refusals-short-bottom-not-played = baja la de abajo
refusals-short-no-peek-again = ya lo miraste
refusals-short-nothing-below = no hay nada debajo
refusals-short-no-peek = { $again ->
    [yes] { refusals-short-no-peek-again }
   *[no] { refusals-short-nothing-below }
}
refusals-short-final-meld-needed = baja la última
refusals-short-seven-last = no con un siete
refusals-short-wrong-phase = ahora no
refusals-short-not-in-hand = no la tienes
refusals-short-too-few-cards = { $have ->
    [1] faltan dos más
    [2] falta una más
   *[other] faltan tres
}
refusals-short-too-few-naturals = faltan naturales
refusals-short-mixed-ranks = un solo valor
refusals-short-wild-limit = sobran comodines
refusals-short-wild-only = no solo comodines
refusals-short-second-meld = ya hay una
refusals-short-closed-book = no la acepta
refusals-short-no-such-meld = no existe
refusals-short-no-pile = no hay pozo
refusals-short-first-lap = primera vuelta
refusals-short-pair = falta el par
refusals-short-need-pair = { $lacks ->
    [0] { refusals-short-pair }
   *[other] { refusals-short-pair-missing }
}
refusals-short-nothing-takes = nada la combina
refusals-short-upcard-not-played = baja la superior
refusals-short-stock-empty = mazo agotado
refusals-short-stock-not-empty = aún hay cartas
refusals-short-keep-cards = conserva dos
refusals-short-seven-kept = conserva el siete
refusals-short-final-discard = falta descartar
refusals-short-refused = respuesta: no
refusals-short-cannot-hold = no se conserva
refusals-short-not-in-foot = aún fuera del pie
refusals-short-bad-cut = no tantas
refusals-short-bad-choice = elige un montón
refusals-short-cannot-undo = nada que deshacer
refusals-short-bad-deal = reparto erróneo
refusals-short-malformed = nada elegido
refusals-short-game-over = partida terminada


# ---- end of refusals


## hints

hints-better = mejor en { $count }
hints-worse = peor en { $count }
hints-same = igual en { $count }
hints-tried = { CAPITAL(LIST($tally)) }.
hints-the-same-without = lo mismo sin { $items }
hints-the-same-and = lo mismo y además { $items }
hints-the-same-instead = lo mismo, pero { $more } en vez de { $less }
hints-draw = robar
hints-peek = mirar el pozo
hints-take = tomar el pozo
hints-lay-down = { $adds ->
    [yes] añadir
   *[no] bajar
} { $items }
hints-onto = { $items } { TO-RANKS($rank) }
hints-begun-with = { $items } con { $wilds }
hints-lay-down-cards = bajar { CARDS($count) }
hints-lay-down-among = bajar { CARDS($count) }, entre ellas { $items }
hints-discard = descartar { THE-CARD($card) }
hints-go-out = cerrar
hints-say-yes = decir que sí
hints-say-no = decir que no
hints-answer = { $yes ->
    [yes] { hints-say-yes }
   *[no] { hints-say-no }
}
hints-hold = conservar tu última carta
hints-pass = terminar la ronda
hints-cut = levantar { CARDS($count) }
hints-choose = { $stack ->
    [0] tomar el montón de la izquierda
   *[other] tomar el montón de la derecha
}

## reasons

# Detrás de una preposición: «para tu equipo».
reasons-us = { $alone ->
    [yes] { ME($voice) }
   *[no] { $voice ->
        [me] nuestro equipo
       *[other] { MY($voice) } equipo
    }
}

# Sujeto en tercera persona: «tu equipo», «tu lado».
reasons-we = { $alone ->
    [yes] { MY($voice) } lado
   *[no] { $voice ->
        [me] nuestro equipo
       *[other] { MY($voice) } equipo
    }
}
reasons-we-need = { $voice ->
    [me] { $alone ->
        [yes] necesito
       *[no] necesitamos
    }
    [they] { $alone ->
        [yes] necesita
       *[no] su equipo necesita
    }
   *[you] { $alone ->
        [yes] necesitas
       *[no] tu equipo necesita
    }
}
reasons-our = { $alone ->
    [yes] { MY($voice) }s
   *[no] { $voice ->
        [me] nuestras
       *[other] { MY($voice) }s
    }
}

# Delante de un valor: «tus reyes», «nuestras reinas».
reasons-our-ranks = { $voice ->
    [me] { $alone ->
        [yes] mis
       *[no] { $rank ->
            [jack] nuestras
            [queen] nuestras
           *[other] nuestros
        }
    }
    [they] sus
   *[you] tus
} { RANKS($rank) }
reasons-sentence = { $head ->
    [none] { CAPITAL($clause) }.
   *[other] { $head }: { $clause }.
}
reasons-tried = Lo probamos { $worlds } veces: salió mejor.
reasons-as-good = Da casi lo mismo { $move }.
reasons-opens = { OUR($voice, $alone) } primeras combinaciones suman { POINTS($points) }{ $need ->
    [0] { "" }
   *[other] , y { WE-NEED($voice, $alone) } { $need }
}
    .head = Para abrir
reasons-opens-cheaper = abrir ahora costaría { WILDS($wilds) }
    .head = Para abrir más tarde
reasons-picks-it-up = { $is_bare ->
    [yes] { "" }
   *[no] { $stack ->
        [tail] { "la " }
       *[foot] { "lo " }
    }
}{ $voice ->
    [me] tomo
    [they] toma
   *[you] tomas
}{ $is_bare ->
    [yes] { " " }{ MY($voice) } { STACK($stack) }
   *[no] { "" }
}
reasons-takes-stack = { $how ->
    [at_once] { MY($voice) } { $stack ->
        [tail] pie queda vacío
       *[foot] mano queda vacía
    } y { $voice ->
        [me] sigo
        [they] sigue
       *[you] sigues
    } enseguida con { $is_bare ->
        [yes] { MY($voice) } { STACK($stack) }
       *[no] { $stack ->
            [tail] ella
           *[foot] él
        }
    }
    [next_turn] { MY($voice) } { $stack ->
        [tail] pie queda vacío
       *[foot] mano queda vacía
    } y { reasons-picks-it-up }
    [discard] con el descarte de { MY($voice) } última carta, { reasons-picks-it-up }
    [last_card] es { MY($voice) } última carta, así que { reasons-picks-it-up }
    [book] con { MY($voice) } primera canasta, { reasons-picks-it-up }
   *[later] { $voice ->
        [you] tras el descarte, { "" }
       *[other] { "" }
    }{ $left ->
        [one] una carta más
       *[other] { COUNT($left) } cartas más
    } y { reasons-picks-it-up }
}
    .head = Para { MY($voice) } { STACK($stack) }
reasons-makes-book = { $by_pile ->
    [yes] con el pozo se completan { reasons-our-ranks }{ $is_needed ->
        [yes] , y { WE-NEED($voice, $alone) } esa canasta
       *[no] { reasons-worth }
    }
   *[no] { $is_turned ->
        [yes] { $books ->
            [one] eso ensucia { reasons-our-ranks }
           *[other] eso completa { reasons-our-ranks }
        }
       *[no] eso completa { reasons-our-ranks }
    }{ $books ->
        [one] { "" }
        [2] { " " }y { $others }
       *[other] , { $others }
    }{ $coming ->
        [none] { $is_late ->
            [yes] , aunque sea como { KIND-OF-BOOK($kind) }
           *[no] { $is_needed ->
                [yes] { $lacks ->
                    [0] { $books ->
                        [one] , la última canasta que { WE-NEED($voice, $alone) }
                       *[other] ; ya no falta ninguna canasta
                    }
                   *[other] ; para cerrar { $lacking ->
                        [one] falta
                       *[other] faltan
                    } { $lacks }
                }
               *[no] { reasons-worth }
            }
        }
        [later] { reasons-and } deja { CARDS($before_it) } tras el descarte
        [discard] ; después solo queda descartar { MY($voice) } última carta
        [book] { $is_bare ->
            [yes] { reasons-and } permite tomar { MY($voice) } { STACK($next_stack) }
           *[no] { "" }
        }
       *[other] { reasons-and } { reasons-stack-played } se queda sin cartas
    }
}
    .head = { $coming ->
        [none] { $is_late ->
            [yes] Antes del final
           *[no] { $is_part ->
                [yes] Principalmente para
               *[no] Para
            } { reasons-a-book }
        }
        [later] Para { reasons-a-book } y { MY($voice) } { STACK($next_stack) }
       *[other] Para { MY($voice) } { STACK($next_stack) } y { reasons-a-book }
    }
reasons-doubles-book = { reasons-our-ranks } valen entonces el doble: { $worth } más
    .head = Para una canasta doble
reasons-worth = { $books ->
    [one] { $worth ->
        [0] { "" }
       *[other] , y esa canasta vale { $worth }
    }
   *[other] { "" }
}
reasons-a-book = { $books ->
    [one] { $as_sevens ->
        [yes] la canasta de sietes
       *[no] una { KIND-OF-BOOK($kind) }
    }
   *[other] { COUNT($books) } canastas
}
reasons-and = { $books ->
    [one] { " " }y
   *[other] , y
}
reasons-stack-played = { MY($voice) } { $next_stack ->
    [tail] pie
   *[foot] mano
}
reasons-grows-book = { $kind ->
    [clean] eso hace { OF-RANK($cards, $rank) }
   *[other] { reasons-our-ranks } tendrán { CARDS($cards) }
}{ $is_far ->
    [yes] { $is_bare ->
        [yes] { " " }para { reasons-book-grown }
       *[no] { "" }
    }
   *[no] , y { $short ->
        [one] falta una
       *[other] faltan { COUNT($short) }
    }{ $is_needed ->
        [yes] { " " }para una { $is_bare ->
            [yes] { "canasta " }
           *[no] { "" }
        }que { WE-NEED($voice, $alone) }
       *[no] { $worth ->
            [0] { $is_bare ->
                [yes] { " " }para { reasons-book-grown }
               *[no] { "" }
            }
           *[other] { " " }para una { $is_bare ->
                [yes] { "canasta " }
               *[no] { "" }
            }que vale { $worth }
        }
    }
}
    .head = { $is_part ->
        [yes] Principalmente para
       *[no] Para
    } { reasons-book-grown }
reasons-book-grown = { $as_sevens ->
    [yes] la canasta de sietes
   *[no] una { KIND-OF-BOOK($kind) }
}
reasons-keeps-clean = { $is_bare ->
    [yes] { reasons-keep } { $rank ->
        [jack] limpias
        [queen] limpias
       *[other] limpios
    } { reasons-our-ranks }: { $short ->
        [0] un comodín ensuciaría esa canasta
        [one] { $is_held ->
            [yes] lo que queda en la mano completa la canasta
           *[no] con una carta más hay canasta limpia
        }
       *[other] { $is_held ->
            [yes] lo que queda en la mano completa la canasta
           *[no] con { COUNT($short) } cartas más hay canasta limpia
        }
    }
   *[no] { $short ->
        [0] un comodín ensuciaría esa canasta
       *[other] { $is_held ->
            [yes] hay { OF-RANK($cards, $rank) }, y lo que queda en la mano completa una canasta limpia
           *[no] { $short ->
                [one] con { OF-RANK($cards, $rank) } falta una
               *[other] con { OF-RANK($cards, $rank) } faltan { COUNT($short) }
            } para una canasta limpia: ahí no va ningún comodín
        }
    }
}
    .head = Para no ensuciar { reasons-our-ranks }
reasons-goes-out = { $ahead ->
    [0] { $cards ->
        [0] { $gains ->
            [yes] seguir daría a los demás unos { $theirs } puntos{ $own ->
                [negative] { "" }
                [0] { "" }
               *[other] { " " }y unos { $own } a { US($voice, $alone) }
            }
           *[no] { $costs ->
                [0] seguir debería dar a los demás más que a { US($voice, $alone) }
               *[other] seguir debería costar unos { $costs } puntos a { US($voice, $alone) }
            }
        }
       *[other] { reasons-may-go-out } antes
    }
   *[other] la partida podría terminar ahora, con ventaja de unos { $ahead } para { US($voice, $alone) }
}
reasons-may-go-out = { $who ->
    [you] te
   *[other] a { $who } le
} { $cards ->
    [one] queda
   *[other] quedan
} { CARDS($cards) } y { $who ->
    [you] puedes cerrar
   *[other] puede cerrar
}
reasons-nears-out = tras el descarte { $left ->
    [one] queda
   *[other] quedan
} { CARDS($left) }, y { $lacks ->
    [0] ya están todas las canastas
   *[other] solo { $lacks ->
        [1] falta
       *[other] faltan
    } { $lacks }
}
    .head = Para cerrar
reasons-keeps-two = { $fits ->
    [one] queda
   *[other] quedan
} { CARDS($fits) } para bajar y { $rest ->
    [one] otra
   *[other] otras { COUNT($rest) }
} para descartar
    .head = Para el próximo turno
reasons-keeps-wild = { $is_for_meld ->
    [yes] { reasons-our-ranks } { $wilds ->
        [one] lo
       *[other] los
    } necesitarán
   *[no] { $wilds ->
        [one] vale
       *[other] valen
    } más después
}
    .head = Para guardar { WILDS($wilds) }
reasons-plays-on = { $wins ->
    [yes] seguir gana la partida más veces
   *[no] { reasons-points-of-playing-on }
}
    .head = En vez de cerrar
reasons-points-of-playing-on = { $gains ->
    [yes] seguir debería dar unos { $own } puntos a { US($voice, $alone) }{ $theirs ->
        [negative] { "" }
        [0] { "" }
       *[other] { " " }y unos { $theirs } a los demás
    }
   *[no] seguir debería costar más a los demás que a { US($voice, $alone) }
}
reasons-holds-points = { $is_behind ->
    [yes] { $points ->
        [0] { WE($voice, $alone) } acabaría por detrás
       *[other] con { POINTS($points) } en { MY($voice) } mano, { WE($voice, $alone) } acabaría por detrás
    }
   *[no] los { $points } puntos de { MY($voice) } mano contarían en contra
}
    .head = { $is_behind ->
        [yes] Por la partida
       *[no] Por { MY($voice) }s cartas
    }
reasons-saves-points = { $cause ->
    [rival] { reasons-may-go-out }, y { reasons-saved }
    [stock] { $cards ->
        [0] ya no queda nada que robar
        [one] solo queda una carta por robar
       *[other] solo quedan { CARDS($cards) } por robar
    }, y { reasons-saved }
   *[none] así hay { POINTS($points) } { $is_more ->
        [yes] { "más " }
       *[no] { "" }
    }en la mesa
}
    .head = { $cause ->
        [none] Por los puntos
       *[other] Antes del final
    }
reasons-saved = { $is_discard ->
    [yes] esta carta costaría { $points }
   *[no] así hay { POINTS($points) } { $is_more ->
        [yes] { "más " }
       *[no] { "" }
    }en la mesa
}
reasons-guards-pile = { $how ->
    [three] nadie puede tomar el pozo con un tres encima
    [collects] { $who ->
        [you] tú bajas
       *[other] { $who } baja
    } { RANKS($rank) }, y con una sola carta se toma el pozo
    [gone] ya se ven { COUNT($out) } de { $rank ->
        [jack] las { COUNT($of) } jotas
        [queen] las { COUNT($of) } reinas
       *[other] los { COUNT($of) } { RANKS($rank) }
    }: quedan { $rank ->
        [jack] pocas
        [queen] pocas
       *[other] pocos
    }
    [threw] { $who ->
        [you] tú también descartaste { A-RANK($rank) }
       *[other] { $who } también descartó { A-RANK($rank) }
    }
    [left] { $who ->
        [you] tú robaste antes y dejaste { A-RANK($rank) } en el pozo
       *[other] { $who } robó antes y dejó { A-RANK($rank) } en el pozo
    }
    [unmelded] { $who ->
        [you] tú no bajas
       *[other] { $who } no baja
    } { RANKS($rank) }: una sola carta no basta
    [theirs] { $is_bare ->
        [yes] los rivales necesitarían
       *[no] necesitarían
    } dos { RANKS($rank) } en la mano; su combinación no cuenta
   *[likely] con { A-RANK($rank) } encima se regalaría demasiadas veces { $cards ->
        [0] el pozo
        [one] el pozo
       *[other] un pozo de { CARDS($cards) }
    }
}
    .head = Para que no tomen el pozo
reasons-keeps-together = { $use ->
    [pile] { reasons-keep } { MY($voice) }s { OF-RANK($held, $rank) }. Si descartan { A-RANK($rank) }, { $voice ->
        [me] puedo
        [they] puede
       *[you] puedes
    } tomar el pozo
    [own] { $held ->
        [one] { MY($voice) } { RANK($rank) } queda
       *[other] { MY($voice) }s { RANKS($rank) } quedan
    } para { $is_bare ->
        [yes] su combinación
       *[no] ella
    }
    [clean] { $voice ->
        [me] no pongo
        [they] no pone
       *[you] no pongas
    } comodines con { MY($voice) }s { RANKS($rank) }
   *[meld] { reasons-keep } { MY($voice) }s { OF-RANK($held, $rank) }: { $held ->
        [2] con una carta más forman una combinación
       *[other] forman una combinación
    }
}{ $is_loose ->
    [yes] ; solo { $voice ->
        [me] tenía
        [they] tiene
       *[you] tienes
    } { A-RANK($goes) }
   *[no] { "" }
}
    .head = { $use ->
        [pile] Para el pozo
        [own] Para la combinación de { RANKS($rank) }
        [clean] Para una combinación limpia de { RANKS($rank) }
       *[meld] { "" }
    }
reasons-keep = { $voice ->
    [me] conservo
   *[other] conserva
}
reasons-sheds-cost = { $is_full ->
    [yes] la canasta de { RANKS($rank) } no admite más cartas
   *[no] { $is_wanted ->
        [yes] no combina con nada de { MY($voice) } mano, y { $rank ->
            [jack] una jota sola
            [queen] una reina sola
           *[other] un { RANK($rank) } solo
        } no toma el pozo
       *[no] { $lone ->
            [0] { $points ->
                [0] un tres no sirve aquí
               *[other] un tres rojo que sobra cuesta { POINTS($points) }
            }
            [one] solo { $voice ->
                [me] tenía
                [they] tiene
               *[you] tienes
            } { A-RANK($rank) }, y no hay combinación donde quepa
           *[other] { $is_bare ->
                [yes] { $rank ->
                    [jack] la jota
                    [queen] la reina
                   *[other] el { RANK($rank) }
                } es { "" }
               *[no] { "" }
            }una de las { CARDS($lone) } de { MY($voice) } mano que no combinan con nada
        }
    }
}
    .head = { $lone ->
        [0] { $points ->
            [0] No hace falta
           *[other] Para ahorrar puntos
        }
       *[other] { $is_wanted ->
            [yes] { "" }
           *[no] Fácil de soltar
        }
    }
reasons-spares-partner = { $voice ->
    [me] no puedo cerrar
    [they] no puede cerrar
   *[you] no puedes cerrar
} { $said_no ->
    [yes] en este turno, porque { $are_several ->
        [yes] alguien de { MY($voice) } equipo
       *[no] { MY($voice) } pareja
    } dijo que no
   *[no] hasta que { $are_several ->
        [yes] todo { MY($voice) } equipo
       *[no] { MY($voice) } pareja
    } { $picked_up ->
        [yes] tome
       *[no] juegue una carta de
    } su { STACK($stack) }
}
    .head = { $said_no ->
        [yes] { "" }
       *[no] Por { $are_several ->
            [yes] { MY($voice) } equipo
           *[no] { MY($voice) } pareja
        }
    }
reasons-takes-pile = { $helping ->
    [0] el pozo trae { CARDS($cards) }
   *[other] { $cards ->
        [one] el pozo trae una carta que ayuda
       *[other] el pozo trae { CARDS($cards) }; { $unseen ->
            [0] { "" }
           *[other] al menos{ " " }
        }{ $helping ->
            [one] ayuda una
           *[other] ayudan { COUNT($helping) }
        }
    }: { $helps }
}
    .head = { $opens ->
        [yes] Para abrir
       *[no] Por sus cartas
    }
reasons-other-cards = otras
reasons-leaves-pile = { $why ->
    [late] { CARDS($staying) } del pozo no se podrían bajar, y a { ME($voice) } solo { $voice ->
        [me] me
        [they] le
       *[you] te
    } { $left ->
        [one] queda una
       *[other] quedan { COUNT($left) }
    }
    [red] con el pozo vendría otro tres rojo
    [threes] con el pozo { $left ->
        [one] vendría un tres inútil
       *[other] vendrían { COUNT($left) } treses inútiles
    }
    [wilds] abrir con el pozo costaría { WILDS($left) }
    [fewer] el pozo solo trae { CARDS($cards) }, y el mazo { COUNT($left) }
   *[little] { $fitting ->
        [0] nada de lo visto en el pozo forma ni amplía una combinación
       *[other] de las { COUNT($cards) } cartas del pozo solo { $fitting ->
            [one] forma o amplía una combinación una
           *[other] forman o amplían una combinación { COUNT($fitting) }
        }
    }
}
    .head = { $why ->
        [late] { $stack ->
            [none] Para cerrar
           *[other] Para { MY($voice) } { STACK($stack) }
        }
        [threes] Para ahorrar puntos
        [red] Para ahorrar puntos
        [wilds] Por { MY($voice) }s comodines
        [fewer] Para tener más cartas
       *[little] Para robar mejor
    }
reasons-only-way = { $by ->
    [stock] ya no queda nada que robar
    [nothing] no quedan cartas suficientes para robar, y el pozo no ayuda
    [look] mirar primero no cuesta nada
    [late] alguien de { MY($voice) } equipo aún no ha bajado ninguna carta
    [stuck] esta carta no puede descartarse ni cerrar
    [cut] son exactamente las cartas para repartir
    [stack] un montón es tan bueno como el otro
    [all] en la mano no hay otra cosa
    [wilds] lo demás de { MY($voice) } mano son comodines
    [naturals] salvo los comodines, en la mano no hay otra cosa
    [sevens] los sietes no se pueden descartar todavía
    [last_seven] con el resto bajado, habría que descartar un siete
    [room] ya no cabe en ninguna combinación
    [pairs] no { $voice ->
        [me] tenía
        [they] tiene
       *[you] tienes
    } ninguna carta natural suelta
    [most] no hay ninguna natural suelta, y de estas hay más que de ninguna otra
    [threes] quien tome el pozo se lleva sobre todo treses
    [few] quien tome el pozo se lleva pocas cartas útiles
    [alone] quien tome el pozo se lleva solo esta carta
    [fed] los rivales bajan cualquier carta que se pudiera soltar
    [table] las cartas en la mesa suman, y las que quedan en la mano restan
    [measured] puntúa más, pero no tenemos una razón sencilla
   *[out] { $voice ->
        [me] puedo cerrar
        [they] puede cerrar
       *[you] puedes cerrar
    }
}

## answers
answers-answer = { $leave }: { $because }.
answers-leave = { $kind ->
    [book] No completes aún { answers-the-ranks }
    [add] No añadas aún a { answers-the-ranks }
    [meld] No bajes aún { answers-the-ranks }
    [open] No abras todavía
    [take] Deja el pozo
    [foot] No vacíes la mano todavía
    [out] No cierres todavía
    [discard] No descartes { A-RANK($rank) }
   *[yes] Di que no
}
answers-the-ranks = { $rank ->
    [jack] las jotas
    [queen] las reinas
   *[other] los { RANKS($rank) }
}
answers-as-good = Es más o menos igual de bueno.
answers-points = unos { $points } puntos menos en { $worlds } pruebas
answers-opens = así abres con { $points }
answers-opens-cheaper = costaría { WILDS($wilds) }
answers-takes-stack = así { $how ->
    [later] te acercas a
   *[other] tomas
} tu { STACK($stack) }
answers-makes-book = vale más completar { answers-the-ranks }
answers-doubles-book = { answers-the-ranks } valen entonces el doble
answers-grows-book = { $is_needed ->
    [yes] importa más la canasta de { RANKS($rank) }
   *[no] vale más añadir a { answers-the-ranks }
}
answers-keeps-clean = { $short ->
    [0] un comodín ensucia esa canasta
    [one] { $is_held ->
        [yes] tienes el resto en la mano
       *[no] con una carta más queda limpia
    }
   *[other] { $is_held ->
        [yes] tienes el resto en la mano
       *[no] una canasta limpia vale más
    }
}
answers-keeps-wild = { $is_for_meld ->
    [yes] { answers-the-ranks } necesitan más { $wilds ->
        [one] el comodín
       *[other] los comodines
    }
   *[no] { $wilds ->
        [one] el comodín te hará
       *[other] los comodines te harán
    } falta después
}
answers-nears-out = así podrás cerrar pronto
answers-keeps-two = necesitas dos cartas, una para descartar
answers-plays-on = { $wins ->
    [yes] seguir gana la partida más veces
   *[no] { $gains ->
        [yes] seguir debería dar unos { $own } puntos
       *[no] seguir debería costar más a los demás
    }
}
answers-holds-points = { $is_behind ->
    [yes] { $alone ->
        [yes] acabarías por detrás
       *[no] tu equipo acabaría por detrás
    }
   *[no] los { $points } puntos de tu mano contarían
}
answers-saves-points = { $cause ->
    [none] así hay más puntos en la mesa
   *[other] así puntúas más si la ronda termina
}
answers-keeps-together = { $use ->
    [pile] { OF-RANK($held, $rank) } pueden tomar el pozo
    [clean] empieza { answers-the-ranks } sin comodines
   *[other] conserva { $rank ->
        [jack] juntas
        [queen] juntas
       *[other] juntos
    } { answers-the-ranks }
}
answers-spares-partner = { $said_no ->
    [yes] tu pareja dijo que no
   *[no] { $are_several ->
        [yes] alguien de tu equipo
       *[no] tu pareja
    } no ha { $picked_up ->
        [yes] tomado
       *[no] jugado
    } { $stack ->
        [tail] la cola
       *[foot] el pie
    }
}
answers-leaves-pile = { $why ->
    [late] solo te { $left ->
        [one] queda
       *[other] quedan
    } { CARDS($left) }
    [red] viene otro tres rojo
    [threes] { $left ->
        [one] viene un tres inútil
       *[other] vienen { COUNT($left) } treses inútiles
    }
    [wilds] abrir con él cuesta { WILDS($left) }
    [fewer] el mazo te da más cartas
   *[little] { $fitting ->
        [0] nada de lo visto encaja
        [one] solo encaja una de sus { CARDS($cards) }
       *[other] solo encajan { COUNT($fitting, gender: "f") } de sus { CARDS($cards) }
    }
}


## phrases

phrases-played = { $who ->
    [you] { CAPITAL(LIST($acts)) }.
   *[other] { $who } { $acts }.
}
phrases-did-draw = { $who ->
    [you] robaste
   *[other] robó
}
phrases-did-peek = { $who ->
    [you] miraste el pozo
   *[other] miró el pozo
}
phrases-did-take = { $who ->
    [you] tomaste el pozo
   *[other] tomó el pozo
}
phrases-did-lay-down = { $who ->
    [you] bajaste
   *[other] bajó
} { $cards }
phrases-did-put = { $who ->
    [you] añadiste
   *[other] añadió
} { $cards }
phrases-did-discard = { $who ->
    [you] descartaste
   *[other] descartó
} { $card }
phrases-did-go-out = { $who ->
    [you] cerraste
   *[other] cerró
}
phrases-did-answer = { $who ->
    [you] dijiste que
   *[other] dijo que
} { $yes ->
    [yes] sí
   *[no] no
}
phrases-did-hold = { $who ->
    [you] conservaste la última carta
   *[other] conservó la última carta
}
phrases-did-pass = { $who ->
    [you] terminaste la ronda
   *[other] terminó la ronda
}
phrases-did-cut = { $who ->
    [you] levantaste
   *[other] levantó
} { CARDS($count) }
phrases-did-choose = { $who ->
    [you] tomaste
   *[other] tomó
} { $stack ->
    [0] el montón de la izquierda
   *[other] el montón de la derecha
}
phrases-lay-down = bajar { $cards }
phrases-put = añadir { $cards }
phrases-discard = descartar { $card }
phrases-then = { $acts } y después
phrases-discard-only = solo descartar { $card }
phrases-discard-instead = descartar { $card }, no { $played }
phrases-take-stack = { $stack ->
    [0] tomar el montón de la izquierda
   *[other] tomar el montón de la derecha
}
phrases-onto = { $cards } { TO-RANKS($rank) }
phrases-with-wilds = { OF-RANK($count, $rank) } con { $wilds }
phrases-many = { CARDS($count) }: { $ranks }


# ---- end of phrases


## turns_ahead

turns_ahead-to-cut = corta ahora
turns_ahead-to-choose = elige ahora
turns_ahead-to-play = juega ahora
turns_ahead-is-asked = responde ahora
turns_ahead-is-next = { $last ->
    [yes] después; luego, { $who ->
        [you] tú
       *[other] { $who }
    }
   *[no] después
}
turns_ahead-went-out = { $who ->
    [you] cerraste
   *[other] cerró
}
turns_ahead-picked-up = { $who ->
    [you] tomaste
   *[other] tomó
} { $stack ->
    [foot] el pie
   *[tail] la cola
}
turns_ahead-finished-book = { $who ->
    [you] completaste
   *[other] completó
} una { KIND-OF-BOOK($kind) }
turns_ahead-drew = { $who ->
    [you] robaste
   *[other] robó
}
turns_ahead-passed = { $who ->
    [you] terminaste la ronda
   *[other] terminó la ronda
}
turns_ahead-took = { $who ->
    [you] tomaste { CARDS($count) }
   *[other] tomó { CARDS($count) }
}
turns_ahead-laid = { $who ->
    [you] bajaste { CARDS($count) }
   *[other] bajó { CARDS($count) }
}
turns_ahead-of-partner = tu pareja


# ---- end of turns_ahead


## thinking_again

thinking_again-title = Pensarlo otra vez · Ronda { $round }, turno { $turn }
thinking_again-something-better = Aquí había algo mejor. ¿Qué harías?
thinking_again-nothing-better = Aquí no se encontró nada mejor. ¿Qué más probarías?
thinking_again-nothing-counts = Prueba cuanto quieras: aquí solo practicas.
thinking_again-nudge = Indicio
thinking_again-show-me = Mostrar
    .short = Mostrar
thinking_again-begin-again = Empezar de nuevo
thinking_again-begin-again-tip = Deshace todo lo que probaste.
thinking_again-nothing-tried = aún no has probado nada
thinking_again-to-the-answer = Ver la respuesta
    .short = Respuesta
thinking_again-undo-tip = Deshace lo último que probaste.
thinking_again-a-moment = Un momento…
thinking_again-measuring = Tu jugada se está probando en doscientos repartos.
thinking_again-no-answer = Ahora no hay respuesta.
thinking_again-no-answer-why = Empieza de nuevo, o sal y vuelve más tarde.
thinking_again-cannot-be-tried = Esta decisión no se puede probar otra vez: no coincide con la partida guardada.
thinking_again-no-nudge = no se encontró nada mejor
thinking_again-no-nudge-left = no hay más pistas
thinking_again-no-answer-yet = ahora mismo no
thinking_again-about-wilds = { $count ->
    [one] Mira tu comodín.
   *[other] Mira tus { WILDS($count) }.
}
thinking_again-about-rank = { $count ->
    [one] Mira tu { RANK($rank) }.
   *[other] Mira tus { OF-RANK($count, $rank) }.
}
thinking_again-about-discard = Piensa en tu descarte: ¿a quién le serviría esa carta?
thinking_again-about-opening = Aún no tienes nada en la mesa. ¿Es el momento de abrir?
thinking_again-about-pile = Mira el pozo: ¿qué te daría?
thinking_again-about-going-out = ¿A quién le convendría que la ronda terminara ahora?
thinking_again-about-answer = Compara lo que aún tiene tu equipo con lo que tienen tus rivales.
thinking_again-verdict = { $verdict ->
    [better] Eso es mejor
    [as_good] Eso es igual de bueno
   *[less] Buen intento
}
thinking_again-this-was-better = Esto era mejor
thinking_again-nothing-found = No se encontró nada mejor
thinking_again-you-now = tu jugada ahora
thinking_again-also-good = también bueno
thinking_again-better-still = aún mejor
thinking_again-better-way = mejor
thinking_again-you-then = tu jugada entonces
thinking_again-was-played = en la partida
thinking_again-row-heard = { $row }: { $way }, { $gain }, { $deals }
thinking_again-try-again = Otra vez
thinking_again-next-one = Siguiente
thinking_again-all-seen = Esa era la última.
thinking_again-found-how = { $had_seen_answer ->
    [yes] Ya habías visto la respuesta.
   *[no] { $had_nudge ->
        [yes] { $tries ->
            [one] Diste con ello con una pista.
           *[other] Diste con ello al intento { $tries }, con una pista.
        }
       *[no] { $tries ->
            [one] Diste con ello a la primera.
           *[other] Diste con ello al intento { $tries }.
        }
    }
}
thinking_again-about-the-try = { $verdict ->
    [better] { thinking_again-found-how }
    [as_good] { thinking_again-about-the-same }
   *[less] { thinking_again-was-better }
}{ $last ->
    [yes] { " " }{ thinking_again-all-seen }
   *[no] { "" }
}
thinking_again-about-the-same = Más o menos lo mismo que lo que jugaste entonces.{ $better ->
    [yes] { " " }Hay algo mejor.
   *[no] {""}
}
thinking_again-was-better = Lo que jugaste entonces valía { $points } puntos más.
thinking_again-how-found = Repartimos de nuevo las cartas ocultas { $worlds } veces y jugamos cada opción hasta el final.
thinking_again-next = Ronda { $round }, turno { $turn }{ $count ->
    [one] { "" }
   *[other] { " " }· { $last ->
        [yes] la última de { COUNT($count, gender: "f") }
       *[no] la { ORDINAL($place, gender: "f") } de { COUNT($count, gender: "f") }
    }
}

# ---- end of thinking_again


## looking_back

looking_back-look-back = Repaso
    .about = turno a turno
looking_back-look-back-tip = La ronda jugada a jugada, y qué habría sido mejor
looking_back-title = Repaso · { $name }
looking_back-film = ver
looking_back-pause = pausa
looking_back-previous-round = Ronda anterior
looking_back-next-round = Ronda siguiente
looking_back-previous-turn = Turno anterior
looking_back-next-turn = Turno siguiente
looking_back-play-film = Ver la repetición
looking_back-pause-film = Pausar la repetición
looking_back-turn-number = Turno { $turn }
looking_back-turns = Turnos de esta ronda
looking_back-all-cards = Ver cartas
looking_back-once-over = cuando termine la partida
looking_back-once-round-over = cuando termine la ronda
looking_back-score-of-round = Puntos
looking_back-score-tip = Cada cifra con las cartas de las que sale
looking_back-back-to-turns = Volver a los turnos
looking_back-first-score = esta es la primera
looking_back-last-score = esta es la última por ahora
looking_back-no-turns = Aún no se ha jugado nada.
looking_back-think-again = Pensarlo otra vez
looking_back-think-again-tip = Prueba otra vez esta decisión, con la respuesta oculta (T)
looking_back-only-own = solo con tus decisiones
looking_back-with-a-hint = aquí tuviste una pista
looking_back-nothing-to-decide = no había nada que decidir
looking_back-not-analysed = cuando se analice esta decisión
looking_back-play-on = Seguir desde aquí
looking_back-play-on-tip = Una partida nueva que empieza en este momento; esta queda como está (P)
looking_back-play-on-why = no tras el final de una ronda
looking_back-round = Ronda { $round }
looking_back-moment = { $turn ->
    [0] { looking_back-moment-deal }
   *[other] Ronda { $round }, { $who ->
        [you] tu turno { $turn }
       *[other] turno { $turn } de { $who }
    }
}
looking_back-moment-deal = Ronda { $round }, el reparto
looking_back-your-play = Tu juego: { $rating }
looking_back-rating = { $rating ->
    [excellent] excelente
    [solid] sólido
    [adventurous] atrevido
   *[risky] arriesgado
}
looking_back-legend = Cómo leer el gráfico
looking_back-legend-lead = Ventaja esperada: con cuánta ventaja era de esperar que acabara este equipo.
looking_back-legend-laid = Cartas bajadas: la ventaja por lo que había en la mesa.
looking_back-legend-given = Un punto rosa: una jugada que regaló puntos.
looking_back-whose = ¿Qué turnos quieres repasar?
looking_back-something-better = Había algo mejor
    .short = Algo mejor
looking_back-nothing-better = Aquí no se encontró nada mejor
    .short = Nada mejor aquí
looking_back-of-turn = { $points } de los { $turn } puntos de este turno
looking_back-with-hint = Aquí tuviste una pista
    .short = Con pista
looking_back-well-played = No se encontró nada mejor en toda la partida. Bien jugado.
looking_back-nothing-decided = { $who ->
    [you] La partida terminó antes de que decidieras algo. Aun así, puedes ver cada turno.
   *[other] La partida terminó antes de que { $who } decidiera algo. Aun así, puedes ver cada turno.
}
looking_back-looking = Analizando tus turnos
looking_back-looking-at-all = Analizando los turnos
looking_back-looking-how = Cada turno se juega muchas veces con las cartas ocultas repartidas de nuevo.
looking_back-look-round = Mientras tanto, puedes mirar lo que quieras.
looking_back-stop-here = Parar aquí
looking_back-go-on = Seguir el análisis
looking_back-look-at-them = Analizar estos turnos
looking_back-cannot-judge = Estas decisiones no se pueden analizar. Todo lo demás está aquí.
looking_back-not-looked-at = Este turno aún no se ha analizado.
looking_back-not-yet = Verás qué era mejor cuando termine la partida.
looking_back-look-closer = Mirar de cerca
looking_back-look-closer-tip = Mide esta decisión en cinco veces más repartos (C)
looking_back-looking-closer = un momento
looking_back-looked-closer = ya está hecho
looking_back-the-lead = La ventaja
looking_back-read-on = Seguir leyendo
looking_back-from-top = Volver al principio
looking_back-see-as = { $who ->
    [you] Ver lo que podías ver tú
   *[other] Ver lo que podía ver { $who }
}
looking_back-turn-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $who }
}
looking_back-better-in = { $odds ->
    [evenly] tantas veces peor como mejor, pero ahorra más de lo que cuesta: unos { $points } puntos por intento
    [seldom] casi siempre cambia poco; de vez en cuando ahorra mucho: unos { $points } puntos por intento
    [rarely] casi siempre cuesta un poco; de vez en cuando ahorra mucho: unos { $points } puntos por intento
   *[mostly] { $few ->
        [yes] mejor en el { PERCENT($better) } de los repartos y { $worse ->
            [0] nunca peor
           *[other] peor en el { PERCENT($worse) }
        }
       *[no] mejor en el { PERCENT($better) } de los repartos
    }
}
looking_back-more-time = { $minutes ->
    [1] { $seconds ->
        [one] un segundo más
       *[other] { SECONDS($seconds) } más
    }
   *[other] { MINUTES($minutes) } más
}
looking_back-what-here = ¿Qué harías aquí?
looking_back-situation = { $phase ->
    [answer] { $partner ->
        [you] Pides permiso para cerrar.
       *[other] { $partner } pide permiso para cerrar.
    }
    [draw] Toca robar.
   *[other] { "" }
}{ $minimum ->
    [0] { $missing ->
        [0] { "" }
       *[other] { " " }Falta: { $needed }.
    }
   *[other] { " " }Para abrir: { $minimum }.
}
looking_back-just-show = Enséñamelo
looking_back-try-it = Probar en la mesa
looking_back-just-so = Eso es
looking_back-played-by = { $who ->
    [you] Jugaste:
   *[other] { $who } jugó:
}
looking_back-your-answer = Tu respuesta:
looking_back-why = ¿Por qué?
looking_back-why-less = Menos
looking_back-for-turns = La misma jugada se pudo hacer en { COUNT($turns) } turnos seguidos; cuenta una vez.
looking_back-same-as = La misma jugada que en el turno { $turn }, donde cuenta.
looking_back-next-mistake = Siguiente pregunta
looking_back-back-to-score = Volver al marcador
looking_back-mistake-of = { $number } de { $count }
looking_back-gave-in-turns = { $turns ->
    [0] { $who ->
        [you] Ningún turno tuyo regaló puntos.
       *[other] Ningún turno de { $who } regaló puntos.
    }
    [1] { $who ->
        [you] Un turno tuyo regaló unos { $points } puntos.
       *[other] Un turno de { $who } regaló unos { $points } puntos.
    }
   *[other] { CAPITAL(COUNT($turns)) } turnos { $who ->
        [you] tuyos
       *[other] de { $who }
    } regalaron unos { $points } puntos.
}
looking_back-line = La línea muestra quién iba delante.
looking_back-ahead = { $yours ->
    [yes] ganas
   *[no] delante
}
looking_back-behind = { $yours ->
    [yes] ganan
   *[no] detrás
}
looking_back-turn-list = Turnos
looking_back-turn-list-tip = Los turnos de esta ronda y su marcador (M)
looking_back-best-told = Había algo mejor: { $way }, { looking_back-gain }, { $deals }.
looking_back-gain = unos { $points } puntos más
looking_back-looking-at = { $whole ->
    [0] Preparando la mesa otra vez…
   *[other] Decisión { $done } de { $whole }
}
looking_back-not-looked = Aún sin analizar
looking_back-looked-so-far = { $done } de { $whole } decisiones analizadas
looking_back-short-out = { $who ->
    [you] cerraste
   *[other] cerró
}
looking_back-short-pile-opened = { $who ->
    [you] tomaste el pozo, abriste
   *[other] tomó el pozo, abrió
}
    .least = { $who ->
        [you] tomaste el pozo
       *[other] tomó el pozo
    }
looking_back-short-opened = { $who ->
    [you] abriste
   *[other] abrió
} con { CARDS($laid) }
    .least = { $who ->
        [you] abriste
       *[other] abrió
    } con { $laid }
looking_back-short-book = { $who ->
    [you] bajaste { $laid }, hiciste
   *[other] bajó { $laid }, hizo
} { $books ->
    [one] una canasta de { $ranks }
   *[other] { BOOKS($books) }
}
    .less = { $who ->
        [you] bajaste { $laid },
       *[other] bajó { $laid },
    } { $books ->
        [one] una canasta
       *[other] { BOOKS($books) }
    }
    .least = { $who ->
        [you] hiciste
       *[other] hizo
    } { $books ->
        [one] una canasta
       *[other] { BOOKS($books) }
    }
looking_back-short-pile = { $who ->
    [you] tomaste el pozo ({ $taken })
   *[other] tomó el pozo ({ $taken })
}{ $laid ->
    [0] { "" }
   *[other] { $who ->
        [you] , bajaste { $laid }
       *[other] , bajó { $laid }
    }
}
    .less = { $who ->
        [you] tomaste el pozo
       *[other] tomó el pozo
    }{ $laid ->
        [0] { "" }
       *[other] { $who ->
            [you] , bajaste { $laid }
           *[other] , bajó { $laid }
        }
    }
    .least = { $who ->
        [you] tomaste el pozo
       *[other] tomó el pozo
    }
looking_back-short-laid-took = { $who ->
    [you] bajaste { $laid }, tomaste
   *[other] bajó { $laid }, tomó
} { $stack ->
    [tail] la cola
   *[foot] el pie
}
    .least = { $who ->
        [you] bajaste { $laid }
       *[other] bajó { $laid }
    }
looking_back-short-took = { $who ->
    [you] tomaste
   *[other] tomó
} { $stack ->
    [tail] la cola
   *[foot] el pie
}
looking_back-short-asked = { $who ->
    [you] preguntaste si podías cerrar
   *[other] preguntó si podía cerrar
}
looking_back-short-laid = { $who ->
    [you] bajaste { $laid }
   *[other] bajó { $laid }
}
looking_back-short-ended = { $who ->
    [you] terminaste la ronda
   *[other] terminó la ronda
}
looking_back-short-kept = { $who ->
    [you] conservaste una carta
   *[other] conservó una carta
}
looking_back-short-drew-discarded = { $who ->
    [you] robaste, descartaste
   *[other] robó, descartó
} { THE-CARD($card) }
    .least = { $who ->
        [you] robaste, descartaste
       *[other] robó, descartó
    }
looking_back-short-discarded = { $who ->
    [you] descartaste
   *[other] descartó
} { THE-CARD($card) }
    .least = { $who ->
        [you] descartaste
       *[other] descartó
    }
looking_back-short-drew = { $who ->
    [you] robaste
   *[other] robó
}
looking_back-short-chose = { $who ->
    [you] elegiste un montón
   *[other] eligió un montón
}
looking_back-short-cut = { $who ->
    [you] cortaste
   *[other] cortó
}
looking_back-short-to-play = por jugar
looking_back-turn-row = { $turn ->
    [0] El reparto
   *[other] Turno { $turn }
}, { $who ->
    [you] tú
   *[other] { $who }
}, { $what }{ $points ->
    [0] { "" }
    [one] , 1 punto regalado
   *[other] , { $points } puntos regalados
}
looking_back-how-far-ahead = { $who ->
    [you] Tu ventaja en la partida
   *[other] Ventaja de { $who } en la partida
}
looking_back-lead-after = Tras la ronda { $round }, { $who ->
    [you] ibas
   *[other] { $who } iba
} { $lead ->
    [0] con la misma puntuación
   *[other] { LEAD($lead) }
}.
looking_back-score-after = Puntuación tras la ronda { $round }: { $totals }.
looking_back-why-this-move = El porqué
looking_back-why-this-move-tip = Lo que se vio y se recordaba desde este asiento, y la razón de esta jugada (K)
looking_back-the-move = Volver a la jugada
looking_back-not-a-move = aquí nadie jugó
looking_back-pile-seen = En el pozo
looking_back-held-openly = Tomadas a la vista, aún en mano
looking_back-not-seen = Nunca vistas
looking_back-what-knew = { $who ->
    [you] Lo que sabías
   *[other] Lo que sabía { $who }
}
looking_back-holds = { $who }: { $held }.
looking_back-pile-remembered = { $below ->
    [0] { $held ->
        [none] nada
       *[other] { $held }
    }
   *[other] { $held ->
        [none] {""}
       *[other] { $held };{ " " }
    }{ $forgets ->
        [yes] { $below ->
            [one] una carta olvidada
           *[other] { CARDS($below) } olvidadas
        }
       *[no] { CARDS($below) } sin ver
    }
}
looking_back-hidden = { CARDS($count) } en manos, { $tails ->
    [yes] pies, colas
   *[no] pies
} y mazo
looking_back-plain-reason = { $what ->
    [draw] Esperaba más del mazo que del pozo.
    [take] Esperaba más del pozo que del mazo.
    [lay] Así quedan { POINTS($points) } en la mesa.
    [lone] Solo tenía { A-RANK($rank) } y ninguna combinación que ampliar.
    [spare] De todas mis cartas, { A-RANK($rank) } era lo que menos falta me hacía.
    [out] Podía cerrar.
   *[other] Me pareció lo mejor.
}
looking_back-speaks-for = El nivel Difícil habría hecho lo mismo.
looking_back-without-thinking-ahead = Sin pensar a más largo plazo, la jugada habría sido: { $move }.
looking_back-judged = Ronda { $round }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
}: { $who ->
    [you] { $did }
   *[other] { $who } { $did }
}. Eso regaló unos { $points } puntos.
looking_back-better-way = Mejor: { $way }
looking_back-lay-nothing-down = no bajar nada
looking_back-instead = lo mismo, pero { $move }
looking_back-did-lay-down = { $who ->
    [you] { $count ->
        [0] no bajaste nada
       *[other] bajaste { CARDS($count) }
    }
   *[other] { $count ->
        [0] no bajó nada
       *[other] bajó { CARDS($count) }
    }
}{ $card ->
    [none] {""}
   *[other] { " " }y { $who ->
        [you] descartaste
       *[other] descartó
    } { THE-CARD($card) }
}
looking_back-did-prepare = { $who ->
    [you] preparaste la ronda
   *[other] preparó la ronda
}
looking_back-hinted = { $count ->
    [one] 1 decisión con pista no cuenta
   *[other] { $count } decisiones con pista no cuentan
}


# ---- end of looking_back


## play_on

play_on-nothing-dealt = En esa línea aún no se han repartido cartas: continúa desde una posterior.
play_on-nothing-left = En esa línea la partida ya ha terminado: continúa desde una anterior.
play_on-no-such-line = { $count ->
    [one] El registro tiene una línea: indica esa.
   *[other] El registro tiene { COUNT($count, gender: "f") } líneas: indica una de ellas.
}
play_on-other-seats = { $players ->
    [one] Una persona no puede
   *[other] { CAPITAL(PLAYERS($players)) } no pueden
} ocupar { SEATS($seats) }.
play_on-match-goes-on = En esta partida juegan varias personas, y continuarla mostraría sus cartas. Vuelve cuando termine.
play_on-unreadable = El registro está dañado antes de este momento, así que no se puede continuar desde él.
play_on-from-turn = { $name }, desde el turno { $turn }
play_on-from-turn-of-round = { $name }, desde la ronda { $round }, turno { $turn }
play_on-from-round = { $name }, desde la ronda { $round }
play_on-title = Seguir desde aquí
play_on-who-plays = ¿Quién juega?
play_on-hidden-cards = Cartas ocultas
play_on-stay = Como estaban
play_on-dealt-anew = Nuevo reparto
play_on-stay-why = Cada carta queda donde estaba: manos, pies y el mazo en su orden.
play_on-as-who-knew = ¿Según quién?
play_on-only-anew = La partida aún no ha terminado, así que sus cartas ocultas siguen ocultas: se reparten de nuevo.
play_on-nothing-hidden = La ronda ha terminado: se reparte la siguiente.
play_on-from-now-on = En las rondas siguientes habrá cartas nuevas.
play_on-start = Seguir
play_on-anew-why = { $who ->
    [you] Todo lo que podías ver y recordar se queda como está. Lo demás se baraja y se reparte de nuevo.
   *[other] Todo lo que { $who } podía ver y recordar se queda como está. Lo demás se baraja y se reparte de nuevo.
}
play_on-before-turns = Ronda { $round }, antes del primer turno
play_on-after-round = Después de la ronda { $round }
play_on-heard = { $moment }. { $hidden }


# ---- end of play_on


## table

table-scores = Puntos
table-turn-before = { $ago ->
    [0] Último turno
   *[other] Antes
}
table-going-out = Cierre
table-keep-panel = Dejar al lado
table-fold-panel = Plegar
table-last-turns = Últimos turnos
table-did-and-discarded = { $did }, { $who ->
    [you] descartaste
   *[other] descartó
}
table-show-all = todo
table-to-open = { $points } para abrir
table-wanted = { $kind ->
    [clean] limpia
    [dirty] sucia
    [sevens] sietes
    [any] otra
   *[wild] comodín
}
table-new-pile = Nueva
table-drop-here = Tres cartas o más del mismo valor empiezan aquí una combinación. En otros programas: New pile.
table-books-of = { $kind ->
    [clean] { $count ->
        [one] { $count } limpia
       *[other] { $count } limpias
    }
    [dirty] { $count ->
        [one] { $count } sucia
       *[other] { $count } sucias
    }
   *[wild] { $count } de comodines
}
table-books-line = { $opened ->
    [yes] { OR-NO-BOOKS(JOIN(BOOKS-OF($clean, "clean"), BOOKS-OF($dirty, "dirty"), BOOKS-OF($wild, "wild"), by: ", ")) }
   *[no] { table-not-open }
}
table-or-no-books = { $books ->
    [none] sin canastas
   *[other] { $books }
}
table-not-open = sin abrir
table-dealing = Repartiendo las cartas
table-round-is-over = La ronda terminó
table-theirs-answer = { $who ->
    [you] Falta tu respuesta
   *[other] Falta la respuesta de { $who }
}
table-theirs-cut = { $who ->
    [you] Cortas
   *[other] Corta { $who }
}
table-theirs-choose = { $who ->
    [you] Eliges montón
   *[other] { $who } elige montón
}
table-theirs-draw = { $who ->
    [you] Tu turno
   *[other] Turno de { $who }
}
table-theirs-play = { table-theirs-draw }
table-press-play = Pulsa Abrir
table-lay-out-more = Baja más cartas
table-not-enough = No alcanza para jugar
table-draft-head = { $kind ->
    [take] Vas a tomar el pozo
   *[go_out] Vas a cerrar
}
table-yours-draw = { $stock ->
    [yes] Te toca: roba
   *[no] Te toca: el mazo se agotó
}
table-yours-play = { $melds ->
    [yes] Te toca: baja y descarta
   *[no] Te toca: descarta
}
table-what-to-do = { $melds ->
    [yes] Elige tus cartas
   *[no] Elige un descarte
}
table-yours-cut = Te toca: corta
table-yours-choose = Elige tu montón
table-yours-answer = { $who ->
    [you] Preguntas: ¿puedo cerrar?
   *[other] Te toca: responde a { $who }
}
table-would-like-out = { $who ->
    [you] Te gustaría cerrar.
   *[other] A { $who } le gustaría cerrar.
}
table-play-before = { $names ->
    [1] Antes que tú juega { $names }.
   *[other] Antes que tú juegan { $names }.
}
table-play-after = Juegas después de { $who }.
table-may-draw = { $short ->
    [yes] { $stock ->
        [0] En el mazo no queda ninguna carta.
        [one] En el mazo queda una carta.
       *[other] En el mazo quedan { CARDS($stock) }.
    } { $why ->
        [none] Toma el pozo o termina la ronda.
       *[other] { $why }
    }
   *[no] Roba { CARDS($count) } del mazo{ $pile ->
        [yes] { $why ->
            [none] { " " }o toma el pozo.
           *[other] . { $why }
        }
       *[no] .
    }
}
table-may-meld = { $refused ->
    [yes] La respuesta fue no: en este turno no puedes cerrar.{" "}
   *[no] {""}
}{ $opened ->
    [yes] { $adds ->
        [yes] { $begins ->
            [yes] Añade a tus combinaciones, empieza otras o descarta una carta para terminar tu turno.
           *[no] Añade a tus combinaciones o descarta una carta para terminar tu turno.
        }
       *[no] { $begins ->
            [yes] Empieza una combinación nueva o descarta una carta para terminar tu turno.
           *[no] No tienes nada que bajar: descarta una carta para terminar tu turno.
        }
    }
   *[no] { $begins ->
        [yes] Baja combinaciones que lleguen al mínimo, o descarta una carta.
       *[no] Tus cartas aún no bastan para abrir: descarta una para terminar tu turno.
    }
}
table-one-card-left = { $out ->
    [yes] { $hold ->
        [yes] Queda una carta: cierra con ella o consérvala.
       *[no] Queda una carta: cierra con ella.
    }
   *[no] { $hold ->
        [yes] Queda una carta y todavía no puedes cerrar: consérvala para terminar tu turno.
       *[no] Queda una carta: añádela a una combinación.
    }
}
table-draft-take = { JOIN(UPCARD-GOES(UPCARD($upcard), $laid), LAY-BOTTOM-TOO($bottom), REST-COMES($below)) }
table-upcard = { $card ->
    [none] la carta superior
   *[other] { THE-CARD($card) }
}
table-upcard-goes = { $laid ->
    [yes] Cuentan { $card } y tus propias cartas.
   *[no] { CAPITAL($card) } va a tu mano, salvo que bajes esa carta.
}
table-lay-bottom-too = { $card ->
    [none] {""}
   *[other] Baja también la carta de más abajo que tomas, { THE-CARD($card) }.
}
table-rest-comes = { $count ->
    [one] Después llega la otra carta.
   *[other] Después llegan las otras { CARDS($count) }.
}
table-nothing-played = Nada se juega hasta que pulses Abrir. Con Deshacer lo recoges.
table-last-of-all = { $discard ->
    [required] Baja todas tus cartas; la última es tu descarte.
    [optional] Baja todas tus cartas; la última puede ser tu descarte.
   *[never] Baja todas tus cartas en combinaciones, sin descarte.
}
table-ready = { $kind ->
    [meld] O recoge las cartas.
   *[other] Pulsa el botón dorado o Deshacer.
}
table-guide-draw-or-take = Roba { CARDS($count) } del mazo, o toma { CARDS($takes) } del pozo: { $beside ->
        [0] { $is_free ->
            [yes] la carta descubierta es gratis
           *[no] su { RANK($rank) } va con tus { RANKS($onto) }
        }
       *[other] tienes { $beside }
    }.
table-guide-open = Tus primeras combinaciones deben sumar { $least } puntos, con tres cartas o más cada una. O descarta para terminar tu turno.
table-cannot-open = Tus primeras combinaciones deben sumar { $least } puntos; { $most ->
    [0] aún no tienes ninguna
   *[other] las tuyas suman { $most } como mucho
}.
table-short-of-opening = Aún no puedes abrir: tus combinaciones suman { $most } de { POINTS($least) }.
table-guide-cannot-open = { table-cannot-open } Descarta una carta para terminar tu turno.
table-guide-signs = Con { CARDS($size) } del mismo valor haces una canasta: { $cards }/{ $size } son { COUNT($cards) } de ellas; cada ★, un comodín.
table-guide-play = { $stack ->
    [hand] { $lacks_books ->
        [yes] Para cerrar, completa las canastas de los huecos y juega tu última carta.
       *[no] { $is_late ->
            [yes] Ya están todas las canastas. Podrás cerrar cuando tu pareja empiece su pie.
           *[no] Ya están todas las canastas. Para cerrar, juega tu última carta.
        }
    }
   *[other] { table-guide-next-stack }
}
table-guide-next-stack = { $when ->
    [empty-hand] Cuando juegues toda tu mano
    [first-book] Con tu primera canasta, o cuando juegues toda tu mano
   *[empty-foot] Cuando juegues todo tu pie
}, tomas { $stack ->
    [hand] la mano
    [foot] el pie
   *[tail] la cola
}.
table-no-more-tips = No más consejos
table-tips-are-away = Los consejos están desactivados. Puedes activarlos otra vez en Ajustes, en Juego.
table-draft-note = sin jugar todavía
table-group = { $count ->
    [one] { $count } { RANK($rank) }
   *[other] { $count } { RANKS($rank) }
}
table-group-line = { $wilds ->
    [0] { $count ->
        [one] { RANK($rank) }
       *[other] { table-group }
    }
    [one] { table-group } + { $wilds } comodín
   *[other] { table-group } + { $wilds } comodines
}
table-group-worth = { $group }: { FIGURE-POINTS($points) }
table-figure-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
table-in-draft = carta lista
table-unstage-group = Recoger este grupo
table-reached = Ya alcanza
table-short-of = { $ranks ->
    [0] { $short ->
        [one] Falta { $short } punto
       *[other] Faltan { $short } puntos
    }
   *[other] Faltan { $short }: añade { LIST(A-RANK($ranks), last: "or") }
}
table-counts-as = { RANK(RANK-OF($card)) } { $upcard } + tus cartas { $own }
table-is-partner = · tu pareja
table-in-stack = { $stack ->
    [foot] con el pie
   *[tail] con la cola
}
table-into-stack = { $stack ->
    [foot] ¡Ya con el pie!
   *[tail] ¡Ya con la cola!
}
table-stack-of = { $tail ->
    [0] { $who ->
        [you] { $stack ->
            [hand] Tu mano
            [foot] Tu pie
           *[tail] Tu cola
        }
       *[other] { CAPITAL(STACK($stack)) } de { $who }
    }
   *[other] Pie, cola
}
table-with-threes = { JOIN(RED-THREES($count), $note, by: " · ") }
table-last-card = ¡última carta!
table-may-go-out = puede cerrar
table-has-played = { $who ->
    [you] Ya jugaste. Tómate tu tiempo.
   *[other] { $who } jugó. Tómate tu tiempo.
}
table-sign-new = NUEVA
table-sign-frozen = congelado
table-sign-stock = Mazo { $count }
table-sign-hand = Mano { $count }
table-sign-pile = { $bottom ->
    [none] Pozo { $count }
   *[other]
        Pozo { $count }
        fondo: { RANK(RANK-OF($bottom)) }
}
table-count-and-bottom =
    { $count }
    fondo: { RANK(RANK-OF($bottom)) }
table-pile-brings = { $count } para ti
table-becomes-dirty = +{ $count }, se ensucia
    .two-lines =
        +{ $count }
        se ensucia
    .short =
        +{ $count }
        sucia
table-book-done = { CAPITAL(KIND-OF-BOOK($kind)) }
table-first-book = ¡Tu primera canasta! { $brings }
table-first-foot = ¡Al pie, con una mano nueva!
table-play = { $opens ->
    [yes] Abrir
   *[no] { table-meld }
}
table-meld = Bajar
table-draw = Robar
table-discard = Descartar
table-go-out = Cerrar
table-hold = Conservar
table-peek = Mirar antes
table-end-round = Terminar la ronda
table-open = Abrir
table-take-pile = Tomar el pozo
table-undo = Deshacer
table-undo-turn = Deshacer turno
    .word = Todo
table-hint = Pista
table-show-me-how = Enséñame cómo
table-sort-word = Orden
table-meld-group = { table-meld } { table-group }
table-meld-cards = { table-meld } { $count } cartas
table-sort-by = { $rank ->
    [yes] Ordenar por valor
   *[no] Ordenar por palo
}
table-cards-seen = { $count ->
    [0] {""}
    [one] {""}
   *[other] las { $count } cartas
}
table-adds-to = { $is_book ->
    [yes] a tu canasta
   *[no] { $makes_book ->
        [yes] forma una canasta
       *[no] a { RANKS($rank) } · { $held }/{ $size }
    }
}
table-cards-come = { $count ->
    [0] {""}
    [one] la carta de arriba
   *[other] { CARDS($count) } de arriba
}
table-cheapest = lo justo para abrir
table-keep-last = esta carta
table-keep-card = guarda
table-no-cards-left = mazo agotado
table-as-draft = bajar todas
table-as-last = como última carta
table-to-go-out = para cerrar
table-new-meld = otra combinación
table-ends-turn = termina tu turno
table-choose-one = elige una carta
table-choose-cards = elige cartas
table-answer-first = contesta antes
table-cards-laid-out = hay cartas preparadas
table-draw-first = roba antes
table-drop-on-meld = elige dónde va
table-no-opening = sin apertura aún
table-round-over = la ronda terminó
table-no-hints-short = no en este reparto
table-from-last-stack-only = { $stack ->
    [hand] solo desde la mano
    [foot] solo desde el pie
   *[tail] solo desde la cola
}
table-takes-draft-back = Devuelve a tu mano todo lo que preparaste.
table-cover = Tapar mis cartas
table-cover-tip = Baja el telón hasta que lo subas otra vez (C). Lo que preparaste se queda donde está.
table-rules = Reglas
    .tip = Todas las reglas de esta partida. En otros programas: Game settings.
table-volume = Volumen
table-volume-step = { $step ->
    [off] nada
    [low] bajo
    [medium] medio
   *[full] alto
}
table-loudness = Sonido
table-show-again = Repetir la última vuelta
table-hint-thinking = Pensando…
table-hint-press = { $what ->
    [draw] Pulsa { $button } o haz clic en el mazo.
    [take] Pulsa { $button } o haz clic en el pozo.
   *[other] Pulsa { $button }.
}
table-first-no-hints = Aquí no hay pistas: cada cual juega este reparto por su cuenta. Al terminar, mira el Repaso.
table-first-one-card = Elige una carta para descartarla.
table-first-choose-cards = Elige antes las cartas: haz clic en ellas o pulsa Espacio.
table-first-choose-meld = Elige una combinación para el comodín: suéltalo allí o haz clic en ella.
table-first-wild-apart = Pon el comodín solo en una combinación: cabe en más de una.
table-first-not-yours = Esas combinaciones son de otro equipo; solo puedes añadir a las tuyas.
table-first-not-on-stock = Nada vuelve al mazo. Los descartes van al pozo.
table-first-staged-first = Tienes cartas preparadas: bájalas o pulsa Deshacer.
table-first-hint-later = Baja lo que tienes preparado o pulsa Deshacer, y luego pide una pista.
table-first-opened = La apertura ya está en la mesa: su mínimo ya no se aplica.
table-laid-out-of = Preparaste { $have } de los { $need } puntos que necesitas: añade { $more } más o pulsa Deshacer.
table-change-draft = Cambia lo que preparaste o pulsa Deshacer.
table-nothing-again = Todavía no hay nada que repetir.
table-confirm-undo = { $plays ->
    [2] ¿Deshacer las dos jugadas?
   *[other] ¿Deshacer las { $plays } jugadas?
}
table-confirm-undo-why = Se deshace: { $what }.
table-undo-them = Deshacerlas
table-leave-them = Dejarlas

table-confirm-discard = ¿Descartar { THE-CARD($card) }?
table-confirm-why = { $why ->
    [wild] Es un comodín, y podrías descartar otra carta.
    [meld] Todavía puedes bajarla en este turno.
   *[none] Un descarte termina tu turno y no se puede deshacer.
}
table-discard-it = Descartarla
table-keep-it = Conservarla
table-stop = { $stop ->
    [foot] ya viste tu pie
    [tail] ya viste tu cola
    [pile] ya viste el pozo
    [red-threes] ya viste las cartas por tus treses rojos
    [draw] ya viste lo que robaste
   *[turn] solo se puede deshacer lo que juegas en tu propio turno
}
table-all-is-back = Todo está otra vez en tu mano. { CAPITAL(table-stop) }, así que eso se queda.
table-nothing-to-undo = No hay nada que deshacer: { table-stop }.
table-takes-back = Deshace: { $what }. { CAPITAL(table-stop) }, así que eso se queda.
table-foot-label = { STACK($stack) }, { CARDS($count) }{ $tail ->
    [0] {""}
   *[other] ; { STACK("tail") }, { CARDS($tail) }
}
table-stock-label = mazo, { CARDS($count) }
table-pile-label = pozo, { CARDS($count) }
table-card-tip = { CAPITAL(CARD($card)) }: { FIGURE-POINTS($worth) }.{ $held ->
    [0] {""}
   *[other] { " " }Tus { RANKS($rank) }: { $short ->
        [0] una { KIND-OF-BOOK($kind) }
       *[other] { $held } de { $size }
    }.
}
table-pile-tip = { $card ->
    [none] El pozo está vacío.
   *[other] El pozo tiene { CARDS($count) }, con { THE-CARD($card) } encima. { $why ->
        [none] Si lo tomas, recibes { CARDS($takes) }.
       *[other] { $why }
    }
}
table-red-three-tip = { CAPITAL(CARD($card)) }: cuesta { FIGURE-POINTS($cost) } si se queda en tu mano.
table-meld-tip = { CAPITAL(OF-RANK($cards, $rank)) }{ $wilds ->
    [0] {""}
   *[other] , con { WILDS($wilds) } entre esas cartas
}: { FIGURE-POINTS($worth) }; { $short ->
    [0] una { KIND-OF-BOOK($kind) }
   *[other] { $kind ->
        [clean] { $short ->
            [one] falta una natural
           *[other] faltan { NATURALS($short) }
        } para una { KIND-OF-BOOK($kind) }
       *[other] { $short ->
            [one] falta una carta
           *[other] faltan { CARDS($short) }
        } para una { KIND-OF-BOOK($kind) }
    }
}.
table-stock-tip = { $drawn ->
    [0] El mazo tiene { CARDS($count) }.
   *[other] { $take ->
        [yes] El mazo tiene { CARDS($count) }. Roba { CARDS($drawn) } para empezar tu turno, o toma el pozo.
       *[no] El mazo tiene { CARDS($count) }. Roba { CARDS($drawn) } para empezar tu turno.
    }
}
table-would-bring = El pozo te daría { $cards }.
table-bottom-of-pile = Para tomar el pozo hay que bajar también la carta de más abajo que tomas, { THE-CARD($card) }.
table-foot-tip = Tu { STACK($stack) }: { CARDS($count) }. { $stack ->
    [tail] La tomas
   *[other] Lo tomas
} { $when ->
    [empty-hand] cuando juegues toda tu mano
    [first-book] con tu primera canasta, o cuando juegues toda tu mano
   *[empty-foot] cuando juegues todo tu pie
}.{ $tail ->
    [0] {""}
   *[other] { " " }Debajo está tu cola: { CARDS($tail) }.
}
table-threes-worth = { $differ ->
    [yes] { $points } puntos ({ $not_out ->
        [0] nada
       *[other] { $not_out }
    } sin cerrar)
   *[no] { $points } puntos
}
table-threes-laid = { $more ->
    [0] { CAPITAL(RED-THREES($laid)) } en la mesa: { table-threes-worth }.
   *[other] { $all ->
        [yes] { CAPITAL(RED-THREES($laid)) } en la mesa: { table-threes-worth } y { $more } más.
       *[no] { CAPITAL(RED-THREES($laid)) } en la mesa: { table-threes-worth }. { $is_least ->
            [yes] { CAPITAL(COUNT($every)) } o más
           *[no] Los { COUNT($every) }
        } darían { $more } más.
    }
}
table-since-your-turn = Desde tu último turno: { $what }
table-laid = { $who ->
    [you] bajaste
   *[other] bajó
}
table-with-cards = { $what } { $cards }
table-last-lap = La última vuelta
table-play-lap = Repetirla
table-shown-again = Repetición de la última vuelta
table-last-lap-ends = Pulsa Espacio o haz clic para terminarla.
table-played-out = Jugando hasta el final
table-playing-out-ends = Pulsa Espacio o haz clic para ver la respuesta.
table-nothing-yet = En esta ronda todavía no ha jugado nadie.
table-nothing-since = Nadie jugó desde tu último turno.


# ---- end of table


## spoken_text

spoken_text-bar = Barra de menú
spoken_text-your-hand = Tu mano
spoken_text-laid-out = Preparadas, sin jugar todavía
spoken_text-laid-out-group = { spoken_text-laid-out }: { $group }
spoken_text-piles = Mazo y pozo
spoken_text-players = El resto de la mesa
spoken_text-actions = Acciones
spoken_text-says = Estado
spoken_text-notice = Aviso
spoken_text-question = Pregunta
spoken_text-skip = Seguir
spoken_text-skip-tip = Salta la animación.
spoken_text-lift-more = Levantar más cartas
spoken_text-lift-fewer = Levantar menos cartas
spoken_text-nothing-said = Todavía no se ha dicho nada.
spoken_text-unavailable = { $name }, no disponible ahora
spoken_text-coach = Consejo: { $words }
spoken_text-hand-title = { spoken_text-your-hand }, { CARDS($count) }
spoken_text-card-in-hand = { CARD($card) }, { ORDINAL($place, gender: "f") } de { COUNT($of, gender: "f") } en tu mano{ $chosen ->
    [yes] ; elegida
   *[no] {""}
}{ $new ->
    [yes] ; nueva
   *[no] {""}
}
spoken_text-staged-card = { $group ->
    [1] { CARD($card) }, carta preparada
   *[other] { CARD($card) }, carta preparada con { $group }
}
spoken_text-last-of-all = { CARD($card) }, carta reservada para el último descarte
spoken_text-meld = { RANKS($rank) }, { $book ->
    [yes] { $kind ->
        [clean] canasta limpia
        [dirty] canasta sucia
       *[wild] canasta
    }
   *[no] { $kind ->
        [clean] combinación limpia
        [dirty] combinación sucia
       *[wild] combinación
    }
} de { CARDS($cards) }{ $wilds ->
    [0] {""}
   *[other] , { WILDS($wilds) } entre ellas
}
spoken_text-meld-of-team = { spoken_text-meld }; { $owner }
spoken_text-rival-line = { $name }, { $books }; { $open ->
    [yes] ocultar sus cartas
   *[no] ver sus cartas
}
spoken_text-team-title = { $note ->
    [none] Combinaciones: { $name }
   *[other] Combinaciones: { $name }, { $note }
}
spoken_text-held = { CARDS($cards) }{ $plays ->
    [hand] {""}
    [foot] , ya con el pie
   *[tail] , ya con la cola
}{ $lying ->
    [0] {""}
   *[other] , { $lying } sin tomar todavía
}
spoken_text-stack-of = { STACK($stack) } de { CARDS($cards) }
spoken_text-player = { $partner ->
    [yes] { $name }, tu pareja
   *[no] { $name }
}, { spoken_text-held }{ $turn ->
    [moves] ; le toca
    [asked] ; se le está pidiendo permiso
   *[none] {""}
}{ $alert ->
    [none] {""}
   *[other] ; { $alert }
}
spoken_text-plate = { $partner ->
    [yes] tu pareja, { spoken_text-held }
   *[no] { spoken_text-held }
}{ $alert ->
    [none] {""}
   *[other] ; { $alert }
}
spoken_text-pile = { $card ->
    [none] pozo vacío
   *[other] { $frozen ->
        [yes] pozo congelado, { CARDS($count) }, { CARD($card) } encima
       *[no] pozo, { CARDS($count) }, { CARD($card) } encima
    }
}
spoken_text-hand = { $cards ->
    [0] Aquí no se muestra ninguna mano.
   *[other] { JOIN(YOU-HOLD($count, $cards), CHOSEN($chosen), NEW($fresh)) }
}
spoken_text-cards-signed = { $cards }: { $sign }
spoken_text-red-threes = { RED-THREES($count) } en la mesa; { $owner }
spoken_text-score = { $now ->
    [none] { $name }: { $total } puntos
   *[other] { $name }: { $total } puntos, { $now } en esta ronda
}{ $books ->
    [none] {""}
   *[other] ; { $books }
}
spoken_text-need = { $state ->
    [done] hecho: { $what }
    [lacking] falta: { $what }
   *[last] { $what }
}{ $how ->
    [none] {""}
   *[other] , { $how }
}
spoken_text-meter = Apertura: { $have } de { $least } puntos
spoken_text-you-hold = Tienes { CARDS($count) }: { $cards }.
spoken_text-chosen = { $cards ->
    [1] Elegida: { LIST(THE-CARD($cards)) }.
   *[other] Elegidas: { LIST(THE-CARD($cards)) }.
}
spoken_text-new = { $cards ->
    [1] Nueva: { LIST(THE-CARD($cards)) }.
   *[other] Nuevas: { LIST(THE-CARD($cards)) }.
}
spoken_text-new-cards = { $cards ->
    [1] Carta nueva en tu mano: { $cards }.
   *[other] Cartas nuevas en tu mano: { $cards }.
}
spoken_text-team-has = { $team }: { JOIN({ $melds ->
    [none] ninguna combinación todavía
   *[other] { $melds }
}, RED-THREES($threes), by: "; ") }.
spoken_text-belonging = { $of }, { $label }
spoken_text-holding = { $name }: { $held }.
spoken_text-cards-held = { $cards ->
    [0] { CARDS($count) }
   *[other] { CARDS($count) }, { $cards }
}
spoken_text-in-stack = { $stack ->
    [hand] en la mano: { $cards }
    [foot] en el pie: { $cards }
   *[tail] en la cola: { $cards }
}
spoken_text-holds = { $plays ->
    [hand] { $name }: { CARDS($cards) }
    [foot] { $name }: { CARDS($cards) }, con el pie
   *[tail] { $name }: { CARDS($cards) }, con la cola
}
spoken_text-not-told = Los lectores de pantalla no pueden leer este juego: { $why }


# ---- end of heard


## coach

coach-read-the-rule = La regla
coach-why-points = { $points ->
    [0] { coach-read-the-rule }
   *[other] ¿Por qué { $points }?
}
coach-put-away = Sin más consejos
coach-is-away = Sin más consejos. Puedes activarlos otra vez en Ajustes, en Juego.
coach-stay = Quédate conmigo
coach-may-i-go = ¿Me voy?
coach-coached-for = Te acompaño desde hace { MATCHES($matches) }.
coach-still-want-tips = ¿Quieres seguir con mis consejos?
coach-now-you = Desde ahora solo hablaré cuando haya algo nuevo. Si no sabes seguir, pulsa la bombilla.
coach-draw = Roba { CARDS($cards) } del mazo.
coach-draw-then = Después baja lo que puedas y termina tu turno con un descarte.
coach-discard = Descarta { THE-CARD($card) }.
coach-made-dirty = Con eso se ensucia { $partner ->
    [yes] nuestra
   *[no] tu
} combinación de { RANKS($rank) }.
coach-stay-clean = { $undo ->
    [yes] { $others ->
        [0] Para dejarla limpia, pulsa «{ table-undo }».
       *[other] Para una canasta limpia, pulsa «{ table-undo }» o sigue con { $others }.
    }
   *[no] { $others ->
        [0] { "" }
       *[other] La de { $others } aún puede ser una canasta limpia.
    }
}
coach-not-enough-heading = Todavía no puedes abrir
coach-cannot-open = { $melds ->
    [yes] Tus combinaciones valen solo { $most } puntos.
   *[no] Tu mano todavía no tiene ninguna combinación con la que abrir.
}
coach-open-heading = Ya puedes abrir
coach-open-meld = Baja { $cards }: { POINTS($points) }.
coach-open-melds = Baja { $melds }: juntas valen { POINTS($points) }.
coach-meld-worth = { $cards } ({ $points })
coach-open-many = Abre con { MELDS($melds) }: juntas valen { POINTS($points) }.
coach-open-need = { $need ->
    [0] No necesitas puntos para abrir.
   *[other] { $extra ->
        [0] { "" }
       *[other] Los otros { $extra } puntos también suman.
    }
}
coach-take-heading = Podrías tomar el pozo
coach-take-onto = { CAPITAL(THE-CARD($card)) } va con tus { RANKS($rank) }.
coach-take-onto-with = { CAPITAL(THE-CARD($card)) } va con tus { RANKS($rank) } junto con { $beside } de tu mano.
coach-take-meld = { CAPITAL(THE-CARD($card)) } forma una combinación con { $beside } de tu mano.
coach-take-into-hand = Puedes pasar { THE-CARD($card) } a tu mano.
coach-get = recibes { $part ->
    [top] la carta superior
    [only] su única carta
    [whole] sus { CARDS($cards) }
   *[some] las { CARDS($cards) } superiores
}
coach-you-get = { CAPITAL(coach-get) }.
coach-may-take = { $beside ->
    [0] { CAPITAL(coach-get) }
   *[other] Con { LIST($beside) } { coach-get }
}{ $draws ->
    [yes] ; yo robaría.
   *[no] .
}
coach-take-opens = { $team ->
    [yes] Con eso abrimos
   *[no] Con eso abres
} y { coach-get }.
coach-take-opens-with = Con esa carta tienes { $have } puntos, bastantes para abrir, y { coach-get }.
coach-keep-pair = Conserva { $rank ->
    [jack] las dos { RANKS($rank) }
    [queen] las dos { RANKS($rank) }
   *[other] los dos { RANKS($rank) }
}: toman el pozo si justo antes de tu turno se descarta { A-RANK($rank) }.
coach-pile-taken-heading = { $who } tomó { CARDS($cards) } del pozo
coach-pile-taken = Ahora { $who } tiene { CARDS($cards) } y podrá bajar más en su próximo turno.
coach-pile-left = { $cards ->
    [0] Ahora el pozo está vacío.
   *[other] Ahora el pozo tiene { CARDS($cards) }.
}
coach-partner-opened-heading = Ya abrimos
coach-partner-opened = Ya no hace falta llegar al mínimo.
coach-add-to-melds = Añade cartas a nuestras combinaciones o empieza otra.
coach-foot-taken-heading = { $who } ya juega con { $stack ->
    [foot] el pie
   *[tail] la cola
}
coach-foot-taken = { $who } tomó { $stack ->
    [foot] el pie
   *[tail] la cola
} y tiene { CARDS($cards) }.
coach-may-cost = Si { $who } cierra, las cartas que aún tengas cuentan en contra.
coach-frozen-heading = El pozo está congelado
coach-frozen = { $ours ->
    [yes] Descartamos
   *[no] { $who } descartó
} un comodín, y eso congeló el pozo.
coach-frozen-for-all = { $ours ->
    [yes] Nadie puede tomarlo hasta que todos hayan jugado su turno.
   *[no] Nadie puede tomarlo antes del próximo turno de { $who }.
}
coach-frozen-but-for-pairs = { $is_open ->
    [yes] Ahora solo se toma con dos cartas iguales a la superior.
   *[no] Todavía no se puede tomar, y luego solo con dos cartas iguales a la superior.
}
coach-foot-near-heading = { $stack ->
    [foot] Tu pie está cerca
   *[tail] Tu cola está cerca
}
coach-cards-left = { $cards ->
    [one] Queda
   *[other] Quedan
} { CARDS($cards) } en tu { STACK($stack) }.
coach-then-foot = Cuando no quede ninguna, tomas { $stack ->
    [foot] el pie y sigues con él
   *[tail] la cola y sigues con ella
}.
coach-red-three-heading = No guardes un tres rojo
coach-and-not-out = { $unless ->
    [always] {""}
    [team] { " " }y no hemos cerrado
   *[you] { " " }y no has cerrado
}
coach-red-threes = { $count ->
    [one] Tienes { THE-CARD($card) }, que cuesta { $points } si te queda al terminar la ronda{ coach-and-not-out }.
   *[other] Tienes { RED-THREES($count) }; cada uno cuesta { $points } si aún lo tienes al final{ coach-and-not-out }.
}
coach-discard-one-now = { $count ->
    [one] Descártalo ahora.
   *[other] Descarta uno ahora.
}
coach-discard-in-time = { $count ->
    [one] Descártalo a tiempo.
   *[other] Descártalos a tiempo.
}
coach-go-out-heading = Puedes cerrar
coach-go-out = Ahora puedes jugar todas tus cartas y terminar la ronda.
coach-out-brings = { $points ->
    [0] { $partners ->
        [0] {""}
        [one] Vale en cuanto yo diga que sí.
       *[other] Vale en cuanto todos digamos que sí.
    }
   *[other] { $partners ->
        [0] { $team ->
            [yes] Nos da { $points } puntos.
           *[no] Te da { $points } puntos.
        }
        [one] Nos da { $points } puntos en cuanto yo diga que sí.
       *[other] Nos da { $points } puntos en cuanto todos digamos que sí.
    }
}
coach-sign-wild = comodín
coach-sign-keep = conservar
coach-sign-discard = descartar
coach-sign-with = con { CORNER($card) }
coach-sign-worth-with = { $points } con { CORNER($card) }
coach-sign-worth-with-wilds = { $points } con { $wilds } comodines
coach-corner = { RANK-OF($card) ->
    [joker] el joker
    [two] el 2
    [three] el 3
    [four] el 4
    [five] el 5
    [six] el 6
    [seven] el 7
    [eight] el 8
    [nine] el 9
    [ten] el 10
    [jack] la J
    [queen] la Q
    [king] el K
   *[ace] el A
}


# ---- end of coach


## first_round

first_round-first-hand = Primero mano, luego pie.
first_round-make-a-book = Tres del mismo valor son una combinación; { COUNT($size, gender: "f") }, una canasta.
first_round-to-win = { $feet ->
    [1] Juega tu pie{ $all ->
        [0] { "" }
       *[other] , haz { first_round-books-to-make }
    } y cierra.
   *[other] Jugamos los pies{ $all ->
        [0] { "" }
       *[other] , hacemos { first_round-books-to-make }
    } y cerramos.
}
first_round-books-to-make = { $others ->
    [0] { LIST(first_round-clean-to-make, first_round-dirty-to-make) }
   *[other] { BOOKS($all) }
}
first_round-clean-to-make = { $clean ->
    [0] { "" }
   *[other] { CLEAN-BOOKS($clean) }
}
first_round-dirty-to-make = { $dirty ->
    [0] { "" }
   *[other] { $clean ->
        [0] { DIRTY-BOOKS($dirty) }
       *[other] { COUNT($dirty, gender: "f") } { $dirty ->
            [one] sucia
           *[other] sucias
        }
    }
}
first_round-hand = mano
first_round-foot = pie
first_round-no-wilds = sin comodines (doses, jokers)
first_round-with-wilds = con comodines
first_round-heard-hand = { CAPITAL(CARDS($hand)) } en tu mano; el pie espera boca abajo hasta que la mano se vacíe.
first_round-heard-books = { CAPITAL(CARDS($size)) } del mismo valor son una canasta: limpia si no hay comodines. Con comodines, que son doses y jokers, es sucia.
first_round-heard-frames = Los pies están recogidos y cada canasta va a su lugar. Después, la última carta va al pozo.
first_round-skip = Saltar
first_round-deal = Reparte
first_round-go-on = Seguir
first_round-again = Otra vez
first_round-show-again = Otra vez
first_round-picture = Imagen { $number }
first_round-title = Ronda guiada
first_round-aim = Gana quien tenga más puntos{ $target ->
    [0] { $rounds ->
        [one] { "" }
       *[other] { " " }tras { COUNT($rounds) } rondas
    }
   *[other] { "" }
}. Una canasta limpia vale { $clean }; una sucia, { $dirty }.
first_round-draw = { $choice ->
    [yes] Puedes elegir. Yo robaría { CARDS($count) }.
   *[no] Para empezar tu turno, roba { CARDS($count) }.
}
first_round-lay-out = { $book ->
    [clean] Para una canasta limpia entera,
    [dirty] Para una canasta sucia entera,
    [wild] Para una canasta entera de comodines,
   *[none] Para empezar una canasta,
} baja { $cards }.
first_round-finish-meld = { $alone ->
    [yes] Los comodines no van solos
   *[no] Hacen falta tres del mismo valor
}: añade { $cards }.
first_round-add-more = Para abrir hacen falta { $need } puntos: { $cards ->
    [0] pon más
   *[other] añade { $cards }
}.
first_round-play = { CAPITAL(JOIN($worths, by: ", ")) }: en total, { $points } puntos. Las primeras combinaciones deben sumar { $need }: pulsa Abrir.
first_round-worth = { RANKS($rank) } { $each }
first_round-take = { $cards ->
    [0] Para tener más cartas, toma el pozo.
   *[other] Para tener más cartas, toma el pozo con { $cards }.
}
first_round-discard = { $melded ->
    [yes] ¡Muy bien! Para terminar tu turno, descarta una carta.
   *[no] Para terminar tu turno, descarta una carta.
}
first_round-meld-first = Antes puedes bajar { $cards }.
first_round-not-that-card = Para esto no sirve esa carta. Pulsa «{ table-show-me-how }».
first_round-not-sure = ¿Tienes dudas? Pulsa «{ table-show-me-how }».
first_round-no-card-yet = Primero roba. Después eliges cartas.
first_round-add-on = { $book ->
    [yes] Para sumar más puntos, añade { $cards } a nuestra canasta.
   *[no] La combinación de { RANKS($rank) } crece: añade { $cards }.
}
first_round-complete-book = Añade { $cards }: { $kind ->
    [clean] ¡canasta limpia!
    [dirty] ¡canasta sucia!
   *[wild] ¡canasta de comodines!
}
first_round-go-out = { $full ->
    [yes] Ya tenemos las canastas que hacen falta: cierra.
   *[no] Todas tus cartas tienen sitio: cierra.
}
first_round-wild-cards = { $way ->
    [lay_out] Los doses y los jokers van con cualquier valor. Baja { $cards }.
    [meld] Los doses y los jokers van con cualquier valor. Baja { $cards }.
    [add_on] Los doses y los jokers van con cualquier valor. Añade { $cards }.
   *[none] Los doses y los jokers son comodines: van con cualquier valor.
}
first_round-worth-it = { $worth ->
    [0] { "" }
   *[other] , que vale { $worth }
}
first_round-our-book = { $kind ->
    [clean] Canasta limpia de { RANKS($rank) }, sin comodines
    [dirty] Canasta sucia de { RANKS($rank) }, con comodines
   *[wild] Ya tenemos una canasta de comodines
}{ $points ->
    [0] .
   *[other] : { POINTS($points) }.
}{ $missing ->
    [clean] { "" } Ahora falta una limpia{ first_round-worth-it }.
    [dirty] { "" } Ahora falta una sucia{ first_round-worth-it }.
   *[none] { "" }
}
first_round-keep-clean = Los doses y los jokers son comodines. Para una canasta limpia, ninguno a { COUNT($count) } { RANKS($rank) }.
first_round-red-three = { $laid ->
    [yes] { $count ->
        [1] Un tres rojo en la mesa: { $points } puntos para nosotros.
       *[other] Treses rojos en la mesa: { $points } puntos cada uno para nosotros.
    }
   *[no] { $count ->
        [1] Un tres rojo en la mano cuesta { $points }: descártalo ahora.
       *[other] Cada tres rojo en la mano cuesta { $points }: descarta uno ahora.
    }
}
first_round-black-three = Los treses no se bajan: descártalo ahora.
first_round-opening = Se abre con { $need } puntos: { JOIN($worths, by: ", ") }.{ $way ->
    [hand] { "" }
    [not_yet] { " " }Aún no llegas: descarta una carta.
   *[opened] { " " }Llegamos: hemos abierto.
}
first_round-signs = { $cards }/{ $size }: { COUNT($cards, gender: "f") } de { CARDS($size) }. Cada ★ es un comodín.
first_round-card-points = Las cartas bajadas suman; las que quedan en la mano restan.
first_round-took-pile = { $partner ->
    [yes] Tomé
   *[no] { $name } tomó
} { CARDS($count) } del pozo{ $pair ->
    [yes] { " " }con un par de { RANKS($rank) }.{ $known ->
        [yes] { "" }
       *[no] { " " }Hacen falta dos como la de arriba.
    }
   *[no] .
}
first_round-the-pile = { $is_later ->
    [yes] { $pair ->
        [yes] Con dos cartas como la de arriba podrías tomar el pozo.
       *[no] Si puedes jugar la carta de arriba, puedes tomar el pozo.
    }
   *[no] { $pair ->
        [yes] El pozo se puede tomar con dos cartas como la de arriba.
       *[no] El pozo se puede tomar si se puede jugar la carta de arriba.
    }
}
first_round-rival-book = { $name } completó { $kind ->
    [clean] una canasta limpia
    [dirty] una canasta sucia
   *[wild] una canasta de comodines
}{ $points ->
    [0] .
   *[other] : { $points } puntos para ellos.
}
first_round-rival-foot = { $name } recogió un pie: { first_round-more-cards } para jugar.
first_round-more-cards = { CARDS($count) } más
first_round-may-take = { $cards ->
    [0] Puedes tomar el pozo en vez de robar.
   *[other] Con { $cards } puedes tomar el pozo en vez de robar.
}
first_round-threes-in-pile = { first_round-may-take } { $count ->
    [1] Pero hay en él un tres rojo. Si te queda en la mano, cuesta { $points }.
   *[other] Pero hay en él { COUNT($count) } treses rojos. Cada uno que te quede en la mano cuesta { $points }.
}
first_round-partner-waits = Guardo mi última carta. Solo cuando { $picked_up ->
    [yes] recojas
   *[no] juegues de
} tu pie podré cerrar.
first_round-foot-waits = Cuando se te acabe la mano, recogerás el pie.
first_round-foot-taken = ¡Ese es tu pie! { $now ->
    [yes] Sigue jugando con él, como antes.
   *[no] Desde tu próximo turno, juega con él, como antes.
}
first_round-to-go-out = { $full ->
    [yes] { $foot ->
        [yes] Ya tenemos las canastas para cerrar.
       *[no] { $threes ->
            [yes] Ya tenemos las canastas para cerrar. Primero deshazte de tus treses, uno por turno.
           *[no] Ya tenemos las canastas para cerrar: te lo dejo a ti, juega todas tus cartas.
        }
    }
   *[no] { $all ->
        [0] Para cerrar, juega todas tus cartas.
       *[other] Para cerrar necesitamos { first_round-books-to-make }.
    }
}{ $foot ->
    [yes] { " " }Antes yo debo jugar de mi pie.
   *[no] { "" }
}{ $foot ->
    [yes] { "" }
   *[no] { $discard ->
        [yes] { " " }Termina con un descarte.
       *[no] { "" }
    }
}
first_round-book-missing = { $players ->
    [2] Los dos jugamos ya de nuestro pie.
   *[other] Todos jugamos ya de nuestro pie.
} Para cerrar aún necesitamos { LIST($books) }.
first_round-made-book = { $again ->
    [yes] { $kind ->
        [clean] Una canasta limpia.
        [dirty] Una canasta sucia.
       *[wild] Una canasta de comodines.
    }
   *[no] { $own ->
        [yes] { $kind ->
            [clean] Tu primera canasta limpia.
            [dirty] Tu primera canasta sucia.
           *[wild] Tu primera canasta de comodines.
        }
       *[no] { $kind ->
            [clean] Una canasta limpia del equipo.
            [dirty] Una canasta sucia del equipo.
           *[wild] Una canasta de comodines del equipo.
        }
    }
}
first_round-took-foot = { $again ->
    [yes] Llegaste a tu pie.
   *[no] Tu primer pie.
}
first_round-made-meld = { $again ->
    [yes] Una combinación en la mesa.
   *[no] Tu primera combinación.
}
first_round-played-round = { $again ->
    [yes] Otra ronda jugada.
   *[no] Tu primera ronda.
}
first_round-first-match = Tu primera partida
first_round-whole-match = Una partida completa
first_round-easy = fácil
first_round-made-points = { $partner ->
    [none] { $points ->
        [0] { $again ->
            [yes] Jugaste hasta el final
           *[no] Tu primera ronda, jugada
        }
       *[other] Hiciste { $points } puntos
    }
   *[other] Tú y { $partner } { $points ->
        [0] { $again ->
            [yes] jugaron hasta el final
           *[no] jugaron su primera ronda
        }
       *[other] hicieron { $points } puntos
    }
}
first_round-team-points = { $team }: { $points }
first_round-see-score = Cómo se puntuó

## going_out_texts

going_out_texts-books = { $kind ->
    [clean] Limpias
    [dirty] Sucias
    [wild] De comodines
    [sevens] De sietes
   *[any] Canastas
}
    .short = { $kind ->
        [clean] Limpias
        [dirty] Sucias
        [wild] Comodines
        [sevens] Sietes
       *[any] Canastas
    }
going_out_texts-in-stack = { $who ->
    [you] { $who } tomas { $stack ->
        [hand] la mano
        [foot] el pie
       *[tail] la cola
    }
   *[other] { $who } toma { $stack ->
        [hand] la mano
        [foot] el pie
       *[tail] la cola
    }
}
    .short = { $who ->
        [you] tomas { STACK($stack) }
       *[other] toma { STACK($stack) }
    }
going_out_texts-played-stack = { $who ->
    [you] { $who } juegas { $stack ->
        [hand] la mano
        [foot] el pie
       *[tail] la cola
    }
   *[other] { $who } juega { $stack ->
        [hand] la mano
        [foot] el pie
       *[tail] la cola
    }
}
    .short = { $who ->
        [you] juegas { STACK($stack) }
       *[other] juega { STACK($stack) }
    }
going_out_texts-all-in-stack = { $stack ->
    [hand] Todos toman la mano
    [foot] Todos toman el pie
   *[tail] Todos toman la cola
}
going_out_texts-all-played = { $stack ->
    [tail] Todos juegan la cola
   *[foot] Todos juegan el pie
}
going_out_texts-agrees = { $who ->
    [you] { $who } aceptas
   *[other] { $who } acepta
}
going_out_texts-all-agree = Permiso del equipo
going_out_texts-how = { $state ->
    [yes] sí
    [no] no
    [ask] pedir
    [asked] en espera
   *[refused] dijo que no
}
going_out_texts-last-card = { $discard ->
    [required] Descarta la última
    [optional] Juega la última
   *[never] Baja la última
}
    .short = { $discard ->
        [required] Descartar
        [optional] La última
       *[never] Bajar todo
    }
going_out_texts-needed = Lo que falta para cerrar
going_out_texts-lack = falta
going_out_texts-have = hecho
going_out_texts-each-tip = Lo que le falta a todo el mundo para cerrar (tecla T)
going_out_texts-show-each = rivales
going_out_texts-partners-yes = el sí de su pareja
going_out_texts-needed-foot = { $picked_up ->
    [yes] { $who ->
        [you] una carta jugada de { $stack ->
            [hand] tu mano
            [foot] tu pie
           *[tail] tu cola
        }
       *[other] una carta jugada { $stack ->
            [hand] de la mano
            [foot] del pie
           *[tail] de la cola
        } de { $who }
    }
   *[no] { $who ->
        [you] { $stack ->
            [hand] tu mano
            [foot] tu pie
           *[tail] tu cola
        }
       *[other] { $stack ->
            [hand] la mano
            [foot] el pie
           *[tail] la cola
        } de { $who }
    }
}
going_out_texts-still-needed = { $needs ->
    [0] Ya nada
   *[other] { CAPITAL(LIST($needs)) }
}
going_out_texts-say-yes = Sí
going_out_texts-say-no = No
going_out_texts-yes-ends-round = { $partners ->
    [one] La ronda termina enseguida.
   *[other] Si todo el equipo dice que sí, la ronda termina enseguida.
}
going_out_texts-brings = { $books ->
    [0] { $dirtied ->
        [0] Ninguna canasta nueva.
       *[other] Ensucia { CLEAN-BOOKS($dirtied) }.
    }
   *[other] + { $books }{ $dirtied ->
        [0] { "" }
       *[other] , y ensucia { CLEAN-BOOKS($dirtied) }
    }
}
going_out_texts-books-brought = { $count ->
    [1] tu { ORDINAL($place, gender: "f") } { KIND-OF-BOOK($kind) }
   *[other] { $kind ->
        [clean] { CLEAN-BOOKS($count) } más
        [dirty] { DIRTY-BOOKS($count) } más
       *[wild] { BOOKS($count) } de comodines más
    }
}
going_out_texts-ask-button = { $partners ->
    [0] Preguntar
   *[other] Preguntar a { $partners }
}
going_out_texts-holds = { $who ->
    [you] tienes { $stacks }
   *[other] { $who } tiene { $stacks }
}
going_out_texts-stack-of = { $stack ->
    [hand] una mano de { $cards }
    [foot] un pie de { $cards }
   *[tail] una cola de { $cards }
}
going_out_texts-your-stack-of = tu { STACK($stack) } de { $cards }
going_out_texts-counts = { CAPITAL(LIST($held)) }{ $cards ->
    [0] .
   *[other] { $winner_takes ->
        [yes] : nada de eso cuenta si cierras. Tu equipo suma entonces 0.
       *[no] : { $cost ->
            [0] eso cuenta en contra.
           *[other] unos { $cost } puntos en contra{ $red ->
                [0] { "" }
               *[other] , y { $red } más por un tres rojo
            }.
        } Cerrar da { SIGNED($bonus) }.
    }
}
going_out_texts-yes-costs-nothing = Nada de lo que tienes cuenta y tu equipo suma 0.
going_out_texts-yes-costs = { $cards ->
    [0] { $stacks ->
        [0] No te cuesta nada.
       *[other] { $winner_takes ->
            [yes] { going_out_texts-yes-costs-nothing }
           *[no] Te cuesta { $stacks }.
        }
    }
   *[other] { $winner_takes ->
        [yes] { going_out_texts-yes-costs-nothing }
       *[no] { $cost ->
            [0] { $stacks ->
                [0] No te cuesta nada.
               *[other] Te cuesta { $stacks }.
            }
           *[other] Te cuesta { $cost }{ $stacks ->
                [0] { "" }
               *[other] , y { $stacks }
            }.
        }
    }
}
going_out_texts-says = { $who ->
    [you] { $answer ->
        [yes] Dices que sí
       *[no] Dices que no
    }
   *[other] { $answer ->
        [yes] { $who } dice que sí
       *[no] { $who } dice que no
    }
}
going_out_texts-answer = { $answer ->
    [yes] Sí
   *[no] Todavía no
}{ $reasons ->
    [0] .
   *[other] : { JOIN($reasons, by: "; además, ") }.
}
going_out_texts-ahead = deberíamos acabar por delante
going_out_texts-behind = acabaríamos por detrás
going_out_texts-rival-near = { $who ->
    [you] Podrías cerrar en tu próximo turno
   *[other] { $who } podría cerrar en su próximo turno
}
going_out_texts-stock-low = { $cards ->
    [one] al mazo solo le queda una carta
   *[other] al mazo solo le quedan { CARDS($cards) }
}
going_out_texts-little-held = mis cartas no nos costarían demasiado
going_out_texts-much-held = mis cartas nos costarían demasiado
going_out_texts-more-to-come = todavía podemos sacar más de esta ronda que el equipo rival
going_out_texts-they-gain = si seguimos, el equipo rival sacaría más que el nuestro
going_out_texts-agreed = acordamos esperar hasta que todo el equipo tenga el pie


# ---- end of going_out_texts


## why

why-ask = Preguntar a tu pareja por qué
why-not-played-yet = Tu pareja todavía no ha jugado desde que empezaste o retomaste esta partida.
why-no-partner = En esta mesa no tienes de pareja a ningún jugador virtual.
why-in-quotes = «{ $words }»
why-only-hand = «Tendría que enseñarte mi mano».
why-as-agreed = { $agreement ->
    [leave_late_pile] Acordamos que al final yo dejaría el pozo.
    [lay_down] Acordamos que yo bajaría todo lo posible.
    [finish_books] Acordamos que yo terminaría antes las canastas.
    [keep_pairs] Acordamos que yo no rompería parejas.
    [work_together] Acordamos que yo seguiría tus combinaciones.
   *[wait_for_foot] Acordamos que no cerraría hasta que tuvieras { $stack ->
        [foot] el pie
       *[tail] la cola
    }.
}


# ---- end of why


## spoken

spoken-voice-failed = El programa que lee en voz alta terminó con un error.
spoken-no-voice = En este dispositivo no hay ningún programa que lea en voz alta.
spoken-offer = El juego puede contarte lo que pasa. Pulsa { $key } para oírlo.
spoken-announcements-now = Anuncios hablados: { $choice }.
spoken-and-then = { $before }, { $then }
spoken-your-turn = { $shared ->
    [yes] { $name }, te toca.
   *[no] Te toca.
}
spoken-last-card = ¡Última carta! { $who ->
    [you] Te queda una carta.
   *[other] A { $who } le queda una carta.
}
spoken-may-go-out = { $asks ->
    [yes] { $who ->
        [you] Ya puedes pedir permiso para cerrar.
       *[other] { $who } ya puede pedir permiso para cerrar.
    }
   *[no] { $who ->
        [you] Ya puedes cerrar la ronda.
       *[other] { $who } ya puede cerrar la ronda.
    }
}


# ---- end of spoken


## rule_page

rule_page-aim-heading = El objetivo
rule_page-cards-heading = Las cartas
rule_page-deal-heading = El reparto
rule_page-turn-heading = Tu turno
rule_page-melds-heading = Combinaciones
rule_page-books-heading = Canastas
rule_page-opening-heading = Abrir
rule_page-pile-heading = El pozo
rule_page-threes-heading = Los treses
rule_page-foot-heading = Mano y pie
rule_page-out-heading = Cerrar la ronda
rule_page-stock-heading = Cuando se acaba el mazo
rule_page-score-heading = Puntuación
rule_page-match-heading = La partida
rule_page-aim = { $tail ->
    [yes] Tienes tres montones de cartas: una mano para empezar, un pie para después y una cola para el final.
   *[no] Tienes dos montones de cartas: una mano para empezar y un pie para después.
} { $winner_takes ->
    [yes] Tu equipo baja combinaciones del mismo valor y las convierte en canastas.
   *[no] Tu equipo baja combinaciones del mismo valor y las convierte en canastas; ambas dan puntos.
} La ronda termina cuando alguien juega todas sus cartas.
rule_page-each-deck = { $size } cartas cada una, { $jokers ->
    [0] sin jokers
    [2] con los jokers
   *[other] con { JOKERS($jokers) }
}
rule_page-decks = { $decks ->
    [0] { "" }
   *[other] Se barajan juntas { DECKS($decks) }: { rule_page-each-deck }.
}
rule_page-decks-by-players = { $decks ->
    [0] { $extra_decks ->
        [negative] Hay { DECKS($apart) } menos que personas en la mesa, y se barajan juntas: { rule_page-each-deck }.
        [0] Se barajan juntas tantas barajas como personas: { rule_page-each-deck }.
       *[other] Hay { DECKS($apart) } más que personas en la mesa, y se barajan juntas: { rule_page-each-deck }.
    }
   *[other] { "" }
}
rule_page-set-aside = { $set_aside ->
    [0] { "" }
   *[other] Antes de repartir, se aparta sin mirar el { $set_aside } % de las cartas. Quedan fuera de la ronda.
}
rule_page-wilds = { $jokers ->
    [0] Los doses son comodines: en una combinación sustituyen a otras cartas.
   *[other] Los doses y los jokers son comodines: en una combinación sustituyen a otras cartas.
} Todas las cartas del cuatro al as son naturales.
rule_page-in-a-round = { $count ->
    [0] ninguna
    [one] una
   *[other] { COUNT($count) }
}
rule_page-each-round = { JOIN(IN-A-ROUND($numbers), by: ", ", last: ", luego ") }
rule_page-of-cards = { $cards ->
    [varies] cuyo tamaño depende de la ronda ({ EACH-ROUND($cards) })
   *[other] de { CARDS($cards) }
}
rule_page-drawn = { $draw_count ->
    [varies] las cartas de cada ronda ({ EACH-ROUND($draw_count) })
   *[other] { CARDS($draw_count) }
}
rule_page-everyone = { $deal ->
    [cut] De ahí, cada persona toma
   *[auto] Cada persona recibe
}
rule_page-hand-and-foot = { $stacks ->
    [dealt] { rule_page-everyone } { $hand_cards ->
        [varies] { rule_page-hand-and-foot-by-round }
       *[other] { $foot_cards ->
            [varies] { rule_page-hand-and-foot-by-round }
           *[other] una mano de { CARDS($hand_cards) } y un pie de { COUNT($foot_cards) }.
        }
    } El pie queda boca abajo; nadie lo mira hasta que lo toma.
   *[choose] { "" }
}
rule_page-hand-and-foot-by-round = una mano y un pie cuyos tamaños dependen de la ronda (mano: { EACH-ROUND($hand_cards) }; pie: { EACH-ROUND($foot_cards) }).
rule_page-two-stacks = { $stacks ->
    [dealt] { "" }
    [choose] { rule_page-everyone } dos montones { OF-CARDS($hand_cards) }, boca abajo. Elige uno como mano, sin mirar; el otro es tu pie.
   *[bottom_high] { rule_page-everyone } dos montones { OF-CARDS($hand_cards) }. Mira la carta de abajo de cada uno: { $stacks ->
        [bottom_high] el montón que tiene la más alta es tu mano, el otro tu pie.
       *[bottom_low] el montón que tiene la más baja es tu mano, el otro tu pie.
    } Si empatan, elige.
}
rule_page-bottom-cards-rank = { $jokers ->
    [0] Para la carta de abajo, los doses son los más altos, luego los ases; los treses son los más bajos.
   *[other] Para la carta de abajo, los jokers son los más altos, luego los doses y los ases; los treses son los más bajos.
} Los palos no cuentan.
rule_page-bottom-cards = { $stacks ->
    [bottom_high] { rule_page-bottom-cards-rank }
    [bottom_low] { rule_page-bottom-cards-rank }
   *[other] { "" }
}
rule_page-tail = { $tail ->
    [yes] { $deal ->
        [cut] Cada persona toma
       *[auto] Cada persona recibe
    } además un tercer montón: una cola { OF-CARDS($tail_cards) }, boca abajo hasta que has jugado el pie.{ $tailless ->
        [yes] { " " }En una ronda sin cola, el pie es tu último montón.
       *[no] { "" }
    } Hay quien llama a los tres mano, rodilla y pie.
   *[no] { "" }
}
rule_page-packet = { $deal ->
    [cut] Cada persona levanta del mazo, sin contar, las cartas justas para { $tail ->
        [yes] mano, pie y cola
       *[no] mano y pie
    }, o eso intenta; las que sobran vuelven y las que faltan se añaden.{ $winner_takes ->
        [yes] { "" }
       *[no] { $cut_bonus ->
            [0] { "" }
           *[other] { " " }Si aciertas con el número exacto, tu equipo gana { $cut_bonus } puntos.
        }
    }
   *[auto] { "" }
}
rule_page-passing = { $stacks_pass ->
    [none] { "" }
    [foot_left] Antes de que nadie mire, { $stacks ->
        [choose] uno de tus montones va a la persona de tu derecha y el otro a la de tu izquierda. Luego elige entre los dos montones que tienes.
        [dealt] tu pie va a la persona de tu izquierda y tu mano a la de tu derecha. Juegas con las cartas que te llegan.
       *[bottom_high] uno de tus montones va a la persona de tu derecha y el otro a la de tu izquierda. Los dos montones que te llegan son tuyos.
    }
    [foot_right] Antes de que nadie mire, { $stacks ->
        [choose] uno de tus montones va a la persona de tu izquierda y el otro a la de tu derecha. Luego elige entre los dos montones que tienes.
        [dealt] tu pie va a la persona de tu derecha y tu mano a la de tu izquierda. Juegas con las cartas que te llegan.
       *[bottom_high] uno de tus montones va a la persona de tu izquierda y el otro a la de tu derecha. Los dos montones que te llegan son tuyos.
    }
   *[by_round] { $deal ->
        [cut] { "" }
       *[auto] { $stacks ->
            [choose] Antes de que nadie elija, pasa
           *[dealt] Antes de que nadie mire, pasa
        } { $stacks_pass ->
            [left] uno de tus dos montones a la persona de tu izquierda.
            [right] uno de tus dos montones a la persona de tu derecha.
            [both_left] tus dos montones a la persona de tu izquierda.
            [both_right] tus dos montones a la persona de tu derecha.
            [each_way] un montón a la izquierda y el otro a la derecha.
           *[by_round] uno de tus dos montones, a la izquierda en la primera ronda, a la derecha en la segunda, y así por turnos.
        } { $stacks ->
            [choose] Luego elige entre los dos montones que tienes.
           *[dealt] Las cartas que te pasan son tuyas.
        }
    }
}
rule_page-first-player = { $first_player ->
    [random] Se sortea quién empieza. { rule_page-deal-moves-on }
    [left_of_dealer] Empieza la persona a la izquierda de quien reparte. { rule_page-deal-moves-on }
   *[high_card] { "" }
}
rule_page-high-card = { $first_player ->
    [high_card] Cada persona saca una carta, y empieza quien saca la más alta. { $jokers ->
        [0] Los doses son los más altos, luego los ases; quienes empatan sacan otra.
       *[other] Los jokers son los más altos, luego los doses y los ases; quienes empatan sacan otra.
    } { rule_page-deal-moves-on }
   *[random] { "" }
}
rule_page-deal-moves-on = En cada ronda el reparto pasa un asiento a la izquierda.
rule_page-first-upcard = { $first_upcard ->
    [none] { "" }
    [natural] Da la vuelta a una carta del mazo para empezar el pozo; si es un comodín o un tres, da la vuelta a otra.
   *[any] Da la vuelta a una carta del mazo para empezar el pozo.
}
rule_page-turn = Roba del mazo { rule_page-drawn }{ $takes ->
   *[some] { " " }o toma el pozo
    [never] { "" }
}, baja lo que quieras y descarta una carta para terminar tu turno. Se juega en el sentido del reloj.
rule_page-meld = { $wild_melds ->
    [no] Una combinación son tres o más cartas del mismo valor y empieza con al menos dos naturales.
   *[other] Una combinación son tres o más cartas del mismo valor y empieza con al menos dos naturales, salvo que sea toda de comodines.
} Es de todo tu equipo: cualquiera de tu equipo puede añadir cartas; tus rivales no.
rule_page-wild-limit = { $wild_melds ->
   *[allowed] Una combinación con naturales
    [no] Una combinación
} { $wild_limit ->
    [equal] no puede tener más comodines que naturales
    [fewer] debe tener más naturales que comodines
   *[half] necesita al menos dos naturales por cada comodín
}{ $wild_cap ->
    [0] { "" }
   *[other] , y puede tener como mucho { WILDS($wild_cap) }
}.{ $dirty_naturals ->
    [2] { "" }
   *[other] { " " }Si tiene un comodín, necesita al menos { NATURALS($dirty_naturals) }.
}
rule_page-wilds-in-a-turn = { $wild_per_turn ->
    [0] { "" }
   *[other] En un turno puedes añadir como mucho { WILDS($wild_per_turn) } a una combinación o canasta de la mesa{ $wild_melds ->
        [no] .
       *[allowed] , salvo que sea solo de comodines.
    }
}
rule_page-new-meld = { $new_meld_points ->
    [0] { "" }
   *[other] Cada combinación nueva debe valer al menos { $new_meld_points } puntos solo por sus cartas.
}
rule_page-wild-melds = { $wild_melds ->
    [no] No puedes hacer una combinación solo de comodines.
   *[allowed] Puedes hacer una combinación solo de comodines; nunca admite naturales.{ $wild_books ->
        [0] { "" }
       *[other] { " " }Necesitas { rule_page-needed-wild } para cerrar.
    }
}
rule_page-second-meld = { $second_meld ->
    [never] Tu equipo solo puede tener una combinación de cada valor.
    [after_closing] Tu equipo solo puede empezar otra combinación del mismo valor cuando la primera ya es canasta.
   *[anytime] Tu equipo puede tener varias combinaciones del mismo valor.
}
rule_page-book = Una combinación de { CARDS($book_size) } es una canasta. Sin comodines es limpia, con una carta roja encima; { $wild_melds ->
    [no] con comodines es sucia, con una carta negra encima.
   *[allowed] con comodines junto a naturales es sucia, con una carta negra encima. Una canasta de comodines no es ni limpia ni sucia.
}
rule_page-closed-book = { $closed_book ->
    [any] Puedes seguir añadiendo a una canasta, dentro del límite de comodines. Un comodín ensucia una canasta limpia.
    [keep_kind] Puedes seguir añadiendo a una canasta, pero no comodines a una limpia: así sigue limpia.
    [naturals] Puedes seguir añadiendo naturales a una canasta, pero no más comodines.
    [sealed] No puedes añadir nada a una canasta.
   *[clean_open] { "" }
}
rule_page-half-closed-book = { $closed_book ->
    [clean_open] Puedes seguir añadiendo naturales a una canasta limpia; una sucia no admite más cartas{ rule_page-wild-book-closed }
    [dirty_open] Puedes seguir añadiendo a una canasta sucia, dentro del límite de comodines; una limpia no admite más cartas{ rule_page-wild-book-closed }
   *[any] { "" }
}
rule_page-wild-book-closed = { $wild_melds ->
    [no] .
   *[allowed] , y una de comodines tampoco.
}
rule_page-opening = { $steps ->
    [0] { $minimums ->
        [1] { $growth ->
            [0] Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben valer al menos { $minimums } puntos.
           *[other] { rule_page-opening-by-round }
        }
       *[other] { rule_page-opening-by-round }
    }{ rule_page-opening-cards-only }
   *[other] { "" }
}
rule_page-opening-by-total = { $steps ->
    [0] { "" }
   *[other] Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben llegar a un mínimo. Depende de su total: { $steps }.{ rule_page-opening-cards-only }
}
rule_page-opening-below = { $minimum } puntos por debajo de { $total }
rule_page-opening-from = { $minimum } desde { $total }
rule_page-opening-always = { $minimum } puntos
rule_page-opening-by-round = Para abrir, tu equipo baja a la vez sus primeras combinaciones de la ronda, que deben llegar a un mínimo: { $minimums } puntos{ $minimums ->
    [1] { " " }en la primera ronda
   *[other] , ronda a ronda
}{ $growth ->
    [0] { "" }
   *[other] , y después { $growth } más en cada ronda
}.
rule_page-opening-cards-only = { $open_counts_books ->
    [yes] { "" }
   *[no] { " " }Solo cuenta el valor de las cartas.
}
rule_page-opening-books = { $open_counts_books ->
    [yes] Una canasta que completas al abrir suma sus propios puntos al valor de las cartas.
   *[no] { "" }
}
rule_page-natural-opening = { $open_natural ->
    [yes] Para abrir, al menos una de tus combinaciones tiene que ir sin comodines.
   *[no] { "" }
}
rule_page-book-opens = { $open_book_from ->
    [0] { "" }
    [one] Si completas una canasta limpia al abrir, no hay mínimo.
   *[other] Desde la ronda { $open_book_from }, no hay mínimo si completas una canasta limpia al abrir.
}
rule_page-whole-hand = { $open_waived ->
    [yes] Si con tus combinaciones juegas toda tu mano, de modo que tomas el pie, abres sin ningún mínimo{ $open_natural ->
        [yes] , y todas pueden llevar comodines
       *[no] { "" }
    }{ $tail ->
        [yes] ; lo mismo vale si juegas todo el pie antes de la cola.
       *[no] .
    }
   *[no] { "" }
}
rule_page-no-pile = { $takes ->
    [never] Nadie toma nunca el pozo. Solo ves su carta superior.
   *[some] { "" }
}
rule_page-whole-pile = { $takes ->
    [all] En vez de robar, puedes tomar todo el pozo. { rule_page-only-upcard-seen }
    [one] En vez de robar, puedes tomar la carta superior del pozo.
   *[some] { "" }
}
rule_page-only-upcard-seen = Hasta entonces solo ves la carta superior.
rule_page-top-of-pile = { $takes ->
    [some] { $short_pile ->
        [yes] En vez de robar, puedes tomar del pozo { rule_page-top-cards }, o todas si tiene menos.
       *[no] En vez de robar, puedes tomar del pozo { rule_page-top-cards }, pero solo si las tiene.
    } { rule_page-only-upcard-seen }
   *[all] { "" }
}
rule_page-top-cards = { $taken ->
    [varies] sus cartas superiores (cuántas depende de la ronda: { EACH-ROUND($taken) })
   *[other] sus { CARDS($taken) } superiores
}
rule_page-brief-stacks = { $deal ->
    [cut] cada persona corta su propio paquete de cartas
   *[auto] { $stacks ->
        [dealt] te reparten la mano y el pie
        [choose] eliges tu mano entre dos montones
       *[bottom_high] las cartas de abajo de tus dos montones deciden cuál es tu mano
    }
}
rule_page-brief-pile = { $takes ->
    [never] nadie toma el pozo
    [one] solo tomas la carta superior del pozo
    [some] tomas del pozo { rule_page-top-cards }
   *[all] tomas el pozo entero
}
rule_page-brief-pile-with = { $take_with ->
    [pair] el pozo se toma con un par
    [any_play] el pozo se toma con cualquier jugada de la carta superior
    [pair_or_wild] el pozo se toma con un par, o con una carta y un comodín
   *[pair_or_meld] el pozo se toma con un par o con una combinación de ese valor
}
rule_page-brief-books = para cerrar necesitas { rule_page-books-needed }
rule_page-brief-permission = { $permission ->
    [yes] preguntas a tu pareja antes de cerrar
   *[no] cierras sin preguntar
}
rule_page-least-pile = { $take_least ->
    [0] { "" }
    [1] { "" }
   *[other] Nadie puede tomar el pozo mientras tenga menos de { CARDS($take_least) }.
}
rule_page-pile-with = { $take_with ->
    [pair] Para tomarlo necesitas en la mano dos naturales del valor de la carta superior, y bajas las tres: como combinación nueva, o en una combinación o canasta de tu equipo que las admita.
    [any_play] Para tomarlo debes jugar enseguida la carta superior, de cualquier modo que permitan las reglas: en una combinación de tu equipo, o en una nueva con cartas de tu mano, también comodines.
    [pair_or_wild] Para tomarlo necesitas en la mano dos naturales del valor de la carta superior, o una de ellas y un comodín, y bajas las tres.
   *[pair_or_meld] Para tomarlo bajas la carta superior con dos naturales de su valor de tu mano, o la añades a una combinación que tu equipo ya tiene.
}
rule_page-upcard-to-open = { $upcard_play ->
    [to_open] Cuando tu equipo ya ha abierto, basta con tener { $take_with ->
        [any_play] dos naturales de su valor
        [pair_or_wild] esas dos cartas
       *[pair] el par
    }, y puedes quedarte la carta superior en la mano. { $takes ->
        [one] { rule_page-only-upcard-opens }
       *[some] { $take_bottom ->
            [yes] Si tomas el pozo para abrir, solo cuentan para el mínimo ella y la carta de más abajo, no las demás que vienen con ellas.
           *[no] { rule_page-only-upcard-opens }
        }
    }
   *[always] { "" }
}
rule_page-only-upcard-opens = Si tomas el pozo para abrir, solo ella cuenta para el mínimo, no las cartas que vienen con ella.
rule_page-upcard-melded = { $upcard_play ->
    [always] { $takes ->
        [one] La carta superior se baja enseguida.
       *[some] { "" }
    }
   *[to_open] { "" }
}
rule_page-upcard-and-others = { $upcard_play ->
    [always] { $takes ->
        [one] { "" }
       *[some] { $take_bottom ->
            [yes] La carta superior y la de más abajo se bajan enseguida; las demás van a tu mano.{ $take_needs_open ->
                [yes] { "" }
               *[no] { " " }Si abres así, esas dos cuentan para el mínimo; las demás no.
            }
           *[no] La carta superior se baja enseguida; las que están debajo van a tu mano.{ $take_needs_open ->
                [yes] { "" }
               *[no] { " " }Si abres así, la carta superior cuenta para el mínimo; las demás no.
            }
        }
    }
   *[to_open] { "" }
}
rule_page-pile-barred = { $take_with ->
    [pair] { "" }
    [any_play] { $meld_threes ->
        [all] Puedes tomar el pozo con cualquier carta superior.
       *[no] No puedes tomar el pozo si la carta superior es un tres.
    }
   *[pair_or_meld] { rule_page-wilds-bar-pile }
}
rule_page-wilds-bar-pile = { $meld_threes ->
    [all] No puedes tomar el pozo si la carta superior es un comodín.
   *[no] No puedes tomar el pozo si la carta superior es un tres o un comodín.
}
rule_page-pile-barred-for-pairs = { $take_with ->
    [pair] { $wild_melds ->
        [no] { rule_page-wilds-bar-pile }
       *[allowed] { $meld_threes ->
            [all] No puedes tomar el pozo si la carta superior es un comodín, salvo que lo bajes con dos iguales.
           *[no] No puedes tomar el pozo si la carta superior es un tres, o un comodín que no bajes con dos iguales.
        }
    }
   *[any_play] { "" }
}
rule_page-peek = { $take_peek ->
    [yes] { $takes ->
        [one] { "" }
       *[some] Antes de decidir, puedes mirar una vez por turno las cartas que vendrían con el pozo. Todo el mundo ve que miras.
    }
   *[no] { "" }
}
rule_page-bottom-card = { $take_bottom ->
    [yes] { $takes ->
        [one] { "" }
        [all] En la misma jugada debes bajar también la carta de más abajo del pozo; todo el mundo la vio pasar.
       *[some] En la misma jugada debes bajar también la carta de más abajo que tomas; todo el mundo la vio pasar.
    }
   *[no] { "" }
}
rule_page-then-draw = { $take_then_draw ->
    [0] { "" }
   *[other] Después de tomar el pozo robas { CARDS($take_then_draw) } del mazo.
}
rule_page-turned-card = { $first_take_free ->
    [yes] { $first_upcard ->
        [none] { "" }
       *[other] En el primer turno de una ronda, la carta destapada es libre: tómala en vez de robar, sea cual sea.
    }
   *[no] { "" }
}
rule_page-first-lap = { $take_first_lap ->
    [yes] { "" }
   *[no] Nadie puede tomar el pozo hasta que todo el mundo haya tenido un turno.
}
rule_page-pile-when-open = { $take_needs_open ->
    [yes] Solo puedes tomar el pozo si tu equipo abrió en una jugada anterior.
   *[no] { "" }
}
rule_page-freeze = { $freeze ->
    [no] { "" }
    [until_taken] Descartar un comodín congela el pozo hasta que alguien lo toma; mientras tanto, solo sirven dos naturales de la mano.{ $always_pair ->
        [yes] { " " }Aquí casi siempre hacen falta, así que congelarlo apenas cambia nada.
       *[no] { "" }
    }
   *[one_lap] Descartar un comodín congela el pozo: nadie puede tomarlo hasta el siguiente turno de quien lo descartó.
}
rule_page-threes-never = { $meld_threes ->
    [no] { $red_threes ->
        [lay_down] No puedes bajar treses negros.
       *[penalty] No puedes bajar treses.
    } Solo te libras de ellos descartándolos.
   *[all] { "" }
}
rule_page-threes-melded = { $meld_threes ->
    [black_last] Solo puedes bajar treses negros cuando cierras, y sin comodines. Los rojos nunca se bajan.{ rule_page-threes-score }
    [all] Los treses, rojos y negros juntos, son un valor como los demás.{ rule_page-threes-score }
   *[no] { "" }
}
rule_page-threes-in-foot = { $meld_threes ->
    [black_in_foot] Solo puedes bajar treses negros desde { $last ->
        [foot] el pie
       *[tail] la cola
    }, y sin comodines. Los rojos nunca se bajan.{ rule_page-threes-score }
   *[no] { "" }
}
rule_page-threes-score = { $winner_takes ->
    [yes] { "" }
   *[no] { " " }Cada uno que bajas vale tantos puntos como costaría si te quedara.
}
rule_page-red-threes = { $red_threes ->
    [lay_down] Baja un tres rojo en cuanto lo recibas y roba otra carta en su lugar; por uno que viene con el pozo no se roba. { $winner_takes ->
        [yes] Si está en la mesa, no cuesta nada.
       *[no] Cada uno vale { $red_three_bonus }{ $red_three_not_out ->
            [-1] { "" }
            [0] ; si tu equipo no cierra, nada
           *[other] ; si tu equipo no cierra, { $red_three_not_out }
        }{ $red_three_all ->
            [0] { "" }
           *[other] ; si tu equipo baja { $red_three_enough ->
                [0] todos los que hay
                [one] al menos uno
               *[other] { COUNT($red_three_enough) } o más
            }, gana { $red_three_all } más
        }.
    }
   *[penalty] { "" }
}
rule_page-cost = { $points ->
    [0] nada
   *[other] { $points }
}
rule_page-threes-left = { $winner_takes ->
    [yes] Si tu equipo no cierra,
   *[no] Al final de la ronda,
} { $red_threes ->
    [lay_down] { $tail ->
        [yes] un tres rojo en un montón que nadie tomó
       *[no] un tres rojo en un pie que nadie tomó
    } { $red_three ->
        [0] no cuesta nada
       *[other] cuesta { $red_three }
    }, y un tres negro que te queda { $black_three ->
        [0] no cuesta nada
       *[other] cuesta { $black_three }
    }.
   *[penalty] un tres rojo que queda en { $tail ->
        [yes] mano, pie o cola
       *[no] mano o pie
    } { $red_three ->
        [0] no cuesta nada
       *[other] cuesta { $red_three }
    }, y un tres negro { $black_three ->
        [0] no cuesta nada
       *[other] cuesta { $black_three }
    }.
}
rule_page-three-on-pile = { $takes ->
    [never] { "" }
   *[some] { $meld_threes ->
        [all] { "" }
       *[no] Mientras haya un tres encima del pozo, nadie puede tomar el pozo.{ $first_upcard ->
            [any] { $first_take_free ->
                [yes] { " " }Solo un tres destapado al principio es libre en el primer turno.
               *[no] { "" }
            }
           *[none] { "" }
        }
    }
}
rule_page-foot-for-book = El pie se une a tu mano en cuanto completas tu primera canasta o juegas tu última carta. { $foot_ends_turn ->
    [yes] Con eso termina tu turno.
   *[no] Si fue al bajar cartas, tu turno sigue.
}
rule_page-foot-when-empty = Cuando has jugado la última carta de tu mano, toma el pie. { $foot_ends_turn ->
    [yes] Con eso termina tu turno, sin descarte si bajaste esa carta; juegas con el pie desde tu próximo turno.
   *[no] Si bajaste esa carta, tu turno sigue; si la descartaste, juegas con el pie desde tu próximo turno.
}
rule_page-foot = { $foot_when ->
    [first_book] { rule_page-foot-for-book }
   *[other] { rule_page-foot-when-empty }
}
rule_page-tail-comes = { $tail ->
    [yes] Cuando has jugado la última carta del pie, toma la cola. { $foot_ends_turn ->
        [yes] También con eso termina tu turno.
       *[no] Si bajaste esa carta, tu turno sigue también.
    }
   *[no] { "" }
}
rule_page-stock-out = { $stock_out ->
    [end] Cuando quedan menos cartas de las que debes robar, nadie las roba. Aún puedes tomar el pozo si las reglas lo permiten; si no, la ronda termina sin que nadie cierre.
   *[reshuffle] Todos los descartes menos la carta superior se barajan como mazo nuevo, hasta 20 veces por ronda, y el juego sigue. Si aun así no hay bastantes cartas que robar y no puedes o no quieres tomar el pozo, la ronda termina sin que nadie cierre.
}
rule_page-card-values = { $winner_takes ->
    [yes] Las cartas cuentan para abrir, y contra ti si te quedan: { rule_page-values-listed }.
   *[no] Cada carta que bajas da puntos a tu equipo: { rule_page-values-listed }.
}
rule_page-values-listed = { LIST(JOKER-VALUE($jokers, $joker), rule_page-two-value, rule_page-ace-value, rule_page-high-value, rule_page-low-value) }
rule_page-joker-value = joker { $joker }
rule_page-two-value = dos { $two }
rule_page-ace-value = as { $ace }
rule_page-high-value = rey a { RANK($ten_from) } { $ten_value }
rule_page-low-value = { RANK($below) } a cuatro { $five_value }
rule_page-winner-takes = { $winner_takes ->
    [yes] Combinaciones, canastas y cierre no dan puntos. El equipo que cierra se queda en 0, aunque le queden cartas; los demás pierden el valor de las suyas. Si nadie cierra, pierden todos los equipos.
   *[no] { "" }
}
rule_page-going-out-bonus = { $winner_takes ->
    [yes] { "" }
   *[no] { $go_out_bonus ->
        [0] { "" }
       *[other] El equipo que cierra gana { $go_out_bonus } puntos.
    }
}
rule_page-going-out = Cierras la ronda al jugar la última carta { $last ->
    [foot] del pie
   *[tail] de la cola
}.
rule_page-books-to-go-out = { rule_page-going-out } { $books ->
    [none] No necesitas ninguna canasta.
   *[other] Antes, tu equipo necesita { $books }.
}
rule_page-books-needed = { LIST(rule_page-needed-clean, rule_page-needed-dirty, rule_page-needed-wild, rule_page-needed-sevens, rule_page-needed-in-all) }
rule_page-needed-clean = { $out_clean ->
    [varies] canastas limpias por ronda ({ EACH-ROUND($out_clean) })
    [0] { "" }
   *[other] { CLEAN-BOOKS($out_clean) }
}
rule_page-needed-dirty = { $out_dirty ->
    [varies] canastas sucias por ronda ({ EACH-ROUND($out_dirty) })
    [0] { "" }
   *[other] { $together ->
        [yes] { $out_dirty ->
            [1] una sucia
           *[other] { COUNT($out_dirty) } sucias
        }
       *[no] { DIRTY-BOOKS($out_dirty) }
    }
}
rule_page-needed-wild = { $wild_books ->
    [0] { "" }
   *[other] { BOOKS($wild_books) } de comodines
}
rule_page-needed-in-all = { $out_books ->
    [0] { "" }
   *[other] { BOOKS($out_books) } en total
}
rule_page-needed-sevens = { $sevens ->
    [no] { "" }
    [clean] una canasta limpia de sietes
   *[any] una canasta de sietes
}
rule_page-wild-as-clean = { $wild_as_clean ->
    [yes] Una canasta de comodines puede valer por una canasta limpia que necesites.
   *[no] { "" }
}
rule_page-last-card = { $final_discard ->
    [required] Para cerrar, debes descartar tu última carta.
    [optional] Para cerrar, puedes descartar o bajar tu última carta.
   *[never] Para cerrar, debes bajar tu última carta; no puedes descartarla.
} { $floating ->
    [yes] Si juegas la última carta { $last ->
        [foot] del pie
       *[tail] de la cola
    } y aún no puedes cerrar, sigues en la ronda sin cartas y robas en tu próximo turno.
   *[no] Mientras no puedas cerrar, quédate con dos cartas { $last ->
        [foot] del pie
       *[tail] de la cola
    } cuando bajes: una para descartar y otra para conservar.
}
rule_page-foot-not-needed = { $foot_needed ->
    [yes] { "" }
   *[no] { $tail ->
        [yes] También puedes cerrar con la última carta de la mano o del pie. Los montones que no tomaste quedan boca abajo y sus cartas cuentan contra ti.
       *[no] También puedes cerrar con la última carta de la mano. El pie queda entonces boca abajo y sus cartas cuentan contra ti.
    }
}
rule_page-sevens-kept = { $sevens_kept ->
    [yes] No puedes descartar un siete hasta que tu equipo tenga una canasta de sietes, salvo que no tengas otra cosa que descartar. Nunca puedes cerrar descartando uno.
   *[no] { "" }
}
rule_page-partners-foot = { $partners_foot ->
    [none] { "" }
    [picked_up] No puedes cerrar hasta que el resto de tu equipo haya tomado { $last ->
        [foot] el pie
       *[tail] la cola
    }.
   *[played] No puedes cerrar hasta que el resto de tu equipo haya jugado una carta { $last ->
        [foot] del pie
       *[tail] de la cola
    }.
}
rule_page-permission = { $permission ->
    [yes] Si juegas en equipo, pregunta antes de cerrar. Si todo tu equipo dice que sí, debes cerrar; si alguien dice que no, sigues jugando y no puedes preguntar otra vez en ese turno.
   *[no] { "" }
}
rule_page-hold = { $hold_last_card ->
    [yes] { $last ->
        [foot] Si te queda una sola carta del pie, y alguien de tu equipo no ha tomado el pie ni ha bajado nada en esta ronda, puedes terminar tu turno sin descartar y conservar esa carta.
       *[tail] Si te queda una sola carta de la cola, y alguien de tu equipo no ha tomado la cola ni ha bajado nada en esta ronda, puedes terminar tu turno sin descartar y conservar esa carta.
    }
   *[no] { "" }
}
rule_page-book-values = { $winner_takes ->
    [yes] { "" }
   *[no] Las canastas dan puntos además de sus cartas: { $values }.{ $double_book ->
        [0] { "" }
       *[other] { " " }Una canasta de { CARDS($double_book) } vale el doble.
    }{ $book_at_once ->
        [0] { "" }
       *[other] { " " }Una canasta empezada y completada en una sola jugada vale { $book_at_once } más.
    }
}
rule_page-unfinished-book = { $winner_takes ->
    [yes] { "" }
   *[no] { $unfinished_book ->
        [0] { "" }
       *[other] Una combinación de { LIST($unfinished, last: "or") } que no es canasta al acabar la ronda cuesta { $unfinished_book } puntos.
    }
}
rule_page-book-value = { $book ->
    [clean] canasta limpia
    [dirty] canasta sucia
    [wild] canasta de comodines
    [sevens] canasta de sietes
    [clean_sevens] canasta limpia de sietes
    [special] canasta de { RANKS($rank) }
    [clean_special] canasta limpia de { RANKS($rank) }
   *[threes] canasta de treses
} { $points }
rule_page-left-over = { $winner_takes ->
    [yes] { $tail ->
        [yes] A un equipo que no cierra, las cartas que le quedan en manos, pies y colas le cuestan su valor,
       *[no] A un equipo que no cierra, las cartas que le quedan en manos y pies le cuestan su valor,
    }
   *[no] { $tail ->
        [yes] Las cartas que quedan en las manos, los pies y las colas de tu equipo te cuestan su valor,
       *[no] Las cartas que quedan en las manos y los pies de tu equipo te cuestan su valor,
    }
} { COST($black_three) } por un tres negro y { COST($red_three) } por uno rojo{ $red_threes ->
    [lay_down] { $tail ->
        [yes] { " " }en un montón que nadie tomó.
       *[no] { " " }en un pie que nadie tomó.
    }
   *[penalty] .
}
rule_page-match-length = { $target_score ->
    [0] Una partida dura { ROUNDS($most_rounds) }.
   *[other] La partida termina después de la ronda en la que un equipo llega a { $target_score } puntos, o como mucho después de { ROUNDS($most_rounds) }.
} Gana el total más alto; si hay empate, la victoria se comparte.
rule_page-tag-line = { CAPITAL(JOIN(rule_page-cut-for, rule_page-choose-hand, rule_page-take-pile, rule_page-make-books, by: ", ")) }, y { rule_page-go-out }.
rule_page-cut-for = { $deal ->
    [cut] { $packet ->
        [varies] { $tail ->
            [yes] corta para mano, pie y cola
           *[no] corta para mano y pie
        }
       *[other] corta { CARDS($packet) }
    }
   *[auto] { "" }
}
rule_page-choose-hand = { $stacks ->
    [choose] elige tu mano entre dos montones
   *[dealt] { "" }
}
rule_page-take-pile = { $takes ->
    [never] deja el pozo en paz
    [all] toma todo el pozo { rule_page-with-what }
   *[some] toma { $taken ->
        [varies] parte del pozo
       *[other] { CARDS($taken) } del pozo
    } { rule_page-with-what }
}
rule_page-with-what = { $take_with ->
    [pair] con un par
    [any_play] si puedes jugar su carta superior
    [pair_or_wild] con un par, o con una carta y un comodín
   *[pair_or_meld] con un par o añadiendo a una combinación
}
rule_page-make-books = { $book_size ->
    [7] { "" }
   *[other] forma canastas de { COUNT($book_size) }
}
rule_page-go-out = { $out_clean ->
    [varies] { rule_page-go-out-by-round }
   *[other] { $out_dirty ->
        [varies] { rule_page-go-out-by-round }
       *[other] { $books ->
            [none] cierra sin canastas
           *[other] cierra con { $books }
        }
    }
}
rule_page-go-out-by-round = cierra con las canastas que pide cada ronda
rule_page-changed-from = Cambios respecto a { $preset }
rule_page-bars-mark = Esta barra señala lo que cambia respecto a { $preset }.
rule_page-changed-from-starred = Cambios respecto a { $preset } (con asterisco arriba)
rule_page-change = { $rule }: { $now } (original: { $before })
rule_page-changes = { $preset }, { $count ->
    [one] un cambio
   *[other] { COUNT($count) } cambios
}
rule_page-code = Para dictar: { $code }
rule_page-source = { $preset ->
    [family] Estas reglas siguen un artículo sobre el juego de cartas favorito de una familia, actualizado por última vez en 2019.
    [campus] Estas reglas siguen el texto de alguien que las aprendió en la universidad, con variantes en notas al pie.
    [web] Estas reglas siguen las de una versión en línea en la que cada equipo comparte sus combinaciones.
    [couples] Estas reglas siguen una hoja de reglas para parejas, con dos barajas por pareja.
   *[partners] Estas reglas siguen una página sobre el juego para cuatro, en dos equipos de dos.
}
rule_page-why = ¿Por qué se lee así?
rule_page-next-why = Siguiente
rule_page-why-place = { $place } de { $count }
rule_page-change-rules = Cambiar las reglas
    .tip = Para tu próxima partida: esta conserva sus reglas.
rule_page-compare = Comparar
rule_page-upcard = la carta superior
rule_page-taken-with = { $with ->
    [pair] dos de la mano
    [any_play] o cualquier otra jugada con ella
    [pair_or_wild] o una y un comodín
   *[pair_or_meld] o una combinación de tu equipo
}
rule_page-three-left = { $points ->
    [0] no cuesta nada
   *[other] { $points } si te queda
}
rule_page-stack-of = { $stack ->
    [hand] mano: { CARDS($count) }
    [foot] pie: { CARDS($count) }
   *[tail] cola: { CARDS($count) }
}
rule_page-ranks-worth = { $from }–{ $to }: { $points }
rule_page-reading-1 = La fuente parece repartir montones de 111 cartas y tomar 82 del pozo.
    .read = Se reparten once cartas y se toman ocho.
    .reason = La última cifra de cada número es la llamada de una nota al pie que se pegó a él.
rule_page-reading-2 = La fuente cobra 300 por un tres rojo en dos sitios y 500 en una lista al final.
    .read = Un tres rojo que queda cuesta 300; se puede poner 500.
    .reason = Dice 300 dos veces, en frases completas; la lista da el otro valor una vez, como uno entre varios.
rule_page-reading-3 = Dice que una combinación termina en siete cartas, pero también que se puede jugar en montones acabados.
    .read = Siete cartas son una canasta que admite naturales pero no más comodines; entonces se puede empezar otra combinación.
    .reason = Solo así son ciertas las dos frases, y los comodines quedan dentro del límite que la fuente pone.
rule_page-reading-4 = No dice si una canasta limpia ya completa puede volverse sucia.
    .read = Puede, en cualquier momento.
    .reason = Lo dice quien la escribió cuando le preguntan.
rule_page-reading-5 = El pozo se puede tomar después de la primera ronda.
    .read = Se entiende la primera vuelta de cada ronda: cuando todo el mundo ha tenido un turno.
    .reason = Si fuera la primera de las cuatro rondas, el pozo no serviría para nada en una ronda entera.
rule_page-reading-6 = Las cartas que quedan cuentan contra un equipo; no dice si un tres rojo también.
    .read = Un tres rojo que queda cuesta sus 500.
    .reason = En la lista está con menos 500, y las cartas que quedan cuentan en negativo.
rule_page-reading-7 = Puedes conservar el último descarte mientras tu pareja no haya arrancado.
    .read = Vale para quien podría cerrar y espera, y para quien todavía no puede cerrar.
    .reason = El fin es el mismo en los dos casos: no terminar la ronda ni quedar sin salida antes de que juegue la pareja.
rule_page-reading-8 = Cada persona debe tener en su mano los puntos para abrir; ¿cuenta la carta superior?
    .read = Cuentan las combinaciones que baja esa persona, con la carta superior; las demás cartas tomadas no.
    .reason = El par y la carta superior son una sola jugada, y otras dos fuentes dicen expresamente que cuenta.
rule_page-reading-9 = Las fuentes hablan de una combinación nueva, y de seis cartas más junto a la carta superior.
    .read = La carta superior también puede añadirse a una combinación de la mesa, y se toman cinco cartas en total.
    .reason = Nada prohíbe añadir a una combinación, y cinco es el número que las dos dan para el pozo.
rule_page-reading-10 = No dice si los descartes están a la vista.
    .read = Solo ves la carta superior, pero puedes recordar las demás.
    .reason = Una fuente prohíbe mirar debajo, y ninguna otra lo permite.
rule_page-reading-11 = Para tomar el pozo tienes dos cartas como la de encima. ¿Son dos treses, o dos doses, ese par?
    .read = No: deben ser naturales de un valor que se pueda bajar, en una sola combinación con la carta superior.
    .reason = Así es seguro descartar treses y comodines donde haga falta un par, y algunas reglas escritas lo dicen tal cual.
rule_page-reading-12 = Las cartas que quedan solo se mencionan para el equipo que no cerró.
    .read = También paga las suyas la pareja de quien cerró.
    .reason = Las demás fuentes lo hacen así, y esta también con los treses.
rule_page-reading-13 = ¿Se baraja cada baraja aparte o todas juntas? ¿Y cuándo se toma el pie tras un descarte?
    .read = Todas las barajas se barajan juntas, y tomas el pie justo después del descarte que vacía tu mano.
    .reason = Quién baraja es ceremonia; las cartas son las mismas, y ver el pie antes no cambia nada.
rule_page-reading-14 = ¿Puedes bajar tu última carta, o debes descartarla?
    .read = Donde puedes vaciar mano y pie de las dos formas, puedes bajarla; donde un turno termina con un descarte, no.
    .reason = Tomamos al pie de la letra lo que dice cada fuente sobre cómo termina un turno.
rule_page-reading-15 = Algunas fuentes no dicen nada de cosas que toda mesa tiene que decidir: pozos cortos, el permiso, el pie de la pareja, quién empieza, el mazo agotado, los empates.
    .read = Seguimos lo habitual, y puedes cambiar cada una de esas reglas.
    .reason = Donde una fuente calla, lo habitual es lo que menos sorprende.
rule_page-reading-16 = Las canastas completas siguen abiertas si son limpias, o si son sucias. ¿Cuál es una de comodines?
    .read = Ninguna: con las dos opciones, una canasta de comodines completa no admite más cartas.
    .reason = Limpia es sin comodines y sucia es con comodines junto a naturales; la opción abre solo la que nombra.


# ---- end of rule_page


## printed_rules

printed_rules-footer = Hand and Foot. Para jugar con estas reglas en un dispositivo, escribe este código:
printed_rules-cards = Lo que vale cada carta
printed_rules-cards-count = { $only_losers ->
    [yes] Las cartas que quedan cuentan contra un equipo que no cerró; las bajadas solo ayudan a abrir.
   *[no] Las cartas bajadas cuentan a tu favor; las que quedan, en tu contra.
}
printed_rules-others = { $only_losers ->
    [yes] Cierre y treses
   *[no] Canastas y treses
}
printed_rules-to-go-out = Para cerrar necesitas
printed_rules-to-open = Para abrir necesitas
printed_rules-worth = { $what } { $points }
printed_rules-rank = { RANK($rank) }
printed_rules-ranks = { RANK($from) } a { RANK($to) }
printed_rules-kind = { $kind ->
    [clean] canasta limpia
    [dirty] canasta sucia
    [wild] canasta de comodines
    [sevens] canasta de sietes
    [clean_sevens] canasta limpia de sietes
    [special] canasta de { RANKS($rank) }
    [clean_special] canasta limpia de { RANKS($rank) }
   *[threes] canasta de treses
}
printed_rules-double-book = canasta de { CARDS($size) }
printed_rules-twice = el doble
printed_rules-book-at-once = canasta de una vez, extra
printed_rules-unfinished-book = { LIST($unfinished, last: "or") } sin terminar
printed_rules-going-out = cerrar
printed_rules-three = { $three ->
    [black_melded] tres negro bajado
    [black_left] tres negro que queda
    [red_melded] tres rojo bajado
    [red_laid] tres rojo en la mesa
    [red_not_out] lo mismo sin cerrar
    [red_all] { $red_three_enough ->
        [0] todos los treses rojos, extra
       *[other] { COUNT($red_three_enough) } treses rojos o más, extra
    }
    [red_unused] tres rojo en { $tail ->
        [yes] un montón sin tomar
       *[no] un pie sin tomar
    }
   *[red_left] tres rojo que queda
}
printed_rules-no-books = ninguna canasta
printed_rules-partners = { $done ->
    [picked_up] todo el equipo ya con su { STACK($last) }
   *[played] todo el equipo jugando su { STACK($last) }
}
printed_rules-permission = el sí de todo tu equipo
printed_rules-last-card = { $how ->
    [required] descartar la última carta
    [optional] descartar o bajar la última carta
   *[never] bajar la última carta
}
printed_rules-every-round = cada ronda
printed_rules-rounds-after = cada ronda después
printed_rules-in-round = ronda { $round }
printed_rules-from-round = desde la ronda { $round }
printed_rules-below = por debajo de { $total }
printed_rules-from = desde { $total }
printed_rules-different = Cambios respecto a { $preset }
printed_rules-stack = { STACK($stack) }, { CARDS($count) }
printed_rules-letter = { $stack ->
    [hand] M
    [foot] P
   *[tail] C
}
printed_rules-book = { KIND($kind, $rank) }, { $points }
printed_rules-opens = { $points } para un mínimo de { $minimum }
printed_rules-together = juntas
printed_rules-laid-down = en la mesa, { $points } cada uno


# ---- end of printed_rules


## printed_hint_cards

printed_hint_cards-title = Fichas de ayuda: { $rules }
printed_hint_cards-numbered = { $rules } { $card } de { $cards }
printed_hint_cards-your-turn = Tu turno
printed_hint_cards-stacks = Tus montones
printed_hint_cards-books = Canastas
printed_hint_cards-cards = Cartas
printed_hint_cards-draw = { $takes ->
    [never] Roba { rule_page-drawn }.
   *[some] Roba { rule_page-drawn } o { rule_page-take-pile }.
}
printed_hint_cards-lay-down = Baja lo que quieras. Descarta una carta.
printed_hint_cards-one-after-the-other = Juega primero la mano, luego el pie y después la cola.
printed_hint_cards-minimums = { $points ->
    [1] { $points } puntos en cada ronda.
   *[other] { $points } puntos, ronda a ronda.
}
printed_hint_cards-minimums-by-total = { $minimums }.
printed_hint_cards-book = { CAPITAL(CARDS($size)) } del mismo valor.
printed_hint_cards-books-score = { CAPITAL(LIST($values)) }.
printed_hint_cards-books-score-nothing = No dan puntos.
printed_hint_cards-going-out = { CAPITAL(LIST($needs)) }.
printed_hint_cards-scores = { $what }: { $points }.
printed_hint_cards-winner-takes = Tu equipo se queda entonces en 0.
printed_hint_cards-three = { $points } { $three ->
    [black_melded] bajado
    [black_left] si te queda
    [red_melded] bajado
    [red_laid] en la mesa
    [red_not_out] lo mismo sin cerrar
    [red_all] { $red_three_enough ->
        [0] todos los treses rojos, extra
       *[other] { COUNT($red_three_enough) } treses rojos o más, extra
    }
    [red_unused] { $tail ->
        [yes] en un montón sin tomar
       *[no] en un pie sin tomar
    }
   *[red_left] si te queda
}


# ---- end of printed_hint_cards


## table_needs

table_needs-heading = Cómo preparar la mesa
table_needs-decks = barajas
table_needs-each-holds = recibe cada persona
table_needs-stock = quedan en el mazo


# ---- end of table_needs


## evening

evening-whole = Toda la velada
    .sub = todas las partidas
    .short = La velada
evening-leads = { $over ->
    [yes] { $who ->
        [you] Ganaste la velada
       *[other] { $several ->
            [yes] { $who } ganaron la velada
           *[no] { $who } ganó la velada
        }
    }
   *[no] { $who ->
        [you] Vas ganando
       *[other] { $several ->
            [yes] Van ganando { $who }
           *[no] Va ganando { $who }
        }
    }
}{ $sides ->
    [2] , { MATCHES($won) } a { $others ->
        [0] cero
        [one] una
       *[other] { COUNT($others, gender: "f") }
    }
   *[other] { " " }con { $won ->
        [one] una partida ganada
       *[other] { COUNT($won, gender: "f") } partidas ganadas
    }
}
evening-leads-on-points = { $finished ->
    [0] Ninguna partida terminada
   *[other] { $won ->
        [0] Ninguna partida ganada
       *[other] Empate { $best ->
            [0] a { MATCHES($won) }
           *[other] de { COUNT($best) } a { MATCHES($won) }
        }
    }
}: { $who ->
    [you] vas ganando
   *[other] { $several ->
        [yes] van ganando { $who }
       *[no] va ganando { $who }
    }
} por { $points } puntos
evening-level = { $finished ->
    [0] Ninguna partida terminada
   *[other] { $won ->
        [0] Ninguna partida ganada
       *[other] Empate { $best ->
            [0] a { MATCHES($won) }
           *[other] de { COUNT($best) } a { MATCHES($won) }
        }
    }
}
evening-alone = { $finished ->
    [0] Ninguna partida terminada
   *[other] { $who ->
        [you] Ganaste
       *[other] Victorias de { $who }:
    } { $won ->
        [0] ninguna
        [one] una
       *[other] { COUNT($won, gender: "f") }
    } de { MATCHES($finished) }
}
evening-no-round = Ninguna ronda terminada.
evening-at-screen = en pantalla
evening-won-by = { $who ->
    [you] ganaste
   *[other] { $several ->
        [yes] { $who } ganaron
       *[no] { $who } ganó
    }
} por { $points }
evening-tie = empate
evening-not-finished = sin terminar
evening-leads-so-far = { evening-not-finished }: { $who ->
    [you] vas ganando
   *[other] { $several ->
        [yes] van ganando { $who }
       *[no] va ganando { $who }
    }
} por { $points }
evening-unfinished = { $count ->
    [one] Una partida está sin terminar; cuentan sus puntos hasta ahora.
   *[other] { CAPITAL(MATCHES($count)) } están sin terminar; cuentan sus puntos hasta ahora.
}
evening-given-up = { $count ->
    [one] Una partida se abandonó y no cuenta.
   *[other] { CAPITAL(MATCHES($count)) } se abandonaron y no cuentan.
}
evening-unreadable = { $count ->
    [one] Una partida guardada de ese día no se puede leer y no cuenta.
   *[other] { CAPITAL(MATCHES($count)) } guardadas de ese día no se pueden leer y no cuentan.
}
evening-again = Otra igual
evening-again-sub = { $players }{ $cards ->
    [yes] , con cartas de verdad
   *[no] , en pantalla
}
evening-matches-won = Partidas ganadas
evening-points = Puntos


# ---- end of evening


## printed_evening

printed_evening-chart = Los totales, ronda a ronda


# ---- end of printed_evening


## printed_pages

printed_pages-print = Imprimir
printed_pages-what-to-print = ¿Qué quieres imprimir?
printed_pages-in-browser = Se abre en tu navegador, donde puedes imprimirla o guardarla como PDF.
printed_pages-rules = Las reglas
    .about = Todas, en el orden del juego
printed_pages-score-sheet = Hoja de puntos
    .about = En blanco, con una columna por equipo
printed_pages-hint-cards = Ayudas
    .about = Cuatro para recortar: valores, mínimos, cierre
printed_pages-not-now = Ahora no

printed_pages-opens = La página se abre en tu navegador: imprímela allí. También está en { $path }
printed_pages-not-opened = Ningún navegador se abrió para imprimirla. Abre tú esta página: { $path }


# ---- end of printed_pages


## printed_score_sheet

printed_score_sheet-game = Hand and Foot
printed_score_sheet-heading = Hoja de puntos
printed_score_sheet-title = Hoja de puntos: { $rules }
printed_score_sheet-date = Fecha ____________________
printed_score_sheet-this-round = Esta ronda
printed_score_sheet-total = Total hasta ahora
printed_score_sheet-penalty = Penalización
printed_score_sheet-red-threes-left = Treses rojos sin bajar
printed_score_sheet-all-red-threes = { $enough ->
    [0] Todos los treses rojos
   *[other] { CAPITAL(COUNT($enough)) } o más treses rojos
}
printed_score_sheet-of-rank = { $clean ->
    [yes] Canastas limpias de { RANKS($rank) }
   *[no] Canastas de { RANKS($rank) }
}
printed_score_sheet-threes = Canastas de treses
printed_score_sheet-double-books = Canastas de { $size } cartas
printed_score_sheet-twice = el doble
printed_score_sheet-left = { $tail ->
    [yes] Queda en mano, pie y cola
   *[no] Queda en mano y pie
}
printed_score_sheet-minus = menos
printed_score_sheet-each = × { $points }
printed_score_sheet-each-minus = × −{ $points }
printed_score_sheet-each-not-out = × { $points }, sin cerrar × { $not_out }
printed_score_sheet-opens = para abrir { $points }
printed_score_sheet-cards = Cartas: { $values }.
printed_score_sheet-to-open = Para abrir: { $minimums }.
printed_score_sheet-to-go-out = Para cerrar: { $needs }.
printed_score_sheet-played-to = Se juega hasta { $points } puntos.
printed_score_sheet-counted = Esta ronda: { $rows }.


# ---- end of printed_score_sheet


## help
help-keys = Teclas
help-here = En esta pantalla
help-at-table = En la mesa
help-more-keys = Más teclas
help-everywhere = En todas las pantallas
help-row = { $keys }: { $does }

help-keys-everything =
    pasar al elemento siguiente; con Mayús, al anterior
    mover el resaltado, o elegir otra opción en una fila
    pulsar el elemento resaltado
    volver, o quitar una pregunta
    explicar lo que está resaltado o bajo el puntero
    agrandar o reducir textos y botones
    mostrar estas teclas; otra vez, volver
    quitar un mensaje
    activar o desactivar la pantalla completa
help-keys-lists =
    desplazarse una página
    ir al primer elemento o al último
help-keys-pages =
    desplazarse una línea
    desplazarse una página
    ir al principio o al final
help-keys-ceremonies = saltar la pausa
help-keys-title =
    continuar tu partida, o empezar una
    abrir el reparto de hoy
    abrir lecciones y problemas
    elegir cuándo se oyen los anuncios
help-keys-first-picture =
    seguir
    volver a la imagen anterior o pasar a la siguiente
    saltar las imágenes y repartir
help-keys-learn =
    abrir la lección o los problemas resaltados
    ir a los problemas
    elegir otras reglas
    { help-keys-lists }
help-keys-new-game =
    empezar la partida con el botón dorado resaltado
    cambiar el reglamento resaltado, si es tuyo
    dar ese asiento, contado en el sentido del reloj desde delante, a quien está resaltado
    mover la cara resaltada al asiento siguiente; Supr libera su asiento
    { help-keys-lists }
help-keys-people =
    dar ese asiento, contado en el sentido del reloj desde delante, a quien está resaltado
    quitar de la lista a la persona resaltada; P la devuelve
    { help-keys-lists }
help-keys-play-on = empezar la partida nueva con el botón dorado resaltado
help-keys-todays-deal = jugar o continuar el reparto con el botón dorado resaltado
help-keys-deal-result = repasar el reparto con el botón dorado resaltado
help-keys-score-pad =
    escribir el número de la línea elegida
    pasar a la línea siguiente; con Mayús, a la anterior
    sumar más puntos, o cambiar una cantidad en uno
    marcar que la persona resaltada cerró la ronda
    anotar la ronda
    deshacer el último paso
help-keys-score-pad-evening =
    anotar la ronda siguiente con el botón dorado resaltado, o cambiar la ronda resaltada
    deshacer el último paso
help-keys-games =
    abrir la partida resaltada
    repasarla
    ver toda la velada
    darle un nombre y decir quién jugó
    guardar una copia
    quitarla, tras preguntar
    devolver lo que se quitó
    mostrar todo lo que se puede hacer con ella
    buscar una partida por nombre, reglas, persona o día
    mostrar las partidas terminadas, o de nuevo las que están en curso
    { help-keys-lists }
help-keys-evening =
    abrir la partida resaltada
    { help-keys-lists }
help-keys-settings = cambiar el ajuste resaltado
help-keys-your-table =
    probar otro tapete y otros dorsos
    { help-keys-lists }
help-keys-own-keys =
    elegir otra tecla para la acción resaltada
    { help-keys-lists }
help-keys-rules =
    guardar las reglas
    deshacer el último cambio
    buscar una regla
    desplazarse por las reglas; con Ctrl, cambiar de tema
    cambiar el número resaltado, o escribirlo y pulsar Enter
    poner ese número en su mínimo o su máximo
help-keys-curtain =
    mostrar las cartas: mantener un segundo o pulsar, según los ajustes
    mostrar la mesa sin ninguna mano; F5 vuelve
    mostrar el historial completo
help-keys-score =
    repartir la ronda siguiente
    ir a las cifras; las flechas pasan de una a otra y muestran sus cartas
    pasar la página junto a la hoja; desde una cifra, ir a otro equipo
    ocultar las cartas de una cifra
help-keys-past-score =
    volver a los turnos
    ir a las cifras; las flechas pasan de una a otra y muestran sus cartas
    pasar la página junto a la hoja; desde una cifra, ir a otro equipo
    ir a la puntuación de la ronda anterior o de la siguiente
    ocultar las cartas de una cifra, y después volver
help-keys-end = jugar otra vez, o seguir
help-keys-achieved = empezar tu primera partida
help-keys-replay =
    retroceder o avanzar un turno
    retroceder o avanzar una jugada; con Mayús, un turno
    retroceder o avanzar una ronda
    ir al principio o al final
    reproducir la repetición o ponerla en pausa
    poner todas las cartas boca arriba cuando la partida ya terminó, o de nuevo boca abajo
    ir al siguiente punto rosa; con Mayús, al anterior
    mostrar la puntuación de la ronda y las cartas de donde sale
    mirar de cerca esta decisión
    mostrar qué se sabía y por qué; otra vez, la jugada
    pensar otra vez tu decisión
    seguir jugando desde aquí
help-keys-lesson =
    dar el paso por ti
    pasar a la lección siguiente cuando esta termine, o a una partida tras la última
    retroceder un paso
    recoger lo preparado; si no hay nada, volver
    hacer lo que hace en la mesa
help-keys-think-again =
    dar un indicio; el segundo ilumina las cartas
    mostrar la jugada mejor o, en una carta, elegir todo su valor
    empezar otra vez; con Mayús, deshacer una jugada
    recoger lo preparado; si no hay nada, volver
    hacer lo que hace en la mesa
help-keys-think-again-answer =
    pulsar el botón dorado
    abrir la decisión siguiente
    intentarlo otra vez
    mostrar las jugadas mejores
    empezar una partida nueva desde ahí
help-keys-problem =
    dar un indicio; el segundo ilumina las cartas
    hacer la mejor jugada o, en una carta, elegir todo su valor
    terminar la reproducción y mostrar la respuesta
    empezar otra vez; con Mayús, deshacer una jugada
    recoger lo preparado; si no hay nada, volver
    hacer lo que hace en la mesa
help-keys-problem-answer =
    pulsar el botón dorado
    abrir el problema siguiente
    intentarlo otra vez
    hacer la mejor jugada en la mesa
    empezar una partida nueva desde ahí
help-keys-deck-cut =
    mover la línea del corte
    cortar ahí
    que corte el programa
    { help-keys-ceremonies }
help-keys-cut =
    levantar menos cartas o más
    tomar el paquete
    { help-keys-ceremonies }
help-keys-choose =
    elegir el montón izquierdo o el derecho
    { help-keys-ceremonies }
help-keys-saving = guardar el archivo
help-keys-bringing-in = abrir el archivo
help-keys-table =
    robar
    tomar el pozo
    elegir la carta resaltada, o llevar ahí las cartas elegidas
    bajar las cartas elegidas
    jugar lo preparado
    descartar la carta elegida
    deshacer una jugada; con Mayús, el turno entero
    mostrar qué jugar y por qué, y después prepararlo
    elegir todas las cartas del valor resaltado; Mayús + Espacio elige una fila de cartas
    abrir con lo justo
    mostrarte cómo, cuando el entrenador da un consejo
    cerrar la ronda
    cerrar un panel o una pista, o recoger lo preparado; si no hay nada, abrir el menú
    abrir el menú
    recoger un grupo preparado
    conservar la última carta, si las reglas lo permiten
    mirar el pozo antes de tomarlo, si las reglas lo permiten
    decir sí a tu pareja, o abrir la regla del entrenador
    decir no a tu pareja, o quitar el consejo del entrenador
    ordenar la mano de otra forma
    mover la carta resaltada por la mano
    mostrar la regla que impidió tu jugada
    mostrar qué le falta a cada equipo para cerrar la ronda
    plegar los paneles de los lados, o dejarlos abiertos
    mostrar qué pasó desde tu último turno
    repetir la última vuelta
    preguntar a tu pareja virtual por qué jugó así
    ver en grande una carta, una combinación o una canasta
    tapar tus cartas, si se comparte esta pantalla
    leer en voz alta tu mano, los montones, tus combinaciones o lo de las demás personas
    leer en voz alta los puntos, qué falta para cerrar, los últimos turnos o qué hacer ahora
    repetir el último anuncio
    saltar las jugadas ajenas

help-screen-title = «Jugar» empieza una partida enseguida. «Continuar» sigue con la última.
    .heading = Hand and Foot

help-screen-learn = Lecciones cortas en la mesa, con las reglas que elijas, y problemas con una jugada que encontrar. Nada está bloqueado: empieza donde quieras.
    .heading = { learn_screen-learn }

help-screen-new-game = Lee la frase. Pulsa cualquiera de sus partes para cambiarla, o una cara en la mesa. Después, empieza.
    .heading = { screens-new-game }

help-screen-people = Las personas que suelen jugar aquí. En «Partida nueva», pulsa una cara para darle asiento. Se guarda solo en este dispositivo.
    .heading = { people-people }

help-screen-play-on = Elige quién juega a partir de este momento. Es una partida nueva; la original no cambia.
    .heading = { play_on-title }

help-screen-games = Todas tus partidas, y quién ha ganado cuántas. Una estrella significa que te toca, o que ganaste.
    .heading = { my_games-my-games }

help-screen-chances = Las cartas que quiere todo el mundo, y a quién le tocaron. Dentro de la franja es azar.
    .heading = { chances-who-gets-the-jokers }

help-screen-todays-deal = Las mismas cartas para quien juegue el reparto de este día o tenga su código. Solo cuenta el primer intento.
    .heading = { todays_deal-todays-deal }

help-screen-deal-result = Tu resultado junto al de jugadores virtuales con las mismas cartas en tu asiento.
    .heading = { todays_deal-todays-deal }

help-screen-score-pad = Anota lo que sumó cada equipo. El total aparece abajo; cada toque queda guardado.
    .heading = { score_pad-title }

help-screen-score-pad-evening = Las rondas de tu partida con cartas de verdad. Pulsa una ronda para cambiarla.
    .heading = { score_pad-title }

help-screen-evening = Todo lo que las mismas personas jugaron ese día, en pantalla y con cartas de verdad. Pasada la medianoche, sigue siendo la misma velada.
    .heading = { evening-whole }

help-screen-own-keys = Dale otra tecla a cualquier acción, o elige una disposición para una sola mano.
    .heading = { own_keys-title }

help-screen-settings = Los cambios se aplican al momento y quedan guardados.
    .heading = { screens-settings }

help-screen-score = De dónde salen los puntos de cada equipo en esta ronda, una columna por equipo.
    .heading = Hoja de puntos

help-screen-past-score = De dónde salen los puntos de cada equipo en aquella ronda, y de qué cartas.
    .heading = Hoja de puntos

help-screen-end = Quién ganó, una columna por ronda, cómo jugaste y el turno que más movió tu ventaja esperada.
    .heading = { captions-match }

help-screen-your-table = Elige tapete, dorso y baraja. Nada cambia hasta que pulses el botón dorado.
    .heading = { your_table-title }
help-thing-button-your-table = Tapete, dorso y baraja.
    .heading = { your_table-title }
help-thing-cloth = Lo que cubre la mesa.
    .heading = { your_table-cloth }
help-thing-back = Los dorsos de las cartas. Los de la mano y el pie se distinguen por el color y por la letra.
    .heading = { your_table-card-back }
help-thing-deck = Las caras de las cartas y los colores de los palos.
    .heading = { your_table-deck }
help-thing-button-take = Pone esta mesa en todas tus partidas a partir de ahora.
    .heading = { your_table-take }
help-thing-button-surprise = Otro tapete y otros dorsos, al azar.
    .heading = { your_table-surprise }
help-screen-joining = Aquí entran los teléfonos de la misma red, cada uno con su asiento. Empieza cuando quieras: los demás pueden entrar después.
    .heading = { joining-title }
help-screen-curtain = Esta pantalla se comparte. El telón oculta las cartas de cada persona hasta que lo levanta la persona indicada.
    .heading = Telón

help-screen-fair-play = Cómo se reparten las cartas y qué ven los jugadores virtuales.
    .heading = { help-fair-play }

help-screen-deck-cut = La baraja está barajada. Levanta unas cartas: pasan debajo de las demás.
    .heading = El corte

help-screen-about = Qué versión es esta y dónde se guardan tus partidas.
    .heading = { screens-about }

help-screen-keys = Qué hace cada tecla, en la pantalla de la que vienes y en todas.
    .heading = Teclas

help-screen-help = Cómo usar la mesa. Desplázate con la rueda o las flechas.
    .heading = { screens-help }

help-screen-rules = Cambia aquí cualquier regla. Las que se contradicen se señalan al momento.
    .heading = Reglas de la casa

help-screen-replay = Una partida, turno a turno: qué se jugó y qué era mejor. Nada de lo que hagas aquí la cambia.
    .heading = { looking_back-look-back }

help-screen-lesson = Haz en la mesa lo que pide la hoja. Lo que importa está iluminado.
    .heading = Una lección

help-screen-think-again = Una de tus decisiones, otra vez. Prueba lo que quieras: aquí nada cuenta.
    .heading = { looking_back-think-again }

help-screen-think-again-answer = Cuánto vale tu intento comparado con lo que jugaste, en los mismos repartos.
    .heading = { looking_back-think-again }

help-screen-problem = Una jugada es claramente la mejor. Encuéntrala en la mesa, como si fuera tu turno.
    .heading = { learn_screen-problems }

help-screen-problem-answer = Cuánto vale tu intento comparado con la mejor jugada, y por qué. Solo cuentan los puntos desde este momento.
    .heading = { learn_screen-problems }

help-screen-mishap = Continúa, o guarda un informe de lo que salió mal.
    .heading = Algo salió mal

help-screen-save-copy = Guarda la partida entera en un archivo, donde quieras.
    .heading = Una copia

help-screen-back-up = Guarda todas tus partidas, reglas y ajustes en un archivo zip, en el disco que quieras.
    .heading = Una copia de seguridad

help-screen-export = Guarda todas las partidas terminadas en una tabla para hojas de cálculo.
    .heading = Exportar

help-screen-bring-in = Importa una copia de una partida o una copia de seguridad. No se reemplaza nada tuyo sin preguntar.
    .heading = Importar

help-no-screen = Pulsa F1 para ver qué puedes hacer aquí.
    .heading = Ayuda

help-thing-button-play = Empieza enseguida una partida nueva, con las reglas y las personas que se nombran aquí.
    .heading = { screens-play }

help-thing-button-first-round = Empieza una ronda contra jugadores virtuales de nivel «Fácil», con un entrenador a tu lado.
    .heading = { screens-never-played }

help-thing-button-voice = Cuándo se oyen los anuncios: nunca, si nada lee la pantalla, o siempre.
    .heading = { screens-set-voice }
help-thing-button-continue = Sigue desde aquí.
    .heading = { screens-continue }

help-thing-todays-deal-button-play = Empieza este reparto, lo continúa donde lo dejaste o muestra cómo fue.
    .heading = { todays_deal-todays-deal }

help-thing-todays-deal-field-rules = Las de hoy, o las tuyas. Cada reglamento tiene otras cartas.
    .heading = { todays_deal-rules }

help-thing-button-with-friend = El código de este reparto, para leerlo o enviarlo, y un sitio para el código que te pasaron.
    .heading = { todays_deal-with-friend }

help-thing-todays-deal-field-code = Doce letras y cifras. Da igual si van en mayúsculas o con espacios.
    .heading = { todays_deal-friend-told }

help-thing-button-say = Lee el código en voz alta, una palabra por cada letra o cifra.
    .heading = { todays_deal-say-slowly }

help-thing-todays-deal-button-copy = Copia el código para pegarlo en un mensaje.
    .heading = { todays_deal-copy-code }

help-thing-button-play-code = Reparte las cartas de este código.
    .heading = { todays_deal-play-that }

help-thing-button-enter-rules = Abre la pantalla donde se escribe un código de reglas de la casa.
    .heading = { todays_deal-enter-rules }

help-thing-button-score-pad = Lleva la cuenta de una partida con cartas de verdad.
    .heading = { score_pad-title }

help-thing-button-real-cards = Cambia entre una partida en la pantalla y una con cartas de verdad que se anota aquí.
    .heading = { score_pad-title }

help-thing-field-dealer = Quién reparte la primera ronda. Después el reparto pasa en el sentido del reloj.
    .heading = { score_pad-first-dealer }

help-thing-score-pad-field-out = Pulsa la cara de quien cerró la ronda. Para quitarlo, púlsala otra vez.
    .heading = { score_pad-went-out }

help-thing-score-pad-field-melded = Los puntos de todas las cartas del equipo en la mesa, también las de las canastas, sin premios.
    .heading = Cartas en la mesa

help-thing-score-pad-field-left = Los puntos de las cartas que quedan en manos y pies, sin los treses rojos: esos tienen su línea.
    .heading = Sin jugar

help-thing-score-pad-button-card = Suma lo que vale esta carta al número que estás escribiendo.
    .heading = Una carta

help-thing-score-pad-button-plus = Suma al número: escribe a continuación más puntos.
    .heading = { score_pad-plus }

help-thing-score-pad-button-write-down = Anota la ronda tal como está. Puedes cambiarla más tarde.
    .heading = { score_pad-write-down }

help-thing-score-pad-button-chart = Las rondas hasta ahora; lo que escribiste no se pierde.
    .heading = { score_pad-chart }

help-thing-score-pad-button-undo = Deshace el último paso, también en rondas anteriores.
    .heading = { score_pad-undo }

help-thing-score-pad-button-drop = Deja esta ronda como estaba anotada antes.
    .heading = { score_pad-as-it-was }

help-thing-rule-page-button-print = Las reglas, una hoja de puntos o fichas de ayuda, para imprimir desde el navegador.
    .heading = { printed_pages-print }

help-thing-score-pad-button-print = Una hoja de puntos en blanco para esta mesa, para imprimir desde el navegador y rellenar a mano.
    .heading = { score_pad-sheet-to-print }

help-thing-evening-button-print = Cada partida, ronda a ronda, con un gráfico y las caras, para imprimir desde el navegador.
    .heading = { score_pad-print-evening }

help-thing-button-evening = Todas las partidas que las mismas personas jugaron ese día, en pantalla y con cartas de verdad.
    .heading = { evening-whole }

help-thing-evening-button-again = La última partida de la velada, una vez más: las mismas personas y el mismo reglamento, con otro reparto.
    .heading = { evening-again }

help-thing-score-pad-evening-button-hint-cards = Fichas para recortar, una por persona: valores, mínimos y qué hace falta para cerrar.
    .heading = { printed_pages-hint-cards }


help-thing-score-pad-evening-round = Lo que sumó cada equipo. Púlsala para cambiarla.
    .heading = Una ronda

help-thing-score-pad-evening-button-changes = Las correcciones hechas después de anotar.
    .heading = { score_pad-changes }

help-thing-score-pad-evening-button-end = La guarda con tus partidas terminadas.
    .heading = { score_pad-end-evening }

help-thing-score-pad-evening-button-last-round = La partida acaba con la próxima ronda y gana el total más alto. Deshacer lo retira.
    .heading = { score_pad-last-round }
help-thing-score-pad-evening-button-done = Sale de la libreta. Encuentras esta partida en «Mis partidas».
    .heading = { score_pad-done }

help-thing-day = El reparto de ese día: juégalo cuando quieras, o mira cómo fue.
    .heading = { todays_deal-earlier }

help-thing-button-tell = Copia tres líneas para pegar en un mensaje: el reparto, su código y tu resultado.
    .heading = { todays_deal-tell-friend }

help-thing-deal-result-button-again = Las mismas cartas otra vez, por gusto. No cuenta.
    .heading = { todays_deal-play-again }

help-thing-button-new-game = Prepara una partida: reglas, mesa y personas.
    .heading = { screens-new-game }

help-thing-button-games = Todas tus partidas, en curso y terminadas.
    .heading = { my_games-my-games }

help-thing-button-settings = Tamaños, colores, velocidad, sonido y voz.
    .heading = { screens-settings }

help-thing-button-help = Cómo se juega con ratón, teclado, mando o pantalla táctil.
    .heading = { screens-help }

help-thing-button-quit = Sale del juego. Todo está guardado ya.
    .heading = { screens-quit }

help-thing-button-todays-deal = Un reparto al día, con las mismas cartas para todo el mundo, juegue donde juegue.
    .heading = { todays_deal-todays-deal }

help-thing-button-learn = Lecciones para la primera vez, y problemas para resolver.
    .heading = { learn_screen-learn }

help-thing-button-lesson = Unos minutos en la mesa, paso a paso. Puedes parar donde quieras y seguir más tarde.
    .heading = Una lección

help-thing-button-step-back = Vuelve al paso anterior, o al principio de este.
    .heading = { lessons-back }

help-thing-button-do-it = Juega lo que pide el paso para que lo veas.
    .heading = { lessons-do-it-for-me }

help-thing-button-next-lesson = Pasa a la lección que sigue.
    .heading = { lessons-next-lesson }

help-thing-button-play-match = Te lleva a «Partida nueva», con las reglas que aprendiste.
    .heading = { lessons-play-match }

help-thing-lesson-button-learn = Vuelve a todas las lecciones.
    .heading = { learn_screen-learn }

help-thing-button-own-games = Momentos de tus partidas terminadas con una jugada mejor. Vuelven tras un día, luego a los tres y después cada diez, hasta que encuentres la jugada mejor dos veces.
    .heading = { learn_screen-own-games }

help-thing-button-solve = Primero momentos de tus partidas; después, el problema siguiente.
    .heading = { learn_screen-solve-problems }

help-thing-button-who-learns = Las lecciones, los problemas y los momentos se guardan para cada persona.
    .heading = { learn_screen-who-learns }

help-thing-button-learner = Las lecciones, los problemas y los momentos se guardan para cada persona.
    .heading = { learn_screen-who-learns }

help-thing-button-learner-typed = Guarda el nombre que escribiste.
    .heading = { learn_screen-it-is-me }

help-thing-field-learner = Aquí puede aprender cualquiera, tenga o no partidas.
    .heading = { learn_screen-somebody-else }

help-thing-learn-field-rules = Elige las reglas de las lecciones y los problemas: un reglamento del juego o uno tuyo.
    .heading = { learn_screen-rules }

help-thing-learn-list = Problemas de un mismo tipo. Una estrella es fácil; tres exigen pensar mucho.
    .heading = { learn_screen-by-theme }

help-thing-button-back = Vuelve a la pantalla anterior, igual que Esc.
    .heading = { screens-back }

help-thing-button-own-keys = Cambia cualquier tecla.
    .heading = { own_keys-title }

help-thing-button-left-hand = Teclas de la mitad izquierda: W, A, S y D son flechas, E es Enter.
    .heading = { own_keys-left-hand }

help-thing-button-right-hand = Teclas de la mitad derecha: U es Tab, Retroceso es Esc.
    .heading = { own_keys-right-hand }

help-thing-button-usual-keys = Devuelve todas las teclas a lo normal.
    .heading = { own_keys-usual-keys }

help-thing-own-keys-field-place = De qué pantalla son las teclas de la lista.
    .heading = { own_keys-place }

help-thing-own-keys-list = Pulsa Enter en una línea y después la tecla nueva.
    .heading = { own_keys-title }

help-thing-button-about = La versión, la licencia y la carpeta con tus partidas.
    .heading = { screens-about }

help-thing-button-open-folder = Abre en otra ventana la carpeta con tus partidas.
    .heading = Abrir carpeta

help-thing-button-licences = Quién hizo las figuras y las letras, y sus licencias.
    .heading = { screens-pictures }

help-thing-button-start = Reparte las cartas. Cada jugada queda guardada desde la primera.
    .heading = { screens-start }

help-thing-button-read-rules = Todas las reglas que elegiste, en el orden del juego.
    .heading = { screens-read-rules }

help-thing-button-change-rules = Cambia cualquier regla para que sea como se juega en tu casa.
    .heading = Cambiar una regla

help-thing-button-questions = Cinco preguntas encuentran las reglas más parecidas a las de tu casa.
    .heading = ¿Qué reglas nos convienen?

help-thing-curtain-button-continue = Abre el telón. Mantenlo un segundo, o solo púlsalo si lo elegiste en «Ajustes».
    .heading = { screens-show-my-cards }

help-thing-curtain-button-see-table = Combinaciones, canastas, montones y puntos, sin la mano de nadie.
    .heading = { screens-look-at-table }

help-thing-curtain-button-history = Todo lo que ha pasado en esta partida.
    .heading = { screens-whole-log }

help-thing-since = Todo lo que pasó mientras tanto. Desplázate con la rueda o con Re Pág y Av Pág.
    .heading = { screens-since-last-turn }

help-thing-button-score = La hoja de esta ronda, cada cifra con sus cartas.
    .heading = { looking_back-score-of-round }

help-thing-past-score-button-continue = Vuelve a los turnos de la partida.
    .heading = { looking_back-look-back }

help-thing-field-figures = Muestra las cartas de donde sale y cómo suman.
    .heading = Una cifra


help-thing-button-see-table = La mesa al terminar la ronda, con las combinaciones de todos los equipos.
    .heading = { scores-see-table }

help-thing-button-more-teams = Con este tamaño de letra solo caben algunas columnas. Este botón muestra las demás.
    .heading = Más columnas

help-thing-button-give-up = Acaba la partida tras esta ronda o ahora mismo. Antes se te pregunta.
    .heading = { screens-end-match }

help-thing-button-sorting = Ases altos o bajos, cartas altas y comodines a la izquierda o a la derecha. Se recuerda para cada persona.
    .heading = { screens-sorting }
help-thing-button-last-round = Anuncia que la partida acaba con esta ronda. Después gana el total más alto.
    .heading = { screens-last-round }
help-thing-button-leave = Vuelve al menú principal. Tu partida espera en «Continuar».
    .heading = { screens-save-and-leave }

help-thing-button-again = Las mismas reglas y personas, con cartas nuevas.
    .heading = { scores-play-again }

help-thing-button-knew = Qué cartas tenía y qué sabía quien jugó, y la razón de la jugada.
    .heading = { looking_back-why-this-move }

help-thing-button-look-back = Mira otra vez cada turno: qué era mejor y qué sabía cada persona.
    .heading = { looking_back-look-back }

help-thing-button-par = Qué hace Difícil con las mismas cartas, de media en muchas pruebas.
    .heading = { scores-cards-and-turns }

help-thing-button-think-again = Prueba de nuevo esta decisión, con la respuesta oculta.
    .heading = { looking_back-think-again }

help-thing-button-play-on = Empieza una partida nueva en este momento. La que repasas queda como está.
    .heading = { looking_back-play-on }

help-thing-button-legend = { looking_back-legend-lead } { looking_back-legend-given }
    .heading = { looking_back-legend }

help-thing-timeline = La ventaja que cabía esperar tras cada turno y dónde se regalaron puntos. Haz clic o arrastra.
    .heading = Tu ventaja

help-thing-field-reshuffle = Cuando se acaba el mazo, los descartes se barajan y forman uno nuevo.
    .heading = { screens-reshuffle }

help-thing-field-hidden = Deja cada carta donde estaba, o reparte de nuevo lo que una persona no podía ver.
    .heading = { play_on-hidden-cards }

help-thing-field-eyes = Lo que esta persona podía ver y recordar queda como estaba.
    .heading = { play_on-as-who-knew }

help-thing-field-name = Para que la encuentres entre tus partidas.
    .heading = { screens-name-of-game }

help-thing-field-seat = Quién se sienta ahí. Cada nombre se usa una sola vez.
    .heading = Nombre

help-thing-field-where = En un teléfono ves tus cartas, y la pantalla grande muestra la mesa.
    .heading = Pantalla o teléfono
help-thing-field-kind = Las personas se turnan en esta pantalla. Si juegan varias, cae un telón entre turno y turno.
    .heading = Persona o virtual

help-thing-field-level = Lo bien que juega. «Como yo» se guía por las últimas diez partidas que repasaste.
    .heading = Nivel

help-thing-button-agreements = Cosas que te puede prometer una pareja virtual.
    .heading = { partner_agreements-title }

help-thing-field-portrait = Pulsa para ver las caras que no tiene nadie más y elegir una.
    .heading = Retrato

help-thing-field-seated = Púlsalo para cambiar quién juega aquí y cómo. Arrastra la cara a otro asiento para intercambiarlos.
    .heading = Asiento

help-thing-field-style = Prudente guarda cartas, veloz cierra pronto, equilibrado hace un poco de todo.
    .heading = Estilo

help-thing-field-length = Una ronda, una partida o hasta que un equipo tenga suficientes puntos.
    .heading = Duración

help-thing-button-slot = Una parte de tu partida. Púlsala para cambiarla.
    .heading = { screens-new-game }

help-thing-button-people = Nombres, caras, colores, asientos y parejas habituales.
    .heading = { people-people }

help-thing-button-repeat = Sienta a todo el mundo como aquella vez, con las mismas reglas y cartas nuevas.
    .heading = Igual que antes

help-thing-new-game-people = Arrastra una cara a un asiento, o púlsala: la persona ocupa su asiento habitual, o lo deja. Las teclas 1 a 8 eligen otro asiento.
    .heading = { people-people }

help-thing-people-people = Elige una persona para cambiar su nombre, cara, color, asiento y pareja.
    .heading = { people-people }

help-thing-button-add-person = Pide un nombre y una cara. La persona queda en la lista al pulsar «{ people-done-changing }».
    .heading = { people-add }

help-thing-button-take-off = No se pierde nada: la persona queda al final de la lista y puede volver.
    .heading = { people-remove }

help-thing-field-person-name = Cada nombre se usa una sola vez. Las partidas anteriores conservan el nombre anterior.
    .heading = { people-name }

help-thing-field-colour = El color de su ropa, en todas partes. El anillo alrededor de la cara muestra el equipo.
    .heading = { people-colour }

help-thing-field-chair = Dónde se sienta la persona al pulsar su cara en «Partida nueva». El asiento 1 está delante.
    .heading = { people-usual-chair }

help-thing-field-partner = Si esa persona ya tiene asiento, juegan en el mismo equipo, frente a frente si se puede.
    .heading = { people-usual-partner }

help-thing-settings-field-part = Las páginas: Lectura, Mesa, Juego, Sonido, Pantalla y teclas.
    .heading = { screens-settings }

help-thing-button-remove = Quita una partida de la lista, tras preguntar. Se conserva y puedes devolverla.
    .heading = Quitar

help-thing-button-put-back = Devuelve a la lista la última partida que quitaste.
    .heading = Devolver

help-thing-games-field-part = Partidas en curso, terminadas o las que quitaste.
    .heading = { my_games-my-games }

help-thing-button-bring-in = Importa la copia de una partida, o una copia de seguridad, desde un disco o una memoria USB.
    .heading = Importar

help-thing-button-back-up = Guarda todas tus partidas, reglas y ajustes en un solo archivo.
    .heading = Copia de seguridad

help-thing-button-bring-back = Devuelve a la lista una partida que quitaste.
    .heading = Devolver

help-thing-rules = Un conjunto completo de reglas. Pulsa el lápiz para cambiar los tuyos.
    .heading = Reglamento

help-thing-list = Tus partidas. Enter o un clic abre una; el primer clic en una terminada la elige.
    .heading = { my_games-my-games }

help-thing-row = Una de tus partidas. Enter o un clic la abre.
    .heading = Una partida

help-thing-field-find = Escribe un nombre, unas reglas, una persona o un día: en la lista quedan solo las que coinciden.
    .heading = { my_games-find }

help-thing-chip = Muestra solo las partidas con esta persona o estas reglas; otra vez, todas.
    .heading = { my_games-find }

help-thing-button-closer = Mide esta decisión en quinientos repartos en lugar de cien.
    .heading = { looking_back-look-closer }

help-thing-games-button-more = Repásala, dale un nombre, guarda una copia o quítala.
    .heading = Más

help-thing-replay-button-more = Muestra los turnos de esta ronda. Elige uno para ir a él, o pulsa otra vez para volver.
    .heading = { looking_back-turn-list }

help-thing-replay-button-read-on = La hoja continúa. Al final, este botón lleva otra vez al principio.
    .heading = { looking_back-read-on }

help-thing-replay-button-lead = La ventaja a lo largo de la partida, debajo de la mesa. Con este tamaño de letra se oculta hasta que la pidas.
    .heading = { looking_back-the-lead }

help-thing-games-button-ways = La libreta de puntos, importar y copia de seguridad.
    .heading = { my_games-more }

help-thing-button-chances = A quién le tocaron los jokers en todas tus partidas, y qué explica el azar.
    .heading = { chances-who-gets-the-jokers }

help-thing-field-wanted = Lo que se cuenta en el gráfico.
    .heading = { chances-kinds }

help-thing-face = Pulsa una cara para leer dónde está. La franja es lo que explica el azar por sí solo; la línea de trazos, las partes iguales.
    .heading = Una cara

help-thing-button-how = Qué se cuenta y qué significa la franja.
    .heading = { chances-how-this-works }

help-thing-button-result = Cómo acabó la partida, ronda a ronda.
    .heading = { my_games-result }

help-thing-button-export = Guarda todas las partidas terminadas en una tabla para hojas de cálculo.
    .heading = { my_games-export }

help-thing-page = Desplázate con la rueda, las flechas o Re Pág y Av Pág.
    .heading = Una página

help-thing-button-shape = Cuántas personas juegan, y quién con quién. De dos a ocho, con cualquier reglamento.
    .heading = Mesa

help-what-now = ¿Qué puedo hacer ahora?
help-other-program = Si vienes de otro programa
help-known-as-game-settings = Allí se llama Game settings. Aquí es lo primero del menú, arriba a la izquierda.
help-known-as-active-games = Allí se llama Active games. Aquí están en el mismo menú, con un asterisco donde te toca; un número dorado en el menú dice cuántas esperan.
help-known-as-new-pile = Allí se llama New pile. Aquí es el hueco punteado junto a las combinaciones de tu equipo: suelta allí tres cartas o más del mismo valor.

help-fair-play = Juego limpio
help-fair-play-page = Antes de cada reparto, el programa baraja con los números aleatorios de tu sistema, sin mirar quién juega ni cómo van los puntos.

    Después puedes cortar la baraja; las cartas que levantas pasan debajo de las demás.

    El reparto de hoy y los que tienen código sacan las cartas del código, así que todo el mundo recibe las mismas.

    Los jugadores virtuales solo ven lo que verías tú en su asiento: sus propias cartas y lo que hay sobre la mesa.

    Si crees que alguien tiene demasiada suerte, «{ chances-who-gets-the-jokers }», en Mis partidas, compara las cartas de cada cual con lo que explica el azar por sí solo.
help-these-rules = Las reglas de este juego
help-lessons = Lecciones
help-controls = Controles
help-device = { $device ->
    [mouse] Ratón y teclado
    [gamepad] Mando
   *[touch] Pantalla táctil
}
help-tour = Recorrido
help-your-turn = Te toca: puedes hacer { $count ->
    [one] una cosa
   *[other] { COUNT($count, gender: "f") } cosas
}
help-meanwhile = { $who ->
    [you] Juegas tú
   *[other] Juega { $who }
}: qué puedes hacer mientras tanto
help-round-is-over = La ronda terminó
help-how-mouse =
    Haz clic en las cartas para elegirlas.
    Haz clic en «Nueva» o en una combinación para ponerlas ahí, o arrástralas.
    Haz clic en el pozo para descartar una carta. Así termina tu turno.
    Deshacer devuelve a tu mano lo que bajaste.
    Los lugares que admiten tus cartas se iluminan. Si no, vuelven a su sitio, y se te dice por qué.
    Con doble clic, una carta va a su combinación, o se eligen todas las de su valor.
    El botón derecho, o Esc, suelta las cartas.
    Arrastra desde el tapete vacío sobre tu mano para elegir varias.
    Haz clic mientras vuelan cartas para saltar al final.
    .heading = Jugar con el ratón

help-how-gamepad =
    La cruceta o el stick izquierdo mueve el resaltado, y el botón de confirmar pulsa lo resaltado.
    Un botón roba y descarta; otro toma el pozo, baja y juega. Los botones de la pantalla muestran cuál.
    Vista (o Share, o −) muestra qué hace cada botón.
    En un campo de texto, el botón de confirmar abre un teclado en pantalla.
    .heading = Jugar con un mando

help-how-touch =
    Toca las cartas para elegirlas.
    Toca «Nueva» o una combinación para ponerlas ahí, o arrástralas con un dedo.
    Toca el pozo para descartar una carta. Así termina tu turno.
    Deshacer devuelve a tu mano lo que bajaste.
    Deja el dedo sobre una carta, una combinación o una canasta para verla en grande, o sobre un botón para leer qué hace.
    Con dos dedos te desplazas.
    Toca un campo para abrir un teclado en pantalla.
    .heading = Jugar en pantalla táctil

help-term-hand = Las cartas que tienes y juegas primero. Cuando se acaban, tomas tu pie y sigues jugando con él.
    .heading = Mano

help-term-foot = Una segunda mano que espera boca abajo hasta que se acaba la primera. Sus dorsos son rojos y llevan una F. Nadie puede mirar un pie antes de tomarlo.
    .heading = Pie

help-term-tail = En algunas reglas, un tercer montón que espera boca abajo hasta que se acaba tu pie; con él cierras la ronda. Sus dorsos son verdes y llevan una T.
    .heading = Cola

help-term-stock = Las cartas boca abajo de las que se roba. Su etiqueta dice cuántas quedan.
    .heading = Mazo

help-term-pile = Cada turno termina con un descarte aquí, boca arriba. La carta superior es la de encima. Si puedes bajarla enseguida, las reglas pueden permitirte tomar del pozo en lugar de robar.
    .heading = Pozo

help-term-frozen = Una carta atravesada en el pozo indica que está congelado: mientras lo esté, cuesta más tomarlo o no se puede tomar.
    .heading = Pozo congelado

help-term-meld = Cartas de un mismo valor que tu equipo ha bajado a la mesa. Una combinación crece hasta tener cartas suficientes para una canasta.
    .heading = Combinación

help-term-book = Tus combinaciones completas. Los huecos son las canastas que le faltan a tu equipo para poder cerrar la ronda.
    .heading = Canastas

help-term-clean-book = Una combinación completa sin comodines. Su cinta es roja. Suele valer más que una sucia.
    .heading = Canasta limpia

help-term-dirty-book = Una combinación completa con comodines. Su cinta es negra, con rayas y el número de comodines.
    .heading = Canasta sucia

help-term-wild-book = Una combinación completa hecha solo de comodines. Su cinta es dorada, con una estrella.
    .heading = Canasta de comodines

help-term-wild = Los doses y los jokers sustituyen a otras cartas. Tienen un marco dorado. Mezclados en una combinación, la hacen sucia.
    .heading = Comodín

help-term-three = Los treses no son como los demás valores, y los rojos no son como los negros.
    .heading = Tres

help-term-opening = Tu equipo abre una vez por ronda. Las cartas se cuentan a medida que las preparas, y no se juega nada hasta que pulses «Abrir».
    .heading = Apertura

help-term-going-out = Deshacerse de la última carta cierra la ronda. La lista muestra qué le falta a tu equipo para poder hacerlo.
    .heading = Cierre

help-term-score = El número grande es tu total de las rondas anteriores; el pequeño, lo que tienes en la mesa en esta ronda.
    .heading = Puntuación

help-term-turn = Roba cartas o toma del pozo, baja lo que quieras y después descarta una carta. La nota junto al pozo dice qué viene ahora.
    .heading = Turno

help-show-rule = Mostrar la regla

# ---- end of help


## possible

possible-close = { CAPITAL(BOOK($kind, $rank)) }
possible-spoil = { $closes ->
    [yes] Completa { RANKS($rank) } con { $cards }: sucia
   *[no] Añade { $cards } a { RANKS($rank) }: sucia
}
possible-complete = Añade { $cards } y juega
possible-add = Añade { $cards } a { RANKS($rank) }
possible-begin = Empieza { RANKS($rank) } con { COUNT($count, gender: "f") }
possible-take = { $cards ->
    [0] Toma el pozo
   *[other] Toma el pozo: { $cards }
}
possible-draw = Roba { COUNT($count, gender: "f") } del mazo
possible-other = { $kind ->
    [play] Juega lo preparado
    [go_out] Cierra la ronda
    [open] Abre con estas cartas
    [discard] Descarta cualquiera: fin de turno
    [hold] Guarda tu última carta
    [pass] Pasa: la ronda termina
   *[take_back] Recoge las cartas
}
possible-several = { $kind ->
    [close] Completa una de { COUNT($count, gender: "f") }
    [add] Añade a { COUNT($count, gender: "f") } de las tuyas
    [begin] Empieza una de { COUNT($count, gender: "f") }
   *[wild] Usa un comodín
}
possible-nothing = No hay nada que jugar hasta tu turno. Mientras, puedes ordenar tu mano.
possible-choose-discard = Elige una carta y descártala.

## tour

tour-stock = Roba del mazo para empezar tu turno.
tour-pile = El pozo: descarta aquí, o tómalo.
tour-take = Toma el pozo en vez de robar.
tour-new-pile = Deja aquí tres del mismo valor.
tour-meld = 4/7: cuatro de siete. ★: un comodín.
tour-foot = Tu pie espera hasta vaciar la mano.
tour-hint = ¿Dudas? Esto enseña una buena jugada.
tour-last-turns = Lo que hizo cada uno últimamente.
tour-to-go-out = Lo que os falta para cerrar.
tour-sound = El sonido y la velocidad de las cartas.
tour-menu = Las reglas, otras partidas y lo demás.
tour-first-round = ¿Tu primera vez? Una ronda te lo enseña.
tour-play = Pulsa una vez y se reparte.
tour-go-on = Sigue justo donde lo dejaste.
tour-new-game = Elige aquí personas, reglas y duración.
tour-learn = Doce lecciones cortas, cuando quieras.
tour-todays-deal = Cada día, cartas iguales para todo el mundo.
tour-score-pad = Lleva la cuenta con cartas de verdad.
tour-settings = Letras, colores, sonido y velocidad.
tour-help = La ayuda y este recorrido, cuando quieras.
tour-next-one = Siguiente
tour-done = Listo
tour-end = Terminar
tour-place = { $number } de { $count }

## own_keys
own_keys-key-enter = Enter
own_keys-key-esc = Esc
own_keys-key-space = Espacio
own_keys-key-tab = Tab
own_keys-key-left = Izquierda
own_keys-key-right = Derecha
own_keys-key-up = Arriba
own_keys-key-down = Abajo
own_keys-key-page-up = Re Pág
own_keys-key-page-down = Av Pág
own_keys-key-home = Inicio
own_keys-key-end = Fin
own_keys-key-delete = Supr
own_keys-key-del = Supr
own_keys-key-backspace = Retroceso
own_keys-key-insert = Insert
own_keys-key-arrows = Flechas
own_keys-key-ctrl-arrows = Ctrl + flechas
own_keys-key-up-down = Arriba, abajo
own_keys-key-left-right = Izquierda, derecha
own_keys-key-page-up-down = Re Pág, Av Pág
own_keys-key-anything-else = Lo demás
own_keys-no-key = sin tecla
own_keys-keypad = Teclado num. { $key }
own_keys-with-ctrl = Ctrl + { $key }
own_keys-with-shift = Mayús + { $key }
own_keys-range = { $first } a { $last }
own_keys-press = pulsa

own_keys-title = Tus teclas
own_keys-change-keys = Cambiar teclas
own_keys-place = Pantalla
own_keys-place-everywhere = Todas las pantallas
own_keys-place-table = La mesa
own_keys-place-choose = Elegir un montón
own_keys-left-hand = Mano izquierda
own_keys-right-hand = Mano derecha
own_keys-usual-keys = Teclas normales
own_keys-how = Elige una acción y después pulsa su tecla nueva.
own_keys-while-writing = En los campos de texto no cambia nada.
own_keys-left-taken = Ahora tienes las teclas de la mano izquierda. A todo lo demás se llega con Tab.
own_keys-right-taken = Ahora tienes las teclas de la mano derecha. A todo lo demás se llega con Tab.
own_keys-usual-taken = Todas las teclas vuelven a ser las normales.
own_keys-replace-title = ¿Reemplazar tus teclas?
own_keys-replace-words = Las teclas que elegiste se perderán.
own_keys-replace = Reemplazar
own_keys-keep-mine = Conservar las mías
own_keys-only-with-others = Mayús, Ctrl y las de su tipo solo sirven junto con otras teclas. Pulsa otra.
own_keys-row = { $key }: { $does }
own_keys-ask-for-key = Pulsa la tecla nueva para { $does }. Con Esc no cambia nada.
own_keys-taken = «{ $key }» ya sirve para { $does }. Púlsala otra vez para intercambiar las dos teclas, o pulsa otra.
own_keys-given = Ahora «{ $key }» sirve para { $does }.

own_keys-next-thing = pasar al elemento siguiente; con Mayús, al anterior
own_keys-go-left = ir a la izquierda, o a la opción de la izquierda
own_keys-go-right = ir a la derecha, o a la opción de la derecha
own_keys-go-up = subir una fila
own_keys-go-down = bajar una fila
own_keys-press-ring = pulsar lo resaltado; jugar lo preparado
own_keys-choose = pulsar o elegir lo resaltado; saltar una animación
own_keys-go-back = volver, o quitar una pregunta
own_keys-explain = explicar lo que está resaltado o bajo el puntero
own_keys-take-back = recoger un grupo preparado; quitar lo resaltado
own_keys-take-last-back = recoger la última carta
own_keys-larger = agrandar textos y botones
own_keys-smaller = reducir textos y botones
own_keys-show-keys = mostrar las teclas de una pantalla; otra vez, volver
own_keys-first-of-message = quitar un mensaje
own_keys-second-of-message = hacer lo primero que ofrece un mensaje
own_keys-third-of-message = hacer lo segundo que ofrece un mensaje
own_keys-full-screen = activar o desactivar la pantalla completa
own_keys-scroll-up = subir una página
own_keys-scroll-down = bajar una página
own_keys-to-first = ir al primer elemento, o al principio
own_keys-to-last = ir al último elemento, o al final

# ---- end of own_keys


## gamepad
gamepad-button = { $button ->
    [confirm] { $family ->
        [playstation] Cruz
       *[xbox] A
    }
    [back] { $family ->
        [playstation] Círculo
       *[xbox] B
    }
    [west] { $family ->
        [playstation] Cuadrado
       *[xbox] X
    }
    [north] { $family ->
        [playstation] Triángulo
       *[xbox] Y
    }
    [stick_up] Stick arriba
    [stick_down] Stick abajo
    [stick_left] Stick izquierda
    [stick_right] Stick derecha
   *[other] { gamepad-edge-button }
}
gamepad-edge-button = { $button ->
    [left_shoulder] { $family ->
        [playstation] L1
        [nintendo] L
        [steam] L1
       *[xbox] LB
    }
    [right_shoulder] { $family ->
        [playstation] R1
        [nintendo] R
        [steam] R1
       *[xbox] RB
    }
    [left_trigger] { $family ->
        [playstation] L2
        [nintendo] ZL
        [steam] L2
       *[xbox] LT
    }
    [right_trigger] { $family ->
        [playstation] R2
        [nintendo] ZR
        [steam] R2
       *[xbox] RT
    }
   *[other] { gamepad-middle-button }
}
gamepad-middle-button = { $button ->
    [view] { $family ->
        [playstation] Share
        [nintendo] −
       *[xbox] Vista
    }
    [start] { $family ->
        [playstation] Options
        [nintendo] +
       *[xbox] Menú
    }
    [left_stick] { $family ->
        [playstation] L3
        [steam] L3
       *[xbox] LS
    }
   *[right_stick] { $family ->
        [playstation] R3
        [steam] R3
       *[xbox] RS
    }
}

gamepad-pad-and-stick = Cruceta, stick izquierdo
gamepad-pad = Cruceta
gamepad-pad-and-sticks = Cruceta, los dos sticks
gamepad-right-stick = Stick derecho

gamepad-confirm = pulsar lo resaltado; en un campo de texto, abrir el teclado en pantalla
gamepad-back = volver, o quitar una pregunta
gamepad-before-and-next = pasar al elemento anterior o al siguiente
gamepad-next = pasar al elemento siguiente, y del último al primero
gamepad-show-buttons = mostrar qué hacen los botones; otra vez, volver
gamepad-explain = al pulsarlo, explicar lo resaltado
gamepad-choose-card = elegir la carta resaltada, llevar ahí las cartas elegidas, o saltar
gamepad-take-back = recoger lo preparado; si no hay nada, abrir el menú
gamepad-draw = robar; después, descartar la carta elegida
gamepad-take-pile = tomar el pozo; después, bajar lo elegido y jugar lo preparado
gamepad-undo = deshacer una jugada
gamepad-hint = mostrar qué jugar y por qué, y después prepararlo
gamepad-zoom = al pulsarlo, ver en grande lo resaltado; otra vez, volver
gamepad-open-menu = abrir el menú
gamepad-scroll = desplazarse una página
gamepad-scroll-down = bajar una página
gamepad-press-enter = pulsar Enter
gamepad-neighbour = mover el resaltado, o elegir otra opción en una fila
gamepad-scroll-stick = arriba y abajo, desplazarse una página; a izquierda y derecha, mover una carta por la mano

gamepad-shift = Mayús
gamepad-accents = áñ
gamepad-plain = abc
gamepad-space = Espacio
gamepad-erase = Borrar
gamepad-done = Listo

# ---- end of gamepad


## screens
screens-game = Hand and Foot
screens-more = Más

screens-back = Volver
screens-continue = Continuar
screens-on = Sí
screens-off = No
screens-your-turn = te toca
screens-close = Listo
screens-to-title = Menú principal

screens-play = Jugar
screens-new-game = Partida nueva
screens-new-game-short = Nueva
screens-games = Mis partidas
screens-settings = Ajustes
screens-quit = Salir
screens-help = Ayuda
screens-with-players = con { $names }
screens-with-others = con { $count ->
    [one] otra persona
   *[other] otras { COUNT($count) } personas
}
screens-your-turn-in = te toca en { GAMES($count) }

screens-other-matches = Otras partidas
    .tip = Tus otras partidas; un asterisco donde te toca. En otros programas: Active games.
screens-waiting = * { screens-your-turn-in }
screens-menu-waiting = { screens-menu }: { screens-your-turn-in }
screens-active = Activas
screens-finished = Terminadas
screens-no-active-games = No hay ninguna partida activa. Las nuevas se guardan tras cada jugada.
screens-reading-games = Buscando tus partidas…
screens-no-finished-games = Todavía no has terminado ninguna partida.
screens-round-place = { $round ->
    [0] sin repartir
   *[other] { $rounds ->
        [0] ronda { $round }
       *[other] ronda { $round } de { $rounds }
    }
}
screens-given-up = abandonada
screens-today = hoy, { $time }
screens-yesterday = ayer
screens-days-ago = hace { $count } días
screens-copy-of = Copia de { $name }
screens-nameless-game = Partida sin nombre
screens-for-beginners = { $rules }, fácil
screens-stepping-up = { $rules }, esta vez «Normal»
screens-played-before = { $partner ->
    [none] ¿Has jugado antes?
   *[other] Hola, soy { $partner }. ¿Has jugado antes?
}
screens-partner-either-way = En cualquier caso jugaré contigo.
screens-never-played = No, enséñame
screens-one-guided-round = una ronda guiada
screens-deal-me-in = Sí, reparte
screens-no-tips = nivel { $level }, sin consejos
screens-your-first-match = Tu primera partida

screens-first-match = Para empezar, los jugadores virtuales están en «Fácil». Pulsa una cara para cambiarlo.
screens-read-rules = Leer las reglas
screens-start = Empezar
screens-name-of-game = Nombre de la partida
screens-computer = Virtual
screens-choose-face = Elegir una cara
screens-present-face = la actual
screens-name-at-seat = Nombre en el asiento { $seat }
screens-easy = Fácil
    .about = abre pronto, olvida los descartes
screens-normal = Normal
    .about = juega sólido, cuida lo limpio
screens-hard = Difícil
    .about = cuenta cartas, vigila el pozo
screens-expert = Experto
    .about = piensa a fondo cada jugada
screens-like-me = Como yo
    .about = juega más o menos como tú
screens-careful = Prudente
    .about = abre tarde, juega seguro
screens-balanced = Equilibrado
    .about = un poco de todo
screens-racing = Veloz
    .about = busca cerrar pronto
screens-name-missing = cada asiento necesita un nombre
screens-names-equal = dos asientos tienen el mismo nombre
screens-reshuffle = Barajar los descartes
screens-stock-ends-first = Entre dos personas, el mazo suele acabarse antes de que alguien pueda cerrar. La ronda termina entonces sin premio.
screens-stock-lasts = Cuando se acaba el mazo, la ronda termina: nadie cierra y no hay premio.
screens-curtain-falls = Se comparte esta pantalla: entre turno y turno cae un telón.
screens-shape = { $each ->
    [1] { $teams ->
        [2] uno contra uno
       *[other] sin parejas
    }
    [2] { $teams ->
        [2] dos parejas
        [3] tres parejas
       *[other] cuatro parejas
    }
    [3] equipos de tres
   *[other] equipos de cuatro
}
screens-rules-family = Eliges uno de dos montones
    .more = Repites valor cuando quieras
screens-rules-campus = Haces canastas de ocho
    .more = Tomas el pozo con cualquier jugada
screens-rules-web = Tomas siete cartas del pozo
    .more = Lo limpio queda limpio
screens-rules-couples = Sorteas quién empieza
    .more = Puedes cerrar sin descartar
screens-rules-partners = Pides permiso para cerrar
    .more = Como máximo, dos comodines juntos
screens-face-number = cara { $number }
screens-seat-place = { $place ->
    [front] delante
    [opposite] enfrente
    [left] a la izquierda
   *[right] a la derecha
}{ $partner ->
    [yes] { " " }· pareja
   *[no] { "" }
}
screens-evening = { $part ->
    [morning] { CAPITAL(WEEKDAY($day)) } por la mañana
    [afternoon] { CAPITAL(WEEKDAY($day)) } por la tarde
   *[evening] { CAPITAL(WEEKDAY($day)) } por la noche
    [night] Noche del { WEEKDAY($day) }
}{ $number ->
    [1] { "" }
   *[other] , partida { $number }
}


screens-take-packet = Tomar este paquete
screens-your-packet = tu paquete
screens-lifted = levantado
screens-stock = mazo
screens-all-cut = Ya cortó todo el mundo
screens-cuts-now = corta ahora
screens-cut-now = te toca cortar
screens-still-to-cut = falta su corte
screens-cut-drag = { $exact ->
    [0] Arrastra el asa dorada para dividirlo en otro sitio.
   *[other] Arrastra el asa dorada hasta que el paquete parezca de { $exact } cartas.
}
screens-the-deal = El reparto · { $place }
screens-cut-heading = Levanta { $exact } cartas a ojo
screens-cut-heading-for = { $who }: levanta { $exact } cartas a ojo
screens-cuts = { $who ->
    [you] Cortas tú
   *[other] Corta { $who }
}
screens-cut-line = Son { $tails ->
    [yes] tu mano, tu pie y tu cola
   *[no] tu mano y tu pie
}{ $bonus ->
    [0] .
   *[other] , y acertar vale { $bonus } puntos.
}

screens-cut-split = Se dividen en dos: un montón es el pie { $foot ->
    [you] tuyo
   *[other] de { $foot }
} y el otro la mano { $hand ->
    [you] tuya
   *[other] de { $hand }
}.
screens-split-heading = Divide tu paquete
screens-split-line = El montón de arriba es la mano { $hand ->
    [you] tuya
   *[other] de { $hand }
} y el de abajo el pie { $foot ->
    [you] tuyo
   *[other] de { $foot }
}.
screens-split-here = Dividirlo aquí
screens-heap-hand = { $who ->
    [you] tu mano
   *[other] mano de { $who }
}
screens-heap-foot = { $who ->
    [you] tu pie
   *[other] pie de { $who }
}
screens-contents = Índice
screens-take-this = Elegir este
screens-left-stack = Montón izquierdo
screens-right-stack = Montón derecho
screens-hand = Mano
screens-foot = Pie
screens-choose-line = Elige uno como mano. El otro es tu pie.
screens-choose-passed = { $way ->
    [left] Cada persona conserva un montón y pasa el otro a la izquierda.
    [right] Cada persona conserva un montón y pasa el otro a la derecha.
    [both_left] Cada persona pasa los dos montones a la izquierda.
    [both_right] Cada persona pasa los dos montones a la derecha.
    [foot_left] Cada persona pasa un montón a la derecha y otro a la izquierda.
    [foot_right] Cada persona pasa un montón a la izquierda y otro a la derecha.
   *[each_way] Cada persona pasa un montón a la izquierda y otro a la derecha.
} Uno será tu mano; el otro, tu pie.
screens-choose-heading = Elige tu mano
screens-choose-heading-for = { $who }: elige tu mano
screens-chooses = { $who ->
    [you] Eliges tú
   *[other] Elige { $who }
}
screens-has-chosen = { $who ->
    [you] Ya elegiste
   *[other] { $who } ya eligió
}
screens-stack-note = { $passed ->
    [yes] { $who ->
        [you] lo pasaste tú
       *[other] lo pasó { $who }
    }
   *[no] { $who ->
        [you] lo repartiste tú
       *[other] lo repartió { $who }
    }
} · { $count } cartas
screens-chosen-stack = { $stack ->
    [left] montón izquierdo
   *[right] montón derecho
}
screens-go-on = Seguir
screens-high-card = Sorteo del primer turno
screens-high-card-line = Empieza la carta más alta: joker, dos, as, rey y así hacia abajo. En caso de empate se roba otra vez.
screens-begins = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}
screens-two-deal = Reparten dos del mismo equipo
screens-two-deal-line = { $hands ->
    [you] Tú repartes
   *[other] { $hands } reparte
} las manos; { $feet ->
    [you] tú repartes
   *[other] { $feet } reparte
} los pies.

screens-next-at-screen = Ahora ante la pantalla
screens-next-is = Ahora ante la pantalla: { $who }
screens-since-last-turn = Desde tu último turno
screens-nothing-yet = Todavía no se ha jugado nada.
screens-hold-to-show = Mantener y ver mis cartas
    .how = un segundo, con ratón, dedo, Espacio, Enter o mando
screens-show-my-cards = Ver mis cartas
    .how = pulsa aquí, o Espacio, Enter o el mando
screens-in-a-moment = enseguida
screens-look-at-table = Mirar la mesa
screens-whole-log = Historial completo
screens-nobody-behind = Detrás de este telón no se ve ninguna carta.
screens-save-and-leave = Guardar y salir
screens-give-up = Abandonar
screens-sorting = Orden de mis cartas
screens-sorting-told = Cómo se ordenan tus cartas, aquí y en tu teléfono.
screens-sort-aces = { $low ->
    [yes] Ases: bajos
   *[no] Ases: altos
}
screens-sort-ends = { $left ->
    [yes] Cartas altas: a la derecha
   *[no] Cartas altas: a la izquierda
}
screens-sort-wilds = { $right ->
    [yes] Comodines: a la derecha
   *[no] Comodines: a la izquierda
}
screens-last-round = Acabar tras esta ronda
screens-last-round-told = Esta es la última ronda. Después gana el total más alto.
screens-understood = De acuerdo
screens-end-match = Acabar la partida
screens-end-question = ¿Acabar esta partida?
screens-end-told = { $rounds ->
    [yes] Tras esta ronda gana el total más alto.{ " " }
   *[no] { "" }
}Si abandonas, nadie gana y no podrás retomarla.{ $deal ->
    [yes] { " " }De un reparto solo cuenta el primer intento, así que el tuyo no contará.
   *[no] { "" }
}
screens-keep-playing = Seguir jugando
screens-plays-with = juega con { $partners }
screens-plays-alone = juega en solitario
screens-go-on-turn = sigue con tu turno
screens-you-begin = empiezas tú esta ronda
screens-asks-you = { $who ->
    [you] Preguntas
   *[other] { $who }
}: ¿puedo cerrar?
screens-turn-goes-on = { $answer }; sigue
screens-your-turn-after = { $who ->
    [you] Terminaste
   *[other] { $who } terminó
}: te toca
screens-as-all-see-it = La mesa como puede verla cualquiera, sin ninguna mano.
screens-back-to-curtain = Volver al telón

screens-who-plays = { $who ->
    [you] ¿Quién juega por ti?
   *[other] ¿Quién juega por { $who }?
}
screens-computer-has-seat = { $who ->
    [you] Un jugador virtual juega esta ronda por ti.
   *[other] Un jugador virtual juega por { $who }. Cualquiera puede tomar el relevo, incluso a mitad de un turno.
}
screens-seat-back = { $who ->
    [you] Vuelves a jugar tú. Tu última jugada la hizo un jugador virtual.
   *[other] { $who } { $more ->
        [yes] y otras personas vuelven a jugar. Sus últimas jugadas las hizo un jugador virtual.
       *[no] vuelve a jugar. Su última jugada la hizo un jugador virtual.
    }
}
screens-computer-seat = Un jugador virtual. Cualquiera puede tomar el relevo, incluso a mitad de un turno.
screens-take-over-here = Tomar el relevo aquí
screens-person-has-seat = { $who ->
    [you] Un jugador virtual puede jugar esta ronda por ti, o hasta que vuelvas. Empieza enseguida, y lo que juegue no se puede deshacer.
   *[other] Un jugador virtual puede jugar hasta que { $who } vuelva. Empieza enseguida, y lo que juegue no se puede deshacer.
}
screens-computer-plays = { $who ->
    [you] Un jugador virtual juega por mí
   *[other] Jugador virtual por { $who }
}
screens-plays-here = { $who ->
    [you] Juego yo aquí
   *[other] { $who } juega aquí
}
screens-read-it = OK
screens-menu = Menú
screens-log-title = Todo lo que pasó

screens-copy-text = Copiar
screens-text-copied = Copiado
screens-no-clipboard = Aquí no se puede copiar
screens-about = Acerca del juego
screens-reading = Lectura
screens-table = Mesa
screens-playing = Juego
screens-screen-and-keys = Pantalla y teclas
screens-set-interface = Tamaño de botones y texto
    .about = También con + y −. Las cartas crecen con la ventana.
screens-set-text-size = Tamaño del texto
    .about = Cartas y botones quedan como están.
screens-set-letters = Letra
    .about = Por si las letras se confunden.
screens-set-colours = Colores de las cartas
    .about = Un color para cada palo, o rojo y negro.
screens-set-contrast = Contraste
    .about = Por si los bordes se ven mal.
screens-set-speed = Velocidad de las cartas
    .about = Lo rápido que se mueven las cartas.
screens-set-pause = Pausa tras cada jugada
    .about = «Esperarme»: tú dices cuándo.
screens-set-thinking = Tiempo de los expertos
    .about = Para cada turno, desde la próxima partida.
screens-set-reduced-motion = Menos movimiento
    .about = Sin cartas que vuelan ni luces.
screens-set-sound = Sonido
    .about = También con un botón en la mesa.
screens-set-volume = Volumen: tu turno, canastas
    .about = Campanas y fanfarrias.
screens-set-cards-volume = Volumen: cartas
    .about = Cartas que se deslizan, se posan y se barajan.
screens-set-room-volume = Volumen: de fondo
    .about = Los sonidos suaves de la sala alrededor de la mesa.
screens-set-captions = Subtítulos
    .about = Muestra en palabras lo que se oiría.
screens-set-stays = Los mensajes se quedan
    .about = Cuánto tiempo se ven.
screens-set-last-round-after = Acabar la partida tras
    .about = Antes acabas la ronda en juego.
screens-set-cuts = Cortar yo la baraja
screens-set-cuts-about = Cortas antes de cada reparto.
screens-set-curtain = Compartir la pantalla
    .about = Cómo descubrir tus cartas.
screens-set-no-drag = No arrastro
    .about = Si el puntero resbala al pulsar, sigue contando como pulsación.
screens-set-waits-behind = Esperar si me voy
    .about = El juego se detiene mientras usas otros programas.
screens-set-voice = Anuncios hablados
    .about = De quién es el turno, qué ha pasado y las preguntas.
screens-set-tips = Explicar qué puedo hacer
    .about = Notas en la mesa.
screens-set-coach = Consejos de mi pareja
    .about = En tus primeras partidas.
screens-set-ask-discard = Preguntar al descartar
    .about = «A veces»: comodines y cartas que puedes bajar.
screens-set-chat = Los jugadores charlan
    .about = De vez en cuando dicen algo.
screens-set-full-screen = Pantalla completa
    .about = O pulsa F11.
screens-set-pad-swapped = Cambiar confirmar y volver
    .about = En el mando: los dos botones cambian de sitio.
screens-set-pad-hands = Jugar con el mando
    .about = Con una mano basta para todo.
screens-set-stick = Sensibilidad del stick
    .about = Alta: un pequeño empujón en el mando mueve el resaltado.

screens-text-size-small = Pequeño
screens-text-size-normal = Normal
screens-text-size-large = Grande
screens-colours-four = Cuatro colores
screens-colours-classic = Clásicos
screens-colours-colour-blind = Daltonismo
screens-contrast-usual = Normal
screens-contrast-high = Alto
screens-stays-short = Poco
screens-stays-long = Mucho
screens-stays-until-away = Hasta quitarlos
screens-last-round-after-off = { screens-off }
screens-last-round-after-60 = 1 hora
screens-last-round-after-90 = 1½ horas
screens-last-round-after-120 = 2 horas
screens-last-round-after-180 = 3 horas
screens-curtain-hold = Mantener un botón
screens-curtain-press = Una pulsación
screens-letters-usual = Normal
screens-letters-easy = Fácil de leer
screens-volume-low = Bajo
screens-volume-medium = Medio
screens-volume-full = Alto
screens-cards-volume-off = { screens-off }
screens-cards-volume-low = { screens-volume-low }
screens-cards-volume-medium = { screens-volume-medium }
screens-cards-volume-full = { screens-volume-full }
screens-room-volume-off = { screens-off }
screens-room-volume-low = { screens-volume-low }
screens-room-volume-medium = { screens-volume-medium }
screens-room-volume-full = { screens-volume-full }
screens-ask-discard-always = Siempre
screens-ask-discard-first = A veces
screens-ask-discard-never = Nunca
screens-voice-off = No
screens-voice-unless-read = Si nada lee la pantalla
screens-voice-always = Siempre
screens-voice-now = Voz: { $choice ->
    [off] no
    [unless_read] sí
   *[always] siempre
}
screens-pause-matched = Automática
screens-pause-short = Corta
screens-pause-long = Larga
screens-pause-wait = Esperarme
screens-thinking-short = Poco
screens-thinking-normal = Normal
screens-thinking-long = Mucho
screens-speed-slow = Lenta
screens-speed-normal = Normal
screens-speed-fast = Rápida
screens-offer-speed = ¿Va bien la velocidad de los demás?
screens-play-faster = Más rápido
screens-play-slower = Más lento
screens-keep-speed = Va bien
screens-speed-off = Inmediata
screens-pad-hands-both = Dos manos
screens-pad-hands-left = Mano izquierda
screens-pad-hands-right = Mano derecha
screens-stick-little = Alta
screens-stick-half = Media
screens-stick-most = Baja
screens-room-for = En esta ventana cabe hasta el { PERCENT($most) }. Agrándala para más.
screens-set-language = Idioma
screens-set-language-about = Para texto y voz.
screens-language-system = Sistema

screens-version = Versión { $number }
screens-licence-words = Licencia Pública General de GNU, versión 3 o posterior
screens-saves-words = En esta carpeta están tus partidas, reglas y ajustes.
screens-open-folder = Abrir carpeta
screens-pictures = Imágenes y letras
screens-opening-folder = La carpeta se está abriendo en otra ventana.
screens-no-opener = Este dispositivo no tiene ningún programa que abra carpetas. La ruta está arriba.
screens-folder-not-opened = No se pudo abrir la carpeta. La ruta está arriba.


# ---- end of screens


## new_game

new_game-now = { $part ->
    [morning] Esta mañana
    [afternoon] Esta tarde
   *[evening] Esta noche
    [night] Esta noche
}

new_game-sentence = { new_game-now } { $who ->
    [you] juegas { $who }
   *[other] juega { $who }
} a { $rules }{ $partners ->
    [none] { "" }
   *[other] { " " }con { $partners }
} contra { $others }{ $to_points ->
    [yes] { "" }
   *[no] { " " }a
} { $length }

new_game-you = tú

new_game-some = { COUNT($count) } más

new_game-to-points = a { $points } puntos

new_game-about-minutes = unos { $count } minutos

new_game-who-sits = ¿Quién se sienta { $place }?
new_game-who-partner = ¿Quién es tu pareja?
new_game-who-partners = ¿Quiénes juegan contigo?
new_game-who-against = ¿Quién juega contra ti?
new_game-which-table = ¿Cuántas personas juegan?
new_game-played-by = Quién juega
new_game-how-well = ¿Con qué nivel?
new_game-level = Nivel
new_game-style = Estilo
new_game-what-style = ¿Con qué estilo?
new_game-how-long = ¿Cuánto dura?
new_game-whose-rules = ¿Con qué reglas?
new_game-suits = El reglamento { $rules } está pensado para { $players } personas, pero se puede jugar con cualquier número.
new_game-made-for = Cambiar a { $rules }, pensado para { COUNT($players) }
new_game-three-against-two = ¿Tres contra dos?
new_game-teams-are-equal = Aquí todos los equipos tienen que ser iguales y nadie descansa. Cinco personas pueden jugar cada una por su cuenta; con cartas de verdad, una hoja de puntos cuenta para dos equipos de cualquier tamaño.
new_game-pad-for-two = Hoja, dos equipos
new_game-done = Listo
new_game-new-face = Otra persona
    .short = Otra
new_game-swaps-seats = se cambian
new_game-everybody = Ver a todos
    .short = Todos
new_game-person-here = Persona

new_game-by-your-games = a tu nivel

new_game-open-ended = las rondas que hagan falta
new_game-as-rules-say = según las reglas, { $takes }
new_game-books-to-go-out = para cerrar

new_game-to-go-out = Para cerrar
new_game-out-takes = Para cerrar: { $books ->
    [no] ninguna canasta
   *[yes] { LIST(OUT-CLEAN($clean), OUT-DIRTY($dirty), OUT-WILD($wild), OUT-SEVENS($sevens), OUT-IN-ALL($all)) }
}.

new_game-out-clean = limpias ({ $count })
new_game-out-dirty = sucias ({ $count })
new_game-out-wild = de comodines ({ $count })
new_game-out-sevens = de sietes ({ $count })
new_game-out-in-all = en total ({ $count })


new_game-computer-sits = { $name } ocupa el asiento { $number } como jugador virtual.

new_game-chair = { $plays ->
    [none] { $place }
   *[other] { $place }, { $plays }
}

## phones

# ---- Who comes in
phones-who = ¿Quién eres?
phones-is-here = ya está
phones-code-of = El código que está junto a { $who ->
    [you] tu nombre
   *[other] { $who }
} en la pantalla grande
phones-pick-up = Tomar mis cartas
phones-letters-left = { $count ->
    [one] falta una letra
   *[other] faltan { COUNT($count) } letras
}
phones-erase = Borrar una letra
phones-nobody = Ahora mismo no puede entrar ningún teléfono.
phones-wrong-code = { $who ->
    [you] Ese no es tu código.
   *[other] Ese no es el código de { $who }.
}
phones-wait = Van tres códigos incorrectos. Prueba otra vez dentro de diez segundos.
phones-taken = { $who ->
    [you] Otro teléfono tiene tus cartas. Para un código nuevo, pulsa tu cartel en la pantalla grande.
   *[other] Otro teléfono tiene las cartas de { $who }. Para un código nuevo, pulsa el cartel de { $who } en la pantalla grande.
}
phones-wrong-secret = Este enlace ya no vale. Pide otro en la pantalla grande.

# ---- Where the cards are now
phones-another-phone = Ahora otro teléfono tiene tus cartas. Para un código nuevo, pulsa tu cartel en la pantalla grande.
phones-other-tab = Ahora tus cartas están en otra pestaña.
phones-take-here = Verlas aquí
phones-seat-shut = Tus cartas ya no están en este teléfono. Para un código nuevo, pulsa tu cartel en la pantalla grande.
phones-old-page = El juego se actualizó. Vuelve a cargar esta página.
phones-reconnecting = Buscando la mesa…
phones-welcome = Hola otra vez, { $name }
phones-still-yours = Sigue siendo tu turno. Nadie jugó por ti.
phones-your-turn-now = Te toca.
phones-is-playing = { $who ->
    [you] Juegas tú.
   *[other] Juega { $who }.
}
phones-round-began = Empezó una ronda nueva.
phones-missed-turns = { $count ->
    [one] Mientras no estabas se jugó un turno.
   *[other] Mientras no estabas se jugaron { COUNT($count) } turnos.
}
phones-computer-played = { $count ->
    [one] Un jugador virtual jugó un turno por ti. Tus cartas vuelven a ser tuyas.
   *[other] Un jugador virtual jugó { COUNT($count) } turnos por ti. Tus cartas vuelven a ser tuyas.
}
phones-still-laid-out = Las cartas que preparaste siguen donde las dejaste.
phones-door-closed = La mesa no está abierta. Tus cartas están a salvo en la pantalla grande.

# ---- What cannot be done
phones-late = La partida ya había seguido: no se jugó nada.
phones-too-often = Demasiado a la vez. Espera un momento.
phones-no-answer = La mesa todavía no responde.
phones-bad-request = La mesa no entendió eso.
phones-not-saved = Jugado, pero aún sin guardar: el disco no lo admite. Sigue jugando.
phones-code-changed = Alguien probó demasiadas veces { $who ->
    [you] tu código
   *[other] el código de { $who }
}. El nuevo es { $code }.
phones-link-changed = La dirección de este equipo ha cambiado. Para volver, abre en { $who ->
    [you] tu teléfono
   *[other] el teléfono de { $who }
} { $link } o escribe el código { $code }.
phones-tap-cards = Elige antes las cartas: tócalas.
phones-tap-meld = Elige una combinación para el comodín: tócala o suelta allí la carta.

phones-pad = Libreta de puntos
phones-open-pad = Abrir la libreta
phones-let-me-write = Escribir yo
phones-is-writing = { $who ->
    [you] Escribes tú
   *[other] Escribe { $who }
}
phones-taps-waiting = { $count ->
    [one] un toque aún sin enviar
   *[other] { COUNT($count) } toques aún sin enviar
}
phones-one-less = Uno menos
phones-one-more = Uno más
phones-pad-head = { $round } · { $points } para abrir

# ---- The table in small
phones-last-round = Última ronda
phones-meter = { $need } para abrir
phones-card-heard = { $fresh ->
    [yes] { CARD($card) }, nueva, { $place } de { $count }
   *[no] { CARD($card) }, { $place } de { $count }
}
phones-your-hand = Tus cartas
phones-table = Mesa
phones-all-moves = Las jugadas
phones-new = nueva
phones-pile-of-yours = Nueva combinación
phones-only-you = solo lo ves tú
phones-take-meld-back = Recoger esta combinación
phones-drop-here = suelta aquí para descartar
phones-yes = Sí
phones-no = No
phones-take-it-back = Recuperar
phones-cards-to-lift = Cartas que levantas
phones-cuts-deck = { $who ->
    [you] Cortas tú
   *[other] Corta { $who }
}
phones-arrange = Ordenar tocando
phones-arrange-how = Toca una carta y su sitio
phones-arranged = Listo
phones-will-be-sent = Tu jugada se enviará en cuanto vuelva la mesa
phones-won-by = por { $points } puntos
phones-so-close = ¡Por muy poco!
phones-your-part = Tu parte:
phones-part = { $books ->
    [0] { $outs ->
        [0] bajaste { CARDS($cards) }.
        [1] cerraste una ronda.
       *[other] cerraste { COUNT($outs, gender: "f") } rondas.
    }
   *[other] { $of ->
        [0] { BOOKS($books) }
       *[other] { COUNT($books, gender: "f") } de { BOOKS($of) }
    }{ $outs ->
        [0] .
        [1] {" "}y cerraste una ronda.
       *[other] {" "}y cerraste { COUNT($outs, gender: "f") } rondas.
    }
}
phones-again = ¿Otra?
phones-enough = Basta por hoy
phones-good-night = ¡Gracias por jugar!
phones-back-to-table = Volver a la mesa

# ---- While there are no cards to show
phones-round-has-ended = La ronda ha terminado.
phones-match-has-ended = La partida ha terminado.
phones-look-at-screen = Cómo acabó se ve en la pantalla grande.
phones-match-put-away = La partida está guardada.
phones-pad-put-away = La libreta está guardada.
phones-keep-this-page = En la pantalla grande se elige lo siguiente. Deja esta página abierta: aquí llegarán tus cartas.
phones-again-same = Jugar otra vez
phones-again-new = Partida nueva
phones-again-same-sub = misma mesa, mismos móviles
phones-again-new-sub = otras reglas o personas
phones-wants-again = { $who ->
    [you] Quieres jugar otra vez
   *[other] { $who } quiere jugar otra vez
}
phones-has-not-said = { $who ->
    [you] Aún no has dicho nada
   *[other] { $who } aún no ha dicho nada
}
phones-tonight = Hoy
phones-won-tonight = { $team }: { $count ->
    [1] una partida
   *[other] { COUNT($count) } partidas
}
phones-asked-same = La pantalla grande pregunta si se juega otra vez.
phones-asked-new = La pantalla grande pregunta si se elige otra partida.

# ---- Its menu
phones-menu = Menú
phones-language = Idioma
phones-sort = Ordenar
phones-close = Listo
phones-sound = Sonido
phones-left-handed = Con la izquierda
phones-slow-discard = Tiempo para recuperar un descarte
phones-look = Colores
phones-look-system = Como el teléfono
phones-look-light = Claros
phones-look-dark = Oscuros
phones-no-scripts = Esta página necesita JavaScript.

# ---- The command host
phones-port-taken = Otro programa usa el puerto { $port }. Elige otro con --port.
phones-not-an-address = { $address } no es una dirección de este dispositivo. Usa loopback, lan o una de las suyas.
phones-no-network = Aquí no hay red local. Conecta este dispositivo a la misma wifi que los teléfonos.
phones-no-door = No pueden entrar teléfonos: { $why }
phones-no-phones = Nadie juega con teléfono: pon al menos un asiento como phone.
phones-only-host = Los teléfonos solo valen con play y host.
phones-host-people = Aquí nadie juega en la pantalla: los asientos de personas son phone.
phones-is-over = La partida de { $name } ya terminó. Empieza otra con --rules y --seats.
phones-resume-says-all = Las reglas y los asientos vienen de la partida guardada: --resume no admite --rules, --seats, --teams ni --record.

# ---- end of phones


## your_table

your_table-title = Tu mesa
your_table-about = Tapete, dorsos y barajas.
your_table-choose = Elegir
your_table-cloth = Tapete
your_table-card-back = Dorso
your_table-deck = Baraja
your_table-blue-and-red = azul y M en las manos, rojo y P en los pies
your_table-plain-in-high-contrast = Con alto contraste, la mesa queda lisa.
your_table-take = Quiero esta mesa
your_table-play-here = Jugar en esta mesa
your_table-surprise = Al azar
your_table-leave-title = ¿Quieres esta mesa?
your_table-leave-words = Has cambiado su aspecto.
your_table-leave-old = Dejar la de antes
your_table-stay = Seguir mirando
your_table-chosen = elegido
your_table-told = Una mesa con el tapete { $cloth }, el dorso { $back } y la baraja { $deck }.
your_table-forest = Bosque
your_table-claret = Burdeos
your_table-midnight = Medianoche
your_table-slate = Pizarra
your_table-plum = Ciruela
your_table-teal = Petróleo
your_table-tartan = Escocés
your_table-oak = Roble
your_table-linen = Lino
your_table-damask = Damasco
your_table-harbour = Puerto
your_table-deco = Art déco
your_table-classic = Clásico
your_table-waves = Olas
your_table-fans = Abanicos
your_table-night-sky = Estrellas
your_table-leaves = Hojas
your_table-rosette = Roseta
your_table-lattice = Celosía
your_table-tweed = Tweed
your_table-ribbon = Cinta
your_table-guilloche = Guilloché
your_table-tiles = Azulejos
your_table-four-colours = 4 colores
your_table-colour-blind = Daltonismo
your_table-large-letters = Letra grande

## joining

joining-title = Las cartas, en los teléfonos
joining-pad-title = La libreta, en los teléfonos
joining-use-phones = Usar teléfonos
joining-before-phones = Los teléfonos de tu red pueden entrar con un código, y cada cual tiene ahí sus cartas. No hay que instalar nada, y nada sale a internet.
joining-before-pad-phones = Los teléfonos de tu red pueden entrar con un código, para anotar o solo mirar. No hay que instalar nada, y nada sale a internet.
joining-pad-phones-tip = Los puntos se anotan en un teléfono. El resto de la mesa puede mirar en el suyo.
joining-back-to-pad = Volver a la libreta
joining-close-door = Se puede entrar · Cerrar
joining-scan = { $name }, escanea esto
joining-with-camera = con la cámara de tu teléfono
joining-code-picture = Código de { $name }, para escanear con un teléfono
joining-type-address = ¿Sin cámara? Escribe en el teléfono esta dirección
joining-then-code = y después el código { $code }
joining-network = Red
joining-asks-same = { $who ->
    [you] Quieres jugar otra vez.
   *[other] { $who } quiere jugar otra vez.
}
joining-asks-new = { $who ->
    [you] Quieres elegir otra partida.
   *[other] { $who } quiere elegir otra partida.
}
joining-network-changed = La red de este dispositivo ha cambiado. Cada teléfono tiene que escanear su código una vez más.
joining-show-codes = Ver los códigos
joining-stop = Terminar
joining-heard = { $name } puede entrar: en el teléfono, la dirección { $address } y después el código { $code }
joining-opening = Preparando la entrada de los teléfonos…
joining-everybody-here = Ya está todo el mundo
joining-press-to-let-in = Para que entre otro teléfono, pulsa el botón debajo de un nombre.
joining-phone-is-here = teléfono conectado
joining-plays-on-phone = juega en un teléfono
joining-phone-sleeps = teléfono en reposo
joining-press-for-code = pulsa para ver el código
joining-scan-now = escanea ahora
joining-computer-has-it = jugador virtual
joining-at-this-screen = en esta pantalla
joining-ready = Listo
joining-asleep = En reposo
joining-another-phone = Pulsa para pasar estas cartas a otro teléfono
joining-let-phone-in = Usar un teléfono
joining-change = Cambiar quién juega por { $name }
joining-start = Empezar a jugar
joining-go-on = Seguir jugando
joining-phones-here = { $asleep ->
    [0] { $missing ->
        [0] { $here ->
            [0] ningún teléfono todavía
            [one] el teléfono ya está
           *[other] los { COUNT($here) } teléfonos ya están
        }
        [one] { $here ->
            [0] el teléfono puede entrar después
            [one] 1 teléfono listo; puede entrar otro después
           *[other] { $here } teléfonos listos; puede entrar otro después
        }
       *[other] { $here ->
            [0] { $missing } teléfonos pueden entrar, ahora o después
            [one] 1 teléfono listo; pueden entrar { $missing } más después
           *[other] { $here } teléfonos listos; pueden entrar { $missing } más después
        }
    }
   *[other] { $here ->
        [one] el teléfono está en reposo
       *[other] { $asleep ->
            [one] uno de los { COUNT($here) } teléfonos está en reposo
           *[other] { $asleep } de los { COUNT($here) } teléfonos están en reposo
        }
    }{ $missing ->
        [0] { "" }
        [one] ; puede entrar otro después
       *[other] ; pueden entrar { $missing } más después
    }
}
joining-not-joining = ¿Un teléfono no entra?
joining-what-to-try = qué probar
joining-note = Cada código sirve una vez. Nada sale a internet.
joining-same-network = El teléfono tiene que estar en la misma wifi que esta pantalla; si insiste en usar los datos móviles, apágalos.
joining-guest-network = Una wifi de invitados suele separar los aparatos: usa la red principal.
joining-firewall = Si la página no carga nunca, escribe la dirección entera, con http:// delante. Después permite Hand and Foot en el cortafuegos para redes privadas.
joining-unreached = Ningún teléfono ha llegado aún a este dispositivo. Si la página no carga: ¿la misma wifi? Entonces permite Hand and Foot en el cortafuegos.
joining-no-internet = La dirección solo vale en esta red. Nada sale a internet.
joining-shut = Aún no se puede entrar
joining-no-network = Este dispositivo no está en ninguna red. Conéctalo a tu wifi y prueba otra vez.
joining-port-taken = Otro programa usa el puerto { $port }, donde los teléfonos buscan el juego. Pulsa «{ joining-try-again }» para usar otro puerto y luego escanea códigos nuevos.
joining-try-again = Probar otra vez
joining-phones = { $count ->
    [0] Teléfonos
    [one] 1 teléfono
   *[other] { $count } teléfonos
}
joining-door-is-open = Pueden entrar teléfonos. Pulsa para ver los códigos o para que no entren más.
joining-phone-asleep = { $who ->
    [you] Tu teléfono
   *[other] El teléfono de { $who }
} está en reposo. Toca la pantalla; no hay prisa.
joining-phone-not-here = { $who ->
    [you] Tu teléfono
   *[other] El teléfono de { $who }
} no ha entrado todavía. Su código: { $code }
joining-wait = Esperar
joining-on-phone = En un teléfono
joining-scan-after-start = Empieza la partida y escanea un código con el teléfono. No hay que instalar nada.
joining-phone = Teléfono
joining-at-the-screen = En esta pantalla
joining-new-code = En otro teléfono
joining-open-again = ¿Dejar entrar otra vez los teléfonos de { $names }?
joining-open-it = Dejarlos entrar
joining-leave-shut = Ahora no


## chat

chat-book = { $style ->
    [careful] { $is_other ->
        [yes] Sin prisa, pero sin pausa.
       *[no] Ese ya está a salvo.
    }
    [balanced] { $is_other ->
        [yes] Ha quedado redondo.
       *[no] ¡Ahí está!
    }
   *[racing] { $is_other ->
        [yes] ¡Visto y no visto!
       *[no] ¡Listo! ¿Qué más?
    }
}

chat-opened = { $name } abre con { $points }.
chat-foot = { $style ->
    [careful] { $is_other ->
        [yes] No tenía prisa.
       *[no] A ver, a ver.
    }
    [balanced] { $is_other ->
        [yes] ¡Por fin!
       *[no] ¡Allá vamos!
    }
   *[racing] { $is_other ->
        [yes] ¡En marcha!
       *[no] ¡Ahora viene lo bueno!
    }
}

chat-pile = { $style ->
    [careful] { $is_other ->
        [yes] Habrá que ordenar todo esto.
       *[no] Habrá que contarlas.
    }
    [balanced] { $is_other ->
        [yes] ¡No son pocas!
       *[no] ¡Vaya montón!
    }
   *[racing] { $is_other ->
        [yes] ¡Con mucho gusto!
       *[no] ¡Todo para mí!
    }
}

chat-frozen = { $style ->
    [careful] { $is_other ->
        [yes] Ya me lo veía venir.
       *[no] Vaya. Paciencia, entonces.
    }
    [balanced] { $is_other ->
        [yes] ¡Uy, qué frío!
       *[no] ¡Brrr!
    }
   *[racing] { $is_other ->
        [yes] ¡Justo ahora!
       *[no] ¡Eh, que lo quería yo!
    }
}

chat-partner = { $style ->
    [careful] { $is_other ->
        [yes] Muy bien hecho.
       *[no] Bien jugado.
    }
    [balanced] { $is_other ->
        [yes] ¡Buena jugada!
       *[no] ¡Estupendo!
    }
   *[racing] { $is_other ->
        [yes] ¡Así se juega!
       *[no] ¡Genial!
    }
}

# ---- end of chat


## captions
captions-turn = Te toca
captions-refused = No se puede
captions-call = Alguien puede cerrar, o solo tiene una carta
captions-clean = Canasta limpia completa
captions-dirty = Canasta sucia completa
captions-wild = Canasta de comodines completa
captions-out = La ronda terminó
captions-match = La partida terminó
captions-pile = Alguien toma el pozo
captions-foot = Alguien toma su pie
captions-tail = Alguien toma su cola
captions-shuffle = Se barajan las cartas
captions-deal = Se reparten las cartas

# ---- end of captions


## whats_new
whats_new-title = Novedades de la versión { $version }
whats_new-play = A jugar
whats_new-looking-back = Repasa cualquier partida, turno a turno: verás qué era mejor y por qué.
whats_new-learning = Aprende en la mesa: doce lecciones, problemas y un entrenador.
whats_new-todays-deal = El reparto de hoy, el mismo para todo el mundo, y una libreta de puntos para cartas de verdad.

# ---- end of whats_new


## rules


rules-topic = { $group ->
    [match] Partida
    [deal] Reparto
    [pile] Pozo
    [melds] Combinar
    [books] Canastas
    [threes] Treses
    [out] Cierre
   *[values] Valores
}
    .heading = { $group ->
        [match] La partida
        [deal] El reparto
        [pile] El pozo
        [melds] Combinaciones y apertura
        [books] Canastas
        [threes] Treses
        [out] El cierre
       *[values] Valor de las cartas
    }
rules-preset = { $preset ->
    [family] Mesa familiar
    [campus] Canastas del campus
    [web] Clásico web
    [couples] Parejas
   *[partners] Alianza
}

# ---- La partida

rules-name = Nombre
    .help = Así llamas a este reglamento.
rules-base = Basado en
    .help = Las reglas que no indicas vienen de este reglamento.
rules-tables = Mesas
    .help = Las mesas para las que son estas reglas: Partida nueva las elige primero, pero se puede jugar en otras.
    .value-4-2v2 = dos parejas
    .value-6-2v2v2 = tres parejas
    .value-6-3v3 = equipos de tres
    .value-8-4v4 = equipos de cuatro
    .value-8-2v2v2v2 = cuatro parejas
    .value-2-solo = uno contra uno
    .value-3-solo = tres en solitario
    .value-4-solo = cuatro en solitario
    .value-5-solo = cinco en solitario
    .value-6-solo = seis en solitario
    .value-7-solo = siete en solitario
    .value-8-solo = ocho en solitario
    .search = personas jugadores cuántos somos gente asientos equipos parejas pareja solo individual número de dos tres cuatro cinco seis ocho forma
rules-rounds = Rondas
    .help = Rondas que dura la partida, o las que hagan falta para llegar a los puntos de meta, 20 como máximo.
    .value-0 = sin número fijo
    .search = manos partidas número de rondas duración larga corta cuándo termina acaba fin cuántas
rules-target_score = Puntos de meta
    .help = La partida termina tras la ronda en que un equipo llega a estos puntos.
    .value-0 = no hay
    .search = jugar hasta ganar gana llegar primero meta límite total diez mil puntos fin de la partida

# ---- El reparto

rules-extra_decks = Barajas de más
    .help = Barajas de más o de menos respecto a una por persona.
    .value-0 = ninguna
    .search = una baraja por persona, número de barajas mazos más cartas otra menos añadir extra
rules-decks = Barajas
    .help = Número fijo de barajas, o una por persona.
    .value-0 = una por persona
    .search = mazos número de barajas cuántas cartas
rules-jokers = Jokers por baraja
    .help = Jokers que lleva cada baraja.
    .value-0 = ninguno
    .search = número de jokers, cuántos jokers, comodines baraja sin
rules-set_aside = Cartas apartadas
    .help = Porcentaje de las cartas que queda fuera de cada ronda, sin verse.
    .value-0 = ninguna
    .search = apartar quitar sacar dejar fuera parte de la baraja sin usar porcentaje por ciento menos
rules-hand_cards = Cartas en la mano
    .help = Cartas que recibe cada persona como mano.
    .search = mano, cartas, repartir reparten tamaño de la mano primera empezar número once trece
rules-foot_cards = Cartas en el pie
    .help = Cartas que recibe cada persona como pie.
    .search = pie, repartir reparten tamaño del pie segunda mano muerto pileta número cartas once trece
rules-tail_cards = Cartas en la cola
    .help = Cartas que recibe cada persona como tercer montón, que se juega después del pie.
    .value-0 = ninguna
    .search = mano pie y cola, tercer montón tercera mano cola otro montón después del pie
rules-stacks = Elegir la mano
    .help = Recibes dos montones: la mano, que juegas primero, y el pie. Esto decide cuál es cuál.
    .value-dealt = no se elige, se reparte
    .value-choose = elige cada persona
    .value-bottom_high = decide la carta de abajo más alta
    .value-bottom_low = decide la carta de abajo más baja
    .search = elegir la mano qué montón es el pie decidir escoger carta de abajo más alta más baja mirar
rules-stacks_pass = Montones que se pasan
    .help = Montones que pasas a quien está a tu lado; tras un corte solo los reparten las dos últimas opciones.
    .value-none = ninguno
    .value-left = uno a la izquierda
    .value-right = uno a la derecha
    .value-both_left = los dos a la izquierda
    .value-both_right = los dos a la derecha
    .value-each_way = uno a cada lado
    .value-by_round = izquierda y derecha por turnos
    .value-foot_left = pie a la izquierda, mano a la derecha
    .value-foot_right = pie a la derecha, mano a la izquierda
    .search = pasar, pasar la mano, pasar el pie, cambiar intercambiar dar vecino vecina girar dirección
rules-deal = Reparto
    .help = Las cartas se reparten, o cada persona corta un paquete del mazo.
    .value-auto = se reparten
    .value-cut = se cortan
    .search = repartir cortar el mazo corte paquete dar levantar veintidós barajar
rules-cut_bonus = Premio por corte exacto
    .help = Puntos por cortar justo las cartas de mano y pie.
    .value-0 = ninguno
    .search = exactamente 22 cartas, corte perfecto suerte número exacto cortar levantar premio bonificación veintidós
rules-first_player = Quién empieza
    .help = Quien juega primero en cada ronda.
    .value-random = por sorteo
    .value-high_card = la carta más alta
    .value-left_of_dealer = a la izquierda de quien reparte
    .search = quién empieza, quién sale, empieza primero primer turno salir orden de juego mano quien reparte izquierda
rules-first_upcard = Primera carta del pozo
    .help = Se destapa una carta para empezar el pozo, o ninguna.
    .value-none = ninguna
    .value-natural = una natural
    .value-any = cualquier carta
    .search = destapar descubrir dar vuelta boca arriba empezar el pozo carta inicial primera
rules-draw_count = Cartas robadas
    .help = Cartas que robas del mazo en cada turno.
    .search = robar dos del mazo tomar coger levantar número de cartas cada turno
rules-stock_out = Cuando se acaba el mazo
    .help = La ronda termina, o los descartes forman un mazo nuevo.
    .value-end = termina la ronda
    .value-reshuffle = se barajan los descartes
    .search = se acaba se agota sin cartas no quedan fin del mazo barajar de nuevo descartes dar vuelta pozo

# ---- El pozo

rules-take_count = Cartas que tomas del pozo
    .help = Cartas que tomas de la parte de arriba del pozo.
    .value-all = todo el pozo
    .value-never = ninguna
    .search = pozo, tomar el pozo, llevarse el pozo, levantar el pozo, cartas del pozo, pila descarte número de siete cinco todas
rules-short_pile = Pozo corto
    .help = Puedes tomar el pozo aunque tenga menos cartas de las que sueles tomar.
    .search = pocas pocas cartas menos pozo pequeño no hay suficientes tomar
rules-take_least = Pozo más pequeño
    .help = Mínimo de cartas que debe tener el pozo para tomarlo.
    .value-0 = cualquiera
    .search = tamaño mínimo menos número de cartas en el pozo antes de tomar cuántas debe haber
rules-take_with = Con qué se toma el pozo
    .help = Solo puedes tomar el pozo si puedes usar así la carta superior.
    .value-pair = un par
    .value-any_play = cualquier jugada con la carta superior
    .value-pair_or_wild = un par, o una natural y un comodín
    .value-pair_or_meld = un par, o la combinación del equipo
    .search = tomar con par dos de la carta de arriba comodín necesitar requisito pozo descarte
rules-upcard_play = Bajar la carta superior
    .help = Debes bajar la carta superior cada vez que tomas el pozo, o solo al abrir.
    .value-always = siempre
    .value-to_open = solo al abrir
    .search = usar la carta de arriba bajar enseguida tomar
rules-take_peek = Mirar antes el pozo
    .help = Puedes mirar las cartas que te daría el pozo antes de tomarlo.
    .search = mirar ver espiar el pozo antes de tomar cartas debajo contar
rules-take_bottom = Bajar la carta de abajo
    .help = También hay que bajar la carta de más abajo que tomas con el pozo.
    .search = carta de abajo del pozo usar última más profunda bajar
rules-take_then_draw = Cartas robadas tras el pozo
    .help = Cartas que robas del mazo después de tomar el pozo.
    .value-0 = ninguna
    .search = robar una carta después de tomar el pozo más una del mazo
rules-first_take_free = Primera carta libre
    .help = Quien empieza puede tomar la carta superior sin bajarla.
    .search = gratis regalo primer turno tomar sin bajar por nada
rules-take_first_lap = Pozo en la primera vuelta
    .help = El pozo se puede tomar antes de que todo el mundo haya tenido un turno.
    .search = primera ronda turno tomar el pozo pronto vuelta principio esperar
rules-take_needs_open = Pozo solo tras abrir
    .help = Un equipo debe abrir antes de poder tomar el pozo.
    .search = tomar antes de abrir haber bajado apertura estar abierto
rules-freeze = Pozo congelado
    .help = Descartar un comodín congela el pozo; «hasta que se toma» apenas cambia nada si siempre hace falta un par.
    .value-no = no
    .value-until_taken = hasta que se toma
    .value-one_lap = durante una vuelta
    .search = congelar congela bloquear bloqueo cerrado comodín en el pozo al descartar joker

# ---- Combinaciones y apertura

rules-opening = Mínimos para abrir
    .help = Puntos que un equipo necesita para abrir, ronda por ronda.
    .search = abrir, bajar, bajarse, apertura, salida, mínimo, primera combinación, puntos para bajar necesarios requisito mesa 50 60 90 120 150
rules-opening_growth = Mínimo creciente
    .help = Puntos que sube el mínimo en cada ronda tras el último de la lista.
    .value-0 = no
    .search = mínimo apertura sube aumenta crece más cada ronda después sumar puntos
rules-opening_by_score = Apertura según puntos
    .help = El mínimo depende del total del equipo, no de la ronda.
    .search = mínimo abrir según total depende de la puntuación canasta inicial puntos
rules-open_counts_books = Canastas en la apertura
    .help = Una canasta que completas al abrir cuenta con su premio.
    .search = premio cuenta para abrir incluir canasta en el mínimo apertura
rules-open_waived = Toda la mano abre
    .help = Las combinaciones que gastan tu mano abren sin ningún mínimo.
    .search = sin mínimo abrir sin puntos toda la mano todas las cartas de una vez directo al pie
rules-open_natural = Combinación natural al abrir
    .help = Para abrir, al menos una de tus combinaciones no puede llevar comodines.
    .search = limpia natural sin comodines bajar abrir primera combinación pura

rules-open_book_from = Una canasta abre desde la ronda
    .help = Desde esta ronda, completar una canasta limpia abre sin mínimo.
    .value-0 = nunca
    .search = abrir con canasta natural completa bajar sin mínimo últimas rondas quinta ronda
rules-new_meld_points = Mínimo por combinación
    .help = Mínimo de puntos que debe valer cada combinación nueva.
    .value-0 = cualquiera
    .search = valor mínimo de cada combinación menos puntos nuevas vale
rules-wild_limit = Comodines por combinación
    .help = Una combinación tiene como máximo tantos comodines como naturales, menos, o la mitad.
    .value-equal = tantos como naturales
    .value-fewer = menos que naturales
    .value-half = la mitad que naturales
    .search = una natural más, la mitad comodines, por ciento, comodín, comodines, cuántos comodines cartas proporción más que naturales número canasta
rules-wild_cap = Máximo de comodines
    .help = Máximo de comodines en cualquier combinación, tenga las naturales que tenga.
    .value-0 = sin límite
    .search = no más de, como máximo, cuántos comodines máximo límite número en una canasta
rules-wild_per_turn = Comodines por combinación y turno
    .help = Máximo de comodines que puedes añadir a una combinación en un turno.
    .value-0 = sin límite
    .search = un comodín por turno cuántos comodines cada turno a la vez añadir
rules-dirty_naturals = Naturales con comodines
    .help = Mínimo de naturales en una combinación con comodín.
    .search = dos iguales y un comodín, empezar mínimo naturales número de cartas combinación sucia par
rules-second_meld = Repetir valor
    .help = Un equipo puede empezar otra combinación de un valor que ya tiene.
    .value-never = nunca
    .value-after_closing = cuando la primera es canasta
    .value-anytime = en cualquier momento
    .search = dos combinaciones del mismo valor otra canasta segunda empezar nueva doble repetida igual
rules-foot_when = Cuándo se toma el pie
    .help = Tomas el pie con la mano vacía, o ya con tu primera canasta.
    .value-hand_empty = con la mano vacía
    .value-first_book = con la primera canasta
    .search = tomar el pie segunda mano pronto después de la primera canasta cuándo
rules-foot_ends_turn = El pie acaba el turno
    .help = Tomar el pie al bajar termina tu turno.
    .search = tomar el pie turno terminado parar siguiente turno esperar seguir jugando
rules-wild_melds = Combinaciones de comodines
    .help = Los comodines se pueden bajar solos, o hace falta una canasta de ellos para cerrar.
    .value-no = no
    .value-allowed = permitidas
    .value-required = obligatorias para cerrar
    .search = canasta de comodines, jokers doses solo todos

# ---- Canastas

rules-book_size = Cartas por canasta
    .help = Cartas que forman una canasta.
    .search = canasta, cartas, tamaño de una larga cuántas siete ocho seis hacen número completa
rules-closed_book = Añadir a canastas completas
    .help = Cartas que aún puedes añadir a una canasta completa.
    .value-any = cualquier carta
    .value-keep_kind = cartas de su tipo
    .value-naturals = solo naturales
    .value-sealed = ninguna carta
    .value-clean_open = naturales, si es limpia
    .value-dirty_open = cualquier carta, si es sucia
    .search = canasta cerrada terminada completa llena abierta añadir más cartas después de siete cerrar canasta
rules-clean_book = Canasta limpia
    .help = Puntos por una canasta sin comodines.
    .search = canasta pura natural real roja vale valor premio quinientos puntos
rules-dirty_book = Canasta sucia
    .help = Puntos por una canasta con comodines.
    .search = canasta mixta impura negra vale valor premio trescientos puntos
rules-wild_book = Canasta de comodines
    .help = Puntos por una canasta solo de comodines.
    .search = canasta comodines vale valor premio mil quinientos puntos jokers doses
rules-double_book = Canasta doble
    .help = Una canasta de este tamaño vale el doble.
    .value-0 = no
    .search = canasta larga grande doble catorce diez puntos
rules-book_at_once = Canasta de una vez
    .help = Puntos de más por una canasta empezada y completada en una jugada.
    .value-0 = ninguno
    .search = canasta entera de una vez siete de golpe natural de la mano completa premio
rules-unfinished_book = Coste de canasta inacabada
    .help = Lo que cuesta sin llegar a canasta una combinación de comodines, o de un valor que puntúa aparte o hace falta.
    .value-0 = nada
    .search = penalización incompleta sin terminar empezada canasta de comodines sietes resta pierde puntos multa

rules-sevens_book = Puntos por canasta de sietes
    .help = Puntos por una canasta de sietes.
    .value-0 = como las demás
    .search = canasta de sietes siete vale valor premio especial cinco mil puntos
rules-sevens_kind = Valores especiales
    .help = Son especiales solo las canastas limpias de sietes, o del otro valor especial, o también las sucias.
    .value-clean = limpia
    .value-any = limpia o sucia
    .search = canasta de sietes sucia limpia especial

rules-special_rank = Otro valor especial
    .help = Las canastas de este valor puntúan aparte, como pueden las de sietes.
    .value-none = ninguno
    .value-4 = cuatros
    .value-5 = cincos
    .value-6 = seises
    .value-8 = ochos
    .value-9 = nueves
    .value-T = dieces
    .value-J = jotas
    .value-Q = reinas
    .value-K = reyes
    .value-A = ases
    .search = cincos canasta de ases reyes especial otro valor premio tres mil
rules-special_book = Puntos por sus canastas
    .help = Puntos por una canasta del otro valor especial.
    .value-0 = como las demás
    .search = canasta de cincos de ases vale valor premio especial tres mil puntos

# ---- Treses

rules-meld_threes = Bajar treses
    .help = Se pueden bajar todos los treses, los negros en ciertos momentos, o ninguno.
    .value-no = nunca
    .value-black_last = los negros al cerrar
    .value-black_in_foot = los negros desde el pie
    .value-all = todos
    .search = tres negro cierra el pozo, tapa bloquea, bajar treses jugar tres negro canasta combinación de treses
rules-threes_book = Puntos por canasta de treses
    .help = Puntos por una canasta de treses.
    .value-0 = como las demás
    .search = canasta de treses vale valor premio puntos
rules-red_threes = Treses rojos
    .help = Los treses rojos restan puntos si sobran, o se bajan enseguida por un premio.
    .value-penalty = penalización si sobran
    .value-lay_down = se bajan enseguida
    .search = tres rojo, bajar tres rojo, premio carta cambiar robar otra qué hacen los treses
rules-red_three_bonus = Tres rojo bajado
    .help = Puntos por cada tres rojo bajado; el precio de los que sobran es «Tres rojo sobrante».
    .search = tres rojo vale valor puntos cada bajado premio cien
rules-red_three_not_out = Tres rojo bajado, sin cierre
    .help = Puntos por cada tres rojo bajado para un equipo que no cerró.
    .value-same = lo mismo
    .search = tres rojo vale valor cada bajado sin cerrar quien pierde otro equipo menos mitad
rules-red_three_all = Todos los treses rojos
    .help = Puntos de más por bajar todos los treses rojos, o los que basten.
    .value-0 = ninguno
    .search = canasta de treses rojos, todos los treses rojos cada cuatro premio puntos
rules-red_three_enough = Treses rojos para el premio
    .help = El equipo que baja estos treses rojos gana los puntos de más.
    .value-0 = todos
    .search = siete treses rojos o más, cuántos treses rojos bastan número premio
rules-black_three = Tres negro sobrante
    .help = Puntos que cuesta cada tres negro que sobra.
    .search = tres negro, penalización, menos negativo queda en la mano al final valor cuesta tréboles picas puntos
rules-red_three = Tres rojo sobrante
    .help = Puntos que cuesta cada tres rojo que sobra; si se bajan, solo los de un pie sin jugar.
    .search = penalización, tres rojo, menos negativo queda en la mano pie al final valor cuesta quinientos corazones diamantes puntos

# ---- El cierre

rules-out_clean = Canastas limpias exigidas
    .help = Canastas limpias que un equipo necesita para cerrar.
    .value-0 = ninguna
    .search = cerrar, necesarias requisito para cerrar canasta pura natural roja terminar cuántas canastas
rules-out_dirty = Canastas sucias exigidas
    .help = Canastas sucias que un equipo necesita para cerrar.
    .value-0 = ninguna
    .search = necesarias requisito para cerrar canasta mixta negra terminar cuántas canastas
rules-out_wild = Canastas de comodines exigidas
    .help = Canastas solo de comodines que un equipo necesita para cerrar.
    .value-0 = ninguna
    .search = canasta de comodines jokers doses necesaria para cerrar terminar
rules-out_books = Canastas exigidas en total
    .help = Canastas de cualquier tipo que un equipo necesita para cerrar.
    .value-0 = ninguna
    .search = necesarias requisito para cerrar canastas número terminar cuántas total
rules-out_sevens = Canasta de sietes exigida
    .help = Un equipo necesita una canasta de sietes para cerrar.
    .search = necesaria requisito para cerrar canasta de sietes terminar
rules-wild_as_clean = Comodines como canasta limpia
    .help = Una canasta de comodines puede valer por una limpia de las que pide cerrar.
    .search = canasta de comodines cuenta como limpia natural en lugar de sustituye
rules-final_discard = Última carta
    .help = Cómo se juega la última carta al cerrar.
    .value-required = hay que descartarla
    .value-optional = se puede descartar o bajar
    .value-never = hay que bajarla
    .search = descartar, descarte para cerrar, sin descarte, último descarte cerrar última carta terminar tirar
rules-floating = Seguir sin cartas
    .help = Puedes jugar tu última carta antes de poder cerrar; robas otra vez en tu próximo turno.
    .search = flotar flotando sin cartas mano vacía seguir jugando sin canastas robar próximo turno
rules-foot_needed = Hay que jugar el pie
    .help = Debes jugar tu pie antes de poder cerrar.
    .search = cerrar sin el pie segunda mano sin tomar desde la mano terminar pronto
rules-sevens_kept = Conservar los sietes
    .help = Los sietes no se pueden descartar antes de tu canasta de sietes.
    .search = siete descartar guardar retener sietes canasta primero
rules-partners_foot = Pie de tu pareja antes de cerrar
    .help = Cada pareja debe haber tomado su pie, o jugado de él, antes de que cierres.
    .value-none = no importa
    .value-picked_up = tomados
    .value-played = tomados y ya en juego
    .search = pareja, compañero, compañera, todo el equipo, cada persona en su pie antes de cerrar tomado
rules-permission = Pedir permiso a tu pareja para cerrar
    .help = Preguntas «¿Puedo cerrar?» y tu pareja debe decir que sí.
    .search = preguntar, pedir permiso, cerrar, pareja, puedo cerrar, acuerdo consentimiento pregunta decir sí no hablar compañero
rules-hold_last_card = Conservar la última carta
    .help = Puedes conservarla mientras alguien de tu equipo no haya tomado el pie ni bajado nada.
    .search = guardar retener una carta sin descartar pareja última esperar
rules-go_out_bonus = Premio por cerrar
    .help = Puntos para el equipo que cierra.
    .value-0 = ninguno
    .search = premio, cierre, cerrar, puntos por terminar primero acabar la ronda bonificación
rules-winner_takes = Solo puntúa quien pierde
    .help = El equipo que cierra puntúa 0; a los demás se les restan las cartas que aún tienen.
    .search = quien gana cero quien pierde paga penalización solo puntos menos gana contar lo que queda

# ---- Valor de las cartas

rules-joker = Joker
    .help = Puntos que vale cada joker.
    .search = comodín, joker, valor puntos vale cincuenta jokers
rules-two = Dos
    .help = Puntos que vale cada dos.
    .search = comodín, dos, doses, valor puntos vale veinte
rules-ace = As
    .help = Puntos que vale cada as.
    .search = ases valor puntos vale veinte carta
rules-ten_value = Cartas altas
    .help = Puntos que vale cada carta alta, hasta el rey.
    .search = diez, figuras, rey reina jota nueve ocho diez valor puntos vale carta alta
rules-ten_from = Cartas altas desde
    .help = Valor en el que empiezan las cartas altas.
    .value-8 = el ocho
    .value-9 = el nueve
    .value-T = el diez
    .search = figuras nueve ocho diez valor puntos vale carta alta ochos nueves
rules-five_value = Cartas bajas
    .help = Puntos que vale cada carta desde el cuatro hasta las altas.
    .search = cartas pequeñas cuatro cinco seis siete ocho nueve valor puntos vale carta baja


# ---- end of rules


## house_rules


house_rules-yes-or-no = { $on ->
    [yes] sí
   *[no] no
}
house_rules-none = nada
house_rules-each-by-round = { $numbers } (según la ronda)
house_rules-score-step = { $minimum } desde { $total }

# ---- contradicciones

house_rules-clash = { $rules ->
    [1] { CAPITAL($what) }
   *[other] Se contradicen { $rules }: { $what }
}
house_rules-rule = «{ $rule }»
house_rules-card-values = los valores de las cartas
house_rules-fix = Pon «{ $rule }» en: { $value }.
house_rules-clash-no-table = no se ofrece ninguna mesa, así que nadie podría jugar con estas reglas.
house_rules-clash-table-shape = la mesa { $table } no cuadra: { $shape } no es para { $players } personas.
house_rules-clash-no-end = sin número de rondas ni puntos de meta, la partida no terminaría nunca.
house_rules-clash-low-target = una meta de { $have } puntos es demasiado baja; pon { $need } o más, o ninguna.
house_rules-clash-decks-twice = un número fijo de barajas no deja lugar a barajas de más.
house_rules-clash-one-deck = una baraja no basta; hacen falta al menos dos.
house_rules-where = { $round ->
    [1] con { PEOPLE($players) }
   *[other] con { PEOPLE($players) } en la ronda { $round }
}
house_rules-clash-few-draws = { house_rules-where }, el reparto deja { $have } cartas en el mazo, pero para robar diez veces hacen falta { $need }.
house_rules-short-stock = Con { PLAYERS($players) }, { DECKS($decks) } { $decks ->
    [one] deja
   *[other] dejan
} solo { $left } cartas para robar{ $wanted ->
    [0] .
   *[other] : es mejor usar { COUNT($wanted) }.
}
house_rules-clash-unequal-stacks = los dos montones deben ser iguales, pero uno tiene { CARDS($have) } y el otro { COUNT($need) }.
house_rules-clash-open-first = nadie puede abrir tomando el pozo si el equipo debe abrir antes de tomarlo.
house_rules-clash-pile-never = nadie toma nunca el pozo, así que la otra regla no serviría de nada.
house_rules-clash-nothing-beneath = quien toma una sola carta ya la ve.
house_rules-clash-nothing-scores = solo puntúa quien pierde, así que la otra regla no serviría de nada.
house_rules-clash-nothing-unfinished = solo cuestan puntos las canastas de comodines y las de valores especiales, y no hay ninguna.
house_rules-clash-target-of-losers = si solo puntúa quien pierde, ningún equipo llega nunca a una meta.
house_rules-clash-no-turned-card = no se destapa ninguna carta que se pueda tomar al empezar.
house_rules-clash-low-double-book = una canasta doble de { CARDS($have) } es demasiado pequeña; aquí necesita al menos { COUNT($need) }.
house_rules-clash-threes-twice = los treses rojos se combinan o se bajan por un premio, no las dos cosas.
house_rules-clash-score-step-twice = «{ $rule }» da dos mínimos para un total de { $have }.
house_rules-clash-no-wild-melds = no puede haber canasta de comodines si los comodines no se pueden bajar solos.
house_rules-clash-growth-by-score = los mínimos que dependen de los puntos no crecen con las rondas.
house_rules-clash-opening-out-of-reach = { house_rules-where }, no hay cartas que abran con { $need } puntos; { $have } es lo máximo.
house_rules-clash-new-meld-out-of-reach = { house_rules-where }, ninguna combinación vale { $need } puntos; { $have } es lo máximo.
house_rules-clash-books-out-of-reach = { house_rules-where }, nadie podría cerrar: con { DECKS($have) } { $need ->
    [one] no se puede formar la canasta exigida
   *[other] no se pueden formar las { BOOKS($need) } exigidas
}.

# ---- Partida nueva

house_rules-house-rules = Reglas de la casa
house_rules-which-fits = ¿Qué reglas nos convienen?
house_rules-change-of = Cambiar { $name }
house_rules-edit = Editar { $name }

# ---- el editor

house_rules-main-rules = Las principales
house_rules-all-rules = Todas
house_rules-find = Buscar una regla
house_rules-name = Nombre de este reglamento
house_rules-based-on = Basado en
house_rules-undo = Deshacer
house_rules-reset-page = Reiniciar página
house_rules-duplicate = Duplicar
house_rules-delete = Eliminar
house_rules-put-back = Recuperar
house_rules-share = Compartir
house_rules-read = Leer
house_rules-save = Guardar
house_rules-the-top = Las primeras
house_rules-by-round = Distinto en cada ronda
house_rules-fewer-rounds = Quitar la última
house_rules-more-rounds = Añadir una
house_rules-set-by-score = Según puntos
house_rules-from-total = Desde un total de
house_rules-needs = el equipo necesita
house_rules-no-name = ponle un nombre
house_rules-fix-it = Corregir
house_rules-show-it = Mostrar
house_rules-next-one = Siguiente
house_rules-drop-changes = Eliminarlos
house_rules-leave-title = ¿Guardar los cambios?
house_rules-leave-words = Todavía no has guardado tus cambios.
house_rules-leave-unsaved = No guardar
house_rules-stay = Seguir editando
house_rules-rebase-title = Cambiar de reglamento
house_rules-cancel = Cancelar
house_rules-changes = { $count ->
    [one] un cambio
   *[other] { COUNT($count) } cambios
}
house_rules-conflicts = { $count ->
    [one] un conflicto
   *[other] { COUNT($count) } conflictos
}
house_rules-topic-label = { $changes ->
    [0] { $conflicts ->
        [0] { $topic }
       *[other] { $topic }, { CONFLICTS($conflicts) }
    }
   *[other] { $conflicts ->
        [0] { $topic }, { CHANGES($changes) }
       *[other] { $topic }, { CHANGES($changes) }, { CONFLICTS($conflicts) }
    }
}
house_rules-nothing-found = Ninguna regla coincide con «{ $wanted }». Prueba otra palabra, o mira en los temas.
house_rules-instead-of = original: { $value }
house_rules-back-to = Volver al original: { $value }
house_rules-round = Ronda { $round }
house_rules-round-of = { $rule }, ronda { $round }
house_rules-last-round-of = { $round ->
    [1] { $rule }, todas las rondas
   *[other] { $rule }, desde la ronda { $round }
}
house_rules-numbered = { $label }, { $place }
house_rules-last-round = { $round ->
    [1] Todas las rondas
   *[other] Desde la ronda { $round }
}
house_rules-own-name = { $name } de casa
house_rules-taken-name = ya existe «{ $name }»
house_rules-saved = Se guardó «{ $name }».
house_rules-deleted = Se eliminó «{ $name }». Para deshacerlo, pulsa «{ house_rules-put-back }».
house_rules-gone = «{ $name }» ya no está.
house_rules-not-saved = No se pudieron guardar las reglas: { $reason }.
house_rules-not-deleted = No se pudieron eliminar las reglas: { $reason }.
house_rules-clash-place = { $count ->
    [one] Conflicto
   *[other] Conflicto { $place } de { $count }
}
house_rules-keep-changes = Mantener { CHANGES($count) }
house_rules-as-it-is = { $preset } sin cambios
house_rules-rebase-words = Has hecho { CHANGES($count) }. ¿Quieres { $count ->
    [one] mantenerlo
   *[other] mantenerlos
} con { $preset }?
house_rules-change-line = { CAPITAL(CHANGES($count)) }

# ---- cinco preguntas

house_rules-with-my-answers = Usar { $preset } con nuestros cambios
house_rules-unchanged = Usar { $preset } sin cambios
house_rules-answer-what-you-know = Responde lo que sepas. Cada respuesta ayuda.
house_rules-questions = Preguntas
house_rules-closest-rules = Reglas más parecidas
house_rules-next-question = Siguiente
house_rules-not-sure = No lo sé
house_rules-choose = Elegir { $name }
house_rules-ask-stacks = ¿Cómo recibes la mano y el pie?
    .dealt = Nos los reparten
    .choose = Elegimos entre dos montones
    .packet = Cortamos un paquete de 22, a ojo
house_rules-ask-pile = ¿Cuántas cartas tomas del pozo?
    .five = Cinco cartas
    .seven = Siete cartas
    .eight = Ocho cartas
    .all = Todo el pozo
house_rules-ask-upcard = ¿Qué necesitas para tomar el pozo?
    .pair = Dos iguales, bajadas enseguida
    .kept = Dos iguales, bajadas solo al abrir
    .any_play = Cualquier jugada con la superior
house_rules-ask-books = ¿Qué canastas necesita un equipo para cerrar?
    .one_each = Una limpia y una sucia
    .two_each = Dos limpias y dos sucias
    .two_and_three = Dos limpias y tres sucias
house_rules-ask-out = ¿Qué más hace falta para cerrar?
    .asks = El sí de tu pareja
    .partner = Tu pareja ya juega el pie
    .free = Nada más
house_rules-closest = { $answered ->
    [0] Lo más parecido a tu juego: { $preset }.
    [one] Lo más parecido a tu juego: { $preset }. { $fitting ->
        [0] No coincide
       *[other] Coincide
    } con tu respuesta.
   *[other] Lo más parecido a tu juego: { $preset }. Coincide en { $fitting } de tus { $answered } respuestas.
}
house_rules-answers-fit = { $answered ->
    [one] { $fitting ->
        [0] No coincide
       *[other] Coincide
    } con tu respuesta
   *[other] { $all ->
        [yes] Coincide en todas tus respuestas
       *[no] Coincide en { $fitting } de tus { $answered } respuestas
    }
}
house_rules-second-closest = Le sigue { $preset } ({ $fitting } de { $answered })
house_rules-left-open = Sin respuesta
house_rules-you-play = Tus respuestas
house_rules-the-same = Lo mismo
house_rules-others-same = { $count ->
    [one] En la otra coincide
   *[other] En las otras { COUNT($count, gender: "f") } coincide
}
house_rules-preset-has = { $preset }: { $answer }

# ---- códigos y archivos

house_rules-pass-on = Compartir
house_rules-take-in = Importar
house_rules-copy-code = Copiar el código
house_rules-code-in = Un código que te pasaron
house_rules-code-hint = letras y cifras, con espacios o sin ellos
house_rules-use-code = Revisar código
house_rules-export = Guardar como archivo
house_rules-import = Abrir un archivo
house_rules-print = Para imprimir
house_rules-print-changes = Con los cambios
house_rules-take-them = Abrir en el editor
house_rules-out-of-range = { $number } no es posible: de { $least } a { $most }.
    .or-off = { $number } no es posible: 0, o de { $least } a { $most }.
house_rules-code-holds = Es «{ $name }»: { $rules }.
house_rules-rules-flaw = { $flaw ->
    [no_file] { $file } no es un archivo.
    [too_large] { $file } es demasiado grande para un reglamento.
    [nested_too_deep] { $file } tiene demasiados niveles para poder leerlo.
    [not_json] { $line ->
        [0] { $file } no es un reglamento en JSON.
       *[other] { $file } no es JSON válido: el error está en la línea { $line } o justo antes.
    }
    [not_toml] { $line ->
        [0] { $file } no es un reglamento en TOML.
       *[other] { $file } no es TOML válido: el error está en la línea { $line } o justo antes.
    }
    [no_version] { $file } no dice qué versión es.
    [newer] { $file } viene de una versión más nueva del juego.
   *[not_only_rules] { $file } contiene algo más que reglamentos.
}
house_rules-uneven-teams = { $name }. { command_line-uneven-teams }
house_rules-wrong-value = { $line ->
    [0] { $file }: { $why }
   *[other] { $file }, línea { $line }: { $why }
}
house_rules-unreadable = { $file ->
    [none] No se pueden leer tus reglamentos: { $reason }.
   *[other] No se puede leer { $file }: { $reason }.
}
house_rules-code-nothing-typed = Escribe primero el código: grupos de cuatro letras y cifras.
house_rules-code-strange-sign = «{ $signs }» nunca forma parte de un código: revisa el grupo { $group }.
house_rules-code-uneven-group = { $group ->
    [0] El código tiene { SIGNS($count) }, así que el último grupo no está completo: cada grupo lleva cuatro.
   *[other] El grupo { $group } tiene { SIGNS($count) }; cada grupo lleva cuatro.
}
house_rules-signs = { $count ->
    [one] un carácter
   *[other] { COUNT($count) } caracteres
}
house_rules-code-wrong-sign = En el grupo { $group }, «{ $signs }», hay un error: pide que te lo repitan.
house_rules-code-wrong-groups = Un grupo entero falta, está repetido o fuera de su sitio: compara los grupos uno por uno.
house_rules-code-newer-version = Este código viene de una versión más nueva del juego.
house_rules-code-no-rules = Los caracteres encajan, pero no es el código de un reglamento.
house_rules-phone-words = amigo casa foca hotel jardín kilo luna mesa piano queso radio tren web xilófono yogur cuatro seis siete nueve

# ---- dos reglamentos comparados

house_rules-side-by-side = Dos reglamentos comparados
house_rules-only-different = Solo diferencias
house_rules-alike = Los dos tienen las mismas reglas.
house_rules-left-set = Izquierda
house_rules-right-set = Derecha
house_rules-unsaved = El juego terminó antes de guardar tus cambios en «{ $name }».
house_rules-compared-row = { $rule }: { $left } | { $right }
house_rules-same = { $left } y { $right } coinciden en las { $shared } reglas.
house_rules-differ = { $different ->
    [one] Difieren en una regla y coinciden en { $shared }.
   *[other] Difieren en { RULES($different) } y coinciden en { $shared }.
}


# ---- end of house_rules


## finding_rules


# Todo en minúsculas; los acentos no importan.
finding_rules-synonyms =
    canasta: libro juego
    limpia: pura natural real roja
    sucia: mixta impura negra
    descartar: tirar echar descarte
    joker: comodin mono
    combinacion: bajar bajada juego grupo
    natural: real
    permiso: pedir preguntar puedo acuerdo
    mazo: monton talon robar pila
    tomar: coger levantar llevar robar
    equipo: pareja companero
    dos: comodin
    superior: arriba
    comodin: joker dos
    cerrar: cierre terminar salir irse cortar
    pozo: pila descarte monton
    premio: bonificacion bono prima
    baraja: mazo
finding_rules-figures =
    1: uno
    2: dos
    3: tres
    4: cuatro
    5: cinco
    6: seis
    7: siete
    8: ocho
    9: nueve
    10: diez
    11: once
    13: trece
    14: catorce
    20: veinte
    22: veintidos
    50: cincuenta
    60: sesenta
    90: noventa
    100: cien
    300: trescientos
    500: quinientos
    1500: mil quinientos
    5000: cinco mil
    10000: diez mil
    j: jota
    q: reina
    k: rey
finding_rules-forms =
    abrir: abre abren abierto abierta apertura
    acabar: acaba
    as: ases
    cerrar: cierra cierre cierran
    congelar: congela congelado
    contar: cuenta cuentan
    dos: doses
    empezar: empieza empiezan
    jugar: juega juegan
    mirar: mira
    perder: pierde
    rey: reyes
    seis: seises
    tres: treses
    valer: vale valen valor
    rojo: corazones diamantes
    negro: treboles picas
finding_rules-endings = ciones>cion es s ando iendo ado ido ada ida ar er ir an en a o e
finding_rules-small-words = a al algun alguna ante aun cada como con cual cuando cuantas cuantos de debe deben debes del desde donde el ella en entre es esta estas este estos hacer hasta hay la las le lo los mas me mi mucho muy nos nuestra nuestro o para pero por puede puedes que quien se sea si sin sobre son su sus te tu tus un una unas uno unos y ya


# ---- end of finding_rules


## partner_agreements


partner_agreements-title = Acuerdos
partner_agreements-tip = Lo que acuerdas con tu pareja antes de la partida
partner_agreements-done = Listo
partner_agreements-label = { $count ->
    [0] Acuerdos
    [one] Acuerdos: uno
   *[other] Acuerdos: { COUNT($count) }
}
partner_agreements-title-with = Acuerdos con { $names }
partner_agreements-whole-match = Lo que { $count ->
    [one] hace
   *[other] hacen
} { $names } durante toda la partida.
partner_agreements-suits = { $agreement ->
    [leave_late_pile] Para perder menos al final
    [lay_down] Para que veas lo que hay
    [finish_books] Para canastas sucias rápidas
    [keep_pairs] Para tener más combinaciones después
    [work_together] Para construir juntos
   *[wait_for_foot] { $stack ->
        [foot] Para no perder ningún pie
       *[tail] Para no perder ninguna cola
    }
}
partner_agreements-name = { $agreement ->
    [leave_late_pile] deja el pozo al final
    [lay_down] baja todo lo que puede
    [finish_books] termina las canastas
    [keep_pairs] no rompe parejas
    [work_together] juega contigo
   *[wait_for_foot] { $stack ->
        [foot] espera tu pie
       *[tail] espera tu cola
    }
}
    .means = { $agreement ->
        [leave_late_pile] Deja el pozo cuando un rival puede cerrar y tiene cinco cartas o menos.
        [lay_down] Baja enseguida tras abrir, sin comodines.
        [finish_books] Pone los comodines en la combinación sucia más larga con sitio.
        [keep_pairs] Descarta cartas sueltas si puede.
        [work_together] Añade primero a tus combinaciones y te deja los valores que recogiste.
       *[wait_for_foot] { $stack ->
            [foot] No cierra, ni lo acepta, hasta que todos hayan tomado el suyo.
           *[tail] No cierra, ni lo acepta, hasta que todos hayan tomado la suya.
        }
    }
partner_agreements-name-and-meaning = { $name }: { $meaning }
partner_agreements-asked-anyway = Estas reglas ya lo exigen.
partner_agreements-promise = «De acuerdo. Desde ahora { $agreement ->
    [leave_late_pile] dejo el pozo al final
    [lay_down] bajo todo lo que pueda
    [finish_books] termino antes las canastas
    [keep_pairs] no rompo parejas
    [work_together] juego contigo
   *[wait_for_foot] { $stack ->
        [foot] espero tu pie
       *[tail] espero tu cola
    }
}.»
partner_agreements-released = «De acuerdo. Vuelvo a decidir por mi cuenta.»
partner_agreements-dropped = Algunos acuerdos de esta partida ya no existen. Tu pareja juega sin ellos.
partner_agreements-pick = Elige uno.
partner_agreements-no-longer = { $agreement }: ya no

partner_agreements-as-agreed = Según el acuerdo: { JOIN($kept, by: "; ") }{ $more ->
    [0] { "" }
   *[other] ; y { $more } más
}.


# ---- end of partner_agreements


## deck_cut

deck_cut-cut-heading = { $who ->
    [none] Corta la baraja
   *[other] { $who }, corta la baraja
}

deck_cut-cut-line = Pulsa la baraja por donde quieras cortarla.
deck_cut-cuts-on-phone = { $who ->
    [you] Cortas la baraja en tu teléfono
   *[other] { $who } corta la baraja en su teléfono
}

deck_cut-cut-heard = La baraja está barajada. { $who ->
    [none] Corta.
   *[other] { $who }, corta.
}

deck_cut-cut-for-me = Cortar por mí
deck_cut-cut-here = Cortar aquí
deck_cut-skip-cut = No cortar
deck_cut-skip-cut-tip = Reparte la baraja tal como se barajó.
deck_cut-ask-no-more = No pedirme más que corte
    .tip = Desde ahora las barajas se reparten tal como se barajan. En Ajustes puedes volver a cortar.

deck_cut-deals-here = { $you ->
    [yes] repartes
   *[no] reparte
}

deck_cut-cards-lifted = Cartas levantadas
deck_cut-of-cards = { $lifted } de { $cards }
deck_cut-packet-place = lugar para tus cartas

# ---- The score sheet and the check

# ---- The page "How this works"

# ---- end of seals


## scores

scores-count = Contar la ronda
scores-nobody = Nadie cierra
scores-out-bonus = +{ $points } por cerrar
scores-goes-out = { $who ->
    [you] { $stand_in ->
        [yes] ¡El programa cierra por ti!
       *[no] ¡Cierras la ronda!
    }
   *[other] ¡{ $who } cierra la ronda!
}
scores-round-over = { $round ->
    [0] La ronda ha terminado
   *[other] La ronda { $round } ha terminado
}
scores-nodded = { $who ->
    [you] Dijiste que sí con la cabeza.
   *[other] { $who } dijo que sí con la cabeza.
}
scores-caught = { $who ->
    [you] Te quedas
   *[other] { $who } se queda
} con { $hand ->
    [0] { $left ->
        [both] un pie entero y una cola entera
        [tail] una cola entera
       *[foot] un pie entero
    }
   *[other] { CARDS($hand) }{ $left ->
        [both] , un pie entero y una cola entera
        [tail] {" "}y una cola entera
        [foot] {" "}y un pie entero
       *[none] {""}
    }
}: cuesta { $points }{ $threes ->
    [0] .
    [1] {" "}({ $of_threes } por el tres rojo).
   *[other] {" "}({ $of_threes } por { RED-THREES($threes) }).
}
scores-stock-used-up = El mazo se ha agotado: la ronda { $round ->
    [0] ha terminado
   *[other] { $round } ha terminado
}
scores-last-cards = { $cards ->
    [0] { $discard ->
        [none] {""}
       *[other] Última carta: { THE-CARD($discard) }.
    }
   *[other] { $discard ->
        [none] Últimas cartas: { $cards }.
       *[other] Últimas cartas: { $cards }, y después { THE-CARD($discard) }.
    }
}
scores-played-last = Las últimas cartas jugadas
scores-melded = Cartas bajadas
scores-clean-books = Canastas limpias
scores-dirty-books = Canastas sucias
scores-wild-books = De comodines
scores-books-at-once = Canastas de una vez
scores-unfinished-books = Canastas sin terminar
scores-going-out = Cierre
scores-cut = Premio del corte
scores-red-threes = Treses rojos bajados
scores-left-in-hand = Cartas aún en mano
scores-left-in-foot = Cartas en el pie
scores-left-in-tail = Cartas en la cola
scores-left-over = Sin jugar
scores-cards-left = Sin jugar
    .about = en manos y pies
scores-match-so-far = La partida
    .about = los totales hasta ahora
scores-figures = Las cifras de la hoja
scores-nothing-counts = Aquí no cuenta nada.
scores-of-before = Contado antes de esta partida
scores-every-red-three = Todos los treses rojos en juego
scores-red-threes-on-table = Treses rojos en la mesa
scores-red-threes-cost-nothing = los treses rojos que quedan en la mano no restan aquí
scores-winners-pay-nothing = el equipo que cerró no paga nada
scores-all-played = sin cartas
scores-foot-sign = P
scores-tail-sign = C
scores-held-sign = en mano
scores-foot = pie
scores-tail = cola
scores-held = { $stack ->
    [hand] { $cards ->
        [0] { $who ->
            [you] Tu mano está vacía
           *[other] La mano de { $who } está vacía
        }
       *[other] { $who ->
            [you] Tu mano
           *[other] La mano de { $who }
        }
    }
    [foot] { $cards ->
        [0] { $who ->
            [you] Tomaste tu pie
           *[other] { $who } tomó su pie
        }
       *[other] { $who ->
            [you] Tu pie
           *[other] El pie de { $who }
        }
    }
   *[tail] { $cards ->
        [0] { $who ->
            [you] Tomaste tu cola
           *[other] { $who } tomó su cola
        }
       *[other] { $who ->
            [you] Tu cola
           *[other] La cola de { $who }
        }
    }
}
scores-twice = una canasta doble: 2 × { $points }
scores-who-went-out = { $who ->
    [you] Cerraste
   *[other] { $who } cerró
}
scores-lifted-exactly = { $who ->
    [you] Cortaste { $cards } cartas justas
   *[other] { $who } cortó { $cards } cartas justas
}
scores-laid-at-once = { CAPITAL(BOOK($kind, $rank)) } de una vez
scores-figure-heard = { $row }, { $team }: { SIGNED($points) }.
scores-part-heard = { $what }{ $cards ->
        [0] {""}
       *[other] , { $cards }
    }: { $sum ->
        [none] {""}
       *[other] { $sum }, es decir,{ " " }
    }{ SIGNED($points) }.{ $note ->
        [none] {""}
       *[other] { " " }{ CAPITAL($note) }.
    }
scores-stock-ended = El mazo se agotó: no hay premio por cerrar
scores-nobody-out = Nadie cerró
scores-par = Con tus cartas, Difícil suele acabar esta ronda { LEAD($mean) }: tú acabaste { LEAD($made) }{ $alike ->
    [yes] , igual de bien
   *[no] { "" }
}.
scores-par-in-short = Esta ronda: { LEAD($made) }. Difícil: unos { LEAD($mean) }.
scores-par-of-match = Con tus cartas, Difícil suele { $alike ->
    [yes] acabar igual de bien
   *[no] acabar { LEAD($mean) }
}.
scores-par-of-two = Con estas cartas y jugadores Difícil, { $name } suele acabar unos { LEAD($mean) }. Esta vez acabó { LEAD($made) }.
scores-par-of-several = Con estas cartas y jugadores Difícil, la ronda suele acabar así:
scores-par-of = { $name }: { LEAD($points) }
scores-look-again = { $turns ->
    [0] Jugaste bien: ningún turno tuyo costó mucho.
   *[other] El turno { $turns } merece otra mirada.
}
scores-turns-that-cost = { $turns ->
    [0] Ningún turno tuyo costó mucho.
    [1] El turno { $turns } costó unos { $points }.
   *[other] Los turnos { $turns } costaron unos { $points }.
}{ $rest ->
    [0] {""}
   *[other] { " " }{ $turns ->
        [0] La diferencia se debe a la suerte y a muchas decisiones pequeñas.
       *[other] Los otros { $rest }, más o menos, se deben a la suerte y a muchas decisiones pequeñas.
    }
}
scores-cards-and-turns = Cartas y turnos
scores-as-it-ended = La mesa al final de la ronda.
scores-back-to-score = Volver a los puntos
scores-next-round = Ronda siguiente
scores-see-result-now = Ver el resultado
scores-back-to-result = Volver al resultado
scores-see-table = Ver la mesa
    .about = al final de la ronda
scores-more-teams = Columnas { $first } a { $last } de { $count }: mostrar las demás
    .short = { $first }–{ $last } de { $count }
scores-this-round = Esta ronda
scores-begun-with = Al empezar
scores-after = Total
scores-team-ahead = { $team } por delante
scores-matches-won = { $count ->
    [one] 1 partida ganada
   *[other] { $count } partidas ganadas
}
    .short = { $count ->
        [one] 1 ganada
       *[other] { $count } ganadas
    }
scores-ahead = delante
scores-behind = detrás
scores-match = Partida { $match }
scores-match-over = La partida ha terminado
scores-given-up = Partida abandonada
scores-nobody-wins = { $rounds ->
    [0] Nadie gana{ $unfinished ->
        [0] , y no se terminó ninguna ronda.
       *[other] . La ronda { $unfinished } no se terminó y no cuenta.
    }
   *[other] Nadie gana. Esta es la puntuación tras { ROUNDS($rounds) }.{ $unfinished ->
        [0] {""}
       *[other] {" "}La ronda { $unfinished } no se terminó y no cuenta.
    }
}
scores-unfinished-round = Ronda { $round }, no cuenta
scores-play-again = Jugar otra vez
scores-round = Ronda { $round }
scores-last-round = Ronda { $round } · la última
scores-round-of = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}{ $target ->
    [0] {""}
   *[other] { " " }· hasta { $target }
}
scores-after-round = Después de la ronda { $round }: { $totals }.
scores-total-of = { $name } { $points }
scores-rounds-to-play = { $count ->
    [one] Falta una ronda por jugar.
   *[other] Faltan { ROUNDS($count) } por jugar.
}
scores-lead-of = { $level ->
    [yes] Empate
   *[no] { $own ->
        [yes] Ganas por
       *[no] Ventaja de { $team }
    }
}
scores-leads-by = { $points ->
    [0] empate
   *[other] ventaja de { $points }
}
scores-so-close = { $name ->
    [none] ¡Por muy poco!
   *[other] Por muy poco, { $name }.
}
scores-their-night = ¡La próxima será!
scores-one-more-book = { $kind ->
    [clean] Una canasta limpia más habría bastado.
   *[dirty] Una canasta sucia más habría bastado.
}
scores-how-you-played = Cómo jugaste
scores-how-all-played = Cómo se jugó
scores-of-judged = de { $judged }
scores-nothing-better = En { $good } de { $judged } decisiones no encontramos nada claramente mejor.
scores-only-hints = Seguiste las pistas: esto no dice nada de tu propio juego.
scores-nothing-better-of = { $name }: en { $good } de { $judged } decisiones nada claramente mejor
scores-nothing-clearly-better = decisiones sin nada claramente mejor
scores-best-round = Mejor ronda
scores-best-round-was = { $name ->
    [none] { $points }, ronda { $round }
   *[other] { $points }, { $name }, ronda { $round }
}
scores-to-look-at = { $count } para mirar otra vez
scores-another-table = Otra mesa
    .sub = otra gente u otras reglas
scores-that-is-it = Por ahora basta
scores-winner-by = { scores-winner } por { $points }
scores-by-points = por { $points } puntos
scores-winner = { $teams ->
    [1] { $cheer ->
        [yes] ¡
       *[no] {""}
    }{ $you ->
        [yes] { $several ->
            [yes] Gana tu equipo
           *[no] Ganas
        }
       *[no] { $several ->
            [yes] Ganan { $teams }
           *[no] Gana { $teams }
        }
    }{ $cheer ->
        [yes] !
       *[no] {""}
    }
   *[other] Victoria compartida: { $teams }
}
scores-next-deal = { $dealer ->
    [you] Repartes tú
   *[other] Reparte { $dealer }
}{ $points ->
    [0] { "" }
   *[other] { "" } · { $points } para abrir
}
scores-place = { $place }.º


# ---- end of scores


## score_pad

score_pad-title = Libreta de puntos
score_pad-short = Libreta
score_pad-with-real-cards = cartas de verdad
score_pad-real-cards-tip = Juega con cartas de verdad y lleva aquí la cuenta
score_pad-at-the-screen = Jugar aquí
score_pad-open-pad = Abrir la libreta
score_pad-real-cards-told = Cartas de verdad; la libreta cuenta.
score_pad-first-dealer = Reparte primero
score_pad-named = Libreta de puntos · { $name }
score_pad-write-down = Anotar
score_pad-save-correction = Guardar la corrección
score_pad-undo = Deshacer
score_pad-chart = Gráfico
score_pad-sheet-to-print = Hoja para imprimir
score_pad-this-round = Esta ronda
score_pad-before = Antes
score_pad-now = Ahora
score_pad-tap-cards = o toca cada carta
score_pad-plus = Más
score_pad-plus-sub = suma
score_pad-digits-only = Aquí solo se pueden escribir cifras y +.
score_pad-no-minus = Sin signo menos: las cartas sin jugar ya se restan solas.
score_pad-choose-field-to-change = Elige una línea para cambiar.
score_pad-nothing-entered = Todavía sin anotar
score_pad-as-it-was = Dejar sin cambios
score_pad-erase = Borrar la última cifra
score_pad-second-opinion = ¿Es correcto?
score_pad-look-again = Revisar
score_pad-joker = joker
score_pad-two = 2
score_pad-ace = as
score_pad-black-three = 3 negro
score_pad-ranks = { $lowest } a { $highest }
score_pad-cards-worth = { $names }: { $points }
score_pad-sum = { $heaps } + { $addend }
score_pad-sum-begun = { $heaps } +
score_pad-most-in-a-line = Aquí se puede anotar { $most } como máximo.
score_pad-heading = { $round } · { $points } para abrir · { $dealer ->
    [you] Repartes tú
   *[other] Reparte { $dealer }
}
score_pad-correction = Corrección · { $round } · { $points } para abrir
score_pad-next-round = { $dealer ->
    [you] Repartes tú · { $points } para abrir
   *[other] Reparte { $dealer } · { $points } para abrir
}
score_pad-went-out = Cierre
score_pad-row = { $row ->
    [cuts] Cortes justos
    [at_once] { scores-books-at-once }
    [unfinished] { scores-unfinished-books }
    [penalty] Penalización
    [red_threes_laid] { scores-red-threes }
    [melded] Cartas en la mesa
    [out] { score_pad-went-out }
    [left] Sin jugar
    [red_threes_left] 3 rojos sin bajar
   *[clean] { $size ->
        [0] { $row ->
            [clean] { scores-clean-books }
            [dirty] { scores-dirty-books }
            [wild] { scores-wild-books }
            [sevens] Canastas de sietes
            [special] Canastas de { RANKS($rank) }
           *[threes] Canastas de treses
        }
       *[other] { $row ->
            [clean] Limpias de { $size }
            [dirty] Sucias de { $size }
            [wild] Comodines de { $size }
            [sevens] De { $size } sietes
            [special] De { $size } { RANKS($rank) }
           *[threes] De { $size } treses
        }
    }
}
score_pad-each = { $points } por unidad
score_pad-row-note = { $row ->
    [cuts] { EACH($cut_bonus) }
    [at_once] { EACH($book_at_once) }
    [unfinished] −{ EACH($unfinished_book) }
    [penalty] se resta
    [red_threes_laid] { $red_three_not_out ->
        [-1] { EACH($red_three_bonus) }
       *[other] { $red_three_bonus }, sin cerrar { $red_three_not_out }
    }
    [melded] canastas incluidas
    [out] { $winner_takes ->
        [yes] 0 puntos
       *[no] { $go_out_bonus ->
            [0] sin premio
           *[other] { SIGNED($go_out_bonus) }
        }
    }
    [left] { $winner_takes ->
        [yes] { score_pad-left-note.others }
       *[no] { score_pad-left-note }
    }
    [red_threes_left] −{ EACH($red_three) }
    [sevens] { score_pad-special-note }
    [special] { score_pad-special-note }
   *[clean] { EACH($worth) }
}
score_pad-special-note = { $sevens_kind ->
    [clean] limpias, a { $worth }
   *[any] { EACH($worth) }
}
score_pad-left-note = { $tail ->
    [yes] en manos, pies y colas
   *[no] en manos y pies
}
    .others = { $tail ->
        [yes] del resto, en manos, pies y colas
       *[no] del resto, en manos y pies
    }
score_pad-left-told = { $tail ->
    [yes] También cuentan las cartas de pies y colas.
   *[no] También cuentan las cartas de los pies.
}
score_pad-field = { $line }, { $team }
score_pad-rounds = Las rondas
score_pad-so-far = Hasta ahora
score_pad-hint-cards-sub = por persona
score_pad-print-sub = A4 o carta
score_pad-print-evening = Imprimir la velada
score_pad-print-evening-sub = gráfico y caras
score_pad-last-round = Una última ronda
score_pad-is-last-round = Es la última ronda
score_pad-end-evening = Terminar la partida
score_pad-go-on = Seguir jugando
score_pad-done = Listo
score_pad-changes = Cambios
score_pad-changed = cambiada
score_pad-change-begun = cambio sin anotar
score_pad-no-round-yet = Todavía no hay ninguna ronda anotada.
score_pad-disk-silent = El disco no responde: lo que anotaste está solo en la memoria.
score_pad-disk-fails = No se pudo guardar en el disco ({ $reason }): lo que anotaste está solo en la memoria.
score_pad-disk-still-fails = No sirvió reintentar { TIMES($tries) } ({ $reason }): lo que anotaste está solo en la memoria.
score_pad-saved-again = Ya está guardado todo lo que anotaste.
score_pad-copy-is-whole = La copia contiene todo lo que anotaste. Para seguir con ella, abre Mis partidas y elige Más e Importar.
score_pad-enter-round = Anotar la ronda { $round }
    .begun = Seguir con la ronda { $round }
score_pad-change-round = Cambiar la ronda { $round }
score_pad-out-not-entered = ¿quién cerró?
score_pad-left-blank = líneas en blanco
score_pad-rounds-written = { $count ->
    [0] ninguna ronda todavía
   *[other] { ROUNDS($count) }
}
score_pad-ahead = { $teams ->
    [1] { $team ->
        [you] { $several ->
            [yes] Va ganando tu equipo
           *[no] Vas ganando
        }
       *[other] { $several ->
            [yes] Van ganando { $team }
           *[no] Va ganando { $team }
        }
    }
   *[other] Empate: { $teams }
}
score_pad-corrected = Ronda { $round }. { $changes ->
    [0] Nada cambió.
   *[other] { JOIN($changes, by: "; ") }.
}
score_pad-change = { $field }: { $after } (antes { $before })
score_pad-nothing = en blanco
score_pad-yes = sí
score_pad-no = no
score_pad-not-written = { $is_left ->
    [yes] { $team }: falta anotar las cartas sin jugar.
   *[no] { $team }: falta anotar las cartas en la mesa.
}
score_pad-too-few-for-books = { $books ->
    [one] { $team }: { BOOKS($books) } ya suma al menos { $least } en la mesa, no { $written }.
   *[other] { $team }: { BOOKS($books) } ya suman al menos { $least } en la mesa, no { $written }.
}
score_pad-too-many-books = Estas canastas necesitan { $cards } cartas, pero solo hay { $pack }.
score_pad-wilds-beyond-pack = Estas canastas necesitan al menos { WILDS($wilds) }, pero solo hay { COUNT($pack) }.
score_pad-too-many-of-rank = Solo hay { OF-RANK($pack, $rank) }: no bastan para { BOOKS($books) }.
score_pad-too-many-red-threes = Anotaste { RED-THREES($written) }, pero solo hay { COUNT($pack) }.
score_pad-too-many-points = Anotaste { $written } puntos en total, pero todas las cartas juntas valen solo { $pack }.
score_pad-odd-points = No hay cartas que sumen { $written }: cada carta vale un múltiplo de { $step }.
score_pad-opened-too-low = { $team }: para abrir hacían falta { $minimum }, pero en la mesa hay solo { $written }.
score_pad-books-to-go-out = { $several ->
    [yes] { $team ->
        [you] Para cerrar, a tu equipo aún le falta: { $missing }.
       *[other] Para cerrar, a { $team } aún les falta: { $missing }.
    }
   *[no] { $team ->
        [you] Para cerrar, aún te falta: { $missing }.
       *[other] Para cerrar, a { $team } aún le falta: { $missing }.
    }
}
score_pad-left-by-who-went-out = { $team }: a quien cierra no le queda nada, pero anotaste { $written }.
score_pad-too-many-cuts = { $written ->
    [one] { $team }: anotaste un corte justo, con solo { PLAYERS($members) }.
   *[other] { $team }: anotaste { COUNT($written) } cortes justos, con solo { PLAYERS($members) }.
}


# ---- end of score_pad


## my_games

my_games-my-games = { screens-games }
my_games-find = Buscar una partida
    .by = Busca: nombre, reglas, persona, día
my_games-nothing-fits = Ninguna partida coincide.
my_games-look-back = Repaso
my_games-more = Más
my_games-chances-about = Cómo salieron las cartas en todas tus partidas
my_games-pad-about = Lleva la cuenta cuando juegas con cartas de verdad
my_games-import-about = Añade una partida o una copia de un archivo
my_games-backup-about = Lo guarda todo en un archivo
my_games-export-about = Guarda las partidas terminadas para una hoja de cálculo
# A button: how the match ended.
my_games-result = Resultado
my_games-name-and-person = Nombre y persona
my_games-name-it = Nombre de la partida
my_games-who-played = Quién jugó
my_games-what-a-label-is = Ponle a la partida el nombre que quieras y di quién jugó. La partida en sí no cambia; deja un campo vacío para recuperar el nombre anterior.
my_games-save-label = Guardar
my_games-more-about = Más sobre «{ $name }»
my_games-not-named = No se pudo guardar el nombre: { $reason }.
my_games-team-total = { $team } { $points }

my_games-nobody-yet = Juega una partida entera y se contará aquí. No cuentan las que abandonaste ni aquellas en las que un jugador virtual jugó casi siempre por ti.
my_games-reading = Repasando tus partidas.
my_games-still-loading = Quedan por repasar { MATCH-COUNT($count) }…
my_games-match-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
my_games-matches-won = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}, { $won ->
    [0] ninguna ganada
    [one] 1 ganada
   *[other] { $won } ganadas
}
my_games-kind = { $rules ->
    [none] {""}
   *[other] { $rules },{ " " }
}{ $each ->
    [1] { $teams ->
        [2] a dos
       *[other] { $teams } en solitario
    }
   *[other] { $teams ->
        [2] { $each } contra { $each }
        [3] { $each } contra { $each } contra { $each }
       *[other] { $teams } equipos de { $each }
    }
}{ $cards ->
    [yes] , con cartas
   *[no] {""}
}
my_games-opening = La apertura
my_games-wilds = Jokers y doses
my_games-melds = Combinaciones
my_games-pile = El pozo
my_games-foot = El pie
my_games-going-out = El cierre
my_games-discards = Descartes
my_games-won-of = { $who ->
    [you] { $won ->
        [0] No has ganado ninguna
       *[other] Has ganado { $won }
    }
   *[other] { $who } { $won ->
        [0] no ha ganado ninguna
       *[other] ha ganado { $won }
    }
} de { MATCH-COUNT($matches) }
my_games-matches = partidas
my_games-wins = ganadas
my_games-won = ganada
my_games-export = Exportar
my_games-column-match = partida
my_games-column-date = fecha
my_games-column-rules = reglas
my_games-column-table = mesa
my_games-column-person = persona
my_games-column-team = equipo
my_games-column-partners = parejas
my_games-column-opponents = rivales
my_games-column-won = ganada
my_games-column-points = puntos
my_games-column-best-other = mejor de los otros equipos
my_games-column-rounds = rondas
my_games-column-books = canastas
my_games-column-out = cierres
my_games-column-given = regalados
my_games-column-given-opening = regalados: la apertura
my_games-column-given-wilds = regalados: jokers y doses
my_games-column-given-melds = regalados: combinaciones
my_games-column-given-pile = regalados: el pozo
my_games-column-given-foot = regalados: el pie
my_games-column-given-going-out = regalados: el cierre
my_games-column-given-discards = regalados: descartes
my_games-yes = sí
my_games-no = no


# ---- end of my_games


## chances

chances-who-gets-the-jokers = ¿A quién le tocan los jokers?
chances-kind = { $what ->
    [jokers] Jokers
    [wilds] Comodines
    [red_threes] Treses rojos
    [wild_pairs] Pares de comodines
    [luck_deal] Suerte al repartir
   *[luck_draws] Suerte al robar
}
chances-kinds = Qué se cuenta
chances-amount = { $what ->
    [jokers] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
    [wilds] { $count ->
        [one] { $count } comodín
       *[other] { $count } comodines
    }
    [red_threes] { $count ->
        [one] { $count } tres rojo
       *[other] { $count } treses rojos
    }
    [wild_pairs] { $count ->
        [one] { $count } par de comodines
       *[other] { $count } pares de comodines
    }
    [luck_deal] { SIGNED($count) } puntos por el reparto
   *[luck_draws] { SIGNED($count) } puntos por las cartas robadas
}
chances-counted = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
    .luck = { $rounds ->
        [one] 1 ronda analizada
       *[other] { $rounds } rondas analizadas
    }
chances-band = la franja del azar
chances-fewer = menos
    .luck = mala suerte
chances-more = más
    .luck = buena suerte
chances-equal-share = a partes iguales
    .luck = ni buena ni mala
chances-out-here = Aquí fuera lo miraríamos mejor.
chances-too-early = Aún es pronto
chances-just-chance = Es puro azar
chances-second-look = Vale la pena mirarlo otra vez
chances-nothing-yet = Aún no hay nada
chances-nothing-counted = Termina una ronda y verás aquí a quién le tocaron las cartas que quiere todo el mundo.
    .luck = Mira el repaso de una partida y verás aquí quién tuvo mejores cartas.
chances-outside = { $names ->
    [0] Todas las caras están dentro de la franja.
   *[other] Fuera de la franja: { LIST($names) }.
}
chances-extremes = { $what ->
    [luck_deal] { chances-luck-extremes }
    [luck_draws] { chances-luck-extremes }
   *[jokers] A { $most ->
        [you] ti te
       *[other] { $most } le
    } tocaron { AMOUNT($what, $many) }; a { $least ->
        [you] ti
       *[other] { $least }
    }, solo { $few }.
} Parece injusto, pero así son { $rounds } rondas de puro azar.
chances-luck-extremes = { $most ->
    [you] Tus cartas
   *[other] Las cartas de { $most }
} valieron { SIGNED($many) } puntos; las { $least ->
    [you] tuyas
   *[other] de { $least }
}, { SIGNED($few) }.
chances-one-in-twenty = El azar lo explica: por sí solo deja fuera una cara de cada veinte.
chances-far-outside = { $who }: { AMOUNT($what, $count) }. El azar explica de { $lower } a { $upper }. Por puro azar, menos de una de cada veinte personas llega a ver algo así.
chances-few-rounds = Tras pocas rondas la franja es ancha y casi todo cabe en ella.
chances-proves-nothing = Unas pocas partidas no prueban nada, ni lo uno ni lo otro.
chances-we-would-tell = El azar por sí solo deja fuera de la franja una de cada veinte caras. Si pareciera más que azar, te lo diríamos.
chances-face = { $who }: { AMOUNT($what, $count) }, { $inside ->
    [yes] dentro
   *[no] fuera
} de la franja de { $lower } a { $upper }.
chances-those-who-played-most = Quienes más han jugado: { COUNT($shown) }.
chances-how-this-works = Cómo funciona
    .about = en palabras sencillas
chances-explained = Contamos lo que te trajo el azar: las cartas que te repartieron, las que robaste del mazo y las que robaste por un tres rojo. Las cartas del pozo no cuentan, porque las dejaron ahí otras personas.
    En cada robo sabemos qué cartas quedaban, y por eso cuántos jokers eran de esperar. Todo eso sumado es tu parte. No es la misma para todo el mundo: a quien roba más le toca más.
    A nadie le toca justo su parte. La franja es donde el azar deja una cara 95 de cada 100 veces.
    Un par de comodines son dos que llegaron a la vez: en un mismo robo, en una mano o en un pie. La suerte es lo que valieron tus cartas.

# ---- end of chances


## todays_deal

todays_deal-date = { DAY-OF($day) } de { MONTH(MONTH-OF($day)) }
todays_deal-date-of-year = { todays_deal-date } de { YEAR-OF($day) }
todays_deal-day = { WEEKDAY(WEEKDAY-OF($day)) } { todays_deal-date }
todays_deal-day-of-week = { SHORT-WEEKDAY(WEEKDAY-OF($day)) } { DAY-OF($day) }
todays_deal-day-of-year = { todays_deal-day } de { YEAR-OF($day) }
todays_deal-todays-deal = El reparto de hoy
todays_deal-friends-deal = Un reparto recibido
todays_deal-for-everybody = Las mismas cartas para todo el mundo
todays_deal-deal-of = { $today ->
    [yes] { todays_deal-todays-deal }
   *[no] El reparto del { todays_deal-day }
}
todays_deal-game-name = { $day ->
    [none] Reparto { $code }
   *[other] El reparto del { DATE($day) }
}
todays_deal-among = { $upper ->
    [none] Mejor que { $lower }
   *[other] { $lower ->
        [none] Algo por debajo de { $upper }
       *[other] Entre { $lower } y { $upper }
    }
}
todays_deal-about = Al nivel de { $levels }
todays_deal-again = { $name }, otra vez
todays_deal-no-such-day = Según el reloj de este dispositivo es { todays_deal-date-of-year }, un día sin reparto. Primero pon el reloj en hora.
todays_deal-the-same-cards = { $today ->
    [yes] Hoy todo el mundo recibe las mismas cartas.
   *[no] Todo el mundo recibe las mismas cartas.
}
todays_deal-rules = Reglas
todays_deal-of-rules = { $whole ->
    [yes] Una partida entera de { $rules }
   *[no] Una ronda de { $rules }
}
todays_deal-code = El código del reparto
todays_deal-read-it-out = Díctalo por teléfono: no hace falta internet.
todays_deal-say-slowly = Leer despacio
todays_deal-no-voice = sin voz en este dispositivo
todays_deal-copy-code = Copiarlo
todays_deal-with-friend = Con otra persona
todays_deal-friend-code = comparte un código
todays_deal-friend-told = ¿Te pasaron un código?
todays_deal-type-code = escríbelo aquí
todays_deal-play-that = Jugar ese reparto
todays_deal-no-code = primero escribe un código
todays_deal-enter-rules = Escribir estas reglas
todays_deal-rules-gone = ya no tienes estas reglas

todays_deal-first-melds = { $points ->
    [0] Tu equipo abre con cualquier valor.
   *[other] Para abrir, tu equipo necesita { $points } puntos.
}

todays_deal-slowly = Grupo { $group }: { $words }.
todays_deal-read-rules = Reglas
todays_deal-computer-players = Jugadores virtuales
todays_deal-differs = { $some ->
    [yes] Aquí { LIST($what) }.
   *[no] Aquí cambian algunos detalles.
}
todays_deal-unlike = { $some ->
    [yes] A diferencia de { $last ->
        [yes] { $usual }, tu última partida
       *[no] { $usual }
    }: { LIST($what) }.
   *[no] Solo cambian detalles respecto a { $usual }.
}
todays_deal-days-problem = { $today ->
    [yes] El problema de hoy
   *[no] El problema de ese día
}
todays_deal-problem-about = { $theme ->
    [opening] sobre la apertura
    [melds] sobre bajar o conservar
    [wilds] sobre comodines
    [pile] sobre el pozo
    [discards] sobre qué descartar
    [threes] sobre los treses
    [foot] sobre tomar el pie
    [going_out] sobre el cierre
   *[partner] sobre pedir permiso para cerrar
}{ $rules ->
    [none] { "" }
   *[other] , { $rules }
}{ $solved ->
    [yes] { " · " }resuelto
   *[no] { "" }
}
todays_deal-at-this-table = En esta mesa
todays_deal-seat-and-level = { $name } · { $level }
todays_deal-earlier = Repartos anteriores
todays_deal-open = sin jugar
todays_deal-go-on-short = a medias
todays_deal-play-today = Jugar el reparto de hoy
todays_deal-play-this = Jugar este reparto
todays_deal-counts-once = cuenta la primera vez
todays_deal-go-on = Continuar
todays_deal-see-result = Ver cómo fue
todays_deal-cards-seen = por diversión: ya conoces sus cartas
todays_deal-easy-for-fun = solo por diversión
todays_deal-easy-not-compared = Esta la jugaste con jugadores fáciles, solo por diversión.
todays_deal-seen = Abandonaste este reparto o viste sus cartas antes de terminarlo, así que tu resultado no cuenta.
todays_deal-given-up = Reparto abandonado
todays_deal-given-up-told = No cuenta. Puedes volver a jugarlo, solo por diversión.
todays_deal-played-already = Ya jugaste este reparto.
todays_deal-damaged = Tu partida de este reparto está dañada. La encuentras en Mis partidas, donde se puede salvar la parte buena.
todays_deal-your-turn = tu turno { $turn }
todays_deal-goes-on = a medias: tu turno { $turn }
todays_deal-played = { $seen ->
    [yes] { nouns-lead }, por diversión
   *[no] { nouns-lead }
}
todays_deal-came-out = { $alone ->
    [yes] Terminaste
   *[no] Tu equipo terminó
} { $lead ->
    [0] en empate
    [negative] por detrás
   *[other] por delante
}
todays_deal-came-out-by = { $alone ->
    [yes] Terminaste
   *[no] Tu equipo terminó
} { $lead ->
    [0] en empate
   *[other] { LEAD($lead) }
}
todays_deal-this-time = Lo jugaste otra vez. Cuenta la primera: { nouns-lead }.
todays_deal-comparing = Cada nivel juega este reparto { $games } veces en tu lugar.
todays_deal-was-away = En una parte de este reparto jugó por ti un jugador virtual.
todays_deal-no-comparison = No se pudo comparar este reparto. Tu resultado vale.
todays_deal-compared = { $fewer ->
    [yes] Cada nivel jugó este reparto hasta { $games } veces en tu lugar. Son medias, con un margen de unos { $error } puntos.
   *[no] Cada nivel jugó este reparto { $games } veces en tu lugar. Son medias, con un margen de unos { $error } puntos.
}
todays_deal-still-playing = { $levels ->
    [1] { $levels } aún está jugando
   *[other] { $levels } aún están jugando
}
todays_deal-even = empate
todays_deal-on-scale = { $name }: { SIGNED($points) }
todays_deal-worth-a-look = { $count ->
    [0] sin jugadas mejores
    [one] un turno merece un vistazo
   *[other] { COUNT($count) } turnos merecen un vistazo
}
todays_deal-look-back-sub = turno a turno
todays_deal-tell-friend = Contárselo a alguien
    .sub = como texto breve
    .done = copiado, listo para pegar
todays_deal-play-again = Jugar otra vez
    .for-fun = por diversión
    .sub = cuenta este resultado
todays_deal-to-friends =
    Hand and Foot, { $day ->
        [none] un reparto para ti
       *[other] el reparto del { DAY-OF-YEAR($day) }
    }
    Código: { $code }
    { $seen ->
        [yes] Terminé así: { nouns-lead }. Por diversión: ya había visto otra partida.
       *[no] Terminé así: { nouns-lead }.
    }


# ---- end of todays_deal


## deals

deals-nothing-typed = Primero escribe el código: tres grupos de cuatro letras y cifras.
deals-strange-sign = { $heard ->
    [none] «{ $signs }» en el grupo { $group } no puede estar en un código: repasa el grupo { $group }.
   *[other] «{ $signs }» en el grupo { $group } no puede estar en un código: ¿no sería { $heard }?
}
deals-characters = { $count ->
    [one] un carácter
   *[other] { COUNT($count) } caracteres
}
deals-wrong-length = El grupo { $group }, «{ $signs }», tiene { CHARACTERS($count) }; cada grupo tiene cuatro.
deals-code-too-short = Falta algo: un código de reparto tiene tres grupos de cuatro.
deals-code-too-long = Sobra algo: un código de reparto tiene tres grupos de cuatro.
deals-too-short = { $group ->
    [0] { deals-code-too-short }
   *[other] { deals-wrong-length }
}
deals-too-long = { $group ->
    [0] { deals-code-too-long }
   *[other] { deals-wrong-length }
}
deals-wrong-in-group = Un carácter del grupo { $group }, «{ $signs }», no es correcto: pide que te lo lean otra vez.
deals-swapped-in-group = Dos caracteres del grupo { $group }, «{ $signs }», están cambiados de sitio: pide que te lo lean otra vez.
deals-several-wrong = Hay más de un carácter incorrecto: compara los tres grupos uno por uno.
deals-wrong-sign = { $group ->
    [0] { deals-several-wrong }
   *[other] { deals-wrong-in-group }
}
deals-some-swapped = Hay dos caracteres cambiados de sitio: compara los tres grupos uno por uno.
deals-changed-places = { $group ->
    [0] { deals-some-swapped }
   *[other] { deals-swapped-in-group }
}
deals-code-of-rules = Ese código es de unas reglas de la casa, no de un reparto: escríbelo en Reglas de la casa.
deals-newer-version = Este reparto se hizo con una versión más nueva del juego.
deals-rules-not-here = Este reparto es para unas reglas de la casa que no tienes: pide su código, cuyo último grupo empieza por { $signs }, y escríbelo en Reglas de la casa.
deals-table-for-no-code = Esa mesa no cabe en un código de reparto: con cinco personas o más, todas las parejas tienen el mismo nivel y los demás asientos también.
deals-seat-for-no-code = «{ $seat }» no cabe en un código de reparto: cada asiento es human, easy, normal, hard o expert.
deals-of-other-rules = Ese reparto es para «{ $rules }», no para «{ $named }».
deals-only-for-new-deals = --teams, --seats, --seed y --round son para un reparto nuevo, así que no se combinan con un código ni con --date.
deals-code-or-date = Escribe un código o --date, no las dos cosas: el código del reparto de un día ya dice qué día es.
deals-code-says-all = El código del reparto fija la mesa, las cartas y la duración, así que --deal no se combina con --teams, --seed, --from ni --duel.
deals-unreadable = No se puede leer el código de reparto de la cabecera, así que no se pueden comprobar las cartas.
deals-other-cards = Las cartas de la primera ronda no son las del código de la cabecera.
deals-no-date = «{ $text }» no es una fecha; escríbela así: 2026-11-20.
deals-none-on = No hay reparto para { $day }: los hay desde { $first } hasta { $last }.
deals-in-short = { $rules }, { $round ->
    [0] una partida entera
   *[other] una ronda como la { $round }
}{ $day ->
    [none] { "" }
   *[other] , el reparto de { $day }
}
deals-who-begins = reparte el asiento { $dealer }, empieza el asiento { $first }; las cartas, la de arriba primero:


# ---- end of deals


## people

people-people = Personas
people-new-game-with = Partida nueva con { $name }
people-nobody-yet = Elige un nombre y una cara para la mesa y tus resultados.
people-own-name = Elige tu nombre
people-with-those-of-you = También cuentan tus partidas como «{ nouns-you }».
people-waits = sin asiento
people-done-changing = Listo
people-add = Añadir a alguien
people-name = Nombre
people-colour = Color
people-usual-chair = Asiento habitual
people-usual-partner = Pareja habitual
people-remove = Quitar de la lista
people-put-back = Volver a la lista
people-removed = fuera de la lista
people-removed-players = Fuera de la lista ({ $count })
people-nobody-in-particular = Nadie en particular
people-name-missing = Hace falta un nombre.
people-you-is-nobody = El juego ya usa el nombre «{ nouns-you }».
people-own-colour = el del dibujo
people-red = rojo
people-orange = naranja
people-yellow = amarillo
people-green = verde
people-teal = verde azulado
people-blue = azul
people-violet = violeta
people-pink = rosa
people-name-taken = Otra persona ya se llama { $name }.
people-name-stays = El nombre sigue siendo { $name }.
people-added = { $name } ya está en la lista.
people-is-off = { $who ->
    [you] Ya no estás en la lista. Puedes deshacerlo.
   *[other] { $who } ya no está en la lista. Puedes deshacerlo.
}
people-is-back = { $who ->
    [you] Estás otra vez en la lista.
   *[other] { $who } está otra vez en la lista.
}
people-seat = { $number ->
    [1] asiento 1, delante
   *[other] asiento { $number }
}
people-as-last-time = Como la última vez
people-partner-as-last-time = { $name ->
    [none] Como la última vez
   *[other] Como la última vez: { $name }
}
people-usually = { $number ->
    [0] { $partner ->
        [none] {""}
       *[other] Con { $partner }
    }
   *[other] { $partner ->
        [none] Asiento { $number }
       *[other] Asiento { $number }, con { $partner }
    }
}
people-sat-down = { $partners ->
    [0] { $name } ocupa el asiento { $number }.
   *[other] { $name } ocupa el asiento { $number }, con { $partners }.
}
people-stood-up = { $name } dejó el asiento { $number }. Ahora lo ocupa { $other }.
people-changed-chairs = { $other ->
    [you] Asientos cambiados: tú y { $one }.
   *[other] Asientos cambiados: { $one } y { $other }.
}
people-same-as = { $days ->
    [0] La de hoy
    [1] La de ayer
   *[other] { $week ->
        [yes] La del { WEEKDAY(WEEKDAY-OF($day)) } pasado
       *[no] La del { $year ->
            [yes] { todays_deal-day }
           *[no] { todays_deal-date-of-year }
        }
    }
}
people-brings-back = { $has_rules ->
    [yes] { $players }{ $cards ->
        [yes] , con cartas de verdad y reglamento
       *[no] , reglamento
    } { $rules }.
   *[no] { $players }{ $cards ->
        [yes] , con cartas de verdad
       *[no] {""}
    }. El reglamento «{ $rules }» ya no existe, así que sigue el actual.
}


# ---- end of people


## lesson_steps
lesson_steps-more-cards = { $count ->
    [one] una carta más
   *[other] { COUNT($count, gender: "f") } cartas más
}
lesson_steps-new-cards = { $count ->
    [one] una carta nueva
   *[other] { COUNT($count, gender: "f") } cartas nuevas
}
lesson_steps-rivals = { $rivals ->
    [1] { $rivals }
    [2] { $rivals }
    [3] { $rivals }
   *[other] { $alone ->
        [yes] el resto de la mesa
       *[no] el resto de la mesa
    }
}

lesson_steps-until-points = Cuando un equipo llega a { $target_score } puntos, gana el total más alto.
lesson_steps-after-rounds = Después de { ROUNDS($rounds) } gana el total más alto.
lesson_steps-match-length = { $target_score ->
    [0] { lesson_steps-after-rounds }
   *[other] { lesson_steps-until-points }
}
lesson_steps-most-points-win-heading = Gana quien suma más puntos
lesson_steps-most-cards-win = Las cartas de la mesa suman puntos; las que te quedan en la mano al final de la ronda restan. Tres o más del mismo valor son una combinación: tus tres ases suman { $worth }.
lesson_steps-fewest-cards-win = Las cartas de la mesa no valen nada: con la última carta recibes 0, y el resto pierde puntos por lo que aún tiene. Así que deshazte de tus cartas: tres del mismo valor son una combinación.
lesson_steps-most-points-win = { lesson_steps-match-length } { $winner_takes ->
    [yes] { lesson_steps-fewest-cards-win }
   *[no] { lesson_steps-most-cards-win }
}
lesson_steps-books-score-heading = Una combinación completa es una canasta
lesson_steps-books-score = En la mesa hay { COUNT($lacks_one, gender: "f") } reinas. Con la tuya son { COUNT($book_size, gender: "f") }: la combinación está completa y ya es una canasta{ $clean_book ->
    [0] .
   *[other] , que vale { $clean_book } más.
}
lesson_steps-what-is-left-costs-heading = Las cartas que te quedan cuestan puntos
lesson_steps-what-is-left-costs = Si otra persona termina la ronda, las cartas que aún tienes te cuestan puntos: { lesson_steps-each-costs }. Para terminar tu turno, descarta una carta en el montón del centro: que sea { $marked_rank ->
    [jack] la jota
    [queen] la reina
   *[other] el { RANK($marked_rank) }
}.
lesson_steps-each-costs = { A-RANK($marked_rank) } cuesta { $marked_worth }; { A-RANK($cheap_rank) }, { $cheap_worth }
lesson_steps-out-ends-the-round-heading = La última carta termina la ronda
lesson_steps-out-ends-the-round = Unos turnos después: esta es tu última carta{ $needs_books ->
    [yes] { $alone ->
        [yes] , y tienes todas las canastas que necesitas
       *[no] , y tu equipo tiene todas las canastas que necesita
    }
   *[no] { "" }
}. Jugarla se llama cerrar: termina la ronda{ $go_out_bonus ->
    [0] .
   *[other] { " " }y vale { $go_out_bonus } más.
}{ lesson_steps-if-asked }
lesson_steps-partners-agree = { $partners ->
    [1] Antes se pregunta a tu pareja, { $partners }, y dice que sí.
   *[other] Antes se pregunta a tu equipo ({ $partners }), y la respuesta es sí.
}
lesson_steps-if-asked = { $asked ->
    [yes] { " " }{ lesson_steps-partners-agree }
   *[no] { "" }
}
lesson_steps-round-is-counted-heading = Se cuenta la ronda
lesson_steps-round-is-counted = { lesson_steps-own-score } { lesson_steps-their-score }{ $last_round ->
    [yes] Otra partida: roba { CARDS($draw_count) } del centro.
   *[no] Siguiente ronda: roba { CARDS($draw_count) } del centro.
}
lesson_steps-own-score-for-out = { $alone ->
    [yes] Recibes 0 por cerrar; el resto pierde puntos.
   *[no] Tu equipo recibe 0 por cerrar; el resto pierde puntos.
}
lesson_steps-own-score = { $winner_takes ->
    [yes] { lesson_steps-own-score-for-out }
   *[no] { $alone ->
        [yes] Recibes { LIST(FOR-CARDS($mine_melded), FOR-BOOKS($mine_books), FOR-GOING-OUT($mine_bonus)) }
       *[no] Tu equipo recibe { LIST(FOR-CARDS($mine_melded), FOR-BOOKS($mine_books), FOR-GOING-OUT($mine_bonus)) }
    }{ $mine_left ->
        [0] { "" }
       *[other] , menos { $mine_left } por las cartas de { $partners ->
            [1] { $partners }
           *[other] tu equipo
        }
    }: { $mine_total } en total.
}
lesson_steps-for-cards = { $points } por cartas
lesson_steps-for-books = { $points } por canastas
lesson_steps-for-going-out = { $points } por cerrar
lesson_steps-their-loss = { $their_names ->
    [1] { $their_names } pierde
    [2] { $their_names } pierden
   *[other] El equipo de { $next } pierde
} { $theirs_left } por cartas sobrantes.
lesson_steps-their-score = { $theirs_left ->
    [0] { "" }
   *[other] { $theirs_gain ->
        [0] { lesson_steps-their-loss }
       *[other] { $their_names ->
            [1] { $their_names } recibe
            [2] { $their_names } reciben
           *[other] El equipo de { $next } recibe
        } { $theirs_gain }, menos { $theirs_left } por cartas sobrantes: { $theirs_total }.
    }{ " " }
}

lesson_steps-your-hand-heading = Tu mano
lesson_steps-your-hand = Cada persona empieza con { CARDS($dealt) }: la mano. Solo tú ves la tuya. Los palos no importan: los sietes van con los sietes. Busca tus tres sietes y bájalos.
lesson_steps-your-foot-waits-heading = Tu pie te espera
lesson_steps-your-foot-waits = { CAPITAL(MORE-CARDS($foot)) } { $foot ->
    [one] te espera
   *[other] te esperan
} boca abajo: el pie. Lo tomas cuando se te acaba la mano{ $by_book ->
    [yes] { " " }o cuando completas tu primera canasta.
   *[no] .
} { $tail ->
    [0] Tu última carta va con los ochos.
   *[other] Después viene una cola de { CARDS($tail) }. Tu última carta va con los ochos.
}
lesson_steps-how-stacks-come-heading = De dónde salieron tus cartas
lesson_steps-how-stacks-come = { $is_cut ->
    [yes] { lesson_steps-stacks-cut } { $cut_bonus ->
        [0] { "" }
       *[other] { lesson_steps-stacks-cut-bonus }{ " " }
    }
   *[no] { "" }
}{ $way ->
    [none] { "" }
   *[other] { lesson_steps-stacks-passed }{ " " }
}{ $stacks ->
    [dealt] { "" }
   *[other] { lesson_steps-stacks-chosen }{ " " }
}Luego empieza el juego: roba { CARDS($draw_count) } del centro.
lesson_steps-stacks-cut = Cada persona levanta un paquete de las cartas barajadas; lo ideal son { CARDS($packet) }.
lesson_steps-stacks-cut-bonus = Levantar justo { COUNT($packet, gender: "f") } vale { $cut_bonus } puntos.
lesson_steps-stacks-passed = { $way ->
    [left] Uno de tus dos montones va a quien juega a tu izquierda.
    [right] Uno de tus dos montones va a quien juega a tu derecha.
    [both_left] Tus dos montones van a quien juega a tu izquierda.
    [both_right] Tus dos montones van a quien juega a tu derecha.
    [foot_left] Tu pie va a quien juega a tu izquierda y tu mano a quien juega a tu derecha.
    [foot_right] Tu pie va a quien juega a tu derecha y tu mano a quien juega a tu izquierda.
   *[each_way] Uno de tus dos montones va a la izquierda, el otro a la derecha.
}
lesson_steps-stacks-chosen = { $stacks ->
    [choose] Eliges un montón como mano, sin mirar; el otro es tu pie.
    [bottom_high] El montón con la carta de abajo más alta es tu mano; el otro, tu pie.
   *[bottom_low] El montón con la carta de abajo más baja es tu mano; el otro, tu pie.
}
lesson_steps-who-sits-where-heading = { $partners ->
    [1] Tu pareja
   *[other] Tu equipo
}
lesson_steps-who-sits-where = { $partners ->
    [1] { $partners } es tu pareja: tu equipo juega contra { lesson_steps-rivals }.
   *[other] { $partners } están en tu equipo, que juega contra { lesson_steps-rivals }.
} Lo que baja alguien del equipo es de todo el equipo, y los puntos también. { $partner } bajó tres dieces, y el tuyo va ahí.
lesson_steps-everyone-alone-heading = Cada cual juega por su cuenta
lesson_steps-everyone-alone = Juegas contra { lesson_steps-rivals }. Cada cual baja lo suyo: tu diez no puede ir con los dieces de { $next }. Tu ocho va con tus propios ochos.
lesson_steps-same-card-twice-heading = La misma carta dos veces
lesson_steps-same-card-twice = Se juega con { DECKS($decks) } a la vez, así que puedes tener dos veces la misma carta: aquí, dos reyes de picas. Con el rey de corazones tienes tres reyes.
lesson_steps-first-draw-heading = Quién empieza
lesson_steps-first-draw = { lesson_steps-you-begin } Se juega con { DECKS($decks) } de { $deck_size } cartas. Lo que queda es el mazo, { CARDS($stock) }: roba { CARDS($draw_count) }.
lesson_steps-you-begin = { $first_player ->
    [left_of_dealer] Repartió { $dealer }, y empieza quien está a su izquierda: tú.
    [high_card] Cada persona robó una carta, y la tuya fue la más alta: empiezas tú.
   *[random] Se echa a suertes quién empieza, y te tocó.
}
lesson_steps-the-first-upcard-heading = El pozo
lesson_steps-the-first-upcard = Cada turno acaba con un descarte: una carta de tu mano, boca arriba en el pozo. { $turned ->
    [yes] Antes del primer turno se puso una carta boca arriba para empezarlo.
   *[no] El pozo empieza con la tuya.
} Descarta una carta que no vaya con ninguna otra.

lesson_steps-draw-first-heading = Primero robas
lesson_steps-draw-first = Cuando te toca, robas { CARDS($draw_count) } del mazo: las cartas boca abajo del centro.
lesson_steps-then-discard-heading = Luego descartas
lesson_steps-then-discard = Ahora pon una carta boca arriba en el pozo; así acaba tu turno. Conserva lo que va junto y suelta una carta que no vaya con ninguna.
lesson_steps-turn-comes-back-heading = La vuelta a la mesa
lesson_steps-turn-comes-back = { $others ->
    [1] { $others } ya jugó su turno.
   *[other] { $others } jugaron su turno, en el sentido del reloj.
} Ahora te toca otra vez: roba.
lesson_steps-meld-in-between-heading = Antes de descartar puedes bajar cartas
lesson_steps-meld-in-between = Robaste la tercera jota. Después de robar puedes bajar tantas combinaciones como quieras.
lesson_steps-more-in-a-turn-heading = Todas las que quepan
lesson_steps-more-in-a-turn = También tienes un ocho, y { $alone ->
    [yes] en la mesa hay una combinación tuya de ochos.
   *[no] en la mesa hay una combinación de ochos de tu equipo.
} En cualquiera de tus turnos puedes añadir cartas que vayan con una combinación.
lesson_steps-end-the-turn-heading = El descarte acaba el turno
lesson_steps-end-the-turn = Un turno es así: robas, bajas cartas si quieres y descartas. Tus dos reyes pueden llegar a tres, así que consérvalos. Descarta una carta que no vaya con ninguna.
lesson_steps-nothing-to-lay-heading = Nada que bajar
lesson_steps-nothing-to-lay = Ya robaste, pero no tienes tres cartas del mismo valor. Pasa a menudo: no bajes nada. Conserva tus dos jotas y tus dos reyes, y descarta una carta que no vaya con ninguna.

lesson_steps-three-of-a-rank-heading = Tres del mismo valor
lesson_steps-three-of-a-rank = Tres cartas del mismo valor, de cualquier palo, son una combinación. Tienes tres nueves.
lesson_steps-meld-grows-heading = Una combinación puede crecer
lesson_steps-meld-grows = { $alone ->
    [yes] Empezaste una combinación de ochos en un turno anterior.
   *[no] { $partner } empezó una combinación de ochos, y es de todo tu equipo.
} A una combinación de la mesa se le pueden añadir cartas sueltas.
lesson_steps-more-at-once-heading = Cuantas más, mejor
lesson_steps-more-at-once = Puedes empezar una combinación con más de tres cartas, y { $winner_takes ->
    [yes] te libras de todas.
   *[no] todas suman.
} Baja juntos tus cuatro seises.
lesson_steps-second-meld-allowed-heading = Otra combinación del mismo valor
lesson_steps-second-meld-allowed = En la mesa hay tres reyes, y tienes tres más. Con estas reglas { $alone ->
    [yes] puedes tener varias combinaciones del mismo valor.
   *[no] tu equipo puede tener varias combinaciones del mismo valor.
} Empieza una segunda combinación de reyes.
lesson_steps-one-meld-of-a-rank-heading = Una combinación de cada valor
lesson_steps-one-meld-of-a-rank = { $never ->
    [yes] { $alone ->
        [yes] Solo puedes tener una combinación de cada valor.
       *[no] Tu equipo solo puede tener una combinación de cada valor.
    }
   *[no] { $alone ->
        [yes] Solo puedes empezar otra combinación de reyes cuando la primera es una canasta.
       *[no] Tu equipo solo puede empezar otra combinación de reyes cuando la primera es una canasta.
    }
} Así que tus tres reyes van con los tres de la mesa.
lesson_steps-pair-waits-heading = Dos no bastan
lesson_steps-pair-waits = Dos reinas aún no son una combinación. Pueden llegar a serlo: consérvalas y espera una tercera. Descarta una carta que no vaya con ninguna.
lesson_steps-not-in-a-row-heading = Las escaleras no cuentan
lesson_steps-not-in-a-row = Rey, reina, jota y diez de picas quedan bien juntos, pero no son una combinación: solo lo son cartas del mismo valor. Tus tres ases sí.
lesson_steps-two-join-heading = Puedes añadir dos a la vez
lesson_steps-two-join = { $alone ->
    [yes] En la mesa tienes cuatro ochos, y en la mano dos más.
   *[no] Tu equipo tiene cuatro ochos en la mesa, y tú dos más.
} Añade los dos: la combinación tendrá seis.

lesson_steps-wild-stands-in-heading = Los comodines sustituyen
lesson_steps-wild-stands-in = { $jokers ->
    [yes] Los doses y los jokers son comodines:
   *[no] Los doses son comodines:
} en una combinación sustituyen a otras cartas. Todas las cartas del cuatro al as son naturales. { CAPITAL(COUNT($beside, gender: "f")) } reinas y un dos son una combinación.
lesson_steps-joker-stands-in-heading = Un joker hace lo mismo
lesson_steps-joker-stands-in = Un joker sustituye a cualquier carta, igual que un dos. { CAPITAL(COUNT($beside)) } reyes y tu joker son una combinación.
lesson_steps-wild-limit-heading = No pongas demasiados comodines
lesson_steps-wild-limit = { $cap ->
    [0] { lesson_steps-wild-share }
   *[other] { lesson_steps-wild-cap }
} Esta combinación tiene { OF-RANK($meld_naturals, $meld_rank) } y { WILDS($meld_wilds) }, así que ahora no cabe otro comodín. { $laid ->
    [one] Tu jota sí.
   *[other] Tus { COUNT($laid, gender: "f") } jotas sí.
}
lesson_steps-wild-cap = Una combinación no puede tener más de { WILDS($cap) }.
lesson_steps-wild-share = { $wild_limit ->
    [equal] Una combinación no puede tener más comodines que naturales.
    [fewer] Una combinación debe tener más naturales que comodines.
   *[half] Una combinación necesita dos naturales por cada comodín.
}
lesson_steps-room-for-a-wild-heading = Ahora hay sitio
lesson_steps-room-for-a-wild = Con { OF-RANK($meld_naturals, $meld_rank) } cabe un comodín más en la combinación. { $jokers ->
    [yes] Tu joker vale { $wild_worth }.
   *[no] Tu dos vale { $wild_worth }.
}{ $wild_per_turn ->
    [0] { "" }
   *[other] { " " }En un turno puedes añadir a una combinación como mucho { WILDS($wild_per_turn) }.
}
lesson_steps-where-wilds-belong-heading = Limpia y sucia
lesson_steps-where-wilds-belong = Una combinación sin comodines es limpia; con comodines, sucia. { $differ ->
    [yes] Una canasta limpia vale { $clean_book }; una sucia, { $dirty_book }. Mantén limpios los reyes:
   *[no] Mantén limpios los reyes:
} los nueves ya están sucios, así que pon ahí tu { $jokers ->
    [yes] joker.
   *[no] dos.
}
lesson_steps-wild-joins-heading = Un comodín puede unirse después
lesson_steps-wild-joins = En la mesa hay { OF-RANK($meld_naturals, $meld_rank) } sin comodines: la combinación es limpia. Tu { $jokers ->
    [yes] joker puede unirse como un nueve más.
   *[no] dos puede unirse como un nueve más.
} Así la combinación queda sucia. Añádelo.
lesson_steps-wilds-alone-heading = Una combinación de comodines
lesson_steps-wilds-alone = Con estas reglas puede haber también una combinación solo de comodines. No admite naturales. Baja { $jokers ->
    [yes] tu joker y tus dos doses.
   *[no] tus tres doses.
}
lesson_steps-wilds-need-naturals-heading = Los comodines necesitan compañía
lesson_steps-wilds-need-naturals = Tres doses parecen una combinación, pero los comodines solos no lo son: necesitan naturales. Consérvalos para más tarde y descarta una carta que no vaya con ninguna.
lesson_steps-keep-wilds-heading = Conserva tus comodines
lesson_steps-keep-wilds = { $winner_takes ->
    [yes] Un comodín sirve en casi cualquier combinación.
   *[no] Un comodín sirve en casi cualquier combinación, y un dos vale además { $two } puntos.
} Consérvalo y descarta una carta que no vaya con ninguna.

lesson_steps-first-melds-count-heading = Para abrir hacen falta { $need }
lesson_steps-first-melds-count = { $alone ->
    [yes] Aún no tienes nada en la mesa.
   *[no] Tu equipo aún no tiene nada en la mesa.
} Las primeras combinaciones de { $own_round ->
    [0] una ronda
   *[other] la ronda { $own_round }
} deben sumar { $need } puntos de una vez: eso es abrir. Tus { OF-RANK($laid, $rank) } suman { $worth }.
lesson_steps-what-cards-count-heading = Cuánto valen las cartas
lesson_steps-what-cards-count = { $jokers ->
    [yes] Un joker vale { $joker }; un dos, { $two };
   *[no] Un dos vale { $two };
} un as, { $ace }; del { RANK($high_from) } al rey, { $ten_value }; del cuatro al { RANK($low_from) }, { $five_value }. Así, { $cards } suman { $worth }: abre con esas cartas.
lesson_steps-not-enough-yet-heading = Aún no basta
lesson_steps-not-enough-yet = Tienes { OF-RANK($held_count, $held_rank) }, que suman { $held_worth }, y necesitas { $need }. { $held_rank ->
    [jack] Consérvalas
    [queen] Consérvalas
   *[other] Consérvalos
} y espera más cartas. Descarta una carta que no vaya con ninguna.
lesson_steps-open-all-at-once-heading = Suficiente para abrir
lesson_steps-adds-up = { CAPITAL(LIST($each)) }{ $each ->
    [1] { "" }
   *[other] : en total { $worth }
}, { $exact ->
    [yes] justo lo necesario.
   *[no] y necesitas { $need }.
}
lesson_steps-meld-is-worth = { $cards } suman { $worth }
lesson_steps-open-all-at-once = { lesson_steps-adds-up }
lesson_steps-once-open-heading = Después de abrir
lesson_steps-once-open = Durante el resto de la ronda { $alone ->
    [yes] puedes bajar
   *[no] tu equipo puede bajar
} { $new_meld_points ->
    [0] cualquier combinación, por pequeña que sea.
   *[other] cualquier combinación que valga { $new_meld_points } puntos o más.
} Tres cuatros valen solo { $worth } puntos, pero vienen bien.
lesson_steps-minimum-grows-heading = Esta vez, { $need }
lesson_steps-needed-in-round = En la ronda { $round } necesitas { $need } puntos para abrir.
lesson_steps-needed-with-total = Con un total de { $own_total } necesitas { $need } puntos para abrir.
lesson_steps-minimum-grows = { $by_total ->
    [yes] { lesson_steps-needed-with-total }
   *[no] { lesson_steps-needed-in-round }
} { lesson_steps-adds-up }
lesson_steps-open-with-all-heading = La mano entera abre
lesson_steps-open-with-all = Con estas reglas, si las combinaciones gastan toda tu mano, abres sin mínimo. Tres cuatros y tres cincos valen solo { $worth }, pero es todo lo que tienes.
lesson_steps-keep-high-cards-heading = Con cartas altas se abre antes
lesson_steps-keep-high-cards = { $alone ->
    [yes] Necesitas
   *[no] Tu equipo necesita
} { $need } puntos para abrir. Un as vale { $ace }; { A-RANK($marked_rank) }, solo { $marked_worth }. Conserva lo que más vale y descarta { $marked_rank ->
    [jack] la jota.
    [queen] la reina.
   *[other] el { RANK($marked_rank) }.
}
lesson_steps-wilds-help-to-open-heading = Los comodines ayudan a abrir
lesson_steps-wilds-help-to-open = { $jokers ->
    [yes] Un joker suma { $joker } y un dos { $two } a tus primeras combinaciones.
   *[no] Un dos suma { $two } a tus primeras combinaciones.
} Conserva los comodines hasta abrir, y los dos reyes a los que puede unirse uno. Descarta una carta que no vaya con ninguna.
lesson_steps-no-hurry-to-open-heading = No hay prisa por abrir
lesson_steps-no-hurry-to-open = Reunir { $need } puntos lleva tiempo. Nadie tiene que abrir en los primeros turnos: roba, reúne y descarta. Roba { CARDS($draw_count) }.
lesson_steps-two-melds-too-little-heading = Dos combinaciones, y aún no basta
lesson_steps-two-melds-too-little = Tres reyes y tres ases suman { $high_worth }: aún no { $need }. Conserva los seis: cada carta te acerca. Descarta una carta que no vaya con ninguna.

lesson_steps-pile-instead-heading = Cuándo puedes tomar el pozo
lesson_steps-pile-instead = En vez de robar puedes tomar { $pile_count ->
    [0] todo el pozo
    [1] una carta del pozo
   *[other] { $short_pile ->
        [yes] hasta { CARDS($pile_count) } del pozo
       *[no] { CARDS($pile_count) } del pozo
    }
} { $take_with ->
    [pair] si tienes dos cartas como la de encima, la carta superior.
    [pair_or_wild] si tienes dos cartas como la de encima, la carta superior, o una y un comodín.
    [pair_or_meld] si tienes dos cartas como la de encima, la carta superior, o una combinación de su valor.
   *[any_play] si puedes jugar enseguida la de encima, la carta superior.
} No tienes ninguna jota: roba del mazo.
lesson_steps-look-before-taking-heading = Mira antes de tomar
lesson_steps-look-before-taking = Con estas reglas puedes mirar, una vez por turno, las cartas que te daría el pozo. Tienes dos nueves como la carta superior y podrías tomarlo: mira primero. Un clic quita las cartas.
lesson_steps-pair-takes-heading = Con un par tomas el pozo
lesson_steps-pair-takes-the-pile = La carta superior es un nueve, y tienes dos nueves. Juntos son una combinación, así que puedes tomar el pozo.
lesson_steps-pair-takes-from-the-bottom = La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. Su carta más baja también debe bajarse: el ocho va con los ochos.
lesson_steps-drawn-with-the-pile = { $take_then_draw ->
    [one] Después vendrá una carta del mazo.
   *[other] Después vendrán { CARDS($take_then_draw) } del mazo.
}
lesson_steps-draws-follow = { $take_then_draw ->
    [0] { "" }
   *[other] { " " }{ lesson_steps-drawn-with-the-pile }
}
lesson_steps-pair-takes = { $takes_bottom ->
    [yes] { lesson_steps-pair-takes-from-the-bottom }
   *[no] { lesson_steps-pair-takes-the-pile }
}{ lesson_steps-draws-follow }
lesson_steps-use-what-came-heading = Usa lo que vino con él
lesson_steps-use-what-came = Tomaste { MORE-CARDS($came) }, entre ellas un as. Ahora tienes tres ases.
lesson_steps-upcard-fits-a-meld-heading = También vale una combinación
lesson_steps-upcard-fits-a-meld = La carta superior es un ocho, y { $alone ->
    [yes] tienes una combinación de ochos.
   *[no] tu equipo tiene una combinación de ochos.
} El ocho va con ellos, así que puedes tomar el pozo sin tener otro.
lesson_steps-card-and-wild-take-heading = Una carta y un comodín
lesson_steps-card-and-wild-take = La carta superior es un nueve. Solo tienes un nueve, pero también un comodín. Con estas reglas basta para tomar el pozo: las tres cartas son una combinación.
lesson_steps-upcard-may-stay-heading = Tómalo y conserva tu par
lesson_steps-upcard-may-stay-with-its-pair = La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. { $alone ->
    [yes] Ya abriste, así que puedes conservar los tres en la mano.
   *[no] Tu equipo ya abrió, así que puedes conservar los tres en la mano.
}
lesson_steps-upcard-may-stay-but-the-bottom = La carta superior es un nueve, y tienes dos nueves: con eso tomas el pozo. Conserva los tres si quieres. La carta más baja debe bajarse: va con los ochos.
lesson_steps-upcard-may-stay = { $takes_bottom ->
    [yes] { lesson_steps-upcard-may-stay-but-the-bottom }
   *[no] { lesson_steps-upcard-may-stay-with-its-pair }
}
lesson_steps-open-with-the-pile-heading = Abrir con el pozo
lesson_steps-open-with-the-pile = { lesson_steps-adds-up } La carta superior cuenta para abrir; las de debajo, no. Toma el pozo y abre.
lesson_steps-turned-card-is-free-heading = La primera carta del pozo es gratis
lesson_steps-turned-card-is-free = Tienes el primer turno de la ronda, así que puedes tomar esa carta en lugar de robar, sin bajarla: entonces tendrás dos reyes.{ $waits ->
    [yes] { " " }Después nadie toma el pozo hasta que termine la vuelta.
   *[no] { "" }
}{ lesson_steps-draws-follow }
lesson_steps-frozen-until-taken-heading = Un pozo congelado
lesson_steps-frozen-until-taken = Alguien descartó un comodín: eso congela el pozo. Ahora solo se toma con dos naturales de la mano. Tienes dos nueves: tómalo.
lesson_steps-frozen-for-a-lap-heading = { lesson_steps-frozen-until-taken-heading }
lesson_steps-frozen-for-a-lap = { $before } descartó un comodín: eso congela el pozo, y nadie puede tomarlo hasta que le toque otra vez a { $before }.
lesson_steps-pairs-take-piles-heading = Los pares valen la pena
lesson_steps-pairs-take-piles = Con dos cartas iguales puedes tomar el pozo en cuanto haya una tercera encima. Tienes dos reyes y dos nueves: conserva los dos pares. Descarta una carta que no vaya con ninguna.
lesson_steps-three-closes-heading = Con un tres nadie toma el pozo
lesson_steps-three-closes = La carta superior es un tres. Mientras esté encima, nadie puede tomar el pozo, tenga lo que tenga.
lesson_steps-pile-too-short-heading = Demasiado pequeño para tomarlo
lesson_steps-pile-too-short = Tienes dos nueves, pero el pozo solo tiene { CARDS($pile) }. Con estas reglas necesita { COUNT($pile_needs, gender: "f") }.
lesson_steps-not-in-the-first-lap-heading = En la primera vuelta, no
lesson_steps-not-in-the-first-lap = Tienes dos nueves, pero nadie puede tomar el pozo hasta que termine la primera vuelta de esta ronda.
lesson_steps-wild-on-the-pile-heading = Un comodín en el pozo
lesson_steps-wild-on-the-pile = La carta superior es un dos. Nadie puede tomar el pozo con un comodín encima, aunque tengas otros dos doses.
lesson_steps-one-is-too-few-heading = Con una no basta
lesson_steps-one-is-too-few = La carta superior es un rey, pero solo tienes un rey. Con tu dos sería una combinación, pero aquí solo se toma el pozo con un par.
lesson_steps-feed-nobody-heading = Piensa en quien sigue
lesson_steps-feed-nobody = Después juega { $next }, que tiene jotas en la mesa: tu jota es justo lo que busca. Consérvala y descarta otra carta que no vaya con ninguna.

lesson_steps-clean-book-heading = Una canasta limpia
lesson_steps-clean-book = Una combinación de { CARDS($book_size) } es una canasta. Sin comodines es limpia{ $clean_book ->
    [0] { "" }
   *[other] , vale { $clean_book } más
} y se aparta con una carta roja encima. Complétala con tu rey{ $spoils ->
    [yes] : tu dos la ensuciaría.
   *[no] .
}
lesson_steps-dirty-book-heading = Una canasta sucia
lesson_steps-dirty-book = Entre estas jotas hay un comodín. Con { CARDS($book_size) } también son una canasta, pero sucia: { $dirty_book ->
    [0] lleva una carta negra encima.
   *[other] vale { $dirty_book } más y lleva una carta negra encima.
}
lesson_steps-clean-book-takes-more-heading = Más cartas en una canasta
lesson_steps-book-takes-more = { $winner_takes ->
    [yes] Ahí tu rey no cuesta nada.
   *[no] Ahí tu rey aún suma.
}
lesson_steps-what-books-take = { $closed_book ->
    [any] Puedes seguir añadiendo cartas a una canasta, y todas suman.
    [keep_kind] Una canasta limpia aún admite naturales, pero no comodines: sigue limpia.
    [naturals] Una canasta aún admite naturales, pero no más comodines.
    [clean_open] Una canasta limpia aún admite naturales; una sucia no admite nada.
    [dirty_open] Una canasta sucia aún admite cartas; una limpia no admite nada.
   *[sealed] Una canasta ya no admite nada.
}
lesson_steps-clean-book-takes-more = { lesson_steps-what-books-take } { lesson_steps-book-takes-more }
lesson_steps-dirty-book-takes-more-heading = { lesson_steps-clean-book-takes-more-heading }
lesson_steps-dirty-book-takes-more = { lesson_steps-clean-book-takes-more }
lesson_steps-book-is-sealed-heading = Una canasta no admite más
lesson_steps-book-is-sealed = Con estas reglas no se añade nada a una canasta, y no puedes empezar otra combinación de reyes. Tu rey ya no sirve: descártalo.
lesson_steps-wild-spoils-a-book-heading = Cuidado con los comodines
lesson_steps-wild-spoils-a-book = Un comodín ensuciaría la canasta limpia de reyes: { $dirty_book } en lugar de { $clean_book }. Las jotas ya tienen uno, así que pon ahí tu dos.
lesson_steps-wild-makes-it-dirty-heading = No ensucies una combinación limpia
lesson_steps-wild-makes-it-dirty = Un comodín completaría los reyes, pero como canasta sucia: { $dirty_book } en lugar de { $clean_book }. Las jotas ya tienen uno. Pon ahí tu dos y espera un rey.
lesson_steps-book-of-sevens-heading = Los sietes son especiales
lesson_steps-book-of-sevens = Con estas reglas { $sevens_clean ->
    [yes] una canasta limpia de sietes
   *[no] una canasta de sietes
} { $sevens_needed ->
    [yes] { $sevens_book ->
        [0] hace falta para cerrar.
       *[other] vale { $sevens_book } y hace falta para cerrar.
    }
   *[no] vale { $sevens_book }.
} Añade tu siete para completarla.{ $sevens_kept ->
    [yes] { " " }Hasta entonces no puedes descartar un siete, salvo que no tengas otra cosa.
   *[no] { "" }
}
lesson_steps-book-of-wilds-heading = Una canasta de comodines
lesson_steps-book-of-wilds = { CAPITAL(WILDS($book_size)) } también son una canasta y valen { $wild_book } más. Añade tu dos.
lesson_steps-books-to-go-out-heading = Las canastas permiten cerrar
lesson_steps-books-to-go-out = { lesson_steps-to-go-out-you-need } El panel Cierre las cuenta. Completa otra canasta: añade { $rank ->
    [jack] tu jota
    [queen] tu reina
   *[other] tu { RANK($rank) }
} a las reinas.
lesson_steps-to-go-out-you-need = Para cerrar { $books ->
    [none] no hace falta ninguna canasta.
   *[other] { $alone ->
        [yes] necesitas { $books }.
       *[no] tu equipo necesita { $books }.
    }
}
lesson_steps-two-to-a-book-heading = De dos en dos
lesson_steps-two-to-a-book = En la mesa hay { COUNT($lacks_two) } ases, y tienes dos más: en total, { COUNT($book_size) }. No hace falta añadirlos uno a uno: completa la canasta con los dos.
lesson_steps-book-in-one-go-heading = Una canasta de una vez
lesson_steps-book-in-one-go = Una canasta no tiene que crecer turno a turno. Tienes { COUNT($book_size) } nueves: bájalos todos y tendrás una canasta limpia de una vez.
lesson_steps-wild-completes-heading = Un comodín también la completa
lesson_steps-wild-completes = En la mesa hay { COUNT($lacks_one, gender: "f") } reinas, y hace mucho que no llega ninguna. Un comodín puede llenar el hueco: la canasta será sucia, pero será una canasta. Añade tu dos.

lesson_steps-foot-comes-second-heading = Primero la mano, luego el pie
lesson_steps-foot-comes-second = { $by_book ->
    [yes] O sin canasta: en la mano { $hand ->
        [one] te queda una carta.
       *[other] te quedan { CARDS($hand) }.
    }
   *[no] En la mano { $hand ->
        [one] te queda una carta.
       *[other] te quedan { CARDS($hand) }.
    }
} Cuando las hayas jugado todas, tomas tu pie: { NEW-CARDS($foot) }. Empieza con tus tres reinas.
lesson_steps-foot-by-book-heading = Tu primera canasta trae el pie
lesson_steps-foot-by-book = Con estas reglas, tu pie se une a tu mano en cuanto completas tu primera canasta. Tu rey completa una.{ lesson_steps-turn-ends }
lesson_steps-that-ends-your-turn = Con eso acaba tu turno.
lesson_steps-turn-ends = { $foot_ends_turn ->
    [yes] { " " }{ lesson_steps-that-ends-your-turn }
   *[no] { "" }
}
lesson_steps-foot-by-melding-heading = Juega toda tu mano
lesson_steps-foot-by-melding = El ocho es tu última carta y va con los otros ochos. Añádelo: así se te acaba la mano y tomas tu pie enseguida.{ lesson_steps-turn-ends }
lesson_steps-turn-goes-on-heading = El turno sigue
lesson_steps-turn-goes-on = Bajaste tu última carta, así que tu turno sigue con el pie. Tiene tres jotas.
lesson_steps-still-a-discard-heading = El descarte, como siempre
lesson_steps-still-a-discard = Tu turno acaba también con un descarte. Descarta una carta que no vaya con ninguna; las demás esperan a tu próximo turno.
lesson_steps-foot-by-discard-heading = O con el descarte
lesson_steps-foot-by-discard = Aquí te queda una sola carta en la mano. Descártala: así acaba tu turno y tomas tu pie para el siguiente.
lesson_steps-foot-next-turn-heading = Ahora el pie es tu mano
lesson_steps-foot-next-turn = Te toca, y juegas con tu pie. { $next_stack ->
    [0] Nada más cambia: roba { CARDS($draw_count) }.
   *[other] Cuando se acabe, tomas tu cola: { MORE-CARDS($next_stack) }, y con ella cierras. Roba { CARDS($draw_count) }.
}
lesson_steps-keep-two-cards-heading = Conserva dos cartas
lesson_steps-keep-two-cards = Juegas con { $last ->
    [tail] tu cola
   *[other] tu { STACK($last) }
}, y { $alone ->
    [yes] aún no puedes cerrar.
   *[no] tu equipo aún no puede cerrar.
} Conserva dos cartas: una para descartar y otra para la mano. Tus tres reinas tienen que esperar. Descarta el nueve.

lesson_steps-black-threes = { $meld_threes ->
    [no] Los treses no se bajan: solo puedes descartarlos.
    [black_last] Los treses negros solo se bajan en la jugada con que cierras.
    [black_in_foot] Los treses negros se pueden bajar { $last ->
        [tail] desde la cola
       *[other] desde el { STACK($last) }
    }, nunca desde la mano.
   *[all] Los treses son un valor como cualquier otro.
}
lesson_steps-black-three-goes-heading = Un tres negro
lesson_steps-black-three-goes = { lesson_steps-black-threes }{ $closes ->
    [yes] { " " }Con un tres encima, quien juega después no puede tomar el pozo.
   *[no] { "" }
}
lesson_steps-three-on-the-pile-heading = Un tres en el pozo
lesson_steps-three-on-the-pile = { $before } descartó un tres. No puedes tomar el pozo, pero solo en este turno.
lesson_steps-threes-are-a-rank-heading = Los treses son un valor más
lesson_steps-threes-are-a-rank = Con estas reglas los treses son un valor como cualquier otro, rojos y negros juntos. Baja tus tres treses.
lesson_steps-threes-from-the-foot-heading = Treses negros desde { $last ->
    [tail] la cola
   *[other] el { STACK($last) }
}
lesson_steps-threes-from-the-foot = Juegas con { $last ->
    [tail] tu cola
   *[other] tu { STACK($last) }
}. Desde ahí puedes bajar treses negros, pero sin comodines. Baja tus tres treses negros.
lesson_steps-threes-at-last-heading = Los treses negros, al final
lesson_steps-threes-at-last = Los treses negros solo se bajan en la jugada con que cierras, y sin comodines. Cierra ahora con los tuyos.{ lesson_steps-if-asked }
lesson_steps-threes-grow-heading = Cualquier tres vale
lesson_steps-threes-grow = En la mesa hay tres treses, y tienes el tres de diamantes. Rojo o negro da igual.
lesson_steps-wild-among-threes-heading = Los comodines van con los treses
lesson_steps-wild-among-threes = Un comodín sustituye a un tres como a cualquier otra carta. { CAPITAL(COUNT($beside)) } treses y { $jokers ->
    [yes] tu joker son una combinación.
   *[no] tu dos son una combinación.
}
lesson_steps-pair-of-threes-heading = Un par de treses
lesson_steps-pair-of-threes = Dos treses pueden llegar a ser una combinación, como dos cartas de cualquier valor. Consérvalos y descarta una carta que no vaya con ninguna.
lesson_steps-three-helps-nobody-heading = Un tres no ayuda a nadie
lesson_steps-three-helps-nobody = Después juega { $next }, que tiene jotas y dieces en la mesa: los tuyos le vendrían bien. Tus reyes y tus reinas son pares. Un tres negro no ayuda a nadie: descártalo.
lesson_steps-threes-are-no-meld-heading = Tres treses no son una combinación
lesson_steps-you-hold-three-threes = Tienes tres treses negros.
lesson_steps-threes-are-no-meld = { lesson_steps-you-hold-three-threes } { lesson_steps-black-threes } Así que suelta uno en cada turno: descarta un tres.
lesson_steps-three-goes-last-heading = Un tres puede ir al final
lesson_steps-three-goes-last = La última carta de tu mano es un tres negro. Es tan buen descarte como otro: suéltalo y toma tu pie.
lesson_steps-red-three-costs-heading = Los treses rojos cuestan puntos
lesson_steps-red-three-costs = Un tres rojo no se baja, y si te queda en la mano cuesta { $red_three } puntos{ $unless ->
    [you] { " " }a menos que cierres.
    [team] { " " }a menos que cierre tu equipo.
   *[never] .
} Deshazte primero de él: descarta el tres rojo.
lesson_steps-red-three-lies-down-heading = Los treses rojos van a la mesa
lesson_steps-red-three-lies-down = Con estas reglas pones un tres rojo en la mesa en cuanto lo recibes, y robas otra carta en su lugar. Roba y mira.
lesson_steps-red-three-scores-heading = Ahí está
lesson_steps-red-three-scores = { $pays_less ->
    [yes] { lesson_steps-red-three-bonus-by-going-out }
   *[no] { lesson_steps-red-three-bonus }
} Tu turno sigue y acaba como siempre: descarta una carta que no vaya con ninguna.
lesson_steps-red-three-bonus = { $red_three_bonus ->
    [0] No vale nada
   *[other] Vale { $red_three_bonus }
} { $alone ->
    [yes] para ti, y ya no te estorba.
   *[no] para tu equipo, y ya no te estorba.
}
lesson_steps-red-three-bonus-by-going-out = { $alone ->
    [yes] Para ti vale { $red_three_bonus } si cierras;
   *[no] Para tu equipo vale { $red_three_bonus } si cierra;
} { $red_three_not_out ->
    [0] si no, nada.
   *[other] si no, { $red_three_not_out }.
} Y ya no te estorba.
lesson_steps-red-three-in-the-foot-heading = Treses en el pie
lesson_steps-red-three-in-the-foot = En tu pie puede haber un tres rojo. Si la ronda termina antes de que tomes el pie, cuesta { $red_three } puntos{ $unless ->
    [you] { " " }a menos que cierres.
    [team] { " " }a menos que cierre tu equipo.
   *[never] .
} Así que date prisa: descarta tu última carta y toma tu pie.
lesson_steps-red-three-came-up-heading = Había uno
lesson_steps-red-three-came-up = En tu siguiente turno tienes el tres rojo de tu pie, y ya robaste. Descártalo enseguida.
lesson_steps-red-three-is-idle-heading = Un tres rojo no sirve de nada
lesson_steps-red-three-is-idle = Con estas reglas un tres rojo no cuesta nada, pero tampoco se baja. Tus otras cartas son pares, así que descarta el tres rojo.

lesson_steps-melds-in-common-heading = Lo que bajó { $partner } también es tuyo
lesson_steps-melds-in-common = { $partner } bajó { COUNT($lacks_one) } reyes. Tu equipo comparte las combinaciones, así que tu rey va ahí y completa la canasta.
lesson_steps-partner-opened-heading = Una apertura vale para el equipo
lesson_steps-partner-opened = { $partner } ya abrió en esta ronda. Eso vale para todo tu equipo: ya no tienes que abrir tú. Baja tus tres cuatros.
lesson_steps-two-for-a-meld-heading = Dos pueden bastar
lesson_steps-two-for-a-meld = Dos jotas solas no son una combinación. Pero { $partner } bajó tres jotas, y las tuyas van ahí.
lesson_steps-what-others-collect-heading = Fíjate en quien sigue
lesson_steps-what-others-collect = Después de ti juega { $next }, que tiene dieces en la mesa. Tu diez es justo lo que busca. Consérvalo y descarta otra carta que no vaya con ninguna.
lesson_steps-help-to-go-out-heading = Ayuda a { $partner }
lesson_steps-help-to-go-out = A { $partner } le quedan dos cartas, y a tu equipo le falta una sola carta para tener las canastas necesarias. La tienes tú: añade { $rank ->
    [jack] tu jota
    [queen] tu reina
   *[other] tu { RANK($rank) }
}, y { $partner } { $permission ->
    [yes] podrá pedir permiso para cerrar en su próximo turno.
   *[no] podrá cerrar en su próximo turno.
}
lesson_steps-partners-foot-first-heading = Espera a tu equipo
lesson_steps-partners-foot-first = Tu equipo tiene todas las canastas que necesita, pero no puedes cerrar hasta que { $partners } { $picked_up ->
    [yes] { $partners ->
        [1] tome
       *[other] tomen
    }
   *[no] { $partners ->
        [1] juegue una carta de
       *[other] jueguen una carta de
    }
} su { STACK($last) }. Así que descarta una carta y conserva la otra.
lesson_steps-ask-first-heading = ¿Puedo cerrar?
lesson_steps-ask-first = Antes de cerrar preguntas a { $partners }. Con un sí cierras enseguida; con un no sigues jugando y no puedes volver a preguntar en ese turno.
lesson_steps-say-no-heading = { $partner } te pregunta
lesson_steps-partner-asks-again-heading = { $partner } vuelve a preguntar
lesson_steps-say-yes-heading = { $winner_takes ->
    [yes] { lesson_steps-say-no-heading }
   *[no] { lesson_steps-partner-asks-again-heading }
}
lesson_steps-say-no = Tienes { CARDS($hand) } que costarían a tu equipo { $hand_worth } puntos. En tu próximo turno podrías bajar reyes y reinas. Di que no a { $partner }.
lesson_steps-say-yes-for-one-card = Un turno después solo tienes un cinco. Cuesta solo { $hand_worth } puntos, así que está bien cerrar. Di que sí: la ronda termina.
lesson_steps-say-yes-and-score-nothing = Con estas reglas, el equipo que cierra recibe 0, tengas lo que tengas. Di que sí: la ronda termina, y el resto paga por sus cartas.
lesson_steps-say-yes = { $winner_takes ->
    [yes] { lesson_steps-say-yes-and-score-nothing }
   *[no] { lesson_steps-say-yes-for-one-card }
}
lesson_steps-hold-the-last-card-heading = Esperar a { $partner }
lesson_steps-hold-the-last-card = Te queda una carta, y { $partner } aún no bajó nada ni tomó { $last ->
    [tail] la cola
   *[other] el { STACK($last) }
}. Con estas reglas puedes esperar: conserva tu carta y acaba el turno sin descartar.

lesson_steps-what-it-takes-heading = Qué hace falta para cerrar
lesson_steps-what-it-takes = { $foot_needed ->
    [yes] Cierras cuando juegas la última carta de tu { STACK($last) }.
   *[no] Cierras cuando juegas tu última carta, incluso antes de tomar tu { STACK($last) }.
} { lesson_steps-before-that-you-need }
lesson_steps-before-that-you-need = { $books ->
    [none] No hace falta ninguna canasta.
   *[other] { $alone ->
        [yes] Antes necesitas { $books }.
       *[no] Antes tu equipo necesita { $books }.
    }
} Una no está completa: descarta una carta y espera.
lesson_steps-last-book-heading = La última canasta
lesson_steps-last-book = { $rank ->
    [jack] La jota de tu mano
    [queen] La reina de tu mano
   *[other] El { RANK($rank) } de tu mano
} completa la canasta que falta. Con esa carta tienes todo lo necesario.
lesson_steps-play-every-card-heading = Juega todas las cartas
lesson_steps-play-every-card = { $discards ->
    [yes] El ocho va con los ochos y el cinco al pozo: así se te acaba { $last ->
        [tail] la cola y cierras.
       *[other] el { STACK($last) } y cierras.
    }
   *[no] Tus dos ochos van con los otros, porque aquí no se puede descartar la última carta. Así se te acaba { $last ->
        [tail] la cola y cierras.
       *[other] el { STACK($last) } y cierras.
    }
}{ lesson_steps-if-asked }
lesson_steps-your-score-heading = Tus puntos
lesson_steps-count-first = Primero haz la cuenta.
lesson_steps-your-score = { lesson_steps-count-first } { lesson_steps-own-score } Cierra con { $rank ->
    [jack] tus tres jotas
    [queen] tus tres reinas
   *[other] tus tres { RANKS($rank) }
} en una sola jugada.
lesson_steps-out-without-discard-heading = Sin descarte
lesson_steps-out-without-discard = Con estas reglas no hace falta descartar la última carta: también puedes bajarla. Cierra con tus tres cincos.{ lesson_steps-if-asked }
lesson_steps-before-others-go-out-heading = Antes de que otra persona cierre
lesson_steps-before-others-go-out = A { $next } le queda una carta y podría cerrar en su turno. En tu mano, los tres reyes costarían { $worth } puntos; en la mesa { $winner_takes ->
    [yes] no cuestan nada.
   *[no] suman lo mismo.
}
lesson_steps-count-what-you-keep-heading = Lo que conservas cuesta
lesson_steps-count-what-you-keep = A { $next } le queda una carta y podría cerrar en su turno; tú no puedes. Lo que conserves te costará puntos: { lesson_steps-each-costs }. Descarta { $marked_rank ->
    [jack] la jota.
    [queen] la reina.
   *[other] el { RANK($marked_rank) }.
}
lesson_steps-match-goes-on-heading = El juego completo
lesson_steps-match-goes-on = { $target_score ->
    [0] { $rounds ->
        [1] { lesson_steps-match-is-one-round }
       *[other] { lesson_steps-next-round-is-dealt } { lesson_steps-after-rounds }
    }
   *[other] { lesson_steps-rounds-until-points }
} Ya conoces el juego: roba { CARDS($draw_count) }.
lesson_steps-rounds-until-points = Así se reparten y se cuentan las rondas hasta que un equipo llega a { $target_score } puntos. Entonces gana el total más alto.
lesson_steps-match-is-one-round = Una partida es una ronda, y gana el total más alto.
lesson_steps-next-round-is-dealt = Cuando termina una ronda, se reparte la siguiente.


# ---- end of lesson_steps


## lessons
lessons-title-what-wins = Cómo se gana
lessons-title-deal = El reparto
lessons-title-turn = Un turno
lessons-title-melds = Combinar
lessons-title-wilds = Comodines
lessons-title-opening = La apertura
lessons-title-pile = El pozo
lessons-title-books = Canastas
lessons-title-foot = La mano y el pie
lessons-title-threes = Treses
lessons-title-partner = Tu pareja
lessons-title-going-out = El cierre
lessons-heading = Lección { $number } · { $title }
lessons-subject-points-win = cartas y canastas suman
lessons-subject-what-wins-by-losing = solo cuenta lo de la mano
lessons-subject-what-wins = { $winner_takes ->
    [yes] { lessons-subject-what-wins-by-losing }
   *[no] { lessons-subject-points-win }
}
lessons-subject-deal = { $tail ->
    [0] { COUNT($hand, gender: "f") } y { CARDS($foot) }
   *[other] { COUNT($hand, gender: "f") }, { COUNT($foot, gender: "f") } y { CARDS($tail) }
}
lessons-subject-turn = roba { COUNT($drawn, gender: "f") }, descarta una
lessons-subject-melds = tres del mismo valor
lessons-subject-wilds = { $jokers ->
    [0] doses
   *[other] doses y jokers
}
lessons-subject-opening = { $opening_growth ->
    [0] { $minimums }
   *[other] { $minimums }, +{ $opening_growth } por ronda
}
lessons-subject-pile-all = entero de una vez
lessons-subject-pile-upcard = toma la carta superior
lessons-subject-pile-some = { CARDS($count) } de una vez
lessons-subject-pile = { $takes ->
    [never] { "" }
    [all] { lessons-subject-pile-all }
    [upcard] { lessons-subject-pile-upcard }
   *[some] { lessons-subject-pile-some }
}
lessons-subject-books = limpias y sucias
lessons-subject-foot = { $tail ->
    [0] la segunda mano
   *[other] mano, pie y cola
}
lessons-subject-threes-rank = un valor como otro
lessons-subject-threes-score = los rojos valen { $red_three_bonus }
lessons-subject-threes-cost = { $red_three ->
    [0] nunca se bajan
   *[other] los rojos cuestan { $red_three }
}
lessons-subject-threes = { $meld_threes ->
    [all] { lessons-subject-threes-rank }
   *[other] { $red_threes ->
        [lay_down] { lessons-subject-threes-score }
       *[penalty] { lessons-subject-threes-cost }
    }
}
lessons-subject-partner = { $permission ->
    [yes] ¿puedo cerrar?
   *[no] juego en equipo
}
lessons-subject-going-out = cómo acaba la ronda
lessons-back = Volver
lessons-first-step = este es el primer paso
lessons-do-it-for-me = Hazlo por mí
lessons-new-hand = Cartas nuevas.
lessons-next-lesson = Siguiente lección
lessons-play-match = Jugar una partida
lessons-place-of-step = { $step } de { $steps }
lessons-done = Lección terminada
lessons-that-is-all = Era la última. Ya conoces el juego.
lessons-leads-to = Siguiente: { $title }.
lessons-points-at = Fíjate en { $what }.
lessons-choose = Elige { $cards }
lessons-press = Pulsa { $button }
lessons-click = Haz clic en { $what }
lessons-click-laid-out = Haz clic en { $cards } que preparaste
lessons-cards = { $yours ->
    [yes] { $count ->
        [one] tu { RANK($rank) }
       *[other] tus { COUNT($count) } { RANKS($rank) }
    }
   *[no] { $count ->
        [one] { $rank ->
            [jack] la jota
            [queen] la reina
           *[other] el { RANK($rank) }
        }
       *[other] { $rank ->
            [jack] las { COUNT($count) } jotas
            [queen] las { COUNT($count) } reinas
           *[other] los { COUNT($count) } { RANKS($rank) }
        }
    }
}
lessons-threes = { $count ->
    [one] { $yours ->
        [yes] tu tres
       *[no] el tres
    } { $colour ->
        [red] rojo
       *[black] negro
    }
   *[other] { $yours ->
        [yes] tus { COUNT($count) } treses
       *[no] los { COUNT($count) } treses
    } { $colour ->
        [red] rojos
       *[black] negros
    }
}
lessons-cards-side-by-side = { $cards }, de la { ORDINAL($first, gender: "f") } a la { ORDINAL($last, gender: "f") } carta
lessons-cards-at = { $cards }, { $places ->
    [1] la { $places } carta
   *[other] las cartas { $places }
}
lessons-place = { ORDINAL($place, gender: "f") }
lessons-stock = el mazo
lessons-pile = el pozo
lessons-meter = el medidor de apertura
lessons-foot = tu pie
lessons-red-threes = los treses rojos de la mesa
lessons-new-meld = la combinación nueva
lessons-own-meld = { $kind ->
    [book] la canasta de { RANKS($rank) }
   *[meld] la combinación de { RANKS($rank) }
}
lessons-their-meld = { $kind ->
    [book] la canasta de { RANKS($rank) } de { $who }
   *[meld] la combinación de { RANKS($rank) } de { $who }
}
lessons-not-here-draw = Eso tomaría el pozo. Esta vez, roba del mazo.
lessons-not-here-take-the-pile = Podrías robar, pero el pozo te da más: esta vez, tómalo.
lessons-not-here-look-first = Mira primero las cartas que tomarías. Después aún puedes tomarlas o robar.
lessons-not-here-first-the-meld = Un descarte acaba tu turno. Primero baja tus cartas.
lessons-not-here-first-the-discard = Podrías bajar eso, pero este paso trata de tu descarte.
lessons-not-here-keep-this-card = Conserva esa: va con otras cartas. Descarta una de las marcadas.
lessons-not-here-helps-the-others = Tus rivales reúnen esas, así que les ayudaría. Descarta una de las marcadas.
lessons-not-here-helps-to-open = Esa carta vale más: ayuda a abrir. Suelta la marcada.
lessons-not-here-costs-less = Esa carta cuesta menos si te queda en la mano. Suelta la marcada.
lessons-not-here-keep-the-wild = Conserva tu comodín: sirve en casi cualquier combinación. Descarta una de las cartas marcadas.
lessons-not-here-rid-of-the-three = Esa carta aún puede servir. El tres, no: suéltalo primero.
lessons-not-here-other-three = Ese es un tres negro. El rojo cuesta mucho más: suéltalo primero.
lessons-not-here-other-cards = Esas también pueden bajarse, pero este paso trata de otras: mira las marcadas.
lessons-not-here-not-this-card = Esa carta no: elige las marcadas.
lessons-not-here-no-card-yet = Aún no hace falta ninguna carta: pulsa lo marcado.
lessons-not-here-spoils-clean = Esa combinación es limpia, y un comodín la ensuciaría. Ponlo en otro sitio.
lessons-not-here-go-out-now = Tienes todo lo necesario: cierra ahora.
lessons-not-here-not-yet-out = Eso viene después. Haz primero este paso.
lessons-not-here-answer-no = Mira tu mano: esas cartas te costarían puntos. Esta vez, di que no.
lessons-not-here-answer-yes = No te queda casi nada, así que no hay riesgo. Esta vez, di que sí.
lessons-not-here-step-is-done = Este paso está hecho. Enseguida viene el siguiente.


# ---- end of lessons


## learn_screen
learn_screen-learn = Aprender
learn_screen-all-lessons-done = Todas las lecciones hechas
learn_screen-lessons-done = { $done } de 12 hechas
learn_screen-twelve-lessons = Doce lecciones
learn_screen-how-long = pocos minutos cada una
learn_screen-rules = Reglas
learn_screen-done = hecha
learn_screen-learned-at-table = aprendida en la mesa
learn_screen-open-any-time = disponible
learn_screen-begin-here = empieza aquí
learn_screen-comes-next = la siguiente
learn_screen-absent = no en estas reglas
learn_screen-step-of = paso { $step } de { $steps }
learn_screen-lesson-heard = { $subject ->
    [none] lección { $number }; { $state }
   *[other] lección { $number }; { $subject }; { $state }
}
learn_screen-you-know-the-game = Ya conoces el juego
learn_screen-all-are-done = Las lecciones siguen aquí, para consultarlas o enseñarlas.
learn_screen-solve-problems = Resolver uno
learn_screen-problems = Problemas
learn_screen-one-move = encuentra la jugada
learn_screen-own-games = De tus partidas
learn_screen-own-waiting = { $count ->
    [one] Una decisión te espera.
   *[other] { CAPITAL(COUNT($count)) } decisiones te esperan.
}
learn_screen-own-all-again = { $count ->
    [1] Es repetida.
    [2] Las dos son repetidas.
   *[other] Todas son repetidas.
}
learn_screen-own-some-again = { $count ->
    [one] Una es repetida.
   *[other] { CAPITAL(COUNT($count)) } son repetidas.
}
learn_screen-from-round = { $game }, ronda { $round }
learn_screen-by-theme = Por temas
learn_screen-kinds-of-problems = { $count ->
    [one] un tema
   *[other] { COUNT($count) } temas
}
learn_screen-more-themes = { $count ->
    [one] Un tema más
   *[other] { CAPITAL(COUNT($count)) } temas más
}
learn_screen-no-problems = Aún no hay problemas para estas reglas, pero las lecciones están aquí.
learn_screen-reading-problems = Cargando problemas…
learn_screen-solved-of = { $solved } de { $count }
learn_screen-theme-heard = { $theme }: { learn_screen-how-hard }, { $solved } de { $count } resueltos
learn_screen-how-hard = { $stars ->
    [1] fácil
    [2] normal
   *[3] difícil
}
learn_screen-who-learns = ¿Quién aprende?
learn_screen-why-who = El progreso de cada persona se guarda aparte.
learn_screen-somebody-else = Otra persona
learn_screen-type-name = escribe un nombre
learn_screen-it-is-me = Soy yo
learn_screen-learning-person = { $who ->
    [you] Aprendes tú
   *[other] Aprende { $who }
}


# ---- end of learn_screen


## problems
problems-theme-opening = Apertura
problems-theme-melds = Bajar o conservar
problems-theme-wilds = Comodines
problems-theme-pile = El pozo
problems-theme-discards = Qué descartar
problems-theme-threes = Treses
problems-theme-foot = Hacia el pie
problems-theme-going-out = El cierre
problems-theme-partner = ¿Puedo cerrar?
problems-title = Problemas · { $theme }
problems-place-in = { $theme } · { $place } de { $count }
problems-own-moment = { $game }, ronda { $round }, tu turno { $turn }
problems-unreadable-own = Uno de tus problemas ya no se puede leer. Se saltó y sigue en su archivo.
problems-unreadable-problem = Un problema no se puede leer y se saltó.
problems-by-rules = Con el reglamento { $rules }, no con { $usual }{ $what ->
    [none] .
   *[other] : { $what }.
}
problems-what-now = ¿Y ahora?
problems-what-would-you-do = ¿Qué juegas?
problems-partner-asks = { $who } pregunta: «¿Puedo cerrar?» ¿Qué respondes?
problems-pile-has = { $count ->
    [0] El pozo está vacío.
   *[other] El pozo tiene { CARDS($count) }{ $card ->
        [none] .
       *[other] , con { THE-CARD($card) } encima.
    }
}
problems-you-hold = { $points ->
    [0] Tienes { CARDS($count) }.
   *[other] Tienes { CARDS($count) }, y tu equipo necesita { $points } puntos para abrir.
}
problems-you-play-from = Juegas con tu { STACK($stack) } y { $count ->
    [one] te queda una carta.
   *[other] te quedan { CARDS($count) }.
}
problems-you-both-hold = { $same ->
    [yes] Tienes { CARDS($count) }, igual que { $partner }.
   *[no] Tienes { CARDS($count) }, y { $partner }, { COUNT($theirs, gender: "f") }.
}
problems-answer-heading = { $solved ->
    [best] ¡Eso es!
    [as_good] Eso es igual de bueno
    [less] Buen intento
   *[shown] Esta es la mejor jugada
}
problems-tried-that-day = Es lo que se jugó en la partida. La mejor jugada gana { $best } puntos.
problems-gains-less = { $gained ->
    [0] Vale casi lo mismo que lo que se jugó en la partida. La mejor jugada gana { $best } puntos.
    [negative] Lo que se jugó en la partida era { UNSIGNED($gained) } puntos mejor. La mejor jugada supera a las dos.
   *[other] La tuya gana { $gained } puntos. La mejor jugada gana { $more ->
        [0] aún más
       *[other] { $more } más
    }.
}
problems-about-the-try = { $solved ->
    [best] { thinking_again-found-how }
    [as_good] Es casi tan buena como la mejor jugada.
    [shown] { "" }
   *[less] { $that_day ->
        [yes] { problems-tried-that-day }
       *[no] { problems-gains-less }
    }
}{ $last ->
    [yes] { $solved ->
        [shown] { problems-none-left }
       *[other] { " " }{ problems-none-left }
    }
   *[no] { "" }
}
problems-see-again = Este problema volverá.
problems-none-left = Era el último de aquí.
problems-how-found = Repartimos de nuevo las cartas ocultas { $best } veces para la mejor jugada, { $tried } para la tuya.
problems-best = la mejor
problems-as-good = igual de buena
problems-yours = la tuya
problems-that-day = en la partida
problems-played-then = lo que se jugó en la partida
problems-next-problem = Otro problema
problems-play-on = Seguir
problems-show-me-tip = Juega en la mesa la mejor jugada y luego dos turnos más por persona (A)
problems-the-best-way = La mejor jugada
problems-may-go-on = Cómo podría seguir
problems-the-rest = Los jugadores virtuales siguen en uno de muchos repartos posibles. Las verdaderas cartas ocultas no se muestran.


# ---- end of problems


## errors

errors-too-large-a-table = Esta partida tiene { SEATS($seats) }. Aquí caben hasta { COUNT($most) }, así que necesita una versión más nueva de Hand and Foot.
errors-torn-line = La línea { $number } quedó sin terminar y no se tiene en cuenta.
errors-bad-line = El archivo está dañado en la línea { $line }: { $why }
errors-good-part-not-saved = No se pudo guardar la parte buena. La partida dañada sigue como estaba.
errors-cannot-open = no se abre
errors-why-not-opened = Por qué no se abre
errors-newer-game = Esta partida se guardó con una versión más nueva de Hand and Foot. Instala esa versión para abrirla.
errors-cut-off = El programa se detuvo mientras guardaba y falta la última jugada, quizá varias. Todo lo anterior está aquí.
errors-played-elsewhere = Esta partida se está jugando en otra ventana de Hand and Foot. La ves hasta donde está guardada.
errors-open-elsewhere = Esta partida está abierta en otra ventana de Hand and Foot. Sal primero de ella allí.
errors-huge-game = Este archivo es demasiado grande para ser una partida, así que no se abre. Queda como está.
errors-games-unreadable = No se pueden leer tus partidas guardadas ({ $reason }). Aun así puedes jugar una partida nueva.
errors-games-unwritable = No se pueden guardar partidas en { $folder }: no se puede escribir allí. Puedes jugar y guardar una copia en otro lugar.
errors-data-unwritable = No se pueden guardar ajustes ni jugadores en { $folder }: no se puede escribir allí.
errors-try-again = Reintentar
errors-saved-again = Ya están guardadas todas tus jugadas.
errors-disk-fails = No se puede guardar la partida ({ $reason }). Sigue jugando: se vuelve a intentar hasta que funcione.
errors-disk-still-fails = Tras reintentar { TIMES($tries) }, sigue sin poder guardarse la partida ({ $reason }). Sigue jugando.
errors-disk-silent = El disco no responde. Sigue jugando: tus jugadas se guardan en cuanto responda.
errors-record-back = Alguien borró o movió el archivo de esta partida. Se ha guardado otra vez, con todas las jugadas.
errors-leave-anyway = Salir igualmente

errors-moves-unsaved = { $moves ->
    [0] No todo está guardado en esta partida
    [one] Una jugada de esta partida no está guardada
   *[other] { CAPITAL(COUNT($moves, gender: "f")) } jugadas de esta partida no están guardadas
}

errors-leaving-loses = { $moves ->
    [0] Perderás lo que no está guardado
    [one] Perderás esa jugada
   *[other] Perderás { COUNT($moves, gender: "f") } jugadas
}

errors-leave-now = Salir de la partida
errors-plain-thinking = Por ahora todos los jugadores virtuales juegan en Normal: el programa que piensa por ellos no funciona.
errors-not-all-saved = No se pudieron guardar las últimas jugadas de esa partida.
errors-not-kept = Otro programa tenía abiertos estos archivos y se han perdido sus últimos cambios: { $names }.
errors-record-open = { $name } está abierto en otra ventana de Hand and Foot.
errors-record-exists = { $name } ya existe: una partida nueva necesita su propio archivo.
errors-still-playing = Todavía juegas este reparto
errors-still-playing-why = Esta partida muestra las cartas del reparto. Si la miras, tu propia partida deja de contar.
errors-look-anyway = Mirar igualmente
errors-not-now = Ahora no
errors-slow-file = { $name } tardó demasiado en leerse, así que el juego sigue sin él. Nada cambia en él, y el juego volverá a intentarlo la próxima vez que lo abras.
errors-no-sound = Este dispositivo no tiene sonido, así que juegas en silencio.
errors-unreadable = No se puede leer { $name }: { $reason }.
errors-no-plain-file = No se puede abrir { $name }: no es un archivo corriente.
errors-no-game-in = { $name } no es una partida de Hand and Foot, o su primera línea está dañada.
errors-unwritable = No se puede escribir { $name }: { $reason }.
errors-bug-title = Algo salió mal
errors-bug = El programa cometió un error y no puede seguir con esta pantalla. No fue culpa tuya.
errors-safe = Tu partida está a salvo: todas las jugadas están guardadas y puedes seguir donde estabas.
errors-not-safe = Tus últimas jugadas aún no están guardadas. Sigue jugando: se vuelve a intentar hasta que funcione.
errors-not-again = No se pudo seguir. Lo que se guardó de la partida queda como está.
errors-no-game = No había ninguna partida abierta. Todas tus partidas están como las dejaste.
errors-why-report = Un informe ayuda a arreglarlo. Contiene las versiones del programa y las jugadas de esta partida, sin nombres y sin las cartas de esta ronda que siguen ocultas.
errors-go-on-with-game = Seguir jugando
errors-save-report = Guardar informe
errors-save-without-cards = Informe sin cartas
errors-close-game = Salir del juego
errors-report-saved = El informe está guardado: { $path }
errors-report-not-saved = No se pudo guardar el informe: { $why }.

# Los nombres de claves y tipos (created, draws, answer…) quedan como están.
errors-flaw-line-too-long = La línea pasa de 16 MiB.
errors-flaw-blank-line = La línea está vacía.
errors-flaw-not-utf8 = La línea no es texto en UTF-8.
errors-flaw-not-json = La línea no es JSON.
errors-flaw-nested-too-deep = La línea tiene demasiados niveles para leerla.
errors-flaw-no-header = Un registro empieza con una línea de tipo game.
errors-flaw-second-header = Un registro tiene una sola cabecera, su primera línea.
errors-flaw-no-complete-line = El archivo no tiene ninguna línea completa.
errors-flaw-bad-date = created no es una fecha con hora según ISO 8601.
errors-flaw-unequal-teams = Hacen falta al menos dos equipos del mismo tamaño.
errors-flaw-teams-out-of-turn = Los equipos se turnan alrededor de la mesa: con dos equipos, los asientos 0, 1, 2 y 3 son de los equipos 0, 1, 0 y 1.
errors-flaw-after-the-end = Después del final de la partida no puede haber nada.
errors-flaw-nothing-to-take-back = No hay nada que deshacer.
errors-flaw-no-such-entry = La línea habla de una ronda o de un equipo que no está en esta libreta de puntos.
errors-flaw-late-position = Una posición solo puede ocupar el lugar de la primera ronda.
errors-flaw-bad-draws = draws debe tener filas con una carta o null para cada asiento.
errors-flaw-nothing-to-score = Aquí no acaba de terminar ninguna ronda, así que no hay nada que puntuar.
errors-flaw-match-not-over = La partida no ha terminado: alguna ronda no tiene aún su puntuación.
errors-flaw-nobody-cuts = Con estas reglas nadie corta.
errors-flaw-nobody-chooses = Con estas reglas nadie elige un montón.
errors-flaw-nobody-asks = Con estas reglas nadie pide permiso para cerrar.
errors-flaw-nobody-lays-red-threes = Con estas reglas nadie baja treses rojos.
errors-flaw-nobody-freezes = Con estas reglas nadie congela el pozo.
errors-flaw-proposal-out-of-phase = Una propuesta es propia de la fase answer y de ninguna otra.
errors-flaw-program-stumbled = El programa no entiende este registro.
errors-labelled = { $label } (`{ $key }`)
errors-not-a-choice = { $name }: { $found } no es una opción. Elige { $choices }.
errors-not-possible = { $name }: { $found } no es posible. Tiene que ser { $allowed }.
errors-missing-key = Falta { $name }. Tiene que ser { $allowed }.
errors-unknown-key = { $near ->
    [none] Aquí no hay nada que se llame «{ $key }».
   *[other] Aquí no hay nada que se llame «{ $key }». ¿Querías decir { $near }?
}
errors-odd-sign = { $name } contiene un carácter que no se puede mostrar.
errors-out-of-range = { $name } tiene un número demasiado grande.
errors-no-card = { $found } no es una carta.
errors-quoted = «{ $text }»
errors-in-line = línea { $line }: { $why }
errors-the-line = La línea
errors-allowed-number = { $whole ->
    [yes] un número entero
   *[no] un número
}{ $least ->
    [none] { "" }
   *[other] { " " }de { $least }
}{ $most ->
    [none] { "" }
   *[other] { " " }a { $most }
}
errors-allowed-numbers = { $whole ->
    [yes] números enteros
   *[no] números
}{ $least ->
    [none] { "" }
   *[other] { " " }de { $least }
}{ $most ->
    [none] { "" }
   *[other] { " " }a { $most }
}
errors-allowed-rows = listas de { $parts }
errors-allowed-entries = entradas que sean cada una { $each }
errors-allowed-text = { $example ->
    [none] texto{ $most ->
        [0] { "" }
       *[other] { " " }de hasta { $most } letras
    }
   *[other] texto como { $example }
}
errors-allowed-list = una lista de { $most ->
    [0] { "" }
   *[other] { $least ->
        [0] hasta { $most }{ " " }
       *[other] { $least } a { $most }{ " " }
    }
}{ $entries }
errors-kind = { $kind ->
    [bool] true o false
    [object] un objeto
    [date] una fecha como 2026-11-26
    [null] nada
   *[array] una lista
}
errors-position-no-tails = Hay colas, y con estas reglas la ronda { $number } no las tiene.
errors-position-entries = { $key }: { $number } entradas son demasiadas, caben { $most }.
errors-position-no-meld = Con estas reglas estas cartas no forman una combinación: «{ $cards }».
errors-position-second-meld = Con estas reglas un equipo no puede tener otra combinación del mismo valor: «{ $cards }».
errors-position-no-round = No puede haber una ronda { $number }: con estas reglas van de la 1 a la { $most }.
errors-position-no-seat = { $key }: en esta mesa no hay asiento { $number }; van del 0 al { $most }.
errors-position-no-red-three = red_threes: una de las cartas no es un tres rojo.
errors-position-cards = { $cards } está { $number ->
    [one] una vez
   *[other] { $number } veces
}, y { $most ->
    [0] las barajas no la tienen
    [one] en las barajas hay solo una
   *[other] en las barajas hay solo { $most }
}.
errors-position-stack-left = El asiento { $number } ya juega su último montón y su pie sigue en la mesa.
errors-position-not-taken-up = El asiento { $number } no puede haber jugado su último montón sin tomarlo.
errors-position-tail-alone = El asiento { $number } tiene una cola sin un pie encima.
errors-position-negative = turns y reshuffles no pueden ser menores que 0.
errors-position-no-stack = chosen solo puede ser 0, 1 o null.
errors-position-not-seen = pile_seen no puede ser { $number } si el pozo tiene { $most ->
    [one] una carta
   *[other] { $most } cartas
}.
errors-position-not-held = El asiento { $number } ya no tiene todas las cartas que tomó del pozo.
errors-position-not-in-foot = { $cards } no está en el pie del asiento { $number }.
errors-unknown-type = No hay líneas de tipo «{ $type }».
errors-newer-format = El registro tiene el formato { $format }, más nuevo que este programa, que lee el formato { $known }.
errors-too-many-seats = La partida tiene { $seats } asientos; este programa conoce mesas de hasta { $most }.
errors-huge-file = El registro ocupa { $megabytes } MB, más de lo que puede ocupar una partida.
errors-no-such-seat = No hay asiento { $seat }: los { $players } asientos se cuentan desde 0.
errors-no-teammate = El asiento { $seat } no es del equipo del asiento { $asker }, que pide permiso para cerrar.
errors-wrong-entries = { $entries ->
    [one] { $key } tiene una entrada para { $count } { $each ->
        [teams] equipos
       *[seats] asientos
    }: da una para cada uno o quita { $key }.
   *[other] { $key } tiene { $entries } entradas para { $count } { $each ->
        [teams] equipos
       *[seats] asientos
    }: da una para cada uno o quita { $key }.
}
errors-round-goes-on = La ronda { $round } aún no tiene puntuación.
errors-score-missing = Falta la puntuación de la ronda { $round }.
errors-wrong-round = Esta es la puntuación de la ronda { $ended }, no de la { $told }.
errors-nobody-out = Nadie cerró esta ronda.
errors-wrong-out = Cerró esta ronda el asiento { $out }.
errors-wrong-points = Equipo { $team }: { $key } debería ser { $points }, no { $told }.
errors-wrong-totals = Los totales deberían ser { $totals }.
errors-wrong-winners = Los equipos ganadores deberían ser { $winners }.
errors-damaged = { $round ->
    [0] Dañada, no se puede abrir
   *[other] Dañada en la ronda { $round }; se puede guardar en parte
}
errors-record-moved = Otro programa cambió el archivo de esta partida, que queda como está. Tu partida entera sigue en «{ $name }».
errors-settings-not-read = No se pueden leer tus ajustes ({ $reason }), así que se usan los normales.
errors-settings-not-understood = { $why ->
    [none] No se entiende tu archivo de ajustes, así que se usan los normales.
   *[other] Tu archivo de ajustes tiene un error, así que se usan los normales. En el archivo, { $why }
}
errors-settings-newer = Tus ajustes son de una versión más nueva del juego. Se conservan, pero se usan los normales.
errors-settings-left-alone = Tu archivo de ajustes es de una versión más nueva del juego y queda como está.
errors-settings-not-saved = No se pudieron guardar tus ajustes: { $reason }.
errors-learning-not-read = { $who ->
    [you] Ahora mismo no se puede leer lo que aprendiste ({ $reason }).
   *[other] Ahora mismo no se puede leer lo que aprendió { $who } ({ $reason }).
}
errors-learning-damaged = { $who ->
    [you] No se entiende el archivo de lo que aprendiste. Se conserva como { $file } y se empieza otro nuevo.
   *[other] No se entiende el archivo de lo que aprendió { $who }. Se conserva como { $file } y se empieza otro nuevo.
}{ $why ->
    [none] { "" }
   *[other] { " " }Qué falla: { $why }
}
errors-learning-damaged-and-stuck = { $who ->
    [you] No se entiende el archivo de lo que aprendiste, y no se puede escribir otro nuevo: { $reason }. Queda como está.
   *[other] No se entiende el archivo de lo que aprendió { $who }, y no se puede escribir otro nuevo: { $reason }. Queda como está.
}{ $why ->
    [none] { "" }
   *[other] { " " }Qué falla: { $why }
}
errors-learning-newer = { $who ->
    [you] Lo que aprendiste se guardó con una versión más nueva del juego y queda como está. Puedes seguir aquí, pero no se guardará.
   *[other] Lo que aprendió { $who } se guardó con una versión más nueva del juego y queda como está. Puedes seguir aquí, pero no se guardará.
}
errors-learning-not-saved = { $who ->
    [you] No se pudo guardar lo que aprendiste: { $reason }. El juego lo reintenta cada vez.
   *[other] No se pudo guardar lo que aprendió { $who }: { $reason }. El juego lo reintenta cada vez.
}
errors-people-not-read = Ahora mismo no se puede leer la lista de personas ({ $reason }).
errors-people-damaged = No se entiende la lista de personas. Se conserva como { $file } y se empieza otra nueva.{ $why ->
    [none] { "" }
   *[other] { " " }Qué falla: { $why }
}
errors-people-damaged-and-stuck = No se entiende la lista de personas, y no se puede escribir otra nueva: { $reason }. Queda como está.{ $why ->
    [none] { "" }
   *[other] { " " }Qué falla: { $why }
}
errors-people-newer = La lista de personas se guardó con una versión más nueva del juego. Queda como está, y lo que cambies aquí no se guardará.
errors-people-not-saved = No se pudo guardar la lista de personas: { $reason }. El juego lo reintenta con cada cambio.
errors-program-ended = Algo salió mal dentro del programa ({ $what }){ $report ->
    [none] .
   *[other] ; hay un informe en { $report }.
}

# ---- end of errors


## command_line

command_line-every-command = opciones de todas las órdenes
command_line-stopped = Detenido.
command_line-no-display = No hay pantalla en la que abrir una ventana: no están definidas DISPLAY ni WAYLAND_DISPLAY.
command_line-no-home = No se encuentra tu carpeta personal: define HOME o indica una carpeta para tus partidas con --data-dir.
command_line-simulate-needs = simulate necesita --rules y --games.
command_line-simulate-from-needs = simulate --from necesita --line y --games.
command_line-only-with-from = --line y --redeal van con --from: indica el registro desde el que se continúa.
command_line-record-says-all = Las reglas y la mesa son las del registro, así que --from no admite --rules, --teams ni --duel.
command_line-simulation-with-people = En una simulación nadie juega en persona: en los asientos hay niveles.
command_line-demo-with-people = En una demostración solo hay jugadores virtuales: indica niveles.
command_line-only-for-duels = --until, --all-pairs y --first son para comparaciones: indica quiénes juegan con --duel.
command_line-duel-players = --duel necesita dos o más niveles, separados por comas.
command_line-duel-keeps-no-records = --duel no guarda registros, así que no admite --out.
command_line-cluster-keeps-no-records = En un clúster se juega en otro lugar, así que --executor no admite --out.
command_line-cluster-and-workers = --workers son procesos de este dispositivo, y un clúster tiene los suyos: usa solo una de las dos opciones.
command_line-no-seed-came = --seed - lee la semilla de la entrada, pero no llegó nada.
command_line-two-side-by-side = Puedes comparar como máximo dos reglamentos.
command_line-one-page = En una página solo cabe un reglamento: indica cuál.
command_line-changes-without-page = --changes solo funciona con --html y la hoja de reglas.
command_line-page-without-file = --page dice qué escribe --html: indica también ese archivo.
command_line-fields-of-a-file = Los campos de un archivo de reglas
command_line-the-file = el archivo
command_line-opens-no-window = { $command } no abre ninguna ventana, así que no admite --targets ni --size.
command_line-is-a-folder = es una carpeta; indica un archivo que esté en ella
command_line-too-few-lines = { $lines ->
    [one] { $file } solo tiene una línea.
   *[other] { $file } solo tiene { $lines } líneas.
}
command_line-no-seat = No hay asiento { $seat }: los { $players } asientos se cuentan desde 0.
command_line-too-few-files = El sistema solo deja abrir { $most } archivos a la vez, y el juego necesita { $least }. Sube el límite (ulimit -n { $least }) y vuelve a abrirlo.
command_line-still-played = Esta partida se está jugando todavía, y las cartas ajenas siguen ocultas hasta que termine.
command_line-nothing-played = En esta partida aún no se ha jugado nada, así que no hay nada que repasar.
command_line-still-playing = Todavía juegas este reparto ({ $record }): añade --anyway para mirarlo. Entonces tu propia partida deja de contar.
command_line-seat-still-plays = Las cartas de { $name } siguen ocultas hasta que termine la partida.
command_line-damaged-from = { $file } está dañado en la línea { $line }, así que esto abarca lo anterior. { $why }
command_line-late-frames = { $frames ->
    [one] un fotograma tardó más de 20 ms
   *[other] { $frames } fotogramas tardaron más de 20 ms
}
command_line-cannot-merge = Estos resultados no se pueden unir: { $why }.
command_line-deal-twice = el reparto { $number } de { $one } contra { $other } está en dos de los archivos
command_line-no-duel-answer = { $file } no contiene una respuesta de simulate --duel --json.
command_line-seats-do-not-fit = { $seats ->
    [one] Indicaste un asiento, pero una mesa de { $shape } tiene { $players }.
   *[other] Indicaste { $seats } asientos, pero una mesa de { $shape } tiene { $players }.
}
command_line-no-dask = Un clúster necesita Dask: instala el juego con `pip install .[dask]` aquí y en todas sus máquinas.
command_line-no-scheduler = En { $place } no responde ningún planificador de Dask.
command_line-worker-killed = El sistema terminó uno de los procesos de esta tarea, quizá por falta de memoria. Prueba con menos --workers.
command_line-no-workers = El clúster de { $place } no tiene procesos de trabajo.
command_line-no-game-there = El clúster de { $place } no tiene el juego: instálalo para el planificador y los procesos de trabajo.
command_line-no-window = Aquí no se puede abrir ninguna ventana: { $why }.
command_line-no-command = No existe la orden { $word }; hay { $commands }.
command_line-command-ended = { $command ->
    [branch] La orden branch ya no existe: repasa el registro en la ventana y elige { looking_back-play-on }.
    [par] La orden par ya no existe: { todays_deal-todays-deal }, en la ventana, muestra cómo les fue a los jugadores virtuales.
    [problems] La orden problems ya no existe: los problemas están en la ventana, en { learn_screen-learn }.
    [fair] La orden fair ya no existe: { chances-who-gets-the-jokers }, en la ventana, compara las cartas de cada cual con el azar.
   *[lessons] La orden lessons ya no existe: las lecciones están en la ventana, en { learn_screen-learn }.
}
command_line-no-size = { $text } no es un tamaño como 1280x720
command_line-too-large-a-window = { $text } es demasiado grande: una ventana tiene como máximo { $most } píxeles
command_line-no-whole-number = { $text } no es un número entero
command_line-too-small = { $text } es menor que { $least }
command_line-too-great = { $text } es mayor que { $most }
command_line-unusable-path = no se puede usar { $text }: { $reason }
command_line-would-be-replaced = { $others ->
    [0] Se reemplazaría { $path }: indica otro lugar o añade --force.
    [one] Se reemplazarían { $path } y otro archivo: indica otro lugar o añade --force.
   *[other] Se reemplazarían { $path } y otros { $others } archivos: indica otro lugar o añade --force.
}
command_line-no-rule-set = No hay ningún reglamento { $text }: indica uno de { $presets }, uno tuyo o un archivo que termine en .json o .toml.
command_line-team-size = { $players ->
    [one] En esta mesa, un equipo es de una persona.
   *[other] En esta mesa, un equipo es de { $players }.
}
command_line-at-line = Línea { $line }: { $sentence }
command_line-gave-away = { $points ->
    [one] { $name } regaló un punto en { DECISIONS($judged) }.
   *[other] { $name } regaló { $points } puntos en { DECISIONS($judged) }.
}
command_line-seat-figures = { $name }: { $told }
command_line-hints-left-out = { $count ->
    [one] No se cuenta una decisión con pista.
   *[other] No se cuentan { COUNT($count, gender: "f") } decisiones con pista.
}
command_line-seals-not-checked = Este registro lleva sellos, que ya no se comprueban.
command_line-verify-score-pad = Es una libreta, no el registro de una partida: ábrela en Mis partidas.
command_line-in-order = { $file } está en orden; rondas puntuadas: { $rounds }, totales { $totals }.
command_line-in-order-won = { $winners ->
    [1] { $file } está en orden; rondas puntuadas: { $rounds }, totales { $totals }, gana el equipo { $winners }.
   *[other] { $file } está en orden; rondas puntuadas: { $rounds }, totales { $totals }, ganan los equipos { $winners }.
}
command_line-luck-taken-out = sin contar la suerte: { $share } (de { $lower } a { $upper })
command_line-rounds-gone-out = rondas que terminaron con un cierre: { $share }
command_line-thinking-time = { $who } piensa { $half } ms, el 99 % de las veces { $most } ms como máximo
command_line-speed = { $moves } jugadas en { $seconds } s: { $rate } por segundo
command_line-frames-drawn = { $moves } jugadas en { $seconds } s, { $frames } fotogramas dibujados
command_line-frame-times = un fotograma tardó { $half } ms, el 99 % como máximo { $most } ms, el más largo { $longest } ms
command_line-own-times = de ello, la parte del juego: { $half } ms, el 99 % como máximo { $most } ms, el más largo { $longest } ms
command_line-memory-used = memoria con el proceso que piensa: { $megabytes } MB
command_line-no-style = No existe el estilo ni el acuerdo { $word }; elige entre { $styles }.
command_line-two-styles = Cada cual juega con un estilo, no con { $styles }.
command_line-no-player = No se puede sentar a { $text }; hay human, { $levels } (también como { $first } o { $last }).
command_line-uneven-teams = { $text } no es posible: todos los equipos tienen que ser iguales. Cinco personas pueden jugar cada una por su cuenta (5:solo); con cartas de verdad, una hoja de puntos cuenta para dos equipos de cualquier tamaño.
command_line-no-shape = { $text } no es una forma de mesa; hay 2v2, 3v3, 4v4, 2v2v2, 2v2v2v2 y de 2:solo a 8:solo.
command_line-no-address = --executor: { $text } no es una dirección como { $example }.

# ---- end of command_line


## game_files

game_files-remove = Quitar
game_files-keep-it = Dejarla
game_files-what-removing-is = Sale de la lista, pero no se pierde nada: puedes devolverla ahora o más tarde, en «Quitadas», sobre la lista.
game_files-is-at-the-table = Esta partida está abierta en la mesa. Sal primero de ella y luego podrás quitarla.
game_files-remove-it = ¿Quitar «{ $name }»?
game_files-put-back = Devolver «{ $name }»
game_files-not-moved = No se cambió nada, porque el disco no lo permitió: { $reason }.
game_files-save-good-part = Guardar la parte buena
game_files-good-part = Puedes guardar todo lo anterior al daño como otra partida. Esta queda como está.
game_files-good-part-of = { $name } · parte buena
game_files-save-copy = Guardar una copia

game_files-copy-elsewhere-why = { $reason ->
    [none] El disco no responde.
   *[other] En este disco no se puede guardar nada ({ $reason }).
} Guarda ahora la partida entera en otro disco: podrás seguir desde esa copia.
    O vuelve: el programa seguirá intentando guardar mientras juegas.
game_files-saved-as = Guardado como { $path }

game_files-copy-is-whole = La copia contiene todas las jugadas. Para seguir desde ella, abre Mis partidas y elige Más e Importar.
game_files-cannot-save-there = No se pudo guardar allí: { $reason }.
game_files-replace-it = Reemplazar
game_files-another-name = Elegir otro nombre
game_files-what-replacing-is = Se perderá lo que hay ahora en ese archivo.
game_files-copying = Guardando la copia…
game_files-copy-silent = Ese disco no responde. Espera un poco más o elige otro lugar.
game_files-is-there = «{ $name }» ya existe
game_files-removed = Quitadas
game_files-no-removed-games = No hay partidas quitadas. Desde aquí puedes devolver a tu lista las que quites.
game_files-bring-in = Importar
game_files-back-up = Copia de seguridad
game_files-documents = Documentos
game_files-desktop = Escritorio
game_files-downloads = Descargas
game_files-home-folder = Carpeta personal
game_files-usb-drive = Unidad USB
game_files-drive = Unidad
game_files-last-used = La última
game_files-same-disk = En el disco de la partida
game_files-other-folders = Otras carpetas
game_files-changed-at = { $date }, { $time }
game_files-files = Archivos
game_files-folder-up = Subir una carpeta
game_files-no-such-files = No hay nada que abrir en esta carpeta
game_files-look-elsewhere = Elige otro lugar, o suelta el archivo en esta ventana.
game_files-file-name = Nombre

game_files-goes-to = Se guardará como «{ $name }» en { $place }

game_files-file-players = Jugadores
game_files-file-progress = Progreso
game_files-file-saved = Guardada
game_files-game-over = Terminada
game_files-type-path = Escribir la ubicación
game_files-save = Guardar
game_files-open-it = { $name ->
    [none] Abrir
   *[other] Abrir { $name }
}
game_files-import-it = { $name ->
    [none] Importar
   *[other] Importar { $name }
}
game_files-saved-on = { $name }, { $day }
game_files-copy-location = Copiar la ubicación
game_files-done = Listo
game_files-rules-out-why = Estas reglas en un solo archivo, para pasárselas a alguien.
game_files-rules-in-why = Elige un archivo de reglas o suéltalo en esta ventana. Verás lo que contiene antes de quedártelo.
game_files-put-it-back = Devolver
game_files-is-removed = Esta partida no está en tu lista. Devuélvela y estará otra vez allí, tal como estaba.
game_files-use-settings = Usarlos
game_files-keep-settings = Dejar los míos
game_files-backup-settings = ¿Usar los ajustes de la copia?
game_files-what-settings-are = El tamaño del texto, los colores de las cartas, la velocidad, el sonido y otros ajustes eran distintos cuando se hizo la copia de seguridad.
game_files-copy-why = Toda la partida en un archivo, para guardar o enviar. La tuya se queda aquí.
game_files-backup-why = Todas tus partidas, reglamentos, ajustes y lo aprendido en un archivo. Con «Importar» lo recuperas.
game_files-writing-backup = Guardando la copia de seguridad…
game_files-still-writing = Sigue guardando: hay mucho que escribir o el disco no responde.
game_files-export-why = Todas tus partidas terminadas en una tabla para una hoja de cálculo, una línea por partida y persona.
game_files-writing-table = Guardando la tabla…
game_files-nothing-to-export = Todavía no hay partidas terminadas que exportar.
game_files-bring-in-why = Elige la copia de una partida o una copia de seguridad, o suéltala en esta ventana. No se reemplaza nada de lo que tienes aquí.
game_files-bringing-in = Leyendo y comprobando…
game_files-still-reading = Sigue leyendo: cada partida se juega entera para comprobarla. Puede tardar un poco.
game_files-is-the-game = Esta es la partida misma. Elige otro nombre para la copia.
game_files-nothing-to-back-up = Todavía no hay nada que copiar.
game_files-known-game = Ya tienes esta partida.
game_files-known-removed = Ya tienes esta partida: está en «Quitadas», y desde allí se puede devolver.
game_files-cannot-read = No se pudo leer esta carpeta: { $reason }.
game_files-game-brought-in = «{ $name }» está ahora en tu lista.
game_files-arrival-flaw = { $flaw ->
    [no_file] no existe ese archivo
    [nothing_of_ours] en este archivo zip no hay nada de Hand and Foot
    [damaged_zip] el archivo zip está dañado
    [damaged_in_zip] su copia en el archivo zip está dañada
    [too_large] el archivo es demasiado grande
   *[empty] el archivo está vacío
}
game_files-not-ours = No se importó nada: { ARRIVAL-FLAW($flaw) }.
game_files-game-refused = No se importó: { $why }.
game_files-rule-sets = { $count ->
    [one] un reglamento
   *[other] { COUNT($count) } reglamentos
}
game_files-unsaved-rules = { $count ->
    [one] un reglamento sin guardar
   *[other] { COUNT($count) } reglamentos sin guardar
}
game_files-removed-games = { $count ->
    [one] una partida quitada
   *[other] { COUNT($count, gender: "f") } partidas quitadas
}
game_files-what-people-learned = { $count ->
    [one] lo que aprendió una persona
   *[other] lo que aprendieron { PEOPLE($count) }
}
game_files-what-names-learned = { $names ->
    [1] lo que aprendió { $names }
   *[other] lo que aprendieron { $names }
}
game_files-players-of-list = { $count ->
    [one] una persona nueva
   *[other] { COUNT($count, gender: "f") } personas nuevas
}
game_files-rules-named = { $names ->
    [1] el reglamento { LIST(QUOTED($names)) }
   *[other] los reglamentos { LIST(QUOTED($names)) }
}
game_files-quoted = «{ $name }»
game_files-backed-up = Guardado en { $path }: { LIST(GAMES($games), RULE-SETS($rules), UNSAVED-RULES($unsaved), { $has_settings ->
        [yes] tus ajustes
       *[no] {""}
    }, WHAT-PEOPLE-LEARNED($learners), { $has_people ->
        [yes] la lista de personas
       *[no] {""}
    }) }{ $left_out ->
        [0] .
        [one] ; un archivo no se pudo leer y no está en la copia.
       *[other] ; { COUNT($left_out) } archivos no se pudieron leer y no están en la copia.
    }
game_files-brought-in = { JOIN(IMPORTED(LIST(GAMES($games), REMOVED-GAMES($removed), RULES-NAMED($rules), UNSAVED-RULES($unsaved), WHAT-NAMES-LEARNED($learners), PLAYERS-OF-LIST($people))), HERE-ALREADY($known), LEFT-OUT($refused, $others), STOPPED($stopped)) }
game_files-imported = { $what ->
    [none] No contenía nada nuevo.
   *[other] Se importó: { $what }.
}
game_files-here-already = { $count ->
    [one] Un archivo ya estaba aquí.
   *[other] { CAPITAL(COUNT($count)) } archivos ya estaban aquí.
}
game_files-left-out = Quedó fuera, por daños o por ser de una versión más nueva: { LIST($file, { $others ->
        [0] {""}
        [one] otro más
       *[other] { COUNT($others) } más
    }) }.
game_files-stopped = { $why ->
    [none] {""}
   *[other] No se pudo escribir el resto: { $why }.
}

game_files-no-file-named = no se indica ningún archivo
game_files-bad-character = tiene un carácter que no puede estar en el nombre de un archivo
game_files-nobodys-folder = nadie con el nombre { $name } tiene una carpeta aquí
game_files-folder-unknown = no se encuentra tu carpeta personal
game_files-name-too-long = su nombre pasa de { $most } bytes
game_files-path-too-long = su ubicación supera los { $most } bytes
game_files-too-deep = está dentro de más de { $most } carpetas
game_files-name-of-device = Windows se reserva el nombre { $name }
game_files-not-ordinary = no es un archivo corriente
game_files-larger-than = ocupa más de { $size }
game_files-newer-in-place = el archivo que hay allí es de una versión más nueva del juego
game_files-too-slow = tardó demasiado en leerse
game_files-system-reason = { $code ->
    [missing] no existe ese archivo o carpeta
    [forbidden] no hay permiso
    [not_permitted] la operación no está permitida
    [full] no queda espacio en el disco
    [read_only] el disco es de solo lectura
    [folder] es una carpeta
    [not_folder] parte de la ruta no es una carpeta
    [exists] el archivo ya existe
    [broken] fallo del disco
    [too_long] el nombre o la ubicación es demasiado largo
    [too_many] hay demasiados archivos abiertos
   *[busy] el disco o el archivo está ocupado
}

# ---- end of game_files


## cli

# Los nombres de órdenes, opciones y valores (COMMAND, FILE, DIR, S) se quedan en inglés: así se escriben.
cli-usage = uso:
cli-positional-arguments = argumentos
cli-options = opciones
cli-show-help = muestra esta ayuda y termina
cli-usage-of-all = { $program } [opciones] [COMMAND | FILE | CODE] [opciones de la orden]
cli-about-all = Hand and Foot, el juego de cartas. Sin ninguna orden abre el juego en una ventana; con un archivo o con el código de un reparto, abre eso.
cli-commands = órdenes:
cli-more-help = { $program } COMMAND --help dice más sobre cada una.
cli-version-help = muestra la versión en una línea y termina
cli-command-help = una de las órdenes de abajo
cli-see-help = { $complaint } (mira { $program } --help).
cli-arguments-required = faltan estos argumentos: { $arguments }
cli-arguments-unknown = argumentos desconocidos: { $arguments }
cli-one-argument-expected = necesita un argumento
cli-some-arguments-expected = necesita al menos un argumento
cli-no-argument-expected = no lleva argumento
cli-choice-unknown = no existe { $value } (elige entre { $choices })
cli-not-together = no se puede usar con { $option }
cli-data-dir-help = guarda partidas y ajustes en esta carpeta en lugar de la tuya
cli-json-help = escribe solo JSON, un objeto o uno por línea
cli-lang-help = el idioma para esta vez: { $codes } o { $test } (un inglés más largo y con acentos, para pruebas)
cli-window-options = ventana
cli-targets-help = guarda en este archivo una descripción de lo que hay en pantalla, para pruebas automáticas
cli-size-help = tamaño de la ventana, por ejemplo 1280x720; como máximo { $most }
cli-teams-help = 2v2, 2v2v2, 3v3, 4v4, 2v2v2v2, o cada cual por su cuenta: de 2:solo a 8:solo
cli-seats-help = quién se sienta dónde, en el sentido del reloj: human, un nivel como normal, un nivel con su estilo (normal:careful, normal:racing) o con un acuerdo con su pareja (normal:lay_down, :keep_pairs, …)
cli-seed-help = un número o una palabra; la misma semilla reparte las mismas cartas; - la lee de la entrada
cli-force-help = reemplaza los archivos que ya existan
cli-anyway-help = aunque todavía juegues el mismo reparto
cli-redeal-help = reparte de nuevo lo que este asiento no podía ver; lo que sabía se queda
cli-record-help = un registro (.handfoot.jsonl)
cli-code-help = doce caracteres, con espacios o guiones o sin ellos
cli-rules-help = un reglamento del juego, uno tuyo o un archivo
cli-rules-or-default-help = un reglamento del juego, el nombre de uno tuyo o un archivo .json o .toml (normalmente { $preset })
cli-list-play = directamente a una mesa en una ventana
cli-about-play = Directamente a una mesa en una ventana
cli-play-deal-help = juega el reparto de este código; --seats puede sentar a otros a la mesa
cli-play-speed-help = velocidad con que se mueven las cartas (normalmente, la de tus ajustes)
cli-play-record-help = guarda el registro en este archivo nuevo y no entre tus partidas
cli-list-demo = jugadores virtuales en una ventana; cuánto tardan los fotogramas
cli-about-demo = Jugadores virtuales en todos los asientos, en una ventana; informa de cuánto tardan los fotogramas
cli-demo-seconds-help = cuántos segundos (normalmente { $seconds })
cli-demo-seats-help = niveles, en el sentido del reloj (normalmente normal en todos los asientos)
cli-demo-busy-help = mantiene ocupado todo el tiempo el proceso que piensa
cli-list-replay = repasa un registro en una ventana
cli-about-replay = Repasa un registro en una ventana: todos los turnos y qué habría sido mejor
cli-list-host = una partida sin ventana que se juega con teléfonos
cli-list-simulate = muchas partidas sin ventana
cli-about-host = Una partida sin ventana que se juega desde el navegador de los teléfonos
cli-host-seats-help = quién se sienta dónde, en el sentido del reloj: phone o un nivel como normal (de serie: un teléfono y tres jugadores virtuales)
cli-host-resume-help = seguir esta partida guardada; los teléfonos que jugaban vuelven solos
cli-host-port-help = el puerto en que escucha (de serie: cualquiera que esté libre)
cli-host-bind-help = quién puede llegar: loopback, solo este dispositivo; lan, todas sus redes locales; o una de sus direcciones (de serie: loopback)
cli-about-simulate = Juega muchas partidas sin ventana: quién gana, cómo terminan, cuánto piensan los jugadores virtuales
cli-simulate-games-help = cuántas partidas, o cuántos repartos de una comparación
cli-simulate-deal-help = juega este reparto, una vez si --games no dice otra cosa; en las demás partidas solo cambia el orden más abajo en el mazo; normal juega por las personas si --seats no dice otra cosa
cli-simulate-from-help = empieza cada partida desde una línea de este registro; normal juega por personas si --seats no dice otra cosa
cli-simulate-line-help = con --from: la línea después de la que se continúa
cli-simulate-workers-help = procesos que se reparten las partidas (normalmente uno por núcleo, con dos partidas o más para cada uno)
cli-simulate-executor-help = deja que jueguen los procesos de un clúster de Dask (`pip install .[dask]` aquí y en cada uno); su planificador y sus procesos pueden ejecutar cualquier código entre sí y aquí, así que usa solo un clúster de confianza
cli-simulate-out-help = escribe en esta carpeta el registro de cada partida
cli-simulate-duel-help = compara niveles con los mismos repartos y los asientos cambiados: dos, o una escalera de vecinos; un equipo mezclado es S+S
cli-simulate-all-pairs-help = compara todos con todos, no solo los vecinos
cli-simulate-first-help = número del primer reparto
cli-simulate-until-help = termina una comparación cuando su intervalo del 95 % ya no incluye el reparto a partes iguales
cli-simulate-merge-help = une las respuestas JSON de varias comparaciones
cli-simulate-effort-help = partidas imaginadas que expert dedica a una decisión
cli-list-verify = comprueba registros con rigor
cli-about-verify = Comprueba registros con rigor: cada línea, según las reglas que están en el registro
cli-list-chances = a quién le tocaron los jokers, al lado de lo que da el azar
cli-about-chances = A quién le tocaron los comodines, los treses rojos y los pares de comodines, repartidos o robados del mazo, y quién tuvo suerte, al lado de lo que el azar explica en 95 de cada 100 casos
cli-chances-files-help = registros (.handfoot.jsonl); sin ninguno, todas tus partidas
cli-list-show = la posición después de una línea de un registro
cli-about-show = La posición después de una línea de un registro: una tabla de texto o, con --json, un objeto
cli-show-line-help = la línea después de la que parar, desde 1 (normalmente la última)
cli-list-deal = un reparto con su código: el de un día o uno nuevo
cli-about-deal = El reparto de un código o de un día, o uno nuevo que se puede jugar con su código
cli-deal-date-help = el reparto de este día, con las reglas del día o las de --rules
cli-deal-round-help = un reparto nuevo de una sola ronda, como la ronda N de las reglas, en lugar de una partida
cli-list-review = qué regalaron las decisiones de una partida
cli-about-review = Repasa una partida: qué regaló cada decisión, qué era mejor y cuánto valieron las cartas
cli-review-seat-help = qué asientos (normalmente los de personas, o todos si no las hay)
cli-review-quick-help = cien repartos por decisión, doscientos si regaló puntos (lo normal)
cli-review-deep-help = cinco veces más, lo que tarda uno o dos minutos
cli-list-rules = los reglamentos; uno entero; la comprobación de un archivo
cli-about-rules = Los reglamentos; uno entero o dos comparados; con un archivo, su comprobación
cli-rules-rules-help = un reglamento del juego, el nombre de uno tuyo o un archivo .json o .toml; dos se comparan
cli-rules-code-help = el reglamento de un código que te dieron
cli-rules-why-help = explica también cómo se leen las partes poco claras de la fuente
cli-rules-html-help = escribe las reglas como una página para imprimir
cli-rules-page-help = con --html: qué página, las reglas (lo normal) o una para una mesa con cartas de verdad
cli-rules-changes-help = con --html: una segunda página muestra los cambios del reglamento
cli-rules-schema-help = muestra el esquema JSON de un archivo de reglas
cli-rules-own = propio, como { $base }
cli-rules-tables = mesas: { $tables }
cli-rules-value = { $value ->
    [yes] sí
    [no] no
   *[none] ninguno
}
cli-about-file = Repasa un registro, edita un reglamento, o importa una copia de seguridad o una libreta de puntos
cli-file-help = un registro, un reglamento, una libreta de puntos o una copia de seguridad
cli-about-code = El reparto de este código, en la ventana
cli-in-line = { $file }, línea { $line }: { $why }
cli-unit = { $unit ->
    [deal] reparto
    [game] partida
   *[decision] decisión
}
cli-seed-too-long = La semilla tiene más de { $most } caracteres.
cli-seed-not-plain = La semilla tiene un carácter que no se puede mostrar ({ $code }).
cli-series = { $rules }: { GAMES($games) }, { ROUNDS($rounds) }
cli-series-team = equipo { $team } ({ $players }): ganó el { $share } (de { $lower } a { $upper }), total medio { $mean }
cli-seat = asiento { $seat }
cli-duel-table = { $rules }, { $players } asientos en { $teams } equipos, semilla { $seed }
cli-duel-line = { $elo ->
    [none] { $one } vence a { $other } en el { $share } (de { $lower } a { $upper }) de { $deals } repartos, { $points } puntos por ronda (de { $fewest } a { $most })
   *[other] { $one } vence a { $other } en el { $share } (de { $lower } a { $upper }) de { $deals } repartos, Elo { $elo } (de { $weakest } a { $strongest }), { $points } puntos por ronda (de { $fewest } a { $most })
}
cli-position = { $name }, después de la línea { $line }: { $rules }, { $stage }
cli-position-part = { $part ->
    [stock] mazo
    [pile] pozo
   *[empty] sin cartas
}
cli-position-upcard = { $who ->
    [none] (carta superior al final)
   *[other] (carta superior al final, congelado por { $who })
}
cli-position-team = equipo { $team }
cli-position-total = { $members }: { $points } puntos
cli-position-red-threes = treses rojos
cli-position-meld = combinación { $number }
cli-position-kind = { $kind ->
    [clean] { $book ->
        [yes] (canasta limpia de { $count })
       *[no] (combinación limpia de { $count })
    }
    [dirty] { $book ->
        [yes] (canasta sucia de { $count })
       *[no] (combinación sucia de { $count })
    }
   *[wild] { $book ->
        [yes] (canasta de comodines de { $count })
       *[no] (combinación de comodines de { $count })
    }
}
cli-stage-match = { $reason ->
    [finished] partida terminada
   *[abandoned] partida abandonada
}
cli-stage-round = ronda { $round } de { $most }, { $awaits ->
    [cut] { $who ->
        [you] cortas tú
       *[other] { $who } corta
    }
    [choose] { $who ->
        [you] eliges un montón
       *[other] { $who } elige un montón
    }
    [draw] { $who ->
        [you] robas o tomas el pozo
       *[other] { $who } roba o toma el pozo
    }
    [play] { $who ->
        [you] bajas o descartas
       *[other] { $who } baja o descarta
    }
   *[answer] { $who ->
        [you] te piden permiso
       *[other] a { $who } le piden permiso
    }
}
cli-stage-round-over = la ronda { $round } de { $most } ha terminado
cli-stage-nothing-dealt = aún no se ha repartido
cli-position-stack = { $stack ->
    [first] montón 0
    [second] montón 1
    [hand] mano
    [foot] pie
    [tail] cola
    [foot_taken] pie, ya tomado
   *[tail_taken] cola, ya tomada
}

# ---- end of cli
