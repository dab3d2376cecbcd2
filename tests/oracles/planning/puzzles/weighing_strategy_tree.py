"""Judge by weighing grams: the plan is walked down for each coin and kind; places not reached must say none."""

from dataclasses import replace
from typing import Any

LEVELS = range(1, 11)

_GRAMS = {"either": (9, 11), "heavy": (11,), "light": (9,), "good": ()}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _is_plan(answer, len(instance.kinds)):
        return "not a plan"
    reached: set[tuple[int, ...]] = set()
    for coin, kind in enumerate(instance.kinds):
        for grams in _GRAMS[kind]:
            weights = [10] * len(instance.kinds)
            weights[coin] = grams
            node: Any = answer
            path: tuple[int, ...] = ()
            while not isinstance(node, str):
                left, right = ([weights[int(word) - 1] for word in pan.parts] for pan in node.parts[:2])
                if len(left) != len(right):
                    return "different numbers of coins"
                side = 2 if sum(left) < sum(right) else 3 if sum(left) == sum(right) else 4
                node, path = node.parts[side], (*path, side)
            if node != f"{coin + 1}{'L' if grams == 9 else 'H'}" or len(path) > instance.limit:
                return f"coin {coin + 1} of {grams} grams ends in {node} after {len(path)}"
            reached.add(path)
    rows: dict[int, set[str]] = {}
    for path, node in _nodes(answer):
        if isinstance(node, str):
            if path not in reached and node != "none":
                return "no none"
            continue
        pans = [sorted(pan.parts) for pan in node.parts[:2]]
        if len({*pans[0], *pans[1]}) != len(pans[0] + pans[1]):
            return "a coin twice"
        rows.setdefault(len(path), set()).add(str(pans))
    return "set beforehand" if instance.fixed and any(len(row) > 1 for row in rows.values()) else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """All pans exchanged with their results, and the coins of each pan in another order."""
    return [_mapped(answer, _mirrored), _mapped(answer, _reversed)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Results exchanged, a coin fewer, a coin twice, another end, a weighing too many."""
    left, right, *rest = answer.parts
    end = next(place for place, part in enumerate(rest) if isinstance(part, str) or place == 2)
    near = [
        replace(answer, parts=(left, right, *rest[::-1])),
        replace(answer, parts=(right, left, *rest)),
        replace(answer, parts=(replace(left, parts=(*left.parts, left.parts[0])), right, *rest)),
        replace(answer, parts=(left, replace(right, parts=left.parts), *rest)),
        replace(answer, parts=(left, right, *("none" if place == end else part for place, part in enumerate(rest)))),
    ]
    if instance.limit > 1:
        near.append(replace(answer, parts=(left, right, *rest[:1], rest[0], rest[2])))
    return near


def _is_plan(node: Any, coins: int) -> bool:
    if isinstance(node, str):
        return True
    if node.label != "W" or len(node.parts) != 5:
        return False
    numbers = {str(coin) for coin in range(1, coins + 1)}
    pans = zip(node.parts[:2], "LR", strict=True)
    good = all(not isinstance(pan, str) and pan.label == side and numbers.issuperset(pan.parts) for pan, side in pans)
    return good and all(_is_plan(part, coins) for part in node.parts[2:])


def _nodes(node: Any, path: tuple[int, ...] = ()) -> list[tuple[tuple[int, ...], Any]]:
    found = [(path, node)]
    if not isinstance(node, str):
        for side in (2, 3, 4):
            found += _nodes(node.parts[side], (*path, side))
    return found


def _mapped(node: Any, change: Any) -> Any:
    if isinstance(node, str):
        return node
    left, right, *rest = node.parts
    return change(replace(node, parts=(left, right, *(_mapped(part, change) for part in rest))))


def _mirrored(node: Any) -> Any:
    left, right, lighter, equal, heavier = node.parts
    parts = (replace(left, parts=right.parts), replace(right, parts=left.parts), heavier, equal, lighter)
    return replace(node, parts=parts)


def _reversed(node: Any) -> Any:
    return replace(node, parts=(*(replace(pan, parts=pan.parts[::-1]) for pan in node.parts[:2]), *node.parts[2:]))
