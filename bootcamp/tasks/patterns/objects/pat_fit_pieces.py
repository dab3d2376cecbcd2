"""Find from examples how loose pieces may be moved to fit into holes, and fit those of a new grid.

Answer: the board with its holes filled; every rule of the stated kind that fits the examples gives it.
Harder: larger boards, more and larger pieces, holes without a fitting piece, more motions that may be allowed.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import partial
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import components, where
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.shapes import Shape, canonical, normal, random_polyomino
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import grid_prompt, settled
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import EMPTY, LINE, apart, objects_of, paint
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.tasks.patterns.objects._motions import MATRICES, MOTIONS, moved
from bootcamp.verifiers import Board, Format, Grid

NAMES = {kind: (en, zh) for kind, (en, zh, _) in MOTIONS.items()}
INKS = "12345678"
TRIES = 60  # of drawing a shape


class PatFitPieces(Task["PatFitPieces.Params", "PatFitPieces.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of the board", levels=(5, 6, 7, 7, 8, 9, 9, 10, 11, 12), ge=4, le=14
        )
        tray: int = knob("the number of columns beside the board", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=10)
        pieces: int = knob("how many pieces a grid has", levels=(1, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=1, le=8)
        decoys: int = knob(
            "how many of the pieces, and of the holes, match no other",
            levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2),
            ge=0,
            le=3,
        )
        largest: int = knob("the most cells of a piece", levels=(3, 4, 4, 4, 4, 5, 5, 5, 5, 5), ge=3, le=6)
        kinds: int = knob(
            "how many kinds of motions may be the allowed one", levels=(2, 3, 4, 5, 6, 6, 6, 6, 6, 6), ge=2, le=6
        )
        closing: bool = knob("whether holes without a piece may be closed", levels=(False, False) + (True,) * 8)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=6)

    class Instance(KindsInstance):
        described = NAMES
        closing: bool

    prompt = grid_prompt(
        en=r"""
        In the input a column of 9 parts a board, on the left, from loose pieces on an empty ground of 0. The board has
        one colour and holes, largest groups of cells of 0 connected by sides. A piece is a largest group of cells of
        one colour, not 0, connected by sides. No two pieces of a grid have the same shape, even turned or mirrored, and
        no two holes have. The output is the board, in which a piece lies in each hole that has just its shape after it
        has been shifted and, if need be, moved by a hidden kind of motion, one of these (the same one in every grid):

        {{ ways[language] | bullets }}

        A filled hole has the colour of its piece. A hole into which no piece fits stays 0
        {{- " or takes the colour of the board, whichever the hidden rule says" if closing }}. Pieces that fit nowhere
        are left out.
        """,
        zh=r"""
        输入中，一列 9 把左边的板与右边空地（0）上的零散拼块隔开。板只有一种颜色，上面有洞，
        洞是以边相连的极大一组 0。拼块是同一种非 0 颜色的、以边相连的极大一组格子。
        同一网格中没有两个拼块形状相同（即使旋转或翻转），也没有两个洞形状相同。
        输出是这块板：如果某个拼块经过平移（必要时再做某种隐藏的运动）后与一个洞的形状恰好相同，
        它就放进这个洞。这种运动是下列之一（各网格相同）：

        {{ ways[language] | bullets }}

        填上的洞与它的拼块同色。没有拼块可放的洞仍为 0
        {{- "，或者变成板的颜色，由隐藏规则决定" if closing }}。放不进任何洞的拼块略去。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), instance.query[0].index(LINE))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = tuple(MOTIONS)[: params.kinds]
        rules = [partial(_fitted, *rule) for rule in product(kinds, (False, True)[: 1 + params.closing])]
        hidden = rng.choice(rules)
        *befores, query = (_random_input(params, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(rules, pairs, query)
        if not set(chain(*result)).difference(chain(*(row[: params.size] for row in query))):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, kinds=kinds, closing=params.closing), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": ("open", "closed"), "zh": ("空", "封")}[language]

        def tried(kind: str, closing: bool, board: Board) -> tuple[str, Board]:
            after = _fitted(kind, closing, board)
            side = len(after[0])
            holes = sorted(map(min, components(where(tuple(row[:side] for row in board), EMPTY))))
            return ", ".join(f"{cell_name(hole)} {after[hole[0]][hole[1]]}" for hole in holes), after

        rules = (
            (f"{number}{f', {words[closing]}' if instance.closing else ''}. ", partial(tried, kind, closing))
            for (number, kind), closing in product(enumerate(instance.kinds, 1), (False, True)[: 1 + instance.closing])
        )
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds, instance.closing]


def _random_input(params: PatFitPieces.Params, rng: Random) -> Board:
    """Cut moved copies of pieces out of a board and lay the pieces beside it."""
    shapes = _random_shapes(params.pieces + params.decoys, params.largest, rng)
    holes = [normal(moved(shape, rng.choice(MATRICES))) for shape in shapes[params.decoys :]]
    ground, *inks = rng.sample(INKS, params.pieces + 1)
    cut = apart(rng, params.size, params.size, holes)
    board = paint(params.size, params.size, ((EMPTY, hole) for hole in cut), ground)
    loose = apart(rng, params.size, params.tray, shapes[: params.pieces])
    tray = paint(params.size, params.tray, zip(inks, loose, strict=True))
    return tuple((*left, LINE, *right) for left, right in zip(board, tray, strict=True))


def _random_shapes(number: int, largest: int, rng: Random) -> list[Shape]:
    """Draw shapes that differ even when turned or mirrored, in random order."""
    found: dict[Shape, Shape] = {}
    for _ in range(TRIES):
        shape = random_polyomino(rng.randint(2, largest), rng)
        found.setdefault(canonical(shape), shape)
        if len(found) == number:
            return rng.sample(list(found.values()), number)
    raise task.Retry


def _fitted(kind: str, closing: bool, board: Board) -> Board:
    side = board[0].index(LINE)
    loose = objects_of(tuple(row[side + 1 :] for row in board))
    pieces = {normal(moved(group, motion)): ink for ink, group in loose for motion in MOTIONS[kind][2]}
    result = [list(row[:side]) for row in board]
    (ground,) = {item for row in result for item in row} - {EMPTY}
    for hole in components(where(result, EMPTY)):
        ink = pieces.get(normal(hole), ground if closing else EMPTY)
        for row, col in hole:
            result[row][col] = ink
    return tuple(map(tuple, result))
