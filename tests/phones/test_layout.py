"""The page in a real browser at the sizes of phones: whatever can be pressed is seen whole, in both languages."""

import itertools
from collections.abc import Iterator

import pytest

from game.messages.language import LANGUAGES, speak
from tests.phones.browser import CHROMIUM, Chromium
from tests.phones.pictures import SIZES, scenes, showing
from tests.phones.score_pad_pictures import score_pads

pytestmark = [pytest.mark.slow, pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")]

_FAULTS = """(() => {
  const faults = [];
  for (const one of document.querySelectorAll('footer button, .tool')) {
    const at = one.getBoundingClientRect();
    const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    if (one.closest('footer') && !one.contains(hit)) faults.push('covered: ' + one.textContent);
    if (at.bottom > innerHeight + 1 || at.right > innerWidth + 1) faults.push('outside: ' + one.textContent);
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      faults.push('cut: ' + one.textContent);
    if (at.width < 44 || at.height < 44) faults.push('small: ' + one.textContent);
  }
  const isUsual = parseFloat(getComputedStyle(document.documentElement).fontSize) < 18;
  for (const one of document.querySelectorAll(isUsual ? '.asks .big' : 'none'))
    if (one.getBoundingClientRect().bottom > innerHeight) faults.push('outside: ' + one.textContent);
  const hand = (document.querySelector('#hand') || document.body).getBoundingClientRect();
  const over = document.querySelector('.over');
  if (over && over.getBoundingClientRect().bottom > hand.top + 1) faults.push('the hand is under the paper');
  if (innerWidth > innerHeight && hand.height) for (const card of document.querySelectorAll('#hand .card'))
    if (card.getBoundingClientRect().bottom > innerHeight) faults.push('cut: ' + card.getAttribute('aria-label'));
  for (const card of document.querySelectorAll('#hand .card')) {
    const at = card.getBoundingClientRect(), hit = document.elementFromPoint(at.left + 12, at.top + 20);
    if (!card.contains(hit)) faults.push('covered: ' + card.getAttribute('aria-label'));
  }
  for (const suit of document.querySelectorAll('.meld svg, .mini svg'))
    if (suit.getBoundingClientRect().width > 16) faults.push('too large: ' + suit.parentNode.textContent);
  const heading = document.querySelector('h1');
  if (heading.scrollWidth > heading.clientWidth || heading.scrollHeight > heading.parentNode.clientHeight + 1)
    faults.push('cut: ' + heading.textContent);
  for (const one of document.querySelectorAll('.counts, .meld em, #moves .more, .head span:last-child, #meter b')) {
    const at = one.getBoundingClientRect();
    if (at.width && (at.right > innerWidth + 1 || at.bottom > innerHeight + 1))
      faults.push('outside: ' + one.textContent);
  }
  for (const meld of document.querySelectorAll('.meld')) {
    const rank = document.createRange(); rank.selectNode(meld.firstChild);
    const at = rank.getBoundingClientRect();
    for (const mark of document.querySelectorAll('.meld em, #hand .n')) {
      const on = mark.getBoundingClientRect();
      const isOver = on.left < at.right - 2 && on.right > at.left + 2 && on.top < at.bottom - 4;
      if (at.width && isOver && on.bottom > at.top + 2)
        faults.push('a badge on the rank: ' + meld.textContent);
    }
  }
  for (const mark of document.querySelectorAll('#hand .n')) {
    const at = mark.getBoundingClientRect(), card = mark.parentNode;
    for (const x of [at.left + 2, at.right - 2])
      if (!card.contains(document.elementFromPoint(x, at.bottom - 3))) faults.push('covered: ' + mark.textContent);
  }
  return faults;
})()"""
_LETTERS = "document.documentElement.style.fontSize = '{}%', dispatchEvent(new Event('resize')), 1"


_NAMED = {"button", "switch", "slider", "image", "group", "dialog", "alertdialog", "heading", "tab", "link"}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    yield
    speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_can_be_pressed_is_covered_or_cut(language: str) -> None:
    """Given every scene of the pictures, upright and lying, with common and with large text: no button is under a
    paper (as Yes was when a phone lay), outside or smaller than a finger; no word of a button or the heading and no
    mark of a new card is cut; no suit covers what is beside it on a small card; and each of up to thirty cards can be
    touched.
    """
    speak(language)
    faults = []
    with Chromium() as browser:
        for name, hand in scenes():
            with showing(hand) as url:
                tab = browser.tab(url)
                tab.until("document.querySelector('#hand, #end, #join')")
                for size, window in SIZES.items():
                    tab.resize(window)
                    tab.until(f"document.documentElement.style.getPropertyValue('--vh') === '{window[1]}px'")
                    faults += [f"{name} {size}: {fault}" for fault in tab.ask(_FAULTS)]
                    for letters in (150, 200) if window[0] < 700 else ():
                        tab.ask(_LETTERS.format(letters))
                        faults += [f"{name} {size} {letters} %: {fault}" for fault in tab.ask(_FAULTS)]
                    tab.ask(_LETTERS.format(100))
                tab.close()
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_finds_a_name_for_everything(language: str) -> None:
    speak(language)
    faults = []
    with Chromium() as browser:
        for name, hand in itertools.chain(scenes(), score_pads()):
            with showing(hand) as url:
                tab = browser.tab(url)
                tab.until("document.querySelector('main, #join')")
                sheets = ("possible", "all", "sorting", "last_round")
                for place in ("page", "menu", *((*sheets, "face1", "face2") if name == "11" else ())):
                    if place == "face1":
                        tab.ask("localStorage.clear(), 1")
                        tab.go(url.partition("#")[0])
                        tab.until("document.querySelector('.face')")
                    elif place in sheets:
                        tab.ask("history.back(), 1")
                        tab.until("!document.querySelector('.sheet')")
                        tab.ask("document.querySelector('[data-key=menu]').click()")
                    if place != "page":
                        tab.until(f"document.querySelector('[data-key={place}]') || {int(place in sheets)}")
                        tab.ask(f"(document.querySelector('[data-key={place}]') || {{click() {{}}}}).click()")
                    nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
                    told = [(node["role"]["value"], node["name"]["value"]) for node in nodes if not node["ignored"]]
                    assert any(role == "button" for role, _ in told), (name, place)
                    faults += [(name, place, role) for role, words in told if role in _NAMED and not words.strip()]
                tab.close()
    assert faults == []


def test_rivals_of_a_crowded_table_are_lines_until_they_are_pressed() -> None:
    hands = dict(scenes())
    with Chromium() as browser:
        for name, lines in (("11", 0), ("full-six", 2), ("full-eight", 7)):
            with showing(hands[name]) as url:
                tab = browser.tab(url, SIZES["390x844"])
                tab.until("document.querySelector('#hand')")
                assert tab.ask("document.querySelectorAll('#theirs .folded').length") == lines
                assert bool(tab.ask("document.querySelectorAll('#theirs .meld').length")) is not bool(lines)
                if name == "full-eight":
                    assert tab.ask("document.querySelector('.folded .figure.clean').textContent") == "1"
                    heard = tab.ask("document.querySelector('.folded').getAttribute('aria-label')")
                    assert "kings, clean meld of three cards" in str(heard)
                    tab.ask("document.querySelector('.folded').click(), 1")
                    tab.until("document.querySelectorAll('.sheet .mini').length === 29")
                tab.close()
