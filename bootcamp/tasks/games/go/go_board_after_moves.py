"""Play moves on a Go board, captures and all, and leave out those that are illegal.

Answer: the board, the stones that each side captured, and the moves left out; one answer is right.
Harder: larger boards, more moves, more captures and fights over one point.
Skills: simulation, spatial
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.go import OTHER, Played, cell, group, groups, near, play, random_position, rows
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.go._go import BOARD, exchanged
from bootcamp.verifiers import Format, Grid, Integer, Record, Sequence

Move = tuple[str, int, int]


class GoBoardAfterMoves(Task["GoBoardAfterMoves.Params", "GoBoardAfterMoves.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(5, 5, 6, 6, 7, 8, 9, 10, 11, 13), ge=4, le=19)
        moves: int = knob("the moves listed", levels=(3, 5, 8, 11, 15, 20, 26, 34, 44, 56), ge=1, le=100)
        illegal: int = knob("the fewest illegal moves", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 3), ge=0, le=10)

    class Instance(task.Instance):
        board: tuple[str, ...]
        moves: tuple[Move, ...]

    prompt = Prompt(
        before=BOARD,
        en=r"""
        These moves are made in turn, each with its colour:

        {% for colour, row, col in moves %}
        {{ loop.index }}. {{ colour }} ({{ row }},{{ col }})
        {% endfor %}

        A move is left out, as if it were not on the list, if its point is occupied, if it is suicide, or if it would
        make the whole board the same as it was just before the last move that was made.

        Give the board after the list (board), how many stones X has captured (x) and how many O has (o) in all, and the
        numbers of the moves that were left out, increasing (skipped), an empty list if there are none.
        """,
        zh=r"""
        依次走下列着法，每步标明颜色：

        {% for colour, row, col in moves %}
        {{ loop.index }}. {{ colour }} ({{ row }},{{ col }})
        {% endfor %}

        如果一步的落点已有棋子，或者是自杀，或者会使整个盘面变得与上一步实际走出的着法之前完全相同，则跳过这一步，就当它不在列表中。

        请给出全部走完后的盘面（board）、X 一共提走多少子（x）、O 一共提走多少子（o），以及被跳过的着法的编号（skipped，
        从小到大；没有则为空列表）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        size = len(instance.board)
        count = Integer(low=0)
        return Record(board=Grid(size, size, ".XO"), x=count, o=count, skipped=Sequence(Integer(low=1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.size
        start = board = random_position(rng, size, size * size * 2 // 5, 0.3)
        moves: list[Move] = []
        colour, ko, last = "X", -1, ""
        for _ in range(params.moves):
            forbidden = ko if colour != last else -1
            point = _drawn(rng, board, size, colour, forbidden, bool(params.illegal))
            moves.append((colour, *cell(point, size)))
            after = play(board, size, point, colour, forbidden)
            if after:
                board, ko, last = after.board, after.ko, colour
            colour = OTHER[colour]
        instance = self.Instance(board=rows(start, size), moves=tuple(moves))
        answer = self.solve(instance)
        if answer["x"] + answer["o"] < 1 + params.moves // 6 or len(answer["skipped"]) < params.illegal:
            raise Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        same = [list(instance.board), list(map(list, instance.moves))]
        moves = [[OTHER[colour], row, col] for colour, row, col in instance.moves]
        return min(same, [exchanged(instance.board), moves])

    def solve(self, instance: Instance) -> dict[str, Any]:
        size, taken, skipped = len(instance.board), {"X": 0, "O": 0}, []
        board = "".join(instance.board)
        for number, (colour, _, _, after) in enumerate(_course(instance), 1):
            if after is None:
                skipped.append(number)
                continue
            board = after.board
            taken[colour] += len(after.captured)
        grid = tuple(map(tuple, rows(board, size)))
        return {"board": grid, "x": taken["X"], "o": taken["O"], "skipped": tuple(skipped)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = {
            "en": ("occupied", "the board before", "suicide", "takes"),
            "zh": ("已有子", "同形再现", "自杀", "提"),
        }[language]
        size, lines = len(instance.board), []
        for number, (colour, point, board, after) in enumerate(_course(instance), 1):
            told = f"{number}. {colour} {_named(point, size)}: "
            if board[point] != ".":
                lines.append(told + words[0])
                continue
            filled = board[:point] + colour + board[point + 1 :]
            seen: list[tuple[frozenset[int], int, int]] = []
            for one in near(size)[point]:
                if filled[one] == OTHER[colour] and all(one not in stones for stones, _, _ in seen):
                    stones, free = group(filled, size, one)
                    seen.append((stones, one, len(free)))
            told += ", ".join(f"{OTHER[colour]} {_named(one, size)} {count}" for _, one, count in seen)
            dead = [one for stones, _, count in seen if not count for one in sorted(stones)]
            if dead and after:
                told += f"; {words[3]} {' '.join(_named(one, size) for one in dead)}"
            elif dead:
                told += f"; {words[1]}"
            else:
                own = len(group(filled, size, point)[1])
                told += f"{', ' if seen else ''}{colour} {own}" + (f"; {words[2]}" if not own else "")
            lines.append(told)
        return "\n".join(lines)


def _named(point: int, size: int) -> str:
    row, col = cell(point, size)
    return f"({row},{col})"


def _course(instance: GoBoardAfterMoves.Instance) -> Iterator[tuple[str, int, str, Played | None]]:
    """Give the colour and the point of each move, the board before it, and what it does unless it is left out."""
    size, board, ko, last = len(instance.board), "".join(instance.board), -1, ""
    for colour, row, col in instance.moves:
        point = (row - 1) * size + col - 1
        after = play(board, size, point, colour, ko if colour != last else -1)
        yield colour, point, board, after
        if after:
            board, ko, last = after.board, after.ko, colour


def _drawn(rng: Random, board: str, size: int, colour: str, ko: int, illegal: bool) -> int:
    """Draw a point: at times an illegal one, often a capture or a last liberty but one, else any legal one."""
    legal = [point for point in range(size * size) if play(board, size, point, colour, ko)]
    if illegal and ko >= 0 and rng.random() < 0.6:
        return ko
    suicide = [point for point, sign in enumerate(board) if sign == "." and point not in legal and point != ko]
    if illegal and suicide and rng.random() < 0.12:
        return rng.choice(suicide)
    if illegal and rng.random() < 0.05:
        return rng.choice([point for point, sign in enumerate(board) if sign != "."])
    few = [free for stones, free in groups(board, size) if board[min(stones)] != colour and len(free) < 3]
    captures = sorted({point for free in few if len(free) == 1 for point in free} & set(legal))
    threats = sorted({point for free in few for point in free} & set(legal))
    draw = rng.random()
    if captures and draw < 0.45:
        return rng.choice(captures)
    if threats and draw < 0.7:
        return rng.choice(threats)
    if not legal:
        raise Retry
    return rng.choice(legal)
