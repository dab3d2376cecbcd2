"""Judge by CP-SAT: integer ends for every interval, with one open choice for each fact, read from the printed facts."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)
_NAMES = (
    "before after meets met-by overlaps overlapped-by starts started-by during contains finishes finished-by equals"
).split()


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = list(instance.people)
    facts = []
    for text in instance.told:
        words = text.split()
        facts.append((people.index(words[0]), words[1:-1:2], people.index(words[-1])))
    x, y = instance.asked
    right = {name for name in _NAMES if _possible(len(people), [*facts, (x, [name], y)])}
    return "" if answer == right else f"the possible relations are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One relation left out, one too many."""
    more = next(name for name in _NAMES if name not in answer)
    return [answer | {more}, *([answer - {min(answer)}] if len(answer) > 1 else [])]


def _possible(n: int, facts: list[tuple[int, list[str], int]]) -> bool:
    model = cp_model.CpModel()
    starts = [model.new_int_var(0, 2 * n, f"s{k}") for k in range(n)]
    ends = [model.new_int_var(0, 2 * n, f"e{k}") for k in range(n)]
    for start, end in zip(starts, ends, strict=True):
        model.add(start < end)
    for number, (p, names, q) in enumerate(facts):
        chosen = []
        for name in names:
            on = model.new_bool_var(f"{number}{name}")
            for rule in _rules(name, starts[p], ends[p], starts[q], ends[q]):
                model.add(rule).only_enforce_if(on)
            chosen.append(on)
        model.add_bool_or(chosen)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return bool(solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE))


def _rules(name: str, a: Any, b: Any, c: Any, d: Any) -> list[Any]:
    inverse = {"after": "before", "met-by": "meets", "overlapped-by": "overlaps"}
    inverse |= {"started-by": "starts", "contains": "during", "finished-by": "finishes"}
    if name in inverse:
        return _rules(inverse[name], c, d, a, b)
    return {
        "before": [b < c],
        "meets": [b == c],
        "overlaps": [a < c, c < b, b < d],
        "starts": [a == c, b < d],
        "during": [c < a, b < d],
        "finishes": [b == d, c < a],
        "equals": [a == c, b == d],
    }[name]
