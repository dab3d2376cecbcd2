"""Judge by pairing columns of the second table in turn with all of the first, keeping groups of rows that may agree."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.first[0])
    everything = frozenset((row, other) for row in range(size) for other in range(size))
    states = {(frozenset[Any](), everything)}
    for two, target in enumerate(instance.second):
        grown = set(states)
        for pairs, allowed in states:
            for one, source in enumerate(instance.first):
                if any(one == other for other, _ in pairs) or len(pairs) == instance.shared:
                    continue
                for change in _changes(source, target, instance.kinds):
                    agree = frozenset((i, j) for i, j in allowed if change(source[i]) == target[j])
                    if _matched(agree, size):
                        grown.add((pairs | {(one, two)}, agree))
        rest = len(instance.second) - two - 1
        states = {state for state in grown if len(state[0]) + rest >= instance.shared}
    found = {pairs for pairs, _ in states if len(pairs) == instance.shared}
    right = [{f"A{one + 1}": f"B{two + 1}" for one, two in pairs} for pairs in found]
    return "" if right == [answer] else f"the matchings are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two partners exchanged, one left out, another column as a partner."""
    a, b, *_ = answer
    free = [f"B{n}" for n in range(1, len(instance.second) + 1) if f"B{n}" not in answer.values()]
    wrong = [{**answer, a: answer[b], b: answer[a]}, {k: v for k, v in answer.items() if k != a}]
    return wrong + [{**answer, a: one} for one in free]


def _changes(source: Any, target: Any, kinds: int) -> list[Any]:
    if isinstance(source[0], str) != isinstance(target[0], str):
        return []
    if isinstance(source[0], str):
        letters = sorted(set(source))
        return [dict(zip(letters, code, strict=True)).get for code in permutations("UVW", len(letters))]
    if kinds == 1:
        return [int]
    made = []
    for number in sorted(set(target)):  # what the first cell may have become
        for factor in (1, -1, 2)[: max(1, kinds - 1)]:
            made.append(lambda x, f=factor, d=number - factor * source[0]: f * x + d)
    return made


def _matched(agree: frozenset[Any], size: int) -> bool:
    """Rows that agree fall into groups, which need as many rows on both sides."""
    for i in range(size):
        partners = {j for k, j in agree if k == i}
        same = {k for k, j in agree if j in partners}
        if not partners or len(partners) != len(same):
            return False
    return True
