"""Find from examples the rules of a falling-block game, and give the final grid of a new game.

Answer: the grid when nothing changes any more; every setting of the stated kind that fits the examples gives it.
Harder: larger grids, more colours, more settings that are hidden, longer chains of vanishing and falling.
Skills: induction, simulation
Source: original; games of the kind of SameGame and Columns.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, Cell, components, where
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.verifiers import Board, Format, Grid

WAYS = ("down", "up", "right", "left")


class _Setting(NamedTuple):
    """Groups of `least` cells, joined by corners too or not, vanish, cells fall one way, colour `fixed` stays."""

    least: int
    corners: bool
    way: str
    fixed: str


class PatMatchCascade(Task["PatMatchCascade.Params", "PatMatchCascade.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=4, le=12)
        colours: int = knob("how many colours occur", levels=(3, 3, 4, 4, 3, 4, 4, 4, 5, 5), ge=2, le=7)
        largest: int = knob("the most cells that a group may need", levels=(4, 4, 5, 5, 5, 5, 5, 6, 6, 6), ge=4, le=6)
        secrets: int = knob(
            "how many are hidden of: the direction, corners, a fixed colour",
            levels=(0, 0, 0, 1, 2, 2, 3, 3, 3, 3),
            ge=0,
            le=3,
        )
        rounds: int = knob(
            "how often at least something vanishes in the new game", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 3), ge=1, le=6
        )
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        largest: int
        secrets: int

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. The same two moves are repeated until the first of them changes nothing:

        1. All groups of at least k cells vanish at once (become 0), for a fixed number k from 3 to {{ largest }}. A
           group is a largest set of cells of one colour that are connected by sides
           {%- if secrets >= 2 %} or, if the rule says so, by sides and corners{% endif %}.
           {{- " There may be one colour that never vanishes." if secrets == 3 }}
        2. All cells fall {{ "in one fixed direction (down, up, left or right)" if secrets else "down" }} as far as they
           can, without passing each other.

        The input is the grid before the first move, the output the grid at the end.
        """,
        zh=r"""
        0 是空格。重复下面两步，直到第 1 步不再引起变化：

        1. 所有不少于 k 格的组同时消失（变成 0），k 是 3 到 {{ largest }} 中某个固定的数。
           组是同色且以边相连{{ "（或者按规则以边或角相连）" if secrets >= 2 }}的极大一组格子。
           {{- "可能有一种颜色从不消失。" if secrets == 3 }}
        2. 所有格子{{ "朝一个固定的方向（下、上、左或右）" if secrets else "向下" }}尽量坠落，互不越过。

        输入是开始之前的网格，输出是结束时的网格。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        colours = rng.sample(COLOURS, params.colours)
        family = list(_family(params, colours))
        hidden = rng.choice(family)
        *befores, query = (random_board(rng, params.size, params.size, colours) for _ in range(params.pairs + 1))
        *_, (rounds, end) = enumerate(_course(hidden, query))
        if rounds < params.rounds or len(set(end)) == 1:
            raise task.Retry
        pairs = tuple((before, _end(hidden, before)) for before in befores)
        if all(before == after for before, after in pairs):
            raise task.Retry
        result = settled([partial(_end, setting) for setting in family], pairs, query)
        return self.Instance(pairs=pairs, query=query, largest=params.largest, secrets=params.secrets), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.largest, instance.secrets]


def _family(params: PatMatchCascade.Params, colours: list[str]) -> Iterator[_Setting]:
    """Yield the possible settings."""
    ways, corners = WAYS if params.secrets else WAYS[:1], (False, True) if params.secrets > 1 else (False,)
    fixed = ["", *colours] if params.secrets == 3 else [""]
    return (_Setting(*values) for values in product(range(3, params.largest + 1), corners, ways, fixed))


def _end(setting: _Setting, board: Board) -> Board:
    *_, end = _course(setting, board)
    return end


def _course(setting: _Setting, board: Board) -> Iterator[Board]:
    """Yield the board at the start and after every fall."""
    vanishing: set[Cell] | None = None
    while vanishing is None or vanishing:
        yield board
        vanishing = {
            cell
            for colour, group in _groups(board, setting.corners)
            if len(group) >= setting.least and colour != setting.fixed
            for cell in group
        }
        left = [[EMPTY if (r, c) in vanishing else item for c, item in enumerate(row)] for r, row in enumerate(board)]
        board = _fallen(setting.way, left)


@lru_cache(maxsize=256)
def _groups(board: Board, corners: bool) -> list[tuple[str, tuple[Cell, ...]]]:
    """List the groups of a board with their colours."""
    inks = sorted({item for row in board for item in row} - {EMPTY})
    return [(ink, group) for ink in inks for group in components(where(board, ink), KING if corners else SIDES)]


def _fallen(way: str, board: list[list[str]]) -> Board:
    """Let all cells fall one way."""
    upright, to_end = way in ("down", "up"), way in ("down", "right")
    lines = zip(*board, strict=True) if upright else board
    fallen = [sorted(line, key=lambda item: (item != EMPTY) == to_end) for line in lines]
    return tuple(zip(*fallen, strict=True)) if upright else tuple(map(tuple, fallen))
