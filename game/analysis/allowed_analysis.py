"""What may be analysed: all of a finished match; before that, nothing that its people couldn't know."""

from collections.abc import Sequence

from saves.records.lines import EndLine, Line, ScoreLine, header_in, people_in


def is_over(lines: Sequence[Line]) -> bool:
    """Whether the record has its end; one that was cut short may still be going on elsewhere."""
    return isinstance(lines[-1], EndLine)


def seats_to_judge(lines: Sequence[Line]) -> tuple[int, ...]:
    """The seats whose decisions may be analysed. While the match goes on, only that of its only person; none if several
    people share the screen or everybody plays the same deal. `lines` begin with the header.
    """
    header = header_in(lines)
    seats = header.seats
    if is_over(lines):
        return tuple(range(len(seats)))
    if header.deal is not None:
        return ()
    people = people_in(lines)
    return people if len(people) == 1 else ()


def lines_for_luck(lines: Sequence[Line]) -> Sequence[Line]:
    """The beginning of a record that no longer reveals hidden cards: all of a finished match, otherwise its finished
    rounds. () if several people share the screen, or nobody plays.
    """
    if is_over(lines):
        return lines
    if not seats_to_judge(lines):
        return lines[:1]
    scored = [number for number, line in enumerate(lines, 1) if isinstance(line, ScoreLine)]
    return lines[: scored[-1] if scored else 1]
