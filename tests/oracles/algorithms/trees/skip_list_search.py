"""Judge by linked nodes with a pointer for each level, into which keys are spliced one by one."""

from typing import Any

LEVELS = range(1, 11)


class _Node:
    def __init__(self, key: float, levels: int) -> None:
        self.key = key
        self.after: list[_Node | None] = [None] * levels


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    head = _Node(float("-inf"), instance.levels)
    for key, height in [*instance.heights, *instance.changes]:
        _splice(head, key, height)
    for wanted, told in zip(instance.searches, answer, strict=True):
        node, level, path = head, instance.levels - 1, []
        while level >= 0:
            following = node.after[level]
            if following:
                path.append(following.key)
            if following and following.key < wanted:
                node = following
            else:
                level -= 1
        if list(told) != path:
            return f"the search for {wanted} compares others"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each key once, the first comparison missing, all keys up to the wanted one on level 1."""
    keys = sorted(key for key, _ in instance.heights)
    plain = tuple(tuple(key for key in keys if key <= wanted) for wanted in instance.searches)
    wrong = [tuple(tuple(dict.fromkeys(path)) for path in answer), (answer[0][1:], *answer[1:]), plain]
    return [one for one in wrong if one != answer]


def _splice(head: _Node, key: int, height: int) -> None:
    fresh = _Node(key, len(head.after))
    for level in range(len(head.after)):
        node = head
        while (following := node.after[level]) and following.key < key:
            node = following
        following = node.after[level]
        if not height:
            if following and following.key == key:
                node.after[level] = following.after[level]
        elif level < height:
            fresh.after[level], node.after[level] = following, fresh
