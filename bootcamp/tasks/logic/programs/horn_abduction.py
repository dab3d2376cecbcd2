"""List the minimal explanations of an observation by a Horn theory.

Answer: a set of sets of abducible atoms; it is unique.
Harder: more rules, more abducible atoms, more explanations, constraints that rule some out.
Skills: logic, deduction, search
Source: original; abduction in Horn theories is in the texts on artificial intelligence.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.naming import arrow, atoms, nameless
from bootcamp.lib.prompts import braces, comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

_Rule = tuple[tuple[str, ...], str]


class HornAbduction(Task["HornAbduction.Params", "HornAbduction.Instance", frozenset[frozenset[str]]]):
    version = 1

    class Params(task.Params):
        abducibles: int = knob("how many atoms may be assumed", levels=(4, 4, 5, 5, 6, 7, 7, 8, 9, 10), ge=3, le=11)
        inner: int = knob("how many other atoms there are", levels=(2, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=1, le=14)
        rules: int = knob("how many rules there are", levels=(4, 5, 7, 9, 11, 13, 15, 18, 20, 23), ge=2, le=30)
        constraints: int = knob("how many constraints there are", levels=(0, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        fewest: int = knob("the fewest explanations", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        most: int = knob("the most explanations", levels=(2, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)

    class Instance(task.Instance):
        abducibles: tuple[str, ...]
        rules: tuple[_Rule, ...]  # (body, head)
        constraints: tuple[tuple[str, str], ...]
        observed: tuple[str, ...]

        @property
        def shown(self) -> list[str]:
            return [arrow(*rule) for rule in self.rules]

    prompt = Prompt(
        en=r"""
        A rule "x, y -> z" says that z holds if all the atoms before the arrow hold. These are the rules:

        {{ shown | lines }}

        These atoms may be assumed: {{ abducibles | comma }}.
        {% if constraints %}

        These pairs of atoms must never both hold:

        {% for a, b in constraints %}
        {{ a }} and {{ b }}
        {% endfor %}
        {% endif %}

        A set of assumed atoms explains the observation if every observed atom can be derived from it by the rules
        {%- if constraints %} and no pair above holds, neither by assumption nor by derivation{% endif %}. The observed
        atom{{ "s are" if observed | length > 1 else " is" }} {{ observed | listed(language) }}.

        List all minimal explanations: those of which no proper subset explains the observation.
        """,
        zh=r"""
        规则“x, y -> z”表示：若箭头前的原子都成立，则 z 成立。全部规则如下：

        {{ shown | lines }}

        可以假设的原子有：{{ abducibles | comma }}。
        {% if constraints %}

        下列各对原子不能同时成立：

        {% for a, b in constraints %}
        {{ a }} 与 {{ b }}
        {% endfor %}
        {% endif %}

        一组假设的原子能解释观察结果，是指由它们按规则可以推出所有观察到的原子
        {%- if constraints %}，并且上面没有一对原子同时成立（无论是假设的还是推出的）{% endif %}。
        观察到的原子是 {{ observed | listed(language) }}。

        请列出所有极小的解释，即没有真子集也能解释观察结果的那些解释。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[frozenset[str]]]:
        return Set(Set(Word(instance.abducibles)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[str]]]:
        for _ in range(30):
            names = atoms(rng, params.abducibles + params.inner)
            given, inner = names[: params.abducibles], names[params.abducibles :]
            rules: set[_Rule] = set()
            for _ in range(4 * params.rules):
                head = rng.randrange(len(inner))
                pool = [*given, *inner[:head], *inner[max(0, head - 3) : head]]
                body = dict.fromkeys(rng.choices(pool, k=rng.choice((1, 2, 2, 3))))
                if len(body) > 1 or next(iter(body)) in inner or rng.random() < 0.3:
                    rules.add((tuple(body), inner[head]))
                if len(rules) == params.rules:
                    break
            observed = inner[-1:] if rng.random() < 0.5 else inner[-2:]
            pairs = list(combinations([*given, *inner[:-2]], 2))
            constraints = rng.sample(pairs, min(params.constraints, len(pairs)))
            shuffled = sorted(rules)
            rng.shuffle(shuffled)
            instance = self.Instance(
                abducibles=tuple(sorted(given)),
                rules=tuple(shuffled),
                constraints=tuple(constraints),
                observed=tuple(sorted(observed)),
            )
            found = _explanations(instance, True)
            free = _explanations(instance, False)
            if (
                params.fewest <= len(found) <= params.most
                and (found != free or not constraints)
                and max(map(len, found)) > 1
            ):
                return instance, frozenset(found)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        known = {name: [frozenset({name})] for name in instance.abducibles}
        for name in (*instance.observed, *(name for pair in instance.constraints for name in pair)):
            _explained(name, instance.rules, known, lines)
        found = _joined([known[name] for name in instance.observed])
        if instance.observed[1:]:
            lines.append(f"{comma(instance.observed)}: {_told(found)}")
        for pair in instance.constraints:
            barred = _joined([known[name] for name in pair])
            found = [one for one in found if not any(other <= one for other in barred)]
            lines.append(f"- {comma(pair)}: {_told(barred)}: {_told(found)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        facts = [("assume", name) for name in instance.abducibles] + [("seen", name) for name in instance.observed]
        pairs = [("never", frozenset(pair)) for pair in instance.constraints]
        return nameless([*facts, *pairs, *(("rule", head, frozenset(body)) for body, head in instance.rules)])


_Sets = list[frozenset[str]]


def _told(sets: _Sets) -> str:
    return comma(braces(sorted(one)) for one in sets) or "-"


def _joined(parts: list[_Sets]) -> _Sets:
    """Join one set of each part in all ways, and keep the minimal ones."""
    joins = dict.fromkeys(frozenset[str]().union(*chosen) for chosen in product(*parts))
    return [one for one in joins if not any(other < one for other in joins)]


def _explained(name: str, rules: tuple[_Rule, ...], known: dict[str, _Sets], lines: list[str]) -> None:
    """Find the minimal sets that an atom follows from, after those of the atoms before it."""
    if name in known:
        return
    ways = _Sets()
    for body, head in rules:
        if head == name:
            for part in body:
                _explained(part, rules, known, lines)
            ways += (own := _joined([known[part] for part in body]))
            lines.append(f"{arrow(body, name)}: {_told(own)}")
    known[name] = _joined([ways])
    lines += [f"{name}: {_told(known[name])}"] * (sum(head == name for _, head in rules) > 1)


def _explanations(instance: HornAbduction.Instance, constrained: bool) -> list[frozenset[str]]:
    """Try the sets of abducible atoms, small ones first, and keep the minimal ones."""
    place = {name: 1 << i for i, name in enumerate(instance.abducibles)}
    for body, head in instance.rules:
        for name in (*body, head):
            place.setdefault(name, 1 << len(place))
    for name in (name for pair in instance.constraints for name in pair):
        place.setdefault(name, 1 << len(place))
    rules = [(sum(place[name] for name in body), place[head]) for body, head in instance.rules]
    goal = sum(place.get(name, 1 << 60) for name in instance.observed)
    never = [place[a] | place[b] for a, b in instance.constraints] if constrained else []
    found: list[int] = []
    for size in range(len(instance.abducibles) + 1):
        for chosen in combinations(instance.abducibles, size):
            start = sum(place[name] for name in chosen)
            if any(start & other == other for other in found):
                continue
            known, before = start, -1
            while known != before:
                before = known
                for body_mask, head_mask in rules:
                    if known & body_mask == body_mask:
                        known |= head_mask
            if known & goal == goal and not any(known & pair == pair for pair in never):
                found.append(start)
    return [frozenset(name for name in instance.abducibles if start & place[name]) for start in found]
