"""Find the shape of a string with running pulses, which its ends reflect, after some ticks.

Answer: the heights of all points; unique.
Harder: a longer string, more pulses, more reflections, fixed, free and unlike ends.
Skills: simulation, spatial
Source: original; d'Alembert's solution of the wave equation.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Pulse = tuple[int, int, tuple[int, ...]]
"""1 if it moves to the right, else -1; its first point; its heights."""
_ENDS = (("fixed", "fixed"), ("free", "free"), ("fixed", "free"), ("free", "fixed"))


class StringPulseSuperposition(
    Task["StringPulseSuperposition.Params", "StringPulseSuperposition.Instance", tuple[int, ...]]
):
    version = 1

    class Params(task.Params):
        length: int = knob("the number of the last point", levels=(6, 7, 8, 9, 10, 12, 14, 17, 20, 25), ge=6, le=30)
        pulses: int = knob("how many pulses there are", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        turns: int = knob(
            "the most lengths of the string that a pulse runs", levels=(1, 1, 2, 3, 5, 5, 7, 9, 12, 20), ge=1, le=40
        )
        kinds: int = knob("how many kinds of ends there are", levels=(1, 1, 1, 2, 2, 4, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        length: int
        ends: tuple[str, str]
        pulses: tuple[Pulse, ...]
        ticks: int

    prompt = Prompt(
        en=r"""
        A stretched string has the points 0 to {{ length }}. It carries pulses that run along it without changing their
        shape, one point per tick; where pulses overlap, their heights add up. At tick 0 they are:

        {% for way, first, heights in pulses %}
        - {{ heights | comma }} at {{ "points %d to %d" | format(first, first + heights | length - 1)
            if heights | length > 1 else "point %d" | format(first) }}, moving {{ "right" if way > 0 else "left" }}.
        {% endfor %}

        All other heights are 0.
        {% for end in ends %}
        The end at point {{ 0 if loop.first else length }} is {{ end }}.
        {% endfor %}
        {% if "fixed" in ends %}
        At a fixed end the string behaves as if it went on beyond the end and carried there, at the same distance from
        the end, the mirror image of each pulse with the opposite heights, running the opposite way; so a pulse returns
        upside down, and the end itself always has height 0.
        {% endif %}
        {% if "free" in ends %}
        At a free end the string behaves as if it went on beyond the end and carried there, at the same distance from
        the end, the mirror image of each pulse with the same heights, running the opposite way; so at the end itself
        an arriving height counts twice, once for the pulse and once for its image.
        {% endif %}

        List the heights of points 0 to {{ length }} at tick {{ ticks }}.
        """,
        zh=r"""
        一根拉紧的弦上有点 0 到点 {{ length }}。弦上有一些脉冲，形状不变地沿弦传播，每拍移动一个点；
        脉冲重叠处高度相加。第 0 拍时：

        {% for way, first, heights in pulses %}
        - {{ "点 %d 到点 %d" | format(first, first + heights | length - 1)
            if heights | length > 1 else "点 %d" | format(first) }} 的高度{{ "依次" if heights | length > 1
            }}为 {{ heights | comma }}，{{ "向右" if way > 0 else "向左" }}传播。
        {% endfor %}

        其余高度都是 0。
        {% for end in ends %}
        点 {{ 0 if loop.first else length }} 处是{{ "固定端" if end == "fixed" else "自由端" }}。
        {% endfor %}
        {% if "fixed" in ends %}
        在固定端，弦的表现就像它越过端点继续延伸，并且在端点另一侧同样距离处有每个脉冲的镜像，高度相反、传播方向相反；
        因此脉冲反射后上下颠倒，端点本身的高度始终为 0。
        {% endif %}
        {% if "free" in ends %}
        在自由端，弦的表现就像它越过端点继续延伸，并且在端点另一侧同样距离处有每个脉冲的镜像，高度相同、传播方向相反；
        因此在端点本身，到达的高度计算两次，脉冲一次，镜像一次。
        {% endif %}

        依次写出第 {{ ticks }} 拍时点 0 到点 {{ length }} 的高度。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=instance.length + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        length = params.length
        pulses = []
        for _ in range(params.pulses):
            size = rng.randint(1, 4)
            heights = tuple(random_nonzero(rng, 6) for _ in range(size))
            pulses.append((rng.choice((-1, 1)), rng.randint(1, length - size), heights))
        high = params.turns * length
        ticks = rng.randint(max(2, high // 2), high)
        ends = rng.choice(_ENDS[: params.kinds])
        instance = self.Instance(length=length, ends=ends, pulses=tuple(pulses), ticks=ticks)
        answer, start = self.solve(instance), self.solve(instance.model_copy(update={"ticks": 0}))
        plain = [start, start[::-1], tuple(-y for y in start), tuple(-y for y in start[::-1])]
        if answer in plain or sum(map(bool, answer)) < 2 + params.pulses // 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        right, left = [0] * (instance.length + 1), [0] * (instance.length + 1)
        for way, first, heights in instance.pulses:
            for place, height in enumerate(heights, start=first):
                (right if way > 0 else left)[place] += height
        signs = [1 if end == "free" else -1 for end in instance.ends]
        for _ in range(instance.ticks):
            arriving = (left[1], right[-2])  # what is one point before an end, and so is its image
            right, left = [signs[0] * arriving[0], *right[:-1]], [*left[1:], signs[1] * arriving[1]]
        return tuple(a + b for a, b in zip(right, left, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, length, points = list[str](), instance.length, [list[int]() for _ in range(instance.length + 1)]
        for way, first, heights in instance.pulses:
            for place, height in enumerate(heights, start=first):
                at = place + way * instance.ticks
                text = f"{height}: {place} {'+' if way > 0 else '-'} {instance.ticks} = {at}"
                while not 0 <= at <= length:
                    end = instance.ends[at > length]
                    height *= 1 if end == "free" else -1
                    text += f", {2 * length} - {at} = {2 * length - at}" if at > length else f", -({at}) = {-at}"
                    text += f" ({height})"
                    at = 2 * length - at if at > length else -at
                if at in (0, length):
                    height = 2 * height if instance.ends[at > 0] == "free" else 0
                points[at].append(height)
                lines.append(f"{text} -> {height}")
        for place, found in enumerate(points):
            lines += [f"{place}: {' + '.join(f'({height})' for height in found)} = {sum(found)}"] if found[1:] else []
        return "\n".join([*lines, self.format(instance).render(tuple(map(sum, points)))])

    def key(self, instance: Instance) -> object:
        return [instance.length, instance.ends, instance.ticks, sorted(instance.pulses)]
