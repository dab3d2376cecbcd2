"""Find the vertex that is so many steps along the path between two vertices of a rooted tree.

Answer: the vertices in the order of the questions.
Harder: more vertices, deeper trees, more questions.
Skills: simulation, search
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.trees import path_between, random_parents
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Question = tuple[int, int, int]


class TreeLcaJumps(Task["TreeLcaJumps.Params", "TreeLcaJumps.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob(
            "how many vertices there are", levels=(7, 9, 13, 18, 25, 36, 50, 72, 100, 140), ge=4, le=300
        )
        window: int = knob(
            "how many vertices a parent is drawn from", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=1, le=99
        )
        queries: int = knob("how many questions there are", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=1, le=20)

    class Instance(task.Instance):
        parents: tuple[tuple[int, int], ...]  # each vertex but the root with its parent
        root: int
        queries: tuple[Question, ...]

        @property
        def shown(self) -> list[str]:
            return [f"{vertex}:{parent}" for vertex, parent in self.parents]

        @property
        def asked(self) -> list[str]:
            return [f"({u}, {v}, {steps})" for u, v, steps in self.queries]

    prompt = Prompt(
        en=r"""
        A rooted tree has the vertices 1 to {{ parents | length + 1 }} and the root {{ root }}. Every other vertex has a
        parent, to which an edge joins it; v:p means that p is the parent of v:

        {{ shown | comma }}

        For each of the triples (u, v, k) below, walk along the path from vertex u to vertex v and give the vertex that
        is reached after k edges.

        {{ asked | comma }}

        Give these vertices in the order of the triples.
        """,
        zh=r"""
        一棵有根树的顶点为 1 到 {{ parents | length + 1 }}，根为 {{ root }}。其他每个顶点都有一个父顶点，与它以边相连；
        v:p 表示 p 是 v 的父顶点：

        {{ shown | comma }}

        对下面的每个三元组 (u, v, k)，沿从顶点 u 到顶点 v 的路径走，给出走过 k 条边后到达的顶点。

        {{ asked | comma }}

        请按三元组的次序给出这些顶点。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1, high=len(instance.parents) + 1), length=len(instance.queries))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        """Ask for inner vertices of long paths that turn below the root or at it, before and after the turn."""
        n = params.vertices
        parents = random_parents(rng, n, params.window)
        asked: list[tuple[Question, int]] = []
        for _ in range(200 * params.queries):
            u, v = rng.sample(range(n), 2)
            path = path_between(parents, u, v)
            bent = parents[path[0]] == path[1] and parents[path[-1]] == path[-2]
            if bent and len(path) >= min(5, 2 + params.window):
                turn = sum(parents[one] == two for one, two in pairwise(path))
                steps = rng.randint(1 if len(asked) % 2 else min(turn + 1, len(path) - 2), len(path) - 2)
                if steps <= turn and not asked:
                    continue
                asked.append(((u + 1, v + 1, steps), path[steps] + 1))
            if len(asked) == params.queries:
                shown = [(v + 1, above + 1) for v, above in enumerate(parents) if above >= 0]
                rng.shuffle(shown)
                queries, answer = zip(*asked, strict=True)
                return self.Instance(parents=tuple(shown), root=parents.index(-1) + 1, queries=queries), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.parents), instance.queries]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        above, lines = dict(instance.parents), []
        for u, v, steps in instance.queries:
            rises = []
            for end in (u, v):
                rise = [end]
                while rise[-1] in above:
                    rise.append(above[rise[-1]])
                rises.append(rise)
                lines.append("-".join(map(str, rise)))
            meet = next(one for one in rises[0] if one in rises[1])
            path = rises[0][: rises[0].index(meet) + 1] + rises[1][: rises[1].index(meet)][::-1]
            walked = ", ".join(f"{place}: {one}" for place, one in enumerate(path[: steps + 1]))
            lines += ["-".join(map(str, path)), walked]
        return "\n".join(lines)
