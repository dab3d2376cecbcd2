"""Find hidden start numbers of vertices from what some vertices hold after rounds of messages.

Answer: the hidden numbers in order; every choice that leads to what is told is right.
Harder: more vertices, rounds and hidden numbers; more rules, which lose part of what they receive.
Skills: deduction, simulation, search
Source: original; the synchronous message-passing model is the usual one of distributed computing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence as Listed

_RULES = "SHLD"  # sum, highest, lowest, difference


class MessagePassingRounds(Task["MessagePassingRounds.Params", "MessagePassingRounds.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=20)
        modulus: int = knob("how many numbers there are", levels=(5, 6, 6, 6, 7, 7, 7, 8, 8, 9), ge=2, le=12)
        rounds: int = knob("how many rounds there are", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=8)
        hidden: int = knob("how many start numbers are hidden", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=4)
        rules: int = knob("how many rules there are", levels=(1, 1, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        graph: Graph
        modulus: int
        rules: tuple[str, ...]  # of the vertices in order
        start: tuple[int | None, ...]
        rounds: int
        told: tuple[tuple[int, int], ...]  # vertices with their numbers after the last round

        @property
        def rows(self) -> list[str]:
            known = ("?" if number is None else str(number) for number in self.start)
            return [f"{v}: {rule} {n}" for v, (rule, n) in enumerate(zip(self.rules, known, strict=True), start=1)]

        @property
        def ends(self) -> dict[str, list[str]]:
            return {
                "en": [f"vertex {vertex} holds {number}" for vertex, number in self.told],
                "zh": [f"顶点 {vertex} 的数是 {number}" for vertex, number in self.told],
            }

        @property
        def asked(self) -> list[int]:
            return [vertex for vertex, number in enumerate(self.start, start=1) if number is None]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Every vertex holds a number from 0 to {{ modulus - 1 }}. In each round all vertices at the same time send their
        number to all their neighbours; then each vertex takes the numbers it has received together with its own, and
        replaces its own number according to its rule:

        {% if "S" in rules %}
        - S: the remainder when the sum of all these numbers is divided by {{ modulus }}.
        {% endif %}
        {% if "H" in rules %}
        - H: the highest of these numbers.
        {% endif %}
        {% if "L" in rules %}
        - L: the lowest of these numbers.
        {% endif %}
        {% if "D" in rules %}
        - D: the highest of these numbers minus the lowest.
        {% endif %}

        The rule of each vertex and its number at the start, where ? is a hidden number:

        {{ rows | comma }}

        After {{ rounds }} {{ "round" if rounds == 1 else "rounds" }}, {{ ends["en"] | listed }}. What are the numbers
        at the start of {{ "vertex" if asked | length == 1 else "the vertices" }} {{ asked | listed }}
        {{- "" if asked | length == 1 else ", in this order" }}? If there are several possibilities, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        每个顶点有一个 0 到 {{ modulus - 1 }} 的数。每一轮中，所有顶点同时把自己的数发给它所有的相邻顶点；
        然后每个顶点把收到的数连同自己的数放在一起，按自己的规则换成新的数：

        {% if "S" in rules %}
        - S：所有这些数之和除以 {{ modulus }} 的余数。
        {% endif %}
        {% if "H" in rules %}
        - H：这些数中最大的数。
        {% endif %}
        {% if "L" in rules %}
        - L：这些数中最小的数。
        {% endif %}
        {% if "D" in rules %}
        - D：这些数中最大的数减去最小的数。
        {% endif %}

        各顶点的规则和开始时的数如下，其中 ? 是未知的数：

        {{ rows | comma }}

        经过 {{ rounds }} 轮后，{{ ends["zh"] | join("，") }}。开始时顶点 {{ asked | join("、") }} 的数
        {{- "是多少" if asked | length == 1 else "依次是多少" }}？如果有多种可能，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Listed(Integer(low=0, high=instance.modulus - 1), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        """Tell the numbers of vertices until at most one in 25 of the choices is left."""
        n, m = params.vertices, params.modulus
        for _ in range(60):
            edges = random_connected(rng, n, rng.randint(n - 1, min(n + 2, n * (n - 1) // 2)))
            near = neighbours(n, edges)
            used = "S" + "".join(rng.sample(_RULES[1:], params.rules - 1))
            rules = tuple(used[: params.rules] + "".join(rng.choice(used + "S") for _ in range(n - params.rules)))
            rules = tuple(rng.sample(rules, n))
            start = tuple(rng.randrange(m) for _ in range(n))
            hidden = sorted(rng.sample(range(n), params.hidden))
            left = {}
            for numbers in product(range(m), repeat=params.hidden):
                row = list(start)
                for vertex, number in zip(hidden, numbers, strict=True):
                    row[vertex] = number
                left[numbers] = _after(near, rules, m, row, params.rounds)
            answer = tuple(start[v] for v in hidden)
            told: list[tuple[int, int]] = []
            for vertex in rng.sample(range(n), n):
                number = left[answer][vertex]
                fewer = {numbers: row for numbers, row in left.items() if row[vertex] == number}
                if len(fewer) < len(left) and len(left) * 25 > m**params.hidden:
                    left = fewer
                    told.append((vertex + 1, number))
            if len(left) * 25 > m**params.hidden and (params.hidden > 1 or len(left) > 1):
                continue
            shown = tuple(None if v in hidden else number for v, number in enumerate(start))
            return self.Instance(
                graph=draw_view(rng, n, edges),
                modulus=m,
                rules=rules,
                start=shown,
                rounds=params.rounds,
                told=tuple(sorted(told)),
            ), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        start = [-1 if number is None else number for number in instance.start]
        return [instance.graph.facts(), instance.rules, start, instance.rounds, instance.told, instance.modulus]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        filled = dict(zip(instance.asked, answer, strict=True))
        row = [filled.get(v, number or 0) for v, number in enumerate(instance.start, start=1)]
        near = neighbours(len(row), [(u - 1, v - 1) for u, v in instance.graph.ends()])
        last = _after(near, instance.rules, instance.modulus, row, instance.rounds)
        wrong = next((vertex for vertex, number in instance.told if last[vertex - 1] != number), None)
        return f"vertex {wrong} would hold another number at the end" if wrong else ""


def _after(near: Sequence[Sequence[int]], rules: Sequence[str], m: int, row: list[int], rounds: int) -> list[int]:
    """Let the vertices exchange their numbers."""
    for _ in range(rounds):
        following = []
        for vertex, rule in enumerate(rules):
            seen = [row[vertex], *(row[other] for other in near[vertex])]
            if rule == "S":
                following.append(sum(seen) % m)
            elif rule == "H":
                following.append(max(seen))
            else:
                following.append(min(seen) if rule == "L" else max(seen) - min(seen))
        row = following
    return row
