"""Build a tree of points that splits by x and y in turn, and follow the search for the nearest one.

Answer: the visited points in order, and the nearest one; unique.
Harder: more points, searches that turn back to the other side.
Skills: simulation, geometry
Source: original; J. L. Bentley, Multidimensional binary search trees, Comm. ACM 18 (1975).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence, Word

Point = tuple[int, int]


class KdTreeNearest(Task["KdTreeNearest.Params", "KdTreeNearest.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        points: int = knob("the number of points", levels=(4, 6, 7, 8, 10, 12, 14, 17, 20, 24), ge=3, le=26)
        high: int = knob("the greatest coordinate", levels=(9, 12, 15, 20, 25, 30, 40, 60, 80, 99), ge=6, le=999)
        turns: int = knob("the fewest other sides that are searched", levels=(0, 0, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        points: tuple[Point, ...]
        """In the order in which they are inserted; called A, B, C, ..."""
        query: Point

        @property
        def lines(self) -> list[str]:
            return [f"{name} ({x}, {y})" for name, (x, y) in zip(labels(len(self.points), "letters"), self.points)]  # noqa: B905

    prompt = Prompt(
        en=r"""
        Points are inserted into a binary tree, in this order: {{ lines | comma }}.

        The root compares x coordinates, its children compare y coordinates, their children x coordinates again, and so
        on in turn. A new point walks down from the root: at each point it goes to the left if its own compared
        coordinate is smaller, otherwise to the right, until it finds a free place.

        Then the point nearest to Q {{ query | point }} is searched (by straight-line distance), beginning at the root.
        To search a subtree:
        - Visit its top point. If it is the first point visited or nearer to Q than the best one so far, it becomes the
          best one.
        - Search the subtree on the side (left or right) to which Q itself would go there.
        - After that, search the subtree on the other side, but only if the difference between the compared coordinates
          of Q and of this top point is smaller than the distance from Q to the best point so far.

        A subtree without points takes no search. Give "visited" (the letters of the visited points, in order) and
        "nearest" (the letter of the nearest point).
        """,
        zh=r"""
        把一些点依次插入一棵二叉树：{{ lines | comma }}。

        根比较 x 坐标，它的子结点比较 y 坐标，再下一层又比较 x 坐标，依此交替。新的点从根往下走：在每个点处，
        若自己被比较的坐标较小就往左，否则往右，直到找到空位。

        然后从根开始搜索离 Q {{ query | point }} 最近（直线距离）的点。搜索一棵子树的方法是：
        - 访问它顶上的点。如果它是第一个被访问的点，或者比目前最好的点离 Q 更近，它就成为目前最好的点。
        - 搜索 Q 自己在该处会去的那一侧（左或右）的子树。
        - 之后搜索另一侧的子树，但仅当 Q 与这个顶点的被比较坐标之差（绝对值）小于 Q 到目前最好的点的距离时才搜索。

        没有点的子树不用搜索。请给出 "visited"（依次访问的点的字母）和 "nearest"（最近的点的字母）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        name = Word(bank=labels(len(instance.points), "letters"))
        return Record(visited=Sequence(name), nearest=name)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        points = [(rng.randint(0, params.high), rng.randint(0, params.high)) for _ in range(params.points)]
        query = rng.randint(0, params.high), rng.randint(0, params.high)
        instance = self.Instance(points=tuple(points), query=query)
        gaps = [abs(one[axis] - query[axis]) ** 2 for one in points for axis in (0, 1)]
        squares = [_square(one, query) for one in points]
        if len(set(squares)) < len(squares) or not set(squares).isdisjoint(gaps) or len(set(points)) < len(points):
            raise task.Retry
        answer, turns = _search(instance)
        way = _search(instance, narrow=True)[0]["visited"]
        skipped = params.points - len(answer["visited"])
        plain = answer["nearest"] in (answer["visited"][-1], way[-1]) and params.turns
        if turns < params.turns or skipped < max(1, params.points // 4) or plain:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        return _search(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        log: list[str] = []
        _search(instance, log=log)
        return "\n".join(log)


def _square(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _search(
    instance: KdTreeNearest.Instance, narrow: bool = False, log: list[str] | None = None
) -> tuple[dict[str, Any], int]:
    """Give the answer and how often the other side was searched; `narrow` never does that; steps go to `log`."""
    log, names = [] if log is None else log, labels(len(instance.points), "letters")
    points, query = instance.points, instance.query
    children: dict[int, list[int | None]] = {0: [None, None]}
    for new in range(1, len(points)):
        node, depth, told = 0, 0, list[str]()
        while True:
            own, there = points[new][depth % 2], points[node][depth % 2]
            side = int(own >= there)
            told.append(f"{names[node]} {own} {'>= ' if side else '< '}{there} {'LR'[side]}")
            child = children[node][side]
            if child is None:
                break
            node, depth = child, depth + 1
        children[node][side], children[new] = new, [None, None]
        log.append(f"{names[new]}: {', '.join(told)}")
    visited: list[int] = []
    best, turns = 0, 0

    def walk(node: int | None, axis: int) -> None:
        nonlocal best, turns
        if node is None:
            return
        visited.append(node)
        square, least = _square(points[node], query), _square(points[best], query)
        gaps = [abs(one - two) for one, two in zip(points[node], query, strict=True)]
        sign = f" {'<' if square < least else '>'} {least}" if node != best else ""
        log.append(f"{names[node]}: {gaps[0]}² + {gaps[1]}² = {square}{sign}")
        if square < least:
            best = node
        side = int(query[axis] >= points[node][axis])
        walk(children[node][side], 1 - axis)
        other = children[node][1 - side]
        gap, least = abs(points[node][axis] - query[axis]), _square(points[best], query)
        if other is not None:
            log.append(f"{names[node]} {'LR'[1 - side]}: {gap}² = {gap**2} {'<' if gap**2 < least else '>='} {least}")
        if other is not None and gap**2 < least and not narrow:
            turns += 1
            walk(other, 1 - axis)

    walk(0, 0)
    return {"visited": tuple(names[one] for one in visited), "nearest": names[best]}, turns
