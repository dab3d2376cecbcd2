"""Judge by solving each kind of rule for its parameters from the first terms of every strand, strand by strand."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)
MULTIPLIERS = (-3, -2, 2, 3, 4)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size, found = len(instance.terms), set()
    for count in range(2, instance.strands + 1):
        ends = []
        for i in range(count):
            strand = list(map(Fraction, instance.terms[i::count]))
            ends.append({tuple(tail) for name in instance.menu for tail in _tails(name, strand, instance.bound, 6)})
        for tails in product(*ends):
            places = range(size, size + instance.asked)
            found.add(tuple(tails[n % count][n // count - len(instance.terms[n % count :: count])] for n in places))
    if len(found) != 1:
        return f"the rules give {len(found)} different continuations"
    return "" if answer in found else f"the next terms are {found}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one off."""
    return [(*answer[:-1], answer[-1] + 1)]


def _tails(name: str, a: list[Fraction], bound: int, count: int) -> Iterator[list[int]]:
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
    pairs = [(name, steps.get(name))]
    if name == "affine":
        pairs = [(p, lambda t, n, p=p: p * t[-1] + a[1] - p * a[0]) for p in MULTIPLIERS if small(a[1] - p * a[0])]
    elif name == "weighted":
        pairs = [(p, lambda t, n, p=p, q=q: p * t[-1] + q * t[-2]) for p in MULTIPLIERS for q in MULTIPLIERS]
    elif not legal[name]():
        return
    first = 3 if name in ("growing", "squares", "steps", "cubes") else 2 if name in ("sum", "weighted", "gap") else 1
    for _, step in pairs:
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
