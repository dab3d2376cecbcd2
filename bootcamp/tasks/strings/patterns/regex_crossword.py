"""Fill a grid with letters so that every row and every column is matched by its regular expression.

Answer: a grid of letters; every filling that the expressions match is right.
Harder: larger grids, more letters, back references.
Skills: logic, search
Source: after the regular expression crosswords of the web.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import text_patterns
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Grid

Board = tuple[tuple[str, ...], ...]


class RegexCrossword(Task["RegexCrossword.Params", "RegexCrossword.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        cols: int = knob("the number of columns", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 6), ge=3, le=8)
        extras: bool = knob("whether there are back references", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        alphabet: str
        rows: tuple[str, ...]
        cols: tuple[str, ...]

        def legend(self, language: str) -> list[str]:
            return text_patterns.legend([*self.rows, *self.cols], language)

    prompt = Prompt(
        en=r"""
        Fill a grid of {{ rows | length }} rows and {{ cols | length }} columns with the letters
        {{ alphabet | list | listed(last="and") }} (not all of them need occur). Each row, read from left to right, must
        be matched as a whole by its regular expression, and so must each column, read from the top down.

        Rows from the top:

        {{ rows | numbered }}

        Columns from the left:

        {{ cols | numbered }}

        In the expressions:

        {{ legend(language) | bullets }}

        If there are several such grids, any one will do.
        """,
        zh=r"""
        在 {{ rows | length }} 行 {{ cols | length }} 列的方格中填入字母 {{ alphabet | list | listed(language) }}
        （不必每个字母都出现）。每一行从左到右读，必须整行被该行的正则表达式匹配；每一列从上到下读，也必须整列被该列的正则表达式匹配。

        从上到下各行：

        {{ rows | numbered }}

        从左到右各列：

        {{ cols | numbered }}

        表达式中各符号的意义：

        {{ legend(language) | bullets }}

        如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.rows), len(instance.cols), instance.alphabet)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        alphabet = "ABCDEFGH"[: params.letters]
        words = [random_text(rng, params.cols, alphabet) for _ in range(params.rows)]
        board = tuple(tuple(word) for word in words)
        columns = ["".join(column) for column in zip(*board, strict=True)]
        lines = [text_patterns.pattern_for(rng, word, alphabet, params.extras) for word in (*words, *columns)]
        instance = self.Instance(alphabet=alphabet, rows=tuple(lines[: params.rows]), cols=tuple(lines[params.rows :]))
        plain = [tuple((letter,) * params.cols for _ in words) for letter in alphabet]
        if not all(self.check(instance, one) for one in plain) or len({".*", ".+"} & set(lines)):
            raise task.Retry
        return instance, board

    def check(self, instance: Instance, answer: Board) -> str:
        for number, (pattern, row) in enumerate(zip(instance.rows, answer, strict=True), 1):
            if not text_patterns.Matcher().whole(text_patterns.parse(pattern), "".join(row)):
                return f"row {number} is not matched by its expression"
        for number, (pattern, column) in enumerate(zip(instance.cols, zip(*answer, strict=True), strict=True), 1):
            if not text_patterns.Matcher().whole(text_patterns.parse(pattern), "".join(column)):
                return f"column {number} is not matched by its expression"
        return ""
