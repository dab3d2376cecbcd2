"""Judge by stepping on a list of texts; with one box, other ways come from a search of all states."""

from collections import deque
from typing import Any

LEVELS = range(1, 11)

_WAYS = {"U": -1j, "D": 1j, "L": -1, "R": 1}


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    worker, boxes, walls, targets = _read(instance)
    assert len(boxes) == len(targets)
    if len(answer) > instance.limit:
        return "too many steps"
    for move in answer:
        after = _step(worker, boxes, walls, _WAYS[move])
        if after is None:
            return "a step into a wall or against a stuck box"
        worker, boxes = after
    return "" if boxes == targets else "boxes are left"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """With one box, a shortest way."""
    worker, boxes, walls, targets = _read(instance)
    if len(boxes) > 1:
        return []
    queue, seen = deque([(worker, boxes, "")]), {(worker, boxes)}
    while queue:
        worker, boxes, path = queue.popleft()
        if boxes == targets:
            return [tuple(path)]
        for name, way in _WAYS.items():
            after = _step(worker, boxes, walls, way)
            if after and after not in seen:
                seen.add(after)
                queue.append((*after, path + name))
    raise AssertionError("there is no way")


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The way without its end or its beginning, mirrored, and with too many steps."""
    turned = tuple(dict(zip("UDLR", "DURL", strict=True))[move] for move in answer)
    near = [answer[:-1], answer[1:], turned, answer * (instance.limit // len(answer) + 1)]
    return [one for one in near if one and confirm(instance, one)]


def _read(instance: Any) -> Any:
    signs = {complex(x, y): sign for y, line in enumerate(instance.rows) for x, sign in enumerate(line)}
    worker = next(place for place, sign in signs.items() if sign in "@+")
    some = [frozenset(place for place, sign in signs.items() if sign in kinds) for kinds in ("$*", "#", ".*+")]
    return worker, *some


def _step(worker: complex, boxes: frozenset[complex], walls: frozenset[complex], way: complex) -> Any:
    place = worker + way
    if place in walls or (place in boxes and place + way in walls | boxes):
        return None
    return place, frozenset(box + way if box == place else box for box in boxes)
