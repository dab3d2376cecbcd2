"""Judge expressions by a recursive reader, powers by walks, and roots by testing every crossing of two terms."""

import re
from fractions import Fraction
from itertools import combinations, product
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    best = min if instance.minimum else max
    right: Any
    if instance.expression:
        right = _infix(re.findall(r"-?\d+|\S", instance.shown), best)
    elif instance.matrix:
        nodes = range(len(instance.matrix))
        right = tuple(
            tuple(
                best(
                    sum(instance.matrix[a][b] for a, b in zip((i, *inner), (*inner, j), strict=True))
                    for inner in product(nodes, repeat=instance.power - 1)
                )
                for j in nodes
            )
            for i in nodes
        )
    else:
        terms = list(enumerate(instance.coefficients))
        roots = set()
        for (i, a), (j, b) in combinations(terms, 2):
            x = Fraction(a - b, j - i)
            values = [c + k * x for k, c in terms]
            reach = [k for k, value in enumerate(values) if value == best(values)]
            if len(reach) > 1:
                roots.add((x, reach[-1] - reach[0]))
        right = tuple(x for x, count in sorted(roots) for _ in range(count))
    return "" if answer == right else f"expected {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The next number, or the first entry one off."""
    if instance.expression:
        return [answer + 1]
    if instance.matrix:
        return [((answer[0][0] + 1, *answer[0][1:]), *answer[1:])]
    return [(answer[0] - 1, *answer[1:])]


def _infix(tokens: list[str], best: Any) -> int:
    def operand() -> int:
        head = tokens.pop(0)
        if head == "(":
            value = infix()
            tokens.pop(0)
        else:
            value = int(head)
        while tokens and tokens[0] == "^":
            tokens.pop(0)
            value *= int(tokens.pop(0))
        return value

    def infix() -> int:
        first = operand()
        if tokens and tokens[0] in "⊕⊗":
            sign, second = tokens.pop(0), operand()
            return int(best(first, second)) if sign == "⊕" else first + second
        return first

    return infix()
