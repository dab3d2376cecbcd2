"""Find out where a robot is on a known map by driving it and hearing where it bumps.

Answer: steps to make or, once, the robot's place and heading; the game is won by the right ones.
Turns: a few steps each, the last one gives the answer.
Harder: larger maps, on which more places look alike.
Skills: spatial, deduction, search
Source: original.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Choice, Command, Format, Integer, Moves, Record

Move = tuple[str, Any]
Pose = tuple[int, int, str]
Board = tuple[str, ...]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
TURNS = {"F": dict(zip("NESW", "NESW", strict=True)), "R": dict(zip("NESW", "ESWN", strict=True))}
TURNS["L"] = {after: before for before, after in TURNS["R"].items()}


class _Seen(NamedTuple):
    verb: str
    moved: tuple[bool, ...]
    """For every F whether the robot moved; for the answer whether it is right."""


Past = tuple[tuple[Move, _Seen], ...]


class LostRobotLocalize(Interactive["LostRobotLocalize.Params", "LostRobotLocalize.Instance", Move, Pose, _Seen]):
    version = 1

    class Params(interactive.Params):
        size: int = knob("rows and columns of the room", levels=(4, 4, 5, 5, 6, 7, 8, 8, 9, 10), ge=3, le=12)
        blocked: int = knob("blocked cells in percent", levels=(25, 20, 25, 20, 20, 20, 20, 15, 15, 15), ge=0, le=40)
        turns: int = knob("the most moves", levels=(7, 8, 7, 8, 8, 8, 8, 9, 10, 10), ge=3, le=40)

    class Instance(interactive.Instance):
        secret = ("row", "col", "heading")
        board: tuple[str, ...]
        row: int
        col: int
        heading: str

    prompt = Prompt(
        en=r"""
        A robot stands in a room that is drawn below: . is a free cell, # a blocked one, and around the room there are
        walls. Rows are counted from 1 in the north, columns from 1 in the west. You do not know in which free cell
        the robot is and whether it heads N, E, S or W; all cases are equally likely.

        {{ board | lines }}

        - "go" with a string of 1 to 3 letters out of F, L, R: the robot does these in order. F is a step ahead; if
          the cell ahead is blocked or a wall is there, the robot bumps and stays. L and R turn it by 90 degrees to
          the left or right, on the spot. For every F, I tell you if it moved or bumped.
        - "answer" with row, column and heading: this ends the game. You win if this is where the robot is now and how
          it heads now.

        Where a careful search would take too long, the case is left out.
        """,
        zh=r"""
        一个机器人在下图所示的房间里：. 是空格，# 是障碍，房间四周是墙。行从最北边、列从最西边数起，都从 1 开始。你不知
        道机器人在哪个空格里，也不知道它朝北（N）、东（E）、南（S）还是西（W）；各种情形等可能。

        {{ board | lines }}

        - “go”后接由 F、L、R 中 1 到 3 个字母组成的一串：机器人依次执行。F 是前进一格；如果前面是障碍或墙，它会撞上并留
          在原地。L、R 是在原地左转、右转 90 度。对每个 F，我告诉你它是走了还是撞了。
        - “answer”后接行、列和朝向：游戏到此结束。如果机器人现在就在那里，朝向也对，你获胜。

        细心查找也会花太多步的局，不会出现。
        """,
    )
    reply = Prompt(
        en="{% if verb == 'answer' %}This is {{ 'right' if moved[0] else 'wrong' }}.{% else %}"
        "{{ 'F: ' if moved else 'It has turned.' }}"
        "{% for one in moved %}{{ ['bumped', 'moved'][one] }}{{ '' if loop.last else ', ' }}{% endfor %}{% endif %}",
        zh="{% if verb == 'answer' %}回答{{ '正确' if moved[0] else '错误' }}。{% else %}"
        "{{ 'F：' if moved else '它转了身。' }}"
        "{% for one in moved %}{{ ['撞了', '走了'][one] }}{{ '' if loop.last else '，' }}{% endfor %}{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Move]:
        number = Integer(1, len(instance.board))
        return Command(go=Moves("FLR"), answer=Record(row=number, col=number, heading=Choice(tuple("NESW"))))

    def deal(self, params: LostRobotLocalize.Params, rng: Random) -> Instance:
        n = params.size
        cells = rng.sample("#" * (n * n * params.blocked // 100) + "." * (n * n - n * n * params.blocked // 100), n * n)
        board = tuple("".join(cells[n * row : n * row + n]) for row in range(n))
        row, col, heading = rng.choice(_poses(board))
        instance = self.Instance(board=board, row=row, col=col, heading=heading, turns=params.turns)
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> Pose:
        return instance.row, instance.col, instance.heading

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        bad = move[0] == "go" and not 1 <= len(move[1]) <= 3
        return f"a move has 1 to 3 letters, not {len(move[1])}" if bad else ""

    def react(self, instance: Instance, state: Pose, move: Move) -> Turn:
        if move[0] == "answer":
            right = state == tuple(move[1][name] for name in ("row", "col", "heading"))
            return Turn(state, _Seen("answer", (right,)), "won" if right else "lost")
        state, moved = _driven(instance.board, state, "".join(move[1]))
        return Turn(state, _Seen("go", moved))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        if rng.random() < 0.5:
            return "go", tuple(rng.choices("FLR", k=rng.randint(1, 3)))
        return "answer", dict(zip(("row", "col", "heading"), rng.choice(_poses(shown.board)), strict=True))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Drive so that the most common reply among the poses that are left is rarest."""
        poses = _poses(shown.board)
        for (_, steps), seen in past:
            ends = (_driven(shown.board, pose, "".join(steps)) for pose in poses)
            poses = tuple(dict.fromkeys(pose for pose, moved in ends if moved == seen.moved))
        if len(poses) == 1:
            return "answer", dict(zip(("row", "col", "heading"), poses[0], strict=True))
        return "go", tuple(_best_steps(shown.board, poses))


@lru_cache(maxsize=256)
def _best_steps(board: Board, poses: tuple[Pose, ...]) -> str:
    def rank(steps: str) -> int:
        return max(Counter(moved for _, moved in {_driven(board, pose, steps) for pose in poses}).values())

    # turns after the last F can wait
    return min(("".join(steps) for k in (3, 2, 1) for steps in product("FLR", repeat=k) if steps[-1] == "F"), key=rank)


def _poses(board: Board) -> tuple[Pose, ...]:
    cells = [(r, c) for r, row in enumerate(board, 1) for c, sign in enumerate(row, 1) if sign == "."]
    return tuple((r, c, heading) for r, c in cells for heading in "NESW")


def _driven(board: Board, pose: Pose, steps: str) -> tuple[Pose, tuple[bool, ...]]:
    """Return where the robot is after some steps and, for every F, whether it moved."""
    row, col, heading = pose
    moved: list[bool] = []
    for step in steps:
        heading = TURNS[step][heading]
        if step == "F":
            ahead = row + STEPS[heading][0], col + STEPS[heading][1]
            moved.append(all(0 < x <= len(board) for x in ahead) and board[ahead[0] - 1][ahead[1] - 1] == ".")
            row, col = ahead if moved[-1] else (row, col)
    return (row, col, heading), tuple(moved)
