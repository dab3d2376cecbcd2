"""List all pairs of a relation that recursive rules with variables derive.

Answer: a set of pairs of constants; it is unique.
Harder: more facts and constants, recursion along two relations, relations built on others, negation from level 6.
Skills: logic, deduction
Source: original; Datalog is in every text on deductive databases.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Set, Word

_Atom = tuple[str, str, str]  # a relation and two variables
_Rule = tuple[_Atom, tuple[_Atom, ...], tuple[_Atom, ...]]  # head, body, negated atoms
_Fact = tuple[str, str, str]
_STEPS = (  # how a relation p goes on: along e, along f, backwards, on both sides, through itself
    (("e", "X", "Y"), ("p", "Y", "Z")),
    (("p", "X", "Y"), ("f", "Y", "Z")),
    (("p", "X", "Y"), ("e", "Z", "Y")),
    (("f", "Y", "X"), ("p", "Y", "Z")),
    (("e", "X", "Y"), ("p", "Y", "W"), ("f", "Z", "W")),
    (("f", "X", "Y"), ("p", "Y", "W"), ("f", "W", "Z")),
    (("p", "Z", "X"), ("f", "X", "Z")),
)
_SECOND = (  # how a relation q is made of p
    (("p", "X", "Y"), ("f", "Y", "Z")),
    (("p", "Y", "X"), ("p", "Y", "Z")),
    (("e", "X", "Y"), ("q", "Y", "Z")),
    (("p", "X", "Y"), ("q", "Z", "Y")),
)
_NEGATED = ((("p", "X", "Z"), ("p", "Z", "X")), (("p", "X", "Z"), ("f", "X", "Z")), (("e", "X", "Z"), ("p", "Z", "X")))


class DatalogClosure(Task["DatalogClosure.Params", "DatalogClosure.Instance", frozenset[tuple[str, ...]]]):
    version = 1

    class Params(task.Params):
        constants: int = knob("how many constants there are", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=12)
        facts: int = knob("how many facts are given", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 13), ge=2, le=40)
        steps: int = knob("how many rules extend the first relation", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 3), ge=1, le=4)
        second: int = knob("how many rules extend a second relation", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=3)
        negation: bool = knob("whether the second relation uses negation", levels=(False,) * 5 + (True,) * 5)
        fewest: int = knob("the fewest pairs asked for", levels=(2, 3, 3, 4, 5, 5, 6, 7, 8, 9), ge=1, le=12)

    class Instance(task.Instance):
        constants: tuple[str, ...]
        facts: tuple[_Fact, ...]
        rules: tuple[_Rule, ...]
        asked: str

        @property
        def shown_facts(self) -> str:
            return ", ".join(map(_written, self.facts))

        @property
        def shown_rules(self) -> list[str]:
            return [
                f"{_written(head)} :- {', '.join([*map(_written, body), *(f'not {_written(one)}' for one in barred)])}."
                for head, body, barred in self.rules
            ]

        @property
        def negates(self) -> bool:
            return any(barred for _, _, barred in self.rules)

    prompt = Prompt(
        en=r"""
        These facts are given: {{ shown_facts }}. There are no other constants than {{ constants | comma }}.

        A rule "h :- b1, b2." says that h holds whenever b1 and b2 hold. Capital letters are variables and stand for any
        constants, also equal ones.
        {%- if negates %} "not b" holds if b cannot be derived at all from the facts and rules.{% endif %}


        {{ shown_rules | lines }}

        Nothing holds but what the facts and the rules, applied as often as possible, give. List all pairs (x, y) of
        constants for which {{ asked }}(x, y) holds.
        """,
        zh=r"""
        已知事实：{{ shown_facts }}。除 {{ constants | comma }} 外没有其他常量。

        规则“h :- b1, b2.”表示：只要 b1 和 b2 成立，h 就成立。大写字母是变量，可代表任意常量，也可以代表相同的常量。
        {%- if negates %}若 b 根本不能由事实和规则推出，则“not b”成立。{% endif %}


        {{ shown_rules | lines }}

        除了事实以及反复应用规则所得的结论外，其他都不成立。列出使 {{ asked }}(x, y) 成立的所有常量对 (x, y)。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[tuple[str, ...]]]:
        return Set(Sequence(Word(instance.constants), length=2, brackets="()"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[tuple[str, ...]]]:
        for _ in range(25):
            constants = sorted(rng.sample("abcdghijkmnrstuvw", params.constants))
            facts: set[_Fact] = set()
            while len(facts) < params.facts:
                facts.add((rng.choice("ef"), rng.choice(constants), rng.choice(constants)))
            rules: list[_Rule] = [(("p", "X", "Y"), ((rng.choice("ef"), *rng.choice(("XY", "XY", "YX"))),), ())]
            rules += [(("p", "X", "Z"), body, ()) for body in rng.sample(_STEPS, params.steps)]
            if params.second:
                first, barred = rng.choice(_NEGATED)
                rules.append((("q", "X", "Z"), (first,), (barred,) if params.negation else ()))
                rules += [(("q", "X", "Z"), body, ()) for body in rng.sample(_SECOND, params.second)]
            asked = "q" if params.second else "p"
            every = _derived(facts, rules)
            pairs = {(x, y) for name, x, y in every if name == asked}
            given = {(x, y) for _, x, y in facts}
            most = min(26, params.constants**2 * 2 // 3)
            enough = params.fewest <= len(pairs) <= most and len(pairs - given) >= max(1, len(pairs) // 3)
            if enough and all(_derived(facts, [rule for rule in rules if rule != one]) != every for one in rules):
                shown = sorted(facts)
                rng.shuffle(shown)
                rng.shuffle(rules)
                instance = self.Instance(
                    constants=tuple(constants), facts=tuple(shown), rules=tuple(rules), asked=asked
                )
                return instance, frozenset(pairs)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [nameless([(f, (x, y)) for f, x, y in instance.facts]), sorted(instance.rules)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _derived(set(instance.facts), list(instance.rules), lines)
        return "\n".join(lines)


def _written(atom: _Atom) -> str:
    return f"{atom[0]}({atom[1]}, {atom[2]})"


def _derived(facts: set[_Fact], rules: list[_Rule], lines: list[str] | None = None) -> set[_Fact]:
    """Add what rules give until nothing changes: first the relation p, then q, which alone negates.

    `lines` gets each new fact behind what it follows from.
    """
    pairs: dict[str, set[tuple[str, str]]] = {name: {(x, y) for r, x, y in facts if r == name} for name in "efpq"}
    for name in "pq":
        own = [rule for rule in rules if rule[0][0] == name]
        size = -1
        while len(pairs[name]) != size:
            size = len(pairs[name])
            for head, body, barred in own:
                rows = [
                    row for row in _rows(body, pairs) if not any((row[x], row[y]) in pairs[r] for r, x, y in barred)
                ]
                found = {(row[head[1]], row[head[2]]): row for row in sorted(rows, key=str)}
                fresh = sorted(found.keys() - pairs[name])
                if lines is not None and fresh and len(body) + len(barred) == 1:
                    lines.append(comma(_written((name, *new)) for new in fresh))
                elif lines is not None:
                    lines += [f"{_reason(body, barred, found[new])}: {_written((name, *new))}" for new in fresh]
                pairs[name] |= found.keys()
    return {(name, x, y) for name, found in pairs.items() for x, y in found}


def _reason(body: tuple[_Atom, ...], barred: tuple[_Atom, ...], row: dict[str, str]) -> str:
    used = [_written((relation, row[x], row[y])) for relation, x, y in (*body, *barred)]
    return comma([*used[: len(body)], *(f"not {atom}" for atom in used[len(body) :])])


def _rows(body: tuple[_Atom, ...], pairs: dict[str, set[tuple[str, str]]]) -> list[dict[str, str]]:
    """Give every way to put constants for the variables of a body, of which each atom shares one with those before."""
    rows: list[dict[str, str]] = [{}]
    for relation, x, y in body:
        longer = []
        for row in rows:
            a, b = row.get(x), row.get(y)
            longer += [{**row, x: c, y: d} for c, d in pairs[relation] if a in (None, c) and b in (None, d)]
        rows = longer
    return rows
