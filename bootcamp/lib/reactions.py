"""Chemical reactions that run to completion in amounts of substance, and a table of well-known ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from bootcamp.lib import chem

_TABLE = """
C + O2 -> CO2; 2 C + O2 -> 2 CO; 2 CO + O2 -> 2 CO2; CaCO3 -> CaO + CO2; CaO + H2O -> Ca(OH)2
Ca(OH)2 + CO2 -> CaCO3 + H2O; Ca(OH)2 + 2 HCl -> CaCl2 + 2 H2O; CaCO3 + 2 HCl -> CaCl2 + H2O + CO2
2 NaOH + CO2 -> Na2CO3 + H2O; Na2CO3 + 2 HCl -> 2 NaCl + H2O + CO2; NaOH + HCl -> NaCl + H2O
2 Na + 2 H2O -> 2 NaOH + H2; 2 H2 + O2 -> 2 H2O; H2 + Cl2 -> 2 HCl; N2 + 3 H2 -> 2 NH3; 2 Na + Cl2 -> 2 NaCl
4 NH3 + 5 O2 -> 4 NO + 6 H2O; 2 NO + O2 -> 2 NO2; 3 NO2 + H2O -> 2 HNO3 + NO; NH3 + HCl -> NH4Cl
NH3 + HNO3 -> NH4NO3; 2 NH3 + H2SO4 -> (NH4)2SO4; S + O2 -> SO2; 2 SO2 + O2 -> 2 SO3; SO3 + H2O -> H2SO4
4 FeS2 + 11 O2 -> 2 Fe2O3 + 8 SO2; Fe2O3 + 3 CO -> 2 Fe + 3 CO2; Fe + S -> FeS; FeS + 2 HCl -> FeCl2 + H2S
2 H2S + 3 O2 -> 2 SO2 + 2 H2O; 2 H2S + SO2 -> 3 S + 2 H2O; Fe + 2 HCl -> FeCl2 + H2; 2 FeCl2 + Cl2 -> 2 FeCl3
Zn + 2 HCl -> ZnCl2 + H2; 2 ZnS + 3 O2 -> 2 ZnO + 2 SO2; ZnO + C -> Zn + CO; ZnO + 2 HCl -> ZnCl2 + H2O
ZnO + H2SO4 -> ZnSO4 + H2O; Zn + H2SO4 -> ZnSO4 + H2; Zn + CuSO4 -> ZnSO4 + Cu; CuO + H2 -> Cu + H2O
CuO + H2SO4 -> CuSO4 + H2O; CuO + CO -> Cu + CO2; 2 Cu + O2 -> 2 CuO; Fe + CuSO4 -> FeSO4 + Cu
2 Mg + O2 -> 2 MgO; MgO + 2 HCl -> MgCl2 + H2O; Mg + 2 HCl -> MgCl2 + H2; 3 Mg + N2 -> Mg3N2
Mg3N2 + 6 H2O -> 3 Mg(OH)2 + 2 NH3; Mg(OH)2 + 2 HCl -> MgCl2 + 2 H2O; P4 + 5 O2 -> P4O10
P4O10 + 6 H2O -> 4 H3PO4; H3PO4 + 3 NaOH -> Na3PO4 + 3 H2O; 2 Al + 6 HCl -> 2 AlCl3 + 3 H2
2 Al + Fe2O3 -> Al2O3 + 2 Fe; 4 Al + 3 O2 -> 2 Al2O3; Al2O3 + 6 HCl -> 2 AlCl3 + 3 H2O
CH4 + H2O -> CO + 3 H2; CO + H2O -> CO2 + H2; CO + 2 H2 -> CH3OH; CH4 + 2 O2 -> CO2 + 2 H2O
CaO + 3 C -> CaC2 + CO; CaC2 + 2 H2O -> C2H2 + Ca(OH)2; C2H2 + 2 H2 -> C2H6; 2 CH3OH + 3 O2 -> 2 CO2 + 4 H2O
SiO2 + 2 C -> Si + 2 CO; Si + 2 Cl2 -> SiCl4; SiCl4 + 2 H2 -> Si + 4 HCl; 2 C2H2 + 5 O2 -> 4 CO2 + 2 H2O
2 NaHCO3 -> Na2CO3 + H2O + CO2; NaHCO3 + HCl -> NaCl + H2O + CO2; 2 NaOH + H2SO4 -> Na2SO4 + 2 H2O
"""


class Reaction(NamedTuple):
    """A balanced reaction; each side holds coefficients and formulas."""

    left: tuple[tuple[int, str], ...]
    right: tuple[tuple[int, str], ...]


@cache
def table() -> tuple[Reaction, ...]:
    """Give well-known reactions, many of which make what others use.

    >>> shown(table()[0]), all(chem.is_balanced(*reaction) for reaction in table())
    ('C + O2 -> CO2', True)
    """
    return tuple(read(line) for line in _TABLE.replace("\n", ";").split(";") if line.strip())


def read(text: str) -> Reaction:
    """Read a reaction as it is shown.

    >>> read("2 H2 + O2 -> 2 H2O")
    Reaction(left=((2, 'H2'), (1, 'O2')), right=((2, 'H2O'),))

    Raises:
        ValueError: it has no arrow, or more than one.
    """
    left, right = ([term.split() for term in side.split(" + ")] for side in text.split(" -> "))
    return Reaction(*(tuple((int(n[0]) if n else 1, name) for *n, name in side) for side in (left, right)))


def shown(reaction: Reaction) -> str:
    """Write a reaction.

    >>> shown(read("2 H2 + O2 -> 2 H2O"))
    '2 H2 + O2 -> 2 H2O'
    """
    return chem.reaction(*reaction)


def substances(reactions: Iterable[Reaction]) -> list[str]:
    """List the substances of reactions in the order in which they appear.

    >>> substances([read("2 H2 + O2 -> 2 H2O"), read("C + O2 -> CO2")])
    ['H2', 'O2', 'H2O', 'C', 'CO2']
    """
    return list(dict.fromkeys(name for reaction in reactions for side in reaction for _, name in side))


def largest_extent(amounts: Mapping[str, Fraction], reaction: Reaction) -> Fraction:
    """Tell how often a reaction can run, in moles; what is not in `amounts` is missing.

    >>> largest_extent({"H2": Fraction(3), "O2": Fraction(1)}, read("2 H2 + O2 -> 2 H2O"))
    Fraction(1, 1)
    """
    return min(amounts.get(name, Fraction(0)) / n for n, name in reaction.left)


def run(amounts: Mapping[str, Fraction], reaction: Reaction, share: Fraction = Fraction(1)) -> dict[str, Fraction]:
    """Give the amounts after a reaction has run for a share of its largest extent.

    >>> run({"C": Fraction(2), "O2": Fraction(3)}, read("C + O2 -> CO2"), Fraction(1, 2))
    {'C': Fraction(1, 1), 'O2': Fraction(2, 1), 'CO2': Fraction(1, 1)}
    """
    extent, result = largest_extent(amounts, reaction) * share, dict(amounts)
    for side, sign in ((reaction.left, -1), (reaction.right, 1)):
        for n, name in side:
            result[name] = result.get(name, Fraction(0)) + sign * n * extent
    return result
