"""The seals of a round as a page to print."""

from game.cards import cards_text
from game.deals.seal import words
from game.messages.functions import seals as say
from game.play.honesty.round_seals import RoundSeals, check_command
from game.printed.seal_sheet import PrintedSeal, seal_page


def printed_seals(seals: RoundSeals, system: str) -> str:
    """HTML text in UTF-8, with the command for a system, as `sys.platform` names it."""
    printed = (
        PrintedSeal(
            name=say.reshuffle(number) if pack.is_reshuffle else say.deck(),
            words=" ".join(words(pack.seal.hash)),
            pack=cards_text(pack.pack),
            salt=pack.seal.salt,
            cut=pack.seal.cut,
            digits=pack.seal.hash,
            found=pack.found,
            command=check_command(system, pack.pack, pack.seal.salt),
        )
        for number, pack in enumerate(seals.packs)
    )
    return seal_page(say.seal_of_round(seals.round), tuple(printed))
