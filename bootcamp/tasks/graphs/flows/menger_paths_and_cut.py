"""Find most paths that share no inner vertex, and as many vertices that separate their ends.

Answer: paths and a set of vertices; any of equal number are right, which proves both best.
Harder: more vertices and edges, more paths, graphs in which taking shortest paths one by one fails.
Skills: search, optimization, logic
Source: original; the theorem is by K. Menger (1927).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.flow import disjoint_paths
from bootcamp.lib.graph import neighbours, relabelled, shortest_path
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set

Answer = dict[str, Any]
Pair = tuple[int, int]
_Side = tuple[int, bool]  # a vertex, and whether on the way out of it


class MengerPathsAndCut(Task["MengerPathsAndCut.Params", "MengerPathsAndCut.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 9, 10, 12, 14, 16, 18, 21, 24), ge=5, le=40)
        edges: int = knob("how many edges there are", levels=(8, 10, 14, 17, 21, 26, 32, 38, 48, 60), ge=5, le=150)
        paths: int = knob("how many paths there are at most", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=2, le=10)
        trap: bool = knob("whether taking shortest paths fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph
        start: int
        end: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Vertices {{ start }} and {{ end }} are not adjacent. Find as many paths as possible from {{ start }} to
        {{ end }} such that no two of them share a vertex other than these two, and no path passes a vertex twice. Find
        also a set of equally many vertices, other than {{ start }} and {{ end }}, such that every path from {{ start }}
        to {{ end }} contains one of them. (Together they prove that there are neither more such paths nor fewer such
        vertices.) Any right answer will do.

        Give paths, the set of the paths, each as its vertices in order from {{ start }} to {{ end }}, and cut, the set
        of vertices.
        """,
        zh=r"""
        {{ graph.told(language) }}

        顶点 {{ start }} 与 {{ end }} 不相邻。求尽可能多的从 {{ start }} 到 {{ end }} 的路径，
        使任意两条路径除这两个端点外没有公共顶点，且每条路径不重复经过顶点。同时求一个顶点集合，
        其顶点个数与路径条数相同，不含 {{ start }} 和 {{ end }}，
        使从 {{ start }} 到 {{ end }} 的每条路径都经过其中的某个顶点。
        （两者合起来证明这样的路径不能更多，这样的顶点也不能更少。）任何一个正确答案都可以。

        请给出 paths（路径的集合，每条路径按从 {{ start }} 到 {{ end }} 的顺序列出顶点）和 cut（顶点集合）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        vertex = Integer(low=1, high=instance.graph.vertices)
        return Record(paths=Set(Sequence(vertex, separator="-")), cut=Set(vertex))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(40):
            names = rng.sample(range(n), n)
            edges = [(min(u, v), max(u, v)) for u, v in relabelled(_planted(rng, n, params), names)]
            start, end = names[0], names[-1]
            paths, cut = disjoint_paths(n, edges, start, end)
            if len(paths) != params.paths or (params.trap and not _misleads(rng, n, edges, start, end, len(paths))):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), start=start + 1, end=end + 1)
            named = frozenset(tuple(v + 1 for v in path) for path in paths)
            return instance, {"paths": named, "cut": frozenset(v + 1 for v in cut)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), sorted((instance.start, instance.end))]

    def check(self, instance: Instance, answer: Answer) -> str:
        edges = {pair for u, v in instance.graph.ends() for pair in ((u, v), (v, u))}
        inner: list[int] = []
        for path in answer["paths"]:
            if len(path) < 2 or (path[0], path[-1]) != (instance.start, instance.end):
                return f"a path does not lead from {instance.start} to {instance.end}"
            missing = next((pair for pair in pairwise(path) if pair not in edges), None)
            if missing:
                return f"there is no edge {missing[0]}-{missing[1]}"
            inner += path[1:-1]
        if len({*inner, instance.start, instance.end}) < len(inner) + 2:
            return "a vertex is passed twice"
        cut = answer["cut"]
        if {instance.start, instance.end} & cut:
            return "the cut contains one of the two ends"
        reached, queue = {instance.start}, [instance.start]
        for here in queue:  # grows while it is walked through
            fresh = [v for u, v in edges if u == here and v not in reached and v not in cut]
            reached.update(fresh)
            queue += fresh
        if instance.end in reached:
            return "a path avoids the cut"
        return "" if len(cut) == len(answer["paths"]) else "there are not as many paths as vertices in the cut"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        near = [sorted(others) for others in neighbours(instance.graph.vertices + 1, instance.graph.ends())]
        start, end, lines = instance.start, instance.end, list[str]()
        flow: set[tuple[_Side, _Side]] = set()  # from the way out of a vertex into the next, and through a vertex
        while True:
            came, queue = {(start, True): (start, True)}, [(start, True)]
            for here in queue:  # grows while it is walked through
                v, out = here
                ahead = [(w, False) for w in near[v] if w != start] if out else [(v, True)]
                back = sorted(one for one, other in flow if other == here and one != (start, True))
                for side in [side for side in ahead if out or (here, side) not in flow] + back:
                    if side not in came and v != end:
                        came[side] = here
                        queue.append(side)
            if (end, False) not in came:
                break
            here, told = (end, False), str(end)
            while here != (start, True):
                before = came[here]
                turned = (here, before) in flow
                flow ^= {(here, before) if turned else (before, here)}
                told = f"{before[0]}{'<' if turned else '>'}{told}" if before[0] != here[0] else told
                here = before
            lines.append(told)
        paths = []
        for v in sorted(other[0] for one, other in flow if one == (start, True)):
            path = [start, v]
            while path[-1] != end:
                path.append(next(other[0] for one, other in flow if one == (path[-1], True)))
            paths.append("-".join(map(str, path)))
        lines.append(
            f"{start}: " + " ".join(f"{v}{'+' if (v, True) in came else ''}" for v, out in queue[1:] if not out)
        )
        cut = sorted(v for v, out in queue if not out and (v, True) not in came)
        told = {"en": "found: ", "zh": "找到："}[language]
        return "\n".join([*lines, f"{told}paths = {braces(paths)}, cut = {braces(cut)}"])


def _planted(rng: Random, n: int, params: MengerPathsAndCut.Params) -> set[Pair]:
    """Draw paths between the first and the last node through one node of a cut each, and edges on either side of it."""
    inner = list(range(1, n - 1))
    rng.shuffle(inner)
    count = params.paths
    rows = [inner[row::count] for row in range(count)]
    edges = {pair for row in rows for pair in pairwise([0, *row, n - 1])}
    split = [rng.choice((0, len(row) - 1)) if row else 0 for row in rows]
    before = [0, *(v for row, at in zip(rows, split, strict=True) for v in row[:at])]
    behind = [n - 1, *(v for row, at in zip(rows, split, strict=True) for v in row[at + 1 :])]
    cut = [row[at] for row, at in zip(rows, split, strict=True) if row]
    pools = [before + cut, behind + cut]
    for _ in range(20 * params.edges):
        if len(edges) >= params.edges:
            break
        u, v = rng.sample(rng.choice([pool for pool in pools if len(pool) > 1]), 2)
        if not {u, v} & {0, n - 1} or rng.random() < 0.15:
            edges.add((u, v) if (v, u) not in edges else (v, u))
    edges.discard((0, n - 1))
    return {(min(edge), max(edge)) for edge in edges}


def _misleads(rng: Random, n: int, edges: list[Pair], start: int, end: int, most: int) -> bool:
    """Tell whether taking a shortest path again and again gives fewer paths, whichever of them come first."""
    for _ in range(3):
        names = rng.sample(range(n), n)
        left = relabelled(edges, names)
        for _ in range(most):
            path = shortest_path(n, left, names[start], names[end])
            if path is None:
                break
            used = set(path[1:-1])
            left = tuple(edge for edge in left if not used & set(edge))
        else:
            return False
    return True
