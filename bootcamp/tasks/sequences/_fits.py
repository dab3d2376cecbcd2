"""How a rule of the menu is found from given terms, as worked solutions write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from bootcamp.lib.prompts import bracketed
from bootcamp.tasks.sequences._menu import KINDS, Rule, fitting, parameters

Terms = Sequence[int]
Needed = Callable[[Terms, Sequence[int]], "list[Fraction | int]"]


def rule_steps(names: Sequence[str], bound: int, terms: Terms) -> tuple[list[str], Rule | None]:
    """Write the numbers that each rule of the menu would need, up to the first rule that fits; give the lines and it.

    The differences of the terms come first. A dash stands behind a number that the rule does not allow, or behind the
    letter of one that does not exist.

    >>> rule_steps(["multiply", "add"], 5, [4, 7, 10])
    (['+3, +3', '1. r = 7/4 -', '2. p = 3, 3'], ('add', 3, 0))
    """
    lines = [", ".join(f"{d:+d}" for d in _differences(terms))]
    for number, name in enumerate(names, 1):
        text, rule = _attempt(name, bound, terms)
        lines.append(f"{number}. {text}")
        if rule:
            return lines, rule
    return lines, None


def _attempt(name: str, bound: int, terms: Terms) -> tuple[str, Rule | None]:
    parts: list[str] = []
    found: list[int] = []
    for letter, needed in zip((KINDS[name].first, KINDS[name].second), _NEEDED[name], strict=False):
        shown: list[str] = []
        values = needed(terms, found)
        if not values:  # the terms leave the number open, or there is none
            rule = next(iter(fitting([name], bound, terms)), None)
            letters = (KINDS[name].first, KINDS[name].second)
            given = [f"{one} = {number}" for one, number in zip(letters, rule[1:], strict=True) if one] if rule else []
            return "; ".join(given or [*parts, f"{letter} -"]), rule
        for value in values:
            shown.append(str(value))
            if value != values[0] or value not in parameters(letter, bound):
                return "; ".join([*parts, f"{letter} = {', '.join(shown)} -"]), None
        parts.append(f"{letter} = {', '.join(shown)}")
        found.append(int(values[0]))
    rule = (name, found[0], found[1] if len(found) > 1 else 0)
    fits = rule in fitting([name], bound, terms)
    return "; ".join(parts) + ("" if fits else " -"), rule if fits else None


def _differences(values: Terms) -> list[int]:
    return [y - x for x, y in pairwise(values)]


def _ratios(values: Terms, step: int = 1) -> list[Fraction | int]:
    """Divide the values by those before them, every `step`-th time; a division by zero is left out."""
    return [Fraction(y, x) for x, y in list(pairwise(values))[::step] if x]


def _numbered(a: Terms, shift: int, power: int) -> list[Fraction | int]:
    return [x - (n + shift) ** power for n, x in enumerate(a, 1)]


def _cube_shift(a: Terms) -> list[Fraction | int]:
    """Solve 3k^2 + 9k + 7 = a(2) - a(1)."""
    square = 12 * (a[1] - a[0]) - 3
    return [Fraction(isqrt(square) - 9, 6)] if square >= 0 and isqrt(square) ** 2 == square else []


def _weights(a: Terms) -> list[tuple[Fraction, Fraction]]:
    """Solve r·y + s·x = z for each two neighbouring triples x, y, z of terms."""
    rows = [(x, y, z, w) for x, y, z, w in zip(a, a[1:], a[2:], a[3:], strict=False) if y * y != x * z]
    return [(Fraction(z * y - x * w, y * y - x * z), Fraction(y * w - z * z, y * y - x * z)) for x, y, z, w in rows]


_NEEDED: dict[str, tuple[Needed, ...]] = {
    "add": (lambda a, f: [*_differences(a)],),
    "multiply": (lambda a, f: _ratios(a),),
    "growing": (lambda a, f: [a[1] - a[0]], lambda a, f: [*_differences(_differences(a))]),
    "turns": (lambda a, f: [*_differences(a)[::2]], lambda a, f: [*_differences(a)[1::2]]),
    "affine": (lambda a, f: _ratios(_differences(a)), lambda a, f: [y - f[0] * x for x, y in pairwise(a)]),
    "squares": (lambda a, f: [Fraction(a[1] - a[0] - 3, 2)], lambda a, f: _numbered(a, f[0], 2)),
    "sum": (lambda a, f: [z - y - x for x, y, z in zip(a, a[1:], a[2:], strict=False)],),
    "mixed turns": (lambda a, f: _ratios(a, 2), lambda a, f: [*_differences(a)[1::2]]),
    "steps": (lambda a, f: [a[1] - a[0]], lambda a, f: _ratios(_differences(a))),
    "weighted": (lambda a, f: [r for r, _ in _weights(a)], lambda a, f: [s for _, s in _weights(a)]),
    "index": (lambda a, f: [y - n * x for n, (x, y) in enumerate(pairwise(a), 2)],),
    "cubes": (lambda a, f: _cube_shift(a), lambda a, f: _numbered(a, f[0], 3)),
    "gap": (lambda a, f: [z - abs(y - x) for x, y, z in zip(a, a[1:], a[2:], strict=False)],),
}


def next_steps(rule: Rule | None, terms: Terms, count: int) -> list[str]:
    """Write how the next `count` terms come from those given by a rule.

    >>> next_steps(("affine", 2, -3), [4, 5], 2)
    ['2·5 - 3 = 7', '2·7 - 3 = 11']
    """
    (name, p, q), a, lines = rule or ("", 0, 0), list(terms), list[str]()
    for _ in range(count):
        n, x, y = len(a) + 1, bracketed(a[-1]), bracketed(a[-2])
        odd = len(a) % 2
        following = KINDS[name].following(a, p, q)
        text = {
            "multiply": f"{p}·{x}",
            "affine": f"{p}·{x} + {q}",
            "squares": f"({n} + {p})^2 + {q}",
            "cubes": f"({n} + {p})^3 + {q}",
            "sum": f"{a[-1]} + {y} + {p}",
            "mixed turns": f"{p}·{x}" if odd else f"{a[-1]} + {q}",
            "weighted": f"{p}·{x} + {q}·{y}",
            "index": f"{n}·{x} + {p}",
            "gap": f"|{a[-1]} - {y}| + {p}",
        }.get(name, f"{a[-1]} + {following - a[-1]}")
        a.append(following)
        lines.append(f"{text} = {following}".replace("+ -", "- "))
    return lines
