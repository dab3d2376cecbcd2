"""Find the acceleration and the tensions of blocks on slopes that strings join over pulleys.

Answer: a rational number for each quantity; unique.
Harder: more blocks, friction, a force that pulls, slopes of more kinds.
Skills: algebra, deduction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Block = tuple[int, Fraction, Fraction, Fraction]
"""Mass, sine and cosine of the slope (the sine is positive if the way to the right leads down), friction."""
_SLOPES = ((3, 4, 5), (4, 3, 5), (0, 1, 1), (1, 0, 1), (5, 12, 13), (12, 5, 13), (7, 24, 25))
_G = 10


class InclinedPlaneSystem(Task["InclinedPlaneSystem.Params", "InclinedPlaneSystem.Instance", Values]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("how many blocks there are", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        slopes: int = knob("how many kinds of slopes there are", levels=(2, 4, 4, 4, 4, 4, 4, 4, 4, 4), ge=2, le=7)
        rough: bool = knob("whether there is friction", levels=(False, False) + (True,) * 8)
        pulled: bool = knob("whether a force may pull", levels=(False,) * 4 + (True,) * 6)
        mass: int = knob("the largest mass", levels=(12, 10, 10, 10, 12, 12, 15, 15, 15, 20), ge=5, le=50)

    class Instance(task.Instance):
        blocks: tuple[Block, ...]
        force: int
        """On the last block along the track, to the right if positive."""

        def told(self, language: str) -> list[str]:
            lines = [_told(number, block, language) for number, block in enumerate(self.blocks, start=1)]
            if self.force:
                size, last, right = abs(self.force), len(self.blocks), self.force > 0
                if language == "en":
                    way = "right, in the sense in which the track goes on" if right else "left, back along the track"
                    lines.append(f"A force of {size} N pulls block {last} along its piece to the {way}.")
                else:
                    way = "右（轨道前进的方向）" if right else "左（沿轨道往回的方向）"
                    lines.append(f"物块 {last} 受到沿其所在段向{way}、大小为 {size} N 的拉力。")
            return lines

    prompt = Prompt(
        en=r"""
        A fixed track consists of straight pieces, from left to right, and on each piece there is one block.
        Neighbouring blocks are joined by a string without mass that does not stretch, over a smooth pulley where two
        pieces meet; each string runs parallel to the pieces. Static and kinetic friction have the same coefficient;
        g = 10 m/s². All is released from rest, and all strings stay taut.

        {{ told("en") | bullets }}

        Find the acceleration a of all blocks along the track in m/s², positive to the right, and the tensions of the
        strings in newtons: T1 between blocks 1 and 2, and so on.
        """,
        zh=r"""
        一条固定的轨道从左到右由若干直段组成，每段上有一个物块。相邻物块用不计质量、不可伸长的绳子相连，
        绳子绕过两段相接处的光滑滑轮，并与各段平行。静摩擦因数与动摩擦因数相等；g = 10 m/s²。
        系统由静止释放，所有绳子保持张紧。

        {{ told("zh") | bullets }}

        求所有物块沿轨道的加速度 a（单位 m/s²，向右为正），以及各段绳子的张力（单位牛顿）：
        物块 1 与物块 2 之间的为 T1，依此类推。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        tensions = {f"T{i}": Rational(unit="N") for i in range(1, len(instance.blocks))}
        return Record(a=Rational(unit="m/s^2"), **tensions)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        blocks: list[Block] = []
        for _ in range(params.blocks):
            up, along, size = rng.choice(_SLOPES[: params.slopes])
            friction = Fraction(rng.randint(0, 6), 10) if params.rough and along else Fraction(0)
            sign = rng.choice((-1, 1))
            blocks.append((rng.randint(1, params.mass), sign * Fraction(up, size), Fraction(along, size), friction))
        force = 5 * random_nonzero(rng, 40) if params.pulled and rng.random() < 0.6 else 0
        drive = sum((m * _G * sine for m, sine, _, _ in blocks), Fraction(force))
        grip = sum((m * _G * cosine * mu for m, _, cosine, mu in blocks), Fraction(0))
        if abs(drive) <= grip:  # it may rest, and then the tensions are not known
            raise task.Retry
        way = 1 if drive > 0 else -1
        a = (drive - way * grip) / sum(block[0] for block in blocks)
        found: Values = {"a": a}
        tension = Fraction(0)
        for i, (m, sine, cosine, mu) in enumerate(blocks[:-1], start=1):
            tension = m * a - m * _G * sine + way * mu * m * _G * cosine + tension
            found[f"T{i}"] = tension
        if min([*found.values()][1:], default=Fraction(1)) <= 0 or not readable(found.values(), 5):
            raise task.Retry
        if abs(a) in (_G, *(_G * abs(block[1]) for block in blocks[1:])):
            raise task.Retry
        return self.Instance(blocks=tuple(blocks), force=force), found

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, pulls, grips = list[str](), list[Fraction](), list[Fraction]()
        for number, (m, sine, cosine, mu) in enumerate(instance.blocks, start=1):
            pulls.append(m * _G * sine)
            grips.append(mu * m * _G * cosine)
            lines.append(f"{number}. {m}·{_G}·{bracketed(sine)} = {pulls[-1]}")
            if mu:
                lines.append(f"{mu}·{m}·{_G}·{cosine} = {grips[-1]}")
        masses = [m for m, _, _, _ in instance.blocks]
        forces = [*pulls, *([Fraction(instance.force)] if instance.force else [])]
        drive, grip = Fraction(sum(forces)), Fraction(sum(grips))
        lines.append(running_sum(forces))
        way, net = (1, drive - grip) if drive > 0 else (-1, drive + grip)
        if grip:
            lines += [running_sum([one for one in grips if one]), f"{drive} {'-+'[way < 0]} {grip} = {net}"]
        a = net / sum(masses)
        lines += [running_sum(masses), f"a = {division(net, sum(masses))} = {a}"]
        tension = Fraction()
        for i, (m, pull, hold) in enumerate(zip(masses[:-1], pulls, grips, strict=False), start=1):
            parts = [m * a, -pull, way * hold, tension]
            tension = sum(parts, Fraction())
            told = "".join(f" + {bracketed(part)}" for part in parts[1:] if part)
            lines.append(f"T{i}: {m}·{bracketed(a)} = {m * a}" + (f", {m * a}{told} = {tension}" if told else ""))
        return "\n".join(lines)


def _told(number: int, block: Block, language: str) -> str:
    mass, sine, cosine, friction = block
    down = sine > 0
    if language == "en":
        grip = f"friction coefficient {friction}" if friction else "no friction"
        if not sine:
            return f"Block {number}: {mass} kg, on a level piece, {grip}."
        if not cosine:
            way = "down" if down else "up"
            return f"Block {number}: {mass} kg, hangs freely and goes {way} when all move to the right."
        way = f"leads {'down' if down else 'up'} to the right, at an angle to the level of sine {abs(sine)}"
        return f"Block {number}: {mass} kg, on a piece that {way} and cosine {cosine}, {grip}."
    grip = f"摩擦因数 {friction}" if friction else "无摩擦"
    if not sine:
        return f"物块 {number}：{mass} kg，在水平段上，{grip}。"
    if not cosine:
        return f"物块 {number}：{mass} kg，自由悬挂，系统向右运动时它{'下降' if down else '上升'}。"
    way = f"向右{'下降' if down else '上升'}，与水平方向夹角的正弦为 {abs(sine)}、余弦为 {cosine}"
    return f"物块 {number}：{mass} kg，所在段{way}，{grip}。"
