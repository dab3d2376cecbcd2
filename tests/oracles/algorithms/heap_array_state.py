"""Judge by a heap of linked nodes: places are walks from the root, written in binary."""

from typing import Any

LEVELS = range(1, 11)


class Node:
    """A key with its parent and its children."""

    def __init__(self, key: int, parent: "Node | None") -> None:
        self.key, self.parent = key, parent
        self.children: list[Node] = []


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    nodes: list[Node] = []
    for name, first, second in instance.operations:
        if name == "push":
            _push(nodes, first)
        elif name == "pop":
            _pop(nodes)
        elif name == "combine":
            _push(nodes, _pop(nodes) + _pop(nodes))
        else:
            node = nodes[first - 1]
            node.key = second
            _rise(node)
            _sink(node)
    right = tuple(node.key for node in nodes)
    return "" if answer == right else f"the array is {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The keys in order, and the array without its last item."""
    ordered = tuple(sorted(answer))
    return [answer[:-1], *([ordered] if ordered != answer else [])]


def _push(nodes: list[Node], key: int) -> None:
    parent = nodes[(len(nodes) + 1) // 2 - 1] if nodes else None
    nodes.append(Node(key, parent))
    if parent:
        parent.children.append(nodes[-1])
    _rise(nodes[-1])


def _pop(nodes: list[Node]) -> int:
    least, last = nodes[0].key, nodes.pop()
    if last.parent:
        last.parent.children.remove(last)
        nodes[0].key = last.key
        _sink(nodes[0])
    return least


def _rise(node: Node) -> None:
    if node.parent and node.parent.key > node.key:
        node.key, node.parent.key = node.parent.key, node.key
        _rise(node.parent)


def _sink(node: Node) -> None:
    smallest = sorted(node.children, key=lambda child: child.key)[:1]
    if smallest and smallest[0].key < node.key:
        node.key, smallest[0].key = smallest[0].key, node.key
        _sink(smallest[0])
