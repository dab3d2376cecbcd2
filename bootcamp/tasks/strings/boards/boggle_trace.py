"""Say which listed words can be traced through a grid of letters, with a path for each.

Answer: the traceable words, each with a path; any path counts.
Harder: larger grids, longer words, words that fail at their end or only by using a cell twice, tiles of two letters.
Skills: search, spatial
Source: original; the word game Boggle (A. Turoff, 1972).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import LOWER
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell, Format, Mapping, Path, Text

Spot = tuple[int, int]
Paths = dict[str, tuple[Spot, ...]]
Grid = tuple[tuple[str, ...], ...]


class BoggleTrace(Task["BoggleTrace.Params", "BoggleTrace.Instance", Paths]):
    version = 1

    class Params(task.Params):
        size: int = knob("the side of the grid", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=3, le=7)
        listed: int = knob("the number of words", levels=(3, 4, 6, 8, 9, 11, 13, 15, 17, 20), ge=2, le=30)
        planted: int = knob("how many words are put in", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=10)
        longest: int = knob("the most letters of a word", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 9), ge=3, le=9)
        double: int = knob("how many tiles have two letters", levels=(0, 0, 0, 0, 0, 1, 2, 2, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        grid: Grid
        listed: tuple[str, ...]

        @property
        def paired(self) -> bool:
            return any(len(tile) > 1 for row in self.grid for tile in row)

    prompt = Prompt(
        en=r"""
        This is a grid of letters:

        {{ grid | aligned }}

        A word can be traced in it if there is a path of cells that spells it: from each cell of the path the next one
        is one of its (up to eight) neighbours, beside, above, below or diagonal, and no cell is used twice.
        {% if paired %}
        A cell with two letters gives both of them, in this order.
        {% endif %}

        Which of these words can be traced?

        {{ listed | join(" ") }}

        Give each word that can be traced with one path that spells it, and no other word. Cells are (row, column),
        counted from 1 at the top left. If a word has several paths, any one will do.
        """,
        zh=r"""
        下面是一个字母方格：

        {{ grid | aligned }}

        如果有一条由格子组成的路径拼出某个单词，就说这个单词可以在方格中描出：路径上每一格的下一格是它的相邻格
        （上下左右和斜向，至多八个），同一格不能用两次。
        {% if paired %}
        有两个字母的格子按次序给出这两个字母。
        {% endif %}

        下列单词中哪些可以描出？

        {{ listed | join(" ") }}

        请给出每个可以描出的单词以及拼出它的一条路径，不要写别的单词。
        格子写作 (行, 列)，从左上角起由 1 开始计数。若一个单词有多条路径，任意一条都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Paths]:
        size = len(instance.grid)
        return Mapping(Text(alphabet=LOWER), Path(Cell(size, size)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Paths]:
        low = max(3, params.longest - 3)
        chosen = words.draw(rng, params.planted, low, params.longest)
        board: dict[Spot, str] = {}
        for word in chosen:
            _plant(board, word, params, rng)
        letters = "".join(chosen)
        side = range(1, params.size + 1)
        grid = tuple(tuple(board.get((row, col)) or rng.choice(letters) for col in side) for row in side)
        tiles = "".join(tile for row in grid for tile in row)
        drawn = words.draw(rng, 500, low, params.longest)
        pool = [*words.spellable(tiles, drawn), *drawn[: 2 * params.listed]][: 40 + params.listed]
        pool = [word for word in dict.fromkeys(pool) if word not in chosen]
        near = sorted(pool, key=lambda word: -_reach(grid, word) / len(word))[: 2 * params.listed]
        listed = [*chosen, *rng.sample(near, params.listed - params.planted)]
        instance = self.Instance(grid=grid, listed=tuple(sorted(listed)))
        answer = self.solve(instance)
        if len(answer) > max(params.planted + 2, 2 * params.listed // 3 if params.listed < 8 else params.listed // 2):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: Paths) -> str:
        if not set(answer) <= set(instance.listed):
            return "a word is not on the list"
        for word, path in answer.items():
            if "".join(instance.grid[row - 1][col - 1] for row, col in path) != word:
                return f"a path does not spell {word}"
            if len(set(path)) < len(path):
                return f"the path of {word} uses a cell twice"
            if any(two not in _around(one, len(instance.grid)) for one, two in itertools.pairwise(path)):
                return f"the path of {word} leaps"
        missing = any(next(_traces(instance.grid, word), None) for word in instance.listed if word not in answer)
        return "a word that can be traced is missing" if missing else ""

    def solve(self, instance: Instance) -> Paths:
        found = {word: next(_traces(instance.grid, word), None) for word in instance.listed}
        return {word: path for word, path in found.items() if path}


def _around(spot: Spot, size: int) -> list[Spot]:
    row, col = spot
    rows = range(max(1, row - 1), min(size, row + 1) + 1)
    return [(r, c) for r in rows for c in range(max(1, col - 1), min(size, col + 1) + 1) if (r, c) != spot]


def _traces(grid: Grid, word: str, path: tuple[Spot, ...] = ()) -> Iterator[tuple[Spot, ...]]:
    """Yield the paths that go on from a path and spell a word."""
    if path and not word:
        yield path
        return
    size = len(grid)
    starts = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
    for row, col in _around(path[-1], size) if path else starts:
        tile = grid[row - 1][col - 1]
        if word.startswith(tile) and (row, col) not in path:
            yield from _traces(grid, word[len(tile) :], (*path, (row, col)))


def _reach(grid: Grid, word: str) -> int:
    """Count how many letters of a word can be traced from its beginning."""
    return max((size for size in range(1, len(word) + 1) if next(_traces(grid, word[:size]), None)), default=0)


def _plant(board: dict[Spot, str], word: str, params: BoggleTrace.Params, rng: Random) -> None:
    """Write a word along a random path through free cells and cells with the right letters."""
    doubles = sum(len(tile) > 1 for tile in board.values())
    for _ in range(30):
        new: dict[Spot, str] = {}
        used: list[Spot] = []
        rest = word
        spots = [(row, col) for row in range(1, params.size + 1) for col in range(1, params.size + 1)]
        while rest:
            fits = [one for one in spots if one not in used and rest.startswith(board.get(one, ""))]
            if not fits:
                break
            spot = rng.choice(fits)
            more = doubles + sum(len(tile) > 1 for tile in new.values()) < params.double and rng.random() < 0.3
            tile = board.get(spot) or rest[: 1 + more]
            new[spot], rest = tile, rest[len(tile) :]
            used.append(spot)
            spots = _around(spot, params.size)
        if not rest:
            board |= new
            return
    raise task.Retry
