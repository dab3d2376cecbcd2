"""Part a rooted tree into heavy paths, and count the light edges above vertices.

Answer: the paths, each from top to bottom, by their tops, and the counts in the order asked.
Harder: more vertices, deeper trees, more vertices asked for.
Skills: simulation, counting
Source: original; D. D. Sleator and R. E. Tarjan, A data structure for dynamic trees, 1983.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.trees import random_parents, to_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Answer = dict[str, Any]


class TreeHeavyPaths(Task["TreeHeavyPaths.Params", "TreeHeavyPaths.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 8, 10, 13, 17, 22, 29, 39, 52, 70), ge=4, le=120)
        asked: int = knob("how many counts are asked for", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=10)

    class Instance(task.Instance):
        parents: tuple[tuple[int, int], ...]  # each vertex but the root with its parent
        root: int
        asked: tuple[int, ...]

        @property
        def shown(self) -> list[str]:
            return [f"{vertex}:{parent}" for vertex, parent in self.parents]

    prompt = Prompt(
        en=r"""
        A rooted tree has the vertices 1 to {{ parents | length + 1 }} and the root {{ root }}. For the other vertices,
        v:p means that p is the parent of v:

        {{ shown | comma }}

        The size of a vertex is the number of vertices in its subtree, itself included. The heavy child of a vertex
        that has children is its child of greatest size, the one with the smallest number if several have it. The edge
        to the heavy child is heavy, all other edges are light. The heavy edges part the tree into paths that run
        downwards; a vertex without heavy edges is a path by itself.

        Give paths, the list of all these paths, each from top to bottom, sorted by the number of their top vertex; and
        light, for {{ "vertex" if asked | length == 1 else "each of the vertices" }} {{ asked | listed }}
        {{- "" if asked | length == 1 else " in this order" }}, the number of light edges on the way up to the root.
        """,
        zh=r"""
        一棵有根树的顶点为 1 到 {{ parents | length + 1 }}，根为 {{ root }}。对其他顶点，v:p 表示 p 是 v 的父顶点：

        {{ shown | comma }}

        顶点的大小是以它为根的子树的顶点数（包括它自己）。有子顶点的顶点的重子顶点是其子顶点中大小最大的一个，
        如果有多个则取编号最小的。到重子顶点的边是重边，其他边都是轻边。重边把树分成若干条向下的路径；
        不连任何重边的顶点自成一条路径。

        请给出 paths：所有这些路径的列表，每条从上到下列出顶点，各条按最上面顶点的编号从小到大排列；以及
        light：顶点 {{ asked | join("、") }}{{ " " if asked | length == 1 else "（依次）" }}向上到根的路上轻边的条数。
        """,
    )

    def format(self, instance: Instance) -> Record:
        vertex = Integer(low=1, high=len(instance.parents) + 1)
        counts = Sequence(Integer(low=0), length=len(instance.asked))
        return Record(paths=Sequence(Sequence(vertex)), light=counts)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(50):
            parents = random_parents(rng, n, rng.choice((3, 4, 6, n)))
            sizes = [0] * n
            for v in range(n):
                for above in to_root(parents, v):
                    sizes[above] += 1
            heavy: dict[int, int] = {}
            for v in sorted(range(n), key=lambda v: (-sizes[v], v)):
                heavy.setdefault(parents[v], v)
            paths = []
            for top in range(n):
                if heavy.get(parents[top]) != top or parents[top] < 0:
                    path = [top]
                    while path[-1] in heavy:
                        path.append(heavy[path[-1]])
                    paths.append(tuple(v + 1 for v in path))
            light = [sum(parents[u] >= 0 and heavy[parents[u]] != u for u in to_root(parents, v)) for v in range(n)]
            asked = sorted(rng.sample(range(n), n), key=lambda v: -light[v])[: 2 * params.asked]
            asked = rng.sample(asked, min(params.asked, len(asked)))
            first = all(parents[v] < 0 or heavy[parents[v]] <= v for v in range(n))
            if n < 9 or (max(light) >= 2 and not first):
                shown = [(v + 1, above + 1) for v, above in enumerate(parents) if above >= 0]
                rng.shuffle(shown)
                instance = self.Instance(
                    parents=tuple(shown), root=parents.index(-1) + 1, asked=tuple(v + 1 for v in asked)
                )
                return instance, {"paths": tuple(paths), "light": tuple(light[v] for v in asked)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.parents), instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        parent, order = dict(instance.parents), [instance.root]
        for u in order:  # grows while it is walked through
            order += sorted(v for v, above in instance.parents if above == u)
        sizes, heavy, lines = dict[int, int](), dict[int, int](), []
        for u in reversed(order):
            below = sorted(v for v, above in instance.parents if above == u)
            sizes[u] = 1 + sum(sizes[v] for v in below)
            line = f"{u}: 1"
            if below:
                heavy[u] = max(below, key=lambda v: (sizes[v], -v))
                line += "".join(f" + {sizes[v]}" for v in below) + f" = {sizes[u]}, {u} {heavy[u]}"
            lines.append(line)
        words = {"en": ("light", "heavy"), "zh": ("轻", "重")}[language]
        for v in instance.asked:
            way = to_root([0, *(parent.get(one, -1) for one in range(1, len(order) + 1))], v)
            told = [words[heavy[up] == low] for low, up in pairwise(way)]
            steps = "".join(f" {word} {up}" for word, up in zip(told, way[1:], strict=True))
            lines.append(f"{v}{steps}: {told.count(words[0])}")
        return "\n".join(lines)
