"""Find work, heats and efficiency of a gas cycle of straight legs in the plane of volume and pressure.

Answer: the heat of each leg, the work of the cycle and its efficiency; unique.
Harder: more legs, slanted ones, legs in which heat first goes in and then out.
Skills: arithmetic, calculus
Source: original; the first law of thermodynamics.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

State = tuple[int, int]
"""Volume and pressure."""


class GasCycleStraightLegs(Task["GasCycleStraightLegs.Params", "GasCycleStraightLegs.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        legs: int = knob("how many legs there are", levels=(4, 6, 6, 3, 3, 4, 4, 5, 6, 8), ge=3, le=8)
        slanted: bool = knob("whether legs may be slanted", levels=(False,) * 3 + (True,) * 7)
        turning: int = knob(
            "in how many legs, at least, heat changes its sign", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 2), ge=0, le=3
        )
        size: int = knob("the largest volume", levels=(6, 8, 10, 6, 9, 9, 9, 10, 12, 15), ge=4, le=20)

    class Instance(task.Instance):
        capacity: Fraction
        states: tuple[State, ...]

    prompt = Prompt(
        en=r"""
        An ideal gas, whose heat capacity at constant volume is {{ capacity }} nR (n moles, gas constant R), so that its
        internal energy is {{ capacity }} pV, goes once slowly through a closed cycle. In the plane of volume V and
        pressure p the cycle consists of straight legs from state to state, in this order, and then back to state 1:

        {% for volume, pressure in states %}
        - State {{ loop.index }}: V = {{ volume }} L, p = {{ pressure }} kPa.
        {% endfor %}

        Note that 1 kPa L is 1 J. Find the heat Q that the gas takes in during each leg, in joules and in the
        order of the legs (negative where it gives off more than it takes in); the work W in joules that the gas does in
        the whole cycle; and the efficiency, which is W divided by all heat that goes in. Where heat goes in during one
        part of a leg and out during another part, only what goes in counts for the efficiency.
        """,
        zh=r"""
        某理想气体的定容热容为 {{ capacity }} nR（n 为物质的量，R 为气体常数），因此内能为 {{ capacity }} pV。
        它缓慢地经历一个闭合循环。在体积 V 与压强 p 的平面上，循环由依次连接下列状态、最后回到状态 1 的直线段组成：

        {% for volume, pressure in states %}
        - 状态 {{ loop.index }}：V = {{ volume }} L，p = {{ pressure }} kPa。
        {% endfor %}

        注意 1 kPa L 等于 1 J。求各段中气体吸收的热量 Q（单位焦耳，按各段的顺序；放出的多于吸收的则为负）、
        整个循环中气体所做的功 W（单位焦耳），以及效率（efficiency），即 W 除以全部吸入的热量。
        若某一段中一部分吸热、另一部分放热，则计算效率时只计其中吸入的热量。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        heats = Sequence(Rational(unit="J"), length=len(instance.states))
        return Record(Q=heats, W=Rational(unit="J"), efficiency=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, size = params.legs, params.size
        if params.slanted:
            states = [(rng.randint(1, size), 10 * rng.randint(2, 12)) for _ in range(n)]
        else:  # stairs: volume and pressure change in turn
            volumes, pressures = rng.sample(range(1, size + 1), n // 2), rng.sample(range(2, 16), n // 2)
            states = [(volumes[i // 2], 10 * pressures[(i + 1) // 2 % (n // 2)]) for i in range(n)]
        instance = self.Instance(
            capacity=rng.choice((Fraction(3, 2), Fraction(5, 2), Fraction(3))), states=tuple(states)
        )
        if len(set(states)) < n:
            raise task.Retry
        heats, work, taken, turns = [], Fraction(0), Fraction(0), 0
        for start, end in pairwise([*states, states[0]]):
            heat, inside = _heat(instance.capacity, start, end)
            heats.append(heat)
            taken += inside
            turns += inside not in (0, heat)
            work += Fraction((start[1] + end[1]) * (end[0] - start[0]), 2)
        if work < 20 or turns < params.turning or (turns and not params.turning) or not readable([work / taken], 5):
            raise task.Retry
        return instance, {"Q": tuple(heats), "W": work, "efficiency": work / taken}

    def key(self, instance: Instance) -> object:
        first = instance.states.index(min(instance.states))
        return [instance.capacity, instance.states[first:] + instance.states[:first]]


def _heat(c: Fraction, start: State, end: State) -> tuple[Fraction, Fraction]:
    """Give the heat of a leg, and the heat that goes in during it; the rate of heat is linear along a leg."""
    volume, pressure = end[0] - start[0], end[1] - start[1]
    first = (c + 1) * start[1] * volume + c * start[0] * pressure
    last = (c + 1) * end[1] * volume + c * end[0] * pressure
    heat = (first + last) / 2
    if first * last >= 0:
        return heat, max(heat, Fraction(0))
    turn = first / (first - last)
    return heat, first * turn / 2 if first > 0 else last * (1 - turn) / 2
