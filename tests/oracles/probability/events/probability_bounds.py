"""Judge by scipy's linear programming over the outcomes, and offer other laws that it finds."""

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    goal, above, below = _programme(instance)
    law = np.array([float(p) for p in answer["law"]])
    outcomes = list(product([1, 0], repeat=instance.events))
    for _, given, *_ in instance.facts:
        if given and not sum(
            p for p, o in zip(law, outcomes, strict=True) if o["ABCD".index(given[1].upper())] == given[1].isupper()
        ):
            return "a condition cannot happen"
    if law.min() < 0 or abs(law.sum() - 1) > 1e-12:
        return "the law is none"
    if (above and np.max(np.array(above) @ law) > 1e-9) or (below and abs(np.array(below) @ law).max() > 1e-9):
        return "the law breaks a fact"
    ends = [s * _solved(s * goal, above, below).fun for s in (1, -1)]
    if abs(ends[0] - float(answer["least"])) > 1e-9 or abs(ends[1] - float(answer["greatest"])) > 1e-9:
        return f"the bounds are {ends}"
    return "" if abs(goal @ law - ends[1]) < 1e-9 else "the law does not reach the bound"


def others(instance: Any, answer: Any) -> list[Any]:
    """The law that the outside solver finds, if fractions of it hold exactly, and the middle of both laws."""
    goal, above, below = _programme(instance)
    rng = np.random.default_rng(1)
    for _ in range(3):
        tilt = 1e-4 * rng.normal(size=len(goal))
        law = tuple(Fraction(p).limit_denominator(20_000) for p in _solved(-goal + tilt, above, below).x)
        found = {**answer, "law": law}
        if law != answer["law"] and sum(law) == 1 and not confirm(instance, found):
            middle = tuple((p + q) / 2 for p, q in zip(law, answer["law"], strict=True))
            return [found, {**answer, "law": middle}]
    return []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A law turned round, a bound moved, the bounds exchanged."""
    turned = {**answer, "law": answer["law"][::-1]}
    wrong = [
        {**answer, "least": answer["least"] + Fraction(1, 10)},
        {**answer, "greatest": answer["greatest"] - Fraction(1, 100)},
        {**answer, "law": tuple(Fraction(1, len(answer["law"])) for _ in answer["law"])},
    ]
    return [near for near in [turned, *wrong] if confirm(instance, near)]


def _programme(instance: Any) -> tuple[Any, list[Any], list[Any]]:
    outcomes = list(product([1, 0], repeat=instance.events))

    def has(event: Any, outcome: Any) -> bool:
        kind, letters = event
        true = [outcome["ABCD".index(x.upper())] == (x == x.upper()) for x in letters]
        return {"and": all(true), "or": any(true), "one": true.count(True) == 1, "two": true.count(True) >= 2}[kind]

    above, below = [], []
    for event, condition, sign, value in instance.facts:
        row = np.array(
            [(float(has(event, o)) - float(value)) if condition is None or has(condition, o) else 0.0 for o in outcomes]
        )
        if sign == "=":
            below.append(row)
        else:
            above.append(row if sign == "≤" else -row)
    return np.array([float(has(instance.event, o)) for o in outcomes]), above, below


def _solved(cost: Any, above: list[Any], below: list[Any]) -> Any:
    equal = np.array([np.ones(len(cost)), *below])
    return linprog(cost, A_ub=above or None, b_ub=[0] * len(above) or None, A_eq=equal, b_eq=[1] + [0] * len(below))
