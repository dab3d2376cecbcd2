"""Search a game tree from left to right with alpha-beta and name the leaves that are never looked at.

Answer: the value of the root and the leaves cut off; there is one right answer.
Harder: deeper and wider trees, more leaves, cuts below several levels.
Skills: simulation, search
Source: original; alpha-beta as analysed by D. Knuth and R. Moore, 1975.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma, point
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set, Word

Answer = dict[str, int | frozenset[str]]
Node = tuple[str, tuple[str, ...], int]
"""A name, the names of its children from left to right, and the value of a leaf (0 for others)."""


class AlphaBetaPrunedLeaves(Task["AlphaBetaPrunedLeaves.Params", "AlphaBetaPrunedLeaves.Instance", Answer]):
    version = 1

    class Params(task.Params):
        depth: int = knob("how many moves lead to a leaf at most", levels=(2, 3, 4, 4, 4, 4, 5, 5, 5, 5), ge=2, le=6)
        leaves: int = knob("how many leaves there are at least", levels=(5, 7, 9, 11, 13, 15, 17, 20, 24, 28), ge=4)
        most: int = knob("how many leaves there are at most", levels=(7, 10, 14, 17, 20, 24, 28, 33, 38, 45), le=60)
        cut: int = knob("how many leaves are cut off at least", levels=(1, 2, 3, 3, 4, 4, 5, 6, 8, 9), ge=1, le=40)

    class Instance(task.Instance):
        nodes: tuple[Node, ...]
        maximizing: bool

        @property
        def leaf_values(self) -> dict[str, str]:
            """The values of leaves in brackets, nothing for inner nodes."""
            return {name: "" if children else f" ({value})" for name, children, value in self.nodes}

    prompt = Prompt(
        en=r"""
        In this game tree the root is {{ nodes[0][0] }}. The children of each inner node are listed from left to right,
        with the value of a child in brackets if it is a leaf:

        {% for name, children, _ in nodes if children %}
        - {{ name }}: {% for child in children -%}
        {{ child }}{{ leaf_values[child] }}{{ ", " if not loop.last }}
        {%- endfor %}{{ "\n" }}
        {%- endfor %}

        At the root the player to move {{ "maximizes" if maximizing else "minimizes" }} the value, at its children the
        other player moves, and so on by turns. The tree is searched depth first and from left to right with alpha-beta:

        - The search of a node is given bounds alpha and beta; at the root they are minus and plus infinity.
        - At a maximizing node alpha becomes the value found for a child wherever that is larger, at a minimizing node
          beta becomes the value found for a child wherever that is smaller. Each child is searched with the bounds as
          they are then.
        - As soon as alpha >= beta at a node, its remaining children are cut off: nothing below them is looked at.
        - The value of a node is the best of the values found for the children that were searched.

        Give:

        - value: the value of the root.
        - leaves: the set of all leaves that are never looked at.
        """,
        zh=r"""
        在下面的博弈树中，根是 {{ nodes[0][0] }}。每个内部节点的子节点从左到右列出，叶子后面的括号里是它的值：

        {% for name, children, _ in nodes if children %}
        - {{ name }}：{% for child in children -%}
        {{ child }}{{ leaf_values[child] }}{{ ", " if not loop.last }}
        {%- endfor %}{{ "\n" }}
        {%- endfor %}

        在根处行动的一方要使值{{ "最大" if maximizing else "最小" }}，在它的子节点处由另一方行动，如此交替。
        用 alpha-beta 剪枝按深度优先、从左到右的顺序搜索这棵树：

        - 搜索每个节点时给定界 alpha 和 beta；在根处它们分别是负无穷和正无穷。
        - 在取最大的节点，子节点求得的值如果大于 alpha，alpha 就改为这个值；在取最小的节点，
          子节点求得的值如果小于 beta，
          beta 就改为这个值。搜索每个子节点时使用当时的界。
        - 某个节点一旦出现 alpha >= beta，它其余的子节点就被剪去，下面的一切都不再查看。
        - 节点的值是已搜索的子节点所求得的值中对它最好的一个。

        请给出：

        - value：根的值。
        - leaves：所有从未被查看的叶子组成的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        leaves = tuple(name for name, children, _ in instance.nodes if not children)
        return Record(value=Integer(), leaves=Set(Word(leaves)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        tree = _grown(params.depth, rng)
        nodes: list[Node] = []
        counts = {"N": 0, "L": 0}

        def name(part: Any) -> str:
            kind = "N" if isinstance(part, list) else "L"
            counts[kind] += 1
            return f"{kind}{counts[kind]}"

        waiting = [("N0", tree)]
        for own, part in waiting:  # grows while it is read
            children = [(name(child), child) for child in part] if isinstance(part, list) else []
            nodes.append((own, tuple(one for one, _ in children), 0 if children else part))
            waiting.extend(children)
        leaves = {one for one, children, _ in nodes if not children}
        maximizing = rng.random() < 0.5
        if not params.leaves <= len(leaves) <= params.most:
            raise task.Retry
        for _ in range(40):  # other values on the same tree, until enough is cut off
            drawn = [(one, children, 0 if children else rng.randint(-9, 20)) for one, children, _ in nodes]
            value, seen, deep = _searched(drawn, maximizing, [])
            cut = leaves - seen
            if len(cut) >= params.cut and (params.depth < 4 or deep):
                instance = self.Instance(nodes=tuple(drawn), maximizing=maximizing)
                return instance, {"value": value, "leaves": frozenset(cut)}
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _searched(instance.nodes, instance.maximizing, lines)
        return "\n".join(lines)


def _grown(depth: int, rng: Random) -> Any:
    """Grow a tree as nested lists, in which some leaves lie higher than others."""
    if depth == 0:
        return 0
    sizes = (2, 3, 4) if depth < 3 else (2, 3)
    return [_grown(depth - 1 if rng.random() < 0.85 else 0, rng) for _ in range(rng.choice(sizes))]


def _searched(nodes: Sequence[Node], maximizing: bool, lines: list[str]) -> tuple[int, set[str], bool]:
    """Give the value of the root, the leaves looked at, and whether a bound from further up than the parent cut.

    `lines` gets the bounds of each inner node, at first and after each child, and the leaves that are cut off.
    """
    children = {name: below for name, below, _ in nodes}
    values = {name: value for name, _, value in nodes}
    seen: set[str] = set()
    deep = False

    def bounds(name: str, *both: int) -> str:
        return f"{name} {point('∞' if x == 1000 else '-∞' if x == -1000 else x for x in both)}".lstrip()

    def leaves(name: str) -> list[str]:
        return [leaf for child in children[name] for leaf in leaves(child)] or [name]

    def search(name: str, alpha: int, beta: int, high: bool, above: int | None) -> int:
        nonlocal deep
        if not children[name]:
            seen.add(name)
            return values[name]
        lines.append(f"{'max' if high else 'min'} {name if lines else bounds(name, alpha, beta)}")
        best: int | None = None
        for place, child in enumerate(children[name]):
            value = search(child, alpha, beta, not high, best)
            if best is None or (value > best if high else value < best):
                best = value
            alpha, beta = (max(alpha, value), beta) if high else (alpha, min(beta, value))
            lines.append(f"{child} = {value}: {bounds(name if children[child] else '', alpha, beta)}")
            if alpha >= beta and place + 1 < len(children[name]):
                lines[-1] += f", -{comma(leaf for later in children[name][place + 1 :] for leaf in leaves(later))}"
                deep = deep or above is None
                break
        assert best is not None
        return best

    return search("N0", -1000, 1000, maximizing, None), seen, deep
