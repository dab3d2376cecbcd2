"""Judge by all restricted growth strings, one at a time."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = sum(_fits(instance, code) for code in _codes(instance.size))
    return "" if answer == right else f"there are {right}"


def _codes(length: int) -> Iterator[tuple[int, ...]]:
    """Element i is in the block ``code[i - 1]``; blocks are numbered in the order of their first elements."""
    stack: list[tuple[int, ...]] = [(0,)]
    while stack:
        code = stack.pop()
        if len(code) == length:
            yield code
        else:
            stack += [(*code, block) for block in range(max(code) + 2)]


def _fits(instance: Any, code: tuple[int, ...]) -> bool:
    if instance.blocks is not None and max(code) + 1 != instance.blocks:
        return False
    if instance.sizes and not {code.count(block) for block in code} <= set(instance.sizes):
        return False
    return all(code[a - 1] == code[b - 1] for a, b in instance.together) and all(
        code[a - 1] != code[b - 1] for a, b in instance.apart
    )
