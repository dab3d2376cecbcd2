"""Find a voltage after a circuit with a capacitor was switched between states several times.

Answer: a rational number; it is unique.
Harder: more switchings, switchings that a threshold triggers.
Skills: arithmetic, simulation
Source: original; exponential approach to a final value.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record

Values = dict[str, Fraction]
Stay = tuple[int, int, int, Fraction | None]
"""The final value and the half-time of a state, how long it lasts, and the threshold that ends it instead, if any."""


class SwitchedRcTransient(Task["SwitchedRcTransient.Params", "SwitchedRcTransient.Instance", Values]):
    version = 1

    class Params(task.Params):
        stays: int = knob("how many states follow each other", levels=(1, 2, 2, 3, 4, 4, 5, 6, 8, 9), ge=1, le=12)
        halvings: int = knob("the most half-times of a stay", levels=(3, 3, 4, 4, 4, 4, 4, 3, 3, 3), ge=1, le=8)
        thresholds: int = knob("how many thresholds there are", levels=(0, 0, 0, 0, 0, 1, 2, 3, 4, 5), ge=0, le=10)
        largest: int = knob("the largest voltage", levels=(24, 32, 40, 40, 48, 48, 60, 60, 60, 80), ge=10, le=500)

    class Instance(task.Instance):
        start: Fraction
        stays: tuple[Stay, ...]

        def told(self, language: str) -> list[str]:
            lines = []
            for final, half, time, threshold in self.stays:
                if language == "en":
                    end = f"until the voltage is {threshold} V" if threshold is not None else f"for {time} s"
                    lines.append(f"final value {final} V, half-time {half} s, {end}.")
                else:
                    end = f"直到电压为 {threshold} V" if threshold is not None else f"持续 {time} s"
                    lines.append(f"终值 {final} V，半程时间 {half} s，{end}。")
            return lines

    answer = Record(v=Rational(unit="V"), T=Rational(unit="s"))
    prompt = Prompt(
        en=r"""
        The voltage of a capacitor in a circuit with resistors and sources tends exponentially to a final value that
        depends on the state of a switch: in each half-time of the state its distance from the final value becomes half
        as large. When the switch goes to another state, the voltage does not jump.

        At time 0 the voltage is {{ start }} V. The switch then takes these states in turn:

        {{ told("en") | numbered }}

        Find the voltage v in volts at the end of the last state, and the total time T in seconds until then.
        """,
        zh=r"""
        在由电阻和电源组成的电路中，电容器的电压按指数规律趋向一个终值，终值取决于开关的状态：
        每经过该状态的一个半程时间，电压与终值之差减为一半。开关换到另一状态时电压不跳变。

        时刻 0 的电压为 {{ start }} V。此后开关依次处于下列状态：

        {{ told("zh") | numbered }}

        求最后一个状态结束时的电压 v（单位伏特），以及到那时为止的总时间 T（单位秒）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.largest
        v = start = Fraction(rng.randint(-n, n))
        marked = set(rng.sample(range(params.stays), min(params.stays, params.thresholds)))
        stays: list[Stay] = []
        total = 0
        for place in range(params.stays):
            final, half, times = rng.randint(-n, n), rng.randint(2, 12), rng.randint(1, params.halvings)
            if abs(final - v) < 8:
                raise task.Retry
            v = final + (v - final) / 2**times
            total += half * times
            stays.append((final, half, 0 if place in marked else half * times, v if place in marked else None))
        if not readable([v], 7) or (stays[-1][3] is not None) or v == start:
            raise task.Retry
        return self.Instance(start=start, stays=tuple(stays)), {"v": v, "T": Fraction(total)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        v, lines, times = instance.start, [], []
        for number, (final, half, time, threshold) in enumerate(instance.stays, start=1):
            gaps = [v - final]
            lines.append(f"{number}. {v} - {bracketed(final)} = {gaps[0]}")
            if threshold is None:
                lines.append(f"{time} / {half} = {time // half}")
            else:
                lines.append(f"{threshold} - {bracketed(final)} = {threshold - final}")
            while (gaps[-1] != threshold - final) if threshold is not None else (len(gaps) <= time // half):
                gaps.append(gaps[-1] / 2)
            lines.append(" → ".join(map(str, gaps)))
            v = final + gaps[-1]
            times.append(half * (len(gaps) - 1))
            if threshold is None:
                lines.append(f"{final} + {bracketed(gaps[-1])} = {v}")
            else:
                lines.append(f"{len(gaps) - 1} · {half} = {times[-1]}")
        return "\n".join([*lines, f"v = {v}", f"T: {running_sum(times)}"])
