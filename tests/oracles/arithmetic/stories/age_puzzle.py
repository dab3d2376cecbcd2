"""Judge by checking the sentences year by year, and by sympy that the facts fix all ages."""

from typing import Any

from sympy import linsolve, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    unknown = dict(zip(instance.people, symbols(f"a:{len(instance.people)}"), strict=True))
    equations = []
    for kind, a, b, c, t, n in instance.told:
        if kind == "when":
            back = next((y for y in range(1, 200) if answer[a] - y == answer[b]), 0)
            holds = back > 0 and answer[c] - back == n
            equations.append(unknown[c] - (unknown[a] - unknown[b]) - n)
        else:
            x, y = answer[a] + t, answer[b] + t
            holds = {"older": x == y + n, "sum": x + y == n, "times": x == n * y}[kind]
            p, q = unknown[a] + t, unknown[b] + t
            equations.append({"older": p - q - n, "sum": p + q - n, "times": p - n * q}[kind])
        if not holds:
            return f"the fact about {a} and {b} does not hold"
    (solution,) = linsolve(equations, list(unknown.values()))
    assert not any(age.free_symbols for age in solution)
    return ""


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Everybody a year older, and one person."""
    first = instance.people[0]
    return [{name: age + 1 for name, age in answer.items()}, answer | {first: answer[first] + 1}]
