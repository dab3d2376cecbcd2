"""Find the largest XOR of edge labels along a walk.

Answer: the largest value.
Harder: more vertices and edges, labels with more binary digits, more independent cycles.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from functools import reduce
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class MaxXorWalk(Task["MaxXorWalk.Params", "MaxXorWalk.Instance", int]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20)
        spare: int = knob("how many edges there are beyond a tree", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=12)
        bits: int = knob("how many binary digits the labels have", levels=(4, 4, 5, 6, 7, 7, 8, 9, 10, 10), ge=2, le=14)

    class Instance(task.Instance):
        graph: Graph
        start: int
        end: int

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A walk goes from vertex to vertex along edges and may use vertices and edges more than once. Its value is the
        bitwise XOR of the weights of all edges that it uses, where an edge counts each time it is used. What is the
        largest value of a walk from vertex {{ start }} to vertex {{ end }}?
        """,
        zh=r"""
        {{ graph.told(language) }}

        游走沿边从顶点走到顶点，可以多次经过同一顶点和同一条边。游走的值是它所用各边的权按位异或（XOR）的结果，
        一条边每经过一次就计入一次。从顶点 {{ start }} 到顶点 {{ end }} 的游走的值最大是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n, top = params.vertices, (1 << params.bits) - 1
        for _ in range(60):
            pairs = random_connected(rng, n, min(n - 1 + params.spare, n * (n - 1) // 2))
            edges = weighted(rng, pairs, 1, top)
            start, end = rng.sample(range(n), 2)
            plain, cycles = _walks(n, edges, start, end)
            best = plain
            for element in sorted(cycles, reverse=True):
                best = max(best, best ^ element)
            simple = _on_paths(n, edges, start, end)
            if len(cycles) == len(pairs) - n + 1 and best not in (top, *simple, max(w for *_, w in edges)):
                graph = draw_view(rng, n, edges, ("weight",))
                return self.Instance(graph=graph, start=start + 1, end=end + 1), best
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), sorted((instance.start, instance.end))]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        weights = {(u, v): instance.graph.label()[u, v] for u, v in instance.graph.ends()}
        size, values = max(weights.values()).bit_length(), {instance.start: 0}

        def xor(*numbers: int) -> str:
            total = reduce(int.__xor__, numbers)
            return "=".join(["^".join(f"{number:0{size}b}" for number in numbers), f"{total:0{size}b}"])

        lines = [", ".join(f"{weight}={weight:0{size}b}" for weight in weights.values())]
        tree, basis = set(), list[int]()
        for here in (queue := [instance.start]):  # grows while it is walked through
            for (u, v), weight in weights.items():
                if here in (u, v) and (other := u + v - here) not in values:
                    values[other] = values[here] ^ weight
                    lines.append(f"{here}-{other}: {xor(values[here], weight)}")
                    tree.add((u, v))
                    queue.append(other)
        for (u, v), weight in weights.items():
            if (u, v) not in tree:
                element, steps = values[u] ^ values[v] ^ weight, [f"{u}-{v}: {xor(values[u], values[v], weight)}"]
                for base in sorted(basis, reverse=True):
                    if element ^ base < element:
                        steps.append(xor(element, base))
                        element ^= base
                basis += [element] if element else []
                lines.append(", ".join(steps))
        best = values[instance.end]
        for base in sorted(basis, reverse=True):
            sign = ">" if best ^ base > best else "<"
            lines.append(f"{xor(best, base)} {sign} {best:0{size}b}")
            best = max(best, best ^ base)
        return "\n".join([*lines, f"{best:0{size}b}: {best}"])


def _walks(n: int, edges: tuple[tuple[int, int, int], ...], start: int, end: int) -> tuple[int, list[int]]:
    """Give the value of one walk, and a basis of the values of cycles in which leading digits differ."""
    value = {start: 0}
    queue = [start]
    for here in queue:  # grows while it is walked through
        for u, v, w in edges:
            if here in (u, v) and u + v - here not in value:
                value[u + v - here] = value[here] ^ w
                queue.append(u + v - here)
    basis: list[int] = []
    for u, v, w in edges:
        element = value[u] ^ value[v] ^ w
        for other in sorted(basis, reverse=True):
            element = min(element, element ^ other)
        if element:
            basis.append(element)
    return value[end], basis


def _on_paths(n: int, edges: tuple[tuple[int, int, int], ...], start: int, end: int) -> set[int]:
    """Give the values of the paths that pass no vertex twice, up to a thousand of them."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, w in edges:
        near[u].append((v, w))
        near[v].append((u, w))
    found: set[int] = set()
    stack: list[tuple[int, tuple[int, ...]]] = [(0, (start,))]
    for _ in range(1000):
        if not stack:
            break
        value, path = stack.pop()
        if path[-1] == end:
            found.add(value)
        else:
            stack += [(value ^ w, (*path, v)) for v, w in near[path[-1]] if v not in path]
    return found
