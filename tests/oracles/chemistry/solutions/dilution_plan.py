"""Judge by following volumes and concentrations, with each flask as a list of portions that were put in."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "too many moves"
    strength = {f"S{i}": c for i, c in enumerate(instance.stocks, 1)}
    volume = {f"F{i}": Fraction(0) for i in range(1, len(instance.marks) + 1)}
    mark = dict(zip(volume, instance.marks, strict=True))
    for move in answer:
        kind, *rest = move.split()
        if len(rest) != (1 if kind == "fill" else 3) or rest[-1] not in volume:
            return f"{move} is no move"
        if kind == "fill":
            (flask,) = rest
            strength[flask] = strength.get(flask, Fraction(0)) * volume[flask] / mark[flask]
            volume[flask] = Fraction(mark[flask])
            continue
        size, source, flask = rest
        if size not in map(str, instance.pipettes) or source == flask or source not in {*strength, *volume}:
            return f"{move} is no move"
        before, portion = volume[flask], Fraction(int(size))
        if source in volume:
            volume[source] -= portion
            if volume[source] < 0:
                return f"{source} is empty"
        volume[flask] += portion
        if volume[flask] > mark[flask]:
            return f"{flask} runs over"
        strength[flask] = (strength.get(flask, Fraction(0)) * before + strength[source] * portion) / volume[flask]
    fit = [f for f in volume if volume[f] >= instance.volume and strength.get(f, Fraction(0)) == instance.target]
    return "" if fit else "no flask holds the target"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Neighbouring moves exchanged, where that changes nothing."""
    found = []
    for i in range(len(answer) - 1):
        turned = (*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :])
        if not _fails(instance, turned):
            found.append(turned)
    return found


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The last filling left out, a move too many, another pipette."""
    extra = (*answer, f"fill F{len(instance.marks)}")
    other = tuple(move.replace(f" {instance.pipettes[0]} S", f" {instance.pipettes[-1]} S") for move in answer)
    return [one for one in (answer[:-1], extra, other, ()) if _fails(instance, one)]


def _fails(instance: Any, answer: tuple[str, ...]) -> bool:
    try:
        return bool(confirm(instance, answer))
    except (KeyError, ValueError):
        return True
