"""Find a mass percentage in a sample by back titration.

Answer: the percentage of the substance asked for, exact; unique.
Harder: chains of reagents in excess, aliquots and diluted solutions, mixtures of two substances.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib import chem
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_ACIDS = {"HCl": 1, "HNO3": 1, "HClO4": 1, "H2SO4": 2}
_BASES = {"NaOH": 1, "KOH": 1, "LiOH": 1, "Ba(OH)2": 2}
_BASIC = {"CaCO3": 2, "MgCO3": 2, "MgO": 2, "ZnO": 2, "NaHCO3": 1, "Al(OH)3": 3, "BaCO3": 2, "CuO": 2, "Li2CO3": 2}
_ACIDIC = {"NH4Cl": 1, "(NH4)2SO4": 2, "NH4NO3": 1, "H2C2O4": 2, "H3C6H5O7": 3, "C9H8O4": 2, "KHC8H4O4": 1}
_PROTONS = {**_ACIDS, **_BASES, **_BASIC, **_ACIDIC}
"""Protons that a formula gives or takes up."""
_VOLUMES = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200)
_FLASKS = ((100, 10), (100, 20), (100, 25), (200, 50), (250, 25), (250, 50), (500, 100), (1000, 100))
Step = tuple[str, Fraction, Fraction]
Solution = tuple[str, Fraction, int, int]


class BackTitrationPurity(Task["BackTitrationPurity.Params", "BackTitrationPurity.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        titrations: int = knob("how many reagents follow the first", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=5)
        aliquots: int = knob("how often an aliquot is taken", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=5)
        stocks: int = knob("how many reagents are diluted first", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=6)
        analytes: int = knob("how many substances are in the sample", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        analytes: tuple[str, ...]
        uses: tuple[tuple[str, str, int, int], ...]
        """So many moles of one substance react with so many of another."""
        solutions: tuple[Solution, ...]
        """A reagent, its concentration, and the mL that were made up to so many mL (1 to 1: as it is)."""
        steps: tuple[Step, ...]
        """Steps with a reagent and mL, the first with grams too; without a reagent: made up to mL, and mL taken."""

        def ratios(self, word: str) -> list[str]:
            return [f"{p} mol {one} {word} {q} mol {other}" for one, other, p, q in self.uses]

        @property
        def masses(self) -> list[tuple[str, str]]:
            return [(name, decimal(chem.rounded_mass(name))) for name in self.analytes]

        def reagents(self, language: str) -> list[str]:
            """Write where the solutions come from."""
            plain, thin = {
                "en": ("{0}: {1} mol/L", "{0}: {2} mL of a {1} mol/L solution are made up with water to {3} mL"),
                "zh": ("{0}：{1} mol/L", "{0}：取 {2} mL {1} mol/L 的溶液，加水稀释至 {3} mL"),
            }[language]
            return [(plain if x == y else thin).format(name, decimal(c), x, y) for name, c, x, y in self.solutions]

        def lines(self, language: str) -> list[str]:
            """Write the steps."""
            found, before = list[str](), ""
            for place, (name, one, other) in enumerate(self.steps):
                form = 1 if not name else 0 if not place else 3 if place == len(self.steps) - 1 else 2
                found.append(_FORMS[language][form].format(name, decimal(one), decimal(other), before))
                before = name or before
            return found

    answer = Rational(unit="%")
    prompt = Prompt(
        en=r"""
        A sample consists of {{ analytes | listed(language) }} and
        {{ "substances that do not react" if analytes | length == 1 else "nothing else" }}. It is analysed as follows:

        {{ lines(language) | bullets }}

        The solutions that are used:

        {{ reagents(language) | bullets }}

        Only these reactions take place, completely, in these mole ratios:

        {{ ratios("with") | bullets }}

        Molar masses in g/mol, to be taken as exact: {{ masses | mapping }}.

        What percentage of the mass of the sample is {{ analytes[0] }}? Give the exact value.
        """,
        zh=r"""
        某样品由 {{ analytes | listed(language) }} {{ "和不参加反应的杂质" if analytes | length == 1 }}组成，
        按下述步骤进行分析：

        {{ lines(language) | bullets }}

        所用的溶液：

        {{ reagents(language) | bullets }}

        只发生下列反应，反应完全，物质的量之比为：

        {{ ratios("与") | bullets }}

        下列摩尔质量（g/mol）视为精确值：{{ masses | mapping }}。

        样品中 {{ analytes[0] }} 的质量分数是百分之多少？给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        acid_first = params.analytes > 1 or rng.random() < 0.6
        table = _BASIC if acid_first else _ACIDIC
        analytes = rng.sample(sorted(table), params.analytes)
        chain = [rng.sample(sorted(kind), 4) for kind in (_ACIDS, _BASES)][:: 1 if acid_first else -1]
        names = [chain[place % 2].pop() for place in range(params.titrations + 1)]
        moles = {name: Fraction(rng.randint(6, 40), rng.choice((2, 4, 5))) for name in analytes}
        mass = sum((moles[name] * chem.rounded_mass(name) for name in analytes), Fraction(0)) / 1000
        if params.analytes == 1:
            mass = Fraction(int(mass * rng.randint(105, 190)) + 1, 100)
        solutions, uses = list[Solution](), list[tuple[str, str, int, int]]()
        thin = rng.sample(names, min(len(names), params.stocks))
        need = sum((moles[name] * _PROTONS[name] for name in analytes), Fraction(0))
        cuts = rng.sample(range(params.titrations), min(params.titrations, params.aliquots))
        steps = _run(mass, need, names, thin, cuts, solutions, rng)
        for one, two in [(name, names[0]) for name in analytes] + list(zip(names[1:], names, strict=False)):
            common = gcd(_PROTONS[one], _PROTONS[two])
            uses.append((one, two, _PROTONS[two] // common, _PROTONS[one] // common))
        instance = self.Instance(analytes=tuple(analytes), uses=tuple(uses), solutions=tuple(solutions), steps=steps)
        return instance, moles[analytes[0]] * chem.rounded_mass(analytes[0]) / mass / 10


_FORMS = {
    "en": (
        "{2} g of it are treated with {1} mL of {0}, an excess.",
        "The mixture is made up with water to {1} mL, and {2} mL of this are taken for the next step.",
        "The {3} that is left is treated with {1} mL of {0}, an excess.",
        "The {3} that is left uses up exactly {1} mL of {0}.",
    ),
    "zh": (
        "取 {2} g，加入 {1} mL 过量的 {0} 溶液。",
        "把混合物加水稀释至 {1} mL，从中取 {2} mL 用于下一步。",
        "向剩余的 {3} 中加入 {1} mL 过量的 {0} 溶液。",
        "剩余的 {3} 恰好与 {1} mL {0} 溶液反应。",
    ),
}


def _solution(name: str, thin: bool, rng: Random) -> Solution:
    diluted = ((100, 50), (100, 40), (100, 20), (250, 50), (250, 100), (500, 100))
    full, taken = rng.choice(diluted if thin else ((1, 1),))
    return name, Fraction(rng.choice((1, 2, 4, 5, 8, 10)), 5 if thin else 10), taken, full


def _run(
    mass: Fraction,
    need: Fraction,
    names: list[str],
    thin: list[str],
    cuts: list[int],
    made: list[Solution],
    rng: Random,
) -> tuple[Step, ...]:
    """Draw solutions and volumes so that each reagent but the last is in excess; amounts in mmol of protons."""
    steps, held = list[Step](), Fraction(0)
    for place, name in enumerate(names):
        last = place == len(names) - 1
        for _ in range(40):
            solution = _solution(name, name in thin, rng)
            strength = solution[1] * solution[2] / solution[3] * _PROTONS[name]  # per mL
            fit = [Fraction(v) for v in _VOLUMES if Fraction(21, 20) * need < v * strength < 4 * need + 2]
            if last:
                fit = [v for v in [need / strength] if 3 <= v <= 60 and 1000 % v.denominator == 0]
            if fit:
                break
        else:
            raise task.Retry
        volume = rng.choice(fit)
        steps.append((name, volume, Fraction(0 if place else mass)))
        made.append(solution)
        need, held = volume * strength - need, held + volume
        if place in cuts and not last:
            flasks = [found for found in _FLASKS if found[0] > held]  # water is added
            if not flasks:
                raise task.Retry
            flask, part = rng.choice(flasks)
            steps.append(("", Fraction(flask), Fraction(part)))
            need, held = need * Fraction(part, flask), Fraction(part)
    return tuple(steps)
