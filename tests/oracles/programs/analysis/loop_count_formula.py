"""Judge by Python's own run of the program for small n."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)

Terms = tuple[tuple[tuple[int, ...], Fraction], ...]


def confirm(instance: Any, answer: Terms) -> str:
    """Say what is wrong with `answer`, or nothing."""
    deepest = max(len(line) - len(line.lstrip()) for line in instance.lines) // 4
    code = compile("\n".join(instance.lines), "case", "exec")
    for n in range(1, deepest + 4):
        space: dict[str, Any] = {"n": n}
        exec(code, space)
        if space["count"] != _at(answer, n):
            return f"for n = {n} it is {space['count']}"
    return ""


def near_misses(instance: Any, answer: Terms) -> list[Terms]:
    """One more; a term less; another sign of a term; a degree more."""
    head, *rest = answer
    more = dict(answer)
    more[0,] = more.get((0,), Fraction(0)) + 1
    one_more = tuple(sorted(((e, c) for e, c in more.items() if c), reverse=True))
    return [one_more, (*answer[:-1], (answer[-1][0], -answer[-1][1])), (((head[0][0] + 1,), head[1]), *rest)]


def _at(terms: Terms, n: int) -> Fraction:
    return sum((value * n ** exponents[0] for exponents, value in terms), Fraction(0))
