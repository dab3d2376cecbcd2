"""Find the births and survivals of a cellular automaton from single steps, and run it on a new grid.

Answer: the grid after the stated steps; the examples show every case of the hidden table that is met on the way.
Harder: larger grids, more steps, fewer examples.
Skills: induction, simulation, counting
Source: original; life-like rules as in D. Eppstein, Growth and decay in life-like cellular automata, 2010.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, size
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._scenes import random_board
from bootcamp.verifiers import Board, Format, Grid


class PatTotalisticCa(Task["PatTotalisticCa.Params", "PatTotalisticCa.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 6, 7, 8, 9, 9, 10, 12), ge=4, le=15)
        steps: int = knob("how many steps are asked for", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)
        pairs: int = knob("how many examples are given", levels=(3, 3, 2, 3, 3, 3, 2, 3, 3, 2), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        steps: int
        torus: bool

    prompt = grid_prompt(
        en=r"""
        0 is a dead and 1 a living cell. In one step all cells change at once: whether a cell lives after the step
        depends, by a hidden table, on whether it lived before and on how many of the 8 cells around it lived before.
        {% if torus %}
        The edges are joined: beyond the right edge follows the left one, beyond the lower edge the upper one.
        {% else %}
        Beyond the edges of the grid all cells are dead.
        {% endif %}
        In each example the output is the grid after a single step.
        {% if steps > 1 %}
        At the end, the output asked for is the grid after {{ steps }} steps.
        {% endif %}
        """,
        zh=r"""
        0 是死细胞，1 是活细胞。每一步所有细胞同时变化：一个细胞在这一步之后是否活着由一张隐藏的表决定，
        取决于它之前是否活着，以及周围 8 格中之前有多少个活细胞。
        {% if torus %}
        边缘是相连的：越过右边缘就到左边缘，越过下边缘就到上边缘。
        {% else %}
        网格之外全是死细胞。
        {% endif %}
        每个例子的输出是只走一步之后的网格。
        {% if steps > 1 %}
        最后所求的输出是走 {{ steps }} 步之后的网格。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query), "01")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        torus = rng.random() < 0.5
        classify = partial(_classes, torus)
        table = {case: rng.choice("01") for case in product("01", range(9))}
        *befores, query = (random_board(rng, params.size, params.size, "1", 0.4) for _ in range(params.pairs + 1))
        pairs = tuple((before, coloured(table, classify(before))) for before in befores)
        result = query
        for _ in range(params.steps):
            result = settled_by_tables([classify], pairs, result)
        if len({cell for row in result for cell in row}) == 1:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, steps=params.steps, torus=torus), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.steps, instance.torus]


def _classes(torus: bool, board: Board) -> list[list[tuple[str, int]]]:
    """Give every cell's state and the number of living cells around it."""
    rows, cols = size(board)

    def lives(row: int, col: int) -> bool:
        if torus:
            row, col = row % rows, col % cols
        return 0 <= row < rows and 0 <= col < cols and board[row][col] == "1"

    return [
        [(state, sum(lives(row + down, col + right) for down, right in KING)) for col, state in enumerate(line)]
        for row, line in enumerate(board)
    ]
