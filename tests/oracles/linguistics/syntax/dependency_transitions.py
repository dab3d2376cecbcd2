"""Judge by configurations as immutable pairs of stack and arcs; other action sequences come from a search."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)

Arcs = dict[int, int]


def confirm(instance: Any, answer: tuple[Any, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wanted = list(answer) if not instance.heads else list(instance.heads)
    made = _arcs(instance.size, instance.actions or answer, bool(instance.actions))
    if made is None:
        return "an action is impossible"
    return "" if [made.get(word, 0) for word in range(1, instance.size + 1)] == wanted else "other heads"


def others(instance: Any, answer: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Other action sequences for the same heads, at small sizes."""
    if not instance.heads or instance.size > 6:
        return []
    return list(_sequences(instance.heads, (), 1, frozenset()))[:8]


def near_misses(instance: Any, answer: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """LEFT and RIGHT exchanged, an action dropped, heads changed."""
    if instance.heads:
        turned = {"LEFT": "RIGHT", "RIGHT": "LEFT"}
        last = (*answer[:-1], turned.get(answer[-1], "LEFT"))
        return [tuple(turned.get(action, action) for action in answer), answer[:-1], last, (*answer, "LEFT")]
    return [
        tuple((head + 1) % (instance.size + 1) for head in answer),
        (*answer[:-1], answer[-1] - 1 if answer[-1] else 1),
    ]


def _arcs(size: int, actions: Any, eager: bool) -> Arcs | None:
    stack: tuple[int, ...] = ()
    queue, arcs = tuple(range(1, size + 1)), Arcs()
    for action in actions:
        *rest, top = stack or (0,)
        if action == "SHIFT" and queue:
            stack, queue = (*stack, queue[0]), queue[1:]
        elif eager and top and action == "REDUCE":
            stack = tuple(rest)
        elif eager and top and queue and action == "LEFT":
            stack, arcs[top] = tuple(rest), queue[0]
        elif eager and top and queue and action == "RIGHT":
            arcs[queue[0]] = top
            stack, queue = (*stack, queue[0]), queue[1:]
        elif not eager and rest and action in ("LEFT", "RIGHT"):
            head, child = (top, rest[-1]) if action == "LEFT" else (rest[-1], top)
            arcs[child] = head
            stack = (*rest[:-1], head)
        else:
            return None
    return arcs if not queue and (eager or len(stack) == 1) else None


def _sequences(heads: Any, stack: tuple[int, ...], first: int, done: frozenset[int]) -> Iterator[tuple[str, ...]]:
    """All sequences: a word may leave the stack once all words whose head it is have left."""
    if first > len(heads) and len(stack) == 1:
        yield ()
    if first <= len(heads):
        for rest in _sequences(heads, (*stack, first), first + 1, done):
            yield ("SHIFT", *rest)
    for action, child, head in (("LEFT", -2, -1), ("RIGHT", -1, -2)):
        if len(stack) > 1 and heads[stack[child] - 1] == stack[head]:
            word = stack[child]
            if all(one + 1 in done for one, other in enumerate(heads) if other == word):
                left = (*stack[:-2], stack[head])
                for rest in _sequences(heads, left, first, done | {word}):
                    yield (action, *rest)
