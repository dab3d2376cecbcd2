"""Judge by nested lists ``[child, key, child, ...]`` in which None is below a leaf; the rules of B-trees must hold."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree: list[Any] = [None]
    for key in instance.keys:
        tree = _grown(tree, key, instance.order)
        if len(tree) > 2 * instance.order - 1:
            tree = _parts(tree, instance.order)
    levels, level = [], [tree]
    while level[0] is not None:
        levels.append([node[1::2] for node in level])
        level = [child for node in level for child in node[::2]]
    assert set(level) == {None}
    assert sorted(key for nodes in levels for keys in nodes for key in keys) == sorted(instance.keys)
    return "" if [[list(keys) for keys in nodes] for nodes in answer] == levels else "another tree"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The levels the other way round, the leaves without the last key, all keys in one node."""
    *upper, leaves = answer
    return [answer[::-1], (*upper, leaves[:-1]), ((tuple(sorted(instance.keys)),),)]


def _grown(tree: Any, key: int, order: int) -> list[Any]:
    """Put a key below; a child that becomes too long is replaced by its parts."""
    place = 2 * sum(own < key for own in tree[1::2])
    if tree[place] is None:
        return [*tree[:place], None, key, None, *tree[place + 1 :]]
    child = _grown(tree[place], key, order)
    parts = _parts(child, order) if len(child) > 2 * order - 1 else [child]
    return [*tree[:place], *parts, *tree[place + 1 :]]


def _parts(node: list[Any], order: int) -> list[Any]:
    middle = 2 * ((order + 1) // 2) - 1
    return [node[:middle], node[middle], node[middle + 1 :]]
