"""Find the accelerations of a pile of blocks that rub on each other and are pulled.

Answer: a rational number for each block; unique.
Harder: more blocks and forces, contacts that slip one way or the other, or stick.
Skills: deduction, algebra
Source: original; Coulomb's law of friction.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, readable
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
_G = 10


class StackedBlockFriction(Task["StackedBlockFriction.Params", "StackedBlockFriction.Instance", Values]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("how many blocks there are", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        forces: int = knob("how many blocks are pulled", levels=(1, 1, 2, 1, 2, 2, 3, 3, 4, 5), ge=1, le=10)
        masses: int = knob("the largest mass", levels=(5, 5, 8, 8, 8, 10, 10, 12, 12, 15), ge=3, le=50)

    class Instance(task.Instance):
        masses: tuple[int, ...]
        """From the top down."""
        friction: tuple[Fraction, ...]
        """The coefficients below each block."""
        forces: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        Blocks are piled on a level floor, block 1 on top{{ ", each on the next" if masses | length > 1 }}; the last one
        lies on the floor. For each contact, the coefficients of static and of kinetic friction are equal. Constant
        level forces begin to act on some of the blocks, which are at rest (forces to the right are positive). The
        acceleration of free fall is 10 m/s², and no block tips over.

        {% for mass in masses %}
        - Block {{ loop.index }}: {{ mass }} kg, {{ "no force" if not forces[loop.index0]
            else "force %d N" | format(forces[loop.index0]) }}, friction coefficient {{ friction[loop.index0] }}
            against {{ "the floor" if loop.last else "block %d" | format(loop.index + 1) }} below.
        {% endfor %}

        Find the acceleration in m/s² of each block just after that, relative to the floor, positive to the right:
        a1 for block 1, and so on.
        """,
        zh=r"""
        水平地面上叠放着一些物块，物块 1 在最上面{{ "，每块放在下一块上" if masses | length > 1 }}，最后一块放在地面上。
        每个接触面的静摩擦因数与动摩擦因数相等。各物块原来静止，现在对其中一些开始施加恒定的水平力（向右为正）。
        重力加速度为 10 m/s²，物块都不会翻倒。

        {% for mass in masses %}
        - 物块 {{ loop.index }}：{{ mass }} kg，{{ "不受外力" if not forces[loop.index0]
            else "受力 %d N" | format(forces[loop.index0]) }}，与下面的{{ "地面" if loop.last
            else "物块 %d " | format(loop.index + 1) }}之间的摩擦因数为 {{ friction[loop.index0] }}。
        {% endfor %}

        求刚施力后各物块相对地面的加速度（单位 m/s²，向右为正）：物块 1 的加速度为 a1，依此类推。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{f"a{i}": Rational(unit="m/s^2") for i in range(1, len(instance.masses) + 1)})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.blocks
        masses = tuple(rng.randint(1, params.masses) for _ in range(n))
        friction = tuple(Fraction(rng.randint(1, 8 if i < n - 1 else 3), 10) for i in range(n))
        pulled = set(rng.sample(range(n), min(n, params.forces)))
        forces = tuple(random_nonzero(rng, 8 * sum(masses[: i + 1])) if i in pulled else 0 for i in range(n))
        instance = self.Instance(masses=masses, friction=friction, forces=forces)
        answer = self.solve(instance)
        values = list(answer.values())
        moving = len(set(values) - {0})
        if not readable(values, 4) or moving < 1 or (values[-1] == 0 and rng.random() < 0.8):
            raise task.Retry
        if n > 2 and (len(set(values)) < 2 or (len(set(values)) == n and rng.random() < 0.7)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Values:
        return _accelerations(instance, [])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines = list[str]()
        _accelerations(instance, lines)
        return "\n".join(lines)


def _accelerations(instance: StackedBlockFriction.Instance, lines: list[str]) -> Values:
    """Draw a string tight: momentum gained by the blocks above each contact, between the limits of its friction.

    Write for blocks that move together between which values friction below them keeps their acceleration.
    """
    x, middle = [0], [0]
    limits = [Fraction(0)]
    for mass, force, coefficient in zip(instance.masses, instance.forces, instance.friction, strict=True):
        x.append(x[-1] + mass)
        middle.append(middle[-1] + force)
        limits.append(coefficient * x[-1] * _G)
        lines.append(f"{len(x) - 1}. {coefficient}·{x[-1]}·{_G} = {limits[-1]}")
    n, start, y = len(instance.masses), 0, Fraction(0)
    slopes: list[Fraction] = []
    while start < n:
        low: tuple[Fraction, int] | None = None
        high: tuple[Fraction, int] | None = None
        bend = 0
        for end in range(start + 1, n + 1):
            width = x[end] - x[start]
            pull = middle[end] - y  # of the forces on these blocks and of the friction from above
            least, most = ((pull + sign * limits[end]) / width for sign in (-1, 1))
            told = f"{middle[end]} - {bracketed(y)} = {pull}, " if start else ""
            lines.append(f"{start + 1}-{end}: {told}({pull} ± {limits[end]}) / {width}: {least}, {most}")
            if low is not None and most < low[0]:
                slope, bend = low
                break
            if high is not None and least > high[0]:
                slope, bend = high
                break
            low = (least, end) if low is None or least >= low[0] else low
            high = (most, end) if high is None or most <= high[0] else high
        else:
            assert low is not None
            assert high is not None
            slope, bend = low if low[0] > 0 else high if high[0] < 0 else (Fraction(0), n)
        slopes += [slope] * (bend - start)
        lines.append(f"a{start + 1}-a{bend} = {slope}" if bend - start > 1 else f"a{bend} = {slope}")
        if bend < n:
            told = f"{y} + {x[bend] - x[start]}·{bracketed(slope)} = "
            y += slope * (x[bend] - x[start])
            lines.append(f"{told}{y}")
        start = bend
    return {f"a{i}": slope for i, slope in enumerate(slopes, start=1)}
