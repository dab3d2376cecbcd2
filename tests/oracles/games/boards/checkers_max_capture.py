"""Search captures by breadth over (square, pieces taken), with diagonals as lists of squares."""

from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)

Square = tuple[int, int]
Way = tuple[Square, ...]


def confirm(instance: Any, answer: Way) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    ways = _ways(instance)
    most = max(ways)
    signs = _signs(instance)
    if signs.get(answer[0]) not in ("w", "W"):
        return "no white piece"
    states = {frozenset[Square]()}
    for a, b in pairwise(answer):
        states = {
            taken | {over} for taken in states for to, over in _steps(instance, signs, answer[0], a, taken) if to == b
        }
    return "" if any(len(taken) == most for taken in states) else "not a capture of the most"


def others(instance: Any, answer: Way) -> list[Way]:
    """Some other captures of the most."""
    ways = _ways(instance)
    return [way for way in ways[max(ways)] if way != answer][:3]


def near_misses(instance: Any, answer: Way) -> list[Way]:
    """Captures that take less, and the right one cut or turned round."""
    ways = _ways(instance)
    less = [way for count, some in ways.items() if 0 < count < max(ways) for way in some[:2]]
    return [way for way in (*less, answer[:-1], answer[::-1]) if len(way) > 1 and confirm(instance, way)]


def _signs(instance: Any) -> dict[Square, str]:
    return {(r, c): sign for r, row in enumerate(instance.board, 1) for c, sign in enumerate(row, 1)}


def _steps(
    instance: Any, signs: dict[Square, str], start: Square, at: Square, taken: frozenset[Square]
) -> list[tuple[Square, Square]]:
    king, size = signs[start] == "W", len(instance.board)
    if not king and not instance.flying and at[0] == 1:
        return []
    empty = {square for square, sign in signs.items() if sign == "."} | {start}
    found = []
    for down in (-1, 1) if king or instance.flying else (-1,):
        for right in (-1, 1):
            line = [(at[0] + k * down, at[1] + k * right) for k in range(1, size)]
            line = [square for square in line if square in signs]
            skipped = 0
            if king and instance.flying:
                while skipped < len(line) and line[skipped] in empty:
                    skipped += 1
            rest = line[skipped:]
            if len(rest) < 2 or rest[0] in empty or signs[rest[0]] != "b" or rest[0] in taken:
                continue
            for square in rest[1:]:
                if square not in empty:
                    break
                found.append((square, rest[0]))
                if not (king and instance.flying):
                    break
    return found


def _ways(instance: Any) -> dict[int, list[Way]]:
    signs = _signs(instance)
    layer: dict[tuple[Square, Square, frozenset[Square]], Way] = {
        (square, square, frozenset()): (square,) for square, sign in signs.items() if sign in "wW"
    }
    ways: dict[int, list[Way]] = {}
    while layer:
        following = {}
        for (start, at, taken), way in layer.items():
            ways.setdefault(len(taken), []).append(way)
            for to, over in _steps(instance, signs, start, at, taken):
                following[start, to, taken | {over}] = (*way, to)
        layer = following
    return ways
