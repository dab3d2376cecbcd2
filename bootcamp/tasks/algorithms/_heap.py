"""A binary min-heap in an array, with places counted from 1."""

from __future__ import annotations

Operation = tuple[str, int, int]
"""``("push", value, 0)``, ``("pop", 0, 0)`` or ``("change", place, value)``."""


def perform(operation: Operation, heap: list[int]) -> None:
    """Carry out an operation on the array.

    >>> heap = [1, 4, 2]
    >>> perform(("pop", 0, 0), heap)
    >>> heap
    [2, 4]
    """
    name, first, second = operation
    if name == "push":
        heap.append(first)
        _sift_up(heap, len(heap))
    elif name == "pop":
        last = heap.pop()
        if heap:
            heap[0] = last
            _sift_down(heap, 1)
    else:
        heap[first - 1] = second
        _sift_down(heap, _sift_up(heap, first))


def _sift_up(heap: list[int], place: int) -> int:
    """Swap with the parent while that is greater; give the place where this ends."""
    while place > 1 and heap[place // 2 - 1] > heap[place - 1]:
        heap[place - 1], heap[place // 2 - 1] = heap[place // 2 - 1], heap[place - 1]
        place //= 2
    return place


def _sift_down(heap: list[int], place: int) -> None:
    """Swap with the smaller child, the left one of equals, while that is smaller."""
    while children := [child for child in (2 * place, 2 * place + 1) if child <= len(heap)]:
        child = min(children, key=lambda child: heap[child - 1])
        if heap[child - 1] >= heap[place - 1]:
            return
        heap[place - 1], heap[child - 1] = heap[child - 1], heap[place - 1]
        place = child
