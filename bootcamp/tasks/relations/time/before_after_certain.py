"""Tell of pairs of events which one certainly came first, where what is known leaves several orders open.

Answer: before, after or open for each pair, in order; it is unique.
Harder: more events, statements with choices and conditions, more pairs.
Skills: deduction, logic
Source: original.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.time._happenings import Happening, draw_happening
from bootcamp.tasks.relations.time._sequels import KINDS, Clue, holds, said
from bootcamp.verifiers import Choice, Format, Sequence

_SIGNS = ("before", "after", "open")


class BeforeAfterCertain(Task["BeforeAfterCertain.Params", "BeforeAfterCertain.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(4, 4, 5, 5, 6, 6, 6, 7, 7, 7), ge=4, le=7)
        kinds: int = knob("how many kinds of statements occur", levels=(2, 3, 4, 5, 6, 7, 8, 9, 9, 9), ge=2, le=9)
        first: int = knob("the simplest kinds that are left out", levels=(0, 0, 0, 0, 0, 0, 0, 1, 1, 1), ge=0, le=3)
        pairs: int = knob("how many pairs are asked about", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)
        clues: int = knob("how many statements there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)

    class Instance(task.Instance):
        happening: Happening
        people: tuple[str, ...]
        clues: tuple[Clue, ...]
        pairs: tuple[tuple[int, int], ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return [said(clue, self.people) for clue in self.clues]

        @property
        def asked(self) -> list[tuple[str, str]]:
            return [(self.people[a], self.people[b]) for a, b in self.pairs]

    prompt = Prompt(
        en=r"""
        {{ people | comma }}: each of them {{ happening[0] }} exactly once, one after another, no two at the same time.
        Of the order, in which being before means doing it earlier, this is known:

        {{ told | map("first") | bullets }}

        For each of these pairs say what is certain of the first one: "before" or "after" if it comes before or after
        the second in every order that fits, "open" if both are possible.

        {% for first, second in asked %}
        {{ loop.index }}. {{ first }} and {{ second }}
        {% endfor %}
        """,
        zh=r"""
        {{ people | join("、") }}：每人恰好{{ happening[1] }}一次，先后进行，没有两人同时。
        关于先后次序（“之前”指更早），已知如下：

        {{ told | map("last") | bullets }}

        对下面每一对，说明前一个人确定的情况：如果在所有相符的次序里都在后一个人之前，答 before；都在之后，答 after；
        两种都有可能，答 open。

        {% for first, second in asked %}
        {{ loop.index }}. {{ first }} 与 {{ second }}
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Choice(_SIGNS), length=len(instance.pairs))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        n = params.people
        happening, people = draw_happening(rng, n)
        truth = rng.sample(range(n), n)  # the place of each person
        orders = list(permutations(range(n)))
        clues: list[Clue] = []
        for _ in range(60):
            kind = rng.randrange(params.first, params.kinds)
            who = rng.sample(range(n), KINDS[kind].people)
            if len(clues) == params.clues or not holds((kind, *who), truth):
                continue
            left = [order for order in orders if holds((kind, *who), order)]
            if 1 < len(left) < len(orders):  # it tells something, and leaves something open
                clues.append((kind, *who))
                orders = left
        every = [(a, b) for a in range(n) for b in range(n) if a != b]
        signs = {(a, b): _sign(orders, a, b) for a, b in every}
        asked = _choose(rng, signs, params.pairs)
        answer = tuple(signs[pair] for pair in asked)
        if len(clues) < params.clues or len(set(answer)) < 3:
            raise task.Retry
        rng.shuffle(clues)
        return self.Instance(happening=happening, people=people, clues=tuple(clues), pairs=tuple(asked)), answer


def _sign(orders: list[tuple[int, ...]], a: int, b: int) -> str:
    first = {order[a] < order[b] for order in orders}
    return "open" if len(first) == 2 else "before" if first == {True} else "after"


def _choose(rng: Random, signs: dict[tuple[int, int], str], count: int) -> list[tuple[int, int]]:
    """Draw pairs of different people, about as many open ones as others."""
    chosen: list[tuple[int, int]] = []
    pools = [[pair for pair, sign in signs.items() if (sign == "open") == wanted] for wanted in (True, False)]
    for pool in pools:
        rng.shuffle(pool)
    while len(chosen) < count and any(pools):
        pool = rng.choice([pool for pool in pools if pool])
        pair = pool.pop()
        if pair[::-1] not in chosen:
            chosen.append(pair)
    return chosen
