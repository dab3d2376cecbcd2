"""Toy hash functions: steps that mix a state h of a few bits, each of which can be undone; drawn, done and told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.bits import hex_text, rotated

Step = tuple[str, int]
"""A kind and its constant: xor, rot (to the left), fold (h with h shifted right), add, mul, or table (of 4 bits)."""

LINEAR = ("xor", "rot", "fold")
Table = tuple[int, ...]


def draw_steps(rng: Random, count: int, bits: int, kinds: Sequence[str]) -> tuple[Step, ...]:
    """Draw steps of which no two neighbours are of one kind."""
    steps: list[Step] = []
    while len(steps) < count:
        kind = rng.choice([kind for kind in kinds if not steps or kind != steps[-1][0]])
        size = 1 << bits
        constant = {
            "rot": rng.randrange(1, bits),
            "fold": rng.randrange(1, max(bits // 2, 2) + 1),
            "mul": rng.randrange(3, size, 2),
            "table": 0,
        }.get(kind, rng.randrange(1, size))
        steps.append((kind, constant))
    return tuple(steps)


def mixed(h: int, steps: Sequence[Step], bits: int, table: Table = ()) -> int:
    """Carry out all steps in their order.

    >>> mixed(0b10010110, [("rot", 1), ("fold", 4), ("add", 250)], 8)
    41
    """
    size = 1 << bits
    for kind, constant in steps:
        if kind == "xor":
            h ^= constant
        elif kind == "rot":
            h = rotated(h, constant, bits)
        elif kind == "fold":
            h ^= h >> constant
        elif kind == "add":
            h = (h + constant) % size
        elif kind == "mul":
            h = h * constant % size
        else:
            h = h >> 4 << 4 | table[h & 15]
    return h


def undone(h: int, steps: Sequence[Step], bits: int, table: Table = ()) -> int:
    """Give the state before the steps.

    >>> undone(41, [("rot", 1), ("fold", 4), ("add", 250)], 8) == 0b10010110
    True
    """
    size = 1 << bits
    for kind, constant in reversed(steps):
        if kind == "xor":
            h ^= constant
        elif kind == "rot":
            h = rotated(h, -constant, bits)
        elif kind == "fold":
            before = h
            for _ in range(bits // constant):
                before = h ^ before >> constant
            h = before
        elif kind == "add":
            h = (h - constant) % size
        elif kind == "mul":
            h = h * pow(constant, -1, size) % size
        else:
            h = h >> 4 << 4 | table.index(h & 15)
    return h


def told(steps: Sequence[Step], bits: int, language: str) -> list[str]:
    """Say what the steps do, one line each."""
    zh = language == "zh"
    lines = []
    for kind, constant in steps:
        number = f"0x{hex_text(constant, bits)}"
        places = f"{constant} place{'s' * (constant > 1)}"
        if kind == "rot":
            text = f"h 循环左移 {constant} 位" if zh else f"h is rotated {places} to the left"
        elif kind == "table":
            text = "h 的最后 4 位按表替换" if zh else "the last 4 bits of h are replaced by the table"
        elif kind == "fold":
            text = f"h = h XOR (h >> {constant})"
        else:
            text = {
                "xor": f"h = h XOR {number}",
                "add": f"h = (h + {number}) mod 2^{bits}",
                "mul": f"h = (h · {number}) mod 2^{bits}",
            }[kind]
        lines.append(text)
    return lines


def signs(steps: Sequence[Step], language: str) -> str:
    """Explain the signs that the steps use, each once."""
    kinds = {kind for kind, _ in steps}
    zh = language == "zh"
    parts = ["XOR 是按位异或" if zh else "XOR is the bitwise exclusive or"]
    if "fold" in kinds:
        parts.append(
            "h >> k 是把 h 右移 k 位，右端移出的位丢掉，左端补 0"
            if zh
            else "h >> k is h shifted k places to the right, bits fall out on the right, zeros come in on the left"
        )
    if "rot" in kinds:
        parts.append(
            "循环左移时，左端移出的位从右端补入"
            if zh
            else "in a rotation to the left, bits that fall out on the left come in on the right"
        )
    return ("；" if zh else "; ").join(parts) + ("。" if zh else ".")
