"""Judge minute by minute, and offer a plan of CP-SAT that must count too."""

from itertools import pairwise
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    spans = [answer[f"M{k + 1}"] for k in range(len(instance.meetings))]
    if any(end - begin != one[0] or begin % 15 for (begin, end), one in zip(spans, instance.meetings, strict=True)):
        return "length"
    for i in range(len(instance.people)):
        shift = 60 * instance.ahead[i]
        taken = {minute - shift for a, b in instance.busy[i] for minute in range(a, b)}
        mine = sorted(span for span, one in zip(spans, instance.meetings, strict=True) if i in one[1])
        for begin, end in mine:
            minutes = set(range(begin, end))
            if minutes & taken or begin + shift < 540 or end + shift > 1020:
                return "somebody is not free"
            taken |= minutes | set(range(end, end + instance.pause))
        if any(two[0] - one[1] < instance.pause for one, two in pairwise(mine)):
            return "no pause"
    return "the wrong order" if any(spans[i][1] > spans[j][0] for i, j in instance.orders) else ""


def others(instance: Any, answer: dict[str, tuple[int, int]]) -> list[dict[str, tuple[int, int]]]:
    """A plan that CP-SAT finds."""
    model = cp_model.CpModel()
    starts = [model.new_int_var(0, 96, "") for _ in instance.meetings]
    for i in range(len(instance.people)):
        shift, blocks = 4 * instance.ahead[i], []
        for start, (length, who) in zip(starts, instance.meetings, strict=True):
            if i in who:
                model.add(start + shift >= 36)
                model.add(start + shift + length // 15 <= 68)
                blocks.append(model.new_fixed_size_interval_var(start, (length + instance.pause) // 15, ""))
                for a, b in instance.busy[i]:
                    before = model.new_bool_var("")
                    model.add(start + shift + length // 15 <= a // 15).only_enforce_if(before)
                    model.add(start + shift >= b // 15).only_enforce_if(~before)
        model.add_no_overlap(blocks)
    for i, j in instance.orders:
        model.add(starts[i] + instance.meetings[i][0] // 15 <= starts[j])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    found = [15 * solver.value(start) for start in starts]
    return [{f"M{k + 1}": (t, t + instance.meetings[k][0]) for k, t in enumerate(found)}]


def near_misses(instance: Any, answer: dict[str, tuple[int, int]]) -> list[dict[str, tuple[int, int]]]:
    """A meeting a quarter earlier, later or shorter; all at 09:00."""
    wrong = [{name: (540, 540 + end - begin) for name, (begin, end) in answer.items()}]
    for name, (begin, end) in answer.items():
        wrong += [{**answer, name: (begin + step, end + step)} for step in (-15, 15, 5) if begin + step >= 0]
        wrong.append({**answer, name: (begin, end - 15)})
    return [one for one in wrong if confirm(instance, one)][:8]
