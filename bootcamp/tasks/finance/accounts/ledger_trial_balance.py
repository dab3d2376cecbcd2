"""Post business events in double entry and give the closing balance of every account.

Answer: the balance of each account, debit positive; unique.
Harder: more events and accounts, sales tax, returns, discounts, accruals and contra accounts.
Skills: arithmetic, simulation, instructions
Source: original; plain bookkeeping with invented rules and amounts.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Event = tuple[str, int, int]
"""A kind, the amount without tax, and the cost of goods or a discount."""
Answer = dict[str, int]

_ACCOUNTS = {
    "cash": ("money", "货币资金"),
    "capital": ("what the owner paid in", "业主投入的资本"),
    "goods": ("goods in stock, at cost", "库存商品，按成本计"),
    "payables": ("what is owed to suppliers, tax included", "应付供应商款项，含税"),
    "receivables": ("what customers owe, tax included", "应收客户款项，含税"),
    "tax": ("tax paid on purchases (debit) and due on sales (credit)", "进项税（借方）和销项税（贷方）"),
    "sales": ("sales without tax, not lessened by returns or discounts", "不含税的销售收入，不扣除退货和折扣"),
    "costs": ("the cost of the goods sold", "已售商品的成本"),
    "returns": ("goods that customers returned, at their selling price without tax", "客户退货，按不含税售价计"),
    "discounts": ("discounts given to customers", "给客户的折扣"),
    "prepaid": ("rent paid in advance and not yet used up", "已预付、尚未耗用的租金"),
    "rent": ("rent used up", "已耗用的租金"),
    "wages": ("wages earned by the staff", "员工应得的工资"),
    "accrued": ("wages that are due and not yet paid", "应付、尚未支付的工资"),
    "machines": ("machines, at their purchase price", "机器，按购买价计"),
    "wear": ("loss in value of the machines in this period", "机器本期的减值"),
    "lost": ("contra account of machines: their loss in value so far", "机器的备抵账户：累计减值"),
    "loan": ("what is owed to the bank", "欠银行的借款"),
}
_SALE = (("sales", -1, 0, 0), ("tax", 0, -1, 0), ("costs", 0, 0, 1), ("goods", 0, 0, -1))
_KINDS: dict[str, tuple[str, str, tuple[tuple[str, int, int, int], ...]]] = {
    "capital": ("the owner pays in {n}", "业主投入 {n}", (("cash", 1, 0, 0), ("capital", -1, 0, 0))),
    "buy": (
        "goods are bought on account for {n}{t}",
        "赊购商品 {n}{t}",
        (("goods", 1, 0, 0), ("tax", 0, 1, 0), ("payables", -1, -1, 0)),
    ),
    "buy_cash": (
        "goods are bought for {n}{t}, paid at once",
        "购入商品 {n}{t}，当即付款",
        (("goods", 1, 0, 0), ("tax", 0, 1, 0), ("cash", -1, -1, 0)),
    ),
    "sell_cash": (
        "goods that cost {c} are sold for {n}{t}, paid at once",
        "售出成本为 {c} 的商品，售价 {n}{t}，当即收款",
        (("cash", 1, 1, 0), *_SALE),
    ),
    "sell": (
        "goods that cost {c} are sold on account for {p}% more than they cost{t}",
        "成本为 {c} 的商品以高出成本 {p}% 的价格{t}赊销",
        (("receivables", 1, 1, 0), *_SALE),
    ),
    "pay": (
        "of what is owed to suppliers {n} is paid",
        "付清所欠供应商款项中的 {n}",
        (("payables", 1, 0, 0), ("cash", -1, 0, 0)),
    ),
    "collect": (
        "customers settle debts of {n} less a discount of {p}%",
        "客户结清欠款 {n}，享受 {p}% 的折扣",
        (("receivables", -1, 0, 0), ("discounts", 0, 0, 1), ("cash", 1, 0, -1)),
    ),
    "return": (
        "a customer returns goods that cost {c} and were sold on account for {n}{t}; the debt is lowered",
        "客户退回成本为 {c} 的赊销商品，原售价 {n}{t}，其欠款相应减少",
        (("returns", 1, 0, 0), ("tax", 0, 1, 0), ("receivables", -1, -1, 0), ("costs", 0, 0, -1), ("goods", 0, 0, 1)),
    ),
    "prepay": ("rent of {n} is paid in advance", "预付租金 {n}", (("prepaid", 1, 0, 0), ("cash", -1, 0, 0))),
    "use": (
        "of the rent paid in advance {n} is used up",
        "预付的租金中耗用 {n}",
        (("rent", 1, 0, 0), ("prepaid", -1, 0, 0)),
    ),
    "earn": (
        "the staff earn wages of {n}, not yet paid",
        "员工应得工资 {n}，尚未支付",
        (("wages", 1, 0, 0), ("accrued", -1, 0, 0)),
    ),
    "settle": ("of the wages due {n} is paid", "支付应付的工资 {n}", (("accrued", 1, 0, 0), ("cash", -1, 0, 0))),
    "machine": (
        "a machine is bought on account for {n}{t}",
        "赊购机器一台 {n}{t}",
        (("machines", 1, 0, 0), ("tax", 0, 1, 0), ("payables", -1, -1, 0)),
    ),
    "wear": ("the machines lose {n} in value", "机器减值 {n}", (("wear", 1, 0, 0), ("lost", -1, 0, 0))),
}
_NEEDS = {"pay": "payables", "collect": "receivables", "use": "prepaid"}
_NEEDS |= {"settle": "accrued", "wear": "machines", "sell": "goods", "sell_cash": "goods"}


class LedgerTrialBalance(Task["LedgerTrialBalance.Params", "LedgerTrialBalance.Instance", Answer]):
    version = 1

    class Params(task.Params):
        events: int = knob("the events", levels=(3, 4, 6, 8, 11, 14, 18, 22, 27, 32), ge=3, le=40)
        kinds: int = knob("the kinds of events in use", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 14), ge=4, le=14)
        taxed: bool = knob("whether there is sales tax", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        rate: int
        """The sales tax in percent; 0 if there is none."""
        events: tuple[Event, ...]

        def accounts(self) -> tuple[str, ...]:
            used = {account for kind, *_ in self.events for account, *_ in _KINDS[kind][2]}
            return tuple(name for name in _ACCOUNTS if name in used and (self.rate or name != "tax"))

        def meanings(self, language: str) -> list[str]:
            zh = language == "zh"
            return [f"{name}{'：' if zh else ': '}{_ACCOUNTS[name][zh]}" for name in self.accounts()]

        def told(self, language: str) -> list[str]:
            return [_told(self.rate, event, language == "zh") for event in self.events]

    prompt = Prompt(
        en=r"""
        A shop keeps its books in double entry. These are its accounts, all empty at first:

        {{ meanings("en") | bullets }}

        {% if rate %}
        Where it says "plus tax", sales tax of {{ rate }}% of the amount is added.
        {{- " Discounts do not change the tax." if "discounts" in accounts() }}
        {% endif %}
        When goods are sold, their cost moves from goods to costs{{ ", and back when they are returned" if "returns" in
        accounts() }}. These are the events:

        {{ told("en") | numbered }}

        Give the closing balance of every account: debits less credits, so that balances on the credit side are
        negative.
        """,
        zh=r"""
        一家商店用复式记账法记账。它有下列账户，起初都没有余额：

        {{ meanings("zh") | bullets }}

        {% if rate %}
        凡写有“另加税”的，另加该金额 {{ rate }}% 的销售税。
        {{- "折扣不影响税额。" if "discounts" in accounts() }}
        {% endif %}
        商品售出时，其成本从 goods 转入 costs{{ "，退回时再转回" if "returns" in accounts() }}。发生了下列业务：

        {{ told("zh") | numbered }}

        请给出每个账户的期末余额：借方减贷方，因此贷方余额为负数。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.accounts()), Integer(), required=instance.accounts())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        rate = rng.choice((5, 10, 15, 20, 25)) if params.taxed else 0
        others = [kind for kind in _KINDS if kind not in ("capital", "buy", "sell")]
        chosen = ["buy", "sell", *rng.sample(others, params.kinds - 3)]
        events, sums = [("capital", 100 * rng.randint(50, 400), 0)], Counter[str]()
        while len(events) < params.events:
            left = {kind: abs(sums[_NEEDS[kind]]) // 100 for kind in chosen if kind in _NEEDS}
            left |= {"return": sums["receivables"] // 300, "wear": (sums["machines"] + sums["lost"]) // 100}
            fits = [kind for kind in chosen if left.get(kind, 60) > 1]
            fresh = [kind for kind in fits if kind not in [event[0] for event in events]]
            kind = rng.choice(fresh or fits)
            n = 100 * rng.randint(1, min(left.get(kind, 60), 60))
            c = n
            if kind in ("sell", "sell_cash", "return"):
                n += c * rng.choice((20, 40, 60, 80)) // 100
            elif kind == "collect":
                c = n * rng.randint(1, 5) // 100
            events.append((kind, n, c))
            sums = _balances(rate, events)
        instance = self.Instance(rate=rate, events=tuple(events))
        return instance, {name: sums[name] for name in instance.accounts()}


def _balances(rate: int, events: list[Event]) -> Counter[str]:
    sums = Counter[str]()
    for kind, n, c in events:
        for account, net, tax, cost in _KINDS[kind][2]:
            sums[account] += net * n + tax * n * rate // 100 + cost * c
    return sums


def _told(rate: int, event: Event, zh: bool) -> str:
    kind, n, c = event
    percent = 100 * c // n if kind == "collect" else 100 * (n - c) // max(c, 1)
    plus = "" if not rate else "（另加税）" if zh else ", plus tax"
    return _KINDS[kind][:2][zh].format(n=n, c=c, p=percent, t=plus)
