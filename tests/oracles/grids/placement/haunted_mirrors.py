"""Judge by following rays in the complex plane; find other fillings with a CP-SAT model that is linear."""

from collections import Counter
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids.placement._light import ray

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if [[sign.translate(_BLANK) for sign in row] for row in answer] != [list(row) for row in instance.mirrors]:
        return "a mirror was changed"
    total = Counter(sign for row in answer for sign in row)
    if (total["G"], total["V"], total["Z"]) != (instance.ghosts, instance.vampires, instance.zombies):
        return "other totals"
    for start, number in enumerate(instance.edges):
        text = "".join(answer[round(z.imag)][round(z.real)] for z in ray(answer, start)[0])
        direct = text.replace("F", "R").split("R")[0]
        seen = len(direct) - direct.count("G") + text[len(direct) :].count("G") + text[len(direct) :].count("Z")
        if number not in (None, seen):
            return f"place {start} sees {seen}"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Another filling of a board of up to 5 rows, if there is one."""
    n = len(answer)
    if n > 5:
        return []
    model = cp_model.CpModel()
    x = {
        (complex(c, r), monster): model.new_bool_var(f"{r},{c} {monster}")
        for r, row in enumerate(instance.mirrors)
        for c, sign in enumerate(row)
        for monster in "GVZ"
        if sign == "."
    }
    for cell in {cell for cell, _ in x}:
        model.add_exactly_one(x[cell, monster] for monster in "GVZ")
    for monster, total in zip("GVZ", (instance.ghosts, instance.vampires, instance.zombies), strict=True):
        model.add(sum(variable for (_, kind), variable in x.items() if kind == monster) == total)
    for start, number in enumerate(instance.edges):
        terms = []
        visible = "VZ"
        for cell in ray(instance.mirrors, start)[0]:
            if (cell, "G") not in x:
                visible = "GZ"
            else:
                terms += [x[cell, monster] for monster in visible]
        if number is not None:
            model.add(sum(terms) == number)
    model.add_bool_or(~variable for (z, kind), variable in x.items() if answer[round(z.imag)][round(z.real)] == kind)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    sign = {cell: kind for (cell, kind), variable in x.items() if solver.value(variable)}
    return [
        tuple(tuple(sign.get(complex(c, r), m) for c, m in enumerate(row)) for r, row in enumerate(instance.mirrors))
    ]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Two kinds exchanged, all of one kind, two cells exchanged."""
    changes = [{"G": "V", "V": "G"}, {"G": "Z", "Z": "G"}, {"V": "Z", "Z": "V"}, {"G": "Z", "V": "Z"}]
    changes += [{"R": "F"}, {"F": "R"}]
    wrong = [tuple(tuple(change.get(sign, sign) for sign in row) for row in answer) for change in changes]
    wrong += [(answer[1], answer[0], *answer[2:]), answer[::-1]]
    return [near for near in wrong if confirm(instance, near)]


_BLANK = str.maketrans("GVZ", "...")
