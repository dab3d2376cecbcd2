"""Find from examples which digit stands for each block of a grid, and sum up the blocks of a new grid.

Answer: the grid of digits, one for each block; every rule of the stated kind that fits the examples gives it.
Harder: more and larger blocks, more kinds of rules, comparisons of blocks, an output that may be turned or mirrored.
Skills: induction, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._reducers import REDUCERS
from bootcamp.tasks.patterns._scenes import LINE, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

_IMAGES = (0, 2, 1, 3, 4, 5, 6, 7)


class PatBlockSummary(Task["PatBlockSummary.Params", "PatBlockSummary.Instance", Board]):
    version = 1

    class Params(task.Params):
        blocks: int = knob(
            "the number of blocks in a row and in a column", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5
        )
        side: int = knob(
            "the number of rows and of columns of a block", levels=(2, 2, 3, 3, 3, 3, 4, 3, 3, 4), ge=2, le=4
        )
        colours: int = knob("how many colours occur", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        rules: int = knob("how many kinds of rules are possible", levels=(2, 4, 5, 4, 5, 6, 7, 8, 8, 8), ge=2, le=8)
        images: int = knob(
            "in how many ways the output may be turned and mirrored", levels=(1, 1, 1, 1, 2, 2, 4, 4, 8, 8), ge=1, le=8
        )
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        side: int
        rules: tuple[str, ...]
        images: int

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(REDUCERS[name] for name in self.rules)

    prompt = grid_prompt(
        en=r"""
        Lines of 9 cut the input into square blocks, and 0 is an empty cell. The output has one digit for each block, at
        the block's place. The digit is one of these (the same one in every grid), or the last digit of that number:

        {{ ways[language] | bullets }}

        {% if images > 1 %}
        When all digits are there, the output as a whole may be
        {{- " turned by half" if images == 2 else " turned clockwise by one, two or three quarters" }}
        {{- ", or it may be mirrored left to right and then turned so or not turned" if images > 4 -}}
        , in the same way in every grid.
        {% endif %}
        The next block is the one to the right; for the last block of a row it is the first block of the same row.
        """,
        zh=r"""
        一条条 9 把输入划分成正方形的块，0 是空格。输出在每块的位置上有一个数字。
        该数字是下列之一（各网格用同一种），或者它的个位：

        {{ ways[language] | bullets }}

        {% if images > 1 %}
        全部数字写好后，整个输出可能再
        {{- "旋转半圈" if images == 2 else "顺时针旋转四分之一、二或三圈" }}
        {{- "，也可能先左右翻转，然后这样旋转或不旋转" if images > 4 }}，各网格用同样的方式。
        {% endif %}
        下一块指右边的一块；一行中最后一块的下一块是同一行的第一块。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        blocks = (len(instance.query) + 1) // (instance.side + 1)
        return Grid(blocks, blocks)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rules = tuple(REDUCERS)[: params.rules]
        images = _IMAGES[: params.images]
        hidden = partial(_summary, params.side, rng.choice(rules), rng.choice(images))
        colours = rng.sample("12345678", params.colours)
        *befores, query = (_random_board(params, colours, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled([partial(_summary, params.side, *choice) for choice in product(rules, images)], pairs, query)
        if len({item for row in result for item in row}) < 2 or any(result == after for _, after in pairs):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, side=params.side, rules=rules, images=params.images), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(rule: str, image: int, board: Board) -> tuple[str, Board]:
            plain, turned = (_summary(instance.side, rule, k, board) for k in (0, image))
            shown = [" / ".join(map(" ".join, one)) for one in (plain, turned)]
            return " -> ".join(shown[: 1 + (image > 0)]), turned

        rules = (
            (f"{number}. ", partial(tried, rule, image))
            for (number, rule), image in product(enumerate(instance.rules, 1), _IMAGES[: instance.images])
        )
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.rules, instance.images]


def _random_board(params: PatBlockSummary.Params, colours: list[str], rng: Random) -> Board:
    """Draw blocks, each with its own share of empty cells and its own choice of colours."""
    period, size = params.side + 1, params.blocks * (params.side + 1) - 1
    blocks = [
        [
            random_board(rng, params.side, params.side, rng.choices(colours, k=3), rng.uniform(0.3, 1))
            for _ in range(params.blocks)
        ]
        for _ in range(params.blocks)
    ]
    return fill(
        size,
        size,
        (
            LINE
            if params.side in (row % period, col % period)
            else blocks[row // period][col // period][row % period][col % period]
            for row, col in product(range(size), repeat=2)
        ),
    )


def _summary(side: int, rule: str, image: int, board: Board) -> Board:
    """Sum up the blocks and turn or mirror the output."""
    return symmetries(_digits(side, rule, board))[image]


@lru_cache(maxsize=32)
def _digits(side: int, rule: str, board: Board) -> Board:
    starts = range(0, len(board), side + 1)
    blocks = [[tuple(row[left : left + side] for row in board[top : top + side]) for left in starts] for top in starts]
    return tuple(
        tuple(str(REDUCERS[rule][2](block, beside) % 10) for block, beside in zip(row, row[1:] + row[:1], strict=True))
        for row in blocks
    )
