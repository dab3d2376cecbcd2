"""Judge by nodes with parents: the tree is read off the order in which keys stand above each other."""

from typing import Any

LEVELS = range(1, 11)


class _Node:
    def __init__(self, key: int) -> None:
        self.key = key
        self.sides: list[_Node | None] = [None, None]


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    top = _Node(10**9)  # stands above the root, which is its left child
    for operation in instance.operations:
        above, side, node = _find(top, abs(operation))
        if operation > 0:
            above.sides[side] = _Node(operation)
            continue
        assert node is not None
        if all(node.sides):
            keys = sorted(one.key for one, _ in _walk(top.sides[0], 1))
            following = keys[keys.index(node.key) + 1]
            above, side, low = _find(node, following, start=1)
            assert low is not None
            node.key, node = following, low
        above.sides[side] = node.sides[0] or node.sides[1]
    nodes = _walk(top.sides[0], 1)
    if [node.key for node, _ in nodes] != list(answer["preorder"]):
        return "another preorder"
    return "" if answer["height"] == max(depth for _, depth in nodes) else "another height"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Keys in order, the height in edges, the tree of the keys that are left inserted in their order."""
    left = [key for key in instance.operations if key > 0 and -key not in instance.operations]
    top = _Node(10**9)
    for key in left:
        above, side, _ = _find(top, key)
        above.sides[side] = _Node(key)
    plain = tuple(node.key for node, _ in _walk(top.sides[0], 1))
    return [
        {**answer, "preorder": tuple(sorted(answer["preorder"]))},
        {**answer, "height": answer["height"] - 1} if answer["height"] > 1 else {**answer, "height": 9},
        *([{**answer, "preorder": plain}] if plain != answer["preorder"] else []),
    ]


def _find(top: _Node, key: int, start: int = 0) -> tuple[_Node, int, _Node | None]:
    above, side, node = top, start, top.sides[start]
    while node and node.key != key:
        above, side = node, int(key > node.key)
        node = above.sides[side]
    return above, side, node


def _walk(node: _Node | None, depth: int) -> list[tuple[_Node, int]]:
    return [] if node is None else [(node, depth), *(one for side in node.sides for one in _walk(side, depth + 1))]
