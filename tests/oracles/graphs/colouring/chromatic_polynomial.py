"""Judge by deletion and contraction on tuples of coefficients, and by counting colourings with few colours."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

LEVELS = range(1, 11)

Pairs = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.graph.vertices
    edges = frozenset((min(pair), max(pair)) for pair in instance.graph.ends())
    right = _polynomial(n, edges)
    for colours in (2, 3) if n <= 7 else (2,):
        ways = product(range(colours), repeat=n)
        count = sum(all(way[u - 1] != way[v - 1] for u, v in edges) for way in ways)
        assert count == sum(value * colours**power for power, value in enumerate(right))
    found = {powers[0]: value for powers, value in answer}
    wanted = {power: value for power, value in enumerate(right) if value}
    return "" if found == wanted else f"the coefficients are {right}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A coefficient more by one, a sign turned, and the last term left out."""
    (powers, value), *rest = answer
    yield ((powers, value + 1), *rest)
    yield ((powers, -value), *rest)
    yield tuple(answer[:-1])


def greedy(instance: Any) -> Any:
    """The polynomial of a tree with as many vertices."""
    n = instance.graph.vertices
    values = _polynomial(n, frozenset((v, v + 1) for v in range(1, n)))
    return tuple(((power,), Fraction(values[power])) for power in range(n, 0, -1))


@cache
def _polynomial(n: int, edges: Pairs) -> tuple[int, ...]:
    """Give the coefficients, constant term first: without an edge, less with its ends made one."""
    if not edges:
        return (*[0] * n, 1)
    u, v = max(edges)
    rest = edges - {(u, v)}
    joined = frozenset((min(p, q), max(p, q)) for p, q in (tuple(u if x == v else x for x in pair) for pair in rest))
    less = (*_polynomial(n - 1, joined), 0)
    return tuple(a - b for a, b in zip(_polynomial(n, rest), less, strict=True))
