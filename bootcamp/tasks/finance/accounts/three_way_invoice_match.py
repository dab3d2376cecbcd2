"""Match invoices with orders and receipts by stated rules: what is paid of each, why, and what is left to accrue.

Answer: a code and an amount for each line of the invoices, and the accrual; unique.
Harder: more orders, receipts and invoices, returns, prices within and beyond a tolerance, lines sent twice.
Skills: instructions, arithmetic, simulation
Source: original; invented rules.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

Line = tuple[int, str, str, int, int]
"""A day, an order, an item, a quantity and a price for one; receipts have the price 0, orders the day 0."""
Answer = dict[str, Any]


class ThreeWayInvoiceMatch(Task["ThreeWayInvoiceMatch.Params", "ThreeWayInvoiceMatch.Instance", Answer]):
    version = 1

    class Params(task.Params):
        orders: int = knob("how many lines the orders have", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=12)
        receipts: int = knob("how many receipts there are", levels=(2, 3, 4, 5, 6, 8, 9, 11, 13, 15), ge=1, le=24)
        invoices: int = knob("how many lines the invoices have", levels=(2, 3, 4, 5, 6, 7, 9, 11, 13, 15), ge=2, le=24)
        tricks: int = knob("how many kinds of trouble there are", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        orders: tuple[Line, ...]
        receipts: tuple[Line, ...]
        invoices: tuple[Line, ...]
        tolerance: int

        def rows(self, lines: tuple[Line, ...], language: str, kind: str) -> list[tuple[object, ...]]:
            found = list[tuple[object, ...]]()
            for number, (day, order, item, quantity, price) in enumerate(lines, start=1):
                name = worlds.zh(item) if language == "zh" else item
                row = {"orders": (order, name, quantity, price), "receipts": (day, order, name, quantity)}
                found.append(row.get(kind, (number, day, order, name, quantity, price)))
            return found

    prompt = Prompt(
        en=r"""
        A firm checks invoices against orders and receipts by rules of its own. What was ordered:

        {{ rows(orders, language, "orders") | table(["order", "item", "quantity", "price for one"]) }}

        What was received (negative: sent back):

        {{ rows(receipts, language, "receipts") | table(["day", "order", "item", "quantity"]) }}

        The lines of the invoices, with prices for one, which are treated in this order:

        {{ rows(invoices, language, "invoices") | table(["line", "day", "order", "item", "quantity", "price"]) }}

        - A line whose item was not ordered with its order gets the code N, and nothing is paid.
        - Otherwise, a line with the same order, item, quantity and price as an earlier line gets the code D, whatever
          became of the earlier line, and nothing is paid.
        - For any other line, the open quantity is what was received for the order and item on days up to and including
          the day of the line, less what was sent back on these days, less the quantities paid for in earlier lines. If
          that is more than the ordered quantity less the quantities paid for, it is the latter; if it is negative, it
          is 0. The quantity of the line is paid, but at most the open quantity.
        - The price that is paid is that of the line if it is at most {{ tolerance }} % above the ordered price, and the
          ordered price otherwise.
        - The code of such a line is Q if less than its quantity is paid, P if its price is not paid, QP if both, and OK
          if neither.

        Give as codes the codes and as paid the amounts paid (quantity times price) of all lines in order; and as
        accrual the sum, over all lines of the orders, of the quantity received in all, less what was sent back and what
        was paid for, times the ordered price (negative where more was paid for).
        """,
        zh=r"""
        某企业按自己的规则把发票与订单、收货记录核对。订货如下：

        {{ rows(orders, language, "orders") | table(["订单", "物品", "数量", "单价"]) }}

        收货如下（负数表示退货）：

        {{ rows(receipts, language, "receipts") | table(["日", "订单", "物品", "数量"]) }}

        发票各行如下，按此顺序处理：

        {{ rows(invoices, language, "invoices") | table(["行", "日", "订单", "物品", "数量", "单价"]) }}

        - 若某行的物品不在其订单中，代码为 N，不付款。
        - 否则，若某行的订单、物品、数量、单价都与前面某行相同，代码为 D（无论前面那行结果如何），不付款。
        - 对其他各行，未清数量是该订单该物品在该行日期及以前收到的数量，减去这些天退回的数量，
        再减去前面各行已付款的数量。
          若它大于订货数量减去已付款的数量，则取后者；若为负，则取 0。按该行的数量付款，但不超过未清数量。
        - 若该行单价比订货单价高出不超过 {{ tolerance }} %，按该行单价付款，否则按订货单价付款。
        - 这样的行，若付款数量少于该行数量，代码为 Q；若未按该行单价付款，代码为 P；两者都有，代码为 QP；都没有，
        代码为 OK。

        请依次给出各行的代码 codes 和付款金额 paid（数量乘以单价）；accrual 为对订单各行求和：
        收到的总数量减去退回的数量，再减去已付款的数量，乘以订货单价（已付款较多时为负）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = len(instance.invoices)
        codes = Sequence(Word(bank=("OK", "N", "D", "Q", "P", "QP")), length=n)
        return Record(codes=codes, paid=Sequence(Integer(low=0), length=n), accrual=Integer())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        items = worlds.draw(rng, "fruit", min(4, params.orders + 1))
        pairs = [(order, item) for order in ("P1", "P2", "P3")[: 1 + params.orders // 3] for item in items]
        orders = sorted(
            (0, *pair, 5 * rng.randint(4, 20), rng.randint(4, 60)) for pair in rng.sample(pairs, params.orders)
        )
        receipts, invoices = list[Line](), list[Line]()
        for number in range(params.receipts):
            _, order, item, quantity, _ = orders[number % len(orders)] if number < len(orders) else rng.choice(orders)
            size = (
                -rng.randint(1, 5)
                if params.tricks > 3 and number >= len(orders) and rng.random() < 0.2
                else rng.randint(quantity // 3, quantity)
            )
            receipts.append((rng.randint(1, 20), order, item, size, 0))
        for number in range(params.invoices):
            _, order, item, quantity, price = rng.choice(orders)
            if number and params.tricks > 2 and rng.random() < 0.25:
                _, order, item, size, price = rng.choice(invoices)
            elif params.tricks > 1 and rng.random() < 0.2 and len(pairs) > len(orders):
                order, item = rng.choice([pair for pair in pairs if pair not in [line[1:3] for line in orders]])
                size = rng.randint(3, 30)
            else:
                size = rng.choice(
                    [line[3] for line in receipts if line[1:3] == (order, item)] + [rng.randint(3, quantity)]
                )
                price += rng.choice((0, 0, 0, 1, 2, -1, price // 6 + 1)) if params.tricks > 1 else 0
            invoices.append((rng.randint(8, 28), order, item, abs(size) + rng.choice((0, 0, 1, 3)), price))
        invoices.sort(key=lambda line: line[0])
        instance = self.Instance(
            orders=tuple(orders), receipts=tuple(sorted(receipts)), invoices=tuple(invoices),
            tolerance=rng.choice((3, 5, 10)),
        )  # fmt: skip
        answer = _matched(instance)
        if params.tricks > 1 and answer == _matched(instance.model_copy(update={"tolerance": 0})):
            raise Retry
        idle = [answer == _matched(instance, skip) for skip in ("twice", "ordered", "days", "price")]
        if params.invoices > 3 and sum(idle[params.tricks < 3 :]) > 1:  # most rules should matter
            raise Retry
        if len(set(answer["codes"])) < min(1 + params.tricks, 3, params.invoices) or not any(answer["paid"]):
            raise Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        names = dict[str, int]()
        for line in instance.orders + instance.invoices:
            names.setdefault(line[2], len(names))
        return [
            [[day, order, names[item], *rest] for day, order, item, *rest in lines]
            for lines in (instance.orders, instance.receipts, instance.invoices)
        ] + [instance.tolerance]


def _matched(instance: ThreeWayInvoiceMatch.Instance, skip: str = "") -> Answer:
    """Treat the lines in order; `skip` ignores a rule."""
    ordered = {line[1:3]: line[3:] for line in instance.orders}
    settled = dict.fromkeys(ordered, 0)
    codes, paid = list[str](), list[int]()
    for place, (day, order, item, quantity, price) in enumerate(instance.invoices):
        pair = (order, item)
        size = cost = 0
        if pair not in ordered:
            codes.append("N")
        elif skip != "twice" and any(line[1:] == (order, item, quantity, price) for line in instance.invoices[:place]):
            codes.append("D")
        else:
            most, agreed = ordered[pair]
            until = 99 if skip == "days" else day
            arrived = sum(line[3] for line in instance.receipts if line[1:3] == pair and line[0] <= until)
            room = arrived if skip == "ordered" else min(arrived, most)
            size = min(quantity, max(0, room - settled[pair]))
            fair = skip == "price" or 100 * price <= (100 + instance.tolerance) * agreed
            cost = price if fair else agreed
            settled[pair] += size
            codes.append(("Q" if size < quantity else "") + ("" if fair else "P") or "OK")
        paid.append(size * cost)
    accrual = 0
    for pair, (_, agreed) in ordered.items():
        accrual += agreed * (sum(line[3] for line in instance.receipts if line[1:3] == pair) - settled[pair])
    return {"codes": tuple(codes), "paid": tuple(paid), "accrual": accrual}
