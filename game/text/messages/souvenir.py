"""Messages of the section souvenir, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.person import Person
from game.text.language import sections


def souvenir() -> str:
    return sections["souvenir"].souvenir()


def tip() -> str:
    return sections["souvenir"].tip()


def why() -> str:
    return sections["souvenir"].why()


def gives_away() -> str:
    return sections["souvenir"].gives_away()


def no_page() -> str:
    return sections["souvenir"].no_page()


def when(day: str, round: int) -> str:
    return sections["souvenir"].when(day, round)


def when_undated(round: int) -> str:
    return sections["souvenir"].when_undated(round)


def what_would_you_do() -> str:
    return sections["souvenir"].what_would_you_do()


def holds(who: Person, count: int) -> str:
    return sections["souvenir"].holds(who, count)


def just_tell_me() -> str:
    return sections["souvenir"].just_tell_me()


def best() -> str:
    return sections["souvenir"].best()


def as_good() -> str:
    return sections["souvenir"].as_good()


def less(points: int) -> str:
    return sections["souvenir"].less(points)


def your_guess() -> str:
    return sections["souvenir"].your_guess()


def did_this(who: Person) -> str:
    return sections["souvenir"].did_this(who)


def this_is_what(who: Person) -> str:
    return sections["souvenir"].this_is_what(who)


def close() -> str:
    return sections["souvenir"].close()


def well_found() -> str:
    return sections["souvenir"].well_found()


def there_was_better() -> str:
    return sections["souvenir"].there_was_better()


def about_the_best() -> str:
    return sections["souvenir"].about_the_best()


def better_in(better: int, worlds: int) -> str:
    return sections["souvenir"].better_in(better, worlds)


def the_round() -> str:
    return sections["souvenir"].the_round()


def every_turn() -> str:
    return sections["souvenir"].every_turn()


def left_over() -> str:
    return sections["souvenir"].left_over()


def nothing_left() -> str:
    return sections["souvenir"].nothing_left()


def better_cards(team: str, points: int) -> str:
    return sections["souvenir"].better_cards(team, points)


def even_cards() -> str:
    return sections["souvenir"].even_cards()


def still_playing(who: Person) -> str:
    return sections["souvenir"].still_playing(who)


def made_with() -> str:
    return sections["souvenir"].made_with()
