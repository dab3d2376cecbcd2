"""Judge by looking at every pair of numbers of one colour and going on; other colourings come from python-sat."""

from itertools import combinations
from typing import Any

from pysat.card import CardEnc
from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.size or any(not 1 <= colour <= instance.colours for colour in answer):
        return "another number of colours"
    if any(answer[number - 1] != colour for number, colour in instance.fixed):
        return "a fixed colour changed"
    for colour in set(answer):
        numbers = {number for number, one in enumerate(answer, start=1) if one == colour}
        for one, two in combinations(sorted(numbers), 2):
            if all(one + (two - one) * count in numbers for count in range(instance.terms)):
                return "equally spaced numbers"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """A colouring that a solver finds."""
    size, colours = instance.size, instance.colours
    with Solver("cadical153") as solver:
        for number in range(1, size + 1):
            literals = [_literal(instance, number, colour) for colour in range(1, colours + 1)]
            for clause in CardEnc.equals(literals, 1, encoding=0).clauses:
                solver.add_clause(clause)
        for one, two in combinations(range(1, size + 1), 2):
            numbers = [one + (two - one) * count for count in range(instance.terms)]
            for colour in range(1, colours + 1) if numbers[-1] <= size else ():
                solver.add_clause([-_literal(instance, number, colour) for number in numbers])
        assert solver.solve([_literal(instance, number, colour) for number, colour in instance.fixed])
        model = set(solver.get_model())
    every = range(1, colours + 1)
    return [
        tuple(next(one for one in every if _literal(instance, number, one) in model) for number in range(1, size + 1))
    ]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One colour throughout, colours in turn, backwards, a colour changed, one missing."""
    turns = tuple(place % instance.colours + 1 for place in range(instance.size))
    changed = [(*answer[:place], answer[place] % instance.colours + 1, *answer[place + 1 :]) for place in range(4)]
    wrong = [(1,) * instance.size, turns, answer[::-1], *changed]
    return [one for one in wrong if confirm(instance, one)]


def _literal(instance: Any, number: int, colour: int) -> int:
    return (number - 1) * int(instance.colours) + colour
