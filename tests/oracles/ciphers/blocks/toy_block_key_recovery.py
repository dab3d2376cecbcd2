"""Judge by encrypting with all keys at once, in arrays of numpy, key by key up to the answer's number of bits."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = list(answer.values()) if isinstance(answer, dict) else [answer]
    count, width = len(set(instance.keys)), instance.width
    if [len(key) for key in given] != [width // 4] * count:
        return "not that many keys"
    every = numpy.arange(1 << width * count)
    keys = {n: every >> width * (n - 1) & (1 << width) - 1 for n in range(1, count + 1)}
    fits = numpy.ones(len(every), bool)
    for plain, secret in instance.pairs:
        block = numpy.full(len(every), int(plain, 16))
        for key in instance.keys[:-1]:
            block = _round(instance, block ^ keys[key])
        fits &= block ^ keys[instance.keys[-1]] == int(secret, 16)
    (good,) = every[fits]
    wanted = [int(keys[n][good]) for n in range(1, count + 1)]
    return "" if wanted == [int(key, 16) for key in given] else "other keys"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Keys in the other order, one bit changed in a key, a shown block as a key."""
    if not isinstance(answer, dict):
        return [one for one in (_flipped(answer), *instance.pairs[0]) if one != answer]
    wrong = [dict(zip(answer, reversed(answer.values()), strict=True))]
    for name in answer:
        wrong += [{**answer, name: one} for one in (_flipped(answer[name]), instance.pairs[0][1])]
    return [one for one in wrong if one != answer]


def _flipped(key: str) -> str:
    return format(int(key, 16) ^ 1, f"0{len(key)}X")


def _round(instance: Any, block: Any) -> Any:
    table = numpy.array(instance.table)
    if instance.width == 4:
        return table[block]
    block = table[block >> 4] << 4 | table[block & 15]
    return sum((block >> 7 - p & 1) << 7 - i for i, p in enumerate(instance.order))
