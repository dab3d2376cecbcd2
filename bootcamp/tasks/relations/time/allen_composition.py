"""List the relations that are possible between two time intervals, by what is known of others.

Answer: a set of relation names out of thirteen; it is unique.
Harder: more intervals and facts, facts that leave a choice.
Skills: deduction, logic
Source: original; the interval algebra of J. F. Allen (1983).
"""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Set

_MEANINGS = {  # what the ends do: a and b for the first interval, c and d for the second
    "before": "b<c", "after": "d<a", "meets": "b=c", "met-by": "d=a",
    "overlaps": "a<c<b<d", "overlapped-by": "c<a<d<b", "starts": "a=c,b<d", "started-by": "a=c,d<b",
    "during": "c<a,b<d", "contains": "a<c,d<b", "finishes": "b=d,c<a", "finished-by": "b=d,a<c", "equals": "a=c,b=d",
}  # fmt: skip
_THINGS = (
    ("shift", "轮班"), ("watch", "值守"), ("lesson", "课"), ("visit", "来访"), ("call", "通话"), ("trip", "旅行"),
    ("show", "演出"), ("nap", "午睡"), ("meeting", "会议"), ("exam", "考试"), ("concert", "音乐会"), ("repair", "维修"),
)  # fmt: skip

Fact = tuple[int, int, tuple[str, ...]]
"""Two intervals and the relations that the first may have to the second."""


