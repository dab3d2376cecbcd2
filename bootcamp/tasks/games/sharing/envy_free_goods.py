"""Give goods to agents so that envy ends when a good is taken away, with enough value in all.

Answer: an agent for each good; every allocation that keeps the conditions is right.
Harder: more agents and goods; envy must end whichever good is taken away; a least sum of values.
Skills: search, optimization
Source: original; E. Budish (2011) and I. Caragiannis and others (2016) on envy up to one good and up to any good.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Word

Answer = dict[str, str]
_DRAWN = 300


class EnvyFreeGoods(Task["EnvyFreeGoods.Params", "EnvyFreeGoods.Instance", Answer]):
    version = 1

    class Params(task.Params):
        agents: int = knob("how many agents there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        goods: int = knob("how many goods there are", levels=(4, 5, 6, 7, 6, 7, 8, 9, 9, 10), ge=3, le=12)
        most: int = knob("the largest value", levels=(9, 12, 15, 20, 15, 20, 24, 30, 30, 40), ge=5, le=99)
        any_good: bool = knob("whether any good may be the one taken away", levels=(False,) + (True,) * 9)

    class Instance(task.Instance):
        values: tuple[tuple[int, ...], ...]  # of each agent, for each good
        any_good: bool
        least: int

        @property
        def goods(self) -> tuple[str, ...]:
            return labels(len(self.values[0]), "letters")

        @property
        def agents(self) -> tuple[str, ...]:
            return labels(len(self.values))

        def rows(self) -> list[tuple[object, ...]]:
            return list(zip(self.goods, *self.values, strict=True))

    prompt = Prompt(
        en=r"""
        The goods {{ goods | listed }} are given to the agents {{ agents | listed }}, each good to one agent. The table
        shows what each good is worth to each agent; a bundle of goods is worth the sum, and no goods are worth 0.

        {{ rows() | table(("good",) + agents) }}

        Find an allocation of all goods such that:

        {% if any_good %}
        - For any two agents i and j and for every good in j's bundle: i's own bundle is worth at least as much to i as
          j's bundle without that good.
        {% else %}
        - For any two agents i and j, if j's bundle is not empty, it holds a good such that i's own bundle is worth at
          least as much to i as j's bundle without that good.
        {% endif %}
        - The worth of the agents' bundles, each to its own agent, adds up to at least {{ least }}.

        Give the agent of each good. Any such allocation will do.
        """,
        zh=r"""
        把物品 {{ goods | listed(language) }} 分给参与者 {{ agents | listed(language) }}，每件物品归一人。
        下表是每件物品对各人的价值；一组物品的价值是其中各件价值之和，没有物品时价值为 0。

        {{ rows() | table(("物品",) + agents) }}

        求全部物品的一种分法，使得：

        {% if any_good %}
        - 对任意两人 i 和 j，以及 j 所得的每一件物品：在 i 看来，自己所得的价值不小于 j 的所得去掉这件物品后的价值。
        {% else %}
        - 对任意两人 i 和 j，若 j 有所得，则其中存在一件物品，使得在 i 看来，
          自己所得的价值不小于 j 的所得去掉这件物品后的价值。
        {% endif %}
        - 各人所得对本人的价值之和不小于 {{ least }}。

        请写出每件物品归谁。任何一种符合要求的分法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(instance.goods), Word(instance.agents), required=instance.goods)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, m = params.agents, params.goods
        liked = [rng.randint(1, params.most) for _ in range(m)]
        values = tuple(tuple(max(1, (2 * rng.randint(1, params.most) + like) // 3) for like in liked) for _ in range(n))
        fair: dict[tuple[int, ...], int] = {}
        for _ in range(_DRAWN):
            owners = tuple(rng.randrange(n) for _ in range(m))
            if _is_fair(values, owners, params.any_good):
                fair[owners] = sum(values[owner][good] for good, owner in enumerate(owners))
        if not fair:
            raise task.Retry
        best = max(fair, key=lambda owners: (fair[owners], owners))
        instance = self.Instance(values=values, any_good=params.any_good, least=fair[best])
        answer = dict(zip(instance.goods, (instance.agents[owner] for owner in best), strict=True))
        obvious = [_most_liked(values), _in_turn(values), _in_turn(values[::-1])]
        obvious[2] = [n - 1 - owner for owner in obvious[2]]
        for owners_ in obvious if m > 4 else ():
            if not self.check(instance, dict(zip(instance.goods, (instance.agents[o] for o in owners_), strict=True))):
                raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: Answer) -> str:
        owners = tuple(int(answer[good]) - 1 for good in instance.goods)
        if not _is_fair(instance.values, owners, instance.any_good):
            return "an agent envies another one even without the good"
        total = sum(instance.values[owner][good] for good, owner in enumerate(owners))
        return "" if total >= instance.least else "the worth of the bundles is too small in all"

    def key(self, instance: Instance) -> object:
        columns = sorted(zip(*sorted(instance.values), strict=True))
        return [columns, instance.any_good, instance.least]


def _is_fair(values: tuple[tuple[int, ...], ...], owners: tuple[int, ...], any_good: bool) -> bool:
    pick = min if any_good else max
    for i, worth in enumerate(values):
        own = sum(worth[good] for good, owner in enumerate(owners) if owner == i)
        for j in range(len(values)):
            bundle = [worth[good] for good, owner in enumerate(owners) if owner == j]
            if bundle and i != j and sum(bundle) - pick(bundle) > own:
                return False
    return True


def _most_liked(values: tuple[tuple[int, ...], ...]) -> list[int]:
    """Give each good to who values it most."""
    return [max(range(len(values)), key=lambda i: values[i][good]) for good in range(len(values[0]))]


def _in_turn(values: tuple[tuple[int, ...], ...]) -> list[int]:
    """Let the agents take their favourites in turn."""
    owners: dict[int, int] = {}
    for turn in range(len(values[0])):
        i = turn % len(values)
        owners[max((g for g in range(len(values[0])) if g not in owners), key=lambda g: values[i][g])] = i
    return [owners[good] for good in sorted(owners)]
