"""Judge by sympy, with one equation for each fact and one for the total."""

from typing import Any

from sympy import Rational, linsolve, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    share = dict(zip(instance.people, symbols(f"s:{len(instance.people)}"), strict=True))
    equations = [sum(share.values()) - instance.total]
    for kind, name, others, factor, n in instance.told:
        base = sum(share[other] for other in others)
        if kind == "ratio":
            equations.append(share[name] * factor.denominator - base * factor.numerator)
        elif kind == "percent":
            equations.append(share[name] - base * Rational(100 + n, 100))
        elif kind == "more":
            equations.append(share[name] - base - n)
        else:
            equations.append(share[name] - base * Rational(str(factor)) - (n if kind == "linear" else 0))
    (solution,) = linsolve(equations, list(share.values()))
    expected = dict(zip(share, solution, strict=True))
    return "" if answer == expected else f"the shares are {expected}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One thing goes from one person to another; two shares are exchanged."""
    a, b = instance.people[:2]
    return [answer | {a: answer[a] + 1, b: answer[b] - 1}, answer | {a: answer[b], b: answer[a]}]
