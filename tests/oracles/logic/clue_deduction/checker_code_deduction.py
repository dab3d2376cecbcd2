"""Judge by trying every choice of criteria that fits the tests, and every code for it; the criteria are read anew."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    fitting = []
    for place, row in enumerate(instance.lists):
        fitting.append([c for c in row if all(_holds(c, list(map(int, t))) == m[place] for t, m in instance.tests)])
    possible = set()
    codes = [list(code) for code in product(range(1, instance.values + 1), repeat=instance.digits)]
    for choice in product(*fitting):
        for code in codes:
            if all(_holds(criterion, code) for criterion in choice):
                possible.add("".join(map(str, code)))
    return "" if possible == {answer} else f"possible are {sorted(possible)}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The code reversed, one digit changed, a tested code."""
    other = str(int(answer[0]) % instance.values + 1) + answer[1:]
    tested = [code for code, marks in instance.tests]
    return [code for code in (answer[::-1], other, *tested) if code != answer]


def _holds(criterion: tuple[str, int, int], code: list[int]) -> bool:
    kind, a, b = criterion
    match kind:
        case "is":
            return code[a - 1] == b
        case "below":
            return code[a - 1] < b
        case "above":
            return code[a - 1] > b
        case "even" | "odd":
            return code[a - 1] % 2 == (kind == "odd")
        case "less":
            return code[a - 1] < code[b - 1]
        case "same":
            return code[a - 1] == code[b - 1]
        case "sum":
            return sum(code) > a
        case "parity":
            return sum(code) % 2 == 0
        case "times":
            return code.count(b) == a
        case "evens":
            return len([d for d in code if d in (2, 4, 6)]) == a
        case "largest":
            return sorted(code)[-1] == code[a - 1] and code.count(code[a - 1]) == 1
    assert kind == "smallest"
    return sorted(code)[0] == code[a - 1] and code.count(code[a - 1]) == 1
