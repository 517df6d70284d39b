"""A number as it is typed: digits write it, plus adds another heap to it."""

from msgspec import Struct


class TypedSum(Struct, frozen=True):
    """What the keys pressed so far come to."""

    number: int | None
    """The running sum; None where nothing is written."""
    heaps: int | None = None
    """What the digits typed now are added to; None before the first plus."""
    is_fresh: bool = True
    """Whether the next digit begins a number."""
    is_tapped: bool = False
    """Whether a card was tapped last: digits are added to it."""

    @property
    def addend(self) -> int | None:
        """The heap after the last plus; None before its first digit."""
        if self.heaps is None or self.is_fresh or self.number is None:
            return None
        return self.number - self.heaps

    def with_digits(self, digits: str) -> "TypedSum":
        """After digits at the end of the number, or of the last heap.

        >>> TypedSum(305).with_digits("4").with_digits("10").plus(0).with_digits("2").with_digits("5").number
        435
        """
        if self.is_tapped:
            return self.plus(0).with_digits(digits)
        had = "" if self.is_fresh or self.number is None else str(self.number - (self.heaps or 0))
        return TypedSum((self.heaps or 0) + int(had + digits), self.heaps, is_fresh=False)

    def plus(self, at_once: int) -> "TypedSum":
        """The next digits are added. Until they come, a plus counts `at_once`, as where books are counted.

        >>> TypedSum(None).plus(at_once=1).number, TypedSum(None).plus(at_once=1).with_digits("3").number
        (1, 3)
        >>> TypedSum(None).plus(0)
        TypedSum(number=None, heaps=None, is_fresh=True, is_tapped=False)
        >>> one = TypedSum(2).plus(at_once=1)
        >>> one.number, one.with_digits("3").number, one.plus(1).number
        (3, 5, 4)
        """
        if self.number is None and not at_once:
            return self
        return TypedSum((self.number or 0) + at_once, self.number or 0)

    def erased(self) -> "TypedSum":
        """Without the last digit, or the plus where none came after it.

        >>> TypedSum(410).plus(0).with_digits("2").erased().number, TypedSum(410).plus(0).erased().erased().number
        (410, 41)
        >>> TypedSum(410).erased().with_digits("5").number
        415
        >>> TypedSum(410).plus(0).with_digits("25").erased().with_digits("7").number
        437
        >>> TypedSum(410).plus(0).with_digits("2").erased().erased().with_digits("5").number
        4105
        """
        heap = self.number if self.heaps is None else self.addend
        text = "" if heap is None else str(heap)[:-1]
        if self.heaps is None:
            return TypedSum(int(text) if text else None, is_fresh=False)
        if text:
            return TypedSum(self.heaps + int(text), self.heaps, is_fresh=False)
        return TypedSum(self.heaps, None if heap is None else self.heaps, is_fresh=heap is not None)

    def more(self, worth: int) -> "TypedSum":
        """So much more, or less, never below nothing. Digits that follow are added.

        >>> TypedSum(40).more(50).number, TypedSum(None).more(50).number, TypedSum(None).more(-1).number
        (90, 50, 0)
        >>> TypedSum(40).more(50).with_digits("5").number, TypedSum(40).more(50).erased().with_digits("5").number
        (95, 95)
        """
        return TypedSum(max(0, (self.number or 0) + worth), is_fresh=False, is_tapped=True)

    def settled(self) -> "TypedSum":
        """The sum alone; the next digit begins a new number."""
        return TypedSum(self.number)
