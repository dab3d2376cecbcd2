"""Recurrences with cases for one or several sequences: how they are drawn, written and evaluated."""

from __future__ import annotations

from math import gcd
from random import Random

Branch = tuple[str, int, str, int, int]
"""A condition and its number, a formula and its two numbers; the condition of the last branch is ""."""

_CONDITIONS = {
    "divides": ("if n is divisible by {t}", "若 n 能被 {t} 整除"),
    "large": ("if {s}(n-1) > {t}", "若 {s}(n-1) > {t}"),
    "multiple": ("if {s}(n-1) is divisible by {t}", "若 {s}(n-1) 能被 {t} 整除"),
    "": ("otherwise", "其他情形"),
}
_FORMULAS = {
    "linear": "{p} × {s}(n-1) + {o}(n-2) + {c}",
    "gap": "{p} × |{s}(n-1) - {o}(n-2)| + {c}",
    "half": "{s}(n-1) + {p} × {o}(⌊n/2⌋) + {c}",
    "max": "{p} × max({s}(n-1), {o}(n-2)) + {c}",
    "gcd": "{s}(n-1) + {p} × gcd({o}(n-2), n) + {c}",
}


def draw(rng: Random, cases: int, formulas: int, modulus: int) -> tuple[Branch, ...]:
    """Draw a recurrence with `cases` conditions before the last case, of the first so many kinds of formulas."""
    conditions = [*rng.sample(("divides", "large", "multiple"), cases), ""]
    numbers = {
        "divides": rng.randint(2, 4),
        "large": rng.randint(modulus // 3, modulus // 2),
        "multiple": rng.randint(2, 4),
    }
    kinds = list(_FORMULAS)[:formulas]
    return tuple(
        (condition, numbers.get(condition, 0), rng.choice(kinds), rng.randint(2, 7), rng.randint(1, 19))
        for condition in conditions
    )


def written(branch: Branch, name: str, other: str) -> tuple[str, str, str]:
    """Write formula and condition of a case, the latter in English and Chinese."""
    condition, t, formula, p, c = branch
    en, zh = (text.format(s=name, t=t) for text in _CONDITIONS[condition])
    return _FORMULAS[formula].format(s=name, o=other, p=p, c=c), en, zh


def value(branches: tuple[Branch, ...], own: list[int], other: list[int], n: int) -> int:
    """Give the value of the first case that applies; both lists hold the terms before n."""
    holds = {"divides": n, "multiple": own[-1]}
    _, _, formula, p, c = next(
        branch
        for branch in branches
        if not branch[0] or (own[-1] > branch[1] if branch[0] == "large" else holds[branch[0]] % branch[1] == 0)
    )
    x, y = own[-1], other[n - 2]
    values = {
        "linear": p * x + y,
        "gap": p * abs(x - y),
        "half": x + p * other[n // 2],
        "max": p * max(x, y),
        "gcd": x + p * gcd(y, n),
    }
    return values[formula] + c
