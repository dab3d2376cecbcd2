"""Judge by time steps: all signals are strings of bits, one for each nanosecond, and pulses are runs of equal bits."""

from itertools import groupby
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = instance.end + 150
    waves: dict[str, list[int]] = {}
    for i, (value, times) in enumerate(instance.inputs, 1):
        waves[f"x{i}"] = [(value + len([c for c in times if c <= t])) % 2 for t in range(-1, size)]
    for name, kind, own, delay in instance.gates:
        raw = []
        for bits in zip(*(waves[other] for other in own), strict=True):
            high = {"N": all(bits), "A": all(bits)}.get(kind[0]) if "AND" in kind or kind == "NOT" else any(bits)
            if kind == "XOR":
                raw.append(bits.count(1) % 2)
            else:
                raw.append(int(bool(high) != kind.startswith("N")))
        if instance.inertial:
            raw = _smoothed(raw, delay)
        waves[name] = [raw[0]] * delay + raw[: len(raw) - delay]
    for name, times in answer.items():
        wave = waves[name]
        found = [t - 1 for t in range(1, instance.end + 2) if wave[t] != wave[t - 1]]
        if found != list(times):
            return f"{name} changes at {found}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One change late, left out, none at all."""
    first = next(iter(answer))
    times = answer[first]
    near = [(*times[:-1], times[-1] + 1), times[:-1], tuple(t + 1 for t in times), times[::-1]]
    return [{**answer, first: one} for one in near if one != times]


def _smoothed(bits: list[int], delay: int) -> list[int]:
    """Turn round the earliest inner run that is too short, again and again."""
    while True:
        runs = [(bit, len(list(run))) for bit, run in groupby(bits)]
        short = [i for i in range(1, len(runs) - 1) if runs[i][1] < delay]
        if not short:
            return bits
        i = short[0]
        runs[i] = (1 - runs[i][0], runs[i][1])
        bits = [bit for bit, count in runs for _ in range(count)]
