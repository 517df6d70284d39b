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

# Variables:
#   $card (Card) - Una carta: «del siete de tréboles».
nouns-of-card = { RANK-OF($card) ->
    [joker] de un joker
    [jack] de la { CARD($card) }
    [queen] de la { CARD($card) }
   *[other] del { CARD($card) }
}

# Variables:
#   $card (Card) - Una carta: «al siete de tréboles».
nouns-to-card = { RANK-OF($card) ->
    [joker] a un joker
    [jack] a la { CARD($card) }
    [queen] a la { CARD($card) }
   *[other] al { CARD($card) }
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
nouns-turns = { $count ->
    [0] ningún turno
    [one] un turno
   *[other] { COUNT($count) } turnos
}
nouns-deals = { $count ->
    [0] ningún reparto
    [one] un reparto
   *[other] { COUNT($count) } repartos
}
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
nouns-teams = { $count ->
    [0] ningún equipo
    [one] un equipo
   *[other] { COUNT($count) } equipos
}
nouns-seats = { $count ->
    [0] ningún asiento
    [one] un asiento
   *[other] { COUNT($count) } asientos
}
nouns-black-threes = { $count ->
    [0] ningún tres negro
    [one] un tres negro
   *[other] { COUNT($count) } treses negros
}
nouns-sevens = { $count ->
    [0] ningún siete
    [one] un siete
   *[other] { COUNT($count) } sietes
}
nouns-jokers = { $count ->
    [0] ningún joker
    [one] un joker
   *[other] { COUNT($count) } jokers
}
nouns-twos = { $count ->
    [0] ningún dos
    [one] un dos
   *[other] { COUNT($count) } doses
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
nouns-days = { $count ->
    [0] ningún día
    [one] un día
   *[other] { COUNT($count) } días
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
nouns-problems = { $count ->
    [0] ningún problema
    [one] un problema
   *[other] { COUNT($count) } problemas
}
nouns-lessons = { $count ->
    [0] ninguna lección
    [one] una lección
   *[other] { COUNT($count, gender: "f") } lecciones
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

# ---- end of nouns


## log

log-drew = { $who ->
    [you] robaste { CARDS($count) }
   *[other] robó { CARDS($count) }
}
    .short = { $who ->
        [you] robaste { COUNT($count, gender: "f") }
       *[other] robó { COUNT($count, gender: "f") }
    }
log-shuffled = Los descartes forman un mazo nuevo de { CARDS($count) }
log-shuffled-short = Descartes barajados
log-upcard = El pozo empieza con { THE-CARD($card) }
log-upcard-after = { log-upcard }; { $under ->
    [one] una carta fue bajo el mazo
   *[other] { CARDS($under) } fueron bajo el mazo
}
log-upcard-short = El pozo empieza con
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
    [yes] Terminó la ronda { $round }: { $scores }
   *[no] Terminó la ronda { $round } sin que nadie cerrara: { $scores }
}
    .short = Terminó la ronda { $round }
log-team-score = { $team } { SIGNED($points) }
log-cut = { $who ->
    [you] levantaste { $result }
   *[other] levantó { $result }
}
    .short = { $who ->
        [you] cortaste { $result }
       *[other] cortó { $result }
    }
log-cut-exact = { CARDS($count) }, justo las que hacían falta: { SIGNED($bonus) }
    .short = { $count }, { SIGNED($bonus) }
log-cut-over = { CARDS($count) }; { $miss ->
    [one] vuelve una
   *[other] vuelven { COUNT($miss, gender: "f") }
}
    .short = { $count }, { COUNT($miss, gender: "f") } de vuelta
log-cut-under = { CARDS($count) }; { $miss ->
    [one] se añade una
   *[other] se añaden { COUNT($miss, gender: "f") }
}
    .short = { $count }, { COUNT($miss, gender: "f") } más
log-chose = { $who ->
    [you] elegiste
   *[other] eligió
} { $stack ->
    [first] el primer montón
   *[second] el segundo montón
}
    .short = { $who ->
        [you] elegiste un montón
       *[other] eligió un montón
    }
log-took-pile = { $who ->
    [you] tomaste
   *[other] tomó
} el pozo con { THE-CARD($card) }: { CARDS($count) }
    .short = { $who ->
        [you] tomaste
       *[other] tomó
    } el pozo ({ $count })
log-opened = { $who ->
    [you] abriste
   *[other] abrió
} con { $points }
log-melded = { $who ->
    [you] bajaste
   *[other] bajó
} { $cards }
log-added-to-book = { $who ->
    [you] añadiste
   *[other] añadió
} { $cards } a la canasta de { RANKS($rank) }
log-added = { $who ->
    [you] añadiste
   *[other] añadió
} { $cards }: { $held } de { $size }
    .short = { $who ->
        [you] añadiste
       *[other] añadió
    } { $cards }
log-added-wilds = { $who ->
    [you] añadiste
   *[other] añadió
} { $cards } { TO-RANKS($rank) }: { $held } de { $size }
    .short = { $who ->
        [you] añadiste
       *[other] añadió
    } { $cards } { TO-RANKS($rank) }
log-added-full = { $who ->
    [you] añadiste
   *[other] añadió
} { $cards }: { CARDS($held) }
log-added-wilds-full = { $who ->
    [you] añadiste
   *[other] añadió
} { $cards } { TO-RANKS($rank) }: { CARDS($held) }
log-book = { $who ->
    [you] completaste
   *[other] completó
} una { BOOK($kind, $rank) }, { SIGNED($worth) }
log-book-short = { $who ->
    [you] completaste
   *[other] completó
} una { BOOK($kind, $rank) }
log-turned-dirty = { $who ->
    [you] ensuciaste
   *[other] ensució
} la canasta limpia de { RANKS($rank) }
    .short = { $who ->
        [you] ensuciaste una canasta
       *[other] ensució una canasta
    }
log-foot = { $who ->
    [you] tomaste
   *[other] tomó
} { $stack ->
    [foot] el pie
   *[tail] la cola
}
log-red-threes = { $who ->
    [you] bajaste
   *[other] bajó
} { RED-THREES($laid) }
    .short = { $who ->
        [you] bajaste
       *[other] bajó
    } { RED-THREES($laid) }
log-red-threes-drawing = { $who ->
    [you] bajaste { RED-THREES($laid) } y robaste
   *[other] bajó { RED-THREES($laid) } y robó
} { CARDS($drawn) }
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
log-peeked = { $who ->
    [you] miraste las cartas del pozo
   *[other] miró las cartas del pozo
}
    .short = { $who ->
        [you] miraste el pozo
       *[other] miró el pozo
    }
log-passed = { $who ->
    [you] pasaste: no hay cartas suficientes para robar
   *[other] pasó: no hay cartas suficientes para robar
}
    .short = { $who ->
        [you] pasaste
       *[other] pasó
    }
log-asked = { $who ->
    [you] pediste permiso para cerrar
   *[other] pidió permiso para cerrar
}
log-said-yes = { $who ->
    [you] dijiste que sí
   *[other] dijo que sí
}: { $asker ->
    [you] puedes cerrar
   *[other] { $asker } puede cerrar
}
    .short = { $who ->
        [you] dijiste que sí
       *[other] dijo que sí
    }
log-said-no = { $who ->
    [you] dijiste que no
   *[other] dijo que no
}: { $asker ->
    [you] todavía no puedes cerrar
   *[other] { $asker } todavía no puede cerrar
}
    .short = { $who ->
        [you] dijiste que no
       *[other] dijo que no
    }
log-out-discarding = { $who ->
    [you] cerraste
   *[other] cerró
} descartando { THE-CARD($card) }
log-out = { $who ->
    [you] cerraste con la última combinación
   *[other] cerró con la última combinación
}
    .short = { $who ->
        [you] cerraste
       *[other] cerró
    }
log-took-back = { $who ->
    [you] deshiciste
   *[other] deshizo
} { MOVES($plays) }
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
log-on-top = { CAPITAL(THE-CARD($card)) } es la carta superior del pozo.
log-buried = { CAPITAL(THE-CARD($card)) } está en el pozo, debajo de { CARDS($above) }.
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


# ---- end of refusals


## hints


# ---- end of hints


## phrases


# ---- end of phrases


## turns_ahead


# ---- end of turns_ahead


## thinking_again


# ---- end of thinking_again


## looking_back


# ---- end of looking_back


## play_on


# ---- end of play_on


## table


# ---- end of table


## heard


# ---- end of heard


## coach


# ---- end of coach


## going_out_texts


# ---- end of going_out_texts


## why


# ---- end of why


## spoken


# ---- end of spoken


## rule_page


# ---- end of rule_page


## printed_rules


# ---- end of printed_rules


## printed_hint_cards


# ---- end of printed_hint_cards


## printed_setup


# ---- end of printed_setup


## printed_evening


# ---- end of printed_evening


## printed_pages


# ---- end of printed_pages


## printed_score_sheet


# ---- end of printed_score_sheet


## stacks


# ---- end of stacks


## help


# ---- end of help


## own_keys


# ---- end of own_keys


## gamepad


# ---- end of gamepad


## screens


# ---- end of screens


## captions


# ---- end of captions


## whats_new


# ---- end of whats_new


## rules


# ---- end of rules


## house_rules


# ---- end of house_rules


## finding_rules


# ---- end of finding_rules


## setting_up


# ---- end of setting_up


## partner_agreements


# ---- end of partner_agreements


## scores


# ---- end of scores


## score_pad


# ---- end of score_pad


## my_games


# ---- end of my_games


## todays_deal


# ---- end of todays_deal


## deals


# ---- end of deals


## people


# ---- end of people


## beside_friend


# ---- end of beside_friend


## lesson_steps


# ---- end of lesson_steps


## lessons


# ---- end of lessons


## learn_screen


# ---- end of learn_screen


## problems


# ---- end of problems


## errors


# ---- end of errors


## command_line


# ---- end of command_line


## game_files


# ---- end of game_files


## cli


# ---- end of cli
