"""Tell who must and who can be in a team, from rules about the division and one more assumption.

Answer: two sets of names, those that must be in the team and those that can be; both are unique.
Harder: more people and teams, more rules, rules about more people.
Skills: logic, deduction
Source: original; grouping games are common in admission tests for law schools.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.possible_worlds import count_masks, digit_masks, meet, union
from bootcamp.lib.worlds import draw, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Set, Word

_DRAWS = 40
_TEXT = {
    "together": ("{0} and {1} are in the same team", "{0} 与 {1} 在同一队"),
    "apart": ("{0} and {1} are in different teams", "{0} 与 {1} 不在同一队"),
    "in": ("{0} is in team {t}", "{0} 在 {t} 队"),
    "out": ("{0} is not in team {t}", "{0} 不在 {t} 队"),
    "if": ("if {0} is in team {t}, then {1} is in team {u}", "如果 {0} 在 {t} 队，那么 {1} 在 {u} 队"),
    "unless": ("if {0} is in team {t}, then {1} is not in team {u}", "如果 {0} 在 {t} 队，那么 {1} 不在 {u} 队"),
    "least": ("at least two of {0}, {1} and {2} are in team {t}", "{0}、{1}、{2} 中至少有两人在 {t} 队"),
    "one": ("exactly one of {0}, {1} and {2} is in team {t}", "{0}、{1}、{2} 中恰有一人在 {t} 队"),
}
_PEOPLE = {"in": 1, "out": 1, "least": 3, "one": 3}
Rule = tuple[str, tuple[str, ...], str, str]
"""A kind, the people, and up to two teams."""


class AnalyticalGrouping(Task["AnalyticalGrouping.Params", "AnalyticalGrouping.Instance", dict[str, frozenset[str]]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people are divided", levels=(4, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=4, le=10)
        teams: int = knob("how many teams there are", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=2, le=4)
        rules: int = knob("how many rules there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=12)
        kinds: int = knob("how many kinds of rules occur", levels=(3, 4, 5, 5, 6, 6, 7, 7, 7, 7), ge=3, le=7)

    class Instance(task.Instance):
        people: tuple[str, ...]
        sizes: tuple[tuple[str, int], ...]
        rules: tuple[Rule, ...]
        assumption: Rule
        team: str

        @property
        def said(self) -> list[tuple[str, str]]:
            return [_words(rule) for rule in (*self.rules, self.assumption)]

    prompt = Prompt(
        en=r"""
        {{ people | listed(language) }} are divided into teams, each person into exactly one:
        {% for name, size in sizes %}team {{ name }} with {{ size }} {{ "person" if size == 1 else "people" }}
        {{- ", " if not loop.last }}{% endfor %}. These rules hold:

        {% for en, _ in said[:-1] %}
        {{ loop.index }}. {{ en[0] | upper }}{{ en[1:] }}.
        {% endfor %}

        Assume in addition that {{ said[-1][0] }}.

        Who must be in team {{ team }} then (in every division that fits), and who may be in team {{ team }} (in at
        least one division that fits)? Whoever must be there also counts among those who may.
        """,
        zh=r"""
        {{ people | join("、") }} 分成几队，每人恰好在一队：
        {% for name, size in sizes %}{{ name | gloss }}队 {{ size }} 人{{ "、" if not loop.last }}{% endfor %}。
        分队遵守以下规则：

        {% for _, zh in said[:-1] %}
        {{ loop.index }}. {{ zh }}。
        {% endfor %}

        另外再假设：{{ said[-1][1] }}。

        这时谁一定（must）在 {{ team }} 队（即在每一种符合条件的分法中都在），谁可能（may）在 {{ team }} 队
        （即至少在一种符合条件的分法中在）？一定在的人也算可能在的人。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, frozenset[str]]]:
        return Record(must=Set(Word(instance.people)), may=Set(Word(instance.people)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, frozenset[str]]]:
        people, teams = draw_names(rng, params.people), draw(rng, "colour", params.teams)
        digits = digit_masks(params.people, params.teams)
        place = {name: dict(zip(teams, row, strict=True)) for name, row in zip(people, digits, strict=True)}
        full = (1 << params.teams**params.people) - 1
        for _ in range(_DRAWS):
            actual = [rng.randrange(params.teams) for _ in people]
            sizes = [actual.count(team) for team in range(params.teams)]
            if min(sizes) < 1 or max(sizes) > max(params.people - 3, (params.people + 1) // 2):
                continue
            number = sum(team * params.teams**i for i, team in enumerate(actual))
            start = meet((count_masks([row[t] for row in digits], full)[n] for t, n in enumerate(sizes)), full)
            rules, masks = list[Rule](), list[int]()
            for _ in range(8 * params.rules):
                rule = _draw(rng, people, teams, params.kinds)
                mask = _mask(rule, place, full)
                left = meet(masks, start)
                if mask >> number & 1 and left & ~mask and rule not in rules and (left & mask).bit_count() > 1:
                    rules.append(rule)
                    masks.append(mask)
                if len(rules) > params.rules:
                    break
            needed = all(meet(masks[:i] + masks[i + 1 :], start) != meet(masks, start) for i in range(len(masks)))
            if len(rules) <= params.rules or not needed:
                continue
            team, fits = rng.choice(teams), meet(masks, start)
            may = frozenset(name for name in people if fits & place[name][team])
            must = frozenset(name for name in may if not fits & ~place[name][team])
            if must and len(must) < dict(zip(teams, sizes, strict=True))[team] and len(may) < params.people:
                instance = self.Instance(
                    people=people,
                    sizes=tuple(zip(teams, sizes, strict=True)),
                    rules=tuple(rules[:-1]),
                    assumption=rules[-1],
                    team=team,
                )
                return instance, {"must": must, "may": may}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names = {name: f"p{i}" for i, name in enumerate(instance.people)}
        names |= {team: f"t{i}" for i, (team, _) in enumerate(instance.sizes)} | {"": ""}
        rules = [[k, *(names[one] for one in about), names[t], names[u]] for k, about, t, u in instance.rules]
        kind, about, t, u = instance.assumption
        last = [kind, *(names[one] for one in about), names[t], names[u]]
        return [[n for _, n in instance.sizes], len(instance.people), sorted(rules), last, names[instance.team]]


def _words(rule: Rule) -> tuple[str, str]:
    kind, about, team, other = rule
    en, zh = _TEXT[kind]
    return en.format(*about, t=team, u=other), zh.format(*about, t=team, u=other)


def _draw(rng: Random, people: tuple[str, ...], teams: tuple[str, ...], kinds: int) -> Rule:
    kind = rng.choice(("if", "apart", "out", "together", "unless", "one", "least")[:kinds])
    drawn = rng.sample(people, _PEOPLE.get(kind, 2))
    about = tuple(drawn if kind in ("if", "unless") else sorted(drawn))
    first = "" if kind in ("together", "apart") else rng.choice(teams)
    return kind, about, first, rng.choice(teams) if kind in ("if", "unless") else ""


def _mask(rule: Rule, place: dict[str, dict[str, int]], full: int) -> int:
    """Give the divisions in which a rule holds."""
    kind, about, team, other = rule
    if kind in ("together", "apart"):
        same = union(place[about[0]][one] & place[about[1]][one] for one in place[about[0]])
        return same if kind == "together" else full & ~same
    first = place[about[0]][team]
    if kind in ("in", "out"):
        return first if kind == "in" else full & ~first
    if kind in ("if", "unless"):
        second = place[about[1]][other]
        return full & ~first | (second if kind == "if" else full & ~second)
    counts = count_masks([place[name][team] for name in about], full)
    return counts[1] if kind == "one" else counts[2] | counts[3]
