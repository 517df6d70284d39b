"""The page that phones load: one self-contained file, made from `assets/phone` in the current language."""

import gzip
import hashlib
import json
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from msgspec import Struct

from game.assets import assets_folder, read_asset
from game.cards import FACES, Card
from game.messages.functions import (
    deck_cut as say_deck_cut,
    going_out_texts as say_going_out,
    help as say_help,
    nouns,
    phones as say,
    possible as say_possible,
    score_pad as say_score_pad,
    screens,
    spoken_text as say_spoken_text,
)
from game.messages.language import LANGUAGES, speaking, spoken
from game.phones.seat_codes import LONGEST_CODE
from game.portrait_art import portrait_paths

MOST_TAPS: Final = 20
"""How many taps on a score pad a page counts while it is offline."""
COURTS: Final = tuple(card for card in FACES if card[0] in "JKQ")
"""The cards with a figure."""
_FONTS: Final = (
    ("Game", 400, "lato-700"),
    ("Game", 700, "lato-900"),
    ("Fraunces", 700, "fraunces-700"),
    ("Bitter", 700, "bitter-700"),
    ("Bitter", 800, "bitter-800"),
)
"""Family, weight and file of the page's fonts; missing characters use the phone's own."""
_FORBIDDEN: Final = ("default-src", "base-uri", "form-action", "frame-ancestors")
"""What the page must not do at all, in CSP terms."""


class PhonePage(Struct, frozen=True):
    """The page by the language that it begins in, its Content-Security-Policy, and a mark that is another for every
    version of it.
    """

    whole: dict[str, bytes]
    policy: str
    mark: str

    @property
    def packed(self) -> dict[str, bytes]:
        """The page as browsers fetch it."""
        return {language: gzip.compress(page, 9, mtime=0) for language, page in self.whole.items()}


def phone_page(looks: Sequence[int] = ()) -> PhonePage:
    """The page as it is sent, with the faces of a table by seat. Raises OSError if program files are missing."""
    folder = assets_folder() / "phone"
    style, script, pad, frame = (
        read_asset(folder / name).decode() for name in ("page.css", "page.js", "pad.js", "page.html")
    )
    script = _packed(script.replace("// {pad}", pad))
    signs, style = signs_with(looks), _fonts(folder / "fonts") + card_style(COURTS) + style
    languages = {code: language.name for code, language in LANGUAGES.items()}
    texts, begun = {}, {}
    for code in {**languages, spoken(): ""}:
        with speaking(code):
            texts[code], begun[code] = page_texts(), _with_parts(frame, _beginning())
    told = json.dumps({"names": languages, "texts": texts}, ensure_ascii=False).replace("</", "<\\/")
    mark = hashlib.sha256("\0".join((style, script, frame, signs, told)).encode()).hexdigest()[:16]
    script = script.replace('"{texts}"', told).replace("{mark}", mark)
    parts = {"style": style, "script": script, "signs": signs}
    whole = {code: _with_parts(page, parts).encode() for code, page in begun.items()}
    return PhonePage(whole, _policy(script, style), mark)


def _beginning() -> Mapping[str, str]:
    """What the page says before its script runs."""
    return {"language": spoken(), "title": escape(screens.game()), "no_scripts": escape(say.no_scripts())}


def _with_parts(frame: str, parts: Mapping[str, str]) -> str:
    for name, part in parts.items():
        frame = frame.replace(f"{{{name}}}", part, 1)
    return frame


def _packed(script: str) -> str:
    """The script without whole-line comments and indentation."""
    lines = (line.strip() for line in script.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def signs_with(looks: Sequence[int]) -> str:
    """The suits and pictures of a page, with the faces of a table by seat. Raises OSError."""
    faces = (
        f'<symbol id="p{seat}" viewBox="2 2 96 96">{portrait_paths(look)}</symbol>\n' for seat, look in enumerate(looks)
    )
    return read_asset(assets_folder() / "phone" / "signs.svg").decode().replace("{portraits}", "".join(faces))


def card_style(courts: Iterable[Card]) -> str:
    """The page's style for cards, with the figures of these courts. Raises OSError."""
    folder = assets_folder() / "phone"
    return read_asset(folder / "cards.css").decode() + "".join(_court(folder / "courts", card) for card in courts)


def _fonts(folder: Path) -> str:
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};'
        f"src:url(data:font/woff2;base64,{b64encode(read_asset(folder / f'{name}.woff2')).decode()})}}\n"
        for family, weight, name in _FONTS
    )


