"""Read decibels off the straight-line Bode plot of a transfer function, or find the function from its plot.

Answer: decibels at frequencies, or the gain and the exponents; unique.
Harder: more corners, repeated ones, poles and zeros at 0, the way back.
Skills: arithmetic, algebra
Source: original; H. W. Bode, 1940.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Scale = tuple[int, int]
"""A digit 1, 2 or 5 and an exponent of ten."""

_TENTHS = {1: 0, 2: 3, 5: 7}  # ten times the logarithm


class BodeStraightLine(Task["BodeStraightLine.Params", "BodeStraightLine.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corner frequencies there are", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 9), ge=1, le=10)
        repeated: int = knob("how often a corner may be repeated", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        origin: int = knob("the largest power of s", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=3)
        asked: int = knob("how many frequencies are asked about", levels=(1, 2, 2, 3, 3, 3, 4, 4, 4, 5), ge=1, le=8)
        back: bool = knob("whether the function may be asked for", levels=(*[False] * 4, *[True] * 6))

    class Instance(task.Instance):
        gain: Scale
        power: int  # of s
        corners: tuple[tuple[Scale, int], ...]  # with the exponents of 1 + s/w
        asked: tuple[Scale, ...]  # empty where the function is asked for

        @property
        def function(self) -> str:
            parts = [_text(self.gain)] + ([f"s^({self.power})"] if self.power else [])
            return " · ".join(parts + [f"(1 + s/{_text(w)})^({n})" for w, n in self.corners])

        @property
        def breaks(self) -> list[str]:
            return [_text(w) for w, _ in self.corners]

        @property
        def points(self) -> list[str]:
            return [f"{_text(w)}: {self.decibels(w)}" for w, _ in self.corners]

        @property
        def slopes(self) -> tuple[int, int]:
            return 20 * self.power, 20 * (self.power + sum(n for _, n in self.corners))

        @property
        def frequencies(self) -> list[str]:
            return [_text(w) for w in self.asked]

        def decibels(self, at: Scale) -> int:
            here = _log(at)
            rest = sum(n * (here - _log(w)) for w, n in self.corners if _log(w) < here)
            return 2 * (_log(self.gain) + self.power * here + rest)

    prompt = Prompt(
        en=r"""
        In the straight-line approximation of the Bode magnitude plot, a factor 1 + s/w counts as 0 dB at angular
        frequencies up to w, and above w as 20 times the logarithm to base 10 of the frequency divided by w; a factor s
        and a constant count exactly, and an exponent multiplies the decibels. Take log10 2 = 0.3 and log10 5 = 0.7
        throughout. Frequencies are in rad/s.
        {% if asked %}

        For the transfer function H(s) = {{ function }}, give the decibels at the {{
        "frequencies %s, in this order" | format(frequencies | comma) if asked | length > 1
        else "frequency " ~ frequencies[0] }}.
        {% else %}

        The plot of H(s) = K · s^m · (product of the (1 + s/w)^n over all corners w) with K > 0 has its corners at
        {{ breaks | comma }} and these decibels there:

        {{ points | bullets }}

        Its slope is {{ slopes[0] }} dB per decade below the first corner and {{ slopes[1] }} dB per decade above the
        last one. Find K, the integer m and the integer exponents n in the order of the corners.
        {% endif %}
        """,
        zh=r"""
        在波特幅频图的折线近似中，因子 1 + s/w 在角频率不超过 w 时按 0 dB 计，
        超过 w 时按频率与 w 之比的常用对数的 20 倍计；
        因子 s 和常数按精确值计，指数与分贝数相乘。一律取 log10 2 = 0.3，log10 5 = 0.7。频率的单位为 rad/s。
        {% if asked %}

        对传递函数 H(s) = {{ function }}，{{ "按顺序" if asked | length > 1
        }}给出频率 {{ frequencies | comma }} 处的分贝数。
        {% else %}

        H(s) = K · s^m ·（所有转折频率 w 对应的 (1 + s/w)^n 之积），其中 K > 0。它的折线图的转折频率为
        {{ breaks | comma }}，在这些频率处的分贝数为：

        {{ points | bullets }}

        第一个转折频率以下的斜率为每十倍频 {{ slopes[0] }} dB，最后一个转折频率以上的斜率为每十倍频 {{ slopes[1] }} dB。
        求 K、整数 m，以及按转折频率顺序排列的整数指数 n。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        if instance.asked:
            return Record(decibels=Sequence(Rational(unit="dB"), length=len(instance.asked)))
        return Record(K=Rational(), m=Integer(), n=Sequence(Integer(), length=len(instance.corners)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        scales = [(digit, exponent) for exponent in range(-1, 5) for digit in (1, 2, 5)]
        corners = sorted(rng.sample(scales, params.corners), key=_log)
        signs = [rng.choice((-1, 1)) * rng.randint(1, params.repeated) for _ in corners]
        power = rng.randint(-params.origin, params.origin)
        gain = (rng.choice((1, 2, 5)), rng.randint(-1, 3))
        back = params.back and rng.random() < 0.5
        asked = () if back else tuple(sorted(rng.sample(scales[2:], params.asked), key=_log))
        pairs = tuple(zip(corners, signs, strict=True))
        instance = self.Instance(gain=gain, power=power, corners=pairs, asked=asked)
        if back:
            return instance, {"K": _value(gain), "m": power, "n": tuple(signs)}
        values = tuple(Fraction(instance.decibels(w)) for w in asked)
        if max(map(abs, values)) > 400 or (params.corners > 1 and _log(asked[-1]) <= _log(corners[0])):
            raise task.Retry
        return instance, {"decibels": values}

    def key(self, instance: Instance) -> object:
        return [instance.gain, instance.power, instance.corners, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        places = [w for w, _ in instance.corners]
        if not instance.asked:
            slopes, lines = [instance.slopes[0]], [f"log {_text(w)} = {_tenths(_log(w))}" for w in places]
            for low, high in pairwise(places):
                rise, run = instance.decibels(high) - instance.decibels(low), _log(high) - _log(low)
                slopes.append(10 * rise // run)
                lines.append(f"{instance.decibels(high)} - {bracketed(instance.decibels(low))} = {rise}")
                lines.append(f"{_tenths(_log(high))} - {_tenths(_log(low), True)} = {_tenths(run)}")
                lines.append(f"{_text(low)}-{_text(high)}: {rise} / {_tenths(run)} = {slopes[-1]}")
            slopes.append(instance.slopes[1])
            lines.append(f"m = {slopes[0]} / 20 = {instance.power}")
            for (w, n), (before, after) in zip(instance.corners, pairwise(slopes), strict=True):
                lines.append(f"{_text(w)}: {after} - {bracketed(before)} = {20 * n}, {20 * n} / 20 = {n}")
            first, part = instance.decibels(places[0]), 2 * instance.power * _log(places[0])
            lines.append(f"20·{bracketed(instance.power)}·{_tenths(_log(places[0]), True)} = {part}")
            lines.append(f"{first} - {bracketed(part)} = {first - part}")
            told = f"log K = {first - part} / 20 = {_tenths(_log(instance.gain))}"
            return "\n".join([*lines, told, f"K = {_text(instance.gain)}"])
        scales = dict.fromkeys([instance.gain, *places, *instance.asked])
        lines = [f"log {_text(w)} = {_tenths(_log(w))}" for w in scales]
        for at in instance.asked:
            here, parts = _log(at), [2 * _log(instance.gain)]
            lines.append(f"{_text(at)}: 20·{_tenths(_log(instance.gain), True)} = {parts[0]}")
            if instance.power:
                parts.append(2 * instance.power * here)
                lines.append(f"20·{bracketed(instance.power)}·{_tenths(here, True)} = {parts[-1]}")
            for w, n in instance.corners:
                if _log(w) < here:
                    parts.append(2 * n * (here - _log(w)))
                    gap = f"{_tenths(here)} - {_tenths(_log(w), True)} = {_tenths(here - _log(w))}"
                    lines.append(f"{_text(w)}: {gap}, 20·{bracketed(n)}·{_tenths(here - _log(w))} = {parts[-1]}")
                else:
                    lines.append(f"{_text(w)}: 0")
            lines += [running_sum(parts)] * bool(parts[1:])
        return "\n".join(lines)


def _log(scale: Scale) -> int:
    """Give ten times the logarithm."""
    return 10 * scale[1] + _TENTHS[scale[0]]


def _text(scale: Scale) -> str:
    return f"0.{scale[0]}" if scale[1] < 0 else str(_value(scale))


def _value(scale: Scale) -> Fraction:
    return scale[0] * Fraction(10) ** scale[1]


def _tenths(n: int, between: bool = False) -> str:
    """Write a tenth of a number, in brackets after an operator if negative."""
    text = decimal(Fraction(n, 10))
    return f"({text})" if between and n < 0 else text
