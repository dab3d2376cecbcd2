"""Judge by the roots themselves (numpy), at gains inside and outside, and by Hurwitz determinants (sympy)."""

from typing import Any

import numpy as np
import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p = instance.constant
    n = len(p) - 1
    if instance.gained:
        low, high = float(answer["low"]), float(answer["high"])
        step = (high - low) / 50
        inside = [low + step / 10, low + step, (low + high) / 2, high - step, high - step / 10]
        outside = [low - step / 10, low - step, low - 3 * step - 5, high + step / 10, high + step, high + 7]

        def stable(k: float) -> bool:
            return bool(max(np.roots([c + k * g for c, g in zip(p, instance.gained, strict=True)][::-1]).real) < 0)

        if not all(map(stable, inside)):
            return "a gain inside is not stable"
        return "a gain outside is stable" if any(map(stable, outside)) else ""
    roots = np.roots(p[::-1])
    if sum(roots.real > 0) != answer["roots"] or min(abs(roots.real)) < 1e-9:
        return f"the roots are {roots}"
    # the first column is a ratio of Hurwitz determinants
    full = sympy.zeros(n, n)
    for i in range(n):
        for j in range(n):
            k = n - (2 * (j + 1) - (i + 1))
            full[i, j] = p[k] if 0 <= k <= n else 0
    minors = [sympy.Integer(1)] + [full[:k, :k].det() for k in range(1, n + 1)]
    column = [sympy.Integer(p[n])] + [minors[k] / minors[k - 1] for k in range(1, n + 1)]
    return "" if [sympy.Rational(str(c)) for c in answer["column"]] == column else f"the column is {column}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An end moved, ends exchanged, one root more, the column without its order."""
    if instance.gained:
        return [{**answer, "low": answer["low"] - 1}, {"low": answer["high"], "high": answer["low"]}]
    column = answer["column"]
    near = [{**answer, "roots": answer["roots"] + 1}]
    return near + ([{**answer, "column": column[::-1]}] if column != column[::-1] else [])