class AllenComposition(Task["AllenComposition.Params", "AllenComposition.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        intervals: int = knob("how many intervals there are", levels=(3, 3, 4, 4, 4, 5, 5, 6, 6, 7), ge=3, le=8)
        extra: int = knob("facts beyond a chain", levels=(0, 1, 0, 1, 2, 2, 3, 4, 5, 7), ge=0, le=12)
        loose: int = knob("facts that leave a choice", levels=(0, 1, 1, 1, 2, 2, 3, 4, 5, 6), ge=0, le=7)
        most: int = knob("the most relations that are possible", levels=(5, 5, 9, 9, 8, 8, 7, 7, 6, 6), ge=1, le=12)

    class Instance(task.Instance):
        thing: tuple[str, str]
        people: tuple[str, ...]
        facts: tuple[Fact, ...]
        asked: tuple[int, int]

        @property
        def told(self) -> list[str]:
            return [f"{self.people[a]} {' or '.join(names)} {self.people[b]}" for a, b, names in self.facts]

        @property
        def pair(self) -> tuple[str, str]:
            return self.people[self.asked[0]], self.people[self.asked[1]]

    answer = Set(Choice(tuple(_MEANINGS)))
    prompt = Prompt(
        en=r"""
        Each of these people has one {{ thing[0] }}: {{ people | comma }}. A {{ thing[0] }} lasts from its start to its
        later end. Thirteen relations are possible between the {{ thing[0] }} X and the {{ thing[0] }} Y:

        - X before Y: X ends before Y starts. X meets Y: X ends exactly when Y starts.
        - X overlaps Y: X starts first, then Y starts, then X ends, then Y ends.
        - X starts Y: they start together and X ends first. X finishes Y: they end together and Y starts first.
        - X during Y: Y starts before X starts and ends after X ends. X equals Y: they start together and end together.
        - X after Y, X met-by Y, X overlapped-by Y, X started-by Y, X finished-by Y, X contains Y: the same as
          Y before X, Y meets X, Y overlaps X, Y starts X, Y finishes X, Y during X.

        This is known, a name standing for the {{ thing[0] }} of that person; "or" leaves open which of the relations
        holds:

        {{ told | bullets }}

        Which relations may {{ pair[0] }} have to {{ pair[1] }}? List exactly the names R for which "{{ pair[0] }} R
        {{ pair[1] }}" is consistent with everything that is known.
        """,
        zh=r"""
        下面每个人各有一次{{ thing[1] }}：{{ people | join("、") }}。每次{{ thing[1] }}从开始持续到（更晚的）结束。
        两次{{ thing[1] }} X 与 Y 之间可能有十三种关系（答案用英文名称）：

        - X before Y：X 在 Y 开始之前结束。X meets Y：X 结束的时刻正是 Y 开始的时刻。
        - X overlaps Y：X 先开始，然后 Y 开始，然后 X 结束，最后 Y 结束。
        - X starts Y：同时开始，X 先结束。X finishes Y：同时结束，Y 先开始。
        - X during Y：Y 在 X 开始之前开始，在 X 结束之后结束。X equals Y：同时开始，同时结束。
        - X after Y、X met-by Y、X overlapped-by Y、X started-by Y、X finished-by Y、X contains Y：
          分别与 Y before X、Y meets X、Y overlaps X、Y starts X、Y finishes X、Y during X 相同。

        已知如下（人名代表其{{ thing[1] }}；or 表示“或”，即不确定是其中哪一种关系）：

        {{ told | bullets }}

        {{ pair[0] }} 与 {{ pair[1] }} 之间可能是哪些关系？请恰好列出所有这样的名称 R，使得“{{ pair[0] }} R
        {{ pair[1] }}”与全部已知条件相容。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        n = params.intervals
        spans = [sorted(rng.sample(range(2 * n), 2)) for _ in range(n)]
        order = rng.sample(range(n), n)
        pairs = [(a, order[k + 1]) for k, a in enumerate(order[:-1])]
        others = [(a, b) for k, a in enumerate(order) for b in order[k + 2 :] if (a, b) != (order[0], order[-1])]
        pairs += rng.sample(others, min(params.extra, len(others)))
        facts = []
        for number, (a, b) in enumerate(pairs):
            a, b = (a, b) if rng.random() < 0.5 else (b, a)
            names = {_relation(*spans[a], *spans[b])}
            if number < params.loose:
                names |= set(rng.sample(sorted(_MEANINGS), rng.randint(1, 2)))
            facts.append((a, b, tuple(sorted(names, key=list(_MEANINGS).index))))
        rng.shuffle(facts)
        asked = (order[0], order[-1])
        thing = rng.choice(_THINGS)
        instance = self.Instance(thing=thing, people=draw_names(rng, n), facts=tuple(facts), asked=asked)
        answer = frozenset(name for name in _MEANINGS if _consistent(instance, name))
        if not 2 <= len(answer) <= params.most and rng.random() < 0.9:
            raise task.Retry
        return instance, answer


def _relation(a: int, b: int, c: int, d: int) -> str:
    """Name the relation of the interval from a to b to that from c to d."""
    ends = {"a": a, "b": b, "c": c, "d": d}
    return next(name for name, meaning in _MEANINGS.items() if all(_holds(part, ends) for part in meaning.split(",")))


def _holds(part: str, ends: dict[str, int]) -> bool:
    values = [ends[letter] for letter in part if letter in ends]
    return all(x == y if "=" in part else x < y for x, y in pairwise(values))


def _consistent(instance: AllenComposition.Instance, asked: str) -> bool:
    """Tell whether some choice of the open facts leaves an order of all ends."""
    facts = [*instance.facts, (*instance.asked, (asked,))]
    return any(_ordered(len(instance.people), facts, choice) for choice in product(*(names for _, _, names in facts)))


def _ordered(n: int, facts: list[Fact], choice: tuple[str, ...]) -> bool:
    """Tell whether ends can be ordered: after merging those that are equal no chain of "earlier" closes."""
    root = list(range(2 * n))  # the start and end of interval k are 2k and 2k + 1

    def find(end: int) -> int:
        while root[end] != end:
            end = root[end]
        return end

    earlier = [(2 * k, 2 * k + 1) for k in range(n)]
    for (x, y, _), name in zip(facts, choice, strict=True):
        ends = {"a": 2 * x, "b": 2 * x + 1, "c": 2 * y, "d": 2 * y + 1}
        for part in _MEANINGS[name].split(","):
            chain = [ends[letter] for letter in part if letter in ends]
            if "=" in part:
                root[find(chain[0])] = find(chain[1])
            else:
                earlier += pairwise(chain)
    later: dict[int, set[int]] = {find(end): set() for end in range(2 * n)}
    for a, b in earlier:
        later[find(a)].add(find(b))
    while free := [end for end in later if not any(end in found for found in later.values())]:
        for end in free:
            del later[end]
    return not later
