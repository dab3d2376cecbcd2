"""Judge on lists of bits; other answers by a walk backwards from every last block."""

from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.targets) + 1 or any(len(block) != instance.width // 4 for block in answer):
        return "another shape"
    shown = _shown(instance)
    for (before, after), target in zip(pairwise(answer), instance.targets, strict=True):
        if after not in shown:
            return "not a known block"
        if target and _xor(shown[after], before) != target:
            return "another plain block"
    return ""


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Some further messages that decrypt as asked for."""
    shown = _shown(instance)
    rows: list[tuple[str, ...]] = [(block,) for block in shown]
    for place in reversed(range(len(instance.targets))):
        longer: list[tuple[str, ...]] = []
        for row in rows[:40]:
            target = instance.targets[place]
            before = [_xor(shown[row[0]], target)] if target else [*shown]
            longer += [(one, *row) for one in before if place == 0 or one in shown]
        rows = longer
    return [row for row in rows[:4] if row != answer]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One digit of C_0 changed, blocks in another order, traffic as it was, the plain blocks themselves."""
    changed = format(int(answer[0], 16) ^ 1, f"0{len(answer[0])}X")
    start, secret, _ = instance.traffic[0]
    repeated = (start, *(secret * 9)[: len(instance.targets)])
    wrong = [(changed, *answer[1:]), answer[::-1], repeated, (answer[0], *(t or changed for t in instance.targets))]
    return [one for one in wrong if confirm(instance, one)]


def _shown(instance: Any) -> dict[str, str]:
    return {
        after: _xor(block, before)
        for start, secret, plain in instance.traffic
        for before, after, block in zip((start, *secret), secret, plain, strict=False)
    }


def _xor(one: str, two: str) -> str:
    return "".join(f"{int(a, 16) ^ int(b, 16):X}" for a, b in zip(one, two, strict=True))
