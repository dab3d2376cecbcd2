"""Encrypt what should be plain by lists of columns; without the keyword, cut the text into columns in all orders."""

from itertools import permutations
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows, labels = instance.rows, "ADFGX" if len(instance.rows) == 5 else "ADFGVX"
    code = {sign: labels[i] + labels[j] for i, row in enumerate(rows) for j, sign in enumerate(row)}
    given = instance.text.replace(" ", "")
    plain = given if instance.encrypt else answer
    if not set(plain) <= set(code):
        return "other signs"
    written = "".join(code[sign] for sign in plain)
    columns = [written[i :: instance.columns] for i in range(instance.columns)]
    if instance.keyword:
        order = sorted(range(instance.columns), key=lambda i: (instance.keyword[i], i))
        return differs(answer if instance.encrypt else given, "".join(columns[i] for i in order))
    if not answer.startswith(instance.known) or sorted(given) != sorted(written):
        return "another first word or other signs"
    return "" if _texts(instance, given, code) == {answer} else "several orders fit, or another"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)


def _texts(instance: Any, given: str, code: dict[str, str]) -> set[str]:
    back = {pair: sign for sign, pair in code.items()}
    count, full = instance.columns, len(given) % instance.columns
    texts = set()
    for order in permutations(range(count)):
        columns, start = [""] * count, 0
        for i in order:
            size = len(given) // count + (i < full)
            columns[i] = given[start : start + size]
            start += size
        written = "".join(columns[i % count][i // count] for i in range(len(given)))
        text = "".join(back[written[i : i + 2]] for i in range(0, len(written), 2))
        texts |= {text} if text.startswith(instance.known) else set()
    return texts
