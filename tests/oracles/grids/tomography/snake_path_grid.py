"""Judge by distances in the complex plane; find other snakes on small boards by depth-first search."""

from collections.abc import Iterator
from itertools import combinations, islice, pairwise
from typing import Any

from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    snake = [complex(r - 1, c - 1) for r, c in answer]
    if [snake[0], snake[-1]] != [complex(*instance.head), complex(*instance.tail)]:
        return "other ends"
    n = len(instance.rows)
    if any(not (0 <= z.real < n and 0 <= z.imag < n) for z in snake):
        return "off the board"
    if any(abs(b - a) != 1 for a, b in pairwise(snake)):
        return "a jump"
    if any(abs(a - b) < 1.5 for (i, a), (j, b) in combinations(enumerate(snake), 2) if j - i != 1 and j - i != 2):
        return "the snake touches itself"
    if len(set(snake)) < len(snake):
        return "a cell is passed twice"
    rows, cols = [z.real for z in snake], [z.imag for z in snake]
    wrong = [k for k, count in enumerate(instance.rows) if count not in (None, rows.count(k))]
    wrong += [k for k, count in enumerate(instance.cols) if count not in (None, cols.count(k))]
    return f"lines {wrong} have other numbers" if wrong else ""


def others(instance: Any, _: Path) -> list[Path]:
    """Up to three snakes on boards of up to 5 rows."""
    if len(instance.rows) > 5:
        return []
    head = (instance.head[0] + 1, instance.head[1] + 1)
    return list(islice((path for path in _paths(len(instance.rows), (head,)) if not confirm(instance, path)), 3))


def _paths(n: int, path: Path) -> Iterator[Path]:
    yield path
    r, c = path[-1]
    for x, y in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
        apart = all(max(abs(x - a), abs(y - b)) > 1 for a, b in path[:-2])
        if 1 <= x <= n and 1 <= y <= n and apart and (x, y) not in path:
            yield from _paths(n, (*path, (x, y)))


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """The snake backwards, without an end, without a cell, mirrored, and straight across the board."""
    n = len(instance.rows)
    wrong = [answer[::-1], answer[:-1], answer[1:], answer[:2] + answer[3:], tuple((c, r) for r, c in answer)]
    wrong.append(tuple((r, n + 1 - c) for r, c in answer))
    (r, c), (s, d) = answer[0], answer[-1]
    down = [(x, c) for x in range(r, s, 1 if s > r else -1)]
    wrong.append((*down, *((s, y) for y in range(c, d, 1 if d > c else -1)), (s, d)))
    return [path for path in wrong if confirm(instance, path)]
