"""List the relatives of a stated kind who meet conditions on sex, years, children and age, from the facts of a family.

Answer: the set of their names; it is unique and not empty.
Harder: more people and generations, more distant relatives, more conditions.
Skills: deduction, search
Source: original; genealogical queries on family trees.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.family import Family, lifetimes, named
from bootcamp.lib.story import Event, renamed, told
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

_TEXT = {
    "root_f": ("{0}, a woman, was born in {1}.", "{0}（女）生于 {1} 年。"),
    "root_m": ("{0}, a man, was born in {1}.", "{0}（男）生于 {1} 年。"),
    "wed_f": ("{1} married {0}, a woman born in {2}.", "{1} 与 {0}（女，生于 {2} 年）结婚。"),
    "wed_m": ("{1} married {0}, a man born in {2}.", "{1} 与 {0}（男，生于 {2} 年）结婚。"),
    "born_f": ("{0} was born in {3} as a daughter of {1} and {2}.", "{0} 是 {1} 与 {2} 的女儿，生于 {3} 年。"),
    "born_m": ("{0} was born in {3} as a son of {1} and {2}.", "{0} 是 {1} 与 {2} 的儿子，生于 {3} 年。"),
    "died": ("{0} died in {1}.", "{0} 于 {1} 年去世。"),
}
_KINDS = {  # generations from the relative and from the person asked about up to the nearest common ancestors
    "sibling": (1, 1, "the brothers and sisters of {0}", "{0} 的兄弟姐妹"),
    "grandchild": (2, 0, "the children of {0}'s children", "{0} 的子女的子女"),
    "nephew": (2, 1, "the children of {0}'s brothers and sisters", "{0} 的兄弟姐妹的子女"),
    "uncle": (1, 2, "the brothers and sisters of {0}'s mother and father", "{0} 的父母的兄弟姐妹"),
    "cousin": (2, 2, "the first cousins of {0}", "{0} 的父母的兄弟姐妹的子女"),
    "grandnephew": (3, 1, "the grandchildren of {0}'s brothers and sisters", "{0} 的兄弟姐妹的子女的子女"),
    "granduncle": (1, 3, "the brothers and sisters of {0}'s grandparents", "{0} 的父母的父母的兄弟姐妹"),
    "great-grandchild": (3, 0, "the great-grandchildren of {0}", "{0} 的子女的子女的子女"),
    "cousin's child": (3, 2, "the children of {0}'s first cousins", "{0} 的父母的兄弟姐妹的子女的子女"),
    "parent's cousin": (2, 3, "the first cousins of {0}'s mother and father", "{0} 的父母的父母的兄弟姐妹的子女"),
    "second cousin": (3, 3, "the second cousins of {0}", "{0} 的父母的父母的兄弟姐妹的子女的子女"),
}
_CONDITIONS = {
    "f": ("is a woman", "是女性"),
    "m": ("is a man", "是男性"),
    "alive": ("was alive at the end of {0}", "在 {0} 年年底在世（已出生且尚未去世）"),
    "parent": ("has at least one child", "至少有一个孩子"),
    "childless": ("has no children", "没有孩子"),
    "older": ("is older than {0}", "比 {0} 年长"),
    "younger": ("is younger than {0}", "比 {0} 年轻"),
}
_AGES = ("older", "younger")
_PAIRS = ({"f", "m"}, {"parent", "childless"}, {"older", "younger"})


class FamilyTreeQuery(Task["FamilyTreeQuery.Params", "FamilyTreeQuery.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(7, 10, 14, 18, 22, 27, 32, 36, 40, 45), ge=6, le=60)
        generations: int = knob("how many generations there are", levels=(3, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=3, le=6)
        kinds: int = knob("how many kinds of relatives occur", levels=(2, 3, 5, 6, 8, 9, 11, 11, 11, 11), ge=1, le=11)
        conditions: int = knob("how many conditions there are", levels=(0, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        people: tuple[str, ...]
        facts: tuple[Event, ...]
        person: str
        kind: str
        conditions: tuple[Event, ...]

        @property
        def story(self) -> list[tuple[str, str]]:
            return told(self.facts, _TEXT)

        @property
        def relatives(self) -> tuple[str, str]:
            return _KINDS[self.kind][2].format(self.person), _KINDS[self.kind][3].format(self.person)

        @property
        def condition_texts(self) -> list[tuple[str, str]]:
            return told(self.conditions, _CONDITIONS)

    prompt = Prompt(
        en=r"""
        This is what a family's records say, in no particular order.

        {{ story | map("first") | bullets }}

        Everybody not said to have died was still alive at the end of 2000, and nobody has children other than those
        named. Nobody married more than once, no relatives by descent married, and all children are children of the
        married couple named. Older means born in an earlier year. Brothers and sisters have the same parents; first
        cousins are people one of whose parents are brother or sister; second cousins are people one of whose parents
        are first cousins. Nobody counts as a relative because of a marriage.

        There is at least one answer. List {{ "all of " if not conditions }}{{ relatives[0] }}{%
        if conditions %}, but only those of them for whom {{ "all of this" if conditions[1:] else "this" }} is true:

        {{ condition_texts | map("first") | bullets }}
        {% else %}.{% endif %}
        """,
        zh=r"""
        以下是一个家族的记录，先后不分次序：

        {{ story | map("last") | bullets }}

        没有提到去世的人在 2000 年年底都还在世；除记录中提到的以外，谁都没有别的孩子。
        每人至多结婚一次，没有血缘亲属之间的婚姻，孩子都是所说夫妻双方的孩子。
        “年长”指出生年份更早，“年轻”指出生年份更晚。兄弟姐妹指同父同母、不是本人的人；通过婚姻形成的亲属不算。

        答案至少有一人。请列出 {{ relatives[1] }}{% if conditions %}，但只列其中满足{{
        "以下全部条件" if conditions[1:] else "这个条件" }}的人：

        {{ condition_texts | map("last") | bullets }}
        {% else %}。{% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Word(instance.people))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        family, depths = Family(), [0]
        family.marry(family.add(rng.choice("fm")))
        depths.append(0)
        while len(family.sexes) < params.people:
            one = rng.randrange(len(family.sexes))
            fertile = family.parents[one] is not None or one < 2
            if fertile and depths[one] < params.generations - 1 and len(family.children(one)) < 4:
                family.child(one, rng.choice("fm"))
                depths += [depths[one]] * (len(family.sexes) - len(depths) - 1) + [depths[one] + 1]
        born, died = lifetimes(rng, family)
        names = named(rng, family)
        kinds = list(_KINDS)[max(0, params.kinds - 7) : params.kinds]
        rng.shuffle(kinds)
        pools = (
            (kind, x, _relatives(family, kind, x)) for kind in kinds for x in rng.sample(range(len(born)), len(born))
        )
        kind, x, chosen = next((pool for pool in pools if len(pool[2]) > params.conditions), ("", 0, []))
        conditions: list[Event] = []
        for _ in range(40):
            if len(conditions) == params.conditions:
                break
            other = rng.randrange(len(born))
            name = rng.choice(list(_CONDITIONS))
            words = (name, {"alive": str(rng.randint(1840, 1995))}.get(name, names[other] if name in _AGES else ""))
            kept = [one for one in chosen if _holds(words, one, other, family, born, died)]
            clash = any({name, old} in _PAIRS or name == old for old, _ in conditions)
            tie = name in _AGES and born[other] in [born[one] for one in chosen]
            if not clash and not tie and 0 < len(kept) < len(chosen):
                chosen = kept
                conditions.append(words)
        if not chosen or len(conditions) < params.conditions:
            raise task.Retry
        instance = self.Instance(
            people=tuple(sorted(names)),
            facts=_facts(rng, family, names, born, died),
            person=names[x],
            kind=kind,
            conditions=tuple(sorted(conditions)),
        )
        return instance, frozenset(names[one] for one in chosen)

    def key(self, instance: Instance) -> object:
        data = [sorted(instance.facts, key=lambda fact: (fact[-1], fact[0])), instance.person, instance.conditions]
        return [renamed(data, instance.people), instance.kind]


