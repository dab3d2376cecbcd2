"""Judge by matching letters one by one, and by trying all guesses."""

from itertools import groupby, product
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    worst = _left(answer["guess"], instance.codes)
    if worst != answer["worst"]:
        return "the number is wrong"
    guesses = map("".join, product(instance.symbols, repeat=instance.length))
    return "" if all(_left(guess, instance.codes) >= worst for guess in guesses) else "not the best"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another number, one letter only, the first code of the list with its own number if that is not the best."""
    first, same = instance.codes[0], instance.symbols[0] * instance.length
    wrong = [answer | {"worst": answer["worst"] + 1}]
    near = [{"guess": guess, "worst": _left(guess, instance.codes)} for guess in (first, same)]
    return wrong + [one for one in near if one["worst"] > answer["worst"]]


def _left(guess: str, codes: Any) -> int:
    return max(len(list(group)) for _, group in groupby(sorted(_pegs(guess, code) for code in codes)))


def _pegs(guess: str, code: str) -> tuple[int, int]:
    rest = list(code)
    common = 0
    for letter in guess:
        if letter in rest:
            rest.remove(letter)
            common += 1
    return sum(a == b for a, b in zip(guess, code, strict=True)), common
