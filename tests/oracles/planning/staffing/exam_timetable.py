"""Judge by counting who sits where, and offer a timetable of CP-SAT that must count too."""

from collections import Counter
from itertools import pairwise
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    seated: Counter[tuple[int, int]] = Counter()
    if len(set(answer.values())) < len(answer):
        return "two exams in a room"
    for size, exams in instance.groups:
        slots = sorted(answer[f"E{i + 1}"][0] for i in exams)
        seated.update({answer[f"E{i + 1}"]: size for i in exams})
        for one, other in pairwise(slots):
            same_day = (one - 1) // instance.slots == (other - 1) // instance.slots
            if one == other or (instance.apart and same_day and other == one + 1):
                return "a clash"
    for (slot, room), count in seated.items():
        if not 1 <= slot <= instance.days * instance.slots or room > len(instance.seats):
            return "no such place"
        if count > instance.seats[room - 1]:
            return "too few seats"
    if any(answer[f"E{i + 1}"][0] >= answer[f"E{j + 1}"][0] for i, j in instance.orders):
        return "the wrong order"
    return ""


def others(instance: Any, answer: dict[str, tuple[int, int]]) -> list[dict[str, tuple[int, int]]]:
    """A timetable that CP-SAT finds."""
    model = cp_model.CpModel()
    total = instance.days * instance.slots
    cells = [(slot, room) for slot in range(1, total + 1) for room in range(1, len(instance.seats) + 1)]
    sizes = [sum(size for size, exams in instance.groups if i in exams) for i in range(instance.exams)]
    on = [{cell: model.new_bool_var("") for cell in cells} for _ in range(instance.exams)]
    slots = [sum(cell[0] * one[cell] for cell in cells) for one in on]
    for i, one in enumerate(on):
        model.add_exactly_one(one.values())
        for cell in cells:
            if sizes[i] > instance.seats[cell[1] - 1]:
                model.add(one[cell] == 0)
    for cell in cells:
        model.add_at_most_one(one[cell] for one in on)
    for _, exams in instance.groups:
        for slot in range(1, total + 1):
            span = {slot, slot + 1} if instance.apart and slot % instance.slots else {slot}
            model.add(sum(on[i][cell] for i in exams for cell in cells if cell[0] in span) <= 1)
    for i, j in instance.orders:
        model.add(slots[i] < slots[j])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return [{f"E{i + 1}": next(cell for cell in cells if solver.value(one[cell])) for i, one in enumerate(on)}]


def near_misses(instance: Any, answer: dict[str, tuple[int, int]]) -> list[dict[str, tuple[int, int]]]:
    """Two exams exchanged; all in one slot; one in the other room."""
    names = [*answer]
    wrong = [{**answer, a: answer[b], b: answer[a]} for a, b in pairwise(names)]
    wrong += [dict.fromkeys(answer, (1, 1)), {**answer, names[0]: answer[names[1]]}]
    return [one for one in wrong if confirm(instance, one)]
