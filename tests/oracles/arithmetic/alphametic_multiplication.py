"""Solve by trying all factors, with the products worked out as integers; count the solutions."""

from itertools import product
from typing import Any

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
    lines = [line.replace("×", " ") for line in instance.drawing.split("\n") if not line.startswith("--")]
    upper, lower, *partial, result = (line.strip() for line in lines)
    told = dict(instance.told)
    found = []
    for digits in product(*(_choices(letter, told) for letter in lower)):
        if not _agree(dict(zip(lower, digits, strict=True)), lower, digits):
            continue
        for others in product(*(_choices(letter, told) for letter in upper)):
            x, y = (int("".join(map(str, part))) for part in (others, digits))
            rows = [str(x), str(y), *(str(x * digit) for digit in digits[::-1] if partial), str(x * y)]
            words = [upper, lower, *partial, result]
            if [len(row) for row in rows] != [len(word) for word in words] or any(row[0] == "0" for row in rows):
                continue
            pairs = {*zip("".join(words), map(int, "".join(rows)), strict=True), *told.items()}
            if len(pairs) == len({letter for letter, _ in pairs}) == len({digit for _, digit in pairs}):
                found.append(dict(pairs))
    return found


def _choices(letter: str, told: dict[str, int]) -> list[int]:
    return [told[letter]] if letter in told else list(range(10))


def _agree(values: dict[str, int], word: str, digits: tuple[int, ...]) -> bool:
    """Tell whether equal letters got equal digits, and different ones different digits."""
    return all(values[letter] == digit for letter, digit in zip(word, digits, strict=True)) and len(
        set(values.values())
    ) == len(values)
