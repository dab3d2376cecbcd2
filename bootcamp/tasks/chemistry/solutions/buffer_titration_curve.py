"""Find the pH at given points of the titration of a weak acid or base by printed formulas.

Answer: the pH at each volume, rounded to 2 decimal places; unique.
Harder: more points, weak bases, diprotic acids, points at and beyond equivalence.
Skills: arithmetic, knowledge
Source: original; the usual approximations for weak acids.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Sequence

Answer = tuple[Fraction, ...]
_LOGS = {2: Fraction(3010, 10000), 3: Fraction(4771, 10000), 5: Fraction(6990, 10000), 7: Fraction(8451, 10000)}


class BufferTitrationCurve(Task["BufferTitrationCurve.Params", "BufferTitrationCurve.Instance", Answer]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many volumes are asked about", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=8)
        base: bool = knob("whether a weak base may be titrated", levels=(False,) * 2 + (True,) * 8)
        steps: int = knob("how many protons are given off or taken up at most", levels=(1,) * 4 + (2,) * 6, ge=1, le=2)
        beyond: bool = knob("whether equivalence and what follows are asked about", levels=(False,) + (True,) * 9)
        decimals: bool = knob("whether pK values have two decimals", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        base: bool
        pk: tuple[Fraction, ...]
        """pKa of the acid in order, or pKb of the base in order."""
        sample: tuple[Fraction, Fraction]
        """mL and mol/L of what is titrated."""
        strength: Fraction
        volumes: tuple[Fraction, ...]

        @property
        def constants(self) -> list[str]:
            names = ["K1", "K2"] if len(self.pk) > 1 else ["K"]
            return [f"p{name} = {decimal(x)}" for name, x in zip(names, self.pk, strict=True)]

        @property
        def logs(self) -> list[str]:
            return [f"log10({p}) = {decimal(x, 4)}" for p, x in _LOGS.items()]

        @property
        def shown(self) -> list[str]:
            return [decimal(x) for x in (*self.sample, self.strength)]

        @property
        def added(self) -> list[str]:
            return [decimal(x) for x in self.volumes]

    prompt = Prompt(
        en=r"""
        {{ shown[0] }} mL of a {{ shown[1] }} mol/L solution of a weak {{ "base" if base else "acid" }} with
        {{ constants | listed(language) }} are titrated with a {{ shown[2] }} mol/L solution of a strong
        {{ "acid" if base else "base" }}, 1 mol of which reacts with 1 mol of protons
        {{- " taken up" if base else " given off" }}. Volumes add up. These formulas are to be used, where [X] is
        {{ "[OH-]" if base else "[H+]" }}, [Y] is {{ "[H+]" if base else "[OH-]" }}, in mol/L, pX = -log10([X]),
        pY = -log10([Y]), pX + pY = 14, and pH = -log10([H+]):

        - At the start: [X] = √(K · c), where c is the concentration of what is titrated and K its first constant.
        - Before the equivalence point of a step: pX = its pK + log10(r), where r is the amount that this step has
        converted, divided by the amount that it has not yet converted.
        {% if pk | length > 1 %}
        - At the first equivalence point: pX = (pK1 + pK2) / 2.
        {% endif %}
        - At the last equivalence point: [Y] = √(10^-14 · c / K), c that of the wholly converted substance, K the last.
        - Beyond it: [Y] is the concentration of the strong {{ "acid" if base else "base" }} in excess.
        - Logarithms: {{ logs | comma }}.

        Give the pH, rounded half up to 2 decimal places, after adding {{ added | listed(language) }} mL in all{{
        ", in this order" if added | length > 1 }}.
        """,
        zh=r"""
        用 {{ shown[2] }} mol/L 的{{ "强酸" if base else "强碱" }}溶液滴定 {{ shown[0] }} mL 浓度为 {{ shown[1] }} mol/L
        的{{ "弱碱" if base else "弱酸" }}溶液，该{{ "弱碱" if base else "弱酸" }}的 {{ constants | join("，") }}。
        1 mol {{ "强酸" if base else "强碱" }}恰与{{ "接受" if base else "给出" }}的 1 mol 质子反应。体积可以相加。
        使用下列公式，其中 [X] 为 {{ "[OH-]" if base else "[H+]" }}，[Y] 为 {{ "[H+]" if base else "[OH-]" }}（mol/L），
        pX = -log10([X])，pY = -log10([Y])，pX + pY = 14，pH = -log10([H+])：

        - 开始时：[X] = √(K · c)，c 为{{ "弱碱" if base else "弱酸" }}的浓度，K 为第一级常数。
        - 某一步的化学计量点之前：pX = pK + log10(r)，pK 属于这一步，r = 这一步已转化的量 / 这一步尚未转化的量。
        {% if pk | length > 1 %}
        - 第一化学计量点：pX = (pK1 + pK2) / 2。
        {% endif %}
        - 最后的化学计量点：[Y] = √(10^-14 · c / K)，c 为完全转化后的物质的浓度，K 为最后一级常数。
        - 此后：[Y] 为过量的{{ "强酸" if base else "强碱" }}的浓度。
        - 对数：{{ logs | comma }}。

        {{ "按此顺序" if added | length > 1 }}给出总共加入 {{ added | listed(language) }} mL 后的 pH，
        四舍五入到小数点后 2 位。
        """,
    )

    def format(self, instance: Instance) -> Sequence[Fraction]:
        return Sequence(
            Decimal(places=2), length=len(instance.volumes), brackets="[]" if len(instance.volumes) > 1 else ""
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        steps = rng.randint(max(1, params.steps - (rng.random() < 0.4)), params.steps)
        unit = 100 if params.decimals else 10
        pk = [Fraction(rng.randint(3 * unit, 5 * unit), unit)]
        if steps > 1:
            pk.append(pk[0] + Fraction(rng.randint(7 * unit // 2, 5 * unit), unit))
        volume, c = (
            Fraction(rng.choice((20, 25, 30, 40, 50, 60, 80, 100))),
            Fraction(rng.choice((1, 2, 3, 4, 5, 6, 8, 10)), 20),
        )
        strength = Fraction(rng.choice((1, 2, 3, 4, 5, 6, 8, 10)), 20)
        whole = volume * c / strength  # mL for one step
        shares = {
            Fraction(step * n + k, n)
            for step in range(steps)
            for n in (2, 3, 4, 5, 6, 7, 8, 9, 10)
            for k in range(1, n)
        }
        extra = [Fraction(0), *map(Fraction, range(1, steps + 1))] * 4
        extra += [steps + Fraction(k, 10) for k in range(1, 10)] if params.beyond else []
        pool = sorted(shares) + (extra if params.beyond else [])
        instance = self.Instance(
            base=params.base and rng.random() < 0.5, pk=tuple(pk), sample=(volume, c), strength=strength, volumes=()
        )
        found: dict[Fraction, Fraction] = {}
        for share in rng.sample(pool, len(pool)):
            added, value = share * whole, _ph(instance, share * whole)
            if value is None or added in found or 100 % added.denominator or len(found) == params.points:
                continue
            if abs((value * 100) % 1 - Fraction(1, 2)) > Fraction(1, 10) and 0 < value < 14:
                found[added] = Decimal(places=2).round(value)
        if len(found) < params.points:
            raise task.Retry
        return instance.model_copy(update={"volumes": tuple(sorted(found))}), tuple(found[x] for x in sorted(found))


def _log(x: Fraction) -> Fraction | None:
    """Give the logarithm from the printed ones, or nothing if other primes occur."""
    total, top, bottom = Fraction(0), x.numerator, x.denominator
    for p, value in _LOGS.items():
        while top % p == 0:
            top, total = top // p, total + value
        while bottom % p == 0:
            bottom, total = bottom // p, total - value
    return total if top == bottom == 1 else None


def _ph(instance: BufferTitrationCurve.Instance, added: Fraction) -> Fraction | None:
    volume, c = instance.sample
    moles, steps = volume * c, len(instance.pk)
    share, together = instance.strength * added / moles, volume + added
    if share == 0:
        log = _log(c)
        px = None if log is None else (instance.pk[0] - log) / 2
    elif share < steps and share.denominator > 1:
        log = _log((share % 1) / (1 - share % 1))
        px = None if log is None else instance.pk[int(share)] + log
    elif share < steps:
        px = (instance.pk[0] + instance.pk[1]) / 2
    else:
        log = _log(moles / together if share == steps else (share - steps) * moles / together)
        px = None if log is None else 14 + log if share > steps else (14 + instance.pk[-1] + log) / 2
    return px if px is None or not instance.base else 14 - px
