"""Make the table of all pairs for every square that may be meant, by rolling the square as an array of numpy."""

from itertools import product
from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled
from tests.oracles.ciphers.squares._squares import fillings, keyed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for cells in fillings(instance.rows or keyed(instance.keyword, instance.size)):
        table = _table(cells, instance.size, _pairs(instance.known))
        if "".join(table[pair] for pair in _pairs(instance.known)) != instance.known_secret:
            continue
        if instance.encrypt:
            plain = _pairs(instance.text.replace(" ", ""))
            table = _table(cells, instance.size, plain)
            results.add("".join(table[pair] for pair in plain))
        else:
            pairs = [instance.text[i : i + 2] for i in range(0, len(instance.text), 2)]
            back = {secret: plain for plain, secret in _table(cells, instance.size, None).items()}
            results.add("".join(back[pair] for pair in pairs))
    return "several squares fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _pairs(text: str) -> list[str]:
    pairs: list[str] = []
    for letter in text:
        if pairs and len(pairs[-1]) == 1:
            if pairs[-1] != letter:
                pairs[-1] += letter
                continue
            pairs[-1] += "X"
        pairs.append(letter)
    return [pair.ljust(2, "X") for pair in pairs]


def _table(cells: list[str], size: int, wanted: list[str] | None) -> dict[str, str]:
    board = np.array(cells).reshape(size, size)
    right, below = np.roll(board, -1, axis=1), np.roll(board, -1, axis=0)
    where = {str(sign): place for place, sign in np.ndenumerate(board)}
    table = {}
    for a, b in map(tuple, wanted) if wanted is not None else product(cells, repeat=2):
        if a == b:
            continue
        (i, j), (k, m) = where[a], where[b]
        moved = (
            (right[i, j], right[k, m])
            if i == k
            else (below[i, j], below[k, m])
            if j == m
            else (board[i, m], board[k, j])
        )
        table[a + b] = str(moved[0]) + str(moved[1])
    return table
