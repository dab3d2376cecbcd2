"""Trade houses in cycles, each agent pointing to the owner of the best house that is left.

Answer: the house of each agent and the round in which the agent leaves; unique.
Harder: more agents and rounds, houses without an owner and agents without a house.
Skills: simulation, search
Source: original; the cycles of D. Gale in L. Shapley and H. Scarf, On cores and indivisibility, 1974.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Word

Answer = dict[str, Any]


class TopTradingCycles(Task["TopTradingCycles.Params", "TopTradingCycles.Instance", Answer]):
    version = 1

    class Params(task.Params):
        agents: int = knob("how many agents there are", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20)
        newcomers: int = knob("how many have no house", levels=(0, 0, 0, 0, 1, 2, 3, 3, 4, 5), ge=0, le=10)
        rounds: int = knob("how many rounds there are at least", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=12)

    class Instance(task.Instance):
        wishes: tuple[tuple[int, ...], ...]  # of each agent, houses from 1, best first
        owners: tuple[int, ...]  # of each house, the agent from 0, or -1

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.wishes), "letters")

        def rows(self) -> list[tuple[object, ...]]:
            homes = {owner: house for house, owner in enumerate(self.owners, 1)}
            return [
                (name, homes.get(agent, "-"), ", ".join(map(str, wish)))
                for agent, (name, wish) in enumerate(zip(self.names, self.wishes, strict=True))
            ]

        @property
        def free(self) -> list[int]:
            return [house for house, owner in enumerate(self.owners, 1) if owner < 0]

    prompt = Prompt(
        en=r"""
        These agents rank all houses, the favourite first; the second column gives the house that an agent owns
        {%- if free %}, or - for none{% endif %}:

        {{ rows() | table(("agent", "owns", "wishes")) }}

        {% if free %}
        Nobody owns house{{ "s" if free | length > 1 }} {{ free | listed }}.

        {% endif %}
        They trade in rounds. In each round every agent who is left points to the best house left on their list, and
        every house that is left points to its owner
        {%- if free %}; a house without an owner among the agents left points to the alphabetically first agent left
        {%- endif %}. Wherever agents and houses form a closed cycle of such pointers, each agent of the cycle gets the
        house pointed to. All cycles of a round trade at once; then their agents and houses leave. This goes on until no
        agent is left.

        - house: the house that each agent gets.
        - round: the number of the round, from 1, in which each agent leaves.
        """,
        zh=r"""
        下列各人对全部房子排序，最喜欢的排在最前；第二列是此人拥有的房子{% if free %}，没有则为 -{% endif %}：

        {{ rows() | table(("人", "拥有", "志愿")) }}

        {% if free %}
        房子 {{ free | listed(language) }} 无人拥有。

        {% endif %}
        他们按轮次交换。每一轮，每个剩下的人指向自己志愿中剩下的最好的房子，每所剩下的房子指向其主人
        {%- if free %}；剩下的人中没有其主人的房子，指向剩下的人中字母顺序最前的一个{% endif %}。
        凡是人与房子沿指向构成闭合的圈，圈中每个人得到自己所指的房子。同一轮的所有圈同时交换，然后圈中的人和房子离开。
        如此进行，直到没有人剩下。

        - house：每个人得到的房子。
        - round：每个人在第几轮离开（从 1 数起）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = instance.names
        houses = Mapping(Word(names), Integer(low=1, high=len(instance.owners)), required=names)
        return Record(house=houses, round=Mapping(Word(names), Integer(low=1), required=names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.agents
        for _ in range(60):
            liked = [0.9 * rng.random() for _ in range(n + 1)]
            wishes = []
            for _ in range(n):
                noise = [liked[h] + rng.random() for h in range(n + 1)]
                wishes.append(tuple(sorted(range(1, n + 1), key=lambda h: noise[h])))
            owning = rng.sample(range(n), n - params.newcomers)
            owners = [*owning, *[-1] * params.newcomers]
            rng.shuffle(owners)
            instance = self.Instance(wishes=tuple(wishes), owners=tuple(owners))
            found = self.solve(instance)
            if max(found["round"].values()) >= params.rounds:
                return instance, found
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        names = instance.names
        ended = [(a, h, number) for number, (_, got) in enumerate(_rounds(instance), 1) for a, h in got.items()]
        return {
            "house": {names[a]: h for a, h, _ in sorted(ended)},
            "round": {names[a]: number for a, _, number in sorted(ended)},
        }

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        out, names = {"en": "out", "zh": "离开"}[language], instance.names
        lines = []
        for number, (points, got) in enumerate(_rounds(instance), 1):
            arrows = comma(f"{names[a]} -> {h} -> {names[keeper]}" for a, (h, keeper) in points.items())
            lines.append(f"{number}. {arrows}; {out} {comma(f'{names[a]} {h}' for a, h in got.items())}")
        return "\n".join(lines)


def _rounds(instance: TopTradingCycles.Instance) -> Iterator[tuple[dict[int, tuple[int, int]], dict[int, int]]]:
    """Give, for each round, the house of each agent's arrow with its keeper, and the houses of those who leave."""
    agents = list(range(len(instance.wishes)))
    houses = set(range(1, len(instance.owners) + 1))
    while agents:
        keeper = {h: instance.owners[h - 1] if instance.owners[h - 1] in agents else agents[0] for h in houses}
        best = {a: next(h for h in instance.wishes[a] if h in houses) for a in agents}
        points = {a: (h, keeper[h]) for a, h in best.items()}
        got = {}
        for a in agents:
            seen, at = {a}, points[a][1]
            while at not in seen:
                seen.add(at)
                at = points[at][1]
            if at == a:
                got[a] = best[a]
        yield points, got
        agents = [a for a in agents if a not in got]
        houses -= set(got.values())
