"""Tell which integers belong to a hidden concept from some that do and some that do not.

Answer: the set of those of the listed integers that belong; all rules of the stated form that fit agree on them.
Harder: rules made of more statements, a longer list of statements, more integers.
Skills: induction, arithmetic, logic
Source: original; concept learning by example as in J. S. Bruner, J. J. Goodnow and G. A. Austin, A study of thinking,
    1956.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import and_, or_
from random import Random

from bootcamp import task
from bootcamp.lib.predicates import PREDICATES
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

Numbers = tuple[int, ...]


class NumberConceptInduction(Task["NumberConceptInduction.Params", "NumberConceptInduction.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        statements: int = knob(
            "how many statements are listed", levels=(6, 9, 9, 12, 16, 20, 14, 18, 24, 30), ge=4, le=36
        )
        joined: int = knob(
            "how many statements the rule consists of, and at most", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3
        )
        examples: int = knob("how many integers are marked", levels=(8, 8, 12, 12, 14, 14, 16, 18, 20, 22), ge=6, le=24)
        asked: int = knob("how many integers are to be judged", levels=(6, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=4, le=20)
        largest: int = knob(
            "the largest integer", levels=(99, 99, 99, 150, 200, 250, 300, 400, 500, 600), ge=99, le=999
        )

    class Instance(task.Instance):
        statements: tuple[str, ...]
        joined: int
        inside: Numbers
        outside: Numbers
        asked: Numbers

        @property
        def texts(self) -> dict[str, list[str]]:
            return by_language(PREDICATES[name] for name in self.statements)

    answer = Set(Integer())
    prompt = Prompt(
        en=r"""
        A hidden rule says which positive integers x belong to a set M. The rule is one of these statements
        {%- if joined > 1 %}, or at most {{ joined }} of them joined by "and" (x belongs to M if all of them hold) or by
        "or" (x belongs to M if at least one of them holds), without mixing the two words{% endif %}:

        {{ texts[language] | bullets }}

        {% if "digit" in texts.en | join %}
        Digits are those of the decimal numeral without leading zeros.

        {% endif %}
        - In M: {{ inside | comma }}
        - Not in M: {{ outside | comma }}

        All such rules that fit these facts agree on each of the following integers. Which of them belong to M?

        {{ asked | comma }}
        """,
        zh=r"""
        一条隐藏的规则规定哪些正整数 x 属于集合 M。这条规则是下列陈述之一
        {%- if joined > 1 %}，或者是其中至多 {{ joined }} 条用“且”连接（全部成立时 x 属于 M），
        或用“或”连接（至少一条成立时 x 属于 M），两种连接词不混用{% endif %}：

        {{ texts[language] | bullets }}

        {% if "digit" in texts.en | join %}
        数字指十进制表示（无前导零）中的数字。

        {% endif %}
        - 属于 M：{{ inside | comma }}
        - 不属于 M：{{ outside | comma }}

        凡是符合以上事实的这类规则，对下面每个整数的判断都相同。它们当中哪些属于 M？

        {{ asked | comma }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        names = tuple(rng.sample(list(PREDICATES), params.statements))
        pool = rng.sample(range(1, params.largest + 1), 60)
        masks = [sum(PREDICATES[name][2](x) << i for i, x in enumerate(pool)) for name in names]
        join = rng.choice((and_, or_))
        target = reduce(join, rng.sample(masks, params.joined))
        shown = (1 << params.examples) - 1
        fitting = [(size, mask) for size, mask in _rules(masks, params.joined) if not (mask ^ target) & shown]
        if min(size for size, _ in fitting) < params.joined:
            raise task.Retry
        surely, possibly = (reduce(join, [mask for _, mask in fitting]) for join in (and_, or_))
        inside = [x for i, x in enumerate(pool) if target >> i & 1]
        sure = [x for i, x in enumerate(pool) if i >= params.examples and (surely >> i & 1 or not possibly >> i & 1)]
        yes, no = [x for x in sure if x in inside], [x for x in sure if x not in inside]
        count = rng.randint(params.asked // 4 + 1, params.asked - params.asked // 4)
        examples = pool[: params.examples]
        if len(yes) < count or len(no) < params.asked - count:
            raise task.Retry
        asked = yes[:count] + no[: params.asked - count]
        instance = self.Instance(
            statements=names,
            joined=params.joined,
            inside=tuple(x for x in examples if x in inside),
            outside=tuple(x for x in examples if x not in inside),
            asked=tuple(sorted(asked)),
        )
        if min(len(instance.inside), len(instance.outside)) < params.examples // 4:
            raise task.Retry
        return instance, frozenset(yes[:count])

    def key(self, instance: Instance) -> object:
        members, rest = sorted(instance.inside), sorted(instance.outside)
        return [instance.joined, sorted(instance.statements), members, rest, instance.asked]


def _rules(masks: Sequence[int], most: int) -> Iterator[tuple[int, int]]:
    """Yield the size and the members, as bits, of every rule of at most `most` statements."""
    for size in range(1, most + 1):
        for chosen in combinations(masks, size):
            yield size, reduce(and_, chosen)
            yield size, reduce(or_, chosen)
