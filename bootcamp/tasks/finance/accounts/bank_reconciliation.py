"""Reconcile a cash book with a bank statement by amounts and days: what is left on each side, and the right balance.

Answer: the adjusted balance and the references that match nothing on each side; unique.
Harder: more items, equal amounts that only the days tell apart, items of the bank that settle several of the book.
Skills: search, arithmetic, deduction
Source: original; invented rules of matching.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set, Word

Item = tuple[int, int]
"""A day of the month and an amount, negative for money that goes out."""
Group = tuple[int, ...]
Answer = dict[str, Any]


class BankReconciliation(Task["BankReconciliation.Params", "BankReconciliation.Instance", Answer]):
    version = 1

    class Params(task.Params):
        matches: int = knob("the matched items of the bank", levels=(3, 4, 5, 6, 8, 9, 10, 12, 13, 14), ge=2, le=20)
        late: int = knob("the items of the book that match nothing", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        extra: int = knob("the items of the bank that match nothing", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8)
        amounts: int = knob("the different amounts", levels=(9, 9, 8, 9, 11, 11, 12, 14, 15, 17), ge=3, le=30)
        sums: int = knob("the items of the bank that settle several", levels=(0,) * 5 + (1, 2, 2, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        start: int
        delay: int
        """The most days from an item of the book to the item of the bank that settles it."""
        most: int
        """How many items of the book one item of the bank may settle."""
        book: tuple[Item, ...]
        bank: tuple[Item, ...]

        def rows(self, bank: bool) -> list[tuple[str, int, str]]:
            items, letter = (self.bank, "S") if bank else (self.book, "B")
            return [(f"{letter}{n}", day, f"{amount:+d}") for n, (day, amount) in enumerate(items, start=1)]

    prompt = Prompt(
        en=r"""
        A cash book and a bank statement of one month; both begin with the balance {{ start }}. Money that comes in is
        positive, money that goes out negative.

        The cash book:

        {{ rows(false) | table(["reference", "day", "amount"]) }}

        The bank statement:

        {{ rows(true) | table(["reference", "day", "amount"]) }}

        {% if most == 1 %}
        An item of the statement may settle one item of the book that has the same amount and whose day is the same or
        up to {{ delay }} days earlier.
        {% else %}
        An item of the statement may settle 1 to {{ most }} items of the book: all of them have the same sign as
        it, their amounts add up to its amount, and their days are each the same as its day or up to {{ delay }} days
        earlier.
        {% endif %}
        Each item is used at most once. Match the items so that as many items of the statement as possible
        settle something. What is then left in the book is still on its way; what is left in the statement is still to
        be entered in the book. In this case there is only one choice of what is left.

        Give as balance the adjusted balance, which is what the book shows at the end after what is left in the
        statement has been entered; as book the references left in the book; and as bank those left in the statement.
        """,
        zh=r"""
        下面是某月的现金账和银行对账单，期初余额都是 {{ start }}。收入为正，支出为负。

        现金账：

        {{ rows(false) | table(["编号", "日", "金额"]) }}

        银行对账单：

        {{ rows(true) | table(["编号", "日", "金额"]) }}

        {% if most == 1 %}
        对账单的一笔可以对应现金账中金额相同、日期相同或早至多 {{ delay }} 天的一笔。
        {% else %}
        对账单的一笔可以对应现金账中的 1 至 {{ most }} 笔：它们与这一笔正负号相同，金额之和等于这一笔的金额，
        日期都与它相同或早至多 {{ delay }} 天。
        {% endif %}
        每一笔至多使用一次。请配对，使对账单中尽可能多的笔有所对应。此后现金账中剩下的是未达银行的款项，
        对账单中剩下的是尚待记入现金账的款项。本题中剩下哪些只有一种可能。

        请给出：balance 为调整后的余额，即把对账单中剩下的各笔记入之后现金账的期末余额；book 为现金账中剩下的编号；
        bank 为对账单中剩下的编号。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        book = Word(bank=tuple(reference for reference, *_ in instance.rows(False)))
        return Record(
            balance=Integer(), book=Set(book), bank=Set(Word(bank=tuple(row[0] for row in instance.rows(True))))
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        delay = rng.randint(3, 6)
        pool = [rng.choice((-1, 1)) * rng.randint(101, 980) for _ in range(params.amounts)]
        book, bank = list[Item](), list[Item]()
        for number in range(params.matches):
            parts = [rng.choice(pool)]
            while number < params.sums and len(parts) < rng.randint(2, 3):
                parts.append(rng.choice([amount for amount in pool if amount * parts[0] > 0]))
            day = rng.randint(delay + 1, 31)
            book += [(day - rng.randint(0, delay), amount) for amount in parts]
            bank.append((day, sum(parts)))
        book += [(rng.randint(1, 31), rng.choice(pool)) for _ in range(params.late)]
        bank += [(rng.randint(1, 31), rng.choice((*pool, -rng.randint(5, 60)))) for _ in range(params.extra)]
        instance = self.Instance(
            start=rng.randint(1000, 9999),
            delay=delay,
            most=3 if params.sums else 1,
            book=tuple(sorted(book)),
            bank=tuple(sorted(bank)),
        )
        left = _left(instance)
        if left is None or len(left[1]) != params.extra:
            raise task.Retry
        if params.matches > 4 and not params.sums and left == _left(instance.model_copy(update={"delay": 31})):
            raise task.Retry  # the days should matter
        total = instance.start + sum(amount for _, amount in book) + sum(instance.bank[n][1] for n in left[1])
        names = [frozenset(f"{letter}{n + 1}" for n in side) for letter, side in zip("BS", left, strict=True)]
        return instance, {"balance": total, "book": names[0], "bank": names[1]}


def _candidates(instance: BankReconciliation.Instance) -> list[list[Group]]:
    """List what each item of the bank may settle."""
    found = list[list[Group]]()
    for day, amount in instance.bank:
        near = [n for n, (d, a) in enumerate(instance.book) if 0 <= day - d <= instance.delay and a * amount > 0]
        near = [n for n in near if abs(instance.book[n][1]) <= abs(amount)]
        groups = [group for size in range(1, instance.most + 1) for group in combinations(near, size)]
        found.append([group for group in groups if sum(instance.book[n][1] for n in group) == amount])
    return found


def _left(instance: BankReconciliation.Instance) -> tuple[Group, Group] | None:
    """Find what the best matchings leave on both sides; None if they leave different items."""
    # What counts for later items of the bank are the used items of the book that are not too old for them.
    states: dict[frozenset[int], tuple[int, frozenset[int], frozenset[int], bool]]
    states = {frozenset(): (0, frozenset(), frozenset(), True)}
    ends = [day for day, _ in instance.bank[1:]] + [99]
    for number, (groups, end) in enumerate(zip(_candidates(instance), ends, strict=True)):
        young = frozenset(n for n, (day, _) in enumerate(instance.book) if day + instance.delay >= end)
        reached = dict[frozenset[int], tuple[int, frozenset[int], frozenset[int], bool]]()
        for lost, used, left, alone in states.values():
            ways = [(lost + 1, used, left | {number}, alone)]
            ways += [(lost, used | set(group), left, alone) for group in groups if not used & set(group)]
            for way in ways:
                known = reached.get(way[1] & young)
                if known is None or way[0] < known[0]:
                    reached[way[1] & young] = way
                elif way[0] == known[0]:
                    same = way[1:3] == known[1:3] and way[3] and known[3]
                    reached[way[1] & young] = (*known[:3], same)
        states = reached
    ((_, used, left, alone),) = states.values()
    rest = tuple(n for n in range(len(instance.book)) if n not in used)
    return (rest, tuple(sorted(left))) if alone else None
