"""Solve the linear equations of the coefficients with sympy, for every choice of as many shares as may be true."""

from itertools import combinations
from typing import Any

from sympy import Matrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not instance.most_false:
        right = sum(_coefficients(instance, shares)[0] for shares in instance.shares) % instance.p
        return "" if answer == right else "another secret"
    shares = instance.shares[0]
    found = set()
    for chosen in combinations(shares, instance.needed):
        coefficients = _coefficients(instance, chosen)
        false = frozenset(x for x, y in shares if sum(c * x**i for i, c in enumerate(coefficients)) % instance.p != y)
        if len(false) <= instance.most_false:
            found.add((coefficients[0], false))
    if len(found) != 1:
        return "several secrets are possible"
    secret, false = found.pop()
    if not isinstance(answer, dict) or answer.get("secret") != secret:
        return "another secret"
    return "" if answer.get("false") == false else "other shares are false"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Numbers next to the secret; one false share less, or a true one more."""
    if not instance.most_false:
        return [answer + 1, answer + instance.p]
    people = {x for x, _ in instance.shares[0]}
    sets = [answer["false"] ^ {x} for x in sorted(people)]
    return [{**answer, "secret": answer["secret"] + 1}, *({**answer, "false": false} for false in sets)]


def _coefficients(instance: Any, shares: Any) -> list[int]:
    matrix = Matrix([[x**i for i in range(instance.needed)] for x, _ in shares])
    solved = matrix.inv_mod(instance.p) * Matrix([y for _, y in shares])
    return [int(c) % instance.p for c in solved]
