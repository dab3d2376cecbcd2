"""Tell which drawings of squares fold to the surface of a box.

Answer: the letters of the drawings that do; the set is unique.
Harder: more drawings, boxes of more unit squares; each wrong drawing is a net with one square moved.
Skills: spatial, search
Source: original generator; nets of boxes are classical.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.box_surfaces import folded, random_net
from bootcamp.lib.grid.board import SIDES, connected
from bootcamp.lib.grid.shapes import Shape, canonical, normal, picture
from bootcamp.lib.vectors import Vector
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set

_DRAWS = 200


class CubeNetValidSet(Task["CubeNetValidSet.Params", "CubeNetValidSet.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        a: int = knob("the first side of the box", levels=(1,) * 10, ge=1, le=2)
        b: int = knob("the second side of the box", levels=(1, 1, 1, 1, 1, 1, 1, 1, 2, 2), ge=1, le=3)
        c: int = knob("the third side of the box", levels=(1, 1, 1, 1, 2, 2, 3, 3, 2, 3), ge=1, le=3)
        drawings: int = knob("how many drawings there are", levels=(4, 5, 6, 7, 6, 7, 6, 7, 5, 5), ge=2, le=10)

    class Instance(task.Instance):
        sides: Vector
        drawings: tuple[Shape, ...]

        @property
        def pictures(self) -> list[tuple[str, str]]:
            return [("ABCDEFGHIJ"[place], picture(drawing, "#", ".")) for place, drawing in enumerate(self.drawings)]

    prompt = Prompt(
        en=r"""
        Each of these drawings is cut out along its outline; # is a unit square of paper and . is nothing. Squares that
        share an edge are joined along it.

        {% for letter, drawing in pictures %}
        {{ letter }}:

        {{ drawing }}

        {% endfor %}
        {% if sides == (1, 1, 1) %}
        Which of them can be folded, only along edges between squares, to the closed surface of a cube with edges of
        length 1, so that no two squares lie on each other?
        {% else %}
        Which of them can be folded, only along edges between squares, to the closed surface of a box whose edges have
        the lengths {{ sides[0] }}, {{ sides[1] }} and {{ sides[2] }}, so that no two squares lie on each other? An edge
        may also stay flat.
        {% endif %}
        Give the letters of all of them. At least one can and at least one cannot.
        """,
        zh=r"""
        把下面每个图形沿轮廓剪下；# 是一个单位正方形纸片，. 表示空白。有公共边的正方形沿公共边相连。

        {% for letter, drawing in pictures %}
        {{ letter }}：

        {{ drawing }}

        {% endfor %}
        {% if sides == (1, 1, 1) %}
        其中哪些可以只沿正方形之间的边折叠，恰好围成棱长为 1 的正方体的整个表面，并且没有两个正方形重叠？
        {% else %}
        其中哪些可以只沿正方形之间的边折叠，恰好围成棱长为 {{ sides[0] }}、{{ sides[1] }}、{{ sides[2] }}
        的长方体的整个表面，并且没有两个正方形重叠？正方形之间的边也可以不折。
        {% endif %}
        给出所有这样的图形的字母。至少有一个可以，也至少有一个不可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Choice(tuple("ABCDEFGHIJ"[: len(instance.drawings)])))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        sides = params.a, params.b, params.c
        wanted = rng.randint(1, params.drawings - 1)
        found: dict[bool, dict[Shape, Shape]] = {True: {}, False: {}}
        for _ in range(_DRAWS):
            net = random_net(rng, sides)
            if not net:
                continue
            fits = len(found[True]) < wanted
            shape = normal(net) if fits else _spoilt(rng, normal(net))
            if shape and (fits or folded(sides, shape) is None):
                found[fits].setdefault(canonical(shape), shape)
            if len(found[False]) == params.drawings - wanted and len(found[True]) == wanted:
                drawings = [*found[True].values(), *found[False].values()]
                rng.shuffle(drawings)
                instance = self.Instance(sides=sides, drawings=tuple(drawings))
                right = set(found[True].values())
                letters = zip("ABCDEFGHIJ", drawings, strict=False)
                return instance, frozenset(letter for letter, drawing in letters if drawing in right)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.sides, sorted(map(canonical, instance.drawings))]

    def solve(self, instance: Instance) -> frozenset[str]:
        fits = [folded(instance.sides, drawing) is not None for drawing in instance.drawings]
        return frozenset(letter for letter, fit in zip("ABCDEFGHIJ", fits, strict=False) if fit)


def _spoilt(rng: Random, shape: Shape) -> Shape | None:
    """Move one square of a drawing that stays connected to another place at its border."""
    taken = rng.choice(shape)
    rest = [cell for cell in shape if cell != taken]
    border = {(row + down, col + right) for row, col in rest for down, right in SIDES}.difference(shape)
    return normal([*rest, rng.choice(sorted(border))]) if connected(rest) else None
