"""Follow tones through mixers, filters, samplers and decimators, with their aliases.

Answer: the set of the frequencies that are left, in Hz; it is unique.
Harder: more tones and stages, sampling below twice the highest frequency, mixing after sampling.
Skills: simulation, arithmetic
Source: original; C. E. Shannon, Communication in the presence of noise, 1949.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

Stage = tuple[str, int, int]
Answer = frozenset[int]

_TEXTS = {
    "sample": ("sampling at {0} Hz", "以 {0} Hz 采样"),
    "decimate": ("keeping every {0}th sample only, without a filter", "每 {0} 个样本只保留一个，不加滤波"),
    "low": ("a filter that passes the frequencies below {0} Hz", "只让低于 {0} Hz 的频率通过的滤波器"),
    "high": ("a filter that passes the frequencies above {0} Hz", "只让高于 {0} Hz 的频率通过的滤波器"),
    "band": (
        "a filter that passes the frequencies from {0} Hz to {1} Hz",
        "只让 {0} Hz 到 {1} Hz 之间的频率通过的滤波器",
    ),
    "mix": ("multiplication by a cosine of {0} Hz", "与频率为 {0} Hz 的余弦信号相乘"),
}


class SamplingAliasChain(Task["SamplingAliasChain.Params", "SamplingAliasChain.Instance", Answer]):
    version = 1

    class Params(task.Params):
        tones: int = knob("how many tones there are", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        stages: int = knob("how many stages there are", levels=(1, 2, 2, 3, 4, 5, 5, 6, 7, 8), ge=1, le=12)
        left: int = knob("how many frequencies are left at least", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=8)
        mixers: int = knob("how many mixers there may be", levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=3)
        unit: int = knob("what all frequencies are multiples of", levels=(1, 1, 1, 5, 5, 10, 5, 5, 2, 1), ge=1, le=100)
        highest: int = knob(
            "the highest tone in units", levels=(60, 80, 90, 120, 150, 200, 400, 600, 900, 2000), ge=20, le=9999
        )

    class Instance(task.Instance):
        tones: tuple[int, ...]
        stages: tuple[Stage, ...]

        @property
        def told(self) -> list[list[str]]:
            rows = [[_TEXTS[kind][i].format(a, b) for kind, a, b in self.stages] for i in (0, 1)]
            return [[row.replace("2th", "2nd").replace("3th", "3rd") for row in rows[0]], rows[1]]

        @property
        def mixed(self) -> bool:
            return any(kind == "mix" for kind, _, _ in self.stages)

        @property
        def filtered(self) -> bool:
            return any(kind in ("low", "high", "band") for kind, _, _ in self.stages)

    answer = Set(Integer(low=0, unit="Hz"))
    prompt = Prompt(
        en=r"""
        A signal consists of cosine tones of {{ tones | listed(language) }} Hz. It passes these stages in turn:

        {{ told[0] | numbered }}

        {% if mixed %}
        Multiplying by a cosine turns a tone into two, at the sum and at the difference of both frequencies.
        {% endif %}
        {% if filtered %}
        Filters are ideal; what those behind a sampler pass is meant between 0 and half of
        the rate at that place.
        {% endif %}
        All stages behind a sampler work on the samples.
        Frequencies in samples are always given between 0 and half of the rate.
        No tones cancel each other.

        Which frequencies in Hz, from 0 to half of the last rate, are present in the samples at the end?
        """,
        zh=r"""
        一个信号由频率为 {{ tones | listed(language) }} Hz 的余弦信号叠加而成，依次经过下列各级：

        {{ told[1] | numbered }}

        {% if mixed %}
        与余弦信号相乘会把一个频率变成两个：两频率之和与两频率之差。
        {% endif %}
        {% if filtered %}
        滤波器都是理想的；采样之后的滤波器所通过的频率，指 0 到该处采样率一半之间的频率。
        {% endif %}
        采样之后的各级都处理样本。样本中的频率总用 0 到采样率一半之间的值表示。各频率成分不会互相抵消。

        最后的样本中有哪些频率（从 0 到最后采样率的一半，单位 Hz）？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.stages
        sampler = rng.randrange((n + 1) // 2)
        mixers = rng.sample([i for i in range(n) if i != sampler], min(n - 1, rng.randint(0, params.mixers)))
        tones = sorted(rng.sample(range(3, params.highest), params.tones))
        now, rate, stages = set(tones), 0, list[Stage]()
        for place in range(n):
            if place == sampler:
                kind = "sample"
            elif place in mixers:
                kind = "mix"
            else:
                kind = rng.choice(("low", "high", "band", "band") if place < sampler else ("low", "high", "decimate"))
            for _ in range(40):
                try:
                    a, b = _numbers(rng, kind, now, rate, params.highest)
                    after = _passed((kind, a, b), now, rate)
                except task.Retry:
                    continue
                new = a if kind == "sample" else rate // a if kind == "decimate" else rate
                fits = not new or 2 * max(after) < new
                if fits and min(params.left, len(now)) <= len(after) <= 9:
                    now, rate = after, new
                    break
            else:
                raise task.Retry
            stages.append((kind, a * (1 if kind == "decimate" else params.unit), b * params.unit))
        if len(now) < params.left or len(now) > 9 or now <= set(tones):
            raise task.Retry
        shown = tuple(tone * params.unit for tone in tones)
        return self.Instance(tones=shown, stages=tuple(stages)), frozenset(tone * params.unit for tone in now)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, now, rate = list[str](), set(instance.tones), 0
        for number, stage in enumerate(instance.stages, start=1):
            lines += _steps(number, stage, sorted(now), rate)
            now = _passed(stage, now, rate)
            rate = stage[1] if stage[0] == "sample" else rate // stage[1] if stage[0] == "decimate" else rate
            lines.append(f"{number}. {', '.join(map(str, sorted(now)))}")
        return "\n".join(lines)


def _numbers(rng: Random, kind: str, now: set[int], rate: int, highest: int) -> tuple[int, int]:
    """Draw the numbers of a stage; raise Retry where a tone would lie on an edge or half of a rate."""
    top = max(now)
    if kind == "sample":
        return rng.randint(max(10, top // 3), max(12, 2 * top)), 0
    if kind == "decimate":
        factors = [m for m in (2, 3, 4, 5) if rate % m == 0 and rate // m > 8]
        if not factors:
            raise task.Retry
        return rng.choice(factors), 0
    if kind == "mix":
        return rng.randint(3, (rate // 2 if rate else highest) - 1 if (rate // 2 if rate else highest) > 4 else 4), 0
    edges = sorted(rng.sample(range(1, max(top, 4) + 4), 2))
    if not now.isdisjoint(edges):
        raise task.Retry
    return (edges[0], edges[1]) if kind == "band" else (edges[kind == "low"], 0)


def _passed(stage: Stage, now: Iterable[int], rate: int) -> set[int]:
    """Give the frequencies behind a stage; raise Retry if two meet."""
    kind, a, b = stage
    if kind in ("low", "high", "band"):
        kept = [f for f in now if {"low": f < a, "high": f > a, "band": a < f < b}[kind]]
    elif kind == "mix":
        kept = [_folded(g, rate) if rate else g for f in now for g in (f + a, abs(f - a))]
    else:
        kept = [_folded(f, a if kind == "sample" else rate // a) for f in now]
    if len(set(kept)) < len(kept) or not kept or not min(kept):
        raise task.Retry
    return set(kept)


def _steps(number: int, stage: Stage, now: list[int], rate: int) -> list[str]:
    """Write what a stage makes of each frequency."""
    kind, a, b = stage
    if kind in ("low", "high", "band"):
        between = {"low": f"< {a}", "high": f"> {a}", "band": f"{a}..{b}"}[kind]
        kept = _passed(stage, now, rate)
        return [f"{number}. {f} {between}: {'+' if f in kept else '-'}" for f in now]
    if kind == "mix":
        pairs = [(f"{f} + {a}", f + a) for f in now] + [(f"|{f} - {a}|", abs(f - a)) for f in now]
        lines = [f"{number}. {text} = {g}" for text, g in pairs]
        return lines + [_fold(g, rate) for _, g in pairs if 2 * g > rate > 0]
    lines = [f"{number}. {rate} / {a} = {rate // a}"] if kind == "decimate" else []
    return lines + [_fold(f, rate // a if kind == "decimate" else a) for f in now]


def _fold(frequency: int, rate: int) -> str:
    times, rest = divmod(frequency, rate)
    return f"{frequency} - {times} × {rate} = {rest}, {rate} - {rest} = {rate - rest}: {_folded(frequency, rate)}"


def _folded(frequency: int, rate: int) -> int:
    rest = frequency % rate
    return min(rest, rate - rest)
