"""Operations on square matrices of integers for invented operators, defined by the entry in row i and column j."""

from __future__ import annotations

from collections.abc import Callable

from bootcamp.lib.matrix import multiply, transpose
from bootcamp.tasks.operators._invented import BINARY, PREFIX, Operation

Board = tuple[tuple[int, ...], ...]


def _entrywise(function: Callable[..., int]) -> Callable[..., Board]:
    """Apply a function of the entries at one place to the whole matrices."""
    return lambda *boards: tuple(tuple(map(function, *rows)) for rows in zip(*boards, strict=True))


def _shifted(a: Board, b: Board) -> Board:
    return _entrywise(lambda x, y: x + y)(a, b[1:] + b[:1])


def _negated_below(a: Board) -> Board:
    return tuple(tuple(-x if j < i else x for j, x in enumerate(row)) for i, row in enumerate(a))


def _scaled(a: Board) -> Board:
    return tuple(tuple(i * x for x in row) for i, row in enumerate(a, 1))


OPERATIONS: dict[str, Operation[Board]] = {
    "max": Operation(BINARY, "max(a[i][j], b[i][j])", "max(a[i][j], b[i][j])", _entrywise(max)),
    "combination": Operation(
        BINARY, "2 × a[i][j] + 3 × b[i][j]", "2 × a[i][j] + 3 × b[i][j]", _entrywise(lambda x, y: 2 * x + 3 * y)
    ),
    "product": Operation(BINARY, "a[i][j] × b[i][j]", "a[i][j] × b[i][j]", _entrywise(lambda x, y: x * y)),
    "transposed sum": Operation(
        BINARY, "a[i][j] - b[j][i]", "a[i][j] - b[j][i]", lambda a, b: _entrywise(lambda x, y: x - y)(a, transpose(b))
    ),
    "rows by columns": Operation(
        BINARY,
        "the sum of a[i][k] × b[k][j] over all k",
        "所有 k 对应的 a[i][k] × b[k][j] 之和",
        lambda a, b: multiply(a, b),
    ),
    "rows by rows": Operation(
        BINARY,
        "the sum of a[i][k] × b[j][k] over all k",
        "所有 k 对应的 a[i][k] × b[j][k] 之和",
        lambda a, b: multiply(a, transpose(b)),
    ),
    "shifted": Operation(
        BINARY,
        "a[i][j] + b[i+1][j], where row 1 of b follows its last row",
        "a[i][j] + b[i+1][j]，其中 b 的最后一行之后接第 1 行",
        _shifted,
    ),
    "mirror": Operation(
        PREFIX,
        "a[i][j] with the order of the columns of a reversed",
        "把 a 的各列顺序颠倒后的 a[i][j]",
        lambda a: tuple(row[::-1] for row in a),
    ),
    "triangle": Operation(
        PREFIX, "-a[i][j] if j < i, otherwise a[i][j]", "若 j < i 则为 -a[i][j]，否则为 a[i][j]", _negated_below
    ),
    "scaled": Operation(PREFIX, "i × a[i][j]", "i × a[i][j]", _scaled),
    "transposed": Operation(PREFIX, "a[j][i]", "a[j][i]", lambda a: transpose(a)),
}
