"""Judge by a register that is a text of bits; sums and products are built from bits by repeated addition."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    bits = _encode(instance.start, instance.width)
    for name, n in instance.steps:
        bits = _step(bits, name, n)
    value = int(bits, 2) - (1 << len(bits) if bits[0] == "1" else 0)
    return "" if value == answer else f"the value is {value}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The wrong sign, the value without sign bit, one off."""
    return [-answer, answer + 1, answer + (1 << instance.width)]


def _encode(n: int, width: int) -> str:
    text = format(n if n >= 0 else -n - 1, f"0{width}b")[-width:]
    return text if n >= 0 else _flip(text)


def _flip(bits: str) -> str:
    return bits.translate(str.maketrans("01", "10"))


def _sum(a: str, b: str) -> str:
    result, carry = "", 0
    for x, y in zip(reversed(a), reversed(b), strict=True):
        total = int(x) + int(y) + carry
        result, carry = str(total % 2) + result, total // 2
    return result


def _step(bits: str, name: str, n: int) -> str:
    width = len(bits)
    if name == "add":
        return _sum(bits, _encode(n, width))
    if name == "sub":
        return _sum(bits, _encode(-n, width))
    if name == "neg":
        return _sum(_flip(bits), _encode(1, width))
    if name == "mul":
        total = "0" * width
        for _ in range(n):
            total = _sum(total, bits)
        return total
    moved = {
        "shl": bits[n:] + "0" * n,
        "sar": bits[0] * n + bits[:-n],
        "shr": "0" * n + bits[:-n],
        "sext": bits[0] * (n - width) + bits,
        "zext": "0" * (n - width) + bits,
        "trunc": bits[-n:],
    }
    return moved[name]
