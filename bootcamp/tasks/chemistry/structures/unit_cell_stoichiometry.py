"""Find formula, atoms and density of a crystal from the atoms drawn in one unit cell.

Answer: the formula in lowest terms, atoms in a cell, and the density; unique.
Harder: more drawn atoms and elements, positions at quarters, cells with unequal edges, vacancies.
Skills: counting, spatial, arithmetic
Source: original.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import gcd, lcm, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import chem
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Rational, Record, Text

Answer = dict[str, Any]
Point = tuple[int, int, int]
_ELEMENTS = ("Na", "K", "Cs", "Ca", "Ti", "Fe", "Cu", "Zn", "Ba", "La", "Ag", "Cl", "O", "S", "F", "Br", "N")


class UnitCellStoichiometry(Task["UnitCellStoichiometry.Params", "UnitCellStoichiometry.Instance", Answer]):
    version = 1

    class Params(task.Params):
        drawn: int = knob(
            "how many atoms are drawn at most", levels=(10, 14, 18, 20, 24, 28, 32, 36, 40, 44), ge=9, le=60
        )
        elements: int = knob("how many elements occur", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 5), ge=1, le=5)
        quarters: bool = knob("whether positions at quarters occur", levels=(False,) * 3 + (True,) * 7)
        vacancies: bool = knob("whether positions are empty in some cells", levels=(False,) * 4 + (True,) * 6)
        cubic: bool = knob("whether all edges are equal", levels=(True,) * 6 + (False,) * 4)

    class Instance(task.Instance):
        atoms: tuple[tuple[str, tuple[Point, ...]], ...]
        """Each element with its drawn positions in quarters of the edges."""
        empty: tuple[tuple[str, int, int], ...]
        """An element, and p of every q of its positions that are empty."""
        edges: tuple[int, int, int]

        @property
        def lines(self) -> list[str]:
            names = ("0", "1/4", "1/2", "3/4", "1")
            return [
                f"{name}: " + " ".join(f"({', '.join(names[x] for x in point)})" for point in points)
                for name, points in self.atoms
            ]

        @property
        def masses(self) -> list[tuple[str, str]]:
            return [(name, decimal(chem.rounded_mass(name))) for name, _ in self.atoms]

    answer = Record(formula=Text(), atoms=Rational(low=0), density=Decimal(digits=3, unit="g/cm^3"))
    prompt = Prompt(
        en=r"""
        The drawing of one unit cell of an invented crystal shows atoms at these positions, given in fractions of the
        three edges, which meet at right angles:

        {{ lines | bullets }}

        The crystal repeats this cell in all directions, so an atom on a face, an edge or a corner is shared equally by
        all cells that meet there.
        {% for name, p, q in empty %}
        On average {{ p }} in {{ q }} of the positions of {{ name }} are empty in the crystal.
        {% endfor %}
        The edges are {{ edges | listed(language) }} pm long; 1 pm is 10^-10 cm. Molar masses in g/mol, to be taken as
        exact: {{ masses | mapping }}. One mole is 6.0 × 10^23 atoms, exactly.

        Give formula, with the smallest whole numbers, elements in any order; atoms, how many atoms a cell holds on
        average; and density, in g/cm^3, rounded half up to 3 significant digits.
        """,
        zh=r"""
        某种虚构晶体的一个晶胞图中，原子位于下列位置，用三条棱长的分数表示，三条棱两两垂直：

        {{ lines | bullets }}

        晶体在各个方向上重复这个晶胞，因此面上、棱上或顶点上的原子由在该处相遇的所有晶胞平均分享。
        {% for name, p, q in empty %}
        晶体中 {{ name }} 的位置平均每 {{ q }} 个有 {{ p }} 个是空的。
        {% endfor %}
        棱长为 {{ edges | listed(language) }} pm；1 pm 等于 10^-10 cm。下列摩尔质量（g/mol）视为精确值：
        {{ masses | mapping }}。
        1 mol 恰为 6.0 × 10^23 个原子。

        求 formula，即各数为最小整数的化学式，元素次序不限；atoms，即一个晶胞平均含有的原子数；
        以及 density，即密度（g/cm^3），四舍五入到 3 位有效数字。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        steps = (0, 1, 2, 3) if params.quarters else (0, 2)
        pool = [
            point for point in product(steps, repeat=3) if params.quarters or point != (2, 2, 2) or rng.random() < 0.9
        ]
        names = rng.sample(_ELEMENTS, params.elements)
        taken: dict[str, list[Point]] = {name: [] for name in names}
        left = params.drawn
        for place, point in enumerate(rng.sample(pool, len(pool))):
            size = len(_images(point))
            name = names[place] if place < len(names) else rng.choice(names)
            if size <= left and rng.random() < 0.9:
                taken[name] += _images(point)
                left -= size
        if not all(taken.values()):
            raise task.Retry
        empty = []
        for name in rng.sample(names, rng.randint(1, 2)) if params.vacancies else ():
            q = rng.choice((3, 4, 5, 8, 10))
            empty.append((name, rng.randint(1, q // 2), q))
        edges = [rng.randrange(300, 900, 20)] * 3
        if not params.cubic:
            edges = [rng.randrange(300, 900, 20) for _ in range(3)]
        instance = self.Instance(
            atoms=tuple((name, tuple(sorted(taken[name]))) for name in names),
            empty=tuple(empty),
            edges=(edges[0], edges[1], edges[2]),
        )
        counts = _counts(instance)
        scale = lcm(*(n.denominator for n in counts.values()))
        whole = [int(n * scale) for n in counts.values()]
        formula = chem.hill({name: n // gcd(*whole) for name, n in zip(counts, whole, strict=True)})
        density = _density(instance, counts)
        rounded = Decimal(digits=3).round(density)
        if max(whole) // gcd(*whole) > 60 or not 1 <= density < 20 or len(set(whole)) == 1:
            raise task.Retry
        step = Fraction(1, 10 if density >= 10 else 100)
        if abs(abs(density - rounded) - step / 2) < step / 10:
            raise task.Retry
        return instance, {"formula": formula, "atoms": sum(counts.values(), Fraction(0)), "density": rounded}

    def check(self, instance: Instance, answer: Answer) -> str:
        counts = _counts(instance)
        try:
            atoms = chem.read_formula(answer["formula"])
        except ValueError:
            return "the formula cannot be read"
        if atoms.keys() != counts.keys() or gcd(*atoms.values()) != 1:
            return "the formula has other elements or is not in lowest terms"
        if len({counts[name] / n for name, n in atoms.items()}) > 1:
            return "the formula has other ratios"
        if answer["atoms"] != sum(counts.values()):
            return "the number of atoms is wrong"
        return (
            "" if answer["density"] == Decimal(digits=3).round(_density(instance, counts)) else "the density is wrong"
        )

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        counts, lines, empty = _counts(instance), list[str](), {name: (p, q) for name, p, q in instance.empty}
        for name, points in instance.atoms:
            shares = Counter(2 ** sum(x in (0, 4) for x in point) for point in points)
            size = sum((Fraction(n, share) for share, n in shares.items()), Fraction())
            lines.append(f"{name}: {' + '.join(f'{n}/{share}' for share, n in sorted(shares.items()))} = {size}")
            if name in empty:
                p, q = empty[name]
                lines.append(f"{size}·{q - p}/{q} = {counts[name]}")
        scale = lcm(*(n.denominator for n in counts.values()))
        whole = [int(n * scale) for n in counts.values()]
        shared = gcd(*whole)
        ratios = [" : ".join(map(str, row)) for row in (counts.values(), [n // shared for n in whole])]
        lines.append(" = ".join(dict.fromkeys(ratios)))
        lines.append(f"{' + '.join(map(str, counts.values()))} = {sum(counts.values())}")
        masses = [chem.rounded_mass({name: 1}) for name in counts]
        mass = sum((n * m for n, m in zip(counts.values(), masses, strict=True)), Fraction())
        told = " + ".join(f"{n}·{decimal(m)}" for n, m in zip(counts.values(), masses, strict=True))
        volume, density = 6 * prod(instance.edges), _density(instance, counts)
        lines += [f"{told} = {mass}", f"6·{'·'.join(map(str, instance.edges))} = {volume}"]
        cut = f"{int(density)}.{int(density * 1000) % 1000:03}..."
        top = f"({mass})" if mass.denominator > 1 else f"{mass}"
        lines.append(f"{top}·10^7 / {volume} = {cut} → {Decimal(digits=3).render(Decimal(digits=3).round(density))}")
        return "\n".join(lines)


def _images(point: tuple[int, ...]) -> list[Point]:
    """Give all places in the closed cell that repeat a position."""
    ways = [(0, 4) if x == 0 else (x,) for x in point]
    return [(x, y, z) for x, y, z in product(*ways)]


def _counts(instance: UnitCellStoichiometry.Instance) -> dict[str, Fraction]:
    kept = {name: Fraction(q - p, q) for name, p, q in instance.empty}
    eighths = {name: sum(8 >> sum(x in (0, 4) for x in point) for point in points) for name, points in instance.atoms}
    return {name: Fraction(n, 8) * kept.get(name, 1) for name, n in eighths.items()}


def _density(instance: UnitCellStoichiometry.Instance, counts: dict[str, Fraction]) -> Fraction:
    mass = sum((n * chem.rounded_mass({name: 1}) for name, n in counts.items()), Fraction(0))
    a, b, c = instance.edges
    return mass * 10**7 / (6 * a * b * c)  # 10^30 for the volume, 10^23 for the mole
