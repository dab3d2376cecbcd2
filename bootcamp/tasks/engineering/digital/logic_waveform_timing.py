"""Follow changes of signals through gates with delays.

Answer: the times at which each named output changes; unique.
Harder: more gates and changes, longer delays, gates that swallow short pulses.
Skills: simulation, logic
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Gate = tuple[str, str, tuple[str, ...], int]
"""Its output, its kind, its inputs and its delay."""

Times = tuple[int, ...]

_KINDS = ("AND", "OR", "XOR", "NAND", "NOR", "NOT")


class LogicWaveformTiming(Task["LogicWaveformTiming.Params", "LogicWaveformTiming.Instance", dict[str, Times]]):
    version = 1

    class Params(task.Params):
        gates: int = knob("how many gates there are", levels=(1, 2, 3, 4, 5, 6, 7, 9, 11, 13), ge=1, le=16)
        inputs: int = knob("how many input signals there are", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=1, le=6)
        changes: int = knob("how often an input changes at most", levels=(3, 3, 4, 4, 5, 6, 6, 7, 8, 8), ge=1, le=12)
        delay: int = knob("the longest delay", levels=(2, 3, 3, 3, 4, 4, 5, 5, 5, 5), ge=1, le=9)
        end: int = knob("the last moment", levels=(15, 20, 25, 30, 35, 40, 50, 60, 70, 80), ge=10, le=200)
        inertial: bool = knob("whether gates may swallow short pulses", levels=(*[False] * 4, *[True] * 6))
        asked: int = knob("how many outputs are asked for", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        inputs: tuple[tuple[int, Times], ...]  # the value at first, and when it changes
        gates: tuple[Gate, ...]
        inertial: bool
        end: int
        asked: tuple[str, ...]

        @property
        def netlist(self) -> list[list[str]]:
            return [
                [f"{name} = {kind}({', '.join(own)}){mark}{delay}" for name, kind, own, delay in self.gates]
                for mark in (", delay ", "，延迟 ")
            ]

    prompt = Prompt(
        en=r"""
        A circuit without loops consists of these gates, each with a delay in nanoseconds:

        {{ netlist[0] | bullets }}

        At every moment t a gate looks at the values that its inputs have at t; all changes that happen at t are seen
        together. The value that it computes then appears at its output at t plus its delay.
        {% if inertial %}
        But pulses that are too short are swallowed: if the computed value would be different from the values before and
        after it for less time than the delay of the gate, the output does not change there. Such pulses are taken out
        one after the other, the earliest first, until none is left; a pulse exactly as long as the delay passes.
        {% endif %}
        Before and at time 0 everything is settled. The input signals:

        {% for value, times in inputs %}
        - x{{ loop.index }}: {{ value }} at first, changes at the times {{ times | comma }}
        {% endfor %}

        Inputs do not change later. Give the times up to {{ end }} ns, in increasing order, at which
        {{ asked | listed(language) }} {{ "changes" if asked | length == 1 else "change" }}.
        """,
        zh=r"""
        一个无环电路由下列门组成，延迟的单位为纳秒：

        {{ netlist[1] | bullets }}

        在每一时刻 t，门读取其各输入在 t 时的值，t 时发生的所有变化同时被看到；
        由此算出的值在 t 加上该门延迟的时刻出现在输出端。
        {% if inertial %}
        但过短的脉冲会被吞掉：若算出的值与其前后的值不同，而持续时间短于该门的延迟，则输出在此处不变。
        这样的脉冲从最早的开始逐个去掉，直到没有为止；持续时间恰好等于延迟的脉冲可以通过。
        {% endif %}
        在时刻 0 及以前，电路处于稳定状态。输入信号为：

        {% for value, times in inputs %}
        - x{{ loop.index }}：初值为 {{ value }}，在时刻 {{ times | comma }} 变化
        {% endfor %}

        此后输入不再变化。按从小到大的顺序给出 {{ end }} ns 以内（含）{{ asked | listed(language) }} 发生变化的时刻。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Times]]:
        return Record(**{name: Sequence(Integer(unit="ns")) for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Times]]:
        inputs = []
        for _ in range(params.inputs):
            count = rng.randint(2, params.changes)
            last = params.end - 2 * params.delay
            inputs.append((rng.randint(0, 1), tuple(sorted(rng.sample(range(1, last), count)))))
        signals = {f"x{i}": signal for i, signal in enumerate(inputs, 1)}
        inertial = params.inertial and rng.random() < 0.6
        gates: list[Gate] = []
        swallowed = 0
        for i in range(1, params.gates + 1):
            kind = rng.choice(_KINDS)
            recent = list(signals)[-(params.inputs + 2) :]
            own = tuple(rng.sample(recent, 1 if kind == "NOT" else min(len(recent), rng.choice((2, 2, 3)))))
            gate = (f"g{i}", kind, own, rng.randint(1, params.delay))
            gates.append(gate)
            plain, kept = _passed(gate, signals, inertial)
            swallowed += len(plain) - len(kept[1])
            signals[f"g{i}"] = kept
        active = [f"g{i}" for i in range(1, params.gates + 1) if 1 < len(signals[f"g{i}"][1]) <= 20]
        if len(active) < params.asked or f"g{params.gates}" not in active or (inertial and not swallowed):
            raise task.Retry
        asked = active[-params.asked :]
        found = {name: tuple(t for t in signals[name][1] if t <= params.end) for name in asked}
        if any(len(times) < 2 for times in found.values()):
            raise task.Retry
        return (
            self.Instance(
                inputs=tuple(inputs), gates=tuple(gates), inertial=inertial, end=params.end, asked=tuple(asked)
            ),
            found,
        )

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        signals = {f"x{i}": signal for i, signal in enumerate(instance.inputs, 1)}
        for gate in instance.gates:
            name, kind, own, delay = gate
            plain, kept = _passed(gate, signals, instance.inertial)
            now = -1
            for t in (0, *_moments(own, signals)):
                bits = [_at(signals[one], t) for one in own]
                value = _value(kind, bits)
                change = f" -> {t}+{delay}={t + delay}" if 0 <= now != value else ""
                lines.append(f"{t}: {kind}({','.join(map(str, bits))})={value}{change}")
                now = value
            lines += _swallowed(list(plain), delay) if instance.inertial else []
            lines.append(f"{name}: {', '.join(map(str, kept[1])) or '-'}")
            signals[name] = kept
        for name in instance.asked:
            times = [t for t in signals[name][1] if t <= instance.end]
            lines += [f"{name} <= {instance.end}: {', '.join(map(str, times))}"] if times != [*signals[name][1]] else []
        return "\n".join(lines)


