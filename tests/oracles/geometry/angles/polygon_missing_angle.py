"""Judge by sympy: unknown directions of all sides and diagonals, and one equation for each statement."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.corners
    corner = {name: i for i, name in enumerate(instance.polygon)}
    turns = sympy.symbols(f"t0:{n}")  # how much one turns at each corner on a walk round the polygon
    offsets = {pair: sympy.Symbol(f"d{i}") for i, pair in enumerate(instance.diagonals)}
    heading = [sum(turns[1 : i + 1]) for i in range(n)]  # of the side from corner i to the next

    def ray(at: int, to: int) -> Any:
        if to == (at + 1) % n:
            return heading[at]
        if to == (at - 1) % n:
            return heading[at - 1] + 180 if at else heading[n - 1] + 180 - 360
        low, high = min(at, to), max(at, to)
        return offsets[low, high] + (180 if at == high else 0)

    def size(name: str) -> Any:
        if name.startswith("ext"):
            return turns[corner[name[4]]]
        p, v, q = (corner[letter] for letter in name[1:])
        return ray(v, p) - ray(v, q)

    x = sympy.Symbol("x")
    equations = [sum(turns) - 360]
    for one in instance.facts:
        sizes, k = [size(name) for name in one.angles], one.numbers
        equations += {
            "value": lambda s, k: [s[0] - k[0]],
            "multiple": lambda s, k: [s[0] - k[0] * s[1]],
            "more": lambda s, k: [s[0] - s[1] - k[0]],
            "sum": lambda s, k: [s[0] + s[1] - k[0]],
            "difference": lambda s, k: [k[0] * s[0] - k[1] * s[1] - k[2]],
            "ratio": lambda s, k: [s[0] * k[1] - s[1] * k[0], s[1] * k[2] - s[2] * k[1]],
            "expression": lambda s, k: [s[0] - k[0] * x - k[1]],
        }[one.kind](sizes, k)
    unknowns = [*turns, *offsets.values(), x]
    solution = sympy.solve(equations, unknowns, dict=True)
    if not solution:
        return "the statements contradict each other"
    found = sympy.expand(size(instance.target).subs(solution[0]))
    if not found.is_number:
        return "the angle is not fixed"
    return "" if sympy.Rational(str(answer)) == found else f"the angle has {found} degrees"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The exterior angle, the explement, half of it, one degree more."""
    return [near for near in (180 - answer, 360 - answer, answer / 2, answer + 1) if near != answer]
