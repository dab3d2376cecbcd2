"""Tell which ions and solids are there after solutions of salts have been poured together one by one.

Answer: the amounts in mmol of the species asked for, in the order asked; unique.
Harder: more solutions and ions, precipitates in a stated order, only part of the liquid kept between steps.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import chem
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Answer = tuple[Fraction, ...]
Solutions = tuple[tuple[int, int, str, str, Fraction], ...]
Rule = tuple[tuple[tuple[str, int], ...], str]
_FIRST: tuple[Rule, ...] = (
    ((("H^+", 1), ("OH^-", 1)), "H2O"),
    ((("H^+", 2), ("CO3^2-", 1)), "CO2 + H2O"),
    ((("H^+", 3), ("PO4^3-", 1)), "H3PO4"),
)
_SOLIDS = """Ag+Cl Ag+I Ba+SO4 Ba+CO3 Ca+CO3 Pb+SO4 Pb+I Pb+CO3 Cu+OH Fe+OH Mg+OH Ag+CO3 Ag+PO4 Ca+PO4 Mg+CO3 Cu+CO3
    Fe+PO4 Pb+OH Ba+PO4 Pb+Cl Al+OH Al+PO4 Ag+OH Fe+CO3 Al+CO3 Cu+PO4 Pb+PO4 Mg+PO4 Ca+SO4 Ag+SO4""".split()
_CATIONS = {"Na": 1, "K": 1, "H": 1, "Ag": 1, "Ba": 2, "Ca": 2, "Pb": 2, "Cu": 2, "Mg": 2, "Fe": 3, "Al": 3}
_ANIONS = {"NO3": 1, "Cl": 1, "I": 1, "OH": 1, "SO4": 2, "CO3": 2, "PO4": 3}


class IonMixingPrecipitation(Task["IonMixingPrecipitation.Params", "IonMixingPrecipitation.Instance", Answer]):
    version = 1

    class Params(task.Params):
        solutions: int = knob("how many solutions are mixed", levels=(2, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=2, le=10)
        reactions: int = knob("how many reactions must happen", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=9)
        asked: int = knob("how many amounts are asked for", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        parts: bool = knob("whether only part of the liquid goes on", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        solutions: Solutions
        """mL, percent of the liquid before that is kept, cation, anion, mol of salt in a litre."""
        rules: tuple[Rule, ...]
        asked: tuple[str, ...]

        @property
        def parts(self) -> bool:
            return any(kept < 100 for _, kept, *_ in self.solutions)

        def lines(self, language: str) -> list[str]:
            """Write what is poured."""
            forms = _FORMS[language]
            return [
                forms[0 if not place else 1 if kept == 100 else 2].format(volume, kept, _salt(one, other), decimal(c))
                for place, (volume, kept, one, other, c) in enumerate(self.solutions)
            ]

        @property
        def equations(self) -> list[str]:
            sides = [" + ".join(f"{n if n > 1 else ''} {name}".strip() for name, n in ions) for ions, _ in self.rules]
            return [f"{side} → {made}" for side, (_, made) in zip(sides, self.rules, strict=True)]

    prompt = Prompt(
        en=r"""
        Solutions are poured together one by one. Each salt, acid or base in them is wholly split into ions, whose
        charges stand after ^.

        {{ lines(language) | numbered }}

        At the start and after each addition these reactions, and no others, take place in the printed order, each until
        one of its ions is used up:

        {{ equations | numbered }}

        What they make does not react again.
        {% if parts %}
        Solids that have been made are set aside and kept when a part of the liquid is taken on.
        {% endif %}

        How many mmol are there in the end of {{ asked | listed(language) }}?
        {% if parts %}
        Ions count in the last liquid only, solids wherever they were made.
        {% endif %}
        Give the exact amounts in this order.
        """,
        zh=r"""
        把几种溶液依次倒在一起。溶液中的盐、酸或碱完全电离成离子，^ 之后是离子的电荷。

        {{ lines(language) | numbered }}

        开始时以及每次加入之后，下列反应（此外没有别的反应）按所列顺序进行，每个反应都进行到其中一种离子用完为止：

        {{ equations | numbered }}

        生成的物质不再参加反应。
        {% if parts %}
        只取一部分液体继续实验时，已生成的固体另行收集保存。
        {% endif %}

        最后 {{ asked | listed(language) }} 各有多少 mmol？
        {% if parts %}
        离子只计最后的液体中的量，固体则不论在哪一步生成都计入。
        {% endif %}
        按此顺序给出精确值。
        """,
    )

    def format(self, instance: Instance) -> Sequence[Fraction]:
        return Sequence(Rational(unit="mmol"), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pairs = [(one, other) for one in _CATIONS for other in _ANIONS if f"{one}+{other}" not in _SOLIDS]
        pairs = [(one, other) for one, other in pairs if one != "H" or other in ("NO3", "Cl", "I", "SO4")]
        for _ in range(200):
            salts = rng.sample(pairs, params.solutions)
            ions = [{one for one, _ in salts}, {other for _, other in salts}]
            solids = [x.split("+") for x in _SOLIDS if x.split("+")[0] in ions[0] and x.split("+")[1] in ions[1]]
            acid = [rule for rule in _FIRST if "H" in ions[0] and rule[0][1][0].split("^")[0] in ions[1]]
            rules = [*acid, *(_rule(*pair) for pair in rng.sample(solids, len(solids)))]
            shared = [ion for ions, _ in rules for ion, _ in ions]
            if len(rules) > 2 + 2 * params.solutions or (params.reactions > 1 and len(shared) == len({*shared})):
                continue
            solutions = tuple(
                (rng.randrange(10, 105, 5), rng.choice((100, 100, 50, 40, 25, 80)) if params.parts and place else 100,
                    *salt, Fraction(rng.randint(2, 20), rng.choice((20, 40, 50))))
                for place, salt in enumerate(salts)
            )  # fmt: skip
            amounts, happened, tie = _mixed(solutions, rules)
            if tie or happened < params.reactions or any(n.denominator > 10**4 for n in amounts.values()):
                continue
            names = [name for name, n in amounts.items() if n]
            gone = [name for name, n in amounts.items() if not n and rng.random() < 0.5]
            made = [name for name in names if "^" not in name]
            others = [_mixed(solutions, rules[::-1])[0], _mixed(solutions, rules, len(solutions) - 1)[0]]
            others = others[: min((params.reactions > 1) + (params.solutions > 3), max(0, params.asked - 2))]
            moved = [[x for x in names if one.get(x) != amounts[x]] for one in others]
            if not made or len(names) < params.asked or not all(moved):
                continue  # it does not matter which reaction comes first, or that they take place at each addition
            asked = {rng.choice(made), *rng.sample(gone, min(len(gone), params.asked > 2)), *map(rng.choice, moved)}
            rest = [name for name in names if name not in asked]
            asked |= set(rng.sample(rest, params.asked - len(asked)))
            instance = self.Instance(solutions=solutions, rules=tuple(rules), asked=tuple(sorted(asked)))
            return instance, tuple(amounts[name] for name in instance.asked)
        raise task.Retry


_FORMS = {
    "en": (
        "Start with {0} mL of {3} mol/L {2}.",
        "Add {0} mL of {3} mol/L {2}.",
        "Take {1}% of the liquid to a new vessel and add {0} mL of {3} mol/L {2}.",
    ),
    "zh": (
        "开始时有 {0} mL {3} mol/L {2} 溶液。",
        "加入 {0} mL {3} mol/L {2} 溶液。",
        "把液体的 {1}% 移入新容器，再加入 {0} mL {3} mol/L {2} 溶液。",
    ),
}


def _counts(one: str, other: str) -> tuple[int, int]:
    p, q = _CATIONS[one], _ANIONS[other]
    return (1, 1) if p == q else (q, p)


def _salt(one: str, other: str) -> str:
    """Write the formula of a salt, an acid or a base."""
    n, m = _counts(one, other)
    group = f"({other})" if m > 1 and len(other) > 1 and other != "Cl" else other
    return f"{one}{n if n > 1 else ''}{group}{m if m > 1 else ''}"


def _rule(one: str, other: str) -> Rule:
    n, m = _counts(one, other)
    names = chem.ion(one, _CATIONS[one]), chem.ion(other, -_ANIONS[other])
    return ((names[0], n), (names[1], m)), _salt(one, other)


def _mixed(solutions: Solutions, rules: list[Rule], first: int = 0) -> tuple[dict[str, Fraction], int, bool]:
    """Give the amounts in mmol, how many of the reactions took place, and whether two ions were used up at once."""
    here, solids, happened, tie = dict[str, Fraction](), dict[str, Fraction](), set[str](), False
    for place, (volume, kept, one, other, strength) in enumerate(solutions):
        here = {name: n * kept / 100 for name, n in here.items()}
        n, m = _counts(one, other)
        for name, k in ((chem.ion(one, _CATIONS[one]), n), (chem.ion(other, -_ANIONS[other]), m)):
            here[name] = here.get(name, Fraction(0)) + k * volume * strength
        for ions, made in rules if place >= first else ():
            extents = [here.get(name, Fraction(0)) / k for name, k in ions]
            if not min(extents):
                continue
            tie |= extents[0] == extents[1]
            happened.add(made)
            for name, k in ions:
                here[name] -= k * min(extents)
            if made[:2] not in ("H2", "CO", "H3"):
                solids[made] = solids.get(made, Fraction(0)) + min(extents)
    return here | solids, len(happened), tie
