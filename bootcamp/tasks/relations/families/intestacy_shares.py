"""Divide an estate among a spouse and descendants, branch by branch, by stated rules of an invented law.

Answer: the fraction of the estate of everybody who gets a share; it is unique.
Harder: more people and generations, descendants who died, disclaim, are barred or survive by some days only.
Skills: deduction, arithmetic
Source: original; intestate succession per stirpes.
"""

from __future__ import annotations

from collections.abc import Mapping as Table
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.shown_work import division
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word

Answer = dict[str, Fraction]
_KINDS = ("dead", "disclaims", "later", "barred")
_MISTAKES = ({"disclaims": "barred"}, {"later": "dead"}, {"later": ""}, {"barred": "dead"})
_SHARES = ("1/2", "1/3", "1/4", "1/5", "2/5", "3/8", "2/7", "3/10", "1/6", "3/7", "2/9", "4/9", "5/12", "3/11")


class IntestacyShares(Task["IntestacyShares.Params", "IntestacyShares.Instance", Answer]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many descendants there are", levels=(6, 7, 8, 10, 12, 14, 16, 18, 21, 24), ge=4, le=30)
        generations: int = knob("the generations of descendants", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4)
        kinds: int = knob("how many kinds of special heirs occur", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        deceased: str
        spouse: str
        share: str
        people: tuple[tuple[str, str, str, int], ...]
        """Each with the parent, what is special, and the days between the two deaths."""

        @property
        def facts(self) -> list[tuple[str, str]]:
            return _told(self.people, self.deceased)

        @property
        def special(self) -> list[str]:
            return [kind for _, _, kind, _ in self.people]

    prompt = Prompt(
        en=r"""
        {{ deceased }} died without a will, and left the spouse {{ spouse }} and these descendants:

        {{ facts | map("first") | bullets }}

        There are no other descendants, and all children are also those of their parent's husband or wife. Everybody of
        whom nothing else is said is alive. These rules of an invented law apply:

        1. The spouse gets {{ share }} of the estate; the descendants get the rest.
        2. The rest is divided into equal shares, one for each child of {{ deceased }} who inherits and one for each
        other child who has at least one descendant who inherits. The share of such another child is divided in the same
        way among that person's own children, and so on. Who gets a share leaves nothing to his or her own children.
        3. Everybody who is alive inherits, unless a rule says otherwise; who died before {{ deceased }} does not.
        {% if "disclaims" in special %}
        - Who disclaims is treated like somebody who died before {{ deceased }}; the descendants are not affected.
        {% endif %}
        {% if "later" in special %}
        - Who died less than 30 days after {{ deceased }} is treated like somebody who died before; who died 30 days
        after or later is treated like somebody alive.
        {% endif %}
        {% if "barred" in special %}
        - Who is barred, and all descendants of that person, do not inherit.
        {% endif %}

        Which fraction of the estate does everybody get? Name only those who get something, the spouse among them.
        """,
        zh=r"""
        {{ deceased }} 去世，没有遗嘱，留下配偶 {{ spouse }} 和以下后代：

        {{ facts | map("last") | bullets }}

        没有别的后代；所有孩子也都是其父或母的配偶所生。没有特别说明的人都在世。按一部虚构的法律，适用下列规则：

        1. 配偶得遗产的 {{ share }}，其余归后代。
        2. 其余部分等分成若干份：{{ deceased }} 的每个有继承权的子女一份，
        每个本人不继承、但至少有一个后代有继承权的子女也各一份。
        后一种子女的那一份，按同样的办法在其本人的子女中分，依此类推。得到一份的人，其子女不再另分。
        3. 在世的人都有继承权，规则另有规定的除外；先于 {{ deceased }} 去世的人没有继承权。
        {% if "disclaims" in special %}
        - 放弃继承的人，视同先于 {{ deceased }} 去世的人；其后代不受影响。
        {% endif %}
        {% if "later" in special %}
        - 在 {{ deceased }} 去世后不满 30 天去世的人，视同先于其去世；满 30 天或更晚去世的人，视同在世。
        {% endif %}
        {% if "barred" in special %}
        - 被剥夺继承权的人及其全部后代都没有继承权。
        {% endif %}

        每个人各得遗产的几分之几？只列出有所得的人，包括配偶。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word((instance.spouse, *(name for name, *_ in instance.people))), Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        deceased, spouse, *names = draw_names(rng, params.people + 2)
        depth = {deceased: 0}
        people: list[tuple[str, str, str, int]] = []
        for name in names:
            few = len([one for one in people if one[1] == deceased]) < 2
            parent = deceased if few else rng.choice([one for one in depth if depth[one] < params.generations])
            if sum(one[1] == parent for one in people) > 3:
                raise task.Retry
            depth[name] = depth[parent] + 1
            kind = rng.choice(_KINDS[: params.kinds]) if rng.random() < 0.5 / (depth[name] ** 0.5) else ""
            days = rng.choice((rng.randint(2, 29), rng.randint(31, 60))) if kind == "later" else 0
            people.append((name, parent, kind, days))
        instance = self.Instance(deceased=deceased, spouse=spouse, share=rng.choice(_SHARES), people=tuple(people))
        answer = self.solve(instance)
        if len(answer) < 3 or max(depth.values()) < params.generations or len({*answer.values()}) < 3:
            raise task.Retry
        plain = sum(answer.get(name, 0) != 0 for name, parent, *_ in people if parent == deceased)
        if plain == len(answer) - 1 or max(one.denominator for one in answer.values()) > 2000:
            raise task.Retry
        for wrong in _MISTAKES:  # most of them must matter
            changed = tuple((name, parent, wrong.get(kind, kind), days) for name, parent, kind, days in people)
            misread = instance.model_copy(update={"people": changed})
            if misread != instance and rng.random() < 0.85 and self.solve(misread) == answer:
                raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        def tree(name: str) -> object:
            below = [[kind, days, tree(one)] for one, parent, kind, days in instance.people if parent == name]
            return sorted(below, key=repr)

        return [instance.share, tree(instance.deceased)]

    def solve(self, instance: Instance) -> Answer:
        share = Fraction(instance.share)
        below, special = _family(instance)
        return {instance.spouse: share} | _divided(instance.deceased, 1 - share, below, special)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rest = 1 - Fraction(instance.share)
        lines, open_ = [f"1 - {instance.share} = {rest}"], [(instance.deceased, rest)]
        below, special = _family(instance)
        for person, amount in open_:  # grows while it is walked through
            heirs = [one for one in below[person] if _divided(person, rest, below | {person: [one]}, special)]
            share = amount / len(heirs)
            signs = [f"{one} {'+' if one in heirs else '-'}" for one in below[person]]
            lines.append(f"{person}: {', '.join(signs)}; {division(amount, len(heirs))} = {share}")
            open_ += [(one, share) for one in heirs if not _inherits(special[one])]
        return "\n".join(lines)


def _family(instance: IntestacyShares.Instance) -> tuple[dict[str, list[str]], dict[str, tuple[str, int]]]:
    """Give the children of everybody who has some, and what is special about each descendant."""
    below: dict[str, list[str]] = {}
    for name, parent, *_ in instance.people:
        below.setdefault(parent, []).append(name)
    return below, {name: (kind, days) for name, _, kind, days in instance.people}


def _inherits(special: tuple[str, int]) -> bool:
    return not special[0] or (special[0] == "later" and special[1] >= 30)


def _divided(
    person: str, amount: Fraction, below: Table[str, list[str]], special: Table[str, tuple[str, int]]
) -> Answer:
    """Divide an amount among the branches of a person; {} if nobody there inherits."""
    branches = []
    for child in below.get(person, []):
        if _inherits(special[child]):
            branches.append({child: Fraction(1)})
        elif special[child][0] != "barred" and (inside := _divided(child, Fraction(1), below, special)):
            branches.append(inside)
    return {name: amount * part / len(branches) for branch in branches for name, part in branch.items()}


def _told(people: tuple[tuple[str, str, str, int], ...], deceased: str) -> list[tuple[str, str]]:
    lines = []
    for name, parent, kind, days in people:
        en = {
            "dead": f", and died before {deceased}",
            "disclaims": ", and disclaims",
            "later": f", and died {days} days after {deceased}",
            "barred": ", and is barred",
        }.get(kind, "")
        zh = {
            "dead": f"，先于 {deceased} 去世",
            "disclaims": "，放弃继承",
            "later": f"，在 {deceased} 去世后第 {days} 天去世",
            "barred": "，被剥夺继承权",
        }.get(kind, "")
        lines.append((f"{name} is a child of {parent}{en}.", f"{name} 是 {parent} 的孩子{zh}。"))
    return lines
