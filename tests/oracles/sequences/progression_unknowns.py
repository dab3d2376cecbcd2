"""Judge by elimination: the ratio or the difference is a root of a polynomial over the facts, found by sympy."""

from fractions import Fraction
from typing import Any

from sympy import Poly, Rational, Symbol, real_roots

LEVELS = range(1, 11)
x = Symbol("x")


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found: list[dict[int, tuple[Any, Any]]] = [{}]  # each way to give every progression its first term and its step
    for p, (kind, positive) in enumerate(instance.progressions):
        ways = []
        for chosen in found:
            equations = [(stretch, Rational(str(value))) for q, stretch, value in instance.facts if q == p]
            for q, i, j in instance.ties:
                if q == p:
                    equations.append(((i, i), _sum(instance.progressions[q - 1][0], *chosen[q - 1], (j, j))))
            ways += [{**chosen, p: one} for one in _solutions(kind, positive, equations)]
        found = ways
    p, asked = instance.asked
    values = {_sum(instance.progressions[p][0], *way[p], asked) for way in found}
    return "" if values == {Rational(str(answer))} else f"the facts give {sorted(map(str, values))}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The opposite, and one more."""
    return [answer + 1, *([-answer] if answer else [])]


def _sum(kind: str, first: Any, step: Any, stretch: tuple[int, int]) -> Any:
    places = range(stretch[0] - 1, stretch[1])
    return sum((first + n * step if kind == "arithmetic" else first * step**n for n in places), Rational(0))


def _solutions(kind: str, positive: bool, equations: list[tuple[tuple[int, int], Any]]) -> list[tuple[Any, Any]]:
    """Return the pairs of a first term and a step that satisfy both equations."""
    (one, v), (other, w) = equations
    ways = []
    if kind == "arithmetic":
        lengths = [stretch[1] - stretch[0] + 1 for stretch in (one, other)]
        weights = [_sum(kind, 0, 1, stretch) for stretch in (one, other)]
        determinant = lengths[0] * weights[1] - lengths[1] * weights[0]
        if determinant:
            first = (v * weights[1] - w * weights[0]) / determinant
            ways.append((first, (lengths[0] * w - lengths[1] * v) / determinant))
        return ways
    shares = [Poly(_sum(kind, 1, x, stretch), x) for stretch in (one, other)]
    for ratio in set(real_roots(shares[1] * v - shares[0] * w)):
        if ratio != 0 and shares[0].eval(ratio) != 0:
            first = v / shares[0].eval(ratio)
            if not positive or (first > 0 and ratio > 0):
                ways.append((first, ratio))
    return ways
