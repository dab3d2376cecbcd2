"""Find the k-th value in a merged list of several families of integers.

Answer: one integer; it is unique.
Harder: more families, larger k, other families than multiples, values kept once or as often as they occur.
Skills: counting, arithmetic
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import crt, integer_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Family = tuple[str, int, int]  # "class": numbers that leave a remainder when divided by a modulus; "power": n^e


class MergedProgressionsKth(Task["MergedProgressionsKth.Params", "MergedProgressionsKth.Instance", int]):
    version = 1

    class Params(task.Params):
        families: int = knob("how many families are merged", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=8)
        largest_modulus: int = knob("the largest modulus", levels=(9, 12, 15, 15, 18, 20, 25, 30, 40, 50), ge=9, le=200)
        digits: int = knob("how many digits k has at most", levels=(2, 3, 3, 3, 4, 5, 7, 10, 13, 16), ge=2, le=18)
        residues: bool = knob("whether remainders other than 0 occur", levels=(False, False) + (True,) * 8)
        powers: bool = knob(
            "whether one family may be the squares or the cubes",
            levels=(False, False, False, True, True, True, True, False, False, False),
        )
        repeats: bool = knob("whether values may be kept as often as they occur", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        families: tuple[Family, ...]
        once: bool
        k: int

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        Consider these families of positive integers:

        {% for kind, r, m in families %}
        {% if kind == "power" %}
        - the {{ "squares" if m == 2 else "cubes" }} n^{{ m }} of the positive integers n
        {% elif r == 0 %}
        - the positive multiples of {{ m }}
        {% else %}
        - the positive integers that leave the remainder {{ r }} when divided by {{ m }}
        {% endif %}
        {% endfor %}

        All of them are merged into one list in increasing order. A number that is in several families is
        {{ "listed only once" if once else "listed once for each of them" }}.
        What is the number at place {{ k }} of the list, counted from 1?
        """,
        zh=r"""
        考虑下列几族正整数：

        {% for kind, r, m in families %}
        {% if kind == "power" %}
        - 正整数 n 的{{ "平方" if m == 2 else "立方" }} n^{{ m }}
        {% elif r == 0 %}
        - {{ m }} 的正倍数
        {% else %}
        - 除以 {{ m }} 余 {{ r }} 的正整数
        {% endif %}
        {% endfor %}

        把它们全部合并成一个从小到大的数列。属于多族的数{{ "只列一次" if once else "在它所属的每一族中各列一次" }}。
        从 1 开始计数，数列中第 {{ k }} 个位置上的数是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        moduli = rng.sample(range(2, params.largest_modulus + 1), params.families)
        if any(a % b == 0 for a in moduli for b in moduli if a != b):
            raise task.Retry
        families = [("class", rng.randrange(m) if params.residues else 0, m) for m in moduli]
        if params.powers and rng.random() < 0.5:
            families[0] = ("power", 0, rng.choice((2, 3)))
        instance = self.Instance(
            families=tuple(families),
            once=not (params.repeats and rng.random() < 0.4),
            k=rng.randint(10 ** (params.digits - 2) * 3, 10 ** (params.digits - 1) * 5),
        )
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.families), instance.once, instance.k]

    def solve(self, instance: Instance) -> int:
        low, high = 1, instance.k * max(m for kind, _, m in instance.families if kind == "class")
        while low < high:
            middle = (low + high) // 2
            if _count(instance.families, instance.once, middle) < instance.k:
                low = middle + 1
            else:
                high = middle
        return low


def _count(families: tuple[Family, ...], once: bool, x: int) -> int:
    """Count the values up to x in the list."""
    classes = [(r, m) for kind, r, m in families if kind == "class"]
    total = sum(_members(r, m, x) for r, m in classes)
    if once:
        for size in range(2, len(classes) + 1):
            for chosen in combinations(classes, size):
                common = crt(*zip(*chosen, strict=True))
                total -= (-1) ** size * _members(*common, x) if common else 0
    for kind, _, exponent in families:
        if kind == "power":
            roots = range(1, integer_root(x, exponent) + 1)
            total += sum(not once or all(n**exponent % m != r for r, m in classes) for n in roots)
    return total


def _members(r: int, m: int, x: int) -> int:
    """Count the positive integers up to x that are r modulo m, for 0 <= r < m."""
    return (x - r) // m + (r > 0)
