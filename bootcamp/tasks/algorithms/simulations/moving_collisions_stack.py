"""Find what is left of bodies that move along a line and vanish or shrink when they meet.

Answer: the remaining row with directions, and the number of meetings; unique.
Harder: more bodies and longer chains of meetings, survivors that shrink.
Skills: simulation
Source: original; the collision problems that are solved with a stack.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Row = tuple[int, ...]
"""The sizes, negative where a body moves to the left."""
_SETTINGS = (
    ("Asteroids fly along a line", "asteroid", "一些小行星沿一条直线飞行", "小行星"),
    ("Snowballs roll along a track", "snowball", "一些雪球沿一条轨道滚动", "雪球"),
    ("Clouds drift along a valley", "cloud", "一些云沿一条山谷飘动", "云"),
    ("Bubbles move through a narrow tube", "bubble", "一些气泡在一根细管中移动", "气泡"),
    ("Toy robots drive along a corridor", "robot", "一些玩具机器人沿走廊行驶", "机器人"),
    ("Ice floes float along a canal", "floe", "一些浮冰沿一条运河漂动", "浮冰"),
    ("Balls of clay roll along a groove", "ball", "一些泥球沿一条凹槽滚动", "泥球"),
    ("Beetles walk along a branch", "beetle", "一些甲虫沿一根树枝爬行", "甲虫"),
)


class MovingCollisionsStack(Task["MovingCollisionsStack.Params", "MovingCollisionsStack.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        bodies: int = knob("the number of bodies", levels=(4, 6, 8, 10, 13, 16, 21, 27, 33, 40), ge=3, le=80)
        largest: int = knob("the greatest size", levels=(9, 9, 12, 12, 15, 20, 30, 40, 50, 60), ge=3, le=999)
        shrinking: int = knob(
            "in what percentage survivors shrink", levels=(0, 0, 40, 40, 50, 50, 60, 60, 70, 70), le=100
        )

    class Instance(task.Told):
        settings = _SETTINGS

        row: Row
        shrink: bool

    answer = Record(row=Sequence(Integer()), meetings=Integer(low=0))
    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }}, all at the same speed. From left to right they are {{ row | sequence }}: the number is
        the size of the {{ words(language)[1] }}, a positive one moves to the right, a negative one (its size is the
        number without the sign) to the left. No three of them ever meet at the same moment.

        When two meet that move towards each other, the smaller one vanishes
        {%- if shrink %}, and the other one moves on, its size less by the size of the smaller one
        {%- else %} and the other one moves on unchanged{% endif %}; two of equal size both vanish.

        Give "row" (what is left after all meetings, from left to right, with signs as above; empty if nothing is left)
        and "meetings" (the number of meetings).
        """,
        zh=r"""
        {{ words(language)[0] }}，速度都相同。从左到右它们是 {{ row | sequence }}：数是{{ words(language)[1] }}的大小，
        正的向右运动，负的（大小是去掉负号的数）向左运动。没有三个会在同一时刻相遇。

        两个相向运动的相遇时，较小的消失
        {%- if shrink %}，另一个继续运动，大小减去较小者的大小；
        {%- else %}，另一个不变，继续运动；
        {%- endif %}大小相等的两个都消失。

        请给出 "row"（所有相遇之后剩下的，从左到右，正负号同上；什么也不剩时为空列表）和 "meetings"（相遇的次数）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        row = []
        for place in range(params.bodies):
            size = (
                rng.randint(1, params.largest) if rng.random() < 0.75 else rng.randint(1, max(2, params.largest // 4))
            )
            lean = 0.7 if 2 * place < params.bodies else 0.3
            row.append(size if rng.random() < lean else -size)
        shrink = rng.randrange(100) < params.shrinking
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), row=tuple(row), shrink=shrink)
        answer = self.solve(instance)
        first_round = sum(one > 0 > two for one, two in pairwise(row))
        deep = answer["meetings"] > first_round + params.bodies // 5
        if not answer["row"] or answer["meetings"] < params.bodies // 2 or not deep:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        runs = list(_run(instance))
        return {"row": runs[-1][0], "meetings": sum(len(met) for _, met in runs)}

    def key(self, instance: Instance) -> object:
        return [instance.row, instance.shrink]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, meetings = [], 0
        for body, (row, met) in zip(instance.row, _run(instance), strict=True):
            told = "".join(f"{other} >< {mine} = {left}, " for other, mine, left in met)
            lines.append(f"{body}: {told}{list(row)}")
            if met:
                lines[-1] += f"; {meetings}+{len(met)}={meetings + len(met)}"
                meetings += len(met)
        return "\n".join(lines)


def _run(instance: MovingCollisionsStack.Instance) -> Iterator[tuple[Row, list[tuple[int, int, int]]]]:
    """Give what is left of the bodies up to each one, and the meetings of that one: the two and what is left."""
    stack: list[int] = []
    for body in instance.row:
        met = []
        while body < 0 and stack and stack[-1] > 0:
            other = stack.pop()
            left = other + body if instance.shrink or other == -body else max(other, body, key=abs)
            met.append((other, body, left))
            if left > 0:
                stack.append(left)
            body = min(left, 0)
        if body:
            stack.append(body)
        yield tuple(stack), met
