"""Judge by the values of the printed function far out and very near the stated and other places, with many digits."""

from fractions import Fraction
from typing import Any

from bootcamp.verifiers.symbolic import add, evaluate, number, parse
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(instance.function, ("x",))
    for name, sign in (("left", -1), ("right", 1)):
        near, far = Fraction(sign * 10**3), Fraction(sign * 10**4)
        try:
            values = [evaluate(tree, {"x": x}, digits=12000).real for x in (near, far)]
        except TooLarge:
            continue
        if answer[name] is None:
            if abs(values[1]) < 10**7:
                return f"there seems to be an asymptote on the {name}"
            continue
        m, b = (evaluate(c, {}, digits=30).real for c in answer[name])
        if (
            abs(values[1] - m * 10**4 * sign - b) > 0.5
            or abs(values[1] - m * 10**4 * sign - b) > abs(values[0] - m * 10**3 * sign - b) / 5 + 1e-12
        ):
            return f"the line on the {name} is not approached"
    for place in [Fraction(k) for k in range(-25, 26)]:
        sizes = [_size(tree, place + side * Fraction(1, 10**9)) for side in (-1, 1)]
        if (max(sizes) > 10**6) != (place in answer["vertical"]):
            return f"x = {place} is treated wrongly"
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A vertical asymptote too many or too few, a line shifted, none in place of a line."""
    found = [{**answer, "vertical": answer["vertical"] | {Fraction(777)}}]
    if answer["vertical"]:
        found.append({**answer, "vertical": frozenset()})
    if answer["left"] is not None:
        m, b = answer["left"]
        found += [{**answer, "left": (m, add(b, 1))}, {**answer, "left": None}]
    else:
        found.append({**answer, "left": (number(0), number(0))})
    return found


def _size(tree: Any, x: Fraction) -> float:
    try:
        return float(min(abs(evaluate(tree, {"x": x}, digits=60).real), 10**30))
    except TooLarge:
        return 10.0**30
    except Undefined:
        return 0.0
