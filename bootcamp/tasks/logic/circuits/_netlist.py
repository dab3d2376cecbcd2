"""What tasks about logic circuits share: gates, netlists and how they are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType

Gate = tuple[str, str, tuple[str, ...]]
"""The wire that a gate drives, the kind of the gate, and the wires that it reads."""

SIZES: Mapping[str, int] = MappingProxyType(
    {"not": 1, "and": 2, "or": 2, "xor": 2, "nand": 2, "nor": 2, "maj": 3, "mux": 3}
)
"""How many wires each kind of gate reads."""

_MEANINGS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "not": ("not(a) is 1 if a is 0", "not(a) 在 a 为 0 时是 1"),
        "and": ("and(a, b) is 1 if both are 1", "and(a, b) 在两者都为 1 时是 1"),
        "or": ("or(a, b) is 1 if at least one of them is 1", "or(a, b) 在至少一个为 1 时是 1"),
        "xor": ("xor(a, b) is 1 if exactly one of them is 1", "xor(a, b) 在恰有一个为 1 时是 1"),
        "nand": ("nand(a, b) is 1 if not both are 1", "nand(a, b) 在两者不都为 1 时是 1"),
        "nor": ("nor(a, b) is 1 if both are 0", "nor(a, b) 在两者都为 0 时是 1"),
        "maj": ("maj(a, b, c) is 1 if at least two of them are 1", "maj(a, b, c) 在至少两个为 1 时是 1"),
        "mux": (
            "mux(s, a, b) is 1 if s is 0 and a is 1, or s is 1 and b is 1",
            "mux(s, a, b) 在 s 为 0 且 a 为 1，或 s 为 1 且 b 为 1 时是 1",
        ),
    }
)


def legend(gates: Iterable[Gate]) -> dict[str, str]:
    """Say in both languages what the kinds of gates that occur do."""
    used = {kind for _, kind, _ in gates}
    said = [meaning for kind, meaning in _MEANINGS.items() if kind in used]
    en, zh = "; ".join(one for one, _ in said), "；".join(other for _, other in said)
    return {"en": f"{en}; otherwise the output of a gate is 0", "zh": f"{zh}；其余情形门的输出为 0"}


def lines(gates: Iterable[Gate]) -> list[str]:
    """Write a gate a line."""
    return [f"{wire} = {kind}({', '.join(inputs)})" for wire, kind, inputs in gates]


def output(kind: str, values: Sequence[int], full: int) -> int:
    """Give the output of a gate on many rows at once, as the bits of numbers; `full` has all rows."""
    a, b, c = (*values, 0, 0)[:3]
    if kind in ("not", "nor"):
        return full & ~(a | b)
    if kind == "mux":
        return full & ~a & b | a & c
    if kind == "maj":
        return a & b | c & (a | b)
    if kind == "xor":
        return a ^ b
    return a | b if kind == "or" else a & b if kind == "and" else full & ~(a & b)


def simulate(
    gates: Iterable[Gate], inputs: Mapping[str, int], full: int, stuck: Mapping[str, int] | None = None
) -> dict[str, int]:
    """Give all wires on many rows at once; gates stand behind those that they read. `stuck` fixes wires."""
    fixed = stuck or {}
    wires = {name: fixed.get(name, value) for name, value in inputs.items()}
    for wire, kind, read in gates:
        wires[wire] = fixed[wire] if wire in fixed else output(kind, [wires[one] for one in read], full)
    return wires


def ordered(gates: Iterable[Gate]) -> list[Gate]:
    """Put gates behind those that they read."""
    left = {gate[0]: gate for gate in gates}
    found: list[Gate] = []
    while left:
        ready = [gate for gate in left.values() if not any(one in left for one in gate[2])]
        found += ready
        for gate in ready:
            del left[gate[0]]
    return found


def random_netlist(rng: Random, inputs: Sequence[str], names: Sequence[str], kinds: Sequence[str]) -> list[Gate]:
    """Draw a gate for each name, in order, that reads inputs and earlier gates, often those that nothing reads yet."""
    wires = [*inputs]
    idle = [*inputs]
    gates: list[Gate] = []
    for name in names:
        kind = rng.choice(kinds)
        read: list[str] = []
        while len(read) < min(SIZES[kind], len(wires)):
            luck = rng.random()
            pool = idle if idle and luck < 0.55 else wires[-8:] if luck < 0.85 else wires
            wire = rng.choice(pool)
            if wire not in read:
                read.append(wire)
            elif pool is idle and set(idle) <= set(read):
                idle = []
        if len(read) < SIZES[kind]:
            kind = "xor"
        gates.append((name, kind, tuple(read)))
        wires.append(name)
        idle = [wire for wire in idle if wire not in read] + [name]
    return gates


def cone(gates: Iterable[Gate], outputs: Iterable[str]) -> set[str]:
    """Give the wires on which outputs depend, and these; gates stand behind those that they read."""
    found = set(outputs)
    for wire, _, read in reversed([*gates]):
        if wire in found:
            found |= set(read)
    return found


def depths(gates: Iterable[Gate]) -> dict[str, int]:
    """Give how many gates a signal passes at most up to each gate's output."""
    found: dict[str, int] = {}
    for wire, _, read in gates:
        found[wire] = 1 + max(found.get(one, 0) for one in read)
    return found
