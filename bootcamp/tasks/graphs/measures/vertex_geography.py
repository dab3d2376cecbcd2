"""Find all winning first moves of a game in which a token walks to vertices not visited before.

Answer: a set of vertices, perhaps empty; one is right.
Harder: more vertices and arcs, longer games, from level 6 also undirected graphs.
Skills: search, logic
Source: original; T. J. Schaefer, On the complexity of some two-person perfect-information games, 1978.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Moves = frozenset[int]
_BUDGET = 60_000


class VertexGeography(Task["VertexGeography.Params", "VertexGeography.Instance", Moves]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 9, 10, 11, 12, 13, 14, 15), ge=4, le=16)
        arcs: int = knob("how many arcs or edges", levels=(8, 10, 14, 17, 19, 20, 22, 24, 26, 28), ge=4, le=40)
        choices: int = knob("the fewest first moves", levels=(2, 3, 3, 4, 4, 4, 4, 4, 4, 4), ge=2, le=6)
        undirected: bool = knob("whether the graph may be undirected", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        graph: Graph
        start: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A token stands on vertex {{ start }}, which counts as visited. Two players take turns. Whoever is to move takes
        the token {{ "along an arc, in its direction," if graph.directed else "along an edge" }} to a vertex that has
        not been visited yet, which is then visited. Whoever cannot move loses.

        With best play of both, which first moves win for the player who begins? Give the set of all vertices to which
        this player can move and then win for certain; the empty set if there are none.
        """,
        zh=r"""
        {{ graph.told(language) }}

        棋子放在顶点 {{ start }} 上，该顶点算作已访问。两人轮流移动：
        轮到的人把棋子{{ "沿一条弧按其方向" if graph.directed else "沿一条边" }}移到一个尚未访问过的顶点，
        该顶点随即算作已访问。无法移动的人输。

        双方都采取最佳策略时，先手走哪些第一步能获胜？请给出先手第一步移到后必胜的所有顶点的集合；如果没有，就给出空集。
        """,
    )

    def format(self, instance: Instance) -> Format[Moves]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Moves]:
        n = params.vertices
        directed = not params.undirected or rng.random() < 0.6
        empty = rng.random() < 0.125
        for _ in range(200):
            arcs: list[tuple[int, int]] = list(random_connected(rng, n, min(params.arcs, n * (n - 1) // 2)))
            if directed:
                arcs = [(u, v) if rng.random() < 0.5 else (v, u) for u, v in arcs]
            near = neighbours(n, arcs, directed)
            starts = [v for v in range(n) if len(near[v]) >= params.choices]
            if not starts:
                continue
            start = rng.choice(starts)
            memo: dict[tuple[int, int], bool] = {}
            good = [v for v in near[start] if not _wins(near, v, 1 << start | 1 << v, memo)]
            if len(memo) < 2 * n or len(memo) > _BUDGET or bool(good) == empty or len(good) == len(near[start]):
                continue
            graph = draw_view(rng, n, sorted(arcs), directed=directed)
            return self.Instance(graph=graph, start=start + 1), frozenset(v + 1 for v in good)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        graph = instance.graph
        return [graph.vertices, graph.directed, graph.facts(), instance.start]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        near = neighbours(instance.graph.vertices + 1, instance.graph.ends(), instance.graph.directed)
        lines, known = list[str](), dict[tuple[int, frozenset[int]], tuple[str, int]]()

        def wins(way: list[int]) -> bool:
            shown, state = " ".join(map(str, way)), (way[-1], frozenset(way))
            before = known.get(state)
            if before:
                lines.append(f"{shown} = {before[0]}: {before[1] or '-'}")
                return bool(before[1])
            free = sorted({*near[way[-1]]} - {*way}, key=lambda v: (len({*near[v]} - {*way}), v))
            good = next((v for v in free if not wins([*way, v])), 0)
            known[state] = shown, good
            lines.append(f"{shown}: {good or '-'}")
            return bool(good)

        good = [str(v) for v in sorted(near[instance.start]) if not wins([instance.start, v])]
        return "\n".join([*lines, f"{instance.start}: {braces(good)}"])


def _wins(near: list[list[int]], here: int, seen: int, memo: dict[tuple[int, int], bool]) -> bool:
    """Tell whether the player who is to move from `here` wins; false beyond the budget, which the caller looks at."""
    state = (here, seen)
    if state not in memo:
        if len(memo) > _BUDGET:
            return False
        memo[state] = False
        memo[state] = any(not seen >> v & 1 and not _wins(near, v, seen | 1 << v, memo) for v in near[here])
    return memo[state]
