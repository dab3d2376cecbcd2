"""Judge by sets of visited cells that grow letter by letter from the end of each word."""

import itertools
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    grid = {(r, c): tile for r, row in enumerate(instance.grid, 1) for c, tile in enumerate(row, 1)}
    for word, path in answer.items():
        steps = [max(abs(a - c), abs(b - d)) for (a, b), (c, d) in itertools.pairwise(path)]
        if word not in instance.listed or len(set(path)) < len(path) or any(step != 1 for step in steps):
            return f"the path of {word} is wrong"
        if "".join(grid.get(tuple(spot), "?") for spot in path) != word:
            return f"the path spells something else than {word}"
    there = {word for word in instance.listed if _paths(grid, word)}
    return "" if there == set(answer) else f"what can be traced is {sorted(there)}"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The last path of every word."""
    grid = {(r, c): tile for r, row in enumerate(instance.grid, 1) for c, tile in enumerate(row, 1)}
    return [{word: _paths(grid, word)[-1] for word in answer}]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A word left out, a word more with a path of another, and a path cut or backwards."""
    word, path = next(iter(answer.items()))
    rest = {other: way for other, way in answer.items() if other != word}
    extra = [other for other in instance.listed if other not in answer]
    wrong: list[dict[str, Any]] = [rest] if rest else []
    wrong += [{**answer, extra[0]: path}] if extra else []
    wrong += [{**rest, word: path[:-1]}, {**rest, word: (*path, path[-1])}, {**rest, word: path[::-1]}]
    return [one for one in wrong if confirm(instance, one)]


def _paths(grid: dict[Any, str], word: str) -> list[Any]:
    """List paths, from their last cells to their first ones."""
    found: list[Any] = []
    ways: list[Any] = [((spot,), word[: -len(tile)]) for spot, tile in grid.items() if word.endswith(tile)]
    while ways:
        path, rest = ways.pop()
        if not rest:
            found.append(path)
            continue
        row, col = path[0]
        for r in (row - 1, row, row + 1):
            for c in (col - 1, col, col + 1):
                tile = grid.get((r, c), "?")
                if (r, c) not in path and rest.endswith(tile):
                    ways.append((((r, c), *path), rest[: len(rest) - len(tile)]))
    return found
