"""Find a hidden graph by asking how many edges run between two sets of vertices.

Answer: two sets or, once, the edges; the game is won by exactly these.
Turns: one question each, the last one gives the edges.
Harder: more vertices and edges, fewer questions.
Skills: search, deduction
Source: original; learning graphs by additive questions.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Command, Edge, Format, Integer, Sequence, Set

Move = tuple[str, Any]
Pair = tuple[frozenset[int], frozenset[int]]
Edges = frozenset[tuple[int, ...]]


class _Seen(NamedTuple):
    verb: str
    number: int
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class HiddenGraphCutQueries(
    Interactive["HiddenGraphCutQueries.Params", "HiddenGraphCutQueries.Instance", Move, None, _Seen]
):
    version = 1

    class Params(interactive.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 6, 7, 8, 8, 9, 10, 11, 12), ge=3, le=12)
        edges: int = knob("how many edges there are", levels=(3, 3, 4, 4, 5, 6, 6, 7, 8, 9), ge=1, le=20)
        turns: int = knob("the most moves", levels=(10, 11, 11, 13, 18, 19, 20, 24, 28, 32), ge=3, le=40)

    class Instance(interactive.Instance):
        secret = ("edges",)
        vertices: int
        number: int
        edges: tuple[tuple[int, int], ...]

    prompt = Prompt(
        en=r"""
        A hidden graph has the vertices 1 to {{ vertices }} and exactly {{ number }} edges, each between two different
        vertices and no two between the same ones; all such graphs are equally likely. Find it.

        - "ask A|B", for two non-empty sets of vertices without a common one: I tell you how many edges have one end in
          A and the other in B.
        - "answer" with the set of all edges: this ends the game. You win if they are exactly these, else you lose.
        """,
        zh=r"""
        一个隐藏的图有顶点 1 到 {{ vertices }} 和恰好 {{ number }} 条边，每条边连接两个不同的顶点，
        同一对顶点之间至多一条边；所有这样的图可能性相同。请找出它。

        - “ask A|B”（A 和 B 是两个没有公共顶点的非空顶点集）：我告诉你有多少条边一端在 A、另一端在 B。
        - “answer”后接全部边的集合：游戏到此结束。如果它们恰好是全部的边，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        {{ number }} edge{{ "s" * (number != 1) }}.
        {% else %}
        These are {{ "" if right else "not " }}the edges.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        {{ number }} 条边。
        {% else %}
        这{{ "恰好是" if right else "不是" }}全部的边。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        sets = Sequence(Set(Integer(1, instance.vertices)), length=2, separator="|")
        return Command(ask=sets, answer=Set(Edge(instance.vertices), size=instance.number))

    def deal(self, params: HiddenGraphCutQueries.Params, rng: Random) -> Instance:
        pairs = list(combinations(range(1, params.vertices + 1), 2))
        if params.edges >= len(pairs):
            raise interactive.Retry
        instance = self.Instance(
            vertices=params.vertices,
            number=params.edges,
            edges=tuple(sorted(rng.sample(pairs, params.edges))),
            turns=params.turns,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        if move[0] == "answer":
            return ""
        one, other = move[1]
        if one & other:
            return f"vertex {min(one & other)} is in both sets"
        return "" if one and other else "one of the sets is empty"

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        if verb == "answer":
            right = what == frozenset(instance.edges)
            return Turn(state, _Seen(verb, 0, right), "won" if right else "lost")
        one, other = what
        number = sum((u in one and v in other) or (u in other and v in one) for u, v in instance.edges)
        return Turn(state, _Seen(verb, number, right=True))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        if rng.random() < 0.3:
            pairs = list(combinations(range(1, shown.vertices + 1), 2))
            return "answer", frozenset(rng.sample(pairs, shown.number))
        vertices = rng.sample(range(1, shown.vertices + 1), rng.randint(2, shown.vertices))
        cut = rng.randint(1, len(vertices) - 1)
        return "ask", (frozenset(vertices[:cut]), frozenset(vertices[cut:]))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        plan = _halving(list(range(1, shown.vertices + 1)), shown.number)
        return follow(plan, (seen.number for _, seen in past))


def _halving(vertices: list[int], number: int) -> Generator[Pair, int, Edges]:
    """Count the edges of each vertex to those after it, and halve these, as long as edges are missing."""
    found: list[tuple[int, ...]] = []
    for place, vertex in enumerate(vertices[:-1]):
        later = vertices[place + 1 :]
        missing = number - len(found)
        if not missing:
            break
        count = missing  # of the last vertex but one, for which no question is needed
        if len(later) > 1:
            count = yield frozenset([vertex]), frozenset(later)
        waiting = [(later, count)]
        while waiting:
            group, count = waiting.pop()
            if count in (0, len(group)):
                found += [(vertex, other) for other in group if count]
                continue
            half = group[: len(group) // 2]
            inside = yield frozenset([vertex]), frozenset(half)
            waiting += [(half, inside), (group[len(half) :], count - inside)]
    return frozenset(found)
