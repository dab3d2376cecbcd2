"""Judge by trying all orders (up to 8 towns) or by the circuits of OR-Tools' CP-SAT."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.distances)
    if sorted(answer) != list(range(1, n + 1)) or answer[0] != 1:
        return "not a round trip from 1"
    if n <= 8:
        least = min(_cost(instance, (1, *rest)) for rest in permutations(range(2, n + 1)))
    else:
        model = cp_model.CpModel()
        arcs = [(i, j, model.new_bool_var("")) for i in range(n) for j in range(n) if i != j]
        model.add_circuit(arcs)
        model.minimize(sum(instance.distances[i][j] * used for i, j, used in arcs))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(model) == cp_model.OPTIMAL
        least = round(solver.objective_value)
    return "" if _cost(instance, answer) == least else f"the least length is {least}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The trip the other way round, where ways there and back are equal."""
    if instance.symmetric:
        yield (1, *answer[:0:-1])


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Two towns exchanged where that is longer, a town less, the return listed too."""
    yield answer[:-1]
    yield (*answer, 1)
    yield (*answer[1:], 1)
    for i in range(1, len(answer) - 1):
        swapped = (*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :])
        if _cost(instance, swapped) > _cost(instance, answer):
            yield swapped


def greedy(instance: Any) -> Any:
    """The nearest new town."""
    tour = [1]
    left = set(range(2, len(instance.distances) + 1))
    while left:
        tour.append(min(sorted(left), key=lambda v: instance.distances[tour[-1] - 1][v - 1]))
        left.remove(tour[-1])
    return tuple(tour)


def _cost(instance: Any, tour: Any) -> int:
    return sum(instance.distances[u - 1][v - 1] for u, v in pairwise([*tour, tour[0]]))
