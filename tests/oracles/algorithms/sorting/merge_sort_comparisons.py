"""Judge by merges of heapq on a stack of parts; what is left when one part is used up takes no comparison."""

from heapq import merge
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    comparisons, runs = _sorted(instance.numbers)
    assert runs[-1] == sorted(instance.numbers)
    if answer["comparisons"] != comparisons:
        return "another number of comparisons"
    return "" if list(answer["run"]) == runs[instance.merge - 1] else "another run"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The next merge and the one before, all moves counted as comparisons, off by one, the run backwards."""
    _, runs = _sorted(instance.numbers)
    wrong = [
        {**answer, "run": tuple(runs[instance.merge])},
        {**answer, "run": tuple(runs[instance.merge - 2])},
        {**answer, "comparisons": sum(map(len, runs))},
        {**answer, "comparisons": answer["comparisons"] + 1},
        {**answer, "comparisons": len(runs)},
        {**answer, "run": answer["run"][::-1]},
        {**answer, "run": tuple(sorted(instance.numbers))},
    ]
    return [one for one in wrong if confirm(instance, one)]


def _sorted(numbers: Any) -> tuple[int, list[list[int]]]:
    """Count the comparisons and list the runs; the parts wait on a stack until both of their halves are sorted."""
    row, runs, comparisons = list(numbers), list[list[int]](), 0
    waiting = [(0, len(row), False)]
    while waiting:
        start, end, halved = waiting.pop()
        middle = start + (end - start) // 2
        if end - start > 1 and not halved:
            waiting += [(start, end, True), (middle, end, False), (start, middle, False)]
        elif halved:
            left, right = row[start:middle], row[middle:end]
            row[start:end] = list(merge(left, right))
            runs.append(row[start:end])
            # What is moved without a comparison is above the last of the part that is used up first.
            on_left = [one for one in left if one > right[-1]]
            comparisons += end - start - len(on_left or [one for one in right if one >= left[-1]])
    return comparisons, runs
