"""Find the potential of a galvanic cell, or an unknown concentration, from a table of standard potentials.

Answer: volts as an exact decimal, or the exponent of a power of ten; unique.
Harder: powers of concentrations, acid, a standard potential that must first be found from two others, unknowns.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import chem
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format, Integer

Couple = tuple[str, str, int, int, Fraction]
"""Oxidised and reduced species, hydrogen ions beside the oxidised one, electrons, and volts."""
_METALS = "Zn^2+ Cu^2+ Ag^+ Ni^2+ Cd^2+ Mg^2+ Al^3+ La^3+ Pd^2+ Be^2+ Ga^3+ Sc^3+ Y^3+ Ba^2+ Li^+".split()
_IONS = "Ce^4+/Ce^3+ Eu^3+/Eu^2+ U^4+/U^3+ Yb^3+/Yb^2+ Sm^3+/Sm^2+ Ru^3+/Ru^2+ Np^4+/Np^3+".split()
_ACIDIC = "MnO4^-/Mn^2+/8/5 VO2^+/V^3+/4/2 TiO^2+/Ti^3+/2/1 MoO4^2-/Mo^3+/8/3 AmO2^+/Am^4+/4/1 TeO2/Te/4/4".split()
_LINKED = (("Fe", 3, 2), ("Sn", 4, 2), ("Tl", 3, 1), ("In", 3, 1), ("Au", 3, 1), ("Co", 3, 2), ("Cr", 3, 2))


class CellPotentialNernst(Task["CellPotentialNernst.Params", "CellPotentialNernst.Instance", Any]):
    version = 1

    class Params(task.Params):
        exponent: int = knob("the greatest negative power of ten", levels=(0, 1, 2, 3, 3, 4, 4, 5, 6, 6), ge=0, le=9)
        ions: bool = knob("whether ions occur on both sides of a couple", levels=(False,) * 2 + (True,) * 8)
        acid: bool = knob("whether hydrogen ions take part", levels=(False,) * 5 + (True,) * 5)
        linked: int = knob(
            "how many potentials follow from two others", levels=(0,) * 4 + (1, 1) + (2,) * 4, ge=0, le=2
        )
        unknown: bool = knob("whether a concentration may be asked for", levels=(False,) * 5 + (True,) * 5)
        others: int = knob("how many couples are not needed", levels=(0, 1, 2, 2, 2, 3, 3, 4, 4, 6), ge=0, le=8)

    class Instance(task.Instance):
        table: tuple[Couple, ...]
        cell: tuple[tuple[str, str], tuple[str, str]]
        """Oxidised and reduced species of the left and the right half-cell."""
        powers: tuple[tuple[str, int], ...]
        wanted: str
        volts: Fraction | None

        @property
        def rows(self) -> list[tuple[str, str]]:
            return [(_half(couple), decimal(couple[4])) for couple in self.table]

        @property
        def sides(self) -> list[str]:
            return [" / ".join(pair) for pair in self.cell]

        @property
        def known(self) -> list[str]:
            return [f"{name}: 10^{p}" if p else f"{name}: 1" for name, p in self.powers if name != self.wanted]

        @property
        def linked(self) -> bool:
            return any(pair not in [couple[:2] for couple in self.table] for pair in self.cell)

        @property
        def measured(self) -> str:
            return decimal(self.volts or 0)

    prompt = Prompt(
        en=r"""
        Standard potentials in volts, invented ones:

        {{ rows | table(["half-reaction", "E°"]) }}

        A cell has the couple {{ sides[0] }} in its left half-cell and {{ sides[1] }} in its right one. The
        concentrations in mol/L are, in both half-cells where a species occurs in both:

        {{ known | bullets }}

        The right couple is reduced and the left one oxidised, with the smallest whole coefficients, and n electrons
        pass. Then E = E°(right) - E°(left) - (0.06 V/n) · log10(Q), where Q is the product of the concentrations on
        the right of this cell reaction, each to the power of its coefficient, divided by that on the left;
        substances without charge are left out.
        {% if linked %}
        A standard potential that is not in the table follows from others: when half-reactions add up to one with n
        electrons, n · E° is the sum of the n · E° of the parts.
        {% endif %}
        {% if wanted %}
        The measured E is {{ measured }} V. The concentration of {{ wanted }} is 10^x mol/L with an integer x. Find x.
        {% else %}
        Find E, which may be negative.
        {% endif %}
        """,
        zh=r"""
        下列标准电极电势（单位 V）是虚构的：

        {{ rows | table(["半反应", "E°"]) }}

        某电池左侧半电池的电对为 {{ sides[0] }}，右侧半电池的电对为 {{ sides[1] }}。
        各物质的浓度（mol/L）如下，两侧都有的物质在两侧浓度相同：

        {{ known | bullets }}

        不带电荷的物质不计入 Q。电池反应规定为：右侧电对被还原，左侧电对被氧化，各系数取最小整数；
        转移的电子数为 n。于是 E = E°(右) - E°(左) - (0.06 V/n) · log10(Q)，
        其中 Q 等于电池反应右边各浓度以系数为指数的乘积除以左边的同样乘积。
        {% if linked %}
        表中没有的标准电极电势可由其他值求出：若干半反应相加得到转移 n 个电子的半反应时，
        其 n · E° 等于各部分 n · E° 之和。
        {% endif %}
        {% if wanted %}
        测得 E 为 {{ measured }} V。{{ wanted }} 的浓度为 10^x mol/L，x 为整数。求 x。
        {% else %}
        求 E，它可以是负数。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Integer() if instance.wanted else Decimal(tolerance="0", unit="V")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction | int]:
        kinds = ["metal"] + ["ion"] * params.ions + ["acid"] * params.acid
        linked, used, table, cell = rng.sample(_LINKED, 2), list[str](), list[Couple](), list[Couple]()
        for side in range(2):
            three = _linked(*linked[side], rng) if side < params.linked else [_draw(rng.choice(kinds), used, rng)] * 2
            used.append(three[0][0])
            cell.append(three[0])
            table += three[1:]
        for _ in range(params.others):
            table.append(_draw(rng.choice(kinds), used, rng))
            used.append(table[-1][0])
        rng.shuffle(cell)
        names = [name for couple in cell for name in couple[:2] if "^" in name]
        names += ["H^+"] * any(couple[2] for couple in cell)
        powers = {name: -rng.randint(0, params.exponent) for name in names}
        weights, n = _weights(cell)
        log = sum(weight * powers[name] for name, weight in weights.items() if name in powers)
        volts = cell[1][4] - cell[0][4] - Fraction(6, 100) / n * log
        wanted = rng.choice([name for name in names if weights[name]]) if params.unknown and rng.random() < 0.5 else ""
        if (params.exponent and not log) or (wanted and params.exponent > 3 and powers[wanted] > -2):
            raise task.Retry
        instance = self.Instance(
            table=tuple(rng.sample(table, len(table))),
            cell=(cell[0][:2], cell[1][:2]),
            powers=tuple(powers.items()),
            wanted=wanted,
            volts=volts if wanted else None,
        )
        return instance, powers[wanted] if wanted else volts


