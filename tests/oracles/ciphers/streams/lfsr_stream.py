"""Judge by registers that are lists of bits, run until a state comes back; long runs are cut by the period."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _right(instance, instance.skipped) else "other bits"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The bits of one step later or earlier, the answer backwards, without its last bit, the encrypted bits."""
    wrong = [_right(instance, instance.skipped + 1), answer[::-1], answer[:-1]]
    wrong += [instance.secret] * bool(instance.secret)
    wrong += [_right(instance, instance.skipped - 1)] * (instance.skipped > 0)
    return [one for one in wrong if one != answer]


def _right(instance: Any, skipped: int) -> str:
    total = [int(bit) for bit in instance.secret] or [0] * instance.bits
    for taps, start in zip(instance.taps, instance.states, strict=True):
        states = _cycle(tuple(map(int, start)), taps)
        if instance.asked == "state":
            return "".join(map(str, states[skipped % len(states)]))
        for i in range(instance.bits):
            total[i] = (total[i] + states[(skipped + i) % len(states)][-1]) % 2
    return "".join(map(str, total))


def _cycle(start: tuple[int, ...], taps: tuple[int, ...]) -> list[tuple[int, ...]]:
    states = [start]
    while True:
        last = states[-1]
        states.append((sum(last[tap - 1] for tap in taps) % 2, *last[:-1]))
        if states[-1] == start:
            return states[:-1]
