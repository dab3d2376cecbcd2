"""Fold a chain of cubes into a box.

Answer: the places of the cubes in the order of the chain; every folding is right.
Harder: larger boxes with more turns.
Skills: spatial, search
Source: original generator; the snake cube is a known wooden puzzle.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.paths import backbite
from bootcamp.lib.grid.polycubes import Cube, faces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Place = tuple[int, ...]

_SWAPS = 400


class SnakeCubeFold(Task["SnakeCubeFold.Params", "SnakeCubeFold.Instance", tuple[Place, ...]]):
    version = 1

    class Params(task.Params):
        a: int = knob("the first edge of the box", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 4), ge=2, le=4)
        b: int = knob("the second edge of the box", levels=(2, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        c: int = knob("the third edge of the box", levels=(3, 2, 3, 2, 3, 3, 4, 5, 4, 4), ge=2, le=5)
        told: int = knob("how many places at the start are told", levels=(4, 3, 2, 2, 4, 2, 2, 2, 2, 2), ge=2, le=8)

    class Instance(task.Instance):
        sides: tuple[int, int, int]
        chain: str
        first: tuple[Place, ...]

    prompt = Prompt(
        en=r"""
        An elastic chain of {{ chain | length }} unit cubes is given by a letter for each cube, from one end to the
        other:

        {{ chain }}

        E is an end of the chain. At S the chain goes straight on: the cubes before and after lie on opposite sides of
        it. At C the chain turns: the cubes before and after lie on two sides of it that meet at a right angle.

        Fold the chain so that it fills a box of {{ sides[0] }} x {{ sides[1] }} x {{ sides[2] }} places (x, y, z) with
        x from 1 to {{ sides[0] }}, y from 1 to {{ sides[1] }} and z from 1 to {{ sides[2] }}. Cubes that follow each
        other in the chain share a face. The chain begins at {{ first | map("point") | join(", ") }}.

        Give the places [x, y, z] of all cubes in the order of the chain. If there are several foldings, give any one.
        """,
        zh=r"""
        一条由 {{ chain | length }} 个单位立方体串成的弹性链，从一端到另一端每个立方体用一个字母表示：

        {{ chain }}

        E 是链的端点。在 S 处链笔直通过：前后两个立方体在它的相对两面。在 C 处链转弯：前后两个立方体在它互相垂直的两面。

        把链折成恰好填满 {{ sides[0] }} × {{ sides[1] }} × {{ sides[2] }} 个位置 (x, y, z) 的长方体，其中
        x 从 1 到 {{ sides[0] }}，y 从 1 到 {{ sides[1] }}，z 从 1 到 {{ sides[2] }}。链中相邻的立方体有公共面。
        链的开头是 {{ first | map("point") | join(", ") }}。

        按链的次序给出所有立方体的位置 [x, y, z]。如果有多种折法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Place, ...]]:
        return Sequence(Sequence(Integer(1), length=3), length=len(instance.chain))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Place, ...]]:
        sides = params.a, params.b, params.c
        path = _winding(rng, sides)
        chain = "".join(["E", *(_kind(path[k - 1], path[k], path[k + 1]) for k in range(1, len(path) - 1)), "E"])
        if chain.count("S") < 2 or (chain.count("C") < len(chain) // 2):
            raise task.Retry
        return self.Instance(sides=sides, chain=chain, first=path[: params.told]), path

    def check(self, instance: Instance, answer: tuple[Place, ...]) -> str:
        if answer[: len(instance.first)] != instance.first:
            return "the chain begins elsewhere"
        if len(set(answer)) < len(answer):
            return "two cubes lie at one place"
        if any(place > side for cube in answer for place, side in zip(cube, instance.sides, strict=True)):
            return "a cube lies outside the box"
        for number, (one, two) in enumerate(pairwise(answer), start=1):
            if sum(abs(a - b) for a, b in zip(one, two, strict=True)) != 1:
                return f"cubes {number} and {number + 1} share no face"
        for number in range(1, len(answer) - 1):
            if _kind(*answer[number - 1 : number + 2]) != instance.chain[number]:
                return f"cube {number + 1} is not {instance.chain[number]}"
        return ""


def _kind(before: Place, at: Place, after: Place) -> str:
    """Tell whether the chain goes straight on at a cube (S) or turns (C)."""
    return "S" if all(a + c == 2 * b for a, b, c in zip(before, at, after, strict=True)) else "C"


def _winding(rng: Random, sides: tuple[int, int, int]) -> tuple[Place, ...]:
    """Draw a random path through all places of a box."""
    a, b, c = sides
    path: list[Cube] = []
    for z in range(1, c + 1):
        layer = [(x, y, z) for x in range(1, a + 1) for y in (range(1, b + 1) if x % 2 else range(b, 0, -1))]
        path += layer if z % 2 else layer[::-1]
    places = set(path)
    near = {place: tuple(sorted(faces(place, places))) for place in path}
    return tuple(backbite(path, near, rng, _SWAPS))
