"""Find where on a map a small window was cut out, and how it was turned.

Answer: the upper left cell and the turn; unique.
Harder: larger maps, fewer symbols, smudged cells and wrong symbols in the window.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Rows = tuple[str, ...]

_DRAWS = 60


class MapWindowLocalise(Task["MapWindowLocalise.Params", "MapWindowLocalise.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and columns of the map", levels=(5, 6, 8, 10, 12, 14, 16, 19, 22, 25), ge=4, le=40
        )
        window: int = knob(
            "the number of rows and columns of the window", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8
        )
        symbols: int = knob("how many symbols there are", levels=(4, 3, 3, 3, 3, 2, 2, 2, 2, 2), ge=2, le=5)
        smudges: int = knob("how many cells are smudged", levels=(0, 0, 0, 0, 2, 1, 1, 3, 2, 4), ge=0, le=12)
        wrong: int = knob("how many symbols are wrong", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        map: Rows
        window: Rows
        wrong: int

    answer = Record(row=Integer(), column=Integer(), turn=Integer())
    prompt = Prompt(
        en=r"""
        A map, north at the top:

        {{ map | board }}

        A square window was cut out of it and then turned clockwise by 0, 90, 180 or 270 degrees. Now it looks like
        this:

        {{ window | board }}

        {% if "?" in (window | lines) %}
        A ? is a smudged cell, which may have been any symbol.
        {% endif %}
        {% if wrong %}
        Besides, at most {{ wrong }} of the other symbols in the window {{ "is" if wrong == 1 else "are" }} wrong.
        {% endif %}
        Rows of the map are counted from the top and columns from the left, both from 1. Where was the window cut out?
        Give the row and the column of the upper left cell of the place on the map (row, column), and by how many
        degrees the window was turned clockwise after that (turn). Only one answer fits.
        """,
        zh=r"""
        下面是一张地图，上方为北：

        {{ map | board }}

        从中剪下一个正方形窗口，然后把它顺时针转 0、90、180 或 270 度，现在看起来是这样：

        {{ window | board }}

        {% if "?" in (window | lines) %}
        ? 是弄污的格，原来可以是任意符号。
        {% endif %}
        {% if wrong %}
        此外，窗口中其余符号至多有 {{ wrong }} 个是错的。
        {% endif %}
        地图的行从上往下数，列从左往右数，都从 1 开始。窗口是从哪里剪下的？
        给出它在地图上所占位置的左上角格的行（row）和列（column），以及剪下后顺时针转了多少度（turn）。只有一个答案符合。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size, width = params.size, params.window
        alphabet = "#.~^o"[: params.symbols]
        for _ in range(_DRAWS):
            board = tuple("".join(row) for row in fill(size, size, rng.choices(alphabet, k=size * size)))
            row, col, turn = rng.randrange(size - width + 1), rng.randrange(size - width + 1), rng.randrange(4)
            window = [list(line) for line in _turned(_cut(board, row, col, width), turn)]
            places = rng.sample(list(cells(width, width)), params.smudges + params.wrong)
            for number, (r, c) in enumerate(places):
                other = rng.choice([symbol for symbol in alphabet if symbol != window[r][c]])
                window[r][c] = "?" if number < params.smudges else other
            instance = self.Instance(map=board, window=tuple(map("".join, window)), wrong=params.wrong)
            found = _places(instance)
            if len(found) == 1:
                return instance, {"row": row + 1, "column": col + 1, "turn": 90 * turn}
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        row, col, turn = _places(instance)[0]
        return {"row": row + 1, "column": col + 1, "turn": 90 * turn}


def _cut(board: Rows, row: int, col: int, width: int) -> Rows:
    """Cut a square out of a map."""
    return tuple(line[col : col + width] for line in board[row : row + width])


def _turned(rows: Rows, turn: int) -> Rows:
    """Turn a square clockwise by quarter turns."""
    for _ in range(turn):
        rows = tuple("".join(line) for line in zip(*rows[::-1], strict=True))
    return rows


def _places(instance: MapWindowLocalise.Instance) -> list[tuple[int, int, int]]:
    """List all places and turns that fit."""
    width, found = len(instance.window), []
    for turn in range(4):
        back = _turned(instance.window, -turn % 4)
        for row, col in cells(len(instance.map) - width + 1, len(instance.map) - width + 1):
            faults = 0
            for line, wanted in zip(instance.map[row : row + width], back, strict=True):
                faults += sum(a != b for a, b in zip(wanted, line[col : col + width], strict=True) if a != "?")
                if faults > instance.wrong:
                    break
            else:
                found.append((row, col, turn))
    return found
