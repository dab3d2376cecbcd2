"""Run union by size with path compression, and give the forest at the end.

Answer: the parent of every node; unique.
Harder: more nodes and operations.
Skills: simulation, coding
Source: original; R. E. Tarjan, J. ACM 22 (1975).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Operation = tuple[int, int]
"""Two nodes that are united, or one that is found and 0."""


class UnionFindForest(Task["UnionFindForest.Params", "UnionFindForest.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("the number of nodes", levels=(6, 7, 8, 10, 12, 14, 16, 19, 22, 26), ge=4, le=40)
        operations: int = knob("finds and unions", levels=(5, 6, 8, 10, 12, 15, 18, 22, 26, 32), ge=3, le=60)

    class Instance(task.Instance):
        nodes: int
        operations: tuple[Operation, ...]

        def told(self) -> list[str]:
            return [f"union({one}, {two})" if two else f"find({one})" for one, two in self.operations]

    prompt = Prompt(
        en=r"""
        Each of the nodes 1 to {{ nodes }} has a parent; at first each is its own parent, the root of a tree of one
        node.
        - find(x) goes from x up to the root of its tree and then makes this root the parent of all nodes that it came
          through.
        - union(x, y) first carries out find(x), then find(y). If the two roots differ, the root of the tree with fewer
          nodes gets the other root as its parent; with equally many nodes, the root of y gets the root of x.

        {{ told() | comma }}

        These operations are carried out one after the other. Give the parents of the nodes 1 to {{ nodes }} at the end;
        a root is its own parent.
        """,
        zh=r"""
        结点 1 到 {{ nodes }} 各有一个父结点；最初每个结点的父结点是它自己，即各自是只有一个结点的树的根。
        - find(x)：从 x 向上走到它所在树的根，然后把途经的所有结点的父结点都改为这个根。
        - union(x, y)：先执行 find(x)，再执行 find(y)。如果两个根不同，结点较少的树的根以另一个根为父结点；
          结点一样多时，y 的根以 x 的根为父结点。

        {{ told() | comma }}

        依次执行以上操作。请给出最后结点 1 到 {{ nodes }} 的父结点；根的父结点是它自己。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(1, instance.nodes), length=instance.nodes)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        forest = _Forest(params.nodes)
        operations: list[Operation] = []
        while len(operations) < params.operations:
            one, two = rng.sample(range(1, params.nodes + 1), 2)
            deep = [node for node in forest.parents if forest.depth(node) > 1]
            if len(operations) > 2 and rng.random() < 0.15:
                one, two = rng.choice(deep or [one]), 0
            elif forest.root(one) == forest.root(two) and rng.random() < 0.8:
                continue
            operations.append((one, two))
            forest.carry_out(one, two)
        instance = self.Instance(nodes=params.nodes, operations=tuple(operations))
        answer = self.solve(instance)
        if all(answer[above - 1] == above for above in answer):  # nothing lies two below a root
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        forest = _Forest(instance.nodes)
        for operation in instance.operations:
            forest.carry_out(*operation)
        return tuple(forest.parents.values())

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        forest = _Forest(instance.nodes)
        lines = [" ".join(map(str, forest.parents))]
        for one, two in instance.operations:
            ways = [forest.way(one)]
            told = "-".join(map(str, ways[0]))
            forest.find(one)
            if two:
                ways.append(forest.way(two))
                told += "; " + "-".join(map(str, ways[1]))
                forest.find(two)
            first, second = ways[0][-1], ways[-1][-1]
            if first != second:
                sizes = forest.sizes[first], forest.sizes[second]
                told += f"; {sizes[0]} {'<' if sizes[0] < sizes[1] else '>='} {sizes[1]}"
            forest.carry_out(one, two)
            lines.append(f"{told} → {' '.join(map(str, forest.parents.values()))}")
        return "\n".join(lines)


class _Forest:
    def __init__(self, nodes: int) -> None:
        self.parents = {node: node for node in range(1, nodes + 1)}
        self.sizes = dict.fromkeys(self.parents, 1)

    def way(self, node: int) -> list[int]:
        """Give the nodes from one up to its root."""
        above = self.parents[node]
        return [node] if above == node else [node, *self.way(above)]

    def root(self, node: int) -> int:
        return self.way(node)[-1]

    def depth(self, node: int) -> int:
        return len(self.way(node)) - 1

    def find(self, node: int) -> int:
        *way, root = self.way(node)
        self.parents.update(dict.fromkeys(way, root))
        return root

    def carry_out(self, one: int, two: int) -> None:
        """Unite two nodes, or find one."""
        first = self.find(one)
        second = self.find(two) if two else first
        if first == second:
            return
        if self.sizes[first] < self.sizes[second]:
            first, second = second, first
        self.parents[second] = first
        self.sizes[first] += self.sizes[second]
