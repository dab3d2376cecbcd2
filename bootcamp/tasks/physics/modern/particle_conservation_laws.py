"""Complete a reaction of invented particles so that all conserved numbers balance and mass does not rise.

Answer: names of particles, repeats allowed; several answers may be right.
Harder: more particles, more conserved numbers, more products to be found.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Multiset

Particle = tuple[str, int, tuple[int, ...]]
"""Its name, its mass, its conserved numbers."""
Answer = tuple[str, ...]
_LAWS = {
    "charge": "电荷", "baryon": "重子数", "lepton": "轻子数", "strange": "奇异数", "charm": "粲数", "twist": "扭数",
    "spark": "火花数",
}  # fmt: skip
_NAMES = tuple(a + b for b in ("in", "on", "ex", "um") for a in ("tar", "vel", "mor", "zel", "pir", "kan", "dro"))


class ParticleConservationLaws(Task["ParticleConservationLaws.Params", "ParticleConservationLaws.Instance", Answer]):
    version = 1

    class Params(task.Params):
        particles: int = knob("how many particles are listed", levels=(6, 7, 8, 9, 10, 11, 12, 14, 16, 18), ge=4, le=24)
        laws: int = knob("how many numbers are conserved", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=7)
        products: int = knob("the most products", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=7)
        largest: int = knob("the largest size of a conserved number", levels=(3, 3, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=5)

    class Instance(task.Instance):
        laws: tuple[str, ...]
        particles: tuple[Particle, ...]
        incoming: tuple[Particle, ...]
        most: int

        def rows(self, particles: tuple[Particle, ...]) -> list[list[object]]:
            return [[name, mass, *numbers] for name, mass, numbers in particles]

        @property
        def head(self) -> list[str]:
            return ["name", "mass", *self.laws]

        @property
        def zh_head(self) -> list[str]:
            return ["名称", "质量", *map(_LAWS.__getitem__, self.laws)]

    prompt = Prompt(
        en=r"""
        In an invented world these particles meet and turn into others:

        {{ rows(incoming) | table(head) }}

        The products are particles of this list, at least 1 and at most {{ most }} of them; each may occur several
        times:

        {{ rows(particles) | table(head) }}

        {% for law in laws %}
        - The total of {{ law }} is the same before and after.
        {% endfor %}
        - The total mass of the products is not greater than that of the particles that meet.

        Find products that are possible. If there are several possibilities, any one will do.
        """,
        zh=r"""
        在一个虚构的世界里，下列粒子相遇并变成别的粒子：

        {{ rows(incoming) | table(zh_head) }}

        产物是下表中的粒子，至少 1 个、至多 {{ most }} 个，同一种可以出现多次：

        {{ rows(particles) | table(zh_head) }}

        {% for law in zh_head[2:] %}
        - {{ law }}的总和在反应前后相同。
        {% endfor %}
        - 产物的总质量不大于相遇粒子的总质量。

        求一组可能的产物。若有多种可能，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Multiset(Choice(tuple(name for name, _, _ in instance.particles)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.largest
        laws = tuple(_LAWS)[: params.laws]
        names = rng.sample(_NAMES, params.particles + 2)
        pool: list[Particle] = []
        while len(pool) < params.particles:
            numbers = tuple(rng.randint(-n, n) for _ in laws)
            if any(numbers):
                pool.append((names[len(pool)], rng.randint(5, 60), numbers))
        products = sorted(rng.choices(pool, k=params.products))
        total = [sum(numbers) for numbers in zip(*(numbers for _, _, numbers in products), strict=True)]
        mass = sum(mass for _, mass, _ in products) + rng.randint(0, 4)
        first = tuple(rng.randint(-n, n) for _ in laws)
        second = tuple(a - b for a, b in zip(total, first, strict=True))
        light = rng.randint(mass // 3, mass - mass // 3)
        incoming = ((names[-2], light, first), (names[-1], mass - light, second))
        if max(map(abs, second)) > 2 * n or any(_balances(incoming, (one,) * k) for one in pool for k in (1, 2)):
            raise task.Retry  # one kind of product is too easily guessed
        if len({numbers for *_, numbers in pool}) < len(pool) - len(pool) // 4 or not any(total):
            raise task.Retry
        instance = self.Instance(laws=laws, particles=tuple(pool), incoming=incoming, most=params.products)
        return instance, tuple(name for name, _, _ in products)

    def check(self, instance: Instance, answer: Answer) -> str:
        known = {one[0]: one for one in instance.particles}
        if not 1 <= len(answer) <= instance.most:
            return f"there are {len(answer)} products, and 1 to {instance.most} are allowed"
        chosen = [known[name] for name in answer]
        for place, law in enumerate(instance.laws):
            if sum(one[2][place] for one in chosen) != sum(one[2][place] for one in instance.incoming):
                return f"the total of {law} changes"
        heavier = sum(one[1] for one in chosen) > sum(one[1] for one in instance.incoming)
        return "the products have more mass than the particles that meet" if heavier else ""

    def key(self, instance: Instance) -> object:
        both = instance.particles, instance.incoming
        return [*(sorted([mass, *numbers] for _, mass, numbers in some) for some in both), instance.most]


def _balances(before: tuple[Particle, ...], after: tuple[Particle, ...]) -> bool:
    sides = [[numbers for _, _, numbers in some] for some in (before, after)]
    return [sum(column) for column in zip(*sides[0], strict=True)] == [sum(one) for one in zip(*sides[1], strict=True)]
