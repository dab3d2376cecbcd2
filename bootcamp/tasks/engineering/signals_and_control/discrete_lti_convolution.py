"""Send a finite signal through joined systems without feedback, or find the system from its output.

Answer: the index of the first sample that is not zero, and all samples from it to the last; unique.
Harder: longer signals, more systems in series and in parallel, unknown systems, changed rates.
Skills: arithmetic, simulation, algebra
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Signal = tuple[int, tuple[int, ...]]
"""The index of the first sample, and the samples."""

Stage = tuple[str, int, int, Signal]
"""A kind, two numbers, and an impulse response."""


class DiscreteLtiConvolution(Task["DiscreteLtiConvolution.Params", "DiscreteLtiConvolution.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the longest signal", levels=(2, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)
        stages: int = knob("how many stages there are", levels=(1, 1, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=8)
        kinds: int = knob("how many kinds of stages there are", levels=(1, 2, 3, 3, 4, 6, 6, 6, 6, 6), ge=1, le=6)
        size: int = knob("the largest sample", levels=(4, 5, 5, 5, 6, 6, 7, 7, 7, 7), ge=2, le=20)
        unknown: bool = knob("whether a system may be asked for", levels=(False, False, False, *[True] * 7))

    class Instance(task.Instance):
        signal: Signal
        stages: tuple[Stage, ...]
        unknown: int  # the place of the stage whose impulse response is asked for, or -1
        output: Signal | None

        @property
        def told(self) -> list[list[str]]:
            return [[_told(stage, i, place == self.unknown) for place, stage in enumerate(self.stages)] for i in (0, 1)]

        @property
        def shown(self) -> list[list[str]]:
            return [[_shown(signal, i) if signal else "" for signal in (self.signal, self.output)] for i in (0, 1)]

    answer = Record(first=Integer(), samples=Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        All signals are sequences that are 0 outside the samples given. The input x is {{ shown[0][0] }}. It passes
        these stages in turn, each of which makes the signal w from the signal v:

        {{ told[0] | numbered }}

        {% if output %}
        The output of the last stage is {{ shown[0][1] }}. The impulse response h of the stage where it is not given is
        finite. Give the index of the first sample of this h that is not 0, and its samples from there to the last one
        that is not 0.
        {% else %}
        Give the index of the first sample of the output of the last stage that is not 0, and its samples from there to
        the last one that is not 0.
        {% endif %}
        A convolution is w[n] = sum of h[k] v[n - k] over all k.
        """,
        zh=r"""
        所有信号都是序列，未给出的样本均为 0。输入 x 为 {{ shown[1][0] }}。
        它依次经过下列各级，每一级由信号 v 得到信号 w：

        {{ told[1] | numbered }}

        {% if output %}
        最后一级的输出为 {{ shown[1][1] }}。未给出冲激响应的那一级的冲激响应 h 是有限长的。
        求这个 h 的第一个非零样本的下标 first，以及从它到最后一个非零样本的全部样本 samples。
        {% else %}
        求最后一级输出的第一个非零样本的下标 first，以及从它到最后一个非零样本的全部样本 samples。
        {% endif %}
        卷积指 w[n] 等于 h[k] v[n - k] 对所有 k 求和。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        def draw() -> Signal:
            values = [rng.randint(-params.size, params.size) for _ in range(rng.randint(2, params.length))]
            return _trimmed((rng.randint(-3, 3) if params.kinds > 1 else 0, tuple(values)))

        signal = draw()
        unknown = rng.randrange(params.stages) if params.unknown and rng.random() < 0.5 else -1
        stages: list[Stage] = []
        kinds = ("system", "echo", "branch", "modulate", "up", "down")
        for place in range(params.stages):
            kind = (
                "system"
                if place == unknown
                else rng.choice(kinds[: params.kinds] if place else kinds[:3][: params.kinds])
            )
            a, b = rng.randint(1, 3), rng.choice((-3, -2, -1, 2, 3))
            if kind in ("up", "down"):
                a = 2
            stages.append((kind, a, b, draw() if kind in ("system", "branch") else (0, ())))
        if unknown >= 0 and any(stage[0] == "down" for stage in stages[unknown:]):
            raise task.Retry  # samples that are lost do not come back
        if sum(stage[0] in ("up", "down") for stage in stages) > 2:
            raise task.Retry
        result = signal
        for stage in stages:
            result = _passed(stage, result)
        if not 2 <= len(result[1]) <= 30 or max(map(abs, result[1])) > 20_000:
            raise task.Retry
        found = stages[unknown][3] if unknown >= 0 else result
        instance = self.Instance(
            signal=signal, stages=tuple(stages), unknown=unknown, output=result if unknown >= 0 else None
        )
        return instance, {"first": found[0], "samples": found[1]}

    def key(self, instance: Instance) -> object:
        stages = [s[:3] if place == instance.unknown else s for place, s in enumerate(instance.stages)]
        return [instance.signal, stages, instance.unknown, instance.output]


def _trimmed(signal: Signal) -> Signal:
    """Leave out zeros at both ends; raise Retry if nothing is left."""
    places = [i for i, value in enumerate(signal[1]) if value]
    if not places:
        raise task.Retry
    return signal[0] + places[0], signal[1][places[0] : places[-1] + 1]


def _passed(stage: Stage, signal: Signal) -> Signal:
    kind, a, b, response = stage
    values = {signal[0] + i: value for i, value in enumerate(signal[1])}
    out: dict[int, int] = {}
    if kind in ("up", "down"):
        out = (
            {n * a: v for n, v in values.items()}
            if kind == "up"
            else {n // a: v for n, v in values.items() if n % a == 0}
        )
    elif kind == "modulate":
        out = {n: -v if n % 2 else v for n, v in values.items()}
    else:
        taps = [(0, 1), (a, b)] if kind == "echo" else [(response[0] + k, h) for k, h in enumerate(response[1])]
        for shift, factor in [*taps, *([(a, b)] if kind == "branch" else [])]:
            for n, v in values.items():
                out[n + shift] = out.get(n + shift, 0) + factor * v
    if not out:
        raise task.Retry
    return _trimmed((min(out), tuple(out.get(n, 0) for n in range(min(out), max(out) + 1))))


def _shown(signal: Signal, i: int) -> str:
    text = f"[{', '.join(map(str, signal[1]))}]"
    return f"{text}，首个样本的下标为 {signal[0]}" if i else f"{text}, with the index {signal[0]} for the first sample"


def _told(stage: Stage, i: int, unknown: bool) -> str:
    kind, a, b, response = stage
    if unknown:
        return ("convolution with an unknown impulse response h", "与未知的冲激响应 h 卷积")[i]
    shown = _shown(response, i)
    return {
        "system": (f"convolution with the impulse response h = {shown}", f"与冲激响应 h 卷积，h = {shown}"),
        "echo": (f"w[n] = v[n] + ({b}) v[n - {a}]",) * 2,
        "branch": (
            f"the sum of ({b}) v[n - {a}] and the convolution of v with h = {shown}",
            f"({b}) v[n - {a}] 与“v 和 h 的卷积”之和，h = {shown}",
        ),
        "modulate": ("w[n] = (-1)^n v[n]",) * 2,
        "up": (f"w[{a}n] = v[n], and w is 0 at all other places", f"w[{a}n] = v[n]，w 在其余位置为 0"),
        "down": (f"w[n] = v[{a}n]",) * 2,
    }[kind][i]
