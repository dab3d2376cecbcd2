"""Changes of rows of symbols that depend on a symbol x."""

from __future__ import annotations

from collections.abc import Callable

CHANGES: dict[str, tuple[str, str, Callable[[str, str], str]]] = {
    "remove": ("every x is removed", "去掉所有的 x", lambda x, row: row.replace(x, "")),
    "back": (
        "the symbols after the first x are put in reverse order",
        "把第一个 x 之后的各符号倒过来排",
        lambda x, row: _cut(x, row)[0] + _cut(x, row)[1][::-1],
    ),
    "twice": ("every x is written twice", "每个 x 都连写两遍", lambda x, row: row.replace(x, x + x)),
    "swap": (
        "the symbol right before the first x and the one right after it change places (nothing happens if the first x "
        "stands at an end of the row)",
        "第一个 x 前后紧邻的两个符号互换位置（如果第一个 x 在行的一端，则不变）",
        lambda x, row: _swapped(*_cut(x, row)),
    ),
    "turn": (
        "the first symbol of the row moves to its end, then the symbol that is now first, and so on, as many times as "
        "there were x in the row",
        "把行首的符号移到行尾，再把新的行首移到行尾，如此进行，次数等于行中 x 的个数",
        lambda x, row: row and row[row.count(x) % len(row) :] + row[: row.count(x) % len(row)],
    ),
    "front": (
        "all x move to the front, and the other symbols keep their order",
        "所有的 x 移到最前面，其他符号保持原来的次序",
        lambda x, row: x * row.count(x) + row.replace(x, ""),
    ),
    "next": (
        "every symbol that stands right after an x is written twice",
        "每个紧跟在 x 后面的符号都连写两遍",
        lambda x, row: "".join(sign * (1 + (before == x)) for before, sign in zip(" " + row, row, strict=False)),
    ),
    "before": (
        "the symbols before the first x move to the end of the row, in their order",
        "第一个 x 之前的各符号按原次序移到行尾",
        lambda x, row: row[row.find(x) :] + row[: row.find(x)] if x in row else row,
    ),
}
"""Each in English, in Chinese and as a function of x and the row."""


def _cut(x: str, row: str) -> tuple[str, str]:
    """Cut a row behind the first x, or at its end if there is none."""
    place = row.find(x) + 1 or len(row)
    return row[:place], row[place:]


def _swapped(head: str, tail: str) -> str:
    return head[:-2] + tail[0] + head[-1] + head[-2] + tail[1:] if len(head) > 1 and tail else head + tail
