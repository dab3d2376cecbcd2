"""Find partial pressures of a gas mixture at equilibrium, or the total pressure that gives a stated conversion.

Answer: rational numbers in bar, unique.
Harder: larger coefficients, products present at the start, an inert gas, the total pressure in place of the shares.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib import reactions
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Answer = tuple[Fraction, ...]
_SHAPES = (
    ("A -> B + C", "A -> 2 B", "A + B -> C", "2 A -> B"),
    ("2 A -> B + C", "A + B -> C + D", "A + B -> 2 C", "A + 2 B -> C", "A -> 2 B + C"),
    ("2 A + B -> 2 C", "2 A -> 2 B + C", "A + 2 B -> C + D", "2 A + B -> C + D"),
    ("A + 3 B -> 2 C", "2 A -> B + 3 C", "A + 3 B -> C + D", "2 A + 2 B -> 2 C + D"),
)


class GasPartialPressureEquilibrium(
    Task["GasPartialPressureEquilibrium.Params", "GasPartialPressureEquilibrium.Instance", Answer]
):
    version = 1

    class Params(task.Params):
        shape: int = knob("how large the coefficients are", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=3)
        size: int = knob(
            "the most moles of a gas in the end", levels=(4, 8, 8, 10, 12, 12, 15, 20, 20, 30), ge=3, le=60
        )
        inert: bool = knob("whether a gas may be there that does not react", levels=(False,) * 3 + (True,) * 7)
        inverse: bool = knob("whether the total pressure may be asked for", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        reaction: str
        starts: tuple[tuple[str, Fraction], ...]
        kp: Fraction
        pressure: Fraction | None
        reacted: Fraction | None
        """The share of the first gas that has reacted, if the pressure is asked for."""

        @property
        def line(self) -> str:
            return self.reaction.replace("->", "⇌")

        @property
        def moles(self) -> list[str]:
            return [f"{name}: {n} mol" for name, n in self.starts]

        @property
        def names(self) -> list[str]:
            return [name for name, _ in self.starts]

    prompt = Prompt(
        en=r"""
        A vessel with a movable piston holds these gases, which behave as ideal ones:

        {{ moles | bullets }}

        Only this reaction takes place, until there is equilibrium: {{ line }}.
        {% if "X" in names %}
        The gas X does not react.
        {% endif %}

        The partial pressure of a gas is its share of all moles of gas, those that do not react included, times
        the total pressure. At equilibrium the partial pressures in bar, each to the power of its coefficient,
        give Kp when the product of those on the right is divided by the product of those on the left; here Kp is
        {{ kp }}. The piston keeps the total pressure constant.
        {% if pressure %}
        The total pressure is {{ pressure }} bar. Give the exact partial pressures at equilibrium, in bar, of
        {{ names | listed(language) }}, in this order.
        {% else %}
        At equilibrium a share of {{ reacted }} of the gas {{ names[0] }} has reacted. Give the exact total
        pressure in bar.
        {% endif %}
        """,
        zh=r"""
        带活塞的容器中有下列气体，均视为理想气体：

        {{ moles | bullets }}

        只发生下面的反应，直到达到平衡：{{ line }}。
        {% if "X" in names %}
        气体 X 不参加反应。
        {% endif %}

        一种气体的分压等于它在全部气体（包括不参加反应的）物质的量中所占的比例乘以总压。
        平衡时，各分压（bar）以其系数为指数，右边各项之积除以左边各项之积等于 Kp，这里 Kp 为 {{ kp }}。
        活塞使总压保持不变。
        {% if pressure %}
        总压为 {{ pressure }} bar。按此顺序给出 {{ names | listed(language) }} 的平衡分压（bar），要精确值。
        {% else %}
        平衡时，气体 {{ names[0] }} 已反应的比例为 {{ reacted }}。求总压（bar），要精确值。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        count = len(instance.starts) if instance.pressure else 1
        return Sequence(Rational(unit="bar"), length=count, brackets="[]" if count > 1 else "")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        text = rng.choice(_SHAPES[params.shape])
        reaction = reactions.read(text)
        left = {name: n for n, name in reaction.left}
        inverse = params.inverse and rng.random() < 0.5
        change = sum(n for n, _ in reaction.right) - sum(left.values())
        for _ in range(300):
            names = reactions.substances([reaction])
            final = {name: Fraction(rng.randint(1, params.size)) for name in names}
            start, extent = dict(final), Fraction(rng.randint(1, params.size), rng.choice((1, 1, 2)))
            for side, sign in ((reaction.left, 1), (reaction.right, -1)):
                for n, name in side:
                    start[name] += sign * n * extent
            if params.inert and rng.random() < 0.5:
                start["X"] = final["X"] = Fraction(rng.randint(1, params.size))
            total = sum(final.values(), Fraction(0))
            pressure = Fraction(rng.randint(1, 12)) * rng.choice((Fraction(1), total / 12, Fraction(1, 2)))
            partial = {name: n / total * pressure for name, n in final.items()}
            up, down = (prod((partial[x] ** n for n, x in side), start=Fraction(1)) for side in reversed(reaction))
            kp = up / down
            if min(start.values()) < 0 or max(kp.numerator, kp.denominator) > 5000 or pressure.denominator > 20:
                continue
            if (min(start.values()) > 0 and rng.random() < 0.7) or (inverse and not change):
                continue
            instance = self.Instance(
                reaction=text,
                starts=tuple(start.items()),
                kp=kp,
                pressure=None if inverse else pressure,
                reacted=(start["A"] - final["A"]) / start["A"] if inverse else None,
            )
            return instance, (pressure,) if inverse else tuple(partial.values())
        raise task.Retry
