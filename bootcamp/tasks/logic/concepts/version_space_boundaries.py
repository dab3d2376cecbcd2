"""Give the boundaries of the version space of labelled examples.

Answer: the most specific hypothesis and the set of the most general ones; it is unique.
Harder: more attributes and values, more examples, more most general hypotheses.
Skills: induction, logic, search
Source: original; version spaces are due to Mitchell (1977).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import minimal_transversals
from bootcamp.lib.naming import nameless
from bootcamp.lib.prompts import braces, comma, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence, Set, Word

_Example = tuple[str, ...]


class VersionSpaceBoundaries(Task["VersionSpaceBoundaries.Params", "VersionSpaceBoundaries.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        attributes: int = knob("how many attributes there are", levels=(4, 5, 5, 6, 6, 6, 7, 7, 8, 8), ge=2, le=8)
        values: int = knob("how many values an attribute has", levels=(3, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4)
        positive: int = knob("how many positive examples there are", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)
        negative: int = knob(
            "how many negative examples there are", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=1, le=14
        )
        fewest: int = knob("the fewest most general hypotheses", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=8)
        most: int = knob("the most of them", levels=(3, 3, 4, 4, 4, 5, 5, 6, 7, 8), ge=1, le=12)

    class Instance(task.Instance):
        examples: tuple[tuple[_Example, bool], ...]
        domains: tuple[tuple[str, ...], ...]

        @property
        def cells(self) -> list[list[str]]:
            return [[*values, "yes" if label else "no"] for values, label in self.examples]

        @property
        def heads(self) -> list[object]:
            return list(range(1, len(self.domains) + 1))

    prompt = Prompt(
        en=r"""
        Every example has a value for each of the attributes 1 to {{ domains | length }}. These are the values that the
        attributes can have:

        {% for domain in domains %}
        {{ loop.index }}: {{ domain | comma }}
        {% endfor %}

        These examples are labelled:

        {{ cells | table(heads + ["label"]) }}

        A hypothesis has for each attribute either a value or ?. It covers an example if every attribute that is not ?
        in it has the same value in the example. A hypothesis is consistent if it covers all examples with the label yes
        and none with the label no. One hypothesis is more general than another if it differs from it only in having ?
        where the other one has values.

        Give the most specific consistent hypothesis S (no consistent one is less general) and the set G of all most
        general consistent hypotheses (no consistent one is more general). Write a hypothesis as the list of its values
        and ? in the order of the attributes.
        """,
        zh=r"""
        每个样例在属性 1 到 {{ domains | length }} 上各有一个值。各属性可取的值如下：

        {% for domain in domains %}
        {{ loop.index }}: {{ domain | comma }}
        {% endfor %}

        下列样例带有标签：

        {{ cells | table(heads + ["标签"]) }}

        一个假设在每个属性上或者是一个值，或者是 ?。若假设中不是 ? 的每个属性的值都与样例相同，则该假设覆盖该样例。
        若假设覆盖所有标签为 yes 的样例，且不覆盖任何标签为 no 的样例，则它是一致的。
        若一个假设与另一个假设的差别仅在于前者在后者的某些取值处为 ?，则前者比后者更一般。

        求最特殊的一致假设 S（没有一致的假设比它更特殊），
        以及所有最一般的一致假设的集合 G（没有一致的假设比其成员更一般）。
        假设写成列表，按属性顺序写出各个值和 ?。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        bank = (*sorted({value for domain in instance.domains for value in domain}), "?")
        hypothesis = Sequence(Word(bank), length=len(instance.domains))
        return Record(S=hypothesis, G=Set(hypothesis))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        names = rng.sample(_VALUES, params.attributes * params.values)
        domains = [names[i :: params.attributes] for i in range(params.attributes)]
        for _ in range(200):
            first = [rng.choice(domain) for domain in domains]
            kept = rng.sample(range(params.attributes), rng.randint(2, params.attributes - (params.positive > 1)))
            positive = [
                tuple(v if i in kept else rng.choice(domains[i]) for i, v in enumerate(first))
                for _ in range(params.positive)
            ]
            specific = tuple(v if all(p[i] == v for p in positive) else "?" for i, v in enumerate(positive[0]))
            fixed = [i for i, v in enumerate(specific) if v != "?"]
            negative: set[_Example] = set()
            for _ in range(8 * params.negative):
                off = rng.sample(fixed, rng.randint(1, min(len(fixed), 1 + len(fixed) // 2)))
                row = [rng.choice(domain) for domain in domains]
                for i in fixed:
                    row[i] = rng.choice([v for v in domains[i] if v != specific[i]]) if i in off else specific[i]
                if len(negative) < params.negative:
                    negative.add(tuple(row))
            general = _general(specific, sorted(negative))
            used = all(_general(specific, sorted(negative - {one})) != general for one in sorted(negative)[:2])
            if (
                len(negative) == params.negative
                and len(set(positive)) == params.positive
                and params.fewest <= len(general) <= params.most
                and specific not in general
                and used
            ):
                examples = [(one, True) for one in positive] + [(one, False) for one in sorted(negative)]
                rng.shuffle(examples)
                instance = self.Instance(examples=tuple(examples), domains=tuple(tuple(sorted(d)) for d in domains))
                return instance, {"S": specific, "G": frozenset(general)}
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        first, *others = [values for values, label in instance.examples if label]
        specific = tuple(v if all(p[i] == v for p in others) else "?" for i, v in enumerate(first))
        lines = [f"{i}: {comma(column)}" for i, column in enumerate(zip(first, *others, strict=True), start=1)]
        lines.append(f"S = {sequence(specific)}")
        apart: list[list[int]] = []
        for row in (values for values, label in instance.examples if not label):
            apart.append([i for i, value in enumerate(specific) if value not in ("?", row[i])])
            sets = [braces(i + 1 for i in sorted(one)) for one in minimal_transversals(apart)]
            lines.append(f"{comma(row)}: {comma(i + 1 for i in apart[-1])}: {' '.join(sets)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        rows = [(str(label), frozenset(values)) for values, label in instance.examples]
        return nameless([*rows, *(("values", frozenset(domain)) for domain in instance.domains)])


_VALUES = (
    "amber bold calm dark eager faint grand harsh icy jade keen lean mild neat oval pale quick rough soft tall upper "
    "vivid warm young blunt crisp dull empty firm green heavy inner"
).split()


def _general(specific: _Example, negative: list[_Example]) -> list[_Example]:
    """Find the smallest sets of fixed attributes that tell every negative example from the positive ones."""
    fixed = [i for i, value in enumerate(specific) if value != "?"]
    found: list[set[int]] = []
    for size in range(len(fixed) + 1):
        for chosen in map(set, combinations(fixed, size)):
            hits = all(any(row[i] != specific[i] for i in chosen) for row in negative)
            if hits and not any(chosen >= other for other in found):
                found.append(chosen)
    return [tuple(v if i in chosen else "?" for i, v in enumerate(specific)) for chosen in found]
