"""Find how much water rain leaves between walls, and how much once one of them is gone.

Answer: the water above each place before and after; unique.
Harder: more and higher walls, a missing wall that holds much of the water.
Skills: spatial, simulation
Source: original; trapping rain water, a question of programming interviews.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Water = dict[str, tuple[int, ...]]


class WaterBetweenWalls(Task["WaterBetweenWalls.Params", "WaterBetweenWalls.Instance", Water]):
    version = 1

    class Params(task.Params):
        walls: int = knob("the number of walls", levels=(5, 6, 8, 9, 11, 13, 17, 22, 28, 34), ge=4, le=60)
        height: int = knob("the greatest height", levels=(5, 6, 7, 9, 10, 12, 15, 20, 25, 30), ge=3, le=999)

    class Instance(task.Instance):
        heights: tuple[int, ...]
        gone: int
        """Its place, counted from 1."""

    prompt = Prompt(
        en=r"""
        On a level line stand walls side by side, each 1 metre wide; from left to right they are {{ heights | comma }}
        metres high (0: there is no wall). Rain falls until no more water stays; water flows off at both ends. Give
        "before", the depth of the water that stands on each place, from left to right, in metres. Then wall {{ gone }}
        (counted from 1 at the left) is taken away, so that the height there is 0, and it rains again. Give "after", the
        depths then, that at the place of the wall included.
        """,
        zh=r"""
        一条水平线上并排立着若干面墙，每面宽 1 米，从左到右的高度（米）为 {{ heights | comma }}（0 表示没有墙）。
        雨一直下到再也留不住更多的水为止；水从两端流走。
        请给出 "before"，即从左到右每个位置上所积的水的深度（米）。
        随后拆去第 {{ gone }} 面墙（从左边由 1 数起），那里的高度变为 0，雨又下起来。
        请给出 "after"，即这时各处的水深，包括那面墙的位置。
        """,
    )

    def format(self, instance: Instance) -> Format[Water]:
        depths = Sequence(Integer(low=0, unit="m"), length=len(instance.heights))
        return Record(before=depths, after=depths)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Water]:
        heights = [min(rng.randint(0, params.height), rng.randint(0, params.height)) for _ in range(params.walls)]
        for place in rng.sample(range(params.walls), params.walls // 4):
            heights[place] = rng.randint(params.height // 2, params.height)
        peaks = [place for place in range(1, params.walls - 1) if heights[place] >= params.height // 2]
        if not peaks:
            raise task.Retry
        instance = self.Instance(heights=tuple(heights), gone=rng.choice(peaks) + 1)
        answer = self.solve(instance)
        before, after = answer["before"], answer["after"]
        changed = sum(one != two for one, two in zip(before, after, strict=True))
        if changed < 2 + params.walls // 10 or min(sum(before), sum(after)) < params.height // 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Water:
        return {"before": _depths(instance.heights), "after": _depths(_fewer(instance))}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for heights in (instance.heights, _fewer(instance)):
            left, right = _tops(heights), _tops(heights[::-1])[::-1]
            rows = {"h": heights, "l": left, "r": right, "m": tuple(map(min, left, right)), "m-h": _depths(heights)}
            lines += [f"{name}: {' '.join(map(str, row))}" for name, row in rows.items()]
        return "\n".join(lines)


def _fewer(instance: WaterBetweenWalls.Instance) -> tuple[int, ...]:
    return tuple(0 if place == instance.gone else height for place, height in enumerate(instance.heights, start=1))


def _tops(heights: tuple[int, ...]) -> tuple[int, ...]:
    """Give the highest wall up to each place."""
    return tuple(accumulate(heights, max))


def _depths(heights: tuple[int, ...]) -> tuple[int, ...]:
    """Water stands up to the lower of the highest walls on both sides."""
    left, right = _tops(heights), _tops(heights[::-1])[::-1]
    return tuple(min(one, two) - height for one, two, height in zip(left, right, heights, strict=True))
