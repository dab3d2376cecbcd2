"""Find ages from their product or sum of squares, when the sum does not settle them and further remarks do.

Answer: the ages in ascending order; the conversation admits one list.
Harder: more people, more lists with the same product, more remarks that leave the visitor in doubt.
Skills: deduction, arithmetic, logic
Source: original; an old puzzle told of a census taker.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from math import isqrt, prod
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Ages = tuple[int, ...]  # ascending
_OLDEST = 99
_DRAWS = 400
_SQUARES = {3: 5000, 4: 2500}  # the largest sum of squares by the number of people, which bounds the search

_REMARKS: dict[str, tuple[str, str, Callable[[Ages], bool]]] = {
    "eldest": (
        "One of us is older than each of the others.",
        "我们当中有一个人比其他每个人都大。",
        lambda a: a[-1] > a[-2],
    ),
    "youngest": (
        "One of us is younger than each of the others.",
        "我们当中有一个人比其他每个人都小。",
        lambda a: a[0] < a[1],
    ),
    "shared": ("At least two of us have the same age.", "我们当中至少有两个人同岁。", lambda a: len(set(a)) < len(a)),
    "distinct": ("No two of us have the same age.", "我们当中没有两个人同岁。", lambda a: len(set(a)) == len(a)),
    "low odd": ("The lowest of our ages is odd.", "我们的年龄中最小的是奇数。", lambda a: a[0] % 2 == 1),
    "low even": ("The lowest of our ages is even.", "我们的年龄中最小的是偶数。", lambda a: a[0] % 2 == 0),
    "high odd": ("The highest of our ages is odd.", "我们的年龄中最大的是奇数。", lambda a: a[-1] % 2 == 1),
    "high even": ("The highest of our ages is even.", "我们的年龄中最大的是偶数。", lambda a: a[-1] % 2 == 0),
    "double": (
        "One of us is exactly twice as old as another of us.",
        "我们当中有一个人的年龄恰好是另一个人的两倍。",
        lambda a: any(2 * x in a for x in a),
    ),
    "next": (
        "The ages of two of us differ by exactly 1.",
        "我们当中有两个人的年龄恰好相差 1。",
        lambda a: any(x + 1 in a for x in a),
    ),
    "more than all": (
        "The highest of our ages is more than all the others together.",
        "我们的年龄中最大的大于其余所有年龄之和。",
        lambda a: 2 * a[-1] > sum(a),
    ),
    "less than all": (
        "The highest of our ages is less than all the others together.",
        "我们的年龄中最大的小于其余所有年龄之和。",
        lambda a: 2 * a[-1] < sum(a),
    ),
}  # fmt: skip


class CensusAgesPuzzle(Task["CensusAgesPuzzle.Params", "CensusAgesPuzzle.Instance", Ages]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many ages there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=3, le=6)
        largest: int = knob(
            "the largest product; a sum of squares is at most an eighth of it",
            levels=(2000, 8000, 40_000, 40_000, 40_000, 40_000, 50_000, 50_000, 60_000, 90_000),
            ge=500,
            le=10**6,
        )
        lists: int = knob(
            "how many lists of ages have the stated product or sum of squares, at least",
            levels=(4, 6, 8, 12, 20, 28, 40, 50, 60, 70),
            ge=3,
            le=200,
        )
        remarks: int = knob("how many further remarks are made", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        squares: bool = knob("whether the sum of squares may be stated", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        visitor: str
        host: str
        people: int
        squares: bool
        value: int  # the product or the sum of squares
        remarks: tuple[str, ...]  # after each but the last the ages are still in doubt

        @property
        def texts(self) -> list[tuple[str, str]]:
            return [_REMARKS[name][:2] for name in self.remarks]

    answer = Sequence(Integer(low=1, high=_OLDEST))
    prompt = Prompt(
        en=r"""
        {{ visitor }} asks {{ host }} for the ages of the {{ people }} people in the house, {{ host }} among them. All
        ages are whole numbers of years from 1 to 99, and {{ visitor }} knows this. They talk:

        {{ host }}: "The {{ "sum of the squares" if squares else "product" }} of our ages is {{ value }}, and I have
        written the sum of our ages on this note." ({{ visitor }} reads the note; we do not see it.)

        {{ visitor }}: "I cannot tell the ages from that."

        {% for en, zh in texts %}
        {{ host }}: "{{ en }}"

        {{ visitor }}: "{{ "Now I know the ages." if loop.last else "I still cannot tell." }}"

        {% endfor %}
        Everything said is true, and {{ visitor }} always draws every conclusion that can be drawn. What are the ages?
        List them in ascending order.
        """,
        zh=r"""
        {{ visitor }} 问 {{ host }} 家里 {{ people }} 个人（包括 {{ host }} 自己）的年龄。年龄都是 1 到 99
        之间的整数岁，{{ visitor }} 也知道这一点。他们的对话如下：

        {{ host }}：“我们年龄的{{ "平方和" if squares else "乘积" }}是 {{ value }}，年龄之和我写在这张纸条上了。”
        （{{ visitor }} 看了纸条；我们看不到。）

        {{ visitor }}：“凭这些我还不能确定年龄。”

        {% for en, zh in texts %}
        {{ host }}：“{{ zh }}”

        {{ visitor }}：“{{ "现在我知道年龄了。" if loop.last else "我还是不能确定。" }}”

        {% endfor %}
        所有的话都是真的，而且 {{ visitor }} 总能得出一切可以得出的结论。这些年龄各是多少？请按从小到大的顺序列出。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Ages]:
        visitor, host = draw_names(rng, 2)
        for _ in range(_DRAWS):
            squares = params.squares and rng.random() < 0.4
            top = {3: 60, 4: 24}.get(params.people, 16)
            drawn = [rng.randint(1, top) for _ in range(params.people)]
            value = sum(age * age for age in drawn) if squares else prod(drawn)
            if value > (min(params.largest // 8, _SQUARES.get(params.people, 1000)) if squares else params.largest):
                continue
            doubt = _in_doubt(_lists(params.people, value, squares), lambda ages: True)
            if sum(map(len, doubt)) < params.lists:
                continue
            remarks: list[str] = []
            for name in rng.sample(list(_REMARKS), len(_REMARKS)):
                holds = _REMARKS[name][2]
                settled = [left for group in doubt if len(left := list(filter(holds, group))) == 1]
                if len(remarks) == params.remarks - 1:
                    if len(settled) == 1:
                        (ages,) = settled[0]
                        instance = self.Instance(
                            visitor=visitor, host=host, people=params.people, squares=squares, value=value,
                            remarks=(*remarks, name),
                        )  # fmt: skip
                        return instance, ages
                elif (narrowed := _in_doubt(doubt, holds)) and narrowed != doubt:
                    doubt = narrowed
                    remarks.append(name)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.people, instance.squares, instance.value, instance.remarks]


def _lists(people: int, value: int, squares: bool) -> list[list[Ages]]:
    """Group all lists of ages with this product or sum of squares by their sum."""
    largest = min(_OLDEST, isqrt(value) if squares else value)
    fitting = [age for age in range(1, largest + 1) if squares or value % age == 0]
    groups: dict[int, list[Ages]] = {}
    for ages in combinations_with_replacement(fitting, people - 1):
        rest = value - sum(age * age for age in ages) if squares else value // prod(ages)
        last = isqrt(rest) if squares and rest > 0 else rest
        exact = last * last == rest if squares else prod(ages) * last == value
        if exact and ages[-1] <= last <= _OLDEST:
            groups.setdefault(sum(ages) + last, []).append((*ages, last))
    return list(groups.values())


def _in_doubt(groups: list[list[Ages]], holds: Callable[[Ages], bool]) -> list[list[Ages]]:
    """Keep of each group the lists that fit a remark, if more than one does."""
    kept = [list(filter(holds, group)) for group in groups]
    return [group for group in kept if len(group) > 1]
