"""Clues to the numbers of a crossword: what a number is by itself, or how it follows from other entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.numbers import digit_sum, divisors, integer_root, is_palindrome, is_prime, is_square, reverse_digits

Clue = tuple[str, tuple[int, ...]]
"""A kind and its numbers; those of links begin with the indices of other entries."""

_SHAPES: dict[str, Callable[[int], bool]] = {
    "square": is_square,
    "cube": lambda number: integer_root(number, 3) ** 3 == number,
    "prime": is_prime,
    "palindrome": is_palindrome,
}
SHAPES = tuple(_SHAPES)
_AMOUNTS: dict[str, Callable[[int, int], bool]] = {
    "multiple": lambda number, factor: number % factor == 0,
    "digit sum": lambda number, total: digit_sum(number) == total,
}
_LINKS: dict[str, Callable[..., int]] = {
    "more": lambda other, gap: other + gap,
    "less": lambda other, gap: other - gap,
    "times": lambda other, factor: other * factor,
    "reverse": reverse_digits,
    "sum": lambda other, another: other + another,
}
_TEXTS = {
    "square": ("a perfect square", "完全平方数"),
    "cube": ("a perfect cube", "完全立方数"),
    "prime": ("a prime", "质数"),
    "palindrome": ("a palindrome (the same when read backwards)", "回文数（倒着读不变）"),
    "multiple": ("a multiple of {0}", "{0} 的倍数"),
    "digit sum": ("digit sum {0}", "各位数字之和为 {0}"),
    "more": ("{0} plus {1}", "{0} 加 {1}"),
    "less": ("{0} minus {1}", "{0} 减 {1}"),
    "times": ("{0} times {1}", "{0} 乘以 {1}"),
    "reverse": ("{0} read backwards", "{0} 倒着读所得的数"),
    "sum": ("{0} plus {1}", "{0} 加 {1}"),
}
_GAP = 999  # the largest difference of linked numbers


def clue_text(clue: Clue, language: str) -> str:
    """Write a clue; entries are called by their letters.

    >>> clue_text(("more", (2, 15)), "en"), clue_text(("prime", ()), "zh")
    ('C plus 15', '质数')
    """
    kind, numbers = clue
    shown = [LETTERS[number] if place < _named(kind) else number for place, number in enumerate(numbers)]
    return _TEXTS[kind][language == "zh"].format(*shown)


def clue_holds(clue: Clue, index: int, values: Sequence[int]) -> bool:
    """Tell whether a clue is true of the number at `index`.

    >>> clue_holds(("times", (0, 3)), 1, [12, 36]), clue_holds(("digit sum", (8,)), 1, [12, 36])
    (True, False)
    """
    kind, numbers = clue
    if kind in _LINKS:
        named = _named(kind)
        return values[index] == _LINKS[kind](*(values[other] for other in numbers[:named]), *numbers[named:])
    return _SHAPES[kind](values[index]) if kind in _SHAPES else _AMOUNTS[kind](values[index], *numbers)


@lru_cache(maxsize=64)
def shaped(length: int, kind: str) -> tuple[str, ...]:
    """List the numbers of some length that are squares, cubes, primes or palindromes, as texts.

    >>> shaped(2, "square")
    ('16', '25', '36', '49', '64', '81')
    """
    return tuple(str(number) for number in range(10 ** (length - 1), 10**length) if _SHAPES[kind](number))


def own_clues(value: int, rng: Random) -> tuple[Clue, ...]:
    """Draw true clues to a number by itself: that it is a power, or its digit sum with its shape or a divisor.

    >>> own_clues(64, Random(1))[0][0] in ("square", "cube"), own_clues(26, Random(1))
    (True, (('multiple', (13,)), ('digit sum', (8,))))
    """
    shapes = [kind for kind, holds in _SHAPES.items() if holds(value)]
    factors = [factor for factor in divisors(value) if 2 < factor < 100 and factor < value]
    total: Clue = "digit sum", (digit_sum(value),)
    if shapes:
        shape = rng.choice(shapes)
        return ((shape, ()),) if shape in ("square", "cube") else ((shape, ()), total)
    return (("multiple", (rng.choice(factors[-3:]),)), total) if factors else (total,)


def link_clue(index: int, known: Sequence[int], values: Sequence[int], rng: Random) -> Clue | None:
    """Draw a true clue that says how a number follows from `known` other entries; None if there is none.

    >>> link_clue(1, [0], [1000, 21], Random(1)), link_clue(1, [0], [12, 36], Random(2)) is None
    (('less', (0, 979)), False)
    """
    value = values[index]
    found: list[Clue] = []
    for place, other in enumerate(known):
        gap = value - values[other]
        if 0 < abs(gap) <= _GAP:
            found.append(("more" if gap > 0 else "less", (other, abs(gap))))
        if value % values[other] == 0 and 1 < value // values[other] < 10:
            found.append(("times", (other, value // values[other])))
        if value == reverse_digits(values[other]) != values[other] and values[other] % 10:
            found.append(("reverse", (other,)))
        found += [("sum", (other, another)) for another in known[:place] if value == values[other] + values[another]]
    return rng.choice(found) if found else None


def _named(kind: str) -> int:
    """Count the numbers of a clue that stand for entries."""
    return 2 if kind == "sum" else int(kind in _LINKS)
