"""Find from examples which feature of a picture gives the factor by which it is enlarged, and enlarge a new one.

Answer: the enlarged picture; every rule of the stated kind that fits the examples gives it.
Harder: larger pictures, more features to choose from, repeating instead of enlarging, inputs to be shrunk first.
Skills: induction, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, size
from bootcamp.lib.grid.scaling import enlarged, shrunk
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import grid_prompt, settled
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._reducers import REDUCERS
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.verifiers import Board, Grid

FACTORS = range(2, 6)

FEATURES: dict[str, tuple[str, str, Callable[[Board, str], int]]] = {
    "colours": (
        "how many different colours does it have, 0 not counted?",
        "图中不同颜色的个数，0 不算",
        lambda picture, c: REDUCERS["colours"][2](picture, picture),
    ),
    "colour": (
        "how many cells of colour c does it have, c being a fixed colour from 1 to 9?",
        "图中颜色 c 的格数，c 是 1 到 9 中某个固定的颜色",
        lambda picture, c: [*chain(*picture)].count(c),
    ),
    "empty": (
        "how many of its cells are 0?",
        "图中 0 的格数",
        lambda picture, c: [*chain(*picture)].count(EMPTY),
    ),
    "objects": (
        "into how many groups of cells of one colour, connected by sides, do its cells fall that are not 0?",
        "图中非 0 的格子按同色且以边相连分成的组数",
        lambda picture, c: REDUCERS["objects"][2](picture, picture),
    ),
    "largest": (
        "how many cells does its largest group of cells of one colour, not 0, connected by sides, have?",
        "图中最大一组同色且以边相连的非 0 格子的格数",
        lambda picture, c: REDUCERS["largest"][2](picture, picture),
    ),
}
"""Each in English, in Chinese and as a function of a picture and of the colour c."""

NAMES = {kind: (en, zh) for kind, (en, zh, _) in FEATURES.items()}
LONGEST = 16  # rows or columns of an output
TRIES = 60  # of drawing a picture


class PatScaleByFeature(Task["PatScaleByFeature.Params", "PatScaleByFeature.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the most rows and columns of a picture", levels=(2, 3, 3, 3, 4, 3, 3, 4, 4, 5), ge=2, le=5)
        colours: int = knob("how many colours occur", levels=(2, 3, 3, 4, 4, 3, 4, 4, 4, 5), ge=1, le=5)
        kinds: int = knob("how many features may give the factor", levels=(2, 2, 3, 5, 5, 3, 4, 5, 5, 5), ge=2, le=5)
        tiling: bool = knob("whether pictures may be repeated instead of enlarged", levels=(False, False) + (True,) * 8)
        block: int = knob(
            "the most by which inputs are already enlarged", levels=(1, 1, 1, 1, 1, 2, 3, 3, 3, 3), ge=1, le=3
        )
        noise: int = knob(
            "how many squares of inputs are spoiled, in percent",
            levels=(0, 0, 0, 0, 0, 40, 50, 60, 70, 80),
            ge=0,
            le=100,
        )
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = NAMES
        tiling: bool
        noisy: bool

    answer = Grid()
    prompt = grid_prompt(
        en=r"""
        {% if noisy %}
        The input has been made from a picture: every cell of the picture became a square of b x b cells of its colour,
        and then some cells were spoiled, in each square fewer than half. The number b may differ from grid to grid; it
        is the largest one for which the input can be cut into squares of b x b cells in each of which one colour has
        more than half of the cells. The output is the picture changed by a number n that is read from it.
        {% else %}
        The input is a picture, and the output is this picture changed by a number n that is read from it.
        {% endif %}
        {% if tiling %}
        Either every cell becomes a square of n x n cells of its colour, or the whole picture is repeated n times across
        and n times down; it is done in the same way in every grid.
        {% else %}
        Every cell becomes a square of n x n cells of its colour.
        {% endif %}
        In every grid n is from 2 to 5. It answers one of these questions about the picture, always the same one:

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        {% if noisy %}
        输入是由一张图得来的：图的每一格变成与它同色的 b × b 格的正方形，然后弄脏了一些格子，每个正方形中不到一半。
        各网格的 b 可以不同；它是满足下列条件的最大的数：输入能切成 b × b 格的正方形，每个正方形中有一种颜色占一半以上。
        输出是把这张图按从它读出的数 n 加以改变的结果。
        {% else %}
        输入是一张图，输出是把这张图按从它读出的数 n 加以改变的结果。
        {% endif %}
        {% if tiling %}
        要么每一格变成与它同色的 n × n 格的正方形，要么整张图横向、纵向各重复 n 次；是哪一种，各网格相同。
        {% else %}
        每一格变成与它同色的 n × n 格的正方形。
        {% endif %}
        各网格中 n 都是 2 到 5。它是图的下列某一种数量，各网格用同一种：

        {{ ways[language] | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds, inks = tuple(FEATURES)[: params.kinds], rng.sample(COLOURS, params.colours)
        rules = list(product(kinds, inks, (False, True)[: 1 + params.tiling]))
        hidden = partial(rescaled, *rng.choice(rules))
        *pictures, asked = (_random_picture(params, hidden, inks, rng) for _ in range(params.pairs + 1))
        pairs = [(picture, hidden(picture)) for picture in pictures]
        family = [partial(rescaled, *rule) for rule in rules]
        result = settled([rule for rule in family if rule(asked)], pairs, asked)
        *befores, query = (_spoiled(params, picture, rng) for picture in (*pictures, asked))
        shown = tuple((before, after) for before, (_, after) in zip(befores, pairs, strict=True))
        noisy = params.block > 1
        if len({len(after) // len(picture) for picture, after in pairs}) < 2 or (noisy and len(query) == len(result)):
            raise task.Retry
        return self.Instance(pairs=shown, query=query, kinds=kinds, tiling=params.tiling, noisy=noisy), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds, instance.tiling]


def _random_picture(
    params: PatScaleByFeature.Params, hidden: Callable[[Board], Board], inks: list[str], rng: Random
) -> Board:
    """Draw a picture, with its own share of empty cells and its own colours, that gives an output of moderate size."""
    for _ in range(TRIES):
        rows, cols = (rng.randint(max(2, params.size - 1), params.size) for _ in range(2))
        picture = random_board(rng, rows, cols, rng.choices(inks, k=4), rng.uniform(0.4, 1))
        output = hidden(picture)
        if output and max(size(output)) <= LONGEST:
            return picture
    raise task.Retry


def _spoiled(params: PatScaleByFeature.Params, picture: Board, rng: Random) -> Board:
    """Enlarge a picture and spoil some of its squares so that it can be found again."""
    if params.block == 1:
        return picture
    side = rng.randint(2, params.block)
    rows = [list(row) for row in enlarged(picture, side)]
    for top, left in cells(*size(picture)):
        if rng.randrange(100) < params.noise:
            number = rng.randint(1, (side * side - 1) // 2)
            for row, col in rng.sample(list(cells(side, side)), number):
                rows[side * top + row][side * left + col] = rng.choice((EMPTY, *COLOURS))
    board = tuple(map(tuple, rows))
    if shrunk(board) != picture:
        raise task.Retry
    return board


def rescaled(kind: str, colour: str, tiled: bool, picture: Board) -> Board:
    """Enlarge a picture, or repeat it if `tiled`, by its feature; the board is empty if that is none of FACTORS."""
    factor = FEATURES[kind][2](picture, colour)
    if factor not in FACTORS:
        return ()
    return tuple(row * factor for row in picture) * factor if tiled else enlarged(picture, factor)
