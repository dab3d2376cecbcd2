"""Judge by trying every value as the next one: it must make a longer row that some law, written out in full, gives."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = _printed_values(instance)
    names = list(values)
    rows = {name: [values[name].index(figure[i]) for figure in instance.figures] for i, name in enumerate(names)}
    for name in names:
        others = [row for other, row in rows.items() if other != name]
        size = len(values[name])
        fits = [end for end in range(size) if _lawful(instance.laws, size, [*rows[name], end], others)]
        if len(fits) != 1:
            return f"{len(fits)} values of {name} are possible"
        if values[name][fits[0]] != answer[name]:
            return f"{name} does not follow its law"
    return ""


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """The shown figures."""
    names = list(_printed_values(instance))
    shown = [dict(zip(names, figure, strict=True)) for figure in instance.figures]
    return [figure for figure in shown if figure != answer]


def _printed_values(instance: Any) -> dict[str, list[str]]:
    """Read the values of each attribute, in their circle, as the prompt lists them."""
    return {name: values.split(", ") for name, values in (line.split(": ") for line in instance.circles)}


def _lawful(laws: Any, size: int, row: list[int], others: list[list[int]]) -> bool:
    count = len(row)
    courses = []
    for j, k in product(range(size), repeat=2):
        if "step" in laws and j == 0:
            courses.append([(row[0] + k * i) % size for i in range(count)])
        if "growing" in laws:
            courses.append([(row[0] + k * i + j * i * (i - 1) // 2) % size for i in range(count)])
        if "alternating" in laws:
            courses.append([(row[i % 2] + (i // 2) * (j, k)[i % 2]) % size for i in range(count)])
    if "cycle" in laws:
        courses += [[row[i % period] for i in range(count)] for period in (2, 3, 4)]
    if "after" in laws:
        for other in others:
            for value, k in product(set(other), range(size)):
                courses.append([(row[0] + k * other[:i].count(value)) % size for i in range(count)])
    return row in courses
