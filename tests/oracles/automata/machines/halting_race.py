"""Judge by Brent's way of finding a loop, on tapes that are lists."""

from collections.abc import Callable
from typing import Any

LEVELS = range(1, 11)

State = tuple[str, int, tuple[str, ...]]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for number, (rules, pair) in enumerate(zip(instance.machines, answer, strict=True), start=1):
        if tuple(pair) != _fate(rules, instance.ring):
            return f"machine {number} behaves otherwise"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A count by one off, the two numbers exchanged, a loop counted twice, the pairs backwards."""
    (before, length), *rest = answer
    wrong = [
        ((before + 1, length), *rest),
        ((max(before - 1, 0), length), *rest),
        ((length, before), *rest),
        ((before, 2 * length + 1), *rest),
        ((before + length, 0 if length else 1), *rest),
        answer[::-1],
    ]
    return [one for one in wrong if one != answer]


def _fate(rules: Any, ring: int) -> tuple[int, int]:
    table = {rule[:2]: rule[2:] for rule in rules}

    def after(now: State) -> State:
        state, head, tape = now
        if state == "H":
            return now
        write, move, state = table[state, tape[head]]
        head, tape = head + (1 if move == "R" else -1), (*tape[:head], write, *tape[head + 1 :])
        return state, head + ring * ((head < 0) - (head == ring)), tape

    start: State = ("A", 0, ("_",) * ring)
    length = _loop(after, start)
    slow = fast = start
    for _ in range(length):
        fast = after(fast)
    before = 0
    while slow != fast:
        slow, fast, before = after(slow), after(fast), before + 1
    return before, 0 if slow[0] == "H" else length


def _loop(after: Callable[[State], State], start: State) -> int:
    power = length = 1
    slow, fast = start, after(start)
    while slow != fast:
        if power == length:
            slow, power, length = fast, 2 * power, 0
        fast, length = after(fast), length + 1
    return length
