"""Judge by trying every system: all multipliers and shifts, columns of added keys, and sorted places of letters."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

LEVELS = range(1, 11)
Texts = list[list[int]]


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.text):
        return "another length"
    plain = [_numbers(one) for one, _ in instance.pairs]
    secret = [*(_numbers(two) for _, two in instance.pairs), _numbers(instance.text)]
    found = {tuple(one) for one in _unmoved(instance.kinds, plain, secret)}
    for places in _orders(instance):
        back = [_unsorted(one, places(len(one))) for one in secret]
        if back[:-1] == plain:
            found.add(tuple(back[-1]))
        if instance.composed:
            found |= {tuple(one) for period in (1, 2, 3) for one in _subtracted(plain, back, period)}
    assert len(found) == 1
    return "" if found == {tuple(_numbers(answer))} else "another text"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The message as given, backwards, letters moved on by one, the answer without a letter or backwards."""
    moved = "".join(chr((ord(c) - 64) % 26 + 65) for c in answer)
    wrong = [instance.text, instance.text[::-1], moved, answer[1:], answer[::-1]]
    return [one for one in wrong if confirm(instance, one)]


def _numbers(text: str) -> list[int]:
    return [ord(c) - 65 for c in text]


def _unmoved(kinds: tuple[str, ...], plain: Texts, secret: Texts) -> Iterator[list[int]]:
    """Yield what the systems that leave letters in their places say."""
    pairs = {pair for one, two in zip(plain, secret, strict=False) for pair in zip(one, two, strict=True)}
    if "alphabet" in kinds and len(pairs) == len({p for p, _ in pairs}) == len({c for _, c in pairs}):
        back = {c: p for p, c in pairs}
        yield [back.get(c, -1) for c in secret[-1]]
    for a in range(26):
        for b in range(26):
            allowed = ("affine" in kinds and a % 2 and a != 13) or ("shift" in kinds and a == 1)
            if allowed and all((a * p + b) % 26 == c for p, c in pairs):
                table = {(a * x + b) % 26: x for x in range(26)}
                yield [table[c] for c in secret[-1]]
    if "repeating" in kinds:
        for period in range(2, 7):
            yield from _subtracted(plain, secret, period)


def _subtracted(plain: Texts, secret: Texts, period: int) -> Iterator[list[int]]:
    shifts = [
        {
            (c - p) % 26
            for one, two in zip(plain, secret, strict=False)
            for p, c in [*zip(one, two, strict=True)][i::period]
        }
        for i in range(period)
    ]
    if all(len(shift) == 1 for shift in shifts):
        yield [(c - min(shifts[i % period])) % 26 for i, c in enumerate(secret[-1])]


def _orders(instance: Any) -> Iterator[Any]:
    """Yield functions from a length to the places in the order in which they are read."""
    if "rails" in instance.kinds:
        for n in range(2, 9):
            yield lambda size, n=n: sorted(range(size), key=lambda i: (n - 1 - abs(n - 1 - i % (2 * n - 2)), i))
    if "columns" in instance.kinds:
        for n in range(2, 6):
            for ranks in permutations(range(n)):
                yield lambda size, n=n, ranks=ranks: sorted(range(size), key=lambda i: (ranks[i % n], i))


def _unsorted(text: list[int], places: list[int]) -> list[int]:
    return [letter for _, letter in sorted(zip(places, text, strict=True))]
