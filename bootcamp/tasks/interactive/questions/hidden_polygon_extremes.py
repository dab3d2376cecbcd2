"""Find the corners of a hidden convex polygon by asking which one lies farthest in a direction.

Answer: a direction or, once, all corners; the game is won by exactly these.
Turns: one direction each, the last one gives the corners.
Harder: more corners, some of them nearly flat, no direction to spare.
Skills: geometry, search, planning
Source: original; the policy asks for the normals of sides that may be there.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.geometry import convex_hull
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Command, Format, Integer, Sequence, Set

Point = tuple[int, ...]
Move = tuple[str, Any]


class _Seen(NamedTuple):
    verb: str
    corner: Point
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class HiddenPolygonExtremes(
    Interactive["HiddenPolygonExtremes.Params", "HiddenPolygonExtremes.Instance", Move, None, _Seen]
):
    version = 1

    class Params(interactive.Params):
        corners: int = knob("how many corners there are", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 12), ge=3, le=15)
        reach: int = knob("the largest coordinate", levels=(10, 10, 15, 20, 30, 50, 100, 200, 500, 1000), ge=5, le=1000)
        spare: int = knob("directions beyond those needed", levels=(2, 2, 1, 1, 1, 1, 0, 0, 0, 0), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("points",)
        corners: int
        reach: int
        points: tuple[Point, ...]

    prompt = Prompt(
        en=r"""
        A hidden convex polygon has exactly {{ corners }} corners. They are points with integer coordinates from
        {{ -reach }} to {{ reach }}, and no three of them lie on a line. Find them.

        - "ask (a, b)", two integers, not both 0: I tell you the corner (x, y) with the largest ax + by. If there are
          two, I tell you the one with the larger x, or with the larger y if x is the same too.
        - "answer" with the set of all corners: this ends the game. You win if they are exactly these, else you lose.
        """,
        zh=r"""
        一个隐藏的凸多边形恰有 {{ corners }} 个顶点。它们的坐标都是 {{ -reach }} 到 {{ reach }} 的整数，
        任何三个顶点不共线。请找出它们。

        - “ask (a, b)”（两个不全为 0 的整数）：我告诉你使 ax + by 最大的顶点 (x, y)。如果有两个这样的顶点，
          我告诉你 x 较大的那个；x 也相同时，告诉你 y 较大的那个。
        - “answer”后接全部顶点的集合：游戏到此结束。如果它们恰好是全部顶点，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        {{ corner | point }}
        {% else %}
        These are {{ "" if right else "not " }}the corners.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {{ corner | point }}
        {% else %}
        这{{ "恰好是" if right else "不是" }}全部顶点。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        direction = Sequence(Integer(-2 * instance.reach, 2 * instance.reach), length=2, brackets="()")
        point = Sequence(Integer(-instance.reach, instance.reach), length=2, brackets="()")
        return Command(ask=direction, answer=Set(point, size=instance.corners))

    def deal(self, params: HiddenPolygonExtremes.Params, rng: Random) -> Instance:
        reach, inner = params.reach, 7 * params.reach // 10
        drawn = ((rng.randint(-reach, reach), rng.randint(-reach, reach)) for _ in range(40 * params.corners))
        cloud = [(x, y) for x, y in drawn if inner**2 <= x * x + y * y <= reach**2][: 6 * params.corners]
        hull = [(int(x), int(y)) for x, y in convex_hull(cloud)]
        if len(hull) < params.corners:
            raise interactive.Retry
        start = rng.randrange(len(hull))  # neighbours on the hull are nearly flat, the others far apart
        ordered = hull[start:] + hull[:start]
        near = rng.randint(params.corners // 2, params.corners - 1)
        chosen = ordered[:near] + rng.sample(ordered[near:], params.corners - near)
        asks = 2 * params.corners - 2 + params.spare
        if params.corners > 4 and len({_farthest(chosen, way) for way in _fan(asks)}) == params.corners:
            raise interactive.Retry
        return self.Instance(corners=params.corners, reach=params.reach, points=tuple(sorted(chosen)), turns=asks + 1)

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return "the direction (0, 0) is none" if move == ("ask", (0, 0)) else ""

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        if verb == "answer":
            right = what == frozenset(instance.points)
            return Turn(state, _Seen(verb, (), right), "won" if right else "lost")
        return Turn(state, _Seen(verb, _farthest(instance.points, what), right=True))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        return follow(_by_normals(shown.corners), (seen.corner for _, seen in past))


def _farthest(points: Any, way: Point) -> Point:
    farthest: Point = max(points, key=lambda point: (point[0] * way[0] + point[1] * way[1], point))
    return farthest


def _fan(number: int) -> list[Point]:
    """Return so many directions, spread evenly over the boundary of a square."""
    side = 10 * number
    places = [(8 * side * k // number) for k in range(number)]
    ring = [(side, p - side) for p in range(2 * side)] + [(side - p, side) for p in range(2 * side)]
    ring += [(-x, -y) for x, y in ring]
    return [ring[place] for place in places]


def _by_normals(corners: int) -> Generator[Point, Point, frozenset[Point]]:
    """Ask for both ends, then for the normal of each pair of neighbours found: it gives a corner between or none."""
    first = yield 1, 0
    last = yield -1, 0
    found, gaps = {first, last}, [(first, last), (last, first)]
    while len(found) < corners:
        one, other = gaps.pop(0)
        way = other[1] - one[1], one[0] - other[0]  # outward, as corners go round to the left
        corner = yield way
        if _height(corner, way) > _height(one, way):
            found.add(corner)
            gaps += [(one, corner), (corner, other)]
    return frozenset(found)


def _height(point: Point, way: Point) -> int:
    return point[0] * way[0] + point[1] * way[1]
