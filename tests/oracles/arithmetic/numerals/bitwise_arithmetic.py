"""Judge by Python's parser on the printed formula; words are lists of bits, sums go from bit to bit."""

import ast
from typing import Any

LEVELS = range(1, 11)
Bits = list[bool]


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = instance.formula.replace("xor", "^")
    bits = _bits(ast.parse(f"({text})", mode="eval").body, instance.width)
    value = sum(1 << place for place, bit in enumerate(bits) if bit)
    return "" if value == answer else f"the value is {value}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One bit flipped, and all of them."""
    return [answer ^ 1, answer ^ 1 << (instance.width - 1), (1 << instance.width) - 1 - answer]


def _word(n: int, width: int) -> Bits:
    return [n >> place & 1 == 1 for place in range(width)]


def _bits(node: ast.AST, width: int) -> Bits:
    """Give the bits of a part, lowest first."""
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return _word(node.value, width)
    if isinstance(node, ast.UnaryOp):
        return [not bit for bit in _bits(node.operand, width)]
    assert isinstance(node, ast.BinOp)
    a = _bits(node.left, width)
    if isinstance(node.op, ast.LShift | ast.RShift):
        assert isinstance(node.right, ast.Constant)
        zeros = [False] * int(str(node.right.value))
        return (zeros + a)[:width] if isinstance(node.op, ast.LShift) else (a + zeros)[-width:]
    b = _bits(node.right, width)
    if isinstance(node.op, ast.BitAnd):
        return [x and y for x, y in zip(a, b, strict=True)]
    if isinstance(node.op, ast.BitOr):
        return [x or y for x, y in zip(a, b, strict=True)]
    if isinstance(node.op, ast.BitXor):
        return [x != y for x, y in zip(a, b, strict=True)]
    carry, total = isinstance(node.op, ast.Sub), []
    for x, y in zip(a, [not y for y in b] if carry else b, strict=True):
        total.append((x + y + carry) % 2 == 1)
        carry = x + y + carry > 1
    return total
