"""Find the positive samples from the results of pools that were tested together.

Answer: the set of the positive samples; unique.
Harder: more samples and positives, pools that need two positives, few samples that one pool decides.
Skills: deduction, logic
Source: original; R. Dorfman, The detection of defective members of large populations (1943).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

_SETTINGS = (
    ("blood samples", "infected", "血样", "受感染"),
    ("water bottles", "polluted", "瓶水", "受污染"),
    ("lamps", "faulty", "盏灯", "有故障"),
    ("bags of seed", "mouldy", "袋种子", "发霉"),
    ("coins", "forged", "枚硬币", "伪造"),
    ("batteries", "flat", "节电池", "没电"),
    ("eggs", "rotten", "个鸡蛋", "变质"),
    ("sensors", "broken", "个传感器", "损坏"),
)
Pool = tuple[tuple[int, ...], bool]
"""The samples, from 0, and whether the result is positive."""


class GroupTestingDecode(Task["GroupTestingDecode.Params", "GroupTestingDecode.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        samples: int = knob("the number of samples", levels=(6, 7, 9, 10, 12, 13, 14, 16, 18, 20), ge=4, le=26)
        positives: int = knob("how many are positive", levels=(1, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=6)
        needed: int = knob("the most positives that a pool needs", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=3)

    class Instance(task.Told):
        settings = _SETTINGS

        samples: int
        positives: int
        needed: int
        pools: tuple[Pool, ...]

        @property
        def tests(self) -> list[tuple[str, bool]]:
            names = labels(self.samples, "letters")
            return [(", ".join(names[one] for one in members), result) for members, result in self.pools]

    prompt = Prompt(
        en=r"""
        Exactly {{ positives }} of the {{ samples }} {{ words(language)[0] }} A to {{ (samples - 1) | letter }}
        {{ "is" if positives == 1 else "are" }} {{ words(language)[1] }}. They were tested in pools. A pool is
        positive if at least {{ needed }} of its {{ words(language)[0] }} {{ "is" if needed == 1 else "are" }}
        {{ words(language)[1] }}, otherwise negative:

        {% for members, result in tests %}
        - {{ members }}: {{ "positive" if result else "negative" }}
        {% endfor %}

        Give the set of the {{ words(language)[0] }} that are {{ words(language)[1] }}.
        """,
        zh=r"""
        编号为 A 到 {{ (samples - 1) | letter }} 的 {{ samples }} {{ words(language)[0] }}中恰好有 {{ positives }} 个
        {{- "是" ~ words(language)[1] }}的。它们被分组混合检测。一组中如果至少有 {{ needed }} 个是
        {{- words(language)[1] }}的，该组的结果就是阳性，否则是阴性：

        {% for members, result in tests %}
        - {{ members }}：{{ "阳性" if result else "阴性" }}
        {% endfor %}

        哪些是{{ words(language)[1] }}的？请写出它们的编号的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Word(bank=labels(instance.samples, "letters")))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        count, needed = params.samples, rng.randint(1, min(params.needed, params.positives))
        positive = frozenset(rng.sample(range(count), params.positives))
        hidden = sum(1 << one for one in positive)
        left = [sum(1 << one for one in some) for some in combinations(range(count), params.positives)]
        every, pools = left, list[tuple[int, bool]]()
        for _ in range(60):
            if len(left) == 1:
                break
            size = max(2, round(count * needed / params.positives * rng.uniform(0.45, 0.95)))
            pool = sum(1 << one for one in rng.sample(range(count), min(size, count - 1)))
            result = (pool & hidden).bit_count() >= needed
            kept = [some for some in left if ((pool & some).bit_count() >= needed) == result]
            if len(kept) < len(left) * 0.9:
                left = kept
                pools.append((pool, result))
        pools = _needed(every, pools, needed)
        plain = hidden == _likeliest(count, params.positives, pools, needed)
        if len(left) > 1 or (params.samples > 8 and (plain or 2 * len(_decided(count, pools, needed)) > count)):
            raise task.Retry
        rng.shuffle(pools)
        listed = [(tuple(one for one in range(count) if pool >> one & 1), result) for pool, result in pools]
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            samples=count,
            positives=params.positives,
            needed=needed,
            pools=tuple(listed),
        )
        names = labels(count, "letters")
        return instance, frozenset(names[one] for one in positive)

    def key(self, instance: Instance) -> object:
        return [instance.samples, instance.positives, instance.needed, sorted(instance.pools)]


def _needed(every: list[int], pools: list[tuple[int, bool]], needed: int) -> list[tuple[int, bool]]:
    """Drop pools, the last first, as long as one set alone, each given as bits, still explains the others."""
    against = [
        sum(1 << place for place, (pool, result) in enumerate(pools) if ((pool & some).bit_count() >= needed) != result)
        for some in every
    ]
    kept = (1 << len(pools)) - 1
    for place in range(len(pools) - 1, -1, -1):
        if sum(not mask & kept & ~(1 << place) for mask in against) == 1:
            kept &= ~(1 << place)
    return [pool for place, pool in enumerate(pools) if kept >> place & 1]


def _likeliest(count: int, positives: int, pools: list[tuple[int, bool]], needed: int) -> int:
    """Take the samples in most positive pools, leaving out those that a negative pool clears."""
    cleared = {one for one in range(count) for pool, result in pools if pool >> one & 1 and not result and needed == 1}
    points = [sum(pool >> one & 1 for pool, result in pools if result) for one in range(count)]
    free = sorted((one for one in range(count) if one not in cleared), key=lambda one: -points[one])
    return sum(1 << one for one in free[:positives])


def _decided(count: int, pools: list[tuple[int, bool]], needed: int) -> set[int]:
    """Give the samples that a single pool clears or convicts."""
    decided = set()
    for pool, result in pools:
        members = {one for one in range(count) if pool >> one & 1}
        if (result and len(members) == needed) or (not result and needed == 1):
            decided |= members
    return decided
