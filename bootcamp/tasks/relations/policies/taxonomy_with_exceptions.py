"""Decide which default properties individuals inherit in a taxonomy with exceptions.

Answer: yes, no or ? for each question, in order; it is unique.
Harder: more kinds, several parents, more defaults that override others, more individuals and questions.
Skills: deduction, logic
Source: original; inheritance with exceptions goes back to D. Touretzky (1986).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.conlang import draw_word
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.policies._properties import PROPERTIES, denied, draw_properties
from bootcamp.verifiers import Choice, Format, Sequence

Default = tuple[int, int, bool]
"""A kind, a property, and whether the kind has it by default."""

_TOKENS = ("yes", "no", "?")


class TaxonomyWithExceptions(Task["TaxonomyWithExceptions.Params", "TaxonomyWithExceptions.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds there are", levels=(4, 5, 6, 7, 9, 11, 13, 15, 17, 20), ge=3, le=24)
        defaults: int = knob("how many defaults there are", levels=(4, 6, 8, 10, 12, 15, 18, 22, 26, 30), ge=3, le=40)
        several: int = knob(
            "percentage of kinds with two parents", levels=(0, 20, 30, 40, 45, 50, 50, 50, 55, 60), ge=0, le=100
        )
        individuals: int = knob("how many individuals", levels=(2, 2, 2, 3, 3, 4, 4, 4, 5, 6), ge=1, le=8)
        queries: int = knob("how many questions", levels=(4, 4, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=14)

    class Instance(task.Instance):
        kinds: tuple[str, ...]
        parents: tuple[tuple[int, int], ...]  # (a, b): every a is a b
        defaults: tuple[Default, ...]
        properties: tuple[int, ...]  # which of the list occur
        individuals: tuple[tuple[str, int], ...]
        queries: tuple[tuple[int, int], ...]  # (individual, property)

        @property
        def texts(self) -> dict[str, list[str]]:
            en = [f"Every {self.kinds[a]} is a {self.kinds[b]}." for a, b in self.parents]
            zh = [f"每个 {self.kinds[a]} 都是 {self.kinds[b]}。" for a, b in self.parents]
            for kind, prop, positive in self.defaults:
                word = PROPERTIES[self.properties[prop]]
                en.append(f"By default, a {self.kinds[kind]} is {'' if positive else 'not '}{word[0]}.")
                zh.append(f"默认情况下，{self.kinds[kind]} {word[1] if positive else denied(word[1])}。")
            en += [f"{name} is a {self.kinds[kind]}." for name, kind in self.individuals]
            zh += [f"{name} 是一个 {self.kinds[kind]}。" for name, kind in self.individuals]
            return {"en": en, "zh": zh}

        @property
        def asked(self) -> dict[str, list[str]]:
            pairs = [(self.individuals[one][0], PROPERTIES[self.properties[prop]]) for one, prop in self.queries]
            return {
                "en": [f"Is {name} {word[0]}?" for name, word in pairs],
                "zh": [f"{name} {word[1]}吗？" for name, word in pairs],
            }

    prompt = Prompt(
        en=r"""
        {{ texts["en"] | lines }}

        The kinds of an individual are the kind that it is said to be and all kinds above it, in one step or several.
        For a property, look at the defaults of all these kinds. A default is overridden if another of these kinds,
        which lies below the kind of this default in one step or several, has the opposite default (whether or not that
        one is overridden itself). If defaults remain and all of them say that the property is there, the answer is yes;
        if all of them say that it is not, the answer is no; if they disagree, or if there is no default, the answer is
        ?.

        {{ asked["en"] | numbered }}

        Answer in order.
        """,
        zh=r"""
        {{ texts["zh"] | lines }}

        一个个体的种类包括所说的那个种类，以及在它上面（隔一层或多层）的所有种类。对一个性质，
        考察所有这些种类的默认规定。
        如果这些种类中另有一个种类，位于某条默认规定所属种类的下面（隔一层或多层），且有相反的默认规定，
        则该条默认规定被推翻（不论后者自己是否被推翻）。若还有未被推翻的规定，且都说有这个性质，答案是 yes；都说没有，
        答案是 no；
        互相矛盾或者没有规定，答案是 ?。

        {{ asked["zh"] | numbered }}

        请按顺序回答。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Choice(_TOKENS), length=len(instance.queries))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        n = params.kinds
        parents: list[tuple[int, int]] = []
        for kind in range(1, n):
            count = 2 if kind > 1 and rng.randrange(100) < params.several else 1
            parents += [(kind, above) for above in sorted(rng.sample(range(max(0, kind - 5), kind), count))]
        count = 2 + params.queries // 4
        pairs = [(kind, prop) for kind in range(n) for prop in range(count)]
        if params.defaults > len(pairs) * 3 // 4:
            raise task.Retry
        defaults = tuple((*pair, rng.random() < 0.5) for pair in sorted(rng.sample(pairs, params.defaults)))
        low = rng.sample(range(n // 2, n), min(params.individuals, n - n // 2))
        open_: dict[str, list[tuple[int, int]]] = {token: [] for token in _TOKENS}
        astray = set[tuple[int, int]]()  # the nearest defaults give another answer
        for one, kind in enumerate(low):
            for prop in range(count):
                token, plain = _answer(kind, prop, parents, defaults)
                if not plain or rng.random() < 0.3:
                    open_[token].append((one, prop))
                    astray |= {(one, prop)} if token != _nearest(kind, prop, parents, defaults) else set()
        if min(map(len, open_.values())) < 1 + (params.queries > 6) or sum(map(len, open_.values())) < params.queries:
            raise task.Retry
        queries = [rng.choice([q for q in group if q in astray] or group) for group in open_.values()]
        if params.several > 30 and not astray & {*queries}:
            raise task.Retry
        rest = [query for group in open_.values() for query in group if query not in queries]
        queries += rng.sample(rest, params.queries - len(queries))
        rng.shuffle(queries)
        words = set[str]()
        while len(words) < n:
            words.add(draw_word(rng, 2).lower())
        order = sorted(words)
        rng.shuffle(order)
        rng.shuffle(parents)
        instance = self.Instance(
            kinds=tuple(order),
            parents=tuple(parents),
            defaults=tuple(rng.sample(defaults, len(defaults))),
            properties=draw_properties(rng, count),
            individuals=tuple(zip(draw_names(rng, len(low)), low, strict=True)),
            queries=tuple(queries),
        )
        return instance, tuple(_answer(low[one], prop, parents, defaults)[0] for one, prop in queries)

    def key(self, instance: Instance) -> object:
        places = [kind for _, kind in instance.individuals]
        return [sorted(instance.parents), sorted(instance.defaults), places, sorted(instance.queries)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words, parents, lines = instance.kinds, list(instance.parents), []
        for one, prop in instance.queries:
            name, kind = instance.individuals[one]
            kinds = _above(kind, parents)
            own = {k: yes for k, p, yes in instance.defaults if p == prop and k in kinds}
            signs = {k: f"{words[k]} {'yes' if yes else 'no'}" for k, yes in own.items()}
            told = []
            for k, yes in own.items():
                over = [signs[other] for other in own if own[other] != yes and k in _above(other, parents)]
                told.append(f"{signs[k]} < {over[0]}" if over else signs[k])
            shown = " ".join(words[k] for k in sorted(kinds, reverse=True))
            token = _answer(kind, prop, parents, instance.defaults)[0]
            asked = PROPERTIES[instance.properties[prop]][language == "zh"]
            lines.append(f"{name}, {asked}: {shown}; {', '.join(told) or '-'}: {token}")
        return "\n".join(lines)


def _above(kind: int, parents: list[tuple[int, int]]) -> set[int]:
    """Give a kind and all kinds above it."""
    found = {kind}
    while more := {b for a, b in parents if a in found} - found:
        found |= more
    return found


def _nearest(kind: int, prop: int, parents: list[tuple[int, int]], defaults: tuple[Default, ...]) -> str:
    """Give the answer by the defaults that are the fewest steps away."""
    level = {kind}
    while level:
        found = {positive for k, p, positive in defaults if p == prop and k in level}
        if found:
            return "?" if len(found) > 1 else "yes" if True in found else "no"
        level = {b for a, b in parents if a in level}
    return "?"


def _answer(kind: int, prop: int, parents: list[tuple[int, int]], defaults: tuple[Default, ...]) -> tuple[str, bool]:
    """Give the answer, and whether all defaults agree, so that nothing is overridden."""
    kinds = _above(kind, parents)
    own = {k: positive for k, p, positive in defaults if p == prop and k in kinds}
    left = {
        positive
        for k, positive in own.items()
        if not any(other != k and own[other] != positive and k in _above(other, parents) for other in own)
    }
    token = "?" if len(left) != 1 else "yes" if left == {True} else "no"
    return token, len(set(own.values())) < 2
