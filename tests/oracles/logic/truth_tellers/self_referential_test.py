"""Judge by trying every string of answers on every option, read from the questions."""

from itertools import product
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = []
    for row in product(instance.letters, repeat=len(instance.questions)):
        if all(_right(row, place, question) for place, question in enumerate(instance.questions)):
            found.append("".join(row))
    return "" if found == [answer] else f"right are {found}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """One answer changed, the string reversed, all answers alike."""
    other = instance.letters[instance.letters.index(answer[0]) - 1] + answer[1:]
    alike = [letter * len(answer) for letter in instance.letters]
    return [near for near in (other, answer[::-1], *alike) if near != answer]


def _right(row: tuple[str, ...], place: int, question: Any) -> bool:
    value = _value(row, place, *question[:3])
    return all((option == value) == (letter == row[place]) for letter, option in zip("ABCD", question[3], strict=False))


def _value(row: tuple[str, ...], place: int, kind: str, letter: str, number: int) -> str:
    n = len(row)
    if kind in ("count", "before", "after"):
        start, stop = {"count": (0, n), "before": (0, place), "after": (place + 1, n)}[kind]
        return str(row[start:stop].count(letter))
    if kind == "of":
        return row[number - 1]
    if kind == "pair":
        equal = [i for i in range(1, n) if row[i - 1] == row[i]]
        return str(equal[0]) if len(equal) == 1 else "none"
    if kind == "next":
        hits = [i + 1 for i in range(place + 1, n) if row[i] == row[place]]
    else:
        hits = [i + 1 for i in range(n) if row[i] == letter]
    return str(hits[-1 if kind == "last" else 0]) if hits else "none"
