"""Untie a tangle of two ropes, whose state is a fraction, by twists and quarter turns.

Answer: the moves in order; every list within the limit that ends at 0 is right.
Harder: larger fractions, less slack above the way of nearest integers.
Skills: arithmetic, planning
Source: original generator; rational tangles are John Conway's.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.plans import plan_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

State = tuple[int, int]
"""Numerator and denominator in lowest terms; (1, 0) is infinite."""

_INFINITE = (1, 0)


class RationalTangleUntie(Task["RationalTangleUntie.Params", "RationalTangleUntie.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        quotients: int = knob(
            "how many quarter turns are needed, about", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12
        )
        largest: int = knob("the most twists in a row", levels=(6, 8, 6, 7, 6, 5, 5, 5, 5, 5), ge=2, le=9)
        slack: int = knob("how many more moves are allowed", levels=(3, 2, 2, 1, 1, 1, 1, 0, 0, 0), ge=0, le=20)

    class Instance(task.Instance):
        value: Fraction
        limit: int

    answer = Moves("ASR")
    prompt = Prompt(
        en=r"""
        The state of a tangle of two ropes is described by a number x, which is a fraction or infinite. There are three
        moves:

        - A (a twist) makes x + 1 of x.
        - S (a twist the other way) makes x - 1 of x.
        - R (a quarter turn) makes -1/x of x.

        If x is 0, R makes it infinite; if x is infinite, R makes it 0, and A and S leave it infinite.

        At the start x = {{ value }}. Give a list of at most {{ limit }} moves after which x = 0. If there are several,
        give any one.
        """,
        zh=r"""
        两根绳子的缠结状态用一个数 x 描述，x 是分数或无穷大。有三种动作：

        - A（扭一下）使 x 变为 x + 1。
        - S（反向扭一下）使 x 变为 x - 1。
        - R（转四分之一圈）使 x 变为 -1/x。

        x 为 0 时，R 使它变为无穷大；x 为无穷大时，R 使它变为 0，A 和 S 使它仍为无穷大。

        开始时 x = {{ value }}。给出至多 {{ limit }} 个动作的序列，使最后 x = 0。如果有多种，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        value = Fraction(rng.randint(-params.largest, params.largest))
        for _ in range(params.quotients):
            if value == 0:
                raise task.Retry
            value = rng.choice((-1, 1)) * rng.randint(1, params.largest) - 1 / value
        plan = _nearest(value)
        limit = len(plan) + params.slack
        if sum(move == "R" for move in plan) < params.quotients or _downward(value, len(plan) + 50) <= limit:
            raise task.Retry
        return self.Instance(value=value, limit=limit), plan

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} moves"
        start = instance.value.numerator, instance.value.denominator
        return plan_fault(start, _moved, answer, lambda state: state[0] == 0, instance.limit)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        value, lines = instance.value, list[str]()
        for moves, after in _runs(value):
            step = f"-1 / ({value})" if moves == "R" else f"{value} {'-+'[value < after]} {len(moves)}"
            lines.append(f"{step} = {after}: {moves}")
            value = after
        return "\n".join(lines)


def _moved(state: State, move: str) -> State:
    """Give the state after a move."""
    p, q = state
    if move == "R":
        p, q = (-q, p) if p > 0 else (q, -p)
        return _INFINITE if q == 0 else (p, q)
    return state if state == _INFINITE else (p + q if move == "A" else p - q, q)


def _nearest(value: Fraction) -> tuple[str, ...]:
    """Untie by twisting to the nearest integer multiple and turning, in turn."""
    return tuple("".join(moves for moves, _ in _runs(value)))


def _runs(value: Fraction) -> Iterator[tuple[str, Fraction]]:
    """Twist to the nearest integer multiple and turn, in turn: give the moves and the number after them."""
    while True:
        twists = round(value)
        value -= twists
        yield ("S" if twists > 0 else "A") * abs(twists), value
        if not value:
            return
        value = -1 / value
        yield "R", value


def _downward(value: Fraction, most: int) -> int:
    """Count the moves, up to `most`, of the way that twists into the range from 0 up to 1 before each turn."""
    count = 0
    while count <= most:
        twists = value.numerator // value.denominator
        count, value = count + abs(twists), value - twists
        if not value:
            break
        count, value = count + 1, -1 / value
    return count
