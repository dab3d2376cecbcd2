"""Judge by all placements that a CP-SAT model (OR-Tools) with one variable in -1, 0, 1 a cell finds."""

from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board

LEVELS = range(1, 9)

_SIGNS = {-1: "-", 0: "x", 1: "+"}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    first = _solve(instance, None)
    if first is None:
        return "there is no placement"
    if _solve(instance, first) is not None:
        return "there are two or more placements"
    return "" if first == answer else "the placement breaks a rule"


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """All blank, the poles exchanged, one domino turned round or blank."""
    turn = {"+": "-", "-": "+", "x": "x"}
    blank = tuple(tuple("x" for _ in line) for line in answer)
    turned = tuple(tuple(turn[sign] for sign in line) for line in answer)
    label = next(instance.dominoes[r][c] for r, line in enumerate(answer) for c, sign in enumerate(line) if sign == "+")
    changed = [
        tuple(
            tuple(new(sign) if instance.dominoes[r][c] == label else sign for c, sign in enumerate(line))
            for r, line in enumerate(answer)
        )
        for new in (turn.__getitem__, lambda _: "x")
    ]
    return [board for board in (blank, turned, *changed) if board != answer]


def _solve(instance: Any, known: Board | None) -> Board | None:
    """Find a placement other than a known one."""
    model = cp_model.CpModel()
    rows, cols = len(instance.dominoes), len(instance.dominoes[0])
    pole = {(r, c): model.new_int_var(-1, 1, f"{r},{c}") for r in range(rows) for c in range(cols)}
    halves: dict[int, list[tuple[int, int]]] = {}
    for r, c in pole:
        halves.setdefault(instance.dominoes[r][c], []).append((r, c))
        for other in ((r + 1, c), (r, c + 1)):
            if other in pole:
                model.add_forbidden_assignments([pole[r, c], pole[other]], [(1, 1), (-1, -1)])
    for a, b in halves.values():
        model.add(pole[a] + pole[b] == 0)
    lines = [[(r, c) for c in range(cols)] for r in range(rows)] + [[(r, c) for r in range(rows)] for c in range(cols)]
    for value, counts in ((1, instance.plus), (-1, instance.minus)):
        holds = {}
        for cell, variable in pole.items():
            holds[cell] = model.new_bool_var("")
            model.add(variable == value).only_enforce_if(holds[cell])
            model.add(variable != value).only_enforce_if(~holds[cell])
        for line, count in zip(lines, counts, strict=True):
            if count is not None:
                model.add(sum(holds[cell] for cell in line) == count)
    if known is not None:
        reverse = {sign: value for value, sign in _SIGNS.items()}
        model.add_forbidden_assignments(list(pole.values()), [[reverse[known[r][c]] for r, c in pole]])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None
    return tuple(tuple(_SIGNS[solver.value(pole[r, c])] for c in range(cols)) for r in range(rows))
