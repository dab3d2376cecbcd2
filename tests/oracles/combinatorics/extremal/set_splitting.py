"""Judge by masks of bits; other partings come from python-sat or, where there are few numbers, from all of them."""

from typing import Any

from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(not 1 <= number <= instance.size for number in answer):
        return "no such number"
    return "" if _splits(instance, sum(1 << number for number in answer)) else "a set on one side"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """The other side; what a solver finds; the first and the last of all where they are few."""
    numbers = frozenset(range(1, instance.size + 1))
    found = [numbers - answer]
    with Solver("cadical153") as solver:
        for one in instance.sets:
            solver.add_clause(list(one))
            solver.add_clause([-number for number in one])
        assert solver.solve()
        found.append(numbers & set(solver.get_model()))
    if instance.size <= 12:
        masks = [mask for mask in range(0, 2 << instance.size, 2) if _splits(instance, mask)]
        found += [frozenset(number for number in numbers if mask >> number & 1) for mask in (masks[0], masks[-1])]
    return found


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A number moved to the other side, all numbers, none, the odd ones."""
    numbers = frozenset(range(1, instance.size + 1))
    moved = [answer ^ {number} for number in numbers]
    wrong = [*moved, numbers, frozenset[int](), frozenset(number for number in numbers if number % 2)]
    return [one for one in wrong if confirm(instance, one)]


def _splits(instance: Any, mask: int) -> bool:
    sets = [sum(1 << number for number in one) for one in instance.sets]
    return all(mask & one not in (0, one) for one in sets)
