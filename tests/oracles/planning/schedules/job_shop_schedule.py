"""Judge a schedule minute by minute, and its end by CP-SAT at levels where that is quick."""

from collections import Counter
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    used: Counter[tuple[int, int]] = Counter()
    for number, job in enumerate(instance.jobs, start=1):
        starts, minute = answer[f"J{number}"], 0
        if len(starts) != len(job):
            return "starts are missing"
        for start, (machine, time) in zip(starts, job, strict=True):
            if start < minute:
                return "too early"
            minute = start + time
            used.update((machine, t) for t in range(start, minute))
        if minute > instance.limit:
            return "too late"
    if max(used.values()) > 1:
        return "a machine does two things at once"
    assert not _possible(instance, instance.limit - 1)
    return ""


def near_misses(instance: Any, answer: dict[str, tuple[int, ...]]) -> list[dict[str, tuple[int, ...]]]:
    """All a minute later; one operation earlier; one dropped; jobs exchanged."""
    later = {name: tuple(start + 1 for start in starts) for name, starts in answer.items()}
    wrong = [later, {**answer, "J1": answer["J2"], "J2": answer["J1"]}, {**answer, "J1": answer["J1"][:-1]}]
    for name, starts in answer.items():
        wrong.append({**answer, name: (*starts[:-1], max(0, starts[-1] - 1))})
    return [one for one in wrong if confirm(instance, one)]


def _possible(instance: Any, limit: int) -> bool:
    model = cp_model.CpModel()
    machines: dict[int, list[Any]] = {}
    for job in instance.jobs:
        before: Any = 0
        for machine, time in job:
            start = model.new_int_var(0, max(0, limit - time), "")
            model.add(start >= before)
            before = start + time
            machines.setdefault(machine, []).append(model.new_fixed_size_interval_var(start, time, ""))
        model.add(before <= limit)
    for spans in machines.values():
        model.add_no_overlap(spans)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return bool(solver.solve(model) == cp_model.OPTIMAL)
