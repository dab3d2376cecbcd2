"""The toy hashes of this folder on rows of bits written as text."""

from typing import Any


def after(h: int, steps: Any, bits: int, table: Any = ()) -> int:
    """Carry out steps on a state, bit by bit."""
    row = format(h, f"0{bits}b")
    for kind, constant in steps:
        if kind == "rot":
            row = row[constant:] + row[:constant]
        elif kind == "fold":
            row = _xor(row, "0" * constant + row[:-constant])
        elif kind == "xor":
            row = _xor(row, format(constant, f"0{bits}b"))
        elif kind == "table":
            row = row[:-4] + format(table[int(row[-4:], 2)], "04b")
        else:
            value = int(row, 2) + constant if kind == "add" else int(row, 2) * constant
            row = format(value, f"0{2 * bits}b")[-bits:]
    return int(row, 2)


def _xor(a: str, b: str) -> str:
    return "".join("01"[x != y] for x, y in zip(a, b, strict=True))
