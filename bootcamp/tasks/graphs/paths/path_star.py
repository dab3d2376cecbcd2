"""Find the only path from the centre of a star of long arms to the end of one of them.

Answer: the vertices of the path in order; there is just one.
Harder: more and longer arms, and chains from elsewhere that run into the arms.
Skills: search, planning
Source: original generator; the path-star problem is by G. Bachmann and V. Nagarajan (2024).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path


class PathStar(Task["PathStar.Params", "PathStar.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        arms: int = knob("how many arms there are", levels=(3, 4, 6, 6, 7, 7, 8, 8, 9, 10), ge=2, le=40)
        length: int = knob("how many arcs an arm has", levels=(3, 3, 4, 5, 6, 8, 9, 11, 13, 16), ge=2, le=40)
        feeders: int = knob(
            "how many chains from elsewhere run into the arms", levels=(0, 0, 0, 2, 3, 4, 5, 6, 8, 10), ge=0, le=40
        )

    class Instance(task.Instance):
        graph: Graph
        start: int
        end: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        There is just one path along arcs in their direction from vertex {{ start }} to vertex {{ end }}. List its
        vertices in order, both ends included.
        """,
        zh=r"""
        {{ graph.told(language) }}

        沿弧的方向从顶点 {{ start }} 到顶点 {{ end }} 恰有一条路径。按顺序列出它的顶点，包括两个端点。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        """Grow arms from vertex 0; every second chain runs into the arm that counts, as long as the way to there."""
        arms, count = [], 1
        for _ in range(params.arms):
            arms.append([0, *range(count, count + params.length)])
            count += params.length
        arcs = [pair for arm in arms for pair in pairwise(arm)]
        for turn in range(params.feeders):
            arm = arms[0] if turn % 2 == 0 else rng.choice(arms[1:])
            joint = rng.randint(max(1, params.length // 2), params.length)
            chain = [*range(count, count + max(1, joint - 1 + rng.randint(-1, 1))), arm[joint]]
            count += len(chain) - 1
            arcs += pairwise(chain)
        names = rng.sample(range(count), count)
        named = [(names[u], names[v]) for u, v in arcs]
        graph = draw_view(rng, count, named, directed=True, forms=("edges", "sentences", "story"))
        path = tuple(names[v] + 1 for v in arms[0])
        return self.Instance(graph=graph, start=path[0], end=path[-1]), path

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.start, instance.end]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        after, lines = {instance.end: [instance.end]}, []
        for one in (queue := [instance.end]):  # grows while it is walked through
            before = [u for u, v in instance.graph.ends() if v == one]
            after |= {u: [u, *after[one]] for u in before}
            queue += before
            lines.append(f"{one} ← {', '.join(map(str, before)) or '-'}")
            if instance.start in after:
                break
        walk = " -> ".join(map(str, after[instance.start]))
        return "\n".join([*lines, f"{'path: ' if language == 'en' else '路径：'}{walk}"])
