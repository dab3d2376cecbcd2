"""List which rows of a table violate which of the numbered rules.

Answer: a set of pairs of a row and a rule; it is unique.
Harder: more rows and rules, rules on several columns, on other rows and on another table.
Skills: instructions, deduction
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence, Set

Row = tuple[int, str, int, int, str, str]
"""The id, the code of a product, the count, the price, the day and the state."""
Rule = tuple[str, int, str]
"""A kind, a number and a word."""
Pair = tuple[int, ...]

_HEADS = ("id", "code", "count", "price", "day", "state")
_STATES = ("new", "paid", "sent", "void")
_RULES = {
    "least": ("count is at least {0}.", "count 不小于 {0}。"),
    "most": ("price is at most {0}.", "price 不大于 {0}。"),
    "shape": (
        "code is a capital letter, a hyphen and exactly two digits.",
        "code 由一个大写字母、一个连字符和恰好两位数字组成。",
    ),
    "unique": ("No other row has the same id.", "没有其他行的 id 与之相同。"),
    "if": ("If state is {1}, then count is greater than {0}.", "若 state 为 {1}，则 count 大于 {0}。"),
    "product": (
        "count times price is at most {0}, unless state is {1}.",
        "count 乘 price 不大于 {0}，state 为 {1} 的除外。",
    ),
    "known": ("code stands in the list of products.", "code 在产品清单中。"),
    "day": ("day is a date that exists in the year 2027.", "day 是 2027 年中存在的日期。"),
    "order": (
        "id is greater than the id of the row directly above it; the first row never violates this.",
        "id 大于它正上方一行的 id；第一行不会违反此条。",
    ),
    "group": (
        "The counts of all rows with the same code add up to at most {0}.",
        "code 与之相同的所有行（包括它自己）的 count 之和不大于 {0}。",
    ),
    "same": (
        "All rows with the same code have the same price as this row.",
        "code 与之相同的所有行的 price 都与该行相同。",
    ),
    "digits": ("The last digit of id is not the last digit of count.", "id 的末位数字与 count 的末位数字不同。"),
}


class ValidationRuleViolations(
    Task["ValidationRuleViolations.Params", "ValidationRuleViolations.Instance", frozenset[Pair]]
):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has", levels=(4, 5, 6, 7, 8, 10, 12, 14, 16, 18), ge=3, le=40)
        rules: int = knob("how many rules there are", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 11), ge=1, le=12)
        kinds: int = knob(
            "how many kinds of rules are drawn from", levels=(4, 5, 6, 8, 10, 11) + (12,) * 4, ge=1, le=12
        )
        faults: int = knob("how many violations there are at least", levels=(1, 2, 3, 3, 4, 5, 5, 6, 6, 7), ge=1, le=20)

    class Instance(task.Instance):
        rows: tuple[Row, ...]
        products: tuple[str, ...]
        rules: tuple[Rule, ...]

        @property
        def lines(self) -> list[tuple[object, ...]]:
            return [(place, *row) for place, row in enumerate(self.rows, 1)]

        @property
        def heads(self) -> tuple[str, ...]:
            return _HEADS

        @property
        def listing(self) -> bool:
            return any(kind == "known" for kind, _, _ in self.rules)

        @property
        def told(self) -> dict[str, list[str]]:
            return by_language([[text.format(*rest) for text in _RULES[kind]] for kind, *rest in self.rules])

    prompt = Prompt(
        en=r"""
        {{ lines | table(["row"] + (heads | list)) }}

        {% if listing %}
        List of products: {{ products | comma }}.

        {% endif %}
        Every row should follow each of these rules:

        {{ told["en"] | numbered }}

        Each rule is judged by itself, with the cells as they stand. List all violations as pairs [row, rule], where row
        is the number of the row in the first column and rule is the number of a rule that this row violates.
        """,
        zh=r"""
        {{ lines | table(["行号"] + (heads | list)) }}

        各列的意思：code（产品代码）、count（数量）、price（单价）、day（日期）、state（状态）。
        {% if listing %}
        产品清单：{{ products | comma }}。
        {% endif %}

        每一行都应当遵守下列每一条规则：

        {{ told["zh"] | numbered }}

        各条规则单独判断，单元格按表中所写。列出所有违规，每处写成 [行号, 规则号]，表示该行违反了该条规则。
        """,
    )
    answer = Set(Sequence(Integer(), length=2, brackets="[]"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Pair]]:
        for _ in range(60):
            products = tuple(
                sorted({f"{rng.choice('ABCDEF')}-{rng.randint(10, 99)}" for _ in range(3 + params.rows // 4)})
            )
            first, prices = rng.randint(100, 700), {product: rng.randint(2, 55) for product in products}
            rows = []
            for _ in range(params.rows):
                first += rng.choice((1, 2, 3, 5, 8, 0, -4)) if rng.random() < 0.35 else rng.randint(1, 9)
                code = rng.choice(products)
                price = prices[code] if rng.random() < 0.9 else rng.randint(30, 60)
                if rng.random() < 0.15:
                    code = rng.choice(
                        (code + "0", code[:-1], code.replace("-", ""), code.lower(), f"G-{first % 90 + 10}")
                    )
                month = rng.randint(1, 12)
                day = rng.choice((29, 30, 31)) if rng.random() < 0.3 else rng.randint(1, 28)
                date = f"2027-{month:02}-{day:02}"
                rows.append((first, code, rng.randint(0, 30), price, date, rng.choice(_STATES)))
            kinds = rng.sample(list(_RULES)[: params.kinds], min(params.rules, params.kinds))
            rules = tuple((kind, _limit(kind, params.rows, rng), rng.choice(_STATES)) for kind in kinds)
            instance = self.Instance(rows=tuple(rows), products=products, rules=rules)
            answer = self.solve(instance)
            broken = {rule for _, rule in answer}
            if params.faults <= len(answer) <= 20 and 3 * len(broken) >= 2 * len(rules) - 2:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> frozenset[Pair]:
        return frozenset(
            (row + 1, rule)
            for row in range(len(instance.rows))
            for rule, one in enumerate(instance.rules, 1)
            if not _follows(instance, row, one)
        )


def _limit(kind: str, rows: int, rng: Random) -> int:
    low, high = {"least": (2, 6), "most": (44, 54), "if": (5, 12), "product": (800, 1300), "group": (50, 70)}.get(
        kind, (0, 0)
    )
    return rng.randint(low, high) + (2 * rows if kind == "group" else 0)


def _follows(instance: ValidationRuleViolations.Instance, place: int, rule: Rule) -> bool:
    kind, limit, word = rule
    rows = instance.rows
    number, code, count, price, day, state = rows[place]
    alike = [row for row in rows if row[1] == code]
    if kind == "day":
        return int(day[8:]) <= (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[int(day[5:7]) - 1]
    return {
        "least": count >= limit,
        "most": price <= limit,
        "shape": len(code) == 4 and code[0].isupper() and code[1] == "-" and code[2:].isdigit(),
        "unique": sum(row[0] == number for row in rows) == 1,
        "if": state != word or count > limit,
        "product": state == word or count * price <= limit,
        "known": code in instance.products,
        "order": not place or number > rows[place - 1][0],
        "group": sum(row[2] for row in alike) <= limit,
        "same": all(row[3] == price for row in alike),
        "digits": number % 10 != count % 10,
    }[kind]
