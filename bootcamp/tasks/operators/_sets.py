"""Operations on sets of integers from 1 to 50 for invented operators; what they give is cut down to a universe."""

from __future__ import annotations

from bootcamp.tasks.operators._invented import BINARY, PREFIX, TERNARY, Operation

Subset = frozenset[int]

_ALL = frozenset(range(1, 51))


def _sums(a: Subset, b: Subset) -> Subset:
    return frozenset(x + y for x in a for y in b)


def _distances(a: Subset, b: Subset) -> Subset:
    return frozenset(abs(x - y) for x in a for y in b)


def _divisors(a: Subset, b: Subset) -> Subset:
    return frozenset(x for x in a if any(y % x == 0 for y in b))


OPERATIONS: dict[str, Operation[Subset]] = {
    "one": Operation(BINARY, "the elements of exactly one of a and b", "恰属于 a、b 之一的元素", lambda a, b: a ^ b),
    "sums": Operation(
        BINARY,
        "all sums x + y in U with x in a and y in b",
        "U 中所有形如 x + y（x 属于 a，y 属于 b）的数",
        _sums,
    ),
    "distances": Operation(
        BINARY,
        "all |x - y| in U with x in a and y in b",
        "U 中所有形如 |x - y|（x 属于 a，y 属于 b）的数",
        _distances,
    ),
    "divisors": Operation(
        BINARY,
        "the elements of a that divide at least one element of b",
        "a 中至少能整除 b 的一个元素的那些元素",
        _divisors,
    ),
    "above": Operation(
        BINARY,
        "the elements of a that are greater than every element of b, and the elements of b that are greater than every "
        "element of a (everything is greater than every element of the empty set)",
        "a 中大于 b 的每个元素的那些元素，以及 b 中大于 a 的每个元素的那些元素（任何数都大于空集的每个元素）",
        lambda a, b: frozenset(x for x in a | b if x > min(max(a, default=0), max(b, default=0))),
    ),
    "neither": Operation(
        BINARY,
        "the elements of U that are in neither a nor b",
        "U 中既不属于 a 也不属于 b 的元素",
        lambda a, b: _ALL - a - b,
    ),
    "two": Operation(
        TERNARY,
        "the elements of at least two of a, b and c",
        "至少属于 a、b、c 中两个集合的元素",
        lambda a, b, c: a & b | b & c | a & c,
    ),
    "odd": Operation(
        TERNARY,
        "the elements of exactly one or all three of a, b and c",
        "恰属于 a、b、c 中一个集合，或同时属于三个集合的元素",
        lambda a, b, c: a ^ b ^ c,
    ),
    "next": Operation(
        PREFIX,
        "the elements of U that are not in a but 1 greater than an element of a",
        "U 中不属于 a、但比 a 的某个元素大 1 的数",
        lambda a: frozenset(x + 1 for x in a) - a,
    ),
    "inner": Operation(
        PREFIX,
        "a without its least and its greatest element (the empty set if a has fewer than 3 elements)",
        "从 a 中去掉最小和最大的元素（若 a 的元素少于 3 个，则为空集）",
        lambda a: frozenset(sorted(a)[1:-1]),
    ),
}
