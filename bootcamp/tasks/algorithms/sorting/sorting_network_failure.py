"""Find an input of zeros and ones that a comparator network does not sort.

Answer: the input and what the network makes of it; every such input counts.
Harder: more wires and comparators, fewer inputs that fail.
Skills: search, simulation
Source: original; D. E. Knuth, The Art of Computer Programming 3, section 5.3.4.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Text

Comparators = tuple[tuple[int, int], ...]
"""Pairs of wires, counted from 1; the smaller value goes to the first, which has the smaller number."""
Run = dict[str, str]


class SortingNetworkFailure(Task["SortingNetworkFailure.Params", "SortingNetworkFailure.Instance", Run]):
    version = 1

    class Params(task.Params):
        wires: int = knob("the number of wires", levels=(5, 5, 6, 7, 7, 8, 9, 10, 12, 14), ge=3, le=16)
        extra: int = knob("the number of extra comparators", levels=(1, 2, 3, 3, 4, 4, 5, 6, 8, 10), ge=0, le=40)
        failing: int = knob(
            "the greatest share of inputs that fail, in percent",
            levels=(40, 35, 15, 14, 12, 10, 8, 6, 4, 3),
            ge=1,
            le=100,
        )

    class Instance(task.Instance):
        wires: int
        comparators: Comparators

    prompt = Prompt(
        en=r"""
        A network has {{ wires }} wires, numbered from 1, each with a value at first. Comparators (i, j) act one after
        the other: they look at the values on the wires i and j and put the smaller one on wire i, the greater one on
        wire j. These are the comparators, in order:

        {{ comparators | map("point") | join(" ") }}

        Not every input is sorted by them. Find an input of zeros and ones after which, in the end, the values on the
        wires 1 to {{ wires }} do not stand in order, that is, some 1 is on a wire before one with a 0. Give "input" and
        "output", the values on the wires 1 to {{ wires }} at first and in the end, each as a string of zeros and ones.
        Any such input will do.
        """,
        zh=r"""
        一个网络有 {{ wires }} 条线，由 1 起编号，最初每条线上有一个值。各个比较器 (i, j) 依次起作用：
        比较第 i 条与第 j 条线上的值，把较小的放到第 i 条线上，较大的放到第 j 条线上。比较器依次为：

        {{ comparators | map("point") | join(" ") }}

        并不是每个输入都能被它们排好序。请找出一个由 0 和 1 组成的输入，使得最后第 1 到第 {{ wires }}
        条线上的值没有排好，也就是有某个 1 所在的线位于某个 0 所在的线之前。
        请给出 "input" 和 "output"，即最初和最后第 1 到第 {{ wires }} 条线上的值，各写成由 0 和 1 组成的字符串。
        任何一个这样的输入都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Run]:
        values = Text(alphabet="01", length=instance.wires, ignore_spaces=True)
        return Record(input=values, output=values)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Run]:
        pairs = [(one, two) for one in range(1, params.wires) for two in range(one + 1, params.wires + 1)]
        network = rng.choice((_merging, _rows))(params.wires)
        if rng.random() < 0.5:  # upside down it sorts as well
            network = [(params.wires + 1 - two, params.wires + 1 - one) for one, two in network]
        del network[rng.randrange(len(network))]
        before = rng.sample(pairs, min(len(pairs), params.extra))  # these do no harm
        instance = self.Instance(wires=params.wires, comparators=(*before, *network))
        failing = _failing(instance)
        share = failing.bit_count() * 100 / 2**params.wires
        ones = (1 << params.wires) - 1
        plain = [ones << (params.wires - count) & ones for count in range(params.wires)]  # ones, then zeros
        plain += [sum(1 << place for place in range(start, params.wires, 2)) for start in (0, 1)]
        plain += [1 << place for place in range(params.wires)]
        if not 0 < share <= params.failing or (params.failing < 20 and any(failing >> one & 1 for one in plain)):
            raise task.Retry
        number = rng.choice([number for number, bit in enumerate(reversed(f"{failing:b}")) if bit == "1"])
        values = f"{number:0{params.wires}b}"
        return instance, {"input": values, "output": _output(instance, values)}

    def check(self, instance: Instance, answer: Run) -> str:
        if answer["output"] != _output(instance, answer["input"]):
            return "the network makes another output of this input"
        return "" if "10" in answer["output"] else "this input is sorted"

    def key(self, instance: Instance) -> object:
        return [instance.wires, instance.comparators]


def _output(instance: SortingNetworkFailure.Instance, values: str) -> str:
    wires = list(values)
    for one, two in instance.comparators:
        wires[one - 1], wires[two - 1] = sorted((wires[one - 1], wires[two - 1]))
    return "".join(wires)


def _failing(instance: SortingNetworkFailure.Instance) -> int:
    """Run all inputs at once: bit n of a wire is its value for the input that is the number n in binary."""
    size = 2**instance.wires
    wires = []
    for place in range(instance.wires):
        width = 2 ** (instance.wires - 1 - place)  # the value changes every so many inputs
        wire, width = ((1 << width) - 1) << width, 2 * width
        while width < size:
            wire, width = wire | wire << width, 2 * width
        wires.append(wire)
    for one, two in instance.comparators:
        low, high = wires[one - 1], wires[two - 1]
        wires[one - 1], wires[two - 1] = low & high, low | high
    failing = 0
    for low, high in pairwise(wires):
        failing |= low & ~high
    return failing


def _merging(wires: int) -> list[tuple[int, int]]:
    """Batcher's merge exchange, as in Knuth's algorithm M."""
    network, top = list[tuple[int, int]](), 1 << (wires - 1).bit_length() - 1
    p = top
    while p:
        q, r, d = top, 0, p
        while True:
            network += [(i + 1, i + d + 1) for i in range(wires - d) if i & p == r]
            if q == p:
                break
            d, q, r = q - p, q >> 1, p
        p >>= 1
    return network


def _rows(wires: int) -> list[tuple[int, int]]:
    """Odd-even transposition."""
    return [(one, one + 1) for row in range(wires) for one in range(1 + row % 2, wires, 2)]
