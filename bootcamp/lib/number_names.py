"""Number names of invented languages: systems with a base, and the words that examples give to their parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

Part = str | int
"""A digit word by its value, ``B`` and ``BB`` for the base and its square, ``+`` for a link, ``-`` for *less*."""


class System(NamedTuple):
    """How numbers are said: `base`, and in which order the parts of a name come."""

    base: int
    smaller_first: bool
    multiplier_after: bool
    says_one: bool
    """Whether a multiplier of one is said."""
    linked: bool
    """Whether a link word stands between parts."""
    short: bool
    """Whether a number just below a multiple of the base, and above the base, is that multiple less one."""

    def parts(self, value: int) -> tuple[Part, ...]:
        """Give the parts of a name, from left to right, of a number below the third power of the base.

        >>> System(10, False, False, True, True, True).parts(47), System(10, True, True, False, False, True).parts(19)
        ((4, 'B', '+', 7), ('-', 'B', 2))
        """
        return _parts(self, value)

    def size(self, value: int) -> int:
        """Count the words of a name.

        >>> System(10, False, False, True, True, True).size(47)
        4
        """
        base = self.base
        if self.short and value > base and value % base == base - 1:
            return 1 + self.size(value + 1)
        digits = value // base**2, value // base % base
        pieces = sum(map(bool, digits)) + (value % base > 0)
        said = sum(digit > 1 or (self.says_one and digit == 1) for digit in digits)
        return pieces + said + self.linked * (pieces - 1)


@lru_cache(maxsize=65536)
def _parts(system: System, value: int) -> tuple[Part, ...]:
    base = system.base
    if system.short and value > base and value % base == base - 1:
        return ("-", *system.parts(value + 1))
    pieces: list[tuple[Part, ...]] = []
    for digit, unit in ((value // base**2, "BB"), (value // base % base, "B")):
        if digit:
            times: tuple[Part, ...] = () if digit == 1 and not system.says_one else (digit,)
            pieces.append((unit, *times) if system.multiplier_after else (*times, unit))
    if value % base:
        pieces.append((value % base,))
    name: tuple[Part, ...] = ()
    for piece in pieces[::-1] if system.smaller_first else pieces:
        name += (("+",) if name and system.linked else ()) + piece
    return name


def systems(bases: Sequence[int]) -> list[System]:
    """List all systems with one of the bases.

    >>> len(systems(range(4, 21)))
    544
    """
    flags = [tuple(bool(bits >> place & 1) for place in range(5)) for bits in range(32)]
    return [System(base, *row) for base in bases for row in flags]


def lexicon(system: System, examples: Sequence[tuple[str, int]]) -> dict[Part, str] | None:
    """Give the words that a system must have for the examples, or None if it does not fit.

    >>> lexicon(System(5, False, False, False, False, False), [("ka", 5), ("ka mo", 6), ("ka mo", 7)])
    """
    if max(value for _, value in examples) >= system.base**3 - system.short:
        return None
    words: dict[Part, str] = {}
    for name, value in examples:
        parts, spoken = system.parts(value), name.split()
        if len(parts) != len(spoken):
            return None
        for part, word in zip(parts, spoken, strict=True):
            if words.setdefault(part, word) != word:
                return None
    return words if len(set(words.values())) == len(words) else None


def said(system: System, words: Mapping[Part, str], value: int) -> str | None:
    """Say a number, or give None where a word is not known.

    >>> said(System(5, False, False, False, False, False), {"B": "ka", 1: "mo"}, 6)
    'ka mo'
    """
    parts = system.parts(value) if value < system.base**3 - system.short else ("?",)
    return " ".join(words[part] for part in parts) if all(part in words for part in parts) else None
