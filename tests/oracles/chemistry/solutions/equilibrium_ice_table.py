"""Judge by substitution in the law of mass action and, for the amount that is asked for, by bisection."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    system = [_read(line) for line in instance.reactions]
    start = {name: n / instance.litres for name, n in instance.starts}
    if instance.goal:
        start[instance.added] += answer[0] / instance.litres
        ((name, aim),) = [instance.goal]
        extent = (aim - start[name]) / system[0][name]
        final = {one: n + system[0].get(one, 0) * extent for one, n in start.items()}
    else:
        final = dict(zip(start, answer, strict=True))
    if min(final.values()) <= 0:
        return "a concentration is not positive"
    for changes, k in zip(system, instance.constants, strict=True):
        quotient = Fraction(1)
        for name, n in changes.items():
            quotient *= final[name] ** n
        if quotient != k:
            return f"the quotient is {quotient}"
    return "" if _consistent(start, final, system) else "the amounts are not conserved"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """Twice the first value, and all a little larger."""
    return [(2 * answer[0], *answer[1:]), tuple(x + Fraction(1, 50) for x in answer)]


def _read(line: str) -> dict[str, int]:
    changes: dict[str, int] = {}
    for side, sign in zip(line.split(" -> "), (-1, 1), strict=True):
        for term in side.split(" + "):
            n, _, name = term.rpartition(" ")
            changes[name] = changes.get(name, 0) + sign * int(n or 1)
    return changes


def _consistent(start: dict[str, Fraction], final: dict[str, Fraction], system: list[dict[str, int]]) -> bool:
    """Tell whether extents lead from the start to the end, eliminating one reaction after the other."""
    rest = {name: final[name] - start[name] for name in start}
    for changes in system:
        own = [name for name in changes if not any(name in other for other in system if other is not changes)]
        extent = rest[own[0]] / changes[own[0]]
        rest = {name: x - changes.get(name, 0) * extent for name, x in rest.items()}
    return not any(rest.values())
