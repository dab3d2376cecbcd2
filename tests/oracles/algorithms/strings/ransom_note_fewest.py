"""Judge by an integer programme (OR-Tools) and by counting letters."""

from collections import Counter
from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not all(1 <= number <= len(instance.headlines) for number in answer):
        return "no such headline"
    if not _enough(instance, answer):
        return "too few letters"
    model = cp_model.CpModel()
    cut = [model.new_bool_var(str(place)) for place in range(len(instance.headlines))]
    for letter, count in instance.needed:
        model.add(sum(one * text.count(letter) for one, text in zip(cut, instance.headlines, strict=True)) >= count)
    model.minimize(sum(cut))
    solver = cp_model.CpSolver()
    solver.solve(model)
    return "" if round(solver.objective_value) == len(answer) else f"{solver.objective_value} suffice"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """Other choices of the same size."""
    numbers = range(1, len(instance.headlines) + 1)
    choices = map(frozenset, combinations(numbers, len(answer)))
    return [one for one in choices if _enough(instance, one)][-5:]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One headline less or more, and one exchanged."""
    numbers = set(range(1, len(instance.headlines) + 1))
    wrong = [answer - {min(answer)}, answer | {min(numbers - answer)}] if numbers - answer else [answer - {min(answer)}]
    wrong += [answer - {max(answer)} | {number} for number in numbers - answer]
    return [one for one in wrong if one and (len(one) > len(answer) or not _enough(instance, one))]


def _enough(instance: Any, numbers: frozenset[int]) -> bool:
    return Counter(instance.note) <= Counter("".join(instance.headlines[number - 1] for number in numbers))
