"""Find what a Horn program derives, and in which round.

Answer: the number of the round by derived atom; it is unique.
Harder: more rules, more rounds, longer bodies, more rules that never fire or come too late.
Skills: logic, deduction
Source: original; least models of Horn programs are in every text on logic programming.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import horn_closure
from bootcamp.lib.naming import arrow, atoms, nameless
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

_Rule = tuple[tuple[str, ...], str]


class HornLeastModel(Task["HornLeastModel.Params", "HornLeastModel.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        rounds: int = knob("how many rounds add atoms", levels=(2, 3, 3, 4, 5, 6, 7, 9, 11, 14), ge=1, le=16)
        derived: int = knob("how many atoms are derived", levels=(4, 5, 6, 7, 8, 10, 13, 16, 20, 24), ge=1, le=28)
        facts: int = knob("how many facts are given", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        late: int = knob(
            "how many rules derive an atom again, later", levels=(1, 2, 2, 3, 4, 6, 8, 10, 14, 18), ge=0, le=30
        )
        useless: int = knob("how many rules never fire", levels=(1, 2, 3, 4, 5, 8, 11, 15, 20, 26), ge=0, le=40)
        body: int = knob("the most atoms in a body", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5)

    class Instance(task.Instance):
        facts: tuple[str, ...]
        rules: tuple[_Rule, ...]  # (body, head)

        @property
        def shown(self) -> list[str]:
            return [arrow(*rule) for rule in self.rules]

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(sorted({*self.facts, *(name for body, head in self.rules for name in (*body, head))}))

    prompt = Prompt(
        en=r"""
        At the start these atoms are known: {{ facts | comma }}.

        A rule "x, y -> z" adds z if all the atoms before the arrow are known. These are the rules:

        {{ shown | lines }}

        The rules are applied in rounds, numbered from 1. In each round, all rules whose atoms before the arrow were
        known before that round add their atoms at the same time. This goes on until a round adds nothing new.

        For every atom that is added and was not known at the start, give the number of the round in which it is added
        first. Leave out atoms that are never added.
        """,
        zh=r"""
        开始时已知的原子有：{{ facts | comma }}。

        规则“x, y -> z”表示：若箭头前的原子都已知，就加入 z。全部规则如下：

        {{ shown | lines }}

        规则按轮次应用，轮次从 1 开始编号。每一轮中，凡是箭头前的原子在该轮之前都已知的规则，同时加入各自的原子。
        如此进行，直到某一轮没有加入新的原子为止。

        对每个被加入且开始时未知的原子，给出它首次被加入的轮次。从未被加入的原子不要写出。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        return Mapping(Word(instance.names), Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        dead_count = min(params.useless, 2 + params.useless // 3)
        names = atoms(rng, params.facts + params.derived + dead_count)
        rng.shuffle(names)
        facts, rest = names[: params.facts], names[params.facts :]
        derived, dead = rest[: params.derived], rest[params.derived :]
        layers = [*range(1, params.rounds + 1)]
        layers += [rng.randint(1, params.rounds) for _ in range(params.derived - params.rounds)]
        level = dict.fromkeys(facts, 0) | dict(zip(derived, layers, strict=True))
        rules: set[_Rule] = set()
        for name in derived:
            below = [other for other in level if level[other] < level[name]]
            first = rng.choice([other for other in below if level[other] == level[name] - 1])
            rules.add(_rule(rng, first, below, name, params.body))
        for _ in range(params.late):
            name = rng.choice(derived)
            above = [other for other in level if level[other] >= level[name] and other != name]
            if above:
                rules.add(_rule(rng, rng.choice(above), list(level), name, params.body))
        for _ in range(params.useless):
            known = [*level, *dead]
            head = rng.choice(dead if rng.random() < 0.6 else derived)
            rules.add(_rule(rng, rng.choice(dead), known, head, params.body))
        ordered = sorted(rule for rule in rules if rule[1] not in rule[0])
        rng.shuffle(ordered)
        answer = {name: turn for turn, new in enumerate(horn_closure(facts, ordered), 1) for name in new}
        if max(answer.values()) != params.rounds or set(answer) & set(dead):
            raise task.Retry
        return self.Instance(facts=tuple(facts), rules=tuple(ordered)), answer

    def key(self, instance: Instance) -> object:
        facts = [("fact", name) for name in instance.facts]
        return nameless([*facts, *(("rule", head, frozenset(body)) for body, head in instance.rules)])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        known, lines = set(instance.facts), []
        for turn, new in enumerate(horn_closure(instance.facts, instance.rules), start=1):
            for name in new:
                body = next(body for body, head in instance.rules if head == name and known.issuperset(body))
                lines.append(f"{turn}. {arrow(body, name)}")
            known.update(new)
        return "\n".join([*lines, f"{turn + 1}. -"])


def _rule(rng: Random, first: str, pool: list[str], head: str, longest: int) -> _Rule:
    """Draw a body with `first` and others of `pool`, in random order."""
    others = [name for name in pool if name not in (first, head)]
    body = [first, *rng.sample(others, min(rng.randint(0, longest - 1), len(others)))]
    rng.shuffle(body)
    return tuple(body), head
