"""Play with sets of pairs of dots and boxes as sets of their four lines; the score is carried along."""

from functools import cache
from typing import Any

LEVELS = range(1, 7)

Dot = tuple[int, int]
Line = frozenset[Dot]


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    missing, boxes = _read(instance)
    if answer["line"] not in missing:
        return "no missing line"
    results = {line: _result(missing, boxes, line) for line in missing}
    best = max(results.values())
    return "" if answer["difference"] == best == results[answer["line"]] else "not the best"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other best lines."""
    missing, boxes = _read(instance)
    good = [line for line in missing if _result(missing, boxes, line) == answer["difference"]]
    return [answer | {"line": line} for line in good if line != answer["line"]]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Other lines and other differences."""
    missing, boxes = _read(instance)
    found = [answer | {"difference": answer["difference"] + step} for step in (-2, -1, 1, 2)]
    bad = [line for line in missing if _result(missing, boxes, line) != answer["difference"]]
    return found + [answer | {"line": line} for line in bad[:4]]


def _read(instance: Any) -> tuple[frozenset[Line], tuple[frozenset[Line], ...]]:
    rows, cols = len(instance.board) // 2, len(instance.board[0]) // 2
    missing = set()
    for r in range(1, rows + 2):
        for c in range(1, cols + 2):
            if c <= cols and instance.board[2 * r - 2][2 * c - 1] == ".":
                missing.add(frozenset({(r, c), (r, c + 1)}))
            if r <= rows and instance.board[2 * r - 1][2 * c - 2] == ".":
                missing.add(frozenset({(r, c), (r + 1, c)}))
    boxes = []
    for r in range(1, rows + 1):
        for c in range(1, cols + 1):
            corners = [(r, c), (r, c + 1), (r + 1, c + 1), (r + 1, c)]
            boxes.append(frozenset(frozenset({corners[k], corners[k - 1]}) for k in range(4)))
    return frozenset(missing), tuple(boxes)


@cache
def _result(missing: frozenset[Line], boxes: tuple[frozenset[Line], ...], line: Line) -> int:
    rest = missing - {line}
    gained = sum(line in box and not box & rest for box in boxes)
    if not rest:
        return gained
    best = max(_result(rest, boxes, other) for other in rest)
    return gained + (best if gained else -best)
