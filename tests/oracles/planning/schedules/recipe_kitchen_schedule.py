"""Judge minute by minute, and offer a schedule of CP-SAT that must count too."""

from collections import Counter
from itertools import pairwise
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    used: Counter[tuple[str, int]] = Counter()
    ready = []
    for dish, steps in zip(instance.dishes, instance.steps, strict=True):
        times = answer[dish]
        if len(times) != len(steps):
            return "a step is missing"
        ends = [start + step[0] for start, step in zip(times, steps, strict=True)]
        for end, start, step in zip(ends, times[1:], steps[1:], strict=False):
            if start < end or (step[3] >= 0 and start > end + step[3]):
                return "a wait"
        for start, end, (_, tool, hands, _) in zip(times, ends, steps, strict=True):
            for minute in range(start, end):
                used.update([(tool, minute)] if tool else [])
                used.update([("cook", minute)] if hands else [])
        ready.append(ends[-1])
    if any(count > (instance.cooks if what == "cook" else 1) for (what, _), count in used.items()):
        return "too much at once"
    return "" if max(ready) <= instance.limit and max(ready) - min(ready) <= instance.spread else "not ready in time"


def others(instance: Any, answer: dict[str, tuple[int, ...]]) -> list[dict[str, tuple[int, ...]]]:
    """A schedule that CP-SAT finds."""
    model = cp_model.CpModel()
    starts: list[list[Any]] = []
    tools: dict[str, list[Any]] = {}
    hands = []
    for steps in instance.steps:
        starts.append([model.new_int_var(0, instance.limit - step[0], "") for step in steps])
        for start, (time, tool, cook, _) in zip(starts[-1], steps, strict=True):
            span = model.new_fixed_size_interval_var(start, time, "")
            if tool:
                tools.setdefault(tool, []).append(span)
            if cook:
                hands.append(span)
        for (one, two), (before, step) in zip(pairwise(starts[-1]), pairwise(steps), strict=True):
            model.add(two >= one + before[0])
            if step[3] >= 0:
                model.add(two <= one + before[0] + step[3])
    for spans in tools.values():
        model.add_no_overlap(spans)
    model.add_cumulative(hands, [1] * len(hands), instance.cooks)
    first = model.new_int_var(0, instance.limit, "")
    for times, steps in zip(starts, instance.steps, strict=True):
        model.add(times[-1] + steps[-1][0] >= first)
        model.add(times[-1] + steps[-1][0] <= first + instance.spread)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    found = [tuple(map(solver.value, times)) for times in starts]
    return [dict(zip(instance.dishes, found, strict=True))]


def near_misses(instance: Any, answer: dict[str, tuple[int, ...]]) -> list[dict[str, tuple[int, ...]]]:
    """All at 0, all much later, a step dropped, a step a minute earlier."""
    wrong = [{dish: (0,) * len(times) for dish, times in answer.items()}]
    wrong.append({dish: tuple(t + 30 for t in times) for dish, times in answer.items()})
    for dish, times in answer.items():
        wrong += [{**answer, dish: times[:-1]}, {**answer, dish: (*times[:-1], max(0, times[-1] - 1))}]
    return [one for one in wrong if confirm(instance, one)]
