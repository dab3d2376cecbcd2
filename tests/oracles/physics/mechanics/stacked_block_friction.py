"""Judge by the law of friction at each contact; for up to four blocks also by trying all patterns of slip."""

from fractions import Fraction
from itertools import product
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing; accelerations that obey the laws are unique (Coulomb, from rest)."""
    n = len(instance.masses)
    values = [answer[f"a{i}"] for i in range(1, n + 1)]
    if not _fits(instance, values):
        return "it breaks a law of friction"
    if n <= 4:
        found = {tuple(one) for one in (_solve(instance, signs) for signs in product((-1, 0, 1), repeat=n)) if one}
        found = {one for one in found if _fits(instance, one)}
        if found != {tuple(values)}:
            return f"it is {found}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One changed, all turned."""
    first = next(iter(answer))
    wrong = [answer | {first: answer[first] + 1}, {name: -value for name, value in answer.items()}]
    return [one for one in wrong if one != answer]


def _limits(instance: Any) -> list[Fraction]:
    return [10 * c * sum(instance.masses[: i + 1]) for i, c in enumerate(instance.friction)]


def _fits(instance: Any, values: Any) -> bool:
    above = Fraction(0)  # what the block above passes on
    for i, limit in enumerate(_limits(instance)):
        above += instance.forces[i] - instance.masses[i] * values[i]
        slip = values[i] - (values[i + 1] if i + 1 < len(values) else 0)
        if abs(above) > limit or (slip and above != (limit if slip > 0 else -limit)):
            return False
    return True


def _solve(instance: Any, signs: Any) -> Any:
    n = len(signs)
    a, f = sympy.symbols(f"a:{n}"), sympy.symbols(f"f:{n}")
    laws = []
    for i, (sign, limit) in enumerate(zip(signs, _limits(instance), strict=True)):
        laws.append(instance.masses[i] * a[i] - instance.forces[i] - (f[i - 1] if i else 0) + f[i])
        below = a[i + 1] if i + 1 < n else 0
        laws.append(f[i] - sign * sympy.Rational(str(limit)) if sign else a[i] - below)
    for one in sympy.linsolve(laws, [*a, *f]):
        return tuple(Fraction(str(value)) for value in one[:n])
    return None
