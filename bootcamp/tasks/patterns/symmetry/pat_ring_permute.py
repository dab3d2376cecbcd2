"""Find from examples how nested rings exchange colours and how their marks turn, and apply it to a new grid.

Answer: the grid after the change; every rule of the stated kind that fits the examples gives it.
Harder: more rings, more kinds of exchanges, marks that turn farther on some rings than on others.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import partial
from itertools import product, repeat
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

TURNS = ("same", "inner", "alternate")  # how far the marks of a ring go

Marks = tuple[tuple[int, ...], ...]


class PatRingPermute(Task["PatRingPermute.Params", "PatRingPermute.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 8, 9, 10, 11, 12, 14), ge=4, le=16)
        marks: int = knob("the most marks on a ring", levels=(0, 0, 1, 1, 2, 2, 2, 3, 3, 3), ge=0, le=4)
        steps: int = knob(
            "the farthest that a mark may go, or may go more than on the ring before",
            levels=(0, 0, 1, 2, 2, 2, 3, 3, 4, 4),
            ge=0,
            le=4,
        )
        turns: int = knob("how many ways to turn are possible", levels=(0, 0, 1, 1, 2, 2, 3, 3, 3, 3), ge=0, le=3)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        steps: int
        turns: int

    prompt = grid_prompt(
        en=r"""
        A grid consists of square rings, one inside the other; the cells of a ring have one colour
        {%- if turns %}, apart from marks, which are 0{% endif %}.
        The rings are numbered from 1, the outermost.

        - The colours of the rings are exchanged, in the same way in every grid: either they stay, or their order is
          reversed, or rings 1 and 2, 3 and 4 and so on swap colours (a last one without a partner keeps its own), or
          all colours move k rings inwards, those that leave the grid in the middle coming in from outside again, for a
          fixed k.
        {% if turns %}
        - The marks stay on their rings. Either they do not move, or they move along them from cell to cell, for
          {{ "a fixed number s from 1 to %d" % steps if steps > 1 else "s = 1" }}, in
          {{ "one of these ways" if turns > 1 else "this way" }}: those of every ring s steps in one direction
          {%- if turns > 1 %}; those of ring i i*s steps in one direction{% endif %}
          {%- if turns > 2 %}; those of rings 1, 3 and so on s steps in one direction and those of rings 2, 4 and so on
          s steps in the other{% endif %}. The direction is clockwise or counter-clockwise.
        {% endif %}
        """,
        zh=r"""
        网格由一圈套一圈的正方形环组成；一个环的格子颜色相同{{ "，只有标记是 0" if turns }}。环从最外面的 1 号起编号。

        - 各环按同样的方式交换颜色：保持不变；或次序颠倒；或 1 号与 2 号、3 号与 4 号等互换颜色（最后落单的保持不变）；
          或所有颜色向内移 k 环，从中央移出的再从外面进来，k 固定。
        {% if turns %}
        - 标记留在各自的环上，要么都不动，
          要么对{{ "某个 1 到 %d 的固定的数 s" % steps if steps > 1 else " s = 1" }}，
          按下列方式{{ "之一" if turns > 1 }}沿环逐格移动：
          各环的标记都朝一个方向移动 s 步
          {%- if turns > 1 %}；第 i 号环的标记朝一个方向移动 i*s 步{% endif %}
          {%- if turns > 2 %}；1、3 等号环的标记朝一个方向移动 s 步，2、4 等号环的标记朝另一个方向移动 s 步
          {%- endif %}。方向为顺时针或逆时针。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        count = (params.size + 1) // 2
        steps = [*range(-params.steps, 0), *range(1, params.steps + 1)]
        turns = [("same", 0), *product(TURNS[: params.turns], steps)]
        family = [partial(_changed, order, *turn) for order, turn in product(_orders(count), turns)]
        hidden = partial(_changed, rng.choice(_orders(count)[1:]), *rng.choice(turns[1:] or turns))
        *befores, query = (_random_board(params, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        return self.Instance(pairs=pairs, query=query, steps=params.steps, turns=params.turns), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        count, most = (len(instance.query) + 1) // 2, instance.steps
        words = {"en": ("inwards", "reversed", "swapped", "marks"), "zh": ("内移", "颠倒", "互换", "标记")}[language]
        names = [f"{words[0]} {k}: " for k in range(count)] + [f"{word}: " for word in words[1:3]]

        def exchanged(order: tuple[int, ...], inks: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
            after = tuple(inks[ring] for ring in order)
            return " ".join(after), after

        rules = [(name, partial(exchanged, order)) for name, order in zip(names, _orders(count), strict=True)]
        shown = [(_inks(before), _inks(after)) for before, after in instance.pairs]
        lines = tried_lines(rules, shown, _inks(instance.query), language)
        if instance.turns:

            def turned(way: str, steps: int, marks: Marks) -> tuple[str, str]:
                moves = enumerate(zip(marks, map(_moves, repeat(way), repeat(steps), range(count)), strict=True))
                after = tuple(
                    tuple(sorted((mark + move) % len(_ring(len(instance.query), number)) for mark in ring))
                    for number, (ring, move) in moves
                )
                return _listed(after), _listed(after)

            ways = [("same", 0), *product(TURNS[: instance.turns], (s for s in range(-most, most + 1) if s))]
            tries = [
                (f"{words[3]}, {TURNS.index(way) + 1}, {steps}: ", partial(turned, way, steps)) for way, steps in ways
            ]
            seen = [(_marks(before), _listed(_marks(after))) for before, after in instance.pairs]
            lines += tried_lines(tries, seen, _marks(instance.query), language)
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.steps, instance.turns]


def _orders(count: int) -> list[tuple[int, ...]]:
    """List the exchanges: for every ring, outermost first, the ring whose colour it gets; the first changes nothing."""
    rings = tuple(range(count))
    moved = [tuple((ring - k) % count for ring in rings) for k in range(count)]
    swapped = tuple(min(ring ^ 1, count - 1) for ring in rings)
    return [*moved, rings[::-1], swapped]


def _ring(size: int, number: int) -> list[Cell]:
    """List the cells of a ring clockwise from its upper left corner."""
    low, high = number, size - 1 - number
    side = range(low, high)
    if low == high:
        return [(low, low)]
    top, right = [(low, i) for i in side], [(i, high) for i in side]
    return [*top, *right, *((size - 1 - row, size - 1 - col) for row, col in top + right)]


def _random_board(params: PatRingPermute.Params, rng: Random) -> Board:
    colour = {}
    for number, ink in enumerate(rng.sample(COLOURS, (params.size + 1) // 2)):
        ring = _ring(params.size, number)
        colour.update(dict.fromkeys(ring, ink))
        if len(ring) > params.marks:
            colour.update(dict.fromkeys(rng.sample(ring, rng.randint(min(params.marks, 1), params.marks)), EMPTY))
    return fill(params.size, params.size, (colour[cell] for cell in cells(params.size, params.size)))


def _moves(way: str, steps: int, number: int) -> int:
    """Give how far the marks of a ring go clockwise."""
    return {"same": steps, "inner": (number + 1) * steps, "alternate": -steps if number % 2 else steps}[way]


def _inks(board: Board) -> tuple[str, ...]:
    """Give the colours of the rings."""
    rings = (_ring(len(board), number) for number in range((len(board) + 1) // 2))
    return tuple(max(board[row][col] for row, col in ring) for ring in rings)


def _listed(marks: Marks) -> str:
    return " | ".join(" ".join(map(str, ring)) or "-" for ring in marks)


def _marks(board: Board) -> Marks:
    """Give the places of the marks of each ring, counted clockwise from 0 in its upper left corner."""
    rings = (_ring(len(board), number) for number in range((len(board) + 1) // 2))
    return tuple(tuple(k for k, (row, col) in enumerate(ring) if board[row][col] == EMPTY) for ring in rings)


def _changed(order: tuple[int, ...], way: str, steps: int, board: Board) -> Board:
    """Exchange the colours of the rings and turn their marks, clockwise if `steps` is positive."""
    rings = [[(cell, board[cell[0]][cell[1]]) for cell in _ring(len(board), number)] for number in range(len(order))]
    inks, colour = _inks(board), {}
    for number, ring in enumerate(rings):
        moves = _moves(way, steps, number)
        for place, (cell, _) in enumerate(ring):
            marked = ring[(place - moves) % len(ring)][1] == EMPTY
            colour[cell] = EMPTY if marked else inks[order[number]]
    return fill(len(board), len(board), (colour[cell] for cell in cells(len(board), len(board))))
