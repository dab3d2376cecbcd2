"""List the frequent sets of items of baskets, those of them that are maximal or closed, or the strong rules.

Answer: a set of sets of items, or of pairs; it is unique.
Harder: more baskets and items, closed and maximal sets, rules with their lift.
Skills: counting, search
Source: original; R. Agrawal and R. Srikant, "Fast algorithms for mining association rules", 1994.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.worlds import draw_world
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Sequence, Set

Items = frozenset[str]
_KINDS = ("frequent", "rules", "maximal", "closed")


class FrequentItemsetRules(Task["FrequentItemsetRules.Params", "FrequentItemsetRules.Instance", Any]):
    version = 1

    class Params(task.Params):
        baskets: int = knob("how many baskets there are", levels=(4, 5, 6, 7, 8, 10, 12, 14, 16, 18), ge=3, le=30)
        items: int = knob("how many items there are", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=10)
        kinds: int = knob("how many kinds of questions there are", levels=(1, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        sets: int = knob(
            "how many sets or rules are found at least", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=1, le=20
        )

    class Instance(task.Instance):
        kind: str
        items: tuple[str, ...]
        baskets: tuple[tuple[str, ...], ...]
        support: int
        confidence: Fraction

    prompt = Prompt(
        en=r"""
        These items were bought together, one basket a line:

        {{ baskets | map("comma") | numbered }}

        The support of a set of items is the number of baskets that hold all of them.
        {% if kind == "rules" %}
        A rule a → b, for two different items a and b, is strong if the set of both has a support of at least
        {{ support }}, its confidence, the support of both divided by the support of a alone, is at least
        {{ confidence }}, and its confidence is greater than the share of all baskets that hold b.

        List all strong rules a → b as pairs [a, b].
        {% else %}
        A set is frequent if it has at least two items and a support of at least {{ support }}.
        {% if kind == "maximal" %}
        A frequent set is maximal if no frequent set has all its items and more.
        {% elif kind == "closed" %}
        A frequent set is closed if no set that has all its items and more has the same support.
        {% endif %}

        List all {{ {"frequent": "frequent", "maximal": "maximal frequent", "closed": "closed frequent"}[kind] }} sets.
        {% endif %}
        """,
        zh=r"""
        下面每行是一个购物篮中一起购买的商品：

        {{ baskets | map("comma") | numbered }}

        商品的意思：{{ items | map("gloss") | join("、") }}。

        一个商品集合的支持数，是同时含有其中所有商品的购物篮的个数。
        {% if kind == "rules" %}
        对两种不同的商品 a、b，若两者组成的集合的支持数不小于 {{ support }}，
        置信度（两者的支持数除以 a 单独的支持数）不小于
        {{ confidence }}，并且置信度大于含有 b 的购物篮占全部购物篮的比例，就说规则 a → b 是强规则。

        列出所有强规则 a → b，每条写成 [a, b]。
        {% else %}
        至少含两种商品且支持数不小于 {{ support }} 的集合称为频繁集。
        {% if kind == "maximal" %}
        若没有别的频繁集包含一个频繁集的所有商品并且更多，就说它是极大的。
        {% elif kind == "closed" %}
        若没有包含一个频繁集的所有商品并且更多、而支持数与它相同的集合，就说它是闭的。
        {% endif %}

        列出所有{{ {"frequent": "频繁集", "maximal": "极大频繁集", "closed": "闭频繁集"}[kind] }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Set[Any]:
        item = Choice(instance.items)
        return Set(Sequence(item, length=2)) if instance.kind == "rules" else Set(Set(item))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        items = tuple(sorted(rng.sample([*dict.fromkeys(draw_world(rng).things)], params.items)))
        kind = rng.choice(_KINDS[: params.kinds])
        for _ in range(40):
            habits = [rng.sample(items, rng.randint(2, 3 + params.items // 4)) for _ in range(3)]
            baskets = []
            for _ in range(params.baskets):
                chosen = set(rng.choice(habits)) | set(rng.sample(items, rng.randint(0, 2)))
                chosen -= set(rng.sample(items, 1))
                baskets.append(tuple(rng.sample(sorted(chosen), len(chosen))))
            instance = self.Instance(
                kind=kind,
                items=items,
                baskets=tuple(baskets),
                support=rng.randint(2, 2 + params.baskets // 5),
                confidence=Fraction(rng.choice((1, 2, 3)), 4) if rng.random() < 0.5 else Fraction(rng.randint(1, 2), 3),
            )
            answer = self.solve(instance)
            plain = _frequent(instance)
            easier: list[dict[str, Any]] = [{"support": 1}, {"confidence": Fraction(0)}]
            if kind == "rules" and any(self.solve(instance.model_copy(update=one)) == answer for one in easier):
                continue  # a bound does not matter
            if min(map(len, baskets)) and params.sets <= len(answer) <= 14 and (kind == "frequent" or answer != plain):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Any:
        frequent = _frequent(instance)
        if instance.kind == "rules":
            return frozenset(pair for pair in permutations(instance.items, 2) if _strong(instance, *pair))
        if instance.kind == "maximal":
            return frozenset(one for one in frequent if not any(one < other for other in frequent))
        if instance.kind == "closed":
            return frozenset(one for one in frequent if _closure(instance, one) == one)
        return frequent

    def key(self, instance: Instance) -> object:
        names = {item: place for place, item in enumerate(instance.items)}
        baskets = sorted(sorted(names[item] for item in basket) for basket in instance.baskets)
        return [instance.kind, baskets, instance.support, instance.confidence if instance.kind == "rules" else 0]


def _support(instance: FrequentItemsetRules.Instance, items: Items) -> int:
    return sum(items <= set(basket) for basket in instance.baskets)


def _frequent(instance: FrequentItemsetRules.Instance) -> frozenset[Items]:
    """Let frequent sets grow item by item."""
    level = {frozenset([item]) for item in instance.items if _support(instance, frozenset([item])) >= instance.support}
    found: set[Items] = set()
    while level:
        grown = {a | b for a, b in combinations(sorted(level, key=sorted), 2) if len(a | b) == len(a) + 1}
        level = {one for one in grown if _support(instance, one) >= instance.support}
        found |= level
    return frozenset(found)


def _strong(instance: FrequentItemsetRules.Instance, a: str, b: str) -> bool:
    both, first, second = (_support(instance, frozenset(items)) for items in ((a, b), (a,), (b,)))
    if both < instance.support:
        return False
    share = Fraction(both, first)
    return share >= instance.confidence and share > Fraction(second, len(instance.baskets))


def _closure(instance: FrequentItemsetRules.Instance, items: Items) -> Items:
    """Give what all baskets share that hold the items."""
    return frozenset(instance.items).intersection(*(basket for basket in instance.baskets if items <= set(basket)))
