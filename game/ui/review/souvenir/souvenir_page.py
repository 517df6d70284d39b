"""A souvenir as a one-file page: it makes no requests, stores nothing, and can be read with scripts off."""

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Final

from game.assets import assets_folder, read_asset
from game.cards import Card, is_wild
from game.engine.melding.melds import Meld, front_card, melds_by_rank, top_card
from game.messages.amounts import points, signed
from game.messages.functions import nouns, souvenir as say, table as say_table
from game.phones.phone_page import COURTS, card_style, signs_with
from game.printed.html_page import html_page
from game.sentences.at_table.table import WILD_STAR
from game.sentences.grammar import members, team_name
from game.toolkit.drawing.theme import SUIT_INKS
from game.ui.match.scores.cards_left import CardsLeft
from game.ui.review.souvenir.souvenir import Souvenir, SouvenirWay, ToldLine, hand_of

POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""What a browser lets the page do: nothing beyond itself."""


def souvenir_page(souvenir: Souvenir, inks: Mapping[str, str] = SUIT_INKS["classic"]) -> str:
    """All of it as HTML text in UTF-8, with suits in these colours, by their letters. Raises OSError if the program is
    incomplete.
    """
    folder = assets_folder() / "phone"
    style = card_style(card for card in COURTS if card in _shown(souvenir)) + _asset(folder / "souvenir.css")
    style += "".join(f":root{{--{suit.lower()}:{ink}}}" for suit, ink in inks.items())
    signs = signs_with([player.look for player in souvenir.people.by_seat])
    has_guess = bool(souvenir.ways)
    parts = (
        signs,
        _head(souvenir),
        "<main>",
        f"<h2>{escape(say.what_would_you_do() if has_guess else souvenir.place)}</h2>",
        f"<p>{escape(say.holds(souvenir.who, souvenir.view.board.hands[souvenir.seat]))}</p>",
        _table(souvenir),
        _guess(souvenir) if has_guess else _did(souvenir),
        _round(souvenir),
        _left_over(souvenir),
        _foot(souvenir),
        "</main>",
        f"<script>{_asset(folder / 'souvenir.js')}</script>" if has_guess else "",
    )
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">'
    )
    page = html_page(escape(souvenir.name or souvenir.when), style, parts)
    return page.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{head}', 1)


def _asset(file: Path) -> str:
    return read_asset(file).decode()


def _shown(souvenir: Souvenir) -> set[Card]:
    """Every card with a face on the page."""
    left = [card for row in souvenir.left for card in row.cards]
    upcard = souvenir.view.board.upcard
    return {*hand_of(souvenir), *left, *([upcard] if upcard is not None else [])}


# ---- cards


def card(face: Card) -> str:
    """A card with its index, and a court figure or one large sign."""
    inside = f'<span class="r">{_rank(face)}</span>'
    if face[0] != "*":
        inside += _sign(face, "s")
    if face in COURTS:
        inside += f'<span class="f f{face}"></span>'
    else:
        large = f'<use href="#{_suit(face)}" x="33" y="61" width="54" height="54"/>'
        inside += f'<svg class="p" viewBox="0 0 100 140">{large}</svg>'
    return f'<span class="card {face[1]}{" w" if is_wild(face) else ""}" data-card="{face}">{inside}</span>'


def _rank(face: Card) -> str:
    return {"T": "10", "*": WILD_STAR}.get(face[0], face[0])


def _suit(face: Card) -> str:
    return "star" if face[0] == "*" else face[1]


def _sign(face: Card, kind: str) -> str:
    return f'<svg class="{kind}" viewBox="0 0 100 100"><use href="#{_suit(face)}"/></svg>'


def _cards(faces: Iterable[Card]) -> str:
    return "".join(map(card, faces))


# ---- the table


def _head(souvenir: Souvenir) -> str:
    sides = "".join(_side(souvenir, team) for team in range(souvenir.teams))
    return (
        f"<header><p>{escape(souvenir.when)}</p><h1>{escape(souvenir.name or souvenir.place)}</h1>"
        f'<div class="sides">{sides}</div></header>'
    )


def _side(souvenir: Souvenir, team: int) -> str:
    faces = "".join(_face(souvenir, seat) for seat in members(len(souvenir.people.by_seat), souvenir.teams, team))
    return f'<div class="side t{team % 8}">{faces}<b>{points(souvenir.totals[team])}</b></div>'


def _face(souvenir: Souvenir, seat: int) -> str:
    team = seat % souvenir.teams
    return f'<svg class="face" style="--team:var(--t{team % 8})" viewBox="0 0 96 96"><use href="#p{seat}"/></svg>'


def _table(souvenir: Souvenir) -> str:
    """The others' bands, the own one, hand and pile; in sentences for screen readers."""
    board, names = souvenir.view.board, souvenir.people.names
    own, *others = board.teams_around(souvenir.seat)
    bands = []
    for team in (*others, own):
        name = escape(team_name(names, souvenir.teams, team))
        laid = [board.melds[team][number] for number in melds_by_rank(board.melds[team])]
        melds = "".join(_meld(meld, meld.is_book(board.rules), board.rules.book_size) for meld in laid)
        bands.append(
            f'<div class="band t{team % 8}" style="--team:var(--t{team % 8})" data-team="{team}">'
            f'<div class="head"><i class="mark"></i><b>{name}</b></div><div class="melds">{melds}</div></div>'
        )
    hand = hand_of(souvenir)
    backs = "" if hand else '<span class="card down"></span>' * min(7, board.hands[souvenir.seat])
    top = card(board.upcard) if board.upcard is not None else '<span class="card none"></span>'
    sign = escape(say_table.sign_pile(board.pile, None))
    pile = f'<div class="pile" data-pile="{board.pile}">{top}<em>{sign}</em></div>'
    shown = f'<div class="row"><div class="hand">{_cards(hand)}{backs}</div>{pile}</div>'
    spoken_text = "".join(f"<p>{escape(one)}</p>" for one in souvenir.spoken_text)
    return f'<div class="cloth" aria-hidden="true">{"".join(bands)}{shown}</div><div class="sr">{spoken_text}</div>'


