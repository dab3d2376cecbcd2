"""Balance a redox change in acidic or basic solution, with water, H+ or OH- and electrons where they are needed.

Answer: the coefficients in a stated order, those of what is added with a sign for the side; unique.
Harder: two and more couples, stated mole ratios, larger species, basic solutions, one species that does both.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import chem
from bootcamp.lib.matrix import null_space
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Species = tuple[str, int]  # a formula and a charge
_ACIDIC = """MnO4^-/Mn^2+ Cr2O7^2-/Cr^3+ NO3^-/NO NO3^-/NO2 NO3^-/NH4^+ ClO3^-/Cl^- BrO3^-/Br^- IO3^-/I2 MnO2/Mn^2+
    PbO2/Pb^2+ S2O8^2-/HSO4^- Fe^3+/Fe^2+ Sn^4+/Sn^2+ CO2/H2C2O4 S4O6^2-/S2O3^2- S/H2S H3AsO4/H3AsO3 BiO3^-/Bi^3+
    VO2^+/VO^2+ UO2^2+/U^4+ C2H4O2/C2H6O CO2/C6H12O6 N2/N2H5^+ SO4^2-/SO2""".split()
_BASIC = """MnO4^-/MnO2 MnO4^-/MnO4^2- CrO4^2-/CrO3H3 ClO^-/Cl^- BrO3^-/Br^- SO4^2-/SO3^2- NO3^-/NH3 AlO4H4^-/Al
    ZnO4H4^2-/Zn FeO3H3/FeO2H2 PbO2/PbO3H3^- N2/N2H4 SO4^2-/S^2- CO3^2-/CH3OH IO3^-/I^- SnO6H6^2-/SnO3H3^-""".split()
_CENTRES = "V Cr Mn Fe Se Te As Sb Bi Mo W Re Os Ru Ti Nb U Np Tc Ge Sn Ce Ir Rh Ta Po Br I Xe P".split()


class BalanceRedoxHalfReaction(
    Task["BalanceRedoxHalfReaction.Params", "BalanceRedoxHalfReaction.Instance", "tuple[int, ...]"]
):
    version = 1

    class Params(task.Params):
        couples: int = knob("how many couples take part", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        invented: int = knob(
            "how many percent of couples are invented", levels=(50, 60, 40, 40, 50, 50, 60, 70, 80, 90), ge=0, le=100
        )
        atoms: int = knob(
            "how many central atoms a species may have", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=6
        )
        largest: int = knob("the greatest coefficient", levels=(6, 10, 16, 30, 40, 60, 90, 120, 200, 300), ge=5, le=500)
        basic: bool = knob("whether the solution may be basic", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        left: tuple[Species, ...]
        right: tuple[Species, ...]
        basic: bool
        electrons: bool
        ratios: tuple[tuple[int, int], ...]
        """Coefficients of the second and third substance on the left, of the third and fourth, ... are as these."""

        @property
        def equation(self) -> str:
            return " → ".join(" + ".join(chem.ion(*one) for one in side) for side in (self.left, self.right))

        @property
        def added(self) -> list[str]:
            return ["H2O", "OH^-" if self.basic else "H^+"] + ["e^-"] * self.electrons

        @property
        def proportions(self) -> list[tuple[str, str, int, int]]:
            names = [chem.ion(*one) for one in self.left]
            return [(names[i + 1], names[i + 2], *pair) for i, pair in enumerate(self.ratios)]

    prompt = Prompt(
        en=r"""
        This {{ "half-reaction" if electrons else "redox change" }} takes place in {{ "basic" if basic else "acidic" }}
        solution; some of its species may be invented. A charge stands after ^.

        {{ equation }}

        Balance it. Nothing but {{ added | listed(language) }} may be added, each on one side only or not at all.
        Both sides must have the same number of atoms of every element and the same total charge
        {{- "; e^- has the charge -1" if electrons }}.
        {% for one, other, p, q in proportions %}
        {{ one }} and {{ other }} react in the mole ratio {{ p }}:{{ q }}.
        {% endfor %}
        Use the smallest whole numbers that are positive for every printed species.

        Give the coefficients of the printed species in the printed order, and then those of
        {{ added | listed(language) }}: positive if it stands on the right, negative if on the left, 0 if it is not
        needed.
        """,
        zh=r"""
        下面的{{ "半反应" if electrons else "氧化还原变化" }}在{{ "碱性" if basic else "酸性" }}溶液中进行；
        其中有些物种可能是虚构的。^ 之后是电荷。

        {{ equation }}

        请配平。除 {{ added | listed(language) }} 外不得添加其他物质，每种添加物只能出现在一边，也可以不出现。
        两边每种元素的原子数和总电荷都必须相等{{ "；e^- 的电荷为 -1" if electrons }}。
        {% for one, other, p, q in proportions %}
        {{ one }} 与 {{ other }} 按物质的量之比 {{ p }}:{{ q }} 反应。
        {% endfor %}
        各系数取最小整数，写出的每个物种的系数都是正数。

        先按书写顺序给出各物种的系数，再依次给出 {{ added | listed(language) }} 的系数：
        在右边为正，在左边为负，不需要则为 0。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(), length=len(instance.left) + len(instance.right) + len(instance.added))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        for _ in range(300):
            basic = params.basic and rng.random() < 0.5
            left, right = _draw_sides(params, basic, rng)
            count = max(0, params.couples - 2) if len(left) == params.couples else 0
            ratios = tuple(rng.choice(((1, 1), (1, 2), (2, 1), (1, 3), (3, 2))) for _ in range(count))
            instance = self.Instance(
                left=tuple(left), right=tuple(right), basic=basic, electrons=params.couples == 1, ratios=ratios
            )
            answer = _balance(instance)
            if answer and max(map(abs, answer)) <= params.largest and answer[len(left) + len(right)]:
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        tied = [*instance.left] if instance.ratios else sorted(instance.left)
        return [tied, sorted(instance.right), instance.basic, instance.ratios]


