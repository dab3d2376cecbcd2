"""Judge by trying every rule of the stated kind on boards turned so that things drop downwards."""

from itertools import combinations
from typing import Any

from bootcamp.verifiers import Board

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    boards = [board for pair in instance.pairs for board in pair] + [instance.query]
    colours = sorted({item for board in boards for row in board for item in row} - {"0"})
    results = set()
    for turns in range(4):
        for rigid in {False, instance.rigid}:
            for size in range(instance.fixed + 1):
                for fixed in combinations(colours, size):
                    for rising in ["", *colours] if instance.rising else [""]:
                        if rising not in fixed and all(
                            _after(before, turns, rigid, fixed, rising) == after for before, after in instance.pairs
                        ):
                            results.add(_after(instance.query, turns, rigid, fixed, rising))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """The grid as it was, and the result upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _turned(board: Board, turns: int) -> Board:
    for _ in range(turns % 4):
        board = tuple(zip(*board[::-1], strict=True))
    return board


def _after(board: Board, turns: int, rigid: bool, fixed: tuple[str, ...], rising: str) -> Board:
    """Turn the fall downwards, let things drop, then turn the rise downwards."""
    board = _turned(board, turns)
    still = {*fixed, rising, "0"}
    board = _dropped(board, rigid, {item for row in board for item in row} - still)
    if rising:
        board = _turned(_dropped(_turned(board, 2), rigid, {rising}), 2)
    return _turned(board, -turns)


def _dropped(board: Board, rigid: bool, moving: set[str]) -> Board:
    """Count how many rows each thing drops, the others standing where they have come to."""
    label = _labels(board, rigid)
    depth = {label[cell]: 0 for cell in label if board[cell[0]][cell[1]] in moving}
    changed = True
    while changed:
        changed = False
        for thing in depth:
            spots = [cell for cell in label if label[cell] == thing]
            if all(_free(board, label, depth, thing, row, col) for row, col in spots):
                depth[thing] += 1
                changed = True
    rows = [["0"] * len(board[0]) for _ in board]
    for (row, col), thing in label.items():
        rows[row + depth.get(thing, 0)][col] = board[row][col]
    return tuple(map(tuple, rows))


def _free(board: Board, label: Any, depth: Any, thing: int, row: int, col: int) -> bool:
    under = row + depth[thing] + 1
    if under >= len(board):
        return False
    return all(
        label.get((other, col), thing) == thing or other + depth.get(label[other, col], 0) != under
        for other in range(len(board))
    )


def _labels(board: Board, rigid: bool) -> dict[tuple[int, int], int]:
    """Number the things on a board: cells, or groups of one colour found by spreading the least number."""
    width = len(board[0])
    label = {(r, c): r * width + c for r, row in enumerate(board) for c, item in enumerate(row) if item != "0"}
    changed = rigid
    while changed:
        changed = False
        for row, col in label:
            for near in ((row + 1, col), (row, col + 1)):
                if near in label and board[near[0]][near[1]] == board[row][col] and label[near] != label[row, col]:
                    label[near] = label[row, col] = min(label[near], label[row, col])
                    changed = True
    return label
