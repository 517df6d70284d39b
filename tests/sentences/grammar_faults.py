"""What is wrong with a sentence where a count meets a noun or a verb."""

import re
from typing import Final

from game.messages.language import spoken

_NOUNS: Final = (
    *("card", "point", "book", "wild", "natural", "deck", "round", "turn", "group", "deal", "game", "meld", "player"),
    *("joker", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
)
_SEVERAL: Final = "(?!no card)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no|[2-9]|[1-9][0-9,]+|0)"
_THINGS: Final = "|".join("sixes" if noun == "six" else f"{noun}s" for noun in _NOUNS)
_THING: Final = "|".join(_NOUNS)
_KINDS: Final = "more |red |black |clean |dirty |other "
_FAULTS: Final = (
    ("one of something is many", rf"(?<![\w,.-])(one|1) ({_KINDS})?({_THINGS})\b"),
    ("an article before many", rf"\ban? ({_THINGS})\b"),
    (
        "many of something is one",
        rf"\b({_SEVERAL}) (more |red |black |clean |dirty )?(card|point|book|natural|deck)\b(?!-)",
    ),
    ("no of them", r"\bno of\b"),
    ("one of them fit", r"\b(one|none) of them (fit|help|come|make|go|are|were|add)\b"),
    ("several of them fits", r"\b(two|three|four|five|six|seven) of them (fits|helps|comes|is|was)\b"),
    (
        "one card come",
        rf"(?<![\w-])(one|an?|1) (more )?({_THING}) (come|make|fit|help|count|are|were|have|go|lie|need)\b",
    ),
    ("two cards comes", rf"\b({_SEVERAL}) (more )?({_THINGS}) (comes|makes|fits|helps|is|was|has|goes|lies|needs)\b"),
    (
        "the wrong article",
        r"\ba (ace|eight|eighteen|8|11|18)\b|\ban (king|queen|jack|ten|nine|two|seven|six|five|four)\b",
    ),
    ("twice", r"\b(the|a|an|and|of|to) \1\b"),
)

_DOS_O_MAS: Final = "(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|[2-9]|[1-9][0-9]+)"
_FEMENINAS: Final = "carta|canasta|ronda|mano|combinación|reina|jota|partida|baraja|cola"
_MASCULINOS: Final = "pozo|pie|mazo|punto|as|rey|comodín|joker|turno|equipo|descarte|total"
_IN_SPANISH: Final = (
    ("one verb, several things", rf"(?<!\bhacen )(?<!\bhacían )\b(falta|queda|sobra|viene|entra) {_DOS_O_MAS}\b"),
    ("several, one thing", r"\b(faltan|quedan|sobran|vienen|entran) (un|una|1)\b(?![^.;]* y )"),
    ("the wrong gender", rf"\b(un|el) ({_FEMENINAS})\b|\b(una|la) ({_MASCULINOS})\b"),
    ("the wrong gender of several", rf"\b(los|unos) ({_FEMENINAS})s\b|\b(las|unas) ({_MASCULINOS})e?s\b"),
    ("many of something is one", rf"\b{_DOS_O_MAS} (más )?({_FEMENINAS}|punto|comodín|turno|mazo)\b"),
    ("two words that are one", rf"\b(de|a) el ({_MASCULINOS})\b"),
    ("o before an o", r"\bo (ocho|once|8[0-9]*|11|otr[oa]s?)\b"),
    ("y before an i", r"\by (i[a-záéíóú]|hi(?!e))"),
    ("none without a no", r"\b(suma|suman|sumaría|sumarían|dan|da|vale|valen) ning"),
    ("twice", r"\b(la|el|los|las|un|una|y|de|que|en|a|con) \1\b"),
)


def faults_of(said: str) -> list[str]:
    """Every fault that is known, with where it stands, in the language that is spoken."""
    patterns = _IN_SPANISH if spoken() == "es" else _FAULTS
    found = ((what, re.search(pattern, said, re.IGNORECASE)) for what, pattern in patterns)
    return [f"{what}: “{match.group()}” in “{said}”" for what, match in found if match is not None]
