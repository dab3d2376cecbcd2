"""Judge by walking with each health from 1 on, forwards, keeping the best health at each cell."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    row = column = 0
    health = answer["health"] + instance.cells[0][0]
    if instance.cap:
        health = min(health, instance.cap)
    lowest = health
    for move in answer["moves"]:
        row, column = (row + 1, column) if move == "D" else (row, column + 1)
        if max(row, column) >= len(instance.cells):
            return "out of the grid"
        health += instance.cells[row][column]
        health = min(health, instance.cap) if instance.cap else health
        lowest = min(lowest, health)
    if (row, column) != (len(instance.cells) - 1,) * 2 or lowest < 1:
        return "the way fails"
    least = next(start for start in range(1, 10**5) if _survives(instance, start))
    return "" if answer["health"] == least else "less is enough"


def greedy(instance: Any) -> dict[str, Any]:
    """Go at each step where the greater number lies."""
    side, row, column, moves = len(instance.cells), 0, 0, []
    total = lowest = instance.cells[0][0]
    while (row, column) != (side - 1, side - 1):
        steps = [(row + 1, column, "D"), (row, column + 1, "R")]
        inside = [step for step in steps if step[0] < side and step[1] < side]
        row, column, move = max(inside, key=lambda step: instance.cells[step[0]][step[1]])
        moves.append(move)
        total += instance.cells[row][column]
        lowest = min(lowest, total)
    return {"health": max(1, 1 - lowest), "moves": tuple(moves)}


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One more or less, along the borders, the greedy way."""
    side = len(instance.cells)
    right, down = ("R",) * (side - 1), ("D",) * (side - 1)
    wrong = [
        {**answer, "health": answer["health"] - 1},
        {**answer, "health": answer["health"] + 1},
        {**answer, "moves": right + down},
        {**answer, "moves": down + right},
        greedy(instance),
    ]
    return [one for one in wrong if one["health"] > 0 and confirm(instance, one)]


def _survives(instance: Any, start: int) -> bool:
    side, top = len(instance.cells), instance.cap or 10**9
    best = [[0] * side for _ in range(side)]
    for row in range(side):
        for column in range(side):
            before = [start] if row == column == 0 else []
            before += [best[row - 1][column]] if row and best[row - 1][column] else []
            before += [best[row][column - 1]] if column and best[row][column - 1] else []
            best[row][column] = max([0, *(min(top, one + instance.cells[row][column]) for one in before)])
    return start <= top and best[-1][-1] > 0
