"""The printed seals of a round: what each pack was, and whether its seal holds."""

import re
from html import unescape

from game.messages.functions import seals as say
from game.printed.seal_sheet import PrintedSeal, seal_page


def test_each_seal_has_a_section_that_says_whether_it_holds() -> None:
    """Given a pack that is as it was sealed and one that isn't, cut and whole: each has its words, its cards, both
    digits and the command that computes them elsewhere; a name with signs of HTML is read as it is.
    """
    good = PrintedSeal("Round 1", "words", "4C 5C", "abcd", 3, "1234", "1234", "sha256sum <(x)")
    page = seal_page("Anna & Ben", [good, PrintedSeal("Round 2", "more", "6C", "ijkl", 0, "aaaa", "cccc", "cat")])
    assert page.count("<h1>Anna &amp; Ben</h1>") == page.count("<title>Anna &amp; Ben</title>") == 1
    one, two = (unescape(part) for part in page.split("<section>")[1:])
    assert "<h2>Round 1: words</h2>" in one
    assert say.holds() in one
    assert say.holds_why() in one
    assert say.lifted(3) in one
    assert re.findall("<code>(.*?)</code>", one) == ["4C 5C", "abcd", "1234", "1234", "sha256sum <(x)"]
    assert say.does_not_hold() in two
    assert say.does_not_hold_why() in two
    assert say.nothing_lifted() in two
    assert re.findall("<code>(.*?)</code>", two) == ["6C", "ijkl", "aaaa", "cccc", "cat"]