def _draw_sides(params: BalanceRedoxHalfReaction.Params, basic: bool, rng: Random) -> list[list[Species]]:
    """Draw what reacts and what it becomes: couples of different elements, one of them the other way round."""
    if params.couples == 2 and params.atoms > 1 and rng.random() < 0.35:  # one element in three states
        symbol, states = rng.choice(_CENTRES), sorted(rng.sample(range(8), 3))
        low, middle, high = (_invented(symbol, state, params.atoms, rng) for state in states)
        sides = [[middle], rng.sample([low, high], 2)]
        return sides if rng.random() < 0.6 else sides[::-1]
    couples, used = list[list[Species]](), set[str]()
    while len(couples) < params.couples:
        if rng.random() * 100 < params.invented:
            symbol, (low_state, high_state) = rng.choice(_CENTRES), sorted(rng.sample(range(8), 2))
            couple = [_invented(symbol, state, params.atoms, rng) for state in (high_state, low_state)]
        else:
            couple = [chem.read_ion(text) for text in rng.choice(_BASIC if basic else _ACIDIC).split("/")]
        centres = set(chem.parse(couple[0][0])) - {"O", "H"}
        if not centres & used:
            couples.append(couple)
            used |= centres
    turned = rng.random() < 0.5
    return [[couples[0][turned ^ side]] + [one[turned ^ side ^ 1] for one in couples[1:]] for side in (0, 1)]


def _invented(symbol: str, state: int, most: int, rng: Random) -> Species:
    """Draw a species of an element in a state of oxidation with hydrogen +1 and oxygen -2."""
    while True:
        atoms, hydrogens = rng.randint(1, most), rng.choice((0, 0, 0, 1, 2))
        oxygens = rng.randint(0, 2 + 3 * atoms)
        charge = atoms * state + hydrogens - 2 * oxygens
        if abs(charge) > 3 or (hydrogens and not oxygens) or (state == 0 and (oxygens or charge or atoms > 1)):
            continue
        parts = (("H", hydrogens), (symbol, atoms), ("O", oxygens))
        return "".join(f"{name}{n if n > 1 else ''}" for name, n in parts if n), charge


def _balance(instance: BalanceRedoxHalfReaction.Instance) -> tuple[int, ...]:
    """Give the coefficients, or nothing if they are not unique or not positive."""
    species = [*instance.left, *instance.right, *map(chem.read_ion, instance.added)]
    signs = [1] * len(instance.left) + [-1] * (len(species) - len(instance.left))
    counts = [{} if formula == "e" else chem.parse(formula) for formula, _ in species]
    rows = [
        [sign * one.get(element, 0) for sign, one in zip(signs, counts, strict=True)]
        for element in sorted({element for one in counts for element in one})
    ]
    rows.append([sign * charge for sign, (_, charge) in zip(signs, species, strict=True)])
    for place, (p, q) in enumerate(instance.ratios, 1):
        rows.append([q if i == place else -p if i == place + 1 else 0 for i in range(len(species))])
    found = null_space(rows)
    if len(found) != 1:
        return ()
    vector = [-x for x in found[0]] if found[0][0] < 0 else found[0]
    return tuple(vector) if min(vector[: len(instance.left) + len(instance.right)]) > 0 else ()
