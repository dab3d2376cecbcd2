"""Count the walks of a number of steps from a set of steps that end at a point and stay in a region.

Answer: one integer; it is unique.
Harder: more steps, more kinds of steps, narrower regions.
Skills: counting
Source: original; walks in the quarter plane, M. Bousquet-Mélou and M. Mishna, Contemp. Math. 520 (2010).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.counting import reached
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Point = tuple[int, int]
_REGIONS = ("plane", "half", "quadrant", "strip")


class StepSetWalkCount(Task["StepSetWalkCount.Params", "StepSetWalkCount.Instance", int]):
    version = 1

    class Params(task.Params):
        length: int = knob("the least number of steps", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=2, le=20)
        steps: int = knob("how many kinds of steps there are", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        region: int = knob("how narrow the region may be", levels=(0, 1, 1, 2, 2, 3, 3, 3, 3, 3), ge=0, le=3)
        least: int = knob("the least answer", levels=(3, 3, 6, 8, 12, 16, 20, 40, 60, 100), ge=2, le=1000)

    class Instance(task.Instance):
        length: int
        end: Point
        steps: tuple[Point, ...]
        region: str
        high: int
        """The greatest y of a strip."""

        @property
        def vectors(self) -> str:
            return ", ".join(map(str, self.steps))

        @property
        def bounds(self) -> str:
            return {"plane": "", "half": "x ≥ 0", "quadrant": "x ≥ 0, y ≥ 0", "strip": f"0 ≤ y ≤ {self.high}"}[
                self.region
            ]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A walk starts at (0, 0) and makes exactly {{ length }} steps. Each step adds one of these vectors to the
        position, and a vector may be used any number of times:

        {{ vectors }}

        {% if bounds %}
        Every position on the way, the first and the last included, must satisfy {{ bounds }}. Only the positions after
        whole steps matter.
        {% endif %}
        How many such walks end at {{ end | point }}? Walks are different if their steps differ at some time.
        """,
        zh=r"""
        从 (0, 0) 出发恰好走 {{ length }} 步。每一步把下列向量之一加到当前位置上，同一向量可以使用任意多次：

        {{ vectors }}

        {% if bounds %}
        途中的每个位置（包括起点和终点）都必须满足 {{ bounds }}，只看每走完一整步后的位置。
        {% endif %}
        终点是 {{ end | point }} 的走法共有多少种？只要有一步不同，就算不同的走法。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        region = _REGIONS[rng.randint(min(1, params.region), params.region)]
        vectors = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) in (1, 2, 3)]
        steps = sorted(rng.sample(vectors, params.steps))
        length = params.length + rng.randint(0, 2)
        drawn = [rng.choice(steps) for _ in range(length)]
        instance = self.Instance(
            length=length,
            end=(sum(x for x, _ in drawn), sum(y for _, y in drawn)),
            steps=tuple(steps),
            region=region,
            high=rng.randint(2, 4) if region == "strip" else 0,
        )
        if not _inside(instance, instance.end):
            raise Retry
        count = self.solve(instance)
        free = region != "plane" and self.solve(instance.model_copy(update={"region": "plane"}))
        if not params.least <= count < 10**12 or count == free:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        def moves(at: Point) -> Iterator[Point]:
            for x, y in instance.steps:
                new = (at[0] + x, at[1] + y)
                if _inside(instance, new):
                    yield new

        return reached((0, 0), moves, instance.length)[instance.end]


def _inside(instance: StepSetWalkCount.Instance, at: Point) -> bool:
    x, y = at
    return {"plane": True, "half": x >= 0, "quadrant": min(at) >= 0, "strip": 0 <= y <= instance.high}[instance.region]
