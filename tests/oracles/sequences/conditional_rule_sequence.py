"""Judge by finding c from one step of each branch, for every test and every pair of operations."""

from itertools import pairwise, product
from typing import Any

LEVELS = range(1, 11)
TESTS = {
    "x is even": lambda x: not x & 1,
    "x is divisible by 3": lambda x: x in range(-(10**7) // 3 * 3, 10**7, 3),
    "x is greater than 50": lambda x: x >= 51,
    "the last digit of x is at least 5": lambda x: str(x)[-1] in "56789",
    "x is divisible by 4": lambda x: not x & 3,
    "x is greater than 100": lambda x: x >= 101,
    "the tens digit of x is odd": lambda x: f"{abs(x):02}"[-2] in "13579",
    "x leaves the remainder 1 or 2 modulo 5": lambda x: (x - 1) % 5 < 2,
}
# What must be added to c (or to -c, or 10 c) to give the next term.
BASES = {
    "x + c": (lambda x: x, 1),
    "x - c": (lambda x: x, -1),
    "the half of x, rounded down, plus c": (lambda x: (x - (x & 1)) // 2, 1),
    "2x + c": (lambda x: x + x, 1),
    "a third of x, rounded down, minus c": (lambda x: (x - x % 3) // 3, -1),
    "c - x": (lambda x: -x, 1),
    "3x - c": (lambda x: x + x + x, -1),
    "10c - x": (lambda x: -x, 10),
}


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    pairs = list(pairwise(instance.terms))
    for (test, _), (one, _), (two, _) in product(
        instance.test_texts, instance.operation_texts, instance.operation_texts
    ):
        branches = [[pair for pair in pairs if TESTS[test](pair[0]) == passed] for passed in (True, False)]
        for c, d in product(_constants(one, branches[0], instance.bound), _constants(two, branches[1], instance.bound)):
            x, tail = instance.terms[-1], []
            for _ in range(instance.asked):
                name, constant = (one, c) if TESTS[test](x) else (two, d)
                x = BASES[name][0](x) + BASES[name][1] * constant
                tail.append(x)
            found.add(tuple(tail))
    if len(found) != 1:
        return f"{len(found)} continuations fit"
    return "" if answer in found else f"the next terms are {found}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one off."""
    return [(*answer[:-1], answer[-1] + 1)]


def _constants(name: str, steps: list[tuple[int, int]], bound: int) -> list[int]:
    """List the values of c that fit the steps of a branch."""
    base, sign = BASES[name]
    if not steps:
        return list(range(1, bound + 1))
    rests = {y - base(x) for x, y in steps}
    if len(rests) > 1 or min(rests) % sign:
        return []
    c = min(rests) // sign
    return [c] if 1 <= c <= bound else []
