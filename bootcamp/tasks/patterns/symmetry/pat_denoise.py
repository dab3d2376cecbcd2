"""Find from examples what is noise in a picture and what takes its place, and clean a new picture.

Answer: the cleaned grid; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more noise, more kinds of noise that are possible, objects that look like noise.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, components, graph, size, where
from bootcamp.lib.grid.shapes import random_polyomino
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, apart, paint
from bootcamp.verifiers import Board, Format, Grid

NOISE: dict[str, tuple[str, str, Callable[[str, int, str, int], bool]]] = {
    "colour": ("all patches of colour c", "颜色为 c 的所有斑块", lambda ink, cells, c, s: ink == c),
    "small": ("all patches of at most s cells", "至多 s 格的所有斑块", lambda ink, cells, c, s: cells <= s),
    "both": (
        "all patches of colour c that have at most s cells",
        "颜色为 c 且至多 s 格的所有斑块",
        lambda ink, cells, c, s: ink == c and cells <= s,
    ),
}
"""Each in English, in Chinese and as a test of the colour and the number of cells of a patch."""
FILLS = {
    "most": (
        "the colour that most of the cells beside the patch have, each cell counted once",
        "与斑块相邻的格子中最多的颜色，每格只算一次",
    ),
    "ground": ("0", "0"),
    "largest": (
        "the colour of the patch with the most cells among those beside it",
        "与它相邻的斑块中格数最多者的颜色",
    ),
}


class _Rule(NamedTuple):
    """What is noise, for a colour c and a size s where these matter, and what takes its place."""

    noise: str
    colour: str
    most: int
    fill: str


Patch = tuple[str, tuple[Cell, ...], tuple[int, ...]]  # its colour, its cells, and for each cell beside it its patch


class PatDenoise(Task["PatDenoise.Params", "PatDenoise.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=5, le=18)
        objects: int = knob("how many solid objects a grid has", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        small: int = knob(
            "how many objects of one to three cells a grid has", levels=(0, 0, 0, 0, 0, 1, 2, 2, 3, 3), ge=0, le=6
        )
        percent: int = knob(
            "the share of cells that are spoiled, in percent", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=2, le=30
        )
        noise: int = knob("how many kinds of noise are possible", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        most: int = knob(
            "the largest size of noise that is possible", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=3
        )
        fills: int = knob(
            "how many ways to replace noise are possible", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3
        )
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        noise: tuple[str, ...]
        most: int
        fills: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(NOISE[name] for name in self.noise)

        @property
        def fillings(self) -> dict[str, list[str]]:
            return by_language(FILLS[name] for name in self.fills)

    prompt = grid_prompt(
        en=r"""
        A patch is a largest group of cells of one colour, 0 included, that are connected by sides. Noise is, for a
        hidden colour c from 1 to 9 and a hidden number s from 1 to {{ most }}, one of these:

        {{ ways[language] | bullets }}

        All patches that are noise are replaced at once: the cells of such a patch take this colour
        {{- ", by the hidden rule one of these" if fills | length > 1 }}:

        {{ fillings[language] | bullets }}

        A cell or patch is beside a patch if it shares a side with it; what is noise itself does not count. In a tie the
        smallest digit is taken, and 0 if nothing beside the patch counts. All other cells stay as they are. The rule is
        the same in every grid.
        """,
        zh=r"""
        斑块是同色（包括 0）且以边相连的极大一组格子。设 c 是 1 到 9 中某个隐藏的颜色，
        s 是 1 到 {{ most }} 中某个隐藏的数，噪声是下列之一：

        {{ ways[language] | bullets }}

        所有是噪声的斑块同时被替换，这种斑块的各格变成
        {{- "下列颜色之一，由隐藏规则决定" if fills | length > 1 else "下列颜色" }}：

        {{ fillings[language] | bullets }}

        与斑块有公共边的格子或斑块称为与它相邻，本身是噪声的不算。并列时取最小的数字；相邻的都不算时为 0。
        其他格子不变。规则在各网格中相同。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        inks, noise, fills = rng.sample(COLOURS, 4), tuple(NOISE)[: params.noise], tuple(FILLS)[: params.fills]
        hidden = _Rule(rng.choice(noise), inks[0], rng.randint(1, params.most), rng.choice(fills))
        *befores, query = (_random_board(params, inks, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, cleaned(hidden, before)) for before in befores)
        if any(before == after for before, after in pairs):
            raise task.Retry
        sizes = range(1, params.most + 1)
        family = [partial(cleaned, _Rule(*choice)) for choice in product(noise, inks, sizes, fills)]
        result = settled(family, pairs, query)
        return self.Instance(pairs=pairs, query=query, noise=noise, most=params.most, fills=fills), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.noise, instance.most, instance.fills]


def _random_board(params: PatDenoise.Params, inks: list[str], rng: Random) -> Board:
    """Lay solid objects and small ones that lie apart, and spoil cells, mostly by the first colour."""
    side, first = params.size, inks[0]
    solid = [tuple(cells(rng.randint(2, side // 3 + 1), rng.randint(2, side // 3 + 1))) for _ in range(params.objects)]
    small = [random_polyomino(rng.randint(1, 3), rng) for _ in range(params.small)]
    laid = apart(rng, side, side, sorted([*solid, *small], key=len, reverse=True))
    clean = paint(side, side, ((rng.choice(inks), group) for group in laid))
    return tuple(
        tuple(rng.choice((first, first, *inks, EMPTY)) if rng.randrange(100) < params.percent else ink for ink in row)
        for row in clean
    )


@lru_cache(maxsize=64)
def _patches(board: Board) -> tuple[Patch, ...]:
    near = graph(*size(board))
    found = [(ink, group) for ink in sorted({*"".join(map("".join, board))}) for group in components(where(board, ink))]
    number = {cell: place for place, (_, group) in enumerate(found) for cell in group}
    return tuple(
        (ink, group, tuple(number[cell] for cell in sorted({c for own in group for c in near[own]}.difference(group))))
        for ink, group in found
    )


def cleaned(rule: _Rule, board: Board) -> Board:
    """Replace all noise at once."""
    patches = _patches(board)
    test = NOISE[rule.noise][2]
    noisy = {number for number, (ink, group, _) in enumerate(patches) if test(ink, len(group), rule.colour, rule.most)}
    rows = [list(row) for row in board]
    for number in noisy:
        _, group, beside = patches[number]
        ink = _filling(rule.fill, [patches[other][:2] for other in beside if other not in noisy])
        for row, col in group:
            rows[row][col] = ink
    return tuple(map(tuple, rows))


def _filling(fill: str, beside: Iterable[tuple[str, tuple[Cell, ...]]]) -> str:
    """Choose among the patches beside a patch, given once for each cell; the smallest digit in a tie."""
    weight: dict[str, int] = {}
    for ink, group in beside:
        weight[ink] = weight.get(ink, 0) + 1 if fill == "most" else max(weight.get(ink, 0), len(group))
    return min(weight, key=lambda ink: (-weight[ink], ink)) if weight and fill != "ground" else EMPTY
