"""Find the enthalpy change of a reaction that is a combination of listed ones.

Answer: kJ, exact; unique.
Harder: more equations, unneeded ones, combinations with fractions.
Skills: algebra, arithmetic
Source: original; the law of constant heat sums.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random

from bootcamp import task
from bootcamp.lib import chem, reactions
from bootcamp.lib.matrix import rank
from bootcamp.lib.numbers import decimal
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.lib.shown_work import division, row_steps, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Terms = dict[str, int]


class HessCycleEnthalpy(Task["HessCycleEnthalpy.Params", "HessCycleEnthalpy.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        needed: int = knob("how many equations are needed", levels=(2, 2, 3, 3, 4, 4, 5, 6, 6, 7), ge=2, le=10)
        spare: int = knob("how many are not needed", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)
        factor: int = knob("the largest factor of an equation", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        scaled: bool = knob("whether equations are printed in multiples", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        equations: tuple[tuple[str, Fraction], ...]
        target: str

        @property
        def lines(self) -> list[str]:
            return [f"{text}, ΔH = {decimal(heat)} kJ" for text, heat in self.equations]

    answer = Rational(unit="kJ")
    prompt = Prompt(
        en=r"""
        These reactions are carried out at the same temperature and pressure. ΔH is the enthalpy change when they run
        once as written, with the coefficients as moles; the values are invented, and not all reactions need be used.

        {{ lines | bullets }}

        Find ΔH in kJ for this reaction, run once as written:

        {{ target }}
        """,
        zh=r"""
        下列反应在相同的温度和压强下进行。ΔH 是反应按所写方程式（系数为摩尔数）进行一次时的焓变；数值是虚构的，
        不一定每个反应都用得上。

        {{ lines | bullets }}

        求下面的反应按所写方程式进行一次时的 ΔH（单位 kJ）：

        {{ target }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        table = [_terms(one) for one in reactions.table()]
        for _ in range(200):
            drawn, weights = [rng.choice(table)], [Fraction(1)]
            total = {name: Fraction(n) for name, n in drawn[0].items()}
            for _ in range(30):
                if len(drawn) == params.needed:
                    break
                one = rng.choice([other for other in table if other not in drawn])
                shared = [name for name in one if total.get(name)]
                weight = -total[shared[0]] / one[shared[0]] if shared else Fraction(0)
                if not 0 < max(abs(weight.numerator), weight.denominator) <= params.factor or not weight:
                    continue
                drawn.append(one)
                weights.append(weight)
                for name, n in one.items():
                    total[name] = total.get(name, Fraction(0)) + weight * n
            spare = [one for one in table if one not in drawn and len(set(total) & set(one)) > 1]
            target = {name: n for name, n in total.items() if n}
            if len(drawn) < params.needed or len(spare) < params.spare or not 3 <= len(target) <= 8:
                continue
            equations = [*drawn, *rng.sample(spare, params.spare)]
            names = list(dict.fromkeys(name for one in equations for name in one))
            if rank([[one.get(name, 0) for name in names] for one in equations]) < len(equations):
                continue
            heats = [Fraction(rng.choice((-1, 1)) * rng.randint(200, 9000), 10) for _ in equations]
            scale = lcm(*(n.denominator for n in target.values()))
            text = _shown({name: int(n * scale) for name, n in target.items()})
            shown = []
            for one, heat in zip(equations, heats, strict=True):
                factor = rng.choice((-2, -1, 1, 1, 2, 3) if params.scaled else (-1, 1, 1))
                shown.append((_shown({name: factor * n for name, n in one.items()}), factor * heat))
            answer = scale * sum((w * h for w, h in zip(weights, heats, strict=False)), Fraction(0))
            return self.Instance(equations=tuple(rng.sample(shown, len(shown))), target=text), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted((text, str(heat)) for text, heat in instance.equations), instance.target]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        terms, lines = [_read(text) for text, _ in instance.equations], list[str]()
        rest = {name: Fraction(n) for name, n in _read(instance.target).items()}
        factors, left = dict[int, Fraction](), [*range(len(terms))]
        while left:
            owners = {name: [i for i in left if name in terms[i]] for i in left for name in terms[i]}
            name = next((name for name, own in owners.items() if len(own) == 1), "")
            if not name:  # each substance is in several equations
                rows = list[list[Fraction | int]]()
                for name in owners:
                    row = [*(terms[i].get(name, 0) for i in left), rest.get(name, Fraction(0))]
                    if rank([one[:-1] for one in [*rows, row]]) > len(rows):
                        rows.append(row)
                        lines.append(
                            f"{name}: {linear([(n, f'x{i + 1}') for n, i in zip(row, left, strict=False)])} = {row[-1]}"
                        )
                steps, found, _ = row_steps(rows, columns=len(left))
                factors |= {i: Fraction(row[-1]) for i, row in zip(left, found, strict=True)}
                lines += [*steps, ", ".join(f"x{i + 1} = {factors[i]}" for i in left)]
                break
            (i,) = owners[name]
            factors[i] = x = rest.get(name, Fraction(0)) / terms[i][name]
            lines.append(f"{name}: x{i + 1} = {division(rest.get(name, 0), terms[i][name])} = {x}")
            left.remove(i)
            for other, n in terms[i].items() if x else ():
                before = rest.get(other, Fraction(0))
                rest[other] = before - x * n
                if any(other in terms[k] for k in left):
                    lines.append(f"{other}: {before} - {bracketed(x)}·{bracketed(n)} = {rest[other]}")
        heats = list[Fraction]()
        for i, (_, heat) in enumerate(instance.equations):
            if factors[i]:
                heats.append(factors[i] * heat)
                shown = decimal(heat) if heat > 0 else f"({decimal(heat)})"
                lines.append(f"{factors[i]}·{shown} = {heats[-1]}")
        return "\n".join([*lines, running_sum(heats)])


def _terms(reaction: reactions.Reaction) -> Terms:
    """Give the coefficients of a reaction, those on the left negative."""
    return {name: sign * n for side, sign in zip(reaction, (-1, 1), strict=True) for n, name in side}


def _shown(terms: Terms) -> str:
    left, right = ([(sign * n, name) for name, n in terms.items() if sign * n > 0] for sign in (-1, 1))
    return chem.reaction(left, right)


def _read(text: str) -> Terms:
    """Give the coefficients of a written reaction, those on the left negative."""
    terms: Terms = {}
    for side, sign in zip(text.split(" -> "), (-1, 1), strict=True):
        for part in side.split(" + "):
            n, _, name = part.rpartition(" ")
            terms[name] = sign * int(n or 1)
    return terms