def _volts(rng: Random) -> Fraction:
    return Fraction(rng.randint(-125, 125), 50)


def _draw(kind: str, used: list[str], rng: Random) -> Couple:
    """Draw a couple whose oxidised species is not used yet."""
    if kind == "metal":
        formula, charge = chem.read_ion(rng.choice([name for name in _METALS if name not in used]))
        return chem.ion(formula, charge), formula, 0, charge, _volts(rng)
    table = _IONS if kind == "ion" else _ACIDIC
    one, other, *rest = rng.choice([text for text in table if text.split("/")[0] not in used]).split("/")
    hydrogens, electrons = map(int, rest or ("0", "1"))
    return one, other, hydrogens, electrons, _volts(rng)


def _linked(symbol: str, high: int, low: int, rng: Random) -> list[Couple]:
    """Draw three couples of an element, each of which follows from the other two."""
    upper, middle = chem.ion(symbol, high), chem.ion(symbol, low)
    first, whole = _volts(rng), _volts(rng)
    second = (high * whole - low * first) / (high - low)
    if abs(second) > 3:
        raise task.Retry
    three = [(middle, symbol, 0, low, first), (upper, middle, 0, high - low, second), (upper, symbol, 0, high, whole)]
    rng.shuffle(three)
    return three


def _weights(cell: list[Couple]) -> tuple[dict[str, int], int]:
    """Give the exponents of the species in Q, and the electrons that the cell reaction transfers."""
    n = lcm(cell[0][3], cell[1][3])
    weights: dict[str, int] = {}
    for (one, other, hydrogens, electrons, _), sign in zip(cell, (-1, 1), strict=True):
        for name, k in ((other, 1), (one, -1), ("H^+", -hydrogens)):
            weights[name] = weights.get(name, 0) + sign * k * n // electrons
    return weights, n


def _half(couple: Couple) -> str:
    one, other, hydrogens, electrons, _ = couple
    acid, water = f" + {hydrogens} H^+", f" + {hydrogens // 2} H2O".replace(" 1 ", " ")
    end = f" → {other}" + water * (hydrogens > 0)
    return f"{one}{acid * (hydrogens > 0)} + {electrons if electrons > 1 else ''} e^-".replace("  ", " ") + end
