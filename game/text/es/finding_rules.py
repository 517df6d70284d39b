"""Español: finding_rules. Made by `python -m tools.messages`."""


def synonyms() -> str:
    return 'canasta: libro juego\nlimpia: pura natural real roja\nsucia: mixta impura negra\ndescartar: tirar echar descarte\njoker: comodin mono\ncombinacion: bajar bajada juego grupo\nnatural: real\npermiso: pedir preguntar puedo acuerdo\nmazo: monton talon robar pila\ntomar: coger levantar llevar robar\nequipo: pareja companero\ndos: comodin\nsuperior: arriba\ncomodin: joker dos\ncerrar: cierre terminar salir irse cortar\npozo: pila descarte monton\npremio: bonificacion bono prima\nbaraja: mazo'


def figures() -> str:
    return '1: uno\n2: dos\n3: tres\n4: cuatro\n5: cinco\n6: seis\n7: siete\n8: ocho\n9: nueve\n10: diez\n11: once\n13: trece\n14: catorce\n20: veinte\n22: veintidos\n50: cincuenta\n60: sesenta\n90: noventa\n100: cien\n300: trescientos\n500: quinientos\n1500: mil quinientos\n5000: cinco mil\n10000: diez mil\nj: jota\nq: reina\nk: rey'


def forms() -> str:
    return 'abrir: abre abren abierto abierta apertura\nacabar: acaba\nas: ases\ncerrar: cierra cierre cierran\ncongelar: congela congelado\ncontar: cuenta cuentan\ndos: doses\nempezar: empieza empiezan\njugar: juega juegan\nmirar: mira\nperder: pierde\nrey: reyes\nseis: seises\ntres: treses\nvaler: vale valen valor\nrojo: corazones diamantes\nnegro: treboles picas'


def endings() -> str:
    return 'ciones>cion es s ando iendo ado ido ada ida ar er ir an en a o e'


def small_words() -> str:
    return 'a al algun alguna ante aun cada como con cual cuando cuantas cuantos de debe deben debes del desde donde el ella en entre es esta estas este estos hacer hasta hay la las le lo los mas me mi mucho muy nos nuestra nuestro o para pero por puede puedes que quien se sea si sin sobre son su sus te tu tus un una unas uno unos y ya'
