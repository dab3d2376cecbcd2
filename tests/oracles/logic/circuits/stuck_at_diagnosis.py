"""Judge by running every fault on every test through the printed lines, wire by wire as they become known."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wires = [*instance.inputs, *(line.split(" = ")[0] for line in instance.texts)]
    right = {f"{wire}/{value}" for wire in wires for value in "01" if _explains(instance, wire, int(value))}
    assert not _explains(instance, "", 0)
    return "" if right == answer else f"{sorted(right)} fit"


def near_misses(instance: Any, answer: frozenset[str]) -> Iterator[frozenset[str]]:
    """One fault missing, one at the other value, one too many."""
    one = min(answer)
    other = one[:-1] + "10"[int(one[-1])]
    if len(answer) > 1:
        yield answer - {one}
    if other not in answer:
        yield answer - {one} | {other}
    extra = next(
        (f"{name}/{value}" for name in instance.inputs for value in "01" if f"{name}/{value}" not in answer), ""
    )
    yield answer | {extra}


def _explains(instance: Any, stuck: str, value: int) -> bool:
    for row in instance.rows:
        known = {name: int(bit) for name, bit in zip(instance.inputs, row, strict=False)}
        known |= {stuck: value}
        waiting = [line for line in instance.texts if line.split(" = ")[0] != stuck]
        while waiting:
            line = waiting.pop(0)
            wire, right = line.split(" = ")
            kind, read = right.rstrip(")").split("(")
            names = read.split(", ")
            if all(name in known for name in names):
                known[wire] = _gate(kind, [known[name] for name in names])
            else:
                waiting.append(line)
        if any(
            known[name] != int(bit) for name, bit in zip(instance.outputs, row[len(instance.inputs) :], strict=True)
        ):
            return False
    return True


def _gate(kind: str, bits: list[int]) -> int:
    if kind == "mux":
        return bits[1 + bits[0]]
    ones = sum(bits)
    counts = {"not": (0,), "and": (2,), "or": (1, 2), "xor": (1,), "nand": (0, 1), "nor": (0,), "maj": (2, 3)}
    return int(ones in counts[kind])
