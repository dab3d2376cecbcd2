"""Place all given words in a grid as in a crossword: connected, and without other words.

Answer: a grid of letters and points; every layout that keeps the rules is right.
Harder: more words, grids that leave less room.
Skills: search, spatial
Source: original; after crossword construction.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.grid.board import connected
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Grid

Board = tuple[tuple[str, ...], ...]
Cell = tuple[int, int]


class CrosswordPacking(Task["CrosswordPacking.Params", "CrosswordPacking.Instance", Board]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=14)
        longest: int = knob("the most letters of a word", levels=(4, 4, 5, 5, 6, 6, 6, 7, 7, 7), ge=4, le=9)
        room: int = knob(
            "rows and columns beyond those of a known layout", levels=(2, 2, 2, 1, 1, 1, 1, 0, 0, 0), ge=0, le=3
        )

    class Instance(task.Instance):
        words: tuple[str, ...]
        rows: int
        cols: int

    prompt = Prompt(
        en=r"""
        Place the following words in a grid of {{ rows }} rows and {{ cols }} columns, each once, across (from left to
        right) or down (from top to bottom), one letter a cell:

        {{ words | comma }}

        Words may share a cell if they have the same letter there. All other cells stay empty. Every run of two or more
        letters, across or down, that cannot be lengthened must be one of the words; so words that lie side by side
        without crossing make no other words. All letters must be connected through cells that share a side. If there
        are several such layouts, any one will do. Write . for an empty cell.
        """,
        zh=r"""
        把下列单词放进 {{ rows }} 行 {{ cols }} 列的方格中，每个单词放一次，
        横放（从左到右）或竖放（从上到下），每格一个字母：

        {{ words | join("、") }}

        两个单词在某格的字母相同时可以共用该格，其余的格子空着。在横向或竖向上，
        凡是连续的、两头不能再延长的两个或更多字母，
        都必须是上面的一个单词，因此并排的单词也不能形成别的词。所有字母必须通过有公共边的格子连成一片。
        如果有多种放法，给出任意一种即可。空格子写作点（.）。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        letters = "".join(sorted(set("".join(instance.words))))
        return Grid(instance.rows, instance.cols, letters + ".")

    def key(self, instance: Instance) -> object:
        return [instance.words, sorted((instance.rows, instance.cols))]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        pool = words.draw(rng, 60, 3, params.longest)
        cells = {(0, col): letter for col, letter in enumerate(pool[0])}
        placed = [pool[0]]
        for word in pool[1:]:
            spots = _spots(cells, word)
            if spots and len(placed) < params.words:
                tried = rng.sample(spots, min(6, len(spots)))
                best = min(tried, key=lambda new: _area({*cells, *new}))
                cells = cells | best
                placed.append(word)
        top, left = min(row for row, _ in cells), min(col for _, col in cells)
        rows = max(row for row, _ in cells) - top + 1 + params.room
        cols = max(col for _, col in cells) - left + 1 + params.room
        if len(placed) < params.words or max(rows, cols) > 16:
            raise task.Retry
        board = tuple(tuple(cells.get((top + row, left + col), ".") for col in range(cols)) for row in range(rows))
        return self.Instance(words=tuple(sorted(placed)), rows=rows, cols=cols), board

    def check(self, instance: Instance, answer: Board) -> str:
        lines = ["".join(line) for line in (*answer, *zip(*answer, strict=True))]
        runs = Counter(run for line in lines for run in line.split(".") if len(run) > 1)
        for run in runs:
            if run not in instance.words:
                return f"{run} is no given word"
        for word in instance.words:
            if runs[word] != 1:
                return f"{word} does not stand there once"
        letters = [(row, col) for row, line in enumerate(answer) for col, sign in enumerate(line) if sign != "."]
        return "" if connected(letters) else "the letters are not connected"


def _area(cells: set[Cell]) -> int:
    rows, cols = [row for row, _ in cells], [col for _, col in cells]
    return (max(rows) - min(rows) + 1) * (max(cols) - min(cols) + 1)


def _spots(cells: dict[Cell, str], word: str) -> list[dict[Cell, str]]:
    """List the ways to lay a word across others so that it makes no other words."""
    found = []
    for (row, col), letter in sorted(cells.items()):
        for place, other in enumerate(word):
            for down, right in ((1, 0), (0, 1)) if other == letter else ():
                start = row - place * down, col - place * right
                new = {(start[0] + i * down, start[1] + i * right): sign for i, sign in enumerate(word)}
                before = start[0] - down, start[1] - right
                after = start[0] + len(word) * down, start[1] + len(word) * right
                sides = [(r + s * right, c + s * down) for r, c in new if (r, c) not in cells for s in (1, -1)]
                clash = any(cells.get(cell, sign) != sign for cell, sign in new.items())
                if (
                    not clash
                    and not any(cell in cells for cell in (before, after, *sides))
                    and len(new.keys() - cells) > 0
                ):
                    found.append(new)
    return found
