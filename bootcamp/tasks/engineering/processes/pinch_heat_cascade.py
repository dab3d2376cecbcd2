"""Find the least hot and cold utility and the pinch of a set of hot and cold streams.

Answer: rational numbers for the utilities, the pinch temperature and perhaps an unknown heat-capacity flow; unique.
Harder: more streams, a stream whose heat-capacity flow follows from the hot utility that is stated.
Skills: arithmetic, simulation, algebra
Source: original; B. Linnhoff's problem table.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import accumulate, pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Stream = tuple[int, int, int | None]
"""The temperatures at its beginning and end, and its heat-capacity flow if that is given."""
Answer = dict[str, Fraction]
_UNITS = {"hot": "kW", "cold": "kW", "pinch": "°C", "x": "kW/°C"}


class PinchHeatCascade(Task["PinchHeatCascade.Params", "PinchHeatCascade.Instance", Answer]):
    version = 1

    class Params(task.Params):
        streams: int = knob("how many streams there are", levels=(2, 3, 4, 5, 6, 5, 6, 8, 10, 12), ge=2, le=16)
        unknown: bool = knob("whether a heat-capacity flow is unknown", levels=(*[False] * 5, *[True] * 5))
        step: int = knob("the step of temperatures", levels=(20, 10, 10, 5, 5, 5, 5, 5, 5, 5), ge=1, le=20)

    class Instance(task.Instance):
        difference: int
        streams: tuple[Stream, ...]
        utility: Fraction | None  # the hot utility, where it is given

        @property
        def rows(self) -> list[tuple[str, int, int, str]]:
            numbers, found = {True: 0, False: 0}, list[tuple[str, int, int, str]]()
            for start, end, flow in self.streams:
                numbers[start > end] += 1
                found.append((f"{'H' if start > end else 'C'}{numbers[start > end]}", start, end, str(flow or "x")))
            return found

    prompt = Prompt(
        en=r"""
        In a plant, hot streams have to be cooled and cold streams heated, each from its first to its last temperature:

        {{ rows | table(["stream", "from (°C)", "to (°C)", "kW per °C"]) }}

        A stream that changes its temperature by t degrees gives or takes t times its kW per °C. Heat may pass from a
        hot stream to a cold one only where the hot stream is at least {{ difference }} °C hotter. What is lacking comes
        from a hot utility, what is left goes to a cold utility. The least utilities follow from a cascade:

        - The temperatures of hot streams are lowered by {{ difference // 2 }} °C and those of cold streams raised by
          {{ difference // 2 }} °C.
        - These shifted temperatures of all beginnings and ends of streams cut the scale into intervals. The surplus of
          an interval is what hot streams give in it minus what cold streams take in it.
        - The hot utility enters above the highest interval. The heat flow out of an interval is the flow into it plus
          its surplus. The least hot utility is the smallest with which no flow is negative; the flow out of the lowest
          interval is then the cold utility.
        - The pinch is the temperature between two intervals where the flow is then 0. In this case there is one only.

        {% if utility is not none %}
        The least hot utility is {{ utility }} kW. Give x, the positive number of kW per °C that the table lacks; cold,
        the least cold utility in kW; and pinch, the temperature of hot streams at the pinch in °C, that is, the shifted
        temperature plus {{ difference // 2 }}.
        {% else %}
        Give hot and cold, the least utilities in kW, and pinch, the temperature of hot streams at the pinch in °C, that
        is, the shifted temperature plus {{ difference // 2 }}.
        {% endif %}
        """,
        zh=r"""
        某工厂中热流需要冷却，冷流需要加热，各从起始温度到终止温度：

        {{ rows | table(["流股", "起始 (°C)", "终止 (°C)", "kW/°C"]) }}

        流股温度变化 t 度时，放出或吸收的热为 t 乘以它的 kW/°C 值。只有在热流至少比冷流高 {{ difference }} °C 的地方，
        热才能从热流传给冷流。不足的热由热公用工程提供，多余的热交给冷公用工程。最小公用工程由如下级联求出：

        - 热流的温度都降低 {{ difference // 2 }} °C，冷流的温度都升高 {{ difference // 2 }} °C。
        - 所有流股起点和终点的这些移位温度把温标分成若干区间。区间的盈余等于热流在其中放出的热减去冷流在其中吸收的热。
        - 热公用工程从最高区间的上方进入。流出一个区间的热流量等于流入的热流量加上其盈余。最小热公用工程是使流量都不为负
          的最小值，此时流出最低区间的热流量就是冷公用工程。
        - 夹点是此时两个区间之间流量为 0 处的温度。本题中只有一个夹点。

        {% if utility is not none %}
        最小热公用工程为 {{ utility }} kW。请给出：x 为表中缺少的 kW/°C 值（正数）；cold 为最小冷公用工程（kW）；
        pinch 为夹点处热流的温度（°C），即移位温度加 {{ difference // 2 }}。
        {% else %}
        请给出：hot 和 cold 为最小的热、冷公用工程（kW）；pinch 为夹点处热流的温度（°C），即移位温度加
        {{ difference // 2 }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = ("hot" if instance.utility is None else "x", "cold", "pinch")
        return Record(**{name: Rational(unit=_UNITS[name]) for name in names})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        difference, streams = rng.choice((10, 20, 30)), list[tuple[int, int, int]]()
        for number in range(params.streams):
            low, high = sorted(rng.sample(range(20, 261, params.step), 2))
            hot = number == 0 or (number > 1 and rng.random() < 0.5)
            streams.append((high, low, rng.randint(1, 9)) if hot else (low, high, rng.randint(1, 9)))
            if high - low < 30:
                raise Retry
        streams.sort(key=lambda stream: stream[0] < stream[1])
        least, cold, pinch = _cascade(streams, difference)
        answer = {"hot": least, "cold": cold, "pinch": pinch}
        known: list[Stream] = list(streams)
        if params.unknown:  # a part of the stream above the pinch makes its flow unique
            above = [i for i, (a, b, _) in enumerate(streams) if max(a, b) > pinch - (a < b) * difference]
            if not above:
                raise Retry
            chosen = rng.choice(above)
            start, end, flow = streams[chosen]
            known[chosen] = (start, end, None)
            answer = {"x": Fraction(flow), "cold": cold, "pinch": pinch}
        instance = self.Instance(difference=difference, streams=tuple(known), utility=least if params.unknown else None)
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.difference, sorted(map(str, instance.streams)), instance.utility]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        half = instance.difference // 2
        shifted = [(a - half, b - half, f) if a > b else (a + half, b + half, f) for a, b, f in instance.streams]
        lines = [f"{row[0]}: {a}, {b}" for row, (a, b, _) in zip(instance.rows, shifted, strict=True)]
        scale = sorted({t for a, b, _ in shifted for t in (a, b)}, reverse=True)
        known, times = [0], [0]  # without hot utility, the flows out of the intervals are known + times x
        for upper, lower in pairwise(scale):
            here = [(1 if a > b else -1, f) for a, b, f in shifted if min(a, b) <= lower and max(a, b) >= upper]
            sizes, width = [sign * f for sign, f in here if f], upper - lower
            size = sum(sizes) * width
            known.append(known[-1] + size)
            times.append(times[-1] + sum(sign for sign, f in here if not f) * width)
            told = f"{_sum(sizes)} = {sum(sizes)}; " if sizes[1:] else ""
            total = f"; {_sum((known[-2], size))} = {known[-1]}" if known[2:] else ""
            more = f"; {times[-1]}·x" if any(times) else ""
            lines.append(f"{upper}-{lower}: {told}{sum(sizes)}·{width} = {size}{total}{more}")
        if instance.utility is None:
            hot, flow = Fraction(-min(known)), known
        else:
            hot = instance.utility
            ends = [(-(hot + one) / n, t) for one, n, t in zip(known, times, scale, strict=True) if n]
            sign, x = ("≥", max(ends)[0]) if max(times) > 0 else ("≤", min(ends)[0])
            for one, n, t in zip(known, times, scale, strict=True):
                if n:
                    lines.append(f"{t}: {_sum((hot, one, n))}·x ≥ 0: x {sign} {-(hot + one) / n}")
            lines.append(f"x = {x}")
            flow = [int(one + n * x) for one, n in zip(known, times, strict=True)]
        pinch = scale[flow.index(min(flow))]
        lines.append(f"{min(flow)} + {hot} = 0")
        lines.append(f"{flow[-1]} + {hot} = {flow[-1] + hot}")
        return "\n".join([*lines, f"{pinch} + {half} = {pinch + half}"])


def _sum(sizes: Iterable[Fraction | int]) -> str:
    return " + ".join(map(str, sizes)).replace("+ -", "- ")


def _cascade(streams: list[tuple[int, int, int]], difference: int) -> tuple[Fraction, Fraction, Fraction]:
    """Give both utilities and the pinch for hot streams; raise Retry without exactly one pinch between utilities."""
    shifted = [
        (a - difference // 2, b - difference // 2, f) if a > b else (a + difference // 2, b + difference // 2, f)
        for a, b, f in streams
    ]
    scale = sorted({t for a, b, _ in shifted for t in (a, b)}, reverse=True)
    surplus = list[int]()
    for upper, lower in pairwise(scale):
        flows = [f if a > b else -f for a, b, f in shifted if min(a, b) <= lower and max(a, b) >= upper]
        surplus.append(sum(flows) * (upper - lower))
    flow = [0, *accumulate(surplus)]
    hot = -min(flow)
    zeros = [t for t, size in zip(scale, flow, strict=True) if size + hot == 0]
    if len(zeros) != 1 or zeros[0] in (scale[0], scale[-1]):
        raise Retry
    return Fraction(hot), Fraction(flow[-1] + hot), Fraction(zeros[0] + difference // 2)
