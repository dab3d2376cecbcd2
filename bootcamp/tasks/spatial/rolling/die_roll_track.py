"""Follow a die that rolls along a path: the sum of what it shows, and how it lies at the end.

Answer: the sum and the top, north and east face at the end; all are unique.
Harder: more rolls; long straight runs, where every fourth roll repeats the first; dice with other numbers.
Skills: spatial, simulation, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.rolling import Cube, rolled, turns
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Run = tuple[str, int]
"""A direction, and how many rolls in a row go there."""


class DieRollTrack(Task["DieRollTrack.Params", "DieRollTrack.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        runs: int = knob("how many straight runs there are", levels=(2, 4, 6, 9, 10, 13, 16, 20, 25, 32), ge=1, le=60)
        longest: int = knob("the longest run", levels=(1, 2, 2, 2, 9, 12, 15, 19, 24, 30), ge=1, le=99)
        any_numbers: bool = knob(
            "whether the faces have other numbers than those of a die", levels=(False,) * 7 + (True,) * 3
        )

    class Instance(task.Instance):
        faces: tuple[int, ...]  # top, bottom, north, south, east, west
        runs: tuple[Run, ...]

        @property
        def path(self) -> str:
            return " ".join(f"{move}{count}" if count > 1 else move for move, count in self.runs)

        @property
        def usual(self) -> bool:
            return all(sum(self.faces[place : place + 2]) == 7 for place in (0, 2, 4))

    answer = Record(sum=Integer(), top=Integer(), north=Integer(), east=Integer())
    prompt = Prompt(
        en=r"""
        A {{ "die" if usual else "cube with a number on each face" }} lies on a large table. It shows {{ faces[0] }} on
        top, {{ faces[2] }} on the side to the north and {{ faces[4] }} on the side to the east.
        {% if usual %}
        Opposite faces add up to 7.
        {% else %}
        The number at the bottom is {{ faces[1] }}, that to the south {{ faces[3] }} and that to the west
        {{ faces[5] }}.
        {% endif %}

        It rolls along this path:

        {{ path }}

        A roll to the north (N), east (E), south (S) or west (W) tips it by a quarter turn over its lower edge on that
        side, so that this side becomes the bottom.
        {% if runs | selectattr(1, "gt", 1) | list %}
        A number behind a letter says how many rolls in a row go in that direction.
        {% endif %}
        After each single roll the number on top is written down.

        Give the sum of all numbers that are written down (sum), and the numbers on top (top), to the north (north) and
        to the east (east) at the end.
        """,
        zh=r"""
        桌面上放着一枚{{ "骰子" if usual else "每面写有一个数的立方体" }}。
        它的顶面为 {{ faces[0] }}，朝北的面为 {{ faces[2] }}，朝东的面为 {{ faces[4] }}。
        {% if usual %}
        相对两面的点数之和为 7。
        {% else %}
        底面的数为 {{ faces[1] }}，朝南的面为 {{ faces[3] }}，朝西的面为 {{ faces[5] }}。
        {% endif %}

        它沿着下面的路线滚动：

        {{ path }}

        向北（N）、东（E）、南（S）或西（W）滚一次，就是绕底面在这一侧的棱翻转四分之一圈，原来朝这个方向的面成为底面。
        {% if runs | selectattr(1, "gt", 1) | list %}
        字母后的数表示朝该方向连续滚多少次。
        {% endif %}
        每滚一次，都记下此时顶面的数。

        给出所有记下的数之和（sum），以及最后顶面（top）、朝北的面（north）和朝东的面（east）的数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        numbers = rng.sample(range(1, 20), 6) if params.any_numbers else (1, 6, 2, 5, 3, 4)
        faces = tuple(numbers[place] for place in rng.choice(turns()))
        runs: list[Run] = []
        for _ in range(params.runs):
            before = runs[-1][0] if runs else ""
            runs.append((rng.choice([move for move in "NESW" if move != before]), rng.randint(1, params.longest)))
        instance = self.Instance(faces=faces, runs=tuple(runs))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        cubes = [cube for _, cube in _rolls(instance)]
        last = cubes[-1]
        return {"sum": sum(cube[0] for cube in cubes), "top": last[0], "north": last[2], "east": last[4]}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text = {
            "en": "{}: top {}, bottom {}, north {}, south {}, east {}, west {}",
            "zh": "{}：顶 {}，底 {}，北 {}，南 {}，东 {}，西 {}",
        }[language]
        lines, total = [text.format(0, *instance.faces)], 0
        for move, cube in _rolls(instance):
            added = f"{total} + {cube[0]} = {total + cube[0]}"
            lines += [text.format(move, *cube), added]
            total += cube[0]
        return "\n".join(lines)


def _rolls(instance: DieRollTrack.Instance) -> Iterator[tuple[str, Cube[int]]]:
    """Give each single roll and how the cube lies after it."""
    cube = instance.faces
    for move, count in instance.runs:
        for _ in range(count):
            cube = rolled(cube, move)
            yield move, cube
