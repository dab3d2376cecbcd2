"""Find from examples which dots of a colour are joined, by lines of which colour, and join the dots of a new grid.

Answer: the grid with all lines; every setting of the stated kind that fits the examples gives it.
Harder: larger grids, more dots and colours, lines along diagonals, more crossings.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations, permutations, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import CORNERS, SIDES, Cell, cells, ray, size, where
from bootcamp.task import Retry, Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance, pairs_by_table
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, paint
from bootcamp.verifiers import Board, Format, Grid

WAYS = {
    "none": ("none", "都不连"),
    "straight": ("every two on one row or column", "同行或同列的每两点都连"),
    "diagonal": ("every two on one diagonal, of any length", "同一对角线（长度任意）的每两点都连"),
    "both": ("every two on one row, column or diagonal", "同行、同列或同一对角线的每两点都连"),
}
MOST = 4  # ways of joining dots that the examples may leave open


class PatConnectPairs(Task["PatConnectPairs.Params", "PatConnectPairs.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 8, 9, 10, 11, 12, 14), ge=4, le=16)
        colours: int = knob("how many colours of dots occur", levels=(2, 2, 3, 3, 2, 3, 3, 4, 4, 4), ge=1, le=5)
        idle: int = knob("how many colours of dots are not joined", levels=(0, 1, 1, 1, 0, 1, 1, 1, 1, 1), ge=0, le=3)
        lines: int = knob(
            "how many pairs of dots on a line are laid on a grid", levels=(2, 3, 4, 5, 5, 6, 8, 9, 10, 12), ge=1, le=12
        )
        single: int = knob("how many dots are added anywhere", levels=(0, 0, 0, 1, 1, 1, 1, 2, 3, 4), ge=0, le=6)
        diagonal: bool = knob("whether dots on a diagonal may be joined", levels=(False,) * 4 + (True,) * 6)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=6)

    class Instance(KindsInstance):
        described = WAYS

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell, every other cell of an input is a dot. Two dots of one colour may be joined by a straight
        line, which colours all empty cells between them; dots keep their colours, and lines run on under them. The
        colour of the dots decides which of them are joined:

        {{ ways[language] | bullets }}

        It also decides which colour the lines have, possibly that of some dots. Where lines that belong to dots of
        different colours cross, one lies on top: the colours of the dots have a hidden order, and the line of the later
        one covers the other. All this is the same in every grid.
        """,
        zh=r"""
        0 是空格，输入中其他格子都是点。同色的两个点可能用直线连起来，直线给两点之间的所有空格着色；
        点的颜色不变，直线从点的下面穿过。点的颜色决定哪些点相连：

        {{ ways[language] | bullets }}

        点的颜色还决定直线的颜色，它也可能与某些点同色。不同颜色的点的直线相交时，有一条在上面：
        点的颜色有一个隐藏的次序，次序在后的颜色的直线盖住另一条。以上各项在各网格中相同。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        inks = rng.sample(COLOURS, params.colours)
        ways = tuple(WAYS)[: 4 if params.diagonal else 2]
        hidden = partial(
            top_lines, {ink: rng.choice(ways[1:]) if ink in inks[params.idle :] else "none" for ink in inks}
        )
        *befores, query = (_random_board(params, inks, rng) for _ in range(params.pairs + 1))
        pairs = pairs_by_table(rng, hidden, befores, (EMPTY, *inks), COLOURS)
        family = [
            partial(top_lines, dict(setting))
            for chosen in possible_ways(pairs, inks, ways)
            for setting in permutations(zip(inks, chosen, strict=True))
        ]
        result = settled_by_tables(family, pairs, query)
        if result == query:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, kinds=ways), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds]


def _random_board(params: PatConnectPairs.Params, inks: Sequence[str], rng: Random) -> Board:
    """Lay pairs of dots, with a cell or more between them, and further dots."""
    side, steps = params.size, SIDES + CORNERS * params.diagonal
    dots: dict[Cell, str] = {}
    for ink in rng.choices(inks, k=params.lines):
        start, step = (rng.randrange(side), rng.randrange(side)), rng.choice(steps)
        far = ray(side, side, start, step)[1:]
        if far:
            dots |= {start: ink, rng.choice(far): ink}
    dots |= zip(rng.sample(list(cells(side, side)), params.single), rng.choices(inks, k=params.single), strict=True)
    return paint(side, side, ((ink, (cell,)) for cell, ink in dots.items()))


@lru_cache(maxsize=256)
def _between(board: Board, ink: str, way: str) -> tuple[Cell, ...]:
    """List the empty cells between the dots of a colour that are joined in a way."""
    found: list[Cell] = []
    for (row, col), (other, last) in combinations(where(board, ink), 2):
        down, right = other - row, last - col
        kind = "straight" if 0 in (down, right) else "diagonal" if abs(down) == abs(right) else ""
        if kind and way in (kind, "both"):
            length = max(abs(down), abs(right))
            found += ((row + down // length * step, col + right // length * step) for step in range(1, length))
    return tuple(cell for cell in found if board[cell[0]][cell[1]] == EMPTY)


def possible_ways(pairs: Sequence[Pair], inks: Sequence[str], ways: Sequence[str]) -> list[tuple[str, ...]]:
    """List the ways, one for each colour, that cover just what is coloured; raise Retry if there are many."""
    grown = [(before, set(where(before, EMPTY)).difference(where(after, EMPTY))) for before, after in pairs]
    possible = [[way for way in ways if all(new.issuperset(_between(b, ink, way)) for b, new in grown)] for ink in inks]
    found = [
        chosen
        for chosen in product(*possible)
        if all(new == set().union(*map(partial(_between, b), inks, chosen)) for b, new in grown)
    ]
    if len(found) > MOST:
        raise Retry
    return found


def top_lines(ways: Mapping[str, str], board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell without a line, and the colour of the dots of the line on top of every other."""
    classes: list[list[Hashable]] = [list(line) for line in board]
    for ink, way in ways.items():
        for row, col in _between(board, ink, way):
            classes[row][col] = (ink,)
    return classes
