"""Lay square tiles into a frame so that sides that touch have the same colour.

Answer: the frame with the letter of a tile in every cell, and its turn where turning is allowed; every layout is right.
Harder: more tiles, and from level 4 tiles that may be turned.
Skills: search, spatial
Source: original generator; MacMahon's coloured squares ("New Mathematical Pastimes", 1921).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Tile = tuple[int, int, int, int]  # the colours of the sides up, right, down, left
_BORDER = 0


class EdgeMatchingTiles(Task["EdgeMatchingTiles.Params", "EdgeMatchingTiles.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of the frame", levels=(3, 3, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6
        )
        colours: int = knob("the number of colours inside", levels=(6, 4, 3, 4, 3, 5, 4, 3, 5, 4), ge=2, le=9)
        turning: bool = knob("whether tiles may be turned", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        size: int
        tiles: tuple[Tile, ...]
        turning: bool

        @property
        def listed(self) -> tuple[str, ...]:
            return tuple(
                f"{name}: {' '.join(map(str, tile))}" for name, tile in zip(CAPITALS, self.tiles, strict=False)
            )

    prompt = Prompt(
        en=r"""
        Here are {{ tiles | length }} square tiles, each with its letter and the colours of its upper, right, lower and
        left side, in this order:

        {{ listed | lines }}

        Lay all tiles into a frame of {{ size }}×{{ size }} cells, one in each cell, so that two sides that touch have
        the same colour and all sides along the edge of the frame have colour 0.
        {% if turning %}
        Tiles may be turned. In each cell write the letter of its tile and the number of clockwise quarter turns
        (0, 1, 2 or 3) after it, such as B3.
        {% else %}
        Tiles must not be turned. In each cell write the letter of its tile.
        {% endif %}
        If there are several ways, give any one.
        """,
        zh=r"""
        有 {{ tiles | length }} 块正方形砖。每块给出字母，以及它的上、右、下、左四边的颜色（按此顺序）：

        {{ listed | lines }}

        把所有的砖放进 {{ size }}×{{ size }} 的框里，每格一块，使相接的两边颜色相同，沿框边的所有边颜色都是 0。
        {% if turning %}
        砖可以旋转。每格写上砖的字母，后面紧跟顺时针转的四分之一圈数（0、1、2 或 3），例如 B3。
        {% else %}
        砖不能旋转。每格写上砖的字母。
        {% endif %}
        如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        turns = "0123" if instance.turning else ("",)
        names = CAPITALS[: len(instance.tiles)]
        return Grid(instance.size, instance.size, tuple(name + turn for name in names for turn in turns))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        size = params.size
        across = [[rng.randint(1, params.colours) for _ in range(size - 1)] for _ in range(size)]
        down = [[rng.randint(1, params.colours) for _ in range(size)] for _ in range(size - 1)]
        across = [[_BORDER, *row, _BORDER] for row in across]
        down = [[_BORDER] * size, *down, [_BORDER] * size]
        order = list(cells(size, size))
        rng.shuffle(order)
        tiles, names = [], {}
        for name, (row, col) in zip(CAPITALS, order, strict=False):
            turn = rng.randrange(4) if params.turning else 0
            sides = (down[row][col], across[row][col + 1], down[row + 1][col], across[row][col])
            tiles.append(_turned(sides, -turn))
            names[row, col] = f"{name}{turn}" if params.turning else name
        answer = fill(size, size, (names[cell] for cell in cells(size, size)))
        return self.Instance(size=size, tiles=tuple(tiles), turning=params.turning), answer

    def key(self, instance: Instance) -> object:
        turns = range(4) if instance.turning else (0,)
        return [instance.turning, sorted(min(_turned(tile, turn) for turn in turns) for tile in instance.tiles)]

    def check(self, instance: Instance, answer: Board) -> str:
        used, laid = set(), {}
        for row, col in cells(instance.size, instance.size):
            name, turn = answer[row][col][0], answer[row][col][1:] or "0"
            if name in used:
                return f"tile {name} is used more than once"
            used.add(name)
            laid[row, col] = _turned(instance.tiles[CAPITALS.index(name)], int(turn))
        border = (_BORDER,) * 4
        for row, col in cells(instance.size, instance.size):
            for side, near in enumerate(((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))):
                if laid[row, col][side] != laid.get(near, border)[(side + 2) % 4]:
                    return f"the {('upper', 'right', 'lower', 'left')[side]} side in {place((row, col))} does not match"
        return ""


def _turned(tile: Tile, turns: int) -> Tile:
    """Turn a tile clockwise by quarter turns."""
    up, right, down, left = (tile[(side - turns) % 4] for side in range(4))
    return up, right, down, left
