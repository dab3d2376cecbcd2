"""Carry out the moves of a snake that eats and grows, until it dies or the moves end.

Answer: how it ends, after how many moves, and the cells of the snake; unique.
Harder: larger boards, more moves, longer snakes.
Skills: simulation, spatial
Source: original; the game Snake.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma, point
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell, Choice, Integer, Record, Sequence

Answer = dict[str, Any]
Spot = tuple[int, int]

_STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
_BACK = dict(zip("UDLR", "DURL", strict=True))


class SnakeGameState(Task["SnakeGameState.Params", "SnakeGameState.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=15)
        moves: int = knob("how many moves there are", levels=(5, 8, 12, 16, 20, 25, 32, 40, 50, 60), ge=2, le=80)
        length: int = knob("the length at the start", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)

    class Instance(task.Instance):
        size: int
        snake: tuple[Spot, ...]
        food: tuple[Spot, ...]
        moves: str

    answer = Record(end=Choice(("alive", "wall", "body")), moves=Integer(low=0), snake=Sequence(Cell()))
    prompt = Prompt(
        en=r"""
        A snake lies on a board of {{ size }} rows and {{ size }} columns. Cells are (row, column), counted from (1,1)
        at the top left. Its cells from the head to the tail are {{ snake | map("point") | join(", ") }}.

        Food lies on one cell at a time, on these cells in turn: {{ food | map("point") | join(", ") }}. The next food
        appears as soon as one is eaten.

        - A move U, D, L or R moves the head one cell up, down, left or right.
        - If the new cell of the head holds the food, the snake eats it and grows by one cell: the tail stays where
          it is.
        - Otherwise all cells of the body follow, and the cell of the tail becomes free; the head may move onto this
          cell.
        - The snake dies if the head would leave the board (wall) or would move onto a cell of the snake that does not
          become free in this move (body). The move is then not made, and the moves after it do not count.

        The moves are {{ moves }}. Give how it ends (end: alive, wall or body), how many moves were made (moves), and
        the cells of the snake from the head to the tail after the last move that was made (snake).
        """,
        zh=r"""
        一条蛇在 {{ size }} 行 {{ size }} 列的棋盘上。格子写成 (行, 列)，左上角是 (1,1)。
        蛇从头到尾占据的格子是 {{ snake | map("point") | join("、") }}。

        食物每次只出现在一个格子上，依次为 {{ food | map("point") | join("、") }}。一个食物被吃掉，下一个就立即出现。

        - 一步 U、D、L、R 使蛇头向上、下、左、右移动一格。
        - 如果蛇头的新格子上有食物，蛇就吃掉它并长长一格：尾巴留在原处。
        - 否则身体各格依次跟进，尾巴所在的格子空出来；蛇头可以移到这个空出的格子上。
        - 如果蛇头将离开棋盘（wall），或者将移到这一步中不会空出的蛇身格子上（body），蛇就死了。这一步不执行，
          其后的各步也不算。

        各步依次为 {{ moves }}。给出结局（end：alive 表示活着，或者 wall、body）、执行了多少步（moves），
        以及执行完最后一步之后蛇从头到尾占据的格子（snake）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = params.size
        start: list[Spot] = [(rng.randint(1, size), rng.randint(1, size))]
        while len(start) < params.length:
            row, col = start[-1]
            free = [(row + d, col + r) for d, r in _STEPS.values() if _inside((row + d, col + r), size)]
            free = [spot for spot in free if spot not in start]
            if not free:
                raise task.Retry
            start.append(rng.choice(free))
        snake, moves, last = list(start), "", ""
        food = [_free(rng, size, snake)]
        dies = rng.random() < 0.8
        while len(moves) < params.moves:
            safe, deadly = list[str](), list[str]()
            for move in _STEPS:
                grown = _moved(snake, move, food[-1], size)
                if _BACK[move] != last:
                    (safe if isinstance(grown, list) else deadly).append(move)
            late = len(moves) >= params.moves * 2 // 3
            if not safe or (dies and late and deadly and rng.random() < 0.5):
                break
            near = [m for m in safe if _distance(snake[0], m, food[-1]) < _distance(snake[0], "", food[-1])]
            behind = [m for m in safe if _distance(snake[0], m, snake[-1]) == 0]  # onto the cell of the tail
            if behind and rng.random() < 0.4:
                near = behind
            last = rng.choice(near if near and rng.random() < 0.75 else safe)
            moves += last
            after = _moved(snake, last, food[-1], size)
            assert isinstance(after, list)
            if len(after) > len(snake):
                food.append(_free(rng, size, after))
            snake = after
        if (len(moves) < params.moves) != dies or (dies and not (late and deadly)):
            raise task.Retry
        if len(moves) < params.moves:
            body = [m for m in deadly if _moved(snake, m, food[-1], size) == "body"]
            moves += rng.choice(body or deadly)
            moves += "".join(rng.choices("UDLR", k=params.moves - len(moves)))
        if len(snake) < len(start) + params.moves // 10 or len(food) > 12:
            raise task.Retry
        instance = self.Instance(size=size, snake=tuple(start), food=tuple(food), moves=moves)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Answer:
        snakes, end = list[list[Spot]](), "alive"
        for after in _course(instance):
            if isinstance(after, str):
                end = after
            else:
                snakes.append(after)
        return {"end": end, "moves": len(snakes) - 1, "snake": tuple(snakes[-1])}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        food, lines = {"en": "food ", "zh": "食物 "}[language], []
        before = list(instance.snake)
        for number, (move, after) in enumerate(
            zip(instance.moves, islice(_course(instance), 1, None), strict=False), 1
        ):
            if isinstance(after, str):
                told = f"{point(x + d for x, d in zip(before[0], _STEPS[move], strict=True))} {after}"
            else:
                told = f"{food * (len(after) > len(before))}{comma(map(point, after))}"
                before = after
            lines.append(f"{number}. {move}: {told}")
        return "\n".join(lines)


def _course(instance: SnakeGameState.Instance) -> Iterator[list[Spot] | str]:
    """Give the snake at the start and after each move, or at last what it dies of."""
    snake, eaten = list(instance.snake), 0
    yield snake
    for move in instance.moves:
        after = _moved(snake, move, instance.food[eaten], instance.size)
        yield after
        if isinstance(after, str):
            return
        eaten += len(after) > len(snake)
        snake = after


def _inside(spot: Spot, size: int) -> bool:
    return 1 <= spot[0] <= size and 1 <= spot[1] <= size


def _free(rng: Random, size: int, snake: list[Spot]) -> Spot:
    free = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1) if (row, col) not in snake]
    return rng.choice(free)


def _distance(head: Spot, move: str, food: Spot) -> int:
    down, right = _STEPS.get(move, (0, 0))
    return abs(head[0] + down - food[0]) + abs(head[1] + right - food[1])


def _moved(snake: list[Spot], move: str, food: Spot, size: int) -> list[Spot] | str:
    """Give the snake after a move, or what it dies of."""
    down, right = _STEPS[move]
    head = snake[0][0] + down, snake[0][1] + right
    kept = snake if head == food else snake[:-1]
    if not _inside(head, size):
        return "wall"
    return "body" if head in kept else [head, *kept]
