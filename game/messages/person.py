"""A person or a team in a message: somebody with a name, or the reader."""

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody a message is about. A message says "you" to the reader and their team, and names anybody else."""

    name: str
    is_you: bool = False
