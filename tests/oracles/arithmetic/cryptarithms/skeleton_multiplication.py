"""Multiply column by column and compare with the printed drawing; try all factors of up to five digits together."""

import re
from typing import Any

LEVELS = range(1, 11)
_EXHAUSTIVE = 5


def confirm(instance: Any, answer: tuple[int, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    picture = instance.drawing.split("\n")
    width = len(picture[2])
    lines = _written(*answer)
    if len(lines) != len(picture) - 2:
        return "another number of rows"
    shown = [line for line in picture if set(line) != {"-"}]
    for line, wanted in zip(lines, shown, strict=True):
        pattern = re.escape(wanted.replace("×", " ").ljust(width)).replace(r"\*", "[0-9]")
        if not re.fullmatch(pattern, line.rjust(width)):
            return f"the row {line} does not fit"
    return ""


def others(instance: Any, answer: tuple[int, int]) -> list[tuple[int, int]]:
    """Other restorations, by trying all factors."""
    return [pair for pair in _pairs(instance) if pair != answer and not confirm(instance, pair)][:3]


def near_misses(instance: Any, answer: tuple[int, int]) -> list[tuple[int, int]]:
    """The factors exchanged or changed a little."""
    x, y = answer
    wrong = [(y, x), (x + 1, y), (x, y - 1), (x * 10, y), (x * y, 1)]
    return [pair for pair in wrong if confirm(instance, pair)]


def _pairs(instance: Any) -> list[tuple[int, int]]:
    sizes = [len(digits) for digits, _ in instance.rows[:2]]
    if sum(sizes) > _EXHAUSTIVE:
        return []
    xs, ys = (
        [n for n in range(10 ** (size - 1), 10**size) if re.fullmatch(digits.replace("*", "."), str(n))]
        for (digits, _), size in zip(instance.rows[:2], sizes, strict=True)
    )
    return [(x, y) for x in xs for y in ys][:3000]


def _written(x: int, y: int) -> list[str]:
    """Write the rows by carrying from column to column, with blanks below the places of digits further right."""
    upper, lower = str(x), str(y)
    rows, columns = [upper, lower], [0] * (len(upper) + len(lower) + 1)
    for shift, digit in enumerate(reversed(lower)):
        if digit == "0":
            continue
        carry, text = 0, ""
        for place, other in enumerate(reversed(upper)):
            carry, unit = divmod(int(digit) * int(other) + carry, 10)
            columns[place + shift] += unit
            text = str(unit) + text
        columns[len(upper) + shift] += carry
        rows.append((f"{carry}{text}" if carry else text) + " " * shift)
    carry, total = 0, ""
    for column in columns:
        carry, unit = divmod(column + carry, 10)
        total = str(unit) + total
    return [*rows, total.lstrip("0")]
