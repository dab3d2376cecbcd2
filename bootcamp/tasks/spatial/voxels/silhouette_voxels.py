"""Place few unit cubes in a box so that three silhouettes come out right.

Answer: the cubes; every set within the limit with these silhouettes is right.
Harder: larger boxes and less slack, so that most cubes that the silhouettes allow must be left out.
Skills: spatial, search, optimization
Source: original generator; the problem is that of discrete tomography with three projections.
"""

from __future__ import annotations

from collections.abc import Sequence as Listed
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence, Set

Place = tuple[int, ...]
Views = tuple[frozenset[Cell], frozenset[Cell], frozenset[Cell]]


class SilhouetteVoxels(Task["SilhouetteVoxels.Params", "SilhouetteVoxels.Instance", frozenset[Place]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the edge of the box", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=7)
        cubes: int = knob(
            "how many cubes are placed at first", levels=(5, 6, 9, 13, 16, 20, 24, 28, 34, 40), ge=2, le=80
        )
        slack: int = knob(
            "how many cubes more than in the best set found", levels=(4, 3, 2, 2, 2, 1, 1, 1, 0, 0), ge=0, le=9
        )
        tight: bool = knob("whether all cubes that fit are too many", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        front: tuple[str, ...]  # rows from the highest z down, columns x
        side: tuple[str, ...]  # rows from the highest z down, columns y
        top: tuple[str, ...]  # rows from the highest y down, columns x
        limit: int

        @property
        def size(self) -> int:
            return len(self.front)

    prompt = Prompt(
        en=r"""
        Unit cubes are placed in a box with {{ size }} x {{ size }} x {{ size }} places (x, y, z), where each coordinate
        goes from 1 to {{ size }}. They may float. Three silhouettes are wanted, # for a line of sight with at least one
        cube in it and . for one without any.

        Front, looking along y: x from left to right, z from bottom to top (the lowest line is z = 1):

        {{ front | board }}

        Side, looking along x: y from left to right, z from bottom to top:

        {{ side | board }}

        Top, looking along z: x from left to right, y from bottom to top:

        {{ top | board }}

        Give at most {{ limit }} cubes, each as [x, y, z], whose three silhouettes are exactly these. If there are
        several solutions, give any one.
        """,
        zh=r"""
        在 {{ size }} × {{ size }} × {{ size }} 个位置 (x, y, z) 的盒子里放单位立方体，每个坐标从 1 到 {{ size }}，
        立方体可以悬空。要求得到三个剪影：# 表示该视线上至少有一个立方体，. 表示一个也没有。

        正面，沿 y 方向看：x 从左到右，z 从下到上（最下面一行 z = 1）：

        {{ front | board }}

        侧面，沿 x 方向看：y 从左到右，z 从下到上：

        {{ side | board }}

        顶面，沿 z 方向看：x 从左到右，y 从下到上：

        {{ top | board }}

        给出至多 {{ limit }} 个立方体，每个写作 [x, y, z]，使它们的三个剪影恰好如上。如果有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Place]]:
        return Set(Sequence(Integer(1, instance.size), length=3))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Place]]:
        size = params.size
        places = [(x, y, z) for x in range(1, size + 1) for y in range(1, size + 1) for z in range(1, size + 1)]
        views = _views(rng.sample(places, params.cubes))
        allowed = [(x, y, z) for x, y, z in places if (x, z) in views[0] and (y, z) in views[1] and (x, y) in views[2]]
        best = min((_thinned(rng, allowed, views) for _ in range(6)), key=len)
        limit = len(best) + params.slack
        if params.tight and limit >= len(allowed):
            raise task.Retry
        front, side, top = (
            tuple("".join(".#"[(a, b) in view] for a in range(1, size + 1)) for b in range(size, 0, -1))
            for view in views
        )
        return self.Instance(front=front, side=side, top=top, limit=limit), frozenset(best)

    def check(self, instance: Instance, answer: frozenset[Place]) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} cubes"
        names = ("front", "side", "top")
        for name, view, rows in zip(names, _views(answer), (instance.front, instance.side, instance.top), strict=True):
            size = len(rows)
            wanted = {(a, b) for a in range(1, size + 1) for b in range(1, size + 1) if rows[size - b][a - 1] == "#"}
            if view != wanted:
                return f"the silhouette from the {name} is another one"
        return ""


def _views(cubes: list[Place] | frozenset[Place]) -> Views:
    """Give the silhouettes from the front, the side and the top."""
    return (
        frozenset((x, z) for x, _, z in cubes),
        frozenset((y, z) for _, y, z in cubes),
        frozenset((x, y) for x, y, _ in cubes),
    )


def _thinned(rng: Random, cubes: Listed[Place], views: Views) -> list[Place]:
    """Leave out cubes in random order while the silhouettes stay the same."""
    kept = list(cubes)
    for cube in rng.sample(cubes, len(cubes)):
        rest = [other for other in kept if other != cube]
        if _views(rest) == views:
            kept = rest
    return kept
