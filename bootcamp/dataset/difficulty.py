"""One meaning of `difficulty`, whoever says it: the shell, Python or YAML."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from operator import index
from typing import SupportsIndex

from bootcamp.errors import BootcampError
from bootcamp.identity import LEVELS

Difficulty = int | str | tuple[int, int] | Iterable[int] | Mapping[int, float]
"""A level, ``(low, high)``, a list or range of levels, text such as ``"1-4"``, or a mapping of levels to weights."""

_SPAN = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")


def level_weights(difficulty: Difficulty) -> dict[int, float]:
    """Return the weight of each level that `difficulty` names, easiest first; raise BootcampError for anything else.

    A pair of numbers in a tuple is a range with both ends; a list holds levels. In text, commas and hyphens join both.

    >>> level_weights((2, 4))
    {2: 1.0, 3: 1.0, 4: 1.0}
    >>> level_weights([2, 4]) == level_weights("2,4") == level_weights({"2": 1, 4: 1})
    True
    >>> level_weights("1-2, 9")
    {1: 1.0, 2: 1.0, 9: 1.0}
    """
    try:
        weights = _read(difficulty)
    except (TypeError, ValueError, OverflowError):
        weights = {}
    if not weights or not weights.keys() <= set(LEVELS) or not all(0 <= w < math.inf for w in weights.values()):
        raise BootcampError(
            f"difficulty={difficulty!r:.80}: expected levels from {LEVELS[0]} to {LEVELS[-1]}: one, a range such as "
            "'3-6' or (3, 6), a list such as '1,5,10' or [1, 5, 10], or weights such as {1: 2.0, 5: 1.0}"
        )
    return dict(sorted(weights.items()))


def levels_of(difficulty: Difficulty) -> list[int]:
    """Return the levels that `difficulty` names, easiest first; those of weight 0 are left out.

    >>> levels_of("3"), levels_of(3), levels_of(range(1, 4)), levels_of((1, 3))
    ([3], [3], [1, 2, 3], [1, 2, 3])
    """
    return [level for level, weight in level_weights(difficulty).items() if weight > 0]


def span(levels: Iterable[int]) -> str:
    """Write levels as text that :func:`levels_of` reads.

    >>> span([1, 2, 3]), span([4]), span([1, 5, 10])
    ('1-3', '4', '1,5,10')
    """
    found = sorted(levels)
    if len(found) > 1 and found == list(range(found[0], found[-1] + 1)):
        return f"{found[0]}-{found[-1]}"
    return ",".join(map(str, found))


def _read(difficulty: Difficulty) -> dict[int, float]:
    if isinstance(difficulty, Mapping):
        return {_level(level): float(weight) for level, weight in difficulty.items()}
    if isinstance(difficulty, str):
        return dict.fromkeys((level for part in difficulty.split(",") for level in _span(part)), 1.0)
    if isinstance(difficulty, tuple) and len(difficulty) == 2:
        return dict.fromkeys(_range(*difficulty), 1.0)
    levels = difficulty if isinstance(difficulty, Iterable) else [difficulty]
    return dict.fromkeys(map(_level, levels), 1.0)


def _span(text: str) -> range:
    found = _SPAN.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    return _range(found[1], found[2] or found[1])


def _range(low: int | str, high: int | str) -> range:
    """Return a range with both ends, which may be those of a level only once both are known to be levels."""
    first, last = _level(low), _level(high)
    if not LEVELS[0] <= first <= last <= LEVELS[-1]:
        raise ValueError(low, high)
    return range(first, last + 1)


def _level(value: str | SupportsIndex) -> int:
    """Read a level: an integer, numpy's too, or its digits, as keys of JSON are; a truth value is none."""
    if isinstance(value, str):
        return int(value)
    if isinstance(value, bool):
        raise TypeError(value)
    return index(value)
