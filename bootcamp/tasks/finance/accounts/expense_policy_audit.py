"""Audit an expense report by a policy: what is allowed of each item, and which rule cut it first.

Answer: for each item the allowed cents and the number of the rule; unique.
Harder: more items, more rules that cut the same items, limits by day and in all, foreign currency.
Skills: instructions, arithmetic, simulation
Source: original; an invented policy.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Table

Item = tuple[int, str, int, bool, bool, bool]
"""The day of the month, the kind, cents (or foreign cents), whether foreign, with receipt, approved."""
Rule = tuple[str, str, int, int]
"""What it does, a kind, and two numbers."""
Answer = tuple[tuple[int, ...], ...]

_KINDS = {"meal": "餐费", "hotel": "住宿", "taxi": "出租车", "phone": "通讯", "gift": "礼品"}
_TOLD = {
    "trip": ("items dated before day {x} or after day {y} get 0", "日期早于 {x} 日或晚于 {y} 日的项目为 0"),
    "receipt": (
        "items without a receipt of which more than {x} is left get 0",
        "没有收据且剩余金额超过 {x} 的项目为 0",
    ),
    "each": ("of each {k} item at most {x} is left", "每项 {k} 至多剩 {x}"),
    "day": (
        "of all {k} items of one day together at most {x} is left: they use it up in the order of the list",
        "同一天的所有 {k} 合计至多剩 {x}，按列表顺序依次占用",
    ),
    "share": ("of each {k} item {x}% is left, rounded down to whole cents", "每项 {k} 剩 {x}%，向下取整到整分"),
    "approval": ("of each item that is not approved at most {x} is left", "未经批准的每项至多剩 {x}"),
    "total": (
        "of all items together at most {x} is left: they use it up in the order of the list",
        "所有项目合计至多剩 {x}，按列表顺序依次占用",
    ),
}


class ExpensePolicyAudit(Task["ExpensePolicyAudit.Params", "ExpensePolicyAudit.Instance", Answer]):
    version = 1

    class Params(task.Params):
        items: int = knob("the items", levels=(3, 4, 5, 6, 8, 10, 12, 14, 17, 20), ge=2, le=30)
        rules: int = knob("the rules", levels=(2, 2, 3, 4, 5, 5, 6, 7, 8, 9), ge=1, le=10)
        foreign: bool = knob("whether some items are in a foreign currency", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        items: tuple[Item, ...]
        rules: tuple[Rule, ...]
        rates: tuple[int, int, int]
        """Cents for 100 foreign cents up to a day, that day, and cents for 100 from the next day on."""

        def rows(self, language: str) -> list[tuple[object, ...]]:
            yes, no = ("是", "否") if language == "zh" else ("yes", "no")
            return [
                (n, day, kind, f"{amount}{' F' * foreign}", yes if receipt else no, yes if approved else no)
                for n, (day, kind, amount, foreign, receipt, approved) in enumerate(self.items, start=1)
            ]

        def told(self, language: str) -> list[str]:
            zh = language == "zh"
            return [_TOLD[what][zh].format(k=kind, x=x, y=y) for what, kind, x, y in self.rules]

        def foreign(self) -> bool:
            return any(item[3] for item in self.items)

        def kinds(self) -> str:
            return listed([f"{kind}（{word}）" for kind, word in _KINDS.items()], "zh")

    prompt = Prompt(
        en=r"""
        An expense report for a trip in one month, amounts in cents:

        {{ rows("en") | table(["item", "day", "kind", "amount", "receipt", "approved"]) }}

        {% if foreign() %}
        Amounts with F are in a foreign currency. They are first converted, each rounded to whole cents, halves up: up
        to day {{ rates[1] }}, 100 F are worth {{ rates[0] }} cents, from the next day on {{ rates[2] }} cents.
        {% endif %}
        At first all of each item is left. Then these rules are applied one after the other, each to all items and to
        what the rules before it left of them:

        {{ told("en") | numbered }}

        Give a row for each item: the cents that are left in the end, and the number of the first rule that lowered its
        amount, or 0 if none did.
        """,
        zh=r"""
        下面是某月一次出差的报销单，金额以分为单位；种类有 {{ kinds() }}：

        {{ rows("zh") | table(["项目", "日", "种类", "金额", "收据", "批准"]) }}

        {% if foreign() %}
        带 F 的金额为外币，先逐项折算并四舍五入到整分：到 {{ rates[1] }} 日为止，100 F 值 {{ rates[0] }} 分，
        从次日起值 {{ rates[2] }} 分。
        {% endif %}
        起初每项的金额全部剩下。然后依次应用下列规则，每条规则作用于所有项目，以前面各条规则之后剩下的金额为准：

        {{ told("zh") | numbered }}

        请为每个项目给出一行：最后剩下的分数，以及第一条使其金额减少的规则的编号（没有则为 0）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Table(Integer(low=0), rows=len(instance.items), cols=2)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        first = rng.randint(2, 18)
        last = first + rng.randint(2, 4)
        items = list[Item]()
        for _ in range(params.items):
            day = rng.randint(first, last) if rng.random() < 0.85 else rng.choice((first - 1, last + 1))
            kind = rng.choice(("meal", "meal", *_KINDS))
            amount = rng.randint(600, 4500) * (4 if kind == "hotel" else 1)
            foreign = params.foreign and rng.random() < 0.4
            items.append((day, kind, amount, foreign, rng.random() < 0.7, rng.random() < 0.6))
        items.sort(key=lambda item: item[0])
        rules = list[Rule]()
        kinds = rng.sample(list(_KINDS), len(_KINDS))
        for what in rng.sample([*_TOLD, "each", "day", "share"], params.rules):
            kind = "meal" if what == "day" and rng.random() < 0.6 else kinds[len(rules) % len(kinds)]
            x, y = 50 * rng.randint(20, 70), 0
            if what == "trip":
                x, y = first, last
            elif what == "share":
                x = 5 * rng.randint(6, 18)
            elif what in ("day", "approval"):
                x = 50 * rng.randint(30, 90)
            elif what == "total":
                x = sum(item[2] for item in items) * rng.randint(45, 70) // 5000 * 50
            rules.append((what, kind if what in ("each", "day", "share") else "", x, y))
        rates = (rng.randint(60, 180), rng.randint(first, last - 1), rng.randint(60, 180))
        instance = self.Instance(items=tuple(items), rules=tuple(rules), rates=rates if params.foreign else (0, 0, 0))
        answer = _audited(instance)
        cut = {rule for _, rule in answer} - {0}
        if len(cut) < min(params.rules, 2 + params.rules // 3) or instance.foreign() != params.foreign:
            raise task.Retry
        if params.foreign and answer == _audited(instance.model_copy(update={"rates": (*rates[:2], rates[0])})):
            raise task.Retry  # the second rate does not matter
        others = [(n, ("", "", 0, 0)) for n in range(len(rules))]  # without a rule, or with one that is like it
        others += [(n, ("each", *rule[1:])) for n, rule in enumerate(rules) if rule[0] == "day"]
        others += [(n, ("receipt", "", 0, 0)) for n, rule in enumerate(rules) if rule[0] == "receipt"]
        idle = sum(
            answer == _audited(instance.model_copy(update={"rules": (*rules[:n], other, *rules[n + 1 :])}))
            for n, other in others
        )
        if idle > params.rules // 5:
            raise task.Retry
        if len(set(rules)) < len(rules) or all(cents == 0 for cents, _ in answer):
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines = list[str]()
        _audited(instance, lines)
        return "\n".join(lines)


def _audited(instance: ExpensePolicyAudit.Instance, lines: list[str] | None = None) -> Answer:
    left, lines = list[int](), [] if lines is None else lines
    for day, _, amount, foreign, _, _ in instance.items:
        rate = instance.rates[0 if day <= instance.rates[1] else 2]
        left.append((amount * rate + 50) // 100 if foreign else amount)
        lines += [f"{len(left)}: {amount}·{rate} = {amount * rate}, {left[-1]}"] if foreign else []
    by = [0] * len(left)
    for number, (what, kind, x, y) in enumerate(instance.rules, start=1):
        used = dict[int, int]()
        for n, (day, its, _, _, receipt, approved) in enumerate(instance.items):
            new = left[n]
            group = day if what == "day" else 0
            if (what == "trip" and not x <= day <= y) or (what == "receipt" and not receipt and new > x):
                new = 0
            elif (what == "each" and its == kind) or (what == "approval" and not approved):
                new = min(new, x)
            elif what == "share" and its == kind:
                lines.append(f"{number}. {n + 1}: {new}·{x} = {new * x}, {new * x // 100}")
                new = new * x // 100
            elif what == "total" or (what == "day" and its == kind):
                room = x - used.get(group, 0)
                lines.append(f"{number}. {n + 1}: {new} {'>' if new > room else '≤'} {room}, ")
                lines[-1] += f"{room} - {min(new, room)} = {room - min(new, room)}"
                new = min(new, room)
                used[group] = used.get(group, 0) + new
            if new < left[n] and what in ("trip", "receipt", "each", "approval"):
                lines.append(f"{number}. {n + 1}: {left[n]} → {new}")
            by[n] = by[n] or number * (new < left[n])
            left[n] = new
    return tuple(zip(left, by, strict=True))
