"""Find the overall transfer function of a signal-flow graph with named gains.

Answer: an expression in the gains; it is unique up to its form.
Harder: more nodes, loops that touch each other or do not, several paths and inputs.
Skills: algebra
Source: original; S. J. Mason, Feedback theory, 1953.
"""

from __future__ import annotations

from collections import Counter
from functools import reduce
from itertools import combinations
from math import prod
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import Node, parse

Edge = tuple[int, int, str]
"""From a node, to a node, and the gain, with a sign if it is negative; inputs are nodes after the last."""
Terms = Counter[str]  # of a sum: the gains of each product in alphabetical order, and its number
Loop = tuple[set[int], Terms]  # its nodes and its gain

_AHEAD, _BACK, _SHORT = "abcfghk", "pqmntu", "vw"  # names of gains


class BlockDiagramMason(Task["BlockDiagramMason.Params", "BlockDiagramMason.Instance", Node]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many inner signals there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=8)
        back: int = knob("how many feedbacks there are", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=6)
        ahead: int = knob("how many forward shortcuts there are", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=2)
        inputs: int = knob("how many further inputs there are", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=3)
        loops: int = knob("how many loops there are at most", levels=(1, 2, 3, 4, 5, 6, 7, 8, 8, 8), ge=1, le=8)

    class Instance(task.Instance):
        nodes: int
        edges: tuple[Edge, ...]
        start: int  # the input that is asked about

        @property
        def told(self) -> list[str]:
            rows = []
            for node in range(self.nodes):
                terms = [(gain, _name(a, self.nodes)) for a, b, gain in self.edges if b == node]
                text = " ".join(("- " if gain[0] == "-" else "+ ") + _shown(gain) + name for gain, name in terms)
                rows.append(f"{_name(node, self.nodes)} = {text.removeprefix('+ ')}")
            return rows

        @property
        def inputs(self) -> list[str]:
            return [_name(i, self.nodes) for i in sorted({a for a, *_ in self.edges if a >= self.nodes})]

        @property
        def names(self) -> tuple[str, str]:
            return _name(self.start, self.nodes), _name(self.nodes - 1, self.nodes)

        @property
        def ending(self) -> tuple[str, str]:
            return (", while all other inputs are 0", "（其余输入均为 0）") if len(self.inputs) > 1 else ("", "")

    prompt = Prompt(
        en=r"""
        The signals of a control system obey these equations:

        {{ told | bullets }}

        The {{ "inputs are" if inputs[1:] else "input is" }} {{ inputs | listed(language) }}; all other letters than r,
        d, x and y are gains. Find the transfer function {{ names[1] }}/{{ names[0] }} as an expression in the gains
        {{- ending[0] }}.
        """,
        zh=r"""
        一个控制系统的信号满足下列方程：

        {{ told | bullets }}

        输入为 {{ inputs | listed(language) }}；r、d、x、y 以外的字母都是增益。
        求传递函数 {{ names[1] }}/{{ names[0] }}{{ ending[1] }}，用这些增益表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        gains = {gain.lstrip("-") for *_, gain in instance.edges}
        return Math(variables=tuple(sorted(gain for gain in gains if gain.isalpha())))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        n = params.nodes

        def gain(letter: str) -> str:
            return letter if rng.random() < 0.65 else str(rng.randint(2, 9))

        edges: list[Edge] = [(n, 0, "1")]
        edges += [(i, i + 1, gain(_AHEAD[i])) for i in range(n - 1)]
        pairs = [(j, i) for i in range(n) for j in range(i, n) if j > i]
        for k, (j, i) in enumerate(rng.sample(pairs, min(len(pairs), params.back)), 1):
            edges.append((j, i, ("-" if rng.random() < 0.7 else "") + gain(_BACK[k - 1])))
        skips = [(i, j) for i in range(n) for j in range(i + 2, n)]
        for k, (i, j) in enumerate(rng.sample(skips, min(len(skips), params.ahead)), 1):
            edges.append((i, j, gain(_SHORT[k - 1])))
        for k in range(params.inputs):
            edges.append((n + 1 + k, rng.randrange(n), rng.choice(("1", "-1"))))
        start = rng.choice([a for a, *_ in edges if a >= n])
        loops = _loops(edges, n)
        if not 0 < len(loops) <= params.loops or sum(gain.strip("-").isalpha() for *_, gain in edges) < 2:
            raise task.Retry
        delta = _determinant(loops)
        paths = _paths(edges, start, n - 1)
        above = Counter[str]()
        for seen, gains in paths:
            _add(above, _times(_product(gains), _determinant([loop for loop in loops if not loop[0] & set(seen)])), 1)
        if not any(above.values()):
            raise task.Retry
        order = [edges[0], *rng.sample(edges[1:], len(edges) - 1)]
        return self.Instance(nodes=n, edges=tuple(order), start=start), parse(
            f"({_written(above)})/({_written(delta)})"
        )

    def key(self, instance: Instance) -> object:
        return [instance.nodes, sorted(instance.edges), instance.start]


def _shown(gain: str) -> str:
    return "" if gain in ("1", "-1") else gain.lstrip("-") + " "


def _name(i: int, n: int) -> str:
    return f"x{i + 1}" if i < n - 1 else "y" if i == n - 1 else "r" if i == n else f"d{i - n}"


def _paths(edges: list[Edge], start: int, end: int) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    """List the nodes and gains of the paths that pass no node twice; a start that is the end is left once."""
    found = []
    stack: list[tuple[tuple[int, ...], tuple[str, ...]]] = [((start,), ())]
    while stack:
        seen, gains = stack.pop()
        for a, b, gain in edges:
            if a == seen[-1] and b == end:
                found.append(((*seen, b), (*gains, gain)))
            elif a == seen[-1] and b not in seen:
                stack.append(((*seen, b), (*gains, gain)))
    return found


def _loops(edges: list[Edge], n: int) -> list[Loop]:
    """List the nodes and the gain of each loop, from its lowest node."""
    return [
        (set(seen), _product(gains)) for low in range(n) for seen, gains in _paths(edges, low, low) if min(seen) == low
    ]


def _product(gains: tuple[str, ...]) -> Terms:
    """Multiply gains, each a letter or a number, perhaps with a minus sign."""
    plain = [gain.lstrip("-") for gain in gains]
    sign = -1 if sum(gain.startswith("-") for gain in gains) % 2 else 1
    letters = "".join(sorted(gain for gain in plain if gain.isalpha()))
    return Counter({letters: sign * prod(int(gain) for gain in plain if gain.isdigit())})


def _add(total: Terms, terms: Terms, factor: int) -> None:
    for letters, number in terms.items():
        total[letters] += factor * number


def _times(one: Terms, other: Terms) -> Terms:
    total = Counter[str]()
    for letters, number in one.items():
        _add(total, Counter({"".join(sorted(letters + more)): times for more, times in other.items()}), number)
    return total


def _determinant(loops: list[Loop]) -> Terms:
    """Give 1 minus the loops, plus the products of two that do not touch, and so on."""
    total = Counter({"": 1})
    for k in range(1, len(loops) + 1):
        for chosen in combinations(loops, k):
            if sum(len(seen) for seen, _ in chosen) == len(set().union(*(seen for seen, _ in chosen))):
                _add(total, reduce(_times, (gain for _, gain in chosen)), (-1) ** k)
    return total


def _written(terms: Terms) -> str:
    """Write a sum of products."""
    return "+".join(
        "*".join([*([f"({number})"] if number != 1 or not letters else []), *letters])
        for letters, number in terms.items()
        if number
    )
