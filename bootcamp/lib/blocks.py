"""Changes of rows of digits in which the runs of one digit, not 0, are blocks on an empty ground."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby, pairwise

Block = tuple[int, int, str]  # its first place, its length and its digit

EMPTY = "0"


def blocks_of(row: str) -> list[Block]:
    """List the blocks from left to right.

    >>> blocks_of("022010")
    [(1, 2, '2'), (4, 1, '1')]
    """
    found, place = [], 0
    for digit, run in groupby(row):
        length = len(list(run))
        if digit != EMPTY:
            found.append((place, length, digit))
        place += length
    return found


def drawn(width: int, blocks: Iterable[Block]) -> str:
    """Draw blocks on an empty row, later ones over earlier ones; what lies outside the row is lost.

    >>> drawn(6, [(1, 3, "2"), (3, 9, "1")])
    '022111'
    """
    row = [EMPTY] * width
    for start, length, digit in blocks:
        for place in range(max(start, 0), min(start + length, width)):
            row[place] = digit
    return "".join(row)


def changed(names: tuple[str, ...], backward: bool, row: str) -> str:
    """Make the changes in turn, on the row read from right to left if `backward`."""
    row = row[::-1] if backward else row
    for name in names:
        blocks = blocks_of(row)
        row = drawn(len(row), CHANGES[name][2](blocks, len(row))) if blocks else row
    return row[::-1] if backward else row


def _packed(blocks: list[Block], gap: int) -> list[Block]:
    starts = [sum(length + gap for _, length, _ in blocks[:number]) for number in range(len(blocks))]
    return [(start, length, digit) for start, (_, length, digit) in zip(starts, blocks, strict=True)]


def _extended(blocks: list[Block], width: int) -> list[Block]:
    ends = [start for start, _, _ in blocks[1:]] + [width]
    return [(start, end - start, digit) for end, (start, _, digit) in zip(ends, blocks, strict=True)]


def _bridged(blocks: list[Block]) -> list[Block]:
    bridges = [
        (start, second - start, digit) for (start, _, digit), (second, _, other) in pairwise(blocks) if digit == other
    ]
    return blocks + bridges


def _redigited(blocks: list[Block], digits: Iterable[str]) -> list[Block]:
    return [(start, length, digit) for (start, length, _), digit in zip(blocks, digits, strict=True)]


CHANGES: dict[str, tuple[str, str, Callable[[list[Block], int], list[Block]]]] = {
    "one": (
        "every block moves one place to the right",
        "每块向右移一位",
        lambda blocks, width: [(start + 1, length, digit) for start, length, digit in blocks],
    ),
    "bridge": (
        "the zeros between two blocks next to each other that have the same digit become that digit",
        "相邻两块数字相同时，它们之间的 0 都变成该数字",
        lambda blocks, width: _bridged(blocks),
    ),
    "longest": (
        "only the blocks that no other block exceeds in length are kept",
        "只保留没有更长的块的那些块",
        lambda blocks, width: [block for block in blocks if block[1] == max(length for _, length, _ in blocks)],
    ),
    "pack": (
        "all blocks slide to the left, in their order, with one 0 between two blocks and none before the first",
        "所有块按原次序滑到左边，两块之间留一个 0，第一块之前不留",
        lambda blocks, width: _packed(blocks, 1),
    ),
    "hand": (
        "every block takes the digit of the block to its left, and the first one that of the last",
        "每块换成它左边一块的数字，第一块换成最后一块的数字",
        lambda blocks, width: _redigited(blocks, [block[2] for block in blocks[-1:] + blocks[:-1]]),
    ),
    "own": (
        "every block moves to the right by as many places as it is long",
        "每块向右移动，移动的位数等于它的长度",
        lambda blocks, width: [(start + length, length, digit) for start, length, digit in blocks],
    ),
    "length": (
        "the digit of every block becomes its length",
        "每块的数字变成它的长度",
        lambda blocks, width: _redigited(blocks, [str(block[1] % 10) for block in blocks]),
    ),
    "ends": (
        "of every block only the first and the last cell are kept",
        "每块只保留第一格和最后一格",
        lambda blocks, width: [(at, 1, digit) for start, size, digit in blocks for at in (start, start + size - 1)],
    ),
    "extend": (
        "every block grows to the right until it meets the next block or the end of the row",
        "每块向右延长，直到碰到下一块或行尾",
        _extended,
    ),
    "even": (
        "the blocks of odd length vanish",
        "长度为奇数的块消失",
        lambda blocks, width: [block for block in blocks if block[1] % 2 == 0],
    ),
    "lead": (
        "all blocks take the digit of the first one",
        "所有块都换成第一块的数字",
        lambda blocks, width: _redigited(blocks, [blocks[0][2]] * len(blocks)),
    ),
    "drop": ("the last block vanishes", "最后一块消失", lambda blocks, width: blocks[:-1]),
}
"""Each in English, in Chinese and as a function of the blocks, of which there are some, and of the width of the row."""
