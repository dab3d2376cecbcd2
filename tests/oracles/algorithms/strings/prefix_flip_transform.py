"""Judge by replaying on a list of bits, and by breadth-first search over integers for the fewest moves."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _works(instance, answer):
        return "another string, or too many moves"
    if len(instance.first) <= 8:
        steps = _distance(instance)
        assert steps <= len(answer)
    return ""


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other lists that work: one with a move done twice more, and single changes."""
    size = len(instance.first)
    near = [(*answer[:at], one, *answer[at + 1 :]) for at in range(len(answer)) for one in range(1, size + 1)]
    near += [(one, one, *answer) for one in (1, size)]
    return [one for one in near if _works(instance, one)][-4:]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The list backwards, without a move, with one more and with one changed."""
    size = len(instance.first)
    wrong = [answer[::-1], answer[1:], (*answer, 1), (*answer[:-1], answer[-1] % size + 1), (*answer, 1, 1, 1, 1)]
    return [one for one in wrong if one and not _works(instance, one)]


def _works(instance: Any, moves: tuple[int, ...]) -> bool:
    bits = [int(sign) for sign in instance.first]
    for size in moves:
        if not 1 <= size <= len(bits):
            return False
        bits[:size] = [1 - bit for bit in reversed(bits[:size])]
    return len(moves) <= instance.most and bits == [int(sign) for sign in instance.second]


def _distance(instance: Any) -> int:
    size = len(instance.first)
    start, goal = int(instance.first, 2), int(instance.second, 2)
    seen, front, steps = {start}, {start}, 0
    while goal not in seen:
        after = set()
        for value in front:
            for count in range(1, size + 1):
                head, tail = value >> size - count, value & (1 << size - count) - 1
                turned = int(f"{head ^ (1 << count) - 1:0{count}b}"[::-1], 2)
                after.add(turned << size - count | tail)
        front = after - seen
        seen |= front
        steps += 1
    return steps
