"""Follow amounts of substances through reactions that run one after the other.

Answer: the final amounts of the substances asked for, in moles; unique.
Harder: more reactions that feed each other, masses and impure solids in place of moles, yields.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import chem, reactions
from bootcamp.lib.numbers import decimal
from bootcamp.lib.reactions import Reaction
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word

Answer = dict[str, Fraction]
_FLUIDS = frozenset(
    """O2 CO2 CO H2 H2O HCl Cl2 N2 NH3 NO NO2 HNO3 H2SO4 SO2 SO3 H2S CH4 CH3OH C2H2 C2H6 SiCl4 H3PO4""".split()
)


class LimitingReagentNetwork(Task["LimitingReagentNetwork.Params", "LimitingReagentNetwork.Instance", Answer]):
    version = 1

    class Params(task.Params):
        reactions: int = knob("how many reactions run", levels=(1, 2, 2, 3, 4, 5, 5, 6, 7, 8), ge=1, le=10)
        asked: int = knob("how many amounts are asked for", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        grams: bool = knob("whether solids are given by their mass", levels=(False,) + (True,) * 9)
        purity: bool = knob("whether solids are impure", levels=(False,) * 3 + (True,) * 7)
        yields: int = knob("how many reactions are incomplete", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        reactions: tuple[str, ...]
        shares: tuple[int, ...]
        """How much of the largest extent takes place, in percent."""
        starts: tuple[tuple[str, Fraction, int], ...]
        """Substance, amount and purity in percent; the amount is in moles if the purity is 0, else in grams."""
        asked: tuple[str, ...]

        def lines(self, language: str) -> list[str]:
            """Write the reactions with their yields."""
            notes = ("" if share == 100 else f" (yield {share}%)" for share in self.shares)
            zh = ("" if share == 100 else f"（产率 {share}%）" for share in self.shares)
            return [line + note for line, note in zip(self.reactions, zh if language == "zh" else notes, strict=True)]

        def given(self, language: str) -> list[str]:
            """Write the amounts at the start."""
            forms = ("{1} mol {0}", "{1} g {0}", "{1} g of a solid that is {2}% {0} by mass; the rest does not react")
            zh = ("{1} mol {0}", "{1} g {0}", "{1} g 固体，其中 {0} 的质量分数为 {2}%，其余不参加反应")
            kinds = zh if language == "zh" else forms
            return [
                kinds[0 if not purity else 1 if purity == 100 else 2].format(name, decimal(amount), purity)
                for name, amount, purity in self.starts
            ]

        @property
        def masses(self) -> list[tuple[str, str]]:
            names = [name for name, _, purity in self.starts if purity]
            return [(name, decimal(chem.rounded_mass(name))) for name in names]

    prompt = Prompt(
        en=r"""
        A vessel holds at the start:

        {{ given(language) | bullets }}

        These reactions, and no others, run one after the other, in this order:

        {{ lines(language) | numbered }}

        Each reaction runs until one of its starting substances is used up.
        {% if shares | min < 100 %}
        With a yield of y%, only y% of what could react so does react; the rest of the starting substances stays in the
        vessel, and nothing is lost.
        {% endif %}
        What a reaction makes can react in later ones, together with what is there of the same substance.
        {% if masses %}
        Molar masses in g/mol: {{ masses | mapping }}.
        {% endif %}

        Give the amounts in moles at the end, exactly, of {{ asked | listed(language) }}.
        """,
        zh=r"""
        容器中开始时有：

        {{ given(language) | bullets }}

        下列反应按此顺序一个接一个地进行，此外没有别的反应：

        {{ lines(language) | numbered }}

        每个反应都进行到某一种反应物用完为止。
        {% if shares | min < 100 %}
        产率为 y% 表示：按上述方式能够反应的量中只有 y% 真正反应，其余的反应物留在容器中，没有任何损失。
        {% endif %}
        某个反应生成的物质，可以与容器中已有的同种物质一起参加后面的反应。
        {% if masses %}
        摩尔质量（g/mol）：{{ masses | mapping }}。
        {% endif %}

        求最后 {{ asked | listed(language) }} 的物质的量（以 mol 为单位），要精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.asked, case=True), Rational(unit="mol"), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        chain = _chain(rng, params.reactions)
        starts, made = list[tuple[str, Fraction, int]](), set[str]()
        for reaction in chain:
            for n, name in reaction.left:
                known = any(name == one for one, *_ in starts)
                if not known and (name not in made or rng.random() < 0.2):
                    moles = Fraction(n * rng.randint(4, 40), rng.choice((10, 20)))
                    solid = params.grams and name not in _FLUIDS
                    purity = rng.choice((40, 50, 80, 100) if params.purity else (100,)) if solid else 0
                    amount = moles * chem.rounded_mass(name) * Fraction(100, purity) if solid else moles
                    starts.append((name, amount, purity))
            made |= {name for _, name in reaction.right}
        shares = [100] * len(chain)
        for place in rng.sample(range(len(chain)), min(params.yields, len(chain))):
            shares[place] = rng.choice((50, 60, 75, 80, 90))
        rng.shuffle(starts)
        amounts = _moles(starts)
        for reaction, share in zip(chain, shares, strict=True):
            if not reactions.largest_extent(amounts, reaction):
                raise task.Retry
            amounts = reactions.run(amounts, reaction, Fraction(share, 100))
        changed = [name for name, amount in amounts.items() if amount and (name, amount, 0) not in starts]
        if len(changed) < params.asked or any(amount.denominator > 10**5 for amount in amounts.values()):
            raise task.Retry
        asked = tuple(sorted(rng.sample(changed, params.asked)))
        instance = self.Instance(
            reactions=tuple(map(reactions.shown, chain)), shares=tuple(shares), starts=tuple(starts), asked=asked
        )
        return instance, {name: amounts[name] for name in asked}

    def key(self, instance: Instance) -> object:
        moles = sorted((name, str(n)) for name, n in _moles(instance.starts).items())
        return [instance.reactions, instance.shares, moles, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        amounts, lines = _moles(instance.starts), list[str]()
        for name, amount, purity in instance.starts:
            if purity:
                pure = amount * Fraction(purity, 100)
                told = f"{decimal(amount)}·{purity}/100 = {decimal(pure)}, " if purity < 100 else ""
                lines.append(f"{name}: {told}{decimal(pure)}/{decimal(chem.rounded_mass(name))} = {amounts[name]}")
            elif amount.denominator > 1:
                lines.append(f"{name}: {decimal(amount)} = {amount}")
        for number, (text, share) in enumerate(zip(instance.reactions, instance.shares, strict=True), 1):
            reaction = reactions.read(text)
            extents = [(amounts.get(name, Fraction(0)), n) for n, name in reaction.left]
            extent = min(have / n for have, n in extents)
            told = ", ".join(f"{have} / {n} = {have / n}" if n > 1 else str(have) for have, n in extents)
            lines.append(f"{number}. min({told}) = {extent}")
            if share < 100:
                lines.append(f"{extent}·{share}/100 = {extent * share / 100}")
                extent = extent * share / 100
            after = reactions.run(amounts, reaction, Fraction(share, 100))
            for sign, side in (("-", reaction.left), ("+", reaction.right)):
                for n, name in side:
                    times = f"{n}·" if n > 1 else ""
                    lines.append(
                        f"{name}: {amounts.get(name, Fraction(0))} {sign} {times}{extent} = {after.get(name, 0)}"
                    )
            amounts = after
        return "\n".join(lines)


def _chain(rng: Random, count: int) -> list[Reaction]:
    """Draw reactions each of which, but the first, uses something that an earlier one makes."""
    chain = [rng.choice(reactions.table())]
    while len(chain) < count:
        made = {name for reaction in chain for _, name in reaction.right}
        fit = [one for one in reactions.table() if one not in chain and any(name in made for _, name in one.left)]
        if not fit:
            raise task.Retry
        chain.append(rng.choice(fit))
    return chain


def _moles(starts: list[tuple[str, Fraction, int]] | tuple[tuple[str, Fraction, int], ...]) -> Answer:
    return {
        name: amount * Fraction(purity, 100) / chem.rounded_mass(name) if purity else amount
        for name, amount, purity in starts
    }
