"""Find a conditional probability in a small Bayesian network.

Answer: a rational number; it is unique.
Harder: more events, more of them on which one depends, more evidence.
Skills: probability, arithmetic
Source: original; J. Pearl, Probabilistic Reasoning in Intelligent Systems, 1988, chapter 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate, product
from math import prod
from operator import mul
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import letter
from bootcamp.lib.shown_work import lowest_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class BayesNetworkQuery(Task["BayesNetworkQuery.Params", "BayesNetworkQuery.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        events: int = knob("how many events the network has", levels=(3, 3, 4, 5, 5, 6, 7, 8, 8, 9), ge=3, le=12)
        parents: int = knob(
            "the most events on which one depends directly", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3
        )
        evidence: int = knob(
            "how many events are known to happen or not", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 4), ge=0, le=5
        )

    class Instance(task.Instance):
        parents: tuple[tuple[int, ...], ...]  # of each event, numbered from 0; all come before it
        tenths: tuple[tuple[int, ...], ...]  # 10 P(event), for parents that all happen, ..., that all do not
        query: int
        evidence: tuple[tuple[int, bool], ...]

        @property
        def events(self) -> list[str]:
            return [letter(event) for event in range(len(self.parents))]

        @property
        def table(self) -> list[str]:
            return [
                f"{_probability(event, zip(parents, values, strict=True))} = 0.{p}"
                for event, (parents, row) in enumerate(zip(self.parents, self.tenths, strict=True))
                for values, p in zip(product((True, False), repeat=len(parents)), row, strict=True)
            ]

        @property
        def question(self) -> str:
            return _probability(self.query, self.evidence)

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        The events {{ events | listed(language) }} form a Bayesian network.
        Each event has a probability that depends only on the events named in its lines below.
        Given those, it is independent of all other events before it in the alphabet. ¬X means that X does not happen.

        {{ table | lines }}

        Find {{ question }} exactly.
        """,
        zh=r"""
        事件 {{ events | listed(language) }} 构成一个贝叶斯网络。
        每个事件的概率只取决于下面各行中列出的事件；
        给定这些事件时，它与字母表中排在它前面的其他事件相互独立。¬X 表示 X 不发生。

        {{ table | lines }}

        求 {{ question }} 的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        counts = [rng.randint(event > 1, min(event, params.parents)) for event in range(params.events)]
        parents = tuple(tuple(sorted(rng.sample(range(event), count))) for event, count in enumerate(counts))
        tenths = tuple(tuple(rng.randint(1, 9) for _ in range(2**count)) for count in counts)
        known = sorted(rng.sample(range(params.events // 3, params.events), params.evidence))
        query = rng.choice([event for event in range(params.events) if event not in known])
        if len(_with_ancestors(parents, [query, *known])) < params.events - 1:
            raise task.Retry
        evidence = tuple((event, rng.random() < 0.5) for event in known)
        instance = self.Instance(parents=parents, tenths=tenths, query=query, evidence=evidence)
        answer = self.solve(instance)
        if (10 * answer).denominator == 1 or (
            known and answer == self.solve(instance.model_copy(update={"evidence": ()}))
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        known = dict(instance.evidence)
        happens, fails = (_weight(instance, {**known, instance.query: value}) for value in (True, False))
        return Fraction(happens, happens + fails)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        sums, lines = list[int](), list[str]()
        known = dict(instance.evidence)
        needed = sorted(_with_ancestors(instance.parents, [instance.query, *known]))
        free = {event: True for event in range(len(instance.parents)) if event not in needed}
        for value in (True, False) if known else (True,):
            weights = []
            for values, factors in _terms(instance, {**known, **free, instance.query: value}):
                case = " ".join(
                    "¬" * (not happens) + letter(event) for event, happens in enumerate(values) if event in needed
                )
                factors = [factors[event] for event in needed]
                steps = list(accumulate(factors, mul))
                weights.append(steps[-1])
                lines.append(f"{case}: {'*'.join(map(str, factors))}: {', '.join(map(str, steps[1:] or steps))}")
            sums.append(sum(weights))
            lines.append(f"+: {', '.join(map(str, accumulate(weights)))}")
        if not known:
            return "\n".join([*lines, lowest_terms(sums[0], 10 ** len(needed))])
        return "\n".join([*lines, f"{sums[0]} + {sums[1]} = {sum(sums)}", lowest_terms(sums[0], sum(sums))])


def _with_ancestors(parents: tuple[tuple[int, ...], ...], events: list[int]) -> set[int]:
    """Collect the events on which `events` depend, directly or not, and themselves."""
    found = set(events)
    for event in reversed(range(len(parents))):
        if event in found:
            found.update(parents[event])
    return found


def _weight(instance: BayesNetworkQuery.Instance, known: Mapping[int, bool]) -> int:
    """Add up the joint probabilities in which the known events are as given, in units of the last decimal place."""
    return sum(prod(factors) for _, factors in _terms(instance, known))


def _terms(
    instance: BayesNetworkQuery.Instance, known: Mapping[int, bool]
) -> Iterator[tuple[tuple[bool, ...], list[int]]]:
    """Give all cases in which the known events are as given, each with ten times the chance of each of its events."""
    choices = [(known[event],) if event in known else (True, False) for event in range(len(instance.parents))]
    for values in product(*choices):
        factors = []
        for value, parents, row in zip(values, instance.parents, instance.tenths, strict=True):
            line = int("".join("01"[not values[parent]] for parent in parents) or "0", 2)
            factors.append(row[line] if value else 10 - row[line])
        yield values, factors


def _probability(event: int, conditions: Iterable[tuple[int, bool]]) -> str:
    """Write the probability of an event under conditions."""
    listed = ", ".join("¬" * (not happens) + letter(i) for i, happens in conditions)
    return f"P({letter(event)}{' | ' * bool(listed)}{listed})"
