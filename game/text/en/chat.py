"""English: chat. Made by `python -m tools.messages`."""
from typing import Literal


def book(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('Slow and steady.' if is_other else "That one's safe.") if style == "careful" else ('That came together nicely.' if is_other else 'There we are!') if style == "balanced" else ('Quick work!' if is_other else "Done! What's next?"))


def foot(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('I was in no hurry.' if is_other else "Let's see, then.") if style == "careful" else ('At last!' if is_other else 'Here we go!') if style == "balanced" else ('Off we go!' if is_other else 'Now for the fun part!'))


def pile(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('Plenty to sort, then.' if is_other else "I'd better count these.") if style == "careful" else ('Quite a few!' if is_other else "Well, that's a handful!") if style == "balanced" else ("Don't mind if I do!" if is_other else 'All mine!'))


def frozen(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('I rather saw that coming.' if is_other else 'Oh dear. Patience, then.') if style == "careful" else ("Ooh, that's cold." if is_other else 'Brrr!') if style == "balanced" else ('Not now, surely!' if is_other else 'Oi, I wanted that!'))


def partner(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('Nicely done, partner.' if is_other else 'Well played.') if style == "careful" else ('Good one!' if is_other else 'Lovely!') if style == "balanced" else ("That's the spirit!" if is_other else 'Brilliant!'))
