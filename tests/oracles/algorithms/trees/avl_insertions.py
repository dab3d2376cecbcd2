"""Judge by trees as nested tuples, whose heights are worked out anew each time; the result must be balanced."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree: Any = ()
    turned: list[int] = []
    for operation in instance.operations:
        tree = _insert(tree, operation, turned) if operation > 0 else _delete(tree, -operation, turned)
    assert _balanced(tree)
    if list(answer["levels"]) != _levels(tree):
        return "another tree"
    return "" if answer["rotations"] == sum(turned) else "another number of rotations"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The tree without balance, keys in order, a rotation more or less."""
    kept = [key for key in instance.operations if key > 0 and -key not in instance.operations]
    plain: Any = ()
    for key in kept:
        plain = _leaf(plain, key)
    wrong = [_levels(plain), sorted(answer["levels"])]
    return [
        *({**answer, "levels": tuple(one)} for one in wrong if tuple(one) != answer["levels"]),
        {**answer, "rotations": answer["rotations"] + 1},
        {**answer, "rotations": max(0, answer["rotations"] - 1)},
    ]


def _leaf(tree: Any, key: int) -> Any:
    if not tree:
        return ((), key, ())
    left, own, right = tree
    return (_leaf(left, key), own, right) if key < own else (left, own, _leaf(right, key))


def _deep(tree: Any) -> int:
    return 1 + max(_deep(tree[0]), _deep(tree[2])) if tree else 0


def _balanced(tree: Any) -> bool:
    return not tree or (abs(_deep(tree[0]) - _deep(tree[2])) < 2 and _balanced(tree[0]) and _balanced(tree[2]))


def _levels(tree: Any) -> list[int]:
    found, level = [], [tree]
    while level := [one for one in level if one]:
        found += [one[1] for one in level]
        level = [side for one in level for side in (one[0], one[2])]
    return found


def _settle(left: Any, key: int, right: Any, turned: list[int]) -> Any:
    tilt = _deep(left) - _deep(right)
    if tilt > 1:
        (a, b, c) = left
        if _deep(a) >= _deep(c):
            turned.append(1)
            return (a, b, (c, key, right))
        turned.append(2)
        return ((a, b, c[0]), c[1], (c[2], key, right))
    if tilt < -1:
        (a, b, c) = right
        if _deep(c) >= _deep(a):
            turned.append(1)
            return ((left, key, a), b, c)
        turned.append(2)
        return ((left, key, a[0]), a[1], (a[2], b, c))
    return (left, key, right)


def _insert(tree: Any, key: int, turned: list[int]) -> Any:
    if not tree:
        return ((), key, ())
    left, own, right = tree
    if key < own:
        return _settle(_insert(left, key, turned), own, right, turned)
    return _settle(left, own, _insert(right, key, turned), turned)


def _delete(tree: Any, key: int, turned: list[int]) -> Any:
    left, own, right = tree
    if key < own:
        return _settle(_delete(left, key, turned), own, right, turned)
    if key > own:
        return _settle(left, own, _delete(right, key, turned), turned)
    if not left or not right:
        return left or right
    greatest = left
    while greatest[2]:
        greatest = greatest[2]
    return _settle(_delete(left, greatest[1], turned), greatest[1], right, turned)
