"""The continuations of a sequence by the kinds of rules of the menu, each solved for its parameters."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

MULTIPLIERS = (-3, -2, 2, 3, 4)


def tails(name: str, a: list[Fraction], bound: int, count: int) -> Iterator[list[int]]:
    """Yield the next `count` terms by every rule of kind `name` that gives the terms `a`."""
    steps: Any = {
        "add": lambda t, n: t[-1] + a[1] - a[0],
        "multiply": lambda t, n: t[-1] * _ratio(a[1], a[0]),
        "growing": lambda t, n: 2 * t[-1] - t[-2] + (a[2] - 2 * a[1] + a[0]),
        "turns": lambda t, n: t[-1] + (a[1] - a[0] if n % 2 == 0 else a[2] - a[1]),
        "squares": lambda t, n: 2 * t[-1] - t[-2] + 2,
        "sum": lambda t, n: t[-1] + t[-2] + a[2] - a[1] - a[0],
        "mixed turns": lambda t, n: t[-1] * _ratio(a[1], a[0]) if n % 2 == 0 else t[-1] + a[2] - a[1],
        "steps": lambda t, n: t[-1] + (t[-1] - t[-2]) * _ratio(a[2] - a[1], a[1] - a[0]),
        "index": lambda t, n: n * t[-1] + a[1] - 2 * a[0],
        "cubes": lambda t, n: 3 * t[-1] - 3 * t[-2] + t[-3] + 6,
        "gap": lambda t, n: abs(t[-1] - t[-2]) + a[2] - abs(a[1] - a[0]),
    }
    small, ratio = (lambda x: 0 < abs(x) <= bound), (lambda x: x in MULTIPLIERS)
    legal: Any = {
        "add": lambda: small(a[1] - a[0]),
        "multiply": lambda: a[0] == 0 or ratio(a[1] / a[0]),
        "growing": lambda: small(a[1] - a[0]) and small(a[2] - 2 * a[1] + a[0]),
        "turns": lambda: small(a[1] - a[0]) and small(a[2] - a[1]),
        "squares": lambda: _offset(a, (a[1] - a[0] - 3) / 2, 2, bound),
        "sum": lambda: small(a[2] - a[1] - a[0]),
        "mixed turns": lambda: (a[0] == 0 or ratio(a[1] / a[0])) and small(a[2] - a[1]),
        "steps": lambda: small(a[1] - a[0]) and ratio((a[2] - a[1]) / (a[1] - a[0])),
        "index": lambda: small(a[1] - 2 * a[0]),
        "cubes": lambda: any(_offset(a, Fraction(p), 3, bound) for p in range(bound + 1)),
        "gap": lambda: small(a[2] - abs(a[1] - a[0])),
    }
    rules: list[Any] = [steps.get(name)]
    if name == "affine":
        rules = [lambda t, n, p=p: p * t[-1] + a[1] - p * a[0] for p in MULTIPLIERS if small(a[1] - p * a[0])]
    elif name == "weighted":
        rules = [lambda t, n, p=p, q=q: p * t[-1] + q * t[-2] for p in MULTIPLIERS for q in MULTIPLIERS]
    elif not legal[name]():
        return
    first = 3 if name in ("growing", "squares", "steps", "cubes") else 2 if name in ("sum", "weighted", "gap") else 1
    for step in rules:
        if all(step(a[:n], n + 1) == a[n] for n in range(first, len(a))):
            terms = list(a)
            while len(terms) < len(a) + count:
                terms.append(step(terms, len(terms) + 1))
            yield [int(x) for x in terms[len(a) :]]


def _ratio(x: Fraction, y: Fraction) -> Fraction:
    return x / y if y else Fraction(2)


def _offset(a: list[Fraction], p: Fraction, exponent: int, bound: int) -> bool:
    """Tell whether terms 1 to 3 are (n + p)^exponent + q for legal p and q."""
    rests = {a[n] - (n + 1 + p) ** exponent for n in range(3)}
    return p.denominator == 1 and 0 <= p <= bound and len(rests) == 1 and 0 < abs(min(rests)) <= bound
