"""Judge by a CP-SAT model with running maxima, which also looks for a second solution."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, latin

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.givens)
    model, x = latin(n, instance.givens)
    columns = [list(column) for column in zip(*x, strict=True)]
    views = columns + [column[::-1] for column in columns] + x + [row[::-1] for row in x]
    for view, clue in zip(views, instance.clues, strict=True):
        if clue is None:
            continue
        seen = []
        for place in range(1, n):
            highest = model.new_int_var(1, n, "")
            model.add_max_equality(highest, view[:place])
            visible = model.new_bool_var("")
            model.add(view[place] > highest).only_enforce_if(visible)
            model.add(view[place] < highest).only_enforce_if(~visible)
            seen.append(visible)
        model.add(sum(seen) + 1 == clue)
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]
