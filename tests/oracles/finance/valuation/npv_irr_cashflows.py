"""Judge by the real roots of sympy's polynomial and by decimal sums."""

from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")
    roots = sympy.Poly(list(instance.flows), x).real_roots()
    rates = {Fraction(int(root.p), int(root.q)) - 1 for root in roots if root.is_rational and root > 0}
    if any(not root.is_rational and root > 0 for root in roots):
        return "there are rates that are not rational"
    if rates != set(answer["irr"]):
        return f"the rates are {rates}"
    with localcontext() as context:
        context.prec = 40
        step, back, on = (1 + Decimal(rate) / 100 for rate in (instance.rate, instance.finance, instance.reinvest))
        last = len(instance.flows) - 1
        npv = sum(Decimal(flow) * step**-k for k, flow in enumerate(instance.flows))
        ends = sum(Decimal(flow) * on ** (last - k) for k, flow in enumerate(instance.flows) if flow > 0)
        starts = sum(Decimal(flow) * back**-k for k, flow in enumerate(instance.flows) if flow < 0)
        for name, value, half in (("npv", npv, "0.005"), ("growth", -ends / starts, "0.00005")):
            if abs(value - Decimal(answer[name].numerator) / answer[name].denominator) > Decimal(half):
                return f"{name} is {value}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A rate too many, a rate too few."""
    more = answer["irr"] | {Fraction(7, 100)}
    return [{**answer, "irr": more}, {**answer, "irr": frozenset(list(answer["irr"])[1:])}]
