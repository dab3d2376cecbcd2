"""Find from examples which operation on two panels each sign stands for, and work out a new row of panels.

Answer: the resulting panel; all meanings of the signs that fit the examples give it.
Harder: larger panels, more signs and possible operations, three or four panels in a row.
Skills: induction, spatial, logic
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import fill, size
from bootcamp.lib.prompts import by_language, grid
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt
from bootcamp.tasks.patterns._lexicon import lexicons
from bootcamp.tasks.patterns._scenes import EMPTY, panels_of, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

SIGNS, INKS = "6789", "12345"


class PatShapeArithmetic(Task["PatShapeArithmetic.Params", "PatShapeArithmetic.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the number of rows and of columns of a panel", levels=(3, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=2, le=8
        )
        signs: int = knob("how many signs there are", levels=(1, 2, 2, 3, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        operations: int = knob("how many operations are possible", levels=(3, 4, 5, 6, 7, 8, 8, 8, 8, 8), ge=2, le=8)
        asked: int = knob("how many panels the question has", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=5)
        colours: int = knob("how many colours occur in panels", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=5)
        shown: int = knob("how many examples there are of each sign", levels=(2, 2, 2, 2, 2, 2, 1, 1, 1, 1), ge=1, le=4)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        operations: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(OPERATIONS[name] for name in self.operations)

    prompt = grid_prompt(
        en=r"""
        An input is a row of square panels of the digits 0 to 5, parted by columns of one digit from 6 to 9, the signs.
        A sign stands for an operation on the panel A to its left and the panel B to its right, which gives for every
        place one of these (the same sign has the same meaning in every grid):

        {{ ways[language] | bullets }}

        The output is the panel that results. Where there are more than two panels, the operations are carried out from
        the left: the result of the first sign is the A of the second one, and so on.
        """,
        zh=r"""
        输入是一排正方形面板，由数字 0 到 5 组成，面板之间是同一个数字（6 到 9）的一列，称为符号。
        符号代表对左边面板 A 和右边面板 B 的操作，在每个位置给出下列之一（同一符号在各网格中意思相同）：

        {{ ways[language] | bullets }}

        输出是得到的面板。面板多于两块时从左边开始依次操作：第一个符号的结果作为第二个符号的 A，依此类推。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query), "012345")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        operations = tuple(OPERATIONS)[: params.operations]
        signs, inks = rng.sample(SIGNS, params.signs), rng.sample(INKS, params.colours)
        hidden = {sign: rng.choice(operations) for sign in signs}
        befores = [_random_row([sign], params.side, inks, rng) for sign in signs * params.shown]
        pairs = tuple((before, _result(hidden, before)) for before in befores)
        query = _random_row(rng.choices(signs, k=params.asked - 1), params.side, inks, rng)
        found = lexicons(
            [(_signs(before), _test(before, after)) for before, after in pairs], dict.fromkeys(signs, operations)
        )
        results = {_result(lexicon, query) for lexicon in found}
        if len(results) > 1 or any(after in results for _, after in pairs):
            raise task.Retry
        result = results.pop()
        if len({item for row in result for item in row}) < 2:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, operations=operations), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, meaning = [], dict[str, str]()

        def tried(sign: str, name: str, board: Board) -> tuple[str, Board]:
            meaning[sign] = name
            return "", _result({sign: name}, board)

        for sign in sorted({_signs(before)[0] for before, _ in instance.pairs}):
            shown = [pair for pair in instance.pairs if _signs(pair[0])[0] == sign]
            rules = ((f"{sign}: {k} ", partial(tried, sign, name)) for k, name in enumerate(instance.operations, 1))
            lines += tried_lines(rules, shown, shown[0][0], language)[:-1]
        result, *others = panels_of(instance.query, len(instance.query))
        for sign, panel in zip(_signs(instance.query), others, strict=True):
            result = OPERATIONS[meaning[sign]][2](result, panel)
            if len(others) > 1:
                lines.append(f"{sign} → {grid(result, ' ').replace(chr(10), ' / ')}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.operations]


def _random_row(signs: Sequence[str], side: int, inks: Sequence[str], rng: Random) -> Board:
    """Draw panels with these signs between them."""
    panels = [random_board(rng, side, side, inks, 0.6) for _ in range(len(signs) + 1)]
    return tuple(
        (*first, *(item for sign, part in zip(signs, others, strict=True) for item in (sign, *part)))
        for first, *others in zip(*panels, strict=True)
    )


def _signs(board: Board) -> tuple[str, ...]:
    return board[0][len(board) :: len(board) + 1]


def _result(meaning: Mapping[str, str], board: Board) -> Board:
    """Carry the operations out from the left."""
    result, *others = panels_of(board, len(board))
    for sign, panel in zip(_signs(board), others, strict=True):
        result = OPERATIONS[meaning[sign]][2](result, panel)
    return result


def _test(before: Board, after: Board) -> Callable[[Mapping[str, str]], bool]:
    return lambda meaning: _result(meaning, before) == after


def _cellwise(choose: Callable[[str, str], str]) -> Callable[[Board, Board], Board]:
    return lambda a, b: tuple(tuple(map(choose, *rows)) for rows in zip(a, b, strict=True))


def _counted(a: Board, b: Board) -> Board:
    number = sum(item != EMPTY for item in chain(*a, *b))
    rows, cols = size(a)
    return fill(rows, cols, "1" * number + EMPTY * (rows * cols))


_OVER = _cellwise(lambda x, y: y if x == EMPTY else x)

OPERATIONS: dict[str, tuple[str, str, Callable[[Board, Board], Board]]] = {
    "over": ("the digit of A, or that of B where A is 0", "A 的数字；A 为 0 处取 B 的数字", _OVER),
    "both": (
        "the digit of A where neither is 0, otherwise 0",
        "两者都非 0 处取 A 的数字，其他为 0",
        _cellwise(lambda x, y: EMPTY if y == EMPTY else x),
    ),
    "minus": (
        "the digit of A where B is 0, otherwise 0",
        "B 为 0 处取 A 的数字，其他为 0",
        _cellwise(lambda x, y: x if y == EMPTY else EMPTY),
    ),
    "either": (
        "the digit that is not 0 where just one of the two is 0, otherwise 0",
        "恰有一个为 0 处取非 0 的那个数字，其他为 0",
        _cellwise(lambda x, y: max(x, y) if EMPTY in (x, y) else EMPTY),
    ),
    "under": ("the digit of B, or that of A where B is 0", "B 的数字；B 为 0 处取 A 的数字", lambda a, b: _OVER(b, a)),
    "mirror": (
        "the digit of A, or where A is 0 that of B mirrored left to right",
        "A 的数字；A 为 0 处取左右翻转后的 B 的数字",
        lambda a, b: _OVER(a, tuple(row[::-1] for row in b)),
    ),
    "differ": (
        "the digit of B where the two differ, otherwise 0",
        "两者不同处取 B 的数字，其他为 0",
        _cellwise(lambda x, y: EMPTY if x == y else y),
    ),
    "count": (
        "1 in as many cells as A and B have that are not 0, added up, taken row by row from the top left (all cells if "
        "they are too few), otherwise 0",
        "从左上角起逐行填 1，个数等于 A 与 B 中非 0 格的总数（格子不够时全填），其他为 0",
        _counted,
    ),
}