def _meld(meld: Meld, is_book: bool, size: int) -> str:
    """Rank, sign, and how many of how many; for a book only its kind."""
    face = top_card(meld) if is_book else front_card(meld)
    wilds = f"<u>{WILD_STAR * meld.wilds}</u>" if meld.wilds and meld.naturals else ""
    count = f"<em>{len(meld.cards)}/{size}</em>"
    kind = f" book {meld.kind}" if is_book else " near" if len(meld.cards) == size - 1 else ""
    cards = " ".join(meld.cards)
    return (
        f'<span class="meld {face[1]}{kind}" data-cards="{cards}">{_rank(face) if meld.naturals else WILD_STAR}'
        f"{_sign(face, 'i') if meld.naturals else ''}{'' if is_book else count}{wilds}</span>"
    )


# ---- the guess


def _guess(souvenir: Souvenir) -> str:
    """Answers to press; their results are there from the start, hidden only by the script."""
    answers = "".join(_answer(souvenir, way, letter) for way, letter in zip(souvenir.ways, "ABC", strict=False))
    words = {
        "best": say.well_found(),
        "close": say.close(),
        "less": say.there_was_better(),
        "none": say.about_the_best(),
    }
    heads = "".join(f'<h3 class="said {kind}">{escape(told)}</h3>' for kind, told in words.items())
    reason = f'<section class="why" role="status">{heads}<p>{escape(souvenir.reason)}</p></section>'
    tell = f'<button type="button" class="tell">{escape(say.just_tell_me())}</button>'
    return f'<div class="answers" data-yours="{escape(say.your_guess())}">{answers}</div>{tell}{reason}'


def _answer(souvenir: Souvenir, way: SouvenirWay, letter: str) -> str:
    comes_to = say.best() if not way.less else say.as_good() if way.is_as_good else say.less(way.less)
    kind = "best" if not way.less else "close" if way.is_as_good else "less"
    did = f'<small class="did">{escape(say.did_this(souvenir.doer))}</small>' if way.is_played else ""
    return (
        f'<button type="button" class="answer {kind}" data-less="{way.less}"><i>{letter}</i>'
        f"<span>{escape(way.said)}{did}</span><b>{escape(comes_to)}</b></button>"
    )


def _did(souvenir: Souvenir) -> str:
    return f"<h2>{escape(say.this_is_what(souvenir.doer))}</h2><p>{escape(souvenir.did)}</p>"


# ---- the round


def _round(souvenir: Souvenir) -> str:
    """In a few lines, and turn by turn for those who want more."""
    if not souvenir.lines:
        return ""
    every = f"<details><summary>{escape(say.every_turn())}</summary>{_told(souvenir, souvenir.turns)}</details>"
    return f"<h2>{escape(say.the_round())}</h2>{_told(souvenir, souvenir.lines)}{every if souvenir.turns else ''}"


def _told(souvenir: Souvenir, lines: Iterable[ToldLine]) -> str:
    told = "".join(f"<li>{_face(souvenir, line.seat)}<span>{escape(line.said)}</span></li>" for line in lines)
    return f'<ul class="lines">{told}</ul>'


def _left_over(souvenir: Souvenir) -> str:
    """Only for a finished round."""
    if not souvenir.left:
        return ""
    rows = "".join(_row(souvenir, row) for row in souvenir.left)
    return f'<h2>{escape(say.left_over())}</h2><ul class="left">{rows}</ul>'


def _row(souvenir: Souvenir, row: CardsLeft) -> str:
    looks = [(one.look, seat % souvenir.teams) for seat, one in enumerate(souvenir.people.by_seat)]
    seat = looks.index((row.person.look or 0, row.person.team))  # names are shortened at the table
    cost, nothing = row.cost, f"<span>{escape(say.nothing_left())}</span>"
    shown = f'<div class="hand small">{_cards(row.cards)}</div>' if row.cards else nothing
    listed = escape(", ".join(nouns.card(one) for one in row.cards))
    return (
        f'<li>{_face(souvenir, seat)}<b>{escape(row.name)}</b><div aria-hidden="true">{shown}</div>'
        f'<span class="sr">{listed}</span><strong>{signed(-cost) if cost else "0"}</strong></li>'
    )


def _foot(souvenir: Souvenir) -> str:
    told = (say.made_with(),) if souvenir.is_over else (say.still_playing(souvenir.who), say.made_with())
    return f"<footer>{''.join(f'<p>{escape(one)}</p>' for one in told)}</footer>"
