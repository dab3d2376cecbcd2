"""Find the molecular formula of a compound from its analysis and its molar mass.

Answer: the formula; unique, its elements in any order.
Harder: more elements and atoms, masses of products in place of percentages, separate samples, water of crystallisation.
Skills: arithmetic, deduction
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
from bootcamp.verifiers import Text

_PRODUCTS = {
    "C": "CO2", "H": "H2O", "N": "N2", "S": "BaSO4", "Cl": "AgCl", "Br": "AgBr", "I": "AgI", "P": "Mg2P2O7",
    "Fe": "Fe2O3", "Cu": "CuO", "Zn": "ZnO", "Mg": "MgO", "Al": "Al2O3", "Ca": "CaO",
}  # fmt: skip


class EmpiricalMolecularFormula(Task["EmpiricalMolecularFormula.Params", "EmpiricalMolecularFormula.Instance", str]):
    version = 1

    class Params(task.Params):
        elements: int = knob("how many elements occur", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=7)
        atoms: int = knob(
            "how many atoms there are at most", levels=(10, 16, 30, 34, 38, 44, 60, 80, 100, 120), ge=6, le=200
        )
        percentages: bool = knob("whether percentages are given", levels=(True, True) + (False,) * 8)
        vague: bool = knob("whether the molar mass is a range", levels=(False,) * 4 + (True,) * 6)
        samples: bool = knob("whether each analysis has its own sample", levels=(False,) * 5 + (True,) * 5)
        water: bool = knob("whether water of crystallisation is found apart", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        elements: tuple[str, ...]
        percentages: tuple[Fraction, ...]
        analyses: tuple[tuple[Fraction, str, str, Fraction], ...]
        """Grams of the dry compound, an element, and grams of a product that holds all of it."""
        drying: tuple[Fraction, ...]
        """Grams of crystals and of the dry compound that they leave, or nothing."""
        low: Fraction
        high: Fraction
        formula: str

        hidden = ("formula",)

        @property
        def shares(self) -> list[tuple[str, str]]:
            return [(name, decimal(x, 2) + "%") for name, x in zip(self.elements, self.percentages, strict=False)]

        @property
        def masses(self) -> list[tuple[str, str]]:
            used = [*self.elements, *"HO"[: 2 * len(self.drying)]]
            used += [name for _, _, product, _ in self.analyses for name in chem.parse(product)]
            return [(name, decimal(chem.rounded_mass(name))) for name in sorted(set(used))]

        @property
        def dried(self) -> list[str]:
            return [decimal(x) for x in self.drying]

        @property
        def molar(self) -> list[str]:
            return [decimal(self.low), decimal(self.high)]

        def results(self, language: str) -> list[str]:
            """Write the analyses."""
            form = (
                "{} g 样品中的 {} 全部转化为 {} g {}"
                if language == "zh"
                else "all {1} of {0} g turns into {2} g of {3}"
            )
            return [form.format(decimal(a), name, decimal(b), product) for a, name, product, b in self.analyses]

    answer = Text()
    prompt = Prompt(
        en=r"""
        An invented compound consists of {{ elements | listed(language) }} and nothing else.
        {% if drying %}
        It forms crystals that hold water, H2O, in a fixed ratio as well. Heating {{ dried[0] }} g of crystals drives
        out all the water and leaves {{ dried[1] }} g of dry compound.
        {% endif %}
        {% if percentages %}
        Its percentages by mass, rounded half up to 2 decimal places, are: {{ shares | mapping }}.
        {% else %}
        Samples of the {{ "dry " if drying }}compound were analysed
        {{- "; what is missing in mass is O" if "O" in elements }}:

        {{ results(language) | bullets }}
        {% endif %}

        Take these atomic masses in g/mol as exact: {{ masses | mapping }}.

        The molar mass of the {{ "crystals, water included," if drying else "compound" }}
        {{ "is " ~ molar[0] if low == high else "lies between " ~ molar | join(" and ") }} g/mol.
        {% if drying %}
        Give the molecular formula of the crystals, with the atoms of the water added to the others.
        {% else %}
        Give the molecular formula of the compound.
        {% endif %}
        The order of the elements does not matter; each is written once.
        """,
        zh=r"""
        某种虚构的化合物只由 {{ elements | listed(language) }} 组成。
        {% if drying %}
        它形成的晶体还按固定比例含有结晶水 H2O。加热 {{ dried[0] }} g 晶体，除去全部结晶水，
        得到 {{ dried[1] }} g 无水化合物。
        {% endif %}
        {% if percentages %}
        各元素的质量分数（四舍五入到小数点后 2 位）为：{{ shares | mapping }}。
        {% else %}
        对{{ "无水" if drying }}样品作了分析{{ "，所缺的质量是 O" if "O" in elements }}：

        {{ results(language) | bullets }}
        {% endif %}

        下列相对原子质量（g/mol）视为精确值：{{ masses | mapping }}。

        {{ "晶体（包括结晶水）" if drying else "该化合物" }}的摩尔质量{{ "为" if low == high else "介于" }}
        {{ molar[0] if low == high else molar | join(" 与 ") }} g/mol{{ "" if low == high else " 之间" }}。
        {% if drying %}
        求晶体的分子式，结晶水中的原子与其他原子合并计算。
        {% else %}
        求该化合物的分子式。
        {% endif %}
        元素的先后次序不限，每种元素只写一次。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        organic = params.elements > 2 or rng.random() < 0.4
        some = [name for name in (*_PRODUCTS, "O") if name not in "CH"] if organic else [*_PRODUCTS, "O"]
        names = ["C", "H"][: 2 * organic]
        names += rng.sample(some, params.elements - len(names))
        if (
            not params.percentages
            and params.elements > 2
            and "O" not in names
            and rng.random() < (0.3 if params.elements == 3 else 0.7)
        ):
            names[2] = "O"
        size = rng.randint(params.atoms // 2, params.atoms) - 3 * params.water
        dry = dict.fromkeys(names, 1)
        for _ in range(size - len(names)):
            dry[rng.choice([*names, *names[:3], *"CHH"] if organic else names)] += 1
        water = rng.randint(1, min(9, params.atoms // 8)) if params.water else 0
        whole = dict(dry)
        for name, n in (("H", 2 * water), ("O", water)):
            whole[name] = whole.get(name, 0) + n
        molar, dry_mass = chem.rounded_mass(whole), chem.rounded_mass(dry)
        analyses, moles = list[tuple[Fraction, str, str, Fraction]](), Fraction(rng.randint(4, 30), 1000)
        for name in names if not params.percentages else ():
            if name != "O":
                moles = Fraction(rng.randint(4, 30), 1000) if params.samples else moles
                product = _PRODUCTS[name]
                made = moles * dry[name] / chem.parse(product)[name] * chem.rounded_mass(product)
                analyses.append((moles * dry_mass, name, product, made))
        shares = [100 * dry[name] * chem.rounded_mass(name) / dry_mass for name in names] if params.percentages else ()
        step = molar / gcd(*dry.values(), water)  # other formulas with the same analysis are multiples of this mass
        width = min(int(step / 2), int(molar / 10)) if params.vague else 0
        low = molar - rng.randint(width // 4, width) if width else molar
        high = molar + rng.randint(width // 4, width) if width else molar
        count = Fraction(rng.randint(3, 25), 1000)
        instance = self.Instance(
            elements=tuple(names),
            percentages=tuple(shares),
            analyses=tuple(rng.sample(analyses, len(analyses))),
            drying=(count * molar, count * dry_mass) if water else (),
            low=low,
            high=high,
            formula=chem.hill({name: n for name, n in whole.items() if n}),
        )
        return instance, instance.formula

    def key(self, instance: Instance) -> object:
        shares = sorted(instance.shares) if instance.percentages else []
        analyses = sorted((name, str(made / used)) for used, name, _, made in instance.analyses)
        return [shares, analyses, [str(one / instance.drying[0]) for one in instance.drying], instance.molar]

    def check(self, instance: Instance, answer: str) -> str:
        try:
            atoms = chem.read_formula(answer)
        except ValueError:
            return "the answer is not a formula"
        return (
            "" if atoms == chem.parse(instance.formula) else "the formula does not fit the analysis and the molar mass"
        )