def _relatives(family: Family, kind: str, x: int) -> list[int]:
    return [one for one in range(len(family.sexes)) if one != x and family.kin(one, x) == _KINDS[kind][:2]]


def _holds(words: Event, one: int, other: int, family: Family, born: list[int], died: list[int]) -> bool:
    kind, word = words
    if kind == "alive":
        return born[one] <= int(word) and not 0 < died[one] <= int(word)
    if kind in _AGES:
        return born[one] != born[other] and (born[one] < born[other]) == (kind == "older")
    has = bool(family.children(one))
    return {"parent": has, "childless": not has}.get(kind, family.sexes[one] == kind)


def _facts(rng: Random, family: Family, names: list[str], born: list[int], died: list[int]) -> tuple[Event, ...]:
    """Tell births, marriages and deaths in random order."""
    told: list[Event] = [(f"root_{family.sexes[0]}", names[0], str(born[0]))]
    for one, (name, sex, pair) in enumerate(zip(names, family.sexes, family.parents, strict=True)):
        spouse = family.spouses[one]
        if pair:
            told.append((f"born_{sex}", name, *(names[two] for two in rng.sample(pair, 2)), str(born[one])))
        elif one and spouse is not None:
            told.append((f"wed_{sex}", name, names[spouse], str(born[one])))
        if died[one]:
            told.append(("died", name, str(died[one])))
    rng.shuffle(told)
    return tuple(told)
