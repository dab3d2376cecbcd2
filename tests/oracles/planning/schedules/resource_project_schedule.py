"""Judge day by day, and the end by CP-SAT."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    starts = [answer[name] for name in "ABCDEFGHIJKLMN"[: len(instance.activities)]]
    ends = [start + one[0] for start, one in zip(starts, instance.activities, strict=True)]
    for start, (_, before, _) in zip(starts, instance.activities, strict=True):
        if any(start < ends[k] for k in before):
            return "too early"
    if max(ends) > instance.limit:
        return "too late"
    for day in range(instance.limit):
        running = [one[2] for s, e, one in zip(starts, ends, instance.activities, strict=True) if s <= day < e]
        if any(sum(column) > most for column, most in zip(zip(*running, strict=True), instance.capacity, strict=False)):
            return "too much on a day"
    assert not _possible(instance, instance.limit - 1)
    return ""


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """All a day later; one activity a day earlier or at day 0; all at day 0."""
    wrong = [{name: day + 1 for name, day in answer.items()}, dict.fromkeys(answer, 0)]
    for name, day in answer.items():
        wrong += [{**answer, name: max(0, day - 1)}, {**answer, name: 0}]
    return [one for one in wrong if confirm(instance, one)][:6]


def _possible(instance: Any, limit: int) -> bool:
    model = cp_model.CpModel()
    starts = [model.new_int_var(0, max(0, limit - one[0]), "") for one in instance.activities]
    spans = []
    for start, (time, before, _) in zip(starts, instance.activities, strict=True):
        spans.append(model.new_fixed_size_interval_var(start, time, ""))
        model.add(start + time <= limit)
        for k in before:
            model.add(start >= starts[k] + instance.activities[k][0])
    for r, most in enumerate(instance.capacity):
        model.add_cumulative(spans, [one[2][r] for one in instance.activities], most)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return bool(solver.solve(model) == cp_model.OPTIMAL)
