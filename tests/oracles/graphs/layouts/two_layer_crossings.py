"""Judge by all orders where there are few vertices, and by the CP-SAT solver of OR-Tools on who is left of whom."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(answer) != sorted(instance.names):
        return "no order of the vertices"
    least = _least(instance)
    return "" if _count(instance, answer) == least else f"the least number is {least}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The order backwards and neighbours exchanged where that is worse, and one vertex twice."""
    least = _count(instance, answer)
    tried = [answer[::-1], *((*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :]) for i in range(len(answer) - 1))]
    yield from [order for order in tried if _count(instance, order) > least][:3]
    yield (*answer[:-1], answer[0])


def greedy(instance: Any) -> Any:
    """The order by the mean of the neighbours."""
    ends = dict(zip(instance.names, instance.ends, strict=True))
    return tuple(sorted(ends, key=lambda name: sum(ends[name]) / len(ends[name])))


def _count(instance: Any, order: Any) -> int:
    edges = [(a, order.index(name)) for name, row in zip(instance.names, instance.ends, strict=True) for a in row]
    return sum((a - b) * (x - y) < 0 for (a, x), (b, y) in combinations(edges, 2))


def _least(instance: Any) -> int:
    if len(instance.names) <= 6:
        return min(_count(instance, order) for order in permutations(instance.names))
    ends = dict(zip(instance.names, instance.ends, strict=True))
    model = cp_model.CpModel()
    place = {name: model.new_int_var(1, len(ends), name) for name in ends}
    model.add_all_different(place.values())
    total = []
    for x, y in combinations(ends, 2):
        first = model.new_bool_var(f"{x} before {y}")
        model.add(place[x] < place[y]).only_enforce_if(first)
        model.add(place[x] > place[y]).only_enforce_if(first.negated())
        total += [sum(a > b for a in ends[x] for b in ends[y]) * first]
        total += [sum(a < b for a in ends[x] for b in ends[y]) * (1 - first)]
    model.minimize(sum(total))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)
