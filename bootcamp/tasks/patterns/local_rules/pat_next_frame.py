"""Find from short films how the moves of each colour follow from its first one, and draw the next frame of a new film.

Answer: the fourth frame; every law of the stated kind that fits the films gives it.
Harder: more objects, larger frames, more kinds of moves.
Skills: induction, spatial, simulation
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, where
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.shapes import random_polyomino
from bootcamp.lib.prompts import by_language, comma, point
from bootcamp.task import Retry, Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, LINE, panels_of, side_by_side
from bootcamp.verifiers import Board, Format, Grid

Law = tuple[str, str]  # how the second and the third move follow from the first

TRIES = 40  # places in which room for an object is looked for
MOVES: dict[str, tuple[str, str, Callable[[int, int], Cell]]] = {  # by the steps down and right of the first move
    "same": ("the first move again", "与第一次移动相同", lambda d, r: (d, r)),
    "back": ("the opposite of the first move", "与第一次移动相反", lambda d, r: (-d, -r)),
    "rest": ("no move at all", "完全不动", lambda d, r: (0, 0)),
    "right": ("the first move turned clockwise by a quarter", "第一次移动顺时针转四分之一圈", lambda d, r: (r, -d)),
    "double": ("the first move, twice as far", "第一次移动的两倍", lambda d, r: (2 * d, 2 * r)),
    "left": ("the first move turned anticlockwise by a quarter", "第一次移动逆时针转四分之一圈", lambda d, r: (-r, d)),
}


class PatNextFrame(Task["PatNextFrame.Params", "PatNextFrame.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of a frame", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=10
        )
        objects: int = knob("how many objects a film has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=6)
        largest: int = knob("the most cells of an object", levels=(1, 1, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=4)
        moves: int = knob("how many kinds of moves are possible", levels=(2, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=2, le=6)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        moves: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(MOVES[name] for name in self.moves)

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. An input is a film: three frames side by side, parted by columns of 9. The output is the
        fourth frame. The cells of a colour are one object; from frame to frame it moves as a whole. What leaves a frame
        at one side comes in at the opposite side, so that frames have no edges for the objects. No two objects are ever
        in one cell. The first move of an object may be any, and may differ from film to film. Its second move is one of
        these, and so is its third move; which ones they are depends only on its colour and is the same in every film:

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        0 是空格。输入是一段影片：三帧并排，以一列列的 9 隔开。输出是第四帧。
        同一颜色的格子是一个物体，从一帧到下一帧整体移动。从一边离开画面的部分从对边进入，因此画面对物体来说没有边界。
        任何两个物体都不会占同一格。
        物体的第一次移动是任意的，各影片可以不同。它的第二次移动是下列之一，第三次移动也是下列之一；
        各是哪一种只取决于它的颜色，在所有影片中相同：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        moves = tuple(MOVES)[: params.moves]
        inks = rng.sample(COLOURS.replace(LINE, ""), params.objects)
        laws = {ink: (rng.choice(moves), rng.choice(moves)) for ink in inks}
        films = [_random_film(params, laws, rng) for _ in range(params.pairs + 1)]
        *pairs, (query, result) = [(side_by_side(frames[:3]), frames[3]) for frames in films]
        if any(result == after for _, after in pairs):
            raise Retry
        for ink in inks:
            *shown, asked = [[where(frame, ink) for frame in frames] for frames in films]
            fitting = [law for law in product(moves, moves) if all(_fits(law, places, params.size) for places in shown)]
            if any(_fits(law, asked[:3], params.size) and not _fits(law, asked, params.size) for law in fitting):
                raise Retry
        return self.Instance(pairs=tuple(pairs), query=query, moves=moves), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        size, names = len(instance.query), {name: str(number) for number, name in enumerate(instance.moves, 1)}
        films = [[*panels_of(board, size), after] for board, after in instance.pairs]
        asked = panels_of(instance.query, size)
        lines = []
        for ink in sorted({item for row in asked[0] for item in row} - {EMPTY}):
            laws = list(product(instance.moves, instance.moves))
            for number, film in enumerate([*films, asked], 1):
                places = [where(frame, ink) for frame in film]
                if not places[0]:
                    continue
                laws = [law for law in laws if _fits(law, places, size)]
                first = _move(places[0], places[1], size)
                steps = [first, *(_move(a, b, size) for a, b in pairwise(places[1:]))]
                told = [comma(dict.fromkeys(names[law[k]] for law in laws)) for k in range(len(steps) - 1)]
                lines.append(f"{ink}, {number}: {', '.join(map(point, steps))}: {' | '.join(told)}")
            move = MOVES[laws[0][1]][2](*first)
            after = _shifted(where(asked[2], ink), move, size)
            lines.append(f"{ink}: {names[laws[0][1]]} {point(move)}: {' '.join(map(cell_name, after))}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.moves]


def _move(before: Sequence[Cell], after: Sequence[Cell], size: int) -> Cell:
    """Give the shortest move from one place of an object to the next."""
    near = sorted(range(-size + 1, size), key=abs)
    moves = sorted(product(near, near), key=lambda move: abs(move[0]) + abs(move[1]))
    return next(move for move in moves if _shifted(before, move, size) == sorted(after))


def _random_film(params: PatNextFrame.Params, laws: dict[str, Law], rng: Random) -> list[Board]:
    """Move objects through four frames so that no two meet; raise Retry if one finds no way."""
    places, firsts = (
        list(cells(params.size, params.size)),
        [(d, r) for d in range(-1, 3) for r in range(-1, 3) if d or r],
    )
    frames: list[dict[Cell, str]] = [{} for _ in range(4)]
    for ink, law in laws.items():
        for _ in range(TRIES):
            shape = _shifted(random_polyomino(rng.randint(1, params.largest), rng), rng.choice(places), params.size)
            course = _course(shape, rng.choice(firsts), law, params.size)
            if all(frame.keys().isdisjoint(group) for frame, group in zip(frames, course, strict=True)):
                break
        else:
            raise Retry
        for frame, group in zip(frames, course, strict=True):
            frame.update(dict.fromkeys(group, ink))
    return [fill(params.size, params.size, (frame.get(cell, EMPTY) for cell in places)) for frame in frames]


def _course(start: list[Cell], first: Cell, law: Law, size: int) -> list[list[Cell]]:
    """List the four places of an object."""
    course = [start]
    for move in (first, MOVES[law[0]][2](*first), MOVES[law[1]][2](*first)):
        course.append(_shifted(course[-1], move, size))
    return course


def _shifted(group: Iterable[Cell], move: Cell, size: int) -> list[Cell]:
    return sorted(((row + move[0]) % size, (col + move[1]) % size) for row, col in group)


def _fits(law: Law, places: list[list[Cell]], size: int) -> bool:
    """Tell whether a law, with some first move, leads through these places."""
    (top, left), *_ = places[0]
    firsts = [(row - top, col - left) for row, col in places[1]]
    return any(_course(places[0], first, law, size)[: len(places)] == places for first in firsts)
