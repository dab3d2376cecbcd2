"""Chemical elements and formulas with exact masses.

Masses are rounded standard atomic weights, fixed here so that answers do not depend on a table's edition; a prompt that
needs them prints them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import NamedTuple


class Element(NamedTuple):
    """An element: atomic number, symbol, names, standard atomic weight (or the usual mass number), period, group.

    Lanthanides and actinides have group 0, except the last of each row, which closes group 3.
    """

    number: int
    symbol: str
    en: str
    zh: str
    mass: Fraction
    period: int
    group: int


_TABLE = """
H hydrogen 氢 1.008; He helium 氦 4.003; Li lithium 锂 6.94; Be beryllium 铍 9.012; B boron 硼 10.81; C carbon 碳 12.011
N nitrogen 氮 14.007; O oxygen 氧 15.999; F fluorine 氟 18.998; Ne neon 氖 20.180; Na sodium 钠 22.990
Mg magnesium 镁 24.305; Al aluminium 铝 26.982; Si silicon 硅 28.085; P phosphorus 磷 30.974; S sulfur 硫 32.06
Cl chlorine 氯 35.45; Ar argon 氩 39.95; K potassium 钾 39.098; Ca calcium 钙 40.078; Sc scandium 钪 44.956
Ti titanium 钛 47.867; V vanadium 钒 50.942; Cr chromium 铬 51.996; Mn manganese 锰 54.938; Fe iron 铁 55.845
Co cobalt 钴 58.933; Ni nickel 镍 58.693; Cu copper 铜 63.546; Zn zinc 锌 65.38; Ga gallium 镓 69.723
Ge germanium 锗 72.630; As arsenic 砷 74.922; Se selenium 硒 78.971; Br bromine 溴 79.904; Kr krypton 氪 83.798
Rb rubidium 铷 85.468; Sr strontium 锶 87.62; Y yttrium 钇 88.906; Zr zirconium 锆 91.224; Nb niobium 铌 92.906
Mo molybdenum 钼 95.95; Tc technetium 锝 97; Ru ruthenium 钌 101.07; Rh rhodium 铑 102.91; Pd palladium 钯 106.42
Ag silver 银 107.87; Cd cadmium 镉 112.41; In indium 铟 114.82; Sn tin 锡 118.71; Sb antimony 锑 121.76
Te tellurium 碲 127.60; I iodine 碘 126.90; Xe xenon 氙 131.29; Cs caesium 铯 132.91; Ba barium 钡 137.33
La lanthanum 镧 138.91; Ce cerium 铈 140.12; Pr praseodymium 镨 140.91; Nd neodymium 钕 144.24
Pm promethium 钷 145; Sm samarium 钐 150.36; Eu europium 铕 151.96; Gd gadolinium 钆 157.25; Tb terbium 铽 158.93
Dy dysprosium 镝 162.50; Ho holmium 钬 164.93; Er erbium 铒 167.26; Tm thulium 铥 168.93; Yb ytterbium 镱 173.05
Lu lutetium 镥 174.97; Hf hafnium 铪 178.49; Ta tantalum 钽 180.95; W tungsten 钨 183.84; Re rhenium 铼 186.21
Os osmium 锇 190.23; Ir iridium 铱 192.22; Pt platinum 铂 195.08; Au gold 金 196.97; Hg mercury 汞 200.59
Tl thallium 铊 204.38; Pb lead 铅 207.2; Bi bismuth 铋 208.98; Po polonium 钋 209; At astatine 砹 210; Rn radon 氡 222
Fr francium 钫 223; Ra radium 镭 226; Ac actinium 锕 227; Th thorium 钍 232.04; Pa protactinium 镤 231.04
U uranium 铀 238.03; Np neptunium 镎 237; Pu plutonium 钚 244; Am americium 镅 243; Cm curium 锔 247
Bk berkelium 锫 247; Cf californium 锎 251; Es einsteinium 锿 252; Fm fermium 镄 257; Md mendelevium 钔 258
No nobelium 锘 259; Lr lawrencium 铹 262; Rf rutherfordium 𬬻 267; Db dubnium 𬭊 268; Sg seaborgium 𬭳 269
Bh bohrium 𬭛 270; Hs hassium 𬭶 269; Mt meitnerium 鿏 277; Ds darmstadtium 𫟼 281; Rg roentgenium 𬬭 282
Cn copernicium 鿔 285; Nh nihonium 鿭 286; Fl flerovium 𫓧 290; Mc moscovium 镆 290; Lv livermorium 𫟷 293
Ts tennessine 鿬 294; Og oganesson 鿫 294
"""
_NOBLE_GASES = (2, 10, 18, 36, 54, 86, 118)
_TOKEN = re.compile(r"([A-Z][a-z]?)(\d*)|([(\[])|([)\]])(\d*)")
_SUBSCRIPTS = str.maketrans({**dict(zip("₀₁₂₃₄₅₆₇₈₉", "0123456789", strict=True)), **dict.fromkeys("_{}$", "")})
_LONG_NUMBER = re.compile(r"\d{7}")
_PART = re.compile(r"(\d*)(.+)")


def elements() -> Mapping[str, Element]:
    """Give all 118 elements by symbol, in the order of their numbers.

    >>> elements()["Fe"]
    Element(number=26, symbol='Fe', en='iron', zh='铁', mass=Fraction(11169, 200), period=4, group=8)
    """
    return _elements()


def parse(formula: str) -> dict[str, int]:
    """Count the atoms of a formula with brackets, and with hydrate water after ``·``; a charge is not part of it.

    >>> parse("Ca(OH)2"), parse("CuSO4·5H2O")
    ({'Ca': 1, 'O': 2, 'H': 2}, {'Cu': 1, 'S': 1, 'O': 9, 'H': 10})
    >>> parse("K4[Fe(CN)6]")
    {'K': 4, 'Fe': 1, 'C': 6, 'N': 6}

    Raises:
        ValueError: it is no formula, or has an unknown element or a zero.
    """
    total: dict[str, int] = {}
    for part in formula.split("·"):
        match = _PART.fullmatch(part)
        if not match:
            raise ValueError(f"formula={formula!r}: a part is empty")
        for symbol, count in _atoms(match[2]).items():
            total[symbol] = total.get(symbol, 0) + count * int(match[1] or 1)
    return total


def rounded_mass(formula: str | Mapping[str, int]) -> Fraction:
    """Add atomic masses rounded to integers, 35.5 for chlorine, as printed tables for exact answers do.

    >>> rounded_mass("CaCl2"), rounded_mass({"H": 2, "O": 1})
    (Fraction(111, 1), Fraction(18, 1))
    """
    atoms = parse(formula) if isinstance(formula, str) else formula
    return sum((_rounded(symbol) * count for symbol, count in atoms.items()), Fraction(0))


def _rounded(symbol: str) -> Fraction:
    return Fraction(71, 2) if symbol == "Cl" else Fraction(round(elements()[symbol].mass))


def hill(atoms: Mapping[str, int]) -> str:
    """Write a molecular formula in Hill order: carbon, hydrogen, then the alphabet; without carbon the alphabet.

    >>> hill({"O": 1, "H": 6, "C": 2}), hill({"Na": 1, "Cl": 1})
    ('C2H6O', 'ClNa')
    """
    first = [symbol for symbol in ("C", "H") if "C" in atoms and symbol in atoms]
    order = first + sorted(symbol for symbol in atoms if symbol not in first)
    return "".join(f"{symbol}{atoms[symbol] if atoms[symbol] > 1 else ''}" for symbol in order if atoms[symbol])


def ion(formula: str, charge: int) -> str:
    """Write a formula with its charge after ``^``.

    >>> ion("SO4", -2), ion("Na", 1), ion("H2O", 0)
    ('SO4^2-', 'Na^+', 'H2O')
    """
    size = str(abs(charge)) if abs(charge) > 1 else ""
    return f"{formula}^{size}{'+' if charge > 0 else '-'}" if charge else formula


def read_ion(text: str) -> tuple[str, int]:
    """Read what :func:`ion` writes: the formula and the charge.

    >>> read_ion("SO4^2-"), read_ion("Na^+"), read_ion("H2O")
    (('SO4', -2), ('Na', 1), ('H2O', 0))
    """
    formula, _, charge = text.partition("^")
    return formula, int(charge[:-1] or 1) * (1 if charge[-1] == "+" else -1) if charge else 0


def read_formula(text: str) -> dict[str, int]:
    """Count the atoms of a formula as people write it: with subscripts of TeX or of Unicode, and with blanks.

    >>> read_formula("C_6H_{12}O_6"), read_formula("H₂ O")
    ({'C': 6, 'H': 12, 'O': 6}, {'H': 2, 'O': 1})

    Raises:
        ValueError: it is no formula, or has a number of more than six digits.
    """
    plain = "".join(text.translate(_SUBSCRIPTS).split()).replace("\\cdot", "·")
    if len(plain) > 200 or _LONG_NUMBER.search(plain):
        raise ValueError("the formula is too long")
    return parse(plain)


def reaction(left: Iterable[tuple[int, str]], right: Iterable[tuple[int, str]], arrow: str = " -> ") -> str:
    """Write a chemical equation; coefficients of 1 are left out.

    >>> reaction([(2, "H2"), (1, "O2")], [(2, "H2O")])
    '2 H2 + O2 -> 2 H2O'
    """
    return arrow.join(" + ".join(f"{n} {name}" if n != 1 else name for n, name in side) for side in (left, right))


def is_balanced(left: Iterable[tuple[int, str]], right: Iterable[tuple[int, str]]) -> bool:
    """Tell whether both sides have the same atoms.

    >>> is_balanced([(2, "H2"), (1, "O2")], [(2, "H2O")]), is_balanced([(1, "H2")], [(2, "H2")])
    (True, False)
    """
    return _total(left) == _total(right)


def _total(side: Iterable[tuple[int, str]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for n, formula in side:
        for symbol, count in parse(formula).items():
            total[symbol] = total.get(symbol, 0) + n * count
    return total


def _atoms(text: str) -> dict[str, int]:
    """Read one part of a formula with a stack of open brackets."""
    stack: list[tuple[str, dict[str, int]]] = [("", {})]
    place = 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        if not match:
            raise ValueError(f"formula part {text!r} cannot be read from {text[place:]!r} on")
        symbol, times, opening, closing, group_times = match.groups()
        if opening:
            stack.append((opening, {}))
        elif symbol:
            if symbol not in elements():
                raise ValueError(f"formula part {text!r} has the unknown element {symbol!r}")
            _add(stack[-1][1], {symbol: 1}, times, text)
        else:
            sign, group = stack.pop()
            if sign + closing not in ("()", "[]"):
                raise ValueError(f"formula part {text!r} closes a bracket that is not open")
            _add(stack[-1][1], group, group_times, text)
        place = match.end()
    if len(stack) > 1:
        raise ValueError(f"formula part {text!r} leaves a bracket open")
    return stack[0][1]


def _add(into: dict[str, int], atoms: Mapping[str, int], times: str, text: str) -> None:
    if times.startswith("0"):
        raise ValueError(f"formula part {text!r} has a count that is zero or starts with zero")
    for symbol, count in atoms.items():
        into[symbol] = into.get(symbol, 0) + count * int(times or 1)


@cache
def _elements() -> Mapping[str, Element]:
    entries = _TABLE.replace("\n", ";").split(";")
    found = {}
    for number, entry in enumerate((entry for entry in entries if entry), 1):
        symbol, en, zh, weight = entry.split()
        period, group = _position(number)
        found[symbol] = Element(number, symbol, en, zh, Fraction(weight), period, group)
    return MappingProxyType(found)


def _position(number: int) -> tuple[int, int]:
    """Give period and group of an element."""
    period = next(i for i, gas in enumerate(_NOBLE_GASES, 1) if number <= gas)
    place = number - (0, *_NOBLE_GASES)[period - 1]
    length = _NOBLE_GASES[period - 1] - (number - place)
    if place <= 2 and number != 2:
        return period, place
    from_end = length - place
    group = 18 - from_end
    return period, group if group > 2 else 0
