"""Judge by the private key, from sympy's discrete logarithm."""

from typing import Any

from sympy.ntheory import discrete_log

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, x = instance.p, int(discrete_log(instance.p, instance.y, instance.g))
    assert all(c2 == m * pow(c1, x, p) % p for c1, c2, m in instance.known)
    return "" if answer * pow(instance.first, x, p) % p == instance.second and 0 < answer < p else "another message"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The result of the mask of the first known message, its message, the second number, the answer's inverse."""
    p = instance.p
    _, c2, m = instance.known[0]
    wrong = [instance.second * m * pow(c2, -1, p) % p, m, instance.second, pow(answer, -1, p), answer % (p - 1) + 1]
    return [one for one in wrong if one != answer]
