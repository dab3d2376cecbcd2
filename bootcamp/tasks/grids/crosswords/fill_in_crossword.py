"""Fill a crossword from the list of its words.

Answer: the filled grid with # for black cells; every filling that uses the words as asked is right.
Harder: larger grids with more words of few different lengths, then words that stay unused.
Skills: deduction, language, search
Source: original generator; such puzzles are known as fill-ins.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.crosswords._crossing_words import lay_words
from bootcamp.tasks.grids.crosswords._crossword import BLACK, black_fault, entries, entry_name, written
from bootcamp.verifiers import Board, Format, Grid

_POOL = 4  # words drawn for each that is placed


class FillInCrossword(Task["FillInCrossword.Params", "FillInCrossword.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the largest number of rows and of columns", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=4, le=16
        )
        words: int = knob("the largest number of entries", levels=(3, 4, 6, 8, 10, 12, 14, 16, 18, 20), ge=2, le=40)
        low: int = knob("the smallest length of a word", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=3, le=9)
        high: int = knob("the largest length of a word", levels=(4, 4, 5, 5, 5, 5, 5, 6, 6, 6), ge=3, le=9)
        spare: int = knob("how many words of the list stay unused", levels=(0, 0, 0, 0, 0, 1, 2, 3, 4, 6), ge=0, le=10)

    class Instance(task.Instance):
        rows: int
        cols: int
        white: tuple[Cell, ...]
        words: tuple[str, ...]

        @property
        def spare(self) -> int:
            return len(self.words) - len(entries(self.white))

        @property
        def board(self) -> str:
            return draw(written(self.rows, self.cols, dict.fromkeys(self.white, ".")))

    prompt = Prompt(
        en=r"""
        Fill the white cells of this crossword, shown as dots, with letters. The cells marked # are black.

        {{ board }}

        An entry is a sequence of two or more white cells side by side, across or down, as long as possible. Each entry,
        read from left to right or from top to bottom, must be a word of this list:

        {{ words | comma }}

        {% if spare %}
        No word may be used twice, so {{ spare }} of them stay{{ "s" if spare == 1 }} unused.
        {% else %}
        Each word must be used exactly once.
        {% endif %}
        If there are several ways, give any one. Give the whole grid with # for each black cell.
        """,
        zh=r"""
        请在下面填字格的白格（用点表示）中填入字母，标 # 的格是黑格。

        {{ board }}

        横向或纵向连续的两个或更多白格（取到最长为止）称为一段。
        每一段从左往右或从上往下读，都必须是下列单词之一：

        {{ words | comma }}

        {% if spare %}
        每个单词最多用一次，因此有 {{ spare }} 个单词用不到。
        {% else %}
        每个单词都必须恰好用一次。
        {% endif %}
        如果有多种填法，给出任意一种即可。请给出整个方阵，黑格写 #。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + BLACK)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        pool = words.draw(rng, _POOL * params.words, params.low, params.high)
        placed = lay_words(params.side, params.words, [word.upper() for word in pool], rng)
        top, left = (min(cell[axis] for cell in placed) for axis in (0, 1))
        letters = {(row - top, col - left): placed[row, col] for row, col in sorted(placed)}
        rows, cols = (max(cell[axis] for cell in letters) + 1 for axis in (0, 1))
        used = ["".join(letters[cell] for cell in entry) for entry in entries(letters)]
        unused = [word.upper() for word in pool if word.upper() not in used]
        listed = sorted([*used, *unused[: params.spare]], key=lambda word: (len(word), word))
        instance = self.Instance(rows=rows, cols=cols, white=tuple(letters), words=tuple(listed))
        return instance, written(rows, cols, letters)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = black_fault(instance.white, answer)
        used: set[str] = set()
        for entry in entries(instance.white) if not fault else ():
            word = "".join(answer[row][col] for row, col in entry)
            if word in used or word not in instance.words:
                return f"{entry_name(entry)} is {word}, which is {'used twice' if word in used else 'not in the list'}"
            used.add(word)
        return fault
