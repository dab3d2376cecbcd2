"""Share out the cash of each period among tranches by a fixed order of payments.

Answer: the interest and the principal that each tranche gets in each period; unique.
Harder: more tranches and periods, a reserve, a test that diverts interest, losses that are written down.
Skills: simulation, arithmetic, instructions
Source: original; invented terms.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.lib.prompts import percent, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Table

Answer = tuple[tuple[int, ...], ...]


class PaymentWaterfallTranches(Task["PaymentWaterfallTranches.Params", "PaymentWaterfallTranches.Instance", Answer]):
    version = 1

    class Params(task.Params):
        tranches: int = knob("the tranches", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        periods: int = knob("the periods", levels=(1, 2, 3, 3, 4, 4, 4, 5, 6, 6), ge=1, le=8)
        reserve: bool = knob("whether there is a reserve", levels=(False,) * 3 + (True,) * 7)
        test: bool = knob("whether a test diverts interest", levels=(False,) * 4 + (True,) * 6)
        losses: bool = knob("whether losses are written down", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        tranches: tuple[tuple[int, int], ...]
        """What is owed to each tranche, the most senior first, and its rate in tenths of a percent."""
        cash: tuple[int, ...]
        losses: tuple[int, ...]
        fee: int
        reserve: int
        """The target of the reserve, at which it begins; 0 for none."""
        test: int
        """The percentage of all interest due that the cash must cover; 0 for no test."""

        def names(self) -> str:
            return "ABCDEF"[: len(self.tranches)]

        def rows(self) -> list[tuple[str, int, str]]:
            pairs = zip(self.names(), self.tranches, strict=True)
            return [(name, owed, percent(Fraction(rate, 1000))) for name, (owed, rate) in pairs]

        def flows(self) -> list[tuple[int, ...]]:
            rows: list[tuple[int, ...]] = list(zip(range(1, len(self.cash) + 1), self.cash, self.losses, strict=True))
            return rows if any(self.losses) else [row[:2] for row in rows]

    prompt = Prompt(
        en=r"""
        A pool of loans pays these tranches, the most senior first; amounts are in cents:

        {{ rows() | table(["tranche", "owed at first", "rate a period"]) }}

        {{ flows() | table(["period", "cash", "loss"][: flows()[0] | length]) }}

        The interest of a tranche in a period is its rate times what is owed to it at the beginning of the period,
        rounded to whole cents, halves up. Interest that could not be paid earlier is due in addition, and bears no
        interest. In each period the cash is used in this order, as far as it goes:

        - the fee of {{ fee }}; what cannot be paid of it is dropped
        {% if test %}
        - the test: if the cash left after the fee is less than {{ test }}% of all interest due, tranche
        {{ names()[-1] }} gets no interest in this period, and its interest due stays due
        {% endif %}
        - the interest due, tranche by tranche
        {% if reserve %}
        - for interest to be paid now for which the cash does not suffice, the reserve, as far as it goes
        - the reserve, which begins with {{ reserve }} and is filled up to {{ reserve }} again
        {% endif %}
        - what is owed, tranche by tranche: the next one gets something only once nothing is owed to the one before
        - the rest goes to the owner of the pool
        {% if losses | sum %}

        After that, the loss of the period is taken off what is owed to the most junior tranche to which something is
        still owed, and what is more than that off the next more senior one, and so on.
        {% endif %}

        Give a row for each period: for each tranche in order the interest that it gets and then the principal that it
        gets, that is, what is paid of what is owed to it.
        """,
        zh=r"""
        一个贷款池向下列各级支付，级别最高的在前；金额以分为单位：

        {{ rows() | table(["级别", "最初欠款", "每期利率"]) }}

        {{ flows() | table(["期", "现金", "损失"][: flows()[0] | length]) }}

        某级某期的利息为其利率乘以期初对它的欠款，四舍五入到整分。以前未付的利息也一并到期，但不再计息。
        每期的现金按下列次序使用，用完为止：

        - 费用 {{ fee }}；付不出的部分作废
        {% if test %}
        - 检验：若付过费用后剩下的现金少于全部到期利息的 {{ test }}%，
        则 {{ names()[-1] }} 级本期不付利息，其到期利息继续到期
        {% endif %}
        - 到期利息，逐级支付
        {% if reserve %}
        - 现金不足以支付本期应付的利息时，不足部分从准备金中取，取完为止
        - 准备金：起初为 {{ reserve }}，补足到 {{ reserve }}
        {% endif %}
        - 欠款，逐级偿还：前一级的欠款还清之后，下一级才有所得
        - 其余归贷款池的所有者
        {% if losses | sum %}

        此后，本期损失从仍有欠款的最低一级的欠款中减去；超出的部分从再高一级的欠款中减去，依此类推。
        {% endif %}

        请为每期给出一行：按级别依次写出每级得到的利息和得到的本金（即偿还的欠款）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Table(Integer(low=0), rows=len(instance.cash), cols=2 * len(instance.tranches))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        rates = sorted(5 * rng.randint(3, 24) for _ in range(params.tranches))
        tranches = tuple((100 * rng.randint(40, 300), rate) for rate in rates)
        due = sum(owed * rate // 1000 for owed, rate in tranches)
        fee = rng.randint(20, 150)
        whole = sum(owed for owed, _ in tranches)
        cash, losses = list[int](), list[int]()
        for _ in range(params.periods):
            lean = rng.random() < 0.45
            cash.append(fee + (due * rng.randint(40, 130) // 100 if lean else due + whole * rng.randint(10, 45) // 100))
            losses.append(whole * rng.randint(0, 12) // 100 if params.losses and rng.random() < 0.6 else 0)
        instance = self.Instance(
            tranches=tranches,
            cash=tuple(cash),
            losses=tuple(losses),
            fee=fee,
            reserve=due * rng.randint(30, 90) // 100 if params.reserve else 0,
            test=rng.choice((105, 110, 120, 125)) if params.test else 0,
        )
        answer, rules = _shared(instance), {"reserve": params.reserve, "test": params.test}
        if params.losses != any(losses) or len({cell for row in answer for cell in row}) < len(answer[0]):
            raise task.Retry
        if any(answer == _shared(instance.model_copy(update={name: 0})) for name in ("reserve", "test") if rules[name]):
            raise task.Retry  # each rule should matter
        if params.periods > 2 and answer == _shared(instance, carry=0):
            raise task.Retry
        if not any(row[0] < max(row[1::2]) for row in answer):  # somebody gets principal
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines = list[str]()
        _shared(instance, lines)
        return "\n".join(lines)


def _shared(instance: PaymentWaterfallTranches.Instance, lines: list[str] | None = None, carry: int = 1) -> Answer:
    """Use the cash period by period; if `carry` is 0, interest that could not be paid is dropped."""
    lines, names, due = [] if lines is None else lines, instance.names(), [0] * len(instance.tranches)
    owed, reserve, rows = [owed for owed, _ in instance.tranches], instance.reserve, list[tuple[int, ...]]()
    for cash, loss in zip(instance.cash, instance.losses, strict=True):
        for place, (_, rate) in enumerate(instance.tranches):
            interest = (2 * owed[place] * rate + 1000) // 2000
            exact = decimal(Fraction(owed[place] * rate, 1000))
            lines.append(f"{names[place]}: {owed[place]}·{decimal(Fraction(rate, 1000))} = {exact}")
            lines[-1] += f" → {interest}" * ("." in exact)
            lines[-1] += f", {due[place]} + {interest} = {due[place] + interest}" if due[place] else ""
            due[place] = carry * due[place] + interest
        left = max(0, cash - instance.fee)
        lines.append(f"{cash} - {instance.fee} = {cash - instance.fee}")
        failed = 100 * left < instance.test * sum(due)
        if instance.test:
            lines.append(f"{left}·100 {'<' if failed else '≥'} {instance.test}·{sum(due)} = {instance.test * sum(due)}")
        row = [0] * (2 * len(owed))
        for place in range(len(owed) - failed):
            paid = min(due[place], left + reserve)
            lines.append(f"{names[place]}: {left} - {min(paid, left)} = {left - min(paid, left)}")
            if paid > left:
                lines.append(f"{reserve} - {paid - left} = {reserve - paid + left}, {left} + {paid - left} = {paid}")
            reserve -= max(0, paid - left)
            left = max(0, left - paid)
            due[place] -= paid
            row[2 * place] = paid
        filled = min(left, instance.reserve - reserve)
        lines += [f"{reserve} + {filled} = {reserve + filled}, {left} - {filled} = {left - filled}"] if filled else []
        left, reserve = left - filled, reserve + filled
        for place, debt in enumerate(owed):
            row[2 * place + 1] = now = min(debt, left)
            if left:
                rest = f"{left} - {now} = {left - now}" if left > now else f"{now}"
                lines.append(f"{names[place]}: {rest}, {debt} - {now} = {debt - now}")
            owed[place], left = debt - now, left - now
        for place in reversed(range(len(owed))):
            cut = min(owed[place], loss)
            lines += [f"{names[place]}: {owed[place]} - {cut} = {owed[place] - cut}"] if cut else []
            owed[place], loss = owed[place] - cut, loss - cut
        rows.append(tuple(row))
        lines += [f"{len(rows)}. {sequence(row)}"] if instance.cash[1:] else []
    return tuple(rows)
