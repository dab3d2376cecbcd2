"""List the orders of scope in which sentences with several quantified phrases are true of a small model.

Answer: for each sentence the set of its true orders; they are unique.
Harder: more sentences and individuals, three phrases, phrases whose scope is fixed.
Skills: logic, language
Source: original; scope ambiguity as in Montague (1973) and Cooper (1983).
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.quantified import QUANTIFIERS, true_orders
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Set, Text, Word

_VERBS = (("sent", "寄"), ("gave", "送"), ("sold", "卖"), ("lent", "借"))
_NOUNS = (
    (("girl", "girls", "女孩"), ("parcel", "parcels", "包裹"), ("teacher", "teachers", "老师")),
    (("boy", "boys", "男孩"), ("toy", "toys", "玩具"), ("doctor", "doctors", "医生")),
    (("farmer", "farmers", "农民"), ("apple", "apples", "苹果"), ("guest", "guests", "客人")),
    (("pilot", "pilots", "飞行员"), ("bag", "bags", "书包"), ("neighbour", "neighbours", "邻居")),
)
_ZH = {
    "every": "每个",
    "some": "至少一个",
    "no": "没有一个",
    "exactly 1": "恰好 1 个",
    "exactly 2": "恰好 2 个",
    "most": "大多数",
}


class QuantifierScopeReadings(
    Task["QuantifierScopeReadings.Params", "QuantifierScopeReadings.Instance", dict[str, Any]]
):
    version = 1

    class Params(task.Params):
        sentences: int = knob("the number of sentences", levels=(3, 3, 3, 4, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        phrases: int = knob("the most quantified phrases", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        size: int = knob("the most individuals of a kind", levels=(2, 3, 4, 4, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        fixed: int = knob(
            "the percentage of sentences with a fixed phrase", levels=(0,) * 5 + (30, 35, 45, 50, 55), ge=0, le=100
        )

    class Instance(task.Instance):
        setting: int
        action: int
        kinds: tuple[tuple[str, ...], ...]
        """The individuals of the two or three kinds."""
        facts: tuple[tuple[str, ...], ...]
        sentences: tuple[tuple[tuple[str, ...], int], ...]
        """Quantifiers, and the place of the phrase that must have the widest scope, or -1."""

        def lists(self, language: str) -> list[str]:
            nouns, zh = _NOUNS[self.setting], language == "zh"
            return [
                f"{noun[2] if zh else noun[1]}{'：' if zh else ': '}{('、' if zh else ', ').join(names)}"
                for noun, names in zip(nouns, self.kinds, strict=False)
            ]

        def verb(self, language: str) -> str:
            return _VERBS[self.action][language == "zh"]

        def texts(self, language: str) -> list[str]:
            nouns, zh, found = _NOUNS[self.setting], language == "zh", []
            for quantifiers, fixed in self.sentences:
                parts = []
                for place, (quantifier, noun) in enumerate(zip(quantifiers, nouns, strict=False)):
                    many = quantifier in ("most", "exactly 2")
                    part = f"{_ZH[quantifier]}{noun[2]}" if zh else f"{quantifier} {noun[many]}"
                    parts.append(f"[{part}]" if place == fixed else part)
                if zh:
                    named = zip(("谁：", "什么：", "给谁："), parts, strict=False)
                    found.append(f"{self.verb(language)}（{'；'.join(name + part for name, part in named)}）")
                else:
                    found.append(f"{parts[0]} {self.verb(language)} {' to '.join(parts[1:])}")
            return found

        @property
        def has_fixed(self) -> bool:
            return any(fixed >= 0 for _, fixed in self.sentences)

        @property
        def orders(self) -> str:
            return "STO"[: len(self.kinds)]

    prompt = Prompt(
        en=r"""
        There are these individuals:

        {{ lists(language) | bullets }}

        {{ "These triples say who" if kinds | length > 2 else "These pairs say who" }} {{ verb(language) }} what
        {{- " to whom" if kinds | length > 2 }}, and nothing else of this kind happened:

        {% for fact in facts %}
        ({{ fact | comma }})
        {% endfor %}

        A sentence may be read with its quantified phrases in any order of scope. To read it in an order, take the
        first phrase of the order: it says of how many individuals of its kind the rest is true, the rest being the
        sentence with one of these individuals in the place of the phrase, read with the other phrases in their order.
        "Every" means all of them, "some" at least one, "no" none, "exactly n" neither more nor fewer than n, and
        "most" more than half of them.
        {%- if has_fixed %} A phrase in square brackets must come first in the order of scope.{% endif %}


        {{ texts(language) | numbered }}

        An order is written with the letters S (the phrase of the one who {{ verb(language) }} something)
        {{- "," if kinds | length > 2 else " and" }} T (the phrase of the thing)
        {{- " and O (the phrase of the one to whom)" if kinds | length > 2 }}, the widest scope first. Give,
        for each sentence by its number, the set of all the allowed orders in which it is true; the set may be empty.
        """,
        zh=r"""
        有下列个体：

        {{ lists(language) | bullets }}

        下列{{ "三元组" if kinds | length > 2 else "二元组" }}依次表示谁{{ verb(language) }}什么
        {{- "给谁" if kinds | length > 2 }}；除此之外没有发生别的这类事：

        {% for fact in facts %}
        ({{ fact | comma }})
        {% endfor %}

        一个句子里的量化短语可以按任何辖域次序来理解。按某个次序理解时，先取次序中的第一个短语：它说明在它那一类个体中，
        有多少个使其余部分为真；所谓其余部分，是用这个个体代替该短语、并按次序理解其他短语的句子。
        “每个”指全部，“至少一个”指一个或更多，“没有一个”指零个，“恰好 n 个”指不多不少 n 个，“大多数”指超过半数。
        {%- if has_fixed %}方括号里的短语必须排在辖域次序的最前面。{% endif %}


        {{ texts(language) | numbered }}

        次序用字母书写，辖域最宽的在前：S 表示做这件事的人的短语，T 表示东西的短语
        {%- if kinds | length > 2 %}，O 表示对象的短语{% endif %}。
        请按编号给出每个句子在其中为真的所有允许的次序的集合；集合可以为空。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        keys = tuple(str(number + 1) for number in range(len(instance.sentences)))
        return Mapping(Word(bank=keys), Set(Text(alphabet=instance.orders, length=len(instance.kinds))), required=keys)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        sizes = [rng.randint(max(2, params.size - 1), params.size) for _ in range(params.phrases)]
        names = worlds.draw_names(rng, sizes[0] + sum(sizes[2:]))
        things = [f"t{number + 1}" for number in range(sizes[1])]
        kinds = (names[: sizes[0]], tuple(things), names[sizes[0] :])[: params.phrases]
        share = rng.choice((0.45, 0.55, 0.65))
        facts = tuple(fact for fact in product(*kinds) if rng.random() < share)
        sentences: list[tuple[tuple[str, ...], int]] = []
        answers: list[frozenset[str]] = []
        for _ in range(params.sentences):
            fixed = rng.randrange(params.phrases) if rng.randrange(100) < params.fixed else -1
            wanted = rng.choice(range(4) if params.phrases == 2 or fixed >= 0 else range(5))
            for _ in range(25):
                chosen = tuple(rng.choice(QUANTIFIERS) for _ in kinds)
                orders = true_orders(list(zip(chosen, kinds, strict=True)), frozenset(facts))
                own = frozenset("".join("STO"[place] for place in order) for order in orders if fixed in (-1, order[0]))
                kind = (
                    min(len(own), 3 + (params.phrases > 2)) if params.phrases > 2 else ("ST" in own) + 2 * ("TS" in own)
                )
                if (kind == wanted or (fixed >= 0 and len(own) == wanted % 3)) and chosen not in (
                    one for one, _ in sentences
                ):
                    sentences.append((chosen, fixed))
                    answers.append(own)
                    break
        if len(sentences) < params.sentences or len(set(answers)) < 2:
            raise task.Retry
        instance = self.Instance(
            setting=rng.randrange(len(_NOUNS)),
            action=rng.randrange(len(_VERBS)),
            kinds=kinds,
            facts=facts,
            sentences=tuple(sentences),
        )
        return instance, {str(number): own for number, own in enumerate(answers, start=1)}

    def key(self, instance: Instance) -> object:
        place = {name: at for names in instance.kinds for at, name in enumerate(names)}
        return sorted([place[one] for one in fact] for fact in instance.facts), sorted(instance.sentences)
