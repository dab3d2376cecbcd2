"""Find the concentration of a solution after several dilutions.

Answer: one integer or fraction; it is unique.
Harder: more steps and larger volumes.
Skills: arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class SerialDilution(Task["SerialDilution.Params", "SerialDilution.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many dilutions are made", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 8), ge=1, le=12)
        largest: int = knob(
            "the largest volume in ml", levels=(20, 50, 50, 80, 80, 120, 200, 400, 800, 2000), ge=10, le=10**4
        )

    class Instance(task.Instance):
        start: int
        volumes: tuple[tuple[int, int], ...]

    answer = Rational()
    prompt = Prompt(
        en="""
        A stock solution holds {{ start }} mg of salt in each ml. It is diluted step by step:

        {% for taken, added in volumes %}
        {{ loop.index }}. Take {{ taken }} ml of the last solution and add {{ added }} ml of water.
        {% endfor %}

        How many mg of salt does each ml of the last solution hold? Volumes add up exactly.
        """,
        zh="""
        母液每毫升含盐 {{ start }} 毫克，按以下步骤逐级稀释：

        {% for taken, added in volumes %}
        {{ loop.index }}. 取上一步所得溶液 {{ taken }} 毫升，加水 {{ added }} 毫升。
        {% endfor %}

        最后所得的溶液每毫升含盐多少毫克？体积可以直接相加。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        volumes = tuple((rng.randint(1, params.largest), rng.randint(1, params.largest)) for _ in range(params.steps))
        instance = self.Instance(start=rng.randint(2, params.largest), volumes=volumes)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Fraction:
        concentration = Fraction(instance.start)
        for taken, added in instance.volumes:
            concentration *= Fraction(taken, taken + added)
        return concentration
