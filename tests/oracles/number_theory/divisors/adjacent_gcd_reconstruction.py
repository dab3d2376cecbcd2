"""Judge by sympy's divisors: the greatest one common to both neighbours."""

from typing import Any

from sympy import divisors

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.gcds) + (0 if instance.cyclic else 1)
    if len(answer) != n or len(set(answer)) != n:
        return "not as many different numbers as asked"
    if min(answer) < instance.low or max(answer) > instance.high:
        return "out of the window"
    for i, g in enumerate(instance.gcds):
        if max(set(divisors(answer[i])) & set(divisors(answer[(i + 1) % n]))) != g:
            return f"the divisor of {answer[i]} and {answer[(i + 1) % n]} differs"
    bad = [place for place, factor in instance.multiples if factor not in divisors(answer[place - 1])]
    return f"a{bad[0]} is not a multiple" if bad else ""


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The reference with one number changed, where that is right."""
    changed = [
        (*answer[:i], n, *answer[i + 1 :]) for i in range(len(answer)) for n in range(instance.low, instance.low + 20)
    ]
    return [new for new in changed if new != answer and not confirm(instance, new)][:5]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Numbers outside the window, equal numbers."""
    return [(answer[0] + instance.gcds[0] * instance.high, *answer[1:]), answer[:1] * len(answer)]
