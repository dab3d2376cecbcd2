"""Count the committees with bounds for each group of people and rules for pairs of people.

Answer: one integer; it is unique.
Harder: more people, groups and rules.
Skills: counting, logic
Source: original.
"""

from __future__ import annotations

from itertools import product
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.naming import Statement, nameless
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Group = tuple[tuple[str, ...], int, int]
"""Names, and how many of them must be and may be chosen."""
Rule = tuple[str, str, str]


class CommitteeSelectionCount(Task["CommitteeSelectionCount.Params", "CommitteeSelectionCount.Instance", int]):
    version = 1

    class Params(task.Params):
        people: int = knob("the number of people", levels=(6, 8, 10, 11, 12, 14, 16, 18, 20, 24), ge=5, le=30)
        groups: int = knob("the number of groups", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        rules: int = knob("the number of rules", levels=(1, 1, 2, 3, 3, 4, 5, 5, 6, 7), ge=0, le=8)
        chosen: int = knob("how many people are chosen", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 11), ge=2, le=15)

    class Instance(task.Instance):
        setting: int
        chosen: int
        groups: tuple[Group, ...]
        rules: tuple[Rule, ...]

        def what(self, language: str) -> str:
            return _SETTINGS[self.setting][language == "zh"]

        def places(self, language: str) -> list[str]:
            _, _, en, zh = _SETTINGS[self.setting]
            return zh.split("、") if language == "zh" else en.split(", ")

        def told(self, language: str) -> list[str]:
            return [_RULES[kind][language == "zh"].format(a, b) for kind, a, b in self.rules]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ what(language) }} of exactly {{ chosen }} people is to be chosen from these people:

        {% for names, low, high in groups %}
        - {{ places(language)[loop.index0] }}, {{ "exactly %d" % low if low == high
        else "at least %d and at most %d" % (low, high) }}: {{ names | listed }}
        {% endfor %}

        {{ "One more rule applies" if rules | length == 1 else "All of these rules apply as well" }}:

        {{ told(language) | bullets }}

        How many different choices are allowed? All people are different, and the order of choosing does not matter.
        """,
        zh=r"""
        要从下列人员中选出恰好 {{ chosen }} 人组成{{ what(language) }}：

        {% for names, low, high in groups %}
        - {{ places(language)[loop.index0] }}，{{ "恰好 %d 人" % low if low == high
        else "至少 %d 人，至多 %d 人" % (low, high) }}：{{ names | join("、") }}
        {% endfor %}

        还必须遵守以下规则：

        {{ told(language) | bullets }}

        共有多少种不同的选法？每个人都不同，选的先后顺序不计。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        names = draw_names(rng, params.people)
        cuts = sorted(rng.sample(range(2, params.people - 1), params.groups - 1))
        parts = [names[i:j] for i, j in zip([0, *cuts], [*cuts, params.people], strict=True)]
        if min(map(len, parts)) < 2 or max(map(len, parts)) > 9:
            raise Retry
        chosen = set(rng.sample(names, params.chosen))
        groups = []
        for part in parts:
            inside = len(chosen & set(part))
            low, high = max(0, inside - rng.randint(0, 2)), max(1, min(len(part), inside + rng.randint(0, 2)))
            groups.append((tuple(part), low, high))
        rules: list[Rule] = []
        bound = rng.sample(names, min(params.people, params.rules + 3))
        for _ in range(200):
            a, b = rng.sample(bound, 2)
            kind = rng.choice(sorted(_RULES))
            fresh = len(rules) < params.rules and all({a, b} != {c, d} for _, c, d in rules)
            if fresh and _keeps(kind, a in chosen, b in chosen):
                rules.append((kind, a, b))
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)), chosen=params.chosen, groups=tuple(groups), rules=tuple(rules)
        )
        count = self.solve(instance)
        rest = [instance.model_copy(update={"rules": (*rules[:i], *rules[i + 1 :])}) for i in range(len(rules))]
        plain = {comb(params.people, k) for k in range(params.people)}
        if len(rules) < params.rules or count < 3 or count in plain or any(self.solve(one) == count for one in rest):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Decide on the people of the rules, and count the choices among the others by groups."""
        special = sorted({name for _, *pair in instance.rules for name in pair})
        total = 0
        for values in product((False, True), repeat=len(special)):
            into = dict(zip(special, values, strict=True))
            if all(_keeps(kind, into[a], into[b]) for kind, a, b in instance.rules):
                total += _free_choices(instance, into)
        return total

    def key(self, instance: Instance) -> object:
        statements: list[Statement] = [
            (f"group {low} {high}", frozenset(names)) for names, low, high in instance.groups
        ]
        statements += [(kind, (a, b) if kind == "only" else frozenset((a, b))) for kind, a, b in instance.rules]
        return [instance.chosen, nameless(statements)]


_SETTINGS = (
    ("A committee", "一个委员会", "teachers, parents, pupils, cooks, neighbours", "教师、家长、学生、厨师、邻居"),
    ("A jury", "一个评审团", "painters, dancers, singers, poets, actors", "画家、舞者、歌手、诗人、演员"),
    ("A crew", "一组船员", "sailors, engineers, medics, cooks, divers", "水手、工程师、医护、厨师、潜水员"),
    ("A team", "一支队伍", "class A, class B, class C, class D, class E", "甲班、乙班、丙班、丁班、戊班"),
    ("A working party", "一个工作组", "north, south, east, west, head office", "北区、南区、东区、西区、总部"),
    ("An expedition", "一支考察队", "geologists, botanists, drivers, guides, doctors", "地质、植物、司机、向导、医生"),
    ("A small orchestra", "一个小乐队", "strings, woodwind, brass, drums, keyboards", "弦乐、木管、铜管、鼓、键盘"),
    ("A panel", "一个专家组", "biologists, chemists, lawyers, engineers, doctors", "生物、化学、法律、工程、医学"),
)
"""What is chosen, and from which groups."""
_RULES = {
    "both": ("{0} and {1} cannot both be chosen.", "{0} 和 {1} 不能同时入选。"),
    "only": ("{0} can be chosen only if {1} is chosen.", "只有 {1} 入选，{0} 才能入选。"),
    "one": ("Exactly one of {0} and {1} must be chosen.", "{0} 和 {1} 中必须恰有一人入选。"),
    "some": ("At least one of {0} and {1} must be chosen.", "{0} 和 {1} 中至少有一人入选。"),
    "same": ("{0} and {1} are either both chosen or both left out.", "{0} 和 {1} 要么都入选，要么都不入选。"),
}


def _keeps(kind: str, a: bool, b: bool) -> bool:
    """Tell whether a rule allows to choose or leave out two people."""
    return {"both": not (a and b), "only": b or not a, "one": a != b, "some": a or b, "same": a == b}[kind]


def _free_choices(instance: CommitteeSelectionCount.Instance, into: dict[str, bool]) -> int:
    """Count the choices in which some people are in or out."""
    ways = {0: 1}
    for names, low, high in instance.groups:
        inside = sum(into.get(name, False) for name in names)
        free = sum(name not in into for name in names)
        after: dict[int, int] = {}
        for size, count in ways.items():
            for more in range(max(0, low - inside), min(free, high - inside) + 1):
                after[size + inside + more] = after.get(size + inside + more, 0) + count * comb(free, more)
        ways = after
    return ways.get(instance.chosen, 0)
