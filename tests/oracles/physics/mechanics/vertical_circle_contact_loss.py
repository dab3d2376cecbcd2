"""Judge by the normal force all round each loop, as a function of the height, with speeds squared."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    h = sympy.Symbol("h")
    square, level = sympy.Integer(20 * instance.start), sympy.Integer(0)
    for number, (kind, size, share) in enumerate(instance.parts, start=1):
        share = sympy.Rational(str(share))
        if kind == "loop":
            v2 = square - 20 * h
            # per mass: at the height h over the bottom, gravity's part towards the centre is 10 (h - r) / r
            normal = v2 / size - sympy.Rational(10, size) * (h - size)
            (zero,) = sympy.solve(normal, h)
            if zero < 2 * size:
                if not (zero > size and v2.subs(h, zero) > 0):
                    return f"the body turns round in part {number}"
                right = {"part": number, "height": level + zero, "v2": v2.subs(h, zero)}
                good = all(sympy.Rational(str(answer[name])) == value for name, value in right.items())
                return "" if good else f"it is {right}"
        square += {"rough": -20 * share * size, "push": 20 * share * size, "rise": -20 * size, "drop": 20 * size}.get(
            kind, 0
        )
        level += {"rise": size, "drop": -size}.get(kind, 0)
        if square <= 0:
            return "the body stops"
    return "it never loses contact"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another part, more height, another speed."""
    return [answer | {name: value + 1} for name, value in answer.items()]
