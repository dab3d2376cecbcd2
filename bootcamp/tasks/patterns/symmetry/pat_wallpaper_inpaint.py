"""Find the repeating block of a wallpaper that is partly hidden, and give the whole wallpaper.

Answer: the wallpaper; every block and offset of the stated sizes that fit the visible cells give it.
Harder: larger wallpapers, larger blocks, offsets, colours that change from block to block, more hidden cells.
Skills: induction, spatial
Source: original; patterns with one class of translations as in B. Grünbaum and G. Shephard, Tilings and patterns, 1987.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.patterns._scenes import COLOURS
from bootcamp.verifiers import Board, Format, Grid

HIDDEN = "?"

Lattice = tuple[int, int, int, int]  # height and width of the block, offset and change of colours


class PatWallpaperInpaint(Task["PatWallpaperInpaint.Params", "PatWallpaperInpaint.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=4, le=18)
        block: int = knob("the most rows and columns of the block", levels=(2, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=2, le=6)
        colours: int = knob("how many colours occur", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        offset: bool = knob(
            "whether blocks may be shifted against those above them", levels=(False, False) + (True,) * 8
        )
        changing: bool = knob("whether the colours may change from block to block", levels=(False,) * 4 + (True,) * 6)
        hidden: int = knob(
            "how many percent of the cells are hidden", levels=(20, 25, 25, 30, 30, 35, 35, 40, 45, 50), ge=5, le=70
        )

    class Instance(task.Instance):
        board: Board
        colours: int
        block: int
        offset: bool
        changing: bool

    prompt = Prompt(
        en=r"""
        A wallpaper is made of digits from 1 to {{ colours }}, each a colour. A block of h rows and w columns, both from
        1 to {{ block }}, is repeated without end on both sides, so that it fills a strip of h rows.
        {% if offset %}
        Below it lies the same strip, moved to the right by s columns, below that one the same strip, moved by 2s
        columns, and so on, for a fixed s from 0 to w - 1.
        {% else %}
        Below it lies the same strip again, and so on.
        {% endif %}
        {% if changing %}
        Finally, every strip may be coloured anew: either no strip is, or in each strip every colour is replaced by the
        next one as often as there are strips above it; the next one after {{ colours }} is 1.
        {% endif %}
        The top left cell of the grid is the top left cell of a block. Some cells are hidden, shown as ?. Just one
        wallpaper fits the others. Give it.

        {{ board | grid(" ") }}
        """,
        zh=r"""
        一张墙纸由数字 1 到 {{ colours }} 组成，每个数字代表一种颜色。一个 h 行 w 列的块（h 和 w 都在
        1 到 {{ block }} 之间）向左右不断重复，铺满一条高 h 行的带。
        {% if offset %}
        它下面是同样的带，向右移动 s 列；再下面是同样的带，移动 2s 列，依此类推，s 是 0 到 w - 1 中某个固定的数。
        {% else %}
        它下面是同样的带，依此类推。
        {% endif %}
        {% if changing %}
        最后各条带可能重新着色：要么都不重新着色，要么每条带中的每种颜色换成下一种颜色，
        换的次数等于它上方的带的条数；{{ colours }} 的下一种是 1。
        {% endif %}
        网格的左上角格子是某一块的左上角格子。有些格子被遮住，显示为 ?。与其余格子相符的墙纸只有一张，写出它。

        {{ board | grid(" ") }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.board), len(instance.board), COLOURS[: instance.colours])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        lattices = list(_lattices(params.block, params.offset, params.changing))
        lattice = rng.choice([one for one in lattices if min(one[:2]) > 1])
        block = {place: rng.randrange(params.colours) for place in cells(params.block, params.block)}
        result = _wallpaper(params.size, lattice, params.colours, block)
        top, left = rng.randrange(params.size), rng.randrange(params.size)
        hidden = set(product(range(top, top + params.size // 3), range(left, left + params.size // 3)))
        places = list(cells(params.size, params.size))
        hidden.update(rng.sample(places, len(places) * params.hidden // 100))
        inks = zip(places, chain(*result), strict=True)
        board = fill(params.size, params.size, (HIDDEN if cell in hidden else ink for cell, ink in inks))
        if len(set(chain(*result))) < 2 or set(_fitting(board, lattices, params.colours)) != {result}:
            raise task.Retry
        return self.Instance(
            board=board, **params.model_dump(include={"colours", "block", "offset", "changing"})
        ), result

    def key(self, instance: Instance) -> object:
        return [instance.board, instance.colours, instance.block, instance.offset, instance.changing]


def _lattices(block: int, offset: bool, changing: bool) -> Iterator[Lattice]:
    for height, width in product(range(1, block + 1), repeat=2):
        yield from product((height,), (width,), range(width if offset else 1), (0, 1)[: 1 + changing])


def _place(lattice: Lattice, row: int, col: int) -> tuple[Cell, int]:
    """Give the cell of the block that lies at a cell of the wallpaper, and how often its colour is changed."""
    height, width, offset, change = lattice
    strip = row // height
    return (row % height, (col - offset * strip) % width), change * strip


def _wallpaper(size: int, lattice: Lattice, colours: int, block: Mapping[Cell, int]) -> Board:
    """Paper a grid with a block of colours counted from 0."""
    places = (_place(lattice, row, col) for row, col in cells(size, size))
    return fill(size, size, (COLOURS[(block[cell] + changes) % colours] for cell, changes in places))


def _fitting(board: Board, lattices: Iterable[Lattice], colours: int) -> Iterator[Board]:
    """Yield the wallpapers that fit the visible cells; raise Retry if one of them is not settled by these."""
    visible = [(row, col, ink) for row, line in enumerate(board) for col, ink in enumerate(line) if ink != HIDDEN]
    for lattice in lattices:
        block: dict[Cell, int] = {}
        for row, col, ink in visible:
            cell, changes = _place(lattice, row, col)
            colour = (int(ink) - 1 - changes) % colours
            if block.setdefault(cell, colour) != colour:
                break
        else:
            if len(block) < len({_place(lattice, *cell)[0] for cell in cells(*size(board))}):
                raise task.Retry
            yield _wallpaper(len(board), lattice, colours, block)
