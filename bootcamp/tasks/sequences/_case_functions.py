"""Functions from 0, ..., m - 1 to itself that are defined by cases: how they are drawn, written and evaluated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bootcamp.lib.numbers import digit_sum, reverse_digits

Case = tuple[str, int, str, int, int]
"""A condition and its number, a formula and its numbers p and q; the condition of the last case is ""."""

_CONDITIONS: dict[str, tuple[str, str, Callable[[int, int], bool]]] = {
    "multiple": ("if x is divisible by {t}", "若 x 能被 {t} 整除", lambda x, t: x % t == 0),
    "large": ("if x > {t}", "若 x > {t}", lambda x, t: x > t),
    "digits": (
        "if the digit sum of x is divisible by {t}",
        "若 x 的各位数字之和能被 {t} 整除",
        lambda x, t: digit_sum(x) % t == 0,
    ),
    "": ("otherwise", "其他情形", lambda x, t: True),
}
_FORMULAS: dict[str, tuple[str, str, Callable[[int, int, int], int]]] = {
    "linear": ("({p}x + {q}) mod {m}", "({p}x + {q}) mod {m}", lambda x, p, q: p * x + q),
    "half": ("⌊x/{p}⌋ + {q}", "⌊x/{p}⌋ + {q}", lambda x, p, q: x // p + q),
    "digit sum": (
        "(x + {q} + {p} · the digit sum of x) mod {m}",
        "(x + {q} + {p} · x 的各位数字之和) mod {m}",
        lambda x, p, q: x + q + p * digit_sum(x),
    ),
    "square": ("(x^2 + {q}) mod {m}", "(x^2 + {q}) mod {m}", lambda x, p, q: x * x + q),
    "reverse": (
        "({q} + the number with the digits of x in reverse order) mod {m}",
        "({q} + 把 x 的数字倒序所得的数) mod {m}",
        lambda x, p, q: q + reverse_digits(x),
    ),
    "from": ("({q} - {p}x) mod {m}", "({q} - {p}x) mod {m}", lambda x, p, q: q - p * x),
}


def draw_cases(rng: Random, count: int, formulas: int, modulus: int) -> tuple[Case, ...]:
    """Draw `count` cases with different conditions and different ones of the first so many formulas."""
    conditions = [*rng.sample([name for name in _CONDITIONS if name], count - 1), ""]
    return tuple(
        (
            condition,
            rng.randint(modulus // 4, 3 * modulus // 4) if condition == "large" else rng.randint(2, 5),
            formula,
            rng.randint(2, 9),
            rng.randint(1, modulus // 2),
        )
        for condition, formula in zip(conditions, rng.sample(list(_FORMULAS)[:formulas], count), strict=True)
    )


def written(case: Case, modulus: int) -> tuple[str, str]:
    """Write the formula and the condition of a case in English and Chinese."""
    condition, t, formula, p, q = case
    en, zh = (text.format(p=p, q=q, m=modulus) for text in _FORMULAS[formula][:2])
    return f"{en} {_CONDITIONS[condition][0].format(t=t)}", f"{zh}，{_CONDITIONS[condition][1].format(t=t)}"


def value(cases: Sequence[Case], modulus: int, x: int) -> int:
    """Give f(x)."""
    _, _, formula, p, q = next(case for case in cases if _CONDITIONS[case[0]][2](x, case[1]))
    return _FORMULAS[formula][2](x, p, q) % modulus
