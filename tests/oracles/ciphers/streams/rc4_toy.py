"""Judge by carrying the list from state to state as dictionaries, and by undoing swaps found in the end state."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    m = instance.modulus
    if len(answer) != instance.numbers or not {*answer} <= {*range(m)}:
        return "not that many numbers below the modulus"
    stream = [(b - a) % m for a, b in zip(answer, instance.secret, strict=True)] if instance.secret else [*answer]
    start = _keyed(instance.key, m) if instance.key else _earlier(instance)
    made = _stream(start, m)
    return "" if stream == [next(made) for _ in stream] else "other numbers"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The answer backwards, turned by one, every number up by one, without the last one, the encrypted numbers."""
    m = instance.modulus
    wrong = [answer[::-1], (*answer[1:], answer[0]), tuple((x + 1) % m for x in answer), answer[:-1], instance.secret]
    return [one for one in wrong if one and confirm(instance, one)]


def _swapped(entries: dict[int, int], one: int, two: int) -> dict[int, int]:
    return {**entries, one: entries[two], two: entries[one]}


def _keyed(key: tuple[int, ...], m: int) -> dict[int, int]:
    entries, j = {n: n for n in range(m)}, 0
    for n, number in enumerate((key * m)[:m]):
        j = (j + entries[n] + number) % m
        entries = _swapped(entries, n, j)
    return entries


def _stream(entries: dict[int, int], m: int) -> Iterator[int]:
    i = j = 0
    while True:
        i = (i + 1) % m
        j = (j + entries[i]) % m
        entries = _swapped(entries, i, j)
        yield entries[(entries[i] + entries[j]) % m]


def _earlier(instance: Any) -> dict[int, int]:
    """Undo the steps; what was added to j lies at place j after the swap."""
    entries, j = dict(enumerate(instance.state)), instance.place
    for n in range(instance.numbers, 0, -1):
        added = entries[j]
        entries = _swapped(entries, n % instance.modulus, j)
        j = (j - added) % instance.modulus
    assert j == 0
    return entries
