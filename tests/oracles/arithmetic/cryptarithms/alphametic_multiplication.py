"""Model the printed multiplication for OR-Tools and count its solutions."""

from typing import Any

from ortools.sat.python import cp_model

from tests.oracles.arithmetic.cryptarithms._digit_models import two_solutions

LEVELS = range(1, 9)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _solutions(instance)
    if len(found) != 1:
        return f"there are {len(found)} solutions"
    return "" if answer == found[0] else "the only solution is another one"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Two letters exchanged, and two with the same digit."""
    a, b, *_ = instance.letters
    return [{**answer, a: answer[b], b: answer[a]}, {**answer, a: answer[b]}]


def _solutions(instance: Any) -> list[dict[str, int]]:
    """Find up to two solutions."""
    lines = [line.replace("×", " ") for line in instance.drawing.split("\n") if not line.startswith("--")]
    upper, lower, *partial, result = (line.strip() for line in lines)
    model = cp_model.CpModel()
    digit = {letter: model.new_int_var(0, 9, letter) for letter in instance.letters}
    model.add_all_different(digit.values())
    for word in (upper, lower, *partial, result):
        model.add(digit[word[0]] >= 1)
    for letter, told in instance.told:
        model.add(digit[letter] == told)
    numbers = {}
    for word in (upper, lower, *partial, result):
        numbers[word] = model.new_int_var(0, 10 ** len(word) - 1, "")
        model.add(numbers[word] == sum(digit[letter] * 10**i for i, letter in enumerate(reversed(word))))
    for letter, product in zip(reversed(lower), partial or [result], strict=True):
        model.add_multiplication_equality(numbers[product], [numbers[upper], digit[letter]])
    if partial:
        model.add(numbers[result] == sum(numbers[word] * 10**shift for shift, word in enumerate(partial)))
    return two_solutions(model, digit)
