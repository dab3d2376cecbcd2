"""Subtract each of the 25 letters in each column, by tables of pairs of letters and their sums."""

from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled
from tests.oracles.ciphers.squares._squares import keyed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = keyed(instance.word, 5) if instance.word else instance.rows
    cells = {letter: 10 * (i // 5) + i % 5 + 11 for i, letter in enumerate("".join(rows))}
    if len(cells) != 25 or "J" in cells:
        return "no square"
    below = {letter: {cells[letter] + cells[other]: other for other in cells} for letter in cells}
    n = instance.length
    if instance.text:
        sums = [cells[letter] + cells[instance.key[i % n]] for i, letter in enumerate(instance.text)]
        return "" if list(answer) == sums else "other numbers"
    columns, key = [], ""
    for i in range(n):
        letters = instance.key[i : i + 1] or "".join(cells)
        texts = {k: [below[k].get(number, "?") for number in instance.numbers[i::n]] for k in letters}
        begin = instance.known[i::n]
        fitting = [k for k, text in texts.items() if "?" not in text and "".join(text).startswith(begin)]
        if len(fitting) != 1:
            return "several keywords are possible"
        key += fitting[0]
        columns.append(texts[fitting[0]])
    if not instance.key:
        return differs(answer, key)
    return differs(answer, "".join(columns[i % n][i // n] for i in range(len(instance.numbers))))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A number next to the right one, or letters exchanged."""
    if instance.text:
        return [(answer[0] + 1, *answer[1:]), (*answer[:-1], answer[-1] - 10)]
    return spoiled(answer, *(letter + answer[1:] for letter in "AEXZ"))
