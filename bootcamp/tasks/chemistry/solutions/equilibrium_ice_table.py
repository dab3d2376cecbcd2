"""Find concentrations at equilibrium, or the amount to add so that a stated one is reached.

Answer: rational numbers, unique.
Harder: larger coefficients, more species, an amount to add in place of concentrations, two linked equilibria.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib import reactions
from bootcamp.lib.reactions import Reaction
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Answer = tuple[Fraction, ...]
_SHAPES = (
    ("A -> B + C", "A + B -> C", "A + B -> C + D", "A + B -> 2 C", "2 A -> B + C", "2 A -> B", "A -> 2 B"),
    ("2 A + B -> 2 C", "A + 2 B -> C", "2 A -> 2 B + C", "A + 2 B -> C + D", "2 A + B -> C + D", "A -> 2 B + C"),
    ("A + 3 B -> 2 C", "2 A + B -> 2 C + D", "A + 3 B -> C + D", "3 A -> B + C", "2 A + 2 B -> C + 2 D"),
)
_LINKED = (
    ("A -> B + C", "B + D -> E"),
    ("A + B -> C", "C + B -> D"),
    ("A + B -> C + D", "C + E -> F"),
    ("2 A -> B", "B + C -> D"),
)


class EquilibriumIceTable(Task["EquilibriumIceTable.Params", "EquilibriumIceTable.Instance", Answer]):
    version = 1

    class Params(task.Params):
        shape: int = knob("how large the coefficients are", levels=(0, 0, 0, 1, 1, 1, 2, 2, 0, 0), ge=0, le=2)
        inverse: bool = knob(
            "whether an amount to add may be asked for", levels=(False,) * 3 + (True,) * 5 + (False,) * 2
        )
        linked: bool = knob("whether there are two equilibria", levels=(False,) * 8 + (True,) * 2)
        parts: int = knob("into how many parts a unit is cut", levels=(4, 6, 8, 8, 10, 12, 12, 16, 8, 16), ge=2, le=40)

    class Instance(task.Instance):
        reactions: tuple[str, ...]
        constants: tuple[Fraction, ...]
        litres: int
        starts: tuple[tuple[str, Fraction], ...]
        """Moles of each species; the one to be added is counted before the addition."""
        added: str
        goal: tuple[str, Fraction] | None

        @property
        def lines(self) -> list[str]:
            arrows = [line.replace("->", "⇌") for line in self.reactions]
            return [f"{line}, Kc = {k}" for line, k in zip(arrows, self.constants, strict=True)]

        @property
        def moles(self) -> list[str]:
            return [f"{name}: {n} mol" for name, n in self.starts]

        @property
        def names(self) -> list[str]:
            return [name for name, _ in self.starts]

        @property
        def reached(self) -> str:
            return f"{self.goal[0]}: {self.goal[1]} mol/L" if self.goal else ""

    prompt = Prompt(
        en=r"""
        A vessel of {{ litres }} L holds these amounts, which react with each other until there is equilibrium:

        {{ moles | bullets }}

        {{ "Both reactions are" if constants | length > 1 else "The reaction is" }} reversible; nothing else happens:

        {{ lines | bullets }}

        At equilibrium the concentrations in mol/L, each to the power of its coefficient, give Kc when the product of
        those on the right is divided by the product of those on the left; Kc is given as a plain number. No
        concentration may be negative.
        {% if goal %}
        So much {{ added }} is added before anything reacts that this concentration is reached at equilibrium:
        {{ reached }}. How many moles of {{ added }} must be added? Give the exact value.
        {% else %}
        Give the exact concentrations at equilibrium, in mol/L, of {{ names | listed(language) }}, in this order.
        {% endif %}
        """,
        zh=r"""
        容积为 {{ litres }} L 的容器中有下列物质，它们相互反应直到达到平衡：

        {{ moles | bullets }}

        {{ "两个反应都可逆" if constants | length > 1 else "反应可逆" }}，此外没有别的反应：

        {{ lines | bullets }}

        平衡时，各物质的浓度（mol/L）以其系数为指数，右边各项之积除以左边各项之积等于 Kc；
        Kc 只给出数值。浓度都不能为负。
        {% if goal %}
        在反应开始之前再加入一些 {{ added }}，使平衡时达到以下浓度：{{ reached }}。
        需要加入多少摩尔 {{ added }}？给出精确值。
        {% else %}
        按此顺序给出 {{ names | listed(language) }} 的平衡浓度（mol/L），要精确值。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        if instance.goal:
            return Sequence(Rational(unit="mol"), length=1, brackets="")
        return Sequence(Rational(unit="mol/L"), length=len(instance.starts))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        chosen = rng.choice(_LINKED) if params.linked else (rng.choice(_SHAPES[params.shape]),)
        system = [reactions.read(text) for text in chosen]
        names = sorted(reactions.substances(system))
        litres = rng.choice((1, 2, 2, 4, 5))
        for _ in range(300):
            final = {name: Fraction(rng.randint(1, 2 * params.parts), params.parts) for name in names}
            extents = [Fraction(rng.choice((-1, 1, 1)) * rng.randint(1, params.parts), params.parts) for _ in system]
            start = dict(final)
            for reaction, extent in zip(system, extents, strict=True):
                for side, sign in ((reaction.left, 1), (reaction.right, -1)):
                    for n, name in side:
                        start[name] += sign * n * extent
            constants = tuple(_quotient(final, reaction) for reaction in system)
            short = all(max(k.numerator, k.denominator) < 2000 for k in constants)
            if min(start.values()) < 0 or not short or final == start:
                continue
            if min(start.values()) > 0 and rng.random() < 0.7:
                continue
            added, goal = "", None
            if params.inverse and rng.random() < 0.6:
                added = rng.choice([name for _, name in system[0].left])
                aim = rng.choice([name for name in names if name != added])
                goal, more = (aim, final[aim]), start[added] * Fraction(rng.randint(2, 4), 4)
                if not more:
                    continue
                start[added] -= more
            instance = self.Instance(
                reactions=chosen,
                constants=constants,
                litres=litres,
                starts=tuple((name, start[name] * litres) for name in names),
                added=added,
                goal=goal,
            )
            return instance, (more * litres,) if goal else tuple(final[name] for name in names)
        raise task.Retry


def _quotient(values: dict[str, Fraction], reaction: Reaction) -> Fraction:
    up, down = (prod((values[name] ** n for n, name in side), start=Fraction(1)) for side in reversed(reaction))
    return up / down
