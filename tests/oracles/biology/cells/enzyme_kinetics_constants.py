"""Judge by the formulas themselves, and by elimination with sympy that no other kind fits."""

from fractions import Fraction
from typing import Any

import sympy as sp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wrong = [row for row in instance.rows if row[2] != _rate(answer, row[0], row[1])]
    if len(wrong) != instance.wrong or min(answer[name] for name in ("Vmax", "Km", "Ki")) <= 0:
        return f"{len(wrong)} rows do not fit"
    x, y, z = sp.symbols("x y z")  # Km / Vmax, 1 / Vmax and 1 / Ki
    for kind in instance.kinds:
        for left in range(len(instance.rows)) if instance.wrong else [-1]:
            rows = [row for place, row in enumerate(instance.rows) if place != left]
            equations = []
            for s, i, v in rows:
                more = 1 + i * z
                side = {
                    "competitive": x * more + y * s,
                    "uncompetitive": x + y * s * more,
                    "noncompetitive": (x + y * s) * more,
                    "substrate": x + y * s + y * s * s * z,
                }[kind]
                equations.append(sp.expand(side - sp.Rational(s) / sp.Rational(v.numerator, v.denominator)))
            basis = sp.groebner(equations, x, y, z, order="lex")
            if basis.exprs == [1]:
                continue
            for one in sp.solve(basis.exprs, [x, y, z], dict=True):
                if len(one) < 3:
                    return "the constants are not fixed"
                if min(one.values()) > 0:
                    found = (kind, _exact(1 / one[y]), _exact(one[x] / one[y]), _exact(1 / one[z]))
                    if found != (answer["kind"], answer["Vmax"], answer["Km"], answer["Ki"]):
                        return f"{found} fits too"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Km and Ki exchanged, a constant changed."""
    changed = answer | {"Km": answer["Ki"], "Ki": answer["Km"]}
    return [answer | {"Vmax": answer["Vmax"] + 1}, *([changed] if answer["Km"] != answer["Ki"] else [])]


def _exact(value: Any) -> Fraction:
    return Fraction(int(value.p), int(value.q))


def _rate(answer: Any, s: int, i: int) -> Fraction:
    top, half, third = answer["Vmax"], answer["Km"], answer["Ki"]
    if answer["kind"] == "competitive":
        return top * s / (half + half * i / third + s)
    if answer["kind"] == "uncompetitive":
        return top * s / (half + s + s * i / third)
    if answer["kind"] == "noncompetitive":
        return top * s / (half + s) * third / (third + i)
    return top * s / (half + s + s * s / third)
