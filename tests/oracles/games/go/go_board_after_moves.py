"""Play with the groups joined anew after each move (union-find) and whole boards compared."""

from typing import Any

LEVELS = range(1, 11)

Point = tuple[int, int]


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    size = len(instance.board)
    signs = {(r, c): sign for r, row in enumerate(instance.board, 1) for c, sign in enumerate(row, 1)}
    before: dict[Point, str] | None = None
    taken = {"X": 0, "O": 0}
    skipped = []
    for number, (colour, row, col) in enumerate(instance.moves, 1):
        after = dict(signs)
        after[row, col] = colour
        dead = [one for one in _lifeless(after) if signs[one] not in (".", colour)]
        after |= dict.fromkeys(dead, ".")
        if signs[row, col] != "." or (row, col) in _lifeless(after) or after == before:
            skipped.append(number)
            continue
        before, signs = signs, after
        taken[colour] += len(dead)
    board = tuple(tuple(signs[r, c] for c in range(1, size + 1)) for r in range(1, size + 1))
    wanted = {"board": board, "x": taken["X"], "o": taken["O"], "skipped": tuple(skipped)}
    return "" if wanted == {**answer, "board": tuple(map(tuple, answer["board"]))} else "another end"


def _lifeless(signs: dict[Point, str]) -> set[Point]:
    """Find the stones of groups without liberties."""
    parent = {point: point for point in signs}

    def root(point: Point) -> Point:
        while parent[point] != point:
            point = parent[point]
        return point

    pairs = [((r, c), other) for r, c in signs for other in ((r + 1, c), (r, c + 1)) if other in signs]
    for a, b in pairs:
        if signs[a] == signs[b] != ".":
            parent[root(a)] = root(b)
    alive = {
        root(b if signs[a] == "." else a) for a, b in pairs if "." in (signs[a], signs[b]) and signs[a] != signs[b]
    }
    return {point for point, sign in signs.items() if sign != "." and root(point) not in alive}
