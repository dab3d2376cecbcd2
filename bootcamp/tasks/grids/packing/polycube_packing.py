"""Fill a box with polycubes, each used once.

Answer: the box layer by layer, with the letter of a piece for every cube; every packing is right.
Harder: larger boxes, more and larger pieces.
Skills: search, spatial
Source: original; packing puzzles such as Piet Hein's Soma cube (1933).
Small: a box of twelve cubes, which a beginner can fill, has few sets of pieces.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.pieces import CAPITALS
from bootcamp.lib.grid.polycubes import Cube, Polycube, normal, random_cut, rotations
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class PolycubePacking(Task["PolycubePacking.Params", "PolycubePacking.Instance", Board]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        layers: int = knob("the number of layers of the box", levels=(2, 2, 2, 2, 3, 2, 3, 3, 3, 3), ge=2, le=4)
        rows: int = knob("the number of rows of a layer", levels=(2, 3, 3, 3, 3, 4, 3, 3, 4, 4), ge=2, le=4)
        cols: int = knob("the number of columns of a layer", levels=(3, 3, 4, 4, 3, 4, 4, 4, 4, 4), ge=2, le=4)
        smallest: int = knob("the least number of cubes of a piece", levels=(3, 3, 3, 4, 4, 4, 3, 4, 4, 4), ge=2, le=5)
        largest: int = knob("the largest number of cubes of a piece", levels=(5, 5, 5, 5, 5, 5, 5, 5, 6, 5), ge=3, le=8)

    class Instance(task.Instance):
        layers: int
        rows: int
        cols: int
        pieces: tuple[Polycube, ...]

        @property
        def names(self) -> str:
            return CAPITALS[: len(self.pieces)]

        @property
        def listed(self) -> tuple[str, ...]:
            return tuple(
                f"{name}: " + " ".join(f"({layer + 1},{row + 1},{col + 1})" for layer, row, col in piece)
                for name, piece in zip(self.names, self.pieces, strict=True)
            )

    prompt = Prompt(
        en=r"""
        A box has {{ layers }} layers of unit cubes, each of {{ rows }} rows and {{ cols }} columns.
        These pieces are made of unit cubes, given as (layer, row, column); only shapes count, not places:

        {{ listed | lines }}

        Put each piece into the box exactly once so that they fill it exactly. Any of the 24 rotations in space is
        allowed, mirror images are not.

        For each unit cube of the box write the letter of its piece, layer below layer with nothing in between: first
        the rows of layer 1, then those of layer 2, and so on, {{ layers * rows }} rows in all.
        If there are several ways, give any one.
        """,
        zh=r"""
        一个盒子有 {{ layers }} 层，每层是 {{ rows }} 行 {{ cols }} 列单位立方体。下面的拼块由单位立方体组成，
        每个立方体写作（层, 行, 列），坐标只表示拼块的形状，不表示它在盒中的位置：

        {{ listed | lines }}

        请把每个拼块恰好用一次放进盒子，使它们正好填满盒子。空间中的 24 种旋转都可以，但不能用镜像。

        盒中每个单位立方体写上它所属拼块的字母。各层依次写出，层与层之间不加任何内容：
        先写第 1 层的各行，再写第 2 层的各行，依此类推，共 {{ layers * rows }} 行。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.layers * instance.rows, instance.cols, instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        box = list(product(range(params.layers), range(params.rows), range(params.cols)))
        groups = random_cut(box, params.smallest, params.largest, rng)
        if min(map(len, groups)) < params.smallest:
            raise task.Retry
        letter = {cube: name for name, group in zip(CAPITALS, groups, strict=False) for cube in group}
        pieces = tuple(rng.choice(rotations(normal(group))) for group in groups)
        names = [letter[cube] for cube in box]
        rows = tuple(tuple(names[start : start + params.cols]) for start in range(0, len(box), params.cols))
        return self.Instance(layers=params.layers, rows=params.rows, cols=params.cols, pieces=pieces), rows

    def key(self, instance: Instance) -> object:
        pieces = sorted(rotations(piece)[0] for piece in instance.pieces)
        return [sorted((instance.layers, instance.rows, instance.cols)), pieces]

    def check(self, instance: Instance, answer: Board) -> str:
        used: dict[str, list[Cube]] = {name: [] for name in instance.names}
        for index, line in enumerate(answer):
            for col, name in enumerate(line):
                used[name].append((*divmod(index, instance.rows), col))
        for name, piece in zip(instance.names, instance.pieces, strict=True):
            if not used[name] or normal(used[name]) not in rotations(piece):
                return f"the cubes of {name} do not have the shape of that piece"
        return ""
