"""Count the unit cubes of a painted box, from which blocks may be missing, by their painted faces.

Answer: one integer; it is unique.
Harder: larger boxes, missing blocks, two colours.
Skills: geometry, counting
Source: original.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Cell = tuple[int, int, int]
Block = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
"""The first and the last layer along x, y and z."""

_FACES = {
    "left": ("left (x = 1)", "左面（x = 1）", 0, -1),
    "right": ("right (largest x)", "右面（x 最大）", 0, 1),
    "front": ("front (y = 1)", "前面（y = 1）", 1, -1),
    "back": ("back (largest y)", "后面（y 最大）", 1, 1),
    "bottom": ("bottom (z = 1)", "底面（z = 1）", 2, -1),
    "top": ("top (largest z)", "顶面（z 最大）", 2, 1),
}


class PaintedCuboidCount(Task["PaintedCuboidCount.Params", "PaintedCuboidCount.Instance", int]):
    version = 1

    class Params(task.Params):
        size: int = knob("the longest side of the box", levels=(8, 8, 8, 9, 9, 10, 11, 13, 16, 20), ge=3, le=30)
        blocks: int = knob("how many blocks may be missing", levels=(0, 0, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        kinds: int = knob("how many kinds of questions there are", levels=(1, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        sides: Cell
        blocks: tuple[Block, ...]
        red: tuple[str, ...]  # the faces of the box that are red; empty: all of the surface has one colour
        blue: bool  # whether the rest of the surface is blue
        faces: int  # how many painted faces a cube must have; 0: a red and a blue one at least

        @property
        def listed(self) -> dict[str, list[str]]:
            return {"en": [_FACES[face][0] for face in self.red], "zh": [_FACES[face][1] for face in self.red]}

        @property
        def ranges(self) -> list[str]:
            return [
                ", ".join(
                    f"{name} = {a}" if a == b else f"{a} ≤ {name} ≤ {b}"
                    for name, (a, b) in zip("xyz", block, strict=True)
                )
                for block in self.blocks
            ]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A box is made of {{ sides | join(" × ") }} unit cubes. A cube has the coordinates (x, y, z), counted from 1 to
        {{ sides[0] }}, {{ sides[1] }} and {{ sides[2] }}.
        {% if blocks %}
        First the cubes with these coordinates are taken away:

        {{ ranges | bullets }}

        {% endif %}
        {% if red %}
        These faces of the {{ "original " if blocks }}box are painted red
        {{- ", where cubes are left" if blocks }}: {{ listed["en"] | listed("en") }}.
        {% if blue %}
        All other outer faces of cubes{{ ", also those in the gaps," if blocks }} are painted blue.
        {% else %}
        Nothing else is painted.
        {% endif %}
        {% else %}
        All outer faces of cubes{{ ", also those in the gaps," if blocks }} are painted; faces where two cubes meet stay
        unpainted.
        {% endif %}
        Then the box is taken apart.

        {% if faces %}
        How many of its cubes have exactly {{ faces }} painted {{ "face" if faces == 1 else "faces" }}?
        {% else %}
        How many of its cubes have at least one red and at least one blue face?
        {% endif %}
        """,
        zh=r"""
        一个长方体由 {{ sides | join(" × ") }} 个单位小正方体组成。小正方体的坐标为 (x, y, z)，分别从 1 数到
        {{ sides[0] }}、{{ sides[1] }} 和 {{ sides[2] }}。
        {% if blocks %}
        先把坐标满足下列条件的小正方体拿走：

        {{ ranges | bullets }}

        {% endif %}
        {% if red %}
        把{{ "原来" if blocks }}长方体的下列各面{{ "上剩下的部分" if blocks }}涂成红色：
        {{- listed["zh"] | join("、") }}。
        {% if blue %}
        小正方体其余所有露在外面的面{{ "（包括缺口里的）" if blocks }}都涂成蓝色。
        {% else %}
        其余的面都不涂色。
        {% endif %}
        {% else %}
        小正方体所有露在外面的面{{ "（包括缺口里的）" if blocks }}都涂色；两个小正方体相接的面不涂色。
        {% endif %}
        然后把它拆成小正方体。

        {% if faces %}
        其中恰有 {{ faces }} 个面涂色的小正方体有多少个？
        {% else %}
        其中至少有一个红色面并且至少有一个蓝色面的小正方体有多少个？
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.size
        a, b, c = (rng.randint(max(3, n // 2), n) for _ in range(3))
        blocks = tuple(_block(rng, (a, b, c)) for _ in range(params.blocks))
        kind = rng.randrange(params.kinds)
        red = tuple(rng.sample(sorted(_FACES), rng.randint(2, 5))) if kind else ()
        faces = rng.choice((1, 1, 2, 2, 3)) if kind < 2 else 0
        instance = self.Instance(sides=(a, b, c), blocks=blocks, red=red, blue=kind == 2, faces=faces)
        answer = self.solve(instance)
        if answer in (0, 8) or len(set(blocks)) < len(blocks):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.sides, sorted(instance.blocks), sorted(instance.red), instance.blue, instance.faces]

    def solve(self, instance: Instance) -> int:
        cells = set(product(*(range(1, side + 1) for side in instance.sides)))
        for block in instance.blocks:
            cells -= set(product(*(range(low, high + 1) for low, high in block)))
        total = 0
        for cell in cells:
            red = blue = 0
            for face, (_, _, axis, step) in _FACES.items():
                x, y, z = (value + step * (i == axis) for i, value in enumerate(cell))
                if (x, y, z) in cells:
                    continue
                outer = not 1 <= (x, y, z)[axis] <= instance.sides[axis]
                if not instance.red or (outer and face in instance.red):
                    red += 1
                else:
                    blue += 1
            painted = red + blue if instance.blue else red
            total += painted == instance.faces if instance.faces else red > 0 < blue
        return total


def _block(rng: Random, sides: Cell) -> Block:
    """Draw a block that reaches the surface of the box."""
    spans = []
    for side in sides:
        length = rng.randint(1, max(1, side // 2))
        low = rng.randint(1, side - length + 1)
        spans.append((low, low + length - 1))
    axis = rng.randrange(3)
    low, high = spans[axis]
    spans[axis] = rng.choice(((1, high - low + 1), (sides[axis] - high + low, sides[axis]), (1, sides[axis])))
    if spans[axis] == (1, sides[axis]):  # a tunnel
        for i in {0, 1, 2} - {axis}:
            spans[i] = (spans[i][0], min(spans[i][1], spans[i][0] + 1))
    return spans[0], spans[1], spans[2]
