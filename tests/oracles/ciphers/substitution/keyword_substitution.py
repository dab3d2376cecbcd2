"""Lay the letters out as an array of numpy with gaps, and encrypt what should be plain."""

from string import ascii_uppercase
from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = "".join(instance.text.split())
    plain, secret = (given, answer) if instance.encrypt else (answer, given)
    return differs(plain.translate(_table(instance)), secret)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text, and the other direction where it gives something else."""
    given = "".join(instance.text.split())
    table = _table(instance)
    other = {v: k for k, v in table.items()} if instance.encrypt else table
    return spoiled(answer, *{given, given.translate(other)})


def _table(instance: Any) -> dict[int, int]:
    source = _order(instance.plain_keyword, instance.plain_build) if instance.plain_keyword else ascii_uppercase
    return dict(zip(map(ord, source), map(ord, _order(instance.keyword, instance.build)), strict=True))


def _order(word: str, build: str) -> str:
    top: list[str] = []
    for letter in word:
        if letter not in top:
            top.append(letter)
    rest = [letter for letter in ascii_uppercase if letter not in top]
    if build == "backward":
        rest.reverse()
    elif build == "after":
        rest.sort(key=lambda letter: (ord(letter) - ord(top[-1])) % 26)
    if build not in ("columns", "sorted"):
        return "".join(top + rest)
    width = len(top)
    rows = -(-26 // width)
    table = np.array(top + rest + [""] * (rows * width - 26)).reshape(rows, width)
    order = np.argsort(table[0]) if build == "sorted" else np.arange(width)
    return "".join(table[:, order].T.ravel())
