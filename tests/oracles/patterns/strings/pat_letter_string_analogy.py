"""Judge with lists of letter numbers and functions written apart, trying every chain of changes."""

from itertools import product
from typing import Any

LEVELS = range(1, 10)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    pairs = [(_numbers(b, instance), _numbers(a, instance)) for b, a in instance.pairs]
    for steps in range(1, instance.steps + 1):
        for chain in product(instance.changes, repeat=steps):
            if all(_run(chain, before) == after for before, after in pairs):
                results.add(tuple(_run(chain, _numbers(instance.query, instance))))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} strings"
    return "" if tuple(_numbers(answer, instance)) in results else "no fitting rule gives this string"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The input, the output without its last letter and with one more."""
    return [instance.query, answer[:-1], answer + answer[0]]


def _numbers(text: str, instance: Any) -> list[int]:
    return [instance.alphabet.index(letter) for letter in text]


def _run(chain: Any, letters: list[int]) -> list[int]:
    letters = list(letters)
    for name in chain:
        if letters:
            letters = _CHANGES[name](letters)
    return letters


def _put(letters: list[int], place: int, letter: int) -> list[int]:
    copy = list(letters)
    copy[place] = letter % 26
    return copy


def _swapped(letters: list[int]) -> list[int]:
    copy = list(letters)
    copy[0], copy[-1] = letters[-1], letters[0]
    return copy


_CHANGES: dict[str, Any] = {
    "last": lambda x: _put(x, -1, x[-1] + 1),
    "previous": lambda x: _put(x, -1, x[-1] - 1),
    "first": lambda x: _put(x, 0, x[0] + 1),
    "all": lambda x: [(letter + 1) % 26 for letter in x],
    "reverse": lambda x: list(reversed(x)),
    "double": lambda x: [*x, x[-1]],
    "sort": sorted,
    "turn": lambda x: [*x[1:], x[0]],
    "single": lambda x: [letter for i, letter in enumerate(x) if i == 0 or x[i - 1] != letter],
    "drop": lambda x: x[1:],
    "ends": _swapped,
    "stutter": lambda x: [letter for letter in x for _ in (0, 1)],
}
