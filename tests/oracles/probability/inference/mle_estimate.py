"""Judge by the likelihood itself: written out for each model, it falls on both sides of the answer."""

from fractions import Fraction
from math import comb, lgamma, log, log1p, prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if answer <= 0:
        return "no parameter"
    if instance.kind == "marked":
        if answer.denominator > 1:
            return "no whole number"
        n = int(answer)
        exact, below, above = (_chance(instance, m) for m in (n, n - 1, n + 1))
        return "" if exact > below and exact >= above else "another number is likelier, or as likely and smaller"
    p = float(answer)
    if instance.kind in ("geometric", "cells", "joined") and p >= 1:
        return "no chance"
    here = _log(instance, p)
    step = 1e-4 * min(p, 1 - p if instance.kind in ("geometric", "cells", "joined") else p)
    return "" if here > max(_log(instance, p - step), _log(instance, p + step)) else "another value is likelier"


def _chance(instance: Any, n: int) -> Fraction:
    """Give the chance of the catch from n fish."""
    ((marked, caught),) = instance.data
    hit = instance.cells
    if n < marked + caught - hit:
        return Fraction(0)
    return Fraction(comb(marked, hit) * comb(n - marked, caught - hit), comb(n, caught))


def _log(instance: Any, p: float) -> float:
    """Give the logarithm of the likelihood."""
    values = [value for value, _ in instance.data]
    if instance.kind == "geometric":
        return sum((value - 1) * log1p(-p) + log(p) for value in values)
    if instance.kind == "poisson":
        return sum(k * log(p * t) - p * t - lgamma(k + 1) for k, t in instance.data)
    if instance.kind == "variance":
        return sum(-((x - instance.cells) ** 2) / (2 * p) - log(p) / 2 for x in values)
    if instance.kind == "censored":
        return sum(-p * x + (0 if censored else log(p)) for x, censored in instance.data)
    if instance.kind == "joined":
        return sum(k * log(p) + (n - k) * log1p(-p) if n else (k - 1) * log1p(-p) + log(p) for k, n in instance.data)
    chances = [_read(row[1], p) for row in instance.rows("en")]
    return sum(count * log(chance) for count, chance in zip(values, chances, strict=True))


def _read(text: str, p: float) -> float:
    """Read a chance such as 3p^2(1 - p), as it stands in the prompt."""
    if text.endswith("/3"):
        return float(text.split("p")[0] or 1) * p / 3
    if text == "1 - p":
        return 1 - p
    factors = {"(1 - p)^3": (1 - p) ** 3, "(1 - p)^2": (1 - p) ** 2, "(1 - p)": 1 - p, "p^3": p**3, "p^2": p**2, "p": p}
    parts: list[float] = []
    for written, value in factors.items():
        if written in text:
            text, parts = text.replace(written, "", 1), [*parts, value]
    return prod(parts) * float(text or 1)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more or less, the reciprocal, a value a little off."""
    found = [answer + 1, 1 / answer, answer * Fraction(11, 10)]
    return [near for near in found if near != answer]
