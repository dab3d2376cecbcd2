"""Rebuild the tree by inserting the nodes into a search tree over their places in the inorder, and list it anew."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = {label: i for i, label in enumerate(instance.inorder)}
    # parents come before children in a preorder, a level order and a postorder read backwards
    labels = instance.order[::-1] if instance.given == "postorder" else instance.order
    children: dict[int, list[int]] = {label: [0, 0] for label in labels}
    for label in labels[1:]:
        here = labels[0]
        while True:
            side = int(place[label] > place[here])
            if not children[here][side]:
                children[here][side] = label
                break
            here = children[here][side]
    assert _listed(children, labels[0], instance.given) == list(instance.order)
    found = _listed(children, labels[0], instance.wanted)
    return "" if found == list(answer) else f"the order is {found}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The order backwards, with two labels exchanged, and without its end."""
    yield answer[::-1]
    yield (*answer[:-2], answer[-1], answer[-2])
    yield answer[:-1]
    yield instance.order
    yield instance.inorder


def greedy(instance: Any) -> Any:
    """The given order with its first label at the end or its last at the beginning."""
    if instance.wanted == "postorder":
        return (*instance.order[1:], instance.order[0])
    return (instance.order[-1], *instance.order[:-1])


def _listed(children: dict[int, list[int]], root: int, order: str) -> list[int]:
    depth: dict[int, int] = {}
    found: dict[str, list[int]] = {"preorder": [], "postorder": []}
    stack = [(root, 0, False)]
    while stack:
        label, level, done = stack.pop()
        if done:
            found["postorder"].append(label)
            continue
        found["preorder"].append(label)
        depth[label] = level
        left, right = children[label]
        stack.append((label, level, True))
        stack += [(below, level + 1, False) for below in (right, left) if below]
    found["level order"] = sorted(found["preorder"], key=depth.__getitem__)
    return found[order]
