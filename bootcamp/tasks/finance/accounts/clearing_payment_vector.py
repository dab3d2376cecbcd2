"""Clear the debts of firms to each other: what each can pay when those who cannot pay all share what they have.

Answer: the payment of each firm; the greatest clearing payments are unique.
Harder: more firms and debts, defaults that spread, costs of default.
Skills: algebra, deduction
Source: original; L. Eisenberg and T. Noe, "Systemic risk in financial systems", 2001.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.lib.prompts import percent
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word

Debt = tuple[int, int, int]
"""Who owes, to whom, and how much."""
Answer = dict[str, Fraction]


class ClearingPaymentVector(Task["ClearingPaymentVector.Params", "ClearingPaymentVector.Instance", Answer]):
    version = 1

    class Params(task.Params):
        firms: int = knob("the firms", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=10)
        spread: int = knob("the firms that fail", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=9)
        cyclic: bool = knob("whether failing firms owe each other in a circle", levels=(False,) * 4 + (True,) * 6)
        cost: bool = knob("whether failing costs a part of the assets", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        assets: tuple[int, ...]
        debts: tuple[Debt, ...]
        kept: int
        """The percentage of its assets outside that is left to a firm that fails."""

        def firms(self) -> tuple[str, ...]:
            return tuple("ABCDEFGHIJ"[: len(self.assets)])

        def rows(self) -> list[tuple[str, int]]:
            return list(zip(self.firms(), self.assets, strict=True))

        def owed(self) -> list[tuple[str, str, int]]:
            return [(self.firms()[a], self.firms()[b], amount) for a, b, amount in self.debts]

        def share(self) -> str:
            return percent(Fraction(self.kept, 100))

    prompt = Prompt(
        en=r"""
        Some firms have assets outside and owe each other money:

        {{ rows() | table(["firm", "assets outside"]) }}

        {{ owed() | table(["who owes", "to whom", "how much"]) }}

        All debts are settled at once. What a firm has is its assets outside and all that the others pay to it. A firm
        that has at least as much as it owes pays all its debts. A firm that has less fails
        {%- if kept < 100 %}: then only {{ share() }} of its assets outside are left, though still all that the others
        pay to it, and it pays out all of that{% else %}: it pays out all that it has{% endif %}. What it pays goes to
        its creditors in proportion to what it owes them. If several outcomes keep these rules, the one in which every
        firm pays the most holds.

        How much does each firm pay in all? A firm without debts pays 0. Give exact numbers.
        """,
        zh=r"""
        一些企业拥有外部资产，彼此之间有欠款：

        {{ rows() | table(["企业", "外部资产"]) }}

        {{ owed() | table(["欠款人", "债权人", "金额"]) }}

        所有债务同时清偿。一家企业拥有的是它的外部资产，加上其他企业付给它的全部款项。
        拥有的不少于所欠的企业付清全部债务；拥有的较少的企业违约
        {%- if kept < 100 %}，这时它的外部资产只剩 {{ share() }}，而其他企业付给它的款项不受影响{% endif %}，
        它把此时拥有的全部付出，按所欠金额的比例分给各债权人。若有几种结果都符合规则，
        则以每家企业支付都最多的那一种为准。

        每家企业一共支付多少？没有债务的企业支付 0。请给出精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.firms()), Rational(low=0), required=instance.firms())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        count = params.firms
        order = rng.sample(range(count), count)
        debts = list[Debt]()
        for place, firm in enumerate(order[:-1]):
            others = rng.sample(order[place + 1 :], min(rng.randint(1, 2), count - place - 1))
            debts += [(firm, other, 10 * rng.randint(2, 12)) for other in others]
        if params.cyclic:
            for _ in range(1 + count // 6):
                first, last = sorted(rng.sample(range(min(count, params.spread + 1)), 2))
                if (order[last], order[first]) not in [debt[:2] for debt in debts]:
                    debts.append((order[last], order[first], 10 * rng.randint(2, 9)))
        assets = [10 * rng.randint(1, 10) for _ in range(count)]
        rng.shuffle(debts)
        instance = self.Instance(
            assets=tuple(assets), debts=tuple(debts), kept=rng.choice((50, 60, 75, 80)) if params.cost else 100
        )
        paid = _clear(instance)
        total = _owed(instance)
        failing = [n for n in range(count) if paid[n] < total[n]]
        # somebody fails only because others do
        alone = [n for n in failing if assets[n] + sum(x for _, b, x in debts if b == n) < total[n]]
        caught = len(alone) < len(failing) or params.spread < 2
        if len(failing) != params.spread or not caught or any(value.denominator > 9999 for value in paid):
            raise task.Retry
        if any(value.numerator > 10**8 for value in paid) or min(paid[n] for n in failing) == 0:
            raise task.Retry
        return instance, dict(zip(instance.firms(), paid, strict=True))

    def key(self, instance: Instance) -> object:
        return [instance.assets, sorted(instance.debts), instance.kept]


def _owed(instance: ClearingPaymentVector.Instance) -> list[int]:
    return [sum(amount for a, _, amount in instance.debts if a == n) for n in range(len(instance.assets))]


def _clear(instance: ClearingPaymentVector.Instance) -> list[Fraction]:
    """Let firms fail in rounds: those that have less than they owe when the others pay as far as known."""
    total, failing = _owed(instance), set[int]()
    while True:
        paid = _payments(instance, failing, total)
        has = [Fraction(assets) for assets in instance.assets]
        for a, b, amount in instance.debts:
            has[b] += paid[a] * Fraction(amount, total[a])
        more = {n for n, value in enumerate(has) if value < total[n]} - failing
        if not more:
            return paid
        failing |= more


def _payments(instance: ClearingPaymentVector.Instance, failing: set[int], total: list[int]) -> list[Fraction]:
    """Solve for what failing firms pay when all others pay in full."""
    names = sorted(failing)
    rows, rights = list[list[Fraction]](), list[Fraction]()
    for n in names:
        row = [Fraction(int(m == n)) for m in names]
        right = Fraction(instance.assets[n] * instance.kept, 100)
        for a, b, amount in instance.debts:
            if b == n and a in failing:
                row[names.index(a)] -= Fraction(amount, total[a])
            elif b == n:
                right += amount
        rows.append(row)
        rights.append(right)
    solved = matrix.solve(rows, rights) if names else ()
    if solved is None:
        raise task.Retry
    found = dict(zip(names, solved, strict=True))
    return [found.get(n, Fraction(total[n])) for n in range(len(total))]
