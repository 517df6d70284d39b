"""What the simulation raises where something does not hold that must."""


class Broken(AssertionError):
    """Something that must hold does not; `kind` is the same for what is the same fault."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(f"{kind}: {what}")
        self.kind = kind
