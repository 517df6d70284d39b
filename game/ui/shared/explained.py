"""Explains a thing on a screen, or the screen as a whole (F2)."""

from game.engine.partners.agreements import Agreement
from game.messages.functions import help as say
from game.messages.language import has, named
from game.rules.ruleset import RuleSet
from game.sentences.at_table import partner_agreements as agreements
from game.toolkit.surroundings import Explained


def explanation(screen: str, key: str) -> Explained:
    """The help for the thing with this key on a screen; for the screen as a whole if there is nothing specific.

    >>> explanation("settings", "field/sound").words
    'Also a button at the table.'
    >>> explanation("curtain", "button/history").title, explanation("games", "row").title
    ('Full log', 'A match')
    """
    return (
        _explained(f"thing_{screen} {key}")
        or _explained(f"thing_{key}")
        or _setting_or_agreement(key.rpartition("/")[2])
        or screen_explained(screen)
        or Explained(say.no_screen_heading(), say.no_screen())
    )


def screen_explained(screen: str) -> Explained | None:
    return _explained(f"screen_{screen}")


def _explained(name: str) -> Explained | None:
    message = name.replace("/", "_").replace(" ", "_")
    return Explained(named("help", f"{message}_heading"), named("help", message)) if has("help", message) else None


def _setting_or_agreement(name: str) -> Explained | None:
    setting = f"set_{name}"
    if has("screens", setting):
        return Explained(named("screens", setting), named("screens", f"{setting}_about"))
    for one in Agreement:
        if one.value == name:
            return Explained(agreements.name_of(one, RuleSet()), agreements.what_it_means(one, RuleSet()))
    return None
