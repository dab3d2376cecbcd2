"""Judge by running over b and the divisors of the product ac."""

from math import gcd
from typing import Any

from sympy import divisors

LEVELS = range(1, 11)
Forms = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Forms) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _forms(instance.discriminant, instance.leading)
    return "" if answer == right else f"the forms are {right}"


def near_misses(instance: Any, answer: Forms) -> list[Forms]:
    """A form left out, one doubled, one with the opposite b too many, another order."""
    a, b, c = answer[-1]
    wrong = [answer[:-1], (*answer, answer[-1])]
    if b > 0 and (b == a or a == c):
        wrong.append((*answer[:-1], (a, -b, c), answer[-1]))
    return [*wrong, answer[::-1]] if len(answer) > 1 else wrong[1:]


def _forms(discriminant: int, leading: int) -> Forms:
    found = []
    for b in range(leading + 1):
        product, rest = divmod(b * b - discriminant, 4)
        if rest:
            continue
        for a in divisors(product):
            c = product // a
            if b <= a <= min(c, leading) and gcd(a, gcd(b, c)) == 1:
                found.append((int(a), b, int(c)))
                if 0 < b < a < c:
                    found.append((int(a), -b, int(c)))
    return tuple(sorted(found))
