"""Change some numbers of a line, only at allowed places, so that all its checksums stay what they are.

Answer: the new line of numbers; any that fits counts.
Harder: longer lines, more changes, larger moduli, two and three checksums at once.
Skills: arithmetic, search
Source: original; checksums that are no secret protect against slips, not against forgers.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.bits import rotated
from bootcamp.lib.numbers import inverse, random_prime
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Sequence

Line = tuple[int, ...]


class ChecksumForgery(Task["ChecksumForgery.Params", "ChecksumForgery.Instance", Line]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many numbers the line has", levels=(4, 5, 6, 6, 7, 8, 8, 9, 10, 12), ge=4, le=24)
        changes: int = knob("how many numbers have to be changed", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        allowed: int = knob("how many places may be changed", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=12)
        modulus: int = knob(
            "about the modulus of the weighted sum", levels=(7, 11, 29, 29, 31, 41, 31, 41, 53, 97), ge=5, le=1000
        )
        checks: int = knob("how many checksums there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        bits: int = knob("how many bits a number has", levels=(4, 4, 5, 4, 4, 4, 5, 5, 5, 5), ge=3, le=8)

    class Instance(task.Instance):
        line: Line
        places: Line  # those that may be changed, from 1
        changes: int
        bits: int
        weights: Line
        modulus: int
        products: int  # the modulus of the sum of products of neighbours, or 0
        xor: bool  # whether there is an XOR with rotation

        @property
        def largest(self) -> int:
            return (1 << self.bits) - 1

        @property
        def values(self) -> Line:
            return _checksums(self, self.line)

    prompt = Prompt(
        en=r"""
        A line of {{ line | length }} numbers, each from 0 to {{ largest }}, is protected by
        {{ "these checksums" if values[1:] else "a checksum" }}:

        - The weighted sum modulo {{ modulus }}. The weights, from the first number to the last, are
          {{ weights | comma }}.
        {% if products %}
        - The sum of the products of neighbouring numbers (the first and the second, the second and the third, and so
          on) modulo {{ products }}.
        {% endif %}
        {% if xor %}
        - A state of {{ bits }} bits: at first it is 0; for each number, from the first to the last, the state is
          rotated 1 place to the left (the leftmost bit goes to the right end) and then the number, written with
          {{ bits }} bits, is combined with it by bitwise exclusive or. The checksum is the last state.
        {% endif %}

        The line is {{ line | comma }}. Its {{ "checksums are" if values[1:] else "checksum is" }} {{ values | comma
        }}{{ ", in this order" if values[1:] }}.

        Replace exactly {{ changes }} of its numbers by other numbers from 0 to {{ largest }}, such that
        {{ "all checksums stay" if values[1:] else "the checksum stays" }} the same. Only
        these places may be changed (the first is number 1): {{ places | comma }}. Give the whole new line. If there are
        several, any one will do.
        """,
        zh=r"""
        一行 {{ line | length }} 个数，每个在 0 到 {{ largest }} 之间，由下列校验和保护：

        - 加权和除以 {{ modulus }} 的余数。从第一个数到最后一个数，权数依次为 {{ weights | comma }}。
        {% if products %}
        - 相邻两数之积（第一个与第二个，第二个与第三个，依此类推）的总和除以 {{ products }} 的余数。
        {% endif %}
        {% if xor %}
        - 一个 {{ bits }} 位的状态：开始时为 0；从第一个数到最后一个数，每次先把状态循环左移 1 位（最左的位移到右端），
          再与该数（写成 {{ bits }} 位二进制）按位异或。最后的状态就是校验和。
        {% endif %}

        这一行是 {{ line | comma }}，它的校验和{{ "依次" if values[1:] }}为 {{ values | comma }}。

        请把其中恰好 {{ changes }} 个数换成 0 到 {{ largest }} 之间的其他数，使{{ "所有" if values[1:] }}校验和都不变。
        只有这些位置可以改动（第一个是 1 号）：{{ places | comma }}。请给出完整的新的一行。
        如果有多个答案，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(), length=len(instance.line))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Line]:
        size = 2**params.bits
        modulus = random_prime(rng, params.modulus, max(params.modulus + 6, params.modulus * 5 // 4))
        line = [rng.randrange(size) for _ in range(params.length)]
        if params.changes > min(params.allowed, params.length) or modulus <= params.length:
            raise Retry
        places = sorted(rng.sample(range(params.length), min(params.allowed, params.length)))
        both = params.checks == 3
        products = rng.choice([7, 11, 13]) if both or (params.checks == 2 and rng.random() < 0.5) else 0
        instance = self.Instance(
            line=tuple(line),
            places=tuple(place + 1 for place in places),
            changes=params.changes,
            bits=params.bits,
            weights=tuple(rng.sample(range(1, modulus), params.length)),
            modulus=modulus,
            products=products,
            xor=both or (params.checks == 2 and not products),
        )
        goal = instance.values[1:]
        for _ in range(3000):
            changed = sorted(rng.sample(places, params.changes))
            new = list(line)
            for place in changed:
                new[place] = rng.choice([value for value in range(size) if value != line[place]])
            if _checksums(instance, new)[1:] == goal:
                return _weighted(instance, tuple(new), changed[-1]), tuple(new)
        raise Retry

    def check(self, instance: Instance, answer: Line) -> str:
        changed = [i for i, (old, new) in enumerate(zip(instance.line, answer, strict=True), 1) if old != new]
        if not all(0 <= value <= instance.largest for value in answer):
            return "a number is out of range"
        if any(place not in instance.places for place in changed):
            return "a place is changed that must not be"
        if len(changed) != instance.changes:
            return f"{len(changed)} numbers are changed"
        pairs = zip(_checksums(instance, answer), instance.values, strict=True)
        wrong = [i for i, (new, old) in enumerate(pairs, 1) if new != old]
        return f"checksum {wrong[0]} is another" if wrong else ""


def _checksums(instance: ChecksumForgery.Instance, line: Line | list[int]) -> Line:
    values = [sum(w * x for w, x in zip(instance.weights, line, strict=True)) % instance.modulus]
    if instance.products:
        values.append(sum(x * y for x, y in pairwise(line)) % instance.products)
    if instance.xor:
        state, bits = 0, instance.bits
        for x in line:
            state = rotated(state, 1, bits) ^ x
        values.append(state)
    return tuple(values)


def _weighted(instance: ChecksumForgery.Instance, new: Line, place: int) -> ChecksumForgery.Instance:
    """Change the weight of a place so that the weighted sum of the new line is that of the old one."""
    steps = [b - a for a, b in zip(instance.line, new, strict=True)]
    m, weights = instance.modulus, list(instance.weights)
    rest = sum(w * step for i, (w, step) in enumerate(zip(weights, steps, strict=True)) if i != place)
    if steps[place] % m == 0:
        raise Retry
    weights[place] = -rest * inverse(steps[place], m) % m
    if len(set(weights)) < len(weights) or 0 in weights:
        raise Retry
    return instance.model_copy(update={"weights": tuple(weights)})
