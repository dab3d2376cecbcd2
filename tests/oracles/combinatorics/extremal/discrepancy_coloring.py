"""Judge by a product of matrices (numpy); other partings come from python-sat or, where few, from all of them."""

from itertools import product
from typing import Any

import numpy
from pysat.card import CardEnc
from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.size or set(answer) - set("RB"):
        return "other letters"
    return "" if _even(instance, answer) else "a group that is parted unevenly"


def others(instance: Any, answer: str) -> list[str]:
    """The letters exchanged; what a solver finds; the first of all where they are few."""
    found = [answer.translate(str.maketrans("RB", "BR"))]
    with Solver("cadical153") as solver:
        top = instance.size
        for group in instance.groups:
            for literals in (list(group), [-number for number in group]):
                clauses = CardEnc.atleast(literals, len(group) // 2, top_id=top)
                top = max(top, clauses.nv)
                for clause in clauses.clauses:
                    solver.add_clause(clause)
        assert solver.solve()
        model = set(solver.get_model())
        found.append("".join("R" if number in model else "B" for number in range(1, instance.size + 1)))
    if instance.size <= 10:
        strings = ("".join(one) for one in product("BR", repeat=instance.size))
        found.append(next(one for one in strings if _even(instance, one)))
    return found


def near_misses(instance: Any, answer: str) -> list[str]:
    """All of one letter, letters in turn, one changed, backwards."""
    changed = [
        answer[:place] + ("B" if answer[place] == "R" else "R") + answer[place + 1 :] for place in range(len(answer))
    ]
    wrong = ["R" * instance.size, ("RB" * instance.size)[: instance.size], answer[::-1], *changed]
    return [one for one in wrong if confirm(instance, one)]


def _even(instance: Any, letters: str) -> bool:
    signs = numpy.array([1 if letter == "R" else -1 for letter in letters])
    table = numpy.array([[number in group for number in range(1, instance.size + 1)] for group in instance.groups])
    return bool((numpy.abs(table.astype(int) @ signs) <= 1).all())
