"""Sort a row of numbers with two stacks side by side.

Answer: the moves; every sequence that sorts counts.
Harder: longer rows that need both stacks, rows on which the obvious stack is wrong.
Skills: planning
Source: original; sorting with parallel stacks, S. Even and A. Itai (1971).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_SETTINGS = (
    (
        "Wagons with these numbers stand on a track, the first in front:",
        "一条轨道上停着下列编号的车厢，最前面的写在最前：",
    ),
    ("Cards with these numbers lie in a row, the first at the left:", "一排卡片上写着下列数，最左边的写在最前："),
    (
        "Plates with these numbers come along on a belt, the first in front:",
        "传送带上送来下列编号的盘子，最前面的写在最前：",
    ),
    ("Books with these numbers lie in a pile, the first on top:", "一摞书的编号如下，最上面的写在最前："),
    (
        "Crates with these numbers lie in a ship, the first at the hatch:",
        "船舱里放着下列编号的箱子，最靠舱口的写在最前：",
    ),
    (
        "Parcels with these numbers come down a slide, the first in front:",
        "滑道上滑下下列编号的包裹，最前面的写在最前：",
    ),
    ("Records with these numbers stand in a box, the first in front:", "箱子里立着下列编号的唱片，最前面的写在最前："),
    ("Trays with these numbers stand in a queue, the first in front:", "下列编号的托盘排成一队，最前面的写在最前："),
)
Event = tuple[int, str]
"""An item and its move."""
_KNOT = ("012331455204", "cacabbaabddb")
"""The items and the moves of a short row on which the first stack that seems free is the wrong one."""


class DoubleStackSorting(Task["DoubleStackSorting.Params", "DoubleStackSorting.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the row", levels=(6, 7, 10, 11, 12, 13, 14, 15, 17, 20), ge=3, le=30)

    class Instance(task.Told):
        settings = _SETTINGS

        row: tuple[int, ...]

    answer = Text(alphabet="abcd", ignore_spaces=True)
    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} {{ row | comma }}. There are two stacks S and T, both empty, and an exit. One of these
        moves is made at a time:

        - a: the first of the row goes on top of S
        - b: the top of S goes to the exit
        - c: the first of the row goes on top of T
        - d: the top of T goes to the exit

        In the end all must have gone to the exit, in the order 1, 2, ..., {{ row | length }}. Give the moves as a
        string of the letters a, b, c and d. Any string that does it will do.
        """,
        zh=r"""
        {{ words(language)[0] }}{{ row | comma }}。另有两个空栈 S 和 T，以及一个出口。每次进行下列动作之一：

        - a：这一列的第一个放到 S 的顶上
        - b：S 顶上的一个送到出口
        - c：这一列的第一个放到 T 的顶上
        - d：T 顶上的一个送到出口

        最后必须全部送到出口，次序为 1, 2, ..., {{ row | length }}。请用字母 a、b、c、d 组成的字符串写出各个动作。
        任何一个能做到的字符串都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        hard = params.size > 7
        events = [(int(item), move) for item, move in zip(*_KNOT, strict=True)] if hard else list[Event]()
        for item in range(len(events) // 2, params.size):
            _grow(events, item, rng)
        pushed = [item for item, move in events if move in "ac"]
        out = [item for item, move in events if move in "bd"]
        row = tuple(out.index(item) + 1 for item in pushed)
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), row=row)
        plain = [_eager(row, stacks) for stacks in (("a", "ac", "near") if hard else ("a",))]
        if not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, "".join(move for _, move in events)

    def check(self, instance: Instance, answer: str) -> str:
        row, out = list(instance.row), list[int]()
        stacks: dict[str, list[int]] = {"S": [], "T": []}
        for count, move in enumerate(answer, start=1):
            stack = stacks["S" if move in "ab" else "T"]
            source = row if move in "ac" else stack
            if not source:
                return f"move {count} takes from what is empty"
            if move in "ac":
                stack.append(row.pop(0))
            else:
                out.append(stack.pop())
        if len(out) < len(instance.row):
            return "not all have gone to the exit"
        return "" if out == sorted(out) else "they do not go to the exit in order"

    def key(self, instance: Instance) -> object:
        return instance.row


def _eager(row: tuple[int, ...], stacks: str) -> str:
    """Take out what is next as soon as possible; put the others on the first stack where nothing smaller gets buried,
    of two stacks (`ac`) the first one or (`near`) the one whose top is closest above. It may fail."""
    piles: dict[str, list[int]] = {move: [] for move in ("ac" if stacks == "near" else stacks)}
    moves, wanted = "", 1
    for number in row:
        free = [move for move, pile in piles.items() if not pile or pile[-1] > number] or list(piles)
        if stacks == "near":
            free.sort(key=lambda move: piles[move][-1] if piles[move] else len(row))
        piles[free[0]].append(number)
        moves += free[0]
        while True:
            due = [move for move, pile in piles.items() if pile and pile[-1] == wanted]
            if not due:
                break
            piles[due[0]].pop()
            moves += "b" if due[0] == "a" else "d"
            wanted += 1
    return moves


def _grow(events: list[Event], item: int, rng: Random) -> None:
    """Let a further item enter a stack at some time and leave it when all that came after it has left."""
    enter, leave = rng.choice(("ab", "cd"))
    start = rng.randint(0, len(events))
    above, ends = 0, [start]
    for place, (_, move) in enumerate(events[start:], start=start + 1):
        above += (move == enter) - (move == leave)
        if above < 0:
            break
        if above == 0:
            ends.append(place)
    events.insert(rng.choice(ends), (item, leave))
    events.insert(start, (item, enter))
