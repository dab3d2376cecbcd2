"""Exchange white and black knights on an irregular board in the fewest moves.

Answer: moves such as a1-b3 in order; every list with the fewest moves is right.
Harder: more squares and knights, longer ways, colours that move by turns.
Skills: planning, search, spatial
Source: original; Guarini's problem of 1512 on other boards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KNIGHT
from bootcamp.lib.plans import plan_fault
from bootcamp.lib.search import shortest_plan
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Plan = tuple[str, ...]
State = tuple[str, str]
"""What stands on the squares in order, W, B or a point, and the colour that moved last where it matters."""

_ROWS, _BUDGET, _DRAWS = 4, 2500, 12


class KnightSwapBoard(Task["KnightSwapBoard.Params", "KnightSwapBoard.Instance", Plan]):
    version = 1

    class Params(task.Params):
        squares: int = knob("how many squares there are", levels=(6, 7, 8, 8, 8, 8, 8, 9, 9, 9), ge=5, le=12)
        knights: int = knob(
            "how many knights of each colour there are", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4
        )
        least: int = knob("the fewest moves, at least", levels=(3, 4, 3, 5, 6, 6, 12, 8, 12, 14), ge=1, le=60)
        turns: bool = knob("whether the colours move by turns", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        hidden = ("best",)
        squares: tuple[str, ...]
        pieces: str
        turns: bool
        best: int

        @property
        def rows(self) -> list[str]:
            """The board from its top row to row 1, with the numbers of the rows."""
            at = dict(zip(self.squares, self.pieces, strict=True))
            lines = [f"{row} " + " ".join(at.get(f"{col}{row}", "#") for col in "abcd") for row in (4, 3, 2, 1)]
            return [*lines, "  a b c d"]

    prompt = Prompt(
        en=r"""
        White (W) and black (B) knights stand on a board whose squares are named by column and row, such as c2:

        {{ rows | lines }}

        A point (.) is an empty square, and # is no square of the board. A knight moves two squares along a row or
        column and one square across, whatever lies between, to an empty square of the board.
        {% if turns %}
        The colours move by turns; either may begin.
        {% endif %}

        Exchange the places of the colours: in the end black knights stand where white ones stood and white knights
        where black ones stood, no matter which. Use as few moves as possible and write a move from a1 to b3 as a1-b3.
        If there are several ways, give any one.
        """,
        zh=r"""
        白马（W）和黑马（B）站在一块棋盘上，格子用列和行命名，例如 c2：

        {{ rows | lines }}

        点（.）是空格，# 不是棋盘上的格子。马按国际象棋的走法走：沿行或列走两格再横走一格，中间有什么都不妨碍，
        但必须落在棋盘上的空格里。
        {% if turns %}
        两种颜色轮流走，哪一方先走都可以。
        {% endif %}

        请让两种颜色互换位置：最后黑马站在原来白马的格子里，白马站在原来黑马的格子里，具体哪一匹不论。
        要用尽可能少的步数，从 a1 走到 b3 写作 a1-b3。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Moves(_jumps(instance.squares))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        names = [f"{col}{row}" for col in "abcd" for row in range(1, _ROWS + 1)]
        for _ in range(_DRAWS):
            squares = {rng.choice(names)}
            while len(squares) < params.squares:  # grown by knight's moves, so that all are joined
                near = sorted({jump[3:] for jump in _jumps(tuple(names)) if jump[:2] in squares} - squares)
                squares.add(rng.choice(near))
            if len(_jumps(tuple(sorted(squares)))) < 2 * params.squares:  # on trees there is hardly a way
                continue
            pieces = ["W"] * params.knights + ["B"] * params.knights
            pieces += ["."] * (params.squares - len(pieces))
            rng.shuffle(pieces)
            instance = self.Instance(squares=tuple(sorted(squares)), pieces="".join(pieces), turns=params.turns, best=0)
            try:
                plan = _shortest(instance)
            except BudgetError:
                continue
            if plan and params.least <= len(plan) <= params.least + 12:
                return instance.model_copy(update={"best": len(plan)}), tuple(plan)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        cells = [(ord(name[0]), int(name[1])) for name in instance.squares]
        ways = []
        for swap in (False, True):
            for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                turned = [(a * x, b * y) if not swap else (b * y, a * x) for x, y in cells]
                left, low = min(x for x, _ in turned), min(y for _, y in turned)
                for pieces in (instance.pieces, instance.pieces.translate({66: "W", 87: "B"})):
                    ways.append(sorted((x - left, y - low, p) for (x, y), p in zip(turned, pieces, strict=True)))
        return [min(ways), instance.turns]

    def check(self, instance: Instance, answer: Plan) -> str:
        goal = instance.pieces.translate({66: "W", 87: "B"})

        def step(state: State, move: str) -> State | str:
            return _after(instance, state, move)

        return plan_fault((instance.pieces, ""), step, answer, lambda state: state[0] == goal, instance.best)


def _shortest(instance: KnightSwapBoard.Instance) -> list[str] | None:
    goal, squares = instance.pieces.translate({66: "W", 87: "B"}), instance.squares
    near: list[list[tuple[int, str]]] = [[] for _ in squares]  # for each square whence a knight may come
    for jump in _jumps(squares):
        near[squares.index(jump[3:])].append((squares.index(jump[:2]), jump))

    def following(state: State) -> Iterator[tuple[str, State]]:
        pieces, last = state
        for b, piece in enumerate(pieces):
            for a, jump in near[b] if piece == "." else ():
                mover = pieces[a]
                if mover not in ("." + last):
                    low, high = (a, b) if a < b else (b, a)
                    ends = (pieces[high], pieces[low])
                    after = pieces[:low] + ends[0] + pieces[low + 1 : high] + ends[1] + pieces[high + 1 :]
                    yield jump, (after, mover if instance.turns else "")

    return shortest_plan((instance.pieces, ""), following, lambda state: state[0] == goal, _BUDGET)


@lru_cache(maxsize=64)
def _jumps(squares: tuple[str, ...]) -> tuple[str, ...]:
    """List all moves of knights between the squares."""
    ends = ((one, f"{chr(ord(one[0]) + right)}{int(one[1]) + up}") for one in squares for up, right in KNIGHT)
    return tuple(f"{one}-{other}" for one, other in ends if other in squares)


def _after(instance: KnightSwapBoard.Instance, state: State, move: str) -> State | str:
    """Give what follows a move, or say why it is not allowed."""
    pieces, last = state
    a, b = instance.squares.index(move[:2]), instance.squares.index(move[3:])
    if pieces[a] == "." or pieces[b] != ".":
        return f"{move} has no knight to move or no empty square to go to"
    if instance.turns and pieces[a] == last:
        return f"{move} moves the colour that moved before"
    after = list(pieces)
    after[a], after[b] = ".", pieces[a]
    return "".join(after), pieces[a] if instance.turns else ""
