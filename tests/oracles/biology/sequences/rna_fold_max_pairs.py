"""Judge by a recursion on what the last base does, with its own reading of the rules."""

from collections.abc import Iterator
from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    best, value = _best(instance), _value(instance, answer)
    return "" if value == best else f"the best is {best}, this is {value}"


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """One pair left out where that costs, a dot added to an end, all unpaired."""
    yield "." * len(answer)
    opens = [place for place, sign in enumerate(answer) if sign == "("]
    for place in opens:
        depth, end = 0, place
        for end in range(place, len(answer)):
            depth += (answer[end] == "(") - (answer[end] == ")")
            if depth == 0:
                break
        changed = answer[:place] + "." + answer[place + 1 : end] + "." + answer[end + 1 :]
        if _value(instance, changed) != _best(instance):
            yield changed
    yield answer[::-1]


def _may(instance: Any, i: int, j: int) -> bool:
    pair = {instance.text[i], instance.text[j]}
    fits = pair in ({"A", "U"}, {"C", "G"}) or (instance.wobble and pair == {"G", "U"})
    return fits and j - i - 1 >= instance.hairpin and not {i + 1, j + 1} & set(instance.unpaired)


def _stack(instance: Any, i: int, j: int) -> int:
    order = ["AU", "CG", "GC", "UA"]
    outer, inner = instance.text[i] + instance.text[j], instance.text[i + 1] + instance.text[j - 1]
    return -int(instance.energies[order.index(outer)][order.index(inner)])


def _value(instance: Any, answer: str) -> int | None:
    stack, pairs = [], set()
    for place, sign in enumerate(answer):
        if sign == "(":
            stack.append(place)
        elif sign == ")":
            if not stack:
                return None
            pairs.add((stack.pop(), place))
    if stack or not all(_may(instance, i, j) for i, j in pairs):
        return None
    if instance.energies:
        return sum(_stack(instance, i, j) for i, j in pairs if (i + 1, j - 1) in pairs)
    return len(pairs)


def _best(instance: Any) -> int:
    """Search over pieces [i, j]; `stacked` says that the bases just outside form a pair."""

    @cache
    def best(i: int, j: int, stacked: bool) -> int:
        if j < i:
            return 0
        options = [best(i, j - 1, False)]
        for k in range(i, j):
            if _may(instance, k, j):
                gain = (_stack(instance, i - 1, j + 1) if stacked and k == i else 0) if instance.energies else 1
                options.append(best(i, k - 1, False) + gain + best(k + 1, j - 1, True))
        return max(options)

    return best(0, len(instance.text) - 1, False)
