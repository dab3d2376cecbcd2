"""Make the domains of a network of binary constraints arc consistent.

Answer: what is left of the domain of every variable; there is one right answer.
Harder: more variables and values, longer chains, a variable that is fixed first, singleton consistency.
Skills: deduction, logic, simulation
Source: original; A. Mackworth's arc consistency, 1977.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Set, Word

Domains = dict[str, frozenset[int]]
Rule = tuple[str, str, str, int]
"""Two variables, the kind of the constraint, and a number that some kinds need."""

_NAMES = "ABCDEFGHI"
_KINDS = {
    "less": ("{a} + {k} <= {b}", "{a} + {k} <= {b}"),
    "not": ("{a} differs from {b}", "{a} 与 {b} 不相等"),
    "gap": ("{a} and {b} differ by {k}", "{a} 与 {b} 的差（大减小）是 {k}"),
    "sum": ("{a} + {b} is at least {k}", "{a} + {b} 不小于 {k}"),
    "even": ("{a} + {b} is even", "{a} + {b} 是偶数"),
}


class Ac3Domains(Task["Ac3Domains.Params", "Ac3Domains.Instance", Domains]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(3, 3, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=9)
        values: int = knob("the largest value", levels=(4, 5, 5, 6, 6, 6, 6, 6, 7, 7), ge=3, le=9)
        rounds: int = knob("after how many rounds nothing changes", levels=(1, 2, 2, 2, 2, 3, 2, 2, 2, 2), ge=1, le=9)
        mode: int = knob(
            "0 plain, up to 1 a fixed variable, up to 2 singleton", levels=(0,) * 4 + (1, 1, 2, 2, 2, 2), le=2
        )

    class Instance(task.Instance):
        values: int
        domains: tuple[tuple[int, ...], ...]
        rules: tuple[Rule, ...]
        fixed: tuple[str, int] | None
        singleton: bool

        @property
        def told(self) -> dict[str, list[str]]:
            """The constraints in English and in Chinese."""
            pairs = [(kind, {"a": a, "b": b, "k": k}) for a, b, kind, k in self.rules]
            return {
                "en": [_KINDS[kind][0].format(**parts) for kind, parts in pairs],
                "zh": [_KINDS[kind][1].format(**parts) for kind, parts in pairs],
            }

    prompt = Prompt(
        en=r"""
        These variables have these domains:

        {% for domain in domains %}
        - {{ "ABCDEFGHI"[loop.index0] }}: {{ domain | comma }}
        {% endfor %}

        Constraints, each between two variables:

        {% for rule in told.en %}
        - {{ rule }}.
        {% endfor %}

        {% if fixed %}
        First {{ fixed[0] }} is set to {{ fixed[1] }}, so that its domain holds this value only.
        {% endif %}
        Arc consistency: a value is deleted from the domain of a variable if for some constraint with this variable the
        domain of the other variable holds no value that fits it. This goes on until no more value can be deleted.
        {% if singleton %}
        Singleton arc consistency: a value v of a variable x is deleted too if arc consistency, after setting x to v,
        would empty some domain. Both kinds of deletion go on, in any order, until no more value can be deleted.
        {% endif %}

        Give what is left of the domain of every variable at the end.
        """,
        zh=r"""
        下列变量的取值范围（域）是：

        {% for domain in domains %}
        - {{ "ABCDEFGHI"[loop.index0] }}：{{ domain | comma }}
        {% endfor %}

        约束如下，每条约束涉及两个变量：

        {% for rule in told.zh %}
        - {{ rule }}。
        {% endfor %}

        {% if fixed %}
        首先令 {{ fixed[0] }} 取值 {{ fixed[1] }}，即它的域中只留下这个值。
        {% endif %}
        弧相容：如果对某条涉及某变量的约束，另一个变量的域中没有任何值能与该变量的某个值一起满足它，就把这个值从该变量的域中删去。
        如此继续，直到再也没有值可删。
        {% if singleton %}
        单点弧相容：如果令变量 x 取值 v 之后做弧相容会使某个域变空，就也把 v 从 x 的域中删去。
        两种删除可按任意顺序进行，直到再也没有值可删。
        {% endif %}

        请给出最后每个变量的域中还剩下哪些值。
        """,
    )

    def format(self, instance: Instance) -> Format[Domains]:
        names = tuple(_NAMES[: len(instance.domains)])
        return Mapping(Word(names), Set(Integer(1, instance.values)), names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Domains]:
        names, top = _NAMES[: params.variables], params.values
        domains = tuple(tuple(sorted(rng.sample(range(1, top + 1), rng.randint(top - 2, top)))) for _ in names)
        rules: set[Rule] = set()
        for b in range(1, params.variables + rng.randint(1, params.variables // 2)):
            pair = rng.sample(range(params.variables), 2) if b >= params.variables else [rng.randrange(b), b]
            first, second = (names[place] for place in rng.sample(pair, 2))
            kind = rng.choice(("less", "less", "not", "gap", "sum", "even"))
            k = {"less": rng.randint(1, 2), "gap": rng.randint(1, 3), "sum": rng.randint(top, top + 3)}.get(kind, 0)
            if kind != "less":
                first, second = sorted((first, second))
            rules.add((first, second, kind, k))
        mode = rng.randint(min(params.mode, 1), params.mode)
        name = rng.randrange(params.variables)
        fixed = (names[name], rng.choice(domains[name])) if mode == 1 else None
        instance = self.Instance(
            values=top, domains=domains, rules=tuple(sorted(rules)), fixed=fixed, singleton=mode == 2
        )
        start = _started(instance)
        plain, rounds = _consistent(instance.rules, start)
        if rounds < params.rounds or not all(plain.values()) or plain == start:
            raise task.Retry
        answer = _singleton(instance.rules, plain) if mode == 2 else plain
        if not all(answer.values()) or (mode == 2 and answer == plain):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.domains, instance.rules, instance.fixed, instance.singleton]


def _started(instance: Ac3Domains.Instance) -> Domains:
    domains = dict(zip(_NAMES, map(frozenset, instance.domains), strict=False))
    return domains if instance.fixed is None else {**domains, instance.fixed[0]: frozenset([instance.fixed[1]])}


def _fits(kind: str, x: int, y: int, k: int) -> bool:
    if kind == "less":
        return x + k <= y
    if kind == "gap":
        return abs(x - y) == k
    if kind == "sum":
        return x + y >= k
    return x != y if kind == "not" else (x + y) % 2 == 0


def _consistent(rules: tuple[Rule, ...], domains: Domains) -> tuple[Domains, int]:
    """Delete values until nothing changes; give the domains and in how many rounds something changed."""
    domains, rounds = dict(domains), 0
    while True:
        before = dict(domains)
        for a, b, kind, k in rules:
            domains[a] = frozenset(x for x in domains[a] if any(_fits(kind, x, y, k) for y in domains[b]))
            domains[b] = frozenset(y for y in domains[b] if any(_fits(kind, x, y, k) for x in domains[a]))
        if domains == before:
            return domains, rounds
        rounds += 1


def _singleton(rules: tuple[Rule, ...], domains: Domains) -> Domains:
    """Delete each value that empties a domain, until nothing changes."""
    before: Domains = {}
    while before != domains:
        before = domains
        for name in before:
            for value in sorted(domains[name]):
                tried, _ = _consistent(rules, {**domains, name: frozenset([value])})
                if not all(tried.values()):
                    domains, _ = _consistent(rules, {**domains, name: domains[name] - {value}})
    return domains
