"""Count the ways to put alike or different things into alike or different boxes with allowed loads.

Answer: one integer; it is unique.
Harder: more things, more boxes, all four cases of alike and different.
Skills: counting
Source: original; the twelvefold way, R. P. Stanley, Enumerative Combinatorics 1 (1986), section 1.4.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb, factorial, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.counting import integer_partitions, set_partitions
from bootcamp.lib.polynomial import multiply
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class BallsInBoxesCount(Task["BallsInBoxesCount.Params", "BallsInBoxesCount.Instance", int]):
    version = 1

    class Params(task.Params):
        things: int = knob("the least number of things", levels=(4, 6, 8, 9, 10, 11, 12, 13, 14, 15), ge=2, le=20)
        boxes: int = knob("the greatest number of boxes", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=2, le=10)
        loads: int = knob("the greatest number of allowed loads", levels=(3, 3, 4, 4, 4, 5, 5, 5, 5, 6), ge=2, le=8)
        least: int = knob("the least answer", levels=(3, 4, 6, 8, 10, 12, 15, 20, 20, 20), ge=1, le=100)

    class Instance(task.Instance):
        setting: int
        things: int
        boxes: int
        loads: tuple[int, ...]
        things_differ: bool
        boxes_differ: bool

        def words(self, language: str) -> tuple[str, str, str]:
            """The things, the boxes and one box."""
            return _SETTINGS[self.setting][language == "zh"]

        def load(self, language: str) -> str:
            return listed(self.loads, language, "或" if language == "zh" else "or")

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        All of {{ things }} {{ words(language)[0] }} are put into {{ boxes }} {{ words(language)[1] }}. The number of
        {{ words(language)[0] }} in each {{ words(language)[2] }} must be {{ load(language) }}.

        - The {{ words(language)[0] }} {{ "are all different" if things_differ else "cannot be told apart" }}.
        - The {{ words(language)[1] }}
        {{ "are all different" if boxes_differ else "cannot be told apart, and where they stand does not matter" }}.

        The order of the {{ words(language)[0] }} inside one {{ words(language)[2] }} does not matter. In how many ways
        can this be done?
        """,
        zh=r"""
        把 {{ things }} {{ words(language)[0] }}全部放进 {{ boxes }} {{ words(language)[1] }}，
        每{{ words(language)[1] }}里{{ words(language)[2] }}的数目必须是 {{ load(language) }}。

        - {{ words(language)[2] }}{{ "各不相同" if things_differ else "完全相同，无法区分" }}。
        - {{ words(language)[1][1:] }}{{ "各不相同" if boxes_differ else "完全相同，无法区分，摆放的位置也不计" }}。

        同一{{ words(language)[1] }}里{{ words(language)[2] }}的先后次序不计。共有多少种不同的放法？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            things=params.things + rng.randint(0, 6),
            boxes=rng.randint(max(2, params.boxes - 3), params.boxes),
            loads=tuple(sorted(rng.sample(range(9), rng.randint(2, params.loads)))),
            things_differ=rng.random() < 0.5,
            boxes_differ=rng.random() < 0.5,
        )
        count = self.solve(instance)
        if not params.least <= count < 10**12:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        n, k, loads = instance.things, instance.boxes, instance.loads
        if instance.boxes_differ and not instance.things_differ:
            product: tuple[int, ...] = (1,)
            for _ in range(k):
                product = multiply(product, [int(load in loads) for load in range(n + 1)])[: n + 1]
            return sum(product[n : n + 1])
        blocks = (set_partitions if instance.things_differ else integer_partitions)(n, loads)
        few = range(k if 0 not in loads else 0, min(k, n) + 1)  # how many boxes hold something
        return sum(blocks[used] * (factorial(k) // factorial(k - used) if instance.boxes_differ else 1) for used in few)

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"setting"})

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Go through the loads in falling order: choose what lies in each box, then which box has which load."""
        lines, total = list[str](), 0
        for loads in _falling(instance.things, instance.boxes, instance.loads[::-1]):
            steps, ways, left = list[str](), 1, instance.things
            for load in loads[:-1] if instance.things_differ else ():
                if 0 < load < left:
                    steps.append(f"C({left},{load})={comb(left, load)}")
                    ways *= comb(left, load)
                    left -= load
            if len(steps) > 1:
                steps.append(f"{'*'.join(step.partition('=')[2] for step in steps)}={ways}")
            alike = [n for load, n in Counter(loads).items() if n > 1 and (load or instance.boxes_differ)]
            same = prod(map(factorial, alike))
            below = "".join(f"/{n}!" for n in alike)
            if instance.boxes_differ:
                orders = factorial(instance.boxes) // same
                steps.append(f"{instance.boxes}!{below}={orders}")
                if instance.things_differ and ways > 1:
                    steps.append(f"{ways}*{orders}={ways * orders}")
                ways *= orders
            elif instance.things_differ and same > 1:
                steps.append(f"{ways}{below}={ways // same}")
                ways //= same
            total += ways
            shown = ", ".join([*steps, *[f"{total - ways}+{ways}={total}"] * bool(lines)])
            lines.append(f"{'+'.join(map(str, loads))} → {shown or 1}")
        return "\n".join(lines)


def _falling(things: int, boxes: int, loads: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """List the loads of all boxes together, the greatest first."""
    if not boxes:
        yield from [()] * (not things)
    for place, load in enumerate(loads if boxes else ()):
        if load <= things <= load * boxes:
            yield from ((load, *rest) for rest in _falling(things - load, boxes - 1, loads[place:]))


_SETTINGS = (
    (("balls", "boxes", "box"), ("个球", "个盒子", "球")),
    (("books", "bags", "bag"), ("本书", "个袋子", "书")),
    (("coins", "purses", "purse"), ("枚硬币", "个钱包", "硬币")),
    (("toys", "baskets", "basket"), ("个玩具", "个篮子", "玩具")),
    (("photos", "envelopes", "envelope"), ("张照片", "个信封", "照片")),
    (("shells", "jars", "jar"), ("个贝壳", "个罐子", "贝壳")),
    (("stamps", "folders", "folder"), ("枚邮票", "个文件夹", "邮票")),
    (("beads", "bowls", "bowl"), ("颗珠子", "个碗", "珠子")),
    (("pens", "drawers", "drawer"), ("支笔", "个抽屉", "笔")),
)
