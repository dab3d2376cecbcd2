"""Learn a map by a walk that names what is at each place, then tell what lies at the end of other walks.

Answer: a thing or unknown for each question, in order; it is unique.
Harder: longer walks, more things, maps of other shapes, questions over places that lie far apart in the walk.
Skills: spatial, deduction
Source: the spatial maps of Y. Yamada et al., TMLR 2024; tori, trees and unknown places are ours.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.landmark_maps import MOVES, MOVES_ZH, Place, step, walk
from bootcamp.lib.story import draw_setting, renamed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Question = tuple[str, tuple[str, ...]]  # a thing to start from, and moves

UNKNOWN = "unknown"
_KINDS = ("square", "ring", "hexagon", "king", "tree", "torus")
_SHAPES = {
    "square": (
        "a plane of squares; each place has neighbours to the north, east, south and west",
        "由正方形格子铺成的平面，每个地点的北、东、南、西各有一个相邻地点",
    ),
    "king": (
        "a plane of squares; each place has neighbours to the north, east, south and west and, across the corners, to "
        "the northeast, southeast, southwest and northwest, so that northeast leads to where north and then east lead",
        "由正方形格子铺成的平面，每个地点的北、东、南、西各有一个相邻地点，隔着角还有东北、东南、西南、西北四个，"
        "向东北走一步与先向北再向东走到的是同一地点",
    ),
    "hexagon": (
        "a plane of hexagons; each place has neighbours to the east, northeast, northwest, west, southwest and "
        "southeast, so that northeast and then southeast lead to the same place as east",
        "由正六边形铺成的平面，每个地点的东、东北、西北、西、西南、东南各有一个相邻地点，先向东北再向东南走到的地点与向东走一步相同",
    ),
    "ring": (
        "a ring of {0} places; one can go to the next place clockwise or counterclockwise, or two places on at once",
        "由 {0} 个地点围成的环，可以顺时针或逆时针走到下一个地点，也可以一次走两步",
    ),
    "torus": (
        "{0} rows of {0} squares that are closed in both directions: east of the last place of a row is its first one, "
        "and north of the last place of a column its first one",
        "{0} 行、每行 {0} 个方格，两个方向都首尾相接：一行最东边的地点再向东就是这一行最西边的地点，"
        "一列最北边的地点再向北就是这一列最南边的地点",
    ),
    "tree": (
        "a tree that branches without end; from each place one can go down to its left, middle or right branch, and up "
        "to where it branches off",
        "一棵无限分叉的树，从每个地点可以向下走到左、中、右分支，也可以向上回到它分出的地方",
    ),
}


class LandmarkMapWalk(Task["LandmarkMapWalk.Params", "LandmarkMapWalk.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        moves: int = knob("how many moves the walk has", levels=(6, 8, 10, 13, 16, 20, 25, 31, 38, 46), ge=4, le=60)
        shapes: int = knob("how many shapes of maps occur", levels=(1, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        longest: int = knob("how many moves a question has at most", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)
        questions: int = knob("how many questions there are", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        kind: str
        size: int  # places of the ring, or of a line of the torus; else 0
        first: str
        walk: tuple[tuple[str, str], ...]  # moves, each with what is there
        questions: tuple[Question, ...]

        @property
        def shape(self) -> list[str]:
            return [text.format(self.size) for text in _SHAPES[self.kind]]

        @property
        def words(self) -> list[str]:
            return sorted({self.first, *(thing for _, thing in self.walk)})

        @property
        def steps(self) -> list[tuple[str, str]]:
            return [(f"{move}: {thing}", f"{MOVES_ZH[move]}：{thing}") for move, thing in self.walk]

        @property
        def asked(self) -> list[tuple[str, str]]:
            return [
                (
                    f"from the {thing}: {', '.join(moves)}",
                    f"从 {thing} 出发：{'、'.join(MOVES_ZH[move] for move in moves)}",
                )
                for thing, moves in self.questions
            ]

    prompt = Prompt(
        en=r"""
        The map is {{ shape[0] }}. At each place there is one thing, a different one everywhere. You begin at the
        {{ first }} and walk on; after each move you see what is there:

        {{ steps | map("first") | numbered }}

        Later you walk elsewhere on this map. What is at the end of {{ "each of these walks" if asked[1:] else
        "this walk" }}?

        {{ asked | map("first") | numbered }}

        Give the thing{{ "s in this order" if asked[1:] }}, and unknown for a place that you have not seen on the first
        walk.
        """,
        zh=r"""
        词语对照：{{ words | map("gloss") | join("、") }}。

        地图是{{ " " if shape[1][0] in "0123456789" }}{{ shape[1] }}。
        每个地点有一样东西，各处的东西都不同。你从 {{ first }} 处出发，每走一步就看到那里的东西：

        {{ steps | map("last") | numbered }}

        之后你在这张地图上再走。{{ "下列各次" if asked[1:] else "下面这次" }}行走的终点是什么东西？

        {{ asked | map("last") | numbered }}

        请{{ "依次" if asked[1:] }}给出终点的东西；如果该地点在第一次行走中没有见过，写 unknown。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word((*instance.words, UNKNOWN)), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        kind = rng.choice(_KINDS[: params.shapes])
        size = {"ring": params.moves - rng.randint(0, 2), "torus": 3 + params.moves // 15}.get(kind, 0)
        names = iter(draw_setting(rng, params.moves + 1).things)
        place = _start(kind)
        things = {place: next(names)}
        route: list[tuple[str, str]] = []
        while len(route) < params.moves:
            move = rng.choice(list(MOVES[kind]))
            after = step(kind, size, place, move)
            if after is None or (after in things and rng.random() < 0.5):
                continue
            place = after
            if place not in things:
                things[place] = next(names)
            route.append((move, things[place]))
        first = things[_start(kind)]
        seen = [first, *(thing for _, thing in route)]
        told = {(thing, move) for thing, (move, _) in zip(seen, route, strict=False)}
        asked: dict[Question, str] = {}
        for _ in range(200):
            start = rng.choice(list(things))
            moves = tuple(rng.choice(list(MOVES[kind])) for _ in range(rng.randint(2, params.longest)))
            steps = walk(kind, size, start, moves)
            answer = things.get(steps[-1], UNKNOWN)
            followed = all((things.get(one), move) in told for one, move in zip(steps, moves, strict=False))
            rare = answer != UNKNOWN or (UNKNOWN not in asked.values() and rng.random() < 0.02)
            far = len(steps) == len(moves) + 1 and len({*steps}) == len(steps) and answer not in asked.values()
            if far and rare and not followed and len(asked) < params.questions:
                asked[things[start], moves] = answer
        if len(asked) < params.questions:
            raise task.Retry
        instance = self.Instance(kind=kind, size=size, first=first, walk=tuple(route), questions=tuple(asked))
        return instance, tuple(asked.values())

    def key(self, instance: Instance) -> object:
        data = [instance.first, instance.walk, instance.questions]
        return [instance.kind, instance.size, renamed(data, instance.words)]

    def solve(self, instance: Instance) -> tuple[str, ...]:
        known = dict(_seen(instance))
        spots = {thing: place for place, thing in known.items()}
        ends = [walk(instance.kind, instance.size, spots[thing], moves)[-1] for thing, moves in instance.questions]
        return tuple(known.get(end, UNKNOWN) for end in ends)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        seen = _seen(instance)
        lines = [f"{_shown(place)} {thing}" for place, thing in seen]
        spots, known = {thing: place for place, thing in seen}, dict(seen)
        for thing, moves in instance.questions:
            way = walk(instance.kind, instance.size, spots[thing], moves)
            lines.append(f"{' → '.join(map(_shown, way))} {known.get(way[-1], UNKNOWN)}")
        return "\n".join(lines)


def _seen(instance: LandmarkMapWalk.Instance) -> list[tuple[Place, str]]:
    """List the places of the first walk, each with what is there."""
    route = walk(instance.kind, instance.size, _start(instance.kind), [move for move, _ in instance.walk])
    return list(zip(route, [instance.first, *(thing for _, thing in instance.walk)], strict=True))


def _shown(place: Place) -> str:
    return f"({', '.join(map(str, place))})"


def _start(kind: str) -> Place:
    return () if kind == "tree" else (0,) if kind == "ring" else (0, 0)
