"""Fill a crossword from the list of its words.

Answer: the filled grid with # for black cells; every filling that uses the words as asked is right.
Harder: larger grids with more words of few different lengths, then words that stay unused.
Skills: deduction, language, search
Source: original generator; such puzzles are known as fill-ins.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.drawing import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.crosswords._crossword import BLACK, Entry, black_fault, entries, entry_name, written
from bootcamp.verifiers import Board, Format, Grid

_PLACES = 8  # looked at before one is taken

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
        请在下面网格的白格（用点表示）中填入字母，标 # 的格是黑格。

        {{ board }}

        横向或纵向连续的两个或更多白格（取到最长为止）称为一段。
        每一段从左往右或从上往下读，都必须是下列单词之一：

        {{ words | comma }}

        {% if spare %}
        每个单词最多用一次，因此有 {{ spare }} 个单词用不到。
        {% else %}
        每个单词都必须恰好用一次。
        {% endif %}
        如果有多种填法，给出任意一种即可。请给出整个网格，黑格写 #。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + BLACK)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        pool = words.draw(rng, _POOL * params.words, params.low, params.high)
        placed = _lay_words(params.side, params.words, [word.upper() for word in pool], rng)
        top, left = (min(cell[axis] for cell in placed) for axis in (0, 1))
        letters = {(row - top, col - left): placed[row, col] for row, col in sorted(placed)}
        rows, cols = (max(cell[axis] for cell in letters) + 1 for axis in (0, 1))
        used = ["".join(letters[cell] for cell in entry) for entry in entries(letters)]
        unused = [word.upper() for word in pool if word.upper() not in used]
        listed = sorted([*used, *unused[: params.spare]], key=lambda word: (len(word), word))
        instance = self.Instance(rows=rows, cols=cols, white=tuple(letters), words=tuple(listed))
        return instance, written(rows, cols, letters)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines: list[str] = []
        letters = _filled(list(entries(instance.white)), {}, instance.words, lines)
        words = {"en": "the grid:", "zh": "网格："}[language]
        board = written(instance.rows, instance.cols, letters)
        return "\n".join([*lines, words, *map(" ".join, board)])

    def check(self, instance: Instance, answer: Board) -> str:
        fault = black_fault(instance.white, answer)
        used: set[str] = set()
        for entry in entries(instance.white) if not fault else ():
            word = "".join(answer[row][col] for row, col in entry)
            if word in used or word not in instance.words:
                return f"{entry_name(entry)} is {word}, which is {'used twice' if word in used else 'not in the list'}"
            used.add(word)
        return fault


def _filled(slots: list[Entry], letters: dict[Cell, str], words: tuple[str, ...], lines: list[str]) -> dict[Cell, str]:
    """Fill the entries, that with the fewest words first, and write the search; {} if it fails."""
    if not slots:
        return letters
    fits = [
        [w for w in words if len(w) == len(slot) and all(letters.get(c, x) == x for c, x in zip(slot, w, strict=True))]
        for slot in slots
    ]
    rarest = min(range(len(slots)), key=lambda k: len(fits[k]))
    slot, rest = slots[rarest], slots[:rarest] + slots[rarest + 1 :]
    held = "".join(letters.get(cell, ".") for cell in slot)
    lines.append(f"{cell_name(slot[0])}-{cell_name(slot[-1])} {held}: {', '.join(fits[rarest]) or '-'}")
    for word in fits[rarest]:
        if len(fits[rarest]) > 1:
            lines.append(f"+ {word}")
        left = tuple(other for other in words if other != word)
        found = _filled(rest, letters | dict(zip(slot, word, strict=True)), left, lines)
        if found:
            return found
    return {}


def _lay_words(side: int, count: int, pool: list[str], rng: Random) -> dict[Cell, str]:
    """Lay words of a pool on side x side cells, each but the first across others: at most `count`, at least two thirds.

    Of some places that words could take, one with the most crossings is taken. Raises Retry where there are too few.
    """
    placed = dict(zip(_line((side // 2, (side - len(pool[0])) // 2), (0, 1), len(pool[0])), pool[0], strict=True))
    left = pool[1:]
    for _ in range(count - 1):
        places: list[tuple[int, float, Entry, str]] = []
        for word in rng.sample(left, len(left)):
            free = [line for line in _lines(word, placed) if _free(line, word, placed, side)]
            places += [(sum(cell in placed for cell in line), rng.random(), line, word) for line in free]
            if len(places) >= _PLACES:
                break
        if not places:
            break
        _, _, line, word = max(places)
        placed.update(zip(line, word, strict=True))
        left.remove(word)
    if 3 * (len(pool) - len(left)) < 2 * count:
        raise task.Retry
    return placed


def _lines(word: str, placed: dict[Cell, str]) -> list[Entry]:
    """List the lines that would cross an entry at a letter of a word."""
    found = []
    for (row, col), letter in sorted(placed.items()):
        if letter in word:
            down = int((row, col - 1) in placed or (row, col + 1) in placed)
            start = (row - word.index(letter) * down, col - word.index(letter) * (1 - down))
            found.append(_line(start, (down, 1 - down), len(word)))
    return found


def _line(start: Cell, step: Cell, length: int) -> Entry:
    return tuple((start[0] + k * step[0], start[1] + k * step[1]) for k in range(length))


def _free(line: Entry, word: str, placed: dict[Cell, str], side: int) -> bool:
    """Tell whether a word may stand in a line: on the board, crossing others at equal letters, else touching none."""
    down, right = line[1][0] - line[0][0], line[1][1] - line[0][1]
    ends = (line[0][0] - down, line[0][1] - right), (line[-1][0] + down, line[-1][1] + right)
    if not all(0 <= place < side for cell in (line[0], line[-1]) for place in cell) or placed.keys() & set(ends):
        return False
    for (row, col), letter in zip(line, word, strict=True):
        beside = (row - right, col - down) in placed or (row + right, col + down) in placed
        if placed.get((row, col), letter) != letter or (beside and (row, col) not in placed):
            return False
    return not any(a in placed and b in placed for a, b in pairwise(line))
