"""Judge by derivatives: the price as a function of the yield is differentiated twice by sympy."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")  # one plus the yield
    at = sympy.Rational(1000 + instance.rate, 1000)
    total, coupons = sympy.Integer(0), sympy.Integer(0)
    for count, face, coupon, periods, part, call in instance.bonds:
        debts = [face - part * k for k in range(periods)] + [0]
        repaid = [debts[k] - debts[k + 1] for k in range(periods)]
        pays = [sympy.Rational(coupon * debts[k], 1000) + repaid[k] for k in range(periods)]
        price = sum(pay * x ** -(k + 1) for k, pay in enumerate(pays))
        if call:
            last = periods - 1
            other = sum(pay * x ** -(k + 1) for k, pay in enumerate(pays[:last])) + call * x**-last
            price = min(price, other, key=lambda one: one.subs(x, at))
        total += count * price
        coupons += sympy.Rational(count * coupon * face, 1000)
    value = total.subs(x, at)
    w = sympy.Rational(*instance.passed)
    right = {
        "price": value * (1 + (at - 1) * w) - w * coupons,
        "duration": -sympy.diff(total, x).subs(x, at) * at / value,
        "convexity": sympy.diff(total, x, 2).subs(x, at) / value,
    }
    for name, exact in right.items():
        off = abs(Fraction(int(exact.p), int(exact.q)) - answer[name])
        if off >= Fraction(1, 200 if name == "price" else 20000):
            return f"{name} is {exact}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A cent more, duration and convexity exchanged."""
    swapped = {**answer, "duration": answer["convexity"], "convexity": answer["duration"]}
    return [{**answer, "price": answer["price"] + Fraction(1, 100)}, swapped]
