"""Find the kings of a tournament, and order its players so that each beats the next.

Answer: the set of kings and an order; every such order is right.
Harder: more players, and players who are nearly kings.
Skills: logic, search
Source: original; H. G. Landau, On dominance relations and the structure of animal societies, 1953.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Set

Answer = dict[str, Any]


class TournamentKings(Task["TournamentKings.Params", "TournamentKings.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=3, le=24)
        upset: int = knob(
            "the percentage of games that the weaker player wins",
            levels=(20, 20, 25, 25, 25, 28, 28, 30, 30, 30), ge=0, le=50,
        )  # fmt: skip

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The vertices are the players of a tournament, in which every two have played one game; an arc from u to v means
        that u has beaten v. A king is a player who, for each other player, has beaten that player directly or has
        beaten somebody who has beaten that player.

        Give kings, the set of all kings; and order, a list of all players in which each has beaten the next one. If
        there are several such orders, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        顶点是一次循环赛的选手，每两人赛过一场；从 u 到 v 的弧表示 u 胜了 v。
        如果一名选手对其他每名选手，或者直接胜了他，或者胜了某个胜过他的人，就称这名选手为王。

        请给出 kings：所有王的集合；以及 order：所有选手的一个排列，其中每个人都胜了紧接在后面的人。
        如果这样的排列有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Record:
        player = Integer(low=1, high=instance.graph.vertices)
        return Record(kings=Set(player), order=Sequence(player, length=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.players
        for _ in range(100):
            names = rng.sample(range(n), n)
            arcs = []
            for strong, weak in combinations(range(n), 2):
                pair = (names[strong], names[weak])
                arcs.append(pair[::-1] if rng.randrange(100) < params.upset else pair)
            kings = _kings(n, arcs)
            wins = [sum(u == v for u, _ in arcs) for v in range(n)]
            most = sorted(range(n), key=lambda v: -wins[v])[: len(kings)]
            if not 2 < len(kings) <= 2 + n * 3 // 5 or (n > 5 and set(most) == kings) or len(kings) == n:
                continue
            order: list[int] = []
            for v in range(n):
                place = next((place for place, u in enumerate(order) if (v, u) in arcs), len(order))
                order.insert(place, v)
            graph = draw_view(rng, n, arcs, directed=True, forms=("edges", "lists", "matrix"))
            answer = {"kings": frozenset(v + 1 for v in kings), "order": tuple(v + 1 for v in order)}
            return self.Instance(graph=graph), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        n, arcs, order = instance.graph.vertices, set(instance.graph.ends()), answer["order"]
        if len(set(order)) < n:
            return "a player comes twice in the order"
        wrong = next((pair for pair in pairwise(order) if pair not in arcs), None)
        if wrong:
            return f"player {wrong[0]} has not beaten player {wrong[1]}"
        kings = {v + 1 for v in _kings(n, [(u - 1, v - 1) for u, v in arcs])}
        return "" if answer["kings"] == kings else "the set of kings is another"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        players, arcs = range(1, instance.graph.vertices + 1), set(instance.graph.ends())
        beaten = {u: [v for v in players if (u, v) in arcs] for u in players}
        lines, order = [f"{u}: {' '.join(map(str, beaten[u])) or '-'}" for u in players], list[int]()
        words = {"en": "king", "zh": "王"}
        for u in players:
            reached, told = {u, *beaten[u]}, []
            for v in beaten[u]:
                more = sorted({*beaten[v]} - reached)
                told += [f"{v}>{' '.join(map(str, more))}"] if more else []
                reached |= {*more}
            missing = [str(v) for v in players if v not in reached]
            told.append(f"- {' '.join(missing)}" if missing else words[language])
            lines.append(f"{u}: {', '.join(told)}")
        for v in players:
            place = next((place for place, u in enumerate(order) if (v, u) in arcs), len(order))
            order.insert(place, v)
            lines.append(" ".join(map(str, order)))
        return "\n".join(lines)


def _kings(n: int, arcs: list[tuple[int, int]]) -> set[int]:
    """Give the players who reach all others in at most two steps."""
    beaten = [{v for u, v in arcs if u == player} for player in range(n)]
    return {v for v in range(n) if len({v, *beaten[v], *(w for u in beaten[v] for w in beaten[u])}) == n}
