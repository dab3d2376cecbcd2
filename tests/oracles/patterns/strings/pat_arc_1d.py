"""Judge by regular expressions on the rows themselves, reversed ones reversed back."""

import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for size in range(1, instance.steps + 1):
        for names in product(instance.changes, repeat=size):
            for way in (1, -1)[: 1 + instance.backward]:
                if all(_after(names, before[::way])[::way] == after for before, after in instance.pairs):
                    results.add(_after(names, instance.query[::way])[::way])
    if len(results) != 1:
        return f"the fitting rules give {len(results)} rows"
    return "" if answer in results else "no fitting rule gives this row"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The row as it was, the result reversed, and moved by one."""
    return [row for row in (instance.query, answer[::-1], answer[1:] + answer[:1]) if row != answer]


def _after(names: Any, row: str) -> str:
    for name in names:
        row = _changed(name, row)
    return row


def _changed(name: str, row: str) -> str:
    runs = [match[0] for match in re.finditer(r"([1-9])\1*", row)]
    width = len(row)
    if not runs:
        return row
    if name == "one":
        return ("0" + row)[:width]
    if name == "bridge":
        gap = r"(?<=([1-9]))0+(?=\1)"
        return re.sub(gap, lambda match: match[1] * len(match[0]), row)
    if name == "pack":
        return "0".join(runs).ljust(width, "0")[:width]
    if name == "own":
        cells = ["0"] * (2 * width)
        for match in re.finditer(r"([1-9])\1*", row):
            cells[match.end() : match.end() + len(match[0])] = match[0]
        return "".join(cells)[:width]
    if name == "extend":
        return re.sub(r"([1-9])0+", lambda match: match[1] * len(match[0]), row)
    if name == "drop":
        return re.sub(r"([1-9])\1*(0*)$", lambda match: "0" * len(match[0]), row)
    longest = max(map(len, runs))
    texts = {
        "longest": [run if len(run) == longest else "0" * len(run) for run in runs],
        "hand": [before[0] * len(run) for run, before in zip(runs, runs[-1:] + runs[:-1], strict=True)],
        "length": [str(len(run) % 10) * len(run) for run in runs],
        "ends": [run[0] + "0" * (len(run) - 2) + run[0] if len(run) > 1 else run for run in runs],
        "even": ["0" * len(run) if len(run) % 2 else run for run in runs],
        "lead": [runs[0][0] * len(run) for run in runs],
    }[name]
    return re.sub(r"([1-9])\1*", lambda match: texts.pop(0), row)
