"""Functions from a line of digits to a digit."""

from __future__ import annotations

from collections.abc import Callable

from bootcamp.lib.sequences import runs
from bootcamp.tasks.patterns._scenes import EMPTY

Line = tuple[str, ...]

FUNCTIONS: dict[str, tuple[str, str, Callable[[Line], int]]] = {
    "last": ("the last digit of the line", "线上的最后一个数字", lambda line: int(line[-1])),
    "largest": ("the largest digit of the line", "线上最大的数字", lambda line: int(max(line))),
    "filled": (
        "how many digits of the line are not 0",
        "线上非 0 数字的个数",
        lambda line: len(line) - line.count(EMPTY),
    ),
    "distinct": ("how many different digits the line holds", "线上不同数字的个数", lambda line: len(set(line))),
    "run": (
        "the length of the longest run of equal digits side by side",
        "线上相邻且相同的数字最长一段的长度",
        lambda line: max(length for _, length in runs(line)),
    ),
    "sum": (
        "the last digit of the sum of all digits of the line",
        "线上所有数字之和的个位",
        lambda line: sum(map(int, line)) % 10,
    ),
    "most": (
        "the digit that the line holds most often, the smallest one in a tie",
        "线上出现最多的数字，一样多时取最小的",
        lambda line: int(min(set(line), key=lambda digit: (-line.count(digit), digit))),
    ),
    "changes": (
        "how many pairs of neighbouring digits differ",
        "线上相邻而不同的数字有几对",
        lambda line: len(runs(line)) - 1,
    ),
    "repeated": (
        "the first digit, from the start of the line, that occurs again later, or 0 if none does",
        "从线的开头数起，第一个后面还会再出现的数字；没有则为 0",
        lambda line: next((int(digit) for digit in line if line.count(digit) > 1), 0),
    ),
}
