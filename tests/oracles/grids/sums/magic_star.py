"""Judge by sums; find another placement with a CP-SAT model."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)

Placement = dict[str, str]


def confirm(instance: Any, answer: Placement) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = 2 * len(instance.lines)
    if sorted(answer) != sorted({name for line in instance.lines for name in line}):
        return "the points are not those of the star"
    if sorted(map(int, answer.values())) != list(range(1, size + 1)):
        return "the numbers are not used once each"
    if any(int(answer[name]) != number for name, number in instance.given):
        return "a given number is changed"
    sums = {sum(int(answer[name]) for name in line) for line in instance.lines}
    return "" if sums == {2 * size + 2} else f"the sums are {sums}"


def others(instance: Any, answer: Placement) -> list[Placement]:
    """Find another placement on a small star."""
    size = 2 * len(instance.lines)
    if size > 12:
        return []
    model = cp_model.CpModel()
    x = {name: model.new_int_var(1, size, name) for name in sorted(answer)}
    model.add_all_different(list(x.values()))
    for line in instance.lines:
        model.add(sum(x[name] for name in line) == 2 * size + 2)
    for name, number in instance.given:
        model.add(x[name] == number)
    differ = []
    for name, variable in x.items():
        differ.append(model.new_bool_var(""))
        model.add(variable != int(answer[name])).only_enforce_if(differ[-1])
    model.add_bool_or(differ)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 0.1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [{name: str(solver.value(variable)) for name, variable in x.items()}]


def near_misses(instance: Any, answer: Placement) -> list[Placement]:
    """Two numbers exchanged; all numbers mirrored though some are given."""
    size = 2 * len(instance.lines)
    first, second = instance.lines[0][0], next(name for name in answer if name not in instance.lines[0])
    mirrored = {name: str(size + 1 - int(number)) for name, number in answer.items()}
    exchanged = answer | {first: answer[second], second: answer[first]}
    return [wrong for wrong in (exchanged, mirrored) if confirm(instance, wrong)]
