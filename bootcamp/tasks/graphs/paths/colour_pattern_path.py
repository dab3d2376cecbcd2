"""Find a shortest walk whose letters repeat a pattern.

Answer: the vertices of the walk in order; every shortest one is right.
Harder: more vertices and arcs, longer patterns, walks that repeat the pattern more often and come back to vertices.
Skills: search
Source: original.
"""

from __future__ import annotations

from itertools import cycle, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

_DRAWS = 120


class ColourPatternPath(Task["ColourPatternPath.Params", "ColourPatternPath.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 7, 8, 10, 12, 14, 17, 20), ge=3, le=40)
        arcs: int = knob("how many arcs there are", levels=(7, 10, 13, 16, 19, 25, 31, 37, 46, 56), ge=3, le=200)
        letters: int = knob("how many letters there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=6)
        pattern: int = knob("how long the pattern is", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=10)
        steps: int = knob("how many arcs the walk has at least", levels=(2, 4, 6, 6, 8, 8, 8, 10, 10, 12), ge=1, le=40)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        start: int
        end: int
        pattern: str
        best: int  # the fewest arcs

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A walk follows arcs in their direction; it may use vertices and arcs more than once. Find a walk from vertex
        {{ start }} to vertex {{ end }} whose letters, read in order, are the pattern {{ pattern }} written once or
        several times in a row, complete each time. Among these walks it must have as few arcs as possible. List its
        vertices in order, both ends included. If there are several shortest ones, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        游走沿弧的方向进行，可以多次经过同一顶点和同一条弧。求一条从顶点 {{ start }} 到顶点 {{ end }} 的游走，
        使依次读出的各弧字母恰好是把模式 {{ pattern }} 完整地连写一遍或若干遍。在所有这样的游走中，它的弧数必须最少。
        按顺序列出它的顶点，包括两个端点。如果最短的有多条，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        pairs = [(u, v) for u in range(n) for v in range(n) if u != v]
        used = "abcdef"[: params.letters]
        for _ in range(_DRAWS):
            pattern = "".join(rng.choice(used) for _ in range(params.pattern))
            if any(pattern == pattern[:k] * (len(pattern) // k) for k in range(1, len(pattern))):
                continue  # a repetition of something shorter
            arcs = [(u, v, rng.choice(used)) for u, v in rng.sample(pairs, min(params.arcs, len(pairs)))]
            start = rng.randrange(n)
            walks = _walks(n, arcs, start, pattern)
            far = [walk for end, walk in walks.items() if len(walk) > params.steps and end != start]
            if far:
                walk = rng.choice(far)
                graph = draw_view(rng, n, arcs, ("letter",), directed=True, forms=("edges", "lists", "sentences"))
                if params.steps > 4 and _first_fit(graph, walk, pattern):
                    continue
                return self.Instance(
                    graph=graph, start=start + 1, end=walk[-1] + 1, pattern=pattern, best=len(walk) - 1
                ), tuple(v + 1 for v in walk)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.start, instance.end, instance.pattern]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(answer) < 2 or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the walk does not lead from {instance.start} to {instance.end}"
        letters = {(u, v): str(letter) for u, v, letter in instance.graph.edges}
        for (u, v), wanted in zip(pairwise(answer), cycle(instance.pattern), strict=False):
            if (u, v) not in letters:
                return f"there is no arc {u}->{v}"
            if letters[u, v] != wanted:
                return f"the letter of the arc {u}->{v} does not fit the pattern there"
        if (len(answer) - 1) % len(instance.pattern):
            return "the last repetition of the pattern is not complete"
        return "" if len(answer) - 1 == instance.best else "a shorter walk exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, seen = list[str](), {(instance.start, 0)}
        layer: list[tuple[int, ...]] = [(instance.start,)]
        for step, wanted in zip(range(1, instance.best + 1), cycle(instance.pattern), strict=False):
            place, following = step % len(instance.pattern), list[tuple[int, ...]]()
            for walk in layer:
                for u, v, letter in sorted(instance.graph.edges):
                    if (u, letter) == (walk[-1], wanted) and (v, place) not in seen:
                        seen.add((int(v), place))
                        following.append((*walk, int(v)))
            layer = following
            lines.append(f"{step} {wanted}: {', '.join(f'{walk[-2]}->{walk[-1]}' for walk in layer)}")
        found = next(walk for walk in layer if walk[-1] == instance.end)
        return "\n".join([*lines, f"{instance.start}->{instance.end}: {' -> '.join(map(str, found))}"])


def _walks(n: int, arcs: list[tuple[int, int, str]], start: int, pattern: str) -> dict[int, tuple[int, ...]]:
    """Give a shortest walk that repeats the pattern to every vertex that can be reached so."""
    after: list[list[tuple[int, str]]] = [[] for _ in range(n)]
    for u, v, letter in arcs:
        after[u].append((v, letter))
    found: dict[int, tuple[int, ...]] = {}
    seen = {(start, 0)}
    queue: list[tuple[int, ...]] = [(start,)]
    for walk in queue:  # grows while it is walked through
        place = (len(walk) - 1) % len(pattern)
        for other, letter in after[walk[-1]]:
            state = other, (place + 1) % len(pattern)
            if letter == pattern[place] and state not in seen:
                seen.add(state)
                queue.append((*walk, other))
                if not state[1]:
                    found[other] = queue[-1]
    return found


def _first_fit(graph: Graph, walk: tuple[int, ...], pattern: str) -> bool:
    """Tell whether taking the first arc listed that fits, again and again, leads to the end as early."""
    here = walk[0] + 1
    for place in range(len(walk) - 1):
        fits = [v for u, v, x in graph.edges if u == here and x == pattern[place % len(pattern)]]
        if not fits:
            return False
        here = int(fits[0])
    return here == walk[-1] + 1
