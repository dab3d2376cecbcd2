"""Judge by running the program from many points, one after the other."""

from itertools import product
from random import Random
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, rng = len(instance.names), Random(repr(instance.program))
    starts = [*product(range(-15, 16), repeat=n), *([rng.randint(-300, 300) for _ in range(n)] for _ in range(600))]
    for start in starts:
        if _ends_well(instance, list(start)) != _true(answer, start):
            return f"it is wrong for {tuple(start)}"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The same condition denied twice, and with a comparison that is always true."""
    zero = (0,) * len(instance.names)
    return [("not", ("not", answer)), ("and", answer, ("<", (*zero, -1)))]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite, true, false, the postcondition, and one that breaks at one point only."""
    axes = [range(-12, 13)] * len(instance.names)
    start = next(start for start in product(*axes) if _true(answer, start))
    apart = [("!=", (*(int(i == j) for j in range(len(start))), -value)) for i, value in enumerate(start)]
    return [("not", answer), ("true",), ("false",), instance.goal, ("and", answer, ("or", *apart, ("false",)))]


def _ends_well(instance: Any, values: list[int]) -> bool:
    def assign(assignments: Any) -> None:
        for place, linear in assignments:
            values[place] = _value(linear, values)

    for statement in instance.program:
        if statement.assignment:
            assign([statement.assignment])
        elif statement.then:
            assign(statement.then if _true(statement.test, values) else statement.other)
        elif not _true(statement.test, values):
            return False
    return _true(instance.goal, values)


def _value(linear: Any, values: Any) -> int:
    return sum(factor * value for factor, value in zip(linear, (*values, 1), strict=True))


def _true(tree: Any, values: Any) -> bool:
    if tree[0] in ("and", "or"):
        return (all if tree[0] == "and" else any)(_true(part, values) for part in tree[1:])
    if tree[0] == "not":
        return not _true(tree[1], values)
    if len(tree) == 1:
        return bool(tree[0] == "true")
    total = _value(tree[1], values)
    truths = {"<": total < 0, "<=": total <= 0, ">": total > 0, ">=": total >= 0, "=": total == 0, "!=": total != 0}
    return truths[tree[0]]
