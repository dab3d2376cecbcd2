"""Judge by walking back from every covered cell to its number; find other coverings with a CP-SAT model of rays."""

from collections import Counter
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


_WAYS = {"N": -1j, "E": 1, "S": 1j, "W": -1, "NE": 1 - 1j, "SE": 1 + 1j, "SW": -1 + 1j, "NW": -1 - 1j}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers, ways = _numbers(instance), _ways(instance)
    sign = {complex(c, r): mark for r, row in enumerate(answer) for c, mark in enumerate(row)}
    total: Counter[complex] = Counter()
    for cell, mark in sign.items():
        if cell in numbers:
            if mark != str(numbers[cell]):
                return f"the number at {cell} was changed"
            continue
        if mark not in ways:
            return f"no direction at {cell}"
        back = cell
        while sign.get(back) == mark:
            back -= ways[mark]
        if back not in numbers:
            return f"no number sends a ray to {cell}"
        total[back] += 1
    return "" if dict(total) == numbers else "a number is wrong"


def others(instance: Any, answer: Board) -> list[Board]:
    """Another covering, if there is one."""
    numbers, ways = _numbers(instance), _ways(instance)
    cells = [complex(c, r) for r, row in enumerate(answer) for c, _ in enumerate(row)]
    model = cp_model.CpModel()
    reached: dict[complex, list[tuple[str, cp_model.IntVar]]] = {cell: [] for cell in cells if cell not in numbers}
    for number, total in numbers.items():
        mine = []
        for name, way in ways.items():
            before, cell = None, number + way
            while cell in reached:
                covers = model.new_bool_var(f"{number} {name} {cell}")
                if before is not None:
                    model.add_implication(covers, before)
                reached[cell].append((name, covers))
                mine.append(covers)
                before, cell = covers, cell + way
        model.add(sum(mine) == total)
    for options in reached.values():
        model.add_exactly_one(covers for _, covers in options)
    shown = {cell: answer[round(cell.imag)][round(cell.real)] for cell in cells}
    model.add_bool_or(~covers for cell, options in reached.items() for name, covers in options if name == shown[cell])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    chosen = {cell: name for cell, options in reached.items() for name, covers in options if solver.value(covers)}
    signs = shown | chosen
    return [tuple(tuple(signs[complex(c, r)] for c, _ in enumerate(row)) for r, row in enumerate(answer))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """One direction everywhere, all rays mirrored, single cells turned, the first number changed."""
    numbers = {str(x) for x in _numbers(instance).values()}
    wrong = [tuple(tuple(x if x in numbers else way for x in row) for row in answer) for way in "NESW"]
    wrong.append(tuple(tuple({"N": "S", "S": "N"}.get(x, x) for x in row) for row in answer))
    for r, row in enumerate(answer):
        for c, x in enumerate(row):
            turned = {"N": "E", "E": "S", "S": "W", "W": "N"}.get(x, "N")
            wrong.append((*answer[:r], (*row[:c], turned, *row[c + 1 :]), *answer[r + 1 :]))
    return [near for near in wrong if confirm(instance, near)]


def _numbers(instance: Any) -> dict[complex, int]:
    return {complex(c, r): x for r, row in enumerate(instance.numbers) for c, x in enumerate(row) if x is not None}


def _ways(instance: Any) -> dict[str, complex]:
    return {name: way for name, way in _WAYS.items() if instance.diagonals or len(name) == 1}
