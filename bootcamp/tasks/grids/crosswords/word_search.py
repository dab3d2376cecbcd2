"""Find listed words that are hidden in straight lines in a grid of letters.

Answer: first and last cell of every word; a word that stands in several places may be given at any of them.
Harder: larger grids, more words, more directions, decoys that differ from a word in one letter.
Skills: spatial, search
Source: original generator; the puzzle was first printed by N. E. Gibat (1968).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.grid.board import cells
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell, Format, Mapping, Sequence, Word

Ends = dict[str, tuple[tuple[int, int], ...]]

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1))
_ARROWS = "→↓↘↗←↑↖↙"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class WordSearch(Task["WordSearch.Params", "WordSearch.Instance", Ends]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 10, 11, 12, 14, 16, 18), ge=5, le=20)
        words: int = knob("how many words are hidden", levels=(1, 2, 3, 4, 5, 7, 8, 10, 12, 14), ge=1, le=20)
        directions: int = knob("how many directions words run in", levels=(2, 2, 4, 8, 8, 8, 8, 8, 8, 8), ge=2, le=8)
        decoys: int = knob(
            "how many words with one wrong letter are hidden too", levels=(0, 0, 0, 1, 4, 7, 8, 12, 16, 20), ge=0, le=30
        )
        longest: int = knob("the length of the longest words", levels=(4, 5, 5, 6, 6, 7, 7, 7, 8, 8), ge=3, le=9)

    class Instance(task.Instance):
        rows: tuple[str, ...]
        words: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        These words are hidden in the grid of letters below: {{ words | comma }}.

        {{ rows | board }}

        Each of them can be read in a straight line of adjacent cells, in one of the eight directions: along a row, a
        column or a diagonal, forwards or backwards. For each word give the cell of its first letter and the cell of its
        last letter, each as (row, column), counted from 1 at the top left. If a word stands in several places, give any
        one of them.
        """,
        zh=r"""
        下面的字母表格中藏有这些单词：{{ words | comma }}。

        {{ rows | board }}

        每个单词都可以在一条直线上连续的格中读出，方向是八个方向之一：沿行、列或斜线，正读或倒读。
        请对每个单词给出它的首字母所在的格和末字母所在的格，均写成（行, 列），从左上角起由 1 开始计数。
        如果一个单词出现在多处，给出其中任意一处即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Ends]:
        n = len(instance.rows)
        return Mapping(
            Word(bank=instance.words), Sequence(Cell(n, n), length=2, separator="-"), required=instance.words
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Ends]:
        n = params.n
        chosen = words.draw(rng, params.words, max(3, params.longest - 2), params.longest)
        board: dict[tuple[int, int], str] = {}
        ends: Ends = {}
        for word in chosen:
            line = _hide(word, board, params, rng)
            ends[word] = tuple((row + 1, col + 1) for row, col in (line[0], line[-1]))
        for _ in range(params.decoys):
            _hide(_misspelt(rng.choice(chosen), rng), board, params, rng)
        pool = "".join(chosen) if params.decoys else _LETTERS
        letters = [board.get(cell) or rng.choice(pool) for cell in cells(n, n)]
        rows = tuple("".join(letters[row * n : row * n + n]) for row in range(n))
        return self.Instance(rows=rows, words=tuple(sorted(chosen))), ends

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        board = {(r, c): letter for r, line in enumerate(instance.rows) for c, letter in enumerate(line)}
        lines, found = [], []
        for word in instance.words:
            lines.append(f"{word}:")
            for start in (cell for cell, letter in board.items() if letter == word[0]):
                ends = [_read(word, board, start, way) for way in _DIRECTIONS]
                seen = [(arrow, text) for arrow, text in zip(_ARROWS, ends, strict=True) if len(text) > 1]
                whole = next((k for k, (_, text) in enumerate(seen) if text == word), len(seen))
                lines.append(f"{cell_name(start)} {', '.join(map(' '.join, seen[: whole + 1])) or '-'}")
                if whole < len(seen):
                    down, right = _DIRECTIONS[_ARROWS.index(seen[whole][0])]
                    last = start[0] + down * (len(word) - 1), start[1] + right * (len(word) - 1)
                    found.append(f"{word}: ({start[0] + 1},{start[1] + 1})-({last[0] + 1},{last[1] + 1})")
                    break
        return "\n".join([*lines, {"en": "found: ", "zh": "找到："}[language] + ", ".join(found)])

    def key(self, instance: Instance) -> object:
        return [canonical(instance.rows), sorted(instance.words)]

    def check(self, instance: Instance, answer: Ends) -> str:
        for word, (first, last) in sorted(answer.items()):
            down, right = last[0] - first[0], last[1] - first[1]
            steps = max(abs(down), abs(right))
            if steps + 1 != len(word) or {abs(down), abs(right)} - {0, steps}:
                return f"the cells given for {word} are not the ends of a straight line of {len(word)} cells"
            row, col = first[0] - 1, first[1] - 1
            line = [(row + i * down // steps, col + i * right // steps) for i in range(len(word))]
            if "".join(instance.rows[r][c] for r, c in line) != word:
                return f"{word} can't be read from {place(line[0])} to {place(line[-1])}"
        return ""


def _read(word: str, board: dict[tuple[int, int], str], start: tuple[int, int], way: tuple[int, int]) -> str:
    """Read from a cell on, up to the first letter that is not that of the word."""
    read = ""
    for k, wanted in enumerate(word):
        letter = board.get((start[0] + k * way[0], start[1] + k * way[1]), "")
        read += letter
        if letter != wanted:
            break
    return read if len(read) > 1 and read[1] == word[1] else ""


def _hide(
    word: str, board: dict[tuple[int, int], str], params: WordSearch.Params, rng: Random
) -> list[tuple[int, int]]:
    """Write a word at a random place where it agrees with what is there; raise Retry if none was found."""
    for _ in range(200):
        down, right = rng.choice(_DIRECTIONS[: params.directions])
        row, col = rng.randrange(params.n), rng.randrange(params.n)
        line = [(row + i * down, col + i * right) for i in range(len(word))]
        inside = 0 <= line[-1][0] < params.n and 0 <= line[-1][1] < params.n
        if inside and all(board.get(cell, letter) == letter for cell, letter in zip(line, word, strict=True)):
            board.update(zip(line, word, strict=True))
            return line
    raise task.Retry


def _misspelt(word: str, rng: Random) -> str:
    """Replace one letter by another."""
    index = rng.randrange(len(word))
    return word[:index] + rng.choice([x for x in _LETTERS if x != word[index]]) + word[index + 1 :]
