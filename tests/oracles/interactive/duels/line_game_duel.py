"""Follow the boards as dicts; the rival's stones come from the game and must have the value of his best one."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)

Cells = tuple[tuple[tuple[int, int], str], ...]


def play(instance: Any, moves: list[tuple[int, int]]) -> tuple[list[tuple[Any, Any]], str]:
    """Put the stones, and judge the rival's by plain negamax where at most seven cells are free."""
    from bootcamp import registry

    game: Any = registry.get("line_game_duel")
    state = game.begin(instance)
    height, width, line = len(instance.board), len(instance.board[0]), instance.line
    cells = {(r, c): sign for r, row in enumerate(instance.board, 1) for c, sign in enumerate(row, 1)}
    seen: list[tuple[Any, Any]] = []

    def drawn() -> tuple[str, ...]:
        return tuple("".join(cells[r, c] for c in range(1, width + 1)) for r in range(1, height + 1))

    for move in moves:
        assert cells[move] == "."
        cells[move] = "X"
        if _lined(cells, "X", line) or "." not in cells.values():
            return [*seen, (None, drawn())], "won" if _lined(cells, "X", line) else "lost"
        turn = game.react(instance, state, move)
        state, cell = turn.state, turn.seen.cell
        assert cells[cell] == "."
        free = [one for one, sign in cells.items() if sign == "."]
        if len(free) <= 7:
            values = {one: -_value(_with(cells, one, "O"), "X", line) for one in free}
            assert values[cell] == max(values.values())
        cells[cell] = "O"
        seen.append((cell, drawn()))
        if _lined(cells, "O", line) or "." not in cells.values():
            return seen, "lost"
    return seen, ""


def _with(cells: dict[tuple[int, int], str], cell: tuple[int, int], sign: str) -> Cells:
    return tuple((cells | {cell: sign}).items())


def _lined(cells: dict[tuple[int, int], str], sign: str, line: int) -> bool:
    return any(
        all(cells.get((r + k * down, c + k * right)) == sign for k in range(line))
        for r, c in cells
        for down, right in ((0, 1), (1, 0), (1, 1), (-1, 1))
    )


@cache
def _value(cells: Cells, mover: str, line: int) -> float:
    """Return the value for the mover: 1/(1 + stones) of a win, 0 of a draw, negative likewise."""
    board = dict(cells)
    rival = "O" if mover == "X" else "X"
    if _lined(board, rival, line):
        return -1.0
    free = [cell for cell, sign in board.items() if sign == "."]
    if not free:
        return 0.0
    return max(-_value(_with(board, cell, mover), rival, line) / 2 for cell in free)
