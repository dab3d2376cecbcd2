"""Find all solutions for every base with OR-Tools, or for few letters by permutations."""

from itertools import permutations
from typing import Any

from ortools.sat.python import cp_model

from tests.oracles.arithmetic.cryptarithms._digit_models import two_solutions

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    solve = _by_permutations if len(instance.letters) <= 4 else _by_model
    found = [
        {"N": base, "values": values}
        for base in range(max(2, len(instance.letters)), instance.bound + 1)
        for values in solve(instance, base)
    ]
    if len(found) != 1:
        return f"there are {len(found)} solutions"
    return "" if answer == found[0] else "the only solution is another one"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The next base, two letters exchanged, and two letters with one value."""
    a, b, *_ = instance.letters
    values = answer["values"]
    swapped = {**values, a: values[b], b: values[a]}
    return [
        {**answer, "N": answer["N"] + 1},
        {**answer, "values": swapped},
        {**answer, "values": {**values, a: values[b]}},
    ]


def _by_permutations(instance: Any, base: int) -> list[dict[str, int]]:
    found = []
    for digits in permutations(range(base), len(instance.letters)):
        value = dict(zip(instance.letters, digits, strict=True))
        for x, sign, y, result in instance.facts:
            wanted = value[x] + value[y] if sign == "+" else value[x] * value[y]
            if (len(result) == 2 and value[result[0]] == 0) or wanted != value[result[-1]] + base * (
                value[result[0]] if len(result) == 2 else 0
            ):
                break
        else:
            found.append(value)
    return found


def _by_model(instance: Any, base: int) -> list[dict[str, int]]:
    """Find up to two solutions."""
    model = cp_model.CpModel()
    digit = {letter: model.new_int_var(0, base - 1, letter) for letter in instance.letters}
    model.add_all_different(digit.values())
    for x, sign, y, result in instance.facts:
        number = sum(digit[letter] * base**place for place, letter in enumerate(reversed(result)))
        if len(result) == 2:
            model.add(digit[result[0]] >= 1)
        if sign == "+":
            model.add(digit[x] + digit[y] == number)
        else:
            product = model.new_int_var(0, base * base, "")
            model.add_multiplication_equality(product, [digit[x], digit[y]])
            model.add(product == number)
    return two_solutions(model, digit)
