"""Cover the vertices of a directed acyclic graph by as few disjoint paths as possible.

Answer: the set of the paths; every cover with the fewest paths is right.
Harder: more vertices and arcs, more paths, graphs in which taking a longest path again and again fails.
Skills: search, optimization, planning
Source: original; D. R. Fulkerson, Note on Dilworth's decomposition theorem, 1956.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.flow import matching_cover
from bootcamp.lib.graph import Edge, neighbours, random_dag, topological_order
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path, Set

Answer = frozenset[tuple[int, ...]]


class DagPathCover(Task["DagPathCover.Params", "DagPathCover.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 9, 11, 13, 16, 20, 24, 28), ge=4, le=40)
        arcs: int = knob("how many arcs there are", levels=(6, 8, 11, 13, 17, 21, 28, 38, 49, 60), ge=4, le=150)
        trap: bool = knob("whether taking longest paths fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the least number of paths

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph has no directed cycle. Cover its vertices by as few directed paths as possible: every vertex lies on
        exactly one path, and each step of a path goes along an arc in its direction. A single vertex is a path too.

        Give the set of the paths, each as its vertices in order. If there are several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        该图没有有向圈。请用尽可能少的有向路径覆盖它的全部顶点：每个顶点恰好在一条路径上，
        路径的每一步都沿一条弧的方向前进。单个顶点也算一条路径。

        请给出路径的集合，每条路径按顺序列出顶点。如果有多个这样的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Path(Integer(low=1, high=instance.graph.vertices)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(40):
            arcs = random_dag(rng, n, params.arcs, connected=True)
            following, _, _ = matching_cover(neighbours(n, arcs, directed=True))
            best = n - len(following)
            if best < 2 or (params.trap and any(_longest_first(rng, n, arcs) <= best for _ in range(4))):
                continue
            paths = []
            for start in sorted(set(range(n)) - set(following.values())):
                path = [start]
                while path[-1] in following:
                    path.append(following[path[-1]])
                paths.append(tuple(v + 1 for v in path))
            return self.Instance(graph=draw_view(rng, n, arcs, directed=True), best=best), frozenset(paths)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = instance.graph.vertices
        near = neighbours(n, [(u - 1, v - 1) for u, v in instance.graph.ends()], directed=True)
        before, lines = dict[int, int](), []

        def placed(u: int, seen: set[int], tries: list[str]) -> bool:
            """Find a vertex that comes next after `u`, moving others."""
            for v in near[u]:
                if v not in seen:
                    seen.add(v)
                    tries.append(f"{u + 1}→{v + 1}" + (f" ({before[v] + 1}→{v + 1})" if v in before else ""))
                    if v not in before or placed(before[v], seen, tries):
                        before[v] = u
                        return True
            return False

        for u in range(n):
            tries: list[str] = []
            placed(u, set(), tries)
            chosen = " ".join(f"{one + 1}→{v + 1}" for one, v in sorted((one, v) for v, one in before.items()))
            lines.append(f"{u + 1}: {', '.join(tries) or '-'} | {chosen or '-'}")
        following, paths = {u: v for v, u in before.items()}, []
        for start in sorted(set(range(n)) - set(before)):
            path = [start]
            while path[-1] in following:
                path.append(following[path[-1]])
            paths.append(" -> ".join(str(v + 1) for v in path))
        return "\n".join([*lines, f"{'paths: ' if language == 'en' else '路径：'}{{{', '.join(paths)}}}"])

    def check(self, instance: Instance, answer: Answer) -> str:
        arcs = set(instance.graph.ends())
        for path in sorted(answer):
            missing = next((pair for pair in pairwise(path) if pair not in arcs), None)
            if missing:
                return f"there is no arc {missing[0]}->{missing[1]}"
        if sorted(v for path in answer for v in path) != list(range(1, instance.graph.vertices + 1)):
            return "not every vertex lies on exactly one path"
        if not all(answer):
            return "a path is empty"
        return "" if len(answer) == instance.best else "fewer paths are enough"


def _longest_first(rng: Random, n: int, arcs: tuple[Edge, ...]) -> int:
    """Count the paths if a longest one is taken off again and again."""
    order = topological_order(n, arcs) or []
    rest, count = set(range(n)), 0
    while rest:
        best: dict[int, list[int]] = {}
        for v in [v for v in order if v in rest]:
            ways = [best[u] for u, w in arcs if w == v and u in best]
            ways.sort(key=lambda way: (len(way), rng.random()))
            best[v] = [*(ways[-1] if ways else []), v]
        longest = max(best.values(), key=lambda way: (len(way), rng.random()))
        rest -= set(longest)
        count += 1
    return count
