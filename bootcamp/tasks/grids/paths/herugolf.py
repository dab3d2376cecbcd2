"""Play balls into holes with strokes that get shorter by one cell, on tracks that never meet.

Answer: the directions of the strokes of every ball; every such set is right.
Harder: larger boards with more balls, higher numbers and more ponds.
Skills: planning, search, spatial
Source: original generator; the puzzle is Nikoli's Herugolf.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, ray, size, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.grid.tiles import STEPS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Cell as CellFormat, Format, Mapping, Moves

Strokes = dict[Cell, tuple[str, ...]]
_BALLS, _HOLE, _POND, _BLANK = "123456789", "H", "~", "."
_TRIES = 60


class Herugolf(Task["Herugolf.Params", "Herugolf.Instance", Strokes]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 7, 8, 9, 9, 10), ge=4, le=12)
        balls: int = knob("the number of balls and of holes", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=1, le=16)
        longest: int = knob("the largest number of a ball", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        ponds: int = knob("the number of cells with water", levels=(1, 2, 2, 4, 5, 6, 7, 8, 10, 12), ge=0, le=30)

    class Instance(task.Instance):
        course: Board

    prompt = Prompt(
        en=r"""
        On this golf course, a digit is a ball, H a hole, ~ a pond and a dot lawn; each is one cell.

        {{ course | board }}

        - A ball with the number n is first played straight over exactly n cells in one of the directions N (up), E
          (right), S (down), W (left), then over exactly n-1 cells in any of these directions, and so on, at last over 1
          cell. It must not leave the board.
        - A ball that lands in a hole at the end of a stroke stays there; it is not played again. Every ball must land
          in a hole by its last possible stroke.
        - The end of a stroke is never a pond; passing over ponds on the way is allowed.
        - The track of a ball is made of its first cell and all cells that it passes or lands on. No ball passes a cell
          twice, and no cell belongs to the tracks of two balls. (So every hole gets exactly one ball, and no ball
          passes a cell where another ball lies.)

        A cell is written (row, column); (1, 1) is the top left one. For the cell of every ball, give the directions of
        its strokes in order. If there are several ways, give any one.
        """,
        zh=r"""
        下面的高尔夫球场中，数字是球，H 是球洞，~ 是池塘，点是草地，各占一格。

        {{ course | board }}

        - 数为 n 的球先沿 N（上）、E（右）、S（下）、W（左）之一的方向直线打出恰好 n 格，
          再沿任一方向打出恰好 n-1 格，依此类推，最后一杆打出 1 格。球不能出界。
        - 一杆结束时落进球洞的球就留在洞里，不再打。每个球最迟在它的最后一杆必须落进球洞。
        - 一杆结束时不能落在池塘里；途中可以飞过池塘。
        - 球的轨迹由它最初的格以及它经过和落下的所有格组成。一个球不能两次经过同一格，任何一格也不能属于两个球的轨迹。
          （因此每个洞恰好进一个球，也没有球经过别的球所在的格。）

        格子记为（行, 列），左上角是 (1, 1)。对每个球所在的格，依次给出它各杆的方向。如果有多种打法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Strokes]:
        return Mapping(CellFormat(*size(instance.course)), Moves("NESW"), to_one(where(instance.course, *_BALLS)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Strokes]:
        n = params.size
        course: dict[Cell, str] = {}
        passed: set[Cell] = set()
        stops: set[Cell] = set()
        answer: Strokes = {}
        left = sorted(rng.randint(2, params.longest) for _ in range(params.balls))
        for _ in range(_TRIES * params.balls):
            if not left:
                break
            ball = rng.choice([cell for cell in cells(n, n) if cell not in passed])
            strokes = tuple(rng.choices("NESW", k=rng.choice((left[-1], rng.randint(1, left[-1])))))
            tracks = _tracks(n, ball, left[-1], strokes)
            track = [ball, *(cell for part in tracks for cell in part)]
            if all(tracks) and len(set(track)) == len(track) and passed.isdisjoint(track):
                passed.update(track)
                stops.update([ball, *(part[-1] for part in tracks)])
                course |= {ball: str(left.pop()), track[-1]: _HOLE}
                answer[to_one([ball])[0]] = strokes
        else:
            raise task.Retry
        lawn = [cell for cell in cells(n, n) if cell not in stops]
        course |= dict.fromkeys(rng.sample(lawn, min(len(lawn), params.ponds)), _POND)
        board = fill(n, n, (course.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(course=board), dict(sorted(answer.items()))

    def key(self, instance: Instance) -> object:
        return canonical(instance.course)

    def check(self, instance: Instance, answer: Strokes) -> str:
        course = instance.course
        passed: set[Cell] = set()
        for ball, strokes in zip(from_one(answer), answer.values(), strict=True):
            tracks = _tracks(len(course), ball, int(course[ball[0]][ball[1]]), strokes)
            if not all(tracks):
                return f"the ball in {place(ball)} has too many strokes or leaves the board"
            ends = [course[part[-1][0]][part[-1][1]] for part in tracks]
            if _POND in ends:
                return f"the ball in {place(ball)} lands in a pond"
            if _HOLE in ends[:-1] or ends[-1] != _HOLE:
                return f"the ball in {place(ball)} does not land in a hole with its last stroke, and only then"
            for cell in [ball, *(cell for part in tracks for cell in part)]:
                if cell in passed:
                    return f"{place(cell)} is passed twice"
                passed.add(cell)
        return ""


def _tracks(n: int, ball: Cell, number: int, strokes: tuple[str, ...]) -> list[tuple[Cell, ...]]:
    """List the cells that a ball passes in each stroke; none for a stroke that is not possible."""
    tracks = []
    for length, stroke in zip(range(number, number - len(strokes), -1), strokes, strict=True):
        part = ray(n, n, ball, STEPS[stroke])[: max(0, length)]
        tracks.append(part if len(part) == length else ())
        ball = part[-1] if part else ball
    return tracks
