"""Judge by reading the drawn charts back, mark by mark."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tables = [_read(instance, place) for place in range(len(instance.charts))]
    total = 0
    for kind, a, b, n in instance.parts:
        first, second = tables[a[0]][a[1]], tables[b[0]][b[1]]
        letters = sorted(first)
        if kind == "sum":
            total += sum(first[letter] for letter in letters if second[letter] >= n)
        elif kind == "range":
            total += n * max(first[x] - first[y] for x in letters for y in letters)
        elif kind == "above":
            total += n * len([letter for letter in letters if first[letter] > second[letter]])
        else:
            total += first[sorted(letters, key=second.__getitem__, reverse=kind == "most")[0]]
    return "" if total == answer else f"it is {total}"


def _read(instance: Any, place: int) -> dict[int, dict[str, int]]:
    kind, unit, offset, skip, _ = instance.charts[place]
    lines = instance.drawn(place).split("\n")
    if kind in ("bars", "stacked"):
        bars = dict(re.fullmatch(r"(\w) \|(.*)", line).groups() for line in lines)  # type: ignore[misc, union-attr]
        if kind == "bars":
            counts = {letter: bar.count("#") + skip * ("//" in bar) for letter, bar in bars.items()}
            return {0: {letter: offset + unit * count for letter, count in counts.items()}}
        marks = sorted(set("".join(bars.values())))
        table = {n: {letter: unit * bar.count(mark) for letter, bar in bars.items()} for n, mark in enumerate(marks)}
        return {**table, -1: {letter: unit * len(bar) for letter, bar in bars.items()}}
    scale = {n: int(line.split("|")[0]) for n, line in enumerate(lines[:-1]) if line.split("|")[0].strip()}
    values = {}
    for column, letter in enumerate(lines[-1]):
        if letter.isalpha():
            hits = [n for n, line in enumerate(lines[:-1]) if line[column : column + 1] == "*"]
            if kind == "dots":
                values[letter] = offset + unit * len(hits)
            else:
                (low, bottom), (high, top) = max(scale.items()), min(scale.items())
                values[letter] = bottom + (top - bottom) * (low - hits[0]) // (low - high)
    return {0: values}
