"""Reshape coordinates with numpy, for every square that may be meant."""

from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled
from tests.oracles.ciphers.squares._squares import fillings, keyed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    text = instance.text.replace(" ", "")
    for cells in fillings(instance.rows or keyed(instance.keyword, 5)):
        if _coded(cells, instance.known, instance.period, True) == instance.known_secret:
            results.add(_coded(cells, text, instance.period, instance.encrypt))
    return "several squares fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself, and the text cut into other blocks where that gives something else."""
    text = instance.text.replace(" ", "")
    if instance.known:
        return spoiled(answer, text)
    cells = next(fillings(instance.rows or keyed(instance.keyword, 5)))
    return spoiled(answer, text, _coded(cells, text, instance.period + 1, instance.encrypt))


def _coded(cells: list[str], text: str, period: int, encrypt: bool) -> str:
    result = ""
    for start in range(0, len(text), period):
        places = np.array([divmod(cells.index(sign), 5) for sign in text[start : start + period]])
        moved = places.T.reshape(-1, 2) if encrypt else places.reshape(2, -1).T
        result += "".join(cells[5 * int(row) + int(column)] for row, column in moved)
    return result
