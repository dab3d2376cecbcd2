"""A small register machine with flags, memory and a stack: assembly lines, what they mean, and their run.

Registers are r0, r1, ...; lines are numbered from 1. Words have a fixed number of bits.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

_HELP = {
    "mov": ("mov d, x: d = x", "mov d, x：d = x"),
    "add": ("add d, x: d = d + x; C is set if the sum is too large", "add d, x：d = d + x；若和超出字长则 C 置位"),
    "sub": ("sub d, x: d = d - x; C is set if d was less than x", "sub d, x：d = d - x；若 d 原来小于 x 则 C 置位"),
    "cmp": ("cmp d, x: the flags are set as by sub, but d is kept", "cmp d, x：像 sub 那样设置标志，但 d 不变"),
    "and": ("and d, x: d = d and x, bit by bit; C is cleared", "and d, x：d 与 x 按位与；C 清零"),
    "xor": ("xor d, x: d = d exclusive-or x, bit by bit; C is cleared", "xor d, x：d 与 x 按位异或；C 清零"),
    "shl": ("shl d: d = 2 * d; C is set if the top bit of d was 1", "shl d：d = 2 * d；若 d 的最高位原是 1 则 C 置位"),
    "shr": ("shr d: d = d / 2 rounded down; C is set if d was odd", "shr d：d = d / 2 向下取整；若 d 是奇数则 C 置位"),
    "ld": ("ld d, [a]: d = the memory cell at address a", "ld d, [a]：d = 地址 a 处的存储单元"),
    "st": ("st d, [a]: the memory cell at address a = d", "st d, [a]：地址 a 处的存储单元 = d"),
    "jz": ("jz n, jnz n: go on with line n if Z is set, is not set", "jz n、jnz n：若 Z 置位、未置位，转到第 n 行"),
    "jc": ("jc n, jnc n: go on with line n if C is set, is not set", "jc n、jnc n：若 C 置位、未置位，转到第 n 行"),
    "jn": ("jn n: go on with line n if N is set", "jn n：若 N 置位，转到第 n 行"),
    "push": ("push d: SP = SP - 1, then the memory cell at SP = d", "push d：SP = SP - 1，然后 SP 处的存储单元 = d"),
    "pop": ("pop d: d = the memory cell at SP, then SP = SP + 1", "pop d：d = SP 处的存储单元，然后 SP = SP + 1"),
    "call": ("call n: push the number of the next line, go on with line n", "call n：把下一行的行号压栈，转到第 n 行"),
    "ret": ("ret: pop a number and go on with that line", "ret：从栈中弹出一个数，转到该行"),
    "halt": ("halt: the run is over", "halt：运行结束"),
}  # fmt: skip

_PART = re.compile(r"\w+|\[")


class End(NamedTuple):
    """The registers and the memory cells at the end of a run, and the number of lines carried out."""

    registers: list[int]
    cells: list[int]
    steps: int


def manual(lines: Iterable[str]) -> list[tuple[str, str]]:
    """Explain, in English and Chinese, the instructions that occur in lines; flags only if some line jumps.

    >>> [en for en, _ in manual(["mov r0, 5", "halt"])]
    ['mov d, x: d = x', 'halt: the run is over']
    """
    used = {re.sub("^jn(?=[zc])", "j", line.split()[0]) for line in lines}
    said = [both for kind, both in _HELP.items() if kind in used]
    return said if used & {"jz", "jc", "jn"} else [(en.split(";")[0], zh.split("；")[0]) for en, zh in said]


def run(lines: Sequence[str], registers: int, memory: Sequence[int], width: int, limit: int) -> End | None:
    """Run a program; None if it takes over `limit` lines or leaves the memory.

    >>> run(["mov r0, 3", "add r1, r0", "sub r0, 1", "jnz 2", "halt"], 2, (), 8, 100)
    End(registers=[0, 6], cells=[], steps=11)
    """
    parsed = [_PART.findall(line) for line in lines]
    held = {f"r{number}": 0 for number in range(registers)}
    cells, top = list(memory), 1 << width
    pointer, at, zero, negative, carry = len(cells), 0, False, False, False
    for step in range(1, limit + 1):
        kind, *parts = parsed[at]
        at += 1
        if kind == "halt":
            return End(list(held.values()), cells, step)
        numbers = [held[part] if part in held else int(part) for part in parts if part != "["]
        pointer -= kind in ("push", "call")
        address = sum(numbers[1:]) if kind in ("ld", "st") else pointer
        if kind in ("ld", "st", "push", "pop", "call", "ret") and not 0 <= address < len(cells):
            return None
        if kind == "call":
            cells[address], at = at + 1, numbers[0] - 1
        elif kind == "ret":
            at = cells[address] - 1
        elif kind in ("push", "st"):
            cells[address] = numbers[0]
        elif kind in ("pop", "ld"):
            held[parts[0]] = cells[address]
        elif kind == "mov":
            held[parts[0]] = numbers[1]
        elif kind[0] == "j":
            if {"jz": zero, "jnz": not zero, "jc": carry, "jnc": not carry, "jn": negative}[kind]:
                at = numbers[0] - 1
        else:
            d, x = numbers[0], numbers[-1]
            exact = {
                "add": d + x, "sub": d - x, "cmp": d - x, "and": d & x, "xor": d ^ x, "shl": 2 * d, "shr": d // 2,
            }[kind]  # fmt: skip
            carry = d % 2 == 1 if kind == "shr" else not 0 <= exact < top
            value = exact % top
            zero, negative = value == 0, value >= top // 2
            if kind != "cmp":
                held[parts[0]] = value
        pointer += kind in ("pop", "ret")
    return None