def _moments(own: tuple[str, ...], signals: dict[str, tuple[int, Times]]) -> list[int]:
    return sorted({t for name in own for t in signals[name][1]})


def _at(signal: tuple[int, Times], t: int) -> int:
    """Give the value of a signal just after a moment."""
    return (signal[0] + sum(change <= t for change in signal[1])) % 2


def _swallowed(changes: list[int], delay: int) -> list[str]:
    """Take out the pulses that are shorter than the delay, and write each."""
    lines = []
    while short := next(((a, b) for a, b in pairwise(changes) if b - a < delay), None):
        lines.append(f"{short[1]} - {short[0]} = {short[1] - short[0]} < {delay}: {short[0]}, {short[1]} -> -")
        place = changes.index(short[0])
        del changes[place : place + 2]
    return lines


def _value(kind: str, bits: list[int]) -> int:
    base = {"AND": min(bits), "OR": max(bits), "XOR": sum(bits) % 2}
    return {**base, "NAND": 1 - base["AND"], "NOR": 1 - base["OR"], "NOT": 1 - bits[0]}[kind]


def _passed(gate: Gate, signals: dict[str, tuple[int, Times]], inertial: bool) -> tuple[Times, tuple[int, Times]]:
    """Give the changes of the output without and with the swallowing of pulses, the latter with the first value."""
    _, kind, own, delay = gate
    first = now = _value(kind, [signals[name][0] for name in own])
    changes = []
    for t in _moments(own, signals):
        value = _value(kind, [_at(signals[name], t) for name in own])
        if value != now:
            changes.append(t + delay)
            now = value
    plain = tuple(changes)
    while inertial:
        short = next((i for i, (a, b) in enumerate(pairwise(changes)) if b - a < delay), None)
        if short is None:
            break
        del changes[short : short + 2]
    return plain, (first, tuple(changes))
