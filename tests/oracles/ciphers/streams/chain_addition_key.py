"""Judge by another run of the stages, on texts and dictionaries of columns."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _rows(instance)[-1] else "another row"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The row before the last stage, backwards, every digit one more, without the last digit."""
    more = "".join(str((int(d) + 1) % 10) for d in answer)
    return [one for one in (_rows(instance)[-2], answer[::-1], more, answer[:-1]) if one and one != answer]


def _rows(instance: Any) -> list[str]:
    letters = sorted((letter, i) for i, letter in enumerate(instance.phrase))
    rows = ["".join(str(letters.index((letter, i)) + 1)[-1] for i, letter in enumerate(instance.phrase))]
    for kind, value in instance.stages:
        row = rows[-1]
        if kind == "add":
            row = "".join(str(int(a) + int(b))[-1] for a, b in zip(row, value, strict=True))
        elif kind == "extend":
            used = 0
            while len(row) < int(value):
                row += str(sum(map(int, row[used : used + 2])))[-1]
                used += 1
        elif kind == "columns":
            columns = {(digit, i): row[i :: len(value)] for i, digit in enumerate(value)}
            row = "".join(columns[head] for head in sorted(columns))
        elif kind == "pairs":
            row = "".join(str(10 + int(row[i - 1]) - int(row[i]))[-1] for i in [*range(1, len(row)), 0])
        else:
            row = row[len(row) - int(value) :]
        rows.append(row)
    return rows
