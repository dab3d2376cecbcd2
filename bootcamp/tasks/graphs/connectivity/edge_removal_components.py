"""Count the connected components while edges are removed one by one.

Answer: the numbers of components in turn and the step that separates two vertices; one answer is right.
Harder: more vertices and edges, more removals, of which more and more change nothing.
Skills: simulation, counting
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import components, distances
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.connectivity._draws import loose_graph
from bootcamp.verifiers import Integer, Record, Sequence

Answer = dict[str, Any]


class EdgeRemovalComponents(Task["EdgeRemovalComponents.Params", "EdgeRemovalComponents.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 9, 11, 14, 18, 24, 31, 38, 46), ge=4, le=80)
        extra: int = knob("how many edges close cycles", levels=(2, 3, 5, 6, 9, 12, 18, 24, 31, 38), ge=1, le=80)
        removals: int = knob("how many edges are removed", levels=(3, 4, 6, 8, 10, 12, 15, 18, 22, 26), ge=2, le=60)

    class Instance(task.Instance):
        graph: Graph
        removed: tuple[tuple[int, int], ...]
        first: int
        second: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        These edges are removed one after the other, in this order:

        {% for u, v in removed %}{{ u }}-{{ v }}{{ "" if loop.last else ", " }}{% endfor %}


        Give components, the list of the numbers of connected components after each of the
        {{ removed | length }} removals, and separated, which counts from 1 the removal after which the vertices
        {{ first }} and {{ second }} are no longer connected for the first time.
        """,
        zh=r"""
        {{ graph.told(language) }}

        按下面的次序逐条去掉这些边：

        {% for u, v in removed %}{{ u }}-{{ v }}{{ "" if loop.last else ", " }}{% endfor %}


        请给出 components：这 {{ removed | length }} 次去边中每一次之后连通分支的个数，按次序列出；
        以及 separated：从 1 数起，第几次去边之后顶点 {{ first }} 与 {{ second }} 首次不再连通。
        """,
    )

    def format(self, instance: Instance) -> Record:
        count = len(instance.removed)
        return Record(components=Sequence(Integer(low=1), length=count), separated=Integer(low=1, high=count))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            edges = loose_graph(rng, n, params.extra)
            gone = rng.sample(edges, min(params.removals, len(edges)))
            stages = [
                components(n, [edge for edge in edges if edge not in set(gone[: step + 1])])
                for step in range(len(gone))
            ]
            counts = [len(stage) for stage in stages]
            if counts[-1] < 3 or len(gone) < params.removals:
                continue
            pairs = [(u, v) for u in range(n) for v in range(u)]
            step, (u, v) = rng.randrange(1, len(gone)), (0, 0)
            fit = [pair for pair in pairs if not _joined(stages[step], *pair) and _joined(stages[step - 1], *pair)]
            if not fit:
                continue
            u, v = rng.choice(fit)
            graph = draw_view(rng, n, edges)
            removed = tuple((a + 1, b + 1) for a, b in gone)
            instance = self.Instance(graph=graph, removed=removed, first=u + 1, second=v + 1)
            return instance, {"components": tuple(counts), "separated": step + 1}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        pair = sorted((instance.first, instance.second))
        return [instance.graph.vertices, instance.graph.facts(), instance.removed, pair]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, left = instance.graph.vertices, [(u - 1, v - 1) for u, v in instance.graph.ends()]
        groups, lines, ends = components(n, left), [], (instance.first - 1, instance.second - 1)
        for u, v in instance.removed:
            left = [edge for edge in left if set(edge) != {u - 1, v - 1}]
            away = distances(n, left, u - 1)
            near = sorted((far, one) for one, far in enumerate(away) if far is not None)
            groups = sorted(components(n, left))
            shown = " | ".join(" ".join(str(one + 1) for one in group) for group in groups)
            together = {"en": ("together", "apart"), "zh": ("相连", "不相连")}[language][not _joined(groups, *ends)]
            walk = " ".join(str(one + 1) for _, one in near)
            pair = f"{instance.first}, {instance.second} {together}"
            lines.append(f"{u}-{v}: {walk} → {len(groups)}: {shown}; {pair}")
        return "\n".join(lines)


def _joined(groups: list[list[int]], u: int, v: int) -> bool:
    """Tell whether two vertices are in one group."""
    return any(u in group and v in group for group in groups)
