"""Place listed chess pieces on the usable squares of a board so that their attacks form one cycle.

Answer: the square of every piece; every such placement is right.
Harder: larger boards, more pieces, more usable squares.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from random import Random

from bootcamp import task
from bootcamp.lib.grid.attacks import attacked
from bootcamp.lib.grid.board import Cell as Square, cells, mark, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.chess._chess import ATTACKS
from bootcamp.verifiers import Cell, Choice, Format, Mapping

Placement = dict[Square, str]

_PIECES = "KQRBN"


class AttackChainPlacement(Task["AttackChainPlacement.Params", "AttackChainPlacement.Instance", Placement]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 6, 7, 7, 7), ge=3, le=8)
        pieces: int = knob("how many pieces are to be placed", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=10)
        spare: int = knob("how many more squares are usable", levels=(4, 6, 6, 8, 8, 11, 12, 14, 16, 18), ge=1, le=30)

    class Instance(task.Instance):
        board: tuple[tuple[str, ...], ...]
        pieces: str

    prompt = Prompt(
        en=r"""
        Place the pieces {{ pieces | join(", ") }} on the squares of this board that are marked o:

        {{ board | board }}

        Use all of them, at most one on each square marked o and none elsewhere, so that each piece attacks exactly one
        other piece and the attacks form a single cycle: the steps from each piece to the one that it attacks lead
        through all pieces before they come back to the first.

        Give the square of each piece as (row, column), counted from 1 at the top left, with its letter. If there are
        several ways, give any one.
        """,
        zh=r"""
        把棋子 {{ pieces | join("、") }} 放在下面棋盘上标有 o 的格里：

        {{ board | board }}

        请把它们全部放好，每个标有 o 的格至多放一个，其他格不放，使每个棋子恰好攻击一个其他棋子，
        并且所有棋子构成一个环：从任一棋子走到它攻击的棋子，如此继续，会经过所有棋子之后才回到出发的棋子。

        请写出每个棋子的字母和它所在的格（行, 列），从左上角起由 1 开始计数。如果有多种放法，给出任意一种即可。
        """,
        before=ATTACKS,
    )

    def format(self, instance: Instance) -> Format[Placement]:
        return Mapping(Cell(*size(instance.board)), Choice(tuple(_PIECES)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Placement]:
        n = params.n
        placed = _cycle(n, params.pieces, rng)
        free = [square for square in cells(n, n) if square not in placed]
        board = mark(n, n, [*placed, *rng.sample(free, min(params.spare, len(free)))], "o", ".")
        pieces = "".join(sorted(placed.values(), key=_PIECES.index))
        return self.Instance(board=board, pieces=pieces), {(r + 1, c + 1): x for (r, c), x in sorted(placed.items())}

    def key(self, instance: Instance) -> object:
        return [canonical(instance.board), instance.pieces]

    def check(self, instance: Instance, answer: Placement) -> str:
        if "".join(sorted(answer.values(), key=_PIECES.index)) != instance.pieces:
            return "the pieces are not those listed"
        placed = {(row - 1, col - 1): piece for (row, col), piece in sorted(answer.items())}
        usable = where(instance.board, "o")
        following: dict[Square, Square] = {}
        for square, piece in placed.items():
            if square not in usable:
                return f"no piece may stand in {place(square)}"
            targets = _targets(piece, square, placed, len(instance.board))
            if len(targets) != 1:
                return f"the {piece} in {place(square)} attacks {len(targets)} pieces, not one"
            following[square] = targets[0]
        walk = [min(placed)]
        while following[walk[-1]] not in walk:
            walk.append(following[walk[-1]])
        closed = len(walk) == len(placed) and following[walk[-1]] == walk[0]
        return "" if closed else "the attacks do not form one cycle through all pieces"


def _targets(piece: str, square: Square, placed: Collection[Square], n: int) -> list[Square]:
    """List the pieces that a piece attacks."""
    return [other for other in attacked(piece, square, n, n, placed) if other in placed]


def _cycle(n: int, count: int, rng: Random, budget: int = 300) -> Placement:
    """Draw pieces each of which attacks only the next one, and the last only the first; raise Retry if that fails."""
    squares = list(cells(n, n))
    stack: list[Placement] = [{rng.choice(squares): rng.choice(_PIECES)}]
    for _ in range(budget):
        if not stack:
            break
        placed = stack.pop()
        if len(placed) == count:
            return placed
        wanted = [next(iter(placed))] if len(placed) == count - 1 else []
        views = [list(attacked(piece, square, n, n, placed)) for square, piece in placed.items()]
        seen = Counter(square for view in views for square in view)
        places = [square for square in views[-1] if seen[square] == 1 and square not in placed]
        moves = [(x, piece) for x in places for piece in _PIECES if _targets(piece, x, placed, n) == wanted]
        rng.shuffle(moves)
        stack.extend({**placed, square: piece} for square, piece in moves)
    raise task.Retry
