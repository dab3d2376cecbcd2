"""Find what electrolytic cells in a circuit make, and when an ion runs out.

Answer: a rational number for each quantity asked for; unique.
Harder: more cells, ions that run out, losses, branches, an unknown current that follows from a mass.
Skills: arithmetic, simulation
Source: original; Faraday's laws.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import chem
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Answer = dict[str, Fraction]
Cell = tuple[str, int, Fraction, str, Fraction, int]
"""Metal, its charge, mol of its ions, halogen, mol of halide ions, and percent of the charge that is not lost."""
_METALS = {"Cu": 2, "Ag": 1, "Ni": 2, "Zn": 2, "Pb": 2, "Cr": 3, "Cd": 2, "Au": 3, "Sn": 2, "Co": 2, "In": 3}
_FARADAY = 96500


class ElectrolysisSeries(Task["ElectrolysisSeries.Params", "ElectrolysisSeries.Instance", Answer]):
    version = 1

    class Params(task.Params):
        cells: int = knob("how many cells there are", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        asked: int = knob("how many quantities are asked for", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        scarce: bool = knob("whether ions may run out", levels=(False,) * 2 + (True,) * 8)
        losses: bool = knob("whether charge is lost", levels=(False,) * 3 + (True,) * 7)
        unknown: bool = knob("whether the current must be found from a mass", levels=(False,) * 4 + (True,) * 6)
        branches: bool = knob("whether the circuit has two branches", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        cells: tuple[Cell, ...]
        seconds: int
        current: Fraction | None
        deposit: Fraction | None
        """Grams of metal in cell A, if the current is not given."""
        first: int
        """How many cells are in the first branch; all of them if there is only one."""
        split: int
        """Percent of the current in the first branch."""
        asked: tuple[tuple[int, str], ...]

        @property
        def letters(self) -> str:
            return "ABCDEF"[: len(self.cells)]

        @property
        def masses(self) -> list[tuple[str, str]]:
            return [(name, decimal(chem.rounded_mass({name: 1}))) for name in dict.fromkeys(c[0] for c in self.cells)]

        @property
        def amounts(self) -> list[str]:
            """The current and the mass in cell A as decimals."""
            return [decimal(x or 0) for x in (self.current, self.deposit)]

        def lines(self, language: str) -> list[str]:
            """Write the cells."""
            return [
                _CELL[language]
                .format(letter, chem.ion(metal, n), n if n > 1 else "", metal, decimal(a), halogen, decimal(b), kept)
                .replace("  ", " ")
                for letter, (metal, n, a, halogen, b, kept) in zip(self.letters, self.cells, strict=True)
            ]

        def questions(self, language: str) -> list[str]:
            """Write what is asked for."""
            return [
                f"q{i}: "
                + _ASKED[kind][language == "zh"].format(self.letters[c], self.cells[c][0], self.cells[c][3] + "2")
                for i, (c, kind) in enumerate(self.asked, 1)
            ]

    prompt = Prompt(
        en=r"""
        {% if first == cells | length %}
        The same current flows through every cell listed, one after the other.
        {% else %}
        The circuit has two branches. {{ split }}% of the current flows through {{ letters[:first] | listed(language)
        }}, one after the other, and the rest through {{ letters[first:] | listed(language) }}.
        {% endif %}

        {{ lines(language) | bullets }}

        In each cell the stated percentage of the charge works at the cathode and at the anode; the rest is lost.
        {% if current %}
        The current is {{ amounts[0] }} A in all and constant; it flows for {{ seconds }} s.
        {% else %}
        The constant current flows for {{ seconds }} s; {{ amounts[1] }} g of metal have then formed in cell A, whose
        metal ions have not run out.
        {% endif %}
        One mole of electrons has a charge of 96500 C, and 1 A is 1 C/s. Molar masses in g/mol: {{ masses | mapping }}.

        Find exactly:

        {{ questions(language) | bullets }}
        """,
        zh=r"""
        {% if first == cells | length %}
        同一电流依次通过所列的每个电解池。
        {% else %}
        电路有两条支路。总电流的 {{ split }}% 依次通过 {{ letters[:first] | listed(language) }}，
        其余电流通过 {{ letters[first:] | listed(language) }}。
        {% endif %}

        {{ lines(language) | bullets }}

        每个电解池中，阴极和阳极都只有所给百分数的电量起作用，其余损失。
        {% if current %}
        总电流恒为 {{ amounts[0] }} A，通电 {{ seconds }} s。
        {% else %}
        电流恒定，通电 {{ seconds }} s；此时电解池 A 中生成了 {{ amounts[1] }} g 金属，且其金属离子尚未用完。
        {% endif %}
        1 mol 电子的电量为 96500 C，1 A 等于 1 C/s。摩尔质量（g/mol）：{{ masses | mapping }}。

        求下列各量的精确值：

        {{ questions(language) | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        units = {"mass": "g", "time": "s", "current": "A"}
        return Record(
            **{f"q{i}": Rational(unit=units.get(kind, "mol")) for i, (_, kind) in enumerate(instance.asked, 1)}
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        moles, current = Fraction(rng.randint(4, 60), 100), Fraction(rng.choice((1, 2, 4, 5, 8, 10)), 2)
        seconds = moles * _FARADAY / current
        first = rng.randint(1, params.cells - 1) if params.branches and params.cells > 1 else params.cells
        split = 100 if first == params.cells else rng.choice((20, 25, 40, 60, 75, 80))
        cells = list[Cell]()
        for place, metal in enumerate(rng.sample(sorted(_METALS), params.cells)):
            kept = rng.choice((100, 95, 90, 80, 75, 60)) if params.losses else 100
            through = moles * (split if place < first else 100 - split) * kept / 10000
            short = [params.scarce and rng.random() < 0.6 for _ in range(2)]
            short[0] &= place > 0 or not params.unknown
            ions = [int(through * 1000 / n * (rng.randint(30, 85) if s else rng.randint(130, 300))) // 100
                    for n, s in zip((_METALS[metal], 1), short, strict=True)]  # fmt: skip
            a, b = (Fraction(n, 1000) for n in ions)
            cells.append((metal, _METALS[metal], a, rng.choice(("Cl", "Br", "I")), b, kept))
        if any(not min(a, b) for _, _, a, _, b, _ in cells) or seconds.denominator > 1:
            raise task.Retry
        deposit = _made(cells[0], moles * split / 100)["mass"] if params.unknown else None
        if deposit and 10**6 % deposit.denominator:
            raise task.Retry
        instance = self.Instance(
            cells=tuple(cells), seconds=int(seconds), current=None if params.unknown else current, deposit=deposit,
            first=first, split=split, asked=(),
        )  # fmt: skip
        values = {(0, "current"): current} if params.unknown else {}
        for place, cell in enumerate(cells):
            charge = moles * (split if place < first else 100 - split) / 100
            made = _made(cell, charge)
            made["time"] = cell[1] * cell[2] * 100 / cell[5] / charge * seconds if made["hydrogen"] else Fraction(0)
            values |= {(place, kind): value for kind, value in made.items() if value}
        values.pop((0, "mass") if params.unknown else (-1, ""), None)
        if len(values) < params.asked or any(value.denominator > 10**6 for value in values.values()):
            raise task.Retry
        asked = sorted(rng.sample(list(values), params.asked))
        instance = instance.model_copy(update={"asked": tuple(asked)})
        return instance, {f"q{i}": values[one] for i, one in enumerate(asked, 1)}


_CELL = {
    "en": "Cell {0}, {7}%: at the cathode {1} + {2} e^- → {3} until the {4} mol of {1} are used up, then 2 H2O + 2 e^- "
    "→ H2 + 2 OH^-; at the anode 2 {5}^- → {5}2 + 2 e^- until the {6} mol of {5}^- are used up, then 2 H2O → O2 + 4 "
    "H^+ + 4 e^-",
    "zh": "电解池 {0}，{7}%：阴极上 {1} + {2} e^- → {3}，直到 {4} mol {1} 用完，然后 2 H2O + 2 e^- → H2 + 2 OH^-；"
    "阳极上 2 {5}^- → {5}2 + 2 e^-，直到 {6} mol {5}^- 用完，然后 2 H2O → O2 + 4 H^+ + 4 e^-",
}
_ASKED = {
    "mass": ("the mass of {1} made in cell {0}, in g", "电解池 {0} 中生成的 {1} 的质量（g）"),
    "hydrogen": ("the amount of H2 made in cell {0}, in mol", "电解池 {0} 中生成的 H2 的物质的量（mol）"),
    "halogen": ("the amount of {2} made in cell {0}, in mol", "电解池 {0} 中生成的 {2} 的物质的量（mol）"),
    "oxygen": ("the amount of O2 made in cell {0}, in mol", "电解池 {0} 中生成的 O2 的物质的量（mol）"),
    "time": (
        "the time after which the ions of {1} in cell {0} are used up, in s",
        "电解池 {0} 中 {1} 的离子用完所需的时间（s）",
    ),
    "current": ("the whole current, in A", "总电流（A）"),
}


def _made(cell: Cell, electrons: Fraction) -> dict[str, Fraction]:
    """Give what forms when so many moles of electrons pass."""
    metal, n, a, _, b, kept = cell
    work = electrons * kept / 100
    metals, halides = min(a, work / n), min(b, work)
    return {
        "mass": metals * chem.rounded_mass({metal: 1}), "hydrogen": (work - n * metals) / 2,
        "halogen": halides / 2, "oxygen": (work - halides) / 4,
    }  # fmt: skip
