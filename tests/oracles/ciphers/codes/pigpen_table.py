"""Turn and flip the four grids as arrays of numpy while what should be plain is encoded."""

from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lengths = [len(word.split()) for word in instance.text.split("/")]
    if len(answer) != sum(lengths):
        return "another length"
    x = instance.letters
    squares = [np.array(list(x[i : i + 9])).reshape(3, 3) for i in (0, 9)]
    crosses = [np.array([["", q[0], ""], [q[3], "", q[1]], ["", q[2], ""]]) for q in (x[18:22], x[22:])]
    grids = [*squares, *crosses]
    words, start = [], 0
    for number, length in enumerate(lengths):
        codes = []
        for letter in answer[start : start + length]:
            codes.append(_code(grids, letter))
            if letter in "AEIOU":
                grids = _moved(grids, instance.after_vowel)
        words.append(" ".join(codes))
        start += length
        if instance.after_word:
            grids = _moved(grids, instance.after_word[number % len(instance.after_word)])
    return differs(" / ".join(words), instance.text)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)


def _moved(grids: list[Any], move: str) -> list[Any]:
    return [np.rot90(grid, -1) if move == "turn" else np.fliplr(grid) if move else grid for grid in grids]


def _code(grids: list[Any], letter: str) -> str:
    for number, grid in enumerate(grids):
        for r, c in np.argwhere(grid == letter).tolist():
            if number > 1:
                return "o" * (number - 2) + {(0, 1): "N", (1, 2): "E", (2, 1): "S", (1, 0): "W"}[r, c]
            return "o" * number + "L" * (c > 0) + "R" * (c < 2) + "T" * (r > 0) + "B" * (r < 2)
    return "?"
