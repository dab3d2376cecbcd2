"""Find the chance that a network of unreliable links connects given nodes, or what a connection says about a link.

Answer: a rational number; it is unique.
Harder: more links that are not in series or parallel, three nodes to connect, a link given that nodes are connected.
Skills: probability, counting
Source: original; two-terminal reliability, as in C. Colbourn, The Combinatorics of Network Reliability, 1987.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import letter, letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Link = tuple[int, int, int]
"""Two nodes, and the chance to be up in units of 1/whole."""


class NetworkReliability(Task["NetworkReliability.Params", "NetworkReliability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many nodes there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=8)
        links: int = knob("how many links there are", levels=(3, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=2, le=14)
        kinds: int = knob("how many kinds of questions there are", levels=(2, 3, 3, 4, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        whole: int = knob(
            "the largest denominator of the chances", levels=(10, 10, 10, 10, 10, 10, 10, 8, 7, 6), ge=4, le=10
        )

    class Instance(task.Instance):
        whole: int
        links: tuple[Link, ...]
        terminals: tuple[int, ...]
        kind: str
        asked: int  # a link, or -1

        @property
        def lines(self) -> list[str]:
            return [f"{letter(a)}-{letter(b)}: {Fraction(p, self.whole)}" for a, b, p in self.links]

        @property
        def link(self) -> str:
            return "-".join(letters(self.links[self.asked][:2]))

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        A network has the links below. Independently of each other, they work with the probabilities given; nodes always
        work. Nodes are connected if one can get from each to the others along working links.

        {{ lines | bullets }}

        {% if kind == "connected" %}
        Find the probability that {{ terminals | letters | listed(language) }} are connected.
        {% elif kind == "works" %}
        Given that {{ terminals | letters | listed(language) }} are connected, find the probability that {{ link }}
        works.
        {% else %}
        Given that {{ terminals | letters | listed(language) }} are connected, find the probability that {{ link }} is
        critical: that it works, and {{ terminals | letters | listed(language) }}
        would no longer be connected if it failed too.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        某网络有下列链路，各链路以所给概率独立地正常工作，节点总是正常工作。
        若沿着正常工作的链路可以在一些节点之间互相到达，则称这些节点连通。

        {{ lines | bullets }}

        {% if kind == "connected" %}
        求 {{ terminals | letters | listed(language) }} 连通的概率。
        {% elif kind == "works" %}
        已知 {{ terminals | letters | listed(language) }} 连通，求链路 {{ link }} 正常工作的概率。
        {% else %}
        已知 {{ terminals | letters | listed(language) }} 连通，求链路 {{ link }} 为关键链路的概率：
        即它正常工作，而若仅它一条链路再失效，这些节点就不再连通。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n, whole = params.nodes, rng.randint(4, params.whole)
        most = n * (n - 1) // 2
        links = tuple((a, b, rng.randint(1, whole - 1)) for a, b in random_connected(rng, n, min(params.links, most)))
        kind = rng.choice(("connected", "works", "three", "critical")[: params.kinds])
        terminals = tuple(sorted(rng.sample(range(n), 3 if kind == "three" or (n > 5 and rng.random() < 0.3) else 2)))
        kind = "connected" if kind == "three" else kind
        asked = -1 if kind == "connected" else rng.randrange(len(links))
        instance = self.Instance(whole=whole, links=links, terminals=terminals, kind=kind, asked=asked)
        answer = self.solve(instance)
        wrong = [Fraction(p, whole) for _, _, p in links]
        if kind == "works":
            wrong.append(self.solve(instance.model_copy(update={"kind": "critical"})))
        whole_chance = _connected(links, terminals, whole)
        together = _connected([(a, b, p) for i, (a, b, p) in enumerate(links) if i != asked], terminals, whole)
        if not worth_asking(answer, *wrong, *[together, whole_chance] * (asked >= 0)):
            raise task.Retry
        for i in range(len(links)):  # every link matters for the connection
            if _connected(links[:i] + links[i + 1 :], terminals, whole) == whole_chance:
                raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        links, whole = instance.links, instance.whole
        chance = _connected(links, instance.terminals, whole)
        if instance.kind == "connected":
            return chance
        rest = [link for i, link in enumerate(links) if i != instance.asked]
        a, b, p = links[instance.asked]
        up = _connected([*rest, (a, b, whole)], instance.terminals, whole)
        down = _connected(rest, instance.terminals, whole) if instance.kind == "critical" else Fraction(0)
        return Fraction(p, whole) * (up - down) / chance


def _connected(links: Sequence[Link], terminals: tuple[int, ...], whole: int) -> Fraction:
    """Give the chance that the terminals are connected, link after link, by the groups of nodes that are."""
    n = 1 + max(max(terminals), *(max(a, b) for a, b, _ in links))
    states: dict[tuple[int, ...], int] = {tuple(range(n)): 1}
    for a, b, p in links:
        following: dict[tuple[int, ...], int] = {}
        for groups, weight in states.items():
            low, high = sorted((groups[a], groups[b]))
            joined = tuple(low if group == high else group for group in groups)
            for state, factor in ((joined, p), (groups, whole - p)):
                if factor:
                    following[state] = following.get(state, 0) + weight * factor
        states = following
    hits = sum(weight for groups, weight in states.items() if len({groups[node] for node in terminals}) == 1)
    return Fraction(hits, whole ** len(links))
