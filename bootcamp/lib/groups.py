"""Associative operations on rationals and pairs of rationals that have an identity and inverses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from bootcamp.lib.prompts import bracketed

Element = tuple[Fraction, ...]


@dataclass(frozen=True)
class Group:
    """An operation with an integer parameter k: how it is written, and what it and its inverses give."""

    form: str
    size: int
    operate: Callable[[int, Element, Element], Element]
    invert: Callable[[int, Element], Element]

    def formula(self, k: int) -> str:
        """Write the operation.

        >>> GROUPS["shift"].formula(-2)
        'a ∗ b = a + b + (-2)'
        """
        left = "a ∗ b" if self.size == 1 else "(a, b) ∗ (c, d)"
        return f"{left} = {self.form.format(bracketed(k), k * k + k)}"

    def power(self, k: int, element: Element, n: int) -> Element:
        """Combine n >= 1 copies of an element.

        >>> GROUPS["scale"].power(2, (Fraction(3),), 3) == (Fraction(108),)
        True
        """
        result = element
        for _ in range(n - 1):
            result = self.operate(k, result, element)
        return result


GROUPS: dict[str, Group] = {
    "shift": Group("a + b + {}", 1, lambda k, a, b: (a[0] + b[0] + k,), lambda k, a: (-2 * k - a[0],)),
    "scale": Group("{} × a × b", 1, lambda k, a, b: (k * a[0] * b[0],), lambda k, a: (1 / (k * k * a[0]),)),
    "circle": Group(
        "a + b + {} × a × b",
        1,
        lambda k, a, b: (a[0] + b[0] + k * a[0] * b[0],),
        lambda k, a: (-a[0] / (1 + k * a[0]),),
    ),
    "moved": Group(
        "a × b - {0} × a - {0} × b + {1}",
        1,
        lambda k, a, b: ((a[0] - k) * (b[0] - k) + k,),
        lambda k, a: (k + 1 / (a[0] - k),),
    ),
    "speed": Group(
        "(a + b) ÷ (1 + {} × a × b)",
        1,
        lambda k, a, b: ((a[0] + b[0]) / (1 + k * a[0] * b[0]),),
        lambda k, a: (-a[0],),
    ),
    "twist": Group(
        "(a + c, b + d + {} × a × c)",
        2,
        lambda k, a, b: (a[0] + b[0], a[1] + b[1] + k * a[0] * b[0]),
        lambda k, a: (-a[0], -a[1] + k * a[0] * a[0]),
    ),
    "affine": Group(
        "({0} × a × c, b + {0} × a × d)",
        2,
        lambda k, a, b: (k * a[0] * b[0], a[1] + k * a[0] * b[1]),
        lambda k, a: (1 / (k * k * a[0]), -a[1] / (k * a[0])),
    ),
    "ring": Group(
        "(a × c + {} × b × d, a × d + b × c)",
        2,
        lambda k, a, b: (a[0] * b[0] + k * a[1] * b[1], a[0] * b[1] + a[1] * b[0]),
        lambda k, a: (a[0] / (a[0] ** 2 - k * a[1] ** 2), -a[1] / (a[0] ** 2 - k * a[1] ** 2)),
    ),
}
