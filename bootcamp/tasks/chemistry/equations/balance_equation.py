"""Balance a chemical equation with the smallest whole numbers.

Answer: the coefficients in the printed order; they are unique.
Harder: more substances and elements, brackets, larger coefficients, ions.
Skills: algebra, arithmetic
Source: original; the coefficients span the null space of the composition matrix.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import chem
from bootcamp.lib.matrix import null_space
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Species = tuple[str, int]  # a formula and a charge


class BalanceEquation(Task["BalanceEquation.Params", "BalanceEquation.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        elements: int = knob("how many elements occur", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)
        largest: int = knob("the greatest coefficient", levels=(6, 8, 12, 15, 20, 40, 80, 150, 250, 400), ge=3, le=1000)
        brackets: bool = knob("whether formulas may have brackets", levels=(False, False) + (True,) * 8)
        ions: bool = knob("whether ions occur, whose charges must balance too", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        left: tuple[Species, ...]
        right: tuple[Species, ...]

        @property
        def equation(self) -> str:
            return " → ".join(" + ".join(chem.ion(*one) for one in side) for side in (self.left, self.right))

        @property
        def ions(self) -> bool:
            return any(charge for _, charge in (*self.left, *self.right))

    prompt = Prompt(
        en=r"""
        Balance this equation; some of its substances are invented.

        {{ equation }}

        Both sides must have the same number of atoms of every element{{ " and the same total charge" if ions }}.
        {% if ions %}
        A charge stands after ^, as in SO4^2-.
        {% endif %}
        Give the smallest positive whole-number coefficients in the printed order, those equal to one among them.
        """,
        zh=r"""
        配平下面的方程式；其中有些物质是虚构的。

        {{ equation }}

        两边每种元素的原子数必须相等{{ "，总电荷也必须相等" if ions }}。
        {% if ions %}
        ^ 之后是电荷，例如 SO4^2-。
        {% endif %}
        按物质的书写顺序给出最小的正整数系数，等于一的系数也要写出。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        elements = rng.sample(list(chem.elements())[:60], params.elements)
        size = params.elements + params.ions + 1
        for _ in range(2000):
            species = [_draw_species(params, elements, rng) for _ in range(size)]
            rows = _composition(species)
            if len(rows) <= params.elements or any(size - row.count(0) < 2 for row in rows[:-1]):
                continue  # an element is missing, or in one substance only
            solutions = null_space(rows)
            if len(solutions) > 1 or 0 in solutions[0] or max(map(abs, solutions[0])) > params.largest:
                continue
            found = list(zip(species, solutions[0], strict=True))
            left, right = ({one: sign * n for one, n in found if sign * n > 0} for sign in (1, -1))
            if left and right:
                return self.Instance(left=tuple(left), right=tuple(right)), (*left.values(), *right.values())
        raise task.Retry

    def key(self, instance: Instance) -> object:
        number: dict[str, int] = {}
        sides = []
        for side in (instance.left, instance.right):
            atoms = [
                [[number.setdefault(e, len(number)), n] for e, n in chem.parse(formula).items()] for formula, _ in side
            ]
            sides.append([[sorted(counts), charge] for counts, (_, charge) in zip(atoms, side, strict=True)])
        return sides

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=1), length=len(instance.left) + len(instance.right))

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        signs = [1] * len(instance.left) + [-1] * len(instance.right)
        for row in _composition([*instance.left, *instance.right]):
            if sum(sign * n * count for sign, n, count in zip(signs, answer, row, strict=True)):
                return "an element or the charge is not balanced"
        return "" if gcd(*answer) == 1 else "the coefficients have a common factor"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        species, left = [*instance.left, *instance.right], len(instance.left)
        rows = [[n if i < left else -n for i, n in enumerate(row)] for row in _composition(species) if any(row)]
        told, reduced, pivots = row_steps(rows)
        free = next(i for i in range(len(species)) if i not in pivots)
        values = [Fraction(1)] * len(species)
        for place, row in zip(pivots, reduced, strict=False):
            values[place] = -Fraction(row[free])
        scale = lcm(*(value.denominator for value in values))
        whole = [int(value * scale) for value in values]
        last = [f"{sequence(values)}·{scale} = {sequence(whole)}"] if scale > 1 else [sequence(values)]
        return "\n".join([*map(sequence, rows), *told, *last])


def _draw_species(params: BalanceEquation.Params, elements: list[str], rng: Random) -> Species:
    """Draw a formula of one to three elements, two of them perhaps in brackets, and perhaps a charge."""
    chosen = rng.sample(elements, min(params.elements, rng.choice((1, 2, 2, 3))))
    first, *others = [f"{element}{rng.choice(('', '', 2, 2, 3, 4))}" for element in chosen]
    group = "".join(others)
    if params.brackets and len(others) == 2 and rng.random() < 0.5:
        group = f"({group}){rng.choice((2, 2, 3))}"
    return first + group, rng.choice((0, 0, 0, -2, -1, 1, 2, 3)) if params.ions else 0


def _composition(species: list[Species]) -> list[list[int]]:
    """Count the atoms: a row for each element and one for the charge, a column for each species."""
    counts = [chem.parse(formula) for formula, _ in species]
    elements = sorted({element for atoms in counts for element in atoms})
    charges = [charge for _, charge in species]
    return [*([atoms.get(element, 0) for atoms in counts] for element in elements), charges]
