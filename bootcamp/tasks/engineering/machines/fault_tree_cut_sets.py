"""List the minimal cut sets of a fault tree and work out the probability of its top event.

Answer: the set of the minimal cut sets, and an exact probability; unique.
Harder: more gates and basic events, events that occur in several gates, k-of-n gates.
Skills: probability, logic, counting
Source: original; W. E. Vesely and others, Fault tree handbook, 1981.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Set, Word

Gate = tuple[str, int, tuple[str, ...]]
"""Its name, how many of its inputs must occur, and these."""

Cuts = set[frozenset[str]]

_CHANCES = (Fraction(1, 2), Fraction(1, 5), Fraction(1, 10), Fraction(3, 10), Fraction(2, 5), Fraction(1, 4))


class FaultTreeCutSets(Task["FaultTreeCutSets.Params", "FaultTreeCutSets.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        events: int = knob("how many basic events there are", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=12)
        gates: int = knob("how many gates there are", levels=(2, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=1, le=14)
        votes: bool = knob("whether there are k-of-n gates", levels=(False, False, False, *[True] * 7))
        cuts: int = knob(
            "how many minimal cut sets there are at least", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=12
        )

    class Instance(task.Instance):
        gates: tuple[Gate, ...]
        chances: tuple[Fraction, ...]

        @property
        def told(self) -> list[list[str]]:
            return [[_told(gate, i) for gate in self.gates] for i in (0, 1)]

        @property
        def basic(self) -> list[str]:
            return [f"e{i}: {chance}" for i, chance in enumerate(self.chances, 1)]

    prompt = Prompt(
        en=r"""
        A fault tree has the top event G1. The gates are:

        {{ told[0] | bullets }}

        The basic events are independent and have these probabilities:

        {{ basic | bullets }}

        A cut set is a set of basic events such that G1 occurs if all of them occur. It is minimal if no other cut set
        is a part of it. Find the set of all minimal cut sets, each as a set of names such as e1, and the exact
        probability of G1.
        """,
        zh=r"""
        一棵故障树的顶事件为 G1，各个门如下：

        {{ told[1] | bullets }}

        各基本事件相互独立，概率如下：

        {{ basic | bullets }}

        若一组基本事件全部发生时 G1 必定发生，这组基本事件就是一个割集；若它的任何真子集都不是割集，它就是最小割集。
        求所有最小割集的集合 cuts（每个割集写成 e1 这样的名称的集合），以及 G1 的精确概率 probability。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        bank = tuple(f"e{i}" for i in range(1, len(instance.chances) + 1))
        return Record(cuts=Set(Set(Word(bank=bank))), probability=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        events = [f"e{i + 1}" for i in range(params.events)]
        names = [f"G{i + 1}" for i in range(params.gates)]
        inputs: list[list[str]] = [[] for _ in names]
        for i, name in enumerate(names[1:], 1):
            inputs[rng.randrange(max(0, i - 3), i)].append(name)
        for event in events:
            inputs[rng.randrange(params.gates)].append(event)
        for place, own in enumerate(inputs):
            size = rng.choice((2, 2, 3)) if place or params.gates < 3 else 2
            pool = [event for event in events if event not in own]
            own += rng.sample(pool, min(len(pool), max(0, size - len(own))))
            rng.shuffle(own)
        gates = []
        for name, own in zip(names, inputs, strict=True):
            if len(own) > 4:
                raise task.Retry
            middle = params.votes and len(own) > 2 and rng.random() < 0.5
            gates.append((name, 2 if middle else rng.choice((1, len(own))), tuple(own)))
        cuts = _minimal_cuts(gates)
        if not params.cuts <= len(cuts) <= 15 or len(frozenset().union(*cuts)) < params.events - 1:
            raise task.Retry
        chances = tuple(rng.choice(_CHANCES[: 3 + params.gates // 2]) for _ in events)
        total = Fraction(0)
        for bits in product((True, False), repeat=len(events)):
            true = frozenset(event for event, bit in zip(events, bits, strict=True) if bit)
            if any(cut <= true for cut in cuts):
                weight = Fraction(1)
                for chance, bit in zip(chances, bits, strict=True):
                    weight *= chance if bit else 1 - chance
                total += weight
        if total.denominator >= 10**8 or total in chances:
            raise task.Retry
        return self.Instance(gates=tuple(gates), chances=chances), {"cuts": frozenset(cuts), "probability": total}

    def key(self, instance: Instance) -> object:
        return [[(name, k, sorted(own)) for name, k, own in instance.gates], instance.chances]


def _minimal_cuts(gates: list[Gate]) -> Cuts:
    """Work out the minimal cut sets from the last gate up to the first."""
    known: dict[str, Cuts] = {}
    for name, k, own in reversed(gates):
        parts = [known.get(other, {frozenset({other})}) for other in own]
        found: Cuts = set()
        for chosen in combinations(parts, k):
            found |= {frozenset().union(*pick) for pick in product(*chosen)}
            if len(found) > 400:
                raise task.Retry
        known[name] = _least(found)
    return known[gates[0][0]]


def _least(sets: Iterable[frozenset[str]]) -> Cuts:
    kept: list[frozenset[str]] = []
    for one in sorted(sets, key=lambda one: (len(one), sorted(one))):
        if not any(other <= one for other in kept):
            kept.append(one)
    return set(kept)


def _told(gate: Gate, i: int) -> str:
    name, k, own = gate
    if i == 0:
        how = "at least one" if k == 1 else "all" if k == len(own) else f"at least {k}"
        return f"{name} occurs if {how} of {', '.join(own)} {'occurs' if k == 1 else 'occur'}"
    how = "至少有一个" if k == 1 else "全部" if k == len(own) else f"至少有 {k} 个"
    return f"{'、'.join(own)} {how}发生时，{name} 发生"