def _court(folder: Path, card: Card) -> str:
    """The upper half of a court card's figure as a CSS rule; the lower half is the same, rotated."""
    figure = b64encode(read_asset(folder / f"{card}.webp")).decode()
    return f".f{card}{{background-image:url(data:image/webp;base64,{figure})}}\n"


def _policy(script: str, style: str) -> str:
    """Content-Security-Policy: exactly this script, this style, this server, and nothing foreign."""
    allowed = {"script-src": _hash(script), "style-src": _hash(style)}
    rules = [f"{name} 'none'" for name in _FORBIDDEN]
    rules += [f"{name} '{digest}'" for name, digest in allowed.items()]
    return "; ".join((*rules, "connect-src 'self'", "img-src data:", "font-src data:"))


def _hash(text: str) -> str:
    return f"sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def page_texts() -> Mapping[str, object]:
    """The page's own texts; everything about the game comes with the hand."""
    return {
        "game": screens.game(),
        "who": say.who(),
        "here": say.is_here(),
        "pick_up": say.pick_up(),
        "letters_left": ["", *(say.letters_left(count) for count in range(1, LONGEST_CODE + 1))],
        "erase": say.erase(),
        "nobody": say.nobody(),
        "take_here": say.take_here(),
        "reconnecting": say.reconnecting(),
        "arrange": say.arrange(),
        "arrange_how": say.arrange_how(),
        "arranged": say.arranged(),
        "door_closed": say.door_closed(),
        "hand": say.your_hand(),
        "table": say.table(),
        "all_moves": say.all_moves(),
        "new": say.new(),
        "new_meld": say.pile_of_yours(),
        "only_you": say.only_you(),
        "take_meld_back": say.take_meld_back(),
        "drop_here": say.drop_here(),
        "yes": say.yes(),
        "no": say.no(),
        "take_it_back": say.take_it_back(),
        "packet": screens.your_packet(),
        "take_packet": screens.take_packet(),
        "cut_for_me": say_deck_cut.cut_for_me(),
        "lift_more": say_spoken_text.lift_more(),
        "lift_fewer": say_spoken_text.lift_fewer(),
        "cards_to_lift": say.cards_to_lift(),
        "will_be_sent": say.will_be_sent(),
        "part": say.your_part(),
        "again": say.again(),
        "tonight": say.tonight(),
        "what_now": say_help.what_now(),
        "choose_discard": say_possible.choose_discard(),
        "needed": say_going_out.needed(),
        "rules": screens.read_rules(),
        "sorting": screens.sorting(),
        "last_round": screens.last_round(),
        "last_round_told": screens.last_round_told(),
        "enough": say.enough(),
        "good_night": say.good_night(),
        "back": say.back_to_table(),
        "menu": say.menu(),
        "language": say.language(),
        "sort": say.sort(),
        "close": say.close(),
        "sound": say.sound(),
        "left_handed": say.left_handed(),
        "slow_discard": say.slow_discard(),
        "look": say.look(),
        "looks": [say.look_system(), say.look_light(), say.look_dark()],
        "pad": say.pad(),
        "open_pad": say.open_pad(),
        "let_me_write": say.let_me_write(),
        "taps_waiting": ["", *(say.taps_waiting(count) for count in range(1, MOST_TAPS + 1))],
        "undo": say_score_pad.undo(),
        "erase_digit": say_score_pad.erase(),
        "plus": say_score_pad.plus(),
        "less": say.one_less(),
        "more": say.one_more(),
        "rounds": say_score_pad.rounds(),
        "so_far": say_score_pad.so_far(),
        "this_round": say_score_pad.this_round(),
        "now": say_score_pad.now(),
        "cards": {card: nouns.card(card) for card in FACES},
    }
