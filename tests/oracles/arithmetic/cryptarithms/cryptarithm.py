"""Judge by substitution, and count the solutions by all permutations or, for many letters, by OR-Tools."""

from itertools import permutations
from typing import Any

from ortools.sat.python import cp_model

from tests.oracles.arithmetic.cryptarithms._digit_models import two_solutions

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _by_permutations(instance) if len(instance.letters) <= 5 else _by_model(instance)
    if len(found) != 1:
        return f"there are {len(found)} solutions"
    return "" if answer == found[0] else "the only solution is another one"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Two letters exchanged, and two with the same digit."""
    a, b, *_ = instance.letters
    return [{**answer, a: answer[b], b: answer[a]}, {**answer, a: answer[b]}]


def _by_permutations(instance: Any) -> list[dict[str, int]]:
    found = []
    for digits in permutations("0123456789", len(instance.letters)):
        text = instance.equation.translate(str.maketrans("".join(instance.letters), "".join(digits)))
        left, right = text.split(" = ")
        numbers = [*left.replace("+ ", "").replace("- ", "").split(), right]
        if all(number[0] != "0" for number in numbers) and sum(map(int, _signed(left))) == int(right):
            found.append(dict(zip(instance.letters, map(int, digits), strict=True)))
    return found


def _signed(left: str) -> list[str]:
    return left.replace("+ ", "+").replace("- ", "-").split()


def _by_model(instance: Any) -> list[dict[str, int]]:
    model = cp_model.CpModel()
    digit = {letter: model.new_int_var(0, 9, letter) for letter in instance.letters}
    model.add_all_different(digit.values())
    for word in instance.words:
        model.add(digit[word[0]] >= 1)

    def number(word: str) -> Any:
        return sum(digit[letter] * 10**place for place, letter in enumerate(reversed(word)))

    model.add(sum(sign * number(word) for sign, word in zip(instance.signs, instance.words, strict=True)) == 0)
    return two_solutions(model, digit)
