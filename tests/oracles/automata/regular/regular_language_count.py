"""Judge by testing all short words, and beyond these by the recurrence that the counts satisfy (sympy)."""

import re
from itertools import product
from typing import Any

from sympy import Matrix, Poly, symbols

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.length <= 11:
        count = _brute(instance, instance.length)
    else:
        counts = [_brute(instance, length) for length in range(4)]
        step, start, last = _matrix(instance)
        variable = symbols("x")
        coefficients = [int(c) for c in Poly(Matrix(step).charpoly(variable).as_expr(), variable).all_coeffs()]
        order = len(coefficients) - 1
        values = [int((Matrix([start]) * Matrix(step) ** n * Matrix(last))[0]) for n in range(order)]
        if values[:4] != counts[: len(values)][:4]:
            return "the recurrence begins otherwise"
        for _ in range(order, instance.length + 1):
            values.append(-sum(c * values[-i] for i, c in enumerate(coefficients[1:], start=1)))
        count = values[instance.length]
    right = count % instance.modulus if instance.modulus else count
    return "" if right == answer else "the count is another"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, one less, and twice as many."""
    return [value for value in (answer + 1, answer - 1, 2 * answer) if value != answer and value >= 0]


def _accepts(instance: Any, word: str) -> bool:
    machine = instance.automaton
    if machine is None:
        return bool(re.fullmatch(instance.expression, word))
    states = {machine.start}
    for letter in word:
        states = _after(machine, states, letter)
    return bool(states & set(machine.accepting))


def _after(machine: Any, states: Any, letter: str) -> set[int]:
    if hasattr(machine, "table"):
        return {machine.table[q]["ab".index(letter)] for q in states}
    return {v for u, x, v in machine.arcs if u in states and x == letter}


def _brute(instance: Any, length: int) -> int:
    return sum(_accepts(instance, "".join(word)) for word in product("ab", repeat=length))


def _matrix(instance: Any) -> tuple[list[list[int]], list[int], list[int]]:
    """Tell prefixes of at most six letters apart by which words of at most six letters complete them."""
    tails = ["".join(word) for length in range(7) for word in product("ab", repeat=length)]
    views = {"": tuple(_accepts(instance, tail) for tail in tails)}
    number = {views[""]: 0}
    prefixes = [""]
    rows: list[list[int]] = []
    for prefix in prefixes:
        row = []
        for letter in "ab":
            view = tuple(_accepts(instance, prefix + letter + tail) for tail in tails)
            if view not in number:
                number[view] = len(number)
                prefixes.append(prefix + letter)
                views[prefix + letter] = view
            row.append(number[view])
        rows.append(row)
    step = [[row.count(q) for q in range(len(rows))] for row in rows]
    return step, [1] + [0] * (len(rows) - 1), [int(views[prefix][0]) for prefix in prefixes]
