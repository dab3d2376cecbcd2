"""Judge by a heap of nodes 1, 2, 3, ... and by the array itself: a sum with all pending ones above is the array's."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = instance.size
    total, tag = numpy.zeros(4 * size, int), numpy.zeros(4 * size, int)
    spans = {1: (1, size)}
    for node in range(1, 4 * size):
        if node in spans and spans[node][0] < spans[node][1]:
            low, high = spans[node]
            spans[2 * node], spans[2 * node + 1] = (low, (low + high) // 2), ((low + high) // 2 + 1, high)
    array = numpy.zeros(size + 1, int)
    for first, last, value in instance.operations:
        array[first : last + 1] += value
        _go(1, (first, last, value), spans, total, tag)
    found = {f"{low}-{high}": (node, low, high) for node, (low, high) in spans.items()}
    for name, pair in answer.items():
        node, low, high = found[name]
        above, extra = node // 2, 0
        while above:
            extra += int(tag[above])
            above //= 2
        assert total[node] + extra * (high - low + 1) == array[low : high + 1].sum()
        if tuple(pair) != (total[node], tag[node]):
            return f"{name} holds something else"
    return ""


def near_misses(instance: Any, answer: dict[str, tuple[int, int]]) -> list[dict[str, tuple[int, int]]]:
    """The true sums without pending additions, a tag off by one, the sum without its own tag."""
    array = numpy.zeros(instance.size + 1, int)
    for first, last, value in instance.operations:
        array[first : last + 1] += value
    plain, bare = {}, {}
    for name, (total, tag) in answer.items():
        low, high = map(int, name.split("-"))
        plain[name] = (int(array[low : high + 1].sum()), 0)
        bare[name] = (total - tag * (high - low + 1), tag)
    name = next(iter(answer))
    off = {**answer, name: (answer[name][0], answer[name][1] + 1)}
    return [one for one in (plain, bare, off) if one != answer]


def _go(node: int, operation: Any, spans: Any, total: Any, tag: Any) -> None:
    first, last, value = operation
    low, high = spans[node]
    inside = range(max(low, first), min(high, last) + 1)
    if len(inside) == 0:
        return
    if len(inside) == high - low + 1:
        total[node] += value * len(inside)
        tag[node] += value
        return
    for child in (2 * node, 2 * node + 1):
        total[child] += tag[node] * (spans[child][1] - spans[child][0] + 1)
        tag[child] += tag[node]
    tag[node] = 0
    for child in (2 * node, 2 * node + 1):
        _go(child, operation, spans, total, tag)
    if value:
        total[node] = total[2 * node] + total[2 * node + 1]
