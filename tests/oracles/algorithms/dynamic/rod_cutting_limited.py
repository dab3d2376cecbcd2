"""Judge by integer programmes (OR-Tools), one for what uses up the rod and one for the rest; all choices where few."""

from functools import cache
from itertools import product
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    counts = [answer.count(length) for length, _, _ in instance.kinds]
    if sum(counts) != len(answer) or any(count > kind[2] for count, kind in zip(counts, instance.kinds, strict=True)):
        return "pieces that do not sell"
    if sum(answer) > instance.length:
        return "too long"
    if instance.length <= 18:
        ranges = [range(limit + 1) for _, _, limit in instance.kinds]
        worths = [_worth(instance, one) for one in product(*ranges)]
        assert _most(instance) == max(worth for worth in worths if worth is not None)
    return "" if _worth(instance, counts) == _most(instance) else "more is possible"


def greedy(instance: Any) -> Any:
    """The best price per length first."""
    left, pieces = instance.length, []
    for length, _, limit in sorted(instance.kinds, key=lambda kind: kind[0] / kind[1]):
        for _ in range(limit):
            if length <= left:
                pieces.append(length)
                left -= length
    return tuple(pieces)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A piece missing or one more, nothing sold, the best price per length first, the longest piece alone."""
    longest = max(length for length, _, _ in instance.kinds)
    wrong = [answer[1:], (), greedy(instance), (longest,), (*answer, instance.kinds[0][0]), (*answer, *answer)]
    return [one for one in wrong if confirm(instance, one)]


def _worth(instance: Any, counts: Any) -> int | None:
    used = sum(count * kind[0] for count, kind in zip(counts, instance.kinds, strict=True))
    if used > instance.length:
        return None
    cuts = sum(counts) if used < instance.length else sum(counts) - 1
    return sum(count * kind[1] for count, kind in zip(counts, instance.kinds, strict=True)) - cuts * instance.cut


@cache
def _most(instance: Any) -> int:
    best = 0
    for low, high, saved in ((0, instance.length - 1, 0), (instance.length, instance.length, instance.cut)):
        model = cp_model.CpModel()
        counts = [model.new_int_var(0, limit, "") for _, _, limit in instance.kinds]
        used = sum(count * kind[0] for count, kind in zip(counts, instance.kinds, strict=True))
        model.add_linear_constraint(used, low, high)
        model.maximize(sum(n * (kind[1] - instance.cut) for n, kind in zip(counts, instance.kinds, strict=True)))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) == cp_model.OPTIMAL:
            best = max(best, round(solver.objective_value) + saved)
    return best
