"""Count the ways to fill a strip with coloured tiles under rules on neighbours, numbers and joints.

Answer: one integer; it is unique.
Harder: longer strips, more lengths, more rules.
Skills: counting
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Tile = tuple[int, int]
"""A length, and in how many colours there are such tiles."""


class StripTilingCount(Task["StripTilingCount.Params", "StripTilingCount.Instance", int]):
    version = 1

    class Params(task.Params):
        cells: int = knob("the least number of cells", levels=(5, 6, 7, 8, 10, 12, 14, 17, 21, 26), ge=4, le=60)
        lengths: int = knob("the number of lengths of tiles", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=5)
        rules: int = knob("the number of rules", levels=(0, 1, 1, 2, 2, 3, 3, 3, 3, 4), ge=0, le=4)

    class Instance(task.Instance):
        cells: int
        tiles: tuple[Tile, ...]
        unlike: bool
        """Whether neighbours must have different lengths."""
        twins: bool
        """Whether neighbours of one length must have different colours."""
        most: tuple[int, int] | None
        """A length, and how many tiles of it may be used."""
        joints: tuple[int, ...]
        """Places, by the number of cells left of them, where no two tiles may meet."""

        def told(self, language: str) -> list[str]:
            drawn: list[tuple[str, tuple[int, ...]]] = [("unlike", ())] if self.unlike else []
            drawn += [("twins", ())] if self.twins else []
            drawn += [("most", self.most)] if self.most else []
            drawn += [("joint", (place, place + 1)) for place in self.joints]
            return [_RULES[kind][language == "zh"].format(*numbers) for kind, numbers in drawn]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A strip of {{ cells }} cells in a row is to be filled completely by tiles that do not overlap. There are as many
        tiles as needed of these kinds:

        {% for length, colours in tiles %}
        - length {{ length }}, in {{ colours }} {{ "colour" if colours == 1 else "different colours" }}
        {% endfor %}

        {% if told(language) %}
        Rules:

        {{ told(language) | bullets }}

        {% endif %}
        In how many ways can the strip be filled? Two fillings are different if some cell is covered by a tile of
        another length, of another colour or in another position. The strip is not turned round: a filling
        and its mirror image are different unless they are equal.
        """,
        zh=r"""
        把一条由 {{ cells }} 个格子排成一行的长条用砖块完全铺满，砖块互不重叠。下列砖块数量不限：

        {% for length, colours in tiles %}
        - 长为 {{ length }} 格的砖块，有 {{ colours }} 种颜色
        {% endfor %}

        {% if told(language) %}
        规则：

        {{ told(language) | bullets }}

        {% endif %}
        共有多少种铺法？只要有某个格子上的砖块长度、颜色或位置不同，就算不同的铺法。长条不能掉头，
        互为镜像的铺法除非完全相同，否则算不同。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.cells + rng.randint(0, 4)
        tiles = tuple((length, rng.randint(1, 3)) for length in sorted(rng.sample(range(1, 7), params.lengths)))
        rules = set(rng.sample(("alike", "most", "joint", "joint too"), params.rules))
        unlike = rng.random() < 0.5
        joints = [rule in rules for rule in ("joint", "joint too")].count(True)
        instance = self.Instance(
            cells=n,
            tiles=tiles,
            unlike="alike" in rules and unlike,
            twins="alike" in rules and not unlike,
            most=(rng.choice(tiles)[0], rng.randint(1, 1 + n // 5)) if "most" in rules else None,
            joints=tuple(sorted(rng.sample(range(2, n - 1), joints))),
        )
        count = self.solve(instance)
        if not 5 + params.cells // 2 <= count < 10**12 or (
            instance.most and count == self.solve(instance.model_copy(update={"most": None}))
        ):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Add tiles from left to right; what counts is the last length and how many limited tiles were used."""
        limited, most = instance.most or (0, 0)
        table = [Counter[tuple[int, int]]() for _ in range(instance.cells + 1)]
        table[0][0, 0] = 1
        for start in range(instance.cells):
            if start in instance.joints:
                continue
            for (last, used), ways in table[start].items():
                for length, colours in instance.tiles:
                    now = used + (length == limited)
                    choices = colours - (instance.twins and last == length)
                    if start + length <= instance.cells and now <= most and not (instance.unlike and last == length):
                        table[start + length][length, now] += ways * choices
        return table[-1].total()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        limited, most = instance.most or (0, 0)
        ended, whole, lines = Counter[tuple[int, tuple[int, int]]](), Counter({(0, 0): 1}), []
        for cells in range(1, instance.cells + 1):
            for used in range(most + 1):
                shown = f"f{cells},{used}" if instance.most else f"f{cells}"
                terms, products = list[str](), list[int]()
                for length, colours in instance.tiles if cells not in instance.joints else ():
                    before = cells - length, used - (length == limited)
                    same = ended[length, before] if instance.unlike or instance.twins else 0
                    if instance.unlike:
                        ways, term = colours * (whole[before] - same), f"{colours}*({whole[before]}-{same})"
                    else:
                        factors = [colours] * (colours > 1) + [whole[before]] * (whole[before] > 1)
                        ways, term = colours * whole[before] - same, "*".join(map(str, factors)) or "1"
                    ended[length, (cells, used)] = ways
                    if whole[before]:
                        terms.append(f"({term}-{same})" if instance.twins else term)
                        products.append(ways)
                whole[cells, used] = total = sum(products)
                sums = [*["+".join(terms)] * bool(terms), "+".join(map(str, products)), str(total)]
                lines.append("=".join([shown, *dict.fromkeys(filter(None, sums))]))
        if instance.most:
            last = [whole[instance.cells, used] for used in range(most + 1)]
            lines.append(f"{' + '.join(map(str, last))} = {sum(last)}")
        return "\n".join(lines)


_RULES = {
    "unlike": ("Two tiles side by side never have the same length.", "相邻两块砖的长度不能相同。"),
    "twins": (
        "Two tiles side by side never have both the same length and the same colour.",
        "相邻两块砖不能长度和颜色都相同。",
    ),
    "most": ("The number of tiles of length {0} is at most {1}.", "所用的砖中，长为 {0} 格的至多 {1} 块。"),
    "joint": (
        "One tile covers both cell {0} and cell {1}, counted from the left.",
        "从左数第 {0} 格与第 {1} 格由同一块砖覆盖。",
    ),
}
